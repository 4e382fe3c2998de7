package letters

import "serviert/engine"

// Kind is what an action does.
type Kind uint8

// The kinds, in the order a hand meets them.
const (
	Cut       Kind = iota + 1 // a card for each seat that still cuts for the deal
	Deal                      // antes are paid, the shuffled pack is dealt
	Bet                       // open with an amount, or raise to it
	Call                      // pay up to the bet, or all that is left
	Fold                      // drop out of this hand
	Exchange                  // discard up to four cards and draw as many
	Stock                     // the discards of the others as a new stock
	Word                      // the secret choice of a word, or none
	Challenge                 // doubt a seat's word
	Verdict                   // what the players' own book says of it
	Admit                     // the table takes a refused word into its own list
	Pay                       // no more doubts: the pot is paid
	Buy                       // a seat without an ante buys chips again
	Leave                     // the players stop
)

// Action is one line of a game's log. Only the fields its kind names have a
// meaning, all others are zero.
type Action struct {
	Kind   Kind
	Amount int           // Bet: the amount of the round, in chips
	Seat   engine.Player // Challenge, Admit, Buy: whose word, who buys
	Cards  Cards         // Cut, Deal, Exchange, Stock, Word
	Yes    bool          // Verdict: it is a word
}

// Chance tells whether the action is never taken back: cards have been seen,
// or a word was chosen for good.
func (a Action) Chance() bool {
	switch a.Kind {
	case Cut, Deal, Stock, Word:
		return true
	case Exchange:
		return a.Cards != ""
	}
	return false
}

// Blank tells whether cards have still to be drawn or shuffled for the action;
// State.ToShuffle says which.
func (a Action) Blank() bool {
	return a.Cards == "" && (a.Kind == Cut || a.Kind == Deal || a.Kind == Stock)
}
