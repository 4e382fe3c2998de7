package browsertest

import (
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
)

// frail is a phone whose minds can be ended: window.ends is how many of the next decisions end the worker that is
// asked for them, as a system short of memory does, which tells nobody. window.minds lists the
// workers, but for the one that compiles the program.
const frail = `window.minds = []; window.ends = Number(sessionStorage.getItem("ends"));
	window.fieldsOf = (text, n) => { // the first fields of a question: what it is about, its number, what it asks for
		const list = [];
		for (let at = 0; list.length < n;) {
			const colon = text.indexOf(":", at), end = colon + 1 + Number(text.slice(at, colon));
			list.push(text.slice(colon + 1, end));
			at = end;
		}
		return list;
	};
	window.Worker = class extends Worker {
		constructor(...of) {
			super(...of);
			this.asked = [];
			if (!/\/compile\.[^/]*$/.test(of[0])) minds.push(this);
		}
		postMessage(data) {
			if (typeof data === "string") {
				this.asked.push(data);
				if (ends > 0 && fieldsOf(data, 3)[2] === "1") { ends--; this.terminate(); }
			}
			super.postMessage(data);
		}
	};`

// toDecide is a game in which a computer player has thrown and has to decide.
func toDecide(t *testing.T) string {
	return savedGame("1", rolled(t, "escalero", 1, mitzi, "Franz\tcomputer strong")+"throw 66143\n", 0)
}

const storedRecord = `JSON.parse(localStorage.getItem("serviert:game")).record`

// goesOn waits until the computer player has done something more than stands in the record.
func (p *phone) goesOn(before string) {
	p.t.Helper()
	p.waitLong(storedRecord + `.length > ` + quote(before) + `.length`)
	var after string
	if p.eval(storedRecord, &after); !strings.HasPrefix(after, before) {
		p.t.Errorf("it went on with\n%s\nafter\n%s", after, before)
	}
}

// From a fresh start with nothing kept, and from one with everything kept: how long it is until a computer player
// has decided, and how long the page's own thread was busy meanwhile. The figures are for reading.
func TestAComputerThinksBesideThePage(t *testing.T) {
	t.Parallel()
	p := newPhone(t, holding("serviert:settings", quick, "serviert:game", toDecide(t)), withScript(`
		window.long = []; window.decided = 0;
		new PerformanceObserver(list => { for (const e of list.getEntries()) long.push([e.startTime, Math.round(e.duration)]); }).observe({ type: "longtask", buffered: true });
		new MutationObserver(() => { decided ||= /\d\s% auf /.test(document.querySelector("#quiet")?.textContent || "") ? performance.now() : 0; })
			.observe(document, { subtree: true, childList: true, characterData: true });`))
	p.reducedMotion()
	for _, start := range []string{"nothing kept", "all kept"} {
		p.open("/table")
		p.waitLong(`decided > 0`)
		var figures struct {
			Ready, Decided float64
			Long           []int
			Fetched        []string
		}
		p.eval(`({ ready: performance.getEntriesByName("serviert-ready")[0].startTime, decided,
			long: long.filter(([start]) => start > performance.getEntriesByName("serviert-ready")[0].startTime).map(([, took]) => took),
			fetched: performance.getEntriesByType("resource").map(e => e.name.split("/").pop()).filter(name => /mind/.test(name)) })`, &figures)
		t.Logf("%s: ready after %.0f ms, decided %.0f ms later, long tasks since then %v", start, figures.Ready, figures.Decided-figures.Ready, figures.Long)
		if len(figures.Fetched) != 1 || !strings.HasSuffix(figures.Fetched[0], ".js") {
			t.Errorf("the page asked for %q", figures.Fetched)
		}
		p.keptOffline()
		// Once nobody plays any more, in both copies: the longer game would be taken for the newer one.
		p.see("button", "/werfen/")
		p.eval(`(() => { const text = `+quote(toDecide(t))+`; localStorage.setItem("serviert:game", text); serviert.journal.write("serviert:game", text) })()`, nil)
	}
}

// Nobody starts the mind who plays without computer players.
func TestPeopleNeedNoMind(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(frail), holding("serviert:game", savedGame("1", rolled(t, "escalero", 4, "Mitzi", "Franz")+"throw 66143\n", 0)))
	p.open("/table")
	p.see("button", "/werfen/")
	var minds int
	if p.eval(`minds.length`, &minds); minds != 0 {
		t.Errorf("%d workers", minds)
	}
	// The first is started while a computer player is being chosen.
	p.open("/new")
	p.eval(`const who = document.querySelector("#level-1"); who.value = "strong"; who.dispatchEvent(new Event("change"))`, nil)
	p.waitFor(`minds.length === 1`)
}

// Where the mind cannot be had the table says so, and goes on when it can.
func TestTheMindDoesNotCome(t *testing.T) {
	t.Parallel()
	for _, missing := range []string{"mind.js", "mind.wasm"} {
		t.Run(missing, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit(), withScript(frail), holding("serviert:settings", quick, "serviert:game", toDecide(t)))
			p.expect("503", "404", "mind")
			p.reducedMotion()
			part, ending, _ := strings.Cut(missing, ".")
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				name := r.URL.Path[strings.LastIndex(r.URL.Path, "/")+1:]
				if strings.HasPrefix(name, part+".") && strings.Contains(name, "."+ending) {
					http.Error(w, "not now", http.StatusServiceUnavailable)
					return true
				}
				return false
			})
			p.open("/table")
			const told = "Computergegner, Rat und Rückblick gehen gerade nicht"
			p.waitLong(`document.querySelector(".notice")?.textContent.includes(` + quote(told) + `)`)
			p.said(told)
			var before string
			p.eval(storedRecord, &before)
			// Once or not at all for what was to be computed ahead, then twice for the decision.
			var starts int
			if p.eval(`minds.length`, &starts); starts != 2 && starts != 3 {
				t.Errorf("it was started %d times", starts)
			}
			p.bothThemes()
			// Another try that fails says it again; then it comes, and the turn goes on where it was.
			p.click("button", "Noch einmal versuchen")
			p.waitLong(`minds.length === ` + strconv.Itoa(starts+2) + ` && document.querySelector(".notice")`)
			p.host.misbehave(nil)
			if missing == "mind.wasm" {
				p.eval(`dispatchEvent(new Event("online"))`, nil) // then it is tried again by itself
			} else {
				p.click("button", "Noch einmal versuchen")
			}
			p.goesOn(before)
			p.waitFor(`!document.querySelector(".notice")`)
		})
	}
}

// Where the smaller form cannot be had it comes as gzip, and from a host that unpacks that as it is.
func TestTheMindComesAsGzip(t *testing.T) {
	t.Parallel()
	for _, unpacks := range []bool{false, true} {
		t.Run(map[bool]string{false: "packed", true: "unpacked on its way"}[unpacks], func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit(), withScript(`navigator.serviceWorker.register = () => Promise.reject(new Error("no worker"));`),
				holding("serviert:settings", quick, "serviert:game", toDecide(t)))
			p.expect("404")
			p.reducedMotion()
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				switch {
				case !strings.Contains(r.URL.Path, "/mind."):
					return false
				case strings.HasSuffix(r.URL.Path, ".xz"):
					http.NotFound(w, r)
					return true
				case strings.HasSuffix(r.URL.Path, ".gz") && unpacks:
					w.Header().Set("Content-Encoding", "gzip")
				}
				return false
			})
			p.open("/table")
			p.goesOn(rolled(t, "escalero", 1, mitzi, "Franz\tcomputer strong") + "throw 66143\n")
		})
	}
}

// So it does where the network stops giving an answer in the middle, also to a worker that has lost it.
func TestTheMindStalls(t *testing.T) {
	t.Parallel()
	for _, had := range []bool{false, true} {
		t.Run(map[bool]string{false: "never had", true: "kept once"}[had], func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit(), holding("serviert:settings", quick, "serviert:game", toDecide(t)))
			p.reducedMotion()
			p.expect("ERR_", "Failed to fetch", "mind")
			if had {
				p.open("/rules")
				p.keptOffline()
				p.run(network.ClearBrowserCache())
				p.forgets(".wasm")
			}
			dead := make(chan struct{})
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				if !strings.Contains(r.URL.Path, "/mind.") || strings.HasSuffix(r.URL.Path, ".js") {
					return false
				}
				body := p.host.content(r.URL.Path)
				w.Header().Set("Content-Length", strconv.Itoa(len(body)))
				w.Write(body[:len(body)/2])
				w.(http.Flusher).Flush()
				select {
				case <-dead:
				case <-r.Context().Done():
				}
				panic(http.ErrAbortHandler)
			})
			p.open("/table")
			p.waitUpTo(2*time.Minute, `document.querySelector(".notice")?.textContent.includes("Noch einmal versuchen")`)
			var before string
			p.eval(storedRecord, &before)
			p.host.misbehave(nil)
			close(dead)
			p.click("button", "Noch einmal versuchen")
			p.goesOn(before)
			p.waitFor(`!document.querySelector(".notice")`)
		})
	}
}

// Where there is no memory for it, it does not travel again and again.
func TestThereIsNoMemoryForTheMind(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(`navigator.serviceWorker.register = () => Promise.reject(new Error("no worker"));`),
		holding("serviert:settings", quick, "serviert:game", toDecide(t)))
	p.reducedMotion()
	var short atomic.Bool
	var came atomic.Int32
	short.Store(true)
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		switch {
		case !strings.Contains(r.URL.Path, "/mind."):
		case !strings.HasSuffix(r.URL.Path, ".js"):
			w.Header().Set("Cache-Control", "no-store")
			came.Add(1)
		case short.Load():
			w.Header().Set("Content-Type", "application/javascript")
			w.Header().Set("Cache-Control", "no-store")
			w.Write([]byte(`const make = WebAssembly.instantiate; // what unpacks it is made too
				WebAssembly.instantiate = async (bytes, of) => {
					if (bytes.byteLength > 1e6) throw new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance");
					return make(bytes, of);
				};`))
			w.Write(p.host.content(r.URL.Path))
			return true
		}
		return false
	})
	p.open("/table")
	p.waitLong(`document.querySelector(".notice")?.textContent.includes("Noch einmal versuchen")`)
	if n := came.Load(); n > 3 { // for what may be needed soon, and twice for the decision
		t.Errorf("it came %d times", n)
	}
	var before string
	p.eval(storedRecord, &before)
	short.Store(false)
	p.click("button", "Noch einmal versuchen")
	p.goesOn(before)
	p.waitFor(`!document.querySelector(".notice")`)
}

// Where a newer version has taken the place of this one on the host, its mind is gone for good. Whoever tries again gets
// the newer page, and the game goes on there.
func TestTheMindOfAnOlderVersionIsGone(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(frail+`navigator.serviceWorker.register = () => Promise.reject(new Error("no worker"));`),
		holding("serviert:settings", quick, "serviert:game", toDecide(t)))
	p.expect("404", "mind")
	p.reducedMotion()
	pages := 0
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, "/table") {
			pages++
		}
		if pages > 1 || !strings.Contains(r.URL.Path, "/mind.") {
			return false
		}
		http.NotFound(w, r)
		return true
	})
	p.open("/table")
	p.waitLong(`document.querySelector(".notice")?.textContent.includes("Noch einmal versuchen")`)
	var before string
	p.eval(storedRecord, &before)
	p.click("button", "Noch einmal versuchen")
	p.goesOn(before)
	p.waitFor(`!document.querySelector(".notice")`)
}

// A mind that the system ends is started again and asked again, once; then somebody has to try. Whoever loads the
// page in between goes on exactly there.
func TestTheMindIsKilled(t *testing.T) {
	t.Parallel()
	for _, ends := range []string{"1", "2"} {
		t.Run(ends, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, withScript(`sessionStorage.getItem("ends") ?? sessionStorage.setItem("ends", `+quote(ends)+`);`+frail),
				holding("serviert:settings", strings.Replace(quick, `"pace":"fast"`, `"pace":"step"`, 1), "serviert:game", toDecide(t)))
			p.reducedMotion()
			p.open("/table")
			p.waitFor(`document.querySelector("#go-on")`)
			var before string
			p.eval(storedRecord, &before)
			p.eval(`document.querySelector("#go-on").click()`, nil)
			if ends == "2" {
				p.waitUpTo(time.Minute, `document.querySelector(".notice")`)
				p.eval(`sessionStorage.setItem("ends", 0)`, nil)
				p.reload()
				p.waitFor(`document.querySelector("#go-on")`)
				var now string
				if p.eval(storedRecord, &now); now != before {
					t.Errorf("after a reload the record is\n%s\nbefore it was\n%s", now, before)
				}
				p.eval(`document.querySelector("#go-on").click()`, nil)
			}
			p.goesOn(before)
			var asked [][]string
			if p.eval(`minds.map(mind => mind.asked)`, &asked); ends == "1" && (len(asked) != 2 || asked[0][len(asked[0])-1] != asked[1][0]) {
				t.Errorf("asked %q", asked)
			}
		})
	}
}

// In a dialog, which covers the notice, it is said there.
func TestTheAdviceDoesNotCome(t *testing.T) {
	t.Parallel()
	text := rolled(t, "escalero", 30, mitzi, "Franz\tcomputer strong")
	p := newPhone(t, onFirstVisit(), holding("serviert:settings", quick, "serviert:game", savedGame("1", text, 0)))
	p.expect("404", "mind")
	p.reducedMotion()
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if isFile(r, "mind") {
			http.NotFound(w, r)
			return true
		}
		return false
	})
	p.open("/table")
	p.key("r")
	p.see("button", "Rat")
	p.key("h")
	p.waitLong(`document.querySelector("#dialog #think-again")`)
	p.bothThemes()
	p.host.misbehave(nil)
	p.clickCSS("#think-again")
	p.waitLong(`document.querySelectorAll("#dialog .choice").length === 3`)
}
