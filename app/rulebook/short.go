package rulebook

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
	"serviert/engine/dice"
)

// short is the rules of a dice game on one screen, for somebody who wants to
// play now, and the way to have the first turn explained at the table.
func (b *book) short() app.UI {
	t := b.t()
	three := dice.Throw{5, 5, 5, 1, 2}
	king := b.rules.Rows[b.rules.Row("5")]
	lines := []app.UI{
		app.Li().Text(t.InShort.Throws),
		app.Li().Text(t.InShort.Writes),
	}
	if b.rules.DoubleHand {
		lines = append(lines, app.Li().Text(b.twoTurns()))
	}
	lines = append(lines,
		app.Li().Text(fmt.Sprintf(t.InShort.Faces, b.Many(5), king.Points(three.Hand(), false))),
		app.Li().Text(b.figures()),
	)
	if at := b.down(); at > 0 {
		lines = append(lines, app.Li().Text(fmt.Sprintf(t.InShort.Down, b.Column(&b.rules, at), b.column(at+1))))
	}
	lines = append(lines, app.Li().Text(b.goal()))
	return app.Section().Class("slip prose short").Aria("labelledby", "short").Body(
		app.H2().ID("short").TabIndex(-1).Text(b.T().Lesson.Short),
		app.Ul().Body(lines...),
		ui.Labelled("teach", "", b.T().Lesson.Explain, "", b.teach),
	)
}

// figures says what the rows score that are no faces, and what they score
// served. A row that has several figures or only counts served has its own place
// further down.
func (b *book) figures() string {
	var plain, served []string
	only := ""
	for _, row := range b.rules.Rows {
		if row.Face != 0 || len(row.Scores) != 1 {
			continue
		}
		show, name := shows[row.Scores[0].Pattern].Hand(), b.row(row)
		p, more := row.Points(show, false), row.Points(show, true)
		if p == 0 {
			only += fmt.Sprintf(", %s %d", name, more)
			continue
		}
		plain, served = append(plain, fmt.Sprintf("%s %d", name, p)), append(served, fmt.Sprint(more))
	}
	return fmt.Sprintf(b.t().InShort.Figures, b.T().List(plain), b.T().List(served)+only)
}

// goal says who wins.
func (b *book) goal() string {
	t := b.t()
	if !b.rules.Settlement.ByColumns {
		return t.InShort.Difference
	}
	return fmt.Sprintf(t.InShort.Columns, b.values())
}
