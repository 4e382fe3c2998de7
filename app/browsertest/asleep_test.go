package browsertest

import (
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// holdBack lets a page wait until what it returns is called, or the test is over.
func (h *host) holdBack(page string) (letGo func()) {
	release := make(chan struct{})
	letGo = sync.OnceFunc(func() { close(release) })
	h.t.Cleanup(letGo)
	h.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, page) {
			<-release
		}
		return false
	})
	return letGo
}

// A page that wakes is older than what was played since, and plays no part in it until it has been loaded again: neither
// does a tap count, nor does what a computer player does by itself take the place of what is newer.
func TestAPageThatWakesPlaysNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, onFirstVisit(), holding("serviert:settings", `{"v":1,"pace":"fast","motion":"none"}`), withScript(`delete Navigator.prototype.serviceWorker`))
	s := p.sitDown("escalero\nparty Anna\nparty Franz\tcomputer strong\nthrow 66612\n")
	letGo := p.host.holdBack("/table")
	p.touch("#cell-5-0")
	p.touch("#write")
	p.after("the entry", s)
	p.seen("the computer in the middle of its turn", `play.state().record.match(/throw/g).length === 2`)
	// Of a page that is about to go nothing can be asked: it notes by itself what it does.
	p.eval(`window.left = true, setTimeout(() => {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		const game = JSON.parse(localStorage.getItem("serviert:game"));
		delete game.sum;
		const newer = JSON.stringify({ ...game, v: 1, n: game.n + 1e9, record: "serviert 1 escalero\nparty Anna\nparty Franz\nthrow 11116\n" });
		localStorage.setItem("serviert:game", newer);
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		setInterval(() => { if (localStorage.getItem("serviert:game") !== newer) sessionStorage.setItem("written", localStorage.getItem("serviert:game")) }, 20);
		const r = document.querySelector("#menu").getBoundingClientRect();
		if (document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest("#menu")) sessionStorage.setItem("tapped", "yes");
	}), null`, nil)
	time.Sleep(4 * time.Second)
	letGo()
	p.waitFor(`!window.left && document.documentElement.dataset.app === "ready"`)
	var noted struct{ Written, Tapped string }
	if p.eval(`({ ...sessionStorage })`, &noted); noted.Written != "" || noted.Tapped != "" {
		t.Errorf("a page that is about to go can be tapped: %q; it has written %q in the place of what is newer", noted.Tapped, noted.Written)
	}
	if now := p.seen("the table", `document.querySelector("#main .table")`); !strings.Contains(now.Record, "throw 11116") {
		t.Errorf("the table has\n%s", now.Record)
	}
}

// Nor does it answer in a dialog that is open, or to a key, or delete what is kept.
func TestAPageThatWakesAnswersNothing(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, onFirstVisit(), withScript(`delete Navigator.prototype.serviceWorker`))
	p.reducedMotion()
	p.open("/new?game=escalero")
	p.touch("#start")
	p.seen("the roll", `document.querySelector("dialog[open] #roll-1") && localStorage.getItem("serviert:opening")`)
	letGo := p.host.holdBack("/table")
	p.eval(`window.left = true, setTimeout(() => {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		document.querySelector("#roll-1").click();
		setTimeout(() => {
			if (document.querySelector(".rolled .cube")) sessionStorage.setItem("tapped", "yes");
			// Where the program hears a key, and the dialog that it is to close.
			const dialog = document.querySelector("dialog");
			document.addEventListener("keydown", () => sessionStorage.setItem("pressed", "heard"));
			dialog.addEventListener("cancel", () => sessionStorage.setItem("cancel", "heard"));
			document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
			dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
			serviert.forget("serviert:opening"); // as a timer may
			if (!localStorage.getItem("serviert:opening")) sessionStorage.setItem("deleted", "yes");
		}, 300);
	}), null`, nil)
	time.Sleep(2 * time.Second)
	letGo()
	p.waitFor(`!window.left && document.documentElement.dataset.app === "ready"`)
	var noted struct{ Tapped, Pressed, Cancel, Deleted string }
	if p.eval(`({ ...sessionStorage })`, &noted); noted.Tapped+noted.Pressed+noted.Cancel+noted.Deleted != "" {
		t.Errorf("a page that is about to go answers: %+v", noted)
	}
	p.seen("the roll again", `document.querySelector("dialog[open] #roll-1") && !document.querySelector(".rolled .cube")`)
}

// Whoever comes back to a page that was asleep does not take the game from the tab in which it goes on.
func TestAPageThatWakesTakesNoGame(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	p.sitDown(twoPeople)
	first := p.ctx
	p.eval(`window.left = true, dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })),
		Object.keys(sessionStorage).filter(key => key.endsWith(":carry")).forEach(key => sessionStorage.removeItem(key)) // as the page after it does
		`, nil)
	p.newTab()
	p.open("/table")
	p.mine()
	second := p.ctx
	p.ctx = first
	p.eval(`dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`, nil)
	p.waitFor(`!window.left && document.documentElement.dataset.app === "ready"`)
	p.waitFor(`document.querySelector("#main h1, .notice")`)
	var held bool
	if p.eval(`serviert.held()`, &held); held {
		t.Error("it has taken the game")
	}
	p.ctx = second
	if p.eval(`serviert.held()`, &held); !held {
		t.Error("the tab in which the game goes on has lost it")
	}
	p.ctx = first
	p.closeTab()
	p.ctx = second
}
