//go:build !js

package wordcoach

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

// tab stands in for the browser; its chance is the same in every run.
type tab struct {
	chance *rand.Rand
	today  int
	shared []string
}

func (p *tab) Below(n int) int { return p.chance.IntN(n) }
func (p *tab) Today() int      { return p.today }
func (p *tab) Share(_, text, _ string, then func(i18n.Sent)) {
	p.shared = append(p.shared, text)
	then("copied")
}

// shelf has the word lists, or not yet.
type shelf struct {
	t     *testing.T
	away  bool
	waits []func()
}

func (s *shelf) Await(_ string, then func()) {
	if s.away {
		s.waits = append(s.waits, then)
		return
	}
	then()
}

func (s *shelf) List(language string) *lexicon.List {
	if s.away {
		return nil
	}
	return listOf(s.t, language)
}

func (s *shelf) File(language string) []byte {
	file, err := words.File(language)
	if err != nil {
		s.t.Fatal(err)
	}
	return file
}

func (s *shelf) State(string) app.UI { return app.P().Text("the list is on its way") }

// come brings the lists.
func (s *shelf) come() {
	s.away = false
	for _, f := range s.waits {
		f()
	}
	s.waits = nil
}

var lists = map[string]*lexicon.List{"de": read("de"), "en": read("en")}

func read(language string) *lexicon.List {
	l, err := words.List(language)
	if err != nil {
		panic(err)
	}
	return l
}

func listOf(t *testing.T, language string) *lexicon.List {
	t.Helper()
	if lists[language] == nil {
		t.Fatal(language)
	}
	return lists[language]
}

// position is the position of the day beside the hand.
type position struct{ done bool }

func (d *position) RecallDaily()     {}
func (d *position) DailyWay() app.UI { return app.A().Href("/daily").Text("position") }
func (d *position) Answered() bool   { return d.done }

// clock keeps what is to be done later, where there is a page.
type clock struct {
	live  bool
	later []func()
}

func (c *clock) Live() bool                      { return c.live }
func (c *clock) After(_ time.Duration, f func()) { c.later = append(c.later, f) }
func (c *clock) Drawn(f func())                  { f() }
func (c *clock) Seen(f func())                   { f() }

// bench is a room with all that it touches.
type bench struct {
	*Room
	said  string // by the coach of a hand looked back at
	clock *clock
	t     *testing.T
	shell *uitest.Shell
	kept  browser.Memory
	tab   *tab
	shelf *shelf
	dice  *position

	browser *browser.Page
}

// best is the best word of those that everybody knows.
func (d *desk) best(hand letters.Cards) (letters.Cards, int) {
	return letters.Best(d.deck.Finder(d.list), hand, lexicon.Everyday)
}

func newBench(t *testing.T, lang string) *bench {
	return benchOn(t, lang, browser.Memory{}, 1)
}

func benchOn(t *testing.T, lang string, kept browser.Memory, seed uint64) *bench {
	b := &bench{t: t, shell: uitest.NewShell(lang, ""), kept: kept, shelf: &shelf{t: t}, dice: &position{}, clock: &clock{}}
	b.tab = &tab{chance: rand.New(rand.NewPCG(seed, 2)), today: 20779}
	disk := store.NewDisk(b.kept, browser.Paper{}, &browser.Page{})
	b.browser = &browser.Page{Luck: uitest.Luck(t)}
	b.Room = New(b.shell, b.clock, thinking.New(b.browser, func() {}), disk, b.tab, b.shelf, b.dice)
	return b
}

func (b *bench) page() ui.Page {
	for _, p := range append(b.Pages(), b.TodayPage()) {
		if p.Path == b.shell.At {
			return p
		}
	}
	b.t.Fatal(b.shell.At)
	return ui.Page{}
}

// open shows the page at an address.
func (b *bench) open(address string) {
	b.shell.Go(address)
	b.page().Open()
}

func (b *bench) press(id string) {
	b.t.Helper()
	uitest.Press(b.t, b.page().Body(), id)
}

func (b *bench) has(id string) bool { return uitest.Has(b.page().Body(), id) }

func (b *bench) enter(id, text string) {
	b.t.Helper()
	uitest.Type(b.t, b.page().Body(), id, text)
}

// html is the page that is open, in which nothing is empty or unfilled; drawing
// it twice changes nothing.
func (b *bench) html() string {
	b.t.Helper()
	return b.sound(b.page().Body)
}

func (b *bench) sound(draw func() app.UI) string {
	b.t.Helper()
	state, kept := b.state(), maps.Clone(b.kept)
	html := uitest.HTML(draw())
	uitest.Sound(b.t, b.shell.At, html)
	if again := uitest.HTML(draw()); again != html {
		b.t.Errorf("the second drawing differs: %s, %s", html, again)
	}
	if b.state() != state || !maps.Equal(b.kept, kept) {
		b.t.Error("drawing changes what is remembered")
	}
	return html
}

// state is all that the room remembers.
func (b *bench) state() string {
	return fmt.Sprintf("%+v %+v %+v %+v %+v", b.day, b.practice, b.day.desk, b.practice.desk, *b.shell)
}
