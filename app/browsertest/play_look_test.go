package browsertest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// moments are all the looks the table and its dialogs have: a record to sit down to and what is done
// there before looking.
var moments = []struct{ name, record, more, do string }{
	{"before the first throw", "escalero\nparty Anna\nparty Bernd\n", "", ""},
	{"after a served throw", "escalero\nparty Anna\nparty Bernd\nthrow 66655\n", "", ""},
	{"with a cell chosen and dice kept", "wuerfelpoker\nparty Anna\nparty Bernd\nthrow 66612\nkeep 666 throw 66634\n", "", "#die-1 #cell-5-1"},
	{"after the last throw", "escalero\nparty Anna\nparty Bernd\nthrow 66612\nkeep 666 throw 66634\nkeep 666 throw 66634\n", "", "#cell-5-0"},
	{"asking before a strike", "escalero\nparty Anna\nparty Bernd\nthrow 66612\n", "", "#cell-9-0 #write"},
	{"the menu", "escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\n", "", "#menu"},
	{"several rivals", "escalero\nparty Anna\nparty Bernd\nparty Carl\nparty Doris\nthrow 66612\n", "", ""},
	{"top-down", "wuerfelpoker-top-down\nparty Anna\nparty Bernd\nthrow 66612\n", "", ""},
	{"real dice", "escalero\nparty Anna\nparty Bernd\n", "block", ""},
	{"entries with real dice", "escalero\nparty Anna\nparty Bernd\npoints F 1 35\nstrike G 3\nstrike F 2\npoints 6 2 18\n", "block", ""},
	{"sums of three digits", "escalero\nparty Anna\nparty Bernd\npoints G 1 80\npoints G 1 50\npoints P 1 45\npoints P 1 45\npoints F 1 35\npoints F 1 30\npoints G 2 80\npoints G 2 50\npoints P 2 45\npoints P 2 45\npoints F 2 35\npoints F 2 30\npoints G 3 80\npoints G 3 50\npoints P 3 45\npoints P 3 45\npoints F 3 35\npoints F 3 30\n", "block", ""},
	{"sums of three parties", "escalero\nparty Anna\nparty Bernd\nparty Carl\npoints G 1 80\npoints G 1 50\npoints G 1 50\npoints P 1 45\npoints P 1 45\npoints P 1 45\npoints F 1 35\npoints F 1 30\npoints F 1 30\npoints G 2 80\npoints G 2 50\npoints G 2 50\npoints P 2 45\npoints P 2 45\npoints P 2 45\npoints F 2 35\npoints F 2 30\npoints F 2 30\npoints G 3 80\npoints G 3 50\npoints G 3 50\npoints P 3 45\npoints P 3 45\npoints P 3 45\npoints F 3 35\npoints F 3 30\npoints F 3 30\n", "block", ""},
	{"points of real dice", "escalero\nparty Anna\nparty Bernd\n", "block", "#cell-7-1"},
	{"typing real dice", "escalero\nparty Anna\nparty Bernd\n", "block", "#type #face-3 #typed-served"},
	{"five dice typed", "wuerfelpoker\nparty Anna\nparty Bernd\n", "block", "#type #face-6 #face-6 #face-6 #face-6 #face-6 #typed-served"},
	{"a second turn", "escalero\noption double-hand on\nparty Anna\nparty Bernd\nthrow 66612\ndone\nthrow 11155\n", "", ""},
	{"two results", "escalero\nparty Anna + Bernd\nparty Carl + Doris\nthrow 66612\ndone\nthrow 11155\n", "", "#compare"},
	{"Contra", "escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\n", "", ""},
	{"the end", "escalero\noption contra on\noption stake 0.10 EUR\nparty Anna\nparty Bernd\ncontra\n", "", "#concede"},
	{"the settlement", "escalero\noption contra on\noption stake 0.10 EUR\nparty Anna\nparty Bernd\ncontra\nconcede\n", "", "#throw"},
}

// show sits down and does what leads to the moment.
func (p player) show(record, more, do string) {
	p.t.Helper()
	if more == "" {
		p.sitDown(record)
	} else {
		p.sitDown(record, more)
	}
	for _, selector := range strings.Fields(do) {
		p.clickCSS(selector)
	}
	p.waitFor(`!document.querySelector("#dialog") || document.querySelector("dialog[open]")`)
	p.still()
}

// still waits until a frame has been painted and nothing moves any more.
func (p player) still() {
	p.t.Helper()
	var moved int
	p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
		.then(() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => {})))).then(list => list.length)`, &moved)
}

// forced lists what cannot be read where the system forces its colours. It is looked at here: axe asks
// for the colour that text is filled with, which this browser tells as it was before.
const forced = `[...document.querySelectorAll("button, a, p, th, td, span")].filter(e => e.getClientRects().length && e.textContent.trim()).filter(e => {
	const s = getComputedStyle(e);
	return s.color === s.backgroundColor;
}).map(e => "not to be read: " + e.outerHTML.slice(0, 200))`

// Every moment is looked at for everything while it is there: coming to it costs more than a look does.
func TestEveryMoment(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, speaking(lang))
			p.reducedMotion()
			for i, m := range moments {
				p.size(360, 740)
				p.show(m.record, m.more, m.do)
				p.isAccessible()
				if lang == "de-AT" {
					p.fits(m.name)
					p.besideNotches(m.name)
					p.hold(notch{width: 320, height: 640})
					p.fitsLargeText(m.name)
				}
				p.fitsLargerText(m.name, fmt.Sprintf("%s-%d", lang, i))
				if t.Failed() {
					t.Fatal(m.name)
				}
			}
		})
	}
}

// isAccessible fails the test for what breaks a rule of accessibility, in either theme and language, or in the
// colours a system may force on the page.
func (p player) isAccessible() {
	p.t.Helper()
	p.axe()
	if p.options.lang != "de-AT" { // colours speak no language
		return
	}
	p.dark()
	p.still()
	p.contrast()
	p.light()
	p.forcedColors(true)
	p.still()
	var wrong []string
	p.eval(forced, &wrong)
	for _, w := range wrong {
		p.t.Errorf("in forced colours: %s", w)
	}
	p.forcedColors(false)
}

// small lists what can be pressed and is harder to hit than a square of 44 pixels: around the middle
// of a button a finger may be 21 pixels off in each direction. A rival's cell is narrower; the menu does at
// full size what it does, and shows which cell it is.
const small = `[...document.querySelectorAll("main button:not([id^=pad-cell-]), main a, main input, main select, main summary, dialog button, .notice button")].filter(e => e.getClientRects().length).map(e => {
	e.scrollIntoView({ block: "center", behavior: "instant" });
	const label = e.closest("label"), r = (label || e).getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
	if (r.width >= 44 && r.height >= 44) return "";
	const hit = (dx, dy) => { const top = document.elementFromPoint(x + dx, y + dy); return top && (e.contains(top) || label && label.contains(top)) };
	const wide = r.width >= 44 || hit(-21, 0) && hit(21, 0), high = r.height >= 44 || hit(0, -21) && hit(0, 21);
	return wide && high ? "" : (e.id || e.textContent || e.className) + " is " + Math.round(r.width) + " by " + Math.round(r.height);
}).filter(Boolean)`

// rows are the sheet's entries that are less high than a finger needs.
const rows = `[...document.querySelectorAll(".pad button.entry:not([id^=pad-cell-])")].filter(e => e.getClientRects().length && e.closest("td").getBoundingClientRect().height < 43.5)
	.map(e => e.id + " is " + Math.round(e.closest("td").getBoundingClientRect().height) + " high")`

// cut measures the pad: how much of its height is out of sight, and which cells stick out at its side.
const cut = `(() => {
	const pad = document.querySelector(".pad"), side = pad ? pad.getBoundingClientRect().right + 4 : 0;
	return { Hidden: pad ? pad.scrollHeight - pad.clientHeight : 0, Out: pad ? [...pad.querySelectorAll(".entry, .sum, .who, .turn")].filter(e => {
		const r = e.getClientRects().length && !e.closest(".value") ? e.getBoundingClientRect() : { right: 0 };
		return r.right > side;
	}).map(e => e.className + " " + e.textContent) : [] };
})()`

// tight lists the buttons whose text comes within three pixels of their edge.
const tight = `[...document.querySelectorAll("main .button")].filter(e => e.getClientRects().length).filter(e => {
	const r = e.getBoundingClientRect(), texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), at = new Range();
	for (let text; (text = texts.nextNode());) {
		at.selectNodeContents(text);
		if ([...at.getClientRects()].some(t => t.width && (t.left < r.left + 3 || t.right > r.right - 3))) return true;
	}
}).map(e => e.textContent)`

// fits fails the test where not everything fits on the phone: nothing scrolls at the table, no text touches the edge of its
// button, nothing sideways anywhere, everything to press is large enough; in other windows nothing goes sideways either.
// Where the window is too low for rows of 44 the sheet scrolls inside itself.
func (p player) fits(moment string) {
	p.t.Helper()
	at := p.seen("the page", "true")
	if strings.HasSuffix(at.Path, "/table") && at.Height > at.Window {
		p.t.Errorf("%s: %d high in a window of %d", moment, at.Height, at.Window)
	}
	var list []string
	p.eval(tight, &list)
	if len(list) > 0 {
		p.t.Errorf("%s: at the edge of their button stand %q", moment, list)
	}
	p.eval(small, &list)
	for _, s := range list {
		p.t.Errorf("%s: %s", moment, s)
	}
	for _, size := range [][2]int{{360, 740}, {412, 732}, {320, 640}, {568, 320}, {740, 360}, {768, 1024}, {1280, 800}} {
		p.size(size[0], size[1])
		p.fitsWindow(moment, size[0], size[1], 100)
		if size != [2]int{412, 732} && size[1] > 360 {
			p.mirrors(fmt.Sprintf("%s, %d by %d", moment, size[0], size[1]))
		}
		if size == [2]int{360, 740} || size == [2]int{740, 360} {
			p.spreads(fmt.Sprintf("%s, %d by %d", moment, size[0], size[1]))
		}
	}
}

// fitsLargeText fails the test where something goes sideways with text of twice the size.
func (p player) fitsLargeText(moment string) {
	p.t.Helper()
	for _, size := range [][2]int{{320, 640}, {360, 740}, {740, 360}, {1280, 800}} {
		p.textSize(200)
		p.size(size[0], size[1])
		p.fitsWindow(moment, size[0], size[1], 200)
	}
}

func (p player) fitsWindow(moment string, width, height, text int) {
	p.t.Helper()
	where := fmt.Sprintf("%s, in a window of %d by %d, text %d %%", moment, width, height, text)
	if wide, window := p.wide(); wide > window {
		p.t.Errorf("%s: %d wide in a window of %d", where, wide, window)
	}
	var pad struct {
		Hidden int
		Out    []string
	}
	p.eval(cut, &pad)
	if len(pad.Out) > 0 {
		p.t.Errorf("%s: stick out %q", where, pad.Out)
	}
	p.drawnWhole(where)
	var list []string
	p.eval(rows, &list)
	for _, s := range list {
		p.t.Errorf("%s: %s", where, s)
	}
	p.eval(broken, &list)
	if len(list) > 0 {
		p.t.Errorf("%s: are broken %q", where, list)
	}
	most := 14 // three answers to a Contra need a line more
	if height > 700 && width < 700 {
		most = 0
	}
	if text == 100 && height != 640 && pad.Hidden > most {
		p.t.Errorf("%s: the pad scrolls by %d", where, pad.Hidden)
	}
}

// Sums of three digits in every column are seen on any phone, with text of any size, whoever leads.
func TestSumsOfThreeDigitsAreSeen(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, m := range moments {
		if !strings.HasPrefix(m.name, "sums of three") {
			continue
		}
		p.show(m.record, m.more, m.do)
		for _, leads := range []string{"own", "rival"} {
			p.eval(fmt.Sprintf(`document.querySelectorAll("#pad .sum:not(.label)").forEach(e => e.classList.toggle("best", e.classList.contains(%q)))`, leads), nil)
			for _, width := range []int{320, 360, 375, 393, 412} {
				p.size(width, 740)
				var out []string // text of all sizes in one go: nobody has to see each
				p.eval(`[100, 105, 110, 115, 120, 125, 130, 135, 140].flatMap(text => {
					document.documentElement.style.fontSize = text + "%";
					return `+cut+`.Out.map(e => e + " with text of " + text + " %");
				})`, &out)
				if len(out) > 0 {
					t.Errorf("%s, best is %s, %d wide: stick out %q", m.name, leads, width, out)
				}
			}
			p.eval(`document.documentElement.style.fontSize = ""`, nil)
		}
	}
}

// fitsLargerText fails the test where the system's text is a little larger and the pad does not fit, or what is in its
// head does not stay there. The windows stand in the order of their text: to change both lays out the page twice.
func (p player) fitsLargerText(moment, picture string) {
	p.t.Helper()
	for _, w := range [][3]int{
		{360, 740, 110}, {360, 740, 115}, {360, 640, 115}, {320, 640, 115}, {390, 844, 115}, {640, 320, 115}, {667, 375, 115}, {740, 360, 115},
		{740, 360, 130}, {360, 640, 130}, {360, 740, 130}, {360, 740, 120}, {344, 882, 100},
	} {
		p.textSize(w[2])
		p.size(w[0], w[1])
		p.still()
		where := fmt.Sprint(moment, ", ", w)
		var pad struct {
			Hidden int
			Out    []string
		}
		p.eval(cut, &pad)
		if w == [3]int{360, 740, 130} && pad.Hidden > 27 {
			p.t.Errorf("%s: the pad scrolls by %d, as if the columns of the two stood below each other", where, pad.Hidden)
		}
		// In other windows nothing is cut off or broken.
		var out, words, spilt []string
		p.eval(turnOut, &out)
		p.eval(strings.Replace(broken, ".button,", ".button, .pad .name, .pad .value,", 1), &words)
		if p.eval(spills, &spilt); len(pad.Out)+len(out)+len(words)+len(spilt) > 0 {
			p.t.Errorf("%s: stick out %q %q %q, broken are %q", where, pad.Out, out, spilt, words)
		}
		if w[0] != 360 || w[1] != 740 || w[2] > 115 {
			continue
		}
		if pad.Hidden > 0 {
			p.t.Errorf("%s: the pad scrolls by %d", where, pad.Hidden)
		}
		for _, script := range []string{small, rows, partial} {
			var list []string
			if p.eval(script, &list); len(list) > 0 {
				p.t.Errorf("%s: %q", where, list)
			}
		}
		p.look(fmt.Sprintf("larger-%s-%d", picture, w[2]))
	}
}

// turnOut is whose turn it is where that does not stand within the line of names.
const turnOut = `[...document.querySelectorAll(".pad .turn")].filter(e => e.getClientRects().length && e.getBoundingClientRect().bottom > e.closest(".name").getBoundingClientRect().bottom + 1).map(e => e.textContent + " sticks out")`

// On a phone held sideways each cell is as wide as a finger needs, in either language and whatever the names.
func TestCellsAreWideEnoughSideways(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		p := newPlayer(t, speaking(lang))
		p.reducedMotion()
		for _, game := range []string{"escalero", "wuerfelpoker", "escalero-double-grande"} {
			for _, name := range []string{"Anna", "Maximiliane-Annabella Kern"} {
				p.sitDown(game + "\nparty " + name + "\nparty Bernd\nthrow 66612\n")
				for _, size := range [][2]int{{640, 320}, {667, 375}, {740, 360}} {
					p.size(size[0], size[1])
					p.still()
					var least float64
					p.eval(`Math.min(...[...document.querySelectorAll(".pad tbody td.own")].flatMap(e => { const r = e.getBoundingClientRect(); return [r.width, r.height] }))`, &least)
					var out []string
					if p.eval(spills, &out); least < 43.9 || len(out) > 0 {
						t.Errorf("%s, %s, %s in %v: a cell has %v pixels, and %q stick out", lang, game, name, size, least, out)
					}
				}
			}
		}
	}
}

// Names of usual length stay whole at the side of a pad of ten rows that has turned with the phone.
func TestNamesStayWholeSideways(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, game := range []string{"escalero", "escalero-single"} {
		p.sitDown(game + "\nparty Maximiliane\nparty Annemarie\nthrow 66612\n")
		for _, size := range [][2]int{{740, 360}, {844, 390}} {
			p.size(size[0], size[1])
			p.still()
			var words []string
			if p.eval(strings.Replace(broken, ":is(.sums, .seats) th", ".pad .name", 1), &words); len(words) > 0 {
				t.Errorf("%s, %v: broken are %q", game, size, words)
			}
			p.noOverflow()
		}
	}
}

// Whoever is to throw and what was written before have room in the tray, whatever the name is: the pad above does not begin to scroll.
func TestWhoIsToThrowHasRoom(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, name := range []string{"Emma", "Sabine", "Wilhelmine", "Maximiliane", "Bernhard", "Hans-Christian"} {
		for _, before := range []string{"party Bernd\nparty " + name + "\nthrow 66553\nwrite F 3\n", "party Maria-Magdalena + Bernd\nparty " + name + " + Ida\nthrow 66655\ndone\nthrow 66655\nwrite F 3\n"} {
			p.sitDown("escalero\n" + before)
			p.still()
			var pad struct{ Hidden int }
			if p.eval(cut, &pad); pad.Hidden > 0 {
				t.Errorf("%q: the pad scrolls by %d", p.text(".hand-over"), pad.Hidden)
			}
		}
	}
}

// A single column has no value to show: on a phone the names have the place of that, and no empty line is left below them.
func TestASingleColumnHasNoLineOfValues(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero-single\nparty Anna\nparty Bernd\nthrow 66612\n")
	for _, size := range [][2]int{{360, 740}, {320, 640}, {820, 1180}} {
		p.size(size[0], size[1])
		p.still()
		var gap float64
		p.eval(`Math.max(...[...document.querySelectorAll(".pad .name")].map(e => Math.abs(document.querySelector(".pad .r3.c1").getBoundingClientRect().top - e.getBoundingClientRect().bottom)))`, &gap)
		if gap > 1 {
			t.Errorf("%v: between a name and the first row are %v pixels", size, gap)
		}
	}
	p.axe()
}

// mirrors fails the test unless for the left hand the buttons are those for the right one in a mirror, and nothing else on the page moves.
func (p player) mirrors(what string) {
	p.t.Helper()
	var wrong []string
	p.eval(`(() => {
		const places = list => list.map(e => e.getBoundingClientRect());
		const acts = [...document.querySelectorAll(".table > .acts > *")], rest = [...document.querySelectorAll(".pad .entry, .die, .tray")];
		const right = places(acts), still = places(rest);
		document.documentElement.dataset.hand = "left";
		const left = places(acts), after = places(rest);
		delete document.documentElement.dataset.hand;
		const near = (a, b) => Math.abs(a - b) < 1;
		const { left: from, right: to } = acts.length ? acts[0].parentElement.getBoundingClientRect() : {};
		return [
			...acts.filter((_, i) => !near(left[i].left - from, to - right[i].right) || !near(left[i].top, right[i].top) || !near(left[i].width, right[i].width)),
			...rest.filter((_, i) => !near(after[i].top, still[i].top) || !near(after[i].left, still[i].left)),
		].map(e => e.id || e.className);
	})()`, &wrong)
	if len(wrong) > 0 {
		p.t.Errorf("%s: elsewhere for the left hand are %q", what, wrong)
	}
}

// Whoever sits at the upper edge reaches all buttons, with large text too.
func TestFacingEachOtherAllButtonsAreReached(t *testing.T) {
	t.Parallel()
	p := newFacing(t)
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\n")
	p.seen("Bernd's cup", `document.querySelector("[data-facing] #throw")`)
	for _, w := range [][3]int{{360, 740, 100}, {320, 640, 200}, {360, 740, 200}, {740, 360, 200}} {
		p.size(w[0], w[1])
		p.textSize(w[2])
		p.still()
		var away []string
		p.eval(`[...document.querySelectorAll(".acts button, #menu")].filter(e => {
			e.scrollIntoView({ block: "center", behavior: "instant" });
			const r = e.getBoundingClientRect(), there = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
			return !there || !e.contains(there);
		}).map(e => e.id)`, &away)
		if len(away) > 0 {
			t.Errorf("%v: out of reach are %q", w, away)
		}
		p.noOverflow()
	}
}

// Who asked for less motion gets none.
func TestReducedMotionIsNone(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	for range 3 {
		p.touch("#throw")
		s = p.after("a throw", s)
		var running int
		p.eval(`document.getAnimations().filter(a => a.playState === "running" && a.effect.getComputedTiming().duration > 1).length`, &running)
		if running > 0 {
			t.Errorf("%d animations run", running)
		}
		if s.state(t).Now().Left() > 0 {
			p.touch("#die-1")
			p.seen("the die kept", `play.state().kept[0] === "1"`)
			break
		}
	}
	// The same is moving where nobody asked.
	p.media("prefers-reduced-motion", "no-preference")
	p.touch("#throw")
	p.after("a throw", s)
	var any bool
	p.eval(`document.getAnimations().length > 0`, &any)
	if !any {
		t.Log("nothing moves without the wish either")
	}
}

// The sheet lies under the same finger before a throw and after it, however long the names are: who is to throw takes
// no more room than the dice.
func TestTheSheetStaysWhereItIs(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	windows := [][2]int{{360, 740}, {390, 844}, {360, 640}, {320, 640}, {740, 360}, {1280, 800}}
	measure := func() (list []string) {
		for _, w := range windows {
			p.size(w[0], w[1])
			var at string
			p.eval(`(r => Math.round(r.width) + " by " + Math.round(r.height))(document.querySelector("#pad").getBoundingClientRect())`, &at)
			list = append(list, at)
		}
		return list
	}
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		for _, names := range [][2]string{{"Anna", "Bernd"}, {"Wolfeschlegelsteinhausen", "Wolfeschlegelsteinhausenbergerdorff der"}} {
			record := fmt.Sprintf("%s\nparty %s\nparty %s\tcomputer strong\nthrow 66612\nwrite 6 1\nthrow 11111\nwrite G 2\n", preset, names[0], names[1])
			p.sitDown(record)
			before := measure()
			for _, dice := range []string{"throw 11122\n", "throw 11223\nkeep 1122 throw 11226\n", "throw 66666\n"} {
				p.sitDown(record + dice)
				p.waitFor(`document.querySelector("#die-5") && !document.querySelector(".moment")`)
				for i, at := range measure() {
					if at != before[i] {
						t.Errorf("%s, %s, in %d by %d: the sheet is %s, after %q %s", preset, names[0], windows[i][0], windows[i][1], before[i], dice, at)
					}
				}
			}
		}
	}
}

// spills lists the names of rows that are wider than the cell they stand in.
const spills = `[...document.querySelectorAll(".pad .label .short")].filter(e => {
	const text = e.getBoundingClientRect(), cell = e.closest("th").getBoundingClientRect();
	return text.left < cell.left || text.right > cell.right;
}).map(e => e.textContent)`

// The longest name of a row, "Straight", stays in its cell, also where eleven of them stand side by side.
func TestRowNamesStayInTheirCells(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	for _, game := range []string{"escalero\nparty Maximiliane-Annabella Kern\nparty Bernd\n", "escalero-double-grande\nparty Anna\nparty Bernd\n", "wuerfelpoker-top-down\nparty Anna\nparty Bernd\n"} {
		p.sitDown(game)
		for _, size := range [][2]int{{740, 360}, {667, 375}, {640, 340}, {568, 320}, {320, 640}, {360, 740}} {
			p.size(size[0], size[1])
			var out []string
			if p.eval(spills, &out); len(out) > 0 {
				t.Errorf("%q in %v: %q", game, size, out)
			}
			var broken bool
			p.eval(`[...document.querySelectorAll(".name:not(.longer) .who")].some(e => e.getClientRects().length > 1)`, &broken)
			if broken {
				t.Errorf("%q in %v: a short name is broken", game, size)
			}
		}
	}
}

// What each answer to a Contra costs stands on its button, in the lowest window too.
func TestThePricesOfAContraAreInSight(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	for _, game := range []string{
		"wuerfelpoker\noption contra on\noption stake 0.10 EUR\nparty Anna\nparty Bernd\ncontra\n",
		// What each of two partners pays is longer.
		"wuerfelpoker\noption contra on\noption stake 0.10 EUR\nparty Anna + Alf\nparty Bernd + Bea\ncontra\n",
		"escalero-single\noption contra on\noption stake 0.10 EUR\nparty Anna + Alf\nparty Bernd + Bea\npoints 6 1 24\nstrike 6 1\ncontra\n",
	} {
		p.sitDown(game)
		for _, size := range [][2]int{{568, 320}, {640, 340}, {740, 340}, {740, 360}, {320, 568}, {360, 740}} {
			p.size(size[0], size[1])
			var hidden []string
			p.eval(`"concede contra throw".split(" ").filter(id => {
				const b = document.getElementById(id), s = b.querySelector("small").getBoundingClientRect(), r = b.getBoundingClientRect();
				return s.height < 10 || s.top < r.top || s.bottom > r.bottom || s.left < r.left || s.right > r.right;
			})`, &hidden)
			if len(hidden) > 0 {
				t.Errorf("in %v the price is not in sight on %q of %s", size, hidden, game)
			}
		}
	}
}

// sticksOut lists what of the names above the sheets, and of the way to take back, lies outside of its box, and what is
// cut in the middle of a line.
const sticksOut = `[...document.querySelectorAll(".name .turn, .name .of, .name .who, #back")].filter(e => e.getClientRects().length && getComputedStyle(e).visibility !== "hidden").flatMap(e => {
	const text = document.createRange(), box = (e.closest(".name") || e).getBoundingClientRect(), s = getComputedStyle(e), found = [];
	text.selectNodeContents(e.id ? e.firstElementChild || e : e);
	const r = e.id ? text.getBoundingClientRect() : e.getBoundingClientRect();
	if (r.left < box.left - .5 || r.right > box.right + .5 || r.top < box.top - 2 || r.bottom > box.bottom + .5) found.push("outside: " + e.textContent);
	const before = e.matches(".turn, .of") && e.parentElement.querySelector(".who");
	if (before && before.getBoundingClientRect().bottom > r.top + 3 && before.getBoundingClientRect().right > r.left) found.push("over the name: " + e.textContent);
	if (s.overflowY === "hidden" && Math.abs(e.clientHeight / parseFloat(s.lineHeight) % 1 - .5) < .35) found.push("half a line: " + e.textContent);
	return found;
})`

// The longest names, and the word on the button that takes back, keep to their places on the smallest phones.
func TestLongNamesKeepToTheirPlaces(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	const anna, bert, fritz = "party Maximiliane-Annabella Kern\n", "party Wolfgang-Amadeus Bernstein\n", "party Friederike Ottilie Zehetner\n"
	for _, game := range []string{"escalero\n" + anna + bert + "throw 66612\nwrite 6 1\n", "escalero\n" + anna + bert + fritz + "throw 66612\n", "wuerfelpoker-two\n" + anna + bert + "throw 66612\n"} {
		p.sitDown(game)
		for _, size := range [][2]int{{320, 640}, {360, 640}, {360, 740}, {740, 360}} {
			p.size(size[0], size[1])
			var out []string
			if p.eval(sticksOut, &out); len(out) > 0 {
				t.Errorf("%q in %v: %q", game, size, out)
			}
		}
	}
}

// A rival's name of a usual length stays in one piece where the others are counted beside it.
func TestARivalsNameStaysInOnePiece(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.size(360, 740)
	for _, name := range []string{"Wilhelmina", "Bernhardine"} {
		p.sitDown("escalero\nparty Anna\nparty Bernd\nparty " + name + "\n")
		lines := p.number(`(() => {
			const name = document.createRange();
			name.selectNodeContents(document.querySelector(".name.rival .who"));
			return new Set([...name.getClientRects()].map(r => Math.round(r.top))).size;
		})()`)
		if lines != 1 {
			t.Errorf("%s takes %v lines", name, lines)
		}
	}
}

// Whoever plays against a former self can tell the two apart, however long the names of a pair are.
func TestAFormerSelfIsToldApart(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty Maximiliane-Annabella Kern + Wolfgang-Amadeus Bernstein\nparty Maximiliane-Annabe (damals) + Wolfgang-Amadeus (damals)\tthen then\n")
	for _, size := range [][2]int{{320, 640}, {360, 740}, {740, 360}, {1280, 800}} {
		p.size(size[0], size[1])
		var seen bool
		p.eval(`(() => {
			const name = document.querySelector(".name.rival"), text = document.createRange(), walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
			for (let n; n = walk.nextNode();) {
				const at = n.data.lastIndexOf("damals");
				if (at < 0) continue;
				text.setStart(n, at); text.setEnd(n, at + 6);
				const r = text.getBoundingClientRect(), box = name.getBoundingClientRect();
				if (r.top >= box.top && r.bottom <= box.bottom + 1 && document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.contains(n) && !n.parentElement.matches(".long")) return true;
			}
		})() === true`, &seen)
		if !seen {
			t.Errorf("in %v: %q", size, p.text(".name.rival"))
		}
	}
	p.noOverflow()
	p.axe()
}

// The sheet stays where it is when a cell is chosen, also where what the button then says takes three lines.
func TestChoosingACellMovesNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	windows := [][2]int{{360, 740}, {375, 667}, {320, 640}, {740, 360}}
	heights := func() (list []float64) {
		for i := range windows {
			p.size(windows[i][0], windows[i][1])
			var high float64
			p.eval(`document.querySelector("#pad").getBoundingClientRect().height`, &high)
			list = append(list, high)
		}
		p.size(360, 740)
		return list
	}
	for _, c := range []struct{ game, cell, more string }{
		{"escalero\nparty Anna\nparty Bernd\nthrow 66612\n", "#cell-5-1", ""},
		{"wuerfelpoker-top-down\nparty Anna\nparty Bernd\nthrow 66612\n", "#cell-5-0", ""},
		{"wuerfelpoker\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\n", "#cell-5-1", ""},
		{"wuerfelpoker\nparty Anna\nparty Bernd\n", "#cell-7-1", "block"},
	} {
		p.show(c.game, c.more, "")
		before := heights()
		if closed := ".own .entry[data-state=closed]"; p.is(`document.querySelector("` + closed + `")`) {
			p.clickCSS(closed)
			p.seen("why it is closed", `/Kolonne beginnt erst/.test(document.querySelector("p.confirm:not([hidden])")?.textContent)`)
		}
		p.clickCSS(c.cell)
		p.waitFor(`document.querySelector(".entry[aria-pressed=true]")`)
		for i, high := range heights() {
			if high != before[i] {
				t.Errorf("%q in %v: the sheet is %v high, and %v with a cell chosen", c.game, windows[i], before[i], high)
			}
		}
	}
}

// Both results of a pair can be read and chosen with large text and long names.
func TestTwoResultsFitLargeText(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.show("escalero\nparty Maximiliane-Annabella Kern + Wolfgang-Amadeus Bernstein\nparty Carl + Doris\nthrow 66612\ndone\nthrow 11155\n", "", "#compare")
	p.eval(`document.documentElement.style.fontSize = "200%"`, nil)
	for _, size := range [][2]int{{320, 640}, {360, 740}} {
		p.size(size[0], size[1])
		var out []string
		p.eval(`[...document.querySelectorAll(".result")].filter(e => {
			const r = e.getBoundingClientRect(), tray = e.closest(".tray").getBoundingClientRect();
			return r.right > tray.right || e.scrollWidth > e.clientWidth + 1;
		}).map(e => e.textContent)`, &out)
		if len(out) > 0 {
			t.Errorf("in %v outside of the tray: %q", size, out)
		}
	}
	// A name may be one word of 24 letters, with text of any size.
	p.size(360, 740)
	p.show("escalero\nparty WWWWWWWWWWWWWWWWWWWWWWWW + Donaudampfschiffahrtsges\nparty Carl + Doris\nthrow 66612\ndone\nthrow 11155\n", "", "#compare")
	for _, w := range [][3]int{{320, 568, 100}, {360, 740, 100}, {360, 740, 200}, {740, 360, 100}, {740, 360, 200}, {1024, 768, 100}, {1280, 800, 200}} {
		p.size(w[0], w[1])
		p.textSize(w[2])
		p.still()
		p.noOverflow()
		var out []string
		p.eval(`[...document.querySelectorAll(".result, .result > *")].filter(e => e.getBoundingClientRect().right > e.closest(".tray").getBoundingClientRect().right - 4).map(e => e.textContent)`, &out)
		if len(out) > 0 {
			t.Errorf("in %v outside of the tray: %q", w, out)
		}
	}
}

// What is played for and the ways to the rules and the settings stand beside each other in a wide window, with large text too.
func TestTheTopLineHasRoom(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero-double-grande\noption double-hand on\noption contra on\noption stake 100.00 EUR\nparty Maximiliane-Annabella Kern\nparty Bernd\nthrow 66612\n")
	for _, w := range [][3]int{{1280, 800, 100}, {1280, 800, 200}, {1024, 768, 130}} {
		p.size(w[0], w[1])
		p.textSize(w[2])
		p.still()
		p.noOverflow()
		var out []string
		p.eval(`[...document.querySelectorAll(".topbar > *")].filter((e, i, all) => {
			const text = document.createRange(), bar = document.querySelector(".topbar").getBoundingClientRect();
			text.selectNodeContents(e);
			const r = text.getBoundingClientRect(), next = all[i + 1];
			return r.top < bar.top - 1 || r.bottom > bar.bottom + 1 || r.right > bar.right + 1 || next && r.right > next.getBoundingClientRect().left;
		}).map(e => e.textContent)`, &out)
		if len(out) > 0 {
			t.Errorf("in %v beyond their place: %q", w, out)
		}
	}
}

// In a wide window a cloche stands in the corner of its cell on the sheets of both rivals, beside the number.
func TestTheClocheKeepsOffTheNumber(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.size(1280, 800)
	p.sitDown("escalero-double-grande\nparty Anna\nparty Bernd\nparty Carl\npoints GG 1 100\npoints GG 1 100\npoints GG 1 100\n", "block")
	var over []string
	p.eval(`[...document.querySelectorAll(".pad .entry.served")].filter(e => e.getClientRects().length).filter(e => {
		const text = document.createRange(), box = e.getBoundingClientRect(), cloche = getComputedStyle(e, "::after");
		text.selectNodeContents(e);
		const r = text.getBoundingClientRect(), bottom = box.top + parseFloat(cloche.top) + parseFloat(cloche.height), left = box.right - parseFloat(cloche.right) - parseFloat(cloche.width);
		return bottom > r.top + r.height / 3 && left < r.right - 2;
	}).map(e => e.closest("td").className)`, &over)
	if len(over) > 0 {
		t.Errorf("over the number in %q", over)
	}
	if n := p.number(`[...document.querySelectorAll(".pad .entry.served")].filter(e => e.getClientRects().length).length`); n != 3 {
		t.Errorf("there are %v cloches", n)
	}
}

// The latest entries stay in sight beside long names.
func TestTheLatestEntriesAreInSight(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.size(1280, 800)
	p.sitDown("escalero-double-grande\nparty WWWWWWWWWWWWWWWWWWWWWWWW\nparty Maximiliane-Annabella Kern\npoints GG 1 100\npoints GG 1 100\n", "block")
	for _, text := range []int{100, 200} {
		p.textSize(text)
		p.still()
		if over := p.number(`(e => e.scrollWidth - e.clientWidth)(document.querySelector("section.latest"))`); over > 0 {
			t.Errorf("with text of %d %% they are %v too wide", text, over)
		}
	}
}

// Between two turns the button to throw is in sight with large text, whatever the names: short ones, of twelve letters, and
// of pairs. None of twelve letters is broken in the call, and the sheet gives way.
func TestTheCupIsInSightWithLargeText(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, game := range []struct{ kind, calls string }{
		{"escalero-single\nparty Theresianna\nparty Konstantinos\nparty Maximilianer\n", "Konstantinos"},
		{"escalero\nparty Anna\nparty Bernd\nparty Clara\n", "Bernd"},
		{"escalero\nparty Theresianna + Konstantinos\nparty Maximilianer + Bernhardine\n", "Maximilianer"},
	} {
		p.sitDown(game.kind + "throw 22361\nwrite 2 1\n")
		for _, w := range [][3]int{{360, 740, 200}, {320, 640, 200}, {360, 740, 170}, {412, 732, 200}} {
			p.size(w[0], w[1])
			p.textSize(w[2])
			p.eval(`scrollTo(0, 0)`, nil)
			p.still()
			if below := p.number(`document.querySelector("#throw").getBoundingClientRect().bottom - innerHeight`); below > 0 {
				t.Errorf("%s, %v: the button to throw reaches %v below the window", game.calls, w, below)
			}
			if tall := p.number(`document.querySelector("#pad").getBoundingClientRect().height`); tall < 44*4 {
				t.Errorf("%s, %v: of the sheet %v are left", game.calls, w, tall)
			}
			lines := p.number(fmt.Sprintf(`(name => {
				const text = document.createRange();
				text.setStart(name, 0);
				text.setEnd(name, %d);
				return new Set([...text.getClientRects()].map(r => Math.round(r.top))).size;
			})(document.querySelector(".hand-over .who").firstChild)`, len(game.calls)))
			if lines != 1 {
				t.Errorf("%s, %v: the name takes %v lines", game.calls, w, lines)
			}
		}
	}
}

// Text that is a half larger leaves no room for more beside the columns: names of twelve letters keep to one line there, and
// longer ones are cut between two lines.
func TestNamesStayWholeWithTextAHalfLarger(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for i, game := range []string{
		"escalero\nparty Theresianna\nparty Konstantinos\n",
		"escalero\nparty Theresianna\nparty Konstantinos\nparty Maximilianer\n",
		"escalero\nparty Maximiliane-Annabella Kern\nparty Wolfgang-Amadeus Bernstein\n",
		"escalero\nparty Maximiliane-Annabella Kern\nparty Wolfgang-Amadeus Bernstein\nparty Friederike Ottilie Zehetner\n",
	} {
		p.sitDown(game + "throw 22361\nwrite 2 1\n")
		for _, w := range [][3]int{{412, 732, 150}, {360, 740, 130}, {432, 960, 150}} {
			p.size(w[0], w[1])
			p.textSize(w[2])
			p.still()
			var out []string
			p.eval(sticksOut, &out)
			out = slices.DeleteFunc(out, func(text string) bool { return text == "outside: Konstantinos" }) // its letters are lower than the box of the text
			if len(out) > 0 {
				t.Errorf("%s, %v: %q", game, w, out)
			}
			lines := p.number(`Math.max(...[...document.querySelectorAll(".name .who")].filter(e => e.getClientRects().length).map(e => {
				const name = document.createRange();
				name.selectNodeContents(e);
				return new Set([...name.getClientRects()].map(r => Math.round(r.top))).size;
			}))`)
			if i < 2 && lines != 1 {
				t.Errorf("%s, %v: a name takes %v lines", game, w, lines)
			}
		}
	}
}

// A notice above a table takes its place from the sheet: the buttons stay in sight, and nothing is to be scrolled.
func TestANoticeLeavesTheButtonsInSight(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	look := func(where string) {
		t.Helper()
		p.waitFor(`document.querySelector(".notice .button")`)
		for _, w := range [][2]int{{360, 740}, {390, 844}, {740, 360}, {844, 390}, {1280, 800}} {
			p.size(w[0], w[1])
			p.still()
			var out []string
			p.eval(`[...document.querySelectorAll(".acts .button, .die, .pot .card")].filter(e => e.getClientRects().length).filter(e => {
				const r = e.getBoundingClientRect(), top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
				return r.bottom > innerHeight || !top || !e.contains(top);
			}).map(e => e.id || e.textContent)`, &out)
			if len(out) > 0 {
				t.Errorf("%s, %v: out of sight are %q", where, w, out)
			}
			if over := p.number(`document.documentElement.scrollHeight - innerHeight`); over > 0 {
				t.Errorf("%s, %v: the page is %v too high", where, w, over)
			}
		}
		p.size(360, 740)
	}
	p.sitDown("escalero-double-grande\nparty Anna\nparty Bernd\n")
	p.eval(`serviert.updateReady = true, serviert.onUpdate(), null`, nil)
	look("dice")
	p.open("/")
	p.eval(`localStorage.setItem("serviert:game", "{")`, nil) // cannot be read
	c := sitDown(p.phone, "de", "Mitzi", "Franz")
	for !c.has("#raise") {
		c.step()
	}
	look("cards")
}

// Who has to answer a Contra stands below the rival's name, not across it, however large the text is.
func TestWhoAnswersStandsBelowTheName(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("wuerfelpoker\noption contra on\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\ncontra\n")
	for _, size := range [][2]int{{320, 640}, {360, 740}, {740, 360}, {1280, 800}} {
		p.size(size[0], size[1])
		for _, text := range []int{100, 150, 200} {
			p.textSize(text)
			p.still()
			over := p.number(`(() => {
				const turn = document.querySelector(".name.rival .turn"), name = document.createRange();
				name.selectNodeContents(turn.parentElement.querySelector(".who"));
				return name.getBoundingClientRect().bottom - turn.getBoundingClientRect().top;
			})()`)
			if over > 5.5 { // below the letters a line has that much room
				t.Errorf("in %v with text of %d %% it covers %.0f pixels of the name", size, text, over)
			}
		}
		p.eval(`document.documentElement.style.fontSize = ""`, nil)
	}
}

// On the shortest phones a name of a usual length takes a line of its own; whose turn it is stands whole below it.
func TestWhoseTurnItIsFitsBelowANameOnShortPhones(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, preset := range []string{"escalero", "wuerfelpoker-two"} {
		for _, name := range []string{"Anna", "Annemarie", "Bernhardine", "Christine Luise"} {
			p.sitDown(preset + "\nparty " + name + "\nparty Bernd\n")
			for _, size := range [][2]int{{320, 640}, {375, 667}} {
				p.size(size[0], size[1])
				p.still()
				var over float64
				p.eval(`document.querySelector(".name.own .turn").getBoundingClientRect().bottom - document.querySelector(".name.own").getBoundingClientRect().bottom`, &over)
				if over > 1.5 {
					t.Errorf("%s, %s, %v: whose turn it is sticks out by %v", preset, name, size, over)
				}
			}
		}
	}
}

// On a phone with a notch that is held sideways the table has what is left beside it: the dice lie in one line, the
// pad is whole, and nothing lies under the notch or the bar at the lower edge. Nor do the buttons of the curtain at cards.
func TestTheTableBesideANotch(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, phone := range []struct{ width, height, side, below int }{{812, 375, 50, 21}, {844, 390, 47, 21}, {932, 430, 59, 21}} {
		p.size(phone.width, phone.height)
		p.settle(chromedp.ActionFunc(func(ctx context.Context) error {
			insets := map[string]int{"left": phone.side, "right": phone.side, "bottom": phone.below}
			return cdp.Execute(ctx, "Emulation.setSafeAreaInsetsOverride", map[string]any{"insets": insets}, nil)
		}))
		look := func(what, more string) {
			t.Helper()
			var wrong []string
			p.eval(fmt.Sprintf(`(() => {
				const side = %d, below = %d, wrong = [];
				for (const e of document.querySelectorAll(%q)) {
					const r = e.getBoundingClientRect();
					if (e.closest(".sr-only") || r.width < 2 || r.height < 2) continue;
					if (r.left < side - 1 || r.right > innerWidth - side + 1 || r.bottom > innerHeight - below + 1) wrong.push(e.tagName + " " + e.id + " " + e.className);
				}
				%s;
				return wrong;
			})()`, phone.side, phone.below, what, more), &wrong)
			if len(wrong) > 0 {
				t.Errorf("%d by %d: %q", phone.width, phone.height, wrong)
			}
		}
		s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\nwrite S 1\n")
		p.clickCSS("#throw")
		p.after("a throw", s)
		look("#main :is(button, th, td, p)", `
			const pad = document.querySelector("#pad"), dice = [...document.querySelectorAll("[id^=die-]")];
			if (new Set(dice.map(die => die.getBoundingClientRect().top)).size > 1) wrong.push("the dice lie in more than one line");
			if (pad.scrollHeight > pad.clientHeight + 1) wrong.push("the pad scrolls")`)
		c := sitDown(p.phone, "de", "Mitzi", "Franz")
		for !c.at()["#reveal"] {
			c.step()
		}
		look(".curtain > .bar button, .curtain .button", "")
	}
}

// A finger that comes down over dice, cards or the pad reaches the upper end of the page, where browsers load it anew.
// Not in the middle of a turn.
func TestAFingerThatComesDownLoadsNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	pulls := func(where, want string) {
		t.Helper()
		var got string
		if p.eval(`getComputedStyle(document.documentElement).overscrollBehaviorY`, &got); got != want {
			t.Errorf("%s: %s, want %s", where, got, want)
		}
	}
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	pulls("the table", "contain")
	p.clickCSS("#menu")
	p.seen("the menu", `document.querySelector("dialog[open]")`)
	pulls("the menu", "contain")
	for _, path := range []string{"/daily", "/practice", "/hand", "/practice-words"} {
		p.open(path)
		pulls(path, "contain")
	}
	sitDown(p.phone, "de", "Mitzi", "Franz")
	pulls("the table of cards", "contain")
	p.open("/rules")
	pulls("/rules", "auto")
	p.open("/")
	pulls("/", "auto")
}

// crossing lists which of a rival's name, its number among the others and whose turn it is lie across each other, or outside of their cell.
const crossing = `(() => {
	const parts = [...document.querySelectorAll(".name.rival")].flatMap(cell => [...cell.querySelectorAll(".who, .of, .turn")]).filter(e => e.checkVisibility({ visibilityProperty: true })).map(e => {
		const text = document.createRange();
		text.selectNodeContents(e);
		// A line of text is higher than its letters.
		const lines = (e.matches(".who") ? [...text.getClientRects()] : [e.getBoundingClientRect()]).filter(r => r.width && r.height);
		return { text: e.textContent, cell: e.closest(".name"), lines: lines.map(r => ({ left: r.left + .5, right: r.right - .5, top: r.top + r.height * .15, bottom: r.bottom - r.height * .15 })) };
	});
	const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
	return [
		...parts.flatMap((a, i) => parts.slice(i + 1).filter(b => a.cell === b.cell && a.lines.some(x => b.lines.some(y => meet(x, y)))).map(b => a.text + " across " + b.text)),
		...parts.filter(a => { const box = a.cell.getBoundingClientRect(); return a.lines.some(x => x.top < box.top - .5 || x.bottom > box.bottom + .5 || x.right > box.right + .5) }).map(a => a.text + " outside"),
	];
})()`

// While a computer throws beside several others, whose turn it is and which of them that is lie apart, below a name of
// any usual length.
func TestWhoseTurnItIsLiesBesideTheCount(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(`window.Worker = class extends EventTarget { postMessage() {} terminate() {} }`)) // it thinks for ever
	p.reducedMotion()
	for _, preset := range []string{"escalero", "wuerfelpoker-two"} {
		for _, name := range []string{"Eva", "Bernhardine"} {
			p.sitDown(fmt.Sprintf("%s\nparty Anna\nparty Bernd\nparty %s\tcomputer strong\nthrow 66612\nwrite 6 1\nthrow 66612\nwrite 6 1\n", preset, name))
			for _, size := range [][2]int{{320, 640}, {360, 640}, {360, 740}, {740, 360}} {
				p.size(size[0], size[1])
				for _, text := range []int{100, 130, 200} {
					p.textSize(text)
					p.still()
					var wrong []string
					if p.eval(crossing, &wrong); len(wrong) > 0 {
						t.Errorf("%s, %s, %v, text of %d %%: %q", preset, name, size, text, wrong)
					}
				}
				p.eval(`document.documentElement.style.fontSize = ""`, nil)
			}
		}
	}
}
