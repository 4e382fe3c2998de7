package browsertest

import (
	"fmt"
	"testing"

	"serviert/app"
	"serviert/engine/record"
)

// Every screen as somebody finds it who has not played, in both languages and themes. The screens of
// a game are looked at by the tests that play one.
func TestEveryRouteIsAccessible(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, speaking(lang))
			p.reducedMotion()
			for _, path := range app.Paths() {
				p.open(path)
				p.light()
				p.axe()
				p.dark()
				p.contrast()
			}
		})
	}
}

// From the smallest phone to a desk, nothing may need to be pushed sideways.
func TestEveryRouteFitsItsWindow(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for _, path := range app.Paths() {
		p.open(path)
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
			t.Errorf("%s: the text is smaller than 16 px in %q", path, small)
		}
	}
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
