package browsertest

import (
	"fmt"
	"testing"

	"serviert/app"
	"serviert/engine/record"
)

// Every screen as somebody finds it who has not played, in both languages and themes; and what speaks no language is looked
// at while the German one is there. The screens of a game are looked at by the tests that play one.
func TestEveryRoute(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, speaking(lang))
			p.reducedMotion()
			fields := 0
			for _, path := range append(app.Paths(), "/new?game=escalero", "/practice?made=escalero") {
				p.open(path)
				p.waitLong(`!/daily|made=/.test(location.href) || document.querySelector("#main > .table .tray")`) // which is made first
				p.axe()
				p.dark()
				p.contrast()
				p.light()
				if lang != "de-AT" {
					continue
				}
				p.spreads(path)
				fields += p.correctsNoName(path)
				p.besideNotches(path)
				p.hold(notch{width: 360, height: 740})
				p.fitsItsWindow(path)
				p.size(360, 740)
			}
			if lang == "de-AT" && fields < 10 {
				t.Errorf("%d fields", fields)
			}
		})
	}
}

// fitsItsWindow fails the test where something needs to be pushed sideways, from the smallest phone to a desk, is hidden
// although it has the focus, or is hard to hit.
func (p *phone) fitsItsWindow(path string) {
	p.t.Helper()
	for _, size := range [][2]int{{320, 640}, {320, 256}, {360, 740}, {740, 360}, {1280, 800}} {
		p.size(size[0], size[1])
		p.noOverflow()
		p.uncovered(fmt.Sprint(path, size))
		p.inReach(fmt.Sprint(path, size))
	}
	// An iPhone magnifies the page around a field with smaller text that gets the focus, and leaves it so.
	var small []string
	p.eval(`[...document.querySelectorAll("input:not([type=radio], [type=checkbox]), select, textarea")].filter(e => parseFloat(getComputedStyle(e).fontSize) < 16).map(e => e.id)`, &small)
	if len(small) > 0 {
		p.t.Errorf("%s: the text is smaller than 16 px in %q", path, small)
	}
}

// correctsNoName fails the test for a field in which a keyboard corrects what is typed as a name or a stake, or a browser
// underlines it or fills it in, and tells how many fields there are.
func (p *phone) correctsNoName(path string) (fields int) {
	p.t.Helper()
	var wrong []string
	p.eval(`document.querySelectorAll("input[type=text]").length`, &fields)
	p.eval(`[...document.querySelectorAll("input:not([type]), input[type=text]")].filter(e =>
		e.spellcheck || e.autocomplete !== "off" || e.getAttribute("autocorrect") !== "off").map(e => e.id)`, &wrong)
	if len(wrong) > 0 {
		p.t.Errorf("%s: corrected is what stands in %q", path, wrong)
	}
	return fields
}

// The rules of every game fit the narrowest phone, in both languages, with text further apart as well. With large text a
// table is pushed sideways inside itself, in every browser by key as well.
func TestTheRulesFitNarrowPhones(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		p := newPhone(t, speaking(lang))
		p.size(320, 640)
		for _, preset := range record.Presets() {
			p.open("/rules?preset=" + preset)
			p.noOverflow()
			p.eval("("+spaced+")(true)", nil)
			p.noOverflow()
			p.eval("("+spaced+")(false)", nil)
			p.textSize(200)
			p.pushedByKey()
		}
	}
}
