package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// cellID is the element of a cell of the own sheet, both from 0.
func cellID(row, col int) string { return "cell-" + small(row) + "-" + small(col) }

// cellLook is all that can be seen of a cell. state is the data-state of the
// style sheet, with "" for a cell that is open and can be chosen for points
// still to be typed.
type cellLook struct {
	state                     string
	points                    int
	own, served, last, chosen bool
	stop                      bool // the tab key stops here
}

// padEye is what all cells of a pad have in common, worked out once.
type padEye struct {
	game      *game
	st        escalero.State
	own       engine.Player
	last      written // the entry that nothing has followed yet, if any
	choosable bool
	row, col  int // where the tab key stops
	turn      escalero.Turn
	hand      dice.Hand
}

func (s *store) eye(g *game, st escalero.State) padEye {
	e := padEye{game: g, st: st, own: s.own(st)}
	e.last, _ = g.lastEntry()
	if st.Over() {
		return e
	}
	if e.choosable = s.choosable(st); e.choosable {
		e.row, e.col = s.cursor(g, st)
		e.turn = s.source()
		e.hand = e.turn.Dice.Hand()
	}
	return e
}

// mine is a cell of the sheet that lies open: written, or open with what the
// dice would score in it.
func (e *padEye) mine(row, col int) cellLook {
	sheet, rules := e.st.Sheet(e.own), e.game.Rules
	if sheet[col][row].Written || e.st.Over() {
		return e.theirs(e.own, row, col)
	}
	look, r := cellLook{own: true}, rules.Rows[row]
	switch {
	case !sheet.Open(rules, col, row):
		look.state = "closed"
		return look
	case !e.choosable:
		look.state = "open"
		return look
	}
	look.chosen = the.table.row == r.Key && the.table.col == col+1
	look.stop = e.row == row && e.col == col
	if e.turn.Begun() {
		look.points = r.Points(e.hand, e.turn.Served)
		look.served = look.points > 0 && e.turn.Served && r.Face == 0
		look.state = "possible"
		if look.points == 0 {
			look.state = "zero"
		}
	}
	return look
}

// theirs is a cell as it stands on a sheet, for reading only.
func (e *padEye) theirs(p engine.Player, row, col int) cellLook {
	sheet, rules := e.st.Sheet(p), e.game.Rules
	c := sheet[col][row]
	if !c.Written {
		if !sheet.Open(rules, col, row) {
			return cellLook{state: "closed"}
		}
		return cellLook{state: "open"}
	}
	look := cellLook{state: "written", served: c.Served, points: sheet.Shown(rules, col, row)}
	look.last = e.last.party == p && e.last.col == col+1 && e.last.row == rules.Rows[row].Key
	if c.Points == 0 && !rules.Running(col) {
		look.state = "struck"
	}
	return look
}

// entry is the cell of a row; row and col count from 0. Whatever is to be read
// has the same shape, so that a change of it changes texts and no elements.
func (c cellLook) entry(r escalero.Row, row, col int) app.UI {
	t := &the.texts().Table
	class, seen, heard := "entry", "", t.Empty
	switch c.state {
	case "open", "closed":
		if c.own && c.state == "open" {
			heard = fmt.Sprintf(t.CellOpen, the.rowName(r.Key), the.columnName(col+1))
		} else if c.own {
			heard = fmt.Sprintf(t.CellClosed, the.rowName(r.Key), the.columnName(col+1))
		}
	case "struck":
		heard = t.Struck
	case "written":
		seen, heard = small(c.points), ""
		if c.served {
			class, heard = "entry served", " "+the.texts().Dice.Served
		}
	default:
		return c.button(r, row, col)
	}
	if c.last {
		class += " last"
	}
	return app.Span().Class(class).DataSet("state", c.state).Body(app.Text(seen), app.Span().Class("sr-only").Text(heard))
}

// button is an open cell that can be chosen.
func (c cellLook) button(r escalero.Row, row, col int) app.UI {
	t, stop := &the.texts().Table, -1
	if c.stop {
		stop = 0
	}
	class, state, text, name := "entry pencil", "possible", "", ""
	switch c.state {
	case "": // block mode: points are read off the table
		name = fmt.Sprintf(t.CellOpen, the.rowName(r.Key), the.columnName(col+1))
	case "zero":
		state, text = "zero", "0"
		name = fmt.Sprintf(t.CellZero, the.rowName(r.Key), the.columnName(col+1))
	default:
		text = small(c.points)
		name = fmt.Sprintf(t.CellScores, the.rowName(r.Key), the.columnName(col+1), c.points)
	}
	if c.served {
		class, name = "entry pencil served", name+" "+the.texts().Dice.Served
	}
	return app.Button().Type("button").ID(cellID(row, col)).Class(class).DataSet("state", state).Aria("label", name).
		Aria("pressed", c.chosen).TabIndex(stop).Text(text).
		OnClick(func(app.Context, app.Event) { the.tap(r.Key, col+1) }, r.Key, col)
}

// writtenEntry is a cell of any sheet, for reading only.
func writtenEntry(g *game, st escalero.State, p engine.Player, row, col int) app.UI {
	e := padEye{game: g, st: st}
	e.last, _ = g.lastEntry()
	return e.theirs(p, row, col).entry(g.Rules.Rows[row], row, col)
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

// cursor is the one open cell that the tab key reaches; arrow keys go on from
// there. It is the chosen one, the one that had the focus, or the first.
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
