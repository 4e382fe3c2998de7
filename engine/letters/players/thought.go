package players

import (
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
)

// Thought is a decision in progress.
type Thought struct {
	player  *Player
	view    letters.View
	weighed *coach.Weighing // of an exchange, nil for other decisions
	action  letters.Action
	done    bool
}

// Think begins a decision. Nothing is computed until the first Step.
func (p *Player) Think(v letters.View) *Thought { return &Thought{player: p, view: v} }

// Step continues by up to this many searches for the best word, of some
// microseconds each, and tells whether the decision is made.
func (t *Thought) Step(searches int) bool {
	if t.done {
		return true
	}
	v, p := t.view, t.player
	switch {
	case v.Turn != v.Seat || v.Seat == 0:
	case v.Phase == letters.Exchanging:
		if t.weighed == nil {
			t.weighed = coach.Weigh(p.finder, v.Rules.Deck, v.Hand, p.vocabulary, p.rounds, p.chance.below)
		}
		if !t.weighed.Step(searches) {
			return false
		}
		t.action = letters.Action{Kind: letters.Exchange, Cards: t.weighed.Choice()}
	case v.Phase == letters.Choosing:
		word, _ := p.best(v.Hand)
		t.action = letters.Action{Kind: letters.Word, Cards: word}
	case v.Phase == letters.Betting:
		t.action = p.bet(v)
	}
	t.done = true
	return true
}

// Action is the decision once Step has returned true.
func (t *Thought) Action() letters.Action { return t.action }
