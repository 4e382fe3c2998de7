package browsertest

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// enter presses Tab, or Shift+Tab with back, until an element has the focus, and then Enter.
func (p player) enter(id string, back bool) {
	p.t.Helper()
	p.reach(id, back)
	p.key("Enter")
}

// reach brings the focus to an element by Tab alone.
func (p player) reach(id string, back bool) {
	p.t.Helper()
	key := "Tab"
	if back {
		key = "Shift+Tab"
	}
	for range 30 {
		s := p.seen("the focus", "true")
		if s.Focus == id {
			if !s.Visible {
				p.t.Errorf("the focus on %s is not to be seen", id)
			}
			return
		}
		p.key(key)
	}
	p.t.Fatalf("%s never comes to %s; the focus is on %s", key, id, p.seen("it", "true").Focus)
}

// Real dice by keys alone: a cell and its points, a strike, an entry taken back, five dice typed by
// their buttons and by their numbers, served and not. The rest of the game is the page's own player's.
func TestBlockModeByKeys(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero-single\noption double-grande on\nparty Anna\nparty Bernd\n", "block")
	p.reach("cell-0-0", false)
	s := p.walk(p.seen("the pad", `document.activeElement.id === "cell-0-0"`), 7, 0)
	p.key("Enter")
	p.seen("the cell chosen", `document.querySelector("#cell-7-0[aria-pressed=true]")`)
	p.enter("points-35", false)
	s = p.after("a cell and its points", s)
	if !strings.HasSuffix(s.Record, "points F 1 35\n") {
		t.Errorf("keys wrote\n%s", s.Record)
	}

	start := s
	s = p.seen("the focus on the pad", `document.activeElement.id.startsWith("cell-")`)
	s = p.walk(s, 9, 0)
	p.key("Enter")
	p.seen("the cell chosen", `document.querySelector("#cell-9-0[aria-pressed=true]")`)
	p.enter("strike", false)
	s = p.after("a strike", s)
	if !strings.HasSuffix(s.Record, "strike G 1\n") {
		t.Errorf("keys struck\n%s", s.Record)
	}
	p.key("z")
	if s = p.after("taking it back", s); s.Record != start.Record {
		t.Errorf("taken back to\n%s", s.Record)
	}

	p.seen("the table", `document.activeElement !== document.body`)
	p.enter("type", false)
	p.seen("the faces", `document.activeElement.id === "face-1"`)
	p.enter("typed-served", false)
	p.seen("served", `document.querySelector("#typed-served[aria-pressed=true]")`)
	p.reach("face-3", true)
	for range 5 {
		p.key("Enter")
	}
	s = p.seen("five dice typed by their buttons", `play.state().record.includes("result 33333 served") && document.activeElement.id.startsWith("cell-")`)
	s = p.walk(s, 10, 0)
	p.key("Enter")
	p.eval(`document.querySelector("#typed-served").switches = true`, nil)
	s = p.brings(s, 10, 100, func() { p.key("w") })
	if p.is(`[...document.querySelectorAll("button:not([aria-pressed])")].some(e => e.switches)`) {
		t.Error("the switch has become another button, which a screen reader calls a switch then")
	}

	for _, key := range []string{"t", "6", "5", "Backspace", "6", "6", "1", "1"} {
		p.key(key)
	}
	s = p.seen("five dice typed by their numbers", `/result 66611\n$/.test(play.state().record) && document.activeElement.id.startsWith("cell-")`)
	s = p.walk(s, 5, 0)
	p.key("Enter")
	p.brings(s, 5, 18, func() { p.key("Enter") })
	p.goOn()
}

// Pairs by keys: both partners throw, the results are compared, the first is written; a cell is struck
// and the strike taken back.
func TestPairsByKeys(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	s := p.sitDown("escalero-single\nparty Ann + Ben\nparty Cleo + Dan\n")
	p.reach("throw", false)
	for _, key := range []string{"r", "1", "r"} {
		before := s
		p.key(key)
		s = p.seen("an answer to "+key, fmt.Sprintf(`play.state().record + play.state().kept !== %q`, before.Record+before.Kept))
	}
	p.enter("done", false)
	s = p.after("handing over", s)
	p.key("r")
	p.after("the partner's throw", s)
	p.enter("compare", false)
	s = p.seen("both results", `document.activeElement.id === "result-1"`)
	p.key("Enter")
	p.seen("the first result chosen", `document.querySelector("#result-1[aria-pressed=true]")`)
	first := s.state(t).First()
	row := 0
	for s.state(t).Rules().Rows[row].Points(first.Dice.Hand(), first.Served) == 0 {
		row++
	}
	p.key("Shift+Tab")
	s = p.walk(p.toCell(), row, 0)
	p.key("Enter")
	p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-0[aria-pressed=true]")`, row))
	p.key("w")
	s = p.after("the entry", s)
	if want := s.state(t).Rules().Rows[row].Points(first.Dice.Hand(), first.Served); s.state(t).Sheet(1)[0][row].Points != want {
		t.Errorf("written were %+v, the first result scores %d", s.state(t).Sheet(1)[0][row], want)
	}

	p.key("r")
	s = p.after("a throw of the other pair", s)
	p.enter("done", false)
	s = p.after("handing over", s)
	p.key("r")
	before := p.after("the partner's throw", s)
	zero := 0
	for turn := before.state(t).Now(); before.state(t).Rules().Rows[zero].Points(turn.Dice.Hand(), turn.Served) > 0; {
		zero++
	}
	p.reach("die-1", true)
	p.key("Shift+Tab")
	p.walk(p.toCell(), zero, 0)
	p.key("Enter")
	p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-0[aria-pressed=true]")`, zero))
	p.key("w")
	p.seen("the question", `document.activeElement.closest("dialog[open]")`)
	p.enter("strike-yes", false)
	s = p.after("the strike", before)
	p.key("z")
	if s = p.after("taking it back", s); s.Record != before.Record {
		t.Errorf("taken back to\n%s", s.Record)
	}
	p.goOn()
}

// Contra, Recontra, playing on and giving up by keys.
func TestContraByKeys(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("wuerfelpoker\noption contra on\nparty Anna\nparty Bernd\n")
	for _, step := range []struct{ id, end string }{
		{"contra", "contra"}, {"contra", "contra"}, {"throw", "accept"},
	} {
		p.enter(step.id, false)
		s = p.after(step.id, s)
		if !strings.HasSuffix(s.Record, step.end+"\n") {
			t.Fatalf("Enter on %s wrote\n%s", step.id, s.Record)
		}
		if s = p.seen("the next step", `document.activeElement !== document.body`); !s.Visible {
			t.Errorf("after %s the focus on %s is not to be seen", step.id, s.Focus)
		}
	}
	if s.state(t).Factor() != 4 {
		t.Errorf("the factor is %d", s.state(t).Factor())
	}
	for range 2 {
		p.key("r")
		s = p.after("a throw", s)
		p.seen("what the dice score", `document.querySelector("#pad button.entry[tabindex='0']")`) // it comes with the next picture
		p.reach("die-1", true)
		p.key("Shift+Tab")
		p.toCell()
		p.key("Enter")
		p.seen("a cell chosen", `document.querySelector("button.entry[aria-pressed=true]")`)
		p.key("w")
		s = p.seen("the entry or the question", fmt.Sprintf(`play.state().record !== %q || document.querySelector("dialog[open] #strike-yes")`, s.Record))
		if s.Dialog != "" {
			p.enter("strike-yes", false)
			s = p.after("the strike", s)
		}
		p.seen("the next turn", `document.activeElement.id === "throw"`)
	}
	p.enter("contra", true)
	s = p.after("another Contra", s)
	p.enter("concede", true)
	s = p.figuresByKey()
	if s.state(t).Conceded() == 0 {
		t.Errorf("nobody gave up:\n%s", s.Record)
	}
	p.settles(s)
}

// Contra with real dice, by keys: announced before anything is typed, answered, and the pad goes on.
func TestContraWithRealDice(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\noption contra on\nparty Anna\nparty Bernd\npoints 6 1 18\n", "block")
	p.noOverflow()
	p.enter("contra", false)
	s = p.after("contra", s)
	p.seen("the answers", `document.activeElement.id === "throw" && document.querySelector("#concede")`)
	p.key("Enter")
	s = p.after("accept", s)
	if !strings.HasSuffix(s.Record, "contra\naccept\n") {
		t.Fatalf("played was\n%s", s.Record)
	}
	p.seen("the pad", `document.activeElement.id.startsWith("cell-")`)
	p.touch("#cell-7-0")
	p.touch("#points-35")
	s = p.after("two taps", s)
	p.seen("the pad of the next", `document.activeElement.id.startsWith("cell-") && document.querySelector("#contra")`)
	if s.state(t).Factor() != 2 {
		t.Errorf("the factor is %d", s.state(t).Factor())
	}
	p.goOn()
}

// A dialog opened from the menu has the focus inside, however it was opened, and what opened the menu gets it back.
func TestADialogFromTheMenuHasTheFocus(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty Anna\nparty Bernd\nparty Carl\npoints 6 1 18\n", "block")
	for _, byKey := range []bool{false, true} {
		for item, kind := range map[string]string{"#menu-list": "sheets", "#menu-check": "correct", "#menu-keys": "keys", "#menu-people": "seats"} {
			if byKey {
				p.eval(`document.querySelector("#menu").focus()`, nil)
				p.key("Enter")
				p.seen("the menu", `document.querySelector("dialog[open][data-kind=menu]")`)
				p.eval(fmt.Sprintf("document.querySelector(%q).focus()", item), nil)
				time.Sleep(guarded)
				p.key("Enter")
			} else {
				p.touch("#menu")
				p.touch(item)
			}
			p.seen(kind+" with the focus inside", fmt.Sprintf(`document.querySelector("dialog[open]").dataset.kind === %q && document.querySelector("dialog[open]").contains(document.activeElement)`, kind))
			p.key("Escape")
			p.seen("the menu button again", `!document.querySelector("#dialog") && document.activeElement.id === "menu"`)
		}
	}
}

// After a throw the pad comes with the second picture, and its cells become buttons. Somebody who is on one of them by
// then stays there.
func TestACellThatBecomesAButtonKeepsTheFocus(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.eval(`addEventListener("focusin", e => {
		if (e.target.id !== "die-1") return;
		window.cell = document.querySelector("#cell-3-1");
		queueMicrotask(() => window.cell.focus());
	}, { capture: true })`, nil)
	p.eval(`document.activeElement.blur(), document.querySelector("#throw").click()`, nil) // as a screen reader presses it
	p.seen("the focus on the button", `document.activeElement.matches("button#cell-3-1") && window.cell !== document.activeElement`)
	// Nor does it matter whether another element comes in its place, with the same name.
	p.eval(`(() => {
		const order = (...fields) => serviert.draw(fields.join("\0"));
		order("c", 900001, "button", "a", 900001, "id", "place", "+", 1, 900001);
		document.getElementById("place").focus();
		order("c", 900002, "button", "a", 900002, "id", "place", "=", 900002, 900001);
	})()`, nil)
	p.waitFor(`document.activeElement === serviert.node(900002)`)
}

// A name is put right by keys alone, on the smallest phone and with large text too, and a computer player goes on for
// whoever has to leave.
func TestWhoPlaysIsChangedAtTheTable(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Brend\npoints 6 1 18\n")
	for _, size := range [][2]int{{360, 740}, {320, 640}, {740, 360}} {
		p.size(size[0], size[1])
		p.touch("#menu")
		p.touch("#menu-people")
		p.seen("the players", `document.querySelector("dialog[open] #name-1")`)
		p.axe()
		var wrong []string
		if p.eval(uncut, &wrong); len(wrong) > 0 {
			t.Errorf("%v: %q", size, wrong)
		}
		p.screenshot(fmt.Sprintf("seats-%d", size[0]))
		p.key("Escape")
		p.seen("the table", `!document.querySelector("#dialog")`)
	}
	p.size(360, 740)
	p.eval(`document.documentElement.style.fontSize = "200%"`, nil)
	p.touch("#menu")
	p.touch("#menu-people")
	p.noOverflow()
	p.eval(`document.documentElement.style.fontSize = ""`, nil)
	p.eval(`(() => { const e = document.querySelector("#name-1"); e.focus(); e.select() })()`, nil)
	for _, letter := range "Bernd" {
		p.key(string(letter))
	}
	p.eval(`document.querySelector("#seats-done").focus()`, nil)
	time.Sleep(guarded)
	p.key("Enter")
	now := p.after("the name", s)
	if want := strings.Replace(s.Record, "Brend", "Bernd", 1); now.Record != want || !strings.Contains(now.Said, "Anna and Bernd") {
		t.Errorf("said %q, now\n%s", now.Said, now.Record)
	}
	p.seen("the menu button", `document.activeElement.id === "menu" && !document.querySelector("#dialog")`)
}
