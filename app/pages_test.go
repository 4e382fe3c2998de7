//go:build !js

package app

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame/gametest"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// Every page, as it is prepared for somebody who comes for the first time.
func TestPreparedPages(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		titles := map[string]string{}
		for _, path := range append(Paths(), "/lost") {
			p := Prerender(path, lang)
			checkPage(t, path+" "+lang, p.Body)
			for _, e := range elements(t, path, p.Body) {
				// Firefox goes on to call it a region where one with a name was before, on the page that led here.
				if e.name == "section" && e.attr["aria-label"]+e.attr["aria-labelledby"] == "" {
					t.Errorf("%s: a section without a name: %.60s", path, e.text)
				}
			}
			if p.Title == "" || p.Description == "" || titles[p.Title] != "" && !strings.HasPrefix(path, "/cards") {
				t.Errorf("%s in %s: title %q, as %s has", path, lang, p.Title, titles[p.Title])
			}
			titles[p.Title] = path
			if other := Prerender(path, map[string]string{"de": "en", "en": "de"}[lang]); other.Body == p.Body {
				t.Errorf("%s is the same in both languages", path)
			}
		}
	}
}

// A page stands in one list: its address, its title, its body.
func TestPagesAreListedOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range whole(browser.Open()).pages {
		if seen[p.Path] || p.Title == nil || p.Body == nil {
			t.Errorf("%s: twice %v, or without title or body", p.Path, seen[p.Path])
		}
		seen[p.Path] = true
		if (p.Key == nil) != (p.Keys == nil) {
			t.Errorf("%s: keys without a list of them, or a list without keys", p.Path)
		}
	}
	dialogs := map[string]bool{}
	for _, d := range whole(browser.Open()).dialogs {
		if dialogs[d.Name] || d.Body == nil {
			t.Errorf("dialog %s: twice %v, or without a body", d.Name, dialogs[d.Name])
		}
		dialogs[d.Name] = true
	}
}

// kinds are games of every kind the pages can show.
var kinds = []string{
	"escalero\nparty Anna\nparty Bernd\n",
	"escalero\noption contra on\noption stake 0.10 EUR\nparty Anna\nparty Bernd\tcomputer coach\n",
	"escalero\nparty Anna + Bernd\nparty Carl + Doris\nparty Emil\n",
	"escalero-single\nparty Anna\tcomputer strong\nparty Bernd\tcomputer beginner\n",
	"escalero-double-grande\nparty Anna\nparty Bernd\nparty Carl\n",
	"wuerfelpoker\noption double-hand on\nparty Anna\tcomputer coach\nparty Bernd\n",
	"wuerfelpoker-two\nparty Anna\nparty Bernd\nparty Carl\nparty Doris\n",
	"wuerfelpoker-top-down\nparty Anna + Bernd\nparty Carl + Doris\n",
}

// at plays some actions of a record's game at random; with all it plays to the
// end.
func at(t *testing.T, a *wing, head string, seed uint64, all bool) {
	t.Helper()
	d := gametest.Recorded(t, "serviert 1 "+head, "1", "1", 0)
	if err := a.games.Start(d.Setup, "", seed%3 == 0); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for n := 0; !a.games.Now.Over() && (all || n < 3+int(seed)*4); n++ {
		st := a.games.Now.State()
		legal := slices.DeleteFunc(st.Legal(), func(x escalero.Action) bool { return x.Kind == escalero.Concede && !all })
		x := legal[r.IntN(len(legal))]
		if n := x.Blank(); n > 0 {
			x = st.Fill(x, a.browser.Faces(n)...)
		}
		if err := a.games.Act(x); err != nil {
			t.Fatal(err)
		}
	}
}

// Every page and every dialog with games in every state, drawn twice: drawing
// reads and never writes.
func TestPagesWithGames(t *testing.T) {
	for n, head := range kinds {
		disk := browser.Memory{}
		a := whole(&browser.Page{Disk: disk})
		a.settings.Language = []string{"de", "en"}[n%2]
		at(t, a, head, uint64(n), true)
		look(t, a, disk, head+" over")
		at(t, a, head, uint64(n), false)
		look(t, a, disk, head+" running")
		if a.games.Running() {
			a.games.Park()
		}
		at(t, a, kinds[(n+1)%len(kinds)], 1, false)
		look(t, a, disk, head+" parked")
		a.games.Watching, a.updateReady = true, true
		disk[store.KeyBroken+"1"] = `{"Key":"x","Text":"y","Why":"z"}`
		a.disk.SetAside(store.KeyNames, "nothing")
		look(t, a, disk, head+" with every notice")
	}
}

func look(t *testing.T, a *wing, disk browser.Memory, when string) {
	t.Helper()
	var queries = map[string][]string{"/games": {"", "game=%s", "evening=%s", "game=%s&pad=1", "game=none"}, "/review": {"", "game=none"}, "/people": {"", "name=Anna", "name=none"},
		"/practice": {"", "own=1"}, "/rules": {"", "preset=wuerfelpoker", "preset=choose-your-words", "preset=escalero&pad=3"}, "/new": {"", "game=wuerfelpoker", "mode=block"}}
	id := a.games.Now.ID
	if done := a.games.Done(); len(done) > 0 {
		id = done[0].ID
	}
	for _, p := range a.pages {
		list := queries[p.Path]
		if list == nil {
			list = []string{""}
		}
		for _, q := range list {
			a.path = p.Path
			a.query = browser.ReadQuery(strings.ReplaceAll(q, "%s", id))
			if p.Open != nil {
				p.Open()
			}
			a.dialog = ""
			twice(t, a, disk, when+" "+p.Path+"?"+q)
		}
	}
	a.path, a.query = "/table", nil
	for _, d := range a.dialogs {
		a.dialog = d.Name
		twice(t, a, disk, when+" dialog "+d.Name)
	}
	a.dialog = ""
}

// twice draws the page twice and checks it.
func twice(t *testing.T, a *wing, disk browser.Memory, when string) {
	t.Helper()
	before, said, focus := maps.Clone(disk), len(a.browser.Said), a.focus
	var now string
	if a.games.Now != nil {
		now = fmt.Sprint(a.games.Now.Saved())
	}
	draw := func() string { return goapp.HTMLString((&root{app: a.App, Path: a.path}).Render()) }
	one := draw()
	if two := draw(); unordered(one) != unordered(two) {
		t.Errorf("%s is drawn differently the second time", when)
	}
	if !maps.Equal(before, disk) || len(a.browser.Said) != said || a.focus != focus || a.games.Now != nil && fmt.Sprint(a.games.Now.Saved()) != now {
		t.Errorf("drawing %s has changed something", when)
	}
	checkPage(t, when, one)
}

// unordered makes markup comparable whose attributes come in any order.
func unordered(html string) string {
	words := strings.FieldsFunc(html, func(r rune) bool { return r == ' ' || r == '>' || r == '\n' })
	slices.Sort(words)
	return strings.Join(words, " ")
}

// Only the table measures whether the phone is shaken.
func TestWhatIsShaken(t *testing.T) {
	a := whole(&browser.Page{Disk: browser.Memory{store.KeySettings: `{"v":1,"shake":true,"jolt":"firm"}`}})
	for path, want := range map[string]string{"/": "off", "/table": "firm", "/end": "off", "/settings": "off", "/cards": "off"} {
		a.path = path
		if a.Changed(); a.browser.Marks["data-shake"] != want {
			t.Errorf("%s says %q of shaking, want %q", path, a.browser.Marks["data-shake"], want)
		}
	}
}

// A setting changes by its real control, is stored, and shows.
func TestSettings(t *testing.T) {
	disk := browser.Memory{}
	a := whole(&browser.Page{Disk: disk})
	a.path = "/settings"
	uitest.Tick(t, a.settingsPage(), "one-tap", true)
	uitest.Type(t, a.settingsPage(), "theme-dark", "")
	uitest.Type(t, a.settingsPage(), "key-r", "w")
	a.browser.How = "failed"
	uitest.Press(t, a.settingsPage(), "backup-save")
	if html := uitest.HTML(a.settingsPage()); !strings.Contains(html, `id="key-wrong"`) || !strings.Contains(html, `id="backup-told"`) {
		t.Error("what cannot be, or has been done, is not said")
	}
	uitest.Type(t, a.settingsPage(), "language-en", "")
	// Both go on to say so, in that language. It may have been changed in another window.
	for _, want := range []string{"W is taken: ", a.Texts().Games.NotShared} {
		if html := uitest.HTML(a.settingsPage()); !strings.Contains(html, want) {
			t.Errorf("the other language does not say %q", want)
		}
	}
	if !a.settings.OneTap || a.settings.Theme != "dark" || a.Texts().Lang != "en" || a.browser.Marks["data-theme"] != "dark" {
		t.Errorf("%+v, shown %v", a.settings, a.browser.Marks)
	}
	if again := whole(&browser.Page{Disk: disk}); again.settings != a.settings {
		t.Errorf("stored %+v", again.settings)
	}
	// Nothing is offered that the browser cannot do.
	if html := uitest.HTML(a.settingsPage()); !strings.Contains(html, `id="vibration"`) {
		t.Error("the vibration cannot be switched off")
	}
	a.browser.Still = true
	if html := uitest.HTML(a.settingsPage()); strings.Contains(html, `id="vibration"`) {
		t.Error("where nothing vibrates it can be switched on")
	}
	// What cannot be read is set aside and does not stop the start.
	disk[store.KeySettings] = `{"v":0}`
	if again := whole(&browser.Page{Disk: disk}); again.settings != settings.Default() || len(again.disk.Broken()) != 1 {
		t.Errorf("read %+v", again.settings)
	}
	// What a newer version has written stays, and that is told.
	disk[store.KeySettings] = `{"v":2}`
	again := whole(&browser.Page{Disk: disk})
	again.change(func(s *settings.Settings) { s.OneTap = true })
	if disk[store.KeySettings] != `{"v":2}` || !strings.Contains(uitest.HTML(again.notices()), again.Texts().Notices.Newer) {
		t.Errorf("stored %s, told %s", disk[store.KeySettings], uitest.HTML(again.notices()))
	}
}

// A dialog opened from another one, that closes before or not, hands the focus back to what opened the
// first.
func TestShell(t *testing.T) {
	page := &browser.Page{Disk: browser.Memory{}, Focused: "menu"}
	a := whole(page)
	at(t, a, kinds[0], 0, false)
	a.OpenDialog("menu")
	page.Focused = "menu-list"
	a.CloseDialog()
	a.OpenDialog("sheets")
	a.CloseDialog()
	if a.focus != "menu" {
		t.Errorf("the focus goes to %q", a.focus)
	}
	page.Focused, a.focus = "menu", ""
	a.OpenDialog("cards-seats")
	page.Focused = "menu-join"
	a.OpenDialog("cards-names")
	if a.CloseDialog(); a.focus != "menu" {
		t.Errorf("from a dialog in the place of another the focus goes to %q", a.focus)
	}
}

// A tab that comes to hold the game, or loses it, shows what is stored.
func TestTakingTurnsWithAnotherTab(t *testing.T) {
	disk := browser.Memory{}
	one, two := whole(&browser.Page{Disk: disk}), whole(&browser.Page{Disk: disk})
	one.path, two.path = "/table", "/table"
	at(t, one, kinds[0], 2, false)
	two.games.Watching = true
	two.catchUp()
	if two.games.Now == nil || two.games.Now.Dice.String() != one.games.Now.Dice.String() {
		t.Fatal("the watching tab does not show the game")
	}
	if err := two.games.Act(two.games.Now.State().Legal()[0]); err == nil {
		t.Error("the watching tab plays")
	}
}

// What this tab shows that has nothing to do with the game stays when it takes that over: the verdict on a position is
// not gone because another tab was closed. What shows the game closes, and the focus goes back to what has opened it.
func TestADialogBesideTheGameStays(t *testing.T) {
	for _, name := range []string{"verdict", "said", "keys", "new-day", "new-hand", "menu", "cards-menu"} {
		a := whole(&browser.Page{Disk: browser.Memory{}, Focused: "opener"})
		a.OpenDialog(name)
		a.catchUp()
		if stays := !strings.HasSuffix(name, "menu"); stays != (a.dialog == name) {
			t.Errorf("%s: open is %q", name, a.dialog)
		} else if !stays && a.focus != "opener" {
			t.Errorf("%s has closed, and the focus goes to %q", name, a.focus)
		}
	}
}

// torn is a journal that cannot be written.
type torn struct{ browser.Paper }

func (torn) Works() bool { return false }

// While nothing is saved it is not said as well that some moves may be lost: two bars of one cause, which together took half of a
// phone held sideways. When there is room again, that is said.
func TestOneNoticeThatNothingIsSaved(t *testing.T) {
	a := whole(&browser.Page{Disk: browser.Memory{}, Second: torn{browser.Paper{}}})
	const soon, saved = "nicht jeden Zug sofort", "speichert gerade nicht"
	if html := uitest.HTML(a.notices()); !strings.Contains(html, soon) || strings.Contains(html, saved) {
		t.Fatalf("without a journal the notices are %s", html)
	}
	a = whole(&browser.Page{Disk: full{browser.Memory{}}, Second: torn{browser.Paper{}}})
	a.disk.Save(store.KeyNames, []string{"Anna"})
	if html := uitest.HTML(a.notices()); strings.Contains(html, soon) || !strings.Contains(html, saved) {
		t.Errorf("without room the notices are %s", html)
	}
}

// A page on which there is nothing says so in the same place everywhere, and has its way on under the thumb.
func TestPagesWithNothingLeadOn(t *testing.T) {
	a := whole(&browser.Page{Disk: browser.Memory{}})
	for _, address := range []string{"/end", "/settlement", "/cards", "/review", "/people", "/games?game=none", "/games?evening=none", "/nowhere"} {
		var query string
		a.path, query, _ = strings.Cut(address, "?")
		a.query = browser.ReadQuery(query)
		for _, p := range a.pages {
			if p.Path == a.path && p.Open != nil {
				p.Open()
			}
		}
		html := goapp.HTMLString((&root{app: a.App, Path: a.path}).Render())
		said, thumb, ok := strings.Cut(html, `class="thumb"`)
		if !ok || !strings.Contains(said, `class="empty"`) || !strings.Contains(thumb, "button main") || strings.Contains(said, `class="button"`) {
			t.Errorf("%s is %s", address, html)
		}
	}
}

// A damaged game goes on, and the page says so.
func TestADamagedGameIsSaid(t *testing.T) {
	page := &browser.Page{Disk: browser.Memory{}, Second: browser.Paper{}}
	a := whole(page)
	at(t, a, kinds[0], 9, false)
	text, _ := page.Disk.Get(store.KeyGame)
	last := strings.LastIndex(text, `\n`) - 1
	again := whole(&browser.Page{Disk: browser.Memory{store.KeyGame: text[:last] + "x" + text[last+1:]}})
	if n := again.games.Now; n == nil || n.Match.Len() >= a.games.Now.Match.Len() {
		t.Fatal("the game does not go on before its damage")
	}
	if html := uitest.HTML(again.notices()); !strings.Contains(html, again.Texts().Notices.Mended) {
		t.Errorf("the notices are %s", html)
	}
}

// What phones have stored with versions of the first two days, played half way in a browser, is there as it was: nothing is
// unreadable, each game stands where it stood, and the settlement is what those versions showed.
func TestWhatEarlierVersionsStoredIsThere(t *testing.T) {
	text, err := os.ReadFile("testdata/stored.json")
	if err != nil {
		t.Fatal(err)
	}
	var phones map[string]struct {
		Storage browser.Memory
		Shelf   browser.Boxes
	}
	if err := json.Unmarshal(text, &phones); err != nil || len(phones) != 2 {
		t.Fatalf("%d phones: %v", len(phones), err)
	}
	type moment struct {
		table, last, round, parked string // at the table, and of the interrupted game
		points                     [2]int
		cards                      string
		settings                   settings.Settings
	}
	first, second := settings.Default(), settings.Default()
	first.Theme, first.Faces, first.LeftHand, first.OneTap, first.Vibration = "light", "pips", true, true, false
	second.Theme, second.Faces, second.Language, second.Pace, second.LeftHand, second.Facing, second.Shake = "light", "poker", "de", "fast", true, true, true
	for name, want := range map[string]moment{
		"the first day": {"Escalero: Franz ist am Wurf", "Mitzi: 1 in Einser ×1", "Runde 8 von 30", "Runde 11 von 30", [2]int{-1, 1},
			"Spieler 4 ist dran", first},
		"the second day": {"Escalero: Mitzi ist am Wurf", "Franz: 3 in Buben ×4", "Runde 6 von 30", "Runde 9 von 30", [2]int{-3, 3}, "", second},
	} {
		phone := phones[name]
		before := map[string]string{}
		for key, text := range phone.Storage {
			var v struct{ Record string }
			if json.Unmarshal([]byte(text), &v) == nil && v.Record != "" {
				before[key] = v.Record
			}
		}
		a := whole(&browser.Page{Disk: phone.Storage, Room: phone.Shelf, Files: lists(), Now: 1_796_000_000_000})
		if a.settings != want.settings {
			t.Errorf("%s: the settings are %+v", name, a.settings)
		}
		for a.games.Unsorted() > 0 {
			a.games.Sort()
		}
		a.games.Shelve()
		done, parked := a.games.Done(), a.games.Parked()
		if len(done) != 1 || len(parked) != 1 || a.games.Now == nil || len(a.disk.Broken()) != 0 || a.disk.Newer() {
			t.Fatalf("%s: %d finished, %d interrupted, aside %v", name, len(done), len(parked), a.disk.Broken())
		}
		if !slices.Equal(done[0].Points, want.points[:]) {
			t.Errorf("%s: settled %v", name, done[0].Points)
		}
		if got := a.games.Now.String(); got != before[store.KeyGame] || parked[0].String() != before[store.KeyParked+parked[0].ID] {
			t.Errorf("%s: on the table is\n%s", name, got)
		}
		a.settings.Language = "de"
		show := func(path string, wants ...string) {
			t.Helper()
			a.path = path
			if open := a.page(path).Open; open != nil {
				open()
			}
			html := uitest.HTML(a.page(path).Body())
			for _, want := range wants {
				if !strings.Contains(html, want) {
					t.Errorf("%s: %s does not show %q: %s", name, path, want, html)
				}
			}
		}
		show("/table", want.table, want.last, want.round)
		show("/games", want.parked)
		if want.cards != "" {
			show("/cards", want.cards)
			// The hand lay open in the storage in those days.
			if text := phone.Storage[store.KeyCards]; !strings.Contains(text, `"sealed":`) || strings.Contains(text, "deal ") {
				t.Errorf("%s: of the cards is stored %s", name, text)
			}
		}
	}
}
