// Package escalero is the dice poker family: Escalero, Würfelpoker and their
// variants. Which game it is stands in a Rules value; the code asks for what
// a Rules value says, never for its name.
package escalero

import "serviert/engine/dice"

// MaxRows and MaxColumns bound a sheet; no variant is larger.
const (
	MaxRows    = 11
	MaxColumns = 3
)

// Throws is how often the dice may be thrown in one turn.
const Throws = 3

// Score is what one pattern is worth in a row, in points.
type Score struct {
	Pattern dice.Pattern
	Worth   int // not served; 0 where only a served throw counts
	Served  int // all five dice thrown together in the throw that is written
}

// Row is one row of the sheet. A face row counts its face; a combination row
// pays the highest of its scores that the dice show.
type Row struct {
	Key    string    // "1".."6", "S", "F", "P", "G", "GG", "X"
	Face   dice.Face // the face counted, 0 for a combination
	Scores []Score   // the combinations accepted, empty for a face row
}

// Points is what five dice score in the row; 0 where they show nothing of it.
func (r Row) Points(h dice.Hand, served bool) int {
	if r.Face != 0 {
		return int(r.Face) * h.Count(r.Face)
	}
	best := 0
	for _, s := range r.Scores {
		if h.Shows(s.Pattern) {
			worth := s.Worth
			if served {
				worth = s.Served
			}
			best = max(best, worth)
		}
	}
	return best
}

// Values lists, ascending and without zero, all points the row can have.
func (r Row) Values() []int {
	var list []int
	if r.Face != 0 {
		for n := 1; n <= dice.N; n++ {
			list = append(list, n*int(r.Face))
		}
		return list
	}
	for _, s := range r.Scores {
		for _, v := range []int{s.Worth, s.Served} {
			list = insert(list, v)
		}
	}
	return list
}

// insert puts v into an ascending list unless it is there already or zero.
func insert(list []int, v int) []int {
	at := 0
	for at < len(list) && list[at] < v {
		at++
	}
	if v == 0 || at < len(list) && list[at] == v {
		return list
	}
	list = append(list, 0)
	copy(list[at+1:], list[at:])
	list[at] = v
	return list
}

// Column is one column of a sheet.
type Column struct {
	// Value is what the winner of the column is paid by each other party,
	// in game points. It has no meaning in a game settled by difference.
	Value int
	// Down columns open when all columns before them are full, are filled
	// strictly from the first row to the last, and are read as running totals
	// over all columns up to them.
	Down bool
}

// Settlement says how the end of the game turns into game points.
type Settlement struct {
	// ByColumns pays column by column; otherwise the difference of all points
	// is paid.
	ByColumns bool
	// SweepBonus is added for winning all columns (2 in Escalero).
	SweepBonus int
	// SweepFactor multiplies the columns' sum for winning all of them: 1, or
	// 2 for a Head in Würfelpoker.
	SweepFactor int
}

// Stake is the money one game point is worth. The zero Stake is play for
// points alone.
type Stake struct {
	Cents    int    // hundredths of the currency
	Currency string // as the players write it: EUR, Nüsse
}

// Rules is a variant of dice poker as data: sheet, settlement and what the
// players agreed. It is never changed in place.
type Rules struct {
	Preset     string // the preset these rules come from, for records and titles
	Rows       []Row
	Columns    []Column
	Settlement Settlement
	// DoubleHand gives each party two turns an entry, of which one result is
	// written. Parties that are pairs play so in any case.
	DoubleHand bool
	// Contra allows doubling the stake; two parties only.
	Contra bool
	// Concede is the least that giving up after a Contra costs in a game
	// settled by difference, in points.
	Concede int
	// TakeBack allows the last entry to be taken back until the next throw.
	TakeBack bool
	// Pips shows the dice as pips instead of poker faces; the game is the same.
	Pips  bool
	Stake Stake
}

// MinParties and MaxParties bound how many sheets a game has.
const (
	MinParties = 2
	MaxParties = 10
)

// Cells is how many entries a sheet takes.
func (r Rules) Cells() int { return len(r.Rows) * len(r.Columns) }

// Row finds a row by key; the index is -1 where the sheet has none.
func (r Rules) Row(key string) int {
	for i, row := range r.Rows {
		if row.Key == key {
			return i
		}
	}
	return -1
}

// Running tells whether the column is read as running totals.
func (r Rules) Running(col int) bool { return r.Columns[col].Down }
