package browsertest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

// timed clicks an element and tells how many changes there were in the main part, and what was called.
const timed = `(selector) => new Promise(done => {
	const e = document.querySelector(selector), main = document.querySelector("#main");
	const observer = new MutationObserver(list => {
		observer.disconnect();
		requestAnimationFrame(() => setTimeout(() => done({ changes: list.length, calls })));
	});
	// At rest: not in the frame of the tap before, nor while the pad scrolls to what that one has changed.
	const rest = (frames) => requestAnimationFrame(() => {
		const last = scrolled;
		scrolled = false;
		if (last || frames > 0) rest(last ? 5 : frames - 1);
		else setTimeout(tap, 20);
	});
	const tap = () => {
		observer.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
		window.calls = [];
		requestAnimationFrame(() => calls.push("frame"));
		e.click();
	};
	rest(5);
})`

// calling notes what a tap asks of the browser, and whether the frame was there before.
const calling = `{
	window.calls = [];
	window.scrolled = false;
	document.addEventListener("scroll", () => { scrolled = true }, { capture: true, passive: true });
	const noted = (of, name, what) => {
		const f = of[name];
		of[name] = function (...args) {
			if (what(args)) calls.push(what(args));
			return f.apply(this, args);
		};
	};
	noted(IDBDatabase.prototype, "transaction", args => args[1] === "readwrite" && "journal");
	noted(Storage.prototype, "setItem", args => args[0]);
	noted(Navigator.prototype, "vibrate", () => "vibrate");
	noted(AudioContext.prototype, "createGain", () => "sound");
	noted(Element.prototype, "getAnimations", () => "layout");
	noted(Element.prototype, "getBoundingClientRect", () => "layout");
	noted(HTMLElement.prototype, "focus", () => "layout");
	const measured = (of, ...names) => {
		for (const name of names) {
			const own = Object.getOwnPropertyDescriptor(of, name);
			const get = own.get;
			own.get = function () { calls.push("layout"); return get.call(this) };
			Object.defineProperty(of, name, own);
		}
	};
	measured(HTMLElement.prototype, "offsetTop", "offsetLeft", "offsetWidth", "offsetHeight");
	measured(Element.prototype, "clientTop", "clientLeft", "clientWidth", "clientHeight", "scrollTop", "scrollLeft", "scrollWidth", "scrollHeight");
}`

// A tap is answered at once, on a slow phone too; make bench measures how soon. What does not depend on how busy the
// machine is, and is held, is how much is drawn anew: keeping a die and choosing a cell touch nothing but them and the
// buttons; and what is asked of the browser before the frame: nothing that is not seen, nothing that has it lay out the
// page, and what is kept in one go.
func TestATapIsAnsweredAtOnce(t *testing.T) {
	p := newPlayer(t, unhurried(), audible(), withScript(calling))
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\nwrite S 1\n")
	few := map[string]int{"die": 8, "cell": 16}
	kept := map[string]int{"throw": 1, "die": 1, "write": 1} // how often the journal is written
	measure := func(what, selector string) {
		t.Helper()
		var took struct {
			Changes int
			Calls   []string
		}
		p.eval("("+timed+")("+quote(selector)+")", &took)
		if most, ok := few[what]; ok && took.Changes > most {
			t.Errorf("a tap on a %s makes %d changes", what, took.Changes)
		}
		at := slices.Index(took.Calls, "frame")
		asked := strings.Join(took.Calls[:max(at, 0)], " ")
		if at < 0 || strings.Count(asked, "journal") != kept[what] || strings.Contains(asked, "vibrate") || strings.Contains(asked, "sound") || strings.Contains(asked, "layout") {
			t.Errorf("a tap on a %s asks for: %q", what, took.Calls)
		}
	}
	for range 2 {
		measure("throw", "#throw")
		s = p.after("a throw", s)
		p.seen("what the dice score", `document.querySelectorAll("#pad button.pencil").length > 20`)
		measure("die", "#die-2")
		measure("die", "#die-2")
		row, col, points := best(s.state(t), rand.New(rand.NewPCG(3, 3)))
		cell := fmt.Sprintf("#cell-%d-%d", row, col)
		measure("cell", cell)
		p.seen("the cell chosen", "document.querySelector('"+cell+"[aria-pressed=true]')")
		if points == 0 {
			measure("question", "#write")
			p.clickCSS("#strike-yes")
		} else {
			measure("write", "#write")
		}
		s = p.after("the entry", s)
	}
}

// The last entry leads to the end at once: the table is not drawn with it, which nobody would see, nor the end before
// all is known of it.
func TestTheEndIsDrawnOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, unhurried(), withScript(calling))
	s := p.sitDown(leaving(t, "escalero-single\nparty Anna\nparty Bernd\n", 1))
	p.touch("#throw")
	s = p.after("the last throw", s)
	row, col, points := best(s.state(t), rand.New(rand.NewPCG(3, 3)))
	p.clickCSS(fmt.Sprintf("#cell-%d-%d", row, col))
	last := "#write"
	if points == 0 {
		p.clickCSS(last)
		last = "#strike-yes"
	}
	p.seen("what writes it", "document.querySelector('"+last+":not([aria-disabled=true])')")
	var took struct{ Changes int }
	p.eval("("+timed+")("+quote(last)+")", &took)
	if took.Changes == 0 || took.Changes > 30 {
		t.Errorf("the end makes %d changes", took.Changes)
	}
	p.seen("the end", `document.querySelector("#main .end")`)
}

// Nor does a tap at cards have the browser lay out the page before the frame.
func TestATapAtCardsIsAnsweredAtOnce(t *testing.T) {
	p := newPlayer(t, unhurried(), audible(), withScript(calling))
	c := sitDown(p.phone, "de", "Mitzi", "Franz")
	left := map[string]int{"lift the curtain": 2, "choose a card": 1, "swap": 1, "call": 2, "raise": 1, "lay a card": 2}
	tap := func(what, selector string) {
		t.Helper()
		var took struct{ Calls []string }
		p.eval("("+timed+")("+quote(selector)+")", &took)
		at := slices.Index(took.Calls, "frame")
		if at < 0 || slices.Contains(took.Calls[:max(at, 0)], "layout") {
			t.Errorf("a tap to %s asks for: %q", what, took.Calls)
		}
		if left[what] > 1 {
			left[what]--
		} else {
			delete(left, what)
		}
	}
	for len(left) > 0 {
		c.tapOn(left["raise"] > 0, tap)
	}
}

// watchHalves notes in which frame what changes: the tray, the pad's open cells, and which cell the pad has to show.
const watchHalves = `{
	window.halves = [];
	let frame = 0;
	const count = () => { frame++; requestAnimationFrame(count) };
	requestAnimationFrame(count);
	new MutationObserver(list => {
		for (const part of [".tray", "#pad tbody"]) {
			if (list.some(m => m.target.closest && m.target.closest(part))) halves.push([part, frame]);
		}
	}).observe(document, { subtree: true, childList: true, attributes: true });
}`

// What a throw scores is shown when the dice have landed. So the dice are drawn first, and the pad with the next
// picture; but at once for somebody who is on the pad with the keys.
func TestTheDiceAreDrawnBeforeThePad(t *testing.T) {
	p := newPlayer(t, unhurried(), withScript(watchHalves))
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	frames := func(what string, act func()) (tray, pad float64) {
		t.Helper()
		p.eval("halves.length = 0", nil)
		act()
		s = p.after(what, s)
		p.seen("what the dice score", `document.querySelectorAll("#pad button.pencil").length > 20`)
		var list [][]any
		p.eval("halves", &list)
		tray, pad = -1, -1
		for _, x := range list {
			switch at := x[1].(float64); {
			case x[0] == ".tray" && tray < 0:
				tray = at
			case x[0] == "#pad tbody" && pad < 0:
				pad = at
			}
		}
		return tray, pad
	}
	if tray, pad := frames("a throw", func() { p.touch("#throw") }); tray < 0 || pad <= tray {
		t.Errorf("the dice are drawn in frame %v, the pad in frame %v", tray, pad)
	}
	p.seen("the best cell named", `document.getElementById(document.querySelector("#pad").dataset.best.split(" ")[1])`)
	s = p.toCell()
	if tray, pad := frames("a throw by key", func() { p.key("r") }); tray < 0 || pad != tray {
		t.Errorf("with the keys on the pad the dice are drawn in frame %v, the pad in frame %v", tray, pad)
	}
	// Somebody who is quicker than the second picture meets the whole table.
	p.eval(`document.querySelector("#throw").click(); document.querySelector("#pad button.pencil").click()`, nil)
	p.seen("a cell chosen after the third throw", `play.state().record.split("keep").length === 3 && document.querySelector("#pad button.pencil[aria-pressed=true]") && document.querySelectorAll("#pad button.pencil").length > 20`)
}

// Only the compositor moves something for longer than a picture while dice roll: what the page's own thread had to move
// would keep the next tap waiting.
func TestRollingDiceLeaveThePageFree(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, unhurried())
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.eval(`{
		window.moving = new Set();
		const look = () => {
			for (const a of document.getAnimations().filter(a => a.playState === "running" && a.effect.getTiming().duration > 1)) {
				moving.add(a.effect.target.className + ": " + a.effect.getKeyframes().flatMap(k => Object.keys(k)).filter(k => !["offset", "computedOffset", "easing", "composite", "translate", "rotate", "opacity"].includes(k)));
			}
			requestAnimationFrame(look);
		};
		look();
	}`, nil)
	p.eval("(() => {"+loadedDice+"})()", nil)
	for _, dice := range []string{"12446", "12336"} { // what is served has a moment, with movements of its own
		p.eval(fmt.Sprintf("window.loaded = %q", dice), nil)
		p.touch("#throw")
		s = p.after("a throw", s)
		p.still()
		var moving []string
		p.eval(`[...moving]`, &moving)
		p.eval(`moving.clear()`, nil)
		if !slices.Contains(moving, "cube: ") {
			t.Error("no die moves")
		}
		for _, m := range moving {
			if !strings.HasSuffix(m, ": ") {
				t.Errorf("by the page's own thread this moves: %s", m)
			}
		}
	}
}

// A button that looks otherwise while a finger is on it would be drawn so before the tap counts, and after a short tap
// that takes longer than the answer.
func TestNothingIsDrawnBeforeATapCounts(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.eval(`{
		const look = () => { const s = getComputedStyle(document.querySelector("#throw")); return [...s].map(n => n + ": " + s[n]) };
		const before = look();
		addEventListener("click", e => { window.pressed = { active: e.target.closest("#throw:active") !== null, new: look().filter(x => !before.includes(x)) } }, { capture: true, once: true });
	}`, nil)
	p.touch("#throw")
	p.waitFor("window.pressed")
	var pressed struct {
		Active bool
		New    []string
	}
	p.eval("pressed", &pressed)
	if !pressed.Active || len(pressed.New) > 0 {
		t.Errorf("while it is pressed, %v, the button looks otherwise: %s", pressed.Active, pressed.New)
	}
}

// What lies under a finger is looked for several times before the tap counts, and each time in all that is positioned,
// from the last to the first. The buttons are pressed most and come last.
func TestTheButtonsAreFoundFirst(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\n")
	var took struct{ Throw, Cell float64 } // microseconds
	p.eval(`(() => {
		const search = e => {
			const r = e.getBoundingClientRect(), took = [];
			for (let k = 0; k < 60; k++) { // of which the quickest counts: others want the processor too
				const began = performance.now();
				for (let i = 0; i < 35; i++) document.elementFromPoint(r.x + r.width / 2 - 3 + i % 7, r.y + r.height / 2 - 2 + i % 5); // the same place is remembered
				took.push((performance.now() - began) / 35 * 1000);
			}
			return Math.min(...took);
		};
		return { throw: search(document.querySelector("#throw")), cell: search(document.querySelector("#cell-1-1")) };
	})()`, &took)
	if took.Throw > took.Cell/2 {
		t.Errorf("the throw is found in %.0f µs, a cell of the first row in %.0f", took.Throw, took.Cell)
	}
}

// What is noted at the page's root while it waits for the program stays there: to change it would style every
// element anew, and the first throw of somebody who comes back would wait for that.
func TestThePageIsStyledOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, unhurried(), withScript(`{
		window.changed = [];
		new MutationObserver(list => changed.push(...list.filter(m => m.target === document.documentElement).map(m => m.attributeName)))
			.observe(document, { attributes: true, subtree: true });
	}`))
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.eval("changed.length = 0", nil)
	p.waitFor("performance.now() > 3200")
	var changed []string
	p.eval("changed", &changed)
	if len(changed) > 0 {
		t.Errorf("changed at the root of the page: %s", changed)
	}
}

// The heap is tidied up between taps, where nobody waits for it, and not at all by somebody who only looks.
func TestTheHeapIsTidiedBetweenTaps(t *testing.T) {
	p := newPlayer(t, unhurried(), audible())
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 12345\n")
	p.eval(`{
		const tidy = serviert.onTidy;
		window.tidied = [];
		serviert.onTidy = () => { tidied.push(performance.now()); tidy(); };
		addEventListener("pointerup", () => { window.lastTap = performance.now() }, true);
	}`, nil)
	for i := range 6 {
		if i == 5 {
			time.Sleep(1500 * time.Millisecond)
			if p.number("tidied.length") != 0 {
				t.Fatal("it is tidied after five taps")
			}
		}
		p.touch(fmt.Sprintf("#die-%d", i%5+1))
	}
	p.seen("a tidy heap", "tidied.length === 1")
	if quiet := p.number("tidied[0] - lastTap"); quiet < 1000 {
		t.Errorf("it is tidied %.0f ms after a tap", quiet)
	}
}

// Who taps on without a pause does not wait for that either.
func TestAHundredTapsDoNotTidyTheHeap(t *testing.T) {
	p := newPlayer(t, unhurried(), audible(), withScript(`{
		window.cycles = [];
		const log = console.log;
		console.log = (...what) => String(what[0]).startsWith("gc ") ? cycles.push(what[0]) : log(...what);
		let told, env;
		Object.defineProperty(window, "Go", { get: () => told, set(Go) {
			told = class extends Go {
				get env() { return env }
				set env(to) { env = { ...to, GODEBUG: "gctrace=1" } }
			};
		} });
	}`))
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 12345\n")
	p.eval(`serviert.onTidy()`, nil)
	p.seen("what Go tells of its heap", "cycles.length === 1")
	p.wait(`(async () => {
		for (let i = 0; i < 100; i++) {
			document.querySelector("#die-" + (i % 5 + 1)).click();
			await new Promise(done => requestAnimationFrame(done));
		}
	})()`, nil)
	p.seen("the dice as they were", `document.querySelectorAll(".die[aria-pressed=false]").length === 5`)
	var cycles []string
	if p.eval("cycles", &cycles); len(cycles) > 1 {
		t.Errorf("in a hundred taps the heap was tidied up: %q", cycles[1:])
	}
}
