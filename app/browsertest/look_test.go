package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// media sets what the page learns by one media query, for this tab and those to come.
func (p *phone) media(name, value string) {
	p.t.Helper()
	if p.features == nil {
		p.features = map[string]string{}
	}
	p.features[name] = value
	var features []*emulation.MediaFeature
	for n, v := range p.features {
		features = append(features, &emulation.MediaFeature{Name: n, Value: v})
	}
	p.settle(emulation.SetEmulatedMedia().WithFeatures(features))
}

func (p *phone) dark() { p.media("prefers-color-scheme", "dark") }

func (p *phone) light() { p.media("prefers-color-scheme", "light") }

func (p *phone) reducedMotion() { p.media("prefers-reduced-motion", "reduce") }

func (p *phone) forcedColors(on bool) {
	p.media("forced-colors", map[bool]string{true: "active", false: "none"}[on])
}

// slowCPU makes the page compute so many times slower; 1 is as fast as the machine.
func (p *phone) slowCPU(times float64) {
	p.t.Helper()
	p.settle(emulation.SetCPUThrottlingRate(times))
}

// size changes the window; 360 by 740 unless told.
func (p *phone) size(width, height int) {
	p.t.Helper()
	p.settle(emulation.SetDeviceMetricsOverride(int64(width), int64(height), 2, width < 1000))
}

// textSize sets how large text is to be, in per cent, as a browser's settings do.
func (p *phone) textSize(percent int) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`document.documentElement.style.fontSize = "%d%%"`, percent), nil)
}

// screenshot writes what is to be seen to build/screenshots and returns the file.
func (p *phone) screenshot(name string) string {
	p.t.Helper()
	file := filepath.Join(root(), "build", "screenshots", name+".png")
	p.screenshotTo(file)
	return file
}

func (p *phone) screenshotTo(file string) {
	p.t.Helper()
	var png []byte
	p.run(chromedp.CaptureScreenshot(&png))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(file, png, 0o644); err != nil {
		p.t.Fatal(err)
	}
}

const axeFile = "build/axe/axe-4.14.1.js"

// callable lets axe look, too, whether what stands on a button is in its name, as those who say it to the device need
// (WCAG 2.5.3). A card of two letters is spelt, which is how both are said.
const callable = `; axe.configure({ rules: [{ id: "label-content-name-mismatch", enabled: true, selector: ":not(.card)" }] }), null`

// axeOptions are for what axe says. It need not fetch and read the style sheets before: of its rules only one for the
// orientation wants them, which is not among those that are looked at.
const axeOptions = `{ resultTypes: ["violations"], preload: { assets: ["media"] } }`

// onTheirWay promise to come to rest. A colour on its way is neither of its ends, so whoever looks at colours waits; what
// turns for ever does not.
const onTheirWay = `document.getAnimations().filter(a => a.effect.getComputedTiming().iterations !== Infinity).map(a => a.finished)`

// axe fails the test for everything axe-core finds wrong on the page as it is now. Without axe-core
// it says so and passes; make browser fetches it. It also looks whether the page is styled.
func (p *phone) axe() {
	p.t.Helper()
	p.styled()
	source, err := os.ReadFile(filepath.Join(root(), filepath.FromSlash(axeFile)))
	if err != nil {
		p.t.Logf("no %s, so accessibility was not checked here", axeFile)
		return
	}
	var present bool
	p.eval("typeof axe === 'object'", &present)
	if !present {
		p.run(chromedp.Evaluate(string(source)+callable, nil))
	}
	var violations []struct {
		ID, Impact, Help string
		Nodes            []struct {
			HTML           string
			FailureSummary string
		}
	}
	p.eval(`Promise.allSettled(`+onTheirWay+`).then(() => axe.run(document, `+axeOptions+`)).then(r => r.violations)`, &violations)
	for _, v := range violations {
		var b strings.Builder
		for i, n := range v.Nodes {
			if i == 4 {
				fmt.Fprintf(&b, "\n  and %d more", len(v.Nodes)-i)
				break
			}
			fmt.Fprintf(&b, "\n  %s\n    %s", n.HTML, strings.ReplaceAll(n.FailureSummary, "\n", "\n    "))
		}
		p.t.Errorf("axe on %s: %s (%s): %s%s", p.path(), v.ID, v.Impact, v.Help, b.String())
	}
}

// contrast fails the test for text that is too pale. Of all that axe looks at this alone depends on
// the theme, so the second theme needs no more; axe must have looked at the page before.
func (p *phone) contrast() {
	p.t.Helper()
	var pale []string
	p.eval(`Promise.allSettled(`+onTheirWay+`).then(() => typeof axe === "undefined" ? [] : axe.run(document, { resultTypes: ["violations"], runOnly: ["color-contrast"] }).then(r =>
		r.violations.flatMap(v => v.nodes.map(n => v.help + ": " + n.html))))`, &pale)
	for _, line := range pale {
		p.t.Errorf("axe on %s: %s", p.path(), line)
	}
}

// pushedByKey fails the test for what can be pushed and cannot have the focus: a browser that gives it none by itself pushes
// nothing of it by key.
func (p *phone) pushedByKey() {
	p.t.Helper()
	var out []string
	p.eval(`[...document.querySelectorAll("main *")].filter(e => /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1
		&& e.tabIndex < 0 && !e.querySelector("a[href], button, input, select, textarea, [tabindex='0']")).map(e => e.textContent.trim().slice(0, 40))`, &out)
	for _, text := range out {
		p.t.Errorf("%s: with a keyboard alone nobody pushes %q", p.path(), text)
	}
}

// covered lists what has the focus and is not seen, going through all that can have it, forwards and backwards: less than
// half of it is in the window with nothing above it (WCAG 2.4.11 asks for any part).
const covered = `(() => {
	const list = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")].filter(e => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true }));
	const found = new Set(), parts = [.1, .3, .5, .7, .9];
	for (const e of [...list, ...list.toReversed()]) {
		e.focus({ focusVisible: true });
		const whole = e.closest("label") || e, r = e.getBoundingClientRect();
		if (document.activeElement !== e || r.height > innerHeight / 2) continue;
		const seen = parts.flatMap(x => parts.map(y => document.elementFromPoint(r.x + r.width * x, r.y + r.height * y))).filter(top => whole.contains(top)).length;
		if (seen < 13) found.add((e.id || e.textContent) + " " + seen + " of 25");
	}
	return [...found];
})()`

// uncovered fails the test for what is hidden although it has the focus.
func (p *phone) uncovered(what string) {
	p.t.Helper()
	var hidden []string
	if p.eval(covered, &hidden); len(hidden) > 0 {
		p.t.Errorf("%s: with the focus on it hardly to be seen are %q", what, hidden)
	}
}

// inReach fails the test for what is harder to hit than a square of 44 pixels.
func (p *phone) inReach(what string) {
	p.t.Helper()
	var list []string
	if p.eval(small, &list); len(list) > 0 {
		p.t.Errorf("%s: hard to hit are %q", what, list)
	}
	p.eval(`scrollTo(0, 0)`, nil) // where each was looked for
}

// partial lists what is drawn through a mask and is not as large as a whole number of pixels: where it is a little larger
// Firefox shows half of it.
const partial = `[...document.querySelectorAll("body *")].filter(e => e.checkVisibility()).flatMap(e => ["", "::before", "::after"].filter(part => {
	const s = getComputedStyle(e, part);
	return s.maskImage !== "none" && (!part || s.content !== "none") && s.display !== "none" && [s.width, s.height].some(size => Math.abs(parseFloat(size) - Math.round(parseFloat(size))) > .01);
}).map(part => (e.id || e.className) + part + " is " + getComputedStyle(e, part).width))`

// drawnWhole fails the test for drawings of which Firefox would show half.
func (p *phone) drawnWhole(what string) {
	p.t.Helper()
	var halves []string
	if p.eval(partial, &halves); len(halves) > 0 {
		p.t.Errorf("%s: not of whole pixels are %q", what, halves)
	}
}

// noOverflow fails if the page can be pushed sideways, or is not styled.
func (p *phone) noOverflow() {
	p.t.Helper()
	p.styled()
	if wide, window := p.wide(); wide > window {
		p.t.Errorf("%s is %d wide in a window of %d", p.path(), wide, window)
	}
}

// wide is how wide the page and the window are. Both are read at once: a scroll bar may come in between.
func (p *phone) wide() (page, window int) {
	p.t.Helper()
	var both [2]int
	p.eval("[document.documentElement.scrollWidth, document.documentElement.clientWidth]", &both)
	return both[0], both[1]
}

// path is the address below the base, with query and fragment.
func (p *phone) path() string {
	p.t.Helper()
	var href string
	p.eval("location.href", &href)
	return "/" + strings.TrimPrefix(href, p.url("/"))
}
