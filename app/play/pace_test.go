//go:build !js

package play

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero/again"
)

// clock is a timer that runs only when a test says so.
type clock struct {
	pause time.Duration
	then  func()
	seen  func() // what waits for the next picture
}

func (c *clock) Live() bool     { return true }
func (c *clock) Drawn(f func()) { f() }
func (c *clock) Seen(f func())  { c.seen = f }
func (c *clock) After(pause time.Duration, f func()) {
	c.pause, c.then = pause, f
}

// run lets the time pass until the pause is over.
func (c *clock) run() {
	f := c.then
	c.pause, c.then = 0, func() {}
	f()
}

// written is a table at which Anna has just written and a computer is next.
func written(t *testing.T) (*at, *clock) {
	t.Helper()
	a, c := tables[0].begun(t, browser.Memory{}), &clock{then: func() {}}
	a.games.Now.SetSeat(2, 0, "casual")
	a.Room.timer = c
	a.lay("66612")
	a.enterInto(5, 0)
	return a, c
}

// A person has time to see what was written and to take it back, whatever
// moves on the screen.
func TestAComputerWaitsForPeople(t *testing.T) {
	for pace, least := range map[string]time.Duration{"slow": 7 * time.Second, "normal": 3500 * time.Millisecond, "fast": 1500 * time.Millisecond, "unknown": 3500 * time.Millisecond} {
		for _, motion := range []string{"system", "fast", "none"} {
			a, c := written(t)
			a.Set.Pace, a.Set.Motion = pace, motion
			a.Wake()
			if c.pause < least {
				t.Errorf("%s, motion %s: the computer waits for %v", pace, motion, c.pause)
			}
			html := a.html()
			for _, want := range []string{`id="back"`, `id="go-on"`, "Bernd wirft gleich", "data-waits"} {
				if !strings.Contains(html, want) {
					t.Errorf("%s, motion %s: no %s", pace, motion, want)
				}
			}
			if c.run(); a.state().Now().Begun() {
				t.Fatal("it throws without thinking")
			}
			for range 3 {
				c.run()
			}
			if a.games.CanTakeBack() || strings.Contains(a.html(), "go-on") {
				t.Errorf("%s, motion %s: it waits after it has thrown", pace, motion)
			}
		}
	}
}

// Where nothing can be taken back, because it begins or because that was not agreed, a computer player waits only as long as
// one needs to see that it is its turn.
func TestAComputerWaitsForNothingThatCannotBeTakenBack(t *testing.T) {
	for what, taken := range map[string]bool{"begins": true, "comes after an entry that stands": false} {
		a, c := tables[0].begun(t, browser.Memory{}), &clock{then: func() {}}
		a.Room.timer = c
		if a.games.Now.Rules.TakeBack = taken; taken {
			a.games.Now.SetSeat(1, 0, "casual")
		} else {
			a.games.Now.SetSeat(2, 0, "casual")
			a.lay("66612")
			a.enterInto(5, 0)
		}
		a.Wake()
		if c.pause != 1100*time.Millisecond || a.waits || uitest.Has(a.shown(), "go-on") {
			t.Errorf("who %s waits for %v, %v", what, c.pause, a.waits)
		}
		for before, n := a.games.Now.Match.Len(), 0; a.games.Now.Match.Len() == before; n++ {
			if c.run(); n > 5 {
				t.Fatalf("who %s does not throw", what)
			}
		}
	}
}

// A computer player goes on in the tab that comes to have the game.
func TestAComputerGoesOnInAnotherTab(t *testing.T) {
	a, _ := written(t)
	b, c := opened(t, a.disk), &clock{then: func() {}}
	b.Room.timer, b.games.Watching = c, true
	b.games.Now.SetSeat(2, 0, "casual")
	if b.CatchUp(); b.waits || c.pause != 0 {
		t.Errorf("a tab that watches plays: waits %v for %v", b.waits, c.pause)
	}
	b.games.Watching = false
	before := b.games.Now.Match.Len()
	if b.CatchUp(); !b.waits {
		t.Fatal("nobody waits for a press")
	}
	for range 4 {
		c.run()
	}
	if b.games.Now.Match.Len() == before {
		t.Error("the computer player does not go on")
	}
}

// The wait ends with a press or a key; taking back ends it too, and then the
// computer does nothing any more.
func TestTheWaitEndsWithAPress(t *testing.T) {
	for what, do := range map[string]func(*at){
		"a press": func(a *at) { a.press("go-on") },
		"R":       func(a *at) { a.key("r", false, "") },
		"Enter":   func(a *at) { a.key("Enter", false, "title") },
	} {
		a, c := written(t)
		if do(a); c.pause != 0 || a.waits {
			t.Errorf("%s: it still waits for %v", what, c.pause)
		}
		before := a.games.Now.Match.Len()
		a.page.Focused, a.Focused = "quiet", "" // what went on says now that the computer thinks
		c.run()
		if c.run(); a.games.Now.Match.Len() == before || a.Focused != "quiet" {
			t.Errorf("%s: it does not go on, or the focus is not on what says so, but on %q", what, a.Focused)
		}
	}
	a, c := written(t)
	if a.key("Enter", false, "back"); !a.waits {
		t.Error("Enter on another button goes on")
	}
	a.press("back")
	length := a.games.Now.Match.Len()
	c.run()
	if c.run(); a.games.Now.Match.Len() != length || a.waits || strings.Contains(a.html(), "go-on") {
		t.Error("the computer plays after the entry was taken back")
	}
}

// A computer player does not play on behind a dialog, on another page, or where another tab has the game: whoever looks
// something up finds the table as it was.
func TestAComputerWaitsUntilTheTableIsSeen(t *testing.T) {
	for what, away := range map[string]func(a *at) (back func()){
		"behind a dialog":   func(a *at) func() { a.Shown = "menu"; return func() { a.Shown = "" } },
		"on another page":   func(a *at) func() { a.At = "/settings"; return func() { a.At = "/table" } },
		"while one watches": func(a *at) func() { a.games.Watching = true; return func() { a.games.Watching = false } },
	} {
		a, c := written(t)
		a.press("go-on")
		back, before := away(a), a.games.Now.Dice.String()
		a.Wake()
		for range 5 {
			c.run()
		}
		if now := a.games.Now.Dice.String(); now != before || a.waits {
			t.Errorf("%s it goes on, or waits to: %s", what, now)
		}
		back()
		a.Wake()
		if !a.waits {
			t.Errorf("%s, and back: it does not go on", what)
		}
	}
}

// Between people an entry rests where it was written before the pads change
// place, unless nothing is to move, and nobody has to wait for that.
func TestAnEntryRestsBeforeTheHandOver(t *testing.T) {
	for motion, want := range map[string]time.Duration{"system": 700 * time.Millisecond, "fast": 350 * time.Millisecond, "none": 0} {
		a, c := tables[0].begun(t, browser.Memory{}), &clock{then: func() {}}
		a.Room.timer, a.Set.Motion = c, motion
		a.lay("66612")
		a.enterInto(5, 0)
		resting := want > 0
		if c.pause != want || (a.desk.Own() == 1) != resting {
			t.Errorf("motion %s: rests for %v, own is %d", motion, c.pause, a.desk.Own())
		}
		over := c.then
		if a.press("throw"); (a.desk.Own() == 1) != resting {
			t.Errorf("motion %s: with the next throw own is %d before the second picture", motion, a.desk.Own())
		}
		if c.seen(); a.desk.Own() != 2 {
			t.Error("the next throw waits")
		}
		if over(); a.desk.Own() != 2 || !a.state().Now().Begun() {
			t.Errorf("motion %s: later own is %d", motion, a.desk.Own())
		}
	}
	a, c := tables[0].begun(t, browser.Memory{}), &clock{then: func() {}}
	a.Room.timer = c
	a.lay("66612")
	a.enterInto(5, 0)
	if c.run(); a.desk.Own() != 2 {
		t.Error("the pads never change place")
	}
	a.press("back")
	c.seen()
	if a.enterInto(5, 1); a.desk.Own() != 1 {
		t.Error("another entry does not rest")
	}
	a.press("back")
	if a.desk.Own() != 1 || a.state().Turn() != 1 {
		t.Error("taken back to another pad")
	}
	block, c := tables[5].begun(t, browser.Memory{}), &clock{then: func() {}}
	block.Room.timer = c
	block.pressAll("cell-5-0", "points-18")
	if block.desk.Own() != 2 {
		t.Error("with real dice the next one would write on the wrong pad")
	}
}

// On a button a computer player waits before each step, for as long as it takes,
// with the focus on what goes on; one step is one throw or one entry.
func TestComputersGoOnStepByStep(t *testing.T) {
	a, c := written(t)
	a.press("back")
	a.Set.Pace = "step"
	if a.enterInto(5, 0); a.Focused != "go-on" {
		t.Errorf("after an entry the focus is on %q", a.Focused)
	}
	steps := 0
	for ; a.games.Now.Level(a.state()) != ""; steps++ {
		if steps > 20 {
			t.Fatal("the turn never ends")
		}
		length := a.games.Now.Match.Len()
		c.run()
		if a.games.Now.Match.Len() != length || !a.waits {
			t.Fatalf("step %d: it does not wait", steps)
		}
		if html := a.html(); a.Focused != "go-on" || !strings.Contains(html, `id="go-on"`) || strings.Contains(html, "wirft gleich") == a.state().Now().Begun() {
			t.Errorf("step %d: the focus is on %q in %s", steps, a.Focused, html)
		}
		a.press("go-on")
		a.page.Focused = "quiet" // stands in its place meanwhile
		for range 3 {            // it thinks, shows, acts
			c.run()
		}
		if n := a.games.Now.Match.Len() - length; n != 1 {
			t.Fatalf("step %d: %d actions", steps, n)
		}
	}
	if steps < 2 || a.Focused != "throw" {
		t.Errorf("%d steps, and the focus is on %q", steps, a.Focused)
	}
}

// Before a computer player writes, its points stand in the cell for which it has decided.
func TestAComputerShowsWhereItWrites(t *testing.T) {
	a, c := written(t)
	a.key("r", false, "")
	for a.desk.Row == "" {
		if c.run(); a.games.Now.Level(a.state()) == "" {
			t.Fatal("it has written before it was shown")
		}
	}
	row, col, html := a.games.Now.Rules.Row(a.desk.Row), a.desk.Col, a.html()
	at := dicegame.PadID(dicegame.Spot{Party: 2, Col: col, Row: row + 1}, a.desk.Own())
	cell := html[strings.Index(html, `id="`+at+`"`):]
	if cell = cell[:strings.Index(cell, "</td>")]; !strings.Contains(cell, `data-state="meant"`) || !strings.Contains(cell, fmt.Sprint(a.desk.Points(a.desk.Row))) || strings.Count(html, `data-state="meant"`) != 1 {
		t.Errorf("%s is %s", at, cell)
	}
	c.run()
	if e, ok := a.games.Now.LastEntry(); !ok || e.Col != col || a.games.Now.Rules.Row(e.Row) != row {
		t.Errorf("written is %+v", e)
	}
}

// Whoever takes over from a computer player decides alone: nothing is chosen and no die kept as it was about to do.
func TestWhoTakesOverDecidesAlone(t *testing.T) {
	for what, shows := range map[string]func(*at) bool{
		"dice":   func(a *at) bool { return a.games.Now.Kept != [5]bool{} },
		"a cell": func(a *at) bool { return a.desk.Row != "" },
	} {
		a, c := written(t)
		a.key("r", false, "")
		for !shows(a) {
			if c.run(); a.games.Now.Level(a.state()) == "" {
				t.Fatalf("it has played before it has shown %s", what)
			}
		}
		a.press("menu")
		a.press("menu-people")
		uitest.Type(t, a.shown(), "level-1", "")
		a.press("seats-done")
		if in, ok := a.desk.Input(); ok || a.games.Now.Kept != [5]bool{} {
			t.Errorf("%s: chosen is %+v, kept are %v", what, in, a.games.Now.Kept)
		}
		a.reread("taking over")
	}
}

// What a computer player has thought of in one game does not stand below “is thinking” in the next one, and is told in the
// language of now.
func TestAReasonStaysInItsGame(t *testing.T) {
	a, c := written(t)
	a.key("r", false, "")
	for a.why() == "" {
		c.run()
	}
	before := a.why()
	if a.Set.Language = "en"; a.why() == before || strings.Contains(a.html(), before) {
		t.Errorf("in another language it says still %q", before)
	}
	if a.Set.Language = "de"; a.why() != before {
		t.Errorf("and back in the first %q", a.why())
	}
	if !a.games.Park() {
		t.Fatal("the game cannot be left")
	}
	setup := tables[0].Setup(t)
	setup.Parties[0].Extra = dicegame.Extra([]dicegame.Seat{"casual"})
	must(t, a.games.Start(setup, "", false))
	if a.Begun(); a.why() != "" {
		t.Errorf("in another game it says %q", a.why())
	}
}

// Whoever plays a game once more plays against what was done then, and not against a computer player that thinks.
func TestThePastDoesWhatItDid(t *testing.T) {
	old := gametest.Thrown(t, "escalero-single", 1)
	setup, then, ok := dicegame.PlayAgain(old, 2, func(name string) string { return name + " (damals)" })
	if !ok {
		t.Fatal("the game cannot be played once more")
	}
	a, c := opened(t, browser.Memory{}), &clock{then: func() {}}
	a.Room.timer = c
	must(t, a.games.StartAgain(setup, then, ""))
	a.Begun()
	a.press("throw")
	for a.state().Turn() == 1 {
		a.games.Act(gametest.Any(a.games.Now, rand.New(rand.NewPCG(1, 1))))
	}
	a.Wake()
	script, did := again.ScriptOf(old.Match, 2), 0
	for a.state().Turn() == 2 {
		before := a.games.Now.Match.Len()
		c.run()
		for at := before; at < a.games.Now.Match.Len(); at++ {
			if got := a.games.Now.Match.Action(at); got != script[did] {
				t.Fatalf("%d: it does %v, and did %v", did, got, script[did])
			}
			did++
		}
	}
	if did < 2 {
		t.Errorf("%d actions in a turn", did)
	}
}

// Against a computer with real dice the focus comes back to the pad, since there is no button that throws.
func TestTheFocusComesBackToThePad(t *testing.T) {
	a, c := written(t)
	a.games.Now.Block = true
	a.key("r", false, "")
	for range 40 {
		c.run()
	}
	if a.games.Now.Level(a.state()) != "" || a.Focused != "cell-0-0" || !uitest.Has(a.shown(), a.Focused) {
		t.Errorf("party %d, focus on %q", a.state().Turn(), a.Focused)
	}
}

// At the slow pace the next step waits until a slow voice has said the last one.
func TestTheSlowPaceWaitsForTheVoice(t *testing.T) {
	for pace, waits := range map[string]bool{"slow": true, "normal": false, "fast": false, "step": false} {
		a, c := written(t)
		a.Set.Pace = pace
		a.press("back")
		a.enterInto(5, 0)
		if words := len(strings.Fields(a.Said)); words < 5 || (a.telling == words*400) != waits {
			t.Errorf("%s: %d ms for %q", pace, a.telling, a.Said)
		}
		if !waits {
			continue
		}
		a.telling = 60000
		if a.Wake(); c.pause != time.Minute {
			t.Errorf("%s: waits for %v while a minute is said", pace, c.pause)
		}
	}
}

// Of a computer player one hears who throws, then what; the reason comes after
// the fact, and only where that was chosen.
func TestHowMuchIsSaidOfComputers(t *testing.T) {
	for _, talk := range []string{"short", "full", "reasons", ""} {
		a, c := written(t)
		a.Set.Talk, a.Set.Pace = talk, "step"
		a.Wake()
		threw, why := 0, 0
		for step := 0; a.games.Now.Level(a.state()) != "" && step < 20; step++ {
			before, first := a.Said, !a.state().Now().Begun()
			a.press("go-on")
			var reason string
			for range 3 {
				c.run()
				if a.why() != "" {
					reason = a.why()
				}
			}
			if a.games.Now.Level(a.state()) == "" || !a.state().Now().Begun() { // it has written
				if !strings.HasPrefix(a.Said, "Bernd ") {
					t.Errorf("%q: it writes, and one hears %q", talk, a.Said)
				}
				continue
			}
			threw++
			switch {
			case talk == "short" && a.Said != before:
				t.Errorf("short: %q", a.Said)
			case talk != "short" && !strings.HasPrefix(a.Said, "Bernd: "):
				t.Errorf("%q: nobody says who throws: %q", talk, a.Said)
			}
			if at := strings.Index(a.Said, reason); reason != "" && at >= 0 && !first {
				if why++; !strings.HasSuffix(strings.TrimSpace(a.Said), reason+".") {
					t.Errorf("%q: the reason comes before the fact: %q", talk, a.Said)
				}
			}
		}
		if threw == 0 || talk != "reasons" && why > 0 {
			t.Errorf("%q: %d throws, %d reasons", talk, threw, why)
		}
	}
}

// After a throw the focus stays where it does no harm, so that only the dice are
// told.
func TestTheFocusStaysAfterAThrow(t *testing.T) {
	for _, c := range []struct{ from, record, want string }{
		{"throw", "throw 11234", "throw"},
		{"die-3", "throw 11234", "die-3"},
		{"cell-2-0", "throw 11234", "cell-2-0"},
		{"", "throw 11234", "die-1"},
		{"menu", "throw 11234", "die-1"},
		{"throw", "throw 66611", "die-1"}, // a full house, which the next press would give away
	} {
		a := tables[0].begun(t, browser.Memory{})
		a.lay(strings.TrimPrefix(c.record, "throw "))
		a.page.Focused = c.from
		if got := a.afterThrow(a.Desk()); got != c.want {
			t.Errorf("%s with the focus on %q: it goes to %q, want %q", c.record, c.from, got, c.want)
		}
	}
}

// What the dice would score comes with a second picture, but never to somebody who is about to go there, nor after
// the next press.
func TestAThrowIsDrawnInTwoPictures(t *testing.T) {
	begun := func() (*at, *clock) {
		a, c := tables[0].begun(t, browser.Memory{}), &clock{then: func() {}}
		a.Room.timer = c
		a.lay("66612")
		if !a.half {
			t.Fatal("a throw is drawn at once")
		}
		return a, c
	}
	a, c := begun()
	if c.seen(); a.half {
		t.Error("the second picture does not come")
	}
	if a, c = begun(); true {
		c.seen()
		a.enterInto(5, 0)
		c.seen()
		a.press("throw")
	}
	if a.desk.Own() != 1 {
		t.Error("the pads change place with the first picture")
	}
	if a.press("die-1"); a.desk.Own() != 2 || a.half {
		t.Error("somebody has gone on, and the pads have not changed place")
	}
	if c.seen(); a.desk.Own() != 2 {
		t.Error("the pads change place once more")
	}
	if a, _ = begun(); true {
		a.press("die-1")
	}
	if a.half {
		t.Error("somebody has gone on, and half of the table is still missing")
	}
	if a, _ = begun(); true {
		a.key("ArrowDown", false, "throw")
	}
	if a.half {
		t.Error("the keys go to a cell that is not there")
	}
	a, c = begun()
	a.Room.focus("cell-0-0")
	if a.half {
		t.Error("the focus goes to a cell that is not there")
	}
	c.seen()
	a.enterInto(5, 0)
	if c.seen(); a.half {
		t.Error("the second picture after an entry does not come")
	}
	a.takeBack()
	if !a.half {
		t.Error("a position that was taken back is drawn at once")
	}
	c.seen()
	a.enterInto(5, 0)
	c.seen()
	c.run() // the pads change place
	a.press("back")
	if a.desk.Own() != 2 || strings.Contains(a.html(), "pencil") {
		t.Errorf("with the first picture of what was taken back the pads change place (%d), or show what the dice score", a.desk.Own())
	}
	if c.seen(); a.desk.Own() != 1 || !strings.Contains(a.html(), "pencil") {
		t.Errorf("with the second one they don't (%d), or there is nothing to choose", a.desk.Own())
	}
}

// What a computer player thought of a Contra is not shown as the reason of a later
// turn, after people have played.
func TestAReasonDoesNotOutliveATurn(t *testing.T) {
	a, c := tables[2].begun(t, browser.Memory{}), &clock{then: func() {}}
	a.games.Now.SetSeat(2, 0, "strong")
	a.Room.timer = c
	a.press("contra")
	for range 4 {
		c.run()
	}
	if a.state().Factor() != 2 || a.why() == "" {
		t.Fatalf("the Contra is not accepted, the reason is %q", a.why())
	}
	a.lay("66612")
	a.enterInto(5, 0)
	a.press("go-on")
	c.run() // it thinks
	if html := a.html(); !strings.Contains(html, "Bernd überlegt") || strings.Contains(html, "Rechnet mit") {
		t.Errorf("%q is shown: %s", a.why(), html)
	}
	// Nor is what one computer player thought of its entry the reason of the next one.
	b, c := tables[1].begun(t, browser.Memory{}), &clock{then: func() {}}
	b.games.Now.SetSeat(2, 0, "casual")
	b.games.Now.SetSeat(3, 0, "casual")
	b.Room.timer = c
	b.lay("66612")
	b.enterInto(5, 0)
	b.press("go-on")
	for b.state().Turn() == 2 {
		c.run()
	}
	if html := b.html(); b.why() != "" || !strings.Contains(html, "Carl überlegt") {
		t.Errorf("of an entry of Bernd %q is shown: %s", b.why(), html)
	}
}
