package solver

import (
	"math"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

// The stake is doubled as the cube is in backgammon, only that giving up
// costs a fixed price. What announcing is worth to the party whose turn it is
// follows from the equity E of the game played on without it and from the
// price C of giving up, both at the stake now:
//
// The other side gives up when playing on at twice the stake costs it more
// than C, about E > C/2. It plays on a little beyond, because then it alone
// may double next, and that is worth more the longer the game still is. One
// announces before the other side would give up, since the next throws may
// carry E past that point; how long before shrinks to nothing towards the end,
// where any lead is reason enough. Where E is above C the game is worth more
// than the price, and one plays on without announcing.

// answer decides about an open Contra.
func (p *Player) answer(s *escalero.State) escalero.Action {
	me := s.Turn()
	e, price, rest := p.prospect(s, me)
	if -e > price*(0.5+0.1*rest) {
		return escalero.Action{Kind: escalero.Concede}
	}
	// Doubling back: the stake now counts double already, price and equity
	// alike.
	if p.legal(s) && e > price*0.5*reluctance(rest) && e <= price {
		return escalero.Action{Kind: escalero.Contra}
	}
	return escalero.Action{Kind: escalero.Accept}
}

// announces decides whether to announce Contra before throwing.
func (p *Player) announces(s *escalero.State) bool {
	if !s.Rules().Contra || !p.legal(s) {
		return false
	}
	e, price, rest := p.prospect(s, s.Turn())
	return e > price*0.5*reluctance(rest) && e <= price
}

// reluctance is how near to the other side's giving up, 1, one waits with
// announcing.
func reluctance(rest float64) float64 { return 0.8 * math.Sqrt(rest) }

// legal tells whether Contra is among the legal actions.
func (p *Player) legal(s *escalero.State) bool {
	for _, a := range s.Legal() {
		if a.Kind == escalero.Contra {
			return true
		}
	}
	return false
}

// prospect is the equity of a party at the present stake counted single, what
// giving up costs, and how much of the game is left, from 1 to 0.
func (p *Player) prospect(s *escalero.State, me engine.Player) (equity, price, rest float64) {
	b := p.brain
	b.ready()
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
	rest = float64(open-1) / float64(b.rules.Cells())
	rest = max(0, rest)
	if b.rules.Settlement.ByColumns {
		for _, c := range b.rules.Columns {
			price += float64(c.Value)
		}
		if p.level == Beginner {
			return b.glance(&my, &their), price, rest
		}
		equity = b.before(s, p.valuerForContra())
		if s.Writer() != me {
			equity = -equity
		}
		return equity, price, rest
	}
	ahead := float64(mine.Total(b.rules) - theirs.Total(b.rules))
	equity = ahead
	if p.level != Beginner {
		equity += b.rest(&mine, &my) - b.rest(&theirs, &their)
	}
	price = float64(b.rules.Concede)
	if equity > 0 {
		price = max(price, ahead)
	} else {
		price = max(price, -ahead)
	}
	return equity, price, rest
}

// valuerForContra is the valuer in game points: points alone say nothing of
// them.
func (p *Player) valuerForContra() valuer {
	if v := p.valuer(); v != byPoints {
		return v
	}
	return byColumn
}

// before is the equity of the party whose entry is next, before its turn.
func (b *Brain) before(s *escalero.State, by valuer) float64 {
	b.think(s, by)
	return b.turn.Mean()
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
