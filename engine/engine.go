// Package engine holds what all games of Serviert share: a game is a State
// that takes Actions, and a Match is the log of those actions.
//
// A tour of the packages below it, each of which builds on those before:
//
//   - dice: throws and hands of five dice, patterns, odds.
//   - random: numbers that follow from a seed. plain: how programs of the app talk.
//   - escalero: Escalero and Würfelpoker, with the rules as data.
//   - escalero/solver: computer players and the coach; below it turn solves a
//     turn, exact a sheet, column a game settled by columns.
//   - escalero/thought: what is asked of them and what they answer.
//   - escalero/daily, drills, again: the position of the day, kinds of mistakes, a
//     game once more with the same dice.
//   - lexicon: word lists.
//   - letters: the card game Choose Your Words; below it players, the coach, the
//     hand of the day (daily), and in wordthought what is asked of all three.
//   - record: the text form of a game, which is also its saved form.
//   - mind: answers questions about both games, step by step, in the plain terms of
//     thought and wordthought.
//   - enginetest: the laws that every game obeys, for tests.
//
// The rules themselves are in RULES.md beside this file.
//
// All games share four ideas. A state is a value: Apply returns a new state or
// an error and never changes the old one. Chance is an action: dice and cards
// come in as results, so Apply is deterministic, and the engine needs neither a
// clock nor a random number generator. The log is authoritative: a match is its
// actions, and its states follow from them. Hidden information is a type: where
// a game hides something, what one player may see is a type of its own.
package engine

import "errors"

// Player is a seat, or a party with its sheet, numbered from 1. 0 is nobody: the
// game is over, or chance acts.
type Player int

// ErrIllegal is wrapped by every error that Apply returns for an action against
// the rules. The state is then unchanged.
var ErrIllegal = errors.New("illegal action")

// IllegalError says what is wrong with an action and what would be legal. Both
// texts are English, for records and logs; screens offer legal actions only and
// never show them.
type IllegalError struct {
	Reason string // what is wrong
	Legal  string // what would be legal, may be empty
}

// Error is both texts, separated by a semicolon.
func (e *IllegalError) Error() string {
	if e.Legal == "" {
		return e.Reason
	}
	return e.Reason + "; " + e.Legal
}

// Unwrap makes errors.Is(err, ErrIllegal) hold.
func (e *IllegalError) Unwrap() error { return ErrIllegal }

// Action is one line of a game's log.
type Action interface {
	comparable
	// Chance tells whether the action shows a result of chance to the players.
	// Such an action cannot be taken back.
	Chance() bool
	// String is the action in record notation.
	String() string
}

// State is a position of a game: a value, never changed in place.
type State[S any, A Action] interface {
	// Turn is the player to act, 0 when the game is over or chance acts.
	Turn() Player
	// Over tells whether the game has ended.
	Over() bool
	// Legal lists the legal actions. Those that throw or deal are blank: their
	// dice or cards are to be filled in. Apply accepts all others as they are.
	Legal() []A
	// Apply returns the state after the action, or the unchanged state and an
	// error that wraps ErrIllegal.
	Apply(A) (S, error)
	// Payoff is what each player has won (negative: lost), by player from
	// index 0: game points or chips. All are zero until the game is over, and
	// the sum is always zero.
	Payoff() []int
}
