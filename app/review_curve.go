package app

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
)

// curvePart is how the game went for a party, entry by entry: bars for the
// eye, a table for everybody.
func curvePart(r *review) app.UI {
	t := the.texts().Coach.Review
	parts := []app.UI{app.H2().ID("curve").Text(t.Curve)}
	labels, values := map[string]string{"0": t.Value}, []string{"0"}
	if r.game.Rules.Settlement.ByColumns {
		for col := range r.game.Rules.Columns {
			values = append(values, fmt.Sprint(col+1))
			labels[values[col+1]] = fmt.Sprintf(t.Column, the.columnLabel(r.game.Rules, col+1))
		}
	}
	if !r.books.Exact() {
		values = append(values, fmt.Sprint(showError))
		labels[fmt.Sprint(showError)] = t.Rest
	}
	if len(values) > 1 {
		parts = append(parts, segments("review-shown", "curve", fmt.Sprint(r.shown), labels, values, func(v string) {
			the.lessons.review.shown = int(v[0] - '0')
		}))
	}
	heights, most := r.heights()
	var bars, rows []app.UI
	for i, h := range heights {
		class := "up"
		if h < 0 {
			class = "down"
		}
		bars = append(bars, app.Span().Class(fmt.Sprintf("%s h%d", class, int(math.Round(20*math.Abs(h)/most)))))
		e, ok := r.game.entry(r.curve[i].at)
		if !ok || !r.tabled {
			continue // somebody gave up, or nobody asked
		}
		text := fmt.Sprintf(t.Struck, the.rowName(e.row), the.columnLabel(r.game.Rules, e.col))
		if e.cell.Points > 0 {
			text = fmt.Sprintf("%d, %s, %s", e.cell.Points, the.entryName(e), the.columnLabel(r.game.Rules, e.col))
		}
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(i+1),
			app.Td().Text(r.game.name(e.party)),
			app.Td().Text(text),
			app.Td().Class("n").Text(the.worth(r, i)),
		))
	}
	help := fmt.Sprintf(t.CurveHelp, r.game.name(r.party))
	if r.shown == showError {
		help = fmt.Sprintf(t.RestHelp, r.game.name(r.party))
	}
	parts = append(parts,
		app.P().Class("note").Text(help),
		app.Div().Class("swing").Aria("hidden", "true").Body(bars...),
	)
	table := []app.UI{app.Summary().Text(t.AsTable)}
	if r.tabled {
		table = append(table, worthTable(rows, t.Entry, t.Who, t.What, t.Worth))
	}
	parts = append(parts, app.Details().Class("as-table").Open(r.tabled).Body(table...).
		On("toggle", func(ctx app.Context, _ app.Event) { the.lessons.review.tabled = ctx.JSSrc().Get("open").Bool() }))
	return app.Section().Class("slip").Aria("labelledby", "curve").Body(parts...)
}

// heights is what the bars show, and what fills their height: for a column
// the chance to win it less the chance to lose it.
func (r *review) heights() (list []float64, most float64) {
	most = 1
	for _, s := range r.curve {
		v := s.value[r.party-1]
		switch {
		case r.shown == showError:
			v = s.err[r.party-1]
		case r.shown > 0:
			c := s.chances[r.party-1][r.shown-1]
			v = c.Win - c.Lose
		}
		list = append(list, v)
		most = max(most, math.Abs(v))
	}
	return list, most
}

// worth is the standing after an entry, in words.
func (s *store) worth(r *review, i int) string {
	at := r.curve[i]
	switch r.shown {
	case 0:
		return s.plus(at.value[r.party-1], 1)
	case showError:
		return s.plus(at.err[r.party-1], 1)
	}
	c := at.chances[r.party-1][r.shown-1]
	return fmt.Sprintf("%d\u00a0%%", percent(c.Win))
}

// minis is dice in running text.
func minis(faces []dice.Face) app.UI {
	var list []app.UI
	for _, f := range faces {
		list = append(list, app.Span().Class("cube mini").Body(app.Span().Class(fmt.Sprintf("face f%d", f))))
	}
	return app.Span().Class("minis").Role("img").Aria("label", the.faces(faces)).Body(list...)
}
