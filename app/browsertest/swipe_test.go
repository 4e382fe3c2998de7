package browsertest

import (
	"slices"
	"strings"
	"testing"
)

// Who swipes through the table with a screen reader gets what a turn needs in the order in which it needs
// it: throw, the dice, the pad, write, wherever these lie on the screen.
func TestSwipingFollowsTheTurn(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(playScript+loadedDice))
	s := p.sitDown(twoPeople)
	order := func(want ...string) {
		t.Helper()
		var names []string
		var walk func(*branch)
		walk = func(x *branch) {
			switch {
			case x.Role == "grid":
				names = append(names, "pad")
				return
			case x.Role == "button":
				names = append(names, x.Name)
			}
			for _, k := range x.Kids {
				walk(k)
			}
		}
		walk(p.tells("main"))
		at := 0
		for _, name := range names {
			if at < len(want) && strings.Contains(name, want[at]) {
				at++
			}
		}
		if at < len(want) || slices.IndexFunc(names, func(n string) bool { return strings.Contains(n, want[0]) }) > 1 {
			t.Errorf("a reader comes by %q, wanted are %q in this order", names, want)
		}
	}
	order("5 Würfel werfen", "pad")
	p.falls("66612", s)
	p.touch("#die-1")
	p.touch("#die-2")
	p.seen("two dice kept", `document.querySelectorAll(".die[aria-pressed=true]").length === 2`)
	p.touch("#cell-5-0")
	p.seen("a chosen cell", `document.querySelector("#write")`)
	order("3 Würfel werfen", "Würfel 1", "Würfel 5", "pad", "eintragen, Asse")
	p.axe()
}
