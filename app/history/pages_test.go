//go:build !js

package history

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
)

// addresses are pages of every kind in a seeded room.
var addresses = []string{
	"/games", "/games?game=1", "/games?game=2", "/games?game=3", "/games?game=none", "/games?evening=1", "/games?evening=none",
	"/games?game=1&pad=1", "/games?game=3&pad=1", "/settlement", "/end",
}

// crowded is a seeded room in which everything is there that can be.
func crowded(t testing.TB) *at {
	a := seeded(t)
	a.memory[store.KeyDone+"9"] = `{"v":1,"record":"nonsense"}`
	a = a.again()
	a.others.evening = []app.UI{app.Section().Body(app.P().Text("an evening of cards"))}
	return a
}

func TestPagesInBothLanguages(t *testing.T) {
	a := crowded(t)
	other := map[string]string{"de": "en", "en": "de"}
	for _, lang := range []string{"de", "en"} {
		for _, game := range []*dicegame.Game{nil, a.games.Find("1"), a.games.Find("3")} {
			a.games.Now = game
			for _, address := range addresses {
				html := a.show(lang, address)
				uitest.SoundPage(t, lang+" "+address, html)
				if html == a.show(other[lang], address) {
					t.Errorf("%s is the same in both languages", address)
				}
			}
		}
		a.visit("/games")
		a.refuse(&dicegame.Problem{Text: func(*i18n.Texts) string { return "wrong" }, Detail: "detail"})
		uitest.SoundPage(t, lang+" with a problem", uitest.HTML(a.page()))
	}
	html := a.show("de", "/games")
	for _, want := range []string{a.sh.Texts().Games.Broken, "an evening of cards", a.sh.Texts().Games.Parked} {
		if !strings.Contains(html, want) {
			t.Errorf("the history does not show %q", want)
		}
	}
	for address, want := range map[string]string{
		"/games?game=1":       "Franz zahlt Mitzi",
		"/games?game=none":    a.sh.Texts().Games.Gone,
		"/games?evening=none": a.sh.Texts().Games.GoneEvening,
		"/games?game=1&pad=1": ">Einsatz 0,10\u00a0€<",
	} {
		if html := a.show("de", address); !strings.Contains(html, want) {
			t.Errorf("%s does not show %q: %s", address, want, html)
		}
	}
}

// Of what cannot be read it is said what it was, in words of players; two of them have other buttons by ear as well.
func TestWhatCannotBeReadHasAName(t *testing.T) {
	memory := browser.Memory{store.KeyDone + "9": `{"v":1,"record":"nonsense"}`, store.KeyGame: "{"}
	for n, b := range []store.Broken{{Text: "x", Why: "why", From: store.KeyCardsPast + "7"}, {Text: "y", Why: "why", From: store.KeyDrills}} {
		text, _ := json.Marshal(b)
		memory[fmt.Sprint(store.KeyBroken, n+1)] = string(text)
	}
	a := over(t, memory)
	for lang, words := range map[string][]string{
		"de": {"Das laufende Spiel", "Eine fertige Partie", "Ein früherer Kartenabend", "Etwas Gespeichertes"},
		"en": {"The running game", "A finished game", "An earlier evening of cards", "Something that was saved"},
	} {
		html := a.show(lang, "/games")
		uitest.SoundPage(t, lang, html)
		for _, word := range words {
			if !strings.Contains(html, `">`+word+`</h3>`) {
				t.Errorf("%s: nothing is called %q in %s", lang, word, html)
			}
		}
		if n := strings.Count(html, `aria-labelledby="what-`); n != len(words) {
			t.Errorf("%s: %d of %d groups have a name", lang, n, len(words))
		}
	}
}

func TestEmptyHistory(t *testing.T) {
	a := over(t, browser.Memory{})
	if html := a.show("de", "/games"); !strings.Contains(html, a.sh.Texts().Games.Empty) || strings.Contains(html, a.sh.Texts().Games.Parked) {
		t.Error("an empty history does not say so")
	}
	if a.EveningLine() != nil {
		t.Error("there is an evening without a game")
	}
	older := browser.Memory{}
	for i := range 30 {
		g := gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n", fmt.Sprint(i), "1", int64(i))
		saved, err := json.Marshal(g.Saved())
		if err != nil {
			t.Fatal(err)
		}
		older[store.KeyDone+g.ID] = string(saved)
	}
	a = over(t, older)
	if html := a.show("de", "/games"); strings.Contains(html, a.sh.Texts().Games.Empty) {
		t.Error("a history with games that are yet to be filed is said to be empty")
	}
}

// ordered is elements with the words of every tag in order: go-app prints
// attributes as they come.
func ordered(list ...app.UI) string {
	return tags.ReplaceAllStringFunc(uitest.HTML(list...), func(tag string) string {
		words := strings.Fields(strings.Trim(tag, "<>"))
		slices.Sort(words)
		return strings.Join(words, " ")
	})
}

var tags = regexp.MustCompile(`<[^>]*>`)

// Drawing reads and never writes.
func TestDrawingChangesNothing(t *testing.T) {
	a := crowded(t)
	a.running("7", 2)
	a.visit("/games")
	a.read("serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n") // now a game waits
	for _, correcting := range []bool{false, true} {
		for _, address := range addresses {
			a.shell.At, a.shell.Asked, _ = strings.Cut(address, "?")
			if a.view.correcting = correcting; correcting {
				a.view.cell = dicegame.Spot{Party: 1, Col: 1, Row: 1}
			}
			state := func() string {
				text := fmt.Sprintf("%+v %+v %v %v", a.view, a.shell, a.tab.Asked, a.others.begun)
				for _, g := range append([]*dicegame.Game{a.games.Now}, a.games.Parked()...) {
					text += fmt.Sprintf("%+v", g.Saved())
				}
				text += fmt.Sprintf("%+v", a.games.Done())
				return text
			}
			before, stored := state(), maps.Clone(a.memory)
			once := ordered(a.page(), a.EveningLine())
			if twice := ordered(a.page(), a.EveningLine()); once != twice {
				t.Errorf("%s: drawn twice it is another page", address)
			}
			if state() != before || !maps.Equal(stored, a.memory) {
				t.Errorf("%s: drawing has changed something", address)
			}
		}
	}
}

// What was begun on one address is forgotten on the next.
func TestAddressesBeginAnew(t *testing.T) {
	a := seeded(t)
	a.visit("/games?game=1")
	a.press("correct-1", "cell-1-1-1", "delete-1")
	if !uitest.Has(a.page(), "yes-1") || !uitest.Has(a.page(), "values") {
		t.Fatal("nothing was begun")
	}
	a.visit("/games?game=2")
	if a.view != (view{}) {
		t.Errorf("still there: %+v", a.view)
	}
}

func TestEmptyPads(t *testing.T) {
	a := over(t, browser.Memory{})
	for _, lang := range []string{"de", "en"} {
		a.shell.Set.Language, a.shell.At = lang, "/rules"
		for _, r := range escalero.Presets() {
			for pad, parties := range map[string]int{"": 2, "1": 2, "3": 3, "9": 4, "x": 2} {
				a.shell.Asked = "preset=" + r.Preset + "&pad=" + pad
				page := a.EmptyPad(&r)
				html := uitest.HTML(page)
				uitest.SoundPage(t, lang+" "+a.shell.Asked, html)
				if !strings.Contains(html, fmt.Sprintf("columns-%d", parties*len(r.Columns))) {
					t.Errorf("%s is no pad for %d", a.shell.Asked, parties)
				}
				if now := `aria-current="page" class="button" href="` + ui.Link(fmt.Sprintf("%s&pad=%d", dicegame.RulesPath(&r), parties)); strings.Count(html, "aria-current") != 1 || !strings.Contains(html, strings.ReplaceAll(now, "&", "&amp;")) && !strings.Contains(html, now) {
					t.Errorf("%s does not say for how many it is: %s", a.shell.Asked, html)
				}
				uitest.Press(t, page, "print")
			}
		}
	}
	house, _ := escalero.Presets()[0].With("sweep", "5")
	if html := uitest.HTML(a.EmptyPad(&house)); !strings.Contains(html, "Changed: All columns won: 5 points more.") || !strings.Contains(html, "agreed=sweep:5&pad=3") {
		t.Errorf("a pad does not say the house rules, or its addresses do not: %s", html)
	}
	if len(a.tab.Asked) == 0 || a.tab.Asked[0] != "print" {
		t.Errorf("asked for %v instead of printing", a.tab.Asked)
	}
}

// More parties than fit side by side go below, as even as can be.
func TestPadsGoBelow(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	n := dicegame.Names{Lang: "en"}
	html := uitest.HTML(papers(n, &r, make([]string, 5), nil))
	if strings.Count(html, "<table") != 2 || !strings.Contains(html, "columns-6") || !strings.Contains(html, "columns-9") {
		t.Error("five parties are not two and three")
	}
}

// The rows of a pad to look back at are written short, and read by their names as at the table.
func TestTheRowsOfAPadHaveNames(t *testing.T) {
	rules, _ := escalero.Preset("escalero")
	g := gametest.Filled(rules, 1, 2)
	for lang, want := range map[string]string{"de": "Buben", "en": "Jacks"} {
		n := dicegame.Names{Lang: lang}
		html := uitest.HTML(papers(n, &g.Rules, []string{"Anna", "Bernd"}, g))
		if !regexp.MustCompile(`<span aria-hidden>` + n.RowLabel("3") + `</span>\s*<span class="sr-only">` + want + `</span>`).MatchString(html) {
			t.Errorf("%s: %s", lang, html)
		}
	}
}

// The pad marks in each column the sum of whoever leads there.
func TestThePadMarksWhoLeads(t *testing.T) {
	base, _ := escalero.Preset("escalero")
	for _, pads := range [][]int{{0, 1}, {1, 0}, {2, 0, 1}, {0, 0}} {
		g := gametest.Filled(base, pads...)
		html := uitest.HTML(papers(dicegame.Names{Lang: "en"}, &g.Rules, make([]string, len(pads)), g))
		_, foot, _ := strings.Cut(html, "<tfoot>")
		cells := regexp.MustCompile(`<td class="([^"]*)">`).FindAllStringSubmatch(foot, -1)
		if len(cells) != 3*len(pads) {
			t.Fatalf("%v: the sums are %s", pads, foot)
		}
		for i, cell := range cells {
			party, col := engine.Player(i/3+1), i%3
			want := []string{"inner", "inner", "last"}[col]
			if g.State().Leader(col) == party {
				want += " best"
			}
			if cell[1] != want {
				t.Errorf("%v: the sum of party %d in column %d is %q, want %q", pads, party, col+1, cell[1], want)
			}
		}
	}
}

// Where their difference is settled, so do the totals; no total is marked where several are level.
func TestThePadMarksTheTotalAhead(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	r, _ = r.With("settlement", "difference")
	for want, pads := range map[string][]int{"last best,last": {0, 1}, "last,last,last best": {2, 1, 0}, "last,last,last": {0, 0, 2}} {
		g := gametest.Filled(r, pads...)
		html := uitest.HTML(papers(dicegame.Names{Lang: "en"}, &g.Rules, make([]string, len(pads)), g))
		var got []string
		for _, cell := range regexp.MustCompile(`<td [^>]*colspan="3"[^>]*>`).FindAllString(html, -1) {
			got = append(got, regexp.MustCompile(`class="([^"]*)"`).FindStringSubmatch(cell)[1])
		}
		if text := strings.Join(got, ","); text != want {
			t.Errorf("%v: the totals are %q, want %q", pads, text, want)
		}
	}
}

// The only column of a pad has no number, neither on the pad nor where it is told what the game came to.
func TestASingleColumnHasNoNumber(t *testing.T) {
	for preset, lines := range map[string]int{"escalero": 2, "escalero-single": 1} {
		r, _ := escalero.Preset(preset)
		g := gametest.Filled(r, 1, 2)
		n := dicegame.Names{Lang: "en"}
		head, _, _ := strings.Cut(uitest.HTML(papers(n, &g.Rules, []string{"Anna", "Bernd"}, g)), "<tbody>")
		if strings.Count(head, "<tr") != lines || strings.Contains(head, ">1<") {
			t.Errorf("%s: the pad is headed %s", preset, head)
		}
		account := uitest.HTML(Reasons(n, g))
		if strings.Contains(account, ">1<") || strings.Contains(account, ">Sum<") != (lines == 1) {
			t.Errorf("%s: it came to %s", preset, account)
		}
	}
}

// A page says that its game is being read until it is, whatever was read for the page before: for a moment it would
// say that the game is no longer here.
func TestAGameThatIsReadIsNotSaidToBeGone(t *testing.T) {
	shelf := &uitest.LateBoxes{Boxes: browser.Boxes{}}
	a := above(t, browser.Memory{}, shelf.Boxes)
	base, _ := escalero.Preset("escalero")
	for i, id := range []string{"1", "2"} {
		g := gametest.Filled(base, 0, 1)
		g.ID, g.Evening, g.Started, g.Ended = id, "1", int64(1000+i), int64(2000+i)
		a.games.AddDone(g)
	}
	a.games = store.NewGames(a.disk, shelf, a.tab)
	a.visit("/games?game=1")
	a.visit("/games?game=2")
	for i, want := range []string{a.sh.Texts().Games.Fetching, `id="delete-2"`} {
		if len(shelf.Waiting) != 2 {
			t.Fatalf("%d games are read", len(shelf.Waiting))
		}
		shelf.Waiting[i]()
		if html := uitest.HTML(a.page()); !strings.Contains(html, want) {
			t.Errorf("after answer %d the page is %s", i+1, html)
		}
	}
}

// Of a game whose text the browser does not hand over the page says that, and not that it is gone. Nor is it begun once
// more in silence, or its evening said to be paid without being so.
func TestAWithheldGameIsNotSaidToBeGone(t *testing.T) {
	shelf := &uitest.LateBoxes{Boxes: browser.Boxes{}}
	a := seeded(t)
	a.room = shelf.Boxes
	a = a.again()
	a.games.Shelve()
	a.games = store.NewGames(a.disk, browser.Boxes(nil), a.tab)
	texts := &a.sh.Texts().Games
	a.visit("/games?game=1")
	if html := uitest.HTML(a.page()); !strings.Contains(html, texts.Withheld) || strings.Contains(html, texts.Gone) {
		t.Errorf("the page of the game is %s", html)
	}
	a.visit("/")
	if a.Again("1"); a.shell.Confirmed != texts.Withheld || a.games.Now != nil {
		t.Errorf("it is played again with %q", a.shell.Confirmed)
	}
	a.visit("/games?evening=1")
	a.press("paid-1-false")
	if a.shell.Confirmed != texts.MarkedPaid || !strings.Contains(uitest.HTML(a.page()), "paid-1-true") {
		t.Errorf("with %q the page of the evening is %s", a.shell.Confirmed, uitest.HTML(a.page()))
	}
	a.games = store.NewGames(a.disk, shelf, a.tab)
	a.visit("/games?game=1")
	shelf.Waiting[0]()
	if g := a.games.Find("1"); g == nil || !g.Paid {
		t.Errorf("when it is handed over again the game is %v", g)
	}

	// What comes late does so for whoever still waits for it.
	a.games = store.NewGames(a.disk, shelf, a.tab)
	a.visit("/games?evening=1")
	a.shell.Confirmed, a.shell.Focused = "", ""
	a.press("paid-1-true")
	if a.shell.Confirmed != "" || a.shell.Focused == "paid-1-false" {
		t.Errorf("%q is said with the focus on %s before it is so", a.shell.Confirmed, a.shell.Focused)
	}
	shelf.Waiting[1]()
	if a.shell.Confirmed != texts.MarkedOpen || a.shell.Focused != "paid-1-false" || a.games.Find("1").Paid {
		t.Errorf("then %q is said with the focus on %s", a.shell.Confirmed, a.shell.Focused)
	}
	for _, then := range []string{"/", "/settings"} {
		a.games = store.NewGames(a.disk, shelf, a.tab)
		a.visit("/")
		a.others.begun = 0
		a.Again("1")
		a.visit(then)
		if shelf.Waiting[len(shelf.Waiting)-1](); (a.others.begun == 1) != (then == "/") {
			t.Errorf("with somebody on %s %d games are begun", then, a.others.begun)
		}
	}
}
