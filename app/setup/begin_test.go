package setup

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Every draft the page lets through can be played; every other one is
// explained in words.
func TestEveryDraftCanBePlayedOrIsExplained(t *testing.T) {
	for count := 2; count <= maxSeats; count++ {
		for _, together := range []string{"each", "pairs"} {
			for _, odd := range []string{"double", "scorer"} {
				for _, contra := range []string{"off", "on"} {
					a := drafted(t, []string{"A", "B", "C", "D", "E", "F", "G", "H"}[:count]...)
					if a.draft.canPair() {
						a.choose("together", together)
					}
					if a.draft.pairs && a.draft.odd() {
						a.choose("odd", odd)
					}
					two := len(a.draft.parties(a.shell.Texts())) == 2
					if html := a.html(); strings.Contains(html, `id="opt-contra-v-on"`) != two || strings.Contains(html, ">"+a.shell.Texts().New.TooMany+"<") == two {
						t.Errorf("%d, %s, %s: two sides %t, and Contra is offered otherwise, or it is not said why", count, together, odd, two)
					}
					a.agree("contra", contra) // with fewer, or in rules that were saved
					a.choose("starter", "1")
					a.press("start")
					if a.begun == 1 && a.games.Running() && a.games.Opening() == nil {
						continue
					}
					texts := a.shell.Texts().New
					if a.shell.Said != texts.TooMany && a.shell.Said != texts.SameName {
						t.Errorf("%d, %s, %s, contra %s: %q", count, together, odd, contra, a.shell.Said)
					}
					if !strings.Contains(a.html(), ">"+a.shell.Said+"<") {
						t.Errorf("%q is said and not shown", a.shell.Said)
					}
				}
			}
		}
	}
}

// While another tab has the game nothing begins here, and it is said why.
func TestNothingBeginsWhileAnotherTabPlays(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	a.games.Hold(false)
	a.press("start")
	if a.begun != 0 || a.games.Now != nil || a.shell.Said != a.shell.Texts().Notices.Elsewhere {
		t.Errorf("said %q", a.shell.Said)
	}
}

// Why nothing can begin stands above the button, and only then; where that is a house rule, it is unfolded for the focus.
func TestWhyNothingBeginsIsShown(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	shown := func() bool {
		line := regexp.MustCompile(`<p[^>]*id="wrong-start"[^>]*>`).FindString(a.html())
		if line == "" {
			t.Fatalf("no place for it in %s", a.html())
		}
		return strings.Contains(line, `hidden="false"`)
	}
	if shown() {
		t.Error("a mistake is shown where there is none")
	}
	a.choose("opt-contra-v", "on")
	a.press("more") // among three there is no Contra
	if !uitest.Has(a.page(), "opt-contra-v-off") {
		t.Error("Contra cannot be taken back")
	}
	a.house = false
	if a.press("start"); a.begun != 0 || !a.house || a.shell.Focused != "opt-contra-v-on" || !shown() {
		t.Errorf("%d games have begun; unfolded %v, focus on %q", a.begun, a.house, a.shell.Focused)
	}
}

func TestNothingBeginsWithTwoOfOneName(t *testing.T) {
	a := drafted(t, "Anna", " Anna ")
	a.press("start")
	if a.begun != 0 || a.games.Now != nil || a.shell.Focused != "name-1" || a.shell.Said != "" {
		t.Errorf("focus on %q, said %q, though it is read with the field", a.shell.Focused, a.shell.Said)
	}
	if a.house {
		t.Error("the house rules are unfolded, where nothing is wrong")
	}
	a.tab.Focused = "name-1" // a screen reader has pressed the button while the name is typed
	if a.press("start"); a.shell.Said != a.shell.Texts().New.SameName {
		t.Errorf("said %q", a.shell.Said)
	}
}

// On the way to another name somebody may pass one that is taken: it is said when the field is left, or the game is to
// begin, and stays until it is mended.
func TestHalfANameIsNoMistake(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	told := func(when string, want bool) {
		t.Helper()
		alert := strings.Contains(a.html(), `role="alert">`+a.shell.Texts().New.SameName)
		if marked := strings.Contains(a.html(), ` aria-invalid`); alert != want || marked != want {
			t.Errorf("%s: told %t, marked %t", when, alert, marked)
		}
	}
	a.typeIn("name-1", "Anna")
	told("while it is typed", false)
	a.typeIn("name-1", "Annalena")
	uitest.Leave(t, a.page(), "name-1")
	told("once it is another", false)
	a.typeIn("name-1", "Annal")
	a.typeIn("name-1", "Anna")
	uitest.Leave(t, a.page(), "name-1")
	told("when the field is left", true)
	a.typeIn("name-0", "Ann")
	told("once the other one is changed", false)
	a.typeIn("name-0", "Anna")
	told("back on the way", false)
	a.press("start")
	told("when the game is to begin", true)
	a.typeIn("name-1", " Anna")
	told("as long as it is not mended", true)
	a.typeIn("name-1", "Anna")
	a.Page().Open()
	told("when the page is opened again", true)
}

// Names may hold anything a keyboard has; the record must come back.
func TestOddNames(t *testing.T) {
	for _, name := range []string{"A + B", "Anna\nthrow 11111", "#1", "  Leo  der  Große ", "option start 2", "\"", "<b>", "Zoë 🎲", "computer strong", "A|B", "Anna, Bernd"} {
		a := drafted(t, name)
		a.choose("starter", "1")
		a.press("start")
		if a.games.Now == nil {
			t.Errorf("%q: no game", name)
			continue
		}
		if err := a.games.Act(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{1, 2, 3, 4, 6}}); err != nil {
			t.Fatal(err)
		}
		again := over(t, a.memory).games.Now
		if again == nil || !slices.Equal(again.PartyNames(), a.games.Now.PartyNames()) || again.Seat(1, 0) != "" {
			t.Errorf("%q did not come back", name)
		}
	}
}

// Who begins is rolled at the table, unless it was agreed.
func TestWhoBeginsIsRolledAtTheTable(t *testing.T) {
	a := drafted(t, "A", "B", "C")
	a.press("start")
	if o := a.games.Opening(); len(o) != 1 || !o.Waiting(1) || !o.Waiting(2) || !o.Waiting(3) {
		t.Fatalf("rolled %v", o)
	}
	a.choose("starter", "2")
	a.press("start")
	if a.games.Now.Start != 2 || a.games.Opening() != nil {
		t.Errorf("%d begins, rolled %v", a.games.Now.Start, a.games.Opening())
	}
}

// The pairs that were seen before the start are the pairs that play, whether
// they were drawn, chosen or left as they were, and whoever begins.
func TestThePairsShownArePlayed(t *testing.T) {
	for _, start := range []string{"0", "1", "2"} {
		for name, agree := range map[string]func(a *at){
			"left":          func(*at) {},
			"drawn":         func(a *at) { a.press("draw"); a.press("draw") },
			"chosen":        func(a *at) { a.typeIn("pair-0", "3") },
			"drawn, chosen": func(a *at) { a.press("draw"); a.typeIn("pair-1", strconv.Itoa(a.draft.order[0])) },
		} {
			a := drafted(t, "A", "B", "C", "D")
			a.choose("together", "pairs")
			agree(a)
			a.choose("starter", start)
			shown := a.pairs()
			if html := a.html(); !strings.Contains(html, ">"+strings.ReplaceAll(strings.Split(shown, "; ")[1], ".", "")+"<") {
				t.Errorf("%s: the page does not offer %s to begin", name, shown)
			}
			a.press("start")
			var played []string
			for _, p := range a.games.Now.Parties {
				played = append(played, a.shell.Texts().List(p.Names))
			}
			if got := strings.Join(played, "; ") + "."; got != shown {
				t.Errorf("%s, %s begins: shown %s, played %s", name, start, shown, got)
			}
			if again := opened(t, a.memory, ""); again.choosePairs() != shown {
				t.Errorf("%s: the next time it is %s", name, again.pairs())
			}
		}
	}
}

func (a *at) choosePairs() string {
	a.choose("together", "pairs")
	return a.pairs()
}

// Choosing a partner exchanges two players and is said; nobody else moves.
func TestPartnersAreChosen(t *testing.T) {
	a := drafted(t, "A", "B", "C", "D", "E")
	a.choose("together", "pairs")
	for _, c := range []struct{ id, value, want string }{
		{"pair-0", "3", "A und D; C und B; Für zwei spielt: E."},
		{"pair-2", "0", "E und D; C und B; Für zwei spielt: A."},
		{"pair-1", "4", "B und D; C und E; Für zwei spielt: A."},
	} {
		a.typeIn(c.id, c.value)
		if a.shell.Said != "Es spielen: "+c.want || a.pairs() != c.want {
			t.Errorf("said %q, the pairs are %s, want %s", a.shell.Said, a.pairs(), c.want)
		}
	}
	a.choose("odd", "scorer")
	a.press("draw")
	writes := a.draft.seats[a.draft.order[4]].Name
	if !strings.HasPrefix(a.shell.Said, "Ausgelost: ") || !strings.HasSuffix(a.shell.Said, "; Nur schreibt: "+writes+".") || !strings.Contains(a.html(), ">Nur schreibt<") || strings.Contains(a.html(), ">Für zwei spielt<") {
		t.Errorf("said %q", a.shell.Said)
	}
	if again := a.shell.Texts().New.DrawAgain; !strings.Contains(a.html(), ">"+again+"<") {
		t.Errorf("it does not say %q", again)
	}
	a.typeIn("pair-2", "2")
	if draw := a.shell.Texts().New.Draw; !strings.Contains(a.html(), ">"+draw+"<") {
		t.Error("pairs that were chosen can only be drawn again")
	}
	a.press("start")
	if got := strings.Join(a.games.Now.PartyNames(), " "); strings.Contains(got, "C") || len(a.games.Now.Parties) != 2 {
		t.Errorf("C writes, and %s play", got)
	}
}

// Pairs are on offer from three on, and somebody who only keeps the score where one of five or seven is left over. Whoever
// goes back to two plays alone, and stays so.
func TestWhoCanPlayTogether(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	for n := 2; n <= maxSeats; n++ {
		if n == 3 {
			a.choose("together", "pairs")
		}
		html := a.html()
		if pairs, odd := strings.Contains(html, `id="together"`), strings.Contains(html, `id="odd"`); pairs != (n > 2) || odd != (n == 5 || n == 7) {
			t.Errorf("among %d: pairs %t, a scorer %t", n, pairs, odd)
		}
		a.press("more")
	}
	for range maxSeats - 2 {
		a.press("fewer")
	}
	if a.press("more"); len(a.draft.parties(a.shell.Texts())) != 3 {
		t.Error("pairs have come back by themselves")
	}
}

// Each pair has a line, which says who plays with whom, and whoever is left over one of his own.
func TestTheLinesOfThePairs(t *testing.T) {
	for n, want := range map[int]string{3: "A spielt mit Für zwei spielt", 4: "A spielt mit C spielt mit", 5: "A spielt mit C spielt mit Für zwei spielt"} {
		a := drafted(t, strings.Split("ABCDE", "")[:n]...)
		a.choose("together", "pairs")
		var lines []string
		for _, line := range regexp.MustCompile(`<span>([^<]*spielt[^<]*)</span>`).FindAllStringSubmatch(a.html(), -1) {
			if text := line[1]; strings.HasSuffix(text, "spielt mit") || text == "Für zwei spielt" {
				lines = append(lines, text)
			}
		}
		if got := strings.Join(lines, " "); got != want {
			t.Errorf("%d players: %q, want %q", n, got, want)
		}
	}
}

// A pair that was to begin may be gone after a draw.
func TestADrawOpensWhoBegins(t *testing.T) {
	a := drafted(t, "A", "B", "C", "D")
	a.choose("together", "pairs")
	a.choose("starter", "2")
	a.press("draw")
	if a.draft.starter != 0 {
		t.Error("the second pair begins, whoever that is now")
	}
	a.hearsLot(true)
	if a.press("draw"); a.shell.Said == "" {
		t.Error("nothing is said of a draw")
	}
	a.hearsLot(false)
}

// So it may be after a partner was chosen; another pair begins as agreed.
func TestAnotherPartnerOpensWhoBegins(t *testing.T) {
	for _, c := range []struct {
		pair          string
		starter, want int
	}{{"pair-0", 1, 0}, {"pair-0", 2, 0}, {"pair-0", 3, 3}, {"pair-2", 1, 1}, {"pair-2", 2, 0}, {"pair-2", 3, 0}} {
		a := drafted(t, "A", "B", "C", "D", "E", "F")
		a.choose("together", "pairs")
		a.choose("starter", strconv.Itoa(c.starter))
		a.typeIn(c.pair, "2") // A with C, so D is with B; or E with C, so D is with F
		if a.draft.starter != c.want {
			t.Errorf("pair %d was to begin, now %d does", c.starter, a.draft.starter)
		}
		a.hearsLot(c.want == 0)
	}
}

// hearsLot fails unless it is heard, or not, that who begins is open again.
func (a *at) hearsLot(open bool) {
	a.t.Helper()
	if strings.Contains(a.shell.Said, a.shell.Texts().New.LotAgain) != open {
		a.t.Errorf("who begins is open again: %v; said is %q", open, a.shell.Said)
	}
}

func TestANewGameInterruptsTheRunningOne(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	a.press("start")
	a.visit("game=wuerfelpoker&mode=block")
	if strings.Contains(a.html(), a.shell.Texts().New.Replaces) {
		t.Error("a game in which nothing has happened is said to be kept")
	}
	if err := a.games.Act(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{1, 2, 3, 4, 6}}); err != nil {
		t.Fatal(err)
	}
	first := a.games.Now.Dice.String()
	a.visit("game=wuerfelpoker&mode=block")
	if !strings.Contains(a.html(), a.shell.Texts().New.Replaces) {
		t.Error("the page does not say what becomes of the running game")
	}
	a.typeIn("name-0", "Xaver")
	a.typeIn("name-1", "Yvonne")
	a.press("start")
	again := over(t, a.memory).games
	if again.Now == nil || again.Now.Rules.Preset != "wuerfelpoker" || !again.Now.Block {
		t.Fatal("the new game is not the running one after a restart")
	}
	if len(again.Parked()) != 1 || again.Parked()[0].Dice.String() != first || again.Parked()[0].Over() {
		t.Errorf("there are %d interrupted games", len(again.Parked()))
	}
}

// full refuses to store what is put aside.
type full struct{ browser.Memory }

func (f full) Set(key, text string) error {
	if strings.HasPrefix(key, store.KeyParked) {
		return fmt.Errorf("full")
	}
	return f.Memory.Set(key, text)
}

func TestNoRoomForTwoGames(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	a.press("start")
	if err := a.games.Act(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{1, 2, 3, 4, 6}}); err != nil {
		t.Fatal(err)
	}
	disk := store.NewDisk(full{a.memory}, browser.Paper{}, &browser.Page{})
	games := store.NewGames(disk, browser.Boxes(nil), a.tab)
	a.Room = New(a.shell, a.tab, games, disk, a.others)
	a.visit("")
	a.press("start")
	if a.begun != 1 || games.Now.Match.Len() != 1 || a.shell.Said != a.shell.Texts().Notices.SaveFailed {
		t.Errorf("%d games begun, said %q", a.begun, a.shell.Said)
	}
}

func TestNamesAreRemembered(t *testing.T) {
	a := drafted(t, "Anna", "Bernd", "Carl")
	a.typeIn("level-1", "strong")
	a.press("start")
	a = opened(t, a.memory, "game=wuerfelpoker")
	if d := a.draft; d.count != 3 || d.seats[2].Name != "Carl" || d.seats[1].Level != "strong" || d.rules.Preset != "wuerfelpoker" {
		t.Errorf("remembered %+v", d)
	}
}

// However many somebody's file says that there were, so many sit there as can play.
func TestTooFewAndTooManyAreRemembered(t *testing.T) {
	for count, want := range map[int]int{-1: 2, 0: 2, 1: 2, 2: 2, 3: 3, maxSeats: maxSeats, maxSeats + 1: 2, 1 << 30: 2} {
		memory := browser.Memory{}
		store.NewDisk(memory, browser.Paper{}, &browser.Page{}).Save(store.KeyNames, store.Names{V: store.Schema, Count: count, Seats: []store.Seat{{Name: "Anna"}}})
		if d := opened(t, memory, "").draft; d.count != want || len(d.seats) != want || d.seats[0].Name != "Anna" {
			t.Errorf("of %d players there are %d on %d seats", count, d.count, len(d.seats))
		}
	}
}

// How many play is told when it changes, and by whom nobody can be joined: by himself.
func TestHowManyPlayIsTold(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	for _, want := range []string{"3 Spieler.", "4 Spieler."} {
		if a.press("more"); a.shell.Said != want {
			t.Errorf("said %q, want %q", a.shell.Said, want)
		}
	}
	if a.press("fewer"); a.shell.Said != "3 Spieler." {
		t.Errorf("said %q", a.shell.Said)
	}
	a.press("more")
	a.choose("together", "pairs")
	html := a.html()
	line := html[strings.Index(html, `id="pair-0"`):]
	line = line[:strings.Index(line, "</select>")]
	if strings.Contains(line, "Anna") || !strings.Contains(line, "Bernd") || strings.Count(line, "<option") != 3 || strings.Index(line, "selected") > strings.Index(line, "Bernd") {
		t.Errorf("with Anna can play: %s", line)
	}
}

// An evening with people does not make the quick game forget whom somebody plays alone.
func TestTheComputerPlayerIsRemembered(t *testing.T) {
	a := drafted(t, "Anna", "Karl")
	a.typeIn("level-1", "strong")
	a.press("start")
	for range 2 {
		a = opened(t, a.memory, "")
		a.typeIn("name-1", "Bernd")
		a.typeIn("level-1", "")
		a.press("start")
	}
	if a.games.Now.Seat(2, 0) != "" {
		t.Fatal("the computer player has stayed")
	}
	a = over(t, a.memory)
	a.Recall()
	if set, level := a.quick(); level != "strong" || set.Parties[0].Names[0] != "Anna" || set.Parties[1].Names[0] != "Karl" {
		t.Errorf("the quick game is one of %v, %s", set.Parties, level)
	}
}

// Who has played at cards need not be named again for the first game of dice. Computer players stay away, and there is no
// room for all of a large table.
func TestThePeopleAtCardsAreNamed(t *testing.T) {
	seat := func(name string) string { return `{"name":"` + name + `"},` }
	many := ""
	for i := range 10 {
		many += seat(fmt.Sprint("P", i))
	}
	const tail = `],"ante":"1","min":"1","max":"5","chips":"50","options":[["language","de"]],"count":`
	for cards, want := range map[string][]string{
		seat("Anna") + `{"name":"Rosa","level":"medium"},` + seat("Bert") + seat("Carl") + `{"name":"Gone"}` + tail + "4": {"Anna", "Bert", "Carl"},
		seat("Anna") + `{"name":"","level":"medium"}` + tail + "2":                                                        {"Anna", ""},
		strings.TrimSuffix(many, ",") + tail + "10":                                                                       {"P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7"},
	} {
		a := opened(t, browser.Memory{store.KeyCardsSetup: `{"v":1,"seats":[` + cards + "}"}, "")
		var got []string
		for _, s := range a.draft.seats[:a.draft.count] {
			got = append(got, s.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("after %s they are %q, want %q", cards, got, want)
		}
	}
	a := opened(t, browser.Memory{store.KeyNames: `{"v":1,"seats":[{"name":"Doris"},{"name":"Emil"}],"count":2}`, store.KeyCardsSetup: `{"v":1,"seats":[` + seat("Anna") + seat("Bert") + `{"name":"Carl"}` + tail + "3}"}, "")
	if d := a.draft; d.count != 2 || d.seats[0].Name != "Doris" {
		t.Errorf("who played at dice is %+v", d.seats)
	}
	// They are also where somebody has looked at the page before they played at cards, unless he has said who plays.
	for said, want := range map[string]string{"": "Anna", "name-1": "", "level-1": "", "more": ""} {
		memory := browser.Memory{}
		a := opened(t, memory, "")
		switch said {
		case "name-1":
			a.typeIn(said, "Zoe")
		case "level-1":
			a.typeIn(said, "strong")
		case "more":
			a.press("more")
			a.press("more")
		}
		memory[store.KeyCardsSetup] = `{"v":1,"seats":[` + seat("Anna") + seat("Bert") + `{"name":"Carl"}` + tail + "3}"
		if a.visit(""); a.draft.seats[0].Name != want || (a.draft.count == 3) != (want != "") {
			t.Errorf("after %q was changed there are %+v", said, a.draft.seats)
		}
	}
}

// A name that was put right at the table stays right for the next game: it came back as it had been mistyped.
func TestANamePutRightIsRemembered(t *testing.T) {
	a := drafted(t, "Anna", "Brend", "")
	a.press("start")
	a.rename("Brend", "Bernd")
	a.rename("", "Carl")
	for name, b := range map[string]*at{"the same": a, "after a restart": over(t, a.memory)} {
		b.visit("")
		if d := b.draft; d.seats[0].Name != "Anna" || d.seats[1].Name != "Bernd" || d.seats[2].Name != "Carl" || d.count != 3 {
			t.Errorf("%s: remembered %+v", name, d.seats)
		}
	}
	a.rename("Anna", "?")
	a.rename("Bernd", "Anna")
	a.rename("?", "Bernd")
	if a.visit(""); a.draft.seats[0].Name != "Bernd" || a.draft.seats[1].Name != "Anna" {
		t.Errorf("two have changed places: %+v", a.draft.seats)
	}
	// Each seat without a name gets what it is called, not what the first of them is.
	b := drafted(t, "Anna", "", "")
	b.press("start")
	disk := store.NewDisk(b.memory, browser.Paper{}, &browser.Page{})
	disk.Save(store.KeyNames, store.Names{V: store.Schema, Seats: []store.Seat{{Name: "Anna"}, {}, {Name: "Carl"}}, Count: 3})
	if b.visit(""); b.draft.seats[1].Name != "" || b.draft.seats[2].Name != "Carl" {
		t.Errorf("Carl is one of %+v", b.draft.seats)
	}
	a.typeIn("name-1", "Berta")
	if a.visit(""); a.draft.seats[1].Name != "Berta" {
		t.Errorf("what was typed since is %+v", a.draft.seats)
	}
	a.typeIn("name-0", "")
	if a.visit(""); a.draft.seats[0].Name != "" {
		t.Errorf("a name that was deleted has come back: %+v", a.draft.seats)
	}
	a.rename("Carl", "Karla") // at the table, where the page is loaded again
	next := over(t, a.memory)
	if next.takeOver(a.carry()); next.draft.seats[2].Name != "Karla" {
		t.Errorf("carried along are %+v", next.draft.seats)
	}
}

// Names that a backup brings while a set-up has been begun are on offer there, and stay remembered: the next game began
// without them, and forgot them.
func TestNamesThatABackupBrings(t *testing.T) {
	bring := func(a *at) {
		store.NewDisk(a.memory, browser.Paper{}, &browser.Page{}).Save(store.KeyNames, store.Names{V: 1, Seats: []store.Seat{{Name: "Mitzi"}, {Name: "Franz"}, {Name: "Resi"}}, Count: 3})
	}
	a := opened(t, browser.Memory{}, "")
	bring(a)
	if a.visit(""); a.draft.count != 3 || a.draft.seats[2].Name != "Resi" {
		t.Errorf("where nobody was named: %+v", a.draft)
	}
	a = drafted(t, "Mitzi", "Sepp")
	bring(a)
	for range 2 {
		a.visit("")
	}
	if d := a.draft; d.count != 2 || len(d.seats) != 4 || d.seats[1].Name != "Sepp" || d.seats[2].Name != "Franz" || d.seats[3].Name != "Resi" {
		t.Errorf("where two were named: %+v", d)
	}
	a.press("start")
	if d := opened(t, a.memory, "").draft; d.count != 2 || len(d.seats) != 4 || d.seats[3].Name != "Resi" {
		t.Errorf("remembered are %+v", d)
	}
}

// Where more are set up than have played, and a backup brings as many, nobody takes the seat that is still empty; where
// pairs play, who waits for more seats is remembered behind them.
func TestWhoWaitsForASeat(t *testing.T) {
	a := drafted(t, "Anna", "Bernd")
	a.press("start")
	a.visit("")
	a.press("more")
	store.NewDisk(a.memory, browser.Paper{}, &browser.Page{}).Save(store.KeyNames, store.Names{V: store.Schema, Seats: []store.Seat{{Name: "Anna"}, {Name: "Bernd"}, {Name: "Carl"}}, Count: 2})
	if a.visit(""); a.draft.count != 3 || a.draft.seats[2].Name != "" || a.draft.seats[3].Name != "Carl" {
		t.Errorf("of %d there are %+v", a.draft.count, a.draft.seats)
	}
	a = drafted(t, "A", "B", "C", "D", "E")
	a.press("fewer")
	a.choose("together", "pairs")
	a.typeIn("pair-0", "2")
	a.press("start")
	var names []string
	for _, s := range opened(t, a.memory, "").draft.seats {
		names = append(names, s.Name)
	}
	if a.begun != 1 || strings.Join(names, "") != "ACBDE" {
		t.Errorf("%d games, remembered are %q", a.begun, names)
	}
}

// rename stores another name instead of a remembered one, as the table does.
func (a *at) rename(was, is string) {
	disk := store.NewDisk(a.memory, browser.Paper{}, &browser.Page{})
	var last store.Names
	disk.Read(store.KeyNames, &last, func() error { return nil })
	for i := range last.Seats {
		if last.Seats[i].Name == was {
			last.Seats[i].Name = is
			break
		}
	}
	disk.Save(store.KeyNames, last)
}

// Who was to begin is rolled for again where other people play together: number 3 of four is no pair, and number 2 is
// another one.
func TestOtherPartiesRollAgain(t *testing.T) {
	for _, starter := range []string{"2", "3"} {
		a := opened(t, browser.Memory{}, "game=escalero")
		a.press("more")
		a.press("more")
		a.choose("starter", starter)
		a.choose("together", "pairs")
		if a.draft.starter != 0 {
			t.Errorf("pair %d of two begins", a.draft.starter)
		}
		a.hearsLot(true)
		a.press("start")
		if a.games.Opening() == nil {
			t.Error("nobody rolls for who begins")
		}
	}
	a := opened(t, browser.Memory{}, "game=escalero")
	for range 3 {
		a.press("more")
	}
	a.choose("together", "pairs")
	a.choose("starter", "3")
	a.choose("odd", "scorer")
	if a.draft.starter != 0 {
		t.Error("who keeps the score begins")
	}
	a.hearsLot(true)
	a.choose("starter", "2")
	a.press("fewer")
	a.hearsLot(false) // the second pair is still there
	a.press("fewer")
	a.press("fewer")
	a.hearsLot(true)
}
