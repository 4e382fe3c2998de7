package dicetable

import (
	"fmt"

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
	Writer engine.Player
	Throws int // which of two partners throws, from 0
	Over   bool
	Leave  Leave
}

func (t Table) lookOfHead(a about) headLook {
	st := t.Desk.State()
	_, throws := dicegame.Thrower(t.Desk.Game, st)
	return headLook{a, st.Writer(), throws, st.Over(), t.Leave}
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
	cells := make([]app.UI, 0, n*v.Look.Parties)
	for i := range v.Look.Parties {
		class, from := "value own", 2
		if i > 0 {
			class, from = "value "+rivalClass(i-1), n+2
		}
		for col := range n {
			head := app.UI(app.Text(v.Look.Names.ColumnLabel(rules, col+1)))
			if n == 1 { // a single column needs no visible number
				head = app.Span().Class("sr-only").Text(v.Look.Names.Column(rules, 1))
			}
			cells = append(cells, app.Th().Attr("role", "columnheader").Scope("col").Class(class+place(2, from+col)).Body(head))
		}
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}

// line is one row of the pad, across all sheets.
type line struct {
	app.Compo
	Look lineLook
	At   seat
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

// Settle is called by the patched go-app, see table.go.
func (v *line) Settle(next app.UI) bool {
	v.At = next.(*line).At
	return ui.Settle(&v.Look, next.(*line).Look)
}

// Render implements app.Composer.
func (v *line) Render() app.UI {
	look, rules := &v.Look, &v.Look.Game.Rules
	n, at, r := len(rules.Columns), look.Row+3, &rules.Rows[look.Row]
	cells := make([]app.UI, 0, 1+n*look.Parties)
	cells = append(cells, rowLabel(look.Names, r, at))
	for i := range look.Parties {
		class, from, sheet := "own", 2, &look.Own
		if i > 0 {
			class, from, sheet = rivalClass(i-1), n+2, &look.Other[i-1]
		}
		for col := range n {
			cells = append(cells, app.Td().Attr("role", "cell").Class(class+place(at, from+col)).
				Body(cell(v.At, look.Names, sheet[col], r.Key, look.Row, col)))
		}
	}
	tr := app.Tr().Attr("role", "row")
	if look.Row > 0 && (r.Face == 0) != (rules.Rows[look.Row-1].Face == 0) {
		tr = tr.Class("group")
	}
	return tr.Body(cells...)
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
}

func lookOfFoot(a about, st escalero.State) footLook {
	look := footLook{about: a}
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
	cells := []app.UI{app.Th().Attr("role", "rowheader").Scope("row").Class("label"+place(at, 1)).Aria("label", t.Sum).Text("Σ")}
	for i := range look.Parties {
		p, class, from := look.Party, "sum own", 2
		if i > 0 {
			p, class, from = look.Rivals[i-1], "sum "+rivalClass(i-1), n+2
		}
		for col := range n {
			text, class := []app.UI{app.Text(fmt.Sprint(look.Sums[p-1][col]))}, class+place(at, from+col)
			if look.Leaders[col] == p {
				class += " best"
				text = append([]app.UI{app.Span().Class("sr-only").Text(t.Leads + " ")}, text...)
			}
			cells = append(cells, app.Td().Attr("role", "cell").Class(class).Body(text...))
		}
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}
