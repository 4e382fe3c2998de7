package thought

import (
	"math"
	"testing"

	"serviert/engine/escalero"
)

// Where columns pay ten times as much, a mistake is worth talking about when it costs
// ten times as much.
func TestWhatMattersGoesByWhatColumnsPay(t *testing.T) {
	for _, c := range []struct {
		preset, columns string
		want            float64
	}{
		{"escalero", "1-2-4", .1}, {"escalero", "10-20-40", 1}, {"escalero", "1000-1000-800", 40},
		{"escalero", "1-1-1", .1}, {"wuerfelpoker-two", "1-2", .1}, {"wuerfelpoker-two", "20-50", 1},
	} {
		r, _ := escalero.Preset(c.preset)
		r, err := r.With("columns", c.columns)
		if got := Matters(&r); err != nil || math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s %s: %v, want %v (%v)", c.preset, c.columns, got, c.want, err)
		}
		if r, _ = r.With("settlement", "difference"); Matters(&r) != .75 {
			t.Errorf("by difference %v", Matters(&r))
		}
	}
}
