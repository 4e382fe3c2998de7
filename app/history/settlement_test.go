//go:build !js

package history

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/escalero"
)

// settled is a room with a game for two that has just ended 3 to -3.
func settled(t testing.TB, stake escalero.Stake, pads ...int) *at {
	a := over(t, browser.Memory{})
	r, _ := escalero.Preset("escalero")
	r.Stake = stake
	g := gametest.Filled(r, pads...)
	g.ID, g.Evening, g.Started, g.Ended = "1", "1", 1, 2
	a.games.Take(g)
	a.games.AddDone(g)
	a.visit("/settlement")
	return a
}

func TestSettlementSaysWhoPays(t *testing.T) {
	euro := escalero.Stake{Cents: 10, Currency: "EUR"}
	for _, c := range []struct {
		stake escalero.Stake
		pads  []int
		want  []string
	}{
		{euro, []int{0, 1}, []string{"Franz zahlt Mitzi", "0,30\u00a0€", "3 Spielpunkte zu je 0,10\u00a0€"}},
		{escalero.Stake{}, []int{0, 1}, []string{"Mitzi gewinnt", "3 Punkte"}},
		{euro, []int{0, 0}, []string{"Unent\u00adschie\u00adden", "Niemand zahlt etwas", "gleich"}},
		{euro, []int{1, 0, 2}, []string{"Poldi zahlt Franz", "−7", "+8"}},
	} {
		html := settled(t, c.stake, c.pads...).show("de", "/settlement")
		uitest.SoundPage(t, "/settlement", html)
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%v: no %q", c, want)
			}
		}
	}
}

// A rematch belongs to the evening, but not to that of last week whose settlement is still there.
func TestARematchOfAnotherDayIsAnotherEvening(t *testing.T) {
	for hours, same := range map[int64]bool{1: true, 7: true, 9: false, 7 * 24: false} {
		a := settled(t, escalero.Stake{}, 0, 1)
		a.tab.Now = a.games.Now.Ended + hours*3600*1000
		a.press("rematch")
		if g := a.games.Now; g.Over() || g.Evening == "1" != same {
			t.Errorf("after %d hours the game is of the evening %q", hours, g.Evening)
		}
	}
}

// read is a storage that notes which lists of finished games are read.
type read struct {
	browser.Memory
	lists map[string]bool
}

func (r read) Get(key string) (string, bool) {
	if strings.HasPrefix(key, store.KeyIndex) {
		r.lists[key] = true
	}
	return r.Memory.Get(key)
}

// The settlement reads the last games only, however many there are, and more where the evening
// goes back further.
func TestSettlementReadsTheLastGamesOnly(t *testing.T) {
	const hour = 3600 * 1000
	for _, c := range []struct {
		evening  int // games of each
		few      bool
		standing string
	}{{10, true, "Partie 1 bis 9"}, {70, false, "Partie 1 bis 69"}} {
		a := over(t, browser.Memory{})
		var last *dicegame.Game
		for i := range 210 {
			first := i / c.evening * c.evening
			at := int64(1_700_000_000_000 + first*24*hour + (i-first)*hour)
			last = gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n", fmt.Sprint(at), fmt.Sprint(1_700_000_000_000+first*24*hour), at)
			a.games.AddDone(last)
		}
		a.games.Take(last)
		disk := read{a.memory, map[string]bool{}}
		page := &browser.Page{Disk: disk, Now: last.Ended}
		d := store.NewDisk(disk, browser.Paper{}, page)
		b := over(t, browser.Memory{})
		b.Room.games, b.Room.disk, b.Room.b = store.NewGames(d, browser.Boxes(nil), page), d, page
		if html := b.show("de", "/settlement"); !strings.Contains(html, c.standing) {
			t.Errorf("%d games an evening: no %q", c.evening, c.standing)
		}
		if n := len(disk.lists); n < 4 != c.few {
			t.Errorf("%d games an evening: %d lists are read", c.evening, n)
		}
	}
}

func TestSettlementShowsTheEvening(t *testing.T) {
	a := seeded(t)
	a.games.Now = a.games.Find("2")
	html := a.show("de", "/settlement")
	for _, want := range []string{">Heute<", "Partie 1", "Diese Partie", "+0,80", "+0,50"} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q", want)
		}
	}
	a.tab.Now += 3 * 24 * 3600 * 1000 // where the page still is open after days
	if html := a.show("de", "/settlement"); strings.Contains(html, ">Heute<") || !strings.Contains(html, "Abend vom 1970-01-01") {
		t.Error("an evening three days ago is called this one")
	}
}

// The engine's own records, settled: every line of an account has words, and
// every game goes out as a text and comes in again.
func TestRecordsOfEveryKind(t *testing.T) {
	files, err := filepath.Glob("../../engine/escalero/testdata/*.serviert")
	if err != nil || len(files) < 30 {
		t.Fatal(err, len(files))
	}
	lines := map[string][]string{
		"recontra": {`row">Anna hat aufgegeben<`, "Einsatz ×4", "−28", "Anna zahlt Bernd", "14,00"}, "concede-difference": {"Bernd hat aufgegeben"},
		"pay-three-players-sweep": {"Alle Kolonnen für"}, "difference-three": {`row">Differenz<`}, "pay-drawn-column": {", gleich"},
		"stop": {"Vorzeitig beendet.", "Anna zahlt Bernd", "0,60"},
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		g, wrong := dicegame.ReadText(string(text)).Game(1)
		if wrong != nil {
			continue // a record of what is refused
		}
		back, wrong := dicegame.ReadText(g.Exported()).Game(2)
		if wrong != nil || back.Dice.String() != g.Dice.String() || back.Started != g.Started {
			t.Errorf("%s comes back as %+v, %+v", file, back, wrong)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".serviert")
		if !g.Over() {
			if lines[name] != nil {
				t.Errorf("%s is not over", name)
			}
			continue
		}
		html := uitest.HTML(Settled(dicegame.Names{Lang: "de"}, g)...)
		for _, want := range lines[name] {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %q in %s", name, want, html)
			}
		}
		uitest.Sound(t, name, html)
	}
}

// Where somebody gives up, nobody has won a column, not even one that was full by then: it is said who leads, as on the pad.
func TestGivingUpWinsNoColumn(t *testing.T) {
	text := "serviert 1 wuerfelpoker-two\noption contra on\nparty Anna\nparty Bernd\n"
	for _, row := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "P", "G", "GG"} {
		text += "strike " + row + " 1\n"
		if row == "1" {
			text += "points 1 1 3\n"
		} else {
			text += "strike " + row + " 1\n"
		}
	}
	g := gametest.Recorded(t, text+"points 2 2 6\nstrike 2 2\ncontra\nconcede\n", "1", "1", 1)
	html := uitest.HTML(Settled(dicegame.Names{Lang: "de"}, g)...)
	if strings.Contains(html, "gewinnt</span>") || strings.Count(html, "führt") != 2 {
		t.Errorf("%s", html)
	}
}

// What has been paid stands, also while the game still lies on the table; once it is open again its last entry can be
// taken back. Giving up is no entry.
func TestAPaidGameIsNotTakenBack(t *testing.T) {
	a := settled(t, escalero.Stake{Cents: 10, Currency: "EUR"}, 0, 1)
	for _, paid := range []bool{false, true, false} {
		g := a.games.Find("1")
		g.Paid = paid
		a.games.Change(g)
		if html := a.show("de", "/settlement"); strings.Contains(html, "Letzten Eintrag zurücknehmen") == paid {
			t.Errorf("paid %v: taking back is offered %v", paid, paid)
		}
	}
	a.games.Now.Paid = true
	before := a.games.Now.Match.Len()
	if a.games.TakeBack(); a.games.Now.Match.Len() != before {
		t.Error("taken back though it is paid")
	}
	a = over(t, browser.Memory{})
	g := gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Mitzi\nparty Franz\ncontra\nconcede\n", "1", "1", 1)
	a.games.Take(g)
	if html := a.show("de", "/settlement"); strings.Contains(html, "Letzten Eintrag") || !strings.Contains(html, ">Zurücknehmen<") {
		t.Error("giving up is called an entry, or cannot be taken back")
	}
}

// Nobody leads any more when the game is over: a column is won.
func TestAColumnIsWonAtTheEnd(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	html := uitest.HTML(Reasons(dicegame.Names{Lang: "de"}, gametest.Filled(r, 0, 1)))
	if strings.Count(html, "gewinnt") != len(r.Columns) || strings.Contains(html, "führt") {
		t.Error(html)
	}
}

func TestTheLastEntryCanBeTakenBack(t *testing.T) {
	a := over(t, browser.Memory{})
	r, _ := escalero.Preset("escalero-single")
	g := gametest.Filled(r, 0, 1) // by hand, so that its entries can be corrected too
	g.ID, g.Evening = "1", "1"
	a.games.Take(g)
	if html := a.show("de", "/settlement"); strings.Contains(html, "quiet") {
		t.Errorf("what can be pressed looks as if it could not: %s", html)
	}
	a.press("take-back")
	if a.games.Now.Over() || a.shell.Visited != "/table" {
		t.Error("the last entry stands")
	}
	a.visit("/settlement")
	if uitest.Has(a.page(), "rematch") {
		t.Error("a game that runs is settled")
	}
}

func TestRematch(t *testing.T) {
	for rule, want := range map[string]engine.Player{"alternate": 2, "loser": 2, "winner": 1} {
		a := settled(t, escalero.Stake{}, 0, 1)
		uitest.Tick(t, a.page(), "next-begins-"+rule, true)
		if a.shell.Set.Rematch != rule {
			t.Fatalf("%s was chosen, %s is set", rule, a.shell.Set.Rematch)
		}
		a.press("rematch")
		g := a.games.Now
		if g.Start != want || g.Evening != "1" || g.Over() || a.others.begun != 1 || a.games.Opening() != nil {
			t.Errorf("%s: party %d begins in evening %s", rule, g.Start, g.Evening)
		}
		if a.shell.Visited != "/table" {
			t.Errorf("%s leads to %s", rule, a.shell.Visited)
		}
		if len(a.again().games.Done()) != 1 {
			t.Error("the game before is gone")
		}
	}
}

// The last people who are not at the table already play once more, by the same rules, with real dice or not, and whoever
// plays meanwhile is interrupted, or not where there is no room for that.
func TestOnceMoreWithTheSamePeople(t *testing.T) {
	a := seeded(t)
	every := func(dicegame.Summary) bool { return false }
	if last, ok := a.Last(every); !ok || last.ID != "2" {
		t.Errorf("the last game is %+v, %v", last, ok)
	}
	if last, ok := a.Last(func(s dicegame.Summary) bool { return s.ID == "2" }); !ok || last.ID != "1" {
		t.Errorf("the last of the others is %+v, %v", last, ok)
	}
	a.running("7", 2)
	a.games.Act(escalero.Action{Kind: escalero.Points, Row: "6", Col: 1, Points: 24})
	a.games.Now.Parties = a.games.Find("1").Parties
	if last, ok := a.Last(every); !ok || last.ID != "2" {
		t.Errorf("while those of game 1 play the last one is %+v, %v", last, ok)
	}
	a.games.Now.Parties = a.games.Find("2").Parties
	if last, ok := a.Last(every); !ok || last.ID != "1" {
		t.Errorf("while those of game 2 play the last one is %+v, %v", last, ok)
	}
	before := a.games.Now
	if a.Again("nothing"); a.games.Now != before || a.others.begun != 0 {
		t.Error("a game that is not there is played once more")
	}
	a.games.Find("1").Block = true
	a.Again("1")
	now, old := a.games.Now, a.games.Find("1")
	if now == before || now.Over() || !slices.Equal(now.PartyNames(), old.PartyNames()) || now.Rules.Stake != old.Rules.Stake || !now.Block || a.others.begun != 1 || a.shell.Visited != "/table" {
		t.Errorf("begun is %+v, at %s", now, a.shell.Visited)
	}
	if list := a.again().games.Parked(); len(list) != 2 || list[0].ID != "7" && list[1].ID != "7" {
		t.Errorf("interrupted are %+v", list)
	}
}

// Where there is no room to put aside the game that is played, it stays, and why is said, each time: whether another one
// is played once more, goes on, or was read in.
func TestNoRoomForAnotherGame(t *testing.T) {
	a := seeded(t)
	a.running("7", 2)
	a.games.Act(escalero.Action{Kind: escalero.Points, Row: "6", Col: 1, Points: 24})
	before := a.games.Now
	page := &browser.Page{Disk: full{a.memory}, Now: 5000, Fields: map[string]string{}}
	d := store.NewDisk(full{a.memory}, browser.Paper{}, &browser.Page{})
	a.games, a.disk, a.b, a.tab = store.NewGames(d, browser.Boxes(nil), page), d, page, page
	for _, x := range []struct {
		what string
		do   func()
	}{
		{"once more", func() { a.Again("1") }},
		{"one that was interrupted", func() {
			a.visit("/games?game=3")
			a.press("resume-3")
		}},
		{"one that was read in", func() {
			a.read(begun)
			a.press("take-arrived")
		}},
	} {
		for range 2 {
			a.shell.Said = ""
			x.do()
			if now := a.games.Now; now.ID != before.ID || now.Match.Len() != 1 || a.shell.Said != a.sh.Texts().Notices.SaveFailed || a.others.begun != 0 {
				t.Errorf("%s: on the table is %s with %d actions, said %q", x.what, now.ID, now.Match.Len(), a.shell.Said)
			}
		}
	}
}

// full is a storage without room for anything more.
type full struct{ browser.Memory }

func (full) Set(string, string) error { return errors.New("full") }

// After a game played once more with the same dice there is another try with
// them, and who begins is no question.
func TestAnotherTryWithTheSameDice(t *testing.T) {
	a := over(t, browser.Memory{})
	g := gametest.Again(t, "escalero-single", 1)
	a.games.Take(g)
	a.games.AddDone(g)
	a.shell.Set.Rematch = "lot"
	a.visit("/settlement")
	if html := uitest.HTML(a.page()); strings.Contains(html, "next-begins") || !strings.Contains(html, "Bea beginnt") {
		t.Error("asked who begins")
	}
	a.press("rematch")
	if now := a.games.Now; now.Over() || now.Then == nil || now.Start != 1 || now.ID == g.ID || a.games.Opening() != nil || now.Name(2) != "Bea (damals)" {
		t.Errorf("begun: %+v", now)
	}
	if a.others.begun != 1 || a.shell.Visited != "/table" {
		t.Errorf("the table is told %d times, and shown is %s", a.others.begun, a.shell.At)
	}
	if now := a.again().games.Now; now == nil || now.Then == nil {
		t.Error("the dice are not kept")
	}
}

func TestRematchByLot(t *testing.T) {
	a := settled(t, escalero.Stake{}, 0, 1)
	a.shell.Set.Rematch = "lot"
	a.press("rematch")
	if o := a.games.Opening(); a.games.Now.Over() || len(o) != 1 || !o.Waiting(1) || !o.Waiting(2) {
		t.Errorf("rolled %v", o)
	}
}

// Where two are level, the next in turn begins.
func TestLevelRematch(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for _, rule := range []string{"loser", "winner"} {
		if p := nextStart(rule, gametest.Filled(r, 0, 0)); p != 2 {
			t.Errorf("%s: party %d begins after a draw", rule, p)
		}
	}
	g := gametest.Filled(r, 1, 0, 2) // -1, 8, -7
	if w, l := nextStart("winner", g), nextStart("loser", g); w != 2 || l != 3 {
		t.Errorf("the winner is party %d, the loser %d", w, l)
	}
}

// Where the app has thrown, an entry with real dice looks like any other, and nothing on the pad tells who has asked the
// coach. The account does.
func TestWhatThePadDoesNotTell(t *testing.T) {
	const head, app = "serviert 1 escalero\nparty Anna\nparty Bernd\n", "throw 55511\nwrite F 1\n"
	for play, want := range map[string]string{
		app + "points G 1 80\nstop\n": "Mit echten Würfeln eingetragen: Bernd 1.",
		app + "result 66666 served\nwrite G 1\npoints 6 1 24\n" + "throw 12346\nstrike P 1\nstop\n": "Mit echten Würfeln eingetragen: Anna 1, Bernd 1.",
		app + app + "stop\n":                   "",
		"points F 1 30\npoints G 1 80\nstop\n": "",
	} {
		a := over(t, browser.Memory{})
		g := gametest.Recorded(t, head+play, "9", "9", 900)
		a.games.AddDone(g)
		now := *g
		a.games.Now = &now
		for _, page := range []string{"/games?game=9", "/settlement"} {
			html := strings.ReplaceAll(a.show("de", page), "\u00a0", " ")
			if told := strings.Contains(html, "Mit echten Würfeln"); told != (want != "") || told && !strings.Contains(html, ">"+want+"<") {
				t.Errorf("%s of\n%s%s, want %q", page, play, html, want)
			}
		}
	}
	for parties, want := range map[string]bool{"party Anna\nparty Bernd\n": true, "party Anna\nparty Rosa\tcomputer strong\n": false} {
		a := over(t, browser.Memory{})
		g := gametest.Recorded(t, "serviert 1 escalero\n"+parties+app+app+"stop\n", "9", "9", 900)
		g.Advised = []int{3, 0}
		a.games.AddDone(g)
		for lang, line := range map[string]string{"de": ">Um Rat gefragt: Anna 3.<", "en": ">Asked for a hint: Anna 3.<"} {
			if html := strings.ReplaceAll(a.again().show(lang, "/games?game=9"), "\u00a0", " "); strings.Contains(html, line) != want {
				t.Errorf("%s: %s", parties, html)
			}
		}
	}
	a := over(t, browser.Memory{})
	g := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\npoints 6 1 18\npoints 6 1 12\n", "9", "9", 900)
	m, err := g.Corrected(dicegame.Spot{Party: 2, Col: 1, Row: 6}, 24)
	if err != nil {
		t.Fatal(err)
	}
	g.Fix(m)
	for _, s := range []dicegame.Seat{"strong", ""} {
		err := g.Reseat([]string{"", "Dora"}, []dicegame.Seat{"", s})
		for _, text := range []string{"points 5 1 15", "points 5 1 15", "points 4 1 12", "points 4 1 12"} {
			if act, _ := escalero.ParseAction(text); s != "" == (text[7] == '5') {
				err = cmp.Or(err, g.Apply(act))
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Apply(escalero.Action{Kind: escalero.Stop}); err != nil {
		t.Fatal(err)
	}
	a.games.AddDone(g)
	for lang, lines := range map[string][]string{
		"de": {"Eingetragenes berichtigt: Dora", "Während der Partie gewechselt: Dora (stark) für Bernd ab Runde 2, Dora für Dora (stark) ab Runde 3."},
		"en": {"Entries corrected: ", "Changed during the game: Dora (strong) for Bernd from round 2, Dora for Dora (strong) from round 3."},
	} {
		html := a.again().show(lang, "/games?game=9")
		for _, line := range lines {
			if !strings.Contains(html, line) {
				t.Errorf("no %q in %s", line, html)
			}
		}
	}
	// With computer players the app always throws.
	g = gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Rosa\tcomputer strong\npoints F 1 30\nthrow 55511\nwrite F 1\n", "9", "9", 900)
	if list := g.Mixed(); list != nil {
		t.Errorf("beside a computer player: %v", list)
	}
}
