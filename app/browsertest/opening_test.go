package browsertest

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// Who begins is rolled by the people: each taps for the own die, a double tap throws once, and what lies
// survives a reload. It is all there by key, and for a screen reader.
func TestWhoBeginsIsRolledByTapping(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.open("/new?game=escalero")
	p.touch("#start")
	p.seen("the roll", `document.querySelector("dialog[open] #roll-1") && document.querySelector("dialog[open] #roll-2") && document.activeElement.id === "roll-1"`)
	p.axe()
	p.doubleTap("#roll-2", 120*time.Millisecond)
	p.seen("one die", `document.querySelectorAll(".rolled .cube").length === 1 && document.querySelector("#roll-1")`)
	if said := p.text("dialog .rolls + p"); !strings.HasPrefix(said, "Spieler 2 würfelt ") {
		t.Errorf("the dialog says %q", said)
	}
	p.open("/table")
	p.mine()
	p.seen("the roll again", `document.querySelector("dialog[open] #roll-1") && document.querySelectorAll(".rolled .cube").length === 1`)
	p.rolls(2)
	s := p.seen("the table", `document.querySelector("button#throw") && !document.querySelector("#dialog")`)
	rolled := s.Record
	p.open("/table")
	if s = p.seen("the table again", `document.querySelector("button#throw") && !document.querySelector("#dialog")`); s.Record != rolled {
		t.Errorf("another game after a reload:\n%s", s.Record)
	}
	if want := fmt.Sprintf("Spieler %d", s.state(t).Turn()); !strings.Contains(p.text("#tray"), want) {
		t.Errorf("%s begins, the tray says %q", want, p.text("#tray"))
	}
}

// By key: Enter throws the own die, and Escape leaves the rest to the app.
func TestWhoBeginsIsRolledByKey(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	p.open("/new?game=escalero-single")
	p.eval(`document.querySelector("#start").focus()`, nil)
	p.key("Enter")
	p.seen("the roll", `document.activeElement.id === "roll-1"`)
	const help = "Each rolls one die"
	p.seen("what is said", fmt.Sprintf(`document.querySelector("dialog[open] .live").textContent.includes(%q)`, help))
	if said := p.text("dialog[open] .live"); strings.Count(said, help) != 1 {
		t.Errorf("what to do is said twice: %q", said)
	}
	p.key("Enter")
	p.seen("the next", `document.querySelectorAll(".rolled .cube").length === 1 && document.activeElement.id === "roll-2"`)
	p.key("Escape")
	p.seen("the table", `!document.querySelector("#dialog") && document.activeElement.id === "throw"`)
	p.seen("who begins", `play.state().said.includes("begins.")`)
}
