package column

import (
	"math/bits"
	"slices"
	"testing"

	"serviert/engine/escalero"
)

// Tables computed for some sheets first agree with those computed at once.
func TestTablesInParts(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	l := NewGame(r).Layout
	whole, parts := newTables(l), newTables(l)
	whole.Build()
	wanted := []uint16{0b1000000011, 0b11100}
	parts.Want(wanted...)
	steps := 0
	for !parts.Step(1) {
		steps++
	}
	if most := 9 * (1<<3 + 1<<3 - 1); steps > most || parts.Ready() {
		t.Errorf("%d entries for two columns of three open cells, want at most %d; ready %v", steps, most, parts.Ready())
	}
	same := func(mask int) {
		t.Helper()
		for i := range whole.rest {
			if whole.rest[i][mask] != parts.rest[i][mask] || !slices.Equal(whole.spreads[i][mask].chance, parts.spreads[i][mask].chance) {
				t.Fatalf("rows %b with %d passes: %v, want %v", mask, i, parts.rest[i][mask], whole.rest[i][mask])
			}
		}
	}
	for _, open := range wanted {
		for mask := open; ; mask = (mask - 1) & open {
			same(int(mask))
			if mask == 0 {
				break
			}
		}
	}
	parts.Want(0b111)
	parts.Step(5) // the next Want comes in the middle of a set
	parts.Build()
	for mask := range 1 << l.Rows {
		same(mask)
	}
	if !parts.Ready() {
		t.Error("not ready")
	}
}

// Distributions have the mean and variance of the tables.
func TestSpreadsHaveTheirMoments(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker-top-down")
	g := newTables(NewGame(r).Layout)
	g.Build()
	for pass := range g.rest {
		for mask, want := range g.rest[pass] {
			if bits.OnesCount(uint(mask)) > Few {
				continue
			}
			sum, mean, square := 0.0, 0.0, 0.0
			for x, p := range g.spreads[pass][mask].chance {
				sum += float64(p)
				mean += float64(p) * float64(x)
				square += float64(p) * float64(x) * float64(x)
			}
			variance := square - mean*mean
			if sum < 1-1e-5 || sum > 1+1e-5 || mean-float64(want.mean) > 1e-3 || mean-float64(want.mean) < -1e-3 ||
				variance-float64(want.variance) > 0.2 || variance-float64(want.variance) < -0.2 {
				t.Fatalf("rows %b with %d passes: weight %v, mean %v, variance %v, want %v", mask, pass, sum, mean, variance, want)
			}
		}
	}
}
