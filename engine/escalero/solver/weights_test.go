package solver

import (
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

// Every preset settled by columns has trained weights, and all of them together
// are a small part of the download.
func TestEveryColumnGameIsLearned(t *testing.T) {
	for _, r := range escalero.Presets() {
		for hands := 1; hands <= 2; hands++ {
			want := r.Settlement.ByColumns
			if got := Weights(r, hands).Used > 0; got != want {
				t.Errorf("%s with %d turns an entry: learned %v, want %v", r.Preset, hands, got, want)
			}
		}
	}
	for _, r := range escalero.Presets() {
		want := len(r.Columns) == 3
		if got := WeightsForMore(r, 1).Used > 0; got != want {
			t.Errorf("%s among more parties: learned %v, want %v", r.Preset, got, want)
		}
		if WeightsForMore(r, 2).Used > 0 {
			t.Errorf("%s: weights for more parties with two turns an entry", r.Preset)
		}
	}
	size := 0
	for _, w := range library {
		size += len(w.packed) + len(w.more)
		if err := new(column.Nets).Unpack(w.packed); err != nil {
			t.Error(err)
		}
	}
	if size > 270<<10 {
		t.Errorf("the weights are %d bytes, more than 270 kB", size)
	}
}

// What was learned among three and four is used among as many as may play.
func TestMorePartiesUseWhatWasLearned(t *testing.T) {
	for parties := 2; parties <= escalero.MaxParties; parties++ {
		b := NewBrain(escalero.New(rules(t, "escalero"), parties, 1, false))
		if got := b.many.More != nil && b.many.More.Used > 0; got != (parties > 2) {
			t.Errorf("among %d: networks for more parties %v", parties, got)
		}
	}
}
