package history

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/escalero"
)

// abreast is how many parties stand side by side on a pad; more go below.
const abreast = 4

// narrowName is how many characters of a name fit in the usual size above one
// or two columns on a phone; above three it is half as many more.
const narrowName = 7

// Cell draws a written cell of a pad in its own way; it returns nil to leave
// the points as they stand there.
type Cell func(at dicegame.Spot) app.UI

// papers is a pad as it lies on the table, for printing: all parties side by side,
// but no more than abreast. Without a game it is empty, and a name may be "" to be
// written by hand.
func papers(n dicegame.Names, r *escalero.Rules, names []string, g *dicegame.Game) app.UI {
	sheets := (len(names) + abreast - 1) / abreast
	var list []app.UI
	for i := range sheets {
		list = append(list, Paper(n, r, names, g, i*len(names)/sheets, (i+1)*len(names)/sheets, nil))
	}
	return app.Div().Class("papers").Body(list...)
}

// Sheets is the pads of a game, as many side by side as fit on a phone.
func Sheets(n dicegame.Names, g *dicegame.Game) app.UI {
	wide := min(6/len(g.Rules.Columns), abreast)
	var list []app.UI
	for from := 0; from < len(g.Parties); from += wide {
		list = append(list, Paper(n, &g.Rules, g.PartyNames(), g, from, min(from+wide, len(g.Parties)), nil))
	}
	return app.Div().Class("papers fitted").Body(list...)
}

// Paper is the table of the parties from one index up to another; see papers. cell may be nil.
func Paper(n dicegame.Names, r *escalero.Rules, names []string, g *dicegame.Game, from, to int, cell Cell) app.UI {
	t := &n.T().Games
	single := len(r.Columns) == 1 // which needs no number below the name
	lines, scope := 2, "colgroup"
	if single {
		lines, scope = 1, "col"
	}
	top := []app.UI{app.Th().Scope("col").Rowspan(lines).Text(t.Row)}
	var values []app.UI
	for _, name := range names[from:to] {
		class := "who"
		if single && utf8.RuneCountInString(name) > narrowName || longest(name) > max(narrowName, narrowName*len(r.Columns)/2) {
			class = "who narrow"
		}
		th := app.Th().Class(class).Scope(scope).ColSpan(len(r.Columns))
		if name != "" {
			top = append(top, th.Text(name))
		} else {
			top = append(top, th.Body(app.Span().Class("sr-only").Text(t.Paper.Name)))
		}
		if single {
			continue
		}
		for col := range r.Columns {
			values = append(values, app.Th().Scope("col").Class(paperClass(r, col)).Text(n.ColumnLabel(r, col+1)))
		}
	}
	head := []app.UI{app.Tr().Body(top...)}
	if !single {
		head = append(head, app.Tr().Body(values...))
	}
	var rows []app.UI
	for row := range r.Rows {
		tr := app.Tr()
		if row > 0 && (r.Rows[row].Face == 0) != (r.Rows[row-1].Face == 0) {
			tr = tr.Class("group")
		}
		key := r.Rows[row].Key
		cells := []app.UI{app.Th().Scope("row").Body(app.Span().Aria("hidden", "true").Text(n.RowLabel(key)), spoken(n.Row(key)))}
		for p := from; p < to; p++ {
			for col := range r.Columns {
				td := app.Td().Class(paperClass(r, col))
				if g != nil {
					td = td.Body(paperCell(n, g, dicegame.Spot{Party: engine.Player(p + 1), Col: col + 1, Row: row + 1}, cell)...)
				}
				cells = append(cells, td)
			}
		}
		rows = append(rows, tr.Body(cells...))
	}
	title := t.Paper.Empty
	if g != nil {
		title = fmt.Sprintf(n.T().Table.Pad, n.T().List(names[from:to]))
	}
	return app.Table().Class(fmt.Sprintf("paper columns-%d", (to-from)*len(r.Columns))).Aria("label", title).Body(
		app.THead().Body(head...),
		app.TBody().Body(rows...),
		app.TFoot().Body(paperSums(n, r, g, from, to)...),
	)
}

// longest is how many characters of a name stay in one line: it breaks at blanks and hyphens.
func longest(name string) (most int) {
	for _, part := range strings.FieldsFunc(name, func(r rune) bool { return r == ' ' || r == '-' }) {
		most = max(most, utf8.RuneCountInString(part))
	}
	return most
}

// paperClass marks the last column of a party, where a rule stands.
func paperClass(r *escalero.Rules, col int) string {
	if col == len(r.Columns)-1 {
		return "last"
	}
	return "inner"
}

// paperCell is what stands in a cell.
func paperCell(n dicegame.Names, g *dicegame.Game, at dicegame.Spot, cell Cell) []app.UI {
	sheet := g.State().Sheet(at.Party)
	c := sheet[at.Col-1][at.Row-1]
	if !c.Written {
		return nil
	}
	if cell != nil {
		if drawn := cell(at); drawn != nil {
			return []app.UI{drawn}
		}
	}
	return inked(n, c, sheet.Shown(g.Rules, at.Col-1, at.Row-1), c.Points == 0 && !g.Rules.Running(at.Col-1))
}

// inked is what a written cell shows: a stroke, or a number and whether it was
// served.
func inked(n dicegame.Names, c escalero.Cell, shown int, struck bool) []app.UI {
	t := n.T()
	switch {
	case struck:
		return []app.UI{app.Span().Class("stroke").Aria("hidden", "true").Text("–"), spoken(t.Games.Struck)}
	case c.Served:
		return []app.UI{app.Span().Class("served").Text(shown), spoken(" " + t.Dice.Served)}
	}
	return []app.UI{app.Text(fmt.Sprint(shown))}
}

// spoken is for screen readers only.
func spoken(text string) app.UI { return app.Span().Class("sr-only").Text(text) }

// paperSums is the last lines: the sum of each column and, where the
// difference is settled, the total of each party.
func paperSums(n dicegame.Names, r *escalero.Rules, g *dicegame.Game, from, to int) []app.UI {
	t := &n.T().Games
	sums := []app.UI{app.Th().Scope("row").Text(t.Sum)}
	totals := []app.UI{app.Th().Scope("row").Text(t.Total)}
	ahead := engine.Player(0) // in the totals
	if g != nil {
		_, ahead = g.Totals()
	}
	for p := from; p < to; p++ {
		total := ""
		for col := range r.Columns {
			td := app.Td().Class(paperClass(r, col))
			if g != nil {
				sheet := g.State().Sheet(engine.Player(p + 1))
				if g.State().Leader(col) == engine.Player(p+1) {
					td = td.Class("best")
				}
				td, total = td.Text(sheet.Sum(*r, col)), fmt.Sprint(sheet.Total(*r))
			}
			sums = append(sums, td)
		}
		td := app.Td().Class("last")
		if ahead == engine.Player(p+1) {
			td = td.Class("best")
		}
		totals = append(totals, td.ColSpan(len(r.Columns)).Text(total))
	}
	if r.Settlement.ByColumns || len(r.Columns) == 1 || r.Running(len(r.Columns)-1) {
		return []app.UI{app.Tr().Body(sums...)}
	}
	return []app.UI{app.Tr().Body(sums...), app.Tr().Body(totals...)}
}
