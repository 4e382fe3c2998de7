package rulebook

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/history"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// exampleStake is the stake of the worked examples where none is agreed.
var exampleStake = escalero.Stake{Cents: 10, Currency: "EUR"}

func (b *book) settlement() chapter {
	t, two := b.t(), b.sample(0, 1)
	if !b.rules.Settlement.ByColumns {
		texts := []string{t.Difference}
		if !b.rules.Contra { // which more than two cannot play with
			texts = append(texts, t.DifferenceMore)
		}
		return chapter{"settling", t.Settle, append(ui.Paragraphs(append(texts, b.stake(two))...), b.settled(t.ForTwo, two))}
	}
	texts := []string{t.ByColumns, fmt.Sprintf(t.Values, b.values())}
	if all := b.allColumns(); all != "" {
		texts = append(texts, all)
	}
	parts := append(ui.Paragraphs(append(texts, b.stake(two))...), b.settled(t.ForTwo, two))
	if !b.rules.Contra { // which three cannot play with
		parts = append(parts, app.P().Text(fmt.Sprintf(t.Three, b.sweep())), b.settled(t.ForThree, b.sample(1, 0, 2)))
	}
	return chapter{"settling", t.Settle, parts}
}

// values is what the columns are worth, as a sentence lists it.
func (b *book) values() string {
	var values []string
	for _, c := range b.rules.Columns {
		values = append(values, fmt.Sprint(c.Value))
	}
	return b.T().List(values)
}

// allColumns says what winning all columns is worth, as the engine pays it; "" where that is no more than they are.
func (b *book) allColumns() string {
	t, all, columns := b.t(), b.sweep(), 0
	for _, c := range b.rules.Columns {
		columns += c.Value
	}
	switch {
	case b.rules.Settlement.SweepFactor > 1:
		return fmt.Sprintf(t.SweepDouble, all, columns)
	case all > columns:
		return fmt.Sprintf(t.SweepBonus, b.Amount(&b.rules, all-columns), all, columns)
	}
	return ""
}

// stake says what the example's game points are worth in money; where it is drawn, what all columns are.
func (b *book) stake(g *dicegame.Game) string {
	points := g.State().Payoff()[0]
	if points = max(points, -points); points == 0 {
		points = b.sweep()
	}
	stake, plain := exampleStake, b.rules
	if !b.rules.Stake.IsZero() {
		stake = b.rules.Stake
	}
	plain.Stake = escalero.Stake{} // the sum is told once, at the end
	return fmt.Sprintf(b.t().Stake, b.Money(stake, 1), b.Amount(&plain, points), b.Money(stake, points))
}

// settled is a game settled exactly as the app settles the players' own.
func (b *book) settled(title string, g *dicegame.Game) app.UI {
	return app.Div().Class("example").Body(b.exampleTitle(title), ui.Wide(title, history.Reasons(b.Names, g)))
}
