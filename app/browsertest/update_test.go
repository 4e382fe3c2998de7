package browsertest

import (
	"crypto/sha256"
	"encoding/base64"
	"os"
	"path/filepath"
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

// A version that was found before the program started is told to it all the same.
func TestAnEarlyUpdateIsTold(t *testing.T) {
	t.Parallel()
	p := newPhone(t, showing(variantDir(t, "v1")), withScript(held))
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

// A version whose script is broken gives way to the next one when the page is loaded again, as its note offers to do.
func TestABrokenVersionGivesWay(t *testing.T) {
	t.Parallel()
	broken := copyDir(t, variantDir(t, "v2"))
	list, err := filepath.Glob(filepath.Join(broken, "app.*.js"))
	if err != nil || len(list) != 1 {
		t.Fatalf("scripts: %v, %v", list, err)
	}
	read := func(name string) []byte {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	fingerprint := func(text []byte) string {
		sum := sha256.Sum256(text)
		return base64.StdEncoding.EncodeToString(sum[:])
	}
	script, worker := read(list[0]), filepath.Join(broken, "sw.js")
	spoilt := append([]byte("throw new Error('a mistake');\n"), script...)
	names := strings.ReplaceAll(string(read(worker)), fingerprint(script), fingerprint(spoilt))
	for name, text := range map[string]string{list[0]: string(spoilt), worker: names} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
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
