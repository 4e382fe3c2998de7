package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"serviert/engine/escalero"
	"serviert/engine/record"
)

// playScript is put into every page of a test that plays: it can press what a player can see, waits
// until the page has answered, and notes what no page may do meanwhile.
const playScript = `{
// A served grande comes once in 1,296 throws, lies over the pad and is written at once: it falls only where a test
// loads the dice. Five dice are made of twelve bytes.
const chance = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = list => {
	do chance(list); while (list.length === 12 && new Set([...list].filter(n => n < 252).slice(0, 5).map(n => n % 6)).size === 1);
	return list;
};
const one = s => document.querySelector(s);
const usable = e => e && e.getAttribute("aria-disabled") !== "true" && e.getClientRects().length > 0;
const all = s => [...document.querySelectorAll(s)].filter(usable);
// watch tells whether anything on the page has changed since.
const watch = () => {
	const at = location.href;
	let changed = false;
	const observer = new MutationObserver(() => { changed = true });
	for (const part of [one("#main"), one("#dialogs")]) observer.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
	return { changed: () => changed || location.href !== at, end: () => observer.disconnect() };
};
const nap = () => new Promise(done => setTimeout(done, 4));
const frame = () => new Promise(done => requestAnimationFrame(done));
const some = list => list[Math.floor(Math.random() * list.length)];
const stored = key => JSON.parse(localStorage.getItem("serviert:" + key) || "null");
// saved is the game on the table, with the marks of kept dice, which are stored beside it for a number of actions.
const saved = () => {
	const game = stored("game"), marks = stored("kept");
	const actions = game && game.record.split("\n").filter(line => line && !/^(serviert|option|party) /.test(line)).length;
	return game && marks && marks.game === game.id && marks.at === actions ? { ...game, kept: marks.kept } : game;
};
// What stood there when the game was saved: what is said of it comes later.
let told = "";
const recordIn = text => /"record":"(?:[^"\\]|\\.)*"/.exec(text)?.[0];
const keep = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
	if (key === "serviert:game" && recordIn(text) !== recordIn(localStorage.getItem(key))) told = one("#live")?.textContent;
	return keep.call(this, key, text);
};
// started is false on a page whose program is on its way.
const started = () => document.documentElement && document.body && document.documentElement.dataset.app !== "loading";
const play = window.play = {
	wrong: [], lang: "de",
	async until(what, is) {
		const end = Date.now() + 90000;
		for (let value; Date.now() < end; await nap()) if (started() && (value = is())) return value;
		throw new Error("in vain: " + what);
	},
	// lies waits until an element is where it was a frame before, and nothing that it lies in is still
	// on its way: a finger goes for what lies still. An animation that has not drawn its second frame
	// looks as if it did; a finger on the rising menu then met the item below. Nobody throws while dice
	// still roll, or chooses a cell: while they do, the pads may change places. The pad scrolls to what the dice score
	// best a few frames after it was drawn.
	async lies(selector) {
		for (let end = Date.now() + 90000, was, still = 0; Date.now() < end; await frame()) {
			const e = started() && one(selector);
			if (!e || !e.getClientRects().length) continue; // dice that are not shown lie still too
			e.scrollIntoView({ block: "nearest", behavior: "instant" });
			const r = e.getBoundingClientRect(), now = [r.x, r.y, r.width, r.height].join();
			const rising = document.getAnimations().some(a => a.playState === "running" &&
				a.effect.getComputedTiming().iterations !== Infinity &&
				(a.effect.target.contains(e) || e.matches("#throw, #write, [id^=cell-]") && a.effect.target.closest("[id^=die-], .moment, .icon-cloche")));
			still = now === was && !rising ? still + 1 : 0;
			if (still >= (e.closest("#pad") ? 5 : 1)) return e;
			was = now;
		}
		throw new Error("in vain: something to touch: " + selector);
	},
	// answered tells whether something has been said since the game was saved last.
	answered: () => play.state().said.trim() !== "" && play.state().said !== told,
	state() {
		const e = document.activeElement, game = saved();
		return { record: game ? game.record : "", kept: game ? game.kept || "" : "", block: Boolean(game && game.block), path: location.pathname,
			dialog: one("#dialog") ? one("#dialog").dataset.kind : "", focus: e === document.body || !e ? "body" : e.id || e.className || e.tagName,
			modal: Boolean(one("dialog[open]")), said: one("#live") ? one("#live").textContent : "", lang: document.documentElement.lang, window: innerHeight,
			// For these the page is styled and laid out, so whoever waits for something else does not ask.
			get visible() { return Boolean(e && e.matches(":focus-visible")) }, get height() { return document.documentElement.scrollHeight } };
	},
	async press(e) {
		const game = JSON.stringify(saved()), said = one("#live").textContent;
		const called = e.id || e.textContent, page = watch();
		e.click();
		await play.until("an answer to " + called, page.changed).finally(page.end);
		if (one("#main .table")) play.look(called);
		const now = saved();
		if (now && now.record !== (JSON.parse(game) || {}).record) {
			await play.until("something said after " + called, () => one("#live").textContent !== said);
			if (!one("#live").textContent.trim()) play.wrong.push("nothing is said after " + called);
		}
	},
	look(after) {
		const html = document.documentElement;
		if (html.lang !== play.lang) play.wrong.push("the language is " + html.lang + " after " + after);
		if (html.scrollWidth > html.clientWidth) play.wrong.push("too wide after " + after);
		if (innerHeight === 740 && html.scrollHeight > innerHeight) play.wrong.push(html.scrollHeight + " high after " + after);
	},
	// step presses one button, as a player in a hurry would; false when the game is over.
	async step() {
		await play.until("the table or the end", () => one("#main .table, #main .end, #main .settle"));
		if (one("#main .settle")) return false;
		if (one("#main .end")) { one("#figures").click(); await play.until("the settlement", () => one("#main .settle")); return false }
		const press = play.press, find = s => all(s), asked = "[id^=roll-], #strike-yes";
		await play.until("a question to lie there", () => !one("#dialog") || find(asked).length); // it opens with the next frame
		const dialog = find(asked);
		if (dialog.length) { await press(dialog[0]); return true }
		const over = one("a#throw");
		if (over) { over.click(); await play.until("the settlement", () => one("#main .settle")); return false }
		const points = find("[id^=points-], button#strike");
		if (points.length) { await press(some(points)); return true }
		const faces = find("[id^=face-]");
		if (faces.length) { await press(some(find("#typed-served").length && Math.random() < .1 ? find("#typed-served") : faces)); return true }
		if (find("#concede").length) { await press(some(find(play.yields ? "#concede, #contra, #throw" : "#contra, #throw"))); return true }
		if (find("#contra").length && Math.random() < .2) { await press(one("#contra")); return true }
		if (find("#type").length && Math.random() < .3) { await press(one("#type")); return true }
		const dice = find("[id^=die-]");
		if (find("#throw").length && (!dice.length || Math.random() < .3)) {
			if (dice.length && Math.random() < .5) await press(some(dice));
			await press(one("#throw"));
			return true;
		}
		if (find("#done").length) { await press(one("#done")); return true }
		const other = find("[id^=result-][aria-pressed=false]");
		if (other.length && Math.random() < .3) { await press(some(other)); return true }
		if (find("#write").length) { await press(one("#write")); return true }
		let cells = find("[id^=cell-][data-state=possible]"); // what scores, more often than a strike, which asks
		if (!cells.length || Math.random() < .2) cells = find("button[id^=cell-]:not([data-state=written], [data-state=struck])");
		if (cells.length) { await press(some(cells)); return true }
		if (find("#throw").length) { await press(one("#throw")); return true }
		throw new Error("nothing to press: " + find("button").map(b => b.id || b.textContent));
	},
	async steps(n) {
		const end = Date.now() + 15000;
		while (n-- > 0 && Date.now() < end) if (!await play.step()) return true;
		return false;
	},
};
}`

// seen is what a test that plays asks of the page after every step.
type seen struct {
	Record, Kept, Path, Dialog, Focus, Said, Lang, Wrong string
	Block, Visible, Modal                                bool
	Height, Window                                       int
}

// player is a phone on which somebody plays.
type player struct{ *phone }

func newPlayer(t *testing.T, options ...phoneOption) player {
	t.Helper()
	p := newPhone(t, append([]phoneOption{withScript(playScript)}, options...)...)
	p.expect("navigator.vibrate") // the page's own player has no finger
	return player{p}
}

// seen waits until a condition on the page holds and tells what there is then.
func (p player) seen(what, condition string) (s seen) {
	p.t.Helper()
	var state json.RawMessage
	p.wait(fmt.Sprintf(`play.until(%q, () => %s).then(() => play.state(), e => ({ ...play.state(), wrong: e.message }))`, what, condition), &state)
	if err := json.Unmarshal(state, &s); err != nil {
		p.t.Fatal(err)
	}
	if s.Wrong != "" {
		p.screenshot(p.t.Name() + "-failed")
		p.t.Fatalf("%s, on %s, dialog %q (open %v), focus on %s, said %q, after\n%s", s.Wrong, s.Path, s.Dialog, s.Modal, s.Focus, s.Said, s.Record)
	}
	return s
}

// after waits until the game that is saved has changed and something is said of it, which waits for the focus. By then
// the table is drawn; what is said may still be that of the action before when the game is saved.
func (p player) after(what string, before seen) seen {
	p.t.Helper()
	return p.seen(what+", and something said", fmt.Sprintf(`play.state().record !== %q && play.answered()`, before.Record))
}

// game is the record as the engine reads it.
func (s seen) game(t *testing.T) record.Dice {
	t.Helper()
	doc, err := record.Parse(s.Record)
	if err != nil {
		t.Fatalf("%v in\n%s", err, s.Record)
	}
	d, err := doc.Dice()
	if err != nil {
		t.Fatalf("%v in\n%s", err, s.Record)
	}
	return d
}

func (s seen) state(t *testing.T) escalero.State {
	t.Helper()
	return s.game(t).Match.State()
}

// openWith opens a page with something stored, which is there before the page asks for it, as after a night.
func (p *phone) openWith(path, key, text string) {
	p.t.Helper()
	script := fmt.Sprintf(`location.origin === %q && localStorage.setItem(%q, %q)`, p.host.origin(), key, text)
	var once page.ScriptIdentifier
	p.run(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		once, err = page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
	p.open(path)
	p.run(page.RemoveScriptToEvaluateOnNewDocument(once))
}

// sitDown opens the table with a game whose record is given, as if it had been begun before.
func (p player) sitDown(text string, more ...string) seen {
	p.t.Helper()
	now := time.Now().UnixMilli()
	id := fmt.Sprint(now)
	saved := map[string]any{"v": 1, "id": id, "evening": id, "started": now, "record": "serviert 1 " + text}
	for _, m := range more {
		saved[m] = true
	}
	body, err := json.Marshal(saved)
	if err != nil {
		p.t.Fatal(err)
	}
	p.openWith("/table", "serviert:game", string(body))
	p.mine()
	return p.seen("the table", `document.querySelector("#main .table")`)
}

// finish lets the page's own player play to the end and compares the settlement.
func (p player) finish() seen {
	p.t.Helper()
	lang := p.options.lang[:2]
	p.eval(fmt.Sprintf(`play.lang = %q`, lang), nil)
	for range 40 {
		var over bool
		p.eval(`play.steps(400)`, &over)
		if over {
			s := p.seen("the settlement", `document.querySelector("#main .settle")`)
			p.settles(s)
			p.nothingWrong()
			return s
		}
	}
	p.t.Fatalf("no end: %s", p.seen("anything", "true").Record)
	return seen{}
}

// goOn plays some turns. The rest is played at every table in app/play, and here by touch and by key.
func (p player) goOn() {
	p.t.Helper()
	before := p.seen("the game", `play.state().record`)
	p.eval(fmt.Sprintf(`play.lang = %q`, p.options.lang[:2]), nil)
	var over bool
	p.eval(`play.steps(20)`, &over)
	if after := p.seen("some turns", fmt.Sprintf(`play.state().record !== %q`, before.Record)); !over && strings.Count(after.Record, "\n") < strings.Count(before.Record, "\n")+2 {
		p.t.Errorf("hardly anything was played:\n%s\nis now\n%s", before.Record, after.Record)
	}
	p.nothingWrong()
}

func (p player) nothingWrong() {
	p.t.Helper()
	var wrong []string
	p.eval(`[...new Set(play.wrong.splice(0))]`, &wrong)
	for _, w := range wrong {
		p.t.Error(w)
	}
}

// figures goes on from the end of the game to its settlement.
func (p player) figures() seen {
	p.t.Helper()
	p.seen("the end", `document.querySelector("#main .end")`)
	p.touch("#figures")
	return p.seen("the settlement", `document.querySelector("#main .settle") && document.activeElement.id === "title"`)
}

// settles compares what the settlement says with the record replayed by the engine.
func (p player) settles(s seen) {
	p.t.Helper()
	d := s.game(p.t)
	if !d.Match.State().Over() {
		p.t.Errorf("settled before the end:\n%s", s.Record)
	}
	var totals []string
	p.eval(`[...document.querySelectorAll("#main tr.total td, #main td.sum-up")].map(e => e.textContent.replace(/[.,](?=[0-9]{3})/g, "")).filter(t => /^[+−]?[0-9]+$/.test(t))`, &totals)
	var want []string
	for i, n := range d.Match.State().Settlement().Points {
		text := fmt.Sprintf("%+d", n)
		if n == 0 {
			text = "0"
		}
		if i == 0 || len(d.Parties) > 2 { // of two parties only the first one's points are shown
			want = append(want, strings.Replace(text, "-", "−", 1))
		}
	}
	if len(totals) < len(want) || strings.Join(totals[:len(want)], " ") != strings.Join(want, " ") {
		p.t.Errorf("settled as %v, the record comes to %v:\n%s", totals, want, s.Record)
	}
}

// touch puts a finger on the middle of an element and lifts it.
func (p player) touch(selector string) {
	p.t.Helper()
	p.press(selector, 0)
}

// press touches an element and lifts the finger after a while.
func (p player) press(selector string, held time.Duration) {
	p.t.Helper()
	var at struct {
		X, Y  float64
		Wrong string
	}
	p.wait(fmt.Sprintf(`play.lies(%q).then(e => {
		const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2, top = document.elementFromPoint(x, y);
		return { x, y, wrong: e.contains(top) || top && top.closest("label") && top.closest("label").contains(e) ? "" : "over it lies " + (top ? top.outerHTML.slice(0, 200) : "nothing") };
	})`, selector), &at)
	if at.Wrong != "" {
		p.t.Fatalf("%s cannot be touched: %s", selector, at.Wrong)
	}
	defer p.calm(at.X, at.Y)()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		point := []*input.TouchPoint{{X: at.X, Y: at.Y}}
		if err := input.DispatchTouchEvent(input.TouchStart, point).Do(ctx); err != nil {
			return err
		}
		time.Sleep(held)
		return input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}).Do(ctx)
	}))
}
