package browsertest

import (
	"net/http"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"serviert/app"
	"serviert/cmd/serve/pages"
)

// topDir is the site for the top of an origin.
func topDir(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "top")
	cmd := exec.Command("go", "run", "./cmd/site", "-base", "/", "-out", dir)
	cmd.Dir = root()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("cmd/site: %v\n%s", err, out)
	}
	return dir
}

// goTo opens an address of the host that need not be below the base.
func (p *phone) goTo(path string) error { return p.try(navigateRaw(p.host.origin() + path)) }

// At the top of an origin the worker is asked about every address of it, also those of others.
func TestTheWorkerLeavesNeighboursAlone(t *testing.T) {
	t.Parallel()
	startBrowser(t) // skip before building
	dir := topDir(t)
	p := newPhone(t, onFirstVisit(), withCores())
	p.expect("asked for "+p.host.origin(), "404")
	site := pages.Handler{Base: "/", Dir: func() string { return dir }}
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasPrefix(r.URL.Path, "/other/") {
			somebodyElse(w)
		} else {
			site.ServeHTTP(w, r)
		}
		return true
	})
	start := func(path string) {
		t.Helper()
		if err := p.goTo(path); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		p.ready()
	}
	start("/settings")
	p.waitFor(offlineReady)
	for _, path := range []string{"/other/", "/other/rules", "/other/index.html", "/other/page.html?x=1"} {
		if err := p.goTo(path); err != nil {
			t.Fatal(err)
		}
		if h := p.text("h1"); h != "Next door" {
			t.Errorf("%s shows %q", path, h)
		}
	}
	start("/no/such/page")

	p.offline()
	spellings := []string{"/index.html", "/?utm=1", "/rules/", "/rules.html", "/rules/index.html", "/rules?x=1"}
	for _, path := range append(spellings, app.Paths()...) {
		start(path)
	}
	for _, path := range []string{"/other/", "/no/such/page"} {
		if err := p.goTo(path); err == nil {
			t.Errorf("without a network %s shows %q", path, p.text("h1"))
		}
	}
}

// Below a path of its own all is ours, but a host may have put something else there.
func TestTheWorkerBelowItsPath(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withCores())
	p.expect("404", "favicon.ico")
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		other := strings.HasPrefix(r.URL.Path, base+"docs/")
		if other {
			somebodyElse(w)
		}
		return other
	})
	p.playable()
	p.openUnready("/docs/")
	if h := p.text("h1"); h != "Next door" {
		t.Errorf("the host's other page shows %q", h)
	}
	lost := app.Prerender("/lost", "de").Title
	for _, offline := range []bool{false, true} {
		if offline {
			p.offline()
		}
		p.open("/no/such/page")
		if got := p.text("title"); got != lost {
			t.Errorf("without a network %v: an unknown address is called %q", offline, got)
		}
	}
}
