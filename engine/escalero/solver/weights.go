package solver

import (
	_ "embed"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

//go:embed weights/escalero.bin
var escaleroWeights string

// trained is a set of weights and what it was trained for.
type trained struct {
	values string // of the columns, as the option writes them
	sweep  string
	rows   int
	packed string
}

var library = []trained{
	{"1-2-4", "2", 10, escaleroWeights},
}

// Weights are the learned networks for these rules: those trained for the
// same columns, sweep and rows. For other games settled by columns they are
// all zero, which leaves the model that the networks start from.
func Weights(r escalero.Rules) *column.Nets {
	for _, t := range library {
		if t.rows == len(r.Rows) && t.values == r.Value("columns") && t.sweep == r.Value("sweep") {
			if nets, err := column.Unpack(t.packed); err == nil {
				return nets
			}
		}
	}
	return new(column.Nets)
}
