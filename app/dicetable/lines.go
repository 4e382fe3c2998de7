package dicetable

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero"
)

// about is what every line of the pad depends on: the game, the parties shown,
// and the vocabulary.
type about struct {
	Game    *dicegame.Game
	Names   dicegame.Names
	Parties int
	Party   engine.Player // whose sheet is shown in full
	Rivals  [escalero.MaxParties - 1]engine.Player
}

func (t Table) about() about {
	a := about{Game: t.Desk.Game, Names: t.Names, Parties: t.Desk.State().Parties(), Party: t.Desk.Own()}
	copy(a.Rivals[:], t.Desk.Rivals())
	return a
}

// head is the line with the names.
type head struct {
	app.Compo
	Look headLook
	At   seat
}

type headLook struct {
	about
	Writer, Turn, Asked engine.Player
	Throws              int // which of two partners throws, from 0
	Over                bool
	Leave               Leave
}

func (t Table) lookOfHead(a about) headLook {
	st := t.Desk.State()
	_, throws := dicegame.Thrower(t.Desk.Game, st)
	return headLook{a, st.Writer(), st.Turn(), st.Asked(), throws, st.Over(), t.Leave}
}

// Settle is called by the patched go-app, see table.go.
func (v *head) Settle(next app.UI) bool {
	v.At = next.(*head).At
	return ui.Settle(&v.Look, next.(*head).Look)
}

// Render implements app.Composer.
func (v *head) Render() app.UI { return v.names() }

// worth is the line with the values of the columns.
type worth struct {
	app.Compo
	Look about
	At   seat
}

// Settle is called by the patched go-app, see table.go.
func (v *worth) Settle(next app.UI) bool {
	v.At = next.(*worth).At
	return ui.Settle(&v.Look, next.(*worth).Look)
}

// Render implements app.Composer.
func (v *worth) Render() app.UI {
	rules := &v.Look.Game.Rules
	n := len(rules.Columns)
	cells := make([]app.UI, 0, 1+n*v.Look.Parties)
	// Above the names of the rows: without this cell, which nobody sees, every value
	// would head the column before its own.
	cells = append(cells, app.Td().Attr("role", "gridcell").Class("nook"+place(2, 1)))
	for i := range v.Look.Parties {
		p, class, from := v.Look.Party, "value own", 2
		if i > 0 {
			p, class, from = v.Look.Rivals[i-1], "value "+rivalClass(i-1), n+2
		}
		for col := range n {
			head := []app.UI{app.Span().Class("sr-only").Text(v.Look.Names.Heads(rules, v.Look.Game.Name(p)))}
			if n > 1 { // a single column needs no visible number
				head = append(head, app.Text(v.Look.Names.ColumnLabel(rules, col+1)))
			}
			cells = append(cells, app.Th().Attr("role", "columnheader").Scope("col").Class(class+place(2, from+col)).Body(head...))
		}
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}

// line is one row of the pad, across all sheets.
type line struct {
	app.Compo
	Look lineLook
	At   seat

	drawn lineLook // what cells shows
	cells []app.UI
}

type lineLook struct {
	about
	Row   int
	Own   [escalero.MaxColumns]dicegame.Cell
	Other [escalero.MaxParties - 1][escalero.MaxColumns]dicegame.Cell
}

func lookOfRow(a about, eye *dicegame.Eye, row int) lineLook {
	look := lineLook{about: a, Row: row}
	for col := range a.Game.Rules.Columns {
		look.Own[col] = eye.Own(row, col)
		for i := range a.Parties - 1 {
			look.Other[i][col] = eye.Written(a.Rivals[i], row, col)
		}
	}
	return look
}

// Settle is called by the patched go-app, see table.go. A throw changes all open cells of the
// pad, which is most of what it changes, and they show nothing before the dice have come
// to rest. So a tap is answered in two pictures: a line in which nothing else changes
// waits for the second one.
func (v *line) Settle(next app.UI) bool {
	n := next.(*line)
	v.At = n.At
	if n.At.half && v.Look.waits(&n.Look) {
		return false
	}
	return ui.Settle(&v.Look, n.Look)
}

// waits reports whether a line can go on showing what it shows: only cells differ that
// are not written.
func (l *lineLook) waits(next *lineLook) bool {
	for i := range l.Own {
		if l.Own[i] != next.Own[i] && !(l.Own[i].Own && next.Own[i].Own) {
			return false
		}
	}
	return l.about == next.about && l.Row == next.Row && l.Other == next.Other
}

// Render implements app.Composer. A cell that is as it was is the same element again, and go-app does not look
// into it: most taps change a few cells of a line.
func (v *line) Render() app.UI {
	look, rules, drawn := &v.Look, &v.Look.Game.Rules, &v.drawn
	n, at, r := len(rules.Columns), look.Row+3, &rules.Rows[look.Row]
	cells := make([]app.UI, 0, 1+n*look.Parties)
	again := v.cells != nil && drawn.about == look.about && drawn.Row == look.Row
	if again {
		cells = append(cells, v.cells[0])
	} else {
		cells = append(cells, rowLabel(look.Names, r, at))
	}
	for i := range look.Parties {
		p, class, from, sheet, was := look.Party, "own", 2, &look.Own, &drawn.Own
		if i > 0 {
			p, class, from, sheet, was = look.Rivals[i-1], rivalClass(i-1), n+2, &look.Other[i-1], &drawn.Other[i-1]
		}
		for col := range n {
			if again && sheet[col] == was[col] {
				cells = append(cells, v.cells[len(cells)])
				continue
			}
			td := app.Td().Attr("role", "gridcell").Class(class + place(at, from+col))
			if c := &sheet[col]; !c.Button() && c.Fix == (dicegame.Spot{}) {
				td = reached(td, dicegame.PadID(dicegame.Spot{Party: p, Col: col + 1, Row: look.Row + 1}, look.Party), c.Stop)
			}
			cells = append(cells, td.Body(cell(v.At, look.Names, sheet[col], r.Key, look.Row, col)))
		}
	}
	v.drawn, v.cells = *look, cells
	tr := app.Tr().Attr("role", "row")
	if look.Row > 0 && (r.Face == 0) != (rules.Rows[look.Row-1].Face == 0) {
		tr = tr.Class("group")
	}
	return tr.Body(cells...)
}

// reached is a cell of the grid that only tells something: the keys come to it,
// and nothing can be changed there. In the other cells they come to a button.
func reached(td app.HTMLTd, id string, stop bool) app.HTMLTd {
	return td.ID(id).TabIndex(tabIndex(stop)).Aria("readonly", "true")
}

// tabIndex is 0 for the one cell of the pad that the Tab key reaches.
func tabIndex(stop bool) int {
	if stop {
		return 0
	}
	return -1
}

// foot is the line with the sums and, for each column, the triangle of the
// leader.
type foot struct {
	app.Compo
	Look footLook
	At   seat
}

type footLook struct {
	about
	Sums    [escalero.MaxParties][escalero.MaxColumns]int
	Leaders [escalero.MaxColumns]engine.Player
	Stop    dicegame.Spot // zero if it is not in this line
	Won     bool          // what is settled is won, not only led, see Names.Mark
}

func lookOfFoot(a about, eye *dicegame.Eye, st escalero.State) footLook {
	look := footLook{about: a, Won: st.Over() && st.Conceded() == 0}
	if at := eye.Stop(); at.Row > len(a.Game.Rules.Rows) {
		look.Stop = at
	}
	for col := range a.Game.Rules.Columns {
		look.Leaders[col] = st.Leader(col)
		for p := range a.Parties {
			sheet := st.Sheet(engine.Player(p + 1))
			look.Sums[p][col] = sheet.Sum(a.Game.Rules, col)
		}
	}
	return look
}

// Settle is called by the patched go-app, see table.go.
func (v *foot) Settle(next app.UI) bool {
	v.At = next.(*foot).At
	return ui.Settle(&v.Look, next.(*foot).Look)
}

// Render implements app.Composer.
func (v *foot) Render() app.UI {
	look, t := &v.Look, &v.Look.Names.T().Table
	rules := &look.Game.Rules
	at, n := len(rules.Rows)+3, len(rules.Columns)
	cells := []app.UI{app.Th().Attr("role", "rowheader").Scope("row").Class("label"+place(at, 1)).Body(
		app.Span().Aria("hidden", "true").Text("Σ"), app.Span().Class("sr-only").Text(t.Sum))}
	for i := range look.Parties {
		p, class, from := look.Party, "sum own", 2
		if i > 0 {
			p, class, from = look.Rivals[i-1], "sum "+rivalClass(i-1), n+2
		}
		for col := range n {
			text, class := []app.UI{app.Text(strconv.Itoa(look.Sums[p-1][col]))}, class+place(at, from+col)
			if look.Leaders[col] == p {
				class += " best"
				text = append(text, app.Span().Class("sr-only").Text(ui.Between+look.Names.Mark(look.Game, col)))
			}
			spot := dicegame.Spot{Party: p, Col: col + 1, Row: len(rules.Rows) + 1}
			cells = append(cells, reached(app.Td().Attr("role", "gridcell").Class(class), dicegame.PadID(spot, look.Party), look.Stop == spot).Body(text...))
		}
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}
