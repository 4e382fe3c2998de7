package browsertest

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// refused makes the browser refuse local storage, IndexedDB or both, as settings and private windows do.
const (
	refusedStorage  = `Object.defineProperty(window, "localStorage", { configurable: true, get() { throw new DOMException("denied", "SecurityError") } });`
	refusedDatabase = `Object.defineProperty(window, "indexedDB", { configurable: true, value: { open() { throw new DOMException("denied", "SecurityError") } } });`
)

// tray is what lies on the table, once there are five dice.
const tray = `[...document.querySelectorAll(".dice .face")].map(f => f.className).join()`

// throwFirst begins a game of people and throws.
func (p *player) throwFirst() {
	p.t.Helper()
	p.open("/new?game=escalero")
	p.touch("#start")
	p.touch("#roll-all")
	p.touch("#roll-go")
	p.touch("#throw")
	p.waitFor(`document.querySelector("#die-5")`)
}

// What the browser does not keep is said, once, and where it keeps things in one place that is enough.
func TestWhatIsNotKeptIsSaid(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ script, says string }{
		"neither":     {refusedStorage + refusedDatabase, "Dieser Browser speichert nichts"},
		"no database": {refusedDatabase, "nicht jeden Zug sofort"},
		"no storage":  {refusedStorage, ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, withScript(playScript+c.script))
			p.open("/")
			if c.says == "" {
				p.gone("button", "Verstanden")
			} else {
				p.waitFor(`document.querySelector(".notices").textContent.includes("` + c.says + `")`)
				p.axe()
				p.noOverflow()
				p.size(1280, 800)
				if !p.is(`(([text, button, page]) => text.left === page.left && button.right === page.right)([".notice p", ".notice .button:last-child", "main .slip"].map(e => document.querySelector(e).getBoundingClientRect()))`) {
					t.Error("in a large window what is said does not stand above what is below")
				}
				p.size(360, 740)
				p.click("button", "Verstanden")
				p.gone("button", "Verstanden")
				p.waitFor(`document.activeElement.id === "title"`)
			}
			p.throwFirst()
			if name != "no storage" {
				return
			}
			// The journal alone keeps the game.
			var faces, again string
			p.eval(tray, &faces)
			p.reload()
			p.waitFor(`document.querySelector("#die-5")`)
			if p.eval(tray, &again); again != faces {
				t.Errorf("there lay %s, and now %s", faces, again)
			}
		})
	}
}

// Where the browser stores nothing a game goes on after a look at the rules and at the settings, and what is set stays
// set. Whoever loads the page again is asked first. Nobody else gets to see anything.
func TestWithoutStorageALookAtTheRulesCostsNothing(t *testing.T) {
	t.Parallel()
	const refusedTab = `Object.defineProperty(window, "sessionStorage", { configurable: true, get() { throw new DOMException("denied", "SecurityError") } });`
	// Before the program is there, only boot.js knows that this is not a first visit, and it notes it for a while.
	const prepared = `new MutationObserver(() => { window.returning = true }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-saved"] });`
	p := newPlayer(t, withScript(playScript+refusedStorage+refusedTab+refusedDatabase+prepared))
	p.reducedMotion()
	var asked atomic.Int32
	chromedp.ListenTarget(p.ctx, func(event any) {
		if e, ok := event.(*page.EventJavascriptDialogOpening); ok && e.Type == page.DialogTypeBeforeunload {
			asked.Add(1)
			go chromedp.Run(p.ctx, page.HandleJavaScriptDialog(true))
		}
	})
	p.throwFirst()
	var faces string
	p.eval(tray, &faces)
	at := func(path string) {
		t.Helper()
		p.waitFor(fmt.Sprintf(`location.pathname.endsWith(%q) && document.documentElement.dataset.app === "ready"`, path))
		var name string
		if p.eval(`window.name`, &name); name != "" {
			t.Errorf("at %s another site could read %q", path, name)
		}
	}
	lie := func(after string) {
		t.Helper()
		at("/table")
		p.waitFor(`document.querySelector("#die-5")`)
		var now string
		if p.eval(tray, &now); now != faces {
			t.Errorf("after %s there lies %s, there lay %s", after, now, faces)
		}
		if !p.is(`window.returning === true`) {
			t.Errorf("after %s the page was prepared for a first visit", after)
		}
	}
	p.clickCSS("#menu")
	p.clickCSS("#menu-book")
	at("/rules")
	p.travel("back")
	lie("the rules")
	set := func(theme string) {
		p.clickCSS("#menu")
		p.clickCSS("#menu-sliders")
		at("/settings")
		p.eval(fmt.Sprintf(`document.querySelector("#theme-%s").click()`, theme), nil)
		p.waitFor(fmt.Sprintf(`document.documentElement.dataset.theme === %q`, theme))
	}
	set("dark")
	p.clickCSS(".bar a.round")
	at("/")
	p.waitFor(`document.documentElement.dataset.theme === "dark"`)
	p.clickCSS("a[href$='/table']")
	lie("the settings")
	set("light")
	p.travel("back")
	lie("going back from the settings")
	p.waitFor(`document.documentElement.dataset.theme === "light"`)
	p.travel("forward")
	at("/settings")
	p.waitFor(`document.documentElement.dataset.theme === "light"`)
	p.travel("back")
	lie("going forward and back")
	if n := asked.Load(); n > 0 {
		t.Errorf("asked %d times where nothing was to be lost", n)
	}
	// What was begun and is stored nowhere comes along, too. Without storage everybody is new to the game, and the explanation may lie
	// over all cells that can be written.
	choose := func() {
		t.Helper()
		if p.has("#hint-skip") {
			p.clickCSS("#hint-skip")
			p.waitFor(`!document.querySelector("#hint")`)
		}
		p.clickCSS("button.entry[data-state=possible]")
	}
	choose()
	p.waitFor(`document.querySelector(".entry[aria-pressed=true]")`)
	p.clickCSS("#menu")
	p.clickCSS("#menu-book")
	at("/rules")
	p.travel("back")
	lie("a look at the rules")
	p.waitFor(`document.querySelector(".entry[aria-pressed=true]")`)
	p.travel("forward")
	at("/rules")
	p.travel("back")
	lie("two looks at the rules")
	p.waitFor(`document.querySelector(".entry[aria-pressed=true]")`)
	p.clickCSS("#throw")
	p.waitFor(tray + " !== " + quote(faces))
	p.eval(tray, &faces)
	choose()
	p.waitFor(`document.querySelector(".entry[aria-pressed=true]")`)
	p.reload()
	if lie("loading the page again"); asked.Load() != 1 {
		t.Errorf("asked %d times before loading again", asked.Load())
	}
	p.waitFor(`document.querySelector(".entry[aria-pressed=true]")`)
}

// iOS stores nothing where cookies are blocked, and asks nobody before it loads a page again. What was played comes along all the
// same, and stays with a page that it ends while nobody looks.
func TestWithoutStorageAnIPhoneLoadsThePageAgain(t *testing.T) {
	t.Parallel()
	const unasked = `{
		const listen = window.addEventListener;
		window.addEventListener = function (name, ...rest) { if (name !== "beforeunload") listen.call(this, name, ...rest); };
		Object.defineProperty(window, "navigation", { value: undefined });
	};`
	p := newPlayer(t, withScript(playScript+unasked+refusedStorage+refusedDatabase))
	p.reducedMotion()
	p.throwFirst()
	var faces, now string
	p.eval(tray, &faces)
	p.eval(`dispatchEvent(new PageTransitionEvent("pagehide"))`, nil) // Chromium changes no state while a page really goes
	p.reload()
	p.waitFor(`document.querySelector("#die-5")`)
	if p.eval(tray, &now); now != faces {
		t.Errorf("after loading again there lies %s, there lay %s", now, faces)
	}
	p.clickCSS("#throw")
	p.waitFor(tray + " !== " + quote(faces))
	var kept string
	p.eval(`(Object.defineProperty(document, "hidden", { configurable: true, value: true }), document.dispatchEvent(new Event("visibilitychange")), delete document.hidden,
		JSON.parse(JSON.parse(history.state.handed).localStorage["serviert:game"]).record)`, &kept)
	if strings.Count(kept, "throw") != 2 {
		t.Errorf("a page that nobody sees keeps\n%s", kept)
	}
}

// What a page has in memory that the browser had put to sleep is old when it wakes, and must not take the place of what
// the pages after it have left.
func TestAPageThatWakesTakesWhatWasLeftLast(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(playScript+refusedStorage+refusedDatabase))
	p.open("/settings")
	p.eval(`navigation.updateCurrentEntry({ state: { turn: 9, handed: JSON.stringify({ localStorage: { "serviert:settings": '{"v":1,"theme":"dark"}' } }) } })`, nil)
	p.eval(`window.left = true, dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`, nil)
	p.waitFor(`!window.left && document.documentElement.dataset.app === "ready"`)
	p.waitFor(`document.documentElement.dataset.theme === "dark"`)
}

// Another site can open the app in a tab that it has named as if the app had handed something on.
func TestATabNamedByAnotherSiteStarts(t *testing.T) {
	t.Parallel()
	for _, handed := range []string{`null`, `5`, `"text"`, `[]`, `{`, `{"localStorage":null}`, `{"localStorage":{"serviert:settings":5,"serviert:game":{}}}`, `{"sessionStorage":"text"}`} {
		t.Run(handed, func(t *testing.T) {
			p := newPlayer(t, withScript(refusedStorage+`window.name = "serviert:" + `+quote(handed)+`;`))
			p.open("/new?game=escalero")
			p.touch("#start")
			p.waitFor(`document.querySelector("#roll-all")`)
		})
	}
}

// lateDatabase lets the browser answer later than it does that the journal is open: when a promise is kept.
const lateDatabase = `const openAtOnce = IDBFactory.prototype.open;
	IDBFactory.prototype.open = function(name, ...rest) {
		const asked = openAtOnce.call(this, name, ...rest);
		if (name.endsWith("#journal")) Object.defineProperty(asked, "onsuccess", { set(f) { asked.addEventListener("success", e => (%s).then(() => f(e))) } });
		return asked;
	};`

// A phone that has a lot to do for itself answers late to the page, too. Then nothing of what was kept is given up,
// and nobody is told so.
func TestABusyStartGivesNothingUp(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, withScript(playScript+fmt.Sprintf(lateDatabase, `new Promise(done => setTimeout(done, 700))`)+`
		window.told = [];
		new MutationObserver(() => told.push(...[...document.querySelectorAll(".notice")].map(e => e.textContent))).observe(document, { childList: true, subtree: true });
		addEventListener("DOMContentLoaded", () => setTimeout(() => { for (const from = performance.now(); performance.now() - from < 5000;); }));`))
	p.open("/games")
	var told []string
	p.eval(`new Promise(done => setTimeout(() => done(told), 1500))`, &told)
	if len(told) > 0 {
		t.Errorf("a phone that is busy is told %q", told)
	}
}

// journalled tells whether the journal is open and has what local storage has, nothing else and these keys at least.
func journalled(keys ...string) string {
	list, _ := json.Marshal(append([]string{}, keys...)) // a list in any case
	return `serviert.journal.works && new Promise(done => {
		const asked = indexedDB.open("` + base + `#journal");
		asked.onupgradeneeded = () => asked.transaction.abort(); // it is not there
		asked.onerror = () => done(false);
		asked.onsuccess = () => {
			const texts = asked.result.transaction("texts").objectStore("texts"), keys = texts.getAllKeys(), values = texts.getAll();
			const same = (key, i) => values.result[i] === localStorage.getItem(key) || values.result[i].startsWith('{"gone":true') && localStorage.getItem(key) === null;
			values.onsuccess = () => {
				asked.result.close();
				done(keys.result.every(same) && ` + string(list) + `.every(key => keys.result.includes("serviert:" + key)));
			};
		};
	})`
}

// A journal that opens when the game is already on is used if it has the same, and left as it is if it has not: it may
// be ahead, and at the next start that is found.
func TestAJournalThatComesLate(t *testing.T) {
	t.Parallel()
	const note = `document.querySelector(".notices")?.textContent.includes("nicht jeden Zug sofort")`
	p := newPlayer(t, withScript(playScript+`
		const late = location.protocol === "http:" && sessionStorage.getItem("late");
		if (late) {`+fmt.Sprintf(lateDatabase, `new Promise(done => { window.openJournal = done })`)+`}
		if (late && late !== "1") { // the browser has ended before local storage was on the disk
			localStorage.clear();
			for (const [key, text] of Object.entries(JSON.parse(late))) localStorage.setItem(key, text);
		}`))
	p.open("/settings")
	p.waitFor(journalled())
	p.eval(`sessionStorage.setItem("late", "1")`, nil)
	p.reload()
	p.waitFor(note)
	p.eval(`openJournal()`, nil)
	p.waitFor(`!` + note)
	var works bool
	if p.eval(`serviert.journal.works`, &works); !works {
		t.Error("the journal with the same is not used")
	}

	p.eval(`sessionStorage.removeItem("late")`, nil)
	p.reload()
	p.open("/new?game=escalero")
	p.touch("#start")
	p.touch("#roll-all")
	p.touch("#roll-go")
	p.waitFor(`document.getElementById("throw")`)
	p.waitFor(journalled("game"))
	var before map[string]string
	p.eval(`({ ...localStorage })`, &before)
	p.touch("#throw")
	p.waitFor(`document.querySelector("#die-5")`)
	var thrown, again string
	p.eval(tray, &thrown)
	text, err := json.Marshal(before)
	if err != nil {
		t.Fatal(err)
	}
	p.waitFor(journalled("game"))
	p.eval(`sessionStorage.setItem("late", `+quote(string(text))+`)`, nil)
	p.reload()
	p.waitFor(note)
	p.eval(`openJournal(), new Promise(done => setTimeout(done, 500))`, nil)
	if p.eval(`serviert.journal.works`, &works); works {
		t.Error("a journal that may be ahead is written by who has not read it")
	}
	p.eval(`sessionStorage.removeItem("late")`, nil)
	p.reload()
	p.waitFor(`document.querySelector("#die-5")`)
	if p.eval(tray, &again); again != thrown {
		t.Errorf("there lay %s, and now %s", thrown, again)
	}
}

// A browser that closes the database of a page, as iOS does while that sleeps, opens it again: what was played meanwhile
// comes into it, and games can be looked at.
func TestAClosedJournalIsOpenedAgain(t *testing.T) {
	t.Parallel()
	const note = `document.querySelector(".notices").textContent.includes("nicht jeden Zug sofort")`
	inBoth := journalled("game")
	p := newPlayer(t, withScript(playScript+`{
		const open = IDBFactory.prototype.open;
		let database;
		IDBFactory.prototype.open = function (...args) {
			if (window.refused) throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
			const asked = open.apply(this, args);
			if (args[0].endsWith("#journal") && args[1]) asked.addEventListener("success", () => { database = asked.result });
			return asked;
		};
		window.closeJournal = () => { database.close(); database.dispatchEvent(new Event("close")) };
	}`))
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	p.see("heading", "Der Block")
	p.throwFirst()
	p.waitFor(inBoth)
	p.eval(`closeJournal()`, nil)
	p.waitFor(`serviert.journal.works`)
	p.touch("#die-1")
	p.touch("button[id^=cell-][data-state=possible]")
	p.touch("#write")
	p.waitFor(inBoth)
	p.eval(`refused = true, closeJournal()`, nil)
	p.waitFor(note)
	p.touch("#throw")
	p.waitFor(`document.querySelector("#die-5")`)
	p.eval(`refused = false, document.dispatchEvent(new Event("visibilitychange"))`, nil)
	p.waitFor(`!` + note)
	p.waitFor(inBoth)

	p.open("/games")
	p.waitFor(`serviert.journal.works`)
	p.eval(`closeJournal()`, nil)
	p.clickCSS(`#main a.go[href*="game="]`)
	p.see("heading", "Der Block")
	p.eval(`refused = true, closeJournal()`, nil)
	p.clickCSS(`[id^=delete-]`)
	p.clickCSS(`[id^=yes-]`)
	p.said("gelöscht")
	p.eval(`refused = false, document.dispatchEvent(new Event("visibilitychange"))`, nil)
	p.waitFor(`serviert.journal.works`)
	var left int
	if p.eval(`new Promise(done => serviert.journal.ids(ids => done(ids.length)))`, &left); left != 0 {
		t.Error("a deleted game is still on the shelf, and would be filed again")
	}
}

// withFullDatabase shows a game that is over, in a page whose database has no room as soon as full is true.
func withFullDatabase(t *testing.T) player {
	t.Helper()
	p := newPlayer(t, withScript(playScript+`{
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...args) {
			if (window.full) throw new DOMException("no room", "QuotaExceededError");
			return put.apply(this, args);
		};
	}`))
	p.bring(finished(t, "escalero", "Mitzi", "Franz"))
	p.see("heading", "Der Block")
	return p
}

// A journal that had no room, or whose database was deleted with what the site had kept, is used again when there is some:
// then it has all that was played meanwhile, and what was deleted is gone from it.
func TestAJournalThatBrokeOffIsWrittenAgain(t *testing.T) {
	t.Parallel()
	const note = `document.querySelector(".notices").textContent.includes("nicht jeden Zug sofort")`
	inBoth := journalled("game", "kept", "dice")
	p := withFullDatabase(t)
	p.throwFirst()
	p.waitFor(journalled("game"))
	// What was on its way when it broke off, and is not written again by itself, is in it as well.
	p.eval(`full = true, serviert.keep("serviert:names", "{}"), serviert.journal.write("serviert:names", "{}")`, nil)
	p.waitFor(note)
	p.touch("#die-1")
	p.touch("#throw")
	p.waitFor(`document.querySelector("#throw")`)
	p.eval(`full = false; { const now = performance.now.bind(performance); performance.now = () => now() + 11000 }`, nil)
	p.touch("#die-2")
	p.waitFor(`!` + note)
	p.waitFor(journalled("game", "kept", "dice", "names"))

	p.eval(`new Promise(done => { indexedDB.deleteDatabase("`+base+`#journal").onsuccess = done })`, nil)
	p.touch("#die-3")
	p.eval(`new Promise(done => setTimeout(done, 300))`, nil)
	var told bool
	if p.eval(note, &told); told {
		t.Error("a database that was deleted is not made again")
	}
	p.touch("button[id^=cell-][data-state=possible]")
	p.touch("#write")
	p.touch("#throw")
	p.waitFor(inBoth)
}

// Who deletes games because the device is full does not get them back at the next start.
func TestADeletedGameIsGoneFromAFullDevice(t *testing.T) {
	t.Parallel()
	p := withFullDatabase(t)
	p.waitFor(`serviert.journal.works`)
	p.eval(`full = true; serviert.journal.write("serviert:names", "{}")`, nil)
	p.waitFor(`!serviert.journal.works`)
	p.clickCSS(`[id^=delete-]`)
	p.clickCSS(`[id^=yes-]`)
	p.said("gelöscht")
	p.open("/games")
	p.see("button", "Text einlesen")
	var left int
	if p.eval(`new Promise(done => serviert.journal.ids(ids => done(ids.length)))`, &left); left != 0 {
		t.Error("a deleted game is still on the shelf, and is filed again")
	}
}

// When the program ends unexpectedly, the note does not promise what is not so.
func TestTheEndOfTheProgramIsToldTruthfully(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ script, says string }{
		"kept":     {"", "Alles ist gespeichert"},
		"not kept": {refusedStorage + refusedDatabase, "Vielleicht fehlt"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, withScript(c.script))
			p.expect("the program ended", "Go program has already exited", "panic", "goroutine") // its timers live on
			p.open("/")
			p.eval(`try { goappNav() } catch {}`, nil) // without the address it needs
			p.waitFor(`document.querySelector("#boot-note") && document.querySelector("#boot-note").textContent.includes("` + c.says + `")`)
		})
	}
}

// An evening of cards that is over leaves the small storage as soon as another one begins, and so does one that an
// earlier version has left there. It is listed, and opened whole.
func TestEveningsOfCardsThatAreOverLeaveTheStorage(t *testing.T) {
	t.Parallel()
	const lines = `Object.keys(localStorage).filter(key => key.startsWith("serviert:words-past:")).map(key => JSON.parse(localStorage.getItem(key)))`
	p := newPhone(t)
	c := setUp(p, "de", "Mitzi", "Franz")
	c.play(1)
	c.endEvening()
	var before, old string
	standings := `document.querySelector("main .money").textContent`
	p.eval(standings, &before)
	p.eval(`localStorage.getItem("serviert:words")`, &old)
	setUp(p, "de", "Resi", "Poldi")
	p.waitFor(lines + `.some(e => e.v === 3 && e.record === "" && e.names.length === 2 && e.hands > 0)`)

	var id string
	p.eval(`JSON.parse(`+quote(old)+`).id`, &id)
	p.eval(`localStorage.setItem("serviert:words-past:77", `+quote(old)+`.replace('"id":"`+id+`"', '"id":"77"').replace(/,"n":.*/, "}"))`, nil)
	p.open("/games")
	p.see("heading", "Wähle deine Worte")
	p.waitFor(lines + `.filter(e => e.v === 3 && e.record === "").length === 2`)
	for _, one := range []string{id, "77"} {
		p.open("/games")
		p.waitFor(`document.querySelector("#past-` + one + `")`)
		p.clickCSS("#past-" + one)
		p.waitFor(`document.querySelector("#again") !== null`)
		var after string
		if p.eval(standings, &after); after != before {
			t.Errorf("%s ended with %q, and now with %q", one, before, after)
		}
		p.reload()
		p.waitFor(`document.querySelector("#again") !== null`)
	}
}
