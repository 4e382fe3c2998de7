package thought

import "serviert/engine/escalero"

// Position is a position of a dice game: its record, and how many of the actions
// there come before it.
type Position struct {
	Record string
	At     int
}

// Kind is what a question asks for.
type Kind int

const (
	// Decide asks for the decision of a computer player of a Level, and why it
	// decides so.
	Decide Kind = iota + 1
	// Advise asks for the Most best choices, all of them where it is 0, of which
	// the first Detailed come with details; for what the best is compared with;
	// and for how certain all that is.
	Advise
	// Detail asks for one choice, that of Action, with its details.
	Detail
	// Review asks what each decision of a whole game cost and how the game stood
	// after each entry. Its answer comes in pieces.
	Review
	// Make asks for a position worth deciding, in a game that begins as Position.
	// The same Seed makes the same position.
	Make
	// Day asks for the position of a Day, in a game that begins as Position, of
	// the preset that DayPreset says.
	Day
	// Prepare asks for no answer: what a position needs is to be computed ahead.
	Prepare
	// Again asks what the best player would have made of the dice of a Party in a
	// whole game, while the others do what they did. Its answer comes in pieces.
	Again
	// Forget ends the work on the question before of the same sort, see Ahead.
	Forget
)

// Question is what is asked. Which fields count depends on Kind.
type Question struct {
	ID       int // the answer has the same
	Kind     Kind
	Ahead    bool // nobody waits for it: whatever else is asked comes first
	Position Position
	Level    Level
	Most     int
	Detailed int
	Action   escalero.Action
	Seed     uint64
	Day      int
	Party    int // from 1
}

// Answer is what is found. Which fields count depends on the question.
type Answer struct {
	ID   int
	Last bool   // no other piece follows
	Err  string // why there is no answer, "" if there is one

	Reason    Reason    // Decide: the decision is its Action
	Choices   []Choice  // Advise, Detail: the best first
	Beside    Choice    // Advise: what the best is compared with, no action for none
	Certainty Certainty // Advise, Review
	Position  Position  // Make, Day
	Piece     Piece     // Review
	Again     Played    // Again: of the games so far
}

// Played is what games came to that the best player has played with the dice of
// somebody else. Where it threw more dice than fell in the game, chance decided.
type Played struct {
	Games  int
	Won    int     // how many of them paid something
	Payoff float64 // on average, in game points as paid, at the stake the game ended with
	Least  int     // what the worst of them paid, in the same points
	Most   int     // and the best
	Known  float64 // how many of its dice had fallen in the game, 0 to 1
}

// Piece is a part of the review of a game: what is found about the actions from
// the one before it to At.
type Piece struct {
	From, At  int
	Decisions []Decision
	Standings []Standing
	Books     Books // of the whole game, with the last piece
}

// Decision is what a choice cost that somebody had.
type Decision struct {
	At   int // actions before it
	Cost float64
	Kind string // of a mistake that matters, see package drills; "" for none that has a name
}

// Standing is how a game stood after an entry.
type Standing struct {
	At      int        // the entry's place in the log
	Value   []float64  // by party
	Chances [][]Chance // by party, nil in games settled by difference
	Error   []float64  // by party: what the estimates changed their minds by so far
}
