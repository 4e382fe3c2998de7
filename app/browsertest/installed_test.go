package browsertest

import (
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// installed is a profile of the browser that has the app from a host, offline copy included. Installing takes about
// as much processor time as half a test does, so a test that ends well hands its phone on, and the next one wipes it
// but for the app. So is its tab handed on, empty: a new one has a new process.
type installed struct {
	profile cdp.BrowserContextID
	host    *host
	tab     target.ID // with nothing in it; "" if there is none
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
	p.install()
	if p.emptied() {
		it.tab = p.letGo()
	}
	p.closeTab()
	p.report()
	it.host.installed = true
	return it
}

// seedPath is a page of the host that is no page of ours: from there the programs come as they run.
const seedPath = "/seed/"

// install lets the worker install itself as on a first visit, but for what takes most of that time: nobody looks at a
// page meanwhile, and the programs are there unpacked, as if an earlier version had had the same. TestProgramsUnfold
// has the worker unpack them.
func (p *phone) install() {
	p.t.Helper()
	p.host.seeds.Store(true)
	defer p.host.seeds.Store(false)
	p.expect("asked for " + p.host.origin() + seedPath)
	var active bool
	if err := p.try(chromedp.Navigate(p.host.origin()+seedPath), chromedp.Evaluate(fmt.Sprintf(`(async ({ prefix, names }, base) => {
		const seed = await caches.open(prefix + "seed");
		await Promise.all(names.map(async name => {
			const program = await fetch(%[1]q + name);
			if (!program.ok) throw new Error(name + ": " + program.status);
			await seed.put(base + name, new Response(await program.blob(), { headers: { "Content-Type": "application/wasm" } }));
		}));
		const made = await navigator.serviceWorker.register(base + "sw.js", { scope: base, updateViaCache: "none" });
		const worker = made.installing || made.waiting || made.active;
		return new Promise(done => {
			const tell = () => { if (/activated|redundant/.test(worker.state)) done(worker.state === "activated") };
			worker.onstatechange = tell;
			tell();
		});
	})(%[2]s, %[3]q)`, seedPath, seedsOf(p.t, *p.host.dir.Load()), base), &active, awaited)); err != nil || !active {
		p.t.Fatalf("the worker does not install itself: %v", err)
	}
}

// seedsOf are the programs that the worker of a site keeps, and what the names of its caches begin with.
func seedsOf(t *testing.T, dir string) string {
	t.Helper()
	script, err := os.ReadFile(filepath.Join(dir, "sw.js"))
	if err != nil {
		t.Fatal(err)
	}
	var config struct {
		Prefix string
		Files  [][]json.RawMessage
	}
	_, rest, _ := strings.Cut(string(script), "const config = ")
	if err := json.NewDecoder(strings.NewReader(rest)).Decode(&config); err != nil {
		t.Fatalf("the list of the worker: %v", err)
	}
	seeds := struct {
		Prefix string   `json:"prefix"`
		Names  []string `json:"names"`
	}{Prefix: config.Prefix}
	for _, f := range config.Files {
		var name string
		if json.Unmarshal(f[0], &name) == nil && strings.HasSuffix(name, ".wasm") {
			seeds.Names = append(seeds.Names, name)
		}
	}
	if len(seeds.Names) == 0 {
		t.Fatal("the worker keeps no program")
	}
	text, err := json.Marshal(seeds)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// seed answers for the page from which an app is installed, and with the programs.
func (h *host) seed(w http.ResponseWriter, r *http.Request) bool {
	name, ok := strings.CutPrefix(r.URL.Path, seedPath)
	if !ok || name != "" && !h.seeds.Load() {
		return false
	}
	if name == "" {
		w.Header().Set("Content-Type", "text/html")
		io.WriteString(w, "<!DOCTYPE html><title>seed</title><link rel=icon href='data:,'>")
		return true
	}
	program, err := unpackedProgram(*h.dir.Load(), name)
	if err != nil {
		http.Error(w, err.Error(), http.StatusNotFound)
		return true
	}
	w.Write(program)
	return true
}

// unpackedPrograms are those that were unpacked so far, by directory and name.
var unpackedPrograms sync.Map

// unpackedProgram is a program of a site as its name says: the fingerprint in it is that of what runs.
func unpackedProgram(dir, name string) ([]byte, error) {
	unpack, _ := unpackedPrograms.LoadOrStore(filepath.Join(dir, name), sync.OnceValues(func() ([]byte, error) {
		program, _, _ := strings.Cut(name, ".")
		files, err := filepath.Glob(filepath.Join(dir, program+".*.wasm.gz"))
		if err != nil || len(files) != 1 {
			return nil, fmt.Errorf("%d files of %s: %v", len(files), name, err)
		}
		file, err := os.Open(files[0])
		if err != nil {
			return nil, err
		}
		defer file.Close()
		unzipped, err := gzip.NewReader(file)
		if err != nil {
			return nil, err
		}
		bytes, err := io.ReadAll(unzipped)
		if sum := fmt.Sprintf("%x", sha256.Sum256(bytes)); err == nil && !strings.HasSuffix(name, "."+sum[:12]+".wasm") {
			err = fmt.Errorf("%s has the fingerprint %s", name, sum)
		}
		return bytes, err
	}))
	return unpack.(func() ([]byte, error))()
}

// handOn gives it to the next test, unless the test before has failed or done something to the app or the browser.
func (it installed) handOn(p *phone) {
	spoilt := p.t.Failed() || p.crashed || it.host.touched.Load() || !p.forgetWords()
	if !spoilt && it.host.server == nil { // the test has ended offline
		it.host.start()
	}
	if it.tab = ""; !spoilt && p.emptied() {
		it.tab = p.letGo()
	}
	p.closeTab()
	if !spoilt && (it.tab != "" || p.noTabs()) {
		idle.Lock()
		defer idle.Unlock()
		idle.list = append(idle.list, it)
		return
	}
	dispose(p.browser, it.profile)
	it.host.stop()
}

// emptied leaves the page, in the only tab that there is, for one that is no page of ours, and reports whether nothing of
// it is left there. A renderer that goes on in another test has compiled the programs.
func (p *phone) emptied() (empty bool) {
	if tabs := p.tabs(); p.ctx == nil || len(tabs) != 1 || tabs[0].TargetID != chromedp.FromContext(p.ctx).Target.TargetID {
		return false
	}
	p.expect("asked for " + p.host.origin() + seedPath)
	ctx, end := context.WithTimeout(p.ctx, patience)
	defer end()
	chromedp.ListenTarget(ctx, func(event any) {
		if _, ok := event.(*page.EventJavascriptDialogOpening); ok { // asked before something is lost
			go chromedp.Run(ctx, page.HandleJavaScriptDialog(true))
		}
	})
	err := chromedp.Run(ctx, chromedp.Navigate(p.host.origin()+seedPath), page.ResetNavigationHistory(),
		chromedp.Evaluate(`localStorage.clear(), sessionStorage.clear(), window.name = "", location.pathname === "`+seedPath+`" && history.length === 1`, &empty))
	return err == nil && empty
}

// letGo takes leave of the tab, which stays.
func (p *phone) letGo() target.ID {
	c := chromedp.FromContext(p.ctx)
	tab := c.Target.TargetID
	c.Target.TargetID = "" // else it is closed
	p.end()
	p.ctx = nil
	return tab
}

// tabs are those of the profile.
func (p *phone) tabs() []*target.Info {
	all, err := target.GetTargets().Do(cdp.WithExecutor(p.browser, chromedp.FromContext(p.browser).Browser))
	if err != nil {
		p.t.Error(err)
	}
	return slices.DeleteFunc(all, func(i *target.Info) bool { return i.BrowserContextID != p.profile || i.Type != "page" })
}

// noTabs closes all tabs of the profile and waits until they are gone: the last thing a page does is save.
func (p *phone) noTabs() bool {
	executor := cdp.WithExecutor(p.browser, chromedp.FromContext(p.browser).Browser)
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		tabs := p.tabs()
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
