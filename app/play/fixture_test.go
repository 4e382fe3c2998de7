//go:build !js

package play

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/lesson"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// at is somebody at the table; it stands in for the app around it.
type at struct {
	*Room
	*uitest.Shell
	t      testing.TB
	page   *browser.Page
	disk   browser.Storage
	shared *dicegame.Game
}

// out notes which game was to be shared.
type out struct{ *at }

func (o out) Open(g *dicegame.Game) { o.shared = g }

func (a *at) Live() bool                  { return false }
func (a *at) After(time.Duration, func()) {}
func (a *at) Drawn(func())                {}
func (a *at) Seen(func())                 {}

// Say changes a sentence that is said again, as the app does.
func (a *at) Say(text string) {
	if text == a.Said {
		text += "\u00a0"
	}
	a.Said = text
}

func (a *at) MayAsk() bool    { return false }
func (a *at) Ask()            {}
func (a *at) Items() []app.UI { return nil }

// opened is a table that has read the disk, as a start of the app does.
func opened(t testing.TB, disk browser.Storage) *at {
	t.Helper()
	a := &at{t: t, Shell: uitest.NewShell("de", "/table"), page: &browser.Page{Disk: disk, Luck: uitest.Luck(t)}, disk: disk}
	kept := store.NewDisk(disk, browser.Paper{}, &browser.Page{})
	games := store.NewGames(kept, browser.Boxes(nil), a.page)
	mind := thinking.New(a.page, a.Refresh)
	a.Room = New(a, a, a.page, games, kept, mind, a, out{a})
	a.known = []string{lesson.All}
	return a
}

// tableFor is a set-up to test with.
type tableFor struct{ gametest.Kind }

func (f tableFor) begun(t testing.TB, disk browser.Storage) *at {
	t.Helper()
	a := opened(t, disk)
	must(t, a.games.Start(f.Setup(t), "", f.Block))
	a.Begun()
	return a
}

// tables are games of every kind the table can show.
var tables = func() (list []tableFor) {
	for _, k := range gametest.Kinds() {
		list = append(list, tableFor{k})
	}
	return list
}()

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// state is the position.
func (a *at) state() escalero.State { return a.games.Now.State() }

// shown is what can be pressed now: the dialog where one is open, else the
// table.
func (a *at) shown() app.UI {
	if a.Shown == "" {
		return a.Page().Body()
	}
	for _, d := range a.Dialogs() {
		if d.Name == a.Shown {
			return app.Div().Body(d.Body()...)
		}
	}
	a.t.Fatalf("no dialog %q", a.Shown)
	return nil
}

func (a *at) html() string { return uitest.HTML(a.shown()) }

// press does what the button of that id does, by its real handler.
func (a *at) press(id string) {
	a.t.Helper()
	uitest.Press(a.t, a.shown(), id)
}

func (a *at) pressAll(ids ...string) {
	a.t.Helper()
	for _, id := range ids {
		a.press(id)
	}
}

// lay makes a throw of the given dice without chance.
func (a *at) lay(text string) {
	a.t.Helper()
	d, err := dice.ParseThrow(text)
	must(a.t, err)
	if !a.apply(escalero.Action{Kind: escalero.Throw, Dice: d}) {
		a.t.Fatal("no throw is possible")
	}
}

// enterInto chooses a cell, writes it, and confirms a strike.
func (a *at) enterInto(row, col int) {
	a.t.Helper()
	a.pressAll(dicegame.CellID(row, col), "write")
	if a.Shown == "strike" {
		a.press("strike-yes")
	}
}

// snapshot is everything that a press can change.
func (a *at) snapshot() string {
	d := a.desk
	d.Game = nil
	return fmt.Sprintf("%s %v %v %#v %q %q %v %v", a.games.Now.Dice, a.games.Now.Kept, a.games.Now.Block, d, a.Shown, a.Said, a.known, a.wrong)
}

// play presses buttons at random until the game is over; after is called after
// each press.
func (a *at) play(r *rand.Rand, after func(pressed string)) {
	a.t.Helper()
	for presses := 0; !a.games.Now.Over(); presses++ {
		if presses > 5000 {
			a.t.Fatalf("no end in sight:\n%s", a.games.Now.Dice)
		}
		if pressed := a.pressAny(r); pressed != "" && after != nil {
			after(pressed)
		}
	}
}

// pressAny presses a button that is on offer, "" where chance chose none.
func (a *at) pressAny(r *rand.Rand) (pressed string) {
	a.t.Helper()
	if r.IntN(90) == 0 && a.Shown == "" && !a.state().Now().Begun() && a.state().Asked() == 0 {
		a.pressAll("menu", "menu-block")
		return "menu-block"
	}
	all := uitest.Enabled(a.shown())
	ids := slices.DeleteFunc(slices.Clone(all), func(id string) bool {
		name, _, _ := strings.Cut(id, "-")
		odds, rare := map[string]int{"menu": 1e9, "concede": 8, "contra": 6, "back": 4, "die": 3, "typed": 3, "result": 3, "compare": 3, "hint": 3}[name]
		return rare && r.IntN(odds) > 0
	})
	if i := slices.Index(ids, "write"); i >= 0 && r.IntN(2) > 0 {
		ids = ids[i : i+1]
	}
	if len(ids) == 0 {
		if slices.Equal(all, []string{"menu"}) {
			a.t.Fatalf("nothing can be pressed after\n%s", a.games.Now.Dice)
		}
		return ""
	}
	id := ids[r.IntN(len(ids))]
	before := a.snapshot()
	a.press(id)
	// The card of the result that is chosen already may be pressed in vain.
	if a.snapshot() == before && !strings.HasPrefix(id, "result-") {
		a.t.Fatalf("%s did nothing in\n%s", id, before)
	}
	return id
}

// reread starts the app afresh from the same disk and fails the test unless it
// finds the same game in the same place.
func (a *at) reread(when string) {
	a.t.Helper()
	disk := store.NewDisk(a.disk, browser.Paper{}, &browser.Page{})
	again := store.NewGames(disk, browser.Boxes(nil), a.page)
	if len(disk.Broken()) > 0 {
		a.t.Fatalf("after %s the save cannot be read: %+v", when, disk.Broken())
	}
	if again.Now == nil {
		a.t.Fatalf("after %s there is no game", when)
	}
	was, is := a.games.Now, again.Now
	if !reflect.DeepEqual(was.State(), is.State()) || was.Saved() != is.Saved() {
		a.t.Fatalf("after %s:\n%+v\ncame back as\n%+v", when, was.Saved(), is.Saved())
	}
	if was.Match.CanUndo() != is.Match.CanUndo() {
		a.t.Fatalf("after %s: CanUndo was %v", when, was.Match.CanUndo())
	}
	if was.Ended != 0 && (again.Finished(was.ID) == nil || again.Done()[0].Print != was.Fingerprint()) {
		a.t.Fatalf("after %s: the finished game is not among the finished ones", when)
	}
}

// rereading checks the disk after each press. Where nothing has been written
// the disk was right before, and has only to be so still.
func (a *at) rereading() func(pressed string) {
	seen := ""
	return func(pressed string) {
		a.t.Helper()
		stored, _ := a.disk.Get(store.KeyGame)
		marks, _ := a.disk.Get(store.KeyKept)
		want := a.games.Now.Saved()
		var have dicegame.Saved
		must(a.t, json.Unmarshal([]byte(stored), &have))
		have.Kept, want.Kept = "", "" // stored beside it
		if have != want {
			a.t.Fatalf("after %s %+v is stored for\n%+v", pressed, have, want)
		}
		if stored+marks != seen {
			a.reread(pressed)
			seen = stored + marks
		}
	}
}
