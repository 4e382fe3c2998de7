//go:build !js

package history

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// The end is told in order: columns, winner, what was special, payments.
func TestTheEndIsTold(t *testing.T) {
	preset := func(name string, options ...[2]string) escalero.Rules {
		r, _ := escalero.Preset(name)
		for _, o := range options {
			r, _ = r.With(o[0], o[1])
		}
		return r
	}
	euro := [2]string{"stake", "0.10 EUR"}
	for _, c := range []struct {
		rules escalero.Rules
		pads  []int
		de    string
		en    string
	}{
		{preset("escalero", euro), []int{0, 1},
			"Mitzi gewinnt, 3 Spielpunkte gegen Franz. Kolonne ×1 an Mitzi, 157 zu 151. Kolonne ×2 an Franz, 161 zu 131. Kolonne ×4 an Mitzi, 220 zu 160. Franz zahlt Mitzi 0,30\u00a0€.", ""},
		{preset("escalero"), []int{0, 1}, "", "Mitzi wins, 3 game points against Franz. Column ×1 to Mitzi, 157 to 151. Column ×2 to Franz, 161 to 131. Column ×4 to Mitzi, 220 to 160."},
		{preset("escalero", euro), []int{1, 1}, "Unentschieden. Kolonne ×1: gleich, 151 zu 151. Kolonne ×2: gleich, 161 zu 161. Kolonne ×4: gleich, 160 zu 160. Niemand zahlt etwas.", ""},
		{preset("wuerfelpoker", euro), []int{1, 2},
			"Mitzi gewinnt, 14 Spielpunkte gegen Franz. Kopf! Alle drei, doppelt: 14. Kolonne ×1 an Mitzi, 151 zu 104. Kolonne ×2 an Mitzi, 161 zu 150. Kolonne ×4 an Mitzi, 160 zu 118. Franz zahlt Mitzi 1,40\u00a0€.", ""},
		{preset("escalero"), []int{2, 1}, "", "Franz wins, 9 game points against Mitzi. All three! With the bonus: 9. Column ×1 to Franz, 151 to 104. Column ×2 to Franz, 161 to 150. Column ×4 to Franz, 160 to 118."},
		{preset("escalero-single"), []int{0, 1}, "Mitzi gewinnt, 6 Spielpunkte gegen Franz. Mitzi 157, Franz 151.", ""},
		{preset("wuerfelpoker-top-down"), []int{0, 1},
			"Franz gewinnt, 24 Spielpunkte gegen Mitzi. Kolonne 1: Mitzi 157, Franz 151, Mitzi liegt 6 vorn. Kolonne 2: Mitzi 288, Franz 312.", ""},
		{preset("escalero", [2]string{"settlement", "difference"}), []int{0, 1},
			"Mitzi gewinnt, 36 Spielpunkte gegen Franz. Kolonne 1: Mitzi 157, Franz 151, Mitzi liegt 6 vorn. Kolonne 2: Mitzi 131, Franz 161, Franz liegt 30 vorn. Kolonne 3: Mitzi 220, Franz 160, Mitzi liegt 60 vorn. Gesamt: Mitzi 508, Franz 472.", ""},
		{preset("wuerfelpoker-two", [2]string{"settlement", "difference"}), []int{1, 0, 2},
			"", "Mitzi wins, 82 game points. Column 1: Mitzi 151, Franz 157, Poldi 104, Franz is 6 ahead. Column 2: Mitzi 161, Franz 131, Poldi 150, Mitzi is 11 ahead. Total: Mitzi 312, Franz 288, Poldi 254. Poldi to Mitzi: 82 points. Poldi to Franz: 10 points."},
		{preset("wuerfelpoker-two", [2]string{"settlement", "difference"}), []int{0, 0, 2},
			"Mitzi & Franz gewinnen, 34 Spielpunkte. Kolonne 1: Mitzi 157, Franz 157, Poldi 104, Mitzi und Franz gleichauf. Kolonne 2: Mitzi 131, Franz 131, Poldi 150, Poldi liegt 19 vorn. Gesamt: Mitzi 288, Franz 288, Poldi 254. Poldi an Mitzi: 34 Punkte. Poldi an Franz: 34 Punkte.", ""},
		{preset("wuerfelpoker-two"), []int{0, 1}, "", "Franz wins, 1 game point against Mitzi. Column ×1 to Mitzi, 157 to 151. Column ×2 to Franz, 161 to 131."},
		{preset("wuerfelpoker", [2]string{"sweep", "1000"}), []int{2, 1},
			"", "Franz wins, 1,007 game points against Mitzi. All three! With the bonus: 1,007. Column ×1 to Franz, 151 to 104. Column ×2 to Franz, 161 to 150. Column ×4 to Franz, 160 to 118."},
		{preset("escalero", euro), []int{1, 0, 2},
			"Franz gewinnt, 8 Spielpunkte. Kolonne ×1 an Franz, 157. Kolonne ×2 an Mitzi, 161. Kolonne ×4 an Franz, 220. Mitzi zahlt Franz 0,10\u00a0€. Poldi zahlt Franz 0,70\u00a0€.", ""},
		{preset("escalero"), []int{0, 0, 2},
			"Poldi gewinnt, 4 Spielpunkte. Kolonne ×1: gleich. Kolonne ×2 an Poldi, 150. Kolonne ×4: gleich. Mitzi an Poldi: 2 Punkte. Franz an Poldi: 2 Punkte.", ""},
	} {
		g := gametest.Filled(c.rules, c.pads...)
		for lang, want := range map[string]string{"de": c.de, "en": c.en} {
			said := SaidEnd(dicegame.Names{Lang: lang}, g)
			gametest.Sentence(t, c.rules.Preset, said)
			if want != "" && said != want {
				t.Errorf("said\n%q, want\n%q", said, want)
			}
		}
	}
}

// What was special about a game is on the page of its end: who has given up, that the stake was doubled, that all stopped
// early; what was not so is hidden.
func TestTheEndTellsWhatWasSpecial(t *testing.T) {
	const agreed = "serviert 1 escalero-single\noption contra on\nparty Anna\nparty Bernd\n"
	w := &i18n.For("de").Settlement
	doubled, stopped, gaveUp := fmt.Sprintf(w.Factor, 2), w.Stopped, i18n.Of(w.Concession, "Bernd")
	for text, want := range map[string][]string{
		"contra\nconcede\n": {gaveUp},
		"contra\naccept\npoints 6 1 24\npoints 6 1 18\nstop\n": {doubled, stopped},
		"points 6 1 24\npoints 6 1 18\nstop\n":                 {stopped},
	} {
		a := over(t, browser.Memory{})
		a.games.Take(gametest.Recorded(t, agreed+text, "1", "1", 1))
		html := a.show("de", "/end")
		if a.EndPages()[0].Key("a", false, ""); strings.Contains(a.shell.Said, gaveUp+". ") != slices.Contains(want, gaveUp) {
			t.Errorf("after %s the end is read as %q", text, a.shell.Said)
		}
		for _, special := range []string{gaveUp, doubled, stopped} {
			shown := regexp.MustCompile(`<p( class="gave-up"| hidden="false")?>\s*` + regexp.QuoteMeta(special)).MatchString(html)
			if shown != slices.Contains(want, special) {
				t.Errorf("%q is shown: %v, after %s%s", special, shown, text, html)
			}
		}
		if said := SaidEnd(dicegame.Names{Lang: "de"}, a.games.Now); strings.Contains(said, doubled) != slices.Contains(want, doubled) {
			t.Errorf("after %ssaid %q", text, said)
		}
	}
}

// The page shows what is said, in the order in which it is said, for every kind
// of game: each text comes once to a screen reader.
func TestTheEndShowsWhatIsSaid(t *testing.T) {
	files, err := filepath.Glob("../../engine/escalero/testdata/*.serviert")
	if err != nil || len(files) < 30 {
		t.Fatal(err, len(files))
	}
	over := 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		g, wrong := dicegame.ReadText(string(text)).Game(1)
		if wrong != nil || !g.Over() {
			continue
		}
		over++
		name := filepath.Base(file)
		a := seeded(t)
		a.games.Now = g
		html := a.show("de", "/end")
		uitest.SoundPage(t, name, html)
		e := ended(dicegame.Names{Lang: "de"}, g)
		told := []string{e.gaveUp, e.shown, e.by, e.head, e.factor, e.nobody}
		at := 0
		for _, c := range e.columns {
			next := strings.Index(html[at:], c.said)
			if next < 0 {
				t.Fatalf("%s: %q is not told in its place", name, c.said)
			}
			at += next
		}
		for _, d := range e.due {
			told = append(told, d.Who)
		}
		for _, want := range told {
			if next := strings.Index(html[at:], want); next < 0 {
				t.Errorf("%s: %q is not told in its place", name, want)
			} else {
				at += next
			}
		}
		if account := g.State().Settlement(); account.Sweep != 0 && len(g.Rules.Columns) > 1 && e.head == "" {
			t.Errorf("%s: nobody calls all columns", name)
		}
	}
	if over < 10 {
		t.Errorf("only %d games were over", over)
	}
}

// The points of the columns come to what the winner's line says. Of two the one who won a column is marked, of three
// named.
func TestTheColumnsAddUp(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	e := ended(dicegame.Names{Lang: "de"}, gametest.Filled(r, 1, 0))
	var got []string
	var best []int
	for _, c := range e.columns {
		got, best = append(got, c.shown[0], c.points), append(best, c.best)
	}
	if text := strings.Join(got, " "); text != "157 +1 131 −2 220 +4" || e.by != "3 Spielpunkte gegen Mitzi" || !slices.Equal(best, []int{0, 1, 0}) {
		t.Errorf("%s: %s, marked are %v", text, e.by, best)
	}
	// Above the sums stands whose they are: the settlement, which comes next, has them in the order of the seats.
	names := func(g *dicegame.Game) string {
		html := uitest.HTML(ended(dicegame.Names{Lang: "de"}, g).columnList(g))
		html = regexp.MustCompile(`<span class="sr-only">[^<]*</span>`).ReplaceAllString(html, "")
		return strings.Join(regexp.MustCompile(`Mitzi|Franz|Poldi`).FindAllString(html, -1), " ")
	}
	if text := names(gametest.Filled(r, 1, 0)); text != "Franz Mitzi" {
		t.Errorf("the sums are those of %q", text)
	}
	if text := names(gametest.Filled(r, 0, 0, 2)); text != "Poldi" {
		t.Errorf("among three those of %q", text)
	}
	got = nil
	for _, c := range ended(dicegame.Names{Lang: "de"}, gametest.Filled(r, 0, 0, 2)).columns {
		got = append(got, strings.Join(c.shown, " ")+" "+c.points)
	}
	if text := strings.Join(got, ", "); text != "gleich  0, Poldi 150 +4, gleich  0" {
		t.Errorf("among three %s", text)
	}
}

// Where the difference of totals is settled, the points of the columns come to it too,
// and the settlement shows the totals. Nobody has won them who gave up.
func TestTheTotalsAreShown(t *testing.T) {
	n, contra := dicegame.Names{Lang: "en"}, "option contra on\n"
	head := "serviert 1 escalero\noption settlement difference\n"
	r, _ := escalero.Preset("escalero")
	r, _ = r.With("settlement", "difference")
	e := ended(n, gametest.Filled(r, 1, 0))
	var got []string
	for _, c := range e.columns {
		got = append(got, c.label, c.shown[0], c.shown[1], c.points)
	}
	if text := strings.Join(got, " "); text != "1 157 151 +6 2 131 161 −30 3 220 160 +60 Total 508 472 +36" || e.by != "36 game points against Mitzi" {
		t.Errorf("%s: %s", text, e.by)
	}
	if best := []int{e.columns[0].best, e.columns[1].best, e.columns[2].best, e.columns[3].best}; !slices.Equal(best, []int{-1, -1, -1, 0}) {
		t.Errorf("marked are %v: only the totals win", best)
	}
	got = nil
	for _, c := range ended(n, gametest.Filled(r, 1, 0, 0)).columns {
		got = append(got, strings.Join(c.shown, " ")+" "+c.points)
	}
	if text := strings.Join(got, ", "); text != "tied  , Mitzi 161 +30, tied  , tied  " {
		t.Errorf("among three %s", text)
	}
	for _, c := range []struct {
		g    *dicegame.Game
		want string
	}{
		{gametest.Filled(r, 1, 0), `<th scope="row">1</th><td>151</td><td>157<small>+6</small><span class="sr-only"> ahead</span></td>`},
		{gametest.Filled(r, 1, 0, 2), `<th scope="row">2</th><td>161<small>+11</small><span class="sr-only"> ahead</span></td><td>131</td><td>150</td>`},
		{gametest.Filled(r, 1, 0), `<th scope="row">Sum</th><td>472</td><td class="best"><span>508</span><span class="sr-only"> wins</span></td>`},
		{gametest.Filled(r, 1, 1, 1), `<th scope="row">Sum</th><td>472</td><td>472</td><td>472</td>`},
		{gametest.Recorded(t, head+contra+"party Anna\nparty Bert\npoints 6 1 24\ncontra\nconcede\n", "1", "1", 1), `<th scope="row">Sum</th><td>24</td><td>0</td>`},
		{gametest.Recorded(t, head+contra+"party Anna\nparty Bert\npoints 6 1 24\ncontra\nconcede\n", "1", "1", 1), `<th scope="row">1</th><td>24<small>+24</small><span class="sr-only"> ahead</span></td><td>0</td>`},
	} {
		html := strings.Join(strings.Fields(strings.NewReplacer("> ", ">", "\n", "").Replace(uitest.HTML(Reasons(n, c.g)))), " ")
		if html = strings.ReplaceAll(html, "> <", "><"); !strings.Contains(html, c.want) || strings.Count(html, "wins") > 1 {
			t.Errorf("no %s in %s, or more than one wins", c.want, html)
		}
	}
}

// A running total that has not come to its end shows no total: where all stop before, that
// stands below it, and pays.
func TestTheTotalOfAStoppedRunningColumn(t *testing.T) {
	first := ""
	for _, row := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "P", "G", "X"} {
		first += "strike " + row + " 1\nstrike " + row + " 1\n"
	}
	first = strings.Replace(first, "strike 6 1", "points 6 1 24", 1)
	head := "serviert 1 wuerfelpoker-top-down\noption stake 0.10 EUR\nparty Anna\nparty Bernd\n"
	for log, want := range map[string]string{
		"points 6 1 18\nstrike 6 1\nstop\n":        "18 : 0 , 0 : 0 , 18 : 0 +18",
		first + "strike 1 2\npoints 1 2 4\nstop\n": "24 : 0 , 0 : 4 , 24 : 4 +20",
	} {
		g := gametest.Recorded(t, head+log, "1", "1", 1)
		n := dicegame.Names{Lang: "de"}
		var got []string
		for _, c := range ended(n, g).columns {
			got = append(got, strings.Join(c.shown, " : ")+" "+c.points)
		}
		if text := strings.Join(got, ", "); text != want {
			t.Errorf("shown is %q, want %q", text, want)
		}
		total := i18n.For("de").Games.Total + ": Anna "
		if said := strings.ReplaceAll(SaidEnd(n, g), "\u00a0", " "); !strings.Contains(said, total) {
			t.Errorf("said %q", said)
		}
		if html := uitest.HTML(Settled(n, g)...); !strings.Contains(html, ">"+i18n.For("de").Games.Sum+"<") {
			t.Errorf("no total in %s", html)
		}
	}
}

// The key that at the table says how it stands reads the end there and at its settlement, and nothing without one.
func TestTheEndIsReadAgain(t *testing.T) {
	press := func(a *at, path string) {
		t.Helper()
		a.visit(path)
		a.shell.Said = ""
		for _, p := range a.EndPages() {
			if p.Path != path {
				continue
			}
			if keys := p.Keys(a.shell.Texts()); len(keys) != 1 || keys[0].Key != "A" {
				t.Errorf("%s lists the keys %v", path, keys)
			}
			if p.Key("a", false, "") != (a.shell.Said != "") || p.Key("d", false, "") {
				t.Errorf("%s says %q", path, a.shell.Said)
			}
		}
	}
	for _, path := range []string{"/end", "/settlement"} {
		a := settled(t, escalero.Stake{}, 0, 1)
		if press(a, path); a.shell.Said != SaidEnd(a.names(&a.games.Now.Rules), a.games.Now) || !strings.Contains(a.shell.Said, "gewinnt") {
			t.Errorf("%s: said %q", path, a.shell.Said)
		}
		b := over(t, browser.Memory{})
		if press(b, path); b.shell.Said != "" {
			t.Errorf("%s without a game: said %q", path, b.shell.Said)
		}
	}
}

// The end leads to the figures and to the rematch; without an end there is none.
func TestTheEndLeadsOn(t *testing.T) {
	a := settled(t, escalero.Stake{}, 0, 1)
	a.visit("/end")
	if html := uitest.HTML(a.page()); !strings.Contains(html, `href="/settlement"`) || !strings.Contains(html, "Franz beginnt") {
		t.Errorf("no way on in %s", html)
	}
	if a.press("rematch"); a.games.Now.Over() || a.shell.Visited != "/table" {
		t.Error("no rematch")
	}
	if a.visit("/end"); uitest.Has(a.page(), "rematch") {
		t.Error("a game that runs has ended")
	}
	b := over(t, browser.Memory{})
	if b.visit("/end"); uitest.Has(b.page(), "rematch") {
		t.Error("an end without a game")
	}
}
