package browsertest

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/memory"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// hurryScript plays games of one column for two people without a pause, in one page that is never loaded again.
const hurryScript = `{
	const one = s => document.querySelector(s);
	const usable = e => e && !e.hidden && e.getAttribute("aria-disabled") !== "true";
	const first = s => [...document.querySelectorAll(s)].find(usable);
	const turn = () => new Promise(done => { const c = new MessageChannel(); c.port1.onmessage = done; c.port2.postMessage(0) });
	const changed = async () => {
		let seen = false;
		const observer = new MutationObserver(() => { seen = true });
		observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
		for (const end = performance.now() + 100; !seen && performance.now() < end;) await turn();
		observer.disconnect();
	};
	const lead = async (path, selector) => {
		const a = document.createElement("a");
		a.href = document.querySelector("link[rel=icon]").href.replace("favicon.ico", "") + path;
		one("#main").append(a);
		a.click();
		a.remove();
		await play.until(selector, () => one(selector));
	};
	const next = () => {
		const dice = first(".dice:not([hidden]) .die");
		return first("#roll-all, #roll-go, [id^=roll-], #strike-yes") ||
			first("button#write") || !dice && first("button#throw") ||
			first("button[id^=cell-][data-state=possible]") ||
			first("button[id^=cell-]:not([data-state=written], [data-state=struck])");
	};
	window.hurry = async games => {
		while (games-- > 0) {
			await lead("new?game=escalero-single", "#start");
			one("#start").click();
			await play.until("the table", () => one("#main .table"));
			for (const end = performance.now() + 60000; !one("#main .end");) {
				const e = next();
				if (performance.now() > end) throw new Error("no end of a game: " + one("#main").textContent);
				if (!e) { await turn(); continue }
				const wait = changed();
				e.click();
				await wait;
			}
			await lead("settlement", "#main .settle");
			await lead("", "#main .home");
		}
	};
}`

// heldMemory is what a page has in memory once nothing is left to be collected.
type heldMemory struct{ heap, nodes, listeners, program float64 }

func (p *phone) memory() (m heldMemory) {
	p.t.Helper()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		for range 3 {
			if err := heapprofiler.CollectGarbage().Do(ctx); err != nil {
				return err
			}
		}
		_, nodes, listeners, err := memory.GetDOMCounters().Do(ctx)
		if err != nil {
			return err
		}
		used, _, _, _, err := runtime.GetHeapUsage().Do(ctx)
		m.heap, m.nodes, m.listeners = used, float64(nodes), float64(listeners)
		return err
	}))
	m.program = p.number(`window.programMemory ? programMemory.buffer.byteLength : 0`)
	return m
}

// grown plays so many games in one page and tells what it has in memory after the first one, and after the
// others. What the program has let go is collected some time later, so of the last three the least counts; and the
// memory of the program, which never shrinks, has its usual size from the second or third game on.
func grown(t *testing.T, games int) (before, after heldMemory) {
	p := newPlayer(t, freshTab(), audible(), withScript(watchScript), withScript(hurryScript))
	p.reducedMotion()
	p.open("/")
	for i := range games {
		p.eval("hurry(1)", nil)
		switch m := p.memory(); {
		case i == 0:
			before = m
		case i == 2:
			before.program = m.program
		case i == games-3:
			after = m
		case i > games-3:
			after = heldMemory{min(after.heap, m.heap), min(after.nodes, m.nodes), min(after.listeners, m.listeners), min(after.program, m.program)}
		}
	}
	return before, after
}

// Nothing piles up in a page in which game after game is played. The margins are less than what one screen
// would leave behind ten times; make bench plays fifty games.
func TestNothingPilesUp(t *testing.T) {
	t.Parallel()
	before, after := grown(t, 11)
	for what, more := range map[string]struct{ before, after, margin float64 }{
		"bytes of JavaScript":  {before.heap, after.heap, 600e3},
		"nodes":                {before.nodes, after.nodes, 150},
		"listeners":            {before.listeners, after.listeners, 25},
		"bytes of the program": {before.program, after.program, 5e6}, // which comes 4 MiB at a time
	} {
		if more.before == 0 || more.after > more.before+more.margin {
			t.Errorf("%.0f %s at first, %.0f after eleven games", more.before, what, more.after)
		}
	}
	t.Logf("at first %+v, after eleven games %+v", before, after)
}

// Nor does anything where hand after hand of cards is played.
func TestNothingPilesUpAtCards(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, freshTab(), audible())
	p.reducedMotion()
	c := setUp(p.phone, "de", "Mitzi", "Resi hard")
	c.play(1)
	before := c.memory()
	c.play(4)
	after := c.memory()
	for i := 5; i <= 6; i++ { // what the program has let go is collected some time later
		c.play(i)
		m := c.memory()
		after.nodes, after.listeners = min(after.nodes, m.nodes), min(after.listeners, m.listeners)
	}
	if after.nodes > before.nodes+150 || after.listeners > before.listeners+25 {
		t.Errorf("after one hand %+v, after six %+v", before, after)
	}
	t.Logf("after one hand %+v, after six %+v", before, after)
}
