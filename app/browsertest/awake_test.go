package browsertest

import (
	"fmt"
	"testing"
	"time"
)

// lamp stands in for what keeps the screen on, and for the minutes that pass.
const lamp = `{
	window.lamp = { on: 0, asked: 0, minutes: [] };
	class Lock extends EventTarget {
		release() {
			if (!this.gone) lamp.on--;
			this.gone = true;
			this.dispatchEvent(new Event("release"));
			return Promise.resolve();
		}
	}
	WakeLock.prototype.request = async kind => {
		lamp.asked++;
		if (lamp.broken) throw new DOMException("the battery is low", "NotAllowedError");
		lamp.on++;
		return lamp.lock = new Lock();
	};
	// Minutes pass when the test says so.
	const later = new Map(), { setTimeout, clearTimeout } = window;
	window.setTimeout = (f, ms, ...rest) => {
		if (ms !== 120000 && ms !== 600000) return setTimeout(f, ms, ...rest);
		later.set(-later.size - 1, f);
		lamp.minutes.push(ms / 60000);
		return -later.size;
	};
	window.clearTimeout = id => { if (later.has(id)) later.set(id, () => {}); else clearTimeout(id) };
	lamp.pass = () => later.forEach((f, id) => { later.set(id, () => {}); f() });
}`

// lit waits until the screen is kept on by one lock, or by none.
func (p player) lit(on bool, what string) {
	p.t.Helper()
	p.seen(what, map[bool]string{true: "lamp.on === 1", false: "lamp.on === 0"}[on])
}

// At a table the screen stays on while somebody plays, and no longer; a phone that lies there forgotten goes dark.
func TestTheScreenStaysOnAtATable(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(lamp))
	s := p.notYet("lamp.asked")
	p.touch("#throw")
	p.after("a throw", s)
	p.lit(true, "the screen kept on")
	p.touch("#die-1")
	p.seen("the minutes counted anew", "lamp.minutes.length > 1")
	if n := p.number("lamp.asked"); n != 1 {
		t.Errorf("asked for %v times", n)
	}
	p.eval("lamp.pass()", nil)
	p.lit(false, "it let go after ten minutes")
	p.key("1")
	p.lit(true, "it kept on for a key")

	// Out of sight the browser takes it back; back in sight it is wanted again.
	p.eval(`Object.defineProperty(document, "hidden", { get: () => lamp.away }); lamp.away = true; document.dispatchEvent(new Event("visibilitychange"))`, nil)
	p.lit(false, "it let go out of sight")
	p.eval(`lamp.away = false; document.dispatchEvent(new Event("visibilitychange"))`, nil)
	p.lit(true, "it kept on again")
	p.eval(`lamp.lock.release()`, nil)
	p.lit(false, "it taken back")
	p.eval(`lamp.broken = true`, nil)
	before := p.number("lamp.asked")
	p.touch("#die-2")
	p.seen("it asked for in vain", fmt.Sprintf("lamp.asked > %v", before))
	p.eval(`lamp.broken = false`, nil)
	p.touch("#die-2")
	p.lit(true, "it kept on by the next touch")

	p.touch("#menu")
	p.touch("#menu-back")
	p.lit(false, "it let go at home")
}

// Nobody's cards lie in the light for ten minutes.
func TestTheScreenGoesDarkSoonerOverCards(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(lamp))
	c := sitDown(p.phone, "de", "Mitzi", "Franz")
	last := func(minutes int, what string) {
		t.Helper()
		p.seen(what, fmt.Sprintf("lamp.minutes.at(-1) === %d", minutes))
	}
	for !c.has("#reveal") {
		c.step()
	}
	last(10, "the curtain")
	c.lift()
	last(2, "cards")
	p.eval("lamp.pass()", nil)
	p.lit(false, "the screen gone dark")
	c.step()
	p.lit(true, "the screen kept on")
}

// What nobody sees wakes no device, not once an hour. At home nobody shakes anything.
func TestAPageNobodySeesRests(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", `{"v":1,"shake":true,"jolt":"normal"}`, "serviert:game", toDecide(t)), withScript(`{
		const { setInterval, clearInterval, addEventListener, removeEventListener } = window;
		window.ticking = new Set(); window.measuring = new Set();
		window.setInterval = (...of) => { const id = setInterval(...of); ticking.add(id); return id };
		window.clearInterval = id => { ticking.delete(id); clearInterval(id) };
		window.addEventListener = (kind, f, ...of) => { if (kind === "devicemotion") measuring.add(f); addEventListener(kind, f, ...of) };
		window.removeEventListener = (kind, f, ...of) => { if (kind === "devicemotion") measuring.delete(f); removeEventListener(kind, f, ...of) };
		let hidden = false;
		Object.defineProperty(document, "hidden", { get: () => hidden });
		window.hide = on => { hidden = on; document.dispatchEvent(new Event("visibilitychange")) };
	}`))
	p.open("/")
	p.keptOffline()
	p.waitFor(`ticking.size > 0 && measuring.size === 0`)
	p.eval(`hide(true)`, nil)
	p.waitFor(`ticking.size === 0`)
	p.eval(`hide(false)`, nil)
	p.waitFor(`ticking.size > 0`)
	p.open("/table")
	p.waitFor(`measuring.size === 1`)
}

func TestTheScreenMayGoDark(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(lamp), holding("serviert:settings", `{"v":1,"motion":"none"}`))
	p.open("/settings")
	p.touch("#awake")
	p.waitFor(`JSON.parse(localStorage.getItem("serviert:settings")).awake === false`)
	s := p.sitDown(twoPeople)
	p.touch("#throw")
	p.after("a throw", s)
	time.Sleep(time.Second)
	if n := p.number("lamp.asked"); n != 0 {
		t.Errorf("kept on all the same, %v times", n)
	}
}
