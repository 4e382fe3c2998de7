package browsertest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// best is the open cell that gets most, or the cheapest one to strike.
func best(st escalero.State, r *rand.Rand) (row, col, points int) {
	sheet, rules, turn := st.Sheet(st.Turn()), st.Rules(), st.Last()
	most := -1
	for c := range rules.Columns {
		for i, x := range rules.Rows {
			if !sheet.Open(rules, c, i) {
				continue
			}
			if n := x.Points(turn.Dice.Hand(), turn.Served)*10 + r.IntN(10); n > most {
				most, row, col, points = n, i, c, n/10
			}
		}
	}
	return row, col, points
}

// writes taps the best cell for what was seen, writes it or strikes it, and waits until that is said.
func (p player) writes(s seen, r *rand.Rand) seen {
	p.t.Helper()
	row, col, points := best(s.state(p.t), r)
	if p.is(`document.querySelector(".moment")`) { // once in twenty games a grande is served, which lies over the sheet
		p.touch(".moment .loud")
		p.seen("the sheet again", `!document.querySelector(".moment")`)
	}
	p.touch(fmt.Sprintf("#cell-%d-%d", row, col))
	p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
	p.touch("#write")
	if points == 0 {
		p.seen("the question", `document.querySelector("dialog[open] #strike-yes")`)
		p.touch("#strike-yes")
	}
	return p.after("the entry", s)
}

// alike marks the largest group of dice, as the saved game marks those kept.
func alike(d dice.Throw) (keep string, n int) {
	h := d.Hand()
	face := dice.Face(1)
	for f := dice.Face(2); f <= 6; f++ {
		if h.Count(f) >= h.Count(face) {
			face = f
		}
	}
	for _, f := range d {
		if f == face {
			keep += "1"
			n++
		} else {
			keep += "0"
		}
	}
	return keep, n
}

// worthThrowing tells whether the turn goes on.
func worthThrowing(st escalero.State, r *rand.Rand, odds int) bool {
	_, n := alike(st.Now().Dice)
	return st.Now().Left() > 0 && n < 4 && r.IntN(odds) > 0
}

// The first thing anybody does: open the address on a phone, start Escalero for two, play its first turns, and its last;
// lose the network among them and the tab in the middle of a turn and between two.
func TestAGameByTouch(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	r := rand.New(rand.NewPCG(1, 1))
	p.open("/")
	p.touch(`a[href$="/new?game=escalero"]`)
	p.waitFor(`document.querySelector("#name-0")`)
	for i, name := range []string{"Mitzi", "Poldi"} {
		p.touch(fmt.Sprintf("#name-%d", i))
		p.waitFor(fmt.Sprintf(`document.activeElement.id === "name-%d"`, i))
		p.key(name)
	}
	p.touch("#start")
	s := p.rolls(2)
	p.keptOffline()
	for turn := 1; turn <= 60; turn++ {
		if turn == 8 {
			turn = 55
			p.sitDown(leaving(t, "escalero\nparty Mitzi\nparty Poldi\n", 6))
		}
		s = p.seen("the throw button", `document.querySelector("button#throw") && !document.querySelector("#dialog")`)
		if s.Height > s.Window {
			t.Errorf("turn %d: the table is %d high", turn, s.Height)
		}
		p.touch("#throw")
		s = p.after("the throw", s)
		if turn == 55 {
			p.offline()
		}
		interrupted := turn != 4 && turn != 57 // in these the tab dies in the middle of the turn
		for !interrupted || worthThrowing(s.state(t), r, 3) {
			keep, _ := alike(s.state(t).Now().Dice)
			for i := range keep {
				if s.Kept[i] != keep[i] {
					p.touch(fmt.Sprintf("#die-%d", i+1))
					s = p.seen("the die tapped", fmt.Sprintf(`play.state().kept[%d] === "%c" && document.querySelector("#die-%d[aria-pressed=%t]")`, i, keep[i], i+1, keep[i] == '1'))
				}
			}
			if !interrupted {
				p.lose(&s)
				interrupted = true
				continue
			}
			p.touch("#throw")
			s = p.after("another throw", s)
		}
		if s.Height > s.Window {
			t.Errorf("turn %d: the table is %d high with dice on it", turn, s.Height)
		}
		s = p.writes(s, r)
		if turn == 6 || turn == 58 {
			p.lose(&s)
		}
	}
	s = p.figures()
	if got := s.state(t); !got.Over() || got.Round() != 30 {
		t.Errorf("over %v in round %d", got.Over(), got.Round())
	}
	p.nothingWrong()
	p.settles(s)
	p.axe()
}

// rolls throws a die for each party, and again while they are level, and goes to the table.
func (p player) rolls(parties int) (s seen) {
	p.t.Helper()
	for i := 1; ; i = i%parties + 1 {
		s = p.seen("the roll for the start", `document.querySelector("dialog[open] :is(#roll-all, #roll-go)")`)
		if p.is(`document.querySelector("#roll-go")`) {
			p.touch("#roll-go")
			return s
		}
		if id := fmt.Sprintf("#roll-%d", i); p.is(`document.querySelector("` + id + `")`) {
			dice := `document.querySelectorAll(".rolled .cube").length`
			var many int
			p.eval(dice, &many)
			p.touch(id)
			p.seen("the die", fmt.Sprintf("%s > %d", dice, many))
		}
	}
}

// lose kills the tab, opens the table again and fails unless everything is where it was.
func (p player) lose(s *seen) {
	p.t.Helper()
	p.killTab()
	p.open("/table")
	p.mine()
	again := p.seen("the table after the kill", `document.querySelector("#main .table") && !document.querySelector(".notices .notice")`)
	if again.Record != s.Record || again.Kept != s.Kept {
		p.t.Fatalf("kept %s of\n%s\ncame back as %s of\n%s", s.Kept, s.Record, again.Kept, again.Record)
	}
	*s = again
}

// mine waits until the browser has given the game to this tab: the lock of one that died may live a
// little longer than it.
func (p player) mine() {
	p.t.Helper()
	var ours bool
	p.eval(`(async () => {
		for (let end = Date.now() + 30000; Date.now() < end; await new Promise(done => setTimeout(done, 20))) {
			const { held, pending } = await navigator.locks.query(), ours = l => l.name.endsWith("serviert:game");
			if (held.some(ours) && !pending.some(ours)) return true;
		}
		return false;
	})()`, &ours)
	if !ours {
		p.t.Fatal("another tab keeps the game")
	}
}

// brings writes the cell chosen in a row of the first column, as write does it, and tells what there
// is then; the row must have brought whoever's entry it was so many points.
func (p player) brings(s seen, row, points int, write func()) seen {
	p.t.Helper()
	writer := s.state(p.t).Writer()
	p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-0[aria-pressed=true]")`, row))
	write()
	s = p.after("the entry", s)
	if got := s.state(p.t).Sheet(writer)[0][row].Points; got != points {
		p.t.Errorf("row %d brings %d points, want %d", row, got, points)
	}
	return s
}

// strokes presses a key and tells what there is once a condition holds; the focus must be somewhere
// and be seen.
func (p player) strokes(key, what, condition string) seen {
	p.t.Helper()
	p.key(key)
	s := p.seen(what+" after "+key, condition+` && document.activeElement !== document.body`)
	if !s.Visible {
		p.t.Errorf("after %s the focus on %s is not to be seen", key, s.Focus)
	}
	return s
}

// Such a game without ever touching the screen.
func TestAGameByKeys(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	r := rand.New(rand.NewPCG(2, 2))
	p.open("/")
	p.tabTo("the way to a new game", `document.activeElement.matches("a[href$='/new?game=escalero']")`)
	p.key("Enter")
	p.waitFor(`document.querySelector("#name-0") && document.activeElement.id === "title"`)
	for i, name := range []string{"Ann", "Ben"} {
		p.tabTo("the name", fmt.Sprintf(`document.activeElement.id === "name-%d"`, i))
		p.key(name)
	}
	p.tabTo("the start", `document.activeElement.id === "start"`)
	p.key("Enter")
	s := p.seen("the roll", `document.activeElement.closest("dialog[open]")`)
	p.key("Escape")
	s = p.seen("the table", `!document.querySelector("#dialog") && document.activeElement.id === "throw"`)
	for turn := 1; turn <= 60; turn++ {
		if turn == 7 {
			turn = 57
			p.sitDown(leaving(t, "escalero\nparty Ann\nparty Ben\n", 4))
			p.key("Tab")
			p.tabTo("the cup", `document.activeElement.id === "throw"`)
			s = p.seen("the cup", "true")
		}
		before := s
		s = p.strokes("r", "a throw", fmt.Sprintf(`play.state().record !== %q && play.state().said.trim()`, before.Record))
		if s.Lang != "en" || strings.TrimSpace(s.Said) == "" {
			t.Fatalf("said %q in %s", s.Said, s.Lang)
		}
		for worthThrowing(s.state(t), r, 2) {
			keep, _ := alike(s.state(t).Now().Dice)
			for i := range keep {
				if s.Kept[i] != keep[i] {
					s = p.strokes(fmt.Sprint(i+1), "a die kept or let go", fmt.Sprintf(`play.state().kept[%d] === "%c"`, i, keep[i]))
				}
			}
			before = s
			s = p.strokes("R", "another throw", fmt.Sprintf(`play.state().record !== %q`, before.Record))
		}
		row, col, points := best(s.state(t), r)
		if !strings.HasPrefix(s.Focus, "cell-") {
			p.seen("what the dice score", `document.querySelector("#pad button.entry[tabindex='0']")`) // it comes with the next picture
			// The pad stands before the dice.
			for range 8 {
				if s = p.strokes("Shift+Tab", "somewhere", "true"); strings.HasPrefix(s.Focus, "cell-") {
					break
				}
			}
		}
		s = p.walk(s, row, col)
		before = s
		s = p.strokes("Enter", "the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
		p.key([]string{"w", "Enter"}[turn%2]) // both write
		if points == 0 {
			s = p.seen("the question", `document.activeElement.closest("dialog[open]")`)
			if turn%3 == 0 {
				s = p.strokes("Escape", "the cell again", fmt.Sprintf(`!document.querySelector("#dialog") && document.activeElement.id === "cell-%d-%d"`, row, col))
				if s.Record != before.Record {
					t.Fatal("Escape struck")
				}
				p.key("w")
				p.seen("the question again", `document.activeElement.closest("dialog[open]")`)
			}
			p.tabTo("the yes", `document.activeElement.id === "strike-yes"`)
			p.key("Enter")
		}
		if turn == 60 {
			break
		}
		s = p.seen("the entry", fmt.Sprintf(`play.state().record !== %q && !document.querySelector("#dialog") && document.activeElement.id === "throw"`, before.Record))
		if turn == 5 {
			s = p.strokes("z", "the entry taken back", fmt.Sprintf(`play.state().record === %q`, before.Record))
			p.seen("the table", `document.activeElement !== document.body`)
			s = p.walk(p.toCell(), row, col)
			p.key("Enter")
			p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
			p.key("w")
			if points == 0 {
				p.tabTo("the yes", `document.activeElement.id === "strike-yes"`)
				p.key("Enter")
			}
			s = p.seen("the entry again", fmt.Sprintf(`play.state().record !== %q && document.activeElement.id === "throw"`, before.Record))
		}
	}
	s = p.figuresByKey()
	p.nothingWrong()
	p.settles(s)
}

// figuresByKey goes on from the end of the game to its settlement.
func (p player) figuresByKey() seen {
	p.t.Helper()
	p.seen("the end", `document.querySelector("#main .end") && document.activeElement.id === "title"`)
	p.tabTo("the figures", `document.activeElement.id === "figures"`)
	p.key("Enter")
	return p.seen("the settlement", `document.querySelector("#main .settle") && document.activeElement.id === "title"`)
}

// toCell tabs backwards until the focus is on the pad.
func (p player) toCell() (s seen) {
	p.t.Helper()
	for range 10 {
		if s = p.seen("the focus", "true"); strings.HasPrefix(s.Focus, "cell-") {
			return s
		}
		p.key("Shift+Tab")
	}
	p.t.Fatalf("the pad cannot be reached; the focus is on %s", s.Focus)
	return s
}

// tabTo presses Tab until a condition on the focus holds.
func (p player) tabTo(what, condition string) {
	p.t.Helper()
	for range 60 {
		var there bool
		p.eval(condition, &there)
		if there {
			return
		}
		p.key("Tab")
	}
	p.t.Fatalf("Tab never comes to %s; the focus is on %s", what, p.seen("it", "true").Focus)
}

// walk goes over the pad by arrow keys: to the row first, then along it.
func (p player) walk(s seen, row, col int) seen {
	p.t.Helper()
	for range 40 {
		var r, c int
		if n, _ := fmt.Sscanf(s.Focus, "cell-%d-%d", &r, &c); n != 2 {
			p.t.Fatalf("the focus has left the pad for %s", s.Focus)
		}
		key := ""
		switch {
		case r < row:
			key = "ArrowDown"
		case r > row:
			key = "ArrowUp"
		case c < col:
			key = "ArrowRight"
		case c > col:
			key = "ArrowLeft"
		default:
			return s
		}
		s = p.strokes(key, "another cell", fmt.Sprintf(`document.activeElement.id !== %q && document.activeElement.id.startsWith("cell-")`, s.Focus))
	}
	p.t.Fatalf("the arrows do not come to cell-%d-%d", row, col)
	return s
}
