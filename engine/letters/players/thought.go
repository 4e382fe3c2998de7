package players

import "serviert/engine/letters"

// Thought is a decision in progress.
type Thought struct {
	player *Player
	view   letters.View
	action letters.Action
	done   bool
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
		if !p.weighs(v, searches) {
			return false
		}
		t.action = letters.Action{Kind: letters.Exchange, Cards: p.weighed.gone}
	case v.Phase == letters.Choosing:
		word, _ := p.best(v.Hand)
		t.action = letters.Action{Kind: letters.Word, Cards: word}
	case v.Phase == letters.Betting:
		if v.Round == 1 && !p.weighs(v, searches) || !p.solves(v, searches) {
			return false
		}
		t.action = unopposed(v, p.bet(v))
	}
	t.done, p.begun = true, true
	return true
}

// Action is the decision once Step has returned true.
func (t *Thought) Action() letters.Action { return t.action }
