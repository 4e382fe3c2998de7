package app

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// show renders a screen at an address in a language.
func show(t *testing.T, lang, path, query string, body func() app.UI) string {
	t.Helper()
	the.settings.Language = lang
	the.path = path
	the.query = readQuery(query)
	return app.HTMLString(body())
}

// fresh gives the test a store of its own.
func fresh(t *testing.T) {
	before := the
	the = newStore(memory{})
	t.Cleanup(func() { the = before })
}

var (
	empties = regexp.MustCompile(`<(h[1-6]|p|li|th|option|strong|caption|button)\b[^>]*>\s*</|<td class="n">\s*</`)
	verb    = regexp.MustCompile(`%!|%[sd]|\(MISSING\)`)
	targets = regexp.MustCompile(`href="#([^"]+)"`)
)

// sound checks what holds for every page: nothing empty, nothing unfilled,
// every link within the page has its target.
func sound(t *testing.T, at, html string) {
	t.Helper()
	if found := empties.FindString(html); found != "" {
		t.Errorf("%s: empty %s", at, found)
	}
	if found := verb.FindString(html); found != "" {
		t.Errorf("%s: unfilled %s", at, found)
	}
	for _, m := range targets.FindAllStringSubmatch(html, -1) {
		if !strings.Contains(html, `id="`+m[1]+`"`) {
			t.Errorf("%s: link to #%s leads nowhere", at, m[1])
		}
	}
	if n := strings.Count(html, "<h1"); n != 1 {
		t.Errorf("%s: %d first headings", at, n)
	}
}

func TestRulesNameEverything(t *testing.T) {
	fresh(t)
	for _, lang := range []string{"de", "en"} {
		for _, r := range escalero.Presets() {
			at := lang + " " + r.Preset
			html := show(t, lang, "/rules", "preset="+r.Preset, rulesPage)
			sound(t, at, html)
			w := the.texts()
			if w.Dice.Presets[r.Preset].Name == "" {
				t.Errorf("%s has no name", at)
			}
			for _, row := range r.Rows {
				if name := capital(the.rowName(row.Key)); name == "" || !strings.Contains(html, ">"+name+"<") {
					t.Errorf("%s: row %s is not named %q", at, row.Key, name)
				}
			}
			for _, o := range r.Options() {
				if label := w.Options.Label[o.Key]; label == "" || !strings.Contains(html, label) {
					t.Errorf("%s: option %s is not named %q", at, o.Key, label)
				}
				if !slices.Contains(o.Choices, r.Value(o.Key)) {
					t.Errorf("%s: option %s: the usual value %s is not among its choices", at, o.Key, r.Value(o.Key))
				}
			}
			for _, c := range r.Columns {
				if c.Down && !strings.Contains(html, w.Rules.RunningTotals) {
					t.Errorf("%s: running totals are not shown", at)
				}
			}
		}
		html := show(t, lang, "/rules", "preset="+record.Words, rulesPage)
		sound(t, lang+" "+record.Words, html)
		if !strings.Contains(html, the.texts().Rules.Words.ShowdownText[0]) {
			t.Errorf("%s: no rules for the card game", lang)
		}
		for _, o := range letters.Options() {
			label, _ := cardOption(o.Key)
			if label == o.Key || !strings.Contains(html, label) {
				t.Errorf("%s: option %s of the card game is not named %q", lang, o.Key, label)
			}
			if !slices.Contains(o.Choices, letters.Usual().Value(o.Key)) && o.Key != "language" {
				t.Errorf("option %s: the usual value %s is not among its choices", o.Key, letters.Usual().Value(o.Key))
			}
			for _, value := range o.Choices {
				if lang == "de" && len(value) > 3 && strings.Contains(html, ">"+value) {
					t.Errorf("%s: option %s: %s has no words", lang, o.Key, value)
				}
			}
		}
	}
	if html := show(t, "de", "/rules", "preset=nonsense", rulesPage); !strings.Contains(html, the.texts().Rules.Steps[0]) {
		t.Error("an unknown preset does not show the base game")
	}
}

// The examples are those of the rule books: column 2 against 1 and 3, and
// three players each for himself.
func TestExamplesAreWonAsTheySay(t *testing.T) {
	fresh(t)
	base, _ := escalero.Preset("escalero")
	two := playSample(base, 0, 1).state().Settlement()
	if want := []engine.Player{1, 2, 1}; !slices.Equal(two.Columns, want) || two.Points[0] != 3 {
		t.Errorf("for two: columns to %v, points %v; want %v and 1 - 2 + 4 = 3", two.Columns, two.Points, want)
	}
	three := playSample(base, 1, 0, 2).state().Settlement()
	if want := []int{-1, 8, -7}; !slices.Equal(three.Points, want) {
		t.Errorf("for three: %v, want %v", three.Points, want)
	}
	for preset, want := range map[string]int{"escalero": 9, "escalero-double-grande": 9, "wuerfelpoker": 14, "wuerfelpoker-two": 6} {
		r, _ := escalero.Preset(preset)
		if got := playSweep(r).state().Payoff()[0]; got != want {
			t.Errorf("%s: all columns win %d, want %d", preset, got, want)
		}
	}
	for _, r := range escalero.Presets() {
		if g := playSample(r, 0, 1).state(); !g.Over() || g.Payoff()[0] == 0 {
			t.Errorf("%s: the example is over %v and ends %v", r.Preset, g.Over(), g.Payoff())
		}
	}
}

func TestRulesShowTheDiceOfTheGame(t *testing.T) {
	fresh(t)
	if html := show(t, "de", "/rules", "preset=wuerfelpoker", rulesPage); !strings.Contains(html, ">Fünfer<") {
		t.Error("a game with pips does not speak of pips")
	}
	the.settings.Faces = "poker"
	if html := show(t, "de", "/rules", "preset=wuerfelpoker", rulesPage); !strings.Contains(html, ">Könige<") {
		t.Error("poker faces were chosen and are not shown")
	}
}
