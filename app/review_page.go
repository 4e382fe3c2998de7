package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
)

// reviewPage is the look back at the game that the address names.
func reviewPage() app.UI {
	t := the.texts()
	r := &the.lessons.review
	g := r.game
	if g == nil {
		return screen("review", t.Coach.Review.Title, nil,
			app.P().Class("empty").Text(t.Coach.Review.None),
			app.A().Class("button").Href(link("/games")).Text(t.Games.Title),
		)
	}
	parts := []app.UI{app.P().Class("aside").Body(
		app.Span().Text(fmt.Sprintf(t.Games.Played, t.Dice.Presets[g.Rules.Preset].Name, the.date(g.started))),
		app.A().Href(link("/games?game="+g.id)).Text(t.Games.Game),
	)}
	if !r.ready {
		return screen("review", t.Coach.Review.Title, nil, append(parts, progress(r))...)
	}
	if len(r.decisions) == 0 {
		parts = append(parts, app.Section().Class("slip").Body(app.P().Text(t.Coach.Review.Bare)))
	} else {
		parts = append(parts, balancePart(r))
	}
	parts = append(parts, whosePart(r))
	if len(r.decisions) > 0 {
		parts = append(parts, dearestPart(r))
	}
	parts = append(parts, curvePart(r))
	if len(r.decisions) > 0 {
		parts = append(parts, decisionsPart(r))
	}
	return screen("review", t.Coach.Review.Title, nil, parts...)
}

// progress says how far the computing is.
func progress(r *review) app.UI {
	n := r.percent()
	text := fmt.Sprintf(the.texts().Coach.Review.Working, n)
	return app.P().Class("slip").Role("progressbar").Aria("valuenow", fmt.Sprint(n)).Aria("valuemin", "0").Aria("valuemax", "100").
		Aria("label", the.texts().Coach.Thinking).Text(text)
}

// balancePart takes luck and skill apart, party by party.
func balancePart(r *review) app.UI {
	t := the.texts().Coach
	g := r.game
	k := r.books
	lucky, skilled := 0, -1
	for i := range g.Parties {
		if k.Luck[i] > k.Luck[lucky] {
			lucky = i
		}
		if n := r.choices(engine.Player(i + 1)); n > 0 && (skilled < 0 || k.Lost[i] < k.Lost[skilled]) {
			skilled = i
		}
	}
	parts := []app.UI{app.H2().ID("balance").Text(t.Review.Balance)}
	if k.Luck[lucky] > 0 {
		parts = append(parts, app.P().Text(fmt.Sprintf(t.Review.Lead, g.name(engine.Player(lucky+1)), the.decimal(k.Luck[lucky], 1))))
	}
	if skilled >= 0 {
		parts = append(parts, app.P().Text(fmt.Sprintf(t.Review.LeadSkill, g.name(engine.Player(skilled+1)), the.decimal(k.Lost[skilled], 1))))
	}
	head := []app.UI{app.Th().Scope("col").Text(t.Review.Lucky)}
	for i := range g.Parties {
		head = append(head, app.Th().Scope("col").Text(g.name(engine.Player(i+1))))
	}
	row := func(label string, sign float64, values []float64) app.UI {
		var texts []string
		for _, v := range values {
			texts = append(texts, the.plus(sign*v, 1))
		}
		return textRow(label, texts, "")
	}
	rows := []app.UI{row(t.Review.Start, 1, k.Start), row(t.Review.Own, 1, k.Luck), row(t.Review.Mistakes, -1, k.Lost)}
	if g.Rules.Contra {
		rows = append(rows, row(t.Review.Contra, 1, k.Contra))
	}
	rows = append(rows, row(t.Review.Others, 1, k.Others))
	if !k.Exact() {
		rows = append(rows, row(t.Review.Rest, 1, k.Error))
	}
	var result []string
	for _, v := range r.result {
		result = append(result, the.plus(v, 0))
	}
	parts = append(parts,
		app.Div().Class("wide").Role("region").Aria("labelledby", "balance").TabIndex(0).Body(app.Table().Class("sums").Body(
			app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(append(rows, textRow(t.Review.Result, result, "total"))...))),
		app.P().Class("note").Text(the.certainty(g.state(), r.certainty)))
	return app.Section().Class("slip").Body(parts...)
}

// whosePart chooses whose side is shown below.
func whosePart(r *review) app.UI {
	labels, values := map[string]string{}, []string{}
	for i := range r.game.Parties {
		values = append(values, fmt.Sprint(i+1))
		labels[values[i]] = r.game.name(engine.Player(i + 1))
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("review-whose").Text(the.texts().Coach.Review.Whose),
		segments("review-whose", "review-whose", fmt.Sprint(r.party), labels, values, func(v string) {
			n, _ := strconv.Atoi(v)
			the.lessons.review.party = engine.Player(n)
		}),
	)
}

// reviewLink leads to the review of a finished game.
func reviewLink(g *game) app.UI {
	t := the.texts().Coach.Review
	return app.Ul().Class("slip menu-list").Body(way("/review?game="+g.id, "info", t.Open, t.Short))
}
