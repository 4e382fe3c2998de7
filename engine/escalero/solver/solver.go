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
//     table is too large for a browser; each column is then taken by itself,
//     until so little of a sheet is left that its part of the table is small.
//   - Settled by columns, two parties: the equity by a model of the columns,
//     corrected by neural networks trained by self-play (package column).
//   - Settled by columns, more parties: a model of the chance that one party
//     stays below another, corrected by the mean of what networks say of each
//     two. With three columns and one turn per entry these see all parties
//     where there are three or four.
//
// Certainty tells exact values from estimates.
//
// Time natively: a brain for columns takes about 0.1 s to prepare, in steps of
// any length, one for differences 10 to 30 ms (with two turns per entry half a
// second); a decision takes well below a millisecond. Nothing reads a clock or
// draws random numbers: the same state gets the same answer.
package solver

import "serviert/engine/escalero/thought"

// What a player or the coach says is plain data, which screens know without any
// of the code here: see package thought.
type (
	// Level is how well a computer player plays.
	Level = thought.Level
	// Certainty is where a value comes from.
	Certainty = thought.Certainty
	// Chance is the probabilities of how a column ends for a party.
	Chance = thought.Chance
	// Target is a cell that a turn may end in.
	Target = thought.Target
	// Choice is one thing the party to act can do.
	Choice = thought.Choice
	// Habit is a kind of reason that a beginner has for an entry.
	Habit = thought.Habit
	// Reason is why a player decides as it does.
	Reason = thought.Reason
)

// The values of these types.
const (
	Beginner, Casual, Strong, Best = thought.Beginner, thought.Casual, thought.Strong, thought.Best
	Exact, Learned, Estimated      = thought.Exact, thought.Learned, thought.Estimated
	Cheap, Shines, Fits            = thought.Cheap, thought.Shines, thought.Fits
)
