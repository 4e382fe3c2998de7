package browsertest

import (
	"fmt"
	"testing"
)

// What has happened and shows nowhere else is to be read, not only heard: in a line that nothing can be
// done with, that no screen reader meets a second time, and that takes no touch from what lies below.
func TestConfirmationsAreSeen(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	shown := func(text, reserved string) {
		t.Helper()
		p.waitFor(`document.querySelector(".confirm")?.textContent.includes(` + quote(text) + `)`)
		var wrong string
		p.eval(`play.until(`+quote(text)+` + " said", () => document.getElementById("live").textContent.includes(`+quote(text)+`)).then(() => { // when the focus rests
			const e = document.querySelector(".confirm"), note = e.firstElementChild, r = note.getBoundingClientRect(), s = getComputedStyle(note);
			if (e.hidden || r.width === 0 || r.top < 0 || r.bottom > innerHeight || r.left < 0 || r.right > innerWidth) return "not in sight";
			if (e.getAttribute("aria-hidden") !== "true" || e.closest("[aria-live]")) return "said twice";
			if (e.tabIndex >= 0 || s.pointerEvents !== "none") return "in the way";
			if (getComputedStyle(e).animationName !== "none") return "it moves";
			if (!document.getElementById("live").textContent.includes(e.textContent)) return "not said";
			const over = [...document.querySelectorAll("`+reserved+`")].find(b => { const q = b.getBoundingClientRect();
				return q.width > 0 && q.left < r.right && q.right > r.left && q.top < r.bottom && q.bottom > r.top });
			return over ? "covers " + over.outerHTML : "";
		})`, &wrong)
		if wrong != "" {
			t.Errorf("%q on %s: %s", text, p.path(), wrong)
		}
	}
	shown("Partie eingelesen.", ".bar *")
	p.click("button", "Als Text kopieren")
	shown("In die Zwischenablage kopiert.", ".bar *")
	p.axe()
	p.contrast()
	p.noOverflow()
	// When it goes nothing moves, at the end of a page either.
	p.click("button", "Als Text kopieren")
	shown("In die Zwischenablage kopiert.", ".bar *")
	place := func() (y float64) {
		p.eval(`scrollTo(0, 1e6), document.querySelector(".acts").getBoundingClientRect().y`, &y)
		return y
	}
	before := place()
	p.waitFor(`document.querySelector(".confirm").hidden`)
	var after float64
	if p.eval(`document.querySelector(".acts").getBoundingClientRect().y`, &after); after != before {
		t.Errorf("the page moves by %.0f px under a finger when a confirmation goes", after-before)
	}
	p.click("button", "Löschen")
	p.click("button", "Ja, löschen")
	shown("Partie gelöscht.", ".bar *")
	p.open("/games")
	p.bring("serviert 1 escalero\nparty Mitzi\nparty Franz\n")
	shown("Partie eingelesen.", "#menu, .pencil, .die, .acts *")
	var longer bool
	if p.eval(`document.documentElement.scrollHeight > innerHeight`, &longer); longer {
		t.Error("a confirmation makes the table longer")
	}
	p.axe()
	p.noOverflow()
	var hidden bool
	p.waitFor(`document.querySelector(".confirm").hidden`)
	p.eval(`document.querySelector(".confirm").textContent === ""`, &hidden)
	if !hidden {
		t.Error("a hidden confirmation still has its text")
	}
}

// containing is run before the page's own script: as in Safari before 26, what is a container also holds what is fixed to the
// window.
const containing = `{
	const contained = new CSSStyleSheet();
	contained.replaceSync("div.page { contain: layout }");
	document.adoptedStyleSheets = [contained];
}`

// A confirmation is in sight wherever a long page stands, also where the page holds what is fixed.
func TestConfirmationsAreSeenInOlderSafari(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(containing))
	p.reducedMotion()
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	p.click("button", "Als Text kopieren")
	p.waitFor(`!document.querySelector(".confirm").hidden`)
	for _, y := range []int{0, 200, 1e6} {
		var seen bool
		p.eval(fmt.Sprintf(`(scrollTo(0, %d), (r => r.width > 0 && r.top > innerHeight / 2 && r.bottom <= innerHeight)(document.querySelector(".confirm > span").getBoundingClientRect()))`, y), &seen)
		if !seen {
			t.Errorf("scrolled to %d it is not in sight", y)
		}
	}
}
