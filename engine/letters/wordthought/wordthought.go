// Package wordthought is what is asked of the computer players and the coach of
// Choose Your Words and of the search for words, and what they answer: plain data,
// and its text form. Whoever asks needs this package only; engine/mind thinks, and
// may do it in another thread or program.
//
// A computer player gets what a player on his seat sees, and nothing of what the
// others hold: a View travels, never a record. What he remembers of his evening he
// hands back with each answer and is given again with the next question, so that
// it does not matter who thinks for him, or whether that was interrupted.
package wordthought

import "serviert/engine/letters"

// Strength is how well a computer player plays.
type Strength int

// The strengths. They differ in the words they know, in the draws they try before
// an exchange, and in betting: Easy calls much and seldom raises; the others play
// a solved game, see players.Plans, Medium with rougher estimates of its hand.
// cmd/bets measures what that is worth.
const (
	Easy   Strength = iota + 1 // common words only, few draws
	Medium                     // most words
	Hard                       // all words; also reads what others exchange
)

// Character is a habit of a computer player, on top of a strength. What it does to
// his bets is in package players.
type Character struct {
	Key  string  // its name in records and texts
	Pace float64 // how long he takes, of the usual time
}

// Characters lists the characters, the first of them without any habit.
var Characters = []Character{
	{"even", 1}, {"careful", 1.2}, {"curious", 1}, {"bold", 0.8}, {"bluffer", 1}, {"quick", 0.5}, {"slow", 1.6},
}

// CharacterOf is the character of a key, the first for an unknown one.
func CharacterOf(key string) Character {
	for _, c := range Characters {
		if c.Key == key {
			return c
		}
	}
	return Characters[0]
}

// Memory is what a computer player takes from one decision to the next: how far his
// random numbers have come, and how he has bet on his hand. The zero Memory is that
// of one who has not decided anything yet. It names cards of his.
type Memory struct {
	Begun  bool          // he has decided something
	Chance uint64        // the state of his random numbers
	Path   int           // how the first betting round went, 0 to MostPath, see players
	Pathed letters.Cards // the hand of that
	Dealt  letters.Cards // the hand whose exchange he weighed last
}

// MostPath bounds Memory.Path.
const MostPath = 7

// Exchange is what an exchange can be expected to bring.
type Exchange struct {
	Gone   letters.Cards // discarded, in ascending order
	Kept   letters.Cards // in the order of the hand
	Mean   int           // expected points of the best word, in tenths
	Reach  int           // in how many of ten draws it has Target points at least
	Breaks bool          // the best word as dealt cannot be laid with what is kept
}

// Verdict is what a comparison of exchanges has found.
type Verdict struct {
	Best, Made Exchange      // the best one, and the one that was made
	Lies       letters.Cards // the best word as dealt, "" for none
	LiesFor    int           // its points
	Target     int           // what the best one brings on average, rounded down
}

// slight is a difference, in tenths of a point, that says nothing.
const slight = 3

// Cost is by how much the exchange falls short of the best one, in tenths of a
// point; 0 for a difference that says nothing.
func (v Verdict) Cost() int {
	if x := v.Best.Mean - v.Made.Mean; x >= slight {
		return x
	}
	return 0
}

// Word is a word as it is laid; the zero Word is none.
type Word struct {
	Cards  letters.Cards
	Points int
}

// Best is the words of the most points that can be laid with a hand.
type Best struct {
	Known Word // of those that everybody knows: what a person could have found
	All   Word // of all
}

// Par is what somebody gets with the hand of a day who makes the exchange with the
// best expectation and lays the best word that most people know: luck and rare
// words bring more.
type Par struct {
	Advised letters.Cards // that exchange
	Word    Word          // that word
}
