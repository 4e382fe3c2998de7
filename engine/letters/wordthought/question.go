package wordthought

import "serviert/engine/letters"

// Kind is what a question asks for.
type Kind int

const (
	// Decide asks for the decision of a computer player of a Strength and a
	// Character, who has this Seed, this Memory and this View.
	Decide Kind = iota + 1
	// Search asks for the best words of a Hand.
	Search
	// Judge asks for the same and then, in a second piece, for the verdict on an
	// exchange: of Dealt the cards Gone were discarded. The same Seed gives the
	// same verdict.
	Judge
	// Day asks what Judge asks and for par: Stock is what is drawn.
	Day
	// Pose asks for a hand that is a task of a Level. The same Seed makes the same
	// hand.
	Pose
	// Learn asks for no answer: it brings the word list of a Language. Whoever is
	// asked for words without having it answers with Lacks.
	Learn
	// Forget ends the work on the question before.
	Forget
)

// Task is what is practised.
type Task int

// The tasks.
const (
	Swap Task = iota + 1 // what to exchange
	Find                 // the best word
)

// MostLevel is the hardest level of a task; the easiest is 1.
const MostLevel = 3

// Question is what is asked. Which fields count depends on Kind.
type Question struct {
	ID       int // the answer has the same
	Kind     Kind
	Language string // of the word list and the cards
	Edition  int    // of the list

	Strength  Strength
	Character string // its key
	Seed      uint64
	Memory    Memory
	// View is what the player sees. Of it travels what the decision needs: seat,
	// phase, dealer, turn, bets, pot and own hand; of the rules the deck, the ante
	// and the bounds of a bet; of each seat whether it is in, what it has paid and
	// bet, and how many cards it has exchanged.
	View letters.View

	Hand, Dealt, Gone, Stock letters.Cards
	Refused                  string // words that the players' book has refused, with spaces between: none of them is the best

	Task  Task
	Level int

	List string // Learn: the file of the list
}

// Answer is what is found. Which fields count depends on the question.
type Answer struct {
	ID    int
	Last  bool   // no other piece follows
	Err   string // why there is no answer, "" if there is one
	Lacks bool   // there is none because the word list is missing

	Action  letters.Action // Decide: a bet, an exchange or a word
	Memory  Memory         // Decide
	Best    Best           // Search, the first piece of Judge and Day
	Verdict Verdict        // the last piece of Judge and Day
	Par     Par            // the last piece of Day
	Hand    letters.Cards  // Pose
}
