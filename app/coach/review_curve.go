package coach

import (
	"fmt"
	"math"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
)

// curvePart is how the game went for a party, entry by entry: bars for the
// eye, a table for everybody.
func (v *review) curvePart(n dicegame.Names) app.UI {
	t, rules := n.T().Review(), &v.game.Rules
	parts := []app.UI{app.H2().ID("curve").Text(t.Curve)}
	labels, values := i18n.By[string]{}.With("0", t.Value), []string{"0"}
	if rules.Settlement.ByColumns {
		for col := range rules.Columns {
			values = append(values, fmt.Sprint(col+1))
			labels = labels.With(values[col+1], n.Column(rules, col+1))
		}
	}
	if !v.books.Exact {
		values = append(values, fmt.Sprint(showError))
		labels = labels.With(fmt.Sprint(showError), t.Rest)
	}
	if len(values) > 1 {
		parts = append(parts, ui.Segments("review-shown", "curve", fmt.Sprint(v.shown), labels, values, func(text string) {
			v.shown = int(text[0] - '0')
		}))
	}
	heights, most := v.heights()
	top := n.T().Plus(most, 1)
	if v.shown > 0 && v.shown != showError {
		top = n.T().PerCent(100, 0)
	}
	var bars, rows []app.UI
	for i, h := range heights {
		class := "up"
		if h < 0 {
			class = "down"
		}
		bars = append(bars, app.Span().Class(fmt.Sprintf("%s h%d", class, int(math.Round(20*math.Abs(h)/most)))))
		e, ok := v.game.Entry(v.curve[i].At)
		if !ok || !v.tabled {
			continue // somebody gave up, or nobody asked
		}
		text := fmt.Sprintf(t.Struck, n.Where(rules, n.Row(e.Row), e.Col))
		if e.Cell.Points > 0 {
			text = fmt.Sprintf("%d, %s", e.Cell.Points, n.Where(rules, n.Entry(rules, e), e.Col))
		}
		rows = append(rows, app.Tr().Body(
			app.Th().Scope("row").Text(len(rows)+1),
			app.Td().Text(v.game.Name(e.Party)),
			app.Td().Text(text),
			app.Td().Class("n").Text(v.worth(n, i)),
		))
	}
	help := t.CurveHelp
	switch many := len(v.game.Parties) > 2; { // among more than two, who wins something need not be ahead
	case v.shown == showError:
		help = t.RestHelp
	case many && v.shown > 0:
		help = t.ColumnMany
	case many:
		help = t.CurveMany
	}
	table := []app.UI{app.Summary().Text(t.AsTable)}
	if v.tabled {
		table = append(table, worthTable(t.Curve, rows, t.Entry, t.Who, t.What, t.Worth))
	}
	return app.Section().Class("slip").Aria("labelledby", "curve").Body(append(parts,
		app.P().Class("note").Text(i18n.Of(help, v.game.Name(v.party))),
		app.Div().Class("swing").Aria("hidden", "true").DataSet("top", top).Body(bars...),
		folded(app.Details().Class("as-table"), &v.tabled, table),
	)...)
}

// folded is details that remember whether they are open.
func folded(d app.HTMLDetails, open *bool, parts []app.UI) app.UI {
	do, scope := ui.Opened(func(on bool) { *open = on })
	return d.Open(*open).Body(parts...).On("toggle", do, scope)
}

// heights is what the bars show, and what fills their height: for a column
// the chance to win it less the chance to lose it.
func (v *review) heights() (list []float64, most float64) {
	most = 1
	for _, s := range v.curve {
		x := s.Value[v.party-1]
		switch {
		case v.shown == showError:
			x = s.Error[v.party-1]
		case v.shown > 0:
			c := s.Chances[v.party-1][v.shown-1]
			x = c.Win - c.Lose
		}
		list = append(list, x)
		most = max(most, math.Abs(x))
	}
	return list, most
}

// worth is the standing after an entry, in words.
func (v *review) worth(n dicegame.Names, i int) string {
	s := v.curve[i]
	switch v.shown {
	case 0:
		return n.T().Plus(s.Value[v.party-1], 1)
	case showError:
		return n.T().Plus(s.Error[v.party-1], 1)
	}
	return n.T().PerCent(100*s.Chances[v.party-1][v.shown-1].Win, 0)
}
