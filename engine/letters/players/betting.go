package players

import (
	"math"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// stakesOf is what a betting round is about for the player to act, as if there
// were one opponent: what others have paid is in the pot.
func stakesOf(v letters.View) stakes {
	r := v.Rules
	own := v.Seats[v.Seat-1]
	faced, theirs := facing(v)
	pot := v.Pot - own.Bet - faced
	before := 0 // what was bet in the first round
	if v.Round == 2 {
		before = own.Paid - own.Bet - r.Ante
		pot -= 2 * before
	}
	chips := min(2*r.Max, rough(before+min(own.Chips+own.Bet, theirs)))
	s := stakes{pot: rough(max(pot, 1)), chips: chips}
	for i, n := range [sizes]int{r.Min, (r.Min + r.Max + 1) / 2, r.Max} {
		s.amounts[i] = min(n, chips)
	}
	return s
}

// facing is the most that another who is still in has bet in the round, which may be less
// than what is named, and the most that he can bet.
func facing(v letters.View) (bet, most int) {
	for i, s := range v.Seats {
		if s.In && engine.Player(i+1) != v.Seat {
			bet, most = max(bet, s.Bet), max(most, s.Bet+s.Chips)
		}
	}
	return bet, most
}

// rough is a number of chips to within an eighth, so that few games have to be
// solved.
func rough(n int) int {
	step := 1
	for n/step > 15 {
		step *= 2
	}
	return (n + step/2) / step * step
}

// Plans are the games that were solved so far. The players of a table share them,
// but not those that think at the same time. The zero Plans are none.
type Plans struct {
	known   []*plan
	solving *game
}

// Share gives the player plans that others use too.
func (p *Player) Share(s *Plans) { p.plans = s }

// solves goes on to solve the game that is played, and tells whether that is done.
func (p *Player) solves(v letters.View, searches int) bool {
	if p.passive {
		return true
	}
	s, want := p.plans, stakesOf(v)
	for _, l := range s.known {
		if l.stakes == want {
			p.plan = l
			return true
		}
	}
	if s.solving == nil || s.solving.stakes != want {
		s.solving = newGame(want)
	}
	// A turn takes about as long as twenty searches.
	for ; searches > 0 && !s.solving.solved(); searches -= 20 {
		s.solving.solve()
	}
	if !s.solving.solved() {
		return false
	}
	p.plan, s.solving = s.solving.plan(), nil
	s.known = append(s.known, p.plan)
	return true
}

// bet decides in a betting round.
func (p *Player) bet(v letters.View) letters.Action {
	if p.passive {
		return p.passively(v)
	}
	l, amounts, pot, path := p.plan, p.plan.amounts, p.plan.pot, 0
	own := v.Seats[v.Seat-1]
	if v.Round == 2 {
		if path = p.path; path == 0 || p.dealt == "" || p.pathed != p.dealt {
			path = 1 << p.size(&amounts, pot, own.Paid-own.Bet-v.Rules.Ante)
		}
		// A bet between two sizes may have been taken for all that somebody has.
		for amounts = l.left(path); amounts[0] < 1; amounts = l.left(path) {
			if path >>= 1; path == 0 {
				return p.passively(v)
			}
		}
		pot += 2 * highest(&l.amounts, path)
	}
	s := p.strength(v)
	rank := min(int(s*ranks), ranks-1)
	node := 0
	if v.Bet > 0 {
		theirs := p.size(&amounts, pot, own.Bet+v.Owed) // who cannot pay all of a bet faces only what he has
		node = 1 << theirs
		// Who has bet before and was raised opened, unless he was opened at himself.
		if own.Bet > 0 {
			mine := min(p.size(&amounts, pot, own.Bet), theirs-1)
			if mine >= 0 {
				node |= 1 << mine
				if mine > 0 && !p.opened(v) {
					node |= 1
				}
			}
		}
	}
	odds := l.first[node][rank]
	if v.Round == 2 {
		odds = l.second[path][node][rank]
	}
	act := p.draw(odds)
	if act == fold && v.Bet > 0 && s > cheap*price(v, v.ToWin()) {
		act = call
	}
	act = p.habitually(act, rank, v.Bet == 0, v.Bet > 0 && v.Low <= v.High)
	if v.Round == 1 {
		p.pathed, p.path = v.Hand, node
		if act >= bet {
			p.path |= 1 << (act - bet)
		}
	}
	switch {
	case act == fold:
		return letters.Action{Kind: letters.Fold}
	case act == call || v.Low > v.High:
		return letters.Action{Kind: letters.Call}
	}
	return letters.Action{Kind: letters.Bet, Amount: max(v.Low, min(amounts[act-bet], v.High))}
}

// cheap is how many times as strong as a call needs a hand is that does not fold. A
// solved game says little of what nobody would do in it, like the least bet into a
// large pot; nor does it know of pots that several have paid into.
const cheap = 4

// price is what a call costs as a part of the chips that are then to be won.
func price(v letters.View, pot int) float64 {
	risk := v.Risk()
	return float64(risk) / float64(pot+risk)
}

// unopposed makes sense of a bet where nobody else who is still in has chips: it
// would be paid back, so opening with the least is free and a raise moves nothing.
func unopposed(v letters.View, a letters.Action) letters.Action {
	switch {
	case v.Opposed():
	case v.Bet == 0:
		return letters.Action{Kind: letters.Bet, Amount: v.Low}
	case a.Kind == letters.Bet:
		return letters.Action{Kind: letters.Call}
	}
	return a
}

// opened tells whether the player began the round.
func (p *Player) opened(v letters.View) bool {
	n := engine.Player(len(v.Seats))
	at := v.Dealer
	if v.Round == 2 {
		at = at%n + 1
	}
	for range n {
		if v.Seats[at-1].In {
			break
		}
		at = at%n + 1
	}
	return at == v.Seat
}

// draw draws an action with its odds.
func (p *Player) draw(odds [acts]uint8) int {
	sum := 0
	for _, n := range odds {
		sum += int(n)
	}
	if sum == 0 {
		return fold
	}
	at := p.chance.below(sum)
	for a, n := range odds {
		if at -= int(n); at < 0 {
			return a
		}
	}
	return fold
}

// size is which of these sizes an amount is, the first of equal ones and at most the
// greatest: who is all in for less than the least bet names that. One between two is either, the more
// likely the nearer, as a part of the pot (Ganzfried and Sandholm, "Action translation in extensive-form
// games with large action spaces", 2013).
func (p *Player) size(a *[sizes]int, pot, amount int) int {
	amount = min(amount, a[sizes-1])
	for i := range sizes {
		if amount <= a[i] {
			if i == 0 || amount == a[i] {
				return i
			}
			low, high, x, into := float64(a[i-1]), float64(a[i]), float64(amount), float64(pot)
			if p.chance.part() < (high-x)*(into+low)/((high-low)*(into+x)) {
				return i - 1
			}
			return i
		}
	}
	return sizes - 1
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

// strength is the proportion of hands that are worse, of hands of which nothing is
// known: before the exchange by what it can become. Among several who are still in
// it is that of a hand with as good a chance against one.
func (p *Player) strength(v letters.View) float64 {
	language := v.Rules.Deck.Language
	s := 0.0
	if v.Round == 1 {
		s = wordthought.Below(language, p.level, 1, p.weighed.promise)
	} else {
		_, points := p.best(v.Hand)
		luck := chance(p.of(v.Hand))
		s = wordthought.Below(language, p.level, 2, float64(points)+luck.part())
	}
	x := normal(s + (2*p.chance.part()-1)*p.doubt)
	if v.Round == 1 {
		return before(x, opponents(v))
	}
	win := 1.0
	for i, seat := range v.Seats {
		if !seat.In || engine.Player(i+1) == v.Seat {
			continue
		}
		y := x
		if p.heed != 0 {
			y -= swapped[seat.Swapped] * p.heed
		}
		win *= share(y)
	}
	return win
}

// swapped is by how much the hand of somebody is better who has exchanged so many
// cards, in standard deviations.
var swapped = [letters.MaxExchange + 1]float64{0.7, 0.45, 0.2, -0.05, -0.35}

// before is the strength of a hand before the exchange, in standard deviations, as
// that of one that wins as often against a single opponent.
func before(x float64, opponents int) float64 {
	if opponents == 1 {
		return share(x)
	}
	const steps = 16
	spread := math.Sqrt(1 - carry*carry)
	win := 0.0
	for i := range steps {
		win += math.Pow(share(carry*x+spread*normal((float64(i)+0.5)/steps)), float64(opponents)) / steps
	}
	return share(normal(win) * math.Sqrt(2-carry*carry) / carry)
}

// passively is how a beginner bets: he likes to see what comes, hardly ever raises,
// and gives up only what is hopeless.
func (p *Player) passively(v letters.View) letters.Action {
	s := p.strength(v)
	raise := letters.Action{Kind: letters.Bet, Amount: v.Low + p.chance.below(max(1, (v.High-v.Low+2)/2))}
	if v.Bet == 0 {
		least := float64(min(v.Low, v.Seats[v.Seat-1].Chips))
		if s < min(0.12, 0.6*least/(float64(v.Pot)+least)) { // into a large pot he goes with anything
			return letters.Action{Kind: letters.Fold}
		}
		return raise
	}
	switch {
	case s > 0.85 && v.Low <= v.High && p.chance.part() < 0.4:
		return raise
	case s > 0.6*price(v, v.Pot):
		return letters.Action{Kind: letters.Call}
	}
	return letters.Action{Kind: letters.Fold}
}
