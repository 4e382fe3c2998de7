package app

import (
	"slices"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// review is a finished game computed again: what every decision cost, what the
// dice gave, how the game stood after each entry.
type review struct {
	game      *game
	at        int  // actions done
	ready     bool // all of them
	certainty solver.Certainty

	decisions []decision
	curve     []standingAt
	books     *solver.Books // where the result came from, nil until computing begins
	result    []float64

	party engine.Player // whose side is shown
	shown int           // what the curve shows: 0 the expectation, else a column, or showError
	// What is folded away is not built: two tables of a long game take a slow
	// phone longer than all the rest.
	tabled, listed bool
}

// showError is for the curve to show what the estimates changed their minds by.
const showError = 9

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
	err     []float64         // by party: what the estimates changed their minds by so far
}

// newReview is the review of a game before anything is computed.
func newReview(g *game) review {
	n := len(g.Parties)
	r := review{game: g, party: 1, result: make([]float64, n)}
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
		r.books = b.Books(m.At(0))
	}
	if r.at < m.Len() {
		before, a, after := m.At(r.at), m.Action(r.at), m.At(r.at+1)
		if cost, best, chosen := r.books.Enter(before, a, after); chosen {
			r.decisions = append(r.decisions, decision{r.at, before.Turn(), a, cost, best.Action})
		}
		switch a.Kind {
		case escalero.Write, escalero.Points, escalero.Strike, escalero.Accept, escalero.Concede:
			r.stand(b, after)
		}
		r.at++
	}
	if r.at == m.Len() {
		for i, p := range m.State().Payoff() {
			r.result[i] = float64(p)
		}
		r.ready = true
	}
}

// stand notes how the game stands after an entry, or after a Contra was
// answered.
func (r *review) stand(b *solver.Brain, after escalero.State) {
	s := standingAt{at: r.at, err: slices.Clone(r.books.Error)}
	for i := range r.result {
		p := engine.Player(i + 1)
		s.value = append(s.value, b.Worth(after, p))
		if c := b.Chances(after, p); c != nil {
			s.chances = append(s.chances, c)
		}
	}
	r.curve = append(r.curve, s)
}
