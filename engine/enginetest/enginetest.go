// Package enginetest holds the laws that every game of Serviert obeys, and
// plays games at random to look for one that breaks them:
//
//   - A game that is not over has a legal action, and Apply accepts all that
//     Legal lists. What Legal does not list is refused with an error that
//     wraps engine.ErrIllegal and leaves the state as it was.
//   - Apply is a function: the same action on the same state gives the same
//     state, the old state never changes, and no two states share memory that
//     a later Apply writes to.
//   - The log is the game: replayed from a fresh start, or read back from its
//     notation, it leads through the same states.
//   - Undo gives back the state before the last action, and stops at chance.
//   - Payoffs are zero until the game is over and always add up to zero.
//   - The game ends.
//
// A test describes its game with a Game value and calls Laws with choices that
// are random, or the bytes of a fuzz test: every input is a game. Golden checks
// records that say by themselves what holds in them.
package enginetest

import "serviert/engine"

// Game is what the laws need to know to play a game.
type Game[S engine.State[S, A], A engine.Action] struct {
	// Start makes the start state, each time anew.
	Start func() S
	// Bound is a number of actions that no game exceeds.
	Bound int
	// Fill completes an action that Legal left blank: it throws the dice or
	// shuffles the cards. Actions that are complete come back as they are.
	Fill func(S, A, *Choices) A
	// Parse reads an action back from its notation.
	Parse func(string) (A, error)
	// Kind sorts actions into kinds. Random play picks a kind first, so that a
	// throw is not lost among a hundred cells. Nil puts all into one.
	Kind func(A) int
	// Near makes actions that resemble a complete legal one, most of them
	// against the rules. Nil leaves refusals unchecked.
	Near func(S, A) []A
	// Listed tells whether a complete action is a way to fill or to write one
	// of the legal actions; every other must be refused. Needed with Near.
	Listed func(s S, legal []A, a A) bool
}

// pick chooses one of the legal actions, by kind first.
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
