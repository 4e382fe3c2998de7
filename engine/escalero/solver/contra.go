package solver

import (
	"math"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

// A Contra doubles the stake as the cube does in backgammon, except that giving
// up costs a fixed price. Its value is interpolated as in Janowski, "Take-Points
// in Money Games" (1993), from two extremes, given the equity e of the game
// played on at the present stake; prices and values count in units of that
// stake.
//
//   - Dead cube: nobody can double any more. The game is worth e, and 2e after
//     a Contra.
//   - Live cube: equity moves without jumps, so that both double at exactly the
//     right moment (Keeler and Spencer, "Optimal Doubling in Backgammon",
//     Operations Research 23, 1975). The value is then linear in e between the
//     two cash points or, for the side that may not double, down to the loss of
//     all.
//
// The truth is x times the live value and 1-x times the dead one, x being the
// cube efficiency. Here throws are jumps, which are the larger the fewer cells
// are open, so x falls with the square root of the part of the game still to
// come.

// efficiency is the cube efficiency at the start of a game, about 2/3 in
// backgammon. TestEfficiency plays other values against it. By columns (Escalero,
// 2,000 games each) 0.3 loses 0.74 +- 0.16 game points a game, 0.5 loses 0.30 +-
// 0.16, 0.9 and 1 are level (+0.04 +- 0.15). By difference (one column, 40,000
// games each) 0.3 loses 1.90 +- 0.17 points a game, 0.5 0.46 +- 0.18, 0.9 0.20
// +- 0.18.
const efficiency = 0.7

// stakes is what doubling and giving up are worth to a party, in game points
// (by columns) or points (by difference) at the present stake.
type stakes struct {
	gain  float64 // cash: what the other side pays when it gives up
	price float64 // what this side pays when it gives up
	all   float64 // the most the whole game can cost
	live  float64 // cube efficiency, 0 (dead) to 1 (live)
	left  int     // how many doubles are still allowed, from the one in question on
	// give is this side's take point as an equity: below it, a negative
	// number, it gives up. take is its cash point: above it the other side does.
	give, take float64
}

// newStakes solves for the take point and the cash point, each of which depends
// a little on the other, one double after the next: after the last one the game
// is played on as it is.
func newStakes(gain, price, all, live float64, left int) stakes {
	k := stakes{gain: gain, price: price, all: all, live: live, left: left}
	k.give, k.take = -price/2, gain/2
	for range left - 1 {
		k.give, k.take = -quits(price, gain, k.take, all, k.live), quits(gain, price, -k.give, all, k.live)
	}
	return k
}

// quits is the distance of a take point from zero: how far behind a party is
// where accepting, at twice the stake and owning the next double, costs just
// the price of giving up. That double is worth what gain, the other's price, and
// take, its take point, make of it.
func quits(price, gain, take, all, live float64) float64 {
	up := slope(gain, take, all)
	return (price/2 + live*all*(up-1)) / (1 - live + live*up)
}

// slope is how fast the value of owning a live cube rises, from the loss of all to the
// cash point. Where giving up costs nothing, at a drawn difference without an agreed
// minimum, a double is worth nothing, and it rises as the equity does.
func slope(gain, take, all float64) float64 {
	if take+all == 0 {
		return 1
	}
	return (gain + all) / (take + all)
}

// turned is the stakes as the other side sees them.
func (k stakes) turned() stakes {
	return stakes{k.price, k.gain, k.all, k.live, k.left, -k.take, -k.give}
}

// next is the stakes after one more double.
func (k stakes) next() stakes {
	if k.left >= endless {
		return k
	}
	return newStakes(k.gain, k.price, k.all, k.live, k.left-1)
}

// free is the value of the game while both may double (centred cube).
func (k stakes) free(e float64) float64 {
	line := 0.0
	switch {
	case e >= k.take:
		line = max(k.gain, e)
	case e <= k.give:
		line = min(-k.price, e)
	default:
		line = -k.price + (e-k.give)*(k.gain+k.price)/(k.take-k.give)
	}
	return k.live*line + (1-k.live)*e
}

// own is the value of the game while only this side may double (owned cube).
func (k stakes) own(e float64) float64 {
	line := max(k.gain, e)
	if e < k.take {
		line = -k.all + (e+k.all)*slope(k.gain, k.take, k.all)
	}
	return k.live*line + (1-k.live)*e
}

// accepts is the value of accepting a Contra: twice the stake, and the next
// double, if there is one.
func (k stakes) accepts(e float64) float64 {
	if k.left <= 1 {
		return 2 * e
	}
	return 2 * k.next().own(e)
}

// answers is the value of having to answer a Contra: the best of giving up,
// accepting and doubling back at once.
func (k stakes) answers(e float64) float64 {
	if k.left <= 1 {
		return max(-k.price, k.accepts(e))
	}
	return max(-k.price, k.accepts(e), k.back(e))
}

// back is the value of doubling back at once, which makes the other side answer
// at twice the stake. That it may double back in turn is left out.
func (k stakes) back(e float64) float64 {
	other := k.turned().next()
	return -2 * max(-other.price, other.accepts(-e))
}

// announces is the value of announcing Contra.
func (k stakes) announces(e float64) float64 { return -k.turned().answers(-e) }

// aboutContra tells whether the party to act has to answer a Contra, or to think
// of announcing one.
func (b *Brain) aboutContra(s *escalero.State) bool {
	return !s.Over() && (s.Asked() != 0 || raises(s))
}

// mayDouble tells whether Contra is legal.
func mayDouble(s *escalero.State) bool {
	if !s.Rules().Contra || s.Parties() != 2 || s.Asked() == 0 && (s.Now().Begun() || s.Second()) {
		return false
	}
	_, err := s.Apply(escalero.Action{Kind: escalero.Contra})
	return err == nil
}

// contraChoices lists the party's choices about a Contra.
func (b *Brain) contraChoices(s *escalero.State) []Choice {
	return b.offers(s, b.prospect(s, Best))
}

// The values above take the other side for somebody who sees the game as this one
// does. Who does not, or answers every Contra with the next, would drive the stake
// up without end: each of the two finds that the other was wrong to double. That
// the stake has become high is itself news that the two disagree, so there is an
// end to what is announced, and one Recontra in a row is enough. A game against
// anybody then counts at most 32 times: 16 by these, and once doubled by the other.
// The coach says nothing of what is left out here.
const (
	announced = 8 // the greatest stake at which Contra is announced
	returned  = 4 // and at which one is answered with Recontra
)

// raises tells whether a Contra is to be thought of.
func raises(s *escalero.State) bool {
	switch {
	case !mayDouble(s):
		return false
	case s.Asked() != 0: // whoever throws has announced; the other may return it once
		return s.Factor() <= returned && s.Asked() != s.Writer()
	}
	return s.Factor() <= announced
}

// offers lists the choices about a Contra with their values; playing on without
// a word, or accepting, comes first and so is preferred among equals.
func (b *Brain) offers(s *escalero.State, p prospect) (list []Choice) {
	add := func(k escalero.Kind, equity float64) {
		list = append(list, Choice{Action: escalero.Action{Kind: k}, Equity: equity})
	}
	k := p.stakes
	switch {
	case s.Asked() != 0:
		add(escalero.Accept, k.accepts(p.equity))
		add(escalero.Concede, -k.price)
		if raises(s) {
			add(escalero.Contra, k.back(p.equity))
		}
		return list
	case s.Factor() > 1: // only the side that accepted last may double
		add(escalero.Throw, k.own(p.equity))
	default:
		add(escalero.Throw, k.free(p.equity))
	}
	if raises(s) {
		add(escalero.Contra, k.announces(p.equity))
	}
	return list
}

// doubt is how much less a level thinks of its game once the other side has said
// Contra, in game points at the present stake: that the other dares to is news of
// what this one may have overlooked. Over 4,000 games of Escalero a level's own
// estimate was then too high by 0.01 +- 0.02 (Best against itself), by 0.18 +- 0.04
// (Strong) to 1.25 (against Best), 0.46 +- 0.06 to 2.2 (Casual), 0.53 +- 0.15 to 3.7
// (Beginner). More than this costs something against the level itself. Where columns
// pay more, a point is worth less.
var doubt = [...]float64{Beginner: 0.7, Casual: 1.2, Strong: 0.5, Best: 0}

// contra is the player's choice about a Contra, the zero Action where there is
// none.
func (p *Player) contra(s *escalero.State) (best escalero.Action) {
	if !p.brain.aboutContra(s) {
		return best
	}
	equity := math.Inf(-1)
	for _, c := range p.brain.offers(s, p.prospect(s)) {
		if c.Equity > equity {
			best, equity = c.Action, c.Equity
		}
	}
	return best
}

// prospect is that of the party to act as the player sees it, in doubt where it is asked.
func (p *Player) prospect(s *escalero.State) prospect {
	at := p.brain.prospect(s, p.level)
	if s.Asked() != 0 && p.brain.rules.Settlement.ByColumns {
		at.equity -= doubt[p.level] * max(1, p.brain.rules.Unit())
	}
	return at
}

// prospect is what a decision about a Contra depends on.
type prospect struct {
	equity float64 // of the game played on, at the present stake
	stakes stakes
}

// prospect is that of the party to act, as a level estimates it.
func (b *Brain) prospect(s *escalero.State, level Level) (p prospect) {
	b.ready(s)
	me := s.Turn()
	mine, theirs := s.Sheet(me), s.Sheet(3-me)
	my, their := b.side(&mine), b.side(&theirs)
	open := 0
	for c := range b.rules.Columns {
		for row := range b.rules.Rows {
			if !mine[c][row].Written {
				open++
			}
		}
	}
	live := b.efficiency * math.Sqrt(max(0, float64(open-1)/float64(b.rules.Cells())))
	if b.rules.Settlement.ByColumns {
		sum := 0.0
		for _, c := range b.rules.Columns {
			sum += float64(c.Value)
		}
		p.stakes = newStakes(sum, sum, sum+float64(b.game.Sweep), live, left(s))
		if level == Beginner {
			p.equity = b.glance(&my, &their)
			return p
		}
		by := byBest
		if level != Best {
			by = byColumn // byPoints has no equity in game points
		}
		b.think(s, by)
		p.equity = b.turn.Mean()
		if s.Writer() != me {
			p.equity = -p.equity
		}
		return p
	}
	ahead := float64(mine.Total(b.rules) - theirs.Total(b.rules))
	p.equity = ahead
	if level != Beginner {
		p.equity += b.rest(&mine, &my) - b.rest(&theirs, &their)
	}
	least := float64(s.Rules().Concede) // not b.rules: a brain Fits games that differ in it
	gain, price := max(least, ahead), max(least, -ahead)
	p.stakes = newStakes(gain, price, gain+price, live, left(s))
	return p
}

// endless is how many doubles count where no highest stake was agreed: more
// change no take point any more.
const endless = 100

// left is how many doubles may still be accepted, with the one that waits.
func left(s *escalero.State) (n int) {
	most := s.Rules().MostFactor
	if most == 0 {
		return endless
	}
	for f := 2 * s.Factor(); f <= most; f *= 2 {
		n++
	}
	return n
}

// rest is the expected points still to come on a sheet, in a game settled by
// difference.
func (b *Brain) rest(sheet *escalero.Sheet, side *column.Side) float64 {
	if solved := b.solved(sheet); solved != nil {
		return solved.Rest(sheet).Mean
	}
	return b.game.Rest(side)
}

// glance is a beginner's idea of the equity: a lead in a column counts in
// proportion, from 60 points on as the whole column.
func (b *Brain) glance(mine, theirs *column.Side) float64 {
	e := 0.0
	for c := range b.rules.Columns {
		lead := float64(mine.Sum[c] - theirs.Sum[c])
		e += float64(b.rules.Columns[c].Value) * math.Max(-1, math.Min(1, lead/60))
	}
	return e
}
