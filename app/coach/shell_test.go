package coach

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// table is the table of the game in play.
type table struct {
	desk   dicegame.Desk
	hidden bool
}

func (t *table) Desk() *dicegame.Desk { return &t.desk }
func (t *table) Open() bool           { return !t.hidden }

// tab stands in for the browser; its chance is the same in every run.
type tab struct {
	chance  *rand.Rand
	turned  bool
	focused string
	today   int
	shared  []string
}

func (p *tab) Millis() int64                        { return 1e12 }
func (p *tab) Precise() float64                     { return float64(time.Now().UnixMicro()) / 1000 }
func (p *tab) DayAndTime(ms int64, _ string) string { return fmt.Sprint(ms) }
func (p *tab) PadView() (turned, whole bool)        { return p.turned, false }
func (p *tab) FocusedID() string                    { return p.focused }
func (p *tab) Today() int                           { return p.today }
func (p *tab) Share(_, text, _ string, then func(i18n.Sent)) {
	p.shared = append(p.shared, text)
	then("copied")
}
func (p *tab) Below(n int) int { return p.chance.IntN(n) }

// clock is that of a host, on which nothing is called later.
type clock struct{}

func (clock) Live() bool                  { return false }
func (clock) After(time.Duration, func()) {}
func (clock) Drawn(func())                {}
func (clock) Seen(func())                 {}

// bench is a room with all that it touches.
type bench struct {
	*Room
	t     *testing.T
	shell *uitest.Shell
	kept  browser.Memory
	tab   *tab
	at    *table
	own   *solver.Brain
	page  *browser.Page // whose mind is asked
	began int           // games put on the table
}

func newBench(t *testing.T) *bench {
	b := &bench{t: t, shell: uitest.NewShell("", ""), kept: browser.Memory{}, at: &table{}, page: &browser.Page{}}
	b.tab = &tab{chance: rand.New(rand.NewPCG(1, 2)), today: 20779}
	disk := store.NewDisk(b.kept, browser.Paper{}, &browser.Page{})
	mind := thinking.New(b.page, func() {})
	b.Room = New(b.shell, clock{}, mind, store.NewGames(disk, browser.Boxes(nil), b.tab), disk, b.tab)
	b.Verdict() // as the program does that has the pages
	b.Sit(b.at, func() { b.began++ })
	return b
}

// brain is one to check by what the coach says.
func (b *bench) brain(st escalero.State) *solver.Brain {
	if b.own == nil || !b.own.Fits(st) {
		b.own = solver.NewBrain(st)
	}
	return b.own
}

// speak chooses a language.
func (b *bench) speak(lang string) { b.shell.Set.Language = lang }

// open shows the page at an address.
func (b *bench) open(address string) {
	b.shell.Go(address)
	for _, p := range b.Pages() {
		if p.Path == b.shell.At {
			p.Open()
			return
		}
	}
	b.t.Fatal(address)
}

// shown is the page that is open.
func (b *bench) shown() app.UI {
	for _, p := range b.Pages() {
		if p.Path == b.shell.At {
			return p.Body()
		}
	}
	b.t.Fatal(b.shell.At)
	return nil
}

// box is the dialog that is open.
func (b *bench) box() app.UI {
	for _, d := range []ui.Dialog{b.Advice(), b.Verdict()} {
		if d.Name == b.shell.Shown {
			return app.Div().Body(d.Body()...)
		}
	}
	b.t.Fatalf("dialog %q", b.shell.Shown)
	return nil
}

// key presses a key on the page that is open.
func (b *bench) key(key, on string) bool {
	for _, p := range b.Pages() {
		if p.Path == b.shell.At {
			return p.Key(key, false, on)
		}
	}
	return false
}

// sound is the HTML of a drawing in which nothing is empty or unfilled; it
// draws twice, and nothing may have changed.
func (b *bench) sound(draw func() app.UI) string {
	b.t.Helper()
	state, kept := b.state(), maps.Clone(b.kept)
	html := uitest.HTML(draw())
	uitest.Sound(b.t, b.shell.At+b.shell.Shown, html)
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
	text := fmt.Sprintf("%+v %+v %+v %+v %+v %s %+v", b.advice, b.mistakes, b.practice, b.today, b.throws, b.whose, *b.shell)
	if b.review != nil {
		text += fmt.Sprintf("%+v", *b.review)
	}
	if q := b.practice.quiz; q != nil {
		text += fmt.Sprintf("%+v %v", *q, q.desk.Game.Kept)
	}
	return text
}

// recorded is the game of a record.
func recorded(t *testing.T, text string) *dicegame.Game {
	t.Helper()
	return gametest.Recorded(t, text, "1", "1", 1)
}
