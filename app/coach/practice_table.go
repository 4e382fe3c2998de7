package coach

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
)

// quizTable shows a position at the table. Nothing is thrown or written there.
func (r *Room) quizTable(q *quiz) app.UI {
	n := r.names()
	t, what := &n.T().Coach.Practice, task(n, q.desk.Game)
	return dicetable.Table{
		Desk: &q.desk, Names: n, Hands: (*hands)(r), Heading: what, Task: what, Title: t.Title,
		Leave: dicetable.Leave{Path: "/practice", Label: t.Leave},
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
		if d.MayKeep() {
			d.Game.Kept[p.N] = !d.Game.Kept[p.N]
		}
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
	p, o, ok := q.desk.Key(n, key, shift, id, r.b.PadTurned())
	switch p.Order {
	case dicegame.KeepDie:
		(*hands)(r).Press(p)
		o.Say = n.SaidKept(q.desk.Game, p.N)
	case dicegame.Enter:
		(*hands)(r).Press(p)
	}
	r.heed(o)
	return ok
}
