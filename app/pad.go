package app

import (
	"fmt"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// pad is the score pad: a real table whose roles are spelled out, because the
// grid it is laid out with takes them from the elements. Its lines are
// components of their own, see padview.go.
func pad(g *game, st escalero.State) app.UI {
	lines := padLines(g, st)
	rows := lines[2 : len(lines)-1]
	return app.Table().Class("pad").ID("pad").Attr("role", "table").
		Aria("label", fmt.Sprintf(the.texts().Table.Pad, g.name(the.own(st)))).Body(
		app.THead().Attr("role", "rowgroup").Body(lines[:2]...),
		app.TBody().Attr("role", "rowgroup").Body(rows...),
		app.TFoot().Attr("role", "rowgroup").Body(lines[len(lines)-1]),
	)
}

// padLines are the lines of the pad from the names to the sums.
func padLines(g *game, st escalero.State) []app.UI {
	about, eye := the.padAbout(g, st), the.eye(g, st)
	lines := make([]app.UI, 0, escalero.MaxRows+3)
	lines = append(lines, &padHead{Look: the.headLook(g, st, about)}, &padWorth{Look: about})
	for row := range g.Rules.Rows {
		lines = append(lines, &padRow{Look: eye.rowLook(about, row)})
	}
	return append(lines, &padFoot{Look: the.footLook(g, st, about)})
}

// place is the class that puts a cell into row r and column c of the grid.
func place(r, c int) string { return " r" + small(r) + " c" + small(c) }

// rivalClass marks the cells of the i-th rival; all but the first are shown
// only where there is room.
func rivalClass(i int) string {
	if i == 0 {
		return "rival q1"
	}
	return "rival q" + small(i+1) + " away"
}

// padNames is the name line: the menu, whose sheet it is, and beside whom.
func padNames(g *game, st escalero.State, rivals []engine.Player) app.UI {
	t, n := the.texts().Table, len(g.Rules.Columns)
	own := []app.UI{partyName(g, st, the.own(st))}
	if !st.Over() {
		own = append(own, app.Text(" "), app.Span().Class("turn").Text(t.ToThrow))
	}
	cells := []app.UI{
		app.Td().Attr("role", "cell").Class("corner" + place(1, 1)).Body(append([]app.UI{
			app.Button().ID("menu").Type("button").Class("round").Aria("label", t.Menu).Aria("haspopup", "dialog").Body(icon("menu")).
				OnClick(func(app.Context, app.Event) { the.openDialog("menu") })}, stakeMark(st)...)...),
		app.Th().Attr("role", "columnheader").Scope("colgroup").ColSpan(n).Aria("colspan", n).
			Class("name own" + longer(g.name(the.own(st))) + place(1, 2)).Body(own...),
	}
	for i, p := range rivals {
		name := partyName(g, st, p)
		if len(rivals) > 1 {
			at := int(p-the.own(st)-1+engine.Player(st.Parties())) % st.Parties()
			name = app.Button().Type("button").Class("next-rival").Body(
				app.Span().Aria("hidden", "true").Body(name, app.Text(" "), app.Span().Class("of").Text(fmt.Sprintf("%d/%d", at+1, len(rivals)))),
				app.Span().Class("sr-only").Text(fmt.Sprintf(t.Next, g.name(p), at+1, len(rivals))),
			).OnClick(func(app.Context, app.Event) { the.nextRival() })
		}
		cells = append(cells, app.Th().Attr("role", "columnheader").Scope("colgroup").ColSpan(n).Aria("colspan", n).
			Class("name "+rivalClass(i)+longer(g.name(p))+place(1, n+2)).Body(name))
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}

// longName is how many letters fit the name line in its usual size.
const longName = 16

// longer is the class of a name that does not fit.
func longer(name string) string {
	if utf8.RuneCountInString(name) > longName {
		return " longer"
	}
	return ""
}

// partyName is a party's name; of the partners on turn the one who throws
// stands out.
func partyName(g *game, st escalero.State, p engine.Player) app.UI {
	class, name := "who", g.name(p)
	if longer(name) != "" {
		class = "who long"
	}
	names := g.Parties[p-1].Names
	if p != st.Writer() || len(names) == 1 {
		return app.Span().Class(class).Text(name)
	}
	var parts []app.UI
	for i, n := range names {
		if i > 0 {
			parts = append(parts, app.Text(" & "))
		}
		if n == g.thrower(st) {
			parts = append(parts, app.Strong().Text(n))
			continue
		}
		parts = append(parts, app.Text(n))
	}
	return app.Span().Class(class + " partners").Body(parts...)
}

// stakeMark shows below the menu that a Contra has raised the stake.
func stakeMark(st escalero.State) []app.UI {
	if st.Factor() == 1 {
		return nil
	}
	return []app.UI{app.Span().Class("stake").Body(
		app.Span().Class("sr-only").Text(fmt.Sprintf(the.texts().Table.Factor, st.Factor())),
		app.Span().Aria("hidden", "true").Text(fmt.Sprintf("×%d", st.Factor())),
	)}
}

// padValues is the line with what the columns are worth.
func padValues(g *game, rivals []engine.Player) app.UI {
	n := len(g.Rules.Columns)
	var cells []app.UI
	head := func(class string, c, col int) {
		cells = append(cells, app.Th().Attr("role", "columnheader").Scope("col").Class("value "+class+place(2, c)).
			Body(columnHead(g, col+1)))
	}
	for col := range n {
		head("own", col+2, col)
	}
	for i := range rivals {
		for col := range n {
			head(rivalClass(i), n+2+col, col)
		}
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}

// columnHead is what stands above a column; one alone needs no number.
func columnHead(g *game, col int) app.UI {
	if len(g.Rules.Columns) == 1 {
		return app.Span().Class("sr-only").Text(the.columnName(col))
	}
	return app.Text(the.columnLabel(g.Rules, col))
}

// rowLabel names a row: a letter or a word on the phone, both where it fits.
func rowLabel(r escalero.Row, at int) app.UI {
	short := "short"
	if r.Face != 0 {
		short = "short face-key"
	}
	return app.Th().Attr("role", "rowheader").Scope("row").Class("label"+place(at, 1)).Aria("label", the.rowName(r.Key)).Body(
		app.Span().Class(short).Aria("hidden", "true").Text(the.rowLabel(r)),
		app.Text(" "),
		app.Span().Class("long").Text(the.rowName(r.Key)),
	)
}

// padSums is the line of sums with the triangle of who leads each column.
func padSums(g *game, st escalero.State, rivals []engine.Player) app.UI {
	at, n := len(g.Rules.Rows)+3, len(g.Rules.Columns)
	cells := []app.UI{app.Th().Attr("role", "rowheader").Scope("row").Class("label"+place(at, 1)).
		Aria("label", the.texts().Table.Sum).Text("Σ")}
	sum := func(p engine.Player, class string, c, col int) {
		sheet := st.Sheet(p)
		text := []app.UI{app.Text(fmt.Sprint(sheet.Sum(g.Rules, col)))}
		class = "sum " + class + place(at, c)
		if st.Leader(col) == p {
			class += " best"
			text = append([]app.UI{app.Span().Class("sr-only").Text(the.texts().Table.Leads + " ")}, text...)
		}
		cells = append(cells, app.Td().Attr("role", "cell").Class(class).Body(text...))
	}
	for col := range n {
		sum(the.own(st), "own", col+2, col)
	}
	for q, p := range rivals {
		for col := range n {
			sum(p, rivalClass(q), n+2+col, col)
		}
	}
	return app.Tr().Attr("role", "row").Body(cells...)
}
