package browsertest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// draw puts a finger on one element, moves it over to another in a few steps and lifts it.
func (p player) draw(from, to string) {
	p.t.Helper()
	var a, b struct{ X, Y float64 }
	const middle = `play.lies(%q).then(e => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 } })`
	p.eval(fmt.Sprintf(middle, from), &a)
	p.eval(fmt.Sprintf(middle, to), &b)
	defer p.calm(a.X, a.Y)()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		const steps = 3 // a quick finger: some dice lie between two events
		for i := range steps + 1 {
			kind := input.TouchMove
			if i == 0 {
				kind = input.TouchStart
			}
			part := float64(i) / steps
			point := []*input.TouchPoint{{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part}}
			if err := input.DispatchTouchEvent(kind, point).Do(ctx); err != nil {
				return err
			}
		}
		return input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}).Do(ctx)
	}))
}

// Two thumbs tap two dice at once, and each tap counts. Fingers that zoom the page keep nothing.
func TestTwoThumbsTapAtOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	points := func(selectors ...string) (list []*input.TouchPoint) {
		for i, s := range selectors {
			at := &input.TouchPoint{ID: float64(i + 1)}
			p.eval(fmt.Sprintf(`play.lies(%q).then(e => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 } })`, s), at)
			list = append(list, at)
		}
		return list
	}
	touch := func(kind input.TouchType, points ...*input.TouchPoint) {
		p.run(input.DispatchTouchEvent(kind, points))
	}
	kept := func(marks string) {
		t.Helper()
		time.Sleep(100 * time.Millisecond) // for a click too many
		p.seen("kept "+marks, fmt.Sprintf(`play.state().kept === %q`, marks))
	}
	two := points("#die-1", "#die-3")
	touch(input.TouchStart, two[0])
	touch(input.TouchStart, two...)
	touch(input.TouchEnd, two[0])
	touch(input.TouchEnd)
	kept("10100")
	p.touch("#die-2") // one alone is a tap as ever
	kept("11100")
	two = points("#die-4", "#die-5")
	touch(input.TouchStart, two[0])
	touch(input.TouchStart, two...)
	for range 8 {
		two[0].Y, two[1].Y = two[0].Y-20, two[1].Y+10
		touch(input.TouchMove, two...)
	}
	touch(input.TouchEnd)
	kept("11100")
	// Nor does one that has slid off its die while another rests, which few browsers take for zooming everywhere.
	p.eval(`(() => {
		const at = (id, type, pointerId) => {
			const e = document.querySelector(id), r = e.getBoundingClientRect();
			e.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, pointerType: "touch", clientX: r.x + r.width / 2, clientY: r.y + r.height / 2 }));
		};
		at("#menu", "pointerdown", 71), at("#die-4", "pointerdown", 72), at("#die-5", "pointerup", 72), at("#menu", "pointerup", 71);
	})()`, nil)
	kept("11100")
}

// One thumb throws before the other has left the die that it keeps, and while a hand rests on a die or elsewhere: no throw
// is lost, and what is kept is what was kept when the dice were thrown.
func TestAThumbThrowsBesideAnother(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	var clock time.Time // of the fingers: what they do within a moment may take a busy machine longer
	send := func(kind string, list []touchPoint) {
		t.Helper()
		event := touchEvent{kind, list, float64(clock.UnixMicro()) / 1e6}
		p.run(chromedp.ActionFunc(func(ctx context.Context) error { return cdp.Execute(ctx, input.CommandDispatchTouchEvent, event, nil) }))
		clock = clock.Add(20 * time.Millisecond)
	}
	for _, c := range []struct {
		name, rests string
		since       time.Duration
		first       int // which of the two is lifted first
		line, kept  string
	}{
		{"the die is left first", "#die-1", 0, 0, "keep 6 throw", "10000"},
		{"the throw comes first", "#die-1", 0, 1, "keep 6 throw", "10000"},
		{"a thumb has long rested on a die", "#die-1", 700 * time.Millisecond, 1, "keep - throw", "00000"},
		{"a hand rests elsewhere", "#menu", 0, 1, "keep - throw", "00000"},
	} {
		s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
		var two []touchPoint
		for i, selector := range []string{c.rests, "#throw"} {
			at := touchPoint{ID: i + 1}
			p.eval(fmt.Sprintf(`play.lies(%q).then(e => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 } })`, selector), &at)
			two = append(two, at)
		}
		clock = time.Now()
		send("touchStart", two[:1])
		time.Sleep(c.since)
		clock = clock.Add(c.since)
		send("touchStart", two)
		send("touchEnd", two[c.first:c.first+1])
		send("touchEnd", []touchPoint{})
		now := p.after(c.name, s)
		time.Sleep(100 * time.Millisecond) // for a click too many
		now = p.seen("the dice", "true")
		added := strings.TrimSpace(strings.TrimPrefix(now.Record, s.Record))
		if strings.Contains(added, "\n") || !strings.HasPrefix(added, c.line) || now.Kept != c.kept {
			t.Errorf("%s: added is %q, kept %q; want %q, %q", c.name, added, now.Kept, c.line, c.kept)
		}
	}
}

// One thumb draws over the dice it keeps and the other throws before that has left: all of them stay, the first one too.
func TestAThumbThrowsBesideOneThatDraws(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	at := func(id float64, selector string) *input.TouchPoint {
		point := &input.TouchPoint{ID: id}
		p.eval(fmt.Sprintf(`play.lies(%q).then(e => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 } })`, selector), point)
		return point
	}
	first, second, third, throw := at(1, "#die-1"), at(1, "#die-2"), at(1, "#die-3"), at(2, "#throw")
	for _, step := range []struct {
		kind   input.TouchType
		points []*input.TouchPoint
	}{
		{input.TouchStart, []*input.TouchPoint{first}},
		{input.TouchMove, []*input.TouchPoint{second}},
		{input.TouchMove, []*input.TouchPoint{third}},
		{input.TouchStart, []*input.TouchPoint{third, throw}},
		{input.TouchEnd, []*input.TouchPoint{throw}},
		{input.TouchEnd, nil},
	} {
		p.run(input.DispatchTouchEvent(step.kind, step.points))
	}
	now := p.after("the throw", s)
	time.Sleep(100 * time.Millisecond) // for a click too many
	now = p.seen("the dice", "true")
	if added := strings.TrimPrefix(now.Record, s.Record); !strings.HasPrefix(added, "keep 666 throw") || now.Kept != "11100" {
		t.Errorf("added is %q, kept %q", added, now.Kept)
	}
}

// A mouse whose button was let go where the page did not hear of it, in a menu of the browser say, draws nothing.
func TestAMouseWithoutAButtonDrawsNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	p.mouse(false, "#die-1", "#die-3", "#die-5")
	time.Sleep(200 * time.Millisecond)
	if now := p.seen("the dice", "true"); now.Kept != s.Kept {
		t.Errorf("kept is %q, was %q", now.Kept, s.Kept)
	}
}

// mouse presses the button of a mouse on an element and moves over others; on the last it lets go. Unless the button is
// held on the way, it was let go before, where the page does not hear of it.
func (p *phone) mouse(held bool, selector string, over ...string) {
	p.t.Helper()
	button, buttons := input.None, int64(0)
	if held {
		button, buttons = input.Left, 1
	}
	for i, s := range append([]string{selector}, over...) {
		at := p.middle(s)
		event := input.DispatchMouseEvent(input.MouseMoved, at.X, at.Y).WithButton(button).WithButtons(buttons)
		if i == 0 {
			event = input.DispatchMouseEvent(input.MousePressed, at.X, at.Y).WithButton(input.Left).WithButtons(1).WithClickCount(1)
		}
		p.run(event)
		if held && i == len(over) {
			p.run(input.DispatchMouseEvent(input.MouseReleased, at.X, at.Y).WithButton(input.Left).WithClickCount(1))
		}
	}
}

// A finger drawn over the dice keeps them, drawn over kept dice it lets them go; a tap is a tap, and a
// finger that moves away from the dice does nothing.
func TestDrawingOverDiceKeepsThem(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	kept := func(marks string) {
		t.Helper()
		p.seen("kept "+marks, fmt.Sprintf(`play.state().kept === %q && [...document.querySelectorAll(".die")].map(e => +(e.ariaPressed === "true")).join("") === %[1]q`, marks))
	}
	p.draw("#die-1", "#die-4")
	kept("11110")
	p.draw("#die-3", "#die-5") // they go as the first of them goes
	kept("11000")
	p.draw("#die-2", "#die-1")
	kept("00000")
	p.touch("#die-3")
	kept("00100")
	p.draw("#die-1", "#pad")
	kept("00100")
	p.draw("#die-5", "#die-4")
	kept("00111")
	p.doubleTap("#die-1", 120*time.Millisecond)
	kept("10111")
	var scrolls string
	p.eval(`getComputedStyle(document.querySelector("#die-1")).touchAction`, &scrolls)
	if !strings.Contains(scrolls, "pan-y") || !strings.Contains(scrolls, "pinch-zoom") {
		t.Errorf("on the dice a finger may %q", scrolls)
	}
	// By mouse, and back to where it began: no click of its own.
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		var at [2]struct{ X, Y float64 }
		for i := range at {
			p.eval(fmt.Sprintf(`(r => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 }))(document.querySelector("#die-%d").getBoundingClientRect())`, 5-i), &at[i])
		}
		for i, kind := range []input.MouseType{input.MousePressed, input.MouseMoved, input.MouseMoved, input.MouseReleased} {
			here := at[i%2]
			if kind == input.MouseReleased {
				here = at[0]
			}
			if err := input.DispatchMouseEvent(kind, here.X, here.Y).WithButton(input.Left).WithButtons(1).WithClickCount(1).Do(ctx); err != nil {
				return err
			}
		}
		return nil
	}))
	kept("10100")
}

// shake moves the phone as long as a shake takes, or less, each jolt as hard as that in metres per second squared. They
// are told to be 80 ms apart, or as told: timers of a busy machine would leave gaps in which the phone seems to be calm.
func (p player) shake(jolts int, hard float64, apart ...int) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`(() => {
		const from = Math.max(performance.now(), window.shaken || 0);
		for (let i = 0; i <= %[1]d; i++) {
			const e = new DeviceMotionEvent("devicemotion", { accelerationIncludingGravity: { x: i %% 2 ? %[2]g : 0, y: 9.8, z: 0 }, interval: 16 });
			Object.defineProperty(e, "timeStamp", { value: window.shaken = from + %[3]d * i });
			dispatchEvent(e);
		}
	})()`, jolts, hard, append(apart, 80)[0]), nil)
}

// shakes is a condition: so hard is the phone to be shaken, by what is stored.
func shakes(level string) string {
	return `(({ shake, jolt }) => shake ? jolt : "off")(JSON.parse(localStorage.getItem("serviert:settings")) || {}) === ` + quote(level)
}

// Shaking throws once it is switched on, once for each shake, and asks before a served throw goes.
func TestShakingThePhoneThrows(t *testing.T) {
	t.Parallel()
	p := withLoadedDice(t, "")
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.shake(5, 28)
	p.touch("#menu")
	p.touch("#menu-sliders")
	p.touch("#shake-normal")
	p.seen("the setting", shakes("normal"))
	p.axe()
	p.open("/table")
	p.mine()
	if now := p.seen("the table", `document.querySelector("button#throw")`); now.Record != s.Record {
		t.Fatalf("shaken before it was switched on:\n%s", now.Record)
	}
	later := func(ms int) {
		p.eval(fmt.Sprintf(`window.shaken = (window.shaken || performance.now()) + %d`, ms), nil)
	}
	p.eval(`window.loaded = "11235"`, nil) // nothing that is asked about
	for _, no := range []struct {
		jolts, apart int
		hard         float64
	}{
		{2, 80, 28},  // put down
		{5, 20, 28},  // the same, of which a quick sensor tells every moment
		{4, 600, 28}, // carried down the stairs
		{5, 80, 10},  // a tram
	} {
		later(1100)
		p.shake(no.jolts, no.hard, no.apart)
	}
	later(1100)
	p.eval(`Object.defineProperty(document, "hidden", { configurable: true, value: true }), null`, nil)
	p.shake(5, 28)
	p.eval(`delete document.hidden`, nil)
	later(1100)
	p.shake(5, 15)
	later(550)
	p.shake(30, 15) // the same shake still: the phone was not calm for long
	s = p.after("a shake", s)
	time.Sleep(300 * time.Millisecond)
	if now := p.seen("the dice", "true"); strings.Count(now.Record, "throw") != 1 || now.Record != s.Record {
		t.Errorf("one long shake threw\n%s", now.Record)
	}
	p.eval(`window.motion = document.querySelector("#die-1").animate([{ opacity: 1 }, { opacity: .9 }], 1e6), null`, nil)
	later(1100)
	p.shake(5, 28)
	p.eval(`motion.cancel()`, nil)
	time.Sleep(300 * time.Millisecond)
	if now := p.seen("the dice", "true"); now.Record != s.Record {
		t.Errorf("shaken while dice rolled:\n%s", now.Record)
	}
	p.touch("#menu")
	time.Sleep(1100 * time.Millisecond)
	p.shake(5, 28)
	if now := p.seen("the menu", `document.querySelector("dialog[open]")`); now.Record != s.Record {
		t.Errorf("thrown below a dialog:\n%s", now.Record)
	}

	for _, level := range []struct {
		name       string
		less, hard float64
	}{{"firm", 18, 25}, {"gentle", 5, 9}} {
		p.open("/settings")
		p.touch("#shake-" + level.name)
		p.seen("the setting", shakes(level.name))
		p.open("/table")
		p.mine()
		p.seen("the table", `document.querySelector("button#throw")`)
		p.shake(5, level.less)
		time.Sleep(300 * time.Millisecond)
		if now := p.seen("the dice", "true"); now.Record != s.Record {
			t.Fatalf("%s: a jolt of %g threw\n%s", level.name, level.less, now.Record)
		}
		p.eval(`window.loaded = "11235"`, nil)
		p.shake(5, level.hard)
		s = p.after("a shake", s)
	}
}

// An iPhone asks whether it may be measured, and only after a tap: that on the setting, and in each later session the first
// on the button that throws. Who does not allow it is told, and the setting is as before.
func TestAnIPhoneAsksBeforeItIsShaken(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(playScript+`; window.DeviceMotionEvent.requestPermission = async () => {
		sessionStorage.setItem("asked", Number(sessionStorage.getItem("asked")) + 1);
		if (sessionStorage.getItem("answer") === "none") throw new DOMException("not after a tap", "NotAllowedError");
		return sessionStorage.getItem("answer") || "granted";
	}`))
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	asked := func(times int, when string) {
		t.Helper()
		var n int
		if p.eval(`Number(sessionStorage.getItem("asked"))`, &n); n != times {
			t.Errorf("%s it was asked %d times, want %d", when, n, times)
		}
	}
	set := func(level, answer, becomes string) {
		t.Helper()
		p.eval(`sessionStorage.setItem("answer", `+quote(answer)+`)`, nil)
		p.touch("#shake-" + level)
		p.waitFor(shakes(becomes))
	}
	s = p.after("a throw", func() seen { p.touch("#throw"); return s }())
	asked(0, "without shaking")
	p.open("/settings")
	set("normal", "granted", "normal")
	asked(1, "with the setting")
	set("off", "granted", "off")
	asked(1, "to switch it off")
	for i, answer := range []string{"denied", "none"} {
		set("firm", answer, "off")
		p.said("Das Gerät erlaubt nicht, Schütteln zu messen.")
		asked(2+i, "with the setting once more")
	}
	set("gentle", "granted", "gentle")
	asked(4, "with the setting at last")
	p.open("/table")
	p.mine()
	p.touch("#throw")
	s = p.after("a throw", s)
	asked(5, "with the first throw")
	p.touch("#throw")
	p.after("a throw", s)
	asked(5, "with the second throw")
}

// newFacing is a phone that lies flat between two people.
func newFacing(t *testing.T) player {
	t.Helper()
	return newPlayer(t, withScript(playScript+`; localStorage.setItem("serviert:settings", JSON.stringify({ v: 1, theme: "system", faces: "game", motion: "none", facing: true }))`))
}

// Two people face to face: for the second one's turn the table and its dialogs are turned, and everything
// works there by touch; for the first they are not.
func TestTheTableTurnsToWhoPlays(t *testing.T) {
	t.Parallel()
	p := newFacing(t)
	for _, size := range [][2]int{{360, 740}, {375, 667}, {740, 360}} {
		p.size(size[0], size[1])
		s := p.sitDown("escalero-double-grande\nparty Anna\nparty Bernd\nthrow 66612\n")
		above := func() (yes bool) {
			return p.is(`document.querySelector(".tray").getBoundingClientRect().top < document.querySelector(".pad").getBoundingClientRect().top`)
		}
		if above() {
			t.Errorf("%v: turned for Anna", size)
		}
		p.touch("#cell-5-0")
		p.touch("#write")
		s = p.after("Anna's entry", s)
		p.seen("Bernd's cup", `document.querySelector("button#throw") && document.querySelector("[data-facing]")`)
		if !above() {
			t.Errorf("%v: not turned for Bernd", size)
		}
		p.noOverflow()
		if p.is(`document.documentElement.scrollHeight > innerHeight`) {
			t.Errorf("%v: the turned page scrolls", size)
		}
		p.touch("#throw")
		s = p.after("Bernd's throw", s)
		p.draw("#die-1", "#die-2")
		p.seen("two dice", `play.state().kept.startsWith("11")`)
		// The best row is in sight, on the turned sheet too.
		p.waitFor(`(() => {
			const id = document.querySelector("#pad").dataset.best.split(" ")[1], cell = id && document.getElementById(id);
			if (!cell) return true;
			const r = cell.getBoundingClientRect(), top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
			return cell.contains(top);
		})()`)
		p.touch("#menu")
		p.seen("the menu", `document.querySelector("dialog[open]")`)
		if size[0] == 360 && !p.is(`document.querySelector("dialog").getBoundingClientRect().top < 2 && getComputedStyle(document.querySelector("dialog")).rotate === "180deg"`) {
			t.Error("the menu is not at Bernd's edge")
		}
		p.axe()
		p.key("Escape")
		row, col, points := best(s.state(t), rand.New(rand.NewPCG(1, 1)))
		p.touch(fmt.Sprintf("#cell-%d-%d", row, col))
		p.touch("#write")
		if points == 0 {
			p.touch("#strike-yes")
		}
		p.after("Bernd's entry", s)
		p.seen("Anna's cup", `document.querySelector("button#throw") && !document.querySelector("[data-facing]")`)
	}
}
