package letters

import "serviert/engine"

// Kind is what an action does.
type Kind uint8

// The kinds, in the order of a hand. ParseAction lists their record notation.
const (
	Cut       Kind = iota + 1 // cut a card for each seat that may still deal first
	Deal                      // pay the antes and deal the shuffled pack
	Bet                       // open with an amount, or raise to it
	Call                      // pay up to the bet, or all chips left
	Fold                      // drop out of this hand
	Exchange                  // discard up to four cards and draw as many
	Stock                     // shuffle the discards of the others into a new stock
	Word                      // choose a word in secret, or none
	Challenge                 // challenge a seat's word
	Verdict                   // what the players' own dictionary says of it
	Admit                     // admit a refused word to the table's own words
	Adopt                     // the same from the next hand on; in this one the word stays refused
	Pay                       // pay the pot: nobody challenges any more
	Buy                       // buy chips again for a seat that cannot pay the ante
	Allow                     // add a word to the table's own words between two hands
	Forbid                    // remove one of them
	SitOut                    // a seat is dealt no more hands, until it sits in; see State.maySitOut
	SitIn                     // it is dealt in again
	Join                      // somebody comes to the table, see Rules.Late
	Leave                     // end the evening
)

// Action is one line of a game's log. Only the fields that name its kind are
// used; all others are zero.
type Action struct {
	Kind   Kind          // what it does
	Amount int           // Bet: the amount of the round, in chips
	Seat   engine.Player // Challenge, Admit, Adopt: whose word; Buy, SitOut, SitIn, Join: who
	By     engine.Player // Challenge: who doubts, where that may cost a chip; else 0
	Cards  Cards         // Cut, Deal, Exchange, Stock, Word; see ParseAction
	Yes    bool          // Verdict: it is a word
	Text   string        // Allow, Forbid: the word, in capitals
}

// Chance tells whether the action cannot be taken back: it has shown cards, or
// chosen a word for good.
func (a Action) Chance() bool {
	switch a.Kind {
	case Cut, Deal, Stock, Word:
		return true
	case Exchange:
		return a.Cards != ""
	}
	return false
}

// Blank tells whether the action still lacks its cards: State.ToShuffle says which
// to shuffle.
func (a Action) Blank() bool {
	return a.Cards == "" && (a.Kind == Cut || a.Kind == Deal || a.Kind == Stock)
}
