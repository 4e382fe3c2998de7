package coach

import (
	"slices"

	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// review is a finished game computed again: what every decision cost, what the
// dice gave, how the game stood after each entry.
type review struct {
	game      *dicegame.Game
	record    string // as the game was when the review began
	at        int    // actions done
	ready     bool   // all of them
	certainty solver.Certainty

	decisions []decision
	curve     []standing
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
}

// standing is how the game stood after an entry.
type standing struct {
	at      int               // the entry's place in the log
	value   []float64         // by party
	chances [][]solver.Chance // by party, nil in games settled by difference
	err     []float64         // by party: what the estimates changed their minds by so far
}

// newReview is the review of a game before anything is computed. It shows the
// first person's side.
func newReview(g *dicegame.Game) *review {
	n := len(g.Parties)
	v := &review{game: g, record: g.Dice.String(), party: 1, result: make([]float64, n)}
	for p := engine.Player(n); p >= 1; p-- {
		if !g.Computer(p) {
			v.party = p
		}
	}
	return v
}

// step computes the next action of the game; b must be ready for it.
func (v *review) step(b *solver.Brain) {
	m := v.game.Match
	if v.at == 0 {
		v.certainty = b.Certainty(m.State())
		v.books = b.Books(m.At(0))
	}
	if v.at < m.Len() {
		before, a, after := m.At(v.at), m.Action(v.at), m.At(v.at+1)
		if cost, _, chosen := v.books.Enter(before, a, after); chosen {
			v.decisions = append(v.decisions, decision{v.at, before.Turn(), a, cost})
		}
		switch a.Kind {
		case escalero.Write, escalero.Points, escalero.Strike, escalero.Accept, escalero.Concede:
			v.stand(b, after)
		}
		v.at++
	}
	if v.at == m.Len() {
		for i, p := range m.State().Payoff() {
			v.result[i] = float64(p)
		}
		v.ready = true
	}
}

// stand notes how the game stands after an entry, or after a Contra was
// answered.
func (v *review) stand(b *solver.Brain, after escalero.State) {
	s := standing{at: v.at, err: slices.Clone(v.books.Error)}
	for i := range v.result {
		p := engine.Player(i + 1)
		s.value = append(s.value, b.Worth(after, p))
		if c := b.Chances(after, p); c != nil {
			s.chances = append(s.chances, c)
		}
	}
	v.curve = append(v.curve, s)
}

// percent is how much of the game is done.
func (v *review) percent() int { return 100 * v.at / max(v.game.Match.Len(), 1) }

// choices counts the decisions of a party.
func (v *review) choices(p engine.Player) (n int) {
	for _, d := range v.decisions {
		if d.party == p {
			n++
		}
	}
	return n
}

// dearest is up to three mistakes of a party that matter, the worst first.
func (v *review) dearest(p engine.Player) (list []decision) {
	for _, d := range v.decisions {
		if d.party != p || d.cost < matters(&v.game.Rules) {
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
