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

// doubleTap taps twice at the same place, whatever is there the second time.
func (p player) doubleTap(selector string, gap time.Duration) {
	p.t.Helper()
	var at struct{ X, Y float64 }
	p.eval(fmt.Sprintf(`play.lies(%q).then(e => { const r = e.getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 } })`, selector), &at)
	p.tapTwice(at.X, at.Y, gap)
}

// tapTwice is doubleTap, at a place.
func (p *phone) tapTwice(x, y float64, gap time.Duration) {
	p.t.Helper()
	defer p.calm(x, y)()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		// The events say when they were, to the millisecond: on a busy machine the second one comes late,
		// when the page has answered the first. The driver's own command knows whole seconds only.
		began := time.Now()
		for i := range 2 {
			at, point := began.Add(time.Duration(i)*gap), touchPoint{X: x, Y: y}
			time.Sleep(time.Until(at))
			when := float64(at.UnixMicro()) / 1e6
			for _, event := range []touchEvent{{"touchStart", []touchPoint{point}, when}, {"touchEnd", []touchPoint{}, when}} {
				if err := cdp.Execute(ctx, input.CommandDispatchTouchEvent, event, nil); err != nil {
					return err
				}
			}
		}
		return nil
	}))
	time.Sleep(120 * time.Millisecond) // whatever the second tap did would be seen by now
}

type touchEvent struct {
	Type   string       `json:"type"`
	Points []touchPoint `json:"touchPoints"`
	When   float64      `json:"timestamp"` // seconds
}

type keyEvent struct {
	Type   string  `json:"type"`
	Key    string  `json:"key"`
	Text   string  `json:"text"`
	Repeat bool    `json:"autoRepeat"`
	When   float64 `json:"timestamp"`
}

type touchPoint struct {
	X  float64 `json:"x"`
	Y  float64 `json:"y"`
	ID int     `json:"id"`
}

// once double-taps and fails unless exactly that one line was added to the record, "" for none.
func (p player) once(selector, line string, gap time.Duration, s seen) seen {
	p.t.Helper()
	p.doubleTap(selector, gap)
	now := p.seen("an answer", fmt.Sprintf(`(%q === "") === (play.state().record === %q)`, line, s.Record))
	added := strings.TrimSuffix(strings.TrimPrefix(now.Record, s.Record), "\n")
	if !strings.HasPrefix(now.Record, s.Record) || strings.Contains(added, "\n") || !strings.HasPrefix(added, line) {
		p.t.Errorf("two taps on %s, %v apart, added %q to the record, not one %q", selector, gap, added, line)
	}
	return now
}

// Somebody who taps everything twice loses nothing by it: no throw, no entry, no zero without a question,
// and no game that is given up.
func TestDoubleTapsDoNothingTwice(t *testing.T) {
	t.Parallel()
	turns := 4
	if attackRounds() > 0 {
		turns = 1000
	}
	for _, head := range []string{"escalero\n", "escalero-single\n", "escalero-double-grande\n", "wuerfelpoker\noption contra on\n", "wuerfelpoker-two\n", "wuerfelpoker-top-down\n"} {
		t.Run(strings.Fields(head)[0], func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t)
			s := p.sitDown(head + "party Anna\nparty Bernd\n")
			gaps := []time.Duration{40, 120, 250, 400}
			r := rand.New(rand.NewPCG(3, 5))
			gap := func() time.Duration { return gaps[r.IntN(len(gaps))] * time.Millisecond }
			for turn := 0; turn < turns && !s.state(t).Over(); turn++ {
				if strings.Contains(head, "contra") && turn == 1 {
					s = p.once("#contra", "contra", gap(), s)
					p.seen("the answer to it", `document.querySelector("#concede")`)
					s = p.once("#throw", "accept", gap(), s) // "Weiterspielen"
					if s.state(t).Over() {
						t.Fatal("a double tap gave the game up")
					}
				}
				s = p.once("#throw", "throw", gap(), s)
				if s.state(t).Now().Left() > 0 && r.IntN(2) == 0 {
					p.doubleTap("#die-2", gap())
					s = p.seen("the die kept", `document.querySelector("#die-2[aria-pressed=true]")`)
					s = p.once("#throw", "keep", gap(), s)
				}
				row, col, points := best(s.state(t), r)
				s = p.once(fmt.Sprintf("#cell-%d-%d", row, col), "", gap(), s)
				p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
				if points > 0 {
					s = p.once("#write", "write", gap(), s)
					continue
				}
				s = p.once("#write", "", gap(), s)
				p.seen("the question", `document.querySelector("dialog[open] #strike-yes")`)
				s = p.once("#strike-yes", "strike", gap(), s)
			}
			p.nothingWrong()
		})
	}
}

// sways puts a finger on the middle of an element, moves it so far and lifts it.
func (p *phone) sways(selector string, x, y float64) {
	p.t.Helper()
	at := p.middle(selector)
	defer p.calm(at.X, at.Y)()
	const steps = 4
	for i := range steps + 1 {
		kind, part := input.TouchMove, float64(i)/steps
		if i == 0 {
			kind = input.TouchStart
		}
		p.run(input.DispatchTouchEvent(kind, []*input.TouchPoint{{X: at.X + x*part, Y: at.Y + y*part}}))
	}
	p.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
	time.Sleep(120 * time.Millisecond) // for a click too many
}

// A hand that trembles taps: a finger, or a mouse, that moves by less than 16 pixels on what it presses, once, whether the
// browser makes a click of that or not. One that goes further, or has scrolled, does nothing.
func TestAHandThatTremblesTaps(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\n")
	for _, on := range []struct {
		die  string
		x, y float64
		kept string
	}{{"#die-1", 12, 0, "10000"}, {"#die-2", 11, 11, "11000"}, {"#die-3", 20, 8, "11000"}, {"#die-4", 11, -11, "11010"}} {
		p.sways(on.die, on.x, on.y)
		p.seen("kept "+on.kept, fmt.Sprintf(`play.state().kept === %q`, on.kept))
	}
	for _, press := range []struct{ selector, line string }{{"#throw", "keep"}, {"#cell-5-0", ""}, {"#write", "write"}, {"#throw", "throw"}} {
		before := s
		p.sways(press.selector, 11, 11)
		if press.line == "" {
			p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("%s[aria-pressed=true]")`, press.selector))
			continue
		}
		s = p.seen("an answer", fmt.Sprintf(`play.state().record !== %q`, before.Record))
		if added := strings.TrimPrefix(s.Record, before.Record); !strings.HasPrefix(added, press.line) || strings.Count(added, "\n") != 1 {
			t.Errorf("%s added %q", press.selector, added)
		}
	}
	p.open("/settings")
	p.sways("label:has(#theme-dark)", 11, -11)
	p.waitFor(`document.querySelector("#theme-dark").checked`)
	p.eval(`(() => {
		const e = document.querySelector("label:has(#theme-light)"), r = e.getBoundingClientRect();
		const touch = (type, y) => {
			const at = new Touch({ identifier: 5, target: e, clientX: r.x + r.width / 2, clientY: y });
			e.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: type === "touchend" ? [] : [at], changedTouches: [at] }));
		};
		touch("touchstart", r.y + 30), scrollBy(0, 12), touch("touchend", r.y + 18);
	})()`, nil)
	if !p.is(`scrollY > 0 && document.querySelector("#theme-dark").checked`) {
		t.Error("a finger that scrolls taps")
	}
	c := sitDown(p.phone, "de", "Mitzi", "Franz")
	c.firstTurn()
	p.sways("#card-1", 11, 11)
	p.waitFor(`document.querySelectorAll("[id^=laid-]").length === 1`)
	at := p.middle("#card-3")
	for _, kind := range []input.MouseType{input.MousePressed, input.MouseMoved, input.MouseReleased} {
		p.run(input.DispatchMouseEvent(kind, at.X, at.Y).WithButton(input.Left).WithButtons(1).WithClickCount(1))
		at.X += 6
	}
	p.waitFor(`document.querySelectorAll("[id^=laid-]").length === 2`)
}

// Only rolling dice hold up a throw. A die on its way to its place, because somebody keeps it or lets it go, does not:
// the other thumb may throw at once.
func TestAKeptDieOnItsWayHoldsNothingUp(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, unhurried())
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 62345\n")
	p.clickCSS("#die-1")
	p.seen("the die kept", `document.querySelector("#die-1[aria-pressed=true]")`)
	p.seen("dice at rest", "document.getAnimations().length === 0")
	p.eval(`window.slowed = new Set(); addEventListener("transitionrun", e => {
		if (e.target.closest("#die-1")) for (const motion of e.target.getAnimations()) { motion.updatePlaybackRate(.001); slowed.add(motion) }
	})`, nil)
	for i, kept := range []bool{false, true} {
		p.seen("dice at rest", "document.getAnimations().length === 0")
		p.clickCSS("#die-1")
		p.seen("the die on its way", "slowed.size > "+fmt.Sprint(i))
		p.clickCSS("#throw")
		s = p.after("a throw", s)
		if last := s.Record[strings.LastIndex(strings.TrimSuffix(s.Record, "\n"), "\n")+1:]; strings.HasPrefix(last, "keep - ") == kept {
			t.Errorf("a die is kept: %v; but the record ends with %q", kept, last)
		}
	}
}

// A key that is held acts once, and so does one that is pressed twice in a hurry.
func TestHeldKeysActOnce(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	clock := float64(time.Now().UnixMicro()) / 1e6 // seconds, see doubleTap
	press := func(key string, repeats int) {
		t.Helper()
		pressed := clock
		p.run(chromedp.ActionFunc(func(ctx context.Context) error {
			for range 1 + repeats {
				event := keyEvent{"keyDown", key, key, clock > pressed, clock}
				if err := cdp.Execute(ctx, input.CommandDispatchKeyEvent, event, nil); err != nil {
					return err
				}
				clock += 0.03
			}
			return cdp.Execute(ctx, input.CommandDispatchKeyEvent, keyEvent{"keyUp", key, "", false, clock}, nil)
		}))
	}
	press("r", 20)
	s = p.after("a held R", s)
	time.Sleep(guarded)
	if n := strings.Count(p.seen("the throw", "true").Record, "throw "); n != 1 {
		t.Errorf("a held R threw %d times", n)
	}
	clock = float64(time.Now().UnixMicro()) / 1e6
	press("r", 0)
	press("r", 0)
	s = p.after("two R", s)
	time.Sleep(guarded)
	if now := p.seen("the throw", "true").Record; strings.Count(now, "throw ") != 2 {
		t.Errorf("two R in a hurry led to\n%s", now)
	}
	if s.state(t).Over() {
		t.Fatal("over")
	}
}

// To open a dialog the browser works out the style of everything behind it, so after a tap that waits for the frame.
// After a key it does not: the next key is meant for the dialog.
func TestADialogOpensWithTheFrameOrTheKey(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 12346\n")
	row, col := strike(s.state(t))
	if row < 0 {
		t.Fatal("these dice leave nothing to strike")
	}
	p.touch(fmt.Sprintf("#cell-%d-%d", row, col))
	p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
	p.eval(`new MutationObserver(() => {
		const dialog = document.querySelector("#dialog");
		if (dialog && window.atOnce === undefined) window.atOnce = dialog.open;
	}).observe(document.getElementById("dialogs"), { subtree: true, childList: true })`, nil)
	for _, way := range []struct {
		name   string
		ask    func()
		atOnce bool
	}{
		{"a tap", func() { p.touch("#write") }, false},
		{"a key", func() { p.key("Enter") }, true},
	} {
		way.ask()
		p.seen("the question after "+way.name, `document.querySelector("dialog[open] #strike-no")`)
		p.waitFor(`document.querySelector("#dialog").contains(document.activeElement)`)
		if p.is(`atOnce`) != way.atOnce {
			t.Errorf("after %s the dialog was open at once: %t", way.name, !way.atOnce)
		}
		p.eval(`delete window.atOnce`, nil)
		p.key("Escape")
		p.seen("no question", `!document.querySelector("#dialog") && document.activeElement.id === "write"`)
		time.Sleep(guarded)
	}
	p.nothingWrong()
}

// So does the focus that a finger moves from one button of the table to another. Who asks in between hears of the new
// one, and no ring appears around it.
func TestTheFocusFollowsAFingerAfterThePicture(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 12346\n")
	p.eval(`addEventListener("click", () => { window.atTap = document.activeElement.id + " " + serviert.focused().id })`, nil)
	before := ""
	for _, button := range []string{"die-2", "die-4", "die-3", "menu"} {
		p.touch("#" + button)
		p.waitFor(fmt.Sprintf("document.activeElement.id === %q || document.querySelector('dialog[open]')", button))
		if want := before + " " + button; before != "" && !p.is(fmt.Sprintf("atTap === %q", want)) {
			t.Errorf("at the tap on %s the focus was not where it had been, or asked for not on its way", button)
		}
		if p.is(`document.activeElement.matches(".die:focus-visible")`) {
			t.Errorf("the tap on %s counts as a key", button)
		}
		before = button
		time.Sleep(guarded)
	}
	p.key("Escape")
	p.waitFor(`!document.querySelector("#dialog") && document.activeElement.id === "menu"`)
	p.nothingWrong()
}

// Until that frame the page behind is not inert yet. Whoever taps there in between, with the other thumb, has
// tapped nothing, as a moment later: no dice are thrown behind a question.
func TestNothingBehindADialogOnItsWay(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 12346\n")
	row, col := strike(s.state(t))
	p.touch(fmt.Sprintf("#cell-%d-%d", row, col))
	s = p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
	p.wait(`new Promise(done => {
		new MutationObserver((_, observer) => {
			const dialog = document.querySelector("#dialog");
			if (!dialog || dialog.open) return;
			observer.disconnect();
			document.querySelector("#throw").click();
			done();
		}).observe(document.getElementById("dialogs"), { subtree: true, childList: true });
		document.querySelector("#write").click();
	})`, nil)
	now := p.seen("the question", `document.querySelector("dialog[open] #strike-no")`)
	if now.Record != s.Record {
		t.Errorf("behind the question the game went on:\n%s", now.Record)
	}
	p.touch("#strike-no")
	p.seen("no question", `!document.querySelector("#dialog")`)
	time.Sleep(guarded)
	p.touch("#throw")
	p.after("a throw after that", s)
	p.nothingWrong()
}
