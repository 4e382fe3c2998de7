package app

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

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

func sheetRules(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	var rows []app.UI
	for _, row := range r.Rows {
		thrown := sample(row)
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(capital(the.rowName(row.Key))),
			app.Td().Class("counts").Body(app.Text(rowCounts(r, row)+" "), diceRow(thrown)),
			app.Td().Class("n").Text(row.Points(thrown.Hand(), false)),
			app.Td().Class("n").Text(row.Points(thrown.Hand(), true)),
		))
	}
	table := app.Table().Class("worth").Body(
		app.THead().Body(app.Tr().Body(
			app.Th().Scope("col").Text(t.Row), app.Th().Scope("col").Text(t.Counts),
			app.Th().Scope("col").Class("n").Text(t.Worth), app.Th().Scope("col").Class("n").Text(t.More),
		)),
		app.TBody().Body(rows...),
	)
	five := shows[dice.Five].Hand()
	poker, full := r.Rows[r.Row("P")], r.Rows[r.Row("F")]
	return rulesPart{"sheet", t.Sheet, append([]app.UI{table}, paragraphs(
		fmt.Sprintf(t.GrandeToo, poker.Points(five, false), poker.Points(five, true), full.Points(five, false), full.Points(five, true)),
		t.NoFull+" "+t.AnyRow,
	)...)}
}

// rowCounts says in words what scores in the row.
func rowCounts(r escalero.Rules, row escalero.Row) string {
	t := the.texts()
	switch {
	case row.Face != 0:
		return fmt.Sprintf(t.Rules.Face, the.many(row.Face), row.Face)
	case len(row.Scores) > 1:
		var list []string
		for _, sc := range row.Scores {
			name := the.call(escalero.Turn{Dice: shows[sc.Pattern], Throws: escalero.Throws})
			list = append(list, fmt.Sprintf(t.Rules.AnyScore, name, sc.Served))
		}
		return fmt.Sprintf(t.Rules.Any, strings.Join(list, ", "))
	case row.Scores[0].Pattern == dice.Straight:
		return fmt.Sprintf(t.Rules.Count[row.Key], the.letter(1), the.letter(5), the.letter(2), the.letter(6))
	}
	return t.Rules.Count[row.Key]
}

func columnRules(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	down := slices.IndexFunc(r.Columns, func(c escalero.Column) bool { return c.Down })
	switch {
	case len(r.Columns) == 1:
		return rulesPart{"columns", t.Columns, paragraphs(t.FreeOne)}
	case down < 0:
		return rulesPart{"columns", t.Columns, paragraphs(t.Free)}
	}
	first, last := the.rowName(r.Rows[0].Key), the.rowName(r.Rows[len(r.Rows)-1].Key)
	name := the.columnName(down + 1)
	return rulesPart{"columns", t.Columns, append(paragraphs(
		fmt.Sprintf(t.Down, the.columnName(down), name, first, last),
		fmt.Sprintf(t.Running, name, first),
	), runningExample(r, down))}
}

// runningExample shows the first rows of a running column beside the points
// they are made of.
func runningExample(r escalero.Rules, down int) app.UI {
	t := the.texts().Rules
	sheet := playSample(r, 0, 1).state().Sheet(1)
	head := []app.UI{app.Th().Scope("col").Text(t.Row)}
	for col := range down + 1 {
		head = append(head, app.Th().Scope("col").Class("n").Text(fmt.Sprintf(t.Thrown, the.columnName(col+1))))
	}
	head = append(head, app.Th().Scope("col").Class("n").Text(fmt.Sprintf(t.Written, the.columnName(down+1))))
	var rows []app.UI
	for row := range 4 {
		cells := []app.UI{app.Th().Scope("row").Text(capital(the.rowName(r.Rows[row].Key)))}
		for col := range down + 1 {
			cells = append(cells, app.Td().Class("n").Text(sheet[col][row].Points))
		}
		rows = append(rows, app.Tr().Body(append(cells, app.Td().Class("n").Body(app.Strong().Text(sheet.Shown(r, down, row))))...))
	}
	return app.Div().Class("example").Body(
		exampleTitle(t.RunningTotals),
		app.Div().Class("wide").TabIndex(0).Role("region").Aria("label", t.RunningTotals).Body(
			app.Table().Class("worth").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))),
	)
}
