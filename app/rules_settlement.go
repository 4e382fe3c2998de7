package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// exampleStake is the stake of the worked examples.
var exampleStake = escalero.Stake{Cents: 10, Currency: "EUR"}

func settlementRules(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	if !r.Settlement.ByColumns {
		g := playSample(r, 0, 1)
		return rulesPart{"settling", t.Settle, append(paragraphs(
			t.Difference, t.DifferenceMore, stakeText(g)), settlementExample(t.ForTwo, g))}
	}
	var values []string
	for _, c := range r.Columns {
		values = append(values, fmt.Sprint(c.Value))
	}
	two, three := playSample(r, 0, 1), playSample(r, 1, 0, 2)
	body := paragraphs(t.ByColumns, fmt.Sprintf(t.Values, the.listNames(values)), sweepText(r))
	return rulesPart{"settling", t.Settle, append(body,
		app.P().Text(stakeText(two)),
		settlementExample(t.ForTwo, two),
		app.P().Text(fmt.Sprintf(t.Three, playSweep(r).state().Payoff()[0])),
		settlementExample(t.ForThree, three),
	)}
}

// sweepText says what winning all columns is worth, as the engine pays it.
func sweepText(r escalero.Rules) string {
	t := the.texts().Rules
	all, columns := playSweep(r).state().Payoff()[0], 0
	for _, c := range r.Columns {
		columns += c.Value
	}
	switch {
	case r.Settlement.SweepFactor > 1:
		return fmt.Sprintf(t.SweepDouble, all, columns)
	case all > columns:
		return fmt.Sprintf(t.SweepBonus, all-columns, all, columns)
	}
	return ""
}

// stakeText says what the example's game points are worth in money.
func stakeText(g *game) string {
	points := g.state().Payoff()[0]
	return fmt.Sprintf(the.texts().Rules.Stake, the.money(exampleStake, 1), max(points, -points), the.money(exampleStake, max(points, -points)))
}

// settlementExample is a game settled exactly as the app settles the players'
// own.
func settlementExample(title string, g *game) app.UI {
	return app.Div().Class("example").Body(exampleTitle(title),
		app.Div().Class("wide").TabIndex(0).Role("region").Aria("label", title).Body(reasons(g)))
}
