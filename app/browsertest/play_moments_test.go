package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// loadedDice lets a test say how the dice fall: window.loaded = "66666", or "" for chance. It also notes
// which parts of the pad and which dice a new layout has moved, and how much in all.
const loadedDice = `{
	const real = crypto.getRandomValues.bind(crypto);
	crypto.getRandomValues = list => {
		real(list);
		if (window.loaded && list.length < 20) for (let i = 0; i < list.length; i++) list[i] = window.loaded[i % window.loaded.length] - 1;
		return list;
	};
	window.moved = [], window.shifted = 0;
	const at = node => node && (node.nodeType === 1 ? node : node.parentElement);
	new PerformanceObserver(list => { for (const e of list.getEntries()) shifted += e.hadRecentInput ? 0 : e.value;
		for (const e of list.getEntries()) for (const { node, previousRect: a, currentRect: b } of e.sources) {
		const part = at(node);
		if (part && part.closest("#pad, .dice")) moved.push(part.outerHTML.slice(0, 90) + " from " + [a.x, a.y, a.width, a.height] + " to " + [b.x, b.y, b.width, b.height]);
	} }).observe({ type: "layout-shift" });
}`

// withLoadedDice is a phone whose dice fall as a test says.
func withLoadedDice(t *testing.T, settings string) player {
	t.Helper()
	return newPlayer(t, unhurried(), withScript(playScript+loadedDice+`
		localStorage.getItem("serviert:settings") || localStorage.setItem("serviert:settings", '{"v":1`+settings+`}')`))
}

// falls throws the dice so that they fall as told.
func (p player) falls(dice string, s seen) seen {
	p.t.Helper()
	p.eval(fmt.Sprintf(`window.loaded = %q`, dice), nil)
	p.touch("#throw")
	return p.after("the throw of "+dice, s)
}

// nothingMoved fails if a new layout moved the pad or the dice since the last call, or anything by more
// than the words on the buttons and in the call, which change.
func (p player) nothingMoved(when string) {
	p.t.Helper()
	var moved []string
	p.eval(`new Promise(done => requestAnimationFrame(() => setTimeout(done, 60))).then(() => moved.splice(0))`, &moved)
	for _, m := range moved {
		p.t.Errorf("%s moved %s", when, m)
	}
	var shifted float64
	p.eval(`shifted`, &shifted)
	p.eval(`shifted = 0`, nil)
	if shifted > 0.02 {
		p.t.Errorf("%s shifted the layout by %v", when, shifted)
	}
}

const twoPeople = "escalero\nparty Anna\nparty Franz\n"

// A served grande grows out of the tray, over the pad, and moves nothing; it is said once, fits every
// window and can be read; the first tap ends it, and the main button writes where it is worth most.
func TestAServedGrandeIsNoticed(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	s := p.sitDown(twoPeople + "throw 11255\nwrite 5 2\nthrow 12345\nwrite S 3\n")
	p.nothingMoved("sitting down") // what came before does not count
	p.eval(`window.heard = [], new MutationObserver(() => heard.push(document.querySelector("#live").textContent))
		.observe(document.querySelector("#live"), { subtree: true, childList: true, characterData: true })`, nil)
	p.falls("66666", s)
	p.seen("the moment", `document.querySelector(".moment")`)
	p.still()
	p.nothingMoved("the served grande")
	var said []string
	p.eval(`heard.filter(text => text.includes("Grande"))`, &said)
	if len(said) != 1 || !strings.HasPrefix(said[0], "Grande serviert! Fünf gleiche in einem Wurf: einmal in 1.296 Würfen.") {
		t.Errorf("said %q", said)
	}
	for _, size := range [][3]int{
		{320, 640, 100}, {360, 740, 100}, {375, 667, 100}, {740, 360, 100}, {568, 320, 100}, {768, 1024, 100}, {1280, 800, 100},
		{320, 640, 200}, {360, 740, 200}, {740, 360, 200}, {1280, 800, 200},
	} {
		p.size(size[0], size[1])
		p.textSize(size[2])
		p.still()
		var out []string
		p.eval(`[...document.querySelectorAll(".moment, .moment *")].filter(e => {
			const r = e.getBoundingClientRect();
			return r.left < 0 || r.top + scrollY < -8 || r.right > innerWidth || e.scrollWidth > e.clientWidth + 1 && e.matches("p, div");
		}).map(e => e.className)`, &out)
		if len(out) > 0 {
			t.Errorf("at %d by %d, text %d %%, stick out %q", size[0], size[1], size[2], out)
		}
		p.noOverflow()
	}
	p.size(360, 740)
	p.eval(`document.documentElement.style.fontSize = ""`, nil)
	p.axe()
	p.dark()
	p.still()
	p.contrast()
	p.light()
	p.forcedColors(true)
	var wrong []string
	if p.eval(forced, &wrong); len(wrong) > 0 {
		t.Errorf("in forced colours %q", wrong)
	}
	p.forcedColors(false)
	p.touch(".moment .loud")
	s = p.seen("the pad again", `!document.querySelector(".moment")`)
	if got := p.text("#write"); got != "EintragenGrande ×4\u00a0· 80 Punkte" {
		t.Errorf("the main button says %q", got)
	}
	if got := p.text("#throw"); got != "Neu werfen80 hergeben" {
		t.Errorf("throwing is called %q", got)
	}
	p.touch("#write")
	s = p.after("the grande", s)
	if !strings.HasSuffix(s.Record, "write G 3\n") {
		t.Errorf("written was\n%s", s.Record)
	}
	p.touch("#back")
	p.seen("the dice again", `document.querySelector("#write")`)
}

// Nobody waits for a motion: a tap ends it, and acts, but for the two buttons that nobody could have read
// yet. A straight grows nothing.
func TestATapEndsTheMoment(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	s := p.sitDown(twoPeople)
	slow := `{
		const slow = () => {
			for (const a of document.getAnimations()) a.playbackRate = .01;
			window.slowing = requestAnimationFrame(slow);
		};
		slow(); // from the first picture on: once it has grown, the moment covers what is to be tapped
	}`
	running := `document.getAnimations().filter(a => a.playState === "running" && a.effect.target.closest(".die, .moment")).length`
	for _, tapped := range []string{"#write", "#throw", "#cell-5-2"} {
		p.eval(slow, nil)
		s = p.falls("66666", s)
		p.seen("all motion slowed", `document.getAnimations().some(a => a.effect.target.matches(".moment") && a.playbackRate < 1)`)
		p.eval(`cancelAnimationFrame(slowing)`, nil)
		p.clickCSS(tapped)
		if now := p.seen("the end of the motion", running+` === 0`); now.Record != s.Record {
			t.Errorf("a tap on %s while it moved played\n%s", tapped, now.Record)
		}
		if tapped == "#cell-5-2" {
			p.seen("the cell chosen", `document.querySelector("#cell-5-2[aria-pressed=true]")`)
			p.seen("the moment over", `!document.querySelector(".moment")`)
		}
		p.eval(`for (const a of document.getAnimations()) a.finish()`, nil)
		p.touch("#write")
		s = p.after("the entry", s)
		p.seen("the other pad", fmt.Sprintf(`document.querySelector("#pad").dataset.sheets.startsWith("%d")`, s.state(t).Turn()))
		p.still()
	}
	s = p.falls("12345", s)
	p.still()
	var grown, tipped bool
	p.eval(`document.querySelector(".moment") !== null`, &grown)
	p.eval(`document.querySelector("#tray .icon-cloche") !== null`, &tipped)
	if grown || !tipped {
		t.Errorf("a straight: grown %v, cloche %v", grown, tipped)
	}
	p.nothingWrong()
}

// Without motion the grande simply stands there, and the pads change place at once.
func TestMomentsWithoutMotion(t *testing.T) {
	t.Parallel()
	for _, reduced := range []bool{false, true} {
		settings := `,"motion":"none"`
		if reduced {
			settings = ""
		}
		p := withLoadedDice(t, settings)
		if reduced {
			p.reducedMotion()
		}
		s := p.sitDown(twoPeople)
		p.eval(`window.ran = 0; addEventListener("animationstart", e => { if (e.elapsedTime === 0 && /[1-9]/.test(getComputedStyle(e.target, e.pseudoElement || null).animationDuration)) ran++ }, true);
			{ const animate = Element.prototype.animate; Element.prototype.animate = function (...all) { ran++; return animate.apply(this, all) } }`, nil)
		s = p.falls("66666", s)
		p.seen("the grande", `document.querySelector(".moment") && document.querySelector(".moment").getBoundingClientRect().height > 100`)
		p.touch("#write")
		p.after("the entry", s)
		p.seen("the other pad", `document.querySelector("#pad").dataset.sheets === "2 1"`)
		p.nothingMoved("the hand-over")
		var ran int
		if p.eval(`ran`, &ran); ran > 0 {
			t.Errorf("reduced by the system %v: %d things moved", reduced, ran)
		}
	}
}

// What a computer serves stands there long enough to be seen; the person's pad keeps its place and its
// width meanwhile, and a tap lets the computer go on.
func TestAComputersGrandeIsNoticed(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, `,"pace":"slow"`)
	p.sitDown("escalero\nparty Anna\nparty Poldi\tcomputer casual\nthrow 66612\n")
	p.touch("#cell-5-0")
	place := `(() => { const r = document.querySelector(".name.own").getBoundingClientRect(), c = document.querySelector("tbody .own").getBoundingClientRect(); return [r.x, r.width, c.x, c.width, document.querySelector(".name.own .who").getBoundingClientRect().x].join() })()`
	var before, after string
	p.eval(place, &before)
	p.eval(`window.loaded = "66666"`, nil)
	p.touch("#write")
	p.seen("the wait", `document.querySelector("#go-on")`)
	time.Sleep(700 * time.Millisecond) // what follows is not the answer to a tap
	p.nothingMoved("the entry")
	p.seen("the grande of the computer", `document.querySelector(".moment")`)
	p.still()
	p.eval(place, &after)
	if before != after || p.text(".name.own .who") != "Anna" {
		t.Errorf("the pad was at %s and is at %s, of %s", before, after, p.text(".name.own .who"))
	}
	if got := p.text(".name.rival"); got != "Poldi am Wurf" {
		t.Errorf("beside it stands %q", got)
	}
	p.nothingMoved("its throw")
	p.axe()
	p.touch(".moment .loud")
	p.seen("it goes on", `!document.querySelector(".moment")`)
	p.seen("its entry", `document.querySelector("#pad .rival .entry[data-state=written].last")`)
	p.nothingMoved("its entry")
}

// Between people the entry rests where it was written, then the pads slide past each other; nothing is
// laid out anew, and who throws next need not wait for it.
func TestTheHandOver(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	s := p.sitDown(twoPeople + "throw 66612\n")
	p.touch("#cell-5-0")
	p.touch("#write")
	s = p.after("the entry", s)
	p.nothingMoved("the entry")
	p.seen("the slide", `document.querySelector("#pad").dataset.sheets === "2 1"`)
	p.seen("the end of it", `document.getAnimations().length === 0`)
	p.nothingMoved("the hand-over")
	if got := p.text(".name.own .who") + p.text(".name.rival .who"); got != "FranzAnna" {
		t.Errorf("there lie %s", got)
	}
	// At once, in the middle of the rest.
	s = p.falls("66612", s)
	p.touch("#cell-5-0")
	p.touch("#write")
	s = p.after("the entry", s)
	p.clickCSS("#throw")
	s = p.after("the next throw", s)
	p.seen("her pad", `document.querySelector("#pad").dataset.sheets === "1 2"`)
	p.still()
	// In the middle of the slide.
	p.touch("#cell-5-1")
	p.eval(`document.documentElement.dataset.motion = "fast"`, nil)
	p.touch("#write")
	s = p.after("the entry", s)
	p.eval(`new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { for (const a of document.getAnimations()) a.playbackRate = .01; const slides = document.getAnimations().filter(a => a.effect.target.closest("#pad") && !a.animationName); window.lasts = Math.max(...slides.map(a => a.effect.getTiming().duration)); window.slides = slides.length }))).observe(document.querySelector("#pad"), { attributeFilter: ["data-sheets"] })`, nil)
	p.seen("the slide", `window.slides > 20`)
	if lasts := p.number(`lasts`); lasts != 130 {
		t.Errorf("where all moves fast the slide takes %v ms", lasts)
	}
	p.clickCSS("#throw")
	p.after("a throw in the middle of it", s)
	p.seen("the end of the slide", `document.getAnimations().filter(a => a.effect.target.closest("td") && a.playState === "running" && !a.animationName).length === 0`)
	p.nothingWrong()
}

// What the dice score is not to be read before they lie still. A tap shows it at once, and so does a device on which
// nothing moves.
func TestResultsWaitForTheDice(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	s := p.sitDown(twoPeople)
	// They land when the test says so: on a busy machine half a second may have no picture.
	p.eval(`{ const real = setTimeout; window.lands = 2000; window.setTimeout = (f, ms, ...of) => real(f, ms === 500 ? lands : ms, ...of) }`, nil)
	watched := `(() => {
		window.seen = [];
		const end = performance.now() + 30000;
		const look = () => {
			const cells = [...document.querySelectorAll("#pad button.pencil")];
			if (cells.length > 20) seen.push(cells.every(c => getComputedStyle(c).color === "rgba(0, 0, 0, 0)") ? "hidden" : cells.some(c => getComputedStyle(c).color === "rgba(0, 0, 0, 0)") ? "mixed" : "shown");
			if (performance.now() < end && seen.at(-1) !== "shown") requestAnimationFrame(look);
			else seen.over = true;
		};
		look();
	})()`
	throw := func(dice string) (pictures []string) {
		t.Helper()
		p.eval(watched, nil)
		s = p.falls(dice, s)
		p.waitFor(`seen.over`)
		p.eval(`seen.filter((x, i) => x !== seen[i - 1])`, &pictures)
		return pictures
	}
	write := func() {
		t.Helper()
		p.touch("#write")
		s = p.after("the entry", s)
		p.seen("the other pad", fmt.Sprintf(`document.querySelector("#pad").dataset.sheets.startsWith("%d")`, s.state(t).Turn()))
		p.still()
	}
	if got := throw("66612"); !slices.Equal(got, []string{"hidden", "shown"}) {
		t.Errorf("what a throw scores was %q", got)
	}
	p.touch("#cell-5-0")
	write()
	p.eval(`lands = 1e6`, nil) // after a tap alone
	s = p.falls("55512", s)
	p.seen("cells", `document.querySelectorAll("#pad button.pencil").length > 20`)
	p.clickCSS("#cell-4-0")
	p.seen("all of it after a tap", `[...document.querySelectorAll("#pad button.pencil")].every(c => getComputedStyle(c).color !== "rgba(0, 0, 0, 0)")`)
	write()
	p.eval(`document.documentElement.dataset.motion = "fast"`, nil)
	if got := throw("66514"); got[len(got)-1] != "shown" { // sooner than the test would have it
		t.Errorf("where all moves fast, what a throw scores was %q", got)
	}
	p.eval(`delete document.documentElement.dataset.motion`, nil)
	p.touch("#cell-3-0")
	write()
	p.reducedMotion()
	if got := throw("66613"); !slices.Equal(got, []string{"shown"}) {
		t.Errorf("where nothing moves, what a throw scores was %q", got)
	}
	p.nothingWrong()
}

// Who taps everything twice throws no picture away, writes it once, and does not throw for the next player.
func TestDoubleTapsWithAPicture(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	s := p.sitDown(twoPeople)
	for i, gap := range []time.Duration{40, 120, 250, 400} {
		p.eval(fmt.Sprintf(`window.loaded = %q`, []string{"66666", "12345", "66655", "55551"}[i]), nil)
		s = p.once("#throw", "throw", gap*time.Millisecond, s)
		s = p.once("#write", "write", gap*time.Millisecond, s)
	}
	p.nothingWrong()
}
