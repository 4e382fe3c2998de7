package app

import (
	"serviert/engine"
	"serviert/engine/escalero"
)

// percent is how much of the game is done.
func (r *review) percent() int { return 100 * r.at / max(r.game.Match.Len(), 1) }

// choices counts the decisions of a party.
func (r *review) choices(p engine.Player) (n int) {
	for _, d := range r.decisions {
		if d.party == p {
			n++
		}
	}
	return n
}

// dearest is up to three mistakes of a party that matter, the worst first.
func (r *review) dearest(p engine.Player) (list []decision) {
	for _, d := range r.decisions {
		if d.party != p || d.cost < matters(r.game.Rules) {
			continue
		}
		at := len(list)
		for at > 0 && list[at-1].cost < d.cost {
			at--
		}
		list = append(list[:at:at], append([]decision{d}, list[at:]...)...)
		list = list[:min(len(list), 3)]
	}
	return list
}

// matters is the cost from which a mistake is worth talking about.
func matters(r escalero.Rules) float64 {
	if r.Settlement.ByColumns {
		return 0.1
	}
	return 0.75
}

// openReview shows the review of the game that the address names, and
// computes it if that was not done.
func (s *store) openReview() {
	g := s.finished(s.query.Get("game"))
	if g == nil {
		s.lessons.review = review{}
		return
	}
	if r := &s.lessons.review; r.game != g || r.at > g.Match.Len() || !r.ready {
		s.lessons.review = newReview(g)
	} else {
		return
	}
	st, drawn := g.Match.At(0), 0.0
	s.work(func() bool {
		r := &s.lessons.review
		if s.path != "/review" || r.game != g {
			return true
		}
		if !s.prepare(st) {
			return false
		}
		r.step(s.brain(st))
		if r.ready {
			s.collect(r)
			s.say(s.texts().Coach.Review.Finished)
		} else if now := clock(); now-drawn > progressTime {
			drawn = now
			s.refresh()
		}
		return r.ready
	})
}

// progressTime is after how many milliseconds the page shows again how far the
// computing is.
const progressTime = 300

// finished is the finished game of that id, nil for none.
func (s *store) finished(id string) *game {
	for _, d := range s.done {
		if d.id == id && d.state().Over() {
			return d.game
		}
	}
	if s.game != nil && s.game.id == id && s.game.state().Over() {
		return s.game
	}
	return nil
}
