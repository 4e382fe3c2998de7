package coach

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/record"
)

// practicePage is a position to decide, or the choice of what to practise.
func (r *Room) practicePage() app.UI {
	all, p := r.sh.Texts(), &r.practice
	t := &all.Coach.Practice
	leave := func(text string) app.UI {
		return ui.Screen(all, "practice", t.Title, nil, app.P().Class("empty").Text(text),
			app.A().Class("button").Href(ui.Link("/practice")).Text(t.Leave))
	}
	switch {
	case p.quiz != nil:
		return r.quizTable(p.quiz)
	case p.reads:
		return leave(all.Games.Fetching)
	case p.search != "":
		return leave(t.Search)
	case r.sh.Query().Has("own"):
		return leave(t.Over)
	}
	if d := drills.Find(r.sh.Query().Get("lesson")); d.Kind != "" {
		return r.drillPage(all, d)
	}
	return ui.Screen(all, "practice", t.Title, nil, app.P().Text(t.Intro), r.ownPart(t), r.drillsPart(all), madePart(all), r.scorePart(all))
}

// ownPart offers the mistakes from reviews.
func (r *Room) ownPart(t *i18n.Practice) app.UI {
	parts, text := []app.UI{app.H2().ID("own").Text(t.Own)}, t.NoOwn
	switch n := len(r.mistakes.List); n {
	case 0:
	case 1:
		text = t.OwnOne
	default:
		text = fmt.Sprintf(t.OwnN, n)
	}
	parts = append(parts, app.P().Class("note").Text(text))
	if len(r.mistakes.List) > 0 {
		parts = append(parts, app.A().Class("button").Href(ui.Link("/practice?own=1")).Aria("describedby", "own").Text(t.Start))
	}
	return app.Section().Class("slip practise").Aria("labelledby", "own").Body(parts...)
}

// madePart offers new positions of each game.
func madePart(all *i18n.Texts) app.UI {
	var ways []app.UI
	for _, preset := range record.Presets() {
		if _, ok := escalero.Preset(preset); ok {
			d := all.Dice.Presets.At(preset)
			ways = append(ways, ui.Way("/practice?made="+preset, "dice", d.Name, d.Short))
		}
	}
	t := &all.Coach.Practice
	return app.Section().Class("slip practise").Aria("labelledby", "made").Body(
		app.H2().ID("made").Text(t.Made),
		app.P().Class("note").Text(t.MadeIn),
		app.Ul().Class("menu-list").Body(append(ways,
			ui.Way("/practice-words", "cards", all.WordCoach.Practice.Title, all.WordCoach.Practice.Short))...),
	)
}

// scorePart is how practice went so far.
func (r *Room) scorePart(all *i18n.Texts) app.UI {
	t, k := &all.Coach.Practice, &r.mistakes
	if k.Asked == 0 {
		return app.P().Class("note").Text(t.Empty)
	}
	score := all.Fill(t.Score, k.Right, k.Asked, cost(all, k.Lost/float64(k.Asked)))
	if columns := k.Asked - k.Apart; k.Apart > 0 && columns > 0 {
		score = all.Fill(t.ScoreApart, k.Right, k.Asked, cost(all, (k.Lost-k.LostApart)/float64(columns)), cost(all, k.LostApart/float64(k.Apart)))
	}
	return app.Section().Class("slip").Body(
		app.P().Text(score),
		ui.Labelled("forget", "", t.Forget, "", func() {
			r.loadMistakes() // see judge
			k.Asked, k.Right, k.Lost, k.Apart, k.LostApart = 0, 0, 0, 0, 0
			r.saveMistakes()
			r.sh.Confirm(t.Empty)
			r.sh.Focus("title")
		}),
	)
}

// quizTable shows a position at the table. Nothing is thrown or written there.
func (r *Room) quizTable(q *quiz) app.UI {
	n := r.names()
	t, what := &n.T().Coach.Practice, q.task(n)
	below := what
	if q.desk.State().Second() { // who throws, and how often, stands above it
		below = firstResult(n, q.desk.Game)
	}
	title, leave := t.Title, dicetable.Leave{Path: "/practice", Label: t.Leave}
	if q.day > 0 {
		title, leave = n.T().Coach.Daily.Title, dicetable.Leave{Path: "/", Label: n.T().ToHome}
	}
	if q.drill != nil {
		leave = dicetable.Leave{Path: drillPath(r.sh.Query().Get("lesson"), 0), Label: n.T().Drills().Leave}
	}
	return dicetable.Table{
		Desk: &q.desk, Names: n, Hands: (*hands)(r), Heading: what, Task: below, Title: title, Badge: title, Leave: leave,
	}.Draw()
}

// hands are those of who practises.
type hands Room

// Press implements dicetable.Hands: whatever would be played is the answer.
func (h *hands) Press(p dicegame.Press) {
	r := (*Room)(h)
	q := r.practice.quiz
	if q == nil {
		return
	}
	switch d := &q.desk; p.Order {
	case dicegame.Play:
		r.answer(p.Action)
	case dicegame.Enter:
		if a, ok := d.Entry(); ok {
			r.answer(a)
		}
	case dicegame.KeepDie:
		if !d.MayKeep() {
			r.sh.Say(d.WhyNot(r.names(), dicegame.KeepDie))
			return
		}
		d.Game.Kept[p.N] = !d.Game.Kept[p.N]
	default:
		r.heed(d.Do(r.names(), p, r.sh.Settings().OneTap))
	}
}

// heed does what follows from something done at the desk.
func (r *Room) heed(o dicegame.Outcome) {
	if o.Say != "" {
		r.sh.Say(o.Say)
	}
	if o.Focus != "" {
		r.sh.Focus(o.Focus)
	}
	if o.Act.Kind != 0 {
		r.answer(o.Act)
	}
}

// practiceKey handles the keys of the table in a position.
func (r *Room) practiceKey(key string, shift bool, id string) bool {
	q := r.practice.quiz
	if q == nil || r.sh.Dialog() != "" {
		return false
	}
	n := r.names()
	p, o, ok := q.desk.Key(n, key, shift, id, dicetable.ViewFor(key, r.b.PadView))
	switch p.Order {
	case dicegame.KeepDie:
		(*hands)(r).Press(p)
		if id != dicetable.DieID(p.N) { // that one tells it itself
			o.Say = n.SaidKept(q.desk.Game, p.N)
		}
	case dicegame.Enter:
		(*hands)(r).Press(p)
	}
	r.heed(o)
	return ok
}

// practiceKeys lists those keys: all of a table's but the one that takes back.
func (r *Room) practiceKeys(t *i18n.Texts) []ui.KeyHelp {
	if r.practice.quiz == nil {
		return nil
	}
	return append(slices.DeleteFunc(slices.Clone(t.Table.KeyHelp), func(k ui.KeyHelp) bool { return k.Key == "Z" }), t.Table.KeyRead...)
}
