package browsertest

import (
	"testing"
)

// refused makes the browser refuse local storage, IndexedDB or both, as settings and private windows do.
const (
	refusedStorage  = `Object.defineProperty(window, "localStorage", { configurable: true, get() { throw new DOMException("denied", "SecurityError") } });`
	refusedDatabase = `Object.defineProperty(window, "indexedDB", { configurable: true, value: { open() { throw new DOMException("denied", "SecurityError") } } });`
)

// What the browser does not keep is said, once, and where it keeps things in one place that is enough.
func TestWhatIsNotKeptIsSaid(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ script, says string }{
		"neither":     {refusedStorage + refusedDatabase, "Dieser Browser speichert nichts"},
		"no database": {refusedDatabase, "nicht jeden Zug sofort"},
		"no storage":  {refusedStorage, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, withScript(playScript+c.script))
			p.open("/")
			if c.says == "" {
				p.gone("button", "Verstanden")
			} else {
				p.waitFor(`document.querySelector(".notices").textContent.includes("` + c.says + `")`)
				p.axe()
				p.noOverflow()
				p.click("button", "Verstanden")
				p.gone("button", "Verstanden")
			}
			p.open("/new?game=escalero")
			p.touch("#start")
			p.touch("#roll-all")
			p.touch("#roll-go")
			p.touch("#throw")
			p.waitFor(`document.querySelector("#die-5")`)
			if name != "no storage" {
				return
			}
			// The journal alone keeps the game.
			var faces, again string
			const tray = `[...document.querySelectorAll("[id^=die-]")].map(e => e.getAttribute("aria-label")).join()`
			p.eval(tray, &faces)
			p.reload()
			p.waitFor(`document.querySelector("#die-5")`)
			if p.eval(tray, &again); again != faces {
				t.Errorf("there lay %s, and now %s", faces, again)
			}
		})
	}
}

// When the program ends unexpectedly, the note does not promise what is not so.
func TestTheEndOfTheProgramIsToldTruthfully(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ script, says string }{
		"kept":     {"", "Der Spielstand ist gespeichert"},
		"not kept": {refusedStorage + refusedDatabase, "Vielleicht fehlt"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, withScript(c.script))
			p.expect("the program ended", "Go program has already exited", "panic", "goroutine") // its timers live on
			p.open("/")
			p.eval(`try { goappNav() } catch {}`, nil) // without the address it needs
			p.waitFor(`document.querySelector("#boot-note") && document.querySelector("#boot-note").textContent.includes("` + c.says + `")`)
		})
	}
}
