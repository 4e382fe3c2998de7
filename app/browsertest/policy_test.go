package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"serviert/app"
)

// refusals notes what the page's policy has refused.
const refusals = `window.refused = []; addEventListener("securitypolicyviolation", e => refused.push(e.effectiveDirective + " " + e.blockedURI + " " + e.sample))`

func (p *phone) refused() (list []string) {
	p.t.Helper()
	p.eval("refused", &list)
	return list
}

func TestNoPageNeedsWhatItsPolicyRefuses(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit(), withScript(refusals))
	for _, path := range append(app.Paths(), "/no/such/page") {
		p.expect("404")
		p.open(path)
		if list := p.refused(); len(list) > 0 {
			t.Errorf("%s: refused is %q", path, list)
		}
	}
}

// What an injected text could do is refused: styles, markup, scripts, a script's address, another worker.
func TestThePolicyRefuses(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(refusals))
	p.expect("Content Security", "TrustedHTML", "TrustedScript", "Trusted Types")
	p.open("/rules")
	p.keptOffline()
	for what, script := range map[string]string{
		"style-src-attr":            `document.body.setAttribute("style", "color: red")`,
		"style-src-elem":            `{ const s = document.createElement("style"); s.textContent = "p { color: red }"; document.head.append(s) }`,
		"script-src-elem":           `{ const s = document.createElement("script"); s.append("window.evil = 1"); document.head.append(s) }`,
		"require-trusted-types-for": `document.body.lastElementChild.innerHTML = "<b>evil</b>"`,
	} {
		p.eval("refused.length = 0; try { "+script+" } catch {}", nil)
		p.waitFor("refused.length > 0")
		if list := p.refused(); what != "script-src-elem" && !strings.HasPrefix(list[0], what) {
			t.Errorf("%s: refused is %q", script, list)
		}
	}
	for _, script := range []string{
		`document.createElement("script").src = "/evil.js"`,
		`trustedTypes.createPolicy("evil", {})`,
		`trustedTypes.createPolicy("serviert", {})`,
	} {
		var passed bool
		p.eval("(() => { try { "+script+"; return true } catch { return false } })()", &passed)
		if passed {
			t.Errorf("%s is not refused", script)
		}
	}
	var worker, colour string
	p.eval(`navigator.serviceWorker.register("`+base+`app.js").then(() => "taken", e => e.name)`, &worker)
	p.eval(`getComputedStyle(document.body).color`, &colour)
	if worker != "TypeError" || colour == "rgb(255, 0, 0)" {
		t.Errorf("another worker is %s, the text is %s", worker, colour)
	}
	var evil bool
	p.eval(`"evil" in window || document.querySelector("b") !== null && document.body.textContent.includes("evil")`, &evil)
	if evil {
		t.Error("an injected script ran")
	}
}

// framing is somebody's page with ours in it.
func framing(t *testing.T, url string) string {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!DOCTYPE html><title>x</title><iframe src="%s" style="width: 360px; height: 700px"></iframe>`, url)
	}))
	t.Cleanup(server.Close)
	return server.URL
}

// In a page of somebody else no game starts, and what is to be tapped opens the app alone.
func TestNoGameInAForeignPage(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	other := framing(t, p.url("/"))
	p.expect("asked for "+other, "favicon")
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		switch r.URL.Path {
		case base + "frame":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprintf(w, `<!DOCTYPE html><title>x</title><iframe src="%s"></iframe>`, base)
		case base + "nested":
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprintf(w, `<!DOCTYPE html><title>x</title><iframe src="%s"></iframe>`, other)
		default:
			return false
		}
		return true
	})
	p.run(navigateRaw(other))
	p.framedOut()
	// Between two pages of ours may lie a foreign one.
	p.openUnready("/nested")
	p.framedOut()
	// A page of the same origin could read everything anyway.
	p.openUnready("/frame")
	p.waitFor(`frames[0].document.documentElement.dataset.app === "ready"`)
}

// framedOut waits for the innermost frame to have settled and fails unless all there is to see in it, however long one
// looks, is the way to the app alone.
func (p *phone) framedOut() {
	p.t.Helper()
	var seen string
	p.waitForFrame(`document.readyState === "complete" && (document.getAnimations().forEach(a => a.finish()), String([...document.querySelectorAll("a, button, h1, p")]
		.filter(e => e.checkVisibility({ visibilityProperty: true })).map(e => e.textContent)))`, &seen)
	const want = "Serviert läuft nicht in einer fremden Seite.,Serviert does not run inside another site.,Allein öffnen, open on its own"
	if seen != want {
		p.t.Errorf("in the foreign page there is %q", seen)
	}
	var state, link string
	p.waitForFrame("document.documentElement.dataset.app", &state)
	p.waitForFrame(`document.querySelector("#framed a").href`, &link)
	if state != "framed" || link != p.url("/") {
		p.t.Errorf("the page is %s, its link leads to %s", state, link)
	}
}

// waitForFrame evaluates a script in the innermost frame until it gives a text.
func (p *phone) waitForFrame(script string, into *string) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for {
		var text string
		err := p.try(chromedp.ActionFunc(func(ctx context.Context) error {
			tree, err := page.GetFrameTree().Do(ctx)
			if err != nil {
				return err
			}
			for len(tree.ChildFrames) > 0 {
				tree = tree.ChildFrames[0]
			}
			world, err := page.CreateIsolatedWorld(tree.Frame.ID).Do(ctx)
			if err != nil {
				return err
			}
			value, exception, err := runtime.Evaluate(script).WithContextID(world).WithReturnByValue(true).Do(ctx)
			if err == nil && exception != nil {
				err = exception
			}
			if err == nil {
				err = json.Unmarshal(value.Value, &text)
			}
			if err == nil && !strings.HasPrefix(tree.Frame.URL, p.url("/")) {
				err = fmt.Errorf("the innermost frame is %s", tree.Frame.URL)
			}
			return err
		}))
		if err == nil && text != "" {
			*into = text
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("in vain: %s (%v)", script, err)
		}
		time.Sleep(40 * time.Millisecond)
	}
}
