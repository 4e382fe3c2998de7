package coach

import (
	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// advice is what the coach says about one moment of the game in play.
type advice struct {
	game      string // id of the game
	at        int    // actions before the moment
	choices   []thought.Choice
	beside    thought.Choice // what the best is compared with
	certainty thought.Certainty
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
func (r *Room) MayAsk() bool {
	return r.wanted() && r.table.Open() && thought.Asks(r.games.Now.State())
}

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
	if r.advice.game != g.ID || r.advice.at != at { // else it is looked at once more
		g.Advise(g.State().Turn())
		r.games.Save()
	}
	r.advice = advice{game: g.ID, at: at}
	q := thought.Question{Kind: thought.Advise, Position: g.Position(at), Most: mostChoices, Detailed: mostChoices}
	r.mind.Ask(q, func() bool { return r.sh.Dialog() == "coach" && r.games.Now == g && g.Match.Len() == at }, func(a thought.Answer) {
		r.advice = advice{g.ID, at, a.Choices, a.Beside, a.Certainty, true}
	})
}

// follow prepares a choice of the coach on the table: dice are marked, or the
// cell is chosen. Throwing and writing stay with the player.
func (r *Room) follow(c thought.Choice) {
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
