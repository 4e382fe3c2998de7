package coach

import (
	"serviert/app/dicegame"
	"serviert/app/story"
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
	again     map[engine.Player]thought.Played // what the best player makes of the dice of a party

	parts int           // how many parts of the page are built, see Room.unfold
	party engine.Player // whose side is shown
	shown int           // what the curve shows: 0 the expectation, else a column, or showError
	// What is folded away is not built: two tables of a long game take a slow
	// phone longer than all the rest.
	tabled, listed bool
}

// showError is the value of review.shown for the corrections of the estimates.
const showError = 9

// decision is a choice somebody had, and what it cost.
type decision struct {
	at     int // actions before it
	party  engine.Player
	action escalero.Action
	cost   float64
	kind   string // of mistake, "" for none that has a name
}

// newReview is the review of a game before anything is computed. It shows the
// first person's side.
func newReview(g *dicegame.Game) *review {
	n := len(g.Parties)
	v := &review{game: g, record: g.Dice.String(), party: 1, result: make([]float64, n), again: map[engine.Player]thought.Played{}}
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
		v.decisions = append(v.decisions, decision{d.At, m.At(d.At).Turn(), m.Action(d.At), d.Cost, d.Kind})
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

// story is what was found, to tell it.
func (v *review) story() *story.Story {
	s := &story.Story{Game: v.game, Books: v.books, Curve: v.curve}
	for _, d := range v.decisions {
		s.Decisions = append(s.Decisions, thought.Decision{At: d.at, Cost: d.cost})
	}
	return s
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
func (v *review) dearest(p engine.Player) []decision { return v.worst(p, nil) }

// worst is the same among those decisions for which by holds; nil is for all.
func (v *review) worst(p engine.Player, by func(decision) bool) (list []decision) {
	for _, d := range v.decisions {
		if d.party != p || by != nil && !by(d) || d.cost < thought.Matters(&v.game.Rules) {
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
