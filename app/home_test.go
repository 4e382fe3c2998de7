//go:build !js

package app

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/web/words"
)

// atHome is the start page of a tab with that storage, opened.
func atHome(disk browser.Memory) *wing {
	a := whole(&browser.Page{Disk: disk, Now: 1_800_000_000_000})
	a.settings.Language, a.path = "de", "/"
	a.page("/").Open()
	return a
}

// withoutCards is the start page as it comes up: in the program that has no card game.
func withoutCards(disk browser.Memory) *wing {
	a := &wing{App: open(&browser.Page{Disk: disk, Now: 1_800_000_000_000})}
	a.buildTable()
	a.settings.Language, a.path = "de", "/"
	a.page("/").Open()
	return a
}

// throws makes the first throw of the game on the table.
func throws(t *testing.T, a *wing) {
	t.Helper()
	if err := a.games.Act(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{1, 2, 3, 4, 6}}); err != nil {
		t.Fatal(err)
	}
}

// Somebody new has one tap to a game: one column, ten rounds, a computer player
// of middling strength. The prepared page has the same button.
func TestAQuickGameAtTheFirstVisit(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		if body := Prerender("/", lang).Body; !strings.Contains(body, `id="begin-quick"`) || strings.Contains(body, `id="again"`) {
			t.Errorf("the prepared page in %s offers something else", lang)
		}
	}
	disk := browser.Memory{}
	a := atHome(disk)
	if uitest.Has(a.home(), "quick") || uitest.Has(a.home(), "begin-again") {
		t.Error("more is on offer than makes sense")
	}
	if html := uitest.HTML(a.home()); !strings.Contains(html, ">eine Kolonne gegen Rosa, mittel<") {
		t.Error("the page does not say against whom")
	}
	begins := map[engine.Player]bool{}
	for range 60 {
		uitest.Press(t, a.home(), map[bool]string{false: "begin-quick", true: "quick"}[a.games.Running()])
		g := a.games.Now
		if g == nil || g.Rules.Preset != "escalero-single" || g.Rules.Cells() != 10 || g.Block || len(g.Parties) != 2 {
			t.Fatalf("begun %+v", g)
		}
		if g.Seat(1, 0) != "" || g.Seat(2, 0) != "casual" || strings.Join(g.PartyNames(), " ") != "Spieler 1 Rosa" {
			t.Fatalf("%v play", g.PartyNames())
		}
		begins[g.Start] = true
	}
	if len(begins) != 2 {
		t.Error("always the same begins")
	}
	if a.dialog != "" || disk[store.KeyNames] != "" || len(a.games.Parked()) != 0 {
		t.Errorf("dialog %q, names %q, %d games put aside", a.dialog, disk[store.KeyNames], len(a.games.Parked()))
	}
}

// The quick game is played by the person and against the computer player of the
// last set-up, whatever was stored for them.
func TestTheQuickGameRemembers(t *testing.T) {
	for names, want := range map[string]string{
		`{"v":1,"count":3,"seats":[{"name":"Karl","level":"strong"},{"name":"Anna"},{"name":"Bernd"}]}`: "Anna Karl strong",
		`{"v":1,"count":2,"seats":[{"name":"Anna","level":"coach"},{"level":"best"}]}`:                  "Anna Rosa best",
		`{"v":1,"count":2,"seats":[{"name":"Rosa"},{"name":"Bernd"},{"name":"Karl","level":"best"}]}`:   "Rosa Poldi casual",
		`{"v":1,"count":2,"seats":[{"name":"A+B"},{"name":"\u202eK","level":"wizard"}]}`:                "A+B Rosa casual",
		`{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"Anna","level":"strong"}]}`:                  "Anna Poldi strong",
		`{"v":1,"count":2,"seats":[{"name":"\u202eX"},{"name":"Karl","level":"strong"}]}`:               "Spieler 1 Rosa strong",

		`{"v":1,"count":9,"seats":[{"name":"Anna"}]}`:                                                                  "Anna Rosa casual", // a file from elsewhere
		`{"v":1,"count":-1,"seats":[{"name":"Anna"},{"name":"Karl","level":"best"}]}`:                                  "Spieler 1 Rosa casual",
		`{"v":1,"count":1,"seats":[{"name":"Anna"},{"name":"Karl","level":"best"},{"name":"Bernd","level":"strong"}]}`: "Anna Rosa casual",

		// Nobody has sat at a table with people only, so whoever was there before is still who plays.
		`{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"Bernd"}],"rival":{"name":"Karl","level":"strong"}}`:             "Anna Karl strong",
		`{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"Bernd"}],"rival":{"name":"","level":"best"}}`:                   "Anna Rosa best",
		`{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"","level":"casual"}],"rival":{"name":"Karl","level":"strong"}}`: "Anna Rosa casual",
		`{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"Bernd"}],"rival":{"name":"Karl","level":"wizard"}}`:             "Anna Rosa casual",
	} {
		disk := browser.Memory{store.KeyNames: names}
		a := atHome(disk)
		uitest.Press(t, a.home(), "begin-quick")
		g := a.games.Now
		if g == nil {
			t.Errorf("%s: nothing begins, said %q", names, said(a))
			continue
		}
		if got := strings.Join(g.PartyNames(), " ") + " " + string(g.Seat(2, 0)); got != want || disk[store.KeyNames] != names {
			t.Errorf("%s: %s, want %s", names, got, want)
		}
	}
}

// While a game runs the main button goes on with it; a quick game beside it
// puts it aside.
func TestAQuickGameBesideARunningOne(t *testing.T) {
	a := atHome(browser.Memory{})
	at(t, a, kinds[0], 0, false)
	html := uitest.HTML(a.home())
	if !strings.Contains(html, ">Weiterspielen<") || uitest.Has(a.home(), "begin-quick") || uitest.Has(a.home(), "again") {
		t.Error("the main button does not go on")
	}
	if err := a.games.Start(gametest.Kinds()[2].Setup(t), "", false); err != nil {
		t.Fatal(err)
	}
	way := func(want string) {
		t.Helper()
		if html := uitest.HTML(a.home()); !strings.Contains(html, want) {
			t.Errorf("the way on does not say %q: %s", want, html)
		}
	}
	way("Anna ist am Wurf")
	if err := a.games.Act(escalero.Action{Kind: escalero.Contra}); err != nil {
		t.Fatal(err)
	}
	way("Bernd antwortet")
	first := a.games.Now.Dice.String()
	uitest.Press(t, a.home(), "quick")
	if list := a.games.Parked(); len(list) != 1 || list[0].Dice.String() != first || a.games.Now.Rules.Preset != "escalero-single" {
		t.Errorf("%d games are put aside", len(list))
	}
	a.games.Watching = true
	if uitest.Has(a.home(), "quick") {
		t.Error("a tab that watches begins a game")
	}
}

// A tab that opens while another one has the game leaves what it cannot read of that: the other may be of a version that can.
// Nor does it put back what an earlier version could not read.
func TestATabThatWatchesSetsNoGameAside(t *testing.T) {
	disk := browser.Memory{store.KeyGame: "unreadable", store.KeyBroken + "1": `{"From":"` + store.KeyCards + `","By":"1","Why":"old","Text":"{}"}`}
	before := maps.Clone(disk)
	if a := open(&browser.Page{Disk: disk, Other: true}); !maps.Equal(disk, before) || a.games.Now != nil {
		t.Errorf("stored is %v", disk)
	}
	if open(&browser.Page{Disk: disk}); disk[store.KeyGame] != "" || disk[store.KeyCards] == "" {
		t.Errorf("who has the game stores %v", disk)
	}
}

// One tap leads to three computer players at cards, from any home page and under
// the name of the dice game. The evening then stands there like a running game.
func TestCardsFromHome(t *testing.T) {
	if body := Prerender("/", "de").Body; !strings.Contains(body, `id="three"`) || strings.Contains(body, "go-on-cards") {
		t.Error("the prepared page offers something else")
	}
	list, err := words.File("de")
	if err != nil {
		t.Fatal(err)
	}
	a := atHome(browser.Memory{store.KeyNames: `{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"Karl","level":"strong"}]}`})
	a.browser.Files = map[string][]byte{"words/de.words": list}
	a.path, a.query = "/cards", browser.ReadQuery("begin=three")
	a.page("/cards").Open()
	if fmt.Sprint(a.browser.Asked) != "[readdress /cards]" {
		t.Errorf("loading the page again would begin another game: %q", a.browser.Asked)
	}
	a.path, a.query = "/", nil
	a.page("/").Open()
	html := uitest.HTML(a.home())
	if !strings.Contains(html, ">Anna, Poldi, Mitzi und Schani<") || !strings.Contains(html, `id="go-on-cards"`) || !strings.Contains(html, ", Hand 1<") {
		t.Errorf("the evening is not on %s", html)
	}
	main := func() string { return uitest.HTML(a.home())[strings.Index(uitest.HTML(a.home()), `class="thumb"`):] }
	if m := main(); !strings.Contains(m, `href="/cards"`) || !strings.Contains(m, ">Weiterspielen<") || !uitest.Has(a.home(), "quick") || !uitest.Has(a.home(), "three") {
		t.Errorf("the main button is %s", m)
	}
	at(t, a, kinds[0], 0, false)
	if m := main(); !strings.Contains(m, `href="/table"`) || !strings.Contains(uitest.HTML(a.home()), `id="go-on-cards"`) {
		t.Errorf("with a game open the main button is %s", m)
	}
	a.games.Watching = true
	if uitest.Has(a.home(), "three") {
		t.Error("a tab that watches begins a game")
	}
}

// "Weiterspielen" in the menu of the installed app leads to the table, and on to the evening of cards where that is what
// the home page goes on with.
func TestTheInstalledAppGoesOnWithCards(t *testing.T) {
	disk := browser.Memory{}
	store.NewDisk(disk, browser.Paper{}, &browser.Page{}).Save(store.KeyCards, cardgame.Past{Saved: cardgame.Saved{V: 1, ID: "e1"}, Names: []string{"Anna", "Bert"}, Won: []int{1, -1}, Hands: 1})
	a := withoutCards(disk)
	a.page("/table").Open()
	if fmt.Sprint(a.browser.Asked) != "[leave /cards]" {
		t.Errorf("with an evening of cards on the table: %q", a.browser.Asked)
	}
	a = withoutCards(disk)
	at(t, a, kinds[0], 0, false)
	a.page("/table").Open()
	if slices.Contains(a.browser.Asked, "leave /cards") {
		t.Error("the dice game that runs is not gone on with")
	}
}

// The slip of the running evening knows nothing of the card game but what is stored of it: who, which hand it is,
// how it stands.
func TestTheRunningEveningAtHome(t *testing.T) {
	past := cardgame.Past{Saved: cardgame.Saved{V: 1, ID: "e1"}, Names: []string{"Anna", "Bert", "Carl", "Doris", "Emil"}, Won: []int{9, 3, 0, -4, -8}, Hands: 1}
	slip := func() string {
		disk := browser.Memory{}
		store.NewDisk(disk, browser.Paper{}, &browser.Page{}).Save(store.KeyCards, past)
		return uitest.HTML(withoutCards(disk).home())
	}
	for _, want := range []string{", Hand 2<", `href="/cards"`, ">Anna\u00a0+9\u00a0· Bert\u00a0+3\u00a0· Carl\u00a00\u00a0· Doris\u00a0−4 …<"} {
		if html := slip(); !strings.Contains(html, want) {
			t.Errorf("%q is not in %s", want, html)
		}
	}
	if past.Won = make([]int, 5); !strings.Contains(slip(), ">Anna, Bert, Carl, Doris und Emil<") {
		t.Error("with no chip won the slip does not name the players")
	}
	if past.Names, past.Won = nil, nil; !strings.Contains(slip(), `id="go-on-cards"`) {
		t.Error("an evening of the first versions, which stored no names, cannot be gone on with")
	}
	if past.Ended = 1; strings.Contains(slip(), `id="go-on-cards"`) {
		t.Error("an evening that is over goes on")
	}
	disk := browser.Memory{store.KeyCards: `{"v":1,"id":`}
	if a := withoutCards(disk); strings.Contains(uitest.HTML(a.home()), `id="go-on-cards"`) || disk[store.KeyCards] == "" {
		t.Error("what cannot be read is shown, or gone")
	}
}

// As long as it is rolled for who begins it is nobody's turn.
func TestHomeNamesNobodyBeforeItIsRolledWhoBegins(t *testing.T) {
	a := atHome(browser.Memory{})
	if err := a.games.Start(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\n", "1", "1", 0).Setup, "", false); err != nil {
		t.Fatal(err)
	}
	a.games.Roll()
	if html := uitest.HTML(a.home()); !strings.Contains(html, "<small>Wer beginnt?</small>") || strings.Contains(html, "am Wurf") {
		t.Errorf("nobody has rolled, and the page is %s", html)
	}
	a.games.ThrowForStart(1, 3)
	a.games.ThrowForStart(2, 5)
	if html := uitest.HTML(a.home()); !strings.Contains(html, "<small>Bernd ist am Wurf</small>") {
		t.Errorf("Bernd begins, and the page is %s", html)
	}
}

// The same people play the same rules again, and the rule for rematches says
// who begins. A quick game in between does not count as the last time.
func TestAsTheLastTime(t *testing.T) {
	for _, block := range []uint64{0, 1} { // at begins every third game in block mode
		a := atHome(browser.Memory{})
		at(t, a, kinds[2], block, true)
		old := a.games.Now
		html := uitest.HTML(a.home())
		if !strings.Contains(html, ">Zur Abrechnung<") || !uitest.Has(a.home(), "again") {
			t.Errorf("the page after a game is %s", html)
		}
		if strings.Contains(html, "führt<") || !strings.Contains(html, "gewinnt<") {
			t.Errorf("the columns of a game that is over are led: %s", html)
		}
		uitest.Press(t, a.home(), "quick")
		if html := uitest.HTML(a.home()); !strings.Contains(html, ">Escalero\u00a0· Anna &amp; Bernd, Carl &amp; Doris und Emil<") {
			t.Errorf("beside a quick game the page is %s", html)
		}
		throws(t, a)
		uitest.Press(t, a.home(), "again")
		g := a.games.Now
		if fmt.Sprint(g.PartyNames()) != fmt.Sprint(old.PartyNames()) || g.Rules.Preset != old.Rules.Preset || g.Block != old.Block ||
			g.Start != old.Start%3+1 || g.Evening != old.Evening || len(a.games.Parked()) != 1 {
			t.Errorf("%v play %s, %d begins after %d, in evening %s", g.PartyNames(), g.Rules.Preset, g.Start, old.Start, g.Evening)
		}
		if uitest.Has(a.home(), "again") {
			t.Error("the people at the table may begin once more")
		}
	}
}

// A game in one column is no quick one where a person is called like the computer player, where money was played for, or
// by rules of the house.
func TestWhatIsNoQuickGame(t *testing.T) {
	for record, again := range map[string]bool{
		"party Anna\nparty Rosa\tcomputer casual\n":                              false,
		"party Anna\nparty Poldi\tcomputer best\n":                               false,
		"party Anna\nparty Rosa\n":                                               true,
		"party Anna\nparty Bernd\n":                                              true,
		"party Anna\nparty Karl\tcomputer casual\n":                              true,
		"party Karl\tcomputer casual\nparty Rosa\tcomputer casual\n":             true,
		"option stake 0.10 EUR\nparty Anna\nparty Rosa\tcomputer casual\n":       true,
		"option double-hand on\nparty Anna\nparty Rosa\tcomputer casual\n":       true,
		"option grande-served 50\nparty Anna\nparty Rosa\tcomputer casual\n":     true,
		"party Anna\nparty Rosa\tcomputer casual\nparty Karl\tcomputer casual\n": true,
		"option double-hand on\nparty Anna + Bea\nparty Rosa\tcomputer casual\n": true,
	} {
		a := atHome(browser.Memory{})
		at(t, a, "escalero-single\n"+record, 1, true)
		if uitest.Has(a.home(), "again") != again {
			t.Errorf("after %q the same game is on offer: %t", record, !again)
		}
	}
}

// The next day the game that is over is no longer in the way.
func TestTheNextDay(t *testing.T) {
	a := atHome(browser.Memory{})
	at(t, a, kinds[1], 0, true)
	at(t, a, "escalero-single\nparty Anna\nparty Rosa\tcomputer casual\n", 1, true) // quick, so not the last time
	a.browser.Now += 20 * 3600 * 1000
	tomorrow := whole(a.browser)
	tomorrow.settings.Language = "de"
	html := uitest.HTML(tomorrow.home())
	if strings.Contains(html, "Zur Abrechnung") || !strings.Contains(html, ">Escalero\u00a0· Anna gegen Bernd\u00a0· 0,10\u00a0€<") {
		t.Errorf("the next day the page is %s", html)
	}
	uitest.Press(t, tomorrow.home(), "begin-again")
	if g := tomorrow.games.Now; !g.Rules.Contra || g.Start != 2 || g.Seat(2, 0) != "coach" || g.Evening != g.ID {
		t.Errorf("begun %+v", g.Setup)
	}
}

// Of a difference nobody has won a column when the game is over: its higher sum leads. Columns that pay are won.
func TestWhatIsWonAtHome(t *testing.T) {
	for settlement, want := range map[string][2]int{"columns": {0, 3}, "difference": {3, 0}} {
		rules, _ := escalero.Preset("escalero")
		rules, _ = rules.With("settlement", settlement)
		a := atHome(browser.Memory{})
		a.games.Now = gametest.Filled(rules, 0, 1)
		html := uitest.HTML(a.openGame())
		if got := [2]int{strings.Count(html, "\u00a0führt"), strings.Count(html, "\u00a0gewinnt")}; got != want {
			t.Errorf("settled by %s: %v columns are led and won, want %v", settlement, got, want)
		}
	}
}
