//go:build !js

package cards

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
	"serviert/web/words"
)

// clock calls what is to be called later when the test asks for it.
type clock struct {
	live  bool
	pause time.Duration // before what was asked for last
	later chan func()
}

func (c *clock) Live() bool     { return c.live }
func (c *clock) Drawn(f func()) { f() }
func (c *clock) Seen(f func())  { f() }
func (c *clock) After(pause time.Duration, f func()) {
	c.pause = pause
	c.later <- f
}

// table is a room with everything around it.
type table struct {
	*Room
	t         *testing.T
	sh        *uitest.Shell
	clock     *clock
	page      *browser.Page
	think     *later
	elsewhere bool // another tab has the game
}

// later is a browser whose mind says nothing until it is told to.
type later struct {
	*browser.Page
	waits bool
	asked []string
}

func (l *later) Think(question string) {
	if l.waits {
		l.asked = append(l.asked, question)
		return
	}
	l.Page.Think(question)
}

// answer has the mind answer what it was asked.
func (l *later) answer() {
	asked := l.asked
	l.waits, l.asked = false, nil
	for _, question := range asked {
		l.Page.Think(question)
	}
}

// newRoom is a room with a mind.
func (c *table) newRoom(disk browser.Storage) {
	c.think = &later{Page: c.page}
	mind := thinking.New(c.think, func() {})
	c.Room = New(c.sh, c.clock, c.page, store.NewDisk(disk, browser.Paper{}, &browser.Page{}), mind, func() bool { return c.elsewhere })
	c.Play()
}

// decides lets the computer player whose turn it is decide.
func (c *table) decides() {
	c.t.Helper()
	q, ok := c.evening.Thought()
	if !ok {
		c.t.Fatalf("nobody thinks at step %d", c.evening.Step())
	}
	c.mind.Words(q, c.setup.File(q.Language), func() bool { return true }, c.evening.Decided)
}

// opened is a room that has read a storage, as at a start of the app.
func opened(t *testing.T, lang string, disk browser.Storage) *table {
	t.Helper()
	return openedWith(t, lang, disk, browser.Boxes{})
}

// openedWith is opened, with a shelf.
func openedWith(t *testing.T, lang string, disk browser.Storage, room browser.Shelf) *table {
	t.Helper()
	c := &table{t: t, sh: uitest.NewShell(lang, "/"), clock: &clock{later: make(chan func(), 16)}}
	c.page = &browser.Page{Disk: disk, Luck: uitest.Luck(t), Room: room, Now: 1_700_000_000_000, Files: map[string][]byte{}}
	for _, l := range []string{"de", "en"} {
		data, err := words.File(l)
		if err != nil {
			t.Fatal(err)
		}
		c.page.Files["words/"+l+".words"] = data
	}
	c.newRoom(disk)
	c.Load()
	return c
}

// again is a room as it comes up after the app was killed, at the table.
func (c *table) again() *table {
	c.t.Helper()
	next := openedWith(c.t, c.sh.Set.Language, c.page.Disk, c.page.Room)
	next.show("/cards")
	return next
}

// three opens the address that begins a game against three computer players.
func (c *table) three(me string) {
	c.Invited(func() string { return me })
	c.show(AgainstThree)
}

// show goes to a page of the room as the app around does.
func (c *table) show(path string) {
	c.sh.Go(path)
	c.Cover()
	for _, p := range c.Pages() {
		if p.Path == c.sh.At {
			p.Open()
		}
	}
}

// screen is what can be pressed now: the dialog, or the page.
func (c *table) screen() app.UI {
	for _, d := range c.Dialogs() {
		if d.Name == c.sh.Shown {
			return app.Div().Body(d.Body()...)
		}
	}
	for _, p := range c.Pages() {
		if p.Path == c.sh.At {
			return p.Body()
		}
	}
	c.t.Fatalf("%q is no page of the room", c.sh.At)
	return nil
}

func (c *table) press(id string) {
	c.t.Helper()
	uitest.Press(c.t, c.screen(), id)
}

// pressAll presses one after the other.
func (c *table) pressAll(ids ...string) {
	c.t.Helper()
	for _, id := range ids {
		c.press(id)
	}
}

func (c *table) enter(id, text string) {
	c.t.Helper()
	uitest.Type(c.t, c.screen(), id, text)
}

func (c *table) has(id string) bool { return uitest.Has(c.screen(), id) }

func (c *table) html() string { return uitest.HTML(c.screen()) }

// setUp fills in who plays: people, and computer players as "Bot hard" or "Bot hard bold".
func (c *table) setUp(seats ...string) {
	c.t.Helper()
	c.show("/cards-new")
	for c.setup.Draft().Count > len(seats) {
		c.press("fewer")
	}
	for c.setup.Draft().Count < len(seats) {
		c.press("more")
	}
	for i, s := range seats {
		name, level, _ := strings.Cut(s, " ")
		n := strconv.Itoa(i)
		c.enter("name-"+n, name)
		level, habit, _ := strings.Cut(level, " ")
		c.enter("level-"+n, level)
		if habit != "" {
			c.enter("habit-"+n, habit)
		}
	}
	uitest.Type(c.t, c.screen(), "cards-language-"+c.sh.Set.Language, c.sh.Set.Language)
}

// sitDown begins an evening in a language by pressing what a player presses.
func sitDown(t *testing.T, lang string, seats ...string) *table {
	t.Helper()
	return sitDownAt(t, browser.Memory{}, lang, seats...)
}

func sitDownAt(t *testing.T, disk browser.Storage, lang string, seats ...string) *table {
	t.Helper()
	c := opened(t, lang, disk)
	c.setUp(seats...)
	c.press("start")
	if c.evening == nil || c.sh.At != "/cards" {
		t.Fatalf("no evening begins: %q", c.sh.Said)
	}
	return c
}

// playOn does the next thing at the table.
func (c *table) playOn() {
	c.t.Helper()
	c.page.Now += 1000 // no curtain is lifted in haste
	switch e := c.evening; e.Step() {
	case cardgame.Covered:
		c.press("reveal")
	case cardgame.Resting:
		c.press("rested")
	case cardgame.Thinking:
		c.decides()
		c.computerMoves()
	case cardgame.Table:
		if c.has("verdict-no") {
			c.press("verdict-no")
			return
		}
		c.press("table-act")
	case cardgame.Looking:
		c.decide()
	}
}

// decide takes the turn of the player who looks at his cards.
func (c *table) decide() {
	c.t.Helper()
	switch v := c.evening.View(); v.Phase {
	case letters.Exchanging:
		c.press("card-1")
		c.press("card-4")
		c.press("exchange")
	case letters.Choosing:
		for c.has("laid-1") {
			c.press("laid-1")
		}
		c.press("card-2")
		c.press("card-3")
		c.press("lay")
	default:
		if v.Bet == 0 {
			c.press("raise")
		} else {
			c.press("call")
		}
	}
}

// doubt doubts the word of a seat, if there is a showdown in which it can be.
func (c *table) doubt(seat int) {
	c.t.Helper()
	if e := c.evening; e.Step() != cardgame.Table || e.Public().Phase != letters.Showdown || c.has("verdict-no") {
		return
	}
	c.press("doubt")
	if id := "doubt-" + string(rune('0'+seat)); c.has(id) {
		c.press(id)
	} else if c.sh.Shown != "" {
		c.press("doubt-not")
	}
}

// betweenHands is after so many hands, before the next deal.
func betweenHands(n int) func(e *cardgame.Evening) bool {
	return func(e *cardgame.Evening) bool {
		return len(e.Public().Hands) == n && e.Public().Phase == letters.Dealing
	}
}

// playTo plays until something is so.
func (c *table) playTo(what string, is func(e *cardgame.Evening) bool) {
	c.t.Helper()
	for range 4000 {
		if is(c.evening) {
			return
		}
		c.playOn()
	}
	c.t.Fatalf("it never comes to %s", what)
}

func looking(e *cardgame.Evening) bool { return e.Step() == cardgame.Looking }

func covered(e *cardgame.Evening) bool { return e.Step() == cardgame.Covered }

func at(phase letters.Phase) func(*cardgame.Evening) bool {
	return func(e *cardgame.Evening) bool { return e.Public().Phase == phase }
}
