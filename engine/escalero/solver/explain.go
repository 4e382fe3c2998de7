package solver

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Reason is why a player decides as it does, for screens to put into words, such
// as "40 % for poker, otherwise sixes in column 1".
type Reason struct {
	// Action is the decision.
	Action escalero.Action
	// Targets are the cells the action aims at by the player's own values,
	// most likely first. A beginner has one, with Chance 0.
	Targets []Target
	// Habit is a beginner's reason for an entry, 0 for none.
	Habit Habit
	// Here is the entry and Other the obvious one beside it (see Obvious), both by
	// the player's own values, without Cost. Neither is set for a beginner, and
	// Other is not where nothing else was open.
	Here, Other Choice
	// PerPoint is how much in those values a point on the sheet is, 0 where that
	// is not fixed.
	PerPoint float64
	// Lead is the equity by which the player decides about a Contra, and Price
	// what giving up costs; both in game points (by difference: points), with
	// the present stake counted as 1.
	Lead, Price float64
}

// Explain gives the reasons for an action that Decide returned for the state.
func (p *Player) Explain(s escalero.State, a escalero.Action) Reason {
	r := Reason{Action: a}
	b := p.brain
	switch a.Kind {
	case escalero.Contra, escalero.Accept, escalero.Concede:
		x := b.prospect(&s, p.level)
		r.Lead, r.Price = x.equity, x.stakes.price
		if s.Asked() == 0 { // the other side would have to give up
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
			if r.PerPoint = b.PerPoint(); p.level == Casual {
				r.PerPoint = max(1, r.PerPoint)
			}
		}
		return r
	case escalero.Keep:
	default:
		return r
	}
	if p.level == Beginner {
		r.Targets = p.thumbTarget(&s, a)
		return r
	}
	side := b.think(&s, p.valuer())
	b.flow.FromKeep(&b.turn, turn.KeepOf(a.Kept), s.Now().Left())
	var c Choice
	b.aims(&s, &side, &c)
	r.Targets = c.Targets
	return r
}

// thumbTarget is the face a beginner collects, or the straight.
func (p *Player) thumbTarget(s *escalero.State, a escalero.Action) []Target {
	most, kinds := 0, 0
	for f := range a.Kept {
		if a.Kept[f] > 0 {
			kinds++
		}
		if a.Kept[f] >= a.Kept[most] {
			most = f
		}
	}
	sheet := s.Sheet(s.Writer())
	pos := column.Pos{Me: p.brain.side(&sheet)}
	p.thumb.Begin(&pos)
	key := ""
	switch {
	case kinds == 0:
		return nil
	case kinds >= 3:
		key = "S"
	case kinds == 2:
		key = "F"
	case a.Kept[most] >= 3 && p.thumb.wants(p.brain.rules.Row("P")):
		key = "P"
	default:
		if row := p.brain.game.Layout.FaceRow(most + 1); row >= 0 {
			key = p.brain.rules.Rows[row].Key
		}
	}
	if row := p.brain.rules.Row(key); p.thumb.wants(row) {
		return []Target{{Row: key, Col: p.thumb.column(row, 1) + 1}}
	}
	return nil
}
