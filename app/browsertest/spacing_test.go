package browsertest

import (
	"context"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"serviert/app"
)

// spaced puts text as far apart as readers must be able to have it (WCAG 2.2, 1.4.12), or back.
const spaced = `on => {
	const wide = new CSSStyleSheet();
	wide.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }");
	document.adoptedStyleSheets = on ? [wide] : [];
	return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}`

// lost lists the text that is cut off, sticks out of the box that it stands in, or is covered by something else. What
// happened at cards (.since) is shown as far as there is room; all of it is under "What was said".
const lost = `[...document.querySelectorAll("body *")].flatMap(e => {
	const own = e.getBoundingClientRect(), found = [];
	if (own.width <= 1 || own.height <= 1 || e.closest(".since") || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
	for (const node of e.childNodes) {
		if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue;
		const text = document.createRange();
		text.selectNodeContents(node);
		const r = text.getBoundingClientRect();
		let scrolls = false, out = false;
		for (let box = e; !scrolls && box && box !== document.body; box = box.parentElement) {
			const s = getComputedStyle(box), b = box.getBoundingClientRect(), name = box.id || box.className || box.localName;
			if (b.width <= 1 || b.height <= 1) return [];
			scrolls = /auto|scroll/.test(s.overflowX + s.overflowY);
			out ||= scrolls && (r.bottom > b.bottom || r.top < b.top);
			const holds = axis => !/auto|scroll/.test(s["overflow" + axis]) && (s["overflow" + axis] !== "visible" || box.matches("button, .button, th, td, .die, .slip, .tray, dialog"));
			if (holds("X") && (r.left < b.left - 2 || r.right > b.right + 2)) found.push(name + " sideways: " + node.data);
			if (holds("Y") && (r.top < b.top - 3 || r.bottom > b.bottom + 3)) found.push(name + " up or down: " + node.data);
		}
		for (const y of out ? [] : [r.top + r.height / 4, r.bottom - r.height / 4]) {
			const over = document.elementFromPoint(r.x + r.width / 2, y);
			const above = over && over.closest("dialog, .thumb"); // what has been scrolled below them comes back
			if (over && !over.contains(e) && !e.contains(over) && !(above && !above.contains(e))) found.push((over.id || over.className || over.localName) + " over: " + node.data);
		}
	}
	return found;
})`

// broken lists the words on buttons, in titles and in the heads of tables that go on in another line.
const broken = `[...document.querySelectorAll(".button, h1, h2, h3, .go strong, .money, :is(.sums, .seats) th")].flatMap(e => {
	const walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), word = document.createRange(), found = [];
	for (let node; node = walk.nextNode();) {
		const { width, height } = node.parentElement.getBoundingClientRect();
		if (width < 2 || height < 2) continue; // for a screen reader alone
		for (const { index, 0: text } of node.data.matchAll(/[^\s\u00ad\u200b/–-]+/g)) {
			word.setStart(node, index + (node.data[index - 1] === "\u00ad")); // its first letter's box takes in the hyphen
			word.setEnd(node, index + text.length);
			if (new Set([...word.getClientRects()].map(r => r.top)).size > 1) found.push(text);
		}
	}
	return found;
})`

// spreads fails the test for text that is there, and is no longer when it is further apart.
func (p *phone) spreads(what string) {
	p.t.Helper()
	var before, after, words []string
	if p.eval(broken, &words); len(words) > 0 {
		p.t.Errorf("%s: broken are %q", what, words)
	}
	p.eval(lost, &before)
	p.eval("("+spaced+")(true)", nil)
	p.noOverflow()
	p.eval(lost, &after)
	p.eval("("+spaced+")(false)", nil)
	for _, text := range after {
		if !slices.Contains(before, text) {
			p.t.Errorf("%s: with text further apart %s", what, text)
		}
	}
}

// With large text no page breaks a word where a title or a button has room for it, and none can be pushed sideways.
func TestLargeTextKeepsWordsWhole(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		p := newPlayer(t, speaking(lang))
		p.reducedMotion()
		p.sitDown("escalero\nparty Anna + Bernd\nparty Carl + Doris\nthrow 66622\nwrite F 4\n")
		look := func(path string) {
			t.Helper()
			p.open(path)
			for _, w := range []struct{ wide, high, text int }{{360, 740, 200}, {320, 740, 200}, {740, 360, 200}, {1280, 800, 200}, {412, 915, 130}, {360, 740, 130}, {344, 882, 100}, {320, 640, 115}} {
				p.textSize(w.text)
				p.size(w.wide, w.high)
				p.still()
				if lang == "de-AT" { // drawings speak no language
					p.drawnWhole(fmt.Sprint(path, w))
				}
				var words []string
				if p.eval(broken, &words); len(words) > 0 {
					t.Errorf("%s, %v: broken are %q", path, w, words)
				}
				if p.noOverflow(); t.Failed() {
					t.Fatalf("%s, %v", path, w)
				}
			}
		}
		for _, path := range append(app.Paths(), "/rules?preset=wuerfelpoker") {
			look(path)
		}
		p.open("/cards?begin=three")
		p.seen("a hand", `document.querySelector(".cards-table")`)
		look("/") // with an evening of cards beside the game
	}
}

// Text is as large as the system is told to have it, where the browser passes that on, and nothing breaks by that.
func TestTextIsAsLargeAsInTheSystem(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	look := func(where string) {
		t.Helper()
		for _, scale := range []float64{1, 0.85, 1.15, 1.3, 1.5, 2} {
			if err := p.try(chromedp.ActionFunc(func(ctx context.Context) error {
				return cdp.Execute(ctx, "Emulation.setEmulatedOSTextScale", map[string]any{"scale": scale}, nil)
			})); err != nil {
				t.Skipf("this browser does not pass it on: %v", err)
			}
			var size, want float64 = 0, math.Round(16 * scale)
			if p.eval(`parseFloat(getComputedStyle(document.documentElement).fontSize)`, &size); size != want {
				t.Errorf("%s, system at %v: text has %v px, want %v", where, scale, size, want)
			}
			for _, w := range [][2]int{{360, 740}, {740, 360}} {
				p.size(w[0], w[1])
				p.still()
				var words []string
				if p.eval(broken, &words); len(words) > 0 {
					t.Errorf("%s, system at %v, %v: broken are %q", where, scale, w, words)
				}
				p.noOverflow()
			}
		}
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66655\n")
	look("the table")
	for _, path := range []string{"/", "/new?game=escalero", "/settings"} { // the system has its text twice as large before they come
		p.open(path)
		look(path)
	}
}

// Where a browser shows no text smaller than 24 pixels, nothing is cut off or lies over something else.
func TestTheSmallestTextHasRoom(t *testing.T) {
	t.Parallel()
	startBrowser(t)
	var own shared
	all := own.start(t, findBare(), chromedp.Flag("js-flags", "--liftoff-only"), chromedp.Flag("blink-settings", "minimumFontSize=24"))
	t.Cleanup(func() {
		for _, end := range own.end {
			end()
		}
	})
	p := newPlayer(t, in(all), speaking("en-GB"))
	p.reducedMotion()
	whole := func(where string) {
		t.Helper()
		p.still()
		for _, script := range []string{lost, turnOut} {
			var list []string
			if p.eval(script, &list); len(list) > 0 {
				t.Errorf("%s: %q", where, list)
			}
		}
		p.noOverflow()
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66655\n")
	whole("the table")
	sitDown(p.phone, "en", "Mitzi", "Franz").firstTurn()
	whole("a hand of cards")
}

// Whoever needs text further apart loses none of it; for the pages see TestEveryRoute, for the table TestEveryMoment.
func TestCardsFurtherApartAreNotLost(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	c := sitDown(p.phone, "de", "Mitzi", "Franz")
	for seen := map[string]bool{}; !c.has(".hand-sums"); c.step() {
		what := fmt.Sprint(c.at())
		if seen[what] {
			continue
		}
		seen[what] = true
		for _, size := range [][2]int{{740, 360}, {360, 740}} {
			p.size(size[0], size[1])
			p.still() // the list of seats scrolls with the frame after it
			p.spreads(what)
		}
	}
	p.spreads("the sums of a hand")
}
