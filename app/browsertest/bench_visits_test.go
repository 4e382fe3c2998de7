package browsertest

import (
	"fmt"
	"maps"
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"serviert/cmd/serve/pages"
)

// watchScript notes what moves while somebody looks, and where the program's memory is.
const watchScript = `{
	window.shifted = 0;
	new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) shifted += e.value }).observe({ type: "layout-shift", buffered: true });
	for (const name of ["instantiate", "instantiateStreaming"]) {
		const real = WebAssembly[name].bind(WebAssembly);
		WebAssembly[name] = async (...a) => {
			const made = await real(...a);
			const mem = (made.instance || made).exports.mem;
			if (mem && (!window.programMemory || mem.buffer.byteLength > programMemory.buffer.byteLength)) window.programMemory = mem;
			return made;
		};
	}
}`

// readyMark is what Serviert sets when it has taken over the page.
const readyMark = "serviert-ready"

// benched is a site of which visits are measured.
type benched struct {
	name, ready string
	base        string
	link        *link
	into        func(*figure) *[]float64
	kept        string // tells that it can be used offline
	plays       bool   // a game can be begun
}

func (b *bench) visits(t *testing.T) {
	startBrowser(t)
	dir, hello := siteDir(t), helloDir(t)
	sites := []benched{
		{"Serviert", readyMark, base, newLink(pages.Handler{Base: base, Dir: func() string { return dir }}),
			func(f *figure) *[]float64 { return &f.ours }, `navigator.serviceWorker.controller && navigator.serviceWorker.controller.state === "activated"`, true},
		{"hello world", "hello-ready", "/", newLink(pages.Handler{Base: "/", Dir: func() string { return hello }}),
			func(f *figure) *[]float64 { return &f.hello }, `window.registration && registration.active && registration.active.state === "activated"`, false},
	}
	for round := range b.rounds {
		for _, s := range sites {
			t.Run(fmt.Sprintf("%s %d", s.name, round+1), func(t *testing.T) { b.visit(t, s, round == 0) })
		}
		slices.Reverse(sites)
	}
}

// visit comes for the first time, with a browser of its own, and twice more without a network, each time with
// the browser started anew, since one that still runs may still have the compiled program.
func (b *bench) visit(t *testing.T, s benched, tell bool) {
	profile := t.TempDir()
	h := newHost(t, t.TempDir())
	h.misbehave(func(w http.ResponseWriter, r *http.Request) bool { s.link.ServeHTTP(w, r); return true })
	come := func(called string, leave func(p player)) {
		t.Run(called, func(t *testing.T) {
			m := newMortal(t, profile)
			p := newPlayer(t, in(m.ctx), from(h), newcomer(), withScript(watchScript))
			p.expect("asked for", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch", "goapp")
			p.slowCPU(4)
			time.Sleep(time.Second) // the browser's own start is over
			s.link.begin()
			p.run(chromedp.Navigate(h.origin() + s.base))
			p.waitUpTo(2*patience, fmt.Sprintf(`performance.getEntriesByName(%q).length > 0`, s.ready))
			leave(p)
			chromedp.Cancel(m.ctx) // gracefully, so that what it keeps is written
		})
	}
	note := func(name, unit, goal string, value float64) {
		list := s.into(b.figure(name, unit, goal))
		*list = append(*list, value)
	}
	ready := func(p player) float64 { return p.readyAt(s.ready).Seconds() }
	paint := func(p player) float64 {
		p.waitFor(`performance.getEntriesByName("first-contentful-paint").length > 0`)
		return p.number(`performance.getEntriesByName("first-contentful-paint")[0].startTime`) / 1000
	}
	come("first", func(p player) {
		note("first visit: first paint", "s", "0.8, stretch 0.6 of hello world's", paint(p))
		note("first visit: ready", "s", "0.57, stretch 0.50 of hello world's", ready(p))
		atReady := s.link.bytes(p.when(ready(p)))
		note("first visit: bytes until ready", "kB", "", float64(sum(atReady))/1000)
		atTable := atReady
		if s.plays {
			began, there := p.firstThrow()
			note("first visit: tap on the quick game to its table", "s", "", there-began)
			atTable = s.link.bytes(p.when(there))
			note("first visit: bytes until the table answers", "kB", "1050, stretch 900", float64(sum(atTable))/1000)
		}
		note("first visit: layout shift", "", "", p.number("shifted"))
		if tell {
			b.tellFiles(s.name, atReady, atTable)
		}
		s.link.hurry()
		p.eval(`navigator.serviceWorker.ready.then(r => { window.registration = r })`, nil)
		p.waitFor(s.kept)
		time.Sleep(3 * time.Second) // the browser keeps what it has compiled when it has nothing else to do
	})
	h.stop()
	come("second", func(p player) {
		note("second visit, offline: first paint", "s", "", paint(p))
		note("second visit, offline: ready", "s", "0.8, stretch 0.6 of hello world's", ready(p))
		time.Sleep(3 * time.Second)
	})
	come("third", func(p player) { note("third visit, offline: ready", "s", "", ready(p)) })
}

// firstThrow begins the quick game and throws; in seconds of the page, when the game was begun and when its
// table was there.
func (p player) firstThrow() (began, there float64) {
	p.t.Helper()
	p.eval(`play.lies("#begin-quick").then(() => {
		addEventListener("click", e => { window.began = e.timeStamp }, { once: true, capture: true });
		const observer = new MutationObserver(() => {
			if (!document.querySelector("#main .table") || window.tableThere) return;
			window.tableThere = performance.now();
			observer.disconnect();
		});
		observer.observe(document.body, { subtree: true, childList: true });
	})`, nil)
	p.touch("#begin-quick")
	// Where the computer player begins it is waited for, but that is not measured.
	s := p.seen("the throw button", `document.querySelector("button#throw:not([aria-disabled=true])")`)
	p.touch("#throw")
	p.seen("a throw", fmt.Sprintf(`play.state().record !== %q`, s.Record))
	return p.number("began") / 1000, p.number("tableThere") / 1000
}

// readyAt is when the program had taken over the page, by the mark that it sets.
func (p *phone) readyAt(mark string) time.Duration {
	p.t.Helper()
	return time.Duration(p.number(fmt.Sprintf(`performance.getEntriesByName(%q)[0].startTime`, mark)) * float64(time.Millisecond))
}

// when is a moment of the page, in seconds, by the clock of this machine.
func (p *phone) when(seconds float64) time.Time {
	return time.UnixMicro(int64(p.number("performance.timeOrigin")*1000 + seconds*1e6))
}

// number is the value of a script.
func (p *phone) number(script string) (x float64) {
	p.t.Helper()
	p.eval("Number("+script+")", &x)
	return x
}

func sum(byFile map[string]int) (total int) {
	for _, n := range byFile {
		total += n
	}
	return total
}

// tellFiles prints what came over the line until the page answered, and until its table did, the largest first.
func (b *bench) tellFiles(name string, atReady, atTable map[string]int) {
	b.say("\n%s, bytes on the wire until it is ready, and until the table answers: %d, %d", name, sum(atReady), sum(atTable))
	files := slices.SortedFunc(maps.Keys(atTable), func(x, y string) int { return atTable[y] - atTable[x] })
	for _, file := range files {
		b.say("%10d%10d  %s", atReady[file], atTable[file], file)
	}
}
