//go:build !js

package wordcoach

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/wordthought"
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
			say, first := b.shell.Texts().Cards().Say, b.speech().Letter(d.hand.At(0))
			for _, want := range []string{fmt.Sprintf(say.Picked, first, 1), fmt.Sprintf(say.Kept, first, 0)} {
				if b.press("card-1"); b.shell.Said != want {
					t.Errorf("%s: said %q instead of %q", lang, b.shell.Said, want)
				}
			}
			act := b.shell.Texts().Cards().Act
			for n, want := range []string{act.Keep, act.SwapOne, fmt.Sprintf(act.Swap, 2)} {
				if n > 0 {
					b.press("card-" + string(rune('0'+n)))
				}
				if !strings.Contains(b.html(), "<span>"+want+"</span>") {
					t.Errorf("%s: with %d cards marked nothing says %q", lang, n, want)
				}
			}
			b.press("card-1")
			b.press("card-2")
			best := judged(d, "").Best.Gone
			left := best.Counts()
			for i, c := range d.hand.List() {
				if left[c] > 0 {
					left[c]--
					b.press("card-" + string(rune('1'+i)))
				}
			}
			b.press("exchange")
			if k := b.practised().Swap; b.verdict() != b.texts().Practice.Right || b.practice.lines()[0] != fmt.Sprintf(b.texts().Good, b.tenths(judged(d, best).Best.Mean)) || k.Asked != 1 || k.Right != 1 || k.Run != 1 {
				t.Errorf("%s: the best exchange of %v: %q, %+v, %v", lang, d.hand, b.verdict(), k, b.practice.lines())
			}
			b.html()
			if b.shell.Focused != "verdict" || !strings.Contains(b.shell.Said, b.practice.lines()[0]) {
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
			if html := b.html(); !strings.Contains(html, strings.ReplaceAll(b.bestSwap(judged(d, worst)), cardIs, "")) || !strings.Contains(html, b.tenths(b.practice.lost)) {
				t.Errorf("the verdict is %s", html)
			}
		}
	}
}

// Whoever asks which cards to exchange is told, with what that brings, and it counts as no right answer.
func TestAskingForTheExchange(t *testing.T) {
	b := newBench(t, "de")
	b.open("/practice-words")
	level := fmt.Sprintf(b.texts().Practice.Level, 1)
	if html := b.html(); strings.Contains(html, level) {
		t.Errorf("before the first answer it says how it goes: %s", html)
	}
	b.open("/practice-words?task=swap")
	d := b.practice.desk
	b.press("card-1")
	b.press("give-up")
	v := judged(d, "")
	if want := []string{b.bestSwap(v), b.average(v)}; !slices.Equal(b.practice.lines(), want) || b.verdict() != b.texts().Practice.Given || d.gone() != "" {
		t.Errorf("told is %q, %q, marked are %v, want %q", b.verdict(), b.practice.lines(), d.gone(), want)
	}
	b.shell.Set.Language = "en" // in another window
	if page := uitest.HTML(app.Div().Body(b.verdictPart())); !strings.Contains(page, b.texts().Practice.Given) || !slices.Equal(b.practice.lines(), []string{b.bestSwap(v), b.average(v)}) {
		t.Errorf("after a change of the language it stands there: %s", page)
	}
	b.shell.Set.Language = "de"
	if k := b.practised().Swap; k.Asked != 1 || k.Right != 0 || k.Run != -1 || b.shell.Focused != "verdict" {
		t.Errorf("counted is %+v, focus on %q", k, b.shell.Focused)
	}
	b.open("/practice-words")
	if html := b.html(); !strings.Contains(html, level) {
		t.Errorf("after it, it does not: %s", html)
	}
	if b.press("forget"); b.practised().Swap.Asked != 0 || b.shell.Focused != "title" || b.has("forget") {
		t.Errorf("%+v is not forgotten, focus on %q", b.practised(), b.shell.Focused)
	}
}

func judged(d *desk, gone letters.Cards) wordthought.Verdict {
	c := coach.Compare(d.deck.Finder(d.list), d.deck, d.hand, gone, coach.Thorough, 1)
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
		best, _ := d.best(d.hand)
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
			best, most := d.best(d.hand)
			lesser, points := letters.Best(d.deck.Finder(d.list), best[:len(best)-1], lexicon.Vocabulary{})
			if lesser == "" {
				b.press("give-up")
				continue
			}
			b.enter("typed", lesser.Word())
			b.press("lay")
			almost := 0
			if 10*points >= 8*most {
				almost = 1
			}
			if points >= most || b.practice.lost != 10*(most-points) || b.practice.grade != almost || !strings.Contains(b.html(), best.Word()) {
				t.Errorf("%s: %v instead of %v: %q, %v", lang, lesser, best, b.verdict(), b.practice.lines())
			}
			break
		}
		b.press("next")
		asked := b.practised().Find
		b.press("give-up")
		best, _ = b.practice.desk.best(b.practice.desk.hand)
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

// What costs little is almost right, and says what it costs: an exchange of less than one and a half points, a word of at
// least eight tenths of the best one.
func TestAlmostRight(t *testing.T) {
	almost := func(b *bench, k store.Practised) {
		t.Helper()
		if want := fmt.Sprintf(b.texts().Practice.Close, map[bool]string{true: b.tenths(b.practice.lost), false: b.speech().Points(b.practice.lost / 10)}[b.practice.desk.swaps]); b.verdict() != want || k.Right != 0 || k.Run != 0 {
			t.Errorf("it is %q, not %q, and counts as %+v", b.verdict(), want, k)
		}
	}
	found := false
	for seed := uint64(1); !found; seed++ {
		b := benchOn(t, "de", browser.Memory{}, seed)
		b.open("/practice-words?task=swap")
		d := b.practice.desk
		for i := 0; i < len(d.hand) && !found; i++ {
			if cost := judged(d, d.hand[i:i+1]).Cost(); cost > 0 && cost < 15 {
				b.press(fmt.Sprint("card-", i+1))
				b.press("exchange")
				almost(b, b.practised().Swap)
				found = true
			}
		}
	}
	found = false
	for seed := uint64(1); !found; seed++ {
		b := benchOn(t, "de", browser.Memory{}, seed)
		b.open("/practice-words?task=find")
		d := b.practice.desk
		_, most := d.best(d.hand)
		for i := 0; i < len(d.hand) && !found; i++ {
			if word, points := d.best(d.hand[:i] + d.hand[i+1:]); points < most && 10*points >= 8*most {
				b.enter("typed", word.Word())
				b.press("lay")
				almost(b, b.practised().Find)
				found = true
			}
		}
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

// A mind that cannot be had is told, and when it can, practice goes on where it was.
func TestPracticeWithoutAMind(t *testing.T) {
	for _, task := range []string{"swap", "find"} {
		b := newBench(t, "de")
		b.browser.Mindless = true
		b.open("/practice-words?task=" + task)
		if b.practice.desk != nil || !b.mind.Failing() || !strings.Contains(b.html(), b.texts().Practice.Search) {
			t.Fatalf("%s: failing %v, %s", task, b.mind.Failing(), b.html())
		}
		b.browser.Mindless = false
		if b.mind.Again(); b.practice.desk == nil || b.mind.Failing() {
			t.Fatalf("%s: failing %v", task, b.mind.Failing())
		}
		b.browser.Mindless = true
		b.press("give-up")
		if b.practice.judged || !b.mind.Failing() || !strings.Contains(b.html(), b.texts().Working) || b.practised().Swap.Asked+b.practised().Find.Asked > 0 {
			t.Fatalf("%s: failing %v, %s", task, b.mind.Failing(), b.html())
		}
		hand := b.practice.desk.hand
		b.browser.Mindless = false
		if b.mind.Again(); !b.practice.judged || b.practice.desk.hand != hand || b.practised().Swap.Asked+b.practised().Find.Asked != 1 {
			t.Errorf("%s: it is not judged: %s", task, b.html())
		}
		b.browser.Mindless = true
		b.press("next")
		if b.open("/practice-words"); b.mind.Failing() {
			t.Errorf("%s: it is told where nobody waits for anything", task)
		}
	}
}

// That a hand is looked for is said once, and is no live region besides.
func TestASearchIsSaidOnce(t *testing.T) {
	b := newBench(t, "de")
	b.open("/practice-words?task=find")
	if keys := b.page().Keys(b.shell.Texts()); len(keys) != 2 || !b.page().Key("w", false, "") {
		t.Errorf("with cards there are %v", keys)
	}
	b.practice.desk = nil
	if keys := b.page().Keys(b.shell.Texts()); len(keys) != 0 || b.page().Key("w", false, "") {
		t.Errorf("without cards there are %v", keys)
	}
	if html := uitest.HTML(b.page().Body()); !strings.Contains(html, b.texts().Practice.Search) || strings.Contains(html, `role="status"`) {
		t.Error(html)
	}
}

// What another tab has practised while the word list came stays.
func TestAnotherTabPractisesMeanwhile(t *testing.T) {
	kept := browser.Memory{}
	b, other := benchOn(t, "de", kept, 1), benchOn(t, "de", kept, 2)
	b.shelf.away = true
	b.open("/practice-words?task=find")
	other.open("/practice-words?task=swap")
	other.press("give-up")
	b.shelf.come()
	if k := b.practised(); k.Swap.Asked != 1 || k.Find.Seed == 0 {
		t.Errorf("%+v", k)
	}
}
