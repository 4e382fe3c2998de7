package coach

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

func (r *Room) loadDrills() {
	k := store.Drills{V: store.Schema}
	if !r.disk.Read(store.KeyDrills, &k, func() error { return store.KnownSchema(k.V) }) {
		k = store.Drills{V: store.Schema}
	}
	r.drills = k
}

// solve keeps that a position is solved. Another tab may have solved others.
func (r *Room) solve(id string) {
	r.loadDrills()
	if r.drills.Add(id) {
		r.disk.Save(store.KeyDrills, r.drills)
	}
}

// solved is how many positions of a lesson are solved, and the first that is not,
// from 1, or 1 if all are.
func (r *Room) solved(d drills.Drill) (n, open int) {
	for i := len(d.Positions) - 1; i >= 0; i-- {
		if r.drills.Has(d.Positions[i].ID()) {
			n++
		} else {
			open = i + 1
		}
	}
	return n, max(open, 1)
}

// drillPath is the address of a lesson or, for at from 1, of one of its positions.
func drillPath(kind string, at int) string {
	path := "/practice?lesson=" + kind
	if at > 0 {
		path += "&position=" + strconv.Itoa(at)
	}
	return path
}

// openDrill poses the position of a lesson that the address names, or shows the
// lesson.
func (r *Room) openDrill(query browser.Query) {
	d := drills.Find(query.Get("lesson"))
	at, err := strconv.Atoi(query.Get("position"))
	if err != nil || at < 1 || at > len(d.Positions) {
		return
	}
	if q := r.drillQuiz(&d.Positions[at-1]); q != nil {
		q.lead = func(t *i18n.Texts) string { return fmt.Sprintf(t.Drills().Lead, at, len(d.Positions)) + " " }
		r.pose(q)
	}
}

// drillQuiz is a position of a lesson, played by two who have no names; nil where it
// cannot be read.
func (r *Room) drillQuiz(p *drills.Position) *quiz {
	rules, ok := escalero.Preset(p.Preset)
	list, err := p.Actions()
	if !ok || err != nil {
		return nil
	}
	text := r.madeUp(rules).Record
	for _, a := range list {
		text += a.String() + "\n"
	}
	doc, err := record.ParseSaved(text)
	if err != nil {
		return nil
	}
	g, err := doc.Dice()
	if err != nil || !thought.Asks(g.Match.State()) {
		return nil
	}
	q := newQuiz(g, g.Match.Len())
	q.drill = p
	return q
}

// usual says what most people would have done wrong, or that this was it.
func usual(n dicegame.Names, g *dicegame.Game, st escalero.State, q *quiz) string {
	t := n.T().Drills()
	done, err := escalero.ParseAction(q.drill.Done)
	done.Dice = dice.Throw{}
	if err == nil && thought.Same(st, done, q.chosen) {
		return t.This
	}
	return fmt.Sprintf(t.Usual, choiceText(n, g, st, done))
}

// nextInDrill leads to the next position of the lesson, or back to the lesson after
// the last.
func (r *Room) nextInDrill(t *i18n.Practice) app.UI {
	query := r.sh.Query()
	d := drills.Find(query.Get("lesson"))
	at, _ := strconv.Atoi(query.Get("position"))
	label, next := t.Next, at+1
	if next > len(d.Positions) {
		label, next = t.End, 0
	}
	return ui.Labelled("quiz-next", "main", label, "", func() {
		r.sh.CloseDialog()
		r.sh.Visit(drillPath(d.Kind, next))
	})
}

// drillsPart lists the lessons, the most frequent mistake first.
func (r *Room) drillsPart(all *i18n.Texts) app.UI {
	t := all.Drills()
	list := func(some []drills.Drill) app.UI {
		var ways []app.UI
		for _, d := range some {
			n, _ := r.solved(d)
			ways = append(ways, app.Li().Body(ui.Dotted(drillPath(d.Kind, 0), t.Titles.At(d.Kind), fmt.Sprintf(t.Solved, n, len(d.Positions)), ui.Dots(n, len(d.Positions)-n))))
		}
		return app.Ul().Class("menu-list").Body(ways...)
	}
	every, first := drills.Drills(), drills.Columns
	return app.Section().Class("slip practise").Aria("labelledby", "lessons").Body(
		app.H2().ID("lessons").Text(t.Title),
		app.P().Class("note").Text(t.Intro), list(every[:first]),
		app.P().Class("note").Text(t.Points), list(every[first:]),
	)
}

// drillPage is a lesson: what goes wrong, what to think, and its positions.
func (r *Room) drillPage(all *i18n.Texts, d drills.Drill) app.UI {
	t := all.Drills()
	n, open := r.solved(d)
	state, start := fmt.Sprintf(t.Solved, n, len(d.Positions)), t.Start
	if n == len(d.Positions) {
		state, start = t.All, t.Again
	} else if n > 0 {
		start = all.Coach.Practice.Next
	}
	var ways []app.UI
	for i, p := range d.Positions {
		text, dot := t.Still, ui.Dots(0, 1)
		if r.drills.Has(p.ID()) {
			text, dot = t.Done, ui.Dots(1, 0)
		}
		ways = append(ways, app.Li().Body(ui.Dotted(drillPath(d.Kind, i+1), fmt.Sprintf(t.Position, i+1), all.Dice.Presets.At(p.Preset).Name+" · "+text, dot)))
	}
	list := drills.Drills()
	at := slices.IndexFunc(list, func(o drills.Drill) bool { return o.Kind == d.Kind })
	further := []app.UI{ui.Way("/practice", "back", t.Overview, all.Coach.Practice.Title)}
	if at+1 < len(list) {
		next := list[at+1].Kind
		further = append(further, ui.Way(drillPath(next, 0), "info", t.Next, t.Titles.At(next)))
	}
	return ui.Screen(all, "practice", t.Titles.At(d.Kind), nil,
		app.Section().Class("slip practise").Aria("labelledby", "title").Body(
			app.P().Text(t.Lessons.At(d.Kind)),
			app.P().Class("note").Text(state),
			app.A().ID("begin").Class("button main").Href(ui.Link(drillPath(d.Kind, open))).Text(start),
			app.Ul().Class("menu-list").Body(ways...),
		),
		app.Ul().Class("slip menu-list").Body(further...))
}
