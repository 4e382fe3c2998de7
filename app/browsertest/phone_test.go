package browsertest

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/animation"
	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/css"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// patience is how long anything may take before a test gives up. Two cores that others use as well set it: now and
// then they are five times slower than at their best.
const patience = 90 * time.Second

// shared is a browser that serves many tests; each phone is a profile in it.
type shared struct {
	once sync.Once
	err  error
	ctx  context.Context
	end  []context.CancelFunc
}

// Nearly all tests share a browser without a window of its own around the page, where there is one: drawing
// that takes a sixth of the processor time, and nobody looks at it. What needs a profile that is not private gets the whole
// browser, and so does what kills the browser or hears it.
var bare, complete shared

// quiet drops the driver's complaints about events that are newer than it.
var quiet = chromedp.WithErrorf(func(string, ...any) {})

func closeBrowser() {
	for _, b := range []*shared{&bare, &complete} {
		for _, end := range b.end {
			end()
		}
	}
}

// findBare is the browser without a window if it is installed, else the whole one; that too where one is asked for,
// where somebody wants to look on, and where it is measured what people wait for.
func findBare() string {
	for _, name := range []string{"CHROMIUM", "SERVIERT_HEAD", "SERVIERT_BENCH"} {
		if os.Getenv(name) != "" {
			return findBrowser()
		}
	}
	// The program itself: Debian's command is a script that can end before the browser does.
	for _, name := range []string{"/usr/lib/chromium/chromium-headless-shell", "chrome-headless-shell"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return findBrowser()
}

func findBrowser() string {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// browserOptions is how a browser at a path is started.
func browserOptions(path string) []chromedp.ExecAllocatorOption {
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(path),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.NoFirstRun,
		chromedp.NoDefaultBrowserCheck,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		// Every window would load two pages for its address line, which nobody looks at, and one with a screen reader would
		// offer to translate the app, aloud.
		chromedp.Flag("disable-features", "WebUIOmniboxPopup,WebUIOmniboxAimPopup,Translate"),
		chromedp.Flag("disable-dev-shm-usage", true),
		// A page out of sight must go on working: tests open a second tab.
		chromedp.Flag("disable-background-timer-throttling", true),
		chromedp.Flag("disable-backgrounding-occluded-windows", true),
		chromedp.Flag("disable-renderer-backgrounding", true),
		chromedp.WSURLReadTimeout(time.Minute),
	}
	if os.Getenv("SERVIERT_HEAD") == "" {
		options = append(options, chromedp.Flag("headless", "new"))
	}
	return options
}

// startBrowser starts the browser that nearly all tests share, or skips the test where there is none. It does not
// compile the programs a second time for speed: most tests are over before that comes to anything.
func startBrowser(t *testing.T) context.Context {
	t.Helper()
	if os.Getenv("SERVIERT_BENCH") != "" {
		return bare.start(t, findBare())
	}
	return bare.start(t, findBare(), chromedp.Flag("js-flags", "--liftoff-only"))
}

// startComplete starts the whole browser, which is the same one where there is no other.
func startComplete(t *testing.T) context.Context {
	t.Helper()
	if path := findBrowser(); path != findBare() {
		return complete.start(t, path)
	}
	return startBrowser(t)
}

func (b *shared) start(t *testing.T, path string, more ...chromedp.ExecAllocatorOption) context.Context {
	t.Helper()
	if path == "" {
		const line = "no Chromium: install the package chromium, or set CHROMIUM to its path"
		if os.Getenv("SERVIERT_BROWSER") == "required" {
			t.Fatal(line)
		}
		t.Skip(line)
	}
	b.once.Do(func() {
		alloc, end := chromedp.NewExecAllocator(context.Background(), append(browserOptions(path), more...)...)
		b.end = append(b.end, end)
		b.ctx, end = chromedp.NewContext(alloc, quiet)
		b.end = append([]context.CancelFunc{end}, b.end...)
		b.err = chromedp.Run(b.ctx)
	})
	if b.err != nil {
		t.Fatal(b.err)
	}
	return b.ctx
}

// phone is one person's phone: a profile, the tab they look at, and the host they have the app from.
type phone struct {
	t       *testing.T
	host    *host
	options phoneOptions
	crashed bool                 // a tab was made to crash
	browser context.Context      // its context
	profile cdp.BrowserContextID // empty for the browser's own

	ctx     context.Context // of the tab
	end     context.CancelFunc
	settled []chromedp.Action // what every new tab is told first
	behind  bool              // an empty page, to which Back would lead, lies before the first one of the test

	features map[string]string // of the media queries

	// The last tap and key, see calm.
	tapped, pressed time.Time
	tapX, tapY      float64
	lastKey         string

	mu       sync.Mutex
	expected []string
	problems []string
}

type phoneOptions struct {
	lang      string
	userAgent string
	dir       string
	script    string
	newcomer  bool
	first     bool
	rehearses bool
	audible   bool
	unhurried bool
	own       bool
	fresh     bool
	all       context.Context
	host      *host
}

type phoneOption func(*phoneOptions)

// experienced is run before the page's own script: whoever holds the phone knows the games.
const experienced = `try {
	if (location.protocol !== "about:" && !localStorage.getItem("serviert:lessons")) localStorage.setItem("serviert:lessons", '{"v":1,"known":["all"],"cards":["all"]}');
} catch {}`

// oneCore is run before the page's own script: a phone with one processor does not rehearse its start, which takes a
// tenth of the time of all tests.
const oneCore = `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 1 })`

// withCores rehearses as nearly every phone does.
func withCores() phoneOption { return func(o *phoneOptions) { o.rehearses, o.audible = true, true } }

// withoutSounds is run before the page's own script: a browser that computes sounds, and silence for a while after
// each, takes another tenth.
const withoutSounds = `delete window.AudioContext; delete window.webkitAudioContext`

// brisk is how many times as fast everything moves for who only waits for it: what moves is drawn sixty times a second.
const brisk = 4

// unhurried moves as everything does on a phone.
func unhurried() phoneOption { return func(o *phoneOptions) { o.unhurried = true } }

// audible has sounds, as nearly every phone does.
func audible() phoneOption { return func(o *phoneOptions) { o.audible = true } }

// speaking sets the browser's language; "de-AT" unless told.
func speaking(lang string) phoneOption { return func(o *phoneOptions) { o.lang = lang } }

// calledItself changes what the browser says it is.
func calledItself(userAgent string) phoneOption {
	return func(o *phoneOptions) { o.userAgent = userAgent }
}

// showing serves another directory than siteDir.
func showing(dir string) phoneOption { return func(o *phoneOptions) { o.dir = dir } }

// withScript runs a script in every page before the page's own, to break or to watch something.
func withScript(script string) phoneOption {
	return func(o *phoneOptions) { o.script += script + ";\n" }
}

// inOwnProfile uses the browser's own profile instead of a private one, which some abilities
// (installing) are refused. Only one test may do so at a time.
func inOwnProfile() phoneOption { return func(o *phoneOptions) { o.own = true } }

// beginner has never played, on a phone that has the app: hints explain the first turn.
func beginner() phoneOption { return func(o *phoneOptions) { o.newcomer = true } }

// newcomer is a beginner who has never been here.
func newcomer() phoneOption { return func(o *phoneOptions) { o.newcomer, o.first = true, true } }

// onFirstVisit has never been here: everything comes over the network, and the app has still to be installed.
func onFirstVisit() phoneOption { return func(o *phoneOptions) { o.first = true } }

// freshTab is in a process in which no other page was before, whose memory would count too.
func freshTab() phoneOption { return func(o *phoneOptions) { o.fresh = true } }

// in uses a browser of the test's own, with its own profile.
func in(all context.Context) phoneOption {
	return func(o *phoneOptions) { o.all, o.own = all, true }
}

// from has the app from a host that other phones have it from too.
func from(h *host) phoneOption { return func(o *phoneOptions) { o.host = h } }

func newPhone(t *testing.T, options ...phoneOption) *phone {
	t.Helper()
	p := &phone{t: t, options: phoneOptions{lang: "de-AT"}}
	for _, o := range options {
		o(&p.options)
	}
	switch p.browser = p.options.all; {
	case p.browser != nil:
	case p.options.own:
		p.browser = startComplete(t)
	default:
		p.browser = startBrowser(t)
	}
	all := p.browser
	if !p.options.first && p.options.dir == "" && p.options.host == nil && !p.options.own && os.Getenv("SERVIERT_BENCH") == "" {
		it := takeInstalled(t, all)
		p.profile, p.host = it.profile, it.host
		if it.tab != "" && p.options.fresh {
			target.CloseTarget(it.tab).Do(cdp.WithExecutor(all, chromedp.FromContext(all).Browser))
			it.tab = ""
		}
		if it.tab == "" {
			p.newTab()
		} else {
			p.goOnIn(it.tab)
			p.behind = true
		}
		p.wipe()
		t.Cleanup(func() {
			it.handOn(p)
			p.report()
		})
		return p
	}
	if p.options.dir == "" {
		p.options.dir = siteDir(t)
	}
	if p.host = p.options.host; p.host == nil {
		p.host = newHost(t, p.options.dir)
	}
	if !p.options.own {
		p.profile = newProfile(t, all)
		t.Cleanup(func() { dispose(all, p.profile) })
	}
	p.newTab()
	t.Cleanup(func() {
		p.closeTab()
		p.report()
	})
	return p
}

// report fails the test for what no page of ours may do.
func (p *phone) report() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, problem := range p.problems {
		p.t.Errorf("the page: %s", problem)
	}
}

// newProfile is a profile in which nothing has been done yet.
func newProfile(t *testing.T, all context.Context) cdp.BrowserContextID {
	t.Helper()
	id, err := target.CreateBrowserContext().Do(cdp.WithExecutor(all, chromedp.FromContext(all).Browser))
	if err == nil {
		err = allow(all, id)
	}
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func dispose(all context.Context, profile cdp.BrowserContextID) {
	target.DisposeBrowserContext(profile).Do(cdp.WithExecutor(all, chromedp.FromContext(all).Browser))
}

// allowed are what a browser allows every page without asking. One without a window allows nothing by itself.
var allowed = []string{"accelerometer", "gyroscope", "screen-wake-lock", "clipboard-write"}

// allow gives the pages of a profile the same permissions in every browser.
func allow(all context.Context, profile cdp.BrowserContextID) error {
	for _, name := range allowed {
		set := browser.SetPermission(&browser.PermissionDescriptor{Name: name}, browser.PermissionSettingGranted).WithBrowserContextID(profile)
		if err := set.Do(cdp.WithExecutor(all, chromedp.FromContext(all).Browser)); err != nil {
			return fmt.Errorf("allowing %s: %w", name, err)
		}
	}
	return nil
}

// expect names a part of console errors that belong to this test.
func (p *phone) expect(parts ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expected = append(p.expected, parts...)
}

func (p *phone) problem(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, part := range p.expected {
		if strings.Contains(text, part) {
			return
		}
	}
	p.problems = append(p.problems, text)
}

// run gives the tab something to do.
func (p *phone) run(actions ...chromedp.Action) {
	p.t.Helper()
	if err := p.try(actions...); err != nil {
		p.t.Fatalf("%v", err)
	}
}

func (p *phone) try(actions ...chromedp.Action) error {
	ctx, end := context.WithTimeout(p.ctx, 2*patience)
	defer end()
	return chromedp.Run(ctx, actions...)
}

// newTab leaves the old tab open and goes on in a new one of the same profile.
func (p *phone) newTab() {
	p.t.Helper()
	all := p.browser
	create := target.CreateTarget("about:blank").WithNewWindow(true)
	if p.profile != "" {
		create = create.WithBrowserContextID(p.profile)
	}
	id, err := create.Do(cdp.WithExecutor(all, chromedp.FromContext(all).Browser))
	if err != nil {
		p.t.Fatal(err)
	}
	p.goOnIn(id)
}

// goOnIn takes a tab that is there, and tells it what every tab is told first.
func (p *phone) goOnIn(tab target.ID) {
	p.t.Helper()
	all := p.browser
	p.ctx, p.end = chromedp.NewContext(all, chromedp.WithTargetID(tab))
	chromedp.ListenTarget(p.ctx, p.watch)
	// The first run ties the tab to its context, so it must not be one that ends.
	if err := chromedp.Run(p.ctx); err != nil {
		p.t.Fatal(err)
	}

	agent := p.options.userAgent
	if agent == "" {
		_, _, _, full, _, err := browser.GetVersion().Do(cdp.WithExecutor(all, chromedp.FromContext(all).Browser))
		if err != nil {
			p.t.Fatal(err)
		}
		agent = regexp.MustCompile(`(?:Headless)?Chrome/(\d+)[.\d]*`).ReplaceAllString(full, "Chrome/$1.0.0.0")
	}
	first := []chromedp.Action{
		// The driver has every change of the document and every style sheet told, and every tab told of all others.
		css.Disable(), dom.Disable(), target.SetDiscoverTargets(false),
		network.Enable(), log.Enable(), runtime.Enable(), page.Enable(),
		emulation.SetUserAgentOverride(agent).WithAcceptLanguage(p.options.lang),
		emulation.SetDeviceMetricsOverride(360, 740, 2, true),
		emulation.SetTouchEmulationEnabled(true),
		emulation.SetFocusEmulationEnabled(true),
	}
	scripts := []string{p.options.script}
	if !p.options.newcomer {
		scripts = append(scripts, experienced)
	}
	// Measured is what people have, and so is what runs in a browser of its own.
	complete := p.options.own || os.Getenv("SERVIERT_BENCH") != ""
	if !complete && !p.options.rehearses {
		scripts = append(scripts, oneCore)
	}
	if !complete && !p.options.audible {
		scripts = append(scripts, withoutSounds)
	}
	if !complete && !p.options.unhurried {
		first = append(first, animation.Enable(), animation.SetPlaybackRate(brisk))
	}
	for _, script := range scripts {
		first = append(first, chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
			return err
		}))
	}
	p.run(append(first, p.settled...)...)
}

// settle does something now and in every tab to come.
func (p *phone) settle(actions ...chromedp.Action) {
	p.t.Helper()
	p.settled = append(p.settled, actions...)
	p.run(actions...)
}

// watch notes what no page of ours may do.
func (p *phone) watch(event any) {
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		url := e.Request.URL
		for _, ours := range []string{p.host.origin() + strings.TrimSuffix(base, "/"), "data:", "blob:", "about:"} {
			if strings.HasPrefix(url, ours) {
				return
			}
		}
		p.problem("asked for %s", url)
	case *runtime.EventExceptionThrown:
		p.problem("threw: %s", e.ExceptionDetails.Error())
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert {
			p.problem("console: %s", consoleText(e.Args))
		}
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError {
			p.problem("log: %s %s", e.Entry.Text, e.Entry.URL)
		}
	}
}

func consoleText(args []*runtime.RemoteObject) string {
	var parts []string
	for _, a := range args {
		if a.Description != "" {
			parts = append(parts, a.Description)
		} else {
			parts = append(parts, strings.Trim(string(a.Value), `"`))
		}
	}
	return strings.Join(parts, " ")
}

func (p *phone) url(path string) string {
	return p.host.origin() + base + strings.TrimPrefix(path, "/")
}

// open goes to a path below the base, as somebody does who types the address, and waits until the
// program has taken over.
func (p *phone) open(path string) {
	p.t.Helper()
	p.openUnready(path)
	p.ready()
}

// openUnready goes to a path and returns when the page is there; the program may not be.
func (p *phone) openUnready(path string) {
	p.t.Helper()
	if err := p.try(chromedp.Navigate(p.url(path))); err != nil {
		p.t.Fatalf("opening %s: %v", path, err)
	}
	if p.behind {
		p.behind = false
		p.run(page.ResetNavigationHistory())
	}
}

// travel goes "back" or "forward" to another document. Whether the browser had put that to sleep or not, it is
// loaded. It goes with the next task, or the page might be gone before it has answered.
func (p *phone) travel(way string) {
	p.t.Helper()
	p.eval(`window.left = true, setTimeout(() => history.`+way+`()), null`, nil)
	p.waitFor(`!window.left && document.documentElement.dataset.app === "ready"`)
}

func (p *phone) reload() {
	p.t.Helper()
	p.run(chromedp.Reload())
	p.ready()
}

// ready waits until the program has taken over the page.
func (p *phone) ready() {
	p.t.Helper()
	deadline := time.Now().Add(2 * patience)
	var state string
	for time.Now().Before(deadline) {
		// A page that is about to change has no document to ask.
		err := p.try(chromedp.Evaluate(`document.documentElement.dataset.app || "none"`, &state))
		switch {
		case err == nil && state == "ready":
			return
		case err == nil && state == "failed":
			p.t.Fatalf("the app did not start: %s", p.text("#boot-note"))
		}
		time.Sleep(30 * time.Millisecond)
	}
	p.t.Fatalf("the app did not become ready; it is %q", state)
}

// keptOffline waits until the worker has fetched everything and answers for this page.
func (p *phone) keptOffline() {
	p.t.Helper()
	p.waitFor(`navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === "activated"`)
}

// offline stops the host and empties the browser's own cache, which would otherwise answer for it
// during the first ten minutes.
func (p *phone) offline() {
	p.t.Helper()
	p.host.stop()
	p.run(network.ClearBrowserCache())
	// What is loaded on demand and was not used before cannot be had; the worker says ERR_FAILED.
	p.expect("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_RESET", "ERR_FAILED", "Failed to fetch")
}

func (p *phone) online() { p.host.start() }

// upload puts another site in place of the one that is served.
func (p *phone) upload(dir string) {
	p.host.touched.Store(true)
	p.host.dir.Store(&dir)
}

// killTab ends the page without a word to it, as a phone does that needs its memory, and goes on in
// a new, empty tab. The worker is stopped first: it may live in the process that is to crash, and
// this browser can hang when it has lost a worker that way.
func (p *phone) killTab() {
	p.t.Helper()
	p.crashed = true
	p.run(serviceworker.Enable(), serviceworker.StopAllWorkers())
	ctx, end := context.WithTimeout(p.ctx, patience)
	defer end()
	dead := false
	chromedp.ListenTarget(ctx, func(event any) {
		if _, ok := event.(*inspector.EventTargetCrashed); ok {
			dead = true
			end() // the page cannot answer any more
		}
	})
	chromedp.Run(ctx, page.Crash())
	if <-ctx.Done(); !dead {
		p.t.Fatal("the tab does not die")
	}
	p.t.Cleanup(p.end) // the dead tab stays, as it does on a phone
	p.newTab()
}

func (p *phone) closeTab() {
	if p.ctx == nil {
		return
	}
	c := chromedp.FromContext(p.ctx)
	if c.Target != nil {
		target.CloseTarget(c.Target.TargetID).Do(cdp.WithExecutor(p.browser, chromedp.FromContext(p.browser).Browser))
	}
	p.end()
	p.ctx = nil
}
