package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// cellID is the element of a cell of the own sheet, both from 0.
func cellID(row, col int) string { return fmt.Sprintf("cell-%d-%d", row, col) }

// ownEntry is a cell of the sheet that lies open: written, or open with what
// the dice would score in it.
func ownEntry(g *game, st escalero.State, row, col int) app.UI {
	own := the.own(st)
	sheet := st.Sheet(own)
	if sheet[col][row].Written || st.Over() {
		return writtenEntry(g, st, own, row, col)
	}
	t, r := the.texts().Table, g.Rules.Rows[row]
	where := []any{the.rowName(r.Key), the.columnName(col + 1)}
	if !sheet.Open(g.Rules, col, row) {
		return openEntry("closed", fmt.Sprintf(t.CellClosed, where...))
	}
	if !the.choosable(st) {
		return openEntry("open", fmt.Sprintf(t.CellOpen, where...))
	}
	chosen := the.table.row == r.Key && the.table.col == col+1
	b := app.Button().Type("button").ID(cellID(row, col)).Aria("pressed", fmt.Sprint(chosen)).
		TabIndex(the.tabIndex(g, st, row, col)).
		OnClick(func(app.Context, app.Event) { the.tap(r.Key, col+1) }, r.Key, col)
	if !the.source().Begun() { // block mode: points are read off the table
		return b.Class("entry").DataSet("state", "possible").Aria("label", fmt.Sprintf(t.CellOpen, where...)).Text("")
	}
	points := the.scores(r)
	if points == 0 {
		return b.Class("entry").DataSet("state", "zero").Aria("label", fmt.Sprintf(t.CellZero, where...)).Text("0")
	}
	class, label := "entry", fmt.Sprintf(t.CellScores, append(where, points)...)
	if the.source().Served && r.Face == 0 {
		class, label = "entry served", label+" "+the.texts().Dice.Served
	}
	return b.Class(class).DataSet("state", "possible").Aria("label", label).Text(points)
}

// openEntry is an empty cell that cannot be chosen now: open, or closed until
// those before it are written.
func openEntry(state, name string) app.UI {
	return app.Span().Class("entry").DataSet("state", state).Body(app.Span().Class("sr-only").Text(name))
}

// writtenEntry is a cell as it stands on a sheet, for reading only.
func writtenEntry(g *game, st escalero.State, p engine.Player, row, col int) app.UI {
	t, sheet := the.texts().Table, st.Sheet(p)
	c := sheet[col][row]
	if !c.Written {
		state := "open"
		if !sheet.Open(g.Rules, col, row) {
			state = "closed"
		}
		return openEntry(state, t.Empty)
	}
	class := "entry"
	if e, ok := g.lastEntry(); ok && e.party == p && e.col == col+1 && e.row == g.Rules.Rows[row].Key {
		class += " last"
	}
	shown := sheet.Shown(g.Rules, col, row)
	if c.Points == 0 && !g.Rules.Running(col) {
		return app.Span().Class(class).DataSet("state", "struck").Body(app.Span().Class("sr-only").Text(t.Struck))
	}
	if c.Served {
		return app.Span().Class(class+" served").DataSet("state", "written").Body(
			app.Text(fmt.Sprint(shown)), app.Span().Class("sr-only").Text(" "+the.texts().Dice.Served))
	}
	return app.Span().Class(class).DataSet("state", "written").Body(app.Text(fmt.Sprint(shown)))
}

// choosable tells whether open cells can be tapped: dice lie there, or in
// block mode any time.
func (s *store) choosable(st escalero.State) bool {
	if s.elsewhere || st.Asked() != 0 || s.computerActs(st) {
		return false
	}
	if st.Hands() == 2 && !st.Second() && !s.game.block {
		return false // the partner throws first
	}
	return s.source().Begun() || s.game.block
}

// tabIndex makes one open cell a stop of the tab key; arrow keys go on from
// there. It is the chosen one, the one that had the focus, or the first.
func (s *store) tabIndex(g *game, st escalero.State, row, col int) int {
	r, c := s.cursor(g, st)
	if r == row && c == col {
		return 0
	}
	return -1
}

// cursor is the open cell that the tab key reaches.
func (s *store) cursor(g *game, st escalero.State) (row, col int) {
	sheet := st.Sheet(s.own(st))
	if s.table.row != "" {
		return g.Rules.Row(s.table.row), s.table.col - 1
	}
	if r, c := s.table.atRow, s.table.atCol; sheet.Open(g.Rules, c, r) {
		return r, c
	}
	for row := range g.Rules.Rows {
		for col := range g.Rules.Columns {
			if sheet.Open(g.Rules, col, row) {
				return row, col
			}
		}
	}
	return 0, 0
}

// step moves the focus from a cell to the next open one in a direction of the
// sheet. Down and up lead to the nearest cell of the next row that has an open
// one, right and left along the row and from its end to the next column: so
// every open cell can be reached.
func (s *store) step(row, col, down, right int) bool {
	g, st := s.game, s.game.state()
	sheet := st.Sheet(s.own(st))
	rows, cols := len(g.Rules.Rows), len(g.Rules.Columns)
	try := func(r, c int) bool {
		if c < 0 || c >= cols || r < 0 || r >= rows || !sheet.Open(g.Rules, c, r) {
			return false
		}
		s.table.atRow, s.table.atCol = r, c
		s.focusOn(cellID(r, c))
		return true
	}
	for r := row + down; down != 0 && r >= 0 && r < rows; r += down {
		for away := range cols {
			if try(r, col-away) || try(r, col+away) {
				return true
			}
		}
	}
	for c := col + right; right != 0 && c >= 0 && c < cols; c += right {
		if try(row, c) {
			return true
		}
	}
	for c := col + right; right != 0 && c >= 0 && c < cols; c += right {
		for away := range rows {
			if try(row-away, c) || try(row+away, c) {
				return true
			}
		}
	}
	return true
}
