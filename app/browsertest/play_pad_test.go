package browsertest

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// sight tells where the pad's cell that scores most, or what was written last, lies between the names and the
// sums, and which cues there are that the pad goes on.
const sight = `(() => {
	const pad = document.querySelector("#pad"), whole = pad.getBoundingClientRect(), edge = s => pad.querySelector(s).getBoundingClientRect();
	const turned = getComputedStyle(pad).getPropertyValue("--turned") !== "";
	const top = turned ? whole.top : Math.max(whole.top, edge(".r2.own").bottom), end = turned ? whole.bottom : Math.min(whole.bottom, edge("tfoot .own").top);
	const worth = e => Number.parseInt(e.textContent) || 0, cells = [...pad.querySelectorAll("button.entry[data-state=possible]")];
	const most = Math.max(0, ...cells.map(worth));
	const looked = cells.length ? cells.filter(e => worth(e) === most) : [...pad.querySelectorAll(".last")];
	const inSight = looked.some(e => { const r = e.getBoundingClientRect(); return r.height > 0 && r.top >= top - 1 && r.bottom <= end + 1 });
	const drawn = (s, of) => { const e = getComputedStyle(pad.querySelector(s), of); return e.content !== "none" && e.display !== "none" };
	const cue = edge => matchMedia("(orientation: portrait)").matches ?
		edge === "up" ? drawn(".corner", "::before") && drawn(".r2.own", "::after") : drawn("tfoot .label", "::before") && drawn("tfoot .own", "::after") :
		getComputedStyle(pad, "::after").content !== "none" && (pad.dataset.more || "").includes(edge);
	return { Looked: looked.map(e => e.id || e.className).join(), InSight: inSight, Hidden: pad.scrollHeight - pad.clientHeight,
		Up: cue("up"), Down: cue("down"),
		IsUp: pad.scrollTop > 2, IsDown: pad.scrollHeight - pad.clientHeight - pad.scrollTop > 2 };
})()`

type sighted struct {
	Looked                          string
	InSight, Up, Down, IsUp, IsDown bool
	Hidden                          int
}

func (p player) sight() (s sighted) {
	p.t.Helper()
	p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))`, nil)
	p.still()
	p.eval(sight, &s)
	return s
}

// What the dice score best is in sight after every throw, on the shortest phone too, and the pad says where
// it goes on.
func TestTheBestRowIsInSight(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, size := range [][2]int{{375, 667}, {320, 640}, {360, 740}, {740, 360}, {568, 320}} {
		for _, c := range []struct{ head, more string }{
			{"escalero-double-grande", "throw 66666\n"},
			{"escalero-double-grande", "throw 66666\nkeep 66666 throw 66666\nkeep 66666 throw 66666\n"},
			{"escalero-double-grande", "throw 66666\nwrite G 1\n"},
			{"escalero", "throw 66666\n"},
			{"escalero", "throw 11112\n"},
		} {
			p.size(size[0], size[1])
			what := fmt.Sprintf("%s, %s, %dx%d", c.head, strings.Fields(c.more), size[0], size[1])
			p.sitDown(c.head + "\nparty Anna\nparty Bernd\nparty Carl\n" + c.more)
			s := p.sight()
			if !s.InSight {
				t.Errorf("%s: %s is out of sight", what, s.Looked)
			}
			if s.Up != s.IsUp || s.Down != s.IsDown {
				t.Errorf("%s: the pad goes on up %v, down %v; it says up %v, down %v", what, s.IsUp, s.IsDown, s.Up, s.Down)
			}
		}
	}
	// Above a single column the names have two lines, and what scrolls goes on below them.
	p.size(320, 568)
	p.sitDown("escalero-single\nparty Anna\nparty Bernd\nthrow 66666\nwrite G 1\n")
	if s := p.sight(); s.Hidden < 20 || !s.InSight {
		t.Errorf("a single column: %+v", s)
	}
	p.eval(`document.querySelector("#pad").scrollTop = 999`, nil)
	if p.sight(); p.is(`document.querySelector("#pad .r2.own").getBoundingClientRect().bottom > document.querySelector("#pad .name.own").getBoundingClientRect().bottom + 1`) {
		t.Error("below the names of a single column a line of what scrolls is taken for covered")
	}
	p.size(375, 667)
	before := p.sitDown("escalero-double-grande\nparty Anna\nparty Bernd\n")
	p.eval(`document.querySelector("#pad").scrollTop = 0`, nil)
	p.touch("#throw")
	p.after("a throw", before)
	if s := p.sight(); !s.InSight || s.Hidden < 20 {
		t.Errorf("after a throw by hand: %+v", s)
	}
	if s := p.seen("the focus", "true"); s.Focus != "throw" && s.Focus != "die-1" { // the dice, where a picture was served
		t.Errorf("the focus has moved to %s", s.Focus)
	}
	time.Sleep(guarded)
	p.forcedColors(true)
	if s := p.sight(); s.Up != s.IsUp || s.Down != s.IsDown {
		t.Errorf("in forced colours: %+v", s)
	}
}

// From the table Back leads home, not to the form that the game was set up with; and so it does from the
// settlement of a game begun anew.
func TestBackFromTheTableLeadsHome(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.open("/")
	p.eval(`document.querySelector("main a[href*='/new']").click()`, nil)
	p.seen("the set-up", `document.querySelector("#start")`)
	p.touch("#start")
	p.seen("the table", `document.querySelector("#main .table")`)
	home := fmt.Sprintf("location.pathname === %q && document.querySelector('.page-home')", base)
	p.eval(`history.back()`, nil)
	p.seen("home", home)
	p.eval(`history.forward()`, nil)
	p.seen("the table again", `document.querySelector("#main .table") && location.pathname.endsWith("/table")`)
	p.eval(`history.back()`, nil)
	p.seen("home again", home)
}

// The mark for "served" lies inside its cell, however narrow that is and however long the number.
func TestTheServedMarkIsNotCropped(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero-double-grande\nparty Anna\nparty Bernd\nthrow 66666\nwrite DG 1\nthrow 55555\nwrite G 3\nthrow 66666\n")
	for _, size := range [][2]int{{320, 640}, {360, 740}, {568, 320}, {740, 360}, {1280, 800}} {
		p.size(size[0], size[1])
		p.sight()
		var marks int
		var out []string
		p.eval(`document.querySelectorAll(".pad .served").length`, &marks)
		p.eval(`[...document.querySelectorAll(".pad .served")].filter(e => e.getClientRects().length).flatMap(e => {
			const s = getComputedStyle(e, "::after"), n = k => Number.parseFloat(s[k]), cell = e.getBoundingClientRect(), pad = document.querySelector("#pad").getBoundingClientRect();
			const right = cell.right - n("right") - n("marginRight"), left = right - n("width"), top = cell.top + n("top") + n("marginTop");
			const td = e.closest("td").getBoundingClientRect();
			return left >= td.left && right <= Math.min(td.right, pad.right) - 1 && top >= td.top ? [] : [e.textContent + " from " + left + " to " + right + " in " + td.left + " to " + td.right];
		})`, &out)
		if marks < 8 || len(out) > 0 {
			t.Errorf("%v: of %d marks are cropped %q", size, marks, out)
		}
	}
}

// uncut lists the cells for corrections that are cut off, too small for a finger, or do not look as on the pad.
const uncut = `[...document.querySelectorAll(".cell")].flatMap(e => {
	e.scrollIntoView({ block: "center", behavior: "instant" });
	const r = e.getBoundingClientRect(), top = document.elementFromPoint(r.right - 3, r.y + r.height / 2), spoken = e.textContent;
	const wrong = [];
	if (r.width < 43.5 || r.height < 43.5) wrong.push("small: " + r.width + " by " + r.height);
	if (r.left < 0 || r.right > innerWidth || !e.contains(top)) wrong.push("cut off");
	if (/gestrichen/.test(spoken) !== Boolean(e.querySelector(".stroke"))) wrong.push("no stroke");
	if (/serviert/.test(spoken) !== Boolean(e.querySelector(".served"))) wrong.push("no cloche");
	return wrong.map(w => spoken + " " + w);
})`

// A slip of the pencil in an early round is corrected at the table, on a small phone, and taken back.
func TestACorrectionAtTheTable(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, size := range [][2]int{{360, 740}, {320, 640}, {740, 360}} {
		p.size(size[0], size[1])
		s := p.sitDown("escalero\nparty Anna\nparty Bernd\nparty Carl\npoints F 1 35\nstrike G 3\npoints 6 2 18\npoints S 3 20\nresult 66612\n", "block")
		p.touch("#menu")
		p.touch("#menu-check")
		p.seen("the pad", `document.querySelector("dialog[open] .cell")`)
		if s.Dialog = p.seen("the dialog", "true").Dialog; s.Dialog != "correct" {
			t.Errorf("the dialog is %q", s.Dialog)
		}
		p.axe()
		var wrong []string
		p.eval(uncut, &wrong)
		if len(wrong) > 0 {
			t.Errorf("%v: %q", size, wrong)
		}
		var looks struct{ Strokes, Cloches int }
		p.eval(`({ Strokes: document.querySelectorAll(".cell .stroke").length, Cloches: document.querySelectorAll(".cell .served").length })`, &looks)
		if looks.Strokes != 1 || looks.Cloches != 1 {
			t.Errorf("%v: %+v", size, looks)
		}
		p.screenshot(fmt.Sprintf("correct-%d", size[0]))
		p.touch("#cell-2-3-10")
		p.seen("the values", `document.activeElement.id === "values"`)
		p.axe()
		p.touch("button[id^=value-][id$='cell-2-3-10-80']")
		now := p.after("the correction", s)
		if want := strings.Replace(s.Record, "strike G 3", "points G 3 80", 1); now.Record != want || !strings.Contains(now.Said, "80 statt gestrichen") {
			t.Errorf("said %q, corrected to\n%s", now.Said, now.Record)
		}
		p.seen("the menu button", `document.activeElement.id === "menu" && !document.querySelector("dialog[open]")`)
		p.key("z")
		if now = p.after("taking it back", now); now.Record != s.Record {
			t.Errorf("taken back to\n%s", now.Record)
		}
	}
}

// A written cell is corrected by a tap on it, a rival's and an own one, and by key; the correction can be taken
// back after a reload.
func TestACorrectionByATapOnTheCell(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\npoints F 1 35\nstrike G 3\n", "block")
	p.touch("#pad-cell-2-3-10")
	p.seen("the values", `document.activeElement.id === "values" && document.querySelector("dialog[open]").textContent.includes("Bernd")`)
	p.axe()
	p.touch("button[id^=value-][id$='cell-2-3-10-80']")
	now := p.after("the correction", s)
	if want := strings.Replace(s.Record, "strike G 3", "points G 3 80", 1); now.Record != want {
		t.Errorf("corrected to\n%s", now.Record)
	}
	p.seen("the cell again", `document.activeElement.id === "pad-cell-2-3-10" && !document.querySelector("dialog[open]")`)
	p.open("/table")
	p.mine()
	p.touch("#back")
	if now = p.after("taking it back", now); now.Record != s.Record {
		t.Errorf("taken back to\n%s", now.Record)
	}
	// By key: along the pad to the own full house.
	p.toCell()
	for range 10 {
		if p.is(`document.activeElement.id === "cell-7-0"`) {
			break
		}
		p.key("ArrowDown")
	}
	p.key("Enter")
	p.seen("the values", `document.activeElement.id === "values" && document.querySelector("dialog[open]").textContent.includes("Anna")`)
	p.key("Escape")
	p.seen("the cell", `document.activeElement.id === "cell-7-0" && !document.querySelector("dialog[open]")`)
}

// After the end the whole pad can be corrected on a small phone, and looks as before.
func TestThePadForCorrectionsIsWhole(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	p.said("Partie eingelesen")
	p.click("button", "Eintrag berichtigen")
	for _, size := range [][2]int{{360, 740}, {320, 640}, {1280, 800}} {
		p.size(size[0], size[1])
		var wrong []string
		p.eval(uncut, &wrong)
		if len(wrong) > 0 {
			t.Errorf("%v: %q", size, wrong)
		}
		p.noOverflow()
		p.screenshot(fmt.Sprintf("correct-end-%d", size[0]))
	}
	p.axe()
}

// Real dice that are typed have three buttons beside each other in the place of two, and nothing gives way to them.
func TestTypedDiceLeaveThePadWhereItIs(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, size := range [][2]int{{360, 740}, {1280, 800}} {
		p.size(size[0], size[1])
		p.sitDown("escalero\nparty Anna\nparty Bernd\n", "block")
		const end = `Math.round(document.querySelector("#pad").getBoundingClientRect().bottom)`
		var before, after, rows int
		p.eval(end, &before)
		p.touch("#type")
		for _, face := range "33322" {
			p.touch(fmt.Sprintf("#face-%c", face))
		}
		p.seen("the buttons", `document.querySelectorAll(".acts.typed > .button").length === 3`)
		p.eval(end, &after)
		p.eval(`new Set([...document.querySelectorAll(".acts > .button")].map(e => e.getBoundingClientRect().top)).size`, &rows)
		if before != after || rows != 1 {
			t.Errorf("%v: the pad ends at %d instead of %d, the buttons stand in %d rows", size, after, before, rows)
		}
		p.noOverflow()
	}
}
