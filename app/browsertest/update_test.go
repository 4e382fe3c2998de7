package browsertest

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"serviert/app"
)

func quote(s string) string { return strconv.Quote(s) }

// versions are what the page, the loader and the worker's only cache say they belong to.
func (p *phone) versions() (v struct {
	Page, Loader string
	Caches       []string
}) {
	p.t.Helper()
	p.eval(`caches.keys().then(k => ({ Page: document.querySelector("meta[name=version]").content, Loader: serviert.version,
		Caches: k.filter(n => n.startsWith("serviert:") && !n.endsWith("on-demand")) }))`, &v)
	return v
}

func (p *phone) wantVersion(label string) {
	p.t.Helper()
	v := p.versions()
	if !strings.HasPrefix(v.Page, label) || v.Page != v.Loader {
		p.t.Errorf("page %s with loader %s, want %s", v.Page, v.Loader, label)
	}
}

// keepsFirst is a phone that keeps the first version and shows its first page.
func keepsFirst(t *testing.T) *phone {
	t.Helper()
	p := newPhone(t, showing(variantDir(t, "v1")))
	p.open("/")
	p.keptOffline()
	return p
}

// lookForUpdate asks as the browser does now and then.
func (p *phone) lookForUpdate() {
	p.t.Helper()
	p.eval("navigator.serviceWorker.ready.then(r => r.update())", nil)
}

func TestAnUpdateWaitsForThePlayer(t *testing.T) {
	t.Parallel()
	p := keepsFirst(t)
	p.eval(`caches.open("somebody-elses").then(c => c.put("/thing", new Response("mine")))`, nil)
	p.wantVersion("v1")

	p.upload(variantDir(t, "v2"))
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
	p.wantVersion("v1")
	for range 2 {
		p.reload()
		p.waitFor("serviert.updateReady")
		p.wantVersion("v1")
	}
	p.open("/rules")
	p.wantVersion("v1")

	p.eval("window.before = true", nil)
	p.eval("serviert.takeUpdate()", nil)
	p.waitFor("!window.before && window.serviert && document.documentElement.dataset.app === 'ready'")
	p.wantVersion("v2")
	p.waitFor("!serviert.updateReady")
	p.offline()
	for _, path := range app.Paths() {
		p.open(path)
		p.wantVersion("v2")
	}
	if c := p.versions().Caches; len(c) != 1 || !strings.Contains(c[0], "v2") {
		t.Errorf("caches: %v", c)
	}
	var other string
	p.eval(`caches.match("/thing").then(r => r.text())`, &other)
	if other != "mine" {
		t.Errorf("another app's cache holds %q", other)
	}
}

// heldBack is a program that has come, whatever way it takes to a second start, and begins when the page is told to let it in.
const heldBack = `{
	let go;
	const may = new Promise(done => { window.letIn = done });
	Object.defineProperty(window, "Go", { get: () => go, set: made => {
		const { run } = made.prototype;
		made.prototype.run = async function (...of) { await may; return run.apply(this, of) };
		go = made;
	} });
}`

// A version that was found before the program started is told to it all the same.
func TestAnEarlyUpdateIsTold(t *testing.T) {
	t.Parallel()
	p := newPhone(t, showing(variantDir(t, "v1")), withScript(heldBack))
	p.openUnready("/")
	p.eval("letIn()", nil)
	p.ready()
	p.keptOffline()
	p.upload(variantDir(t, "v2"))
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
	p.openUnready("/")
	p.waitFor(`window.serviert && serviert.updateReady && document.documentElement.dataset.app === "loading"`)
	p.eval("letIn()", nil)
	p.ready()
	p.eval("serviert.onUpdate = () => { window.told = true }", nil)
	p.waitFor("window.told")
}

// Closing the app everywhere is the other moment at which nobody is in the middle of anything.
func TestAnUpdateIsTakenWhenTheAppWasClosed(t *testing.T) {
	t.Parallel()
	p := keepsFirst(t)
	p.upload(variantDir(t, "v2"))
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
	p.killTab()
	p.offline()
	p.open("/")
	v := p.versions()
	if v.Page != v.Loader {
		t.Errorf("page %s with loader %s", v.Page, v.Loader)
	}
}

func TestHalfAnUploadIsRefused(t *testing.T) {
	t.Parallel()
	p := keepsFirst(t)

	half := copyDir(t, variantDir(t, "v2"))
	old, err := os.ReadFile(filepath.Join(variantDir(t, "v1"), "rules.html"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(half, "rules.html"), old, 0o644); err != nil {
		t.Fatal(err)
	}
	p.expect("integrity", "rules.html")
	p.upload(half)
	var outcome string
	p.eval(`navigator.serviceWorker.ready.then(r => new Promise(done => {
		r.addEventListener("updatefound", () => {
			const worker = r.installing;
			worker.addEventListener("statechange", () => done(worker.state));
		});
		r.update();
	}))`, &outcome)
	if outcome != "redundant" {
		t.Errorf("the worker of half an upload became %s", outcome)
	}
	var ready bool
	p.eval("serviert.updateReady", &ready)
	if ready {
		t.Error("half an upload was announced")
	}
	p.offline()
	p.open("/rules")
	p.wantVersion("v1")
	if c := p.versions().Caches; len(c) != 1 || !strings.Contains(c[0], "v1") {
		t.Errorf("caches: %v", c)
	}

	p.upload(variantDir(t, "v2"))
	p.online()
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
}

// rewritten is a version with another script, whose fingerprint the worker knows.
func rewritten(t *testing.T, label string, change func(script string) string) (dir string) {
	t.Helper()
	dir = copyDir(t, variantDir(t, label))
	list, err := filepath.Glob(filepath.Join(dir, "app.*.js"))
	if err != nil || len(list) != 1 {
		t.Fatalf("scripts: %v, %v", list, err)
	}
	read := func(name string) string {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	fingerprint := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return base64.StdEncoding.EncodeToString(sum[:])
	}
	old, worker := read(list[0]), filepath.Join(dir, "sw.js")
	script := change(old)
	for name, text := range map[string]string{list[0]: script, worker: strings.ReplaceAll(read(worker), fingerprint(old), fingerprint(script))} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A version whose script is broken gives way to the next one when the page is loaded again, as its note offers to do.
func TestABrokenVersionGivesWay(t *testing.T) {
	t.Parallel()
	broken := rewritten(t, "v2", func(script string) string { return "throw new Error('a mistake');\n" + script })
	p := newPhone(t, showing(variantDir(t, "v1")))
	p.expect("a mistake")
	p.playable()
	p.upload(broken)
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
	p.eval("serviert.takeUpdate()", nil)
	p.waitFor(`document.documentElement.dataset.app === "failed"`)
	p.upload(variantDir(t, "v3"))
	p.clickCSS("#stuck a")
	p.waitFor(`document.documentElement.dataset.app === "ready"`)
	p.wantVersion("v3")
}

// A worker whose place another one has taken leaves all to the browser: what it kept anew nobody would delete. Chromium ends
// such a worker at once; other browsers let it run on.
func TestAReplacedWorkerAnswersNothing(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.playable()
	targets, err := chromedp.Targets(p.ctx)
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(targets, func(i *target.Info) bool {
		return i.Type == "service_worker" && strings.HasPrefix(i.URL, p.host.origin())
	})
	if at < 0 {
		t.Fatal("there is no worker")
	}
	worker, end := chromedp.NewContext(p.browser, chromedp.WithTargetID(targets[at].TargetID))
	defer end() // ends the worker too, which begins anew when it is needed
	ask := func(state string) (answered []string) {
		t.Helper()
		// Events that nobody has sent, and whether they are taken on.
		if err := chromedp.Run(worker, chromedp.Evaluate(`(() => {
			Object.defineProperty(self, "serviceWorker", { configurable: true, value: { state: "`+state+`" } });
			const answered = [];
			const sent = (event, taken) => dispatchEvent(Object.assign(event, { [taken]() { answered.push(event.type); } }));
			sent(new FetchEvent("fetch", { request: new Request("`+base+`rules.html") }), "respondWith");
			sent(new ExtendableMessageEvent("message", { data: "whole?", ports: [new MessageChannel().port1] }), "waitUntil");
			return answered;
		})()`, &answered)); err != nil {
			t.Fatal(err)
		}
		return answered
	}
	if got := ask("activated"); !slices.Equal(got, []string{"fetch", "message"}) {
		t.Errorf("while it is the worker it answers %q", got)
	}
	if got := ask("redundant"); len(got) > 0 {
		t.Errorf("when it is no longer it answers %q", got)
	}
}

// Another tab does not load anew in the middle of a move: it changes when it is next hidden.
func TestAnotherTabIsUpdatedWhenItIsHidden(t *testing.T) {
	t.Parallel()
	p := keepsFirst(t)
	p.eval(`window.before = true; navigator.serviceWorker.addEventListener("controllerchange", () => { window.changed = true; })`, nil)
	p.eval(`document.dispatchEvent(new Event("visibilitychange"))`, nil) // the first worker of all changes nothing
	first := p.ctx
	p.newTab()
	p.open("/rules")
	p.upload(variantDir(t, "v2"))
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
	p.eval("window.before = true; serviert.takeUpdate()", nil)
	p.waitFor("!window.before && window.serviert && document.documentElement.dataset.app === 'ready'")
	p.wantVersion("v2")
	p.ctx = first
	p.waitFor("window.changed")
	p.waitFor(`document.documentElement.dataset.app === "ready"`)
	if !p.is("window.before") {
		t.Error("the other tab was loaded anew while somebody looked at it")
	}
	p.eval(`document.dispatchEvent(new Event("visibilitychange"))`, nil)
	p.waitFor("!window.before && window.serviert && document.documentElement.dataset.app === 'ready'")
	p.wantVersion("v2")
}

// A version whose program does not start could never ask whether to replace it. It gives way by itself, be the next one
// found before or after; and where nothing comes of that, when the page is loaded again.
func TestAProgramThatFailsGivesWay(t *testing.T) {
	t.Parallel()
	for _, first := range []string{"failed", "found", "found, and unheard"} {
		t.Run(first, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, showing(variantDir(t, "v1")), withScript(`if (location.protocol === "http:") {
				const version = () => document.querySelector('meta[name="version"]').content.split("-")[0];
				const { postMessage } = ServiceWorker.prototype, asked = JSON.parse(localStorage.getItem("asked") || "[]");
				ServiceWorker.prototype.postMessage = function (...of) {
					if (of[0] === "take" && localStorage.getItem("unheard")) return;
					asked.push(of[0] + " of " + version());
					localStorage.setItem("asked", JSON.stringify(asked));
					postMessage.apply(this, of);
				};
				let go;
				Object.defineProperty(window, "Go", { get: () => go, set: made => {
					const { run } = made.prototype;
					made.prototype.run = async function (...of) {
						if (localStorage.getItem("fails") && version() === "v1") throw new Error("a mistake");
						return run.apply(this, of);
					};
					go = made;
				} });
			}`))
			p.expect("a mistake")
			p.open("/")
			p.keptOffline()
			p.eval(`localStorage.setItem("fails", "yes"), window.before = true`, nil)
			const failed = `!window.before && document.documentElement.dataset.app === "failed"`
			if first == "failed" {
				p.openUnready("/")
				p.waitFor(failed)
			}
			p.upload(variantDir(t, "v2"))
			if first == "found, and unheard" {
				p.eval(`localStorage.setItem("unheard", "yes")`, nil)
			}
			p.lookForUpdate()
			if first != "failed" {
				p.waitFor("serviert.updateReady")
				p.openUnready("/")
			}
			if first == "found, and unheard" {
				p.waitFor(failed + ` && serviert.updateReady`)
				p.eval(`document.querySelector("#boot-note button").addEventListener("click", () => localStorage.removeItem("unheard"))`, nil) // after ours
				p.clickCSS("#boot-note button")
			}
			p.waitFor("window.serviert && document.documentElement.dataset.app === 'ready'")
			p.wantVersion("v2")
			// A worker that is asked something while it gives way may stay.
			var asked []string
			p.eval(`JSON.parse(localStorage.getItem("asked"))`, &asked)
			if take := slices.Index(asked, "take of v1"); take < 0 || slices.Contains(asked[take:], "whole? of v1") {
				t.Errorf("the workers were asked %q", asked)
			}
		})
	}
}

// germanWords is the German word list of a version, and olderWords what it is called in withOlderWords.
var germanWords = regexp.MustCompile(`words/de\.\w+\.words`)

const olderWords = "words/de.0123456789ab.words"

// withOlderWords is a version whose German word list is another one than that of later versions.
func withOlderWords(t *testing.T) (dir string) {
	t.Helper()
	dir = rewritten(t, "v1", func(script string) string { return germanWords.ReplaceAllString(script, olderWords) })
	worker := filepath.Join(dir, "sw.js")
	text, err := os.ReadFile(worker)
	if err == nil {
		err = os.WriteFile(worker, germanWords.ReplaceAll(text, []byte(olderWords)), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// A word list that is in use comes anew with the version that has another one, and the old one goes: what was played
// without a network still is.
func TestTheWordsInUseComeWithTheUpdate(t *testing.T) {
	t.Parallel()
	older := withOlderWords(t)
	newer := variantDir(t, "v2")
	lists, err := filepath.Glob(filepath.Join(newer, "words", "de.*.words"))
	if err != nil || len(lists) != 1 {
		t.Fatalf("lists: %v, %v", lists, err)
	}
	if err := os.Link(filepath.Join(older, "words", filepath.Base(lists[0])), filepath.Join(older, filepath.FromSlash(olderWords))); err != nil {
		t.Fatal(err)
	}
	const shelf = `caches.keys().then(all => Promise.all(all.filter(n => n.endsWith("on-demand")).map(n => caches.open(n).then(c => c.keys())))).then(l => l.flat().map(r => "words/" + r.url.split("/words/")[1]).sort().join())`
	p := newPhone(t, showing(older))
	p.playable()
	p.open("/cards-new")
	p.waitFor(shelf + `.then(l => l === ` + quote(olderWords) + `)`)
	var programs atomic.Int32
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.Contains(r.URL.Path, ".wasm.") {
			programs.Add(1)
		}
		return false
	})
	p.run(network.ClearBrowserCache())
	p.upload(newer)
	p.lookForUpdate()
	p.waitFor("serviert.updateReady")
	both := []string{olderWords, "words/" + filepath.Base(lists[0])}
	slices.Sort(both)
	var now string
	if p.eval(shelf, &now); now != strings.Join(both, ",") {
		t.Errorf("before the update is taken the lists %q are kept, want %q", now, both)
	}
	p.eval("window.before = true; serviert.takeUpdate()", nil)
	p.waitFor("!window.before && window.serviert && document.documentElement.dataset.app === 'ready'")
	p.wantVersion("v2")
	p.waitFor(shelf + `.then(l => l === "words/` + filepath.Base(lists[0]) + `")`)
	// What both versions have is not fetched again.
	if n := programs.Load(); n > 0 {
		t.Errorf("for the update %d programs were fetched again", n)
	}
	p.offline()
	p.open("/cards-new")
	p.waitFor(`document.querySelector("#start:not([aria-disabled])")`)
}

// A word list that was never needed goes with its version. Where a newer one has taken its place on the host, whoever tries
// again gets the page of that, filled in as it was, and its list.
func TestTheWordsOfAnOlderVersionAreGone(t *testing.T) {
	t.Parallel()
	older := withOlderWords(t)
	for name, how := range map[string]phoneOption{
		"kept":     withScript(""),
		"not kept": withScript(`navigator.serviceWorker.register = () => Promise.reject(new Error("no worker"))`),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, speaking("en-GB"), showing(older), how)
			p.expect("404", "ERR_FAILED", "Failed to fetch")
			p.open("/cards-new")
			if name == "kept" {
				p.keptOffline()
			}
			p.upload(variantDir(t, "v2"))
			if name == "kept" {
				p.lookForUpdate()
				p.waitFor("serviert.updateReady")
			}
			p.enter("#name-0", "Mitzi", "input")
			p.clickCSS("#cards-language-de")
			p.waitFor(`document.querySelector("#retry-de")`)
			p.eval("window.before = true", nil)
			p.clickCSS("#retry-de")
			p.waitFor(`!window.before && document.querySelector("#start:not([aria-disabled])")`)
			p.wantVersion("v2")
			p.waitFor(`document.querySelector("#name-0").value === "Mitzi" && document.querySelector("#cards-language-de").checked`)
		})
	}
}
