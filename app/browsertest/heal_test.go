package browsertest

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/network"

	"serviert/app"
)

// forgets deletes what the worker keeps, as a browser short of room does or another project on the same
// origin: all of it, or the files whose address has a part.
func (p *phone) forgets(part string) {
	p.t.Helper()
	var gone int
	p.eval(`(async () => {
		let gone = 0;
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const request of await cache.keys()) if (request.url.includes(`+quote(part)+`)) gone += await cache.delete(request);
			if (`+quote(part)+` === "") await caches.delete(name);
		}
		return gone;
	})()`, &gone)
	if gone == 0 {
		p.t.Fatalf("nothing kept has %q in its address", part)
	}
}

// playsOffline stops the host and opens a page of every program; all other pages are kept too, of the same version.
// TestOfflineAfterTheFirstVisit opens every one of them.
func (p *phone) playsOffline() {
	p.t.Helper()
	p.offline()
	var version string
	for _, program := range app.Programs() {
		path := program.Paths()[0]
		p.open(path)
		v := p.versions()
		if v.Page != v.Loader || version != "" && v.Page != version {
			p.t.Errorf("%s is of %s with the loader of %s, a page before of %s", path, v.Page, v.Loader, version)
		}
		version = v.Page
	}
	for _, path := range app.Paths()[1:] {
		var of string
		p.eval(`caches.match(`+quote(base+strings.TrimPrefix(path, "/")+".html")+`).then(r => r.text())
			.then(text => /<meta name="?version"? content="?([^">]+)/.exec(text)?.[1] ?? "none", String)`, &of)
		if of != version {
			p.t.Errorf("%s is of %s, not of %s", path, of, version)
		}
	}
}

// keptPagesOf lists the pages in the cache of one version that say they are of another.
func (p *phone) keptPagesOf(version, other string) (pages []string) {
	p.t.Helper()
	p.eval(`(async () => {
		const pages = [];
		for (const name of await caches.keys()) {
			if (!name.includes(":`+version+`-")) continue;
			const cache = await caches.open(name);
			for (const request of await cache.keys()) {
				const response = await cache.match(request);
				if ((response.headers.get("Content-Type") || "").startsWith("text/html") && (await response.text()).includes('content="`+other+`-')) pages.push(request.url);
			}
		}
		return pages;
	})()`, &pages)
	return pages
}

// gaps lists the files of the worker's list that are not kept.
func (p *phone) gaps() (paths []string) {
	p.t.Helper()
	p.eval(`(async () => {
		const text = await (await fetch("`+base+`sw.js")).text();
		const config = JSON.parse(/^const config = (.*);$/m.exec(text)[1]);
		const cache = await caches.open(config.prefix + config.version);
		const paths = [];
		for (const [path] of config.files) if (!await cache.match(config.base + path.replace(/^\.\//, ""))) paths.push(path);
		return paths;
	})()`, &paths)
	return paths
}

// offlineReady is what the settings show when everything is kept.
const offlineReady = `document.querySelector("#offline[data-state=ready]")`

// playable opens the settings and waits until they say that the app plays without a network.
func (p *phone) playable() {
	p.t.Helper()
	p.open("/settings")
	p.waitFor(offlineReady)
}

// What the worker lacks it fetches again, whatever it is.
func TestTheWorkerHealsItself(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.playable()
	for _, part := range []string{".wasm", "/app.", "/rules.html", "/icons/icon.svg", base, ""} {
		p.forgets(part)
		if len(p.gaps()) == 0 {
			t.Fatalf("nothing is missing without %q", part)
		}
		p.playable()
		if gaps := p.gaps(); len(gaps) > 0 {
			t.Errorf("without %q, not kept is %q", part, gaps)
		}
	}
	p.playsOffline()
}

// Without a network what is left is used: the page of another address starts the same program.
func TestAPageThatIsGoneIsDrawnByTheProgram(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.playable()
	p.forgets("/rules.html")
	p.offline()
	p.open("/rules")
	if h := p.text("h1"); !strings.Contains(app.Prerender("/rules", "de").Body, ">"+h+"<") {
		t.Errorf("the heading of the rules is %q", h)
	}
}

// A network that gives no answer is not waited for: what is kept is used, and what is missing is asked for where somebody hears
// that nothing comes.
func TestADeadNetworkIsNotWaitedFor(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(impatient))
	p.expect("ERR_", "Failed to fetch")
	p.playable()
	p.run(network.ClearBrowserCache())
	p.forgets("/desk.")
	dead := make(chan struct{})
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		select {
		case <-dead:
		case <-r.Context().Done():
		}
		panic(http.ErrAbortHandler)
	})
	p.open("/")
	p.see("heading", "Serviert")
	p.openUnready("/rules")
	p.waitFor(`document.querySelector("#boot-note button")`)
	if note := p.text("#boot-note"); !strings.Contains(note, "Netz ist sehr schwach") {
		t.Errorf("the note is %q", note)
	}
	p.host.misbehave(nil)
	close(dead)
	p.ready()
	p.waitFor(whole)
	p.playsOffline()
}

// A page that the worker has lost, too, is given up after a while. What was tapped for it is marked at once, and one can go on.
func TestAPageThatIsLostIsGivenUp(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.expect("ERR_", "Failed to fetch")
	p.open("/")
	p.keptOffline()
	p.forgets("")
	p.run(network.ClearBrowserCache())
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		<-r.Context().Done()
		panic(http.ErrAbortHandler)
	})
	// Of a page that is about to go nothing can be asked: it notes by itself what it shows.
	p.eval(`{
		window.noted = new Set();
		new MutationObserver(() => {
			for (const e of document.querySelectorAll("[data-queued], #boot-note p")) noted.add(e.getAttribute("href") || e.textContent);
		}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
		const { stop } = window, go = to => document.querySelector("a[href$='" + to + "']").click();
		setTimeout(() => go("/settings"));
		setTimeout(() => { window.went = performance.now(); go("/rules") }, 3000);
		window.stop = () => { window.stayed ||= performance.now(); stop.call(window) };
	}`, nil)
	p.said("Diese Seite")
	p.waitFor(`!document.querySelector("[data-queued], #boot-note") && location.pathname === "` + base + `"`)
	var noted []string
	if p.eval(`[...noted]`, &noted); !slices.Equal(noted, []string{base + "settings", "Die Seite wird geladen.", base + "rules"}) {
		t.Errorf("it showed %q", noted)
	}
	if waited := p.number(`stayed - went`); waited < 9900 {
		t.Errorf("the second page was given up after %v ms, with the first", waited)
	}
	p.clickCSS(`a[href*="/new?game=escalero"]`)
	p.waitFor(`document.querySelector("#name-0")`)
}

// When the host has another version by then, that one comes whole, and no page has files of both.
func TestHealingNeverMixesVersions(t *testing.T) {
	t.Parallel()
	for name, part := range map[string]string{"everything": "", "the script": "/app.", "a page": "/rules.html"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, showing(variantDir(t, "v1")))
			p.playable()
			p.forgets(part)
			p.expect("integrity", "404")
			p.upload(variantDir(t, "v2"))
			p.open("/rules")
			if v := p.versions(); v.Page != v.Loader {
				t.Errorf("a page of %s with the loader of %s", v.Page, v.Loader)
			}
			p.waitFor("serviert.updateReady")
			if mixed := p.keptPagesOf("v1", "v2"); len(mixed) > 0 {
				t.Errorf("with v1 are kept %q of v2", mixed)
			}
			p.eval("window.before = true; serviert.takeUpdate()", nil)
			p.waitFor("!window.before && window.serviert && document.documentElement.dataset.app === 'ready'")
			p.playable()
			p.playsOffline()
			p.wantVersion("v2")
		})
	}
}

// A file that the host does not hand over is said, and nothing else is kept in its place.
func TestWhatCannotBeHealedIsSaid(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.playable()
	p.forgets("/rules.html")
	spoilt := copyDir(t, siteDir(t))
	if err := os.WriteFile(filepath.Join(spoilt, "rules.html"), []byte("<h1>somebody else</h1>"), 0o644); err != nil {
		t.Fatal(err)
	}
	p.expect("integrity")
	p.upload(spoilt)
	p.open("/settings")
	p.waitFor(`document.querySelector("#offline[data-state=incomplete]")`)
	var kept bool
	p.eval(`caches.match("`+base+`rules.html").then(r => r !== undefined)`, &kept)
	if kept {
		t.Error("a page is kept that is not of this version")
	}
	p.upload(siteDir(t))
	p.playable()
}

// whole is what the worker answers who asks whether all of its version is kept.
const whole = `new Promise(done => {
	const { port1, port2 } = new MessageChannel();
	port1.onmessage = e => done(e.data);
	navigator.serviceWorker.controller.postMessage("whole?", [port2]);
})`

// However wrong the host answers, nothing is kept but the file itself; and that is, however oddly it is handed over.
func TestTheWorkerKeepsNothingButTheFile(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.playable()
	p.expect("integrity", "ERR_", "404", "Failed to fetch")
	neighbour := newHost(t, siteDir(t)) // a network that wants a password first sends everybody to one of its own
	for _, c := range []struct {
		name  string
		kept  bool
		other answers
	}{
		{"a page instead", false, func(w http.ResponseWriter, r *http.Request) bool { somebodyElse(w); return true }},
		{"to a page of another host", false, func(w http.ResponseWriter, r *http.Request) bool {
			http.Redirect(w, r, neighbour.origin()+base+"settings.html", http.StatusFound)
			return true
		}},
		{"to another page", false, func(w http.ResponseWriter, r *http.Request) bool {
			http.Redirect(w, r, base+"settings.html", http.StatusFound)
			return true
		}},
		{"to the file", true, func(w http.ResponseWriter, r *http.Request) bool {
			if r.URL.RawQuery == "" {
				http.Redirect(w, r, r.URL.Path+"?moved", http.StatusFound)
			}
			return r.URL.RawQuery == ""
		}},
		{"half of it", false, func(w http.ResponseWriter, r *http.Request) bool {
			body := p.host.content(r.URL.Path)
			w.Write(body[:len(body)/2])
			return true
		}},
		{"half of it, called so", false, func(w http.ResponseWriter, r *http.Request) bool {
			body := p.host.content(r.URL.Path)
			w.Header().Set("Content-Range", fmt.Sprintf("bytes 0-%d/%d", len(body)/2-1, len(body)))
			w.WriteHeader(http.StatusPartialContent)
			w.Write(body[:len(body)/2])
			return true
		}},
		{"all of it, called a part", true, func(w http.ResponseWriter, r *http.Request) bool {
			body := p.host.content(r.URL.Path)
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			w.Header().Set("Content-Range", fmt.Sprintf("bytes 0-%d/%d", len(body)-1, len(body)))
			w.WriteHeader(http.StatusPartialContent)
			w.Write(body)
			return true
		}},
	} {
		p.forgets("/rules.html")
		p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
			return r.URL.Path == base+"rules.html" && c.other(w, r)
		})
		var kept bool
		if p.eval(whole, &kept); kept != c.kept {
			t.Errorf("%s: that all is kept is %v", c.name, kept)
		}
		if gaps := p.gaps(); (len(gaps) == 0) != c.kept {
			t.Errorf("%s: not kept is %q", c.name, gaps)
		}
		p.host.misbehave(nil)
		p.waitFor(whole)
		p.open("/rules") // a page that came by a detour would be refused
	}
	// A wrong answer that the browser's cache keeps for a year is asked for again past it.
	p.run(network.ClearBrowserCache())
	p.forgets("/desk.")
	var asked atomic.Int32
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if !isFile(r, "desk") || !strings.HasSuffix(r.URL.Path, ".xz") || asked.Add(1) > 1 {
			return false // else it would come as gzip, which is larger
		}
		w.Header().Set("Cache-Control", "max-age=31536000, immutable")
		somebodyElse(w)
		return true
	})
	var kept bool
	if p.eval(whole, &kept); !kept || asked.Load() != 2 {
		t.Errorf("after %d answers of which the first is wrong it is kept: %v", asked.Load(), kept)
	}
}

// Whoever comes over a weak network for the first time may get the page but not all that is to be kept. With a better
// network that is made up for while the page stays: by itself, and at once when somebody comes back to it.
func TestAFirstVisitThatWasCutIsMadeUpFor(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ part, says, script, then string }{
		"the worker":                   {"/sw.js", "Netz zu schwach", "", `document.dispatchEvent(new Event("visibilitychange"))`},
		"a file":                       {"/rules.html", "Netz zu schwach", "", `dispatchEvent(new Event("online"))`},
		"a file, and nobody moves":     {"/rules.html", "Netz zu schwach", impatient, `null`},
		"the worker, and nobody moves": {"/sw.js", "Netz zu schwach", impatient, `null`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit(), withScript(c.script))
			p.expect("ERR_", "fetching the script")
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				if strings.HasSuffix(r.URL.Path, c.part) {
					panic(http.ErrAbortHandler)
				}
				return false
			})
			p.open("/settings")
			p.waitFor(`document.querySelector("#offline:is([data-state=incomplete], [data-state=refused])")`)
			if line := p.text("#offline"); !strings.Contains(line, c.says) {
				t.Errorf("the line is %q, want %q in it", line, c.says)
			}
			p.host.misbehave(nil)
			p.eval(c.then, nil)
			p.waitFor(offlineReady)
			p.playsOffline()
		})
	}
}

// But where nothing has come of it three times, as on a phone without room, whoever comes back every other minute does not have all
// of it asked for each time.
func TestWhatCannotBeKeptIsNotAskedForAllTheTime(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(`window.tries = 0; navigator.serviceWorker.register = async () => { tries++; throw new Error("no room") }`))
	p.open("/settings")
	p.waitFor(`tries === 1 && document.querySelector("#offline[data-state=refused]")`)
	var tries []int
	p.eval(`(async () => {
		const counts = [];
		for (const [on, event] of [...Array(5).fill([document, "visibilitychange"]), [window, "online"]]) {
			on.dispatchEvent(new Event(event));
			await new Promise(done => setTimeout(done));
			counts.push(tries);
		}
		return counts;
	})()`, &tries)
	if want := []int{2, 3, 3, 3, 3, 4}; !slices.Equal(tries, want) {
		t.Errorf("tried %v times after coming back five times and a network that is there again, want %v", tries, want)
	}
}

// Whether the app starts without a network, and if not why, stands in the settings and needs no reload.
func TestTheSettingsSayWhatPlaysOffline(t *testing.T) {
	t.Parallel()
	remove := func(name string) func(t *testing.T) string {
		return func(t *testing.T) string {
			dir := copyDir(t, siteDir(t))
			if err := os.Remove(filepath.Join(dir, name)); err != nil {
				t.Fatal(err)
			}
			return dir
		}
	}
	whole := func(t *testing.T) string { return siteDir(t) }
	const noWorker = `delete Navigator.prototype.serviceWorker;`
	for name, c := range map[string]struct {
		dir         func(*testing.T) string
		script      string
		state, says string
	}{
		"whole":          {whole, "", "ready", "Ohne Netz spielbar."},
		"no worker":      {remove("sw.js"), "", "refused", "erlaubt nicht"},
		"a file missing": {remove("favicon.ico"), "", "incomplete", "Einige Dateien fehlen"},
		"no https":       {whole, noWorker + `Object.defineProperty(window, "isSecureContext", { value: false })`, "insecure", "https"},
		"private window": {whole, noWorker, "unsupported", "privaten Fenster"},
		"still fetching": {whole, `navigator.serviceWorker.register = () => new Promise(() => {})`, "loading", "noch geprüft"},
		"worker refused": {whole, `navigator.serviceWorker.register = () => Promise.reject(new DOMException("no", "SecurityError"))`, "refused", "erlaubt nicht"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, showing(c.dir(t)), withScript(c.script))
			p.expect("404", "bad HTTP response code", "integrity")
			p.open("/settings")
			p.waitFor(`document.querySelector("#offline[data-state=` + c.state + `]")`)
			if line := p.text("#offline"); !strings.Contains(line, c.says) {
				t.Errorf("the line is %q, want %q in it", line, c.says)
			}
			p.axe()
		})
	}
}

// Where the app is installed already, the settings do not say how to do it. No browser under test pretends to have it
// installed, so the style sheet is asked what it would do.
func TestTheInstalledAppSaysNothingOfInstalling(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, speaking("de-DE"))
	p.open("/settings")
	p.seen("how to install", `document.querySelector("#install-how").checkVisibility()`)
	p.seen("nothing of it in the installed app", `(() => {
		const how = document.querySelector("#install-how");
		const hides = (rules, installed) => [...rules].some((rule) => rule.cssRules && rule.cssRules.length
			? hides(rule.cssRules, installed || rule instanceof CSSMediaRule && rule.conditionText.includes("display-mode: standalone"))
			: installed && rule.selectorText && how.matches(rule.selectorText) && rule.style.display === "none");
		return [...document.styleSheets].some((sheet) => hides(sheet.cssRules, false));
	})()`)
}
