package daily

import (
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"serviert/engine/letters"
	"serviert/web/words"
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
	}
	for key, table := range tables {
		sum := fnv.New64a()
		sum.Write([]byte(table))
		if got := fmt.Sprintf("%d %016x", len(table), sum.Sum64()); got != checks[key] {
			t.Errorf("%s: the table has changed: %s", key, got)
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

// A new edition of a list changes nothing for days that were played before it.
func TestEdition(t *testing.T) {
	for day, want := range map[int]int{0: 1, 20785: 1, 20793: 1, 20794: 2, 30000: 2} {
		if de, en := Edition(day, letters.German), Edition(day, letters.English); de != want || en != 2 {
			t.Errorf("day %d: editions %d and %d, want %d and 2", day, de, en, want)
		}
	}
	for _, d := range letters.Decks() {
		if list, err := words.List(d.Language); err != nil || Edition(1<<20, d) != list.Newest() {
			t.Errorf("%s: the newest edition never judges a day", d.Language)
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
