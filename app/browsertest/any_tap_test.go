package browsertest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// TestAnyTapAnywhere taps, types, turns the phone and goes back at random, and looks after each step whether the page is
// still one: no error, no note that the program has ended, nothing wider than the window, no ID twice, no half a sentence.
// Three walks that are always the same in make test; make attack walks further, and its last line says how to repeat one.
func TestAnyTapAnywhere(t *testing.T) {
	t.Parallel()
	seeds, steps := []uint64{3, 26, 104}, 100
	if rounds := attackRounds(); rounds > 0 {
		seeds, steps = nil, 400
		for range rounds {
			seeds = append(seeds, rand.Uint64N(1e6))
		}
	}
	for _, seed := range seeds {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			w := walk{phone: newPhone(t, withCores(), withScript(`window.print = () => {}`)), rand: rand.New(rand.NewPCG(seed, 7))}
			if seed%2 == 0 {
				w.reducedMotion()
			}
			starts := []string{"/", "/new?game=escalero", "/cards?begin=three", "/games", "/new?game=wuerfelpoker", "/practice", "/practice-words?task=find", "/hand"}
			w.open(starts[w.rand.IntN(len(starts))])
			if w.rand.IntN(2) == 0 {
				w.bring(finished(t, "escalero", "Mitzi", "Franz"))
			}
			for range steps {
				w.step()
				time.Sleep(time.Duration(w.rand.IntN(250)) * time.Millisecond)
				w.check()
			}
		})
	}
}

// walk is somebody who taps at random.
type walk struct {
	*phone
	rand  *rand.Rand
	trail []string // what was done
}

// anyControl finds one of the controls that can be tapped now, more often one that moves a game on. Left out is what
// leaves the app: other addresses, downloads, files and photos of the phone.
const anyControl = `(number => {
	const within = [...document.querySelectorAll("dialog[open]")].pop() || document.body;
	const controls = [...within.querySelectorAll("button, a[href], input:not([type=file]), select, summary, textarea, [role=button]")].filter(e =>
		!e.disabled && e.getBoundingClientRect().width > 0 && getComputedStyle(e).visibility !== "hidden" && !/file|photo/i.test(e.id) &&
		(!e.href || e.href.startsWith(location.origin) && !e.hasAttribute("download") && !e.target));
	if (controls.length === 0) return { X: 5, Y: 5, Name: "nothing" };
	const moving = controls.filter(e => /throw|write|die-|cell|start|roll|entry|yes|next|go|done|hand|lay|card/.test(e.id + e.className));
	const e = moving.length > 0 && number %% 3 ? moving[number %% moving.length] : controls[number %% controls.length];
	e.scrollIntoView({ block: "center", behavior: "instant" });
	const r = e.getBoundingClientRect();
	return { X: r.x + r.width / 2, Y: r.y + r.height / 2, Name: (e.id || e.getAttribute("aria-label") || e.textContent.trim()).slice(0, 40) };
})(%d)`

// step does one thing. What cannot be done, because the page goes at this moment, is not done.
func (w *walk) step() {
	w.t.Helper()
	one := func(list ...string) string { return list[w.rand.IntN(len(list))] }
	what := ""
	switch d := w.rand.IntN(100); {
	case d < 76:
		var at struct {
			X, Y float64
			Name string
		}
		w.wait(fmt.Sprintf(anyControl, w.rand.IntN(1<<30)), &at)
		what = "tap " + at.Name
		w.try(chromedp.MouseClickXY(at.X, at.Y))
		if w.rand.IntN(6) == 0 {
			time.Sleep(time.Duration(40+w.rand.IntN(500)) * time.Millisecond)
			w.try(chromedp.MouseClickXY(at.X, at.Y))
			what += ", twice"
		}
	case d < 84:
		key := one("Enter", "Escape", "Tab", "Space", "ArrowDown", "ArrowRight", "1", "3", "w", "z", "h", "l", "?", "t", "c", "g", "a")
		what = "key " + key
		if named, ok := keys[key]; ok {
			key = named
		}
		w.try(chromedp.KeyEvent(key))
	case d < 90:
		text := one("Ä", "12", "haus", "<i>", "💥")
		what = "type " + text
		w.try(input.InsertText(text))
	case d < 94:
		what = "back"
		var within bool
		if w.wait(`navigation.canGoBack`, &within); within {
			w.try(chromedp.Evaluate(`void history.back()`, nil)) // once, also where the page is gone before it answers
			time.Sleep(200 * time.Millisecond)
		}
	case d < 96:
		what = "reload"
		w.try(chromedp.Reload())
	case d < 98:
		wide := w.rand.IntN(2) == 0
		what = fmt.Sprint("turn the phone, wide: ", wide)
		if wide {
			w.size(740, 360)
		} else {
			w.size(360, 740)
		}
	default:
		what = "wait"
		time.Sleep(time.Duration(w.rand.IntN(1500)) * time.Millisecond)
	}
	var where string
	w.wait(`location.pathname + location.search`, &where)
	w.trail = append(w.trail, where+": "+what)
}

// check fails if the page is none any more, with what was done last.
func (w *walk) check() {
	w.t.Helper()
	var wrong []string
	w.wait(`(async () => {
		while (document.documentElement.dataset.app !== "ready") await new Promise(done => setTimeout(done, 50)); // unless the page goes
		const wrong = [], html = document.documentElement, ids = [...document.querySelectorAll("[id]")].map(e => e.id);
		const note = document.querySelector("#boot-note");
		if (note) wrong.push("it says " + note.textContent);
		if (html.scrollWidth > html.clientWidth) wrong.push("it is " + html.scrollWidth + " wide in " + html.clientWidth);
		if (!document.title || document.querySelectorAll("h1").length !== 1) wrong.push("it has no title");
		wrong.push(...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => id + " is there twice"));
		const half = document.body.innerText.match(/.{0,30}(undefined|\bNaN\b|%!|<nil>).{0,30}/);
		if (half) wrong.push("it says " + half[0]);
		return wrong;
	})()`, &wrong)
	w.mu.Lock()
	wrong = append(wrong, w.problems...)
	w.mu.Unlock()
	if len(wrong) > 0 {
		w.t.Fatalf("%s: %s; after\n%s", w.path(), strings.Join(wrong, "; "), strings.Join(w.trail[max(0, len(w.trail)-30):], "\n"))
	}
}
