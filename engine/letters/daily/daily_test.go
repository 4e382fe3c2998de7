package daily

import (
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"serviert/engine/letters"
)

// The hands of some days, for good: whoever changes them changes what is the same
// for everybody. Day 20779 is 22 November 2026.
func TestTheDaysStay(t *testing.T) {
	for _, d := range letters.Decks() {
		for n, want := range golden[d.Language] {
			h := At(n, d)
			if got := h.Dealt.String() + " | " + h.Stock.String(); got != want {
				t.Errorf("%s, day %d: %q, want %q", d.Language, n, got, want)
			}
		}
		sum := fnv.New64a()
		sum.Write([]byte(tables[d.Language]))
		if got := fmt.Sprintf("%d %016x", len(tables[d.Language]), sum.Sum64()); got != checks[d.Language] {
			t.Errorf("%s: the table has changed: %s", d.Language, got)
		}
	}
}

// Every day has another hand, cards of the deck, in each language; then they come
// again.
func TestHands(t *testing.T) {
	for _, d := range letters.Decks() {
		seen := map[letters.Cards]int{}
		for n := range Days {
			h := At(n, d)
			if len(h.Dealt) != letters.HandSize || len(h.Stock) != letters.MaxExchange || !(h.Dealt + h.Stock).Within(d.Pack()) {
				t.Fatalf("%s, day %d: %v, %v", d.Language, n, h.Dealt, h.Stock)
			}
			if other, twice := seen[h.Dealt]; twice {
				t.Errorf("%s: days %d and %d have the same hand", d.Language, n, other)
			}
			seen[h.Dealt] = n
			if At(n+Days, d) != h || At(n-Days, d) != h {
				t.Errorf("%s: day %d does not come again", d.Language, n)
			}
		}
	}
}

// After an exchange the hand has the cards kept, in their order, and the first of
// the stock.
func TestAfter(t *testing.T) {
	h := At(0, letters.German)
	gone := h.Dealt[1:2] + h.Dealt[4:5]
	got := h.After(gone).String()
	if want := strings.Join([]string{h.Dealt.Without(gone).String(), h.Stock[:2].String()}, " "); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if h.After("") != h.Dealt {
		t.Error("keeping all changes the hand")
	}
}
