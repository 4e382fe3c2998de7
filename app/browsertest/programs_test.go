package browsertest

import (
	"strings"
	"testing"
)

// programRuns is the program of the page in view.
func (p *phone) programRuns() (name string) {
	p.t.Helper()
	p.wait(`document.documentElement.dataset.program`, &name)
	return name
}

// Settings and rules are another program than the table. Going there and back, by link, menu or the browser's own
// button, keeps the game, what was said, and the game's lock, whoever else waits for it.
func TestGoingToAnotherProgramAndBack(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	p.touch("#die-1")
	p.seen("the die kept", `play.state().kept === "10000"`)
	first := p.ctx
	p.newTab()
	p.open("/table")
	p.see("button", "Hier weiterspielen")
	p.ctx = first
	for _, way := range []struct{ menu, page string }{{"#menu-sliders", "/settings"}, {"#menu-book", "/rules"}} {
		p.touch("#menu")
		p.touch(way.menu)
		there := p.seen("the other page", `location.pathname.endsWith("`+way.page+`") && document.activeElement.id === "title"`)
		if !there.Visible && there.Focus != "title" {
			t.Errorf("on %s the focus is on %s", way.page, there.Focus)
		}
		if p.programRuns() == "table" {
			t.Fatalf("%s is in the first program", way.page)
		}
		p.travel("back")
		back := p.seen("the table again", `document.querySelector("#die-1[aria-pressed=true]")`)
		if back.Record != s.Record || p.programRuns() != "table" {
			t.Errorf("back from %s the game is\n%s", way.page, back.Record)
		}
		p.seen("a table that can be played at", `document.querySelector("#throw")`)
	}
	p.touch("#throw")
	p.after("a throw", s)
	// What was said before is still to be heard.
	p.touch("#menu")
	p.touch("#menu-sliders")
	p.seen("the settings", `location.pathname.endsWith("/settings")`)
	p.touch("#menu-said")
	if list := p.text("#dialog .told"); strings.Count(list, ".") == 0 {
		t.Errorf("to be read again is %q", list)
	}
}

// Before everything is kept, a page may be out of reach: whoever wants it stays at the table and is told.
func TestAPageOutOfReach(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(`delete Navigator.prototype.serviceWorker`))
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	p.expect("ERR_", "Serviert stays", "Failed to fetch")
	p.host.stop()
	p.touch("#menu")
	p.touch("#menu-sliders")
	p.seen("the reason", `document.querySelector(".confirm:not([hidden])")?.textContent.includes("noch nicht auf dem Gerät")`)
	p.touch("#die-1")
	if now := p.seen("the die kept", `play.state().kept === "10000"`); now.Record != s.Record {
		t.Errorf("the game is\n%s", now.Record)
	}
}
