package browsertest

import "testing"

func TestAReviewToItsEnd(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:done:1", savedGame("1", rolled(t, "escalero-single", 99, "Mitzi", "Franz"), 1790000900000)))
	p.reducedMotion()
	p.open("/games?game=1")
	p.click("link", "/^Rückblick/")
	p.see("heading", "Glück und Können")
	p.said("fertig")
	p.see("heading", "Die Wendepunkte")
	p.bothThemes()
	p.size(1280, 800)
	p.bothThemes()
	p.size(360, 740)
	p.click("radio", "Franz")
	p.clickCSS(".as-table summary")
	p.clickCSS(".house summary")
	p.bothThemes()
	p.click("link", "Noch einmal")
	p.decide()
	p.clickCSS("#quiz-next")
	p.see("heading", "Glück und Können")
	p.waitFor(`document.querySelector("#review-whose-2").checked`)
}

// decide answers a position somehow, and looks at the verdict.
func (p *phone) decide() {
	p.t.Helper()
	p.waitLong(`document.querySelector(".pad") && document.querySelector("#leave")`)
	p.bothThemes()
	var throws bool
	p.eval(`document.querySelector("#throw") !== null`, &throws)
	if throws {
		p.key("1")
		p.said("bleibt")
		p.clickCSS("#throw")
	} else {
		p.clickCSS("button.entry")
		p.clickCSS("#write")
	}
	p.waitLong(`document.querySelector("#dialog .example")`)
	p.bothThemes()
}

// A review of columns takes a while; when the tab dies it begins again.
func TestAReviewSurvivesTheTab(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:done:1", savedGame("1", rolled(t, "escalero", 99, "Mitzi", "Franz\tcomputer strong"), 1790000900000)))
	p.open("/review?game=1")
	p.see("progressbar", "")
	p.bothThemes()
	p.killTab()
	p.reducedMotion() // what is looked at has arrived
	p.open("/review?game=1")
	p.waitLong(`document.querySelector(".swing")`)
	p.clickCSS("label:has(#review-shown-3)")
	p.waitFor(`document.querySelectorAll(".swing > span").length === 60`)
	p.open("/practice")
	p.see("link", "Üben")
	p.bothThemes()
	p.click("link", "Üben")
	p.decide()
	p.clickCSS("#quiz-again")
	p.waitFor(`document.activeElement.id === "title"`)
}

// waitLong waits longer than for anything a tap does: something is computed.
func (p *phone) waitLong(script string) {
	p.t.Helper()
	p.waitUpTo(4*patience, script)
}

func TestPractiseANewPosition(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.open("/practice")
	p.bothThemes()
	p.click("link", "/^Escalero einfach/")
	p.decide()
	p.clickCSS("#quiz-next")
	p.gone("dialog", "")
	p.waitFor(`document.querySelector("#leave")`)
	p.click("link", "Zurück zur Übersicht")
	p.see("heading", "Üben")
	p.waitFor(`/ von 1 gut entschieden/.test(document.querySelector("main").textContent)`)
}

func TestTheDiceAreCounted(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:game", savedGame("1", rolled(t, "escalero", 20, "Mitzi", "Franz\tcomputer strong"), 0)))
	p.reducedMotion()
	p.open("/settings")
	p.click("link", "/^Die Würfel/")
	p.see("heading", "Alle fünf auf einmal")
	p.bothThemes()
	p.click("radio", "Computer")
	p.bothThemes()
}
