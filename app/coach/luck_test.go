package coach

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func TestPatternsAreDue(t *testing.T) {
	// By hand: 6, 6x5x5, 2x120, 6x5x10, 6x10x20, 15x4x30, 6x10x60, and what is left.
	if got, want := due(), [8]int{6, 150, 240, 300, 1200, 1800, 3600, 480}; got != want {
		t.Errorf("due %v, want %v", got, want)
	}
}

func TestFurther(t *testing.T) {
	// Quantiles of printed tables.
	for _, c := range []struct {
		x       float64
		degrees int
		p       float64
	}{{9.236, 5, .1}, {11.070, 5, .05}, {15.086, 5, .01}, {4.351, 5, .5}, {14.067, 7, .05}, {3.841, 1, .05}, {7.815, 3, .05}, {5.991, 2, .05}, {9.488, 4, .05}, {12.592, 6, .05}, {18.475, 7, .01}, {0, 7, 1}} {
		if got := further(c.x, c.degrees); math.Abs(got-c.p) > 5e-4 {
			t.Errorf("%v with %d degrees: %v, want %v", c.x, c.degrees, got, c.p)
		}
	}
}

// What is rare is judged together, whatever the number of throws.
func TestRareThrowsProveNothing(t *testing.T) {
	ways := due()
	for n, want := range map[int]int{10: 0, 40: 2, 100: 4, 1000: 6, 10000: 7} {
		counts := make([]int, len(ways))
		counts[0] = 1 // a grande among few throws
		for i := range counts {
			counts[i] += n * ways[i] / 7776
		}
		x, degrees := chiSquare(counts, ways[:])
		if degrees != want {
			t.Errorf("%d throws: %d degrees, want %d", n, degrees, want)
		}
		if p := further(x, degrees); degrees > 0 && p < .3 {
			t.Errorf("%d throws with a grande too many: %v", n, p)
		}
	}
}

// How far off the dice are is summed up as by hand: wrongly, honest dice would be called strange, or the other way round.
func TestHowFarOffTheDiceAre(t *testing.T) {
	for _, c := range []struct {
		counts, ways []int
		x            float64
		degrees      int
	}{
		{[]int{8, 12, 10, 10, 10, 10}, []int{1, 1, 1, 1, 1, 1}, .8, 5}, // twice 2*2 of 10
		{[]int{4, 6, 5, 5, 5, 5}, []int{1, 1, 1, 1, 1, 1}, .4, 5},      // five are due: just enough
		{[]int{3, 17, 20}, []int{1, 9, 10}, 0, 1},                      // two are due: they count with the next
		{[]int{5, 15, 20}, []int{3, 7, 10}, 1.0/6 + 1.0/14, 2},
		{[]int{20, 17, 3}, []int{10, 9, 1}, 0, 1}, // the last two are due: they count with those before
	} {
		if x, degrees := chiSquare(c.counts, c.ways); math.Abs(x-c.x) > 1e-9 || degrees != c.degrees {
			t.Errorf("%v of %v: %v with %d degrees, want %v with %d", c.counts, c.ways, x, degrees, c.x, c.degrees)
		}
	}
	b := newBench(t)
	l := b.shell.Texts().Luck()
	b.open("/dice")
	for want, faces := range map[string][6]int{fmt.Sprintf(l.Fair, 100): {500, 500, 500, 500, 500, 500}, l.Strange: {400, 500, 500, 500, 500, 600}} {
		b.throws = dicegame.Throws{V: 1, People: dicegame.Tally{Throws: 600, Faces: faces}}
		if html := b.sound(b.shown); !strings.Contains(html, want) {
			t.Errorf("%v: %q is not said in %s", faces, want, html)
		}
	}
}

// Counts above a thousand have the mark that what is expected has beside them.
func TestManyThrowsAreWrittenAsWhatIsExpected(t *testing.T) {
	b := newBench(t)
	b.games.KeepThrows(dicegame.Throws{V: 1, People: dicegame.Tally{Throws: 3456, Faces: [6]int{2001, 2002, 2003, 2004, 2005, 2006}}})
	b.open("/dice")
	for lang, want := range map[string][]string{"de": {"12.021 Würfel in 3.456 Würfen", ">2.006<", ">2.003,5<"}, "en": {"12,021 dice in 3,456 throws", ">2,006<", ">2,003.5<"}} {
		b.speak(lang)
		for _, text := range want {
			if html := uitest.HTML(b.shown()); !strings.Contains(strings.Join(strings.Fields(html), " "), text) {
				t.Errorf("%s: %q is missing in %s", lang, text, html)
			}
		}
	}
}

func TestThrowsAreCounted(t *testing.T) {
	b := playing(t, "serviert 1 escalero\nparty Anna\nparty Bernd\n")
	for _, a := range []escalero.Action{
		{Kind: escalero.Throw, Dice: dice.Throw{6, 6, 6, 1, 2}},
		{Kind: escalero.Keep, Kept: dice.Hand{5: 3}, Dice: dice.Throw{6, 6, 6, 6, 3}},
		{Kind: escalero.Keep, Dice: dice.Throw{1, 1, 2, 2, 3}},
		{Kind: escalero.Write, Row: "1", Col: 1},
	} {
		if err := b.games.Act(a); err != nil {
			t.Fatal(err)
		}
	}
	want := dicegame.Tally{Throws: 3, Faces: [6]int{3, 3, 2, 0, 0, 4}, Patterns: [8]int{4: 1, 5: 1}}
	// As counted, read again from storage, and made anew from the game.
	for _, forget := range []func(){func() {}, b.games.Load, func() { b.kept.Del(store.KeyThrows); b.games.Load() }} {
		forget()
		b.open("/dice")
		if got := b.throws.People; got != want {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
}

func TestDicePage(t *testing.T) {
	b := newBench(t)
	b.open("/dice")
	for _, n := range []int{0, 1, 10, 6000} {
		b.throws = dicegame.Throws{V: 1, People: dicegame.Tally{Throws: n, Faces: [6]int{n, n, n, n, n, n}, Patterns: [8]int{0, n / 50, n / 30, n / 26, n / 6, n / 4, n / 2, n / 16}}}
		for _, lang := range []string{"de", "en"} {
			b.speak(lang)
			html := b.sound(b.shown)
			if n == 6000 && strings.Contains(html, b.shell.Texts().Luck().Few) {
				t.Errorf("%s: many throws are taken for few", lang)
			}
			if once := strings.Contains(html, map[string]string{"de": "in einem Wurf", "en": "in one throw"}[lang]); once != (n == 1) {
				t.Errorf("%s: %d throws are one: %t", lang, n, once)
			}
		}
	}
	if uitest.Type(t, b.shown(), "thrown-by-computers", ""); b.whose != "computers" {
		t.Errorf("the throws of %q are shown", b.whose)
	}
	// Whose throws are asked for are shown, and how far off they are is said for what it is.
	b.throws = dicegame.Throws{V: 1, People: dicegame.Tally{Throws: 7}, Computers: dicegame.Tally{Throws: 5}}
	for whose, n := range map[string]int{"people": 7, "computers": 5, "all": 12} {
		uitest.Type(t, b.shown(), "thrown-by-"+whose, "")
		if html := uitest.HTML(b.shown()); !strings.Contains(html, b.shell.Texts().Fill(b.shell.Texts().Luck().Thrown, 0, n)) {
			t.Errorf("%s: not %d throws in %s", whose, n, html)
		}
	}
	l := b.shell.Texts().Luck()
	for _, c := range []struct {
		x     float64
		total int
		want  string
	}{{4.351, 60, fmt.Sprintf(l.Fair, 50)}, {9.236, 60, fmt.Sprintf(l.Fair, 10)}, {11.070, 60, fmt.Sprintf(l.Odd, 5)}, {15.086, 60, fmt.Sprintf(l.Odd, 1)}, {100, 1000, l.Strange}, {100, 59, l.Few}} {
		if got := luckText(l, c.x, c.total, 5); got != c.want {
			t.Errorf("%d throws off by %v: %s, want %s", c.total, c.x, got, c.want)
		}
	}
}
