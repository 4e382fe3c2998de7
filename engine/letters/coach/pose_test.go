package coach

import (
	"testing"

	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

// Hands are as hard as they should be, in each language and task, and the same for
// the same seed, whatever the size of the steps.
func TestPose(t *testing.T) {
	for _, d := range letters.Decks() {
		l, err := words.List(d.Language)
		if err != nil {
			t.Fatal(err)
		}
		f := d.Finder(l)
		posed := func(task wordthought.Task, level int, seed uint64, step int) letters.Cards {
			p := Pose(f, d, task, level, seed)
			for {
				if hand, ok := p.Step(step); ok {
					return hand
				}
			}
		}
		for level := 1; level <= wordthought.MostLevel; level++ {
			for seed := range uint64(3) {
				hand := posed(wordthought.Find, level, seed, 1)
				if best, _ := letters.Best(f, hand, lexicon.Everyday); findLevel(len(best)) != level {
					t.Errorf("%s: the best word of a hand of level %d is %v", d.Language, level, best)
				}
			}
			if a, b := posed(wordthought.Swap, level, 1, 1000), posed(wordthought.Swap, level, 1, 7); a != b || len(a) != letters.HandSize {
				t.Errorf("%s, level %d: %v and %v", d.Language, level, a, b)
			}
		}
	}
	for i, c := range []struct{ cost, level int }{{0, 0}, {5, 0}, {6, 3}, {14, 2}, {28, 1}, {200, 1}} {
		if got := swapLevel(c.cost); got != c.level {
			t.Errorf("%d: a cost of %d is level %d, want %d", i, c.cost, got, c.level)
		}
	}
}
