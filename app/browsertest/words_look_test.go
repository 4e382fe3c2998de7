package browsertest

import (
	"fmt"
	"testing"
	"time"
)

// Every screen of a hand, in both themes and in sizes from a small phone to a
// desk, and with text twice as large: nothing found by axe, nothing wider than
// the window.
func TestCardScreens(t *testing.T) {
	t.Parallel()
	for _, how := range []struct {
		name string
		set  func(*phone)
	}{
		{"light", func(p *phone) { p.light() }},
		{"dark", func(p *phone) { p.dark() }},
		{"small", func(p *phone) { p.size(320, 640) }},
		{"turned", func(p *phone) { p.size(740, 360) }},
		{"desk", func(p *phone) { p.size(1280, 800) }},
		{"large text", func(p *phone) {
			p.eval(`document.documentElement.style.setProperty("font-size", "200%")`, nil)
		}},
	} {
		t.Run(how.name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t)
			how.set(p)
			c := sitDown(p, "de", "Mitzi", "Franz", "Maximiliane", "Poldi")
			how.set(p)
			seen := map[string]bool{}
			for range 300 {
				screen := ""
				c.eval(`document.querySelector("main > div").className + " " + [...document.querySelectorAll(".acts [id]")].map(e => e.id).join(" ")`, &screen)
				if !seen[screen] {
					seen[screen] = true
					p.noOverflow()
					c.targets()
					p.axe()
				}
				if c.has(".hand-sums") {
					break
				}
				if !c.step() {
					time.Sleep(30 * time.Millisecond)
				}
			}
			c.endEvening()
			p.noOverflow()
			p.axe()
			if len(seen) < 7 {
				t.Errorf("saw only %v", seen)
			}
		})
	}
}

// targets fails for buttons and fields a thumb would miss.
func (c *cards) targets() {
	c.t.Helper()
	var small []string
	c.eval(`[...document.querySelectorAll("main button, main a.button, main input:not([type=radio],[type=checkbox]), main select")]
		.filter(e => e.offsetParent !== null).map(e => [e, e.getBoundingClientRect()])
		.filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([e, r]) => e.id + " " + r.width + "x" + r.height)`, &small)
	if len(small) > 0 {
		c.t.Error(fmt.Sprint("too small to hit: ", small))
	}
}

// Without a network and without the list there is a clear word; once the list
// has been used, it is there without a network.
func TestTheWordListOffline(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/")
	p.keptOffline()
	p.offline()
	p.expect("words/", "Failed to fetch", "TypeError")
	p.open("/cards-new")
	p.see("alert", "")
	p.waitFor(`document.querySelector("#start[aria-disabled=true]") !== null`)
	p.axe()
	p.online()
	p.clickCSS("#retry-de")
	p.waitFor(`document.querySelector("#start:not([aria-disabled])") !== null`)
	p.offline()
	p.open("/cards-new")
	p.waitFor(`document.querySelector("#start:not([aria-disabled])") !== null`)
}
