// Package solver plays dice poker: computer players of four levels for every
// variant, and a coach that says what each choice is worth.
//
// A Brain holds what the players of one game share: tables that are computed
// once. A Player is a brain and a level; Decide takes its decisions, Explain
// gives reasons. The brain is also the coach: Advise and Detail before a
// decision, Judge, Value and Expect after it, Books for a whole game.
//
// A turn is solved exactly (package turn), whether an entry has one or two. What
// the position after the entry is worth depends on the game:
//
//   - Settled by difference: the expected points still to come under optimal
//     play, exactly (package exact). With several columns in free order that
//     table is too large for a browser; each column is then taken by itself.
//   - Settled by columns, two parties: the equity by a model of the columns,
//     corrected by neural networks trained by self-play (package column).
//   - Settled by columns, more parties: a model of the chance that one party
//     stays below another, corrected by what the networks say of each two.
//
// Certainty tells exact values from estimates.
//
// Time natively: a brain for columns takes about 0.1 s to prepare, in steps of
// any length, one for differences 10 to 30 ms (with two turns per entry half a
// second); a decision takes well below a millisecond. Nothing reads a clock or
// draws random numbers: the same state gets the same answer.
package solver

import "fmt"

// Level is how well a computer player plays.
type Level int

const (
	// Beginner plays by rules of thumb (see Thumb) without any probabilities.
	Beginner Level = iota + 1
	// Casual maximises points, column by column, and ignores other sheets.
	Casual
	// Strong plays for columns by the model without networks: it knows who
	// leads and what is still to come, and keeps bad results out of valuable
	// columns. Settled by difference, it compares a result with the row's
	// usual points.
	Strong
	// Best plays by the trained networks, and optimally where the optimum is
	// known.
	Best
)

// Levels lists the levels from weak to strong.
func Levels() []Level { return []Level{Beginner, Casual, Strong, Best} }

var levelNames = [...]string{Beginner: "beginner", Casual: "casual", Strong: "strong", Best: "best"}

// String is the level's name in commands and saved settings.
func (l Level) String() string {
	if l < Beginner || l > Best {
		return fmt.Sprintf("Level(%d)", int(l))
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
	return 0, fmt.Errorf("no level %q; levels: beginner, casual, strong, best", s)
}
