// Package engine holds what all games of Serviert share: a game is a value
// that takes actions, a match is the log of those actions.
//
// The tour, from the inside out:
//
//   - dice: hands of five dice, patterns, odds.
//   - escalero: the dice poker family, rules as data (Escalero, Würfelpoker).
//   - lexicon, letters: word lists and the card game Choose Your Words.
//   - record: the text form of a game, which is also its saved form.
//
// Every game follows the same four ideas. State is a value: Apply returns a
// new state or an error and never changes the old one. Chance is an action:
// dice and cards enter as results, so Apply is deterministic and the package
// needs neither a clock nor a random generator. The log is the truth: a Match
// is its actions, states are what they lead to. What a player may see is a
// type of its own where a game hides something.
package engine

import "errors"

// Player is a seat or a sheet at the table, counted from 1. Zero is nobody:
// the game is over, or chance is to act.
type Player int

// ErrIllegal is wrapped by every error that an Apply returns for an action
// the rules do not allow; the state is unchanged then.
var ErrIllegal = errors.New("illegal action")

// IllegalError says which rule an action breaks and what would be legal.
// Both texts are English, for records and logs; screens offer legal actions
// only and never show it.
type IllegalError struct {
	Reason string // what is wrong
	Legal  string // what would be right, may be empty
}

// Error joins the two halves with a semicolon, as records show them.
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
	// Chance tells whether the action carries a result of chance that players
	// have seen: such an action is never taken back.
	Chance() bool
	// String is the action in the notation of records.
	String() string
}

// State is a position of a game: a value, never changed in place.
type State[S any, A Action] interface {
	// Turn is the player who decides now, 0 when the game is over or chance
	// acts by itself.
	Turn() Player
	// Over tells whether the game has ended.
	Over() bool
	// Legal lists the actions open now. Those that throw or deal leave their
	// result blank; everything else is complete and accepted by Apply.
	Legal() []A
	// Apply returns the state after the action, or the unchanged state and an
	// error that wraps ErrIllegal.
	Apply(A) (S, error)
	// Payoff is what each player has won once the game is over, zeros before.
	// The sum is zero.
	Payoff() []int
}

// Policy decides for a player. It gets a state (or view) and the legal
// actions are asked from it; the result is one of them.
type Policy[V any, A Action] interface {
	Decide(V) A
}
