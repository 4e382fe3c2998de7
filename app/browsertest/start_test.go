package browsertest

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"serviert/app"
)

func TestEveryRouteStarts(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withCores())
	for _, path := range app.Paths() {
		p.open(path)
		// A screen that needs a game may lead to one that begins it.
		if got := p.path(); !slices.Contains(app.Paths(), got) {
			t.Errorf("opened %s, arrived at %s", path, got)
		}
		if p.text("title") == "" || p.text("h1") == "" {
			t.Errorf("%s has no title or no heading", path)
		}
		p.noOverflow()
	}
}

// The forms in which hosts and people write the address of a page.
func TestOtherSpellingsOfAnAddress(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.expect("404")
	for spelling, want := range map[string]string{
		"index.html": "/", "rules.html": "/rules", "rules/": "/rules", "?utm=1": "/?utm=1", "rules?utm=1#main": "/rules?utm=1#main",
	} {
		p.open(spelling)
		if got := p.path(); got != want {
			t.Errorf("%s arrived at %s, want %s", spelling, got, want)
		}
	}
	p.run(navigateRaw(p.host.origin() + strings.TrimSuffix(base, "/")))
	p.ready()
	if got := p.path(); got != "/" {
		t.Errorf("the path without its slash arrived at %s", got)
	}
}

func TestAPhoneCalledBotStarts(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), calledItself("Mozilla/5.0 (Linux; Android 11; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36"))
	p.open("/")
}

func TestStartsWithoutStorage(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(`for (const name of ["localStorage", "sessionStorage"])
		Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("denied", "SecurityError") } })`))
	p.open("/")
	var storage string
	p.eval(`localStorage.setItem("a", "kept"), "memory" in document.documentElement.dataset ? localStorage.getItem("a") : "that of the browser"`, &storage)
	if storage != "kept" {
		t.Errorf("the storage is %s", storage)
	}
}

// never keeps the program from arriving, so that the page stays as it was prepared.
const never = `window.fetch = () => new Promise(() => {})`

func TestBothLanguagesCanBeReadBeforeTheProgram(t *testing.T) {
	t.Parallel()
	for browser, lang := range map[string]string{"de-AT": "de", "de": "de", "en-GB": "en", "fr-FR": "en", "hr-HR,de-AT,en": "de", "it-IT,en-GB,de": "en"} {
		t.Run(browser, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, newcomer(), speaking(browser), withScript(never))
			paths := app.Paths()
			if browser != "de-AT" && browser != "en-GB" { // which of the two it is each page finds by the same script
				paths = []string{"/", "/rules"}
			}
			for _, path := range paths {
				p.openUnready(path)
				checkPrepared(p, path, lang)
			}
			q := newPhone(t, speaking(browser))
			q.open("/rules")
			q.waitFor(fmt.Sprintf(`document.title.startsWith(%q)`, app.Prerender("/rules", lang).Title))
		})
	}
}

func checkPrepared(p *phone, path, lang string) {
	p.t.Helper()
	p.waitFor(`getComputedStyle(document.documentElement).visibility === "visible" && document.readyState === "complete"`)
	want := app.Prerender(path, lang)
	var state, got string
	p.eval("document.documentElement.dataset.app", &state)
	p.eval("document.documentElement.lang", &got)
	if state != "loading" || got != lang {
		p.t.Errorf("%s is %q in %q, want loading in %q", path, state, got, lang)
	}
	if title := p.text("title"); title != want.Title {
		p.t.Errorf("%s is called %q, want %q", path, title, want.Title)
	}
	if h := p.text("h1"); h == "" || !strings.Contains(want.Body, strings.ReplaceAll(h, "&", "&amp;")) {
		p.t.Errorf("the heading of %s in %s is %q", path, lang, h)
	}
}

func TestTheStoredLanguageAndThemeComeFirst(t *testing.T) {
	t.Parallel()
	p := newPhone(t, newcomer(), withScript(never+`; localStorage.setItem("serviert:settings", '{"language":"en","theme":"dark"}')`))
	p.openUnready("/rules")
	checkPrepared(p, "/rules", "en")
	var theme string
	p.eval("document.documentElement.dataset.theme", &theme)
	if theme != "dark" {
		t.Errorf("theme is %q", theme)
	}
	p.axe()
}

// held keeps the program from arriving until letIn is called, so that somebody can be quicker.
const held = `{ const fetch = window.fetch, waiting = [];
	window.fetch = (...a) => new Promise(done => waiting.push(() => done(fetch(...a))));
	window.letIn = () => { window.fetch = fetch; for (const go of waiting) go() } }`

// The rules are in another program, so the kept tap loads a page. Nothing holds that one up.
func TestATapBeforeTheProgramIsKept(t *testing.T) {
	t.Parallel()
	p := newPhone(t, newcomer(), withScript(`if (!location.pathname.endsWith("/rules")) `+held))
	p.openUnready("/")
	// With a key that opens another tab the browser follows the link by itself.
	if !p.is(`(() => {
		let through = false;
		document.body.addEventListener("click", event => { through = true; event.preventDefault() }, { once: true });
		document.querySelector('a[href$="/rules"]').dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
		return through;
	})()`) {
		t.Error("a link that is to open in another tab is kept for later")
	}
	p.clickCSS(`a[href$="/rules"]`)
	p.waitFor(`document.querySelector("[data-queued]") !== null && document.querySelector("#boot-note[role=status]") !== null`)
	if p.is(`((a, b) => a.bottom > b.top && b.bottom > a.top)(...["#boot-note", ".thumb .button"].map(e => document.querySelector(e).getBoundingClientRect()))`) {
		t.Error("that it is loading covers the button that somebody may press meanwhile")
	}
	p.axe()
	p.eval("letIn()", nil)
	p.waitFor(`location.pathname.endsWith("/rules")`)
	p.ready()
	p.waitFor(`document.querySelector("[data-queued], #boot-note, template[lang]") === null`)
}

// On a weak line the page can be read seconds before its scripts are there.
func TestATapBeforeTheScriptsIsKept(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), newcomer())
	come := make(chan struct{})
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if isFile(r, "app") {
			<-come
		}
		return false
	})
	p.eval(`setTimeout(() => location.href = "`+p.url("/")+`"), null`, nil) // the page is not complete for a while
	p.waitFor(`document.getElementById("begin-quick") !== null && performance.getEntriesByName("first-contentful-paint").length > 0`)
	p.clickCSS("#three")
	p.clickCSS("#begin-quick")
	p.waitFor(`document.querySelectorAll("[data-queued]").length === 1 && document.querySelector("#boot-note") === null`)
	close(come)
	p.waitFor(`location.pathname.endsWith("/table")`)
	p.ready()
	p.waitFor(`document.querySelector("[data-queued], #boot-note") === null`)
}

// Who has pressed “Ich gegen drei” is not told meanwhile that there is no evening, nor who opens a link with a game
// that none has been played: only the title stands there.
func TestWhatComesIsNotDenied(t *testing.T) {
	t.Parallel()
	for address, then := range map[string][2]string{
		"/cards?begin=three": {"button", "/^(Eröffnen|Mitgehen|Weiter|Aussteigen)/"},
		"/games#game=AQkAvrGOhcRoAAEWBAgBU3BpZWxlciAxAVNwaWVsZXIgMgdEI3RWzX8xn4fWigT7tAs0": {"heading", "Eine Partie ist angekommen"},
	} {
		t.Run(then[0], func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, newcomer(), withScript(held))
			p.openUnready(address)
			p.waitFor(`document.readyState === "complete"`)
			var seen []string
			p.eval(`[...document.querySelectorAll("h1, .empty, .thumb, button, textarea")].filter(e => e.checkVisibility({ visibilityProperty: true })).map(e => e.localName)`, &seen)
			if !slices.Equal(seen, []string{"h1"}) {
				t.Errorf("before the program is there the page shows %v", seen)
			}
			p.eval("letIn()", nil)
			p.ready()
			p.see(then[0], then[1])
		})
	}
}

// Without JavaScript the page can be read and does nothing else. That is said where it is seen, not below the screen.
func TestWithoutJavaScriptThatIsSaid(t *testing.T) {
	t.Parallel()
	p := newPhone(t, newcomer())
	p.run(emulation.SetScriptExecutionDisabled(true))
	p.openUnready("/")
	p.waitFor(`document.querySelector("noscript p")?.getBoundingClientRect().bottom < innerHeight`)
	p.noOverflow()
	p.run(emulation.SetScriptExecutionDisabled(false))
}

func TestAnOldBrowserIsTold(t *testing.T) {
	t.Parallel()
	for lacks, script := range map[string]string{
		"DecompressionStream": "delete window.DecompressionStream",
		"container queries":   `CSS.supports = (name) => name !== "container-type"`,
	} {
		p := newPhone(t, newcomer(), withScript(script))
		p.expect(lacks)
		p.openUnready("/")
		p.waitFor(`document.documentElement.dataset.app === "failed"`)
		if note := p.text("#boot-note"); !strings.Contains(note, "zu alt") {
			t.Errorf("without %s the note says %q", lacks, note)
		}
		if p.is(`document.querySelector("#boot-note button")`) {
			t.Errorf("without %s the page can be loaded again, which does not help", lacks)
		}
		p.axe()
	}
}

// A browser that is to be safer than others, as in the Lockdown Mode of Apple's, lacks much of what a page may use. It
// is not called old, since another one would not help.
func TestASaferBrowserIsTold(t *testing.T) {
	t.Parallel()
	for lang, says := range map[string]string{"de-AT": "Blockierungsmodus", "en-GB": "Lockdown Mode"} {
		p := newPhone(t, newcomer(), speaking(lang), withScript(`
			for (const name of ["WebAssembly", "indexedDB", "caches", "AudioContext", "FileReader", "Notification", "RTCPeerConnection"]) delete window[name];
			for (const name of ["serviceWorker", "locks", "wakeLock", "storage", "mediaDevices"]) delete Navigator.prototype[name];
			console.assert(typeof WebAssembly + typeof indexedDB + typeof navigator.locks + typeof navigator.serviceWorker === "undefined".repeat(4));
		`))
		p.expect("WebAssembly")
		p.openUnready("/")
		p.waitFor(`document.documentElement.dataset.app === "failed"`)
		if note := p.text("#boot-note"); !strings.Contains(note, says) {
			t.Errorf("the note says %q", note)
		}
		p.axe()
		p.noOverflow()
	}
}

// A host that has no xz, and that declares the gzip as an encoding, hands the page the program unpacked.
func TestAHostThatUnpacks(t *testing.T) {
	t.Parallel()
	dir := copyDir(t, siteDir(t))
	unpack(t, dir)
	withoutXZ(t, dir)
	p := newPhone(t, showing(dir))
	p.expect("404")
	p.open("/")
	p.keptOffline()
	p.offline()
	p.open("/rules")
}

// programFiles are the files of all programs that end so.
func programFiles(t *testing.T, dir, ending string) []string {
	t.Helper()
	files, _ := filepath.Glob(filepath.Join(dir, "*.wasm."+ending))
	if len(files) < len(app.Programs()) {
		t.Fatalf("programs: %v", files)
	}
	return files
}

// withoutXZ leaves a site without the smaller form of its programs.
func withoutXZ(t *testing.T, dir string) {
	t.Helper()
	for _, file := range programFiles(t, dir, "xz") {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
}

// A browser or a host that can do nothing with xz gets the gzip, and plays without a network too.
func TestTheGzipServesWhereXZDoesNot(t *testing.T) {
	t.Parallel()
	for name, refuses := range map[string]func(*http.Request) string{
		"no unpacker": func(r *http.Request) string { return map[bool]string{true: "404"}[isFile(r, "unpack")] },
		"no script":   func(r *http.Request) string { return map[bool]string{true: "page"}[isFile(r, "unpack")] },
		"xz is a page": func(r *http.Request) string {
			return map[bool]string{true: "page"}[strings.HasSuffix(r.URL.Path, ".xz")]
		},
		"xz is cut": func(r *http.Request) string {
			return map[bool]string{true: "half"}[strings.HasSuffix(r.URL.Path, ".xz")]
		},
		"xz is spoilt": func(r *http.Request) string {
			return map[bool]string{true: "flip"}[strings.HasSuffix(r.URL.Path, ".xz")]
		},
		"xz is an error": func(r *http.Request) string {
			return map[bool]string{true: "404"}[strings.HasSuffix(r.URL.Path, ".xz")]
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit())
			p.expect("404", "integrity", "MIME", "Unexpected token")
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				switch refuses(r) {
				case "404":
					http.NotFound(w, r)
				case "page":
					somebodyElse(w)
				case "half":
					body := p.host.content(r.URL.Path)
					w.Write(body[:len(body)/2])
				case "flip":
					body := p.host.content(r.URL.Path)
					body[len(body)/2] ^= 1
					w.Write(body)
				default:
					return false
				}
				return true
			})
			p.open("/")
			p.playable()
			p.playsOffline()
		})
	}
}

// compilers notes which program a worker of the page has compiled.
const compilers = `{ const real = Worker; window.Worker = class extends real {
	constructor(script, options) {
		super(script, options);
		this.addEventListener("message", e => { if (e.data instanceof WebAssembly.Module) window.compiledAside = options.name });
	}
} }`

// asked are the files with the program that the page's own thread has asked for.
const asked = `performance.getEntriesByType("resource").map(e => e.name).filter(name => /wasm|unpack/.test(name) && !name.includes("wasm_exec"))`

// What is kept is the program itself, so that a second start has nothing to unpack; a worker compiles it, and the
// page asks for nothing.
func TestTheSecondStartCompilesAside(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withCores(), withScript(compilers))
	p.open("/")
	var files []string
	p.eval(asked, &files)
	if len(files) > 0 {
		t.Errorf("the page of the second start asked for %q", files)
	}
	var aside string
	p.eval(`window.compiledAside || ""`, &aside)
	if !strings.HasPrefix(aside, base+"table.") || !strings.HasSuffix(aside, ".wasm") {
		t.Errorf("a worker has compiled %q", aside)
	}
}

// impatient is a page whose seconds are a twentieth of one, where it waits for several.
const impatient = `{ const real = setTimeout; window.setTimeout = (f, ms, ...of) => real(f, ms >= 5000 ? ms / 20 : ms, ...of) }
`

// Where the worker cannot compile the page does, and still has nothing to unpack.
func TestACompilerThatFails(t *testing.T) {
	t.Parallel()
	for name, worker := range map[string]string{
		"missing": `delete window.Worker`,
		"refused": `window.Worker = class { constructor() { throw new Error("no more workers") } }`,
		"broken":  `window.Worker = class { constructor() { setTimeout(() => this.onerror?.()) } postMessage() {} terminate() {} }`,
		"unable":  `window.Worker = class { constructor() { setTimeout(() => this.onmessage?.({ data: { failed: "no memory" } })) } postMessage() {} terminate() {} }`,
		"silent":  `window.Worker = class { postMessage() {} terminate() {} }`,
		"ended":   `window.Worker = class { constructor() { setTimeout(() => this.onmessage?.({ data: "there" })) } postMessage() {} terminate() {} }`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			options := []phoneOption{withCores(), withScript(impatient + worker)}
			if name == "missing" || name == "refused" { // a first visit, which would rehearse, has none either
				options = append(options, onFirstVisit())
			}
			p := newPhone(t, options...)
			p.expect("compiles the program itself")
			p.playable()
			p.open("/")
			var files []string
			p.eval(asked, &files)
			if len(files) == 0 || slices.ContainsFunc(files, func(name string) bool { return !strings.HasSuffix(name, ".wasm") }) {
				t.Errorf("the second start asked for %q", files)
			}
		})
	}
}

// rehearsing puts a script in front of wasm_exec.js in every worker that rehearses. What these tell is in
// window.rehearsals.
func rehearsing(script string) string {
	return `{ const real = Worker; window.rehearsals = []; window.Worker = class extends real {
	postMessage(data) {
		if (data && data.exec) {
			this.addEventListener("message", e => {
				if (!e.data.rehearsal) return;
				rehearsals.push(e.data.rehearsal);
				window.early ||= document.documentElement.dataset.app === "loading";
			});
			const first = ` + "`const exec = ${JSON.stringify(new URL(data.exec, location.href).href)};`" + `;
			data = { ...data, exec: URL.createObjectURL(new Blob([first, ` + strconv.Quote(script) + `])) };
		}
		super.postMessage(data);
	}
} }`
}

// tellingRehearsal tells when the two parties have been drawn, and which games are kept.
const tellingRehearsal = `
	importScripts(exec);
	const { apply } = Reflect;
	Reflect.apply = (f, of, [first, ...rest]) => {
		const text = String(typeof first === "string" && first).replaceAll("\0", " ");
		if (/Anna.*Bernd/.test(text)) postMessage({ rehearsal: "drawn" });
		if (text === "serviert:game" && rest[0]) postMessage({ rehearsal: rest[0].match(/throw|write|strike/g)?.at(-1) || "begun" });
		return apply(f, of, [first, ...rest]);
	};`

// The worker that compiles goes on to draw the page with the game that is kept, and plays it, for nobody; so the page
// finds compiled what it calls.
func TestTheStartIsRehearsed(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, onFirstVisit(), withCores(), withScript(rehearsing(tellingRehearsal)))
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.playable()
	var before, after string
	p.eval(`JSON.stringify(localStorage)`, &before)
	p.open("/table")
	p.waitFor(`["drawn", "throw"].every(x => rehearsals.includes(x)) && (rehearsals.includes("write") || rehearsals.includes("strike"))`)
	p.eval(`JSON.stringify(localStorage)`, &after)
	if before != after {
		t.Errorf("the storage has changed from\n%s\nto\n%s", before, after)
	}
	p.noCompiler()
}

// late is a database that answers a while after the style sheet has come, so that the page waits with its first screen.
// What the page is like until then is in window.waiting.
const late = `{
	const open = IDBFactory.prototype.open;
	IDBFactory.prototype.open = function (...of) {
		const asked = new EventTarget();
		const answer = () => {
			const style = document.querySelector('link[rel="stylesheet"]');
			if (!style?.sheet || performance.now() < 1500) return setTimeout(answer, 50);
			window.waiting ??= [document.documentElement.dataset.app, style.media, document.querySelectorAll("style").length, document.querySelectorAll('link[rel="manifest"]').length].join();
			const real = open.apply(this, of);
			for (const event of ["upgradeneeded", "success", "error"]) real["on" + event] = e => asked["on" + event]?.(e);
			for (const what of ["result", "error"]) Object.defineProperty(asked, what, { get: () => real[what] });
		};
		answer();
		return asked;
	};
}`

// A page that is to be drawn in a moment is not styled anew before, and nobody plays ahead meanwhile.
func TestWhatASecondStartLeavesForLater(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, onFirstVisit(), newcomer(), withCores(), withScript(rehearsing(tellingRehearsal)+late))
	p.playable()
	const styles = `document.querySelector('link[rel="stylesheet"]').media + document.querySelectorAll("style").length`
	p.eval(`window.first = true`, nil)
	go p.try(navigateRaw(p.url("/")))
	p.waitFor(`!window.first && window.waiting`)
	if !p.is(`waiting === "loading,not all,2,0"`) {
		t.Error("the page is styled anew before its first screen, or has the browser ask for its icons")
	}
	p.waitFor(`rehearsals.includes("begun")`)
	if !p.is(styles + ` === "all1"`) {
		t.Error("the first screen has not got the whole style sheet")
	}
	if p.is(`!!window.early`) {
		t.Error("somebody played ahead before the page was there")
	}
	p.waitFor(`document.querySelector('link[rel="manifest"]')`)
}

// On a first visit, too, somebody plays ahead while the page is read.
func TestTheFirstGameIsRehearsed(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withCores(), newcomer(), withScript(rehearsing(tellingRehearsal)))
	p.open("/")
	p.waitFor(`rehearsals.includes("begun")`) // the computer may be the one who throws first
	if p.is(`!!localStorage.getItem("serviert:game")`) {
		t.Error("the rehearsal has left a game")
	}
	p.noCompiler()
}

// impatientAfterwards is impatient once a rehearsal has begun, however long that takes.
const impatientAfterwards = `{
	const real = setTimeout, end = clearTimeout, over = new Set();
	window.clearTimeout = id => { over.add(id); end(id) };
	window.setTimeout = (f, ms, ...of) => {
		if (!(ms >= 5000)) return real(f, ms, ...of);
		const once = () => { if (!over.has(id)) { over.add(id); f(...of) } };
		const id = real(once, ms);
		const look = () => { if (!over.has(id)) rehearsals.length > 0 ? real(once, ms / 20) : real(look, 50) };
		look();
		return id;
	};
}
`

// endless never ends a rehearsal.
const endless = `{
	const real = setTimeout;
	window.setTimeout = (f, ms, ...of) => ms >= 5000 ? 0 : real(f, ms, ...of);
}
`

// Nobody notices a rehearsal that fails. One that cannot even begin is over at once.
func TestARehearsalThatFails(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"at once": `postMessage({ rehearsal: "begun" }); throw new Error("no rehearsal")`,
		"halfway": `importScripts(exec); Reflect.apply = () => { postMessage({ rehearsal: "begun" }); throw new Error("no rehearsal") }`,
		// It hangs without taking the processor from other tests.
		"never": `postMessage({ rehearsal: "begun" }); Atomics.wait(new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0);`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			timers := impatientAfterwards
			if name == "at once" {
				timers = endless
			}
			p := newPlayer(t, onFirstVisit(), withCores(), withScript(timers+rehearsing(script)))
			if name == "never" {
				p.expect("compiles the program itself")
			}
			p.playable()
			p.open("/")
			p.waitFor(`rehearsals.includes("begun")`)
			p.noCompiler()
			p.playsOffline()
		})
	}
}

// noCompiler waits until no worker is left that compiles or rehearses.
func (p *phone) noCompiler() {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		list, err := chromedp.Targets(p.ctx)
		if err != nil {
			p.t.Fatal(err)
		}
		if !slices.ContainsFunc(list, func(i *target.Info) bool {
			return i.Type == "worker" && strings.HasPrefix(i.URL, p.host.origin()) && strings.Contains(i.URL, "/compile.")
		}) {
			return
		}
	}
	p.t.Error("the worker that compiles is still there")
}

// unpack leaves programs unpacked under the addresses of their gzip.
func unpack(t *testing.T, dir string) {
	t.Helper()
	for _, file := range programFiles(t, dir, "gz") {
		packed, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := gzip.NewReader(bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		raw, err := io.ReadAll(r)
		if err == nil {
			err = os.WriteFile(file, raw, 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// A phone without memory for the program is not sent to look for its network, and fetches the program once.
func TestAStartWithoutMemoryIsTold(t *testing.T) {
	t.Parallel()
	for lang, says := range map[string]string{"de-AT": "zu wenig Speicher", "en-GB": "too little memory"} {
		p := newPhone(t, onFirstVisit(), speaking(lang), withScript(`
			window.asked = 0;
			const ask = window.fetch;
			window.fetch = (address, ...rest) => { if (/\.(xz|gz)$/.test(address)) asked++; return ask(address, ...rest) };
			WebAssembly.instantiateStreaming = async (response) => {
				await (await response).arrayBuffer();
				throw new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance");
			}`))
		p.expect("Out of memory")
		p.openUnready("/")
		p.waitFor(`document.querySelector("#boot-note button") && document.querySelector("#boot-note").textContent.includes("` + says + `")`)
		var asked int
		if p.eval(`asked`, &asked); asked != 1 {
			t.Errorf("the program was fetched %d times", asked)
		}
		p.axe()
	}
}

func TestAMissingProgramIsTold(t *testing.T) {
	t.Parallel()
	dir := copyDir(t, siteDir(t))
	for _, file := range programFiles(t, dir, "gz") {
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
	}
	withoutXZ(t, dir)
	p := newPhone(t, showing(dir))
	p.expect("404", "wasm.gz", "integrity")
	p.openUnready("/")
	p.see("button", "Neu laden")
}

// Somebody with a game must not be shown the page for newcomers first, and does not wait for its layout either. Where
// the program is slow it is better than nothing.
func TestASavedGameIsNotPrecededByAnotherPage(t *testing.T) {
	t.Parallel()
	// The page is slow when the test says so, however slow the machine is.
	p := newPhone(t, onFirstVisit(), withScript(never+`; localStorage.setItem("serviert:some", "thing")
		window.late = [];
		{ const real = setTimeout; window.setTimeout = (f, ms, ...of) => ms === 3000 ? late.push(f) : real(f, ms, ...of) }`))
	for path, want := range map[string]string{"/table": "hidden", "/rules": "visible", "/": "hidden"} {
		p.openUnready(path)
		var got string
		p.eval(`getComputedStyle(document.querySelector("main")).visibility`, &got)
		if got != want {
			t.Errorf("%s is %s, want %s", path, got, want)
		}
		if path != "/" {
			continue
		}
		var bar, other float64
		p.eval(`document.querySelector("#title").checkVisibility({ visibilityProperty: true }) ? document.querySelector("#title").offsetHeight : 0`, &bar)
		p.eval(`document.querySelector(".menu-list").offsetHeight`, &other)
		if bar == 0 || other != 0 {
			t.Errorf("the heading is %v high and the menu %v", bar, other)
		}
		p.eval(`late.forEach(f => f())`, nil)
		p.waitFor(`document.querySelector(".menu-list").checkVisibility({ visibilityProperty: true })`)
	}
}

// looks is where everything on the page is and how it is drawn, but for what is hidden.
const looks = `JSON.stringify([...document.getElementById("root").querySelectorAll("*")].map(e => {
	const { x, y, width, height } = e.getBoundingClientRect(), s = getComputedStyle(e);
	return [e.localName, e.id, e.className, x, y, width, height, ...["color", "backgroundColor", "backgroundImage", "font", "border", "maskImage", "transform", "opacity", "boxShadow", "textDecoration", "borderRadius", "visibility"].map(k => s[k]),
		...["::before", "::after"].map(p => { const s = getComputedStyle(e, p); return s.content + s.background + s.maskImage + s.width })].join(" ");
}), null, 1)`

// inEachLanguage gives a test the phone of a newcomer of either language, on which the program never comes.
func inEachLanguage(t *testing.T, test func(t *testing.T, p *phone, lang string)) {
	t.Parallel()
	for _, lang := range []string{"de", "en"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			test(t, newPhone(t, newcomer(), speaking(lang), withScript(never)), lang)
		})
	}
}

// The first page brings its own part of the style sheet. With the whole sheet it looks the same, so that nothing
// moves when that comes.
func TestTheFirstPictureIsTheLastingOne(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *phone, lang string) {
		letGo := p.holdBack(firstSheet)
		go p.try(navigateRaw(p.url("/")))
		p.waitFor(`document.readyState !== "loading" && document.querySelector("main") && getComputedStyle(document.documentElement).visibility === "visible"`)
		if lang == "en" {
			p.waitFor(`document.documentElement.lang === "en" && document.querySelector("main").textContent.includes("three columns")`)
		}
		sizes := [][2]int{{360, 740}, {320, 568}, {740, 360}, {820, 1180}, {1280, 800}}
		before := make([]string, len(sizes))
		for i, size := range sizes {
			p.size(size[0], size[1])
			p.eval(looks, &before[i])
		}
		letGo()
		p.waitFor(`document.querySelector('link[rel="stylesheet"]').sheet !== null && document.querySelectorAll("style").length === 1`)
		for i, size := range sizes {
			p.size(size[0], size[1])
			var after string
			if p.eval(looks, &after); after != before[i] {
				was, is := strings.Split(before[i], "\n"), strings.Split(after, "\n")
				for n := range was {
					if n < len(is) && was[n] != is[n] {
						t.Errorf("at %v\n%s became\n%s", size, was[n], is[n])
						break
					}
				}
			}
		}
	})
}

// An empty picture first would take a slow phone time that the one with the text then comes later. Browsers that do not
// know what the page asks for there may draw one.
func TestTheFirstPictureHasTheText(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, p *phone, _ string) {
		p.slowCPU(4)
		go p.try(navigateRaw(p.url("/")))
		p.waitFor(`performance.getEntriesByName("first-contentful-paint").length > 0`)
		var at []float64
		p.eval(`["first-paint", "first-contentful-paint"].map(name => performance.getEntriesByName(name)[0].startTime)`, &at)
		if at[1] > at[0] {
			t.Errorf("something was drawn after %.0f ms, but the text after %.0f", at[0], at[1])
		}
	})
}

// An extension of the browser may put an element of its own before the page, or behind it. There is still one page, and
// it is alive; what the extension has put there stays.
func TestWhatAnExtensionAddsIsLeftAlone(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		for _, where := range []string{"prepend", "append"} {
			t.Run(where+" "+lang, func(t *testing.T) {
				t.Parallel()
				p := newPlayer(t, speaking(lang), withScript(`new MutationObserver((_, observer) => {
					if (!document.body || !document.body.firstElementChild) return;
					observer.disconnect();
					const own = document.createElement("div");
					own.id = "extension";
					document.body.`+where+`(own);
				}).observe(document, { subtree: true, childList: true })`))
				p.open("")
				var pages, own int
				p.eval(`document.querySelectorAll("h1").length`, &pages)
				p.eval(`document.querySelectorAll("body > #extension").length`, &own)
				if pages != 1 || own != 1 {
					t.Errorf("%d pages and %d of what the extension added", pages, own)
				}
				p.clickCSS("#begin-quick")
				p.clickCSS("#throw")
				p.seen("a throw", `play.state().record.includes("throw")`)
			})
		}
	}
}
