//go:build !js

package history

import (
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// others stand in for the card game and the table.
type others struct {
	sh      *uitest.Shell
	games   *store.Games
	evening []app.UI           // the history of the card game
	brought []dicegame.Brought // evenings of cards
	problem *dicegame.Problem  // what is wrong with them
	shared  []*dicegame.Game   // that were to go to other people
	drawn   []*dicegame.Game   // whose picture was
	begun   int                // games that came onto the table
	before  string             // what was said before the last of them
}

func (o *others) History() []app.UI { return o.evening }

func (o *others) Bring(b dicegame.Brought, told func(*dicegame.Problem)) {
	o.brought = append(o.brought, b)
	told(o.problem)
}

func (o *others) Open(g *dicegame.Game) { o.shared = append(o.shared, g) }

func (o *others) Picture(g *dicegame.Game) { o.drawn = append(o.drawn, g) }

func (o *others) Begun() {
	o.begun, o.before = o.begun+1, o.sh.Said
	o.sh.Visit("/table")
}
func (o *others) TakeBack() {
	o.games.TakeBack()
	o.sh.Visit("/table")
}

// at is a room with everything around it.
type at struct {
	*Room
	t      testing.TB
	shell  *uitest.Shell
	tab    *browser.Page
	others *others
	memory browser.Memory
	room   browser.Boxes // where finished games lie, nil for the storage

	unsaved [2]int // games and evenings of cards in no backup, where it is time for one
}

// over is the room of a tab with that storage.
func over(t testing.TB, memory browser.Memory) *at { return above(t, memory, nil) }

// above is the room of a tab with that storage and that shelf.
func above(t testing.TB, memory browser.Memory, room browser.Boxes) *at {
	a := &at{t: t, shell: uitest.NewShell("de", "/games"), others: &others{}, memory: memory, room: room}
	a.others.sh = a.shell
	a.tab = &browser.Page{Disk: memory, Now: 5000, Fields: map[string]string{}}
	disk := store.NewDisk(memory, browser.Paper{}, &browser.Page{})
	games := store.NewGames(disk, room, a.tab)
	a.others.games = games
	a.Room = New(a.shell, a.tab, games, disk, Others{
		Cards: a.others, Begun: a.others.Begun, TakeBack: a.others.TakeBack, Share: a.others.Open, Picture: a.others.Picture,
		Change:  func(f func(*settings.Settings)) { f(&a.shell.Set) },
		Unsaved: func() (int, int) { return a.unsaved[0], a.unsaved[1] },
	})
	return a
}

// seeded is a room with two finished games of an evening and an interrupted
// one.
func seeded(t testing.TB) *at {
	a := over(t, browser.Memory{})
	base, _ := escalero.Preset("escalero")
	base.Stake = escalero.Stake{Cents: 10, Currency: "EUR"}
	for i, g := range []*dicegame.Game{gametest.Filled(base, 0, 1), gametest.Filled(base, 1, 0, 2)} {
		g.ID, g.Evening, g.Started, g.Ended = []string{"1", "2"}[i], "1", int64(1000+i), int64(2000+i)
		a.games.AddDone(g)
	}
	g := gametest.Begun(base, 2)
	if err := g.Apply(escalero.Action{Kind: escalero.Points, Row: "6", Col: 3, Points: 24}); err != nil {
		t.Fatal(err)
	}
	g.ID, g.Evening, g.Started = "3", "3", 3000
	a.games.AddParked(g)
	return a
}

// running puts a game onto the table.
func (a *at) running(id string, players int) *dicegame.Game {
	base, _ := escalero.Preset("escalero")
	g := gametest.Begun(base, players)
	g.ID, g.Evening = id, id
	a.games.Take(g)
	return g
}

// again is the room after the app has started anew.
func (a *at) again() *at { return above(a.t, a.memory, a.room) }

// visit opens an address as the shell does.
func (a *at) visit(address string) {
	a.t.Helper()
	a.shell.Go(address)
	for _, p := range append(a.EndPages(), a.Pages()...) {
		if p.Path == a.shell.At && p.Open != nil {
			p.Open()
		}
	}
}

// page draws what stands at the address.
func (a *at) page() app.UI {
	a.t.Helper()
	for _, p := range append(a.EndPages(), a.Pages()...) {
		if p.Path == a.shell.At {
			return p.Body()
		}
	}
	a.t.Fatalf("no page at %s", a.shell.At)
	return nil
}

// show is the page in a language, as go-app prints it.
func (a *at) show(lang, address string) string {
	a.t.Helper()
	a.shell.Set.Language = lang
	a.visit(address)
	return uitest.HTML(a.page())
}

func (a *at) press(ids ...string) {
	a.t.Helper()
	for _, id := range ids {
		uitest.Press(a.t, a.page(), id)
	}
}

// read pastes a text and reads it in.
func (a *at) read(text string) {
	a.t.Helper()
	a.visit("/games")
	a.tab.Fields["paste"] = text
	a.press("read")
}
