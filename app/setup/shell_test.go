package setup

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/dice"
	"serviert/engine/escalero/thought"
)

// tab stands in for the browser.
type tab struct {
	Focused string // the ID of the focused element
	chance  *rand.Rand
	fields  map[string]string // what stands in them
}

func (b *tab) Millis() int64          { return 1_800_000_000_000 }
func (b *tab) Below(n int) int        { return b.chance.IntN(n) }
func (b *tab) Value(id string) string { return b.fields[id] }
func (b *tab) FocusedID() string      { return b.Focused }
func (b *tab) Readdress(string)       {}
func (b *tab) Faces(n int) []dice.Face {
	list := make([]dice.Face, n)
	for i := range list {
		list[i] = dice.Face(b.Below(6) + 1)
	}
	return list
}

// levels are computer players as the solver names them.
var levels = []string{"beginner", "casual", "strong", "best"}

// at is a room with everything around it.
type at struct {
	*Room
	t      *testing.T
	shell  *uitest.Shell
	memory browser.Memory
	tab    *tab

	begun int    // how many games
	warm  []bool // what was asked of WarmUp
}

// over makes the room of a tab with that storage, not opened yet.
func over(t *testing.T, memory browser.Memory) *at {
	a := &at{t: t, shell: uitest.NewShell("de", "/new"), memory: memory, tab: &tab{chance: rand.New(rand.NewPCG(1, 2))}}
	disk := store.NewDisk(memory, browser.Paper{}, &browser.Page{})
	a.Room = New(a.shell, a.tab, store.NewGames(disk, browser.Boxes(nil), a.tab), disk, Others{
		Levels: levels,
		WarmUp: func(name string, _ func() thought.Position) { a.warm = append(a.warm, name != "") },
		Mark:   func(string) app.UI { return nil },
		Begun:  func() { a.begun++ },
	})
	return a
}

// opened is the page opened at an address with that query.
func opened(t *testing.T, memory browser.Memory, query string) *at {
	a := over(t, memory)
	a.visit(query)
	return a
}

func (a *at) visit(query string) {
	a.shell.Asked = query
	a.Page().Open()
}

// drafted is an opened page with these players.
func drafted(t *testing.T, names ...string) *at {
	a := opened(t, browser.Memory{}, "")
	for len(names) > a.draft.count {
		a.press("more")
	}
	for i, n := range names {
		a.typeIn(fmt.Sprint("name-", i), n)
	}
	return a
}

// html is the page as the browser gets it.
func (a *at) html() string { return uitest.HTML(a.page()) }

func (a *at) page() app.UI            { return a.Page().Body() }
func (a *at) press(id string)         { a.t.Helper(); uitest.Press(a.t, a.page(), id) }
func (a *at) typeIn(id, text string)  { a.t.Helper(); uitest.Type(a.t, a.page(), id, text) }
func (a *at) choose(id, value string) { a.t.Helper(); uitest.Type(a.t, a.page(), id+"-"+value, value) }

// stored is all that is stored.
func (a *at) stored() string {
	var text string
	for _, key := range slices.Sorted(maps.Keys(a.memory)) {
		text += key + "=" + a.memory[key] + "\n"
	}
	return text
}
