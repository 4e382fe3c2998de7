package coach

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/escalero/again"
	"serviert/engine/escalero/thought"
)

// progressTime is after how many milliseconds the page shows again how far the
// computing is.
const progressTime = 300

// openReview takes the finished game that the address names.
func (r *Room) openReview() {
	id := r.sh.Query().Get("game")
	if v := r.review; v != nil && v.game.ID != id { // that of another game is not shown until this one is at hand
		r.review = nil
	}
	r.fetching = true
	r.games.Fetch(func() {
		if r.sh.Path() == "/review" && r.sh.Query().Get("game") == id {
			r.fetching = false
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
	if old != nil && old.ready && old.parts == allParts && old.game == g && old.record == g.Dice.String() {
		r.playAgain(old)
		return
	}
	v := newReview(g)
	r.review = v
	drawn := 0.0
	q := thought.Question{Kind: thought.Review, Position: g.Position(g.Match.Len())}
	r.mind.Ask(q, func() bool { return r.sh.Path() == "/review" && r.review == v }, func(a thought.Answer) {
		v.add(a)
		if v.ready {
			r.unfold(v)
		} else if now := r.b.Precise(); now-drawn > progressTime {
			drawn = now
			r.sh.Refresh()
		}
	})
}

// allParts is how many parts the page of a review has, at most.
const allParts = 9

// unfold builds the page of a review that is ready from the top down, a few parts
// for each picture: all of it at once keeps a finger on a slow phone waiting. What
// was found is kept and told when all is there.
func (r *Room) unfold(v *review) {
	v.parts += 3
	if v.parts < allParts && r.timer.Live() {
		r.timer.Seen(func() {
			if r.review == v {
				r.unfold(v)
				r.sh.Refresh()
			}
		})
		return
	}
	v.parts = allParts
	r.collect(v)
	r.remember(v)
	if r.sh.Path() == "/review" {
		r.sh.Say(r.sh.Texts().Review().Finished + " " + v.story().SaidVerdict(r.names()))
		r.playAgain(v)
	}
}

// playAgain has the best player play with the dice of the party that is shown,
// unless it has, or they are not all known.
func (r *Room) playAgain(v *review) {
	p := v.party
	if _, ok := again.DiceOf(v.game.Match, p); !ok || v.again[p].Games > 0 {
		return
	}
	v.again[p] = thought.Played{}
	q := thought.Question{Kind: thought.Again, Position: v.game.Position(v.game.Match.Len()), Party: int(p)}
	r.mind.Ask(q, func() bool { return r.sh.Path() == "/review" && r.review == v && v.party == p }, func(a thought.Answer) {
		if a.Last {
			v.again[p] = a.Again
			r.sh.Refresh()
		}
	})
}

// samePart is what the best player makes of the dice of the party that is shown,
// and the way to play with them once more.
func (r *Room) samePart(n dicegame.Names, v *review) app.UI {
	played, known := v.again[v.party]
	if !known {
		return nil
	}
	t, name := n.T().Review(), v.game.Name(v.party)
	parts := []app.UI{app.H2().ID("same").Text(t.Same)}
	if played.Games == 0 {
		parts = append(parts, app.P().Text(t.Playing))
	} else {
		how := fmt.Sprintf(t.How, played.Games, i18n.Percent(played.Known), name)
		if played.Least < played.Most {
			how += " " + fmt.Sprintf(t.Between, n.T().Plus(float64(played.Least), 0), n.T().Plus(float64(played.Most), 0))
		}
		if v.game.Rules.Contra {
			how += " " + t.HowContra
		}
		parts = append(parts,
			app.P().Text(fmt.Sprintf(t.Master, name, n.T().Plus(played.Payoff, 1), n.T().Plus(v.result[v.party-1], 0))),
			app.P().Class("note").Text(how))
	}
	if !v.game.Computer(v.party) {
		parts = append(parts, ui.Labelled("myself", "", t.Myself, fmt.Sprintf(t.Against, fmt.Sprintf(t.Past, name)), func() { r.myself(v) }))
	}
	return app.Section().Class("slip").Aria("labelledby", "same").Body(parts...)
}

// myself begins a game in which the party that is shown plays once more with its
// dice.
func (r *Room) myself(v *review) {
	t := r.sh.Texts()
	setup, then, ok := dicegame.PlayAgain(v.game, v.party, func(name string) string { return fmt.Sprintf(t.Review().Past, name) })
	switch {
	case !ok:
	case r.games.Watching:
		r.sh.Say(t.Notices.Elsewhere)
	case !r.games.Clear():
		r.sh.Say(t.Notices.SaveFailed) // there is no room for both
	case r.games.StartAgain(setup, then, "") == nil:
		r.begun()
	}
}

// storyPart says first what has decided the game, and what it was for each party.
func (v *review) storyPart(n dicegame.Names) app.UI {
	told := v.story()
	shares := make([]app.UI, len(v.result))
	for i := range shares {
		shares[i] = app.Li().Text(told.SaidShare(n, engine.Player(i+1)))
	}
	parts := []app.UI{app.H2().ID("story").Text(n.T().Review().Story), app.P().Class("verdict").Text(told.SaidVerdict(n))}
	if lead := told.SaidLead(n); lead != "" {
		parts = append(parts, app.P().Text(lead))
	}
	return app.Section().Class("slip").Aria("labelledby", "story").Body(append(parts, app.Ul().Class("shares").Body(shares...))...)
}

// bareStory is what can be said of a game of typed points: who was ahead.
func (v *review) bareStory(n dicegame.Names) app.UI {
	t := n.T().Review()
	told, lead := v.story(), t.Verdict.Nobody
	if w := told.Verdict().Winner; w != 0 {
		lead = cmp.Or(told.SaidLead(n), i18n.Of(n.T().Settlement.Wins, v.game.Name(w))+".")
	}
	return app.Section().Class("slip").Aria("labelledby", "story").Body(
		app.H2().ID("story").Text(t.Story),
		app.P().Class("verdict").Text(lead),
		app.P().Text(t.Bare),
	)
}

// reviewPage is the look back at the game that the address names.
func (r *Room) reviewPage() app.UI {
	n, v := r.names(), r.review
	t := n.T().Review()
	if v == nil {
		why := t.None
		if r.fetching {
			why = n.T().Games.Fetching
		}
		return ui.Nothing(n.T(), "review", t.Title, why, "/games", n.T().Games.Title)
	}
	g := v.game
	parts := []app.UI{app.P().Class("aside").Body(
		app.Span().Text(fmt.Sprintf(n.T().Games.Played, n.T().Dice.Presets.At(g.Rules.Preset).Name, r.b.DayAndTime(g.Started, n.Lang))),
		app.A().Href(ui.Link("/games?game="+g.ID)).Text(n.T().Games.Game),
	)}
	switch {
	case !v.ready:
		at, text := fmt.Sprint(v.percent()), fmt.Sprintf(t.Working, v.percent())
		parts = append(parts, app.P().Class(fmt.Sprintf("slip h%d", v.percent()/5)).Role("progressbar").Aria("valuenow", at).Aria("valuemin", "0").Aria("valuemax", "100").
			Aria("label", n.T().Coach.Thinking).Text(text))
	case len(v.decisions) == 0:
		parts = append(parts, v.bareStory(n), r.whosePart(n, v), v.turningPart(n), v.curvePart(n))
	default:
		for i, part := range []func(dicegame.Names) app.UI{
			v.storyPart, func(dicegame.Names) app.UI { return r.whosePart(n, v) },
			v.turningPart, func(dicegame.Names) app.UI { return r.samePart(n, v) },
			v.dearestPart, v.balancePart, v.curvePart, v.decisionsPart,
		} {
			if i < v.parts {
				parts = append(parts, part(n))
			}
		}
	}
	return ui.Screen(n.T(), "review", t.Title, nil, parts...)
}

// early is what each party has gained because all stopped before the pads were
// full. The books hold it as the last error. It is nil where the pads are full.
func (v *review) early() []float64 {
	if !v.game.State().Stopped() {
		return nil
	}
	list := slices.Clone(v.books.Error)
	for i, x := range v.curve[len(v.curve)-1].Error {
		list[i] -= x
	}
	return list
}

// balancePart takes luck and skill apart, party by party.
func (v *review) balancePart(n dicegame.Names) app.UI {
	t, k, g := n.T().Review(), v.books, v.game
	head := []app.UI{app.Th().Scope("col").Text(t.Lucky)}
	for _, name := range g.PartyNames() {
		head = append(head, app.Th().Scope("col").Text(name))
	}
	parts := []app.UI{app.H2().ID("balance").Text(t.Balance)}
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
	rest, early := k.Error, v.early()
	if early != nil {
		rest = v.curve[len(v.curve)-1].Error
	}
	if !k.Exact {
		row(t.Rest, 1, rest, 1, "")
	}
	if early != nil {
		row(n.T().Settlement.Stopped, 1, early, 1, "")
	}
	row(t.Result, 1, v.result, 0, "total")
	note := certainty(&n.T().Coach, g.State(), v.certainty)
	if !slices.Equal(g.Known()) {
		note += " " + t.Unknown
	}
	return app.Section().Class("slip").Body(append(parts,
		app.Div().Class("wide").Role("region").Aria("labelledby", "balance").TabIndex(0).Body(app.Table().Class("sums").Aria("labelledby", "balance").Body(
			app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))),
		app.P().Class("note").Text(note))...)
}

// whosePart chooses whose side is shown below.
func (r *Room) whosePart(n dicegame.Names, v *review) app.UI {
	labels, values := i18n.By[string]{}, []string{}
	for i, name := range v.game.PartyNames() {
		values = append(values, fmt.Sprint(i+1))
		labels = labels.With(values[i], name)
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("review-whose").Text(n.T().Review().Whose),
		ui.Segments("review-whose", "review-whose", fmt.Sprint(v.party), labels, values, func(text string) {
			p, _ := strconv.Atoi(text)
			v.party = engine.Player(p)
			r.playAgain(v)
		}),
	)
}
