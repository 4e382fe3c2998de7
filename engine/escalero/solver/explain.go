package solver

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Explain gives the reasons for an action that Decide returned for the state.
func (p *Player) Explain(s escalero.State, a escalero.Action) Reason {
	r := Reason{Action: a}
	b := p.brain
	switch a.Kind {
	case escalero.Contra, escalero.Accept, escalero.Concede:
		x := p.prospect(&s)
		r.Lead, r.Price = x.equity, x.stakes.price
		if a.Kind == escalero.Contra { // the other side would have to give up
			r.Price = x.stakes.gain
		}
		return r
	case escalero.Write, escalero.Strike:
		e := b.entered(&s, a)
		r.Targets = []Target{b.target(e)}
		if p.level == Beginner {
			r.Habit = p.habit(&s, e)
		} else {
			b.think(&s, p.valuer())
			r.Here = b.valued(&s, e, p.valuer())
			if other, ok := b.rival(&s, e); ok {
				r.Other = b.valued(&s, other, p.valuer())
			}
			if r.PerPoint = b.perPoint(); p.level == Casual {
				r.PerPoint = max(1, r.PerPoint)
			}
		}
		return r
	case escalero.Keep:
	default:
		return r
	}
	if p.level == Beginner {
		r.Targets = p.childTarget(&s)
		return r
	}
	c := Choice{Action: a}
	b.detail(&s, p.valuer(), &c)
	r.Targets = c.Targets
	if b.rules.Settlement.ByColumns && p.level != Casual {
		r.Other = b.next(&s, p.valuer(), &c)
		r.Here = c
		r.Here.Targets, r.Other.Targets = nil, nil
	}
	return r
}

// next is the best choice that is worse than the best one, which gets its equity:
// the others that are just as good differ in dice of no use.
func (b *Brain) next(s *escalero.State, by valuer, best *Choice) (c Choice) {
	list := b.diceChoices(s, by)
	for _, o := range list {
		if o.Action == best.Action {
			best.Equity = o.Equity
		}
	}
	for _, o := range list {
		if o.Equity < best.Equity-1e-6 && (c.Action.Kind == 0 || o.Equity > c.Equity) {
			c = o
		}
	}
	if c.Action.Kind != 0 {
		b.detail(s, by, &c)
	}
	return c
}

// childTarget is the row for which a beginner keeps dice.
func (p *Player) childTarget(s *escalero.State) []Target {
	sheet := s.Sheet(s.Writer())
	pos := column.Pos{Me: p.brain.side(&sheet)}
	child := NewChild(p.brain.game)
	child.Begin(&pos)
	now := s.Now()
	_, row := child.aim(turn.HandOf(now.Dice.Hand()), now.Served)
	if row < 0 {
		return nil
	}
	return []Target{{Row: p.brain.rules.Rows[row].Key, Col: child.column(row) + 1}}
}
