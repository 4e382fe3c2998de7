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
