package browsertest

import (
	"testing"
	"time"
)

const against = "escalero-single\nparty Anna\nparty Bernd\tcomputer casual\nthrow 66612\n"

// waiting is a table at which somebody has just written and a computer waits.
func waiting(t *testing.T, pace string) (player, seen) {
	t.Helper()
	p := newPlayer(t, withScript(playScript+`
		localStorage.getItem("serviert:settings") || localStorage.setItem("serviert:settings", '{"v":1,"pace":"`+pace+`"}')`))
	s := p.sitDown(against)
	p.clickCSS("#cell-5-0")
	p.clickCSS("#write")
	return p, p.seen("the entry", `document.querySelector("#go-on") && play.state().record !== `+quote(s.Record))
}

// The wait for a computer is long enough to take back what was written; a tap anywhere ends it, but not
// the second tap of a double tap.
func TestAComputerWaitsToBeSeen(t *testing.T) {
	t.Parallel()
	p, s := waiting(t, "slow")
	time.Sleep(2 * time.Second)
	p.clickCSS("#back")
	p.seen("the entry taken back", `play.state().record !== `+quote(s.Record)+` && document.querySelector("#write, #quiet")`)
	p.clickCSS("#cell-5-0")
	p.doubleTap("#write", 120*time.Millisecond)
	p.seen("the wait", `document.querySelector("#go-on")`)
	time.Sleep(300 * time.Millisecond)
	p.seen("the wait after the second tap", `document.querySelector("#go-on")`)
	p.eval(`addEventListener("click", () => {
		const began = performance.now();
		new MutationObserver((_, see) => {
			if (document.querySelector("#go-on")) return;
			see.disconnect();
			window.took = performance.now() - began;
		}).observe(document.querySelector("#main"), { subtree: true, childList: true });
	}, { capture: true, once: true })`, nil)
	p.clickCSS("#tray")
	p.waitFor(`document.querySelector("#tray .cube")`)
	if took := p.number("took"); took > 4000 {
		t.Errorf("a tap on the tray went on after %.0f ms", took)
	}
}

// With less motion no bar runs out, and the button still says what comes.
func TestTheWaitNeedsNoMotion(t *testing.T) {
	t.Parallel()
	p, _ := waiting(t, "slow")
	bar := func() (content string) {
		p.eval(`getComputedStyle(document.querySelector("#go-on"), "::after").animationName + " " + getComputedStyle(document.querySelector("#go-on"), "::after").content`, &content)
		return content
	}
	if got := bar(); got != `waits ""` {
		t.Errorf("the bar is %q", got)
	}
	p.reducedMotion()
	if got := bar(); got != "none none" {
		t.Errorf("with less motion the bar is %q", got)
	}
	if got := p.text("#go-on"); got != "WeiterBernd wirft gleich" {
		t.Errorf("the button says %q", got)
	}
	p.noOverflow()
	p.axe()
}
