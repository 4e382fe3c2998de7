//go:build !js

package cards

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/lesson"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// The app is killed after each action of two hands: it comes back at the same
// place with the curtain down, and no card in the page.
func TestKilledAfterEveryAction(t *testing.T) {
	for _, seats := range [][]string{{"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy", "Bit hard"}} {
		c := sitDown(t, "de", seats...)
		for range 90 {
			c.playOn()
			e := c.evening
			if len(e.Public().Hands) == 2 {
				break
			}
			again := c.again()
			if again.evening == nil {
				t.Fatal("the evening did not come back")
			}
			if again.evening.Log() != e.Log() {
				t.Fatalf("%d actions came back of %d", again.evening.Log(), e.Log())
			}
			if looking(e) && !covered(again.evening) {
				t.Fatal("no curtain after a restart")
			}
			if again.has("card-1") {
				t.Fatalf("cards lie open after a restart: %s", again.html())
			}
		}
		if len(c.evening.Public().Hands) == 0 {
			t.Error("no hand came to its end")
		}
	}
}

// Between two people the page has whose turn it is and what it costs, and
// nothing that was on it before.
func TestCurtainPage(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a turn", looking)
	if html := c.html(); !c.has("card-7") || !strings.Contains(html, "Eröffnen") {
		t.Fatalf("the turn shows %s", html)
	}
	c.press("card-1")
	c.Key("w", false, "")
	said := c.sh.Said
	c.press("raise")
	html := c.html()
	for _, bad := range []string{`class="card"`, `id="typed"`, `class="seats"`, said} {
		if strings.Contains(html, bad) {
			t.Errorf("behind the curtain there is %q", bad)
		}
	}
	if !strings.Contains(html, "Mitgehen kostet 1 Chip.") || !strings.Contains(html, "ist dran") {
		t.Errorf("the curtain says %s", html)
	}
	if c.hand.laid != nil || c.hand.typed != "" {
		t.Error("the word of the player who passed on is still there")
	}
}

// Cards go when the page does, by whatever way, and come back on request.
func TestAway(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bot easy")
	c.playTo("open cards", func(e *cardgame.Evening) bool { return e.View().Hand != "" })
	c.press("menu")
	c.away()
	if c.evening.View().Hand != "" || c.sh.Shown != "" || !covered(c.evening) || c.sh.Focused != "title" {
		t.Error("the cards stay open in the background")
	}
	if c.page.Away {
		t.Error("the page stays blank behind the curtain")
	}
	c.press("reveal")
	if c.evening.View().Hand != "" {
		t.Error("a curtain that has just come down was lifted")
	}
	c.page.Now += 1000
	c.press("reveal")
	if c.evening.View().Hand == "" {
		t.Error("the cards do not come back")
	}
	c.press("menu")
	c.press("menu-lock")
	if c.evening.View().Hand != "" || c.sh.Said != "Cards hidden." {
		t.Errorf("the menu does not hide the cards, said %q", c.sh.Said)
	}
	c.page.Now += 1000
	c.press("reveal")
	c.sh.Said = "the hand"
	c.show("/")
	if c.evening.View().Hand != "" || c.sh.Said == "the hand" {
		t.Error("on another page the hand can still be heard")
	}
}

// A computer whose turn it is goes on where the cards just drawn are covered by laying the phone down, or by the menu.
func TestCoveringHoldsNoComputerUp(t *testing.T) {
	for name, cover := range map[string]func(c *table){
		"laid down": func(c *table) { c.away() },
		"the menu":  func(c *table) { c.press("menu"); c.press("menu-lock") },
	} {
		c := sitDown(t, "de", "Anna", "Bert", "Bot easy")
		c.playTo("drawn cards with a computer next", func(e *cardgame.Evening) bool {
			return e.Step() == cardgame.Resting && e.Public().Phase == letters.Exchanging && !e.Person(e.Public().Turn)
		})
		c.clock.live = true
		log := c.evening.Log()
		for cover(c); len(c.clock.later) > 0 && c.evening.Log() == log; {
			(<-c.clock.later)()
		}
		if c.evening.Log() == log {
			t.Errorf("%s: the computer does not move at step %d", name, c.evening.Step())
		}
	}
}

// As long as cards lie open, whoever is to act, it is watched whether the phone is laid on its face, and only then.
func TestOpenCardsAreGuarded(t *testing.T) {
	for _, seats := range [][]string{{"Anna", "Bert"}, {"Anna", "Bot easy", "Bud easy"}} {
		c := sitDown(t, "de", seats...)
		for len(c.evening.Public().Hands) < 4 && !c.evening.Over() {
			c.playOn()
			if open := c.evening.View().Hand != ""; c.page.Faced != open {
				t.Fatalf("%v, hand %d, step %d: open cards %v, guarded %v", seats, len(c.evening.Public().Hands)+1, c.evening.Step(), open, c.page.Faced)
			}
		}
	}
}

// A computer player thinks in the background, and its move comes when the page
// can be drawn.
func TestComputersThinkOnTheirOwn(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bot easy")
	c.clock.live, c.sh.Set.Motion = true, "none"
	for moves := 0; moves < 3; {
		if !c.thinking.busy {
			if _, doubts := c.evening.Doubt(); doubts || c.evening.Step() == cardgame.Thinking {
				t.Fatalf("nobody thinks at step %d", c.evening.Step())
			}
			c.playOn()
			continue
		}
		select {
		case f := <-c.clock.later:
			log := c.evening.Log()
			switch f(); {
			case c.evening.Log() > log:
				moves++
			case c.thinking.move == nil:
				t.Fatal("the computer player does not move")
			}
		case <-time.After(20 * time.Second):
			t.Fatal("the computer player never decides")
		}
	}
}

// What somebody has opened is not closed under his finger by a computer's move,
// and no computer plays, and sounds, while another page is shown.
func TestComputersWaitForADialog(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot easy", "Rex easy")
	c.playTo("a computer", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Thinking && e.View().Hand != "" })
	c.decides()
	c.clock.live = true
	log, sounds := c.evening.Log(), len(c.page.Sounds)
	c.press("order")
	c.computerMoves()
	if c.evening.Log() != log || c.sh.Shown != "cards-order" {
		t.Errorf("a computer has moved, open is %q", c.sh.Shown)
	}
	c.sh.CloseDialog()
	select {
	case <-c.clock.later:
	default:
		t.Error("the computer has forgotten that he waits")
	}
	c.sh.Go("/")
	c.computerMoves()
	if c.evening.Log() != log || len(c.page.Sounds) != sounds {
		t.Errorf("on another page %d moves, sounds %q", c.evening.Log()-log, c.page.Sounds[sounds:])
	}
	c.sh.Go("/cards")
	if c.computerMoves(); c.evening.Log() == log {
		t.Error("the computer does not go on")
	}
}

// What a computer player has decided waits until people have seen what the one
// before him did, or until somebody taps.
func TestATapLetsAComputerGoOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // however long the machine takes, it is not the time that he takes
		for _, early := range []bool{false, true} {
			c := sitDown(t, "de", "Anna", "Bot hard bold", "Rex easy")
			c.playTo("a computer", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Thinking && e.Alone() == 1 })
			c.clock.live, c.think.waits = true, true
			c.wakeComputers()
			if !c.thinking.busy || !strings.Contains(c.html(), "überlegt") {
				t.Fatal("nobody thinks")
			}
			log := c.evening.Log()
			if early {
				c.press("go-on")
			}
			c.think.answer()
			var late func()
			if !early {
				late = <-c.clock.later
				if c.evening.Log() != log {
					t.Fatal("nobody can have seen what the one before did")
				}
				c.press("go-on")
			}
			if c.evening.Log() != log+1 {
				t.Fatalf("early %t: after the tap there are %d actions, before it %d", early, c.evening.Log(), log)
			}
			if late != nil {
				if late(); c.evening.Log() != log+1 {
					t.Error("he acts once more when the time is up")
				}
			}
		}
	})
}

// At the slow pace neither the next computer player nor the next word of a showdown comes before a slow voice has told
// what came before: the cards drawn, above all.
func TestTheSlowPaceWaitsForTheVoice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for pace, waits := range map[string]bool{"slow": true, "step": true, "normal": false, "fast": false} {
			c := sitDown(t, "de", "Anna", "Bot hard quick", "Rex hard quick", "Resi easy quick")
			c.sh.Set.Pace = pace
			for c.evening.Step() != cardgame.Thinking || !strings.Contains(c.sh.Said, "gezogen") { // until she is not the last to swap
				c.turn(letters.Exchanging)
				for _, id := range []string{"card-1", "card-2", "card-3", "card-4", "exchange"} {
					c.press(id)
				}
			}
			if words := len(strings.Fields(c.sh.Said)); (c.thinkingTime(c.evening) >= time.Duration(words)*400*time.Millisecond) != waits {
				t.Errorf("%s: a computer plays %v after %q", pace, c.thinkingTime(c.evening), c.sh.Said)
			}
			// What was told long ago is not waited for, whatever the phone's clock says meanwhile.
			if c.page.Now += 3600 * 1000; c.listening() > 0 {
				t.Errorf("%s: an hour later %v are still to be heard", pace, c.listening())
			}
			c = sitDown(t, "de", "Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz")
			c.sh.Set.Pace = pace
			c.learn(lesson.Show)
			c.lastChoice()
			c.decide()
			(<-c.clock.later)()
			if words := len(strings.Fields(c.sh.Said)); (c.clock.pause >= time.Duration(words)*400*time.Millisecond) != waits {
				t.Errorf("%s: the next word comes %v after %q", pace, c.clock.pause, c.sh.Said)
			}
		}
	})
}

// A computer player who was thinking when somebody left the table is asked again
// afterwards, and decides the same; what he was asked before is out of date.
func TestAComputerIsAskedAgain(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot hard bold", "Rex easy")
	c.playTo("a computer", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Thinking })
	c.clock.live, c.think.waits, c.sh.Set.Motion = true, true, "none"
	c.wakeComputers()
	c.wakeComputers()
	log, asked := c.evening.Log(), c.think.asked
	if len(asked) != 1 {
		t.Fatalf("asked %q", asked)
	}
	c.show("/cards-new")
	c.show("/cards")
	c.page.Now += 1000
	c.press("reveal") // the cards of who plays alone lie covered
	if len(c.think.asked) != 2 || !c.thinking.busy {
		t.Fatalf("asked %q", c.think.asked)
	}
	again := c.think.asked[1]
	if body := func(text string) string { return text[strings.Index(text, "words")+len("words1:1"):] }; body(again) != body(asked[0]) {
		t.Errorf("asked\n%q, before\n%q", again, asked[0])
	}
	c.think.answer()
	if c.evening.Log() == log { // else the machine was so slow that he has taken long enough
		select {
		case f := <-c.clock.later:
			f()
		default:
			t.Fatal("he has not decided")
		}
	}
	if c.evening.Log() != log+1 {
		t.Errorf("%d actions, before it %d", c.evening.Log(), log)
	}
	select {
	case f := <-c.clock.later:
		if f(); c.evening.Log() > log+2 {
			t.Error("he acts twice")
		}
	default:
	}
}

// Where the mind cannot be had, the game waits, and goes on exactly there.
func TestNobodyThinks(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot medium")
	c.playTo("a computer", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Thinking })
	c.clock.live, c.page.Mindless = true, true
	log := c.evening.Log()
	c.wakeComputers()
	if !c.mind.Failing() || c.evening.Log() != log || len(c.clock.later) > 0 {
		t.Fatalf("failing %v, %d actions", c.mind.Failing(), c.evening.Log()-log)
	}
	c.show("/cards-new")
	if c.mind.Failing() {
		t.Error("it is told on other pages")
	}
	c.show("/cards")
	c.page.Now += 1000
	c.press("reveal")
	if !c.mind.Failing() {
		t.Error("back at the table nobody is told")
	}
	c.page.Mindless = false
	c.mind.Again()
	select {
	case f := <-c.clock.later:
		f()
	default:
		t.Fatal("he has not decided")
	}
	if c.mind.Failing() || c.evening.Log() != log+1 {
		t.Errorf("failing %v, %d actions, before it %d", c.mind.Failing(), c.evening.Log(), log)
	}
}

// shown tells whether the hand of the first seat was shown and its best word can be looked for.
func shown(e *cardgame.Evening) bool {
	_, ok := e.Seek(1)
	return ok
}

// The best words of several seats come one after the other, and none of a hand that
// is over.
func TestTheBestWordsComeLater(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a hand that was shown", shown)
	c.think.waits = true
	c.press("best-1")
	c.press("best-2")
	if html := c.html(); strings.Count(html, c.sh.Texts().WordCoach.Working) != 2 {
		t.Errorf("nothing says that they are looked for: %s", html)
	}
	c.think.answer()
	for p := engine.Player(1); p <= 2; p++ {
		if _, ok := c.evening.Best(p); !ok {
			t.Errorf("the best word of seat %d does not come", p)
		}
	}
	if html := c.html(); strings.Contains(html, c.sh.Texts().WordCoach.Working) {
		t.Errorf("still looked for: %s", html)
	}
	c.playTo("the next hand", func(e *cardgame.Evening) bool { return e.Step() != cardgame.Table && len(e.Public().Hands) == 1 })
	if _, ok := c.evening.Best(1); ok || c.best != nil {
		t.Error("what was found belongs to the hand before")
	}
}

// They stay when something is done before the next deal, and come all the same where they are still looked for.
// Who leaves meanwhile asks again.
func TestTheBestWordsStay(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a hand that was shown", shown)
	working := func() bool { return strings.Contains(c.html(), c.sh.Texts().WordCoach.Working) }
	allow := func(word string) {
		t.Helper()
		if !c.act(letters.Action{Kind: letters.Allow, Text: word}) {
			t.Fatal(word)
		}
	}
	c.press("best-1")
	if allow("ZAPPL"); working() {
		t.Error("with an own word more the best word is looked for, by nobody")
	}
	c.think.waits = true
	c.press("best-2")
	allow("ZOPPL")
	if c.think.answer(); working() {
		t.Error("the best word does not come with an own word more")
	}
	c.playTo("the next hand", at(letters.Betting))
	c.playTo("a hand that was shown", shown)
	c.think.waits = true
	c.press("best-1")
	c.show("/settings")
	c.think.answer()
	if c.show("/cards"); working() {
		t.Error("back at the table a best word is looked for, by nobody")
	}
	if c.press("best-1"); working() || !strings.Contains(c.sh.Said, "Anna: ") {
		t.Errorf("asked again, %q is said", c.sh.Said)
	}
}

// On a button a computer player waits with what he has decided, however long it
// takes, and the button has the focus.
func TestComputersWaitForAPress(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot hard bold", "Rex easy")
	c.playTo("a computer", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Thinking && e.Alone() == 1 })
	c.clock.live, c.sh.Set.Pace = true, "step"
	c.wakeComputers()
	if c.sh.Focused != "go-on" {
		t.Errorf("the focus is on %q", c.sh.Focused)
	}
	log := c.evening.Log()
	select {
	case <-c.clock.later:
		t.Error("a time is set for him")
	case <-time.After(50 * time.Millisecond):
	}
	if c.evening.Log() != log || !c.has("go-on") {
		t.Fatal("he acts though nobody goes on")
	}
	// Whoever reads elsewhere and presses a key to go on is led to the button.
	c.sh.Focused = "card-1"
	if c.Key("c", false, "card-1"); c.sh.Focused != "go-on" || !strings.HasSuffix(c.sh.Said, " ist dran. Weiter geht es mit „Weiter“.") {
		t.Errorf("a key while he waits: focus on %q, said %q", c.sh.Focused, c.sh.Said)
	}
	// After another tab has had the evening he is asked again: what he had decided was for the one before.
	for _, elsewhere := range []bool{true, false} {
		c.elsewhere = elsewhere
		c.CatchUp()
	}
	c.page.Now += 1000
	if c.press("reveal"); c.sh.Focused != "go-on" || !c.has("go-on") {
		t.Fatalf("back from another tab the focus is on %q", c.sh.Focused)
	}
	if c.press("go-on"); c.evening.Log() != log+1 {
		t.Errorf("after the press there are %d actions, before it %d", c.evening.Log(), log)
	}
}

// While another tab has the game this one shows nothing and does nothing.
func TestWatching(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a turn", looking)
	c.elsewhere = true
	before := c.evening.Log()
	if c.has("card-1") || c.Key("r", false, "") || c.act(letters.Action{Kind: letters.Fold}) || c.evening.Log() != before {
		t.Error("a tab that watches plays")
	}
	// What the other tab has saved is taken over, in silence.
	other := c.again()
	other.page.Now += 1000
	other.press("reveal")
	c.sh.Said, c.sh.Focused = "", ""
	if c.show("/cards"); c.sh.Said != "" || c.sh.Focused != "title" {
		t.Errorf("a tab that watches says %q, with the focus on %q", c.sh.Said, c.sh.Focused)
	}
	c.sh.Focused = ""
	other.press("fold")
	other.press("sure-yes")
	if c.CatchUp(); c.sh.Said != "" || c.sh.Focused != "" {
		t.Errorf("when the other tab plays it says %q, with the focus on %q", c.sh.Said, c.sh.Focused)
	}
	if c.evening == nil || c.evening.Log() != other.evening.Log() {
		t.Error("the other tab's evening was not taken over")
	}
	c.elsewhere = false
	if !c.has("table-act") {
		t.Errorf("the hand that is over is not shown: %s", c.html())
	}
}

// What it cannot play itself, as the other tab may be of a newer version, it leaves alone.
func TestWatchingLeavesWhatItCannotPlay(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", betweenHands(1))
	v := c.evening.Saved()
	v.Record += "toast\n"
	c.disk.Save(store.KeyCards, v)
	stored := maps.Clone(c.page.Disk.(browser.Memory))
	c.elsewhere = true
	c.disk.Yield(true)
	if c.CatchUp(); !maps.Equal(stored, c.page.Disk.(browser.Memory)) || len(c.disk.Broken()) > 0 {
		t.Errorf("set aside: %v", c.disk.Broken())
	}
	c.elsewhere = false
	c.disk.Yield(false)
	if c.CatchUp(); len(c.disk.Broken()) != 1 || c.evening == nil || len(c.evening.Public().Hands) != 1 {
		t.Errorf("with the game %d are set aside, the evening is %v", len(c.disk.Broken()), c.evening)
	}
}

// Nor does it begin an evening or take one up, and says why.
func TestWatchingBeginsNothing(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a turn", looking)
	id := c.evening.ID()
	c.show("/cards-new")
	c.press("start")
	c.elsewhere = true
	now, stored := c.evening.ID(), maps.Clone(c.page.Disk.(browser.Memory))
	for _, button := range []string{"start", "past-" + id} {
		c.show("/cards-new")
		c.sh.Said = ""
		c.press(button)
		if c.sh.Said != c.sh.Texts().Notices.Elsewhere || c.sh.At != "/cards-new" {
			t.Errorf("%s says %q and leads to %s", button, c.sh.Said, c.sh.At)
		}
	}
	if c.evening.ID() != now || len(c.past.All()) != 1 || !maps.Equal(stored, c.page.Disk.(browser.Memory)) {
		t.Errorf("%d evenings were put aside", len(c.past.All()))
	}
}

func TestSavedForm(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot medium")
	c.press("table-act")
	text, _ := c.page.Disk.Get(store.KeyCards)
	var v map[string]any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatal(err)
	}
	if v["v"] != 1.0 || !strings.HasPrefix(v["record"].(string), "serviert 1 choose-your-words\n") {
		t.Errorf("saved as %s", text)
	}
	if !strings.Contains(text, `Bot\tcomputer medium`) {
		t.Errorf("the computer player is not in %s", text)
	}
}

// state is everything that drawing must leave as it is.
func (c *table) state() string {
	text := fmt.Sprintf("%+v %+v %+v", *c.Room, *c.sh, c.page.Disk)
	if c.evening != nil {
		text += fmt.Sprintf("%+v", *c.evening)
	}
	if d := c.setup.Draft(); d != nil {
		text += fmt.Sprintf("%+v", *d)
	}
	return text
}

// drawAll draws whatever the room can show, twice.
func (c *table) drawAll() {
	c.t.Helper()
	before, path := c.state(), c.sh.At
	for range 2 {
		for _, p := range c.Pages() {
			c.sh.At = p.Path
			uitest.Sound(c.t, p.Path, uitest.HTML(p.Body()))
		}
		for _, d := range c.Dialogs() {
			uitest.Sound(c.t, d.Name, uitest.HTML(d.Body()...))
		}
		uitest.Sound(c.t, "history", uitest.HTML(c.History()...))
	}
	c.sh.At = path
	if after := c.state(); after != before {
		c.t.Fatalf("drawing has changed\n%s\ninto\n%s", before, after)
	}
}

// Drawing reads and never writes, whatever there is to draw.
func TestDrawingChangesNothing(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		c := opened(t, lang, browser.Memory{})
		c.sh.At = "/cards"
		c.drawAll() // as a page that is prepared for a first visit
		c = sitDown(t, lang, "Anna", "Bert", "Bot easy")
		c.drawAll()
		for hands := 0; hands < 2; hands = len(c.evening.Public().Hands) {
			c.playOn()
			c.drawAll()
		}
		c.playTo("the end of a hand", at(letters.Dealing))
		c.press("best-1")
		c.drawAll()
		c.press("menu")
		c.press("menu-check")
		c.drawAll()
		c.press("sure-yes")
		if !c.has("again") {
			t.Fatalf("no standings: %s", c.html())
		}
		c.drawAll()
		again := opened(t, lang, maps.Clone(c.page.Disk.(browser.Memory)))
		again.sh.At = "/cards"
		again.drawAll() // an evening that waits for its list
		c.show("/cards-new")
		c.press("start")
		c.drawAll()
		again = opened(t, lang, browser.Memory{store.KeyCards: "{", store.KeyCardsOwn: "[", store.KeyCardsSetup: "1"})
		again.sh.At = "/cards"
		again.drawAll()
		again.show("/cards-new")
		again.drawAll()
	}
}

// A word planned while betting stays on show at the exchange, and what is not
// in it is marked to go: a proposal, which outlives a restart, can be changed,
// and does nothing by itself.
func TestThePlannedWordStaysAtTheExchange(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a turn", looking)
	who := c.evening.View().Seat
	for _, id := range []string{"card-2", "card-5", "card-3"} {
		c.press(id)
	}
	word := c.hand.word(c.evening.View())
	exchanging := func(e *cardgame.Evening) bool {
		return looking(e) && e.View().Phase == letters.Exchanging && e.View().Seat == who
	}
	c.playTo("the exchange", exchanging)
	for _, when := range []string{"at the exchange", "after a restart"} {
		v := c.evening.View()
		if got := c.hand.word(v); got != word {
			t.Fatalf("%s the word is %v, planned was %v", when, got, word)
		}
		if html := c.html(); strings.Count(html, "class=\"card\" data-go data-new") != 4 || !strings.Contains(html, "Your word stays.") {
			t.Errorf("%s four cards are not marked to go: %s", when, html)
		}
		if len(c.hand.discards(v)) != 4 || !strings.Contains(c.sh.Said, "Marked for swapping") {
			t.Errorf("%s %v are to go, said was %q", when, c.hand.discards(v), c.sh.Said)
		}
		c = c.again()
		c.playTo("the exchange", exchanging)
	}
	// Face down it is said how many are marked, and which while they are held up.
	down := c.again()
	down.sh.Set.HoldCards = true
	down.playTo("the exchange", exchanging)
	if said := down.sh.Said; !strings.Contains(said, " Cards marked for swapping: 4.") || strings.Contains(said, "Marked for swapping") {
		t.Errorf("face down said %q", said)
	}
	if down.hold(true); !strings.Contains(down.sh.Said, " Marked for swapping: ") {
		t.Errorf("held up said %q", down.sh.Said)
	}
	c = down.again()
	c.playTo("the exchange", exchanging)
	// Of two equal cards either may be the one in the word after a restart.
	marked := 0
	for !c.hand.marked[marked] {
		marked++
	}
	c.press(fmt.Sprintf("card-%d", 1+marked))
	if v := c.evening.View(); len(c.hand.discards(v)) != 3 || len(v.Hand) != letters.HandSize {
		t.Error("the proposal cannot be changed")
	}
	// A card of the word may go too; then the word does not stay.
	own := fmt.Sprintf("card-%d", 1+c.hand.laid[0])
	if c.press(own); strings.Contains(c.html(), "Your word stays.") {
		t.Error("the word is said to stay, and one of its cards goes")
	}
	c.press(own)
	// What was chosen instead of the proposal comes back as it was, "none" too.
	for len(c.hand.discards(c.evening.View())) > 0 {
		before := c.hand.discards(c.evening.View())
		if c = c.again(); c.evening.Step() != cardgame.Covered {
			t.Fatal("the cards lie open after a restart")
		}
		c.playTo("the exchange", exchanging)
		if v := c.evening.View(); c.hand.discards(v) != before || !strings.Contains(c.html(), "Your word stays.") {
			t.Fatalf("after a restart %v are to go, before %v, the word is %v", c.hand.discards(v), before, c.hand.word(v))
		}
		c.press(fmt.Sprintf("card-%d", 1+slices.Index(c.hand.marked[:], true)))
	}
	c = c.again()
	c.playTo("the exchange", exchanging)
	if v := c.evening.View(); c.hand.discards(v) != "" {
		t.Errorf("after a restart %v are to go, before none", c.hand.discards(v))
	}
	c.press(fmt.Sprintf("card-%d", 1+marked))
	c.press("exchange")
	if got := c.hand.word(c.evening.View()); got != word {
		t.Errorf("beside the cards drawn the word is %v, planned was %v", got, word)
	}
	c.playTo("the choice", func(e *cardgame.Evening) bool {
		return looking(e) && e.View().Seat == who && e.View().Phase == letters.Betting
	})
	if got := c.hand.word(c.evening.View()); got != word {
		t.Errorf("when betting again the word is %v, planned was %v", got, word)
	}
}

// One card is no word yet: nothing is marked to go beside it, and nothing is said to be. What was marked to go is said when
// the cards are taken up again, and no word where there is none.
func TestOneCardIsNoPlannedWord(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a turn", looking)
	who := c.evening.View().Seat
	c.press("card-2")
	exchanging := func(e *cardgame.Evening) bool {
		return looking(e) && e.View().Phase == letters.Exchanging && e.View().Seat == who
	}
	c.playTo("the exchange", exchanging)
	if html := c.html(); strings.Contains(html, c.texts().Build.Proposed) || !strings.Contains(html, c.texts().Build.Planned) || !strings.Contains(html, c.texts().Act.Keep) {
		t.Errorf("with one card laid: %s", html)
	}
	c.press("card-3")
	c = c.again()
	c.playTo("the exchange", exchanging)
	said, _, _ := strings.Cut(c.texts().Say.WordIs, "%s")
	marked := fmt.Sprintf(c.texts().Say.Marked, c.speech().Card(c.evening.Public().Rules.Deck, c.evening.View().Hand.At(2)))
	if strings.Contains(c.sh.Said, said) || !strings.Contains(c.sh.Said, marked) {
		t.Errorf("with one card laid and one marked %q is said", c.sh.Said)
	}
}

// Who plays alone keeps the word on show while computers think after his
// exchange, and goes on with it there instead of losing it by a tap.
func TestThePlannedWordStaysWhileComputersThink(t *testing.T) {
	seen := 0
	for range 20 {
		c := sitDown(t, "en", "Anna", "Bot easy", "Bud easy")
		c.playTo("a turn", looking)
		c.press("card-2")
		c.press("card-5")
		word := c.hand.word(c.evening.View())
		ends := func(e *cardgame.Evening) bool { return e.Step() == cardgame.Table }
		c.playTo("the exchange", func(e *cardgame.Evening) bool {
			return ends(e) || looking(e) && e.View().Phase == letters.Exchanging
		})
		if ends(c.evening) {
			continue
		}
		c.press("exchange")
		if c.evening.Step() != cardgame.Thinking {
			continue
		}
		if got := c.hand.word(c.evening.View()); got != word {
			t.Fatalf("while a computer thinks the word is %v, planned was %v", got, word)
		}
		c.playTo("betting", func(e *cardgame.Evening) bool {
			return ends(e) || e.View().Phase == letters.Betting
		})
		if v := c.evening.View(); v.Hand != "" && c.evening.Step() == cardgame.Thinking {
			seen++
			c.press("card-7")
			if got := c.evening.Planned(); got[:2] != word || len(got) != 3 {
				t.Fatalf("a tap makes %v of %v", got, word)
			}
		}
	}
	if seen == 0 {
		t.Error("no computer ever bet first")
	}
}

// Four people hand the phone over 16 times in a hand without raises; 12 times
// where everybody settles his word with the last call.
func TestHandovers(t *testing.T) {
	for answer, want := range map[string]int{"settle-no": 16, "settle-yes": 12} {
		c := sitDown(t, "de", "Anna", "Bert", "Cleo", "Dora")
		handed := 0
		for len(c.evening.Public().Hands) == 0 {
			v := c.evening.View()
			switch {
			case covered(c.evening):
				handed++
				c.playOn()
			case looking(c.evening) && v.Phase == letters.Betting && v.Round == 2:
				for _, id := range []string{"card-2", "card-4", map[bool]string{true: "raise", false: "call"}[v.Bet == 0]} {
					c.press(id)
				}
				if c.sh.Shown != "cards-settle" || c.evening.Public().Turn != v.Seat {
					t.Fatal("it is not asked whether the word is final")
				}
				uitest.Sound(t, "the question", c.html())
				c.press(answer)
			default:
				c.playOn()
			}
		}
		if handed != want {
			t.Errorf("%s: %d handovers, want %d", answer, handed, want)
		}
		if res := c.evening.Public().Hands[0]; res.Dropped || res.Laid[0] == "" {
			t.Errorf("%s: the words are %v", answer, res.Laid)
		}
	}
}

// That a settled word can still be changed is said only to whom the betting round can come back: not to the last who
// calls, nor where nobody can raise any more, nor to who has nothing left.
func TestASettledWordIsFinalForTheLast(t *testing.T) {
	for _, o := range []struct {
		chips, most string
		want        string // who may come again, in the order of betting
	}{{"50", "5", "yes yes no"}, {"50", "1", "no no no"}, {"3", "5", "no no no"}} {
		c := opened(t, "de", browser.Memory{})
		c.setUp("Anna", "Bert", "Cleo")
		c.enter("stake-max", o.most)
		c.enter("stake-chips", o.chips)
		c.press("start")
		var got []string
		for len(c.evening.Public().Hands) == 0 {
			if v := c.evening.View(); !looking(c.evening) || v.Phase != letters.Betting || v.Round != 2 {
				c.playOn()
				continue
			}
			c.press("card-2")
			c.press("card-4")
			if c.has("raise") && c.evening.View().Bet == 0 {
				c.press("raise")
			} else {
				c.press("call")
			}
			if c.sh.Shown != "cards-settle" {
				t.Fatal("it is not asked whether the word is final")
			}
			got = append(got, map[bool]string{true: "yes", false: "no"}[strings.Contains(c.html(), c.texts().Act.SettleMay)])
			c.press("settle-yes")
		}
		if strings.Join(got, " ") != o.want {
			t.Errorf("%s chips, bets to %s: it can be their turn again: %v, want %s", o.chips, o.most, got, o.want)
		}
	}
}

// A second tap where the button that exchanges was turns no cards down that nobody
// has seen yet, however slow it is.
func TestDrawnCardsAreSeen(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Cleo")
	for c.evening.Step() != cardgame.Resting {
		c.playOn()
	}
	for _, wait := range []int64{0, 500, 150} {
		c.page.Now += wait
		if c.press("rested"); c.evening.Step() != cardgame.Resting {
			t.Fatalf("the cards are turned down %d ms later", wait)
		}
	}
	if c.page.Now += 50; !c.has("rested") {
		t.Fatal("no way on")
	}
	if c.press("rested"); c.evening.Step() != cardgame.Covered {
		t.Error("the phone is not passed on")
	}
}

// coach stands in for the word coach.
type coach struct{ looks []cardgame.Played }

func (c *coach) Look(_ *letters.Deck, _ wordthought.Question, h cardgame.Played, found func(wordthought.Best) wordthought.Best, judged func(string)) {
	c.looks = append(c.looks, h)
	found(wordthought.Best{})
	judged("Gut gelegt.")
	judged("Gut getauscht.")
}
func (c *coach) Unlook() { c.looks = nil }
func (c *coach) LookParts() []app.UI {
	if len(c.looks) == 0 {
		return nil
	}
	return []app.UI{app.P().ID("coached").Text(c.looks[0].Dealt.String())}
}

// Between people the coach speaks behind the owner's curtain only, and is silent
// again when it comes down; a person alone needs no curtain.
func TestTheCoachSpeaksToTheOwner(t *testing.T) {
	for _, seats := range [][]string{{"Anna", "Bert"}, {"Anna", "Bot easy"}} {
		c, told := sitDown(t, "de", seats...), &coach{}
		c.Coached(told)
		c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) > 0 && e.Step() == cardgame.Table })
		look := "look-1"
		if !c.has(look) {
			look = "best-1" // nobody has shown
		}
		c.press(look)
		if len(seats) == 2 && seats[1] == "Bert" {
			if c.has("coached") || len(told.looks) > 0 || !covered(c.evening) {
				t.Fatal("the coach speaks before the curtain is lifted")
			}
			c.page.Now += 1000
			c.press("reveal")
		}
		if html := c.html(); !c.has("coached") || len(told.looks) != 1 || len(told.looks[0].Dealt) != letters.HandSize || !strings.Contains(html, told.looks[0].Dealt.String()) {
			t.Fatalf("%v: the coach says %+v on %s", seats, told.looks, html)
		}
		// The cards come first, then what was laid beside what could have been, and the exchange; all of it again by the
		// key for the cards. The best word alone, after a name, would be taken for the one that was laid.
		last := c.sh.Said
		if c.Key("w", false, ""); !strings.HasPrefix(c.sh.Said, "Deine Karten: ") || !strings.HasSuffix(c.sh.Said, ". Gut gelegt. Gut getauscht.") || last != "Gut getauscht." ||
			strings.Contains(c.sh.Said, "Anna: ") {
			t.Errorf("said last %q, and by the key %q", last, c.sh.Said)
		}
		c.press("recalled")
		if c.has("coached") || len(told.looks) > 0 || c.evening.View().Hand != "" {
			t.Error("the hand is still there when the cards are covered")
		}
		// Whatever leads away covers it too.
		c.press(look)
		if c.has("reveal") {
			c.page.Now += 1000
			c.press("reveal")
		}
		if c.away(); len(told.looks) > 0 || c.has("coached") {
			t.Error("the coach speaks on while the phone shows something else")
		}
		c.press(look)
		if c.page.Now += 1000; c.has("reveal") {
			c.press("reveal")
		}
		for _, id := range []string{"menu", "menu-check", "sure-yes"} {
			c.press(id)
		}
		if !c.evening.Over() || len(told.looks) > 0 {
			t.Error("the coach speaks on after the evening has been ended")
		}
	}
}

// Who has to go soon says so while a hand is played, and the evening ends with it: the next thing to press is the end, and
// nothing else deals. Whoever stays after all plays on.
func TestTheLastHand(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bernd", "Computer easy")
	if c.press("menu"); c.has("menu-cards") {
		t.Error("before the first deal there is a last round")
	}
	c.sh.CloseDialog()
	c.playTo("a turn", looking)
	texts := c.texts()
	if c.press("menu"); !strings.Contains(c.html(), texts.Act.LastHand) {
		t.Error("the menu offers no last hand")
	}
	if c.press("menu-check"); c.sh.Shown != "" || c.sh.Said != texts.Say.LastHand || !strings.Contains(c.html(), texts.Act.EndHand) {
		t.Fatalf("dialog %q, said %q", c.sh.Shown, c.sh.Said)
	}
	if c.Key("a", false, ""); !strings.HasSuffix(c.sh.Said, texts.Say.LastHand) {
		t.Errorf("how it stands: %q", c.sh.Said)
	}
	if c.press("menu"); c.has("menu-check") {
		t.Error("it can be agreed on twice")
	}
	c.sh.CloseDialog()
	c = c.again()
	c.playTo("the end of the hand", betweenHands(1))
	if !strings.Contains(c.sh.Said, texts.Say.LastDone) || !strings.Contains(c.html(), texts.Say.LastDone) || c.has("table-act") {
		t.Errorf("after it is said %q, to be dealt: %t", c.sh.Said, c.has("table-act"))
	}
	c = c.again()
	if c.press("play-on"); c.sh.Said != texts.Say.PlayOn || !c.has("table-act") || c.sh.Focused != "table-act" || strings.Contains(c.html(), texts.Say.LastDone) {
		t.Errorf("said %q, the focus is on %q", c.sh.Said, c.sh.Focused)
	}
	c.playTo("another turn", looking)
	if strings.Contains(c.html(), texts.Act.EndHand) {
		t.Error("the next hand is a last one too")
	}
	c.pressAll("menu", "menu-check", "menu", "menu-undo")
	if c.sh.Said != texts.Say.PlayOn {
		t.Errorf("said %q", c.sh.Said)
	}
	c.pressAll("menu", "menu-check")
	c.playTo("the end of the hand", betweenHands(2))
	if c.press("leave"); !c.evening.Over() || !strings.Contains(c.sh.Said, texts.Say.Leave) {
		t.Errorf("over: %t, said %q", c.evening.Over(), c.sh.Said)
	}
}

// In the last round each deals once more, and it is said how many hands that are.
func TestTheLastRoundOfAnEvening(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bernd", "Resi", "Computer easy")
	texts := c.texts()
	c.playTo("the end of a hand", betweenHands(1))
	c.pressAll("menu", "menu-cards")
	if want := c.sh.Texts().Fill(texts.Say.HandsLeft, 4); c.sh.Said != want || !strings.Contains(c.html(), want) {
		t.Fatalf("said %q", c.sh.Said)
	}
	first := c.evening.Public().Dealer
	for left := 4; left > 0; left-- {
		if n, agreed := c.evening.Left(); !agreed || n != left {
			t.Fatalf("%d hands to go, want %d", n, left)
		}
		c = c.again()
		c.press("table-act")
		said := strings.Contains(c.sh.Said, texts.Say.LastHand)
		c.playTo("a turn", looking)
		if html := c.html(); strings.Contains(html, texts.Act.EndHand) != (left == 1) || strings.Contains(html, texts.Act.EndRound) != (left > 1) || said != (left == 1) {
			t.Errorf("with %d hands to go the last hand is said: %t, and it shows\n%s", left, said, html)
		}
		c.playTo("the end of the hand", betweenHands(6-left))
	}
	if c.evening.Public().Dealer != first || c.has("table-act") || !c.has("leave") {
		t.Errorf("%d would deal next, %d began the round", c.evening.Public().Dealer, first)
	}
	c.press("leave")
	if !c.evening.Over() {
		t.Error("it goes on")
	}
}

// Who comes back, or sits out, in the last round changes how many hands are left of it. That is heard, and what is next to
// press is there. Nobody is told of a last hand that is none.
func TestTheLastRoundWithOneMore(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bernd", "Resi")
	texts := c.texts()
	c.playTo("the end of a hand", betweenHands(1))
	c.pressAll("menu", "menu-cards")
	sit := func(p engine.Player, left int, want string) {
		t.Helper()
		c.pressAll("menu", "menu-people", fmt.Sprint("menu-seat-", p))
		if n, _ := c.evening.Left(); n != left || !strings.HasSuffix(c.sh.Said, want) || !strings.Contains(c.html(), want) {
			t.Fatalf("%d hands to go, said %q, want %d, %q", n, c.sh.Said, left, want)
		}
	}
	first := c.evening.Public().Dealer
	away := first%3 + 1
	sit(away, 2, c.sh.Texts().Fill(texts.Say.HandsLeft, 2))
	c.press("table-act")
	c.playTo("the end of the hand", betweenHands(2))
	c.press("table-act")
	if !strings.Contains(c.sh.Said, texts.Say.LastHand) {
		t.Errorf("with the last deal is said %q", c.sh.Said)
	}
	c.playTo("the end of the hand", betweenHands(3))
	sit(away, 1, texts.Say.LastNext)
	if c.evening.Public().Dealer != away || !c.has("table-act") || c.has("play-on") {
		t.Errorf("%d deals, not %d", c.evening.Public().Dealer, away)
	}
	c.press("table-act")
	c.playTo("the end of the hand", betweenHands(4))
	if c.has("table-act") || !strings.Contains(c.html(), texts.Say.LastDone) {
		t.Error("each has dealt, and it goes on")
	}
}

// Whoever takes the phone sees and hears that his cards lay open in this turn already, also after the page was loaded
// again meanwhile, and not once the turn is over: he knows whether it was he who looked.
func TestTheCurtainTellsThatSomebodyHasLooked(t *testing.T) {
	for lang, want := range map[string]string{"de": "Diese Karten waren in diesem Zug schon aufgedeckt.", "en": "These cards have been shown in this turn already."} {
		c := sitDown(t, lang, "Anna", "Bert")
		c.playTo("a curtain", covered)
		tells := func(where string, want bool) {
			t.Helper()
			if got := strings.Contains(c.html(), i18n.For(lang).Cards().Curtain.Looked); got != want {
				t.Errorf("%s %s: told is %t", lang, where, got)
			}
		}
		tells("before anybody has looked", false)
		if c.reveal(); strings.Contains(c.sh.Said, want) {
			t.Errorf("at the first look %q is said", c.sh.Said)
		}
		c.away()
		tells("after a look", true)
		c = c.again()
		tells("after the page was ended", true)
		if c.reveal(); !strings.HasPrefix(c.sh.Said, want+" ") {
			t.Errorf("at the second look %q is said", c.sh.Said)
		}
		c.press("menu")
		c.press("menu-lock")
		tells("after two looks", true)
		c.reveal()
		c.press("raise")
		tells("on the next turn", false)
	}
	// Whoever plays alone has nobody to fear.
	c := sitDown(t, "de", "Anna", "Bot easy")
	c.playTo("open cards", func(e *cardgame.Evening) bool { return e.View().Hand != "" })
	if c.away(); strings.Contains(c.html(), "schon aufgedeckt") {
		t.Error("who plays alone is warned of himself")
	}
}

// The curtain asks for the same to the eye as to the ear.
func TestTheCurtainAsksForWhatIsHeard(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		for _, phase := range []letters.Phase{letters.Exchanging, letters.Choosing} {
			c := sitDown(t, lang, "Anna", "Bert", "Carl")
			c.playTo("a curtain", func(e *cardgame.Evening) bool { return covered(e) && e.Public().Phase == phase })
			if heard := strings.TrimSpace(c.speech().Next(c.evening)); heard == "" || !strings.Contains(c.html(), heard) {
				t.Errorf("it says %q, it shows %s", heard, c.html())
			}
		}
	}
}

// A page of another program takes its time: until then the cards are covered, and what
// has the focus keeps it.
func TestLeavingForAnotherProgramCovers(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.press("start")
	c.playTo("a turn", covered)
	c.page.Now += 1000
	c.press("reveal")
	c.press("menu")
	c.sh.Focused, c.sh.Said = "", "Karten: A"
	if c.evening.View().Hand == "" {
		t.Fatal("no cards in view")
	}
	c.Leaving()
	if c.evening.Step() != cardgame.Covered || c.evening.View().Hand != "" || c.sh.Said != "" || c.sh.Focused != "" || c.sh.Shown != "cards-menu" {
		t.Errorf("%v, said %q, focus to %q, dialog %q", c.evening.Step(), c.sh.Said, c.sh.Focused, c.sh.Shown)
	}
}

// An update waits while a hand is on the screen, and the home page leads to an
// evening that runs.
func TestWhatTheAppAroundAsks(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	if c.playTo("the first deal", at(letters.Dealing)); c.InHand() {
		t.Error("in a hand before the deal")
	}
	if c.playTo("a turn", looking); !c.InHand() {
		t.Error("not in a hand")
	}
	if path, runs := c.Running(); path != "/cards" || !runs {
		t.Error("the evening is not known to run")
	}
	c.playTo("the end of a hand", betweenHands(1))
	c.press("menu")
	c.press("menu-check")
	if c.evening.Over() || c.sh.Shown != "cards-sure" {
		t.Fatal("one tap ends the evening")
	}
	if c.press("sure-no"); c.evening.Over() {
		t.Fatal("who plays on ends the evening")
	}
	c.press("menu")
	c.press("menu-check")
	c.press("sure-yes")
	if _, runs := c.Running(); c.InHand() || runs {
		t.Error("the evening goes on after its end")
	}
	if html := uitest.HTML(c.History()...); !strings.Contains(html, "past-"+c.evening.ID()) {
		t.Errorf("the history lacks the evening on the table: %s", html)
	}
}

// A first hand is explained at the table, and what is known is kept: beside what
// is known of the dice games, and for whoever has played before there were hints.
func TestTheFirstHandIsExplained(t *testing.T) {
	disk := browser.Memory{store.KeyLessons: `{"v":1,"known":["all"]}`}
	c := opened(t, "de", disk)
	c.three("Anna")
	c.playTo("a turn", looking)
	if !c.has("hint-show") || !strings.Contains(c.sh.Said, "Worum geht es?") {
		t.Fatalf("nothing is explained: %q", c.sh.Said)
	}
	c.press("hint-show")
	if !c.has("hint-show") || strings.Contains(c.html(), "Worum geht es?") || !strings.Contains(c.html(), c.sh.Said) && !strings.Contains(c.sh.Said, "Tipp Karten an") {
		t.Errorf("after the first hint %q is said at %s", c.sh.Said, c.html())
	}
	c.decide() // doing it is understanding it
	var l store.Lessons
	c.disk.Read(store.KeyLessons, &l, nil)
	if !slices.Equal(l.Known, []string{"all"}) || !slices.Equal(l.Cards, []string{lesson.Beats, lesson.Bet}) {
		t.Errorf("kept is %+v", l)
	}
	c.Teach()
	next := c.again()
	next.playTo("a turn", looking)
	if !next.has("hint-skip") {
		t.Fatal("asked for, it is not explained again")
	}
	hint := next.hint(next.evening.View(), next.evening.Step())
	if !next.Key("Escape", false, "") || slices.Contains(next.known, lesson.All) || strings.Contains(next.html(), hint.Title) {
		t.Errorf("Escape does not take away %q alone, known is %q", hint.Title, next.known)
	}
	next.Teach()
	if next.press("hint-skip"); next.has("hint-skip") || next.sh.Focused != "card-1" {
		t.Error("it does not end")
	}
	last := next.again()
	last.playTo("a turn", looking)
	if last.has("hint-skip") {
		t.Error("it is forgotten that somebody knows the game")
	}
	old := sitDown(t, "en", "Anna", "Bert")
	old.playTo("the second hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 && looking(e) })
	delete(old.page.Disk.(browser.Memory), store.KeyLessons)
	before := old.again()
	before.playTo("a turn", looking)
	if before.has("hint-skip") {
		t.Error("who has played before is taught")
	}
}

// Whatever is pressed: people sit out, come back and join, other people and computer players sit down, cards are covered, the
// app is killed. After each step the page is one, no chip is lost, and what is stored comes back as the same table.
func TestWhateverIsPressed(t *testing.T) {
	hands, away, reseated, came := 0, 0, 0, 0
	for n, seats := range [][]string{{"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy", "Rex easy"}, {"Anna", "Bert", "Bot easy", "Cleo"}} {
		r := rand.New(rand.NewPCG(uint64(n), 9))
		c := opened(t, "de", browser.Memory{})
		c.setUp(seats...)
		c.enter("stake-chips", "12")
		uitest.Tick(t, c.screen(), "buy-in", true)
		uitest.Tick(t, c.screen(), "doubt-costs", true)
		c.press("start")
		for range 300 {
			c.page.Now += 1000
			switch e := c.evening; {
			case r.IntN(20) == 0:
				before := fmt.Sprintf("%v %+v", e.Names(), e.Public().Seats)
				if c = c.again(); fmt.Sprintf("%v %+v", c.evening.Names(), c.evening.Public().Seats) != before {
					t.Fatalf("after a restart at the table are %v %+v, before %s", c.evening.Names(), c.evening.Public().Seats, before)
				}
			case r.IntN(20) == 0:
				c.away()
			case c.sh.Shown == "cards-names":
				i, before := r.IntN(e.Seats()), e.Seats()
				if c.seating.draft.Count > before {
					i = before
				}
				c.enter(fmt.Sprint("name-", i), []string{"Dora", "Emil", "Anna", "", "\U0001f600", strings.Repeat("W", 24)}[r.IntN(6)])
				c.enter(fmt.Sprint("level-", i), []string{"", "hard"}[r.IntN(2)])
				if c.press("names-done"); c.sh.Shown == "" {
					reseated++
					came += e.Seats() - before
				}
				c.sh.CloseDialog()
			case c.sh.Shown == "" && e.Public().Phase == letters.Dealing && r.IntN(3) > 0:
				c.press("menu")
				c.press("menu-people")
			case c.sh.Shown == "" && e.Step() == cardgame.Thinking:
				c.playOn()
			default:
				c.pressAny(r)
			}
			for _, s := range c.evening.Public().Seats {
				if s.Out {
					away++
				}
			}
			c.whole()
		}
		hands += len(c.evening.Public().Hands)
	}
	if hands < 6 || away == 0 || reseated == 0 || came < 3 {
		t.Errorf("%d hands, %d times somebody sat out, %d times others sat down, %d joined", hands, away, reseated, came)
	}
}

// pressAny presses something that leads on, or anything else that stays at this table.
func (c *table) pressAny(r *rand.Rand) {
	c.t.Helper()
	ids := slices.DeleteFunc(uitest.Enabled(c.screen()), func(id string) bool {
		return slices.Contains([]string{"", "leave", "reseat", "order", "note", "menu-list", "menu-back"}, id) || strings.HasPrefix(id, "menu-") && !strings.HasPrefix(id, "menu-seat-") && id != "menu-names" && id != "menu-join"
	})
	if len(ids) == 0 {
		c.sh.CloseDialog()
		return
	}
	id := ids[r.IntN(len(ids))]
	for _, on := range []string{"table-act", "reveal", "rested", "exchange", "raise", "call", "lay", "no-word", "none-yes", "sure-yes", "menu-names"} {
		if slices.Contains(ids, on) && r.IntN(3) > 0 {
			id = on
		}
	}
	c.press(id)
}

// whole fails where the page is none, or what is stored is not what lies on the table.
func (c *table) whole() {
	c.t.Helper()
	if html := c.html(); c.sh.Shown == "" {
		uitest.SoundPage(c.t, "the table", html)
	} else {
		uitest.Sound(c.t, c.sh.Shown, html)
	}
	v := c.evening.Public()
	chips := v.Pot
	for _, s := range v.Seats {
		chips += s.Chips - s.Bought
	}
	again, err := c.evening.Saved().Evening(c.setup.List(v.Rules.Deck.Language))
	if err != nil {
		c.t.Fatal(err)
	}
	if chips != 0 || !reflect.DeepEqual(again.Public(), v) || !slices.Equal(again.Standings(), c.evening.Standings()) || !slices.Equal(again.Names(), c.evening.Names()) {
		c.t.Fatalf("%d chips too many; at the table are\n%+v\nand after a replay\n%+v", chips, v, again.Public())
	}
}
