//go:build !js

package history

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/sharing"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// sent is the link to a game of another phone: a record, begun at a time, with the
// first die to stay.
func sent(t testing.TB, text string, began int64) string {
	t.Helper()
	g := gametest.Recorded(t, text, "77", "66", began)
	g.Kept[0] = true
	link, ok := sharing.Link(g)
	if !ok {
		t.Fatal("the game does not travel")
	}
	return link
}

// arrive is what happens when a link is opened.
func (a *at) arrive(link string) {
	a.t.Helper()
	a.shell.Said, a.shell.Confirmed, a.shell.Visited, a.shell.Focused = "", "", "", ""
	a.Arrive(link)
	a.visit(a.shell.Visited)
}

const further = begun + "write S 1\nthrow 66123\n"

// Whoever opens a game by rules of somebody else's own reads by which it is played,
// before taking it and ever after.
func TestTheHouseRulesOfAGameAreTold(t *testing.T) {
	const agreed = "option sweep 5\noption double-hand on\noption stake 0.10 EUR\n"
	for lang, want := range map[string]string{
		"de": ">Abweichend: Alle Kolonnen gewonnen: 5 Punkte mehr; mit Doppelhand.<",
		"en": ">Changed: All columns won: 5 points more; with double hand.<",
	} {
		for options, told := range map[string]bool{agreed: true, "option stake 0.10 EUR\n": false} {
			text := strings.Replace(begun, "party", options+"party", 1)
			a := over(t, browser.Memory{})
			a.shell.Set.Language = lang
			a.arrive(sent(t, text, 900))
			if html := uitest.HTML(a.page()); strings.Contains(html, want) != told {
				t.Errorf("on arrival: %s", html)
			}
			g := gametest.Recorded(t, text, "8", "8", 900)
			a.games.AddParked(g)
			if html := a.show(lang, "/games?game=8"); strings.Contains(html, want) != told {
				t.Errorf("on its page: %s", html)
			}
		}
	}
}

// A link is shown and asked about before anything is done; what is done is what the
// game needs.
func TestAGameArrives(t *testing.T) {
	for name, c := range map[string]struct {
		text            string
		running, other  bool // a game of one's own runs, another tab has it
		table           string
		parked, finish  int
		where, answered string
	}{
		"to a new phone":      {text: begun, table: "Anna", where: "/table"},
		"beside a game":       {text: begun, running: true, table: "Anna", parked: 1, where: "/table"},
		"while another plays": {text: begun, running: true, other: true, table: "Mitzi", parked: 1, where: "/games?game="},
		"finished":            {text: "", running: true, table: "Mitzi", finish: 1, where: "/games?game="},
	} {
		a := over(t, browser.Memory{})
		if c.running {
			a.running("7", 2)
		}
		a.games.Watching = c.other
		a.shell.Go("/table") // from which the link leads away
		text := c.text
		if text == "" {
			r, _ := escalero.Preset("escalero")
			text = gametest.Filled(r, 0, 1).Dice.String()
		}
		a.arrive(sent(t, text, 900))
		w := &a.sh.Texts().Sharing
		if a.shell.At != "/games" || a.shell.Focused != "arrived" || !strings.HasPrefix(a.shell.Said, w.Arrived) {
			t.Errorf("%s: at %s, focus on %q, said %q", name, a.shell.At, a.shell.Focused, a.shell.Said)
		}
		page := uitest.HTML(a.page())
		uitest.SoundPage(t, name, page)
		if !strings.Contains(page, w.Came.At("link")) {
			t.Errorf("%s: the page does not say how it came", name)
		}
		if keep := strings.HasPrefix(c.where, "/games"); strings.Contains(page, "<span>"+w.Keep+"<") != keep || strings.Contains(page, "<span>"+a.sh.Texts().Sharing.Play+"<") == keep {
			t.Errorf("%s: on offer is %s", name, page)
		}
		if now := a.games.Now; (now == nil) == c.running || len(a.games.Done())+len(a.games.Parked()) > 0 {
			t.Errorf("%s: something happened before the answer", name)
		}
		// The question waits, whatever is looked at meanwhile.
		a.visit("/games?game=nothing")
		a.visit("/games")
		a.press("take-arrived")
		table := ""
		if g := a.games.Now; g != nil {
			table = g.Parties[0].Name()
		}
		if table != c.table || len(a.games.Parked()) != c.parked || len(a.games.Done()) != c.finish || !strings.HasPrefix(a.shell.Visited, c.where) {
			t.Errorf("%s: on the table is %q, %d interrupted, %d finished, at %s", name, table, len(a.games.Parked()), len(a.games.Done()), a.shell.Visited)
		}
		if a.shell.Confirmed != a.sh.Texts().Games.Imported {
			t.Errorf("%s: confirmed %q", name, a.shell.Confirmed)
		}
		if a.visit("/games"); strings.Contains(uitest.HTML(a.page()), "take-arrived") {
			t.Errorf("%s: the question stays", name)
		}
		for _, g := range append(a.again().games.Parked(), a.again().games.Now) {
			if g != nil && g.Parties[0].Name() == "Anna" && (g.From != dicegame.FromLink || g.Started != 900 || !g.Kept[0] || g.Evening != "66" || g.ID == "77") {
				t.Errorf("%s: kept is %+v", name, g.Saved())
			}
		}
		for _, s := range a.again().games.Done() {
			if s.From != dicegame.FromLink {
				t.Errorf("%s: the list does not know that it came by a link", name)
			}
			a.visit("/games?game=" + s.ID)
			if !strings.Contains(uitest.HTML(a.page()), a.came(dicegame.FromLink)) {
				t.Errorf("%s: its page does not say so", name)
			}
		}
	}
}

// What has arrived waits also for whoever has the page loaded again, or comes back to it from a page of another program,
// with a note that was being written; not once it was answered, here or in another tab.
func TestAGameThatHasArrivedOutlivesThePage(t *testing.T) {
	again := func(before *at) *at {
		a := before.again()
		for i, p := range a.Pages() {
			p.Redraft(before.Pages()[i].Draft())
		}
		a.visit("/games")
		return a
	}
	a := seeded(t)
	a.arrive(sent(t, begun, 900))
	a.arrived.game.From = dicegame.FromCode
	a.noting.Redraft("note-1\nnothing\nsomething\nelse")
	note := a.noting
	elsewhere := a.again()
	elsewhere.Pages()[0].Redraft(a.Pages()[0].Draft())
	elsewhere.visit("/games?game=1")
	for name, next := range map[string]*at{"loaded again": again(a), "and once more": again(again(a)), "and another address first": again(elsewhere)} {
		if g := next.arrived.game; g == nil || g.From != dicegame.FromCode || g.Started != 900 || !g.Kept[0] || next.noting != note {
			t.Fatalf("%s: %+v, note %+v", name, g, next.noting)
		}
		w := &next.sh.Texts().Sharing
		if next.shell.Focused != "arrived" || strings.Count(next.shell.Said, w.Arrived) != 1 {
			t.Errorf("%s: focus on %q, said %q", name, next.shell.Focused, next.shell.Said)
		}
	}
	left := again(a)
	left.press("leave-arrived")
	if next := again(left); next.arrived.game != nil || next.noting != note {
		t.Errorf("left, and there again: %+v, note %+v", next.arrived, next.noting)
	}
	taken := again(a)
	taken.press("take-arrived")
	if next := again(a); next.arrived.game != nil {
		t.Error("taken in another tab, and asked about again")
	}
}

// A game that waits for its answer waits on when a link comes that cannot be read, or one to a game that is here, and
// when the page is loaded again meanwhile.
func TestAnotherLinkTakesNoGameAway(t *testing.T) {
	half := sent(t, further, 940)
	for name, link := range map[string]string{"half a link": half[:len(half)-9], "a game that is here": sent(t, further, 950)} {
		here := seeded(t)
		here.games.AddParked(gametest.Recorded(t, further, "8", "8", 950))
		a := here.again()
		a.arrive(sent(t, begun, 900))
		a.arrive(link)
		if name == "half a link" {
			html := uitest.HTML(a.page())
			uitest.SoundPage(t, name, html)
			w := &a.sh.Texts().Sharing
			if a.shell.Focused != "problem" || !strings.Contains(html, w.Damaged) || !strings.Contains(html, "take-arrived") || !strings.Contains(a.shell.Said, w.Damaged+" "+w.Arrived) {
				t.Errorf("%s: focus on %q, said %q, shown is %s", name, a.shell.Focused, a.shell.Said, html)
			}
		} else if a.shell.Visited != "/games?game=8" || a.shell.Confirmed != a.sh.Texts().Sharing.AlreadyOn {
			t.Errorf("%s: at %s, confirmed %q", name, a.shell.Visited, a.shell.Confirmed)
		}
		next := here.again()
		next.Pages()[0].Redraft(a.Pages()[0].Draft())
		for when, b := range map[string]*at{"at once": a, "loaded again": next} {
			b.visit("/games")
			if b.arrived.game == nil || b.arrived.game.Started != 900 {
				t.Fatalf("%s, %s: waiting is %+v", name, when, b.arrived)
			}
		}
		// Both come before the page of games is seen again.
		later := here.again()
		later.Pages()[0].Redraft(next.Pages()[0].Draft())
		later.arrive(link)
		if later.visit("/games"); later.arrived.game == nil {
			t.Errorf("%s, after the page was loaded again: nothing waits", name)
		}
		a.press("take-arrived")
		if g := a.games.Now; g == nil || g.Started != 900 || a.arrived.game != nil {
			t.Errorf("%s: on the table is %+v", name, g)
		}
	}
}

// A second game that comes while one waits for its answer is shown first, and the other one after it, also when the page
// was loaded again between them or after them. A later position of one that waits takes its place, and an earlier one or
// the same is nothing new.
func TestASecondGameTakesNoneAway(t *testing.T) {
	waits := func(where string, a *at, want ...int64) {
		t.Helper()
		var list []int64
		for _, g := range a.arrived.all() {
			list = append(list, g.Started)
		}
		if !slices.Equal(list, want) {
			t.Errorf("%s: waiting are %v, not %v", where, list, want)
		}
	}
	other := strings.NewReplacer("Anna", "Clara", "Bernd", "Doris").Replace(begun)
	for name, between := range map[string]func(*at) *at{"in a row": func(a *at) *at { return a }, "with a new start between": redrafted} {
		a := over(t, browser.Memory{})
		a.arrive(sent(t, begun, 900))
		a = between(a)
		a.arrive(sent(t, other, 950))
		waits(name, a, 950, 900)
		w, html := &a.sh.Texts().Sharing, uitest.HTML(a.page())
		uitest.SoundPage(t, name, html)
		if told := fmt.Sprintf(w.Waits, "Anna und Bernd"); !strings.Contains(html, told) || !strings.HasSuffix(a.shell.Said, told) {
			t.Errorf("%s: nothing about the first: said %q, shown is %s", name, a.shell.Said, html)
		}
		a = between(a)
		a.visit("/games")
		waits(name+", once more", a, 950, 900)
		for _, link := range []string{sent(t, begun, 900), sent(t, further, 900), sent(t, begun, 900)} {
			a.arrive(link)
			a = between(a)
			a.visit("/games")
		}
		if g := a.arrived.game; len(a.arrived.later) != 1 || g.Started != 900 && a.arrived.later[0].Started != 900 {
			t.Fatalf("%s, the same again: %+v", name, a.arrived)
		}
		a.press("leave-arrived")
		waits(name+", one left", a, 950)
		if !strings.HasPrefix(a.shell.Said, w.Arrived) || a.shell.Focused != "arrived" || a.shell.Confirmed != w.Left {
			t.Errorf("%s: the next one is not told: %q, focus on %q", name, a.shell.Said, a.shell.Focused)
		}
		a.arrive(sent(t, begun, 900))
		a.press("take-arrived")
		waits(name+", one taken", a, 950)
		a = between(a)
		a.visit("/games")
		a.press("take-arrived")
		if waits(name+", both taken", a); a.games.Now == nil || a.games.Now.Started != 950 || len(a.games.Parked()) != 1 {
			t.Errorf("%s: on the table is %+v, interrupted %v", name, a.games.Now, a.games.Parked())
		}
	}
}

// What has arrived is not lost either while it is looked up whether it is here already.
func TestAGameIsKeptWhileTheShelfIsRead(t *testing.T) {
	a := above(t, browser.Memory{}, browser.Boxes{})
	g := gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n", "7", "7", 900)
	a.games.AddDone(g)
	shelf := &uitest.LateBoxes{Boxes: a.room}
	open := func() *at {
		b := a.again()
		b.games = store.NewGames(store.NewDisk(a.memory, browser.Paper{}, &browser.Page{}), shelf, b.tab)
		return b
	}
	b := open()
	b.Arrive(sent(t, begun, 900))
	for _, what := range []string{"arriving", "waiting again"} {
		if len(shelf.Waiting) != 1 {
			t.Fatalf("%s: the shelf is asked %d times", what, len(shelf.Waiting))
		}
		next := open()
		next.Pages()[0].Redraft(b.Pages()[0].Draft())
		shelf.Waiting = nil
		b = next
		b.visit("/games")
	}
	for _, answer := range shelf.Waiting {
		answer()
	}
	if b.arrived.game == nil || b.arrived.game.From != dicegame.FromLink || b.shell.Focused != "arrived" {
		t.Errorf("waiting is %+v, focus on %q", b.arrived, b.shell.Focused)
	}
}

// What another tab has taken meanwhile is not taken again over what has become of it there.
func TestAGameThatAnotherTabHasTaken(t *testing.T) {
	const agreed = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\n"
	a := over(t, browser.Memory{})
	a.arrive(sent(t, agreed+"contra\nconcede\n", 900))
	b := a.again()
	b.arrive(sent(t, agreed+"contra\nconcede\n", 900))
	b.press("take-arrived")
	id := b.games.Done()[0].ID
	g := *b.games.Find(id)
	g.Paid = true
	b.games.Change(&g)
	a.games.LoadHistory()
	a.press("take-arrived")
	if list := a.games.Done(); len(list) != 1 || !list[0].Paid || a.shell.Visited != "/games?game="+id || a.shell.Confirmed != a.sh.Texts().Sharing.AlreadyOn {
		t.Errorf("finished are %+v, at %s, confirmed %q", list, a.shell.Visited, a.shell.Confirmed)
	}
}

// A phone may open links elsewhere than in the app that it has installed. There the
// message with the link is pasted.
func TestALinkIsPasted(t *testing.T) {
	a := seeded(t)
	a.read("nonsense")
	a.read("Schau mal!\nhttps://example.org/games#" + sent(t, begun, 900) + "\nAnna")
	if a.arrived.game == nil || a.view.problem != nil || a.shell.Focused != "arrived" {
		t.Fatalf("arrived %+v, problem %+v, focus on %q", a.arrived, a.view.problem, a.shell.Focused)
	}
	uitest.SoundPage(t, "a link pasted", uitest.HTML(a.page()))
	if a.press("take-arrived"); a.games.Now == nil || a.games.Now.From != dicegame.FromLink {
		t.Error("the game is not on the table")
	}
	a.read("nonsense")
	link := sent(t, begun, 900)
	a.read("https://example.org/games#" + link[:len(link)-9])
	if a.arrived.problem == nil || a.view.problem != nil || a.shell.Focused != "problem" {
		t.Errorf("arrived %+v, problem %+v, focus on %q", a.arrived, a.view.problem, a.shell.Focused)
	}
	uitest.SoundPage(t, "half a link pasted", uitest.HTML(a.page()))
}

// What a camera has read can be copied and pasted too.
func TestAScannedLinkIsPasted(t *testing.T) {
	a := seeded(t)
	word, digits, _ := sharing.Code(gametest.Recorded(t, begun, "77", "66", 900))
	a.read("https://example.org/games#" + word + digits + "\n")
	if a.arrived.game == nil || a.view.problem != nil || a.shell.Focused != "arrived" {
		t.Fatalf("arrived %+v, problem %+v, focus on %q", a.arrived, a.view.problem, a.shell.Focused)
	}
	if a.press("take-arrived"); a.games.Now == nil || a.games.Now.From != dicegame.FromCode {
		t.Error("the game is not on the table")
	}
	a.read("https://example.org/games#" + word + digits[:len(digits)-3] + " ")
	if p := a.arrived.problem; p == nil || p.Text(a.sh.Texts()) != a.sh.Texts().Sharing.Damaged || a.shell.Focused != "problem" {
		t.Errorf("half of it: problem %+v, focus on %q", p, a.shell.Focused)
	}
}

// While another tab has the table nothing that arrives is lost: what this one put there would be nowhere.
func TestNothingThatArrivesIsLostWhileAnotherTabPlays(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for what, table := range map[string]*dicegame.Game{
		"nothing on the table":      nil,
		"a game that is over":       gametest.Filled(r, 0, 1),
		"the same game, less far":   gametest.Recorded(t, begun, "7", "7", 900),
		"another one that is going": gametest.Recorded(t, begun, "7", "7", 800),
	} {
		a := over(t, browser.Memory{})
		if table != nil {
			table.ID = "7"
			a.games.Take(table)
		}
		a.games.Watching = true
		before := a.memory[store.KeyGame]
		a.arrive(sent(t, further, 900))
		if html := uitest.HTML(a.page()); !strings.Contains(html, "<span>"+a.sh.Texts().Sharing.Keep+"<") {
			t.Errorf("%s: it is not offered to be kept: %s", what, html)
		}
		a.press("take-arrived")
		list := a.again().games.Parked()
		if len(list) != 1 || list[0].Dice.String() != further || a.games.Now != table || a.memory[store.KeyGame] != before {
			t.Errorf("%s: kept are %+v, on the table is %+v", what, list, a.games.Now)
		}
	}
}

// Who does without it has lost nothing.
func TestAGameIsNotTaken(t *testing.T) {
	a := seeded(t)
	own := a.running("7", 2)
	a.arrive(sent(t, begun, 900))
	a.press("leave-arrived")
	if a.games.Now != own || len(a.games.Parked()) != 1 || len(a.games.Done()) != 2 || a.shell.Confirmed != a.sh.Texts().Sharing.Left {
		t.Error("something has changed")
	}
	if strings.Contains(uitest.HTML(a.page()), "arrived") || a.shell.Focused != "title" {
		t.Errorf("the question stays, or the focus is on %q", a.shell.Focused)
	}
}

// The same game is not taken twice. One that has been played on elsewhere goes on
// here in its own place; one that has been played on here stays.
func TestTheSameGameComesBack(t *testing.T) {
	arrived := func(t *testing.T, parked bool) *at {
		a := over(t, browser.Memory{})
		a.arrive(sent(t, further, 900))
		a.press("take-arrived")
		if parked {
			a.games.Park()
			a.running("7", 2)
		}
		return a
	}
	for _, parked := range []bool{false, true} {
		for name, text := range map[string]string{"the same": further, "earlier": begun} {
			a := arrived(t, parked)
			a.arrive(sent(t, text, 900))
			if a.arrived.game != nil || a.shell.Confirmed != a.sh.Texts().Sharing.AlreadyOn || a.shell.Visited == "/games" {
				t.Errorf("%s, parked %t: asked at %s, confirmed %q", name, parked, a.shell.Visited, a.shell.Confirmed)
			}
		}
		a := arrived(t, parked)
		id := a.games.Now.ID
		if parked {
			id = a.games.Parked()[0].ID
		}
		a.arrive(sent(t, further+"keep 66 throw 66345\n", 900))
		html := uitest.HTML(a.page())
		if !strings.Contains(html, a.sh.Texts().Sharing.Further) {
			t.Error("it does not say that it goes on")
		}
		if strings.Contains(html, a.sh.Texts().Games.ResumeOver) != parked {
			t.Errorf("parked %t: whether another game makes room is told as %s", parked, html)
		}
		a.press("take-arrived")
		if g := a.games.Now; g.ID != id || g.State().Now().Throws != 2 || len(a.games.Parked()) != map[bool]int{true: 1}[parked] {
			t.Errorf("parked %t: on the table is %+v, %d interrupted", parked, g.Saved(), len(a.games.Parked()))
		}
		// Who plays is changed while a game goes on, here or there.
		others := strings.NewReplacer("party Anna\n", "party Anne\tcomputer coach\n").Replace
		c := arrived(t, parked)
		c.arrive(sent(t, others(begun), 900))
		if c.arrived.game != nil || c.shell.Confirmed != c.sh.Texts().Sharing.AlreadyOn {
			t.Errorf("parked %t: with another name an earlier position is asked about", parked)
		}
		c.arrive(sent(t, others(further)+"keep 66 throw 66345\n", 900))
		if !strings.Contains(uitest.HTML(c.page()), c.sh.Texts().Sharing.Further) {
			t.Error("it does not say that it goes on with another name")
		}
		c.press("take-arrived")
		if g := c.games.Now; g.ID != id || g.State().Now().Throws != 2 || g.Name(1) != "Anne" || len(c.games.Parked()) != map[bool]int{true: 1}[parked] {
			t.Errorf("parked %t: with another name on the table is %+v, %d interrupted", parked, g.Saved(), len(c.games.Parked()))
		}
		// Played on differently it is another game.
		a.arrive(sent(t, begun+"write 1 1\nthrow 66123\n", 900))
		a.press("take-arrived")
		if n := len(a.games.Parked()); n != 1+map[bool]int{true: 1}[parked] || a.games.Now.ID == id {
			t.Errorf("parked %t: %d interrupted", parked, n)
		}
		// To the end elsewhere, it is finished here too, once.
		b := arrived(t, parked)
		b.arrive(sent(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\n", 901))
		b.press("take-arrived")
		b.arrive(sent(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n", 901))
		before := len(b.games.Parked())
		if html, w := uitest.HTML(b.page()), &b.sh.Texts().Sharing; !strings.Contains(html, w.Ended) || strings.Contains(html, w.Further) {
			t.Errorf("parked %t: a game that is over is said to go on: %s", parked, html)
		}
		b.press("take-arrived")
		if len(b.games.Done()) != 1 || len(b.games.Parked()) != before || b.games.Running() {
			t.Errorf("parked %t: %d finished, %d interrupted before, %d now", parked, len(b.games.Done()), before, len(b.games.Parked()))
		}
	}
}

// A link to a game that has been played to its end here meanwhile leads to the finished
// one, also when another game lies on the table and after a restart: it is not gone on with.
func TestALinkToAGameThatIsOver(t *testing.T) {
	const agreed = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\n"
	a := over(t, browser.Memory{})
	for _, text := range []string{agreed + "contra\n", agreed + "contra\nconcede\n"} {
		a.arrive(sent(t, text, 900))
		a.press("take-arrived")
	}
	a.running("7", 2)
	id := a.games.Done()[0].ID
	for _, a := range []*at{a, a.again()} {
		a.arrive(sent(t, agreed+"contra\n", 900))
		if a.arrived.game != nil || a.shell.Visited != "/games?game="+id || a.shell.Confirmed != a.sh.Texts().Sharing.AlreadyOn {
			t.Errorf("asked for %v at %s, confirmed %q", a.arrived.game, a.shell.Visited, a.shell.Confirmed)
		}
		a.arrive(sent(t, agreed+"throw 11111\n", 900)) // another course of it
		if a.arrived.game == nil {
			t.Errorf("at %s, confirmed %q", a.shell.Visited, a.shell.Confirmed)
		}
	}
}

// A finished game that was corrected on one of two devices is no second one, for which an evening would
// have to be paid twice: by a link and as a text it is asked whether it takes the place of the other, unless
// that is paid.
func TestACorrectedGameTakesThePlaceOfTheOther(t *testing.T) {
	for _, way := range []string{"link", "text"} {
		a := seeded(t)
		now := *a.games.Find("1")
		now.Note = "Hütte"
		a.games.Take(&now)
		a.games.Change(&now)
		sent := *a.games.Find("1")
		var err error
		if sent.Match, err = sent.Corrected(spot(2, 3, 10), 80); err != nil {
			t.Fatal(err)
		}
		comes := func() {
			if way == "link" {
				link, _ := sharing.Link(&sent)
				a.arrive(link)
				return
			}
			a.visit("/games")
			a.tab.Fields["paste"] = sent.Exported()
			a.press("read")
		}
		comes()
		if html := uitest.HTML(a.page()); a.shell.Focused != "arrived" || !strings.Contains(html, a.sh.Texts().Sharing.Corrected) || len(a.games.Done()) != 2 {
			t.Fatalf("by %s: focus on %q, %d games", way, a.shell.Focused, len(a.games.Done()))
		}
		a.press("take-arrived")
		for _, games := range []*store.Games{a.games, a.again().games} {
			if g := games.Find("1"); len(games.Done()) != 2 || g == nil || g.Evening != "1" || g.Note != "Hütte" || g.State().Sheet(2)[2][9].Points != 80 || games.Now.String() != g.String() {
				t.Errorf("by %s: %d games, the first is %v, on the table is %v", way, len(games.Done()), g, games.Now)
			}
		}
		if a.shell.Visited != "/games?game=1" {
			t.Errorf("by %s to %s", way, a.shell.Visited)
		}
		a.visit("/games?evening=1")
		a.press("paid-1-false")
		sent.Match, _ = sent.Corrected(spot(2, 3, 10), 50)
		comes()
		if a.arrived.game != nil || a.shell.Visited != "/games?game=1" || a.games.Find("1").State().Sheet(2)[2][9].Points != 80 {
			t.Errorf("by %s, a paid game: asked for %v, at %s", way, a.arrived.game, a.shell.Visited)
		}
	}
}

// It is known again although the clock was set back while it was played, so that it ended before it began.
func TestACorrectedGameOfASetBackClockIsKnown(t *testing.T) {
	a := seeded(t)
	now := *a.games.Find("1")
	now.Ended = now.Started - 500
	a.games.Take(&now)
	a.games.Change(&now)
	sent := *a.games.Find("1")
	var err error
	if sent.Match, err = sent.Corrected(spot(1, 1, 1), 0); err != nil {
		t.Fatal(err)
	}
	link, _ := sharing.Link(&sent)
	a.arrive(link)
	a.press("take-arrived")
	if n := len(a.games.Done()); n != 2 {
		t.Errorf("of 2 games one was corrected, and there are %d", n)
	}
}

// So is one whose end was taken back after it was sent, for another last entry or to play on where all had stopped. The
// stopped one brings nothing where it has been played on.
func TestAGameWithAnotherEndTakesThePlaceOfTheOther(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	whole := gametest.Filled(r, 0, 1).Dice.String()
	lines := strings.SplitAfter(whole, "\n")
	until := func(n int) string { return strings.Join(lines[:len(lines)-1-n], "") }
	const grande = "points G 3 80\n" // it is struck
	stopped, differently := until(4)+"stop\n", ""
	for _, line := range lines[len(lines)-4 : len(lines)-1] {
		differently += "strike " + strings.Join(strings.Fields(line)[1:3], " ") + "\n"
	}
	for name, c := range map[string]struct {
		here, there string
		asked       bool
		games       int
		keeps       string
	}{
		"another last entry":   {whole, until(1) + grande, true, 1, until(1) + grande},
		"stopped here":         {stopped, whole, true, 1, whole},
		"stopped there":        {whole, stopped, false, 1, whole},
		"goes on here":         {until(3), stopped, false, 0, ""},
		"another way, earlier": {whole, until(3) + differently, true, 2, ""},
	} {
		for _, way := range []string{"link", "text"} {
			a := above(t, browser.Memory{}, browser.Boxes{})
			g := gametest.Recorded(t, c.here, "5", "5", 900)
			if g.Note = "Hütte"; g.Over() {
				g.Ended = 950
				a.games.AddDone(g)
			} else {
				a.games.Take(g)
			}
			a = a.again() // it is on the shelf, and not at hand
			sent := gametest.Recorded(t, c.there, "77", "66", 900)
			sent.Ended = 990
			if way == "link" {
				link, _ := sharing.Link(sent)
				a.arrive(link)
			} else {
				a.visit("/games")
				a.tab.Fields["paste"] = sent.Exported()
				a.press("read")
			}
			if asked := a.arrived.game != nil; way == "link" && asked != c.asked || way == "text" && asked != (c.asked && c.games == 1) {
				t.Errorf("%s, by %s: asked %t", name, way, asked)
			} else if asked {
				if html := uitest.HTML(a.page()); strings.Contains(html, a.sh.Texts().Sharing.Corrected) != (c.games == 1) {
					t.Errorf("%s, by %s: %s", name, way, html)
				}
				a.press("take-arrived")
			}
			a = a.again()
			done := a.games.Done()
			if len(done) != c.games {
				t.Errorf("%s, by %s: there are %d games", name, way, len(done))
				continue
			}
			if c.games == 1 {
				a.games.Fetch(func() {}, "5")
				if g := a.games.Find("5"); g == nil || g.Dice.String() != c.keeps || g.Evening != "5" || g.Note != "Hütte" {
					t.Errorf("%s, by %s: kept is %+v", name, way, g)
				}
			}
		}
	}
}

// Two phones that send each other their games, at random, have each of them once, as far as it has got: running, finished,
// taken back and finished otherwise. Until then a game goes on at both in the same way.
func TestPhonesThatSendEachOtherGames(t *testing.T) {
	for seed := range uint64(100) {
		r := rand.New(rand.NewPCG(seed, 7))
		var phones [2]*at
		for i := range phones {
			phones[i] = above(t, browser.Memory{}, browser.Boxes{})
			phones[i].tab.Now = int64(1_700_000_000_000 + i)
		}
		on := func(a *at, actions int, otherwise uint64) {
			for g := a.games.Now; a.games.Running() && actions != 0; actions-- {
				a.tab.Now += 10
				if err := a.games.Act(gametest.Any(g, rand.New(rand.NewPCG(uint64(g.Started)+otherwise, uint64(g.Match.Len()))))); err != nil {
					t.Fatal(err)
				}
			}
		}
		for range 14 {
			i := r.IntN(2)
			a, b := phones[i], phones[1-i]
			switch r.IntN(7) {
			case 0:
				a.games.Park()
				a.tab.Now += 10_000
				kind := gametest.Kinds()[[]int{0, 2, 5}[r.IntN(3)]]
				if err := a.games.Start(kind.Setup(t), "", kind.Block); err != nil {
					t.Fatal(err)
				}
			case 1:
				on(a, 1+r.IntN(10), 0)
			case 2:
				on(a, -1, 0)
			case 3:
				if list := a.games.Parked(); len(list) > 0 {
					a.games.Resume(list[r.IntN(len(list))].ID)
				}
			case 4:
				if over := a.games.Now != nil && a.games.Now.Over(); over {
					a.games.TakeBack()
					on(a, -1, uint64(r.IntN(2)))
				}
			default:
				all := slices.Clone(a.games.Parked())
				if a.games.Now != nil {
					all = append(all, a.games.Now)
				}
				for _, s := range a.games.Done() {
					a.games.Fetch(func() { all = append(all, a.games.Find(s.ID)) }, s.ID)
				}
				if len(all) == 0 {
					continue
				}
				if g := all[r.IntN(len(all))]; g.Over() && r.IntN(2) == 0 {
					b.visit("/games")
					b.read(g.Exported())
				} else if link, ok := sharing.Link(g); ok {
					b.arrive(link)
				}
				if b.arrived.game != nil {
					b.visit("/games")
					b.press("take-arrived")
				}
			}
			for j, p := range phones {
				now := p.tab.Now
				p = p.again()
				p.tab.Now = now
				phones[j] = p
				times := map[int64]int{}
				for _, s := range p.games.Done() {
					times[s.Started]++
				}
				for _, g := range p.games.Parked() {
					times[g.Started]++
				}
				if p.games.Running() {
					times[p.games.Now.Started]++
				}
				for began, n := range times {
					if n > 1 {
						t.Fatalf("of %d: the game of %d is there %d times", seed, began, n)
					}
				}
			}
		}
	}
}

// A bad link is explained, and nothing else happens; a mark in an address that is no
// game is not even looked at.
func TestABadLinkIsExplained(t *testing.T) {
	a := seeded(t)
	own := a.running("7", 2)
	good := sent(t, begun, 900)
	a.arrive(good[:len(good)-9])
	if p := a.arrived.problem; p == nil || a.shell.Focused != "problem" || a.shell.Said != a.sh.Texts().Sharing.Damaged { // the heading is told by the focus
		t.Errorf("said %q, focus on %q", a.shell.Said, a.shell.Focused)
	}
	uitest.SoundPage(t, "bad link", uitest.HTML(a.page()))
	if a.games.Now != own || len(a.games.Parked()) != 1 || len(a.games.Done()) != 2 {
		t.Error("something has changed")
	}
	// A text that cannot be read either takes its place.
	a.tab.Fields["paste"] = "nonsense"
	a.press("read")
	uitest.SoundPage(t, "bad link, bad text", uitest.HTML(a.page()))
	a.shell.Visited = ""
	a.Arrive("backup")
	if a.shell.Visited != "" {
		t.Error("a place on a page was taken for a game")
	}
}

// A finished game makes way for what is the same but for entries by hand, and for nothing with other throws of the app,
// other rules or another order: those nobody can have corrected. Nor does it count twice then.
func TestNoThrowOfTheAppMakesWay(t *testing.T) {
	const played = "serviert 1 escalero\noption stake 0.10 EUR\nparty Anna\nparty Bernd\nthrow 55511\nwrite F 1\npoints S 1 25\n" +
		"points 6 1 18\nresult 66662\nwrite P 1\nthrow 12346\nstrike P 2\npoints 5 1 15\nstop\n"
	for name, c := range map[string]struct {
		old, new string
		makesWay bool
	}{
		"points by hand":     {"points S 1 25", "points S 1 20", true},
		"dice by hand":       {"result 66662\nwrite P 1", "points P 1 45", true},
		"another throw":      {"throw 55511\nwrite F 1", "throw 55555\nwrite G 1", false},
		"a throw more":       {"throw 55511\nwrite F 1", "throw 55511\nkeep 555 throw 55555\nwrite G 1", false},
		"a throw by hand":    {"throw 55511\nwrite F 1", "points G 1 80", false},
		"another cell":       {"write F 1", "write F 2", false},
		"a higher stake":     {"0.10 EUR", "10.00 EUR", false},
		"others have begun":  {"option stake", "option start 2\noption stake", false},
		"a round less":       {"throw 12346\nstrike P 2\npoints 5 1 15\n", "", false},
		"a throw at the end": {"stop\n", "throw 66666\nwrite G 2\npoints 5 2 15\nstop\n", false},
	} {
		for _, by := range []string{"text", "link"} {
			a := over(t, browser.Memory{})
			g := gametest.Recorded(t, played, "9", "9", 900)
			g.Ended = 1900
			a.games.AddDone(g)
			text := strings.Replace(played, c.old, c.new, 1)
			made := gametest.Recorded(t, text, "7", "9", 900)
			made.Ended = 1900
			if by == "text" {
				a.read(made.Exported())
			} else {
				link, _ := sharing.Link(made)
				a.arrive(link)
			}
			if uitest.Has(a.page(), "take-arrived") != c.makesWay {
				t.Fatalf("%s by %s: at %s, said %q", name, by, a.shell.Visited, a.shell.Said)
			}
			if c.makesWay {
				a.press("take-arrived")
				played := a.again().games.Find("9")
				if played.Dice.String() != text || len(a.games.Done()) != 1 || played.From != by {
					t.Errorf("%s by %s: %+v", name, by, played.Saved())
				}
				continue
			}
			if done := a.again().games.Done(); len(done) != 1 || done[0].Print != g.Fingerprint() || done[0].From != "" {
				t.Errorf("%s by %s: finished are %+v", name, by, done)
			}
			if a.shell.Visited != "/games?game=9" || a.shell.Confirmed != a.sh.Texts().Sharing.AlreadyOn {
				t.Errorf("%s by %s: at %s, confirmed %q", name, by, a.shell.Visited, a.shell.Confirmed)
			}
		}
	}
}
