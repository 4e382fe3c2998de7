package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
)

// strange sends bare events, as password managers, other extensions and scripts of a browser send them: without a key,
// a pointer or a place, to whatever there is. It lists what the page threw.
const strange = `new Promise(done => {
	const threw = [], note = e => { threw.push(e.message + " at " + e.filename.replace(/.*\//, "") + ":" + e.lineno + " after " + sent); e.preventDefault(); };
	let sent = "";
	addEventListener("error", note);
	addEventListener("unhandledrejection", e => { threw.push(String(e.reason) + " after " + sent); e.preventDefault(); }, { once: true });
	for (const target of [window, document, document.documentElement, ...document.querySelectorAll("body, #main, input, select, #main button, .die, [id^=card-], .pad td, dialog")]) {
		for (const type of ["keydown", "keypress", "keyup", "input", "change", "focus", "blur", "focusin", "focusout", "pointerdown", "pointermove", "pointerup", "pointercancel",
			"touchstart", "touchmove", "touchend", "mousedown", "mouseup", "mousemove", "contextmenu", "dragenter", "dragover", "dragleave", "drop", "paste", "copy", "scroll", "resize",
			"visibilitychange", "selectionchange", "devicemotion", "storage", "click", "dblclick"]) {
			if (type === "click" && target instanceof Element && target.matches("#main *, #main")) continue; // that does something
			if ((type === "change" || type === "input") && target instanceof Element) continue;
			sent = type + " to " + (target === window ? "window" : target.nodeName + "#" + target.id);
			target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
		}
	}
	setTimeout(() => { removeEventListener("error", note); done([...new Set(threw)]); }, 300);
})`

// refusing runs a script in a page where something is refused after all that the browser seemed to allow. It lists what
// the page threw until done was called.
func refusing(script string) string {
	return `new Promise(found => {
		const threw = [], done = () => setTimeout(() => Promise.reject("done")), no = async () => { throw new DOMException("no", "NotAllowedError"); };
		addEventListener("unhandledrejection", e => {
			e.preventDefault();
			if (e.reason === "done") found(threw);
			else threw.push(String(e.reason));
		});
		` + script + `
	})`
}

// No event is so bare that the page throws, and none is the browser's no to installing.
func TestBareEventsThrowNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	ask := func(where string) {
		t.Helper()
		var threw []string
		if p.eval(strange, &threw); len(threw) > 0 {
			t.Errorf("%s: %d errors, such as %q", where, len(threw), threw[:min(5, len(threw))])
		}
		var alive string
		if p.eval(`document.documentElement.dataset.app`, &alive); alive != "ready" {
			t.Fatalf("%s: the page is %q", where, alive)
		}
	}
	for _, path := range []string{"/", "/new?game=escalero", "/settings", "/cards?begin=three", "/hand"} {
		p.open(path)
		p.waitLong(`document.querySelector("#main button, #main a")`)
		ask(path)
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	ask("the table")
	s := p.seen("the table", `document.querySelector("#throw")`)
	p.touch("#throw")
	p.after(fmt.Sprint("a throw after all that in ", s.Path), s)
	var threw []string
	if p.eval(refusing(`dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: no })); serviert.install(); done();`), &threw); len(threw) > 0 {
		t.Errorf("where nothing may be installed: %q", threw)
	}
}

// A double click with a mouse marks no text at the table, and does so where people may want to copy something.
func TestADoubleClickMarksNothingAtTheTable(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	marked := func(selector string) (text string) {
		t.Helper()
		var at struct{ X, Y float64 }
		p.eval(fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.scrollIntoView({ block: "center", behavior: "instant" });
			const r = document.createRange(); r.selectNodeContents(e); const b = r.getBoundingClientRect(); return { x: b.x + Math.min(b.width / 2, 20), y: b.y + Math.min(b.height / 2, 10) } })()`, selector), &at)
		for clicks := range int64(2) {
			for _, kind := range []input.MouseType{input.MousePressed, input.MouseReleased} {
				p.run(input.DispatchMouseEvent(kind, at.X, at.Y).WithButton(input.Left).WithClickCount(clicks + 1))
			}
		}
		p.eval(`(s => { const text = s.toString(); s.removeAllRanges(); return text.trim() })(getSelection())`, &text)
		return text
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 66612\nwrite 6 1\n")
	for _, selector := range []string{".pad .label.r9 .short", ".pad .name.own .who", ".pad .value.own", ".pad .sum.own", ".call .what"} {
		if text := marked(selector); text != "" {
			t.Errorf("%s: %q is marked", selector, text)
		}
	}
	p.open("/rules")
	if text := marked("main p"); text == "" {
		t.Error("the rules cannot be copied")
	}
	p.sitDown("escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n")
	p.open("/settlement")
	if text := marked(".sums th"); text == "" {
		t.Error("a result cannot be copied")
	}
}
