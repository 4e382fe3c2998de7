package browsertest

import (
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
)

// TestMeasure says how long a person waits: for the first picture, for the program, and from a tap to
// the changed screen. Numbers of a shared machine are no reason to fail, so it only reports, and only
// when asked: make measure.
func TestMeasure(t *testing.T) {
	if os.Getenv("SERVIERT_MEASURE") == "" {
		t.Skip("only for make measure")
	}
	p := newPhone(t)
	p.slowCPU(4)
	// Slow 4G as Lighthouse has it.
	p.run(network.EmulateNetworkConditions(false, 562, 180000, 84000))
	p.openUnready("/")
	p.ready()
	t.Logf("first visit, slow 4G, CPU 4 times slower: first picture %s, program ready %s", p.firstPaint(), p.readyAt())
	p.run(network.EmulateNetworkConditions(false, 0, -1, -1))
	p.keptOffline()
	p.reload()
	t.Logf("second visit, CPU 4 times slower: first picture %s, program ready %s", p.firstPaint(), p.readyAt())

	p.reducedMotion()
	p.open("/new?game=escalero")
	p.click("radio", "Spieler 1")
	p.click("button", "/^Los geht/")
	p.click("button", "/Würfel werfen$/")
	p.find("button", worth)
	for i, cell := range p.all("button", worth) {
		if i%5 == 0 {
			t.Logf("tap on %q to changed screen, CPU 4 times slower: %s", cell.name, p.tapTime(cell))
		}
	}
}

func (p *phone) millis(script string) time.Duration {
	p.t.Helper()
	var ms float64
	p.eval(script, &ms)
	return time.Duration(ms * float64(time.Millisecond)).Round(time.Millisecond)
}

func (p *phone) firstPaint() time.Duration {
	return p.millis(`performance.getEntriesByName("first-contentful-paint")[0].startTime`)
}

func (p *phone) readyAt() time.Duration {
	return p.millis(`performance.getEntriesByName("serviert-ready")[0].startTime`)
}

// tapTime clicks a thing and returns the time from the tap to the frame that shows its effect.
func (p *phone) tapTime(it thing) time.Duration {
	p.t.Helper()
	p.eval(`(() => {
		window.tapTook = undefined;
		addEventListener("pointerdown", (e) => {
			const watch = new MutationObserver(() => {
				watch.disconnect();
				requestAnimationFrame(() => setTimeout(() => { window.tapTook = performance.now() - e.timeStamp }));
			});
			watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
		}, { once: true, capture: true });
	})()`, nil)
	p.clickThing(it)
	p.waitFor("window.tapTook !== undefined")
	return p.millis("window.tapTook")
}
