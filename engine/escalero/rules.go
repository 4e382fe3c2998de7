// Package escalero is the dice poker family: Escalero, Würfelpoker and their
// variants (RULES.md beside package engine).
//
// Rules are data: Preset finds a variant, Options and With change what can be
// agreed, and the code goes by the values of a Rules, never by its name. New
// makes the State of a game; it takes the Actions that Legal lists, whose dice
// Fill puts in. Settlement says what each party has won and why, Payments who
// then pays whom.
package escalero

import "serviert/engine/dice"

const (
	// MaxRows bounds the rows of a sheet; no variant has more.
	MaxRows = 11
	// MaxColumns bounds the columns of a sheet; no variant has more.
	MaxColumns = 3
)

// Throws is how many throws a turn has at most.
const Throws = 3

// Score is what a pattern scores in a row, in points.
type Score struct {
	Pattern dice.Pattern // what the dice must show
	Worth   int          // unserved; 0 if only a served throw scores
	Served  int          // served: all five dice thrown together in the throw written
}

// Unit is what all columns pay together, as a multiple of what as many pay that pay 1,
// 2, 4 and so on: where it is ten times as much, a game point is worth a tenth.
func (r Rules) Unit() float64 {
	sum := 0
	for _, c := range r.Columns {
		sum += c.Value
	}
	return float64(sum) / float64(int(1)<<len(r.Columns)-1)
}

// Row is a row of the sheet. A face row scores its face times the number of dice
// that show it, a combination row the highest of its scores that the dice show.
type Row struct {
	Key    string    // "1".."6", "S", "F", "P", "G", "GG", "X"
	Face   dice.Face // of a face row; 0 for a combination row
	Scores []Score   // of a combination row; empty for a face row
}

// Points is what five dice score in the row, 0 if nothing.
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

// Values lists all points the row can score, ascending, without 0.
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

// insert adds v to an ascending list unless v is 0 or already in it.
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
	// Value is what each other party pays the winner of the column, in game
	// points. A game settled by difference does not use it.
	Value int
	// Down columns are filled strictly from the first row to the last, once
	// all columns before them are full, and are read as running totals over
	// all columns up to and including them.
	Down bool
}

// Settlement says how game points follow from the sheets at the end.
type Settlement struct {
	// ByColumns settles column by column. Otherwise the parties settle the
	// difference of their totals.
	ByColumns bool
	// SweepBonus is what winning all columns pays on top of their values, in
	// game points: 2 in Escalero.
	SweepBonus int
	// SweepFactor multiplies the column values for winning all columns: 1, or
	// 2 for a Head in Würfelpoker.
	SweepFactor int
}

// Stake is what a game point is worth in money. The zero Stake is play for
// points alone.
type Stake struct {
	Cents    int    // hundredths of the currency
	Currency string // as the players write it: EUR, Nüsse
}

// Rules is a variant of dice poker as data. It is never changed in place.
type Rules struct {
	Preset     string     // name of the preset these rules come from
	Rows       []Row      // from top to bottom, at most MaxRows
	Columns    []Column   // from left to right, at most MaxColumns
	Settlement Settlement // how the game is settled
	// DoubleHand gives each party two turns per entry, one of whose results
	// is written. Pairs play so in any case.
	DoubleHand bool
	// Contra allows doubling the stake, between two parties only.
	Contra bool
	// MostFactor is the highest stake that Contra may lead to, as a multiple of
	// the first: 2, 4, 8 and so on; 0 without a limit, as in the rules.
	MostFactor int
	// Concede is the least that giving up after a Contra costs, in points, in
	// a game settled by difference.
	Concede int
	// TakeBack allows taking back the last entry until the next throw.
	TakeBack bool
	// Pips shows the dice as pips instead of poker faces. Play is the same.
	Pips bool
	// Stake is the money per game point.
	Stake Stake
}

const (
	// MinParties is the least number of parties in a game.
	MinParties = 2
	// MaxParties is the greatest number of parties in a game.
	MaxParties = 10
)

// Cells is the number of cells of a sheet, which is its number of entries.
func (r Rules) Cells() int { return len(r.Rows) * len(r.Columns) }

// Row is the index of the row with the key, -1 if the sheet has none.
func (r Rules) Row(key string) int {
	for i, row := range r.Rows {
		if row.Key == key {
			return i
		}
	}
	return -1
}

// Running tells whether the column, from 0, is read as running totals.
func (r Rules) Running(col int) bool { return r.Columns[col].Down }
