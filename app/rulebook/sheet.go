package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// shows is a throw for each pattern.
var shows = map[dice.Pattern]dice.Throw{
	dice.Straight: {1, 2, 3, 4, 5}, dice.FullHouse: {5, 5, 5, 6, 6}, dice.Four: {4, 4, 4, 4, 1}, dice.Five: {6, 6, 6, 6, 6},
}

// sample is a throw that scores in the row.
func sample(row escalero.Row) dice.Throw {
	if row.Face == 0 {
		return shows[row.Scores[len(row.Scores)-1].Pattern]
	}
	f := row.Face
	return dice.Throw{f, f, f, f%6 + 1, (f+2)%6 + 1}
}

func (b *book) sheet() chapter {
	t := b.t()
	var rows []app.UI
	for _, row := range b.rules.Rows {
		thrown := sample(row)
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(i18n.Capital(b.Row(row.Key))),
			app.Td().Class("counts").Body(app.Text(b.counts(row)+" "), b.dice(thrown)),
			app.Td().Class("n").Text(row.Points(thrown.Hand(), false)),
			app.Td().Class("n").Text(row.Points(thrown.Hand(), true)),
		))
	}
	five := shows[dice.Five].Hand()
	poker, full := b.rules.Rows[b.rules.Row("P")], b.rules.Rows[b.rules.Row("F")]
	return chapter{"sheet", t.Sheet, append([]app.UI{worth(t.Sheet, []app.UI{
		app.Th().Scope("col").Text(t.Row), app.Th().Scope("col").Text(t.Counts),
		app.Th().Scope("col").Class("n").Text(t.Worth), app.Th().Scope("col").Class("n").Text(t.More),
	}, rows)}, ui.Paragraphs(
		fmt.Sprintf(t.GrandeToo, poker.Points(five, false), poker.Points(five, true), full.Points(five, false), full.Points(five, true)),
		t.NoFull+" "+t.AnyRow,
	)...)}
}

// worth is a table of the rules.
func worth(title string, head, rows []app.UI) app.UI {
	return ui.Wide(title, app.Table().Class("worth").Aria("label", title).Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...)))
}

// counts says in words what scores in the row.
func (b *book) counts(row escalero.Row) string {
	t := b.t()
	switch {
	case row.Face != 0:
		return fmt.Sprintf(t.Face, b.Many(row.Face), row.Face)
	case len(row.Scores) > 1:
		var list []string
		for _, sc := range row.Scores {
			name := b.T().Within(b.Call(escalero.Turn{Dice: shows[sc.Pattern], Throws: escalero.Throws}))
			list = append(list, fmt.Sprintf(t.AnyScore, name, sc.Served))
		}
		return fmt.Sprintf(t.Any, strings.Join(list, ", "))
	case row.Scores[0].Pattern == dice.Straight:
		return fmt.Sprintf(t.Count.At(row.Key), b.Die(1), b.Die(5), b.Die(2), b.Die(6))
	}
	return t.Count.At(row.Key)
}

// down is the column that is filled in order, from 0; -1 for none.
func (b *book) down() int {
	return slices.IndexFunc(b.rules.Columns, func(c escalero.Column) bool { return c.Down })
}

func (b *book) columns() chapter {
	t, down := b.t(), b.down()
	switch {
	case len(b.rules.Columns) == 1:
		return chapter{"columns", t.Columns, ui.Paragraphs(t.FreeOne)}
	case down < 0:
		return chapter{"columns", t.Columns, ui.Paragraphs(t.Free)}
	}
	first, last := b.row(b.rules.Rows[0]), b.row(b.rules.Rows[len(b.rules.Rows)-1])
	name := b.Column(&b.rules, down+1)
	return chapter{"columns", t.Columns, append(ui.Paragraphs(
		fmt.Sprintf(t.Down, b.Column(&b.rules, down), b.column(down+1), first, last),
		fmt.Sprintf(t.Running, name, first),
	), b.runningExample(down))}
}

// runningExample shows the first rows of a running column beside the points
// they are made of.
func (b *book) runningExample(down int) app.UI {
	t := b.t()
	sheet := b.sample(0, 1).State().Sheet(1)
	head := []app.UI{app.Th().Scope("col").Text(t.Row)}
	for col := range down + 1 {
		head = append(head, app.Th().Scope("col").Class("n").Text(fmt.Sprintf(t.Thrown, b.column(col+1))))
	}
	head = append(head, app.Th().Scope("col").Class("n").Text(fmt.Sprintf(t.Written, b.column(down+1))))
	var rows []app.UI
	for row := range 4 {
		cells := []app.UI{app.Th().Scope("row").Text(i18n.Capital(b.Row(b.rules.Rows[row].Key)))}
		for col := range down + 1 {
			cells = append(cells, app.Td().Class("n").Text(sheet[col][row].Points))
		}
		rows = append(rows, app.Tr().Body(append(cells, app.Td().Class("n").Body(app.Strong().Text(sheet.Shown(b.rules, down, row))))...))
	}
	return app.Div().Class("example").Body(b.exampleTitle(t.RunningTotals), worth(t.RunningTotals, head, rows))
}
