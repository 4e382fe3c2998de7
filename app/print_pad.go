package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// paperParties bounds how many parties stand side by side; more go below.
const paperParties = 4

// papers is a pad as it lies on the table: all parties side by side, read
// only, for looking back and for printing. Without a game it is empty.
func papers(r escalero.Rules, names []string, g *game) app.UI {
	sheets := (len(names) + paperParties - 1) / paperParties
	var list []app.UI
	for i := range sheets {
		list = append(list, paper(r, names, g, i*len(names)/sheets, (i+1)*len(names)/sheets))
	}
	return app.Div().Class("papers").Body(list...)
}

// paper is the table of the parties from one index up to another.
func paper(r escalero.Rules, names []string, g *game, from, to int) app.UI {
	t := the.texts().Games
	top := []app.UI{app.Th().Scope("col").Rowspan(2).Text(t.Row)}
	var values []app.UI
	for _, name := range names[from:to] {
		th := app.Th().Class("who").Scope("colgroup").ColSpan(len(r.Columns))
		if name != "" {
			top = append(top, th.Text(name))
		} else {
			top = append(top, th.Body(app.Span().Class("sr-only").Text(t.Paper.Name)))
		}
		for col := range r.Columns {
			values = append(values, app.Th().Scope("col").Class(paperClass(r, col)).Text(the.columnLabel(r, col+1)))
		}
	}
	var rows []app.UI
	for row := range r.Rows {
		tr := app.Tr()
		if row > 0 && (r.Rows[row].Face == 0) != (r.Rows[row-1].Face == 0) {
			tr = tr.Class("group")
		}
		cells := []app.UI{app.Th().Scope("row").Text(the.rowLabel(r.Rows[row]))}
		for p := from; p < to; p++ {
			for col := range r.Columns {
				cells = append(cells, app.Td().Class(paperClass(r, col)).Body(paperCell(r, g, spot{engine.Player(p + 1), col + 1, row + 1})...))
			}
		}
		rows = append(rows, tr.Body(cells...))
	}
	return app.Table().Class(fmt.Sprintf("paper columns-%d", (to-from)*len(r.Columns))).Body(
		app.THead().Body(app.Tr().Body(top...), app.Tr().Body(values...)),
		app.TBody().Body(rows...),
		app.TFoot().Body(paperSums(r, g, from, to)...),
	)
}

// paperClass marks the last column of a party, where a rule stands.
func paperClass(r escalero.Rules, col int) string {
	if col == len(r.Columns)-1 {
		return "last"
	}
	return "inner"
}

// paperCell is what stands in a cell; while entries are corrected, a button.
func paperCell(r escalero.Rules, g *game, at spot) []app.UI {
	if g == nil {
		return nil
	}
	sheet := g.state().Sheet(at.party)
	c := sheet[at.col-1][at.row-1]
	if !c.Written {
		return nil
	}
	t := the.texts()
	if the.games.correcting && the.path == "/games" {
		if _, _, hand := g.entered(at); hand {
			return []app.UI{correctButton(g, at, c.Points)}
		}
	}
	shown := fmt.Sprint(sheet.Shown(r, at.col-1, at.row-1))
	switch {
	case c.Points == 0 && !r.Running(at.col-1):
		return []app.UI{app.Span().Class("stroke").Aria("hidden", "true").Text("–"), app.Span().Class("sr-only").Text(t.Games.Struck)}
	case c.Served:
		return []app.UI{app.Span().Class("served").Text(shown), app.Span().Class("sr-only").Text(" " + t.Dice.Served)}
	}
	return []app.UI{app.Text(shown)}
}

// paperSums is the last lines: the sum of each column and, where the
// difference is settled, the total of each party.
func paperSums(r escalero.Rules, g *game, from, to int) []app.UI {
	t := the.texts().Games
	sums := []app.UI{app.Th().Scope("row").Text(t.Sum)}
	totals := []app.UI{app.Th().Scope("row").Text(t.Total)}
	for p := from; p < to; p++ {
		total := ""
		for col := range r.Columns {
			td := app.Td().Class(paperClass(r, col))
			if g != nil {
				sheet := g.state().Sheet(engine.Player(p + 1))
				if g.state().Leader(col) == engine.Player(p+1) {
					td = td.Class(paperClass(r, col) + " best")
				}
				sums, total = append(sums, td.Text(sheet.Sum(r, col))), fmt.Sprint(sheet.Total(r))
				continue
			}
			sums = append(sums, td)
		}
		totals = append(totals, app.Td().Class("last").ColSpan(len(r.Columns)).Text(total))
	}
	if r.Settlement.ByColumns || len(r.Columns) == 1 || r.Running(len(r.Columns)-1) {
		return []app.UI{app.Tr().Body(sums...)}
	}
	return []app.UI{app.Tr().Body(sums...), app.Tr().Body(totals...)}
}
