package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/engine/dice"
)

// chi2 is the statistic for equally likely counts.
func chi2(counts []int) float64 {
	n := 0
	for _, c := range counts {
		n += c
	}
	want := float64(n) / float64(len(counts))
	x := 0.0
	for _, c := range counts {
		x += (float64(c) - want) * (float64(c) - want) / want
	}
	return x
}

// fiveDegrees is passed by chance once in ten million for six counts.
const fiveDegrees = 42

// The dice as players get them: by the throw button, first throws and later
// ones with some dice kept, each place of the tray for itself and neighbours
// together.
func TestDiceAreFair(t *testing.T) {
	s := tables[0].begun(t, memory{})
	start := s.game.Match
	var places [dice.N][]int
	for i := range places {
		places[i] = make([]int, 6)
	}
	again, pairs := make([]int, 6), make([]int, 36)
	for turn := 0; turn < 6000; turn++ {
		s.game.Match, s.game.kept = start, [dice.N]bool{}
		s.throwNow()
		first := s.game.state().Now().Dice
		for i, f := range first {
			places[i][f-1]++
			if i%2 == 1 {
				pairs[int(first[i-1]-1)*6+int(f)-1]++
			}
		}
		kept := turn % dice.N
		for i := range kept {
			s.tapDie(i)
		}
		s.throwNow()
		second := s.game.state().Now().Dice
		if !slices.Equal(first[:kept], second[:kept]) {
			t.Fatalf("kept %d of %v, then %v", kept, first, second)
		}
		for _, f := range second[kept:] {
			again[f-1]++
		}
	}
	for i, counts := range places {
		if x := chi2(counts); x > fiveDegrees {
			t.Errorf("die %d: %v, chi-square %.1f", i+1, counts, x)
		}
	}
	if x := chi2(again); x > fiveDegrees {
		t.Errorf("thrown again: %v, chi-square %.1f", again, x)
	}
	if x := chi2(pairs); x > 100 { // 35 degrees of freedom
		t.Errorf("two dice together: %v, chi-square %.1f", pairs, x)
	}
}

// The statistic does notice a die that is a little loaded: bytes taken modulo
// six without rejection favour the first four faces by one in sixty-four.
func TestChiSquareNoticesBias(t *testing.T) {
	counts := make([]int, 6)
	for b := range 256 * 4000 {
		counts[b%256%6]++
	}
	if x := chi2(counts); x < fiveDegrees {
		t.Errorf("chi-square %.1f for biased dice", x)
	}
}

// Every byte below 252 is a face, equally often; the others are drawn again.
func TestFacesFromBytes(t *testing.T) {
	next := byte(0)
	feed := func(b []byte) {
		for i := range b {
			b[i] = next
			next++
		}
	}
	counts := make([]int, 6)
	for range 252 {
		f := drawFaces(1, func(b []byte) {
			if next >= 252 {
				// The bytes that must be refused stand before a good one.
				copy(b, []byte{252, 253, 254, 255})
				next = 0
				return
			}
			b[0] = next
			for i := range b[1:] {
				b[i+1] = 255
			}
			next++
		})
		counts[f[0]-1]++
	}
	for f, n := range counts {
		if n != 42 {
			t.Errorf("face %d came %d times of 252", f+1, n)
		}
	}
	next = 250
	if got := drawFaces(5, feed); fmt.Sprint(got) != fmt.Sprint([]dice.Face{250%6 + 1, 251%6 + 1, 1, 2, 3}) {
		t.Errorf("bytes 250 to 2 are the faces %v", got)
	}
}

func TestDrawBelowIsFair(t *testing.T) {
	for _, n := range []int{2, 3, 7, 8} {
		counts := make([]int, n)
		for range 4000 {
			counts[drawBelow(n)]++
		}
		if x := chi2(counts); x > 60 {
			t.Errorf("below %d: %v", n, counts)
		}
	}
}

// Each party throws one die; only those level at the top throw again.
func TestRollForStart(t *testing.T) {
	wins, ties := make([]int, 3), 0
	for range 3000 {
		rounds, winner := rollForStart(3)
		in := []bool{true, true, true}
		for n, r := range rounds {
			best := slices.Max(r)
			for i, f := range r {
				if (f > 0) != in[i] || f > 6 {
					t.Fatalf("round %d of %v: party %d", n+1, rounds, i+1)
				}
				in[i] = f == best
			}
		}
		left := 0
		for i := range in {
			if in[i] {
				left++
				if i+1 != winner {
					t.Fatalf("%v: %d wins", rounds, winner)
				}
			}
		}
		if left != 1 {
			t.Fatalf("%v ends level", rounds)
		}
		wins[winner-1]++
		if len(rounds) > 1 {
			ties++
		}
	}
	if x := chi2(wins); x > 35 {
		t.Errorf("starts %v", wins)
	}
	if ties == 0 {
		t.Error("three dice were never level")
	}
}

// What a tie looks like is shown and spoken round by round.
func TestTiesAreShown(t *testing.T) {
	s := tables[1].begun(t, memory{})
	s.opening = []roll{{6, 2, 6}, {3, 0, 4}}
	s.game.Start = 3
	s.dialog = "opening"
	for _, text := range []string{html(dialogs()), s.tellOpening()} {
		for _, want := range []string{"Anna würfelt 6", "Bernd würfelt 2", "Carl würfelt 6", "Anna würfelt 3", "Carl würfelt 4", "Carl beginnt"} {
			if !strings.Contains(text, want) {
				t.Errorf("%q is missing in %s", want, text)
			}
		}
		if strings.Contains(text, "Bernd würfelt 0") {
			t.Errorf("somebody who is out rolls in %s", text)
		}
	}
}
