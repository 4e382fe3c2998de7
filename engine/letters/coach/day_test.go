package coach_test

import (
	"testing"

	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/daily"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// A sample of the days is worth a thought by the words of today. Words that came
// since the table was made may spoil a few.
func TestMostDaysAreInteresting(t *testing.T) {
	for _, d := range letters.Decks() {
		f, good, all := finder(t, d), 0, 0
		for n := 100*daily.Days + 5; n < 101*daily.Days; n += 37 { // when the newest edition judges
			all++
			if coach.Interesting(daily.At(n, d), d, f) {
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
		f, h := finder(t, d), daily.At(20779, d)
		var first wordthought.Par
		for i, gone := range []letters.Cards{"", h.Dealt[:4], h.Dealt[5:]} {
			task, step := coach.Begin(h, d, f, gone), []int{1000, 3, 17}[i]
			for !task.Step(step) {
			}
			v, x := task.Found()
			if i == 0 {
				first = x
			}
			if x != first {
				t.Errorf("%s: after %v par is %v, before it was %v", d.Language, gone, x, first)
			}
			if x.Word.Points != d.Sum(x.Word.Cards) || !x.Word.Cards.Within(h.After(x.Advised)) || !lexicon.Everyday.Knows(f.List(), x.Word.Cards.Word()) {
				t.Errorf("%s: par is %v", d.Language, x.Word)
			}
			if got, _ := letters.ParseCards(gone.String()); v.Made.Gone.Counts() != got.Counts() {
				t.Errorf("%s: judged is %v, not %v", d.Language, v.Made.Gone, gone)
			}
		}
	}
}
