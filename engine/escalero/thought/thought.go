// Package thought is what is asked of computer players and the coach, and what
// they answer: plain data, and its text form. Whoever asks needs this package
// only; engine/mind thinks, and may do it in another thread or program.
//
// A Question is about a Position, which travels as the record of a game. An
// Answer comes in one piece, the one to Review in several. Both are values that
// Text writes and ParseQuestion and ParseAnswer read; these two trust nothing:
// a text that Text has not written is an error.
package thought

import (
	"errors"

	"serviert/engine/escalero"
)

// Level is how well a computer player plays.
type Level int

const (
	// Beginner plays like a child that knows the rules (see solver.Child): it
	// throws for what is open, takes what shines, and sees neither columns nor
	// other sheets nor probabilities.
	Beginner Level = iota + 1
	// Casual maximises points, column by column, and ignores other sheets. It
	// thinks one throw ahead. Settled by difference, it writes too soon.
	Casual
	// Strong plays for columns by the model without networks: it knows who
	// leads and what is still to come, and keeps bad results out of valuable
	// columns. Settled by difference, it thinks one throw ahead and compares a
	// result with the row's usual points, whatever else is open.
	Strong
	// Best plays by the trained networks, and optimally where the optimum is
	// known.
	Best
)

// Levels lists the levels from weak to strong.
func Levels() []Level { return []Level{Beginner, Casual, Strong, Best} }

var levelNames = [...]string{Beginner: "beginner", Casual: "casual", Strong: "strong", Best: "best"}

// String is the level's name in commands and saved settings, "" for no level.
func (l Level) String() string {
	if l < Beginner || l > Best {
		return ""
	}
	return levelNames[l]
}

// ParseLevel reads a level's name. The error lists them.
func ParseLevel(s string) (Level, error) {
	for _, l := range Levels() {
		if l.String() == s {
			return l, nil
		}
	}
	return 0, errors.New("no level " + s + "; levels: beginner, casual, strong, best")
}

// Certainty is where a value comes from.
type Certainty int

const (
	// Exact values are computed optima.
	Exact Certainty = iota + 1
	// Learned values come from networks trained by self-play.
	Learned
	// Estimated values come from a model: of the columns, or of doubling.
	Estimated
)

// Chance is the probabilities of how a column ends for a party, each 0 to 1.
type Chance struct {
	Win  float64 // the party wins the column
	Lose float64 // another party wins it; the rest to 1 is a draw
}

// Target is a cell that a turn may end in, with more than a zero.
type Target struct {
	Row    string  // key of the row
	Col    int     // column, from 1
	Chance float64 // probability that the turn is written there, 0 to 1
	Points float64 // mean points then
	Served float64 // probability that it is served then, 0 to 1
}

// Choice is one thing the party to act can do.
type Choice struct {
	// Action is a Throw or Keep without dice, Done, Write, Strike, or an action
	// about a Contra. A Write that would score 0 is listed as Strike only.
	Action escalero.Action
	// Equity is the expected payoff in game points at stake 1, as well as the
	// coach knows. About a Contra the stake before it counts as 1.
	Equity float64
	// Cost is how much less that is than the best choice's: 0 or more.
	Cost float64
	// Columns are the chances by column after this choice, nil in games settled
	// by difference. They are estimated column by column, apart from Equity.
	Columns []Chance
	// Targets are the cells that the choice aims at, most likely first; for an
	// entry the cell itself.
	Targets []Target
}

// Habit is a kind of reason that a beginner has for an entry.
type Habit int

const (
	// Cheap: a zero costs least there.
	Cheap Habit = iota + 1
	// Shines: nothing else brings more points now.
	Shines
	// Fits: the dice are better for their row than for the one where they would
	// score most.
	Fits
)

// Reason is why a player decides as it does, for screens to put into words, such
// as "40 % for poker, otherwise sixes in column 1".
type Reason struct {
	// Action is the decision.
	Action escalero.Action
	// Targets are the cells the action aims at by the player's own values,
	// most likely first. A beginner has one, with Chance 0.
	Targets []Target
	// Habit is a beginner's reason for an entry, 0 for none.
	Habit Habit
	// Here is the entry and Other the obvious one beside it (see
	// solver.Brain.Obvious), both by the player's own values, without Cost.
	// Neither is set for a beginner, and Other is not where nothing else was
	// open. Of dice that are kept Here is the choice and Other the next best that
	// is worse, without Targets, for who thinks of columns where they count.
	Here, Other Choice
	// PerPoint is how much in those values a point on the sheet is, 0 where that
	// is not fixed.
	PerPoint float64
	// Lead is the equity by which the player decides about a Contra, and Price
	// what giving up costs; both in game points (by difference: points), with
	// the present stake counted as 1.
	Lead, Price float64
}

// Typed tells whether an action is an entry from the table without its dice: points,
// or a stroke that no throw came before. Where an entry has two turns that is a throw
// of the second: who types the first and then strikes has thrown the other by hand.
func Typed(s escalero.State, a escalero.Action) bool {
	return a.Kind == escalero.Points || a.Kind == escalero.Strike && (!s.Now().Begun() || s.Hands() == 2 && !s.Second())
}

// Books explain a party's result, in game points as paid, doubling included. Each
// list has party 1 at index 0. For each party, after each action,
//
//	Start + Luck - Lost + Contra + Others + Error = Worth
//
// and at the end the right side is the payoff.
type Books struct {
	// Start is the value of the game before the first throw.
	Start []float64
	// Luck is by how much the party's dice exceeded their expectation. An
	// entry that was Typed counts as luck as a whole, since its dice and
	// decisions are unknown.
	Luck []float64
	// Lost is what the party's decisions cost against the best ones.
	Lost []float64
	// Contra is what doubling the stake and giving up changed, beyond what the
	// decisions about it cost.
	Contra []float64
	// Others is the luck and the decisions of the other parties.
	Others []float64
	// Error is by how much the estimates contradicted each other, zero where
	// values are exact; and what was expected and is not paid, where all stopped.
	Error []float64
	// Exact tells whether values are exact, so that no estimate has an error.
	Exact bool
}
