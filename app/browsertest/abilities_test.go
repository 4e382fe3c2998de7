package browsertest

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

func TestAGameCanBeHandedOut(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/")
	var way string
	p.eval(`serviert.share("Partie", "text", "partie.txt")`, &way)
	if way != "downloaded" {
		t.Errorf("without a share sheet the file was %s", way)
	}
	p.eval(`navigator.share = (it) => { window.shared = it; return Promise.resolve() }; navigator.canShare = () => true`, nil)
	var file string
	p.eval(`serviert.share("Partie", "text", "partie.txt").then(w => w + " " + window.shared.files[0].name)`, &file)
	if file != "shared partie.txt" {
		t.Errorf("with a share sheet: %s", file)
	}
	p.eval(`navigator.share = () => Promise.reject(new DOMException("", "AbortError"))`, nil)
	p.eval(`serviert.share("Partie", "text", "partie.txt")`, &way)
	if way != "closed" {
		t.Errorf("a closed share sheet led to %s", way)
	}
}

// On the home screen of an iPhone nothing is downloaded: a file would take the place of the app, and no button leads back.
func TestNothingIsDownloadedOnTheHomeScreen(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`navigator.standalone = true;
		addEventListener("click", e => { if (e.target.download) { window.downloaded = e.target.download; e.preventDefault(); } }, true);
		navigator.share = it => { window.shared = it; return Promise.resolve() };
		navigator.canShare = () => true`))
	p.bring(finished(t, "escalero-single", "Mitzi", "Franz") + "# app started=1784154600000 ended=1784155800000 evening=1784154600000\n")
	p.see("heading", "Der Block")
	p.open("/games?evening=1784154600000")
	p.clickCSS("#csv-1784154600000")
	p.said("Geteilt")
	var file string
	p.eval(`shared.files[0].text().then(text => shared.files[0].name + ": " + text)`, &file)
	if !strings.HasPrefix(file, "Abend 2026-07-1") || !strings.Contains(file, "Mitzi") {
		t.Errorf("the sheet has %q", file)
	}
	p.eval(`navigator.share = () => Promise.reject(new DOMException("", "NotAllowedError"))`, nil)
	for _, how := range []string{`save("Abend.csv", "text", "text/csv")`, `share("Partie", "text", "partie.txt")`, `share("Sicherung", "text", "sicherung.txt", true)`,
		`shareCard('{"winner":"Mitzi","wins":"","game":"","day":"","heads":[],"rows":[],"left":"","right":""}', "bild.png")`} {
		var way string
		if p.eval(`serviert.`+how, &way); way != "copied" && way != "failed" {
			t.Errorf("%s: %s", how, way)
		}
	}
	if p.eval(`window.downloaded || ""`, &file); file != "" {
		t.Errorf("%s was downloaded", file)
	}
	// In the Dock of a Mac the browser has its downloads.
	mac := newPhone(t, withScript(`navigator.standalone = true; Object.defineProperty(navigator, "maxTouchPoints", { value: 0 })`))
	mac.open("/")
	if mac.eval(`serviert.save("Abend.csv", "text", "text/csv")`, &file); file != "downloaded" {
		t.Errorf("on a Mac it was %s", file)
	}
}

// Two tabs must not play the same game; the second may take it over.
func TestOneTabHoldsTheLock(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/")
	p.eval(`serviert.lock(held => { window.held = held })`, nil)
	p.waitFor("window.held === true")
	first := p.ctx

	p.newTab()
	p.open("/")
	p.eval(`serviert.lock(held => { window.held = held })`, nil)
	p.waitFor("window.held === false")
	p.eval(`serviert.takeLock()`, nil)
	p.waitFor("window.held === true")
	second := p.ctx

	p.ctx = first
	p.waitFor("window.held === false")

	// What the page before this one says of the lock counts for a moment only, also by a clock that was put back since.
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(`for (const key of Object.keys(sessionStorage)) if (key.endsWith(":carry")) {
			sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key)), held: true, at: Date.now() + 3600000 }));
			window.turned = true;
		}`).Do(ctx)
		return err
	}))
	p.reload()
	p.waitFor("window.turned")
	p.eval(`serviert.lock(held => { window.held = held })`, nil)
	p.waitFor("window.held === false")
	p.ctx = second
	if !p.is("window.held") {
		t.Error("the other tab has lost it")
	}
}
