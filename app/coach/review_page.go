package coach

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero/thought"
)

// progressTime is after how many milliseconds the page shows again how far the
// computing is.
const progressTime = 300

// openReview takes the finished game that the address names.
func (r *Room) openReview() {
	id := r.sh.Query().Get("game")
	r.games.Fetch(func() {
		if r.sh.Path() == "/review" && r.sh.Query().Get("game") == id {
			r.reviewOf(r.games.Finished(id))
			r.sh.Changed()
		}
	}, id)
}

// reviewOf computes the review of a game, nil for none, if that was not done.
func (r *Room) reviewOf(g *dicegame.Game) {
	old := r.review
	if g == nil {
		r.review = nil
		return
	}
	if old != nil && old.ready && old.game == g && old.record == g.Dice.String() {
		return
	}
	v := newReview(g)
	r.review = v
	drawn := 0.0
	q := thought.Question{Kind: thought.Review, Position: g.Position(g.Match.Len())}
	r.mind.Ask(q, func() bool { return r.sh.Path() == "/review" && r.review == v }, func(a thought.Answer) {
		v.add(a)
		if v.ready {
			r.collect(v)
			r.remember(v)
			r.sh.Say(r.sh.Texts().Coach.Review.Finished)
		} else if now := r.b.Precise(); now-drawn > progressTime {
			drawn = now
			r.sh.Refresh()
		}
	})
}

// reviewPage is the look back at the game that the address names.
func (r *Room) reviewPage() app.UI {
	n, v := r.names(), r.review
	t := &n.T().Coach.Review
	if v == nil {
		return ui.Screen(n.T(), "review", t.Title, nil,
			app.P().Class("empty").Text(t.None),
			app.A().Class("button").Href(ui.Link("/games")).Text(n.T().Games.Title),
		)
	}
	g := v.game
	parts := []app.UI{app.P().Class("aside").Body(
		app.Span().Text(fmt.Sprintf(n.T().Games.Played, n.T().Dice.Presets.At(g.Rules.Preset).Name, r.b.DayAndTime(g.Started, n.Lang))),
		app.A().Href(ui.Link("/games?game="+g.ID)).Text(n.T().Games.Game),
	)}
	switch {
	case !v.ready:
		at, text := fmt.Sprint(v.percent()), fmt.Sprintf(t.Working, v.percent())
		parts = append(parts, app.P().Class("slip").Role("progressbar").Aria("valuenow", at).Aria("valuemin", "0").Aria("valuemax", "100").
			Aria("label", n.T().Coach.Thinking).Text(text))
	case len(v.decisions) == 0:
		parts = append(parts, app.Section().Class("slip").Body(app.P().Text(t.Bare)), v.whosePart(n), v.curvePart(n))
	default:
		parts = append(parts, v.balancePart(n), v.whosePart(n), v.turningPart(n), v.dearestPart(n), v.curvePart(n), v.decisionsPart(n))
	}
	return ui.Screen(n.T(), "review", t.Title, nil, parts...)
}

// balancePart takes luck and skill apart, party by party.
func (v *review) balancePart(n dicegame.Names) app.UI {
	t, k, g := &n.T().Coach.Review, v.books, v.game
	head := []app.UI{app.Th().Scope("col").Text(t.Lucky)}
	lucky, skilled := 0, -1
	for i, name := range g.PartyNames() {
		head = append(head, app.Th().Scope("col").Text(name))
		if k.Luck[i] > k.Luck[lucky] {
			lucky = i
		}
		if v.choices(engine.Player(i+1)) > 0 && (skilled < 0 || k.Lost[i] < k.Lost[skilled]) {
			skilled = i
		}
	}
	parts := []app.UI{app.H2().ID("balance").Text(t.Balance)}
	if k.Luck[lucky] > 0 {
		parts = append(parts, app.P().Text(fmt.Sprintf(t.Lead, g.Name(engine.Player(lucky+1)), n.T().Fixed(k.Luck[lucky], 1))))
	}
	if skilled >= 0 {
		who, lost := g.Name(engine.Player(skilled+1)), n.T().Fixed(k.Lost[skilled], 1)
		lead := i18n.Of(t.LeadSkill, who, lost)
		if lost == n.T().Fixed(0, 1) {
			lead = i18n.Of(t.LeadClean, who)
		}
		parts = append(parts, app.P().Text(lead))
	}
	var rows []app.UI
	row := func(label string, sign float64, values []float64, places int, class string) {
		texts := make([]string, len(values))
		for i, x := range values {
			texts[i] = n.T().Plus(sign*x, places)
		}
		rows = append(rows, ui.TextRow(label, texts, class))
	}
	row(t.Start, 1, k.Start, 1, "")
	row(t.Own, 1, k.Luck, 1, "")
	row(t.Mistakes, -1, k.Lost, 1, "")
	if g.Rules.Contra {
		row(t.Contra, 1, k.Contra, 1, "")
	}
	row(t.Others, 1, k.Others, 1, "")
	if !k.Exact {
		row(t.Rest, 1, k.Error, 1, "")
	}
	row(t.Result, 1, v.result, 0, "total")
	return app.Section().Class("slip").Body(append(parts,
		app.Div().Class("wide").Role("region").Aria("labelledby", "balance").TabIndex(0).Body(app.Table().Class("sums").Body(
			app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))),
		app.P().Class("note").Text(certainty(&n.T().Coach, g.State(), v.certainty)))...)
}

// whosePart chooses whose side is shown below.
func (v *review) whosePart(n dicegame.Names) app.UI {
	labels, values := i18n.By[string]{}, []string{}
	for i, name := range v.game.PartyNames() {
		values = append(values, fmt.Sprint(i+1))
		labels = labels.With(values[i], name)
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("review-whose").Text(n.T().Coach.Review.Whose),
		ui.Segments("review-whose", "review-whose", fmt.Sprint(v.party), labels, values, func(text string) {
			p, _ := strconv.Atoi(text)
			v.party = engine.Player(p)
		}),
	)
}
