// Package solver plays dice poker: computer players of four levels in any
// variant, and a coach that says what each choice is worth.
//
// A Brain is what the players of one game share: tables that are computed
// once. A Player is a Brain and a level; Decide answers every decision of a
// state, Explain says why. The Brain itself is the coach: Advise and Detail
// before a decision, Judge, Value and Expect after it, Books for a whole game.
//
// How a turn is valued depends on the game:
//
//   - Settled by difference: by the points that the sheet still brings under
//     best play, exactly (package exact). With several columns in free order,
//     where that table is too large for a browser, by single columns.
//   - Settled by columns, two parties: by a model of the columns corrected by
//     a network learned by self-play (package column), for one turn an entry
//     or two. Such values are estimates; Certainty says so.
//   - Settled by columns, more parties: by a model of who stays below whom,
//     corrected by what the networks say of each pair of parties.
//
// Whatever values the end of a turn, the turn itself is solved exactly
// (package turn), for one turn an entry or for two.
//
// Costs, native: a Brain for columns takes about 0.1 s in steps of any length,
// one for differences 10 to 30 ms (with two turns an entry half a second); a
// decision well below a millisecond. Nothing here reads a clock or draws
// random numbers: the same state gets the same answer.
package solver

import "fmt"

// Level is how well a computer player plays.
type Level int

const (
	// Beginner plays by thumb: keeps what there is most of, writes what looks
	// good, puts good results in the last column, never counts chances.
	Beginner Level = iota + 1
	// Casual collects points, with a feeling for chances but without a look
	// at the other sheet.
	Casual
	// Strong fights for columns: it knows who leads where and what is still
	// to come, and keeps bad throws out of good columns. In a game settled by
	// difference it weighs each row by what it usually brings.
	Strong
	// Best knows the learned value of positions; where the exact optimum is
	// known it plays that.
	Best
)

// Levels are all levels from weak to strong.
func Levels() []Level { return []Level{Beginner, Casual, Strong, Best} }

var levelNames = [...]string{Beginner: "beginner", Casual: "casual", Strong: "strong", Best: "best"}

// String is the level's name as commands and saved settings write it.
func (l Level) String() string {
	if l < Beginner || l > Best {
		return fmt.Sprintf("Level(%d)", int(l))
	}
	return levelNames[l]
}

// ParseLevel reads a level's name.
func ParseLevel(s string) (Level, error) {
	for _, l := range Levels() {
		if l.String() == s {
			return l, nil
		}
	}
	return 0, fmt.Errorf("no level %q; levels: beginner, casual, strong, best", s)
}
