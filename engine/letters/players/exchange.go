package players

import (
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
)

// weighing is the exchange of a hand as a player weighs it.
type weighing struct {
	hand    letters.Cards
	weighs  *coach.Weighing // nil once it is done
	gone    letters.Cards   // the best exchange
	promise float64         // the points that it promises
}

// weighs goes on to weigh the exchange of a hand as dealt, by this many searches,
// and tells whether that is done. It is done before the first bet, since what a
// hand is worth then is what it can become.
func (p *Player) weighs(v letters.View, searches int) bool {
	if p.weighed == nil || p.weighed.hand != v.Hand {
		chance := chance(p.of(v.Hand))
		p.weighed = &weighing{hand: v.Hand, weighs: coach.Weigh(p.finder, v.Rules.Deck, v.Hand, p.vocabulary, p.rounds, chance.below)}
	}
	p.dealt = v.Hand
	w := p.weighed
	if w.weighs != nil && w.weighs.Step(searches) {
		w.gone, w.promise, w.weighs = w.weighs.Choice(), w.weighs.Promise(), nil
	}
	return w.weighs == nil
}

// of is a number that depends on the player and his cards, so that he judges a hand
// the same way whenever he is asked.
func (p *Player) of(hand letters.Cards) uint64 {
	h := p.seed
	for i := range len(hand) {
		h = h*1099511628211 + uint64(hand[i])
	}
	return h
}

// Promise is what the best exchange of the hand that the player weighed last
// promises, in points.
func (p *Player) Promise() float64 {
	if p.weighed == nil || p.weighed.weighs != nil {
		return 0
	}
	return p.weighed.promise
}

// Recall gives the player what he, or another of his strength and vocabulary, has
// found by weighing this hand: cmd/bets plays the same hands many times.
func (p *Player) Recall(hand, gone letters.Cards, promise float64) {
	p.weighed, p.dealt = &weighing{hand: hand, gone: gone, promise: promise}, hand
}
