package coach

import (
	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// advice is what the coach says about one moment of the game in play.
type advice struct {
	game      string // id of the game
	at        int    // actions before the moment
	choices   []solver.Choice
	beside    solver.Choice // what the best is compared with
	certainty solver.Certainty
	ready     bool
}

// mostChoices is how many choices the coach shows.
const mostChoices = 3

// wanted tells whether whoever has to decide now wants the coach.
func (r *Room) wanted() bool {
	g := r.games.Now
	return g != nil && g.Decides(g.State()) == dicegame.Coach
}

// MayAsk tells whether there is something to advise on: a person who wants the
// coach has to decide about dice, or about a Contra.
func (r *Room) MayAsk() bool { return r.wanted() && r.table.Open() && asks(r.games.Now.State()) }

// Ask opens the advice for the moment, or says why there is none. It is computed meanwhile, in steps,
// also where it was asked for before: what a screen reader says is that it has
// come.
func (r *Room) Ask() {
	if !r.MayAsk() {
		if t := &r.sh.Texts().Coach; r.wanted() {
			r.sh.Confirm(t.Nothing)
		} else {
			r.sh.Confirm(t.None)
		}
		return
	}
	r.sh.OpenDialog("coach")
	g, at := r.games.Now, r.games.Now.Match.Len()
	a := advice{game: g.ID, at: at}
	st := g.State()
	r.advice = a
	told := 0 // choices with details
	r.mind.Work(func() bool {
		switch {
		case r.sh.Dialog() != "coach" || r.games.Now != g || g.Match.Len() != at:
			return true
		case !r.mind.Prepare(st):
			return false
		case a.choices == nil:
			list := r.mind.Brain(st).Advise(st)
			a.choices, a.beside = list[:min(mostChoices, len(list))], beside(r.mind.Brain(st), st, list)
		case told < len(a.choices):
			r.mind.Brain(st).Detail(st, &a.choices[told])
			told++
		default:
			a.certainty, a.ready = r.mind.Brain(st).Certainty(st), true
			r.advice = a
			return true
		}
		return len(a.choices) == 0
	})
}

// beside is what the best of all choices is compared with, with its details:
// the entry that scores most now, or the next best choice where the best scores
// no less. Throwing on is compared with such an entry if it is a picture.
func beside(b *solver.Brain, st escalero.State, list []solver.Choice) (c solver.Choice) {
	if len(list) < 2 {
		return c
	}
	c = list[1]
	best, rules := list[0].Action, st.Rules()
	if obvious, ok := b.Obvious(st, best); ok && (best.Row != "" || best.Kind == escalero.Keep && rules.Rows[rules.Row(obvious.Row)].Face == 0) {
		if brings := points(st, obvious); brings > 0 && (best.Row == "" || brings > points(st, best)) {
			for _, o := range list[1:] {
				if o.Action == obvious {
					c = o
				}
			}
		}
	}
	b.Detail(st, &c)
	return c
}

// follow prepares a choice of the coach on the table: dice are marked, or the
// cell is chosen. Throwing and writing stay with the player.
func (r *Room) follow(c solver.Choice) {
	if !r.MayAsk() {
		return
	}
	d := r.table.Desk()
	st, next := d.State(), "throw"
	d.Choose(escalero.Action{})
	switch a := c.Action; a.Kind {
	case escalero.Keep:
		r.games.Mark(dicegame.Stay(st.Now().Dice, a.Kept))
	case escalero.Write, escalero.Strike:
		d.Choose(a)
		next = "write"
	case escalero.Done:
		next = "done"
	case escalero.Contra:
		next = "contra"
	case escalero.Concede:
		next = "concede"
	}
	r.sh.Say(sentence(r.sh.Texts().Coach.Taken, choiceText(r.names(), d.Game, st, c.Action)))
	r.sh.CloseDialog()
	r.sh.Focus(next)
}
