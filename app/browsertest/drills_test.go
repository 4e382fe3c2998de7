package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/solver"
)

// tabTo presses Tab until an element has the focus, and fails if it never gets it.
func (p *phone) tabTo(id string) {
	p.t.Helper()
	for range 60 {
		var on string
		if p.eval(`document.activeElement.id`, &on); on == id {
			return
		}
		p.key("Tab")
	}
	p.t.Fatalf("Tab does not lead to #%s", id)
}

// keep keeps dice of a position by their keys and throws the others.
func (p *phone) keep(pos drills.Position, a escalero.Action) {
	p.t.Helper()
	s, err := pos.State()
	if err != nil || a.Kind != escalero.Keep {
		p.t.Fatal(a, err)
	}
	p.waitLong(`document.querySelector(".pad") && document.querySelector("#throw")`)
	left := a.Kept
	for i, f := range s.Now().Dice {
		if left[f-1] > 0 {
			left[f-1]--
			p.key(fmt.Sprint(i + 1))
		}
	}
	p.key("r")
	p.waitLong(`document.querySelector("#dialog .example")`)
}

// A lesson is done by keys alone: the mistake is named and costs, what is best is
// kept as solved, and reloading and going back lead to where one was.
func TestALessonByKeys(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.size(360, 740)
	p.reducedMotion()
	d := drills.Find("run")
	best := func(at int) escalero.Action {
		s, err := d.Positions[at].State()
		if err != nil {
			t.Fatal(err)
		}
		return solver.NewBrain(s).Advise(s)[0].Action
	}
	shows := func(text string) {
		t.Helper()
		p.waitFor(fmt.Sprintf(`document.querySelector("main").innerText.includes(%q)`, text))
	}
	p.open("/practice")
	shows("0 von 3 gelöst")
	p.bothThemes()
	p.eval(`document.querySelector('a[href*="lesson=run"]').focus()`, nil)
	p.key("Enter")
	shows("Der Straße nachgelaufen")
	p.waitFor(`document.activeElement.id === "title"`)
	p.bothThemes()
	p.tabTo("begin")
	p.key("Enter")
	p.waitFor(`document.activeElement.id === "title" && document.activeElement.textContent.startsWith("Stellung 1 von 3.")`)
	p.bothThemes()

	wrong, err := escalero.ParseAction(d.Positions[0].Done)
	if err != nil {
		t.Fatal(err)
	}
	p.keep(d.Positions[0], wrong)
	p.waitFor(`[...document.querySelectorAll("#dialog p")].some(e => e.textContent.startsWith("Genau das ist der Fehler"))`)
	// The verdict comes after its dialog: it is said, and the focus is in it.
	p.waitFor(`document.querySelector("#dialog").contains(document.activeElement)`)
	p.waitFor(`document.querySelector("#dialog .live").textContent.includes("Deine Wahl: ")`)
	p.bothThemes()
	for at := 1; at < 3; at++ {
		p.tabTo("quiz-next")
		p.key("Enter")
		p.waitFor(fmt.Sprintf(`document.querySelector("#title")?.textContent.startsWith("Stellung %d von 3.")`, at+1))
		if at == 1 { // a reload goes on with the same position
			p.reload()
			p.waitFor(`document.querySelector("#title")?.textContent.startsWith("Stellung 2 von 3.")`)
		}
		p.keep(d.Positions[at], best(at))
		p.waitFor(`/^Richtig/.test(document.querySelector("#dialog-title").textContent) && [...document.querySelectorAll("#dialog p")].some(e => e.textContent.startsWith("Der übliche Fehler: "))`)
	}
	p.tabTo("quiz-next")
	p.key("Enter")
	shows("2 von 3 gelöst")
	p.waitFor(`document.activeElement.id === "title"`)
	p.reload()
	shows("2 von 3 gelöst")
	if path := p.path(); !strings.HasSuffix(path, "/practice?lesson=run") {
		t.Errorf("the lesson ends at %s", path)
	}
	p.eval(`history.back()`, nil)
	p.waitFor(`document.querySelector("#title")?.textContent.startsWith("Stellung 3 von 3.")`)
	p.eval(`history.forward()`, nil)
	shows("2 von 3 gelöst")
	p.tabTo("begin")
	p.key("Enter")
	p.waitFor(`document.querySelector("#title")?.textContent.startsWith("Stellung 1 von 3.")`)
	p.keep(d.Positions[0], best(0))
	p.key("Escape")
	p.gone("dialog", "")
	p.tabTo("leave")
	p.key("Enter")
	shows("Alle Stellungen dieser Lektion sind gelöst.")
	p.open("/practice")
	shows("3 von 3 gelöst")
}
