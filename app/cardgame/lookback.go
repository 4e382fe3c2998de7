package cardgame

import (
	"serviert/engine"
	"serviert/engine/letters"
)

// Played is what somebody did with his cards in the last hand. Most of it nobody
// else has seen, whether the hand was shown down or not.
type Played struct {
	Dealt   letters.Cards // the seven cards
	Swapped bool          // he came to the exchange
	Gone    letters.Cards // and discarded these
	Hand    letters.Cards // what he held at the end
	Laid    letters.Cards // the word he chose, "" for none
	Chose   bool          // he came to the choice
	Refused bool          // the word did not count
}

// MayLookBack tells whether a person can look back at his own hand of the last
// deal, which is over.
func (e *Evening) MayLookBack(p engine.Player) bool { return e.Person(p) && e.kept(p) }

// LookBack is what the person who looks back at his hand did with it. ok is false
// for everybody else, and at any other moment.
func (e *Evening) LookBack() (h Played, ok bool) {
	p := e.open
	if e.Step() != Recalling || !e.kept(p) {
		return h, false
	}
	from := e.handBegan()
	h.Dealt = e.game.Match.At(from + 1).View(p).Hand
	h.Hand = e.state().View(p).Hand
	for i := from; i < e.Log(); i++ {
		a := e.game.Match.Action(i)
		if e.game.Match.At(i).Turn() != p {
			continue
		}
		switch a.Kind {
		case letters.Exchange:
			h.Swapped, h.Gone = true, a.Cards
		case letters.Word:
			h.Chose, h.Laid = true, a.Cards
		}
	}
	hands := e.Public().Hands
	h.Refused = hands[len(hands)-1].Doubts[p-1] == letters.Refused
	return h, true
}
