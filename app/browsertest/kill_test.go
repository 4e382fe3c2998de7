package browsertest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	cdpruntime "github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// mortal is a browser with its own profile on the disk, which can be ended without a word to it.
type mortal struct {
	ctx  context.Context
	kill func()
}

// newMortal starts a browser with the profile in dir.
func newMortal(t *testing.T, dir string) mortal {
	t.Helper()
	startBrowser(t) // skip where there is none
	options := append(browserOptions(findBrowser()),
		chromedp.UserDataDir(dir),
		// One process group, so that all its processes end in the same moment, as with a phone.
		chromedp.ModifyCmdFunc(func(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }))
	alloc, endAlloc := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, end := chromedp.NewContext(alloc, quiet)
	t.Cleanup(func() { end(); endAlloc() })
	if err := chromedp.Run(ctx); err != nil {
		t.Fatal(err)
	}
	pid := chromedp.FromContext(ctx).Browser.Process().Pid
	return mortal{ctx, func() {
		if err := syscall.Kill(-pid, syscall.SIGKILL); err != nil {
			t.Error(err)
		}
		end()
		endAlloc()
	}}
}

// shownScript tells the test what the table has shown, in the frame in which it is on the screen. The
// pause is between two taps, in milliseconds.
const shownScript = `(async () => {
	const tell = () => window.shown(play.state().record);
	play.lang = document.documentElement.lang;
	while (await play.step()) {
		requestAnimationFrame(tell);
		await new Promise(done => setTimeout(done, %d * (0.5 + Math.random())));
	}
})()`

// killed plays at a pace until a moment, kills the browser, starts it again, and returns what was on the
// screen and what is there now.
func killed(t *testing.T, host *host, pause, moment time.Duration) (shown, now string) {
	t.Helper()
	dir := t.TempDir()
	browser := newMortal(t, dir)
	p := player{newPhone(t, withScript(playScript), in(browser.ctx), from(host))}
	p.expect("navigator.vibrate")
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	var mu sync.Mutex
	chromedp.ListenTarget(p.ctx, func(event any) {
		if e, ok := event.(*cdpruntime.EventBindingCalled); ok && e.Name == "shown" {
			mu.Lock()
			shown = e.Payload
			mu.Unlock()
		}
	})
	p.run(cdpruntime.AddBinding("shown"))
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, err := cdpruntime.Evaluate(fmt.Sprintf(shownScript, pause.Milliseconds())).Do(ctx)
		return err
	}))
	last := playedFor(moment, func() string {
		mu.Lock()
		defer mu.Unlock()
		return shown
	})
	browser.kill()
	p.ctx = nil

	again := newMortal(t, dir)
	defer again.kill()
	q := player{newPhone(t, withScript(playScript), in(again.ctx), from(host))}
	q.open("/table")
	now = q.seen("the table again", `document.querySelector("#main .table, #main .settle, #main .empty") || play.state().record === ""`).Record
	q.closeTab()
	return last, now
}

// playedFor waits that long, and on a slow machine until a game has really begun. It returns what is shown then.
func playedFor(moment time.Duration, shown func() string) string {
	time.Sleep(moment)
	for end := time.Now().Add(patience); strings.Count(shown(), "\n") < someLines && time.Now().Before(end); {
		time.Sleep(20 * time.Millisecond)
	}
	return shown()
}

// someLines of a record are a game that has begun: its header, the parties, and what was thrown.
const someLines = 5

// killedFirefox does the same with Firefox.
func killedFirefox(t *testing.T, host *host, pause, moment time.Duration) (shown, now string) {
	t.Helper()
	dir := t.TempDir()
	e, kill := newFirefoxIn(t, dir)
	v := visitor{e, t, host}
	v.open("/new?game=escalero")
	v.click("#start")
	v.click("#roll-all")
	v.click("#roll-go")
	v.until(`document.querySelector("button#throw") && !document.querySelector("#dialog")`)
	play := playScript + "\nwindow.shown = record => { window.last = record };\n" + fmt.Sprintf(shownScript, pause.Milliseconds()) + ";" // not awaited
	if _, err := v.run(play); err != nil {
		t.Fatal(err)
	}
	shown = playedFor(moment, func() string { return eval[string](v, `window.last || ""`) })
	kill()

	e, kill = newFirefoxIn(t, dir)
	defer kill()
	v = visitor{e, t, host}
	v.open("/table")
	if _, err := v.run(playScript); err != nil {
		t.Fatal(err)
	}
	return shown, eval[string](v, "play.state().record")
}

// When the browser's process ends, nothing that was on the screen is lost; make attack ends it two hundred times.
func TestNothingShownIsLostWhenTheBrowserIsKilled(t *testing.T) {
	t.Parallel()
	t.Run("Chromium", func(t *testing.T) { killTimes(t, 2, killed) })
	t.Run("Firefox", func(t *testing.T) {
		needFirefox(t)
		killTimes(t, 1, killedFirefox)
	})
}

type killing func(t *testing.T, host *host, pause, moment time.Duration) (shown, now string)

func killTimes(t *testing.T, times int, kill killing) {
	host := newHost(t, siteDir(t))
	for range times {
		moment := 2*time.Second + rand.N(1500*time.Millisecond)
		shown, now := kill(t, host, 60*time.Millisecond, moment)
		if strings.Count(shown, "\n") < someLines {
			t.Fatalf("in %v was played only\n%s", moment, shown)
		}
		if !strings.HasPrefix(now, shown) {
			t.Errorf("killed after %v; %d of %d lines are left", moment, strings.Count(now, "\n"), strings.Count(shown, "\n"))
		}
	}
}
