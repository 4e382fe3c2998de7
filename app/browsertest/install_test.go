package browsertest

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

func TestTheBrowserWouldInstallIt(t *testing.T) {
	t.Parallel()
	p := newPhone(t, inOwnProfile())
	p.open("/")
	p.keptOffline()
	p.waitFor(`document.querySelector("link[rel=manifest]")`)
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		wrong, err := page.GetInstallabilityErrors().Do(ctx)
		for _, e := range wrong {
			t.Errorf("not installable: %s %v", e.ErrorID, e.ErrorArguments)
		}
		return err
	}))
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		url, wrong, data, _, err := page.GetAppManifest().Do(ctx)
		if err != nil {
			return err
		}
		for _, e := range wrong {
			t.Errorf("manifest: %s", e.Message)
		}
		if url != p.url("/manifest.webmanifest") {
			t.Errorf("the manifest is at %s", url)
		}
		var m struct{ ID, Scope, StartURL string }
		if err := json.Unmarshal([]byte(strings.ReplaceAll(data, "start_url", "starturl")), &m); err != nil {
			return err
		}
		if m.ID != base || m.Scope != base || m.StartURL != base {
			t.Errorf("the manifest says %+v", m)
		}
		return nil
	}))
	p.eval(`navigator.serviceWorker.ready.then(r => r.unregister())`, nil)
}

// Every picture the manifest and the head name is there and of the size they say.
func TestEveryPictureIsThere(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.open("/")
	p.waitFor(`document.querySelector("link[rel=manifest]")`)
	var wrong []string
	p.eval(`(async () => {
		const m = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
		const pictures = [...m.icons, ...m.screenshots, ...m.shortcuts.flatMap(s => s.icons),
			...[...document.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]")].map(l => ({ src: l.href, sizes: l.rel === "apple-touch-icon" ? "180x180" : "any" }))];
		const wrong = [];
		for (const { src, sizes } of pictures) {
			const image = new Image();
			image.src = src;
			try { await image.decode() } catch { wrong.push(src + " cannot be read"); continue }
			if (sizes !== "any" && sizes !== image.naturalWidth + "x" + image.naturalHeight) wrong.push(src + " is not " + sizes);
		}
		for (const s of m.shortcuts) if (!(await fetch(s.url)).ok) wrong.push(s.url + " is not there");
		return wrong;
	})()`, &wrong)
	for _, w := range wrong {
		t.Error(w)
	}
}
