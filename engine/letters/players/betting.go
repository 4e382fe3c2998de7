package players

import (
	"math"

	"serviert/engine"
	"serviert/engine/letters"
)

// bet decides in a betting round by the probability of winning and the pot odds.
func (p *Player) bet(v letters.View) letters.Action {
	win := p.winning(v)
	win += (2*p.chance.part() - 1) * p.doubt
	bluffs := p.chance.part() < p.bluff
	raise := letters.Action{Kind: letters.Bet, Amount: p.amount(v, win)}
	mayRaise := v.Low <= v.High
	fair := 1 / float64(opponents(v)+1)
	if v.Bet == 0 {
		// The price of opening if everybody calls the minimum.
		price := float64(v.Low) / float64(v.Pot+v.Low*(opponents(v)+1))
		if mayRaise && (win > price || bluffs) {
			return raise
		}
		return letters.Action{Kind: letters.Fold}
	}
	price := float64(v.Owed) / float64(v.Pot+v.Owed)
	switch {
	case mayRaise && (win > 1.5*fair && win > price || bluffs):
		// Not with every good hand, so that a call may hide one.
		if p.chance.part() < 0.7 {
			return raise
		}
		return letters.Action{Kind: letters.Call}
	case win > price:
		return letters.Action{Kind: letters.Call}
	}
	return letters.Action{Kind: letters.Fold}
}

// amount is what the player bets at a probability of winning: the more, the
// further that is above a fair share.
func (p *Player) amount(v letters.View, win float64) int {
	fair := 1 / float64(opponents(v)+1)
	part := (win - fair) / (1 - fair)
	part = part*0.8 + p.chance.part()*0.4
	n := v.Low + int(math.Round(part*float64(v.High-v.Low)))
	return max(v.Low, min(n, v.High))
}

// opponents is how many others are still in.
func opponents(v letters.View) int {
	n := 0
	for i, s := range v.Seats {
		if s.In && engine.Player(i+1) != v.Seat {
			n++
		}
	}
	return max(n, 1)
}

// winning estimates the probability of having the best word in the end: that of a
// random hand at this stage being worse, for each opponent who is still in.
func (p *Player) winning(v letters.View) float64 {
	_, points := p.best(v.Hand)
	worse := below(v.Rules.Deck.Language, v.Round, points)
	if v.Round == 1 {
		// The exchange is still to come and evens out much.
		worse = 0.2 + 0.6*worse
	}
	win := 1.0
	for i, s := range v.Seats {
		if !s.In || engine.Player(i+1) == v.Seat {
			continue
		}
		against := worse
		if p.reads && v.Round == 2 {
			// Who exchanges few cards has a good hand; so has who raises, below.
			against -= 0.05 * float64(2-s.Swapped) * worse * (1 - worse)
		}
		if s.Bet > v.Rules.Min {
			against -= 0.3 * worse * (1 - worse)
		}
		win *= against
	}
	return win
}
