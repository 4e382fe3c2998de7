//go:build !js

package cards

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
)

// Words are laid by typing: digraphs where they count more, and a clear word
// where cards are missing.
func TestTyping(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bot easy")
	c.playTo("a turn", looking)
	v := c.evening.View()
	first := v.Hand[:2]
	c.enter("typed", strings.ToLower(first.Word()))
	if got := c.hand.word(v); got.Word() != first.Word() || v.Rules.Deck.Sum(got) < v.Rules.Deck.Sum(first) {
		t.Errorf("%v was laid for %v", got, first)
	}
	c.enter("typed", "zzzzzz")
	if c.hand.word(v) != "" || !c.hand.lacks || !strings.Contains(c.sh.Said, "ZZZZZZ") {
		t.Errorf("said %q", c.sh.Said)
	}
	c.press("card-1")
	if c.hand.lacks || c.hand.typed != v.Hand[:1].Word() {
		t.Errorf("after a tap the field shows %q", c.hand.typed)
	}
	c.press("laid-1")
	if c.has("laid-1") || c.sh.Focused != "card-1" || c.sh.Said != c.texts().Build.Empty {
		t.Errorf("the card does not go back: said %q, focus on %s", c.sh.Said, c.sh.Focused)
	}
}

// The stepper stays within what is possible, and the bet is what it shows.
func TestStepper(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a turn", looking)
	for range 9 {
		c.press("more")
	}
	c.press("less")
	c.press("raise")
	if got := c.evening.Public().Bet; got != 4 {
		t.Errorf("the bet is %d", got)
	}
}

// A word is refused, taken into the players' list, and is there at the next
// evening.
func TestOwnWords(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	taken := ""
	for range 40 {
		c.playTo("a showdown", at(letters.Showdown))
		for _, p := range []string{"1", "2"} {
			if c.has("doubt-" + p) {
				c.press("doubt-" + p)
			}
		}
		for i, p := range []string{"1", "2"} {
			if c.has("admit-"+p) && taken == "" {
				taken = c.evening.Public().Seats[i].Laid.Word()
				c.press("admit-" + p)
			}
		}
		if taken != "" {
			break
		}
		c.press("table-act")
		if c.evening.Over() {
			c.show("/cards-new")
			c.press("start")
		}
	}
	if taken == "" {
		t.Fatal("all words were in the list")
	}
	if yes, _ := c.evening.IsWord(taken); !yes {
		t.Errorf("%s does not count at once", taken)
	}
	if got := c.again().own["de"]; len(got) != 1 || got[0] != taken {
		t.Errorf("the list has %v", got)
	}
	c.show("/cards-new")
	table, err := c.draft.Table(c.sh.Texts(), c.own)
	if err != nil || len(table.Rules.Words) != 1 {
		t.Errorf("the next evening knows %v, %v", table.Rules.Words, err)
	}
	c.press("export-de")
	if len(c.page.Shared) != 1 || c.page.Shared[0] != taken+"\n" {
		t.Errorf("shared %q", c.page.Shared)
	}
	c.press("drop-de-" + taken)
	if len(c.own["de"]) != 0 || len(c.again().own["de"]) != 0 {
		t.Error("the word cannot be struck out")
	}
}

// What cannot be played is said and does not begin; what was set up is there
// the next time.
func TestSetUp(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.show("/cards-new")
	if c.draft.Count != 4 || c.draft.Language() != "de" {
		t.Errorf("begins with %d seats in %s", c.draft.Count, c.draft.Language())
	}
	c.setUp("Anna", "Anna")
	wrong := func(want string) {
		t.Helper()
		c.press("start")
		if c.evening != nil || c.sh.Said != want || !strings.Contains(c.html(), want) {
			t.Errorf("said %q, want %q", c.sh.Said, want)
		}
	}
	wrong(c.sh.Texts().New.SameName)
	c.enter("name-1", "An\u200dna")
	wrong(c.sh.Texts().New.SameName)
	c.enter("name-1", "\u202eannA")
	wrong(fmt.Sprintf(c.sh.Texts().New.Unseen, "·annA"))
	c.enter("name-1", "Bert")
	c.enter("stake-max", "0")
	wrong(c.texts().New.Wrong)
	c.enter("stake-max", " 9 ")
	c.enter("level-0", "easy")
	c.enter("level-1", "hard")
	wrong(c.texts().New.NoPerson)
	c.enter("level-0", "")
	uitest.Tick(t, c.screen(), "buy-in", true)
	c.press("start")
	if c.evening == nil || c.evening.Level(2) != "hard" || c.evening.Public().Rules.Max != 9 || !c.evening.Public().Rules.BuyIn {
		t.Fatal("the evening is not as it was set up")
	}
	again := opened(t, "en", c.page.Disk)
	again.show("/cards-new")
	if d := again.draft; d.Max != "9" || d.Seats[0].Name != "Anna" || d.Language() != "de" || !d.Rules().BuyIn {
		t.Errorf("remembered %+v", d)
	}
}

// Without its word list an evening does not begin, until it can be had.
func TestNoList(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	data := c.page.Files["words/de.words"]
	delete(c.page.Files, "words/de.words")
	c.show("/cards-new")
	c.press("start")
	if c.evening != nil || c.sh.Said != c.texts().Say.ListFails {
		t.Errorf("begins without a list, said %q", c.sh.Said)
	}
	c.page.Files["words/de.words"] = data
	c.press("retry-de")
	c.press("start")
	if c.evening == nil {
		t.Errorf("does not begin with the list: %q", c.sh.Said)
	}
}

// Another evening begins, and the first is taken up again.
func TestPutAside(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	for range 6 {
		c.playOn()
	}
	id, log := c.evening.ID(), c.evening.Log()
	c.show("/cards-new")
	c.press("start")
	if len(c.past) != 1 || c.past[0].Names[0] == "" || c.evening.ID() == id {
		t.Fatalf("put aside: %+v", c.past)
	}
	again := c.again()
	if len(again.past) != 1 {
		t.Fatal("not there after a restart")
	}
	again.show("/cards-new")
	again.press("past-" + id)
	if again.evening == nil || again.evening.Log() != log || len(again.past) != 0 || again.sh.At != "/cards" {
		t.Error("not taken up again")
	}
	if left := store.NewDisk(again.page.Disk, browser.Paper{}, &browser.Page{}).Under(store.KeyCardsPast); len(left) != 0 {
		t.Errorf("still stored as an earlier evening: %v", left)
	}
}

// An update waits while a hand is on the screen, and the home page leads to an

// fussy is a storage that refuses its n-th write.
type fussy struct {
	browser.Memory
	n int
}

func (d *fussy) Set(key, text string) error {
	if d.n--; d.n == 0 {
		return errors.New("full")
	}
	return d.Memory.Set(key, text)
}

// Whichever write is refused while evenings change places, none of them is
// lost: what is moved is deleted only after its copy is there.
func TestNoEveningIsLostWhenAWriteIsRefused(t *testing.T) {
	for n := 1; n <= 8; n++ {
		disk := &fussy{Memory: browser.Memory{}}
		c := sitDownAt(t, disk, "de", "Anna", "Bert")
		for range 6 {
			c.playOn()
		}
		first, _ := disk.Get(store.KeyCards)
		c.show("/cards-new")
		disk.n = n
		c.press("start")
		if len(c.past) > 0 {
			id := c.past[0].ID
			c.show("/cards-new")
			c.press("past-" + id)
		}
		again := opened(t, "de", disk.Memory)
		stored := again.waiting != nil && strings.Contains(first, again.waiting.ID)
		for _, p := range again.past {
			stored = stored || strings.Contains(first, p.ID)
		}
		if !stored {
			t.Errorf("with write %d refused the evening is lost", n)
		}
	}
}

// evening that runs.
func TestWhatTheAppAroundAsks(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	if c.playTo("the first deal", at(letters.Dealing)); c.InHand() {
		t.Error("in a hand before the deal")
	}
	if c.playTo("a turn", looking); !c.InHand() {
		t.Error("not in a hand")
	}
	if html := uitest.HTML(c.Way()); !strings.Contains(html, `href="/cards"`) {
		t.Errorf("the way leads past the evening: %s", html)
	}
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool {
		return len(e.Public().Hands) == 1 && e.Public().Phase == letters.Dealing
	})
	c.press("menu")
	c.press("menu-check")
	if html := uitest.HTML(c.Way()); c.InHand() || !strings.Contains(html, `href="/cards-new"`) {
		t.Errorf("the way leads to an evening that is over: %s", html)
	}
	if html := uitest.HTML(c.History()...); !strings.Contains(html, "past-"+c.evening.ID()) {
		t.Errorf("the history lacks the evening on the table: %s", html)
	}
}
