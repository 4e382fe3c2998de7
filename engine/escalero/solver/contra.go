package solver

import (
	"math"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

// The stake is doubled as the cube is in backgammon, only that giving up
// costs a fixed price. What can be said about a Contra is worth what follows
// from the equity e of the game played on at the stake as it is, and from the
// prices of giving up, all counted at the present stake.
//
// If nobody could double any more, the game would be worth e, and twice that
// after a Contra. If the game went on without jumps, so that everybody could
// double at exactly the right moment, its worth would lie on a straight line:
// from the point where one side gives up to the point where the other does, or
// to a lost game for the side that may not double. The truth is in between,
// and the nearer to the line the more of the game is left: how near was found
// by playing, with cmd/duel.

// stakes is what doubling and giving up are worth to a party.
type stakes struct {
	gain  float64 // what the other side's giving up brings
	price float64 // what the own costs
	all   float64 // what the whole game can cost
	live  float64 // how near to the line, 0 to 1
	// give is the own equity, negative, below which the own side gives up;
	// take is where the other does.
	give, take float64
}

func newStakes(gain, price, all, rest float64) stakes {
	k := stakes{gain: gain, price: price, all: all, live: 0.7 * math.Sqrt(rest)}
	// Each point depends on the other a little.
	k.give, k.take = -price/2, gain/2
	for range 100 {
		k.give, k.take = -quits(price, gain, k.take, all, k.live), quits(gain, price, -k.give, all, k.live)
	}
	return k
}

// quits is how far behind a party is when playing on at twice the stake, with
// the right to double next, costs as much as the price of giving up. The
// other's price and where it quits say what that right is worth.
func quits(price, gain, take, all, live float64) float64 {
	slope := (gain + all) / (take + all)
	return (price/2 + live*all*(slope-1)) / (1 - live + live*slope)
}

// turned is the stakes as the other side sees them.
func (k stakes) turned() stakes {
	return stakes{k.price, k.gain, k.all, k.live, -k.take, -k.give}
}

// free is what the game is worth while both may double.
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

// own is what the game is worth while only the own side may double.
func (k stakes) own(e float64) float64 {
	line := max(k.gain, e)
	if e < k.take {
		line = -k.all + (e+k.all)*(k.gain+k.all)/(k.take+k.all)
	}
	return k.live*line + (1-k.live)*e
}

// accepts is what accepting a Contra is worth: twice the stake, and the right
// to double next.
func (k stakes) accepts(e float64) float64 { return 2 * k.own(e) }

// answers is what being asked is worth: giving up, accepting, or doubling back
// at once, which asks the other side at a stake that counts double already.
func (k stakes) answers(e float64) float64 {
	return max(-k.price, k.accepts(e), k.back(e))
}

// back is what doubling back is worth. The other side does not do so again.
func (k stakes) back(e float64) float64 {
	other := k.turned()
	return -2 * max(-other.price, other.accepts(-e))
}

// announces is what announcing Contra is worth.
func (k stakes) announces(e float64) float64 { return -k.turned().answers(-e) }

// aboutContra tells whether something is to be said about a Contra.
func (b *Brain) aboutContra(s *escalero.State) bool {
	return !s.Over() && (s.Asked() != 0 || mayDouble(s))
}

// mayDouble tells whether Contra is legal.
func mayDouble(s *escalero.State) bool {
	if !s.Rules().Contra || s.Parties() != 2 || s.Asked() == 0 && (s.Now().Begun() || s.Second()) {
		return false
	}
	_, err := s.Apply(escalero.Action{Kind: escalero.Contra})
	return err == nil
}

// contraChoices lists what can be said about a Contra, the quietest first.
func (b *Brain) contraChoices(s *escalero.State) []Choice {
	return b.offers(s, b.prospect(s, Best))
}

func (b *Brain) offers(s *escalero.State, p prospect) (list []Choice) {
	add := func(k escalero.Kind, equity float64) {
		list = append(list, Choice{Action: escalero.Action{Kind: k}, Equity: equity})
	}
	k := p.stakes
	switch {
	case s.Asked() != 0:
		add(escalero.Accept, k.accepts(p.equity))
		add(escalero.Concede, -k.price)
		if mayDouble(s) {
			add(escalero.Contra, k.back(p.equity))
		}
	case s.Factor() > 1: // who accepted last may double
		add(escalero.Throw, k.own(p.equity))
		add(escalero.Contra, k.announces(p.equity))
	default:
		add(escalero.Throw, k.free(p.equity))
		add(escalero.Contra, k.announces(p.equity))
	}
	return list
}

// contra is what a player says about a Contra, the zero Action where nothing
// can be said.
func (p *Player) contra(s *escalero.State) (best escalero.Action) {
	if !p.brain.aboutContra(s) {
		return best
	}
	equity := math.Inf(-1)
	for _, c := range p.brain.offers(s, p.brain.prospect(s, p.level)) {
		if c.Equity > equity {
			best, equity = c.Action, c.Equity
		}
	}
	return best
}

// prospect is what a party goes by when it decides about a Contra.
type prospect struct {
	equity float64 // at the present stake counted single
	stakes stakes
}

// prospect is that of the party to act, as a level sees it.
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
	rest := max(0, float64(open-1)/float64(b.rules.Cells()))
	if b.rules.Settlement.ByColumns {
		sum := 0.0
		for _, c := range b.rules.Columns {
			sum += float64(c.Value)
		}
		p.stakes = newStakes(sum, sum, sum+float64(b.game.Sweep), rest)
		if level == Beginner {
			p.equity = b.glance(&my, &their)
			return p
		}
		by := byBest
		if level != Best {
			by = byColumn // points alone say nothing of game points
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
	least := float64(s.Rules().Concede) // the brain may serve games that differ in it
	gain, price := max(least, ahead), max(least, -ahead)
	p.stakes = newStakes(gain, price, gain+price, rest)
	return p
}

// rest is what a sheet still brings in a game settled by difference.
func (b *Brain) rest(sheet *escalero.Sheet, side *column.Side) float64 {
	if b.sheet != nil {
		return b.sheet.Rest(sheet).Mean
	}
	return b.game.Rest(side)
}

// glance is a beginner's idea of how the columns stand: a lead counts the more
// the fuller the column is.
func (b *Brain) glance(mine, theirs *column.Side) float64 {
	e := 0.0
	for c := range b.rules.Columns {
		lead := float64(mine.Sum[c] - theirs.Sum[c])
		e += float64(b.rules.Columns[c].Value) * math.Max(-1, math.Min(1, lead/60))
	}
	return e
}
