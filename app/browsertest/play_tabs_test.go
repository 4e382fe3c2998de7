package browsertest

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Two tabs never play the same game: the second watches what the first does, takes over when it is
// told to or when the first is gone.
func TestASecondTabWatchesAndTakesOver(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	first, endFirst := p.ctx, p.end
	p.newTab()
	p.open("/table")
	p.see("button", "Hier weiterspielen")
	p.axe()
	watching := p.seen("the table", `document.querySelector("#main .table")`)
	p.key("r")
	if p.is(`document.querySelector(".table #throw")`) {
		t.Error("who only watches is offered a throw")
	}
	second, endSecond := p.ctx, p.end

	p.ctx = first
	p.touch("#throw")
	s = p.after("a throw in the first tab", s)
	p.ctx = second
	watching = p.seen("the throw of the other tab", `document.querySelector("#die-1")`)
	if watching.Record != s.Record || strings.Count(watching.Record, "throw ") != 1 {
		t.Errorf("played:\n%s\nwatched:\n%s", s.Record, watching.Record)
	}
	p.click("button", "Hier weiterspielen")
	p.gone("button", "Hier weiterspielen")
	p.waitFor(`document.activeElement.id === "title"`) // a keyboard does not begin again at the top
	p.touch("#throw")
	s = p.after("a throw after taking over", watching)

	p.ctx = first
	p.see("button", "Hier weiterspielen")
	p.seen("the throw of the second tab", `play.state().record.includes("keep")`)
	p.ctx, p.end = second, endSecond
	p.closeTab()
	p.ctx, p.end = first, endFirst
	p.gone("button", "Hier weiterspielen")
	p.touch("#throw")
	p.after("a throw when alone again", s)
}

// Where the storage is full, what is played is in the journal only: a tab that watched before goes on from there.
func TestATabTakesOverWhatHadNoRoom(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(playScript+`{
		const set = Storage.prototype.setItem;
		Storage.prototype.setItem = function (...args) {
			if (window.full) throw new DOMException("no room", "QuotaExceededError");
			return set.apply(this, args);
		};
	}`))
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.touch("#throw")
	p.after("a throw", s)
	first := p.ctx
	p.newTab()
	p.open("/table")
	p.see("button", "Hier weiterspielen")
	second := p.ctx
	p.ctx = first
	p.eval(`window.full = true`, nil)
	p.touch("button[id^=cell-][data-state=possible]")
	p.touch("#write")
	p.waitFor(`document.querySelector("h1").textContent.includes("Bernd")`)
	p.ctx = second
	p.click("button", "Hier weiterspielen")
	p.gone("button", "Hier weiterspielen")
	s = p.seen("Bernd's turn", `document.querySelector("h1").textContent.includes("Bernd")`)
	p.touch("#throw")
	if s = p.after("a throw after taking over", s); strings.Count(s.Record, "write ") != 1 || strings.Count(s.Record, "throw ") != 2 {
		t.Errorf("played is\n%s", s.Record)
	}
}

// A tab that has got the game for a moment only has compared what is stored, but taken nothing over. When it gets the game
// for good, what was deleted meanwhile does not come back.
func TestATabThatWasPassedOverBringsNothingBack(t *testing.T) {
	t.Parallel()
	const key = "serviert:parked:7" // where the storage is full it is in the journal only
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	first := p.ctx
	p.newTab()
	p.open("/table")
	p.see("button", "Hier weiterspielen")
	second := p.ctx
	written := func(text string) {
		t.Helper()
		p.ctx = first
		p.eval(`localStorage.removeItem("`+key+`"); serviert.journal.write("`+key+`", '`+text+`')`, nil)
		p.touch("#throw") // is written behind it
		s = p.after("a throw", s)
		p.ctx = second
		p.seen("the throw of the other tab", `play.state().record === `+fmt.Sprintf("%q", s.Record))
	}
	written(`{"v":1,"record":""}`)
	p.wait(`(async () => {
		const name = (await navigator.locks.query()).held.map((lock) => lock.name).find((name) => name.endsWith("serviert:game"));
		serviert.takeLock();
		navigator.locks.request(name, { steal: true }, () => new Promise(() => {})).catch(() => {});
	})()`, nil)
	p.waitFor(`"` + key + `" in serviert.journal.entries && !serviert.held()`)
	p.ctx = first
	p.click("button", "Hier weiterspielen")
	p.gone("button", "Hier weiterspielen")
	written(`{"gone":true}`)
	p.click("button", "Hier weiterspielen")
	p.gone("button", "Hier weiterspielen")
	if p.is(`localStorage.getItem("` + key + `") !== null`) {
		t.Error("what was deleted is back")
	}
}

// A save that cannot be read never blocks the start: it is shown, can be exported and discarded.
func TestABrokenSave(t *testing.T) {
	t.Parallel()
	const rubbish = `{"v":1,"record":"serviert 1 escalero\nparty Anna`
	p := newPlayer(t, withScript(playScript+`
		if (!localStorage.getItem("spoilt")) {
			localStorage.setItem("spoilt", "1");
			localStorage.setItem("serviert:game", '`+strings.ReplaceAll(rubbish, `\`, `\\`)+`');
		}`))
	p.open("/")
	p.see("button", "Ansehen")
	p.axe()
	p.click("button", "Ansehen")
	p.waitFor(`location.pathname.endsWith("/games")`)
	p.ready()
	p.axe()
	var shared string
	p.eval(`serviert.share = (title, text) => { window.made = text; return Promise.resolve("shared") }`, nil)
	p.clickCSS(`[id^="export-"]`)
	p.waitFor(`window.made`)
	p.eval("window.made", &shared)
	if shared != rubbish {
		t.Errorf("exported %q", shared)
	}
	// A new game starts and the rubbish is still there after it.
	p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.touch("#throw")
	p.seen("a throw", `document.querySelector("#die-1")`)
	p.open("/games")
	p.clickCSS(`[id^="delete-"]`)
	if p.is(`(e => e.getBoundingClientRect().top - e.previousElementSibling.getBoundingClientRect().bottom < 8)(document.querySelector("[id^=confirm-]"))`) {
		t.Error("the question touches the buttons that ask it")
	}
	p.axe()
	p.clickCSS(`[id^="yes-"]`)
	p.waitFor(`!Object.keys(localStorage).some(k => k.startsWith("serviert:broken"))`)
}

// Three tabs that are opened at once, as a browser does that restores its windows, and that are tapped
// as soon as anything can be tapped: one of them plays.
func TestOfThreeTabsOpenedAtOnceOnePlays(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	p.settle(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(`const tap = setInterval(() => {
			const button = document.querySelector("button#throw");
			if (document.documentElement.dataset.app !== "ready" || !document.querySelector("#main .table")) return;
			if (button) button.click();
			clearInterval(tap);
			window.tapped = true;
		}, 1)`).Do(ctx)
		return err
	}))
	first, endFirst := p.ctx, p.end
	var tabs []context.Context
	for range 3 {
		p.newTab()
		tabs = append(tabs, p.ctx)
	}
	p.ctx, p.end = first, endFirst
	p.closeTab()
	var wait sync.WaitGroup
	for _, tab := range tabs {
		wait.Go(func() {
			if err := chromedp.Run(tab, chromedp.Navigate(p.url("/table"))); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	playing := 0
	for end := time.Now().Add(patience); playing != 1 && time.Now().Before(end); { // the others hear of it a little later
		playing = 0
		for _, tab := range tabs {
			p.ctx = tab
			p.waitFor("window.tapped")
			if len(p.all("button", "Hier weiterspielen")) == 0 {
				playing++
			}
		}
	}
	now := p.seen("a throw", `play.state().record.includes("throw")`)
	if extra := strings.TrimPrefix(now.Record, s.Record); playing != 1 || strings.Count(extra, "throw ") != 1 {
		t.Errorf("%d tabs play, and played was\n%s", playing, extra)
	}
}

// What is set in two tabs is set, in each of them.
func TestSettingsOfTwoTabs(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/settings")
	first := p.ctx
	p.newTab()
	p.open("/settings")
	p.clickCSS("#one-tap")
	p.waitFor(`localStorage.getItem("serviert:settings").includes('"oneTap":true')`)
	p.ctx = first
	p.waitFor(`document.querySelector("#one-tap").checked`)
	p.clickCSS("#left-hand")
	p.waitFor(`document.documentElement.dataset.hand === "left" && ["oneTap", "leftHand"].every(name => localStorage.getItem("serviert:settings").includes('"' + name + '":true'))`)
}

// What one tab plays and sets leaves the page that another one reads where it is, in the language that
// is set, its title too.
func TestAPageStaysWhileAnotherTabPlays(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	p.said("Partie eingelesen")
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\n")
	first := p.ctx
	p.newTab()
	p.open("/games")
	p.click("link", "/Mitzi und Franz/")
	p.see("heading", "Mitzi und Franz")
	second := p.ctx

	p.ctx = first
	p.touch("#throw")
	p.after("a throw", s)
	p.ctx = second
	p.eval(`new Promise(done => setTimeout(done, 500))`, nil)
	p.see("heading", "Mitzi und Franz")
	if got := p.text("#main .paper td"); got != "1" {
		t.Errorf("the pad begins with %q", got)
	}
	p.open("/settings")
	p.clickCSS("#language-en")
	p.waitFor(`document.title.startsWith("Settings")`)
	p.ctx = first
	p.waitFor(`document.documentElement.lang === "en" && document.title.startsWith("Table")`)
}

// What another tab keeps that is no part of the game leaves dice that are being typed, and an open dialog, as they are.
func TestAnotherTabLeavesWhatIsBegun(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.reducedMotion()
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	p.said("Partie eingelesen")
	p.sitDown("escalero\nparty Anna\nparty Bernd\n", "block")
	for _, id := range []string{"#type", "#face-3", "#face-4"} {
		p.touch(id)
	}
	const typed = `document.querySelectorAll("#tray .call .cube").length === 2`
	p.waitFor(typed)
	p.touch("#menu")
	p.waitFor(`document.querySelector("dialog[open]")`)
	first := p.ctx
	p.newTab()
	p.open("/people?name=Mitzi")
	p.waitFor(`document.querySelector("#hue-4")`)
	p.clickCSS("#hue-4")
	p.waitFor(`JSON.parse(localStorage.getItem("serviert:people")).list.some(e => e.hue === 4)`)
	p.ctx = first
	p.eval(`new Promise(done => setTimeout(done, 500))`, nil)
	var stays bool
	if p.eval(typed+` && document.querySelector("dialog[open]") !== null`, &stays); !stays {
		t.Error("the dice that were typed, or the dialog, have gone")
	}
}
