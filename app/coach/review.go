package coach

import (
	"cmp"
	"math"
	"slices"

	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// review is a finished game computed again: what every decision cost, what the
// dice gave, how the game stood after each entry.
type review struct {
	game      *dicegame.Game
	record    string // as the game was when the review began
	at        int    // actions done
	ready     bool   // all of them
	certainty thought.Certainty

	decisions []decision
	curve     []thought.Standing
	books     thought.Books // where the result came from, once all is ready
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

// add takes a piece of what is computed. It comes from the beginning again where
// the mind had to be started again.
func (v *review) add(a thought.Answer) {
	if a.Piece.From == 0 {
		v.decisions, v.curve = nil, nil
	}
	m := v.game.Match
	for _, d := range a.Piece.Decisions {
		if d.At >= m.Len() {
			continue
		}
		v.decisions = append(v.decisions, decision{d.At, m.At(d.At).Turn(), m.Action(d.At), d.Cost})
	}
	v.curve = append(v.curve, a.Piece.Standings...)
	v.certainty, v.at = a.Certainty, a.Piece.At
	if a.Last {
		v.books = a.Piece.Books
		for i, p := range m.State().Payoff() {
			v.result[i] = float64(p)
		}
		v.ready = true
	}
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

// turn is an entry, or an answer to a Contra, with what it changed for the party
// that is shown.
type turn struct {
	at            int     // its place in the log
	before, after float64 // expected game points
	lost          float64 // the most that somebody has given away since the one before
	loser         engine.Player
	dice          bool // the dice have made at least half of the change
}

const mostTurns = 4

// turns are those that changed most, at most four of them, in their order: the
// story of the game. What changed less than five mistakes that matter is no
// turning point.
func (v *review) turns() (list []turn) {
	before, from, corrected := v.books.Start[v.party-1], -1, 0.0
	for _, s := range v.curve {
		t := turn{at: s.At, before: before, after: s.Value[v.party-1]}
		since, rest := from, t.after-t.before-(s.Error[v.party-1]-corrected) // that no correction of the estimate explains
		before, from, corrected = t.after, s.At, s.Error[v.party-1]
		if math.Abs(t.after-t.before) < 5*thought.Matters(&v.game.Rules) {
			continue
		}
		lost := make([]float64, len(v.books.Lost)+1)
		for _, d := range v.decisions {
			if d.at > since && d.at <= s.At {
				lost[d.party] += d.cost
				if lost[d.party] > t.lost {
					t.lost, t.loser = lost[d.party], d.party
				}
			}
		}
		// What others give away one gets between two; among more nobody knows how much of it.
		rest += lost[v.party]
		unknown := 0.0
		for p, x := range lost {
			switch {
			case engine.Player(p) == v.party:
			case len(v.books.Lost) == 2:
				rest -= x
			default:
				unknown += x
			}
		}
		t.dice = math.Abs(rest)-unknown >= math.Abs(t.after-t.before)/2
		for i := since + 1; i <= s.At; i++ { // of what was typed nobody knows whether it was luck
			switch v.game.Match.Action(i).Kind {
			case escalero.Points, escalero.Result, escalero.Contra, escalero.Accept, escalero.Concede:
				t.dice = false
			}
		}
		list = append(list, t)
	}
	change := func(t turn) float64 { return math.Abs(t.after - t.before) }
	slices.SortStableFunc(list, func(a, b turn) int { return cmp.Compare(change(b), change(a)) })
	list = list[:min(len(list), mostTurns)]
	slices.SortFunc(list, func(a, b turn) int { return cmp.Compare(a.at, b.at) })
	return list
}

// dearest is up to three mistakes of a party that matter, the worst first.
func (v *review) dearest(p engine.Player) (list []decision) {
	for _, d := range v.decisions {
		if d.party != p || d.cost < thought.Matters(&v.game.Rules) {
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
