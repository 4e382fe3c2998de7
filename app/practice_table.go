package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// quizTable shows a position as the table does: pad, tray, and the buttons
// that decide. Nothing is thrown or written.
func quizTable(q *quiz) app.UI {
	t, g := the.texts(), q.game
	st := g.state()
	task := the.task(q, st)
	return app.Div().Class(fmt.Sprintf("table rows-%d cols-%d rivals-%d", len(g.Rules.Rows), len(g.Rules.Columns), st.Parties()-1)).Body(
		app.H1().ID("title").Class("sr-only").TabIndex(-1).Text(task),
		app.Header().Class("topbar").Body(
			app.P().Class("brand").Body(icon("cloche"), app.Span().Text(t.Coach.Practice.Title)),
			app.P().Text(the.agreed(g)),
		),
		quizPad(q, st),
		quizTray(q, st),
		quizActs(q, st),
	)
}

func quizPad(q *quiz, st escalero.State) app.UI {
	g, rivals := q.game, q.rivals()
	t, n := the.texts(), len(g.Rules.Columns)
	names := []app.UI{
		app.Td().Attr("role", "cell").Class("corner" + place(1, 1)).Body(
			app.A().ID("leave").Class("round").Href(link("/practice")).Aria("label", t.Coach.Practice.Leave).Body(icon("back"))),
		app.Th().Attr("role", "columnheader").Scope("colgroup").ColSpan(n).Aria("colspan", n).Class("name own"+place(1, 2)).Body(
			app.Span().Class("who").Text(g.name(the.own(st))), app.Text(" "), app.Span().Class("turn").Text(t.Table.ToThrow)),
	}
	for i, p := range rivals {
		name := app.UI(app.Span().Class("who").Text(g.name(p)))
		if len(rivals) > 1 {
			name = app.Button().Type("button").Class("next-rival").Body(name).OnClick(func(app.Context, app.Event) {
				if q := the.lessons.practice.quiz; q != nil {
					the.table.rival = q.rivals()[1]
				}
			})
		}
		names = append(names, app.Th().Attr("role", "columnheader").Scope("colgroup").ColSpan(n).Aria("colspan", n).
			Class("name "+rivalClass(i)+place(1, n+2)).Body(name))
	}
	rows := make([]app.UI, len(g.Rules.Rows))
	for i, r := range g.Rules.Rows {
		cells := []app.UI{rowLabel(r, i+3)}
		for col := range n {
			cells = append(cells, app.Td().Attr("role", "cell").Class("own"+place(i+3, col+2)).Body(quizEntry(q, st, i, col)))
		}
		for k, p := range rivals {
			for col := range n {
				cells = append(cells, app.Td().Attr("role", "cell").Class(rivalClass(k)+place(i+3, n+2+col)).Body(writtenEntry(g, st, p, i, col)))
			}
		}
		row := app.Tr().Attr("role", "row")
		if i > 0 && (r.Face == 0) != (g.Rules.Rows[i-1].Face == 0) {
			row = row.Class("group")
		}
		rows[i] = row.Body(cells...)
	}
	return app.Table().Class("pad").ID("pad").Attr("role", "table").Aria("label", fmt.Sprintf(t.Table.Pad, g.name(the.own(st)))).Body(
		app.THead().Attr("role", "rowgroup").Body(app.Tr().Attr("role", "row").Body(names...), padValues(g, rivals)),
		app.TBody().Attr("role", "rowgroup").Body(rows...),
		app.TFoot().Attr("role", "rowgroup").Body(padSums(g, st, rivals)),
	)
}

// quizEntry is a cell of the sheet that lies open.
func quizEntry(q *quiz, st escalero.State, row, col int) app.UI {
	g, own := q.game, the.own(st)
	sheet := st.Sheet(own)
	if sheet[col][row].Written {
		return writtenEntry(g, st, own, row, col)
	}
	t, r := the.texts().Table, g.Rules.Rows[row]
	where := []any{the.rowName(r.Key), the.columnName(col + 1)}
	if !sheet.Open(g.Rules, col, row) {
		return lyingEntry("closed", fmt.Sprintf(t.CellClosed, where...))
	}
	if st.Hands() == 2 && !st.Second() || !st.Now().Begun() {
		return lyingEntry("open", fmt.Sprintf(t.CellOpen, where...))
	}
	tab := -1
	if cr, cc := q.cursor(st); cr == row && cc == col {
		tab = 0
	}
	b := app.Button().Type("button").ID(cellID(row, col)).TabIndex(tab).
		Aria("pressed", fmt.Sprint(q.row == r.Key && q.col == col+1)).
		OnClick(func(app.Context, app.Event) { the.quizTap(r.Key, row, col) }, r.Key, row, col)
	worth := points(st, escalero.Action{Row: r.Key, Hand: q.hand})
	if worth == 0 {
		return b.Class("entry").DataSet("state", "zero").Aria("label", fmt.Sprintf(t.CellZero, where...)).Text("0")
	}
	class, label := "entry", fmt.Sprintf(t.CellScores, append(where, worth)...)
	if q.source(st).Served && r.Face == 0 {
		class, label = "entry served", label+" "+the.texts().Dice.Served
	}
	return b.Class(class).DataSet("state", "possible").Aria("label", label).Text(worth)
}

// lyingEntry is an empty cell that cannot be chosen.
func lyingEntry(state, name string) app.UI {
	return app.Span().Class("entry").DataSet("state", state).Body(app.Span().Class("sr-only").Text(name))
}

// source is the result that would be written.
func (q *quiz) source(st escalero.State) escalero.Turn {
	if q.hand == 1 {
		return st.First()
	}
	return st.Last()
}
