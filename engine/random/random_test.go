package random_test

import (
	"testing"

	"serviert/engine/random"
)

// The numbers are those that the authors' own program gives for this seed.
func TestNext(t *testing.T) {
	s := random.Source(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821} {
		if got := s.Next(); got != want {
			t.Errorf("number %d is %d, want %d", i+1, got, want)
		}
	}
}

func TestBelow(t *testing.T) {
	var s random.Source
	count := make([]int, 6)
	for range 60000 {
		count[s.Below(6)]++
	}
	for face, n := range count {
		if n < 9600 || n > 10400 {
			t.Errorf("%d comes %d times in 60,000", face, n)
		}
	}
}
