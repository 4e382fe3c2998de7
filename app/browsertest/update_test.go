package browsertest

import (
	"crypto/sha256"
	"encoding/base64"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

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

// lookForUpdate asks as the browser does now and then.
func (p *phone) lookForUpdate() {
	p.t.Helper()
	p.eval("navigator.serviceWorker.ready.then(r => r.update())", nil)
}

func TestAnUpdateWaitsForThePlayer(t *testing.T) {
	t.Parallel()
	p := newPhone(t, showing(variantDir(t, "v1")))
	p.open("/")
	p.keptOffline()
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
	p := newPhone(t, showing(variantDir(t, "v1")))
	p.open("/")
	p.keptOffline()
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
	p := newPhone(t, showing(variantDir(t, "v1")))
	p.open("/")
	p.keptOffline()

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

// A word list that was never needed goes with its version. Where a newer one has taken its place on the host, whoever tries
// again gets the page of that, filled in as it was, and its list.
func TestTheWordsOfAnOlderVersionAreGone(t *testing.T) {
	t.Parallel()
	list, gone := regexp.MustCompile(`words/de\.\w+\.words`), "words/de.0123456789ab.words"
	older := rewritten(t, "v1", func(script string) string { return list.ReplaceAllString(script, gone) })
	worker := filepath.Join(older, "sw.js")
	text, err := os.ReadFile(worker)
	if err == nil {
		err = os.WriteFile(worker, list.ReplaceAll(text, []byte(gone)), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
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
