//go:build !js

package wordcoach

import (
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/store"
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/lexicon"
)

func (b *bench) practised() (k store.WordPractice) {
	b.disk.Read(store.KeyWordPractice, &k, nil)
	return k
}

// Whoever makes the best exchange is right, whoever throws the best cards away
// is told what that cost and why.
func TestPractisingTheExchange(t *testing.T) {
	for seed := uint64(1); seed <= 3; seed++ {
		for _, lang := range []string{"de", "en"} {
			b := benchOn(t, lang, browser.Memory{}, seed)
			b.open("/practice-words?task=swap")
			d := b.practice.desk
			if d == nil || !d.swaps || len(d.hand) != letters.HandSize {
				t.Fatalf("%+v", d)
			}
			b.html()
			best := judged(d, "").Best.Gone
			left := best.Counts()
			for i, c := range d.hand.List() {
				if left[c] > 0 {
					left[c]--
					b.press("card-" + string(rune('1'+i)))
				}
			}
			b.press("exchange")
			if k := b.practised().Swap; b.verdict() != b.texts().Practice.Right || k.Asked != 1 || k.Right != 1 || k.Run != 1 {
				t.Errorf("%s: the best exchange of %v: %q, %+v, %v", lang, d.hand, b.verdict(), k, b.practice.lines)
			}
			b.html()
			if b.shell.Focused != "verdict" || !strings.Contains(b.shell.Said, b.practice.lines[0]) {
				t.Errorf("said %q", b.shell.Said)
			}
			b.press("next")
			d = b.practice.desk
			if d.closed || b.practice.judged {
				t.Fatal("there is no next hand")
			}
			v := judged(d, "")
			worst := v.Best.Kept[:min(letters.MaxExchange, len(v.Best.Kept))]
			if judged(d, worst).Cost() < 15 {
				continue
			}
			left = worst.Counts()
			for i, c := range d.hand.List() {
				if left[c] > 0 {
					left[c]--
					b.page().Key(string(rune('1'+i)), false, "")
				}
			}
			b.page().Key("D", false, "")
			if k := b.practised().Swap; b.practice.grade != 0 || k.Run != -1 || k.Asked != 2 {
				t.Errorf("%s: %v of %v thrown away: %q, %+v", lang, worst, d.hand, b.verdict(), k)
			}
			if html := b.html(); !strings.Contains(html, b.bestSwap(judged(d, worst))) || !strings.Contains(html, b.tenths(b.practice.lost)) {
				t.Errorf("the verdict is %s", html)
			}
		}
	}
}

func judged(d *desk, gone letters.Cards) coach.Verdict {
	c := coach.Compare(d.finder, d.deck, d.hand, gone, coach.Thorough, 1)
	for !c.Step(1000) {
	}
	return c.Verdict()
}

// The best word is right, a lesser one says what it lacks, and whoever asks for
// the answer gets it.
func TestPractisingWords(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		b.open("/practice-words?task=find")
		d := b.practice.desk
		best, _ := letters.Best(d.finder, d.hand, lexicon.Everyday)
		b.html()
		if b.has("lay") {
			t.Error("nothing can be laid yet")
		}
		b.enter("typed", best.Word())
		b.press("lay")
		if k := b.practised().Find; b.verdict() != b.texts().Practice.Right || k.Right != 1 {
			t.Errorf("%s: %v: %q", lang, best, b.verdict())
		}
		b.html()
		for b.press("next"); ; b.press("next") {
			d = b.practice.desk
			best, most := letters.Best(d.finder, d.hand, lexicon.Everyday)
			lesser, points := letters.Best(d.finder, best[:len(best)-1], lexicon.Vocabulary{})
			if lesser == "" {
				b.press("give-up")
				continue
			}
			b.enter("typed", lesser.Word())
			b.press("lay")
			if points >= most || b.practice.lost != 10*(most-points) || !strings.Contains(b.html(), best.Word()) {
				t.Errorf("%s: %v instead of %v: %q, %v", lang, lesser, best, b.verdict(), b.practice.lines)
			}
			break
		}
		b.press("next")
		asked := b.practised().Find
		b.press("give-up")
		best, _ = letters.Best(b.practice.desk.finder, b.practice.desk.hand, lexicon.Everyday)
		if k := b.practised().Find; k.Asked != asked.Asked+1 || k.Right != asked.Right || !strings.Contains(b.html(), best.Word()) || !strings.Contains(b.html(), b.texts().Practice.Given) {
			t.Errorf("given up: %+v, %s", k, b.html())
		}
		// The overview says how it goes, and can forget it.
		b.open("/practice-words")
		if html := b.html(); !strings.Contains(html, b.goes("", b.practised().Find)) {
			t.Errorf("the overview is %s", html)
		}
		b.press("forget")
		if k := b.practised(); k.Find.Asked != 0 {
			t.Errorf("not forgotten: %+v", k)
		}
		b.html()
	}
}

// Three right answers make it harder, two wrong ones easier.
func TestLevels(t *testing.T) {
	k := store.Practised{}
	level := 1
	for i, c := range []struct{ grade, level, run int }{
		{2, 1, 1}, {2, 1, 2}, {2, 2, 0}, {1, 2, 0}, {2, 2, 1}, {0, 2, -1}, {0, 1, 0}, {0, 1, -1}, {0, 1, -2}, {2, 1, 1}, {2, 1, 2}, {2, 2, 0}, {2, 2, 1}, {2, 2, 2}, {2, 3, 0}, {2, 3, 1}, {2, 3, 2}, {2, 3, 3},
	} {
		advance(&k, level, c.grade)
		if k.Level != c.level || k.Run != c.run || k.Asked != i+1 {
			t.Errorf("answer %d: %+v, want level %d, run %d", i, k, c.level, c.run)
		}
		level = k.Level
	}
}

// Hands are as hard as they should be, in each language and task.
func TestHandsByLevel(t *testing.T) {
	b := newBench(t, "de")
	for _, lang := range []string{"de", "en"} {
		d, _ := letters.DeckOf(lang)
		f := b.finder(d, listOf(t, lang))
		for level := 1; level <= 3; level++ {
			for range 3 {
				next := b.searchFor(d, f, findTask, level)
				hand, ok := next()
				for !ok {
					hand, ok = next()
				}
				if best, _ := letters.Best(f, hand, lexicon.Everyday); findLevel(len(best)) != level {
					t.Errorf("%s: the best word of a hand of level %d is %v", lang, level, best)
				}
			}
		}
	}
	for i, c := range []struct{ cost, level int }{{0, 0}, {5, 0}, {6, 3}, {14, 2}, {28, 1}, {200, 1}} {
		if got := swapLevel(c.cost); got != c.level {
			t.Errorf("%d: a cost of %d is level %d, want %d", i, c.cost, got, c.level)
		}
	}
}
