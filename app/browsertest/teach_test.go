package browsertest

import (
	"fmt"
	"testing"
)

// A first turn is explained in place: what a hint speaks of can be pressed at once, it lies over nothing
// of that, and it stands in the window at every size.
func TestAFirstTurnIsExplained(t *testing.T) {
	t.Parallel()
	const people = "escalero\nparty Anna\nparty Bernd\n"
	for _, moment := range []struct{ hint, lies, over string }{
		{"keep", people + "throw 55512\n", "#tray"},
		{"served", people + "throw 22333\n", "#tray"},
		{"columns", people + "throw 55512\nkeep 555 throw 55521\nkeep 555 throw 55516\n", "#pad"},
	} {
		p := newPlayer(t, beginner())
		p.sitDown(moment.lies)
		p.waitFor(fmt.Sprintf(`document.querySelector(".table").dataset.hint === %q`, moment.hint))
		for _, size := range [][2]int{{360, 740}, {320, 640}, {375, 667}, {740, 360}, {768, 1024}, {1280, 800}} {
			p.size(size[0], size[1])
			p.waitFor(`(e => e && !e.getAnimations().length)(document.querySelector("#hint"))`)
			var wrong string
			p.eval(fmt.Sprintf(`(() => {
				const box = document.querySelector("#hint").getBoundingClientRect(), about = document.querySelector(%q).getBoundingClientRect();
				if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) return "outside of the window";
				const covered = Math.max(0, Math.min(box.right, about.right) - Math.max(box.left, about.left)) * Math.max(0, Math.min(box.bottom, about.bottom) - Math.max(box.top, about.top));
				if (%q === "#tray" && covered > 0) return "over the dice";
				if (covered > .4 * about.width * about.height) return "over most of the pad";
				for (const b of document.querySelectorAll("#hint button")) if (b.getBoundingClientRect().height < 44) return "a small button";
				return "";
			})()`, moment.over, moment.over), &wrong)
			if wrong != "" {
				t.Errorf("%s at %v: the hint is %s", moment.hint, size, wrong)
				p.screenshot(fmt.Sprintf("hint-%s-%d", moment.hint, size[0]))
			}
			p.noOverflow()
		}
		// It gives way to what the keys have led to.
		for _, w := range [][3]int{{360, 740, 100}, {740, 360, 100}, {768, 1024, 100}, {1280, 800, 100}, {360, 740, 200}} {
			p.size(w[0], w[1])
			p.textSize(w[2])
			what := fmt.Sprint(moment.hint, w)
			first := moment.hint == "columns" && w[2] == 200 // there is no room for both it and the first cell, to which the keys lead then
			if !first {
				p.uncovered(what)
			}
			var under []string
			if p.eval(fmt.Sprintf(underHint, map[bool]string{true: "tr:nth-child(n+2)", false: "tr"}[first]), &under); len(under) > 0 {
				t.Errorf("%s: the hint lies over %q, which have the focus", what, under)
			}
			p.eval(`document.activeElement.blur()`, nil)
		}
		p.textSize(100)
		// With large text all of it can be reached: it begins in the window, and its end is there or scrolled to.
		for _, size := range [][2]int{{360, 740}, {320, 640}} {
			p.size(size[0], size[1])
			p.eval(`document.documentElement.style.fontSize = "200%"`, nil)
			p.waitFor(`(e => e && !e.getAnimations().length)(document.querySelector("#hint"))`)
			var wrong string
			p.eval(`(() => {
				const hint = document.querySelector("#hint");
				hint.scrollTop = 0;
				const box = hint.getBoundingClientRect(), first = hint.querySelector("h2").getBoundingClientRect();
				if (first.top < 0) return "its title is above the window";
				if (box.bottom > innerHeight) return "it ends below the window";
				hint.scrollTop = hint.scrollHeight;
				return [...hint.querySelectorAll("button")].pop().getBoundingClientRect().bottom > box.bottom + 1 ? "its button cannot be reached" : "";
			})()`, &wrong)
			if wrong != "" {
				t.Errorf("%s at %v with large text: %s", moment.hint, size, wrong)
			}
			if size[0] == 320 { // the narrower one
				p.axe()
			}
			p.eval(`document.documentElement.style.fontSize = ""`, nil)
		}
		p.size(360, 740)
		p.axe()
		p.dark()
		p.contrast()
	}
}

// underHint lists the cells that have the focus by key and lie below the hint, wholly or in part.
const underHint = `[...document.querySelectorAll("#pad tbody %s button.entry")].filter(e => {
	e.focus({ focusVisible: true });
	const r = e.getBoundingClientRect();
	return [.1, .5, .9].some(part => document.elementFromPoint(r.x + r.width / 2, r.y + r.height * part)?.closest("#hint"));
}).map(e => e.id)`

// What dims the pad behind an explanation covers the sums of those who lead like all others, and leaves them their triangle.
func TestWhoLeadsIsSeenBehindAnExplanation(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, beginner())
	p.sitDown("escalero\nparty Anna\nparty Bernd\npoints F 1 30\nstrike G 3\nthrow 22333\n")
	p.waitFor(`document.querySelector(".table").dataset.hint === "served"`)
	var wrong string
	p.eval(`(() => {
		const best = document.querySelector(".pad .sum.best"), dims = getComputedStyle(document.querySelector(".pad .sum:not(.best)"), "::before");
		const mark = getComputedStyle(best, "::before"), layer = getComputedStyle(best, "::after");
		if (mark.position === "absolute" || mark.backgroundColor === dims.backgroundColor) return "the triangle has become a layer";
		return layer.position === "absolute" && layer.backgroundColor === dims.backgroundColor ? "" : "the sum is not dimmed";
	})()`, &wrong)
	if wrong != "" {
		t.Error(wrong)
	}
}

// From the home page: one tap, one throw, and somebody explains it. A reload goes on there.
func TestANewcomerIsTaught(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, newcomer())
	p.open("/")
	p.touch("#begin-quick")
	p.seen("the table", `document.querySelector("#main .table")`)
	p.waitFor(`document.querySelector("#throw.main")`) // the computer player may begin
	p.touch("#throw")
	p.waitFor(`document.querySelector("#hint")`)
	p.reload()
	p.waitFor(`document.querySelector("#hint")`)
	p.touch("#hint-skip")
	p.waitFor(`!document.querySelector("#hint")`)
	p.reload()
	p.seen("the table", `document.querySelector("#main .table")`)
	if p.has("#hint") {
		t.Error("a reload forgets that somebody knows the game")
	}
	p.open("/rules")
	var end float64
	if p.eval(`document.querySelector("#teach").getBoundingClientRect().bottom`, &end); end > 740 {
		t.Errorf("the short version ends at %v, below the screen", end)
	}
	p.touch("#teach")
	p.seen("the table", `document.querySelector("#main .table")`)
	p.waitFor(`document.querySelector("#hint")`)
}
