package solver

import (
	_ "embed"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

// The weights come from cmd/train, each from one run that anybody can repeat
// (with GOEXPERIMENT=simd on amd64; without it sums are rounded differently):
//
//	train -games 400000 -nets 4 -out escalero
//
//go:embed weights/escalero.bin
var escaleroWeights string

// trained is a set of weights and the games it was trained for.
type trained struct {
	parties int
	hands   int // turns an entry
	columns int
	rows    int
	sweep   float32 // what all columns pay on top, as a share of their values
	packed  string
}

// library is what was trained.
var library = []trained{
	{2, 1, 3, 10, 2.0 / 7, escaleroWeights},
}

// Weights are the learned networks for a game of so many parties and turns an
// entry: those trained for as many columns, and if there are several, those
// whose rows and settlement are nearest. What they add carries over from one
// valuation of three columns to another, as cmd/duel measures. Where nothing
// fits, and in any game without columns, they are empty, which leaves the
// model that the networks start from.
func Weights(r escalero.Rules, parties, hands int) *column.Nets {
	nets := new(column.Nets)
	if !r.Settlement.ByColumns {
		return nets
	}
	values := 0
	for _, c := range r.Columns {
		values += c.Value
	}
	sweep := float32(r.Settlement.SweepBonus)/float32(values) + float32(max(1, r.Settlement.SweepFactor)-1)
	var nearest *trained
	least := float32(0)
	for i := range library {
		t := &library[i]
		if t.parties != parties || t.hands != hands || t.columns != len(r.Columns) {
			continue
		}
		far := float32(max(t.rows-len(r.Rows), len(r.Rows)-t.rows)) + max(t.sweep-sweep, sweep-t.sweep)
		if nearest == nil || far < least {
			nearest, least = t, far
		}
	}
	if nearest != nil {
		if err := nets.Unpack(nearest.packed); err != nil {
			panic("solver: embedded weights: " + err.Error())
		}
	}
	return nets
}
