package daily

import (
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

func finder(t testing.TB, d *letters.Deck) *lexicon.Finder {
	t.Helper()
	l, err := words.List(d.Language)
	if err != nil {
		t.Fatal(err)
	}
	return d.Finder(l)
}

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

// A sample of the days is worth a thought by the words of today. Words that came
// since the table was made may spoil a few.
func TestMostDaysAreInteresting(t *testing.T) {
	for _, d := range letters.Decks() {
		f, good, all := finder(t, d), 0, 0
		for n := 5; n < Days; n += 37 {
			all++
			if Interesting(At(n, d), d, f) {
				good++
			}
		}
		if 10*good < 9*all {
			t.Errorf("%s: %d of %d days are interesting", d.Language, good, all)
		}
	}
}

// Par is the same whatever the exchange that is judged and however small the
// steps are, and no slur is ever one.
func TestPar(t *testing.T) {
	for _, d := range letters.Decks() {
		f, h := finder(t, d), At(20779, d)
		var first Found
		for i, gone := range []letters.Cards{"", h.Dealt[:4], h.Dealt[5:]} {
			task, step := Begin(h, d, f, gone), []int{1000, 3, 17}[i]
			for !task.Step(step) {
			}
			x := task.Found()
			if i == 0 {
				first = x
			}
			if x.Par != first.Par || x.Word != first.Word || x.Advised != first.Advised {
				t.Errorf("%s: after %v par is %v, before it was %v", d.Language, gone, x, first)
			}
			if x.Par != d.Sum(x.Word) || !x.Word.Within(h.After(x.Advised)) || !lexicon.Everyday.Knows(f.List(), x.Word.Word()) {
				t.Errorf("%s: par is %v for %d", d.Language, x.Word, x.Par)
			}
			if got, _ := letters.ParseCards(gone.String()); x.Verdict.Made.Gone.Counts() != got.Counts() {
				t.Errorf("%s: judged is %v, not %v", d.Language, x.Verdict.Made.Gone, gone)
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
