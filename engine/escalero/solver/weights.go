package solver

import (
	_ "embed"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

//go:embed weights/escalero.bin
var escaleroWeights string

// trained is a set of weights and the rows and columns it was trained for.
type trained struct {
	columns int
	rows    int
	packed  string
}

// library is what was trained, by cmd/train. A run of
//
//	GOEXPERIMENT=simd go run ./cmd/train -preset escalero -games 120000
//
// gives weights that play as these do, not the same bytes: the run these come
// from was stopped and resumed several times, while cmd/train was being
// improved, and ended after 85,000 games with its error still falling slowly.
// Weights of 15,000 games trained for eleven rows and Head did not beat these
// there, so there are none.
var library = []trained{
	{3, 10, escaleroWeights},
}

// Weights are the learned networks for these rules: those trained for the
// same number of columns, and for as many rows if there are such. What they add
// carries over from one valuation of three columns to another, as cmd/duel
// measures, but not to two columns: there, and in any game without columns,
// they are all zero, which leaves the model that the networks start from.
func Weights(r escalero.Rules) *column.Nets {
	nets := new(column.Nets)
	for _, t := range library {
		if t.columns != len(r.Columns) || t.rows > len(r.Rows) {
			continue
		}
		if err := nets.Unpack(t.packed); err != nil {
			panic("solver: embedded weights: " + err.Error())
		}
	}
	return nets
}
