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
		r.certainty = b.Certainty(m.State())
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
