//go:build !js

package play

import (
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Whoever only hears the table learns how many dice have fallen and what they
// show, what was written or struck, and whose turn it is, unless sounds are off.
func TestSounds(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	sounds := func(do func()) []string {
		a.page.Sounds = nil
		do()
		return a.page.Sounds
	}
	act := func(text string) func() { return func() { a.act(action(t, text)) } }
	for _, c := range []struct {
		do   string
		want []string
	}{
		{"throw 12345", []string{"throw 1 2 3 4 5", "served"}}, {"write S 1", []string{"write", "turn 2 2"}},
		{"throw 66612", []string{"throw 6 6 6 1 2"}}, {"keep 666 throw 66655", []string{"throw 5 5"}}, {"strike G 1", []string{"strike", "turn 1 2"}},
		{"points 6 1 18", []string{"write", "turn 2 2"}},
		{"throw 66666", []string{"throw 6 6 6 6 6", "grande"}}, {"write G 3", []string{"write", "turn 1 2"}},
	} {
		if got := sounds(act(c.do)); !slices.Equal(got, c.want) {
			t.Errorf("%s sounds %v, want %v", c.do, got, c.want)
		}
	}
	a.Set.Soft = true
	if got := sounds(act("throw 66123")); !slices.Equal(got, []string{"soft throw 6 6 1 2 3"}) {
		t.Errorf("softly it sounds %v", got)
	}
	act("write 6 1")()
	a.Set.Sound = false
	if got := sounds(act("throw 12345")); len(got) > 0 {
		t.Errorf("%v although sounds are off", got)
	}
}

// The phone vibrates for a kept die and a served combination, unless that is
// off.
func TestVibration(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	shakes := &shaking{Browser: a.Room.browser}
	a.Room.browser = shakes
	a.act(action(t, "throw 12345"))
	a.press("die-1")
	if !slices.Equal(shakes.ms, []int{30, 10}) {
		t.Errorf("vibrated for %v", shakes.ms)
	}
	a.Set.Vibration = false
	if a.press("die-1"); len(shakes.ms) != 2 {
		t.Error("vibrated although it is off")
	}
}

type shaking struct {
	Browser
	ms []int
}

func (s *shaking) Vibrate(ms int) { s.ms = append(s.ms, ms) }

// With the first finished game the browser is asked to keep the storage.
func TestStorageIsMadePersistent(t *testing.T) {
	a := tables[2].begun(t, browser.Memory{})
	if a.press("contra"); slices.Contains(a.page.Asked, "persist") {
		t.Error("asked in the middle of a game")
	}
	if a.press("concede"); !slices.Contains(a.page.Asked, "persist") {
		t.Error("not asked at the end of a game")
	}
}

// A mistyped name is put right while the game goes on, and a computer player takes the turns of whoever has to leave.
func TestWhoPlaysCanBeChanged(t *testing.T) {
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Brend\npoints 6 1 18\n", "1", "1", 1))
	a.Begun()
	a.pressAll("menu", "menu-people")
	if html := a.html(); a.Shown != "seats" || !strings.Contains(html, "Brend") || !strings.Contains(html, "Meister") {
		t.Fatalf("%q shows %s", a.Shown, html)
	}
	for _, typed := range []string{" Anna ", "\u202eBernd"} {
		uitest.Type(t, a.shown(), "name-1", typed)
		if a.press("seats-done"); a.Shown != "seats" || a.Focused != "name-1" || !strings.Contains(a.html(), " aria-invalid ") || a.games.Now.Name(2) != "Brend" {
			t.Errorf("%q: dialog %q, focus on %q, party %q", typed, a.Shown, a.Focused, a.html())
		}
	}
	uitest.Type(t, a.shown(), "name-1", "  Bernd ")
	uitest.Type(t, a.shown(), "level-1", "strong")
	uitest.Type(t, a.shown(), "name-0", "")
	a.press("seats-done")
	if g := a.games.Now; a.Shown != "" || g.Name(1) != "Anna" || g.Name(2) != "Bernd" || g.Level(g.State()) != "strong" || a.Confirmed != "Es spielen: Anna und Bernd (Computer)." {
		t.Errorf("dialog %q, said %q, now %q", a.Shown, a.Confirmed, g.Parties)
	}
	if again := opened(t, a.disk); again.games.Now.Name(2) != "Bernd" || again.games.Now.Seat(2, 0) != "strong" || again.state().Sheet(1)[0][5].Points != 18 {
		t.Errorf("stored is %q", again.games.Now.Dice.String())
	}
	a.games.Hold(false)
	if a.press("menu"); strings.Contains(a.html(), "menu-people") {
		t.Error("a window that only watches changes who plays")
	}
}

// Names half typed are there again, and the entry that was begun before, however often the page is loaded: until they stand, the
// dialog is closed, or another game or other people are on the table.
func TestNamesHalfTypedOutliveThePage(t *testing.T) {
	const game = "serviert 1 escalero\nparty Anna\nparty Brend\npoints 6 1 18\nthrow 66612\n"
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, game, "1", "1", 1))
	a.Begun()
	a.pressAll(dicegame.CellID(5, 0), "menu", "menu-people")
	if draft := a.Page().Draft(); strings.Contains(draft, "Brend") {
		t.Errorf("nothing was typed, kept is %s", draft)
	}
	uitest.Type(t, a.shown(), "name-1", "Ber")
	uitest.Type(t, a.shown(), "level-0", "strong")
	a.page.Focused = "name-1"
	typed := func(a *at) bool {
		return a.Shown == "seats" && a.Focused == "name-1" && slices.Equal(a.seats, []store.Seat{{Name: "Anna", Level: "strong"}, {Name: "Ber"}})
	}
	load := func(from *at) *at {
		next := opened(t, a.disk)
		next.Page().Redraft(from.Page().Draft())
		return next
	}
	b := load(load(a)) // again before anything was drawn
	b.Page().Open()
	if !typed(b) || b.desk.Row != a.desk.Row || a.desk.Row == "" || b.games.Now.Name(2) != "Brend" {
		t.Fatalf("dialog %q with %+v, chosen is %q, was %q", b.Shown, b.seats, b.desk.Row, a.desk.Row)
	}
	b.CloseDialog()
	c := load(b)
	if c.Page().Open(); c.Shown != "" {
		t.Error("the dialog that was closed comes again")
	}
	b.press("menu")
	if b.press("menu-people"); b.seats[1].Name != "Brend" {
		t.Errorf("opened anew it has %+v", b.seats)
	}
	// It stands with the button, and comes no more.
	b = load(a)
	b.Page().Open()
	b.press("seats-done")
	c = load(b)
	if c.Page().Open(); b.games.Now.Name(2) != "Ber" || c.Shown != "" {
		t.Errorf("%q play, and again %+v", b.games.Now.PartyNames(), c.seats)
	}
	// Of the people before nothing is put upon those who play now, nor upon another game; nor does a window that only watches ask.
	draft := a.Page().Draft()
	for name, change := range map[string]func(a *at){
		"": func(a *at) {},
		"other people": func(a *at) {
			must(t, a.games.Now.Reseat([]string{"Anna", "Carl"}, []dicegame.Seat{"", ""}))
			a.games.Save()
		},
		"another game": func(a *at) { a.games.Take(gametest.Recorded(t, game, "2", "2", 1)) },
		"watching":     func(a *at) { a.games.Hold(false) },
	} {
		next := opened(t, browser.Memory{})
		next.games.Take(gametest.Recorded(t, game, "1", "1", 1))
		change(next)
		next.Page().Redraft(draft)
		if next.Page().Open(); typed(next) != (name == "") || strings.Contains(next.Page().Draft(), "Ber") != (name == "") {
			t.Errorf("%s: dialog %q, kept is %s", name, next.Shown, next.Page().Draft())
		}
	}
}

// Where another sheet stands first after that, the Tab key comes to a cell of it: the one it came to before may be
// folded away.
func TestTabReachesThePadAfterSomebodyElsePlays(t *testing.T) {
	a := opened(t, browser.Memory{})
	a.games.Take(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nparty Clara\tcomputer strong\npoints 6 1 18\npoints 6 1 18\n", "1", "1", 1))
	a.Begun()
	a.key("ArrowDown", false, "cell-0-0")
	if own, at := a.Desk().Own(), a.Desk().Stop(); own != 2 || at != (dicegame.Spot{Party: 2, Col: 1, Row: 2}) {
		t.Fatalf("beside %d the keys come to %v", own, at)
	}
	a.pressAll("menu", "menu-people")
	uitest.Type(t, a.shown(), "level-1", "strong")
	a.press("seats-done")
	if own, at := a.Desk().Own(), a.Desk().Stop(); own != 1 || at.Party != own {
		t.Errorf("the sheet of %d stands first, the Tab key comes to %v", own, at)
	}
}

// The next game is set up with the names as they were put right.
func TestANamePutRightIsNoted(t *testing.T) {
	for _, c := range []struct {
		stored, plays, typed string // by two people each
		want                 string
	}{
		{"Anna Brend", "Anna Brend", "- Bernd", "Anna Bernd"},
		{"Anna -", "Anna Spieler_2", "- Bernd", "Anna Bernd"},
		{"Anna Brend", "Anna Brend", "- -", "Anna Brend"},
		{"Anna -", "Anna Spieler_2", "Anna Spieler_2", "Anna -"},
		{"Anna Brend", "Anna Doris", "- Bernd", "Anna Brend"},
		{"Anna Bernd", "Anna Bernd", "Bernd Anna", "Bernd Anna"},
	} {
		names := func(text string) (list []string) {
			for name := range strings.FieldsSeq(text) {
				list = append(list, strings.Trim(strings.ReplaceAll(name, "_", " "), "-"))
			}
			return list
		}
		seats := func(text string) []store.Seat {
			return []store.Seat{{Name: names(text)[0]}, {Name: names(text)[1], Level: dicegame.Coach}}
		}
		a := opened(t, browser.Memory{})
		a.Room.disk.Save(store.KeyNames, store.Names{V: store.Schema, Count: 2, Seats: seats(c.stored)})
		a.games.Take(gametest.Recorded(t, "serviert 1 escalero\nparty "+strings.Join(names(c.plays), "\nparty ")+"\npoints 6 1 18\n", "1", "1", 1))
		a.Begun()
		a.pressAll("menu", "menu-people")
		uitest.Type(t, a.shown(), "name-0", names(c.typed)[0])
		uitest.Type(t, a.shown(), "name-1", names(c.typed)[1])
		uitest.Type(t, a.shown(), "level-0", "strong")
		a.press("seats-done")
		var last store.Names
		if a.Room.disk.Read(store.KeyNames, &last, func() error { return nil }); !slices.Equal(last.Seats, seats(c.want)) || last.Count != 2 {
			t.Errorf("%+v: noted is %+v", c, last)
		}
	}
}

// A press that comes late does not play for a computer player.
func TestNobodyPlaysForAComputer(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.games.Now.SetSeat(1, 0, "strong")
	a.act(escalero.Action{Kind: escalero.Throw})
	a.key("r", false, "")
	if n := a.games.Now.Match.Len(); n != 0 {
		t.Errorf("%d actions for a computer player", n)
	}
	must(t, a.games.Act(action(t, "throw 66612")))
	a.Press(dicegame.Press{Order: dicegame.KeepDie})
	a.Press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(5, 0)})
	a.Press(dicegame.Press{Order: dicegame.Enter})
	if a.games.Now.Kept[0] || a.games.Now.Match.Len() != 1 {
		t.Error("a die was kept or written for a computer player")
	}
}

// Of equal dice the very one that was marked stays where it is.
func TestTheMarkedDieStays(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	start := a.games.Now.Match
	for range 20 {
		a.games.Now.Match = start
		a.lay("66612")
		a.games.Mark([5]bool{2: true})
		a.press("throw")
		if d := a.state().Now().Dice; d[2] != 6 {
			t.Fatalf("the third die was kept, now they are %v", d)
		}
	}
}

// Who begins is rolled before the first throw, by each person; other visits focus
// the throw button.
func TestWhoBeginsIsRolledByThePeople(t *testing.T) {
	disk := browser.Memory{}
	a := tables[1].begun(t, disk)
	a.games.Roll()
	a.Begun()
	known := []dice.Face{3, 6, 6, 2, 5, 1, 2, 3, 4, 4} // Bernd, Anna, Carl; Anna and Carl again; a turn
	a.Room.browser = &loaded{a.Room.browser, known}
	if a.Page().Open(); a.Shown != "opening" {
		t.Fatalf("dialog %q", a.Shown)
	}
	if a.heading() != "Escalero" { // a screen reader says it before the dialog
		t.Errorf("nobody has rolled, and the title is %q", a.heading())
	}
	a.press("roll-2")
	a.page.Sounds = nil
	if a.press("roll-1"); a.Focused != "roll-3" || a.Said != "Anna würfelt ein Ass." || !slices.Equal(a.page.Sounds, []string{"throw 6"}) {
		t.Errorf("focus on %q, said %q, sounds %v", a.Focused, a.Said, a.page.Sounds)
	}
	if a.Set.Language = "en"; strings.Contains(a.html(), "würfelt") || strings.Count(a.html(), "Anna rolls an ace") != 2 {
		t.Errorf("after another window has changed the language: %s", a.html())
	}
	a.Set.Language = "de"
	b := opened(t, disk) // the dice lie where they lay
	b.Room.browser = a.Room.browser
	if b.Page().Open(); b.Shown != "opening" || uitest.Has(b.shown(), "roll-1") || uitest.Has(b.shown(), "roll-2") {
		t.Fatalf("after a restart: %s", b.html())
	}
	b.press("roll-3")
	if !strings.HasSuffix(b.Said, "Gleich hoch: Anna und Carl werfen noch einmal.") || b.Focused != "roll-1" || uitest.Has(b.shown(), "roll-2") {
		t.Errorf("a tie: focus on %q, said %q", b.Focused, b.Said)
	}
	b.press("roll-3")
	b.press("roll-1")
	if b.games.Now.Start != 1 || !strings.HasSuffix(b.Said, "Anna beginnt.") || b.Focused != "roll-go" {
		t.Errorf("%d begins, focus on %q, said %q", b.games.Now.Start, b.Focused, b.Said)
	}
	if !strings.HasSuffix(b.heading(), ": Anna ist am Wurf") {
		t.Errorf("Anna begins, and the title is %q", b.heading())
	}
	b.press("roll-go")
	if b.Shown != "" || b.Focused != "throw" || b.games.Opening() != nil {
		t.Errorf("dialog %q, focus %q", b.Shown, b.Focused)
	}
	if c := opened(t, disk); c.games.Opening() != nil || c.games.Now.Start != 1 {
		t.Error("rolled once more after a restart")
	}
	// Whoever goes back to the set-up and begins anew gets no other dice, and hears why.
	again := opened(t, maps.Clone(disk))
	must(t, again.games.Start(again.games.Now.Setup, "", false))
	again.games.Roll()
	if again.Begun(); again.Said != "Es ist schon gewürfelt, und das gilt. Anna beginnt." {
		t.Errorf("said %q", again.Said)
	}
	if again.Page().Open(); again.Shown != "opening" || !strings.Contains(again.html(), "Es ist schon gewürfelt, und das gilt.") || !uitest.Has(again.shown(), "roll-go") || uitest.Has(again.shown(), "roll-3") {
		t.Errorf("dialog %q: %s", again.Shown, again.html())
	}
	b.press("throw")
	b.Focused = ""
	if b.Page().Open(); b.Shown != "" || b.Focused != "throw" {
		t.Errorf("dialog %q, focus %q", b.Shown, b.Focused)
	}
	b.games.Now = nil
	if b.Page().Open(); b.Visited != "/new" {
		t.Error("without a game there is nothing to do at the table")
	}
}

// Who plays is asked anew each time: what was typed before and not taken over is gone, as is why it could not be.
func TestWhoPlaysIsAskedAnew(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	wrong := func() bool {
		line := regexp.MustCompile(`<p[^>]*id="wrong-start"[^>]*>`).FindString(a.html())
		return strings.Contains(line, `hidden="false"`)
	}
	for range 2 {
		a.pressAll("menu", "menu-people")
		if wrong() || uitest.Has(a.shown(), "level-2") || len(a.seats) != 2 {
			t.Fatalf("asked for %+v in %s", a.seats, a.html())
		}
		uitest.Type(t, a.shown(), "name-1", "Anna")
		if a.press("seats-done"); !wrong() || a.Shown != "seats" || a.Focused != "name-1" {
			t.Errorf("two of one name: dialog %q, focus on %q, why is shown: %v", a.Shown, a.Focused, wrong())
		}
		if a.Set.Language = "en"; !strings.Contains(a.html(), ">"+i18n.For("en").New.SameName+"<") {
			t.Errorf("in English one reads %s", a.html())
		}
		a.Set.Language = "de"
		a.CloseDialog()
	}
	a.pressAll("menu", "menu-people")
	uitest.Type(t, a.shown(), "name-1", "Berta")
	if a.press("seats-done"); a.Shown != "" || a.games.Now.Name(2) != "Berta" {
		t.Errorf("dialog %q, %v play", a.Shown, a.games.Now.PartyNames())
	}
}

// Whether dice are thrown in the app or at the table outlives a restart.
func TestRealDiceOutliveARestart(t *testing.T) {
	disk := browser.Memory{}
	a := tables[0].begun(t, disk)
	for _, want := range []bool{true, false} {
		a.pressAll("menu", "menu-block")
		if got := opened(t, disk).games.Now.Block; got != want || a.games.Now.Block != want {
			t.Errorf("real dice: %v here, %v after a restart, want %v", a.games.Now.Block, got, want)
		}
	}
}

// A tab that comes to have the game, while who begins is being rolled, asks on.
func TestRollingGoesOnInAnotherTab(t *testing.T) {
	disk := browser.Memory{}
	a := tables[1].begun(t, disk)
	a.games.Roll()
	a.Begun()
	b := opened(t, disk)
	b.games.Watching = true
	if b.CatchUp(); b.Shown != "" {
		t.Errorf("a tab that watches asks: %q", b.Shown)
	}
	b.games.Watching = false
	if b.CatchUp(); b.Shown != "opening" || b.games.Opening() == nil || !uitest.Has(b.shown(), "roll-1") {
		t.Errorf("dialog %q, rolled %v", b.Shown, b.games.Opening())
	}
}

// A key never takes back the end of a game: that is done where its account is.
func TestNoKeyTakesTheEndBack(t *testing.T) {
	a := tables[6].begun(t, browser.Memory{})
	a.act(action(t, "contra"))
	a.act(action(t, "concede"))
	before := a.games.Now.Dice.String()
	if !a.games.Now.Over() || !a.games.CanTakeBack() {
		t.Fatal("nobody has given up")
	}
	a.Said = ""
	for _, key := range []string{"z", "Z"} {
		if a.key(key, false, ""); a.games.Now.Dice.String() != before || strings.TrimSuffix(a.Said, "\u00a0") != a.Desk().WhyNot(a.names(), dicegame.Play) {
			t.Errorf("%s: said %q, now %s", key, a.Said, a.games.Now.Dice)
		}
	}
}

// With real dice they throw at the table and say who has won, or let the app throw, which then does so to the end.
func TestWhoBeginsIsThrownAtTheTable(t *testing.T) {
	disk := browser.Memory{}
	a := tables[1].begun(t, disk)
	a.games.Now.Block = true
	a.games.Now.SetSeat(2, 0, "strong") // somebody throws for the computer
	a.games.Save()
	a.games.Roll()
	rollHelp := a.Texts().New.RollTable + " " + a.Texts().New.RollAuto
	if a.Begun(); a.Said != rollHelp {
		t.Errorf("said %q", a.Said)
	}
	a.Page().Open()
	for _, id := range []string{"roll-1", "roll-2", "roll-3", "roll-all"} {
		if !uitest.Has(a.shown(), id) {
			t.Fatalf("no %s: %s", id, a.html())
		}
	}
	a.press("roll-3")
	if a.games.Now.Start != 3 || a.games.Opening() != nil || a.Shown != "" || !strings.Contains(a.Said, "Carl beginnt") {
		t.Errorf("%d begins, dialog %q, said %q", a.games.Now.Start, a.Shown, a.Said)
	}
	if b := opened(t, disk); b.games.Now.Start != 3 || b.games.Opening() != nil {
		t.Errorf("after a restart %d begins", b.games.Now.Start)
	}
	// The finger has missed the name: that can be said anew, after a restart too, and by all three ways.
	for i, again := range []func(*at){
		func(b *at) { b.press("back") },
		func(b *at) { b.key("z", false, "") },
		func(b *at) { b.Shown = "menu"; b.press("menu-undo") },
	} {
		b := opened(t, disk)
		b.Page().Open()
		again(b)
		if b.Shown != "opening" || b.Said != rollHelp || !uitest.Has(b.shown(), "roll-1") {
			t.Fatalf("way %d: dialog %q, said %q", i, b.Shown, b.Said)
		}
		to := i%2 + 1
		if b.press("roll-" + strconv.Itoa(to)); int(b.games.Now.Start) != to || b.Shown != "" {
			t.Errorf("way %d: %d begins, dialog %q", i, b.games.Now.Start, b.Shown)
		}
	}
	// Asked by mistake: whoever closes the question, or the app, leaves it to whom it was said to begin. The dice of the app decide nothing.
	b := opened(t, disk)
	b.Page().Open()
	b.Room.browser = &loaded{b.Room.browser, []dice.Face{2, 6, 6, 3, 5}}
	b.key("z", false, "")
	if c := opened(t, disk); c.games.Now.Start != 1 || !c.games.CanReopen() {
		t.Errorf("after a restart with the question open %d begins, and it can be said anew: %t", c.games.Now.Start, c.games.CanReopen())
	}
	b.Shown = ""
	if b.Wake(); b.games.Now.Start != 1 || b.games.Opening() != nil || !b.games.CanReopen() {
		t.Errorf("closed without an answer: %d begins, and it can be said anew: %t", b.games.Now.Start, b.games.CanReopen())
	}
	// What the app throws stands with real dice too: nobody lets it throw until they like it.
	b = opened(t, maps.Clone(disk))
	b.Page().Open()
	b.Room.browser = &loaded{b.Room.browser, []dice.Face{2, 6, 6, 3, 5}}
	b.key("z", false, "")
	b.press("roll-all")
	b.press("roll-go")
	if b.games.Now.Start != 3 || b.undo() != "" || opened(t, b.disk).games.CanReopen() {
		t.Errorf("the app has thrown, %d begins, and that can be taken back: %q", b.games.Now.Start, b.undo())
	}
	b = opened(t, disk)
	b.Page().Open()
	if !b.apply(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}) || b.games.CanReopen() || b.undo() != "" {
		t.Error("who begins can be changed in a game that runs")
	}
	a.games.Roll()
	a.Page().Open()
	a.Room.browser = &loaded{a.Room.browser, []dice.Face{2, 6, 6, 3, 5}}
	below := func(id string) int {
		_, list, _ := strings.Cut(uitest.HTML(a.openingDialog()...), "</ul>")
		before, _, _ := strings.Cut(list, ` id="`+id+`"`)
		return strings.Count(before, "<") - strings.Count(before, "</")
	}
	all := below("roll-all")
	a.press("roll-all")
	if a.Focused != "roll-go" || uitest.Has(a.shown(), "roll-1") {
		t.Errorf("the app has thrown, focus on %q: %s", a.Focused, a.html())
	}
	// A button that becomes another keeps the focus, and what it is now is not told; nor is the other one where it goes.
	if all == below("roll-go") || !strings.Contains(uitest.HTML(a.openingDialog()...), ` id="roll-all"`) {
		t.Errorf("the way on takes the place of what threw: %s", uitest.HTML(a.openingDialog()...))
	}
}

// loaded is a browser whose dice are known.
type loaded struct {
	Browser
	dice []dice.Face
}

func (l *loaded) Faces(n int) []dice.Face {
	list := l.dice[:n]
	l.dice = l.dice[n:]
	return list
}

// Computer players roll by themselves, and for whoever closes the dialog the app
// does; all is said.
func TestTheAppRollsForTheOthers(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.Set.NoKeys = true // else a first game tells of the keys last
	a.games.Now.SetSeat(2, 0, "strong")
	a.games.Roll()
	a.Begun()
	real := a.Room.browser
	a.Room.browser = &loaded{real, []dice.Face{2, 2, 4, 5}}
	a.Page().Open()
	if o := a.games.Opening(); o[0][1] != 2 || !o.Waiting(1) || uitest.Has(a.shown(), "roll-2") {
		t.Fatalf("rolled %v", o)
	}
	a.press("roll-1") // a tie, so the computer throws again
	if o := a.games.Opening(); len(o) != 2 || o[1][1] != 4 || !o.Waiting(1) {
		t.Fatalf("rolled %v", o)
	}
	a.Shown, a.At = "", "/settings" // where nobody sees it nothing is rolled
	if a.Wake(); a.games.Opening() == nil || !a.games.Opening().Waiting(1) {
		t.Fatalf("rolled %v behind another page", a.games.Opening())
	}
	a.At = "/table"
	a.Wake()
	if a.games.Now.Start != 1 || a.games.Opening() != nil || a.Focused != "throw" || a.Said != "Anna würfelt einen König. Anna beginnt." {
		t.Errorf("%d begins, focus on %q, said %q", a.games.Now.Start, a.Focused, a.Said)
	}
	a.Room.browser = real
	a.games.Roll()
	a.Page().Open()
	if a.press("roll-all"); a.games.Opening().Winner() != a.games.Now.Start || a.Focused != "roll-go" {
		t.Errorf("rolled %v, focus on %q", a.games.Opening(), a.Focused)
	}
}

// Buttons of the room itself reach the coach and the menu.
func TestCoachAndMenu(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	asked := &asking{Coach: a.Room.coach}
	a.Room.coach = asked
	if a.press("coach"); asked.times != 1 || a.Shown != "" {
		t.Errorf("asked %d times, dialog %q", asked.times, a.Shown)
	}
	if a.key("h", false, ""); asked.times != 2 {
		t.Error("H does not ask the coach")
	}
	if a.press("menu"); a.Shown != "menu" {
		t.Errorf("dialog %q", a.Shown)
	}
	if a.press("menu-share"); a.shared != a.games.Now || a.Shown != "" {
		t.Error("the game was not shared")
	}
}

type asking struct {
	Coach
	times int
}

func (c *asking) MayAsk() bool { return true }
func (c *asking) Ask()         { c.times++ }

func action(t testing.TB, text string) escalero.Action {
	t.Helper()
	a, err := escalero.ParseAction(text)
	must(t, err)
	return a
}

// A served grande grows out of the tray until a tap or a key; a straight, and a
// grande that was not served, stay in it.
func TestAServedGrandeIsCelebrated(t *testing.T) {
	celebrated := func(a *at) bool { return strings.Contains(a.html(), `class="moment"`) }
	for what, do := range map[string]func(*at){
		"a die":           func(a *at) { a.press("die-1") },
		"a cell":          func(a *at) { a.press("cell-0-0") },
		"the menu":        func(a *at) { a.press("menu"); a.Shown = "" },
		"a tap elsewhere": func(a *at) { a.Press(dicegame.Press{Order: dicegame.Noticed}) },
		"a key":           func(a *at) { a.key("d", false, "") },
	} {
		a := tables[0].begun(t, browser.Memory{})
		if a.lay("66666"); !celebrated(a) {
			t.Fatal("nobody notices it")
		}
		if html := a.html(); !strings.Contains(html, "Grande serviert!") || !strings.Contains(html, "Fünf gleiche in einem Wurf: einmal in 1.296 Würfen.") {
			t.Error(html)
		}
		if got := "Grande serviert! Fünf gleiche in einem Wurf: einmal in 1.296 Würfen. Ass, Ass, Ass, Ass, Ass. Noch zwei Würfe."; a.Said != got {
			t.Errorf("said %q", a.Said)
		}
		if do(a); celebrated(a) {
			t.Errorf("it is still celebrated after %s", what)
		}
	}
	for _, text := range []string{"12345", "66655", "66661"} {
		a := tables[0].begun(t, browser.Memory{})
		if a.lay(text); celebrated(a) || !strings.Contains(a.Said, "serviert!") {
			t.Errorf("%s: said %q", text, a.Said)
		}
	}
	a := tables[0].begun(t, browser.Memory{})
	a.lay("66612")
	if must(t, a.games.Act(action(t, "keep 666 throw 66666"))); celebrated(a) {
		t.Error("a grande is celebrated that was not served")
	}
}

// What a computer serves can be seen: it waits longer, and longest for a grande;
// a tap lets it go on as ever.
func TestWhatAComputerServesIsSeen(t *testing.T) {
	pause := func(dice string) (*at, *clock) {
		a, c := tables[0].begun(t, browser.Memory{}), &clock{then: func() {}}
		a.games.Now.SetSeat(1, 0, "casual")
		a.Room.timer = c
		a.lay(dice)
		return a, c
	}
	_, c := pause("66612")
	usual := c.pause
	_, c = pause("12345")
	straight := c.pause
	a, c := pause("66666")
	if straight < usual+time.Second || c.pause < straight+time.Second {
		t.Errorf("it waits %v, after a straight %v, after a grande %v", usual, straight, c.pause)
	}
	if !slices.Contains(a.page.Sounds, "grande") || !strings.Contains(a.html(), `class="moment"`) {
		t.Error("nobody notices its grande")
	}
	if a.Press(dicegame.Press{Order: dicegame.Noticed}); c.pause > straight || strings.Contains(a.html(), `class="moment"`) {
		t.Errorf("after a tap it waits for %v", c.pause)
	}
}

// Shaking the phone throws where the throw is the main button: not in a dialog, not while a computer player is
// on turn, not when only writing is left; and it asks before something served is thrown away.
func TestShakingThrows(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	actions := func() int { return a.games.Now.Match.Len() }
	a.Shown = "menu"
	if a.Shaken(); actions() != 0 {
		t.Error("thrown while a dialog is open")
	}
	a.Shown = ""
	if a.Shaken(); actions() != 1 {
		t.Fatal("not thrown")
	}
	b := tables[0].begun(t, browser.Memory{})
	b.lay("66655")
	b.games.Mark([5]bool{true, true, true})
	if b.Shaken(); b.games.Now.Match.Len() != 1 {
		t.Fatal("something served was thrown away")
	}
	// Throwing is the main button where no cell takes the picture any more.
	b = tables[6].begun(t, browser.Memory{})
	for _, text := range []string{"throw 66655", "write F 1", "throw 66612", "write 6 1", "throw 66655"} {
		b.act(action(t, text))
	}
	b.games.Mark([5]bool{true, true, true})
	before := b.games.Now.Match.Len()
	if b.Shaken(); b.Shown != "shaken" || b.games.Now.Match.Len() != before {
		t.Fatalf("dialog %q before something served is thrown away", b.Shown)
	}
	if b.press("shake-no"); b.Shown != "" || b.games.Now.Match.Len() != before {
		t.Error("no was a yes")
	}
	b.Shaken()
	if b.press("shake-yes"); b.Shown != "" || b.games.Now.Match.Len() != before+1 {
		t.Error("yes was a no")
	}
	c := tables[0].begun(t, browser.Memory{})
	c.act(action(t, "throw 66612"))
	c.act(action(t, "keep 666 throw 66634"))
	c.act(action(t, "keep 666 throw 66634"))
	if c.Shaken(); c.games.Now.Match.Len() != 3 {
		t.Error("a fourth throw")
	}
	d := tables[5].begun(t, browser.Memory{}) // real dice
	if d.Shaken(); d.games.Now.Match.Len() != 0 {
		t.Error("thrown in the app")
	}
	e := tables[0].begun(t, browser.Memory{})
	e.games.Now.SetSeat(1, 0, "strong")
	if e.Shaken(); e.games.Now.Match.Len() != 0 {
		t.Error("thrown for a computer")
	}
	a.At = "/settings"
	if a.Shaken(); actions() != 1 {
		t.Error("thrown on another page")
	}
}

// The table is turned for the second of two people, and for nobody else.
func TestTheTableTurns(t *testing.T) {
	turns := func(f tableFor, level dicegame.Seat) (list []bool) {
		a := f.begun(t, browser.Memory{})
		a.Set.Facing = true
		if level != "" {
			a.games.Now.SetSeat(1, 0, level)
		}
		for range 3 {
			list = append(list, a.Across())
			if !f.Block && !a.state().Now().Begun() {
				must(t, a.games.Act(action(t, "throw 66612")))
			}
			list = append(list, a.Across())
			for _, x := range a.state().Legal() {
				if x.Kind == escalero.Strike {
					must(t, a.games.Act(x))
					break
				}
			}
		}
		return list
	}
	never := []bool{false, false, false, false, false, false}
	for _, c := range []struct {
		kind  int
		level dicegame.Seat
		want  []bool
	}{
		{0, "", []bool{false, false, true, true, false, false}},
		{5, "", []bool{false, false, true, true, false, false}},
		{0, "strong", never}, {1, "", never}, {3, "", never},
	} {
		if got := turns(tables[c.kind], c.level); !slices.Equal(got, c.want) {
			t.Errorf("%v with %q: turned %v", tables[c.kind], c.level, got)
		}
	}
	a := tables[6].begun(t, browser.Memory{}) // who has to answer a Contra
	a.Set.Facing = true
	if a.press("contra"); !a.Across() {
		t.Error("not turned for the answer")
	}
	if a.At = "/settings"; a.Across() {
		t.Error("the settings are turned")
	}
	a.At = "/table"
	if a.Set.Facing = false; a.Across() {
		t.Error("turned though it is switched off")
	}
}

// A visit to the table focuses the button that throws, or the one that writes a
// picture: the first key throws nothing away.
func TestAVisitFocusesTheMainButton(t *testing.T) {
	for dice, want := range map[string]string{"66612": "throw", "66655": "write"} {
		a := tables[0].begun(t, browser.Memory{})
		a.lay(dice)
		a.Focused = ""
		if a.Page().Open(); a.Shown != "" || a.Focused != want {
			t.Errorf("%s: dialog %q, focus %q", dice, a.Shown, a.Focused)
		}
	}
}
