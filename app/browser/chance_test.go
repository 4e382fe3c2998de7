package browser

import (
	"fmt"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/enginetest"
)

// The statistic does notice a die that is a little loaded: bytes taken modulo
// six without rejection favour the first four faces by one in sixty-four.
func TestChiSquareNoticesBias(t *testing.T) {
	counts := make([]int, 6)
	for b := range 256 * 4000 {
		counts[b%256%6]++
	}
	if x := enginetest.ChiSquare(counts); x < enginetest.FiveDegrees {
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
		f := facesFrom(1, func(b []byte) {
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
	if got := facesFrom(5, feed); fmt.Sprint(got) != fmt.Sprint([]dice.Face{250%6 + 1, 251%6 + 1, 1, 2, 3}) {
		t.Errorf("bytes 250 to 2 are the faces %v", got)
	}
}

func TestBelowIsFair(t *testing.T) {
	for _, n := range []int{2, 3, 7, 8} {
		counts := make([]int, n)
		for range 4000 {
			counts[Open().Below(n)]++
		}
		if x := enginetest.ChiSquare(counts); x > 60 {
			t.Errorf("below %d: %v", n, counts)
		}
	}
}
