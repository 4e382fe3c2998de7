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
	p := newPlayer(t, onFirstVisit())
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
	p.seen("what was said before", `document.querySelector("#dialog .told")?.textContent.includes(".")`)
}

// What somebody has begun to enter is there after a look at the rules, after a reload, and after the phone has ended the
// page in the background.
func TestWhatIsBegunStays(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, onFirstVisit())
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	p.touch("#cell-5-2")
	const chosen = `document.querySelector(".entry[aria-pressed=true]")?.id === "cell-5-2"`
	p.seen("a chosen cell", chosen)
	p.touch("#menu")
	p.touch("#menu-book")
	p.seen("the rules", `location.pathname.endsWith("/rules")`)
	p.travel("back")
	p.seen("the cell after a look at the rules", chosen)
	p.reload()
	p.seen("the cell after a reload", chosen)
	p.touch("#menu")
	p.touch("#menu-book")
	p.seen("the rules", `location.pathname.endsWith("/rules")`)
	p.travel("back")
	p.touch("#write")
	p.said("Anna schreibt 18")
	p.reload()
	p.waitFor(`document.querySelector(".entry")`)
	var left bool
	if p.eval(`document.querySelector(".entry[aria-pressed=true]") !== null`, &left); left {
		t.Error("the cell is chosen again after it was written")
	}
	// In the background; the browser ends such a page without a word.
	p.open("/new?mode=block&game=escalero")
	p.touch("#start")
	p.touch("#roll-all")
	p.touch("#roll-go")
	p.touch("#type")
	p.touch("#face-6")
	p.touch("#face-1")
	const typed = `document.querySelectorAll(".minis .gap").length === 3`
	p.seen("two dice", typed)
	var carried string
	p.eval(`(() => {
		const hidden = Object.getOwnPropertyDescriptor(Document.prototype, "hidden");
		Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
		document.dispatchEvent(new Event("visibilitychange"));
		delete document.hidden;
		return Object.values({ ...sessionStorage }).join();
	})()`, &carried)
	if !strings.Contains(carried, `typing\":[6,1]`) && !strings.Contains(carried, `typing\\\":[6,1]`) {
		t.Errorf("kept for a page that may be ended is %s", carried)
	}
	p.reload()
	p.seen("two dice after a reload", typed)
}

// Before everything is kept, a page may be out of reach: whoever wants it stays at the table and is told.
func TestAPageOutOfReach(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, onFirstVisit(), withScript(`delete Navigator.prototype.serviceWorker`))
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

// Where the network gives no answer they are told too, and not taken away in the middle of a later turn when it does.
func TestAPageThatDoesNotCome(t *testing.T) {
	t.Parallel()
	// All that takes long is said at once, as on a network that is slow from the start.
	p := newPlayer(t, onFirstVisit(), withScript(`{ const real = setTimeout; window.setTimeout = (f, ms, ...of) => real(f, ms === 1200 ? 1 : ms >= 5000 ? ms / 4 : ms, ...of) }
		delete Navigator.prototype.serviceWorker`))
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	p.expect("Serviert stays")
	answer := p.host.holdBack("/settings")
	p.touch("#menu")
	p.touch("#menu-sliders")
	p.seen("that it is loading", `document.querySelector("#boot-note")?.textContent === "Die Seite wird geladen."`) // how far the program came is past
	p.seen("the reason", `document.querySelector(".confirm:not([hidden])")?.textContent.includes("Netz fehlt gerade oder ist zu schwach")`)
	p.touch("#die-1")
	p.seen("the die kept", `play.state().kept === "10000"`)
	answer()
	p.eval(`new Promise(done => setTimeout(done, 1000))`, nil)
	if !p.is(`location.pathname.endsWith("/table")`) {
		t.Error("the player was taken away")
	}
}
