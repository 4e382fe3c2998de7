package browsertest

import (
	"testing"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"serviert/app"
)

func navigateRaw(url string) chromedp.Action { return chromedp.Navigate(url) }

func TestOfflineAfterTheFirstVisit(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withCores())
	p.open("/")
	p.keptOffline()
	p.offline()
	for _, path := range app.Paths() {
		p.open(path)
		if p.text("h1") == "" {
			t.Errorf("%s without a network has no heading", path)
		}
	}
	p.killTab()
	for _, path := range []string{"/?utm=1", "/rules?utm=1", "/rules/", "/rules.html", "/index.html", "/no/such/page"} {
		p.open(path)
	}
	var style, icon bool
	p.eval(`fetch(document.querySelector("link[rel=stylesheet]").href).then(r => r.ok)`, &style)
	p.eval(`fetch(document.querySelector("link[rel=apple-touch-icon]").href).then(r => r.ok)`, &icon)
	if !style || !icon {
		t.Errorf("style %v, icon %v", style, icon)
	}
}

// A file that is loaded on demand stays once it has been used. Where there is no room to keep it, it still comes.
func TestFilesOnDemandStay(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.open("/")
	p.keptOffline()
	var names []string
	p.eval(`fetch(document.baseURI + "sw.js").then(r => r.text()).then(s => [...s.matchAll(/"(words\/[^"]+)"/g)].map(m => m[1]))`, &names)
	if len(names) == 0 {
		t.Skip("the site has no word lists")
	}
	var size, kept int
	load := "fetch(" + quote(base+names[0]) + ").then(r => r.arrayBuffer()).then(b => b.byteLength, () => -1)"
	const onDemand = `caches.keys().then(all => Promise.all(all.filter(n => n.endsWith("on-demand")).map(n => caches.open(n).then(c => c.keys())))).then(l => l.flat().length)`
	p.run(storage.OverrideQuotaForOrigin(p.host.origin()).WithQuotaSize(1))
	p.eval(load, &size)
	if p.eval(onDemand, &kept); size <= 0 || kept > 0 {
		t.Fatalf("%s without room: %d bytes, %d kept", names[0], size, kept)
	}
	p.run(storage.OverrideQuotaForOrigin(p.host.origin())) // room again
	p.eval(load, &size)
	if p.eval(onDemand, &kept); size <= 0 || kept != 1 {
		t.Fatalf("%s: %d bytes, %d kept", names[0], size, kept)
	}
	p.offline()
	p.open("/")
	var again int
	p.eval(load, &again)
	if again != size {
		t.Errorf("%s: %d bytes without a network, %d with", names[0], again, size)
	}
}
