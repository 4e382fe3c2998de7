package browsertest

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// listening notes in window.heard, in order and with the time, where the focus goes and what the live
// regions say, and whether a dialog was open and covered the region then.
const listening = `window.heard = [];
	window.listens = () => {
		addEventListener("focusin", e => heard.push({ at: performance.now(), focus: e.target.id }), true);
		new MutationObserver(changes => {
			for (const e of new Set(changes.map(c => (c.target.closest ? c.target : c.target.parentElement)).filter(e => e && e.matches(".live"))))
				if (e.textContent.trim()) heard.push({ at: performance.now(), said: e.textContent, covered: !!document.querySelector("dialog[open]") && !e.closest("dialog[open]") });
		}).observe(document, { subtree: true, childList: true, characterData: true });
	};`

// noted is one thing that was noted.
type noted struct {
	At      float64
	Focus   string
	Said    string
	Covered bool
}

// heard waits until a sentence with a part is said, and tells what was noted since the last time.
func (p player) heard(part string) (list []noted) {
	p.t.Helper()
	p.seen("said: "+part, fmt.Sprintf(`heard.some(h => h.said && h.said.includes(%q))`, part))
	time.Sleep(400 * time.Millisecond) // what moves the focus after that would be too late
	p.eval(`heard.splice(0)`, &list)
	return list
}

// clear fails where a sentence could not be heard: the focus moved too soon before or after it, or a dialog
// covered it.
func clear(t *testing.T, what string, list []noted) {
	t.Helper()
	for i, h := range list {
		if h.Said == "" {
			continue
		}
		if h.Covered {
			t.Errorf("%s: %q is said behind a dialog", what, h.Said)
		}
		if i > 0 && list[i-1].Said == "" && h.At-list[i-1].At < 150 {
			t.Errorf("%s: %q is said %.0f ms after the focus went to %s", what, h.Said, h.At-list[i-1].At, list[i-1].Focus)
		}
		if i+1 < len(list) && list[i+1].Said == "" && list[i+1].At-h.At < 350 {
			t.Errorf("%s: %q is cut off after %.0f ms by the focus going to %s", what, h.Said, list[i+1].At-h.At, list[i+1].Focus)
		}
	}
}

// Sentences of one moment are said as one, without what another one says as well; the answer to a key takes the place of
// what still waits, and the same text again is a change.
func TestSentencesOfOneMoment(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/rules")
	for _, c := range []struct{ says, live string }{
		{`serviert.say("Anna throws."), serviert.say("Bernd waits.")`, "Anna throws. Bernd waits."},
		{`serviert.say("Old."), dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" })), serviert.say("New.")`, "New."},
		{`serviert.say("New.")`, "New.\u00a0"},
		{`serviert.say("Anna wins."), serviert.say("The end: Anna wins."), serviert.say("The end: Anna wins.")`, "The end: Anna wins."},
	} {
		p.eval(c.says+", null", nil)
		p.waitFor(`document.getElementById("live").textContent === ` + quote(c.live))
	}
}

// A throw is told with the focus where it was, a strike when the dialog is away, the end of a game when the
// page is there; and nothing that is said is cut off by the focus.
func TestWhatIsSaidIsNotCutOff(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(listening))
	p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 11122\nwrite 1 1\n")
	p.eval(`listens()`, nil)
	p.reach("throw", false)
	p.eval(`heard.splice(0)`, nil)
	p.key("Enter")
	list := p.heard("Noch")
	clear(t, "a throw", list)
	for _, h := range list {
		if h.Focus != "" && h.Focus != "throw" && h.Focus != "die-1" {
			t.Errorf("after a throw the focus goes to %s", h.Focus)
		}
	}
	// A cell that brings nothing.
	s := p.seen("a zero", `document.querySelector("[id^=cell-] .zero, [id^=cell-].zero") || true`)
	p.eval(`(() => { const zero = [...document.querySelectorAll("button[id^=cell-]")].find(b => /, 0, streichen/.test(b.getAttribute("aria-label") || b.textContent)); zero.focus(); window.zero = zero.id })()`, nil)
	p.key("Enter")
	p.key("w")
	p.seen("the question", `document.querySelector("dialog[open] #strike-yes")`)
	var named struct{ Name, About string }
	p.eval(`(() => { const d = document.querySelector("dialog[open]"), of = a => document.getElementById(d.getAttribute(a))?.textContent ?? ""; return { name: of("aria-labelledby"), about: of("aria-describedby") } })()`, &named)
	if !strings.Contains(named.Name, "streichen?") || named.About != "Zählt 0." {
		t.Errorf("the dialog is called %q and described by %q", named.Name, named.About)
	}
	// What is said meanwhile is said in the dialog.
	p.eval(`heard.splice(0)`, nil)
	p.key("l")
	clear(t, "L in a dialog", p.heard(" "))
	p.enter("strike-yes", false)
	p.after("the strike", s)
	clear(t, "a strike", p.heard("streicht"))

	// Sentences of one moment are said as one, the same again is a change, and nothing is lost.
	p.eval(`heard.splice(0), serviert.say("eins"), serviert.say("zwei"), document.querySelector("#menu").focus()`, nil)
	list = p.heard("zwei")
	clear(t, "two sentences", list)
	if last := list[len(list)-1]; last.Said != "eins zwei" {
		t.Errorf("said %q", last.Said)
	}
	p.eval(`serviert.say("eins zwei")`, nil)
	if list = p.heard("zwei"); len(list) != 1 {
		t.Errorf("the same again: %v", list)
	}
	p.eval(`serviert.say("drei"), serviert.say("")`, nil)
	time.Sleep(400 * time.Millisecond)
	var left string
	if p.eval(`document.querySelector("#live").textContent`, &left); left != "" {
		t.Errorf("taken back, but it says %q", left)
	}

	// ? lists the keys, and the menu leads to what was said.
	p.key("?")
	p.seen("the keys", `document.querySelector("dialog[open] .key-list kbd")`)
	p.axe()
	p.noOverflow()
	p.key("Escape")
	p.seen("no dialog", `!document.querySelector("dialog")`)
	p.touch("#menu")
	p.touch("#menu-said")
	p.seen("what was said", `[...document.querySelectorAll("dialog[open] .told li")].some(li => li.textContent.includes("streicht"))`)
	p.axe()
	p.contrast()
	p.noOverflow()
}

// The end of a game is told on the page that shows it, after its heading.
func TestTheEndIsSaid(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(listening))
	p.sitDown(nearlyOver(t, "wuerfelpoker", nil, 1, 2), "block")
	p.eval(`listens()`, nil)
	p.lastEntry()
	list := p.heard("Die Partie ist aus")
	clear(t, "the end", list)
	if at := len(list) - 1; list[at].Said == "" {
		t.Errorf("last came %+v", list[at])
	}
}

// presses sends a key as it comes where it is held: with the repeat flag, or as a screen reader may hand it
// on, let go and pressed again within a moment.
func (p player) presses(key string, times int, flag bool) {
	p.t.Helper()
	clock := float64(time.Now().UnixMicro()) / 1e6
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		for n := range times {
			if n > 0 && !flag {
				if err := cdp.Execute(ctx, input.CommandDispatchKeyEvent, keyEvent{"keyUp", key, "", false, clock}, nil); err != nil {
					return err
				}
			}
			if err := cdp.Execute(ctx, input.CommandDispatchKeyEvent, keyEvent{"keyDown", key, key, flag && n > 0, clock}, nil); err != nil {
				return err
			}
			clock += 0.2
			if n == 0 {
				clock += 0.4 // longer than the guard against a key that is pressed twice
			}
			if !flag {
				clock += 0.001
			}
		}
		return cdp.Execute(ctx, input.CommandDispatchKeyEvent, keyEvent{"keyUp", key, "", false, clock}, nil)
	}))
}

// A key that is held acts once, whatever it is and however it is reported.
func TestHeldKeysNeverActAgain(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	for _, flag := range []bool{true, false} {
		s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
		p.presses("r", 12, flag)
		p.after("a held R", s)
		time.Sleep(guarded)
		s = p.seen("the throw", "true")
		if n := strings.Count(s.Record, "throw "); n != 1 {
			t.Errorf("R held, flag %v, threw %d times", flag, n)
		}
		if !flag {
			continue // digits are pressed quickly on purpose: nothing but the flag tells that one is held
		}
		p.presses("3", 12, flag)
		time.Sleep(guarded)
		if s = p.seen("the dice", "true"); s.Kept != "00100" {
			t.Errorf("3 held, flag %v, keeps %s", flag, s.Kept)
		}
	}
}

// Single keys are changed in the settings; switched off, the page leaves them alone and Enter still presses.
func TestKeysAreChanged(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.open("/settings")
	p.eval(`document.querySelector(".change-keys").open = true`, nil)
	set := func(id, text string) {
		t.Helper()
		p.eval(fmt.Sprintf(`(() => { const e = document.getElementById(%q); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })) })()`, id, text), nil)
	}
	set("key-d", "r")
	p.waitFor(`document.querySelector("#key-wrong")?.textContent.includes("R ist schon vergeben")`)
	p.axe()
	p.noOverflow()
	set("key-r", "k")
	p.waitFor(`!document.querySelector("#key-wrong") && document.querySelector("#key-d").value === "D"`)
	p.bothThemes()
	p.clickCSS("#keys-on")
	p.waitFor(`!document.querySelector(".change-keys")`)
	p.open("/table")
	s := p.seen("the table", `document.querySelector("#throw")`)
	for _, key := range []string{"k", "1", "l", "?"} {
		p.key(key)
	}
	time.Sleep(guarded)
	if now := p.seen("nothing", "true"); now.Record != s.Record || now.Kept != s.Kept || now.Dialog != "" {
		t.Errorf("keys act though they are switched off: %+v", now)
	}
	p.reach("throw", false)
	p.key("Enter")
	p.after("Enter", s)
}

// A keyboard for other letters plays too: its keys are where those for Latin ones are. Some have the digits above Shift.
func TestOtherKeyboardsPlay(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	press := func(text, code string, modifiers input.Modifier) {
		t.Helper()
		time.Sleep(guarded)
		p.run(input.DispatchKeyEvent(input.KeyDown).WithKey(text).WithCode(code).WithText(text).WithModifiers(modifiers),
			input.DispatchKeyEvent(input.KeyUp).WithKey(text).WithCode(code).WithModifiers(modifiers))
	}
	kept := func(want string) {
		t.Helper()
		p.seen("kept "+want, fmt.Sprintf(`[...document.querySelectorAll(".die")].map(e => e.getAttribute("aria-pressed") === "true" ? 1 : 0).join("") === %q`, want))
	}
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	press("к", "KeyR", 0) // Ukrainian
	s = p.after("a throw", s)
	press("é", "Digit2", 0) // French
	kept("01000")
	press("2", "Digit2", input.ModifierShift)
	kept("00000")
	press("+", "Digit1", 0) // Czech
	kept("10000")
	for _, none := range []struct{ text, code string }{{"€", "KeyR"}, {"ĸ", "KeyR"}, {"ß", "Minus"}} {
		press(none.text, none.code, 0)
	}
	press("к", "KeyR", input.ModifierCtrl)
	if now := p.seen("the same throw", "true"); now.Record != s.Record {
		t.Error("what is no key throws")
	}
	press("К", "KeyR", input.ModifierShift)
	s = p.after("another throw", s)
	// What is typed with AltGr is no digit, a capital stays one, and a key that is let go has the name it had.
	for _, c := range []struct{ event, want string }{
		{`"keydown", { key: "@", code: "Digit2", modifierAltGraph: true }`, "@"},
		{`"keydown", { key: "К", code: "KeyR", shiftKey: true }`, "R"},
		{`"keyup", { key: "к", code: "KeyR" }`, "r"},
	} {
		var key string
		if p.eval(`(e => (window.dispatchEvent(e), e.key))(new KeyboardEvent(`+c.event+`))`, &key); key != c.want {
			t.Errorf("%s is %q, want %q", c.event, key, c.want)
		}
	}
	press("?", "Slash", input.ModifierShift)
	p.seen("the keys", `document.querySelector("dialog[open][data-kind=keys]")`)
	press("ю", "Period", 0)
	p.key("Escape")

	// What was made a key is one, and nothing else.
	p.eval(`localStorage.setItem("serviert:settings", JSON.stringify({ v: 1, language: "de", keys: "tк" }))`, nil)
	p.sitDown("escalero\nparty Anna\nparty Bernd\npoints 6 1 18\n", "block")
	press("к", "KeyR", 0)
	p.seen("the field for dice", `document.querySelector("#face-1")`)
	press("п", "KeyG", 0)
	p.said("führt")
}

// On a button every step of a computer player waits, with the focus on what goes on.
func TestComputersGoOnByKey(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(listening), withScript(`localStorage.setItem("serviert:settings", '{"v":1,"theme":"system","faces":"game","motion":"none","pace":"step","talk":"reasons","rematch":"alternate"}')`))
	s := p.sitDown("escalero-single\nparty Clara\tcomputer strong\nparty Anna\n")
	p.eval(`listens()`, nil)
	who := 0
	for steps := 0; ; steps++ {
		if steps > 12 {
			t.Fatalf("no end of the turn:\n%s", s.Record)
		}
		now := p.seen("something to press", `["go-on", "throw"].includes(document.activeElement.id)`)
		if now.Focus == "throw" {
			break
		}
		if steps == 0 {
			time.Sleep(3 * time.Second)
			if now = p.seen("nothing", "true"); now.Record != s.Record {
				t.Fatal("it plays though nobody goes on")
			}
		}
		time.Sleep(guarded)
		p.eval(`heard.splice(0)`, nil)
		p.key("Enter")
		s = p.after("a step", now)
		list := p.heard("Clara")
		clear(t, "a step", list)
		for _, h := range list {
			if strings.HasPrefix(h.Said, "Clara: ") {
				who++
			}
		}
	}
	if who == 0 {
		t.Error("nobody says who throws")
	}
}

// In Firefox too nothing is said behind a dialog or cut off.
func TestFirefoxSaysEverything(t *testing.T) {
	t.Parallel()
	v := visitor{startFirefox(t), t, newHost(t, siteDir(t))}
	v.open("/")
	eval[any](v, fmt.Sprintf(`localStorage.setItem("serviert:game", %q)`, savedGame("1", "serviert 1 escalero\nparty Anna\nparty Bernd\n", 0)))
	v.open("/table")
	if _, err := v.run(listening + "listens()"); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		v.until(`document.querySelector("#throw") && ` + atRest)
		eval[any](v, `heard.splice(0)`)
		time.Sleep(guarded)
		v.click("#throw")
		v.until(`heard.some(h => h.said && /Noch|Kein Wurf/.test(h.said))`)
		time.Sleep(400 * time.Millisecond)
		clear(t, "a throw", eval[[]noted](v, `heard.splice(0)`))
	}
	time.Sleep(guarded)
	zero := eval[string](v, `[...document.querySelectorAll("button[id^=cell-]")].find(b => /, 0, streichen/.test(b.getAttribute("aria-label") || b.textContent)).id`)
	v.click("#" + zero)
	time.Sleep(guarded)
	v.click("#write")
	v.until(`document.querySelector("dialog[open] #strike-yes") && ` + atRest)
	time.Sleep(guarded)
	eval[any](v, `heard.splice(0)`)
	v.click("#strike-yes")
	v.until(`heard.some(h => h.said && h.said.includes("streicht"))`)
	time.Sleep(400 * time.Millisecond)
	clear(t, "the strike", eval[[]noted](v, `heard.splice(0)`))
}

// By ear the lines of a link or a button are one text, with a pause between them.
func TestTwoLinesAreToldWithAPause(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("en-GB"))
	p.open("/")
	p.see("link", "Practice, decide single positions")
	p.see("link", "Choose Your Words, poker with letters")
	p.sitDown("escalero\nparty Ann\nparty Ben\n")
	p.open("/")
	p.see("link", "Continue, Ann to throw")
	p.see("link", "Practice") // its second line gives its room to the game
	for _, it := range p.all("link", "") {
		if strings.HasSuffix(it.name, ",") || strings.Contains(it.name, " ,") {
			t.Errorf("a pause stands wrong in %q", it.name)
		}
	}
}
