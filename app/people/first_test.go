//go:build !js

package people

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/engine"
)

// played is a game played at random to its end.
func played(t testing.TB, g *dicegame.Game, seed uint64) *dicegame.Game {
	t.Helper()
	for r := rand.New(rand.NewPCG(seed, 5)); !g.Over(); {
		if err := g.Apply(gametest.Any(g, r)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// served is a game of one column in which the first party writes a served
// grande and the second one nothing.
func served(parties string) string {
	text := "escalero-single\n" + parties
	for _, row := range strings.Fields("1 2 3 4 5 6 S F P") {
		text += "strike " + row + " 1\nstrike " + row + " 1\n"
	}
	return text + "throw 66666\nwrite G 1\nstrike G 1\n"
}

// ends is a game that comes to its end at the table.
func (p *phone) ends(text string, at int64) *dicegame.Game {
	p.t.Helper()
	g := p.filed(text, at, "")
	p.games.Now = g
	p.shell.Confirmed = ""
	p.Finished()
	return g
}

// The first served grande is said at the end of its game, once and for all.
func TestAMilestoneIsSaidOnce(t *testing.T) {
	p := over(t, browser.Memory{})
	text := served("party Anna\nparty Bernd\n")
	p.ends(text, 1000)
	if p.shell.Confirmed != "Anna: Die erste servierte Grande." {
		t.Fatalf("said %q", p.shell.Confirmed)
	}
	silent := func(when string) {
		t.Helper()
		if p.shell.Confirmed != "" {
			t.Errorf("%s it is said again: %q", when, p.shell.Confirmed)
		}
	}
	p.shell.Confirmed = ""
	p.Finished()
	silent("when the settlement is opened again")
	p = p.again()
	p.ends(text, 1000)
	silent("after a new start")
	p.ends(text, 2000)
	silent("in the next game")
	p.games.Forget("1000")
	p.games.Forget("2000")
	p.ends(text, 3000)
	silent("after the first was deleted")
	if html := p.visit("/people?name=Anna"); !strings.Contains(html, "Die erste servierte Grande") || !strings.Contains(html, "/games?game=3000") {
		t.Error("the page does not have it")
	}
	if html := p.visit("/people?name=Bernd"); strings.Contains(html, "Grande") {
		t.Error("the other one has it too")
	}
}

// The tab that has the game says it, not one that watches.
func TestAWatchingTabSaysNoMilestone(t *testing.T) {
	p := over(t, browser.Memory{})
	p.games.Watching = true
	if p.ends(served("party Anna\nparty Bernd\n"), 1000); p.shell.Confirmed != "" || p.memory[store.KeyPeople] != "" {
		t.Errorf("said %q, stored %s", p.shell.Confirmed, p.memory[store.KeyPeople])
	}
}

// Who plays for the first time has a colour from the end of the game on. Computer
// players have none.
func TestNewcomersGetAColour(t *testing.T) {
	p := over(t, browser.Memory{})
	p.ends(beats("Anna", "Bernd", ""), 1000)
	p.ends(beats("Carl", "Anna", ""), 2000)
	p.ends(served("party Rosa\tcomputer strong\nparty Anna\n"), 3000)
	p = p.again()
	for name, has := range map[string]bool{"Anna": true, "Bernd": true, "Carl": true, "Rosa": false} {
		if (p.hue(name) != 0) != has {
			t.Errorf("the colour of %s is %d", name, p.hue(name))
		}
	}
}

// Whoever happens to lead when all stop early has beaten no master, and has no Head to remember;
// a served grande that was written is one. The next game that is played out counts.
func TestNoMilestoneByStopping(t *testing.T) {
	p := over(t, browser.Memory{})
	lead := strings.Repeat("throw 66666\nwrite GG %\nstrike 1 %\nstrike 1 %\n", 3)
	for col := range 3 {
		lead = strings.Replace(lead, "%", string(rune('1'+col)), 3)
	}
	p.ends("wuerfelpoker\nparty Anna\nparty Bernd\nparty Rosa\tcomputer best\n"+lead+"stop\n", 1000)
	if p.shell.Confirmed != "Anna: Die erste servierte Grande." {
		t.Errorf("said %q", p.shell.Confirmed)
	}
	if p.ends(single(t, "Anna", "Rosa\tcomputer best"), 2000); p.shell.Confirmed != "Anna: Der erste Sieg gegen den Meister." {
		t.Errorf("said %q of a game that was played out", p.shell.Confirmed)
	}
}

// Only who wins something, and more than the master, has beaten the master.
func TestWhoHasBeatenTheMaster(t *testing.T) {
	for _, c := range []struct {
		points []int
		want   bool
	}{
		{[]int{1, -1}, true}, {[]int{0, 0}, false},
		{[]int{0, -5, 5}, false}, {[]int{5, 5, -10}, false}, {[]int{4, -8, 4}, true},
	} {
		s := dicegame.Summary{Points: c.points, Names: [][]string{{"Anna"}, {"Poldi"}, {"Carl"}}[:len(c.points)], Levels: [][]string{{""}, {strongest}, {""}}}
		if beaten(&s, 0) != c.want {
			t.Errorf("with %v beaten: %t", c.points, !c.want)
		}
	}
}

// What somebody has done whose seat another took during a game is not counted for that
// one: neither for a person after a computer player nor the other way round.
func TestWhatAnotherHasDoneAtASeat(t *testing.T) {
	p := over(t, browser.Memory{})
	change := func(at int64, actions int, parties string, seats ...dicegame.Seat) *figures {
		t.Helper()
		g := gametest.Recorded(t, "serviert 1 "+served(parties), fmt.Sprint(at), fmt.Sprint(at), at)
		all := g.Match
		m, _, err := engine.Replay(all.At(0), all.Log()[:actions])
		if err != nil {
			t.Fatal(err)
		}
		g.Match = m
		if err := g.Reseat([]string{"", ""}, seats); err != nil {
			t.Fatal(err)
		}
		g.Match = all
		p.games.AddDone(g)
		p.games.Now, p.shell.Confirmed = g, ""
		p.Finished()
		return p.counted().find("Anna")
	}
	person, best := dicegame.Person, dicegame.Seat(strongest)
	// A computer player has served the grande, and the other one strikes what is left.
	f := change(1000, 20, "party Anna\tcomputer best\nparty Bernd\n", person, person)
	if p.shell.Confirmed != "" || f.games != 1 || f.won != 1 || f.entries != 0 || f.grandes != 0 || len(f.columns) != 0 || len(f.firsts) != 0 {
		t.Errorf("at the end of a computer player's game: said %q, %+v", p.shell.Confirmed, f)
	}
	// A master takes the seat for the last entry.
	f = change(2000, 20, "party Anna\nparty Bernd\n", person, best)
	if p.shell.Confirmed != "Anna: Die erste servierte Grande." || f.entries != 10 || f.grandes != 1 || len(f.firsts) != 1 {
		t.Errorf("against a master for one entry: said %q, %+v", p.shell.Confirmed, f)
	}
	if p.now.of[computer+strongest] != nil {
		t.Error("the game counts as one of the masters'")
	}
	// Before anything is played a change takes nothing away.
	if f = change(3000, 0, "party Anna\tcomputer best\nparty Bernd\n", person, best); f.entries != 20 || f.grandes != 2 || f.firsts[master].id != "3000" {
		t.Errorf("changed at the start: %+v", f)
	}
}

// What an earlier game has, played here before milestones were noted or brought
// in, is not a first any more; and never is it one of a computer player.
func TestAMilestoneOfAnEarlierGame(t *testing.T) {
	p := over(t, browser.Memory{})
	text := served("party Anna\nparty Bernd\n")
	p.filed(text, 500, "")
	p.ends(text, 1000)
	if p.shell.Confirmed != "" {
		t.Errorf("said %q", p.shell.Confirmed)
	}
	if f := p.counted().find("Anna"); f.firsts[grande].id != "500" || f.grandes != 2 {
		t.Errorf("%+v", f)
	}
	p.filed(text, 100, "")
	if f := p.counted().find("Anna"); f.firsts[grande].id != "100" {
		t.Errorf("after an earlier one came in: %+v", f.firsts)
	}
	p.ends(served("party Rosa\tcomputer strong\nparty Bernd\n"), 6000)
	if p.shell.Confirmed != "" {
		t.Errorf("said %q of a computer player", p.shell.Confirmed)
	}
}

// A restored backup brings what was said elsewhere.
func TestAMilestoneSaidElsewhere(t *testing.T) {
	p := over(t, browser.Memory{})
	p.disk.Save(store.KeyPeople, store.People{V: 1, List: []store.Person{{Name: "Anna", Hue: 2, Said: []string{grande}}}})
	p.ends(served("party Anna\nparty Bernd\n"), 1000)
	if p.shell.Confirmed != "" {
		t.Errorf("said %q", p.shell.Confirmed)
	}
}

// The other milestones: a Kopf, which only some rules have, and to beat the
// master, for partners both; two at once are one sentence after the other.
func TestMilestones(t *testing.T) {
	if list := levels(); strongest != list[len(list)-1] {
		t.Errorf("the strongest is %s", list[len(list)-1])
	}
	sweep := func(preset, parties string) string {
		text := preset + "\n" + parties
		for _, col := range []string{"1", "2", "3"} {
			for _, row := range strings.Fields("1 2 3 4 5 6 S F P G GG") {
				if preset == "escalero" && row == "GG" {
					continue
				}
				if row == "6" {
					text += "points 6 " + col + " 6\nstrike 6 " + col + "\n"
				} else {
					text += "strike " + row + " " + col + "\nstrike " + row + " " + col + "\n"
				}
			}
		}
		return text
	}
	for text, want := range map[string]string{
		sweep("wuerfelpoker", "party Anna\nparty Bernd\n"):                "Anna: Der erste Kopf.",
		sweep("escalero", "party Anna\nparty Bernd\n"):                    "",
		sweep("escalero", "party Anna\nparty Poldi\tcomputer best\n"):     "Anna: Der erste Sieg gegen den Meister.",
		sweep("escalero", "party Anna\nparty Poldi\tcomputer strong\n"):   "",
		sweep("wuerfelpoker", "party Anna\nparty Poldi\tcomputer best\n"): "Anna: Der erste Kopf. Anna: Der erste Sieg gegen den Meister.",
		sweep("wuerfelpoker", "party Rosa\tcomputer best\nparty Anna\n"):  "",
		served("party Rosa\tcomputer best\nparty Poldi\tcomputer best\n"): "",
		// Of a pair only who is a person, wherever in it.
		sweep("wuerfelpoker", "party Rosa + Anna\tcomputer strong -\nparty Bernd + Dora\n"): "Anna: Der erste Kopf.",
		sweep("wuerfelpoker", "party Anna + Rosa\tcomputer - strong\nparty Bernd + Dora\n"): "Anna: Der erste Kopf.",
	} {
		p := over(t, browser.Memory{})
		if p.ends(text, 1000); p.shell.Confirmed != want {
			t.Errorf("said %q, want %q after\n%s", p.shell.Confirmed, want, text[:60])
		}
	}
}

// What waits for its time after a game is said at once when the page goes to another program, and then not again.
func TestAMilestoneIsSaidOnLeaving(t *testing.T) {
	p := over(t, browser.Memory{})
	p.Room.timer = awake{}
	p.ends(served("party Anna\nparty Bernd\n"), 1000)
	if p.shell.Confirmed != "" {
		t.Fatalf("said at once: %q", p.shell.Confirmed)
	}
	p.Leaving()
	if p.shell.Confirmed != "Anna: Die erste servierte Grande." {
		t.Errorf("on leaving is said %q", p.shell.Confirmed)
	}
	p.shell.Confirmed = ""
	p.Leaving()
	if p.shell.Confirmed != "" {
		t.Errorf("it is said again: %q", p.shell.Confirmed)
	}
}
