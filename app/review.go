package app

import (
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// review is a finished game computed again: what every decision cost, what the
// dice gave, how the game stood after each entry.
type review struct {
	game      *game
	at        int  // actions done
	told      int  // per cent that the page shows
	ready     bool // all of them
	certainty solver.Certainty

	decisions []decision
	curve     []standingAt
	start     []float64 // by party: worth of the game before the first throw
	luck      []float64 // what the own dice gave beyond expectation
	lost      []float64 // what the own decisions cost
	result    []float64 // at the single stake

	party engine.Player // whose side is shown
	shown int           // what the curve shows: 0 the expectation, else a column
	// What is folded away is not built: two tables of a long game take a slow
	// phone longer than all the rest.
	tabled, listed bool
}

// decision is a choice somebody had, and what it cost.
type decision struct {
	at     int // actions before it
	party  engine.Player
	action escalero.Action
	cost   float64
	best   escalero.Action
}

// standingAt is how the game stood after an entry.
type standingAt struct {
	at      int               // the entry's place in the log
	value   []float64         // by party
	chances [][]solver.Chance // by party, nil in games settled by difference
}

// newReview is the review of a game before anything is computed.
func newReview(g *game) review {
	n := len(g.Parties)
	r := review{game: g, party: 1,
		start: make([]float64, n), luck: make([]float64, n), lost: make([]float64, n), result: make([]float64, n)}
	for i := n; i >= 1; i-- {
		if !g.computer(engine.Player(i)) {
			r.party = engine.Player(i)
		}
	}
	return r
}

// percent is how much of the game is done.
func (r *review) percent() int { return 100 * r.at / max(r.game.Match.Len(), 1) }

// computer tells whether no person sits at a party's place.
func (g *game) computer(p engine.Player) bool {
	for i := range g.Parties[p-1].Names {
		if g.level(p, i) == "" {
			return false
		}
	}
	return true
}

// step computes the next action of the game; b must be ready for it.
func (r *review) step(b *solver.Brain) {
	m := r.game.Match
	if r.at == 0 {
		r.certainty = b.Certainty()
		for i := range r.start {
			r.start[i] = b.Value(m.At(0), engine.Player(i+1))
		}
	}
	if r.at < m.Len() {
		before, a, after := m.At(r.at), m.Action(r.at), m.At(r.at+1)
		r.decide(b, before, a)
		r.fall(b, before, a, after)
		switch a.Kind {
		case escalero.Write, escalero.Points, escalero.Strike, escalero.Concede:
			r.stand(b, after)
		}
		r.at++
	}
	if r.at == m.Len() {
		end := m.State()
		for i, p := range end.Payoff() {
			r.result[i] = float64(p) / float64(end.Factor())
		}
		r.ready = true
	}
}

// decide notes a choice and its cost. Points read off the table were chosen
// from dice that nobody knows.
func (r *review) decide(b *solver.Brain, before escalero.State, a escalero.Action) {
	switch a.Kind {
	case escalero.Keep, escalero.Done, escalero.Write, escalero.Strike:
	default:
		return
	}
	if !before.Last().Begun() || before.Asked() != 0 {
		return
	}
	cost, best := b.Judge(before, a)
	p := before.Writer()
	r.decisions = append(r.decisions, decision{r.at, p, a, cost, best.Action})
	r.lost[p-1] += cost
}

// fall notes what dice gave more than was to be expected of them. Dice typed
// in count as one throw, though their throws in between are unknown.
func (r *review) fall(b *solver.Brain, before escalero.State, a escalero.Action, after escalero.State) {
	expected := a
	switch a.Kind {
	case escalero.Throw, escalero.Keep:
	case escalero.Result:
		expected = escalero.Action{Kind: escalero.Throw}
	default:
		return
	}
	p := before.Writer()
	r.luck[p-1] += b.Value(after, p) - b.Expect(before, expected)
}

// stand notes how the game stands after an entry.
func (r *review) stand(b *solver.Brain, after escalero.State) {
	s := standingAt{at: r.at}
	for i := range r.start {
		p := engine.Player(i + 1)
		v := b.Value(after, p)
		if after.Over() {
			v /= float64(after.Factor())
		}
		s.value = append(s.value, v)
		if c := b.Chances(after, p); c != nil {
			s.chances = append(s.chances, c)
		}
	}
	r.curve = append(r.curve, s)
}

// others is what the dice and mistakes of the others were worth to a party,
// and what the estimates leave unexplained. With two parties the first is
// known; with more, who paid for whose luck is not, and it is all one.
func (r *review) others(p engine.Player) (others, rest float64) {
	i := p - 1
	rest = r.result[i] - r.start[i] - r.luck[i] + r.lost[i]
	if len(r.start) == 2 {
		others = r.lost[1-i] - r.luck[1-i]
		return others, rest - others
	}
	return rest, 0
}

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
	st := g.Match.At(0)
	s.work(func() bool {
		r := &s.lessons.review
		if s.path != "/review" || r.game != g {
			return true
		}
		if !s.prepare(st) {
			return false
		}
		for start := millis(); !r.ready && (millis()-start < 8 || s.ctx == nil); {
			r.step(s.brain(st))
		}
		if n := r.percent(); n != r.told {
			r.told = n
			s.refresh()
		}
		if r.ready {
			s.collect(r)
			s.say(s.texts().Coach.Review.Finished)
		}
		return r.ready
	})
}

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
