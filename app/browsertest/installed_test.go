package browsertest

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// installed is a profile of the browser that has the app from a host, offline copy included. Installing takes about
// as much processor time as half a test does, so a test that ends well hands its phone on, and the next one wipes it
// but for the app.
type installed struct {
	profile cdp.BrowserContextID
	host    *host
}

// idle are those that no test has at the moment.
var idle struct {
	sync.Mutex
	list []installed
}

// takeInstalled returns one that is idle, or installs the app on a new one.
func takeInstalled(t *testing.T, all context.Context) installed {
	t.Helper()
	idle.Lock()
	if n := len(idle.list); n > 0 {
		it := idle.list[n-1]
		idle.list = idle.list[:n-1]
		idle.Unlock()
		it.host.t = t
		return it
	}
	idle.Unlock()
	it := installed{profile: newProfile(t, all), host: serve(t, siteDir(t))}
	p := &phone{t: t, options: phoneOptions{lang: "de-AT"}, browser: all, profile: it.profile, host: it.host}
	p.newTab()
	p.open("/")
	p.keptOffline()
	p.closeTab()
	p.report()
	it.host.installed = true
	return it
}

// handOn gives it to the next test, unless the test before has failed or done something to the app or the browser.
func (it installed) handOn(p *phone) {
	spoilt := p.t.Failed() || p.crashed || it.host.touched.Load() || !p.forgetWords()
	p.closeTab()
	if !spoilt && p.noTabs() {
		if it.host.server == nil { // the test has ended offline
			it.host.start()
		}
		idle.Lock()
		defer idle.Unlock()
		idle.list = append(idle.list, it)
		return
	}
	dispose(p.browser, it.profile)
	it.host.stop()
}

// noTabs closes all tabs of the profile and waits until they are gone: the last thing a page does is save.
func (p *phone) noTabs() bool {
	executor := cdp.WithExecutor(p.browser, chromedp.FromContext(p.browser).Browser)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		all, err := target.GetTargets().Do(executor)
		if err != nil {
			return false
		}
		tabs := slices.DeleteFunc(all, func(i *target.Info) bool { return i.BrowserContextID != p.profile || i.Type != "page" })
		if len(tabs) == 0 {
			return true
		}
		for _, tab := range tabs {
			target.CloseTarget(tab.TargetID).Do(executor)
		}
	}
	return false
}

// wipe takes everything off the phone that the last test has left, but the app.
func (p *phone) wipe() {
	p.t.Helper()
	executor := cdp.WithExecutor(p.browser, chromedp.FromContext(p.browser).Browser)
	if err := browser.ResetPermissions().WithBrowserContextID(p.profile).Do(executor); err != nil {
		p.t.Fatal(err)
	}
	if err := allow(p.browser, p.profile); err != nil {
		p.t.Fatal(err)
	}
	p.run(storage.ClearDataForOrigin(p.host.origin(), "cookies,file_systems,indexeddb,local_storage"))
}

// forgetWords deletes the word lists that were fetched when somebody asked for them, which are no part of what is
// installed. Only a page of the app can do so; it reports whether none is left.
func (p *phone) forgetWords() (gone bool) {
	if !p.host.words.Swap(false) {
		return true
	}
	err := p.try(chromedp.Evaluate(fmt.Sprintf(`location.origin === %q && caches.keys()
		.then(all => Promise.all(all.filter(n => n.endsWith("on-demand")).map(n => caches.delete(n)))).then(() => true)`, p.host.origin()), &gone, awaited))
	// Else the next test would be given them out of that cache, and the host would not know of it.
	return err == nil && gone && p.try(network.ClearBrowserCache()) == nil
}

// A word list is taken off a phone as often as one is used, wherever the browser had it from.
func TestWordListsAreNotHandedOn(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	const kept = `caches.keys().then(all => Promise.all(all.filter(n => n.endsWith("on-demand")).map(n => caches.open(n).then(c => c.keys())))).then(l => l.flat().length)`
	for range 2 {
		p.open("/cards-new")
		p.eval(`(async () => { while (!await `+kept+`) await new Promise(done => setTimeout(done, 20)) })()`, nil)
		var left int
		if gone := p.forgetWords(); !gone {
			t.Fatal("the lists cannot be forgotten")
		}
		if p.eval(kept, &left); left > 0 {
			t.Fatalf("%d word lists are left", left)
		}
	}
}
