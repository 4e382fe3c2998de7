package app

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// The whole of a turn by keys, each of which says something.
func TestATurnByKeys(t *testing.T) {
	s := tables[0].begun(t, memory{})
	press := func(key string) {
		t.Helper()
		before := s.said
		if !s.key(key, false, "") {
			t.Fatalf("%s means nothing", key)
		}
		if s.said == before {
			t.Errorf("%s: nothing new is said after %q", key, before)
		}
		sentence(t, key, s.said)
	}
	press("d")
	press("s")
	press("r")
	press("3")
	if !s.game.kept[2] {
		t.Error("3 did not keep the third die")
	}
	press("D")
	press("3")
	press("5")
	press("R")
	press("r")
	if s.game.state().Now().Left() != 0 {
		t.Fatalf("%d throws left", s.game.state().Now().Left())
	}
	if s.key("1", false, "") {
		t.Error("a die is kept though none is thrown any more")
	}
	before := s.game.Dice.String()
	s.key("r", false, "")
	if s.game.Dice.String() != before {
		t.Error("a fourth throw")
	}
	s.tap("1", 1)
	s.write(true)
	press("Z")
	before = s.said
	s.key("S", true, "")
	if s.said == before || !strings.Contains(s.said, "Bernd") {
		t.Errorf("Shift+S said %q", s.said)
	}
	if s.key("q", false, "") || s.key("Enter", false, "") || s.key("Tab", false, "") {
		t.Error("keys of the browser are taken")
	}
}

// W without a cell says that one has to be chosen: no key is silent.
func TestNoKeyIsSilent(t *testing.T) {
	s := tables[0].begun(t, memory{})
	for _, key := range []string{"w", "z"} {
		s.said = ""
		s.key(key, false, "")
		sentence(t, key, s.said)
	}
	s.throwNow()
	s.said = ""
	s.key("w", false, "")
	sentence(t, "w after a throw", s.said)
}

// With real dice on the table no key throws any in the app.
func TestKeysThrowNoDiceInBlockMode(t *testing.T) {
	s := tables[5].begun(t, memory{})
	s.key("r", false, "")
	if s.game.Match.Len() != 0 {
		t.Error("R threw dice in the app")
	}
}

// Keys do nothing behind a dialog, on other pages, or when the game is over.
func TestKeysOnlyAtTheTable(t *testing.T) {
	s := tables[0].begun(t, memory{})
	s.dialog = "menu"
	if s.key("r", false, "") || s.game.Match.Len() != 0 {
		t.Error("thrown behind a dialog")
	}
	s.dialog, s.path = "", "/rules"
	if s.key("r", false, "") || s.game.Match.Len() != 0 {
		t.Error("thrown while reading the rules")
	}
	s.path = "/table"
	s.game = nil
	if s.key("r", false, "") {
		t.Error("thrown without a game")
	}
}

// From any open cell the arrows lead to every other one, however the sheet
// has been filled: only one of them is a stop of the tab key.
func TestArrowsReachEveryOpenCell(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 5))
	for _, f := range []tableFor{tables[0], tables[5], tables[8], tables[11]} {
		for range 60 {
			s := f.begun(t, memory{})
			rules := s.game.Rules
			for range r.IntN(rules.Cells()) { // the same number of entries for both
				for range 2 {
					st := s.game.state()
					var open []escalero.Action
					for _, a := range st.Legal() {
						if a.Kind == escalero.Strike {
							open = append(open, a)
						}
					}
					must(t, s.act(open[r.IntN(len(open))]))
				}
			}
			if s.game.state().Over() {
				continue
			}
			s.throwNow()
			st := s.game.state()
			sheet := st.Sheet(st.Turn())
			open := map[[2]int]bool{}
			for col := range rules.Columns {
				for row := range rules.Rows {
					if sheet.Open(rules, col, row) {
						open[[2]int{row, col}] = true
					}
				}
			}
			row, col := s.cursor(s.game, st)
			reached, queue := map[[2]int]bool{{row, col}: true}, [][2]int{{row, col}}
			for len(queue) > 0 {
				at := queue[0]
				queue = queue[1:]
				if !open[at] {
					t.Fatalf("the arrows lead to %v, which is not open", at)
				}
				for _, key := range []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"} {
					s.table.atRow, s.table.atCol = at[0], at[1]
					s.key(key, false, cellID(at[0], at[1]))
					to := [2]int{s.table.atRow, s.table.atCol}
					if !reached[to] {
						reached[to] = true
						queue = append(queue, to)
					}
				}
			}
			if len(reached) != len(open) {
				t.Fatalf("%s: %d of %d open cells are reached from %d,%d: %v", f, len(reached), len(open), row, col, open)
			}
		}
	}
}

// Exactly one open cell can be reached by the tab key, and it is an open one.
func TestOneTabStopOnThePad(t *testing.T) {
	s := tables[0].begun(t, memory{})
	for range 20 {
		s.throwNow()
		text := html(pad(s.game, s.game.state()))
		stops := 0
		for _, id := range s.buttons() {
			if strings.HasPrefix(id, "cell-") {
				stops += strings.Count(tagOf(text, id), `tabindex="0"`)
			}
		}
		if stops != 1 {
			t.Fatalf("%d stops in\n%s", stops, s.game.Dice)
		}
		st := s.game.state()
		row, col := s.cursor(s.game, st)
		s.tap(s.game.Rules.Rows[row].Key, col+1)
		s.write(true)
	}
}

// tagOf is the tag that holds an id.
func tagOf(text, id string) string {
	i := strings.Index(text, fmt.Sprintf(`id="%s"`, id))
	from, to := strings.LastIndex(text[:i], "<"), i+strings.Index(text[i:], ">")
	return text[from:to]
}

// Real dice are typed by keys too: T, then what the dice count.
func TestRealDiceByKeys(t *testing.T) {
	s := tables[0].begun(t, memory{})
	if s.key("t", false, "") || s.key("6", false, "") || s.key("Backspace", false, "") {
		t.Error("real dice are typed though the app throws")
	}
	s.switchBlock()
	if s.key("3", false, "") {
		t.Error("a die is typed before T")
	}
	press := func(key string) {
		t.Helper()
		before := s.said
		if !s.key(key, false, "") {
			t.Fatalf("%s means nothing", key)
		}
		if key != "t" && s.said == before {
			t.Errorf("%s: nothing new is said after %q", key, before)
		}
		sentence(t, key, "key: "+s.said)
	}
	for _, key := range []string{"t", "6", "Backspace", "5", "6", "Backspace", "5", "5", "5"} {
		press(key)
	}
	if len(s.table.typing) != 4 {
		t.Fatalf("typed are %v", s.table.typing)
	}
	press("1")
	if got := s.game.state().Now().Dice; got != (dice.Throw{5, 5, 5, 5, 1}) {
		t.Errorf("typing gave %v", got)
	}
	if s.key("t", false, "") || s.table.typing != nil {
		t.Error("dice are typed while dice lie there")
	}
}
