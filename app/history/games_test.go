//go:build !js

package history

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame/gametest"
	"serviert/app/evening"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

func TestGamesAreForgottenOnlyWhenConfirmed(t *testing.T) {
	a := seeded(t)
	a.visit("/games?game=1")
	a.press("delete-1")
	if a.shell.Said != a.sh.Texts().Games.Sure || a.shell.Focused != "keep-1" {
		t.Errorf("said %q, focus on %q", a.shell.Said, a.shell.Focused)
	}
	a.press("keep-1")
	if uitest.Has(a.page(), "yes-1") || a.shell.Focused != "delete-1" {
		t.Error("the question is still there")
	}
	a.press("delete-1")
	if len(a.games.Done()) != 2 {
		t.Fatal("a game is gone before it was confirmed")
	}
	a.press("yes-1")
	if _, ok := a.memory[store.KeyDone+"1"]; ok || len(a.games.Done()) != 1 {
		t.Error("the game is still there")
	}
	if a.shell.Visited != "/games" || a.shell.Confirmed != a.sh.Texts().Games.Deleted {
		t.Errorf("said %q, then at %s", a.shell.Said, a.shell.Visited)
	}
}

// An interrupted game is deleted from its page, and so are no others.
func TestAnInterruptedGameIsDeleted(t *testing.T) {
	a := seeded(t)
	a.visit("/games?game=3")
	a.press("delete-3", "yes-3")
	if again := a.again(); len(again.games.Parked()) != 0 || len(again.games.Done()) != 2 || a.shell.Visited != "/games" || a.shell.Confirmed != a.sh.Texts().Games.Deleted {
		t.Errorf("%d interrupted and %d finished games are left, at %s, said %q", len(again.games.Parked()), len(again.games.Done()), a.shell.Visited, a.shell.Confirmed)
	}
}

func TestBrokenSavesAreExportedAndDiscarded(t *testing.T) {
	a := over(t, browser.Memory{store.KeyGame: "rubbish"})
	a.visit("/games")
	key := a.disk.Broken()[0].Key
	// Only the reason is English, not the word before it.
	if html := uitest.HTML(a.page()); !strings.Contains(html, `<span lang="en">`) || strings.Contains(html, `<p lang="en">`) {
		t.Errorf("the reason is in the wrong language: %s", html)
	}
	a.tab.How = "downloaded"
	a.press("export-" + key)
	if !slices.Equal(a.tab.Shared, []string{"rubbish"}) || !strings.Contains(a.shell.Confirmed, "serviert-1.txt") {
		t.Errorf("shared %q, said %q", a.tab.Shared, a.shell.Said)
	}
	a.press("delete-"+key, "yes-"+key)
	if len(a.disk.Broken()) != 0 || len(a.memory) != 0 || a.shell.Focused != "title" || a.shell.Confirmed != a.sh.Texts().Games.Discarded {
		t.Errorf("left: %v, focus on %q, said %q", a.memory, a.shell.Focused, a.shell.Confirmed)
	}
}

// What is exported of a broken evening of cards gives nobody's hand away.
func TestBrokenEveningsAreExportedWithoutTheHand(t *testing.T) {
	const open = `{"v":1,"id":"7","seen":[0,0],"record":"serviert 1 choose-your-words\nparty Anna\nparty Bert\n`
	a := over(t, browser.Memory{store.KeyCards: open + `dealt A\ndeal A ER B C\nexchange ER\nword C A\n"}`})
	a.disk.SetAside(store.KeyCards, "an action cannot be read")
	a.visit("/games")
	a.press("export-" + a.disk.Broken()[0].Key)
	if !slices.Equal(a.tab.Shared, []string{open + `"}`}) {
		t.Errorf("shared %q", a.tab.Shared)
	}
}

func TestInterruptedGamesChangePlaces(t *testing.T) {
	a := seeded(t)
	a.running("4", 3)
	a.visit("/games?game=3")
	a.press("resume-3")
	again := a.again()
	for _, r := range []*at{a, again} {
		if now, parked := r.games.Now, r.games.Parked(); now == nil || now.ID != "3" || len(parked) != 1 || parked[0].ID != "4" {
			t.Fatalf("running %+v, interrupted %v", now, parked)
		}
	}
	if a.shell.Visited != "/table" || a.shell.Confirmed != a.sh.Texts().Games.Resumed || a.others.before != a.shell.Confirmed || a.others.begun != 1 {
		t.Errorf("said %q, then at %s, table told %d times", a.shell.Said, a.shell.Visited, a.others.begun)
	}
}

func TestEveningPaidHoldsItsEntries(t *testing.T) {
	a := seeded(t)
	a.visit("/games?evening=1")
	paid := func() bool { return strings.Contains(uitest.HTML(a.page()), a.sh.Texts().Games.PaidText) }
	if paid() {
		t.Error("what is open is said to be paid")
	}
	a.press("paid-1-false")
	if a.shell.Confirmed != a.sh.Texts().Games.MarkedPaid || a.shell.Focused != "paid-1-true" || !paid() {
		t.Errorf("said %q, focus on %q, shown as paid: %t", a.shell.Said, a.shell.Focused, paid())
	}
	for _, g := range a.again().games.Done() {
		if !g.Paid {
			t.Fatal("paid is not stored")
		}
	}
	a.visit("/games?game=1")
	if uitest.Has(a.page(), "correct-1") {
		t.Error("correcting a paid game is on offer")
	}
	g := a.games.Find("1")
	before := g.Dice.String()
	m, err := g.Corrected(spot(1, 1, 1), 5)
	if err != nil {
		t.Fatal(err)
	}
	a.correct(g, spot(1, 1, 1), m)
	if g.Dice.String() != before {
		t.Error("a paid evening was corrected")
	}
	next := gametest.Filled(g.Rules, 1, 0)
	next.ID, next.Evening, next.Started, next.Ended = "4", "1", 1004, 2004
	a.games.AddDone(next) // the evening goes on
	a.visit("/games?evening=1")
	if html := uitest.HTML(a.page()); !strings.Contains(html, a.sh.Texts().Games.PaidBefore) || !strings.Contains(html, "paid-1-false") {
		t.Error("it is not said that what was paid does not count again")
	}
	a.press("paid-1-false")
	if strings.Contains(uitest.HTML(a.page()), a.sh.Texts().Games.PaidBefore) {
		t.Error("what was paid does not count, when all is")
	}
	a.press("paid-1-true")
	if a.again().games.Done()[0].Paid || a.shell.Confirmed != a.sh.Texts().Games.MarkedOpen {
		t.Error("the evening is not open again")
	}
}

// What lies on the table of another tab would come back from there as it was, so it is not corrected,
// paid, deleted or played once more here, and that is said.
func TestAGameOnTheTableOfAnotherTabIsLeftAlone(t *testing.T) {
	a := seeded(t)
	now := *a.games.Find("1")
	a.games.Take(&now)
	a.games.Hold(false)
	before, said := now.Dice.String(), a.sh.Texts().Notices.Elsewhere
	refused := func(address, focus string, press ...string) {
		t.Helper()
		a.visit(address)
		a.shell.Said, a.shell.Focused = "", ""
		a.press(press...)
		if g := a.games.Find("1"); a.shell.Said != said || g == nil || g.Paid || g.Dice.String() != before || focus != "" && a.shell.Focused != focus {
			t.Errorf("%s, %q: said %q, focus on %q, the game is %v", address, press, a.shell.Said, a.shell.Focused, g)
		}
	}
	refused("/games?game=1", "", "correct-1", "cell-2-3-10", "value-1-cell-2-3-10-80")
	refused("/games?game=1", "delete-1", "delete-1", "yes-1")
	refused("/games?evening=1", "", "paid-1-false")
	refused("/games?evening=1", "delete-evening-1", "delete-evening-1", "yes-evening-1")
	refused("/settlement", "", "rematch")

	a.visit("/games?game=2") // nobody plays this one
	a.press("correct-2", "cell-2-3-10", "value-2-cell-2-3-10-80")
	if a.games.Find("2").State().Sheet(2)[2][9].Points != 80 {
		t.Error("another game is not corrected either")
	}
}

// A page that shows a game shows it again, as it is now, after another tab has changed it.
func TestTheGameShownFollowsAnotherTab(t *testing.T) {
	for _, room := range []browser.Boxes{nil, {}} {
		a := seeded(t)
		if room != nil {
			a.room = room
			a = a.again()
			a.games.Shelve()
		}
		a.visit("/games?game=1")
		b := a.again()
		b.visit("/games?game=1")
		b.press("correct-1", "cell-2-3-10", "value-1-cell-2-3-10-80")
		if a.games.LoadHistory(); room != nil && a.Shown() != nil {
			t.Error("the game is not read again")
		}
		a.CatchUp()
		if g := a.Shown(); g == nil || g.State().Sheet(2)[2][9].Points != 80 {
			t.Errorf("shown is %v", g)
		}
	}
}

func TestAWholeEveningIsDeleted(t *testing.T) {
	a := seeded(t)
	a.visit("/games?evening=1")
	a.press("delete-evening-1")
	a.press("keep-evening-1")
	if len(a.games.Done()) != 2 || a.shell.Focused != "delete-evening-1" {
		t.Errorf("%d games are left after a no, focus on %s", len(a.games.Done()), a.shell.Focused)
	}
	a.press("delete-evening-1")
	a.press("yes-evening-1")
	if again := a.again(); len(again.games.Done()) != 0 || len(again.games.Parked()) != 1 || a.shell.Visited != "/games" || a.shell.Confirmed != a.sh.Texts().Games.EveningDeleted {
		t.Errorf("%d games are left, then at %s, said %q", len(again.games.Done()), a.shell.Visited, a.shell.Confirmed)
	}
}

func TestEveningAsASpreadsheet(t *testing.T) {
	a := seeded(t)
	a.tab.How = "downloaded"
	a.visit("/games?evening=1")
	a.press("csv-1")
	if len(a.tab.Shared) != 1 || !strings.Contains(a.tab.Shared[0], `"1970-01-01, 00:00"`) || !strings.Contains(a.shell.Confirmed, ".csv") {
		t.Errorf("saved %q, said %q", a.tab.Shared, a.shell.Said)
	}
}

func TestEveningLine(t *testing.T) {
	a := seeded(t)
	if html := uitest.HTML(a.EveningLine()); !strings.Contains(html, "Heute, 2 Partien") || !strings.Contains(html, "Franz +0,50") {
		t.Errorf("the evening stands as %s", html)
	}
	once := gametest.Again(t, "escalero", 1)
	once.ID, once.Evening, once.Ended = "9", "9", 4000
	a.games.AddDone(once)
	if html := uitest.HTML(a.EveningLine()); !strings.Contains(html, "Franz +0,50") {
		t.Errorf("after a game with the same dice once more the evening stands as %s", html)
	}
	const week = 7 * 24 * 3600 * 1000
	a.tab.Now = 4000 + week
	late := gametest.Recorded(t, a.games.Find("1").String(), "8", "1", 3000)
	late.Ended = a.tab.Now
	a.games.AddDone(late)
	if a.EveningLine() != nil {
		t.Errorf("a game of last week that has ended today makes that evening today's: %s", uitest.HTML(a.EveningLine()))
	}
	a.games.Forget("8")
	a.tab.Now = 2001 + store.EveningHours*3600*1000 + 1
	if a.EveningLine() != nil {
		t.Error("an old evening is this evening")
	}
}

// Games that were interrupted over the years do not come before everything else.
func TestTheLatestInterruptedGamesAreListed(t *testing.T) {
	a := over(t, browser.Memory{})
	for i := range 30 {
		g := a.running(fmt.Sprint(100+i), 2)
		g.Started = int64(100 + i)
		if err := g.Apply(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}); err != nil {
			t.Fatal(err)
		}
		a.games.Park()
	}
	listed := func() int { return strings.Count(a.show("de", "/games"), "game=1") }
	if n := listed(); n != parkedAtOnce || !strings.Contains(a.show("de", "/games"), "10 von 30 gezeigt") || !strings.Contains(a.show("de", "/games"), "game=129") {
		t.Errorf("%d are listed", n)
	}
	a.press("older-parked")
	if n := strings.Count(uitest.HTML(a.page()), "game=1"); n != 30 || a.shell.Focused != "parked" || uitest.Has(a.page(), "older-parked") {
		t.Errorf("%d are listed, the focus is on %q", n, a.shell.Focused)
	}
}

// A backup is offered where the games are, until the page is left, and a backup
// brought as a game is shown the way.
func TestABackupIsOffered(t *testing.T) {
	a := seeded(t)
	if strings.Contains(a.show("de", "/games"), "to-backup") {
		t.Error("offered out of time")
	}
	for unsaved, want := range map[[2]int]string{
		{12, 0}: "12 Partien liegen nur", {0, 12}: "12 Kartenabende liegen nur", {9, 1}: "10 Partien und Kartenabende liegen nur",
	} {
		a.unsaved = unsaved
		html := a.show("de", "/games")
		uitest.SoundPage(t, "offer", html)
		if !strings.Contains(html, want) || !strings.Contains(html, "/settings#backup") {
			t.Errorf("not offered: %s", want)
		}
	}
	if a.unsaved = [2]int{}; strings.Contains(a.show("de", "/games"), "to-backup") {
		t.Error("offered for ever")
	}
	a.read(`{"serviert":"backup","v":1}`)
	if p := a.view.problem; p == nil || p.Text(a.sh.Texts()) != a.sh.Texts().Device().Backup.Elsewhere {
		t.Errorf("%+v", p)
	}
}

// The tab is called by what the address names: a game, an evening, or all of them.
func TestTheTabSaysWhatIsShown(t *testing.T) {
	a := seeded(t)
	for address, want := range map[string]string{"/games": "Gespielte Partien", "/games?game=2": "Partie", "/games?evening=1": "Abrechnung des Abends"} {
		a.show("de", address)
		for _, p := range a.Pages() {
			if got := p.Title(a.shell.Texts()); p.Path == "/games" && got != want {
				t.Errorf("%s is called %q, want %q", address, got, want)
			}
		}
	}
}

// Years of evenings do not become one list: the latest are there, and earlier ones when they are asked for.
func TestEarlierEveningsAreListedWhenTheyAreAskedFor(t *testing.T) {
	a := over(t, browser.Memory{})
	base, _ := escalero.Preset("escalero-single")
	for i := range 2*eveningsAtOnce + 3 {
		g := gametest.Filled(base, 0, 1)
		g.ID = fmt.Sprint(100 + i)
		g.Evening, g.Started, g.Ended = g.ID, int64(1000+i), int64(2000+i)
		a.games.AddDone(g)
	}
	a.visit("/games")
	for _, n := range []int{eveningsAtOnce, 2 * eveningsAtOnce, 2*eveningsAtOnce + 3} {
		html := uitest.HTML(a.page())
		if got := strings.Count(html, `id="evening-`); got != n {
			t.Fatalf("%d evenings are listed, want %d", got, n)
		}
		if more := uitest.Has(a.page(), "older"); more != (n < 2*eveningsAtOnce+3) {
			t.Fatalf("with %d evenings, that there are more is said: %v", n, more)
		} else if more {
			a.press("older")
			if want := fmt.Sprint("evening-", 142-n); a.shell.Focused != want || !uitest.Has(a.page(), want) {
				t.Errorf("the focus is on %q, want %q", a.shell.Focused, want)
			}
		}
	}
}

// An evening is called by its day, and its games by their time; one after midnight has its day as well.
func TestTheGamesOfAnEveningHaveTheirTimes(t *testing.T) {
	a := over(t, browser.Memory{})
	base, _ := escalero.Preset("escalero-single")
	const hour = 3_600_000
	for i, started := range []int64{21 * hour, 23 * hour, 25 * hour} {
		g := gametest.Filled(base, 0, 1)
		g.ID, g.Evening, g.Started, g.Ended = fmt.Sprint(i+1), "1", started, started+hour/2
		a.games.AddDone(g)
	}
	for _, address := range []string{"/games", "/games?evening=1"} {
		html := a.show("de", address)
		for _, want := range []string{">Abend vom 1970-01-01<", ">Escalero einfach, 21:00<", ">Escalero einfach, 23:00<", ">Escalero einfach, 1970-01-02, 01:00<"} {
			if !strings.Contains(html, want) {
				t.Errorf("%s has no %s: %s", address, want, html)
			}
		}
	}
	if html := a.show("de", "/games?game=1"); !strings.Contains(html, ">Escalero einfach, 1970-01-01, 21:00<") {
		t.Errorf("the game alone has no day: %s", html)
	}
	// A second evening of the same day has its time too, and so have the links to what each of them comes to.
	g := gametest.Filled(base, 0, 1)
	g.ID, g.Evening, g.Started, g.Ended = "4", fmt.Sprint(9*hour), 9*hour, 10*hour
	a.games.AddDone(g)
	html := a.show("de", "/games")
	for _, began := range []string{"00:00", "09:00"} {
		if n := strings.Count(html, "Abend vom 1970-01-01, "+began); n != 2 {
			t.Errorf("the evening from %s is named %d times: %s", began, n, html)
		}
	}
	// One of the same minute has a number: no two parts of the page and no two links have one name.
	g = gametest.Filled(base, 0, 1)
	g.ID, g.Evening, g.Started, g.Ended = "5", fmt.Sprint(9*hour+1), 9*hour+1, 10*hour
	a.games.AddDone(g)
	html = a.show("de", "/games")
	for _, of := range []string{"00:00", "09:00", "09:00 (2)"} {
		if n := strings.Count(html, "Abend vom 1970-01-01, "+of+"<"); n != 2 {
			t.Errorf("the evening of %s is named %d times: %s", of, n, html)
		}
	}
}

// The list says where a game has come from, and of nothing else that it has come.
func TestTheListSaysWhereAGameCameFrom(t *testing.T) {
	a := seeded(t)
	g := a.games.Find("1")
	g.From = "code"
	a.games.Change(g)
	html := a.show("de", "/games")
	if strings.Count(html, "\u00a0· über einen QR-Code") != 1 || strings.Count(html, "· ") != 1 {
		t.Errorf("the list is %s", html)
	}
	// What is paid says how many games are not of here, also at the end of one that is.
	now := *a.games.Find("2")
	a.games.Now = &now
	for address, where := range map[string]string{"/games?evening=" + g.Evening: `aria-labelledby="owes"`, "/settlement": `>Stand<`} {
		html := a.show("de", address)
		_, after, ok := strings.Cut(html, where)
		part, _, _ := strings.Cut(after, "</section>")
		if line := fmt.Sprintf(">Eingelesene Partien: 1 von %d.<", len(evening.Of(&now, a.games.Done()).Games)); !ok || !strings.Contains(part, line) {
			t.Errorf("%s: no %q in %s", address, line, html)
		}
	}
	g.From = ""
	if a.games.Change(g); strings.Contains(a.show("de", "/games?evening="+g.Evening), "1 von") {
		t.Error("games of here are imported")
	}
}

// Nobody owes anything after an evening on which all have won as much as they have lost.
func TestAnEveningThatCancelsOut(t *testing.T) {
	base, _ := escalero.Preset("escalero")
	for _, second := range [][]int{{0, 1}, {1, 0}} {
		a := over(t, browser.Memory{})
		for i, pads := range [][]int{{0, 1}, second} {
			g := gametest.Filled(base, pads...)
			g.ID, g.Evening, g.Started, g.Ended = fmt.Sprint(i+1), "1", int64(1000+i), int64(2000+i)
			a.games.AddDone(g)
		}
		html := a.show("de", "/games?evening=1")
		if even := strings.Contains(html, a.sh.Texts().Games.Even); even != (second[0] == 1) {
			t.Errorf("after %v: nobody owes anything: %t", second, even)
		}
		if who, why := strings.Index(html, `id="owes"`), strings.Index(html, `id="standing"`); who < 0 || who > why {
			t.Errorf("after %v: how it stands comes before who pays whom", second)
		}
	}
}
