package browsertest

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
)

// aloneAt is an evening of one person against two computer players, at which one of these is to decide; it waits for
// a press before it acts.
func aloneAt(t *testing.T, options ...phoneOption) *cards {
	t.Helper()
	p := newPhone(t, append([]phoneOption{withScript(frail), holding("serviert:settings", strings.Replace(quick, `"pace":"fast"`, `"pace":"step"`, 1))}, options...)...)
	p.reducedMotion()
	c := setUp(p, "de", "Mitzi", "Franz hard", "Resi medium")
	return c
}

const storedCards = `localStorage.getItem("serviert:cards")`

// toThinking plays until a computer player has to decide.
func (c *cards) toThinking() {
	c.t.Helper()
	for end := time.Now().Add(4 * patience); !c.has("#go-on"); {
		if time.Now().After(end) {
			c.t.Fatalf("no computer player has to decide: %s", c.text("main"))
		}
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
}

// goesOnAfter waits until the computer player has acted.
func (c *cards) goesOnAfter(before string) {
	c.t.Helper()
	c.waitLong(storedCards + ` !== ` + quote(before))
}

// Computer players, what could have been laid, the coach and practice work beside the page, also without a network
// when all is kept; the word list travels once. The figures are for reading.
func TestWordsAreSearchedForBesideThePage(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(frail+`window.slow = []; new PerformanceObserver(l => slow.push(...l.getEntries().map(e => Math.round(e.duration)))).observe({ type: "longtask" });`),
		holding("serviert:settings", quick))
	p.reducedMotion()
	var lists atomic.Int32
	p.host.misbehave(func(_ http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".words") {
			lists.Add(1)
		}
		return false
	})
	c := setUp(p, "de", "Mitzi", "Franz hard", "Resi medium")
	hand := func(when string) {
		t.Helper()
		p.eval(`slow.length = 0`, nil)
		for c.hands = 0; !c.has(".hand-sums") && !c.has("#again"); {
			if !c.step() {
				time.Sleep(30 * time.Millisecond)
			}
		}
		var long []int
		p.eval(`slow`, &long)
		t.Logf("%s: long tasks %v", when, long)
		if c.has("#best-1") {
			c.tap("#best-1")
			p.waitLong(`!/rechnet/.test(document.querySelector(".bests").textContent) && document.querySelector(".bests p")`)
		}
		c.tap("#look-1")
		p.waitLong(`document.querySelector("#look-swap") && !/rechnet/.test(document.querySelector("#main").textContent)`)
		c.tap("#recalled")
		c.waitFor(`document.querySelector("#table-act, #to-end") !== null`)
		if c.has("#table-act") {
			c.tap("#table-act")
		}
	}
	hand("with a network")
	if n := lists.Load(); n != 1 {
		t.Errorf("the word list was asked for %d times", n)
	}
	p.keptOffline()
	p.reload() // now the worker keeps the list as well
	p.waitLong(`document.querySelector("#reveal, .hand-sums, #again, #call, #raise, #exchange, #no-word")`)
	p.open("/practice-words?task=swap")
	p.waitLong(`document.querySelector("#exchange")`)
	p.offline()
	p.open("/cards")
	p.waitLong(`document.querySelector("#reveal, .hand-sums, #again, #call, #raise, #exchange, #no-word")`)
	hand("without a network")
	p.open("/practice-words?task=find")
	p.waitLong(`document.querySelector("#give-up")`)
	p.clickCSS("#give-up")
	p.waitLong(`document.querySelector("#verdict")`)
	var minds int
	if p.eval(`minds.length`, &minds); minds != 1 {
		t.Errorf("%d workers", minds)
	}
}

// People who play among themselves start no worker before they ask what could have been laid.
func TestPeopleAtCardsNeedNoMind(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(frail), holding("serviert:settings", quick))
	c := setUp(p, "de", "Mitzi", "Franz")
	for !c.has(".hand-sums") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	var minds int
	if p.eval(`minds.length`, &minds); minds != 0 {
		t.Errorf("%d workers", minds)
	}
	c.tap("#best-1")
	if c.has("#reveal") { // nobody has shown
		c.lift()
	}
	p.waitLong(`minds.length === 1 && !/rechnet/.test(document.querySelector("#main").textContent)`)
}

// Where the mind cannot be had the card table says so, and goes on when it can.
func TestTheMindDoesNotComeToTheCards(t *testing.T) {
	t.Parallel()
	c := aloneAt(t, onFirstVisit())
	c.expect("404", "mind")
	c.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if isFile(r, "mind") {
			http.NotFound(w, r)
			return true
		}
		return false
	})
	// What the worker has kept of it by now, or the browser, goes: on a busy computer that is all.
	c.eval(`(async () => {
		for (const name of await caches.keys()) {
			const kept = await caches.open(name);
			for (const asked of await kept.keys()) if (/mind/.test(asked.url)) await kept.delete(asked);
		}
	})()`, nil)
	c.run(network.ClearBrowserCache())
	c.reload()
	c.toThinking()
	const told = "Rat und Rückblick gehen gerade nicht"
	c.waitLong(`document.querySelector(".notice")?.textContent.includes(` + quote(told) + `)`)
	c.said(told)
	c.bothThemes()
	c.noOverflow()
	var before string
	c.eval(storedCards, &before)
	c.host.misbehave(nil)
	c.click("button", "Noch einmal versuchen")
	c.waitFor(`!document.querySelector(".notice")`)
	c.eval(`document.querySelector("#go-on").click()`, nil)
	c.goesOnAfter(before)
}

// A mind that the system ends while a computer player thinks is started again and asked the same, once; then
// somebody has to try. Whoever loads the page in between goes on exactly there.
func TestTheMindIsKilledAtCards(t *testing.T) {
	t.Parallel()
	for _, ends := range []string{"1", "2"} {
		t.Run(ends, func(t *testing.T) {
			t.Parallel()
			c := aloneAt(t)
			c.eval(`ends = `+ends, nil)
			c.toThinking()
			var before, now string
			c.eval(storedCards, &before)
			if ends == "2" {
				c.waitUpTo(time.Minute, `document.querySelector(".notice")`)
				c.reload()
				c.toThinking()
				if c.eval(storedCards, &now); now != before {
					t.Error("a reload has changed what is kept")
				}
			}
			if ends == "1" {
				c.waitUpTo(time.Minute, `minds.length === 2`)
			}
			c.eval(`document.querySelector("#go-on").click()`, nil)
			c.goesOnAfter(before)
			var asked [][]string
			if c.eval(`minds.map(mind => mind.asked)`, &asked); ends == "1" && (len(asked) != 2 || asked[0][len(asked[0])-1] != asked[1][0]) {
				t.Errorf("asked %q", asked)
			}
		})
	}
}
