// Package enginetest holds the laws that every game of Serviert obeys, and plays
// random games that check them:
//
//   - A game that is not over has a legal action, and Apply accepts every action
//     that Legal lists. It refuses all others with an error that wraps
//     engine.ErrIllegal, and leaves the state unchanged.
//   - Apply is a pure function: the same action on the same state gives the same
//     state, old states never change, and no two states share memory that a later
//     Apply writes to.
//   - The log is the game: replayed from the start, or from its notation, it leads
//     through the same states.
//   - Undo restores the state before the last action, and stops at chance.
//   - Payoffs are zero until the game is over and always sum to zero.
//   - The game ends.
//
// A test describes its game by a Game and calls Laws with Choices, which are random
// or the bytes of a fuzz test, so that every input is a game. Golden checks records
// that say in comments what holds in them.
package enginetest

import "serviert/engine"

// Game is what has to be known about a game to play it and check the laws.
type Game[S engine.State[S, A], A engine.Action] struct {
	// Start makes a new start state.
	Start func() S
	// Bound is a number of actions that no game exceeds.
	Bound int
	// Fill completes a blank action: it throws the dice or shuffles the cards.
	// It returns complete actions as they are. Nil if there are no blank ones.
	Fill func(S, A, *Choices) A
	// Parse reads an action from its notation.
	Parse func(string) (A, error)
	// Kind numbers kinds of actions. Random play chooses a kind first, so that
	// it does not write nearly always because there are many cells. Nil for
	// one kind.
	Kind func(A) int
	// Near makes actions that resemble a complete legal one, most of them
	// illegal. Nil does not check refusals.
	Near func(S, A) []A
	// Listed tells whether a complete action is legal: one of the legal list,
	// filled in or written in another way. Needed with Near.
	Listed func(s S, legal []A, a A) bool
}

// pick chooses a legal action, its kind first.
func (g Game[S, A]) pick(legal []A, c *Choices) A {
	if g.Kind == nil {
		return legal[c.Choose(len(legal))]
	}
	var kinds []int
	groups := map[int][]A{}
	for _, a := range legal {
		k := g.Kind(a)
		if groups[k] == nil {
			kinds = append(kinds, k)
		}
		groups[k] = append(groups[k], a)
	}
	group := groups[kinds[c.Choose(len(kinds))]]
	return group[c.Choose(len(group))]
}

func (g Game[S, A]) fill(s S, a A, c *Choices) A {
	if g.Fill == nil {
		return a
	}
	return g.Fill(s, a, c)
}
