//go:build !js

package play

import (
	"slices"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/engine/escalero"
)

// A throw, an entry and a served combination each have their sound, unless
// sounds are off.
func TestSounds(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	sounds := func(do func()) []string {
		a.page.Sounds = nil
		do()
		return a.page.Sounds
	}
	act := func(text string) func() { return func() { a.act(action(t, text)) } }
	for _, c := range []struct {
		do   string
		want []string
	}{
		{"throw 12345", []string{"throw", "served"}}, {"write S 1", []string{"write"}},
		{"throw 66612", []string{"throw"}}, {"keep 666 throw 66655", []string{"throw"}}, {"strike G 1", []string{"write"}},
		{"points 6 1 18", []string{"write"}},
	} {
		if got := sounds(act(c.do)); !slices.Equal(got, c.want) {
			t.Errorf("%s sounds %v, want %v", c.do, got, c.want)
		}
	}
	a.Set.Sound = false
	if got := sounds(act("throw 12345")); len(got) > 0 {
		t.Errorf("%v although sounds are off", got)
	}
}

// The phone vibrates for a kept die and a served combination, unless that is
// off.
func TestVibration(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	shakes := &shaking{Browser: a.Room.browser}
	a.Room.browser = shakes
	a.act(action(t, "throw 12345"))
	a.press("die-1")
	if !slices.Equal(shakes.ms, []int{30, 10}) {
		t.Errorf("vibrated for %v", shakes.ms)
	}
	a.Set.Vibration = false
	if a.press("die-1"); len(shakes.ms) != 2 {
		t.Error("vibrated although it is off")
	}
}

type shaking struct {
	Browser
	ms []int
}

func (s *shaking) Vibrate(ms int) { s.ms = append(s.ms, ms) }

// With the first finished game the browser is asked to keep the storage.
func TestStorageIsMadePersistent(t *testing.T) {
	a := tables[2].begun(t, browser.Memory{})
	if a.press("contra"); slices.Contains(a.page.Asked, "persist") {
		t.Error("asked in the middle of a game")
	}
	if a.press("concede"); !slices.Contains(a.page.Asked, "persist") {
		t.Error("not asked at the end of a game")
	}
}

// A press that comes late does not play for a computer player.
func TestNobodyPlaysForAComputer(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.games.Now.SetSeat(1, 0, "strong")
	a.act(escalero.Action{Kind: escalero.Throw})
	a.key("r", false, "")
	if n := a.games.Now.Match.Len(); n != 0 {
		t.Errorf("%d actions for a computer player", n)
	}
	must(t, a.games.Act(action(t, "throw 66612")))
	a.Press(dicegame.Press{Order: dicegame.KeepDie})
	a.Press(dicegame.Press{Order: dicegame.Tap, N: dicegame.CellN(5, 0)})
	a.Press(dicegame.Press{Order: dicegame.Enter})
	if a.games.Now.Kept[0] || a.games.Now.Match.Len() != 1 {
		t.Error("a die was kept or written for a computer player")
	}
}

// Of equal dice the very one that was marked stays where it is.
func TestTheMarkedDieStays(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	start := a.games.Now.Match
	for range 20 {
		a.games.Now.Match = start
		a.lay("66612")
		a.games.Mark([5]bool{2: true})
		a.press("throw")
		if d := a.state().Now().Dice; d[2] != 6 {
			t.Fatalf("the third die was kept, now they are %v", d)
		}
	}
}

// The dice for the start are shown once, before the first throw; other visits
// focus the throw button.
func TestOpeningIsShownOnce(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	a.Begun([]dicegame.Roll{{6, 2}})
	if a.Page().Open(); a.Shown != "opening" {
		t.Errorf("dialog %q", a.Shown)
	}
	if a.press("roll-go"); a.Shown != "" || a.Focused != "throw" {
		t.Errorf("dialog %q, focus %q", a.Shown, a.Focused)
	}
	a.press("throw")
	a.Focused = ""
	if a.Page().Open(); a.Shown != "" || a.Focused != "throw" {
		t.Errorf("dialog %q, focus %q", a.Shown, a.Focused)
	}
	a.games.Now = nil
	if a.Page().Open(); a.Visited != "/new" {
		t.Error("without a game there is nothing to do at the table")
	}
}

// Buttons of the room itself reach the coach and the menu.
func TestCoachAndMenu(t *testing.T) {
	a := tables[0].begun(t, browser.Memory{})
	asked := &asking{Coach: a.Room.coach}
	a.Room.coach = asked
	if a.press("coach"); asked.times != 1 || a.Shown != "" {
		t.Errorf("asked %d times, dialog %q", asked.times, a.Shown)
	}
	if a.key("h", false, ""); asked.times != 2 {
		t.Error("H does not ask the coach")
	}
	if a.press("menu"); a.Shown != "menu" {
		t.Errorf("dialog %q", a.Shown)
	}
	if a.press("menu-share"); a.shared != a.games.Now || a.Shown != "" {
		t.Error("the game was not shared")
	}
}

type asking struct {
	Coach
	times int
}

func (c *asking) MayAsk() bool { return true }
func (c *asking) Ask()         { c.times++ }

func action(t testing.TB, text string) escalero.Action {
	t.Helper()
	a, err := escalero.ParseAction(text)
	must(t, err)
	return a
}
