package browsertest

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"serviert/cmd/serve/pages"
	"serviert/engine/escalero"
)

// tapScript tells of a tap when the document has changed first, how long that was after the browser told the page,
// when it is to be seen, and when the document has changed last: what is drawn later belongs to the answer too. The
// finger's own traces, before it is lifted, don't. It also notes every task of the page's thread that is long.
const tapScript = `{
	const now = performance.now.bind(performance); // a test may put the page's clock on
	window.watchTap = () => {
		const took = {};
		let start, told, last;
		const observer = new MutationObserver(() => {
			if (start === undefined) return;
			last = now();
			if (took.changed !== undefined) return;
			took.changed = last - start;
			took.answered = last - told;
			requestAnimationFrame(() => {
				const after = new MessageChannel();
				after.port1.onmessage = () => { took.seen = now() - start };
				after.port2.postMessage(0);
			});
		});
		for (const part of document.querySelectorAll("main, #dialogs")) observer.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
		addEventListener("click", e => { start = e.timeStamp; told = now() }, { once: true, capture: true });
		window.tapped = () => {
			if (took.seen === undefined || now() - last < 100) return false;
			observer.disconnect();
			took.settled = last - start;
			return took;
		};
	};
	window.longTasks = [];
	new PerformanceObserver(list => { for (const e of list.getEntries()) longTasks.push(e.duration) }).observe({ type: "longtask" });
}`

// took is how long a tap took, in milliseconds.
type took struct{ Changed, Answered, Seen, Settled float64 }

// timedTouch touches an element as long as a finger does, and tells how long the answer takes after it is lifted.
func (p player) timedTouch(selector string) (t took) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`play.lies(%q).then(watchTap)`, selector), nil)
	p.press(selector, 70*time.Millisecond)
	p.waitFor(`tapped()`)
	p.eval(`tapped()`, &t)
	return t
}

// finger taps on Serviert, and as often on hello world, so that it is seen how busy the machine was.
type finger struct {
	*bench
	hello player
}

func (b *bench) finger(t *testing.T) finger {
	dir := helloDir(t)
	h := newHost(t, t.TempDir())
	site := pages.Handler{Base: "/", Dir: func() string { return dir }}
	h.misbehave(func(w http.ResponseWriter, r *http.Request) bool { site.ServeHTTP(w, r); return true })
	p := newPlayer(t, from(h), withScript(tapScript))
	p.expect("asked for")
	p.run(chromedp.Navigate(h.origin() + "/"))
	p.waitFor(`performance.getEntriesByName("hello-ready").length > 0`)
	return finger{b, p}
}

// oneButton is a page that does nothing but count: whatever a tap takes there is the browser's own.
const oneButton = `<!doctype html><meta name=viewport content="width=device-width"><link rel=icon href="data:,">
<main><button id=tap style="padding: 2em">0</button></main><div id=dialogs></div><script>tap.onclick = () => tap.textContent++</script>`

// floor notes how long a tap takes without any program. A tap on hello world or on ours cannot take less.
func (b *bench) floor(t *testing.T) {
	h := newHost(t, t.TempDir())
	h.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		w.Header().Set("Content-Type", "text/html")
		_, err := w.Write([]byte(oneButton))
		return err == nil
	})
	p := newPlayer(t, from(h), withScript(tapScript))
	p.expect("asked for")
	p.run(chromedp.Navigate(h.origin() + "/"))
	p.slowCPU(4)
	changed, seen := b.figure("tap, changed: one button, no program", "ms", ""), b.figure("tap, seen: one button, no program", "ms", "")
	for range 5 * b.rounds {
		took := p.timedTouch("#tap")
		changed.ours, seen.ours = append(changed.ours, took.Changed), append(seen.ours, took.Seen)
	}
	p.slowCPU(1)
}

// tap touches an element of ours, then hello world's button. Only one of the pages is slowed at a time: the browser
// slows a page by keeping a processor busy, even while nothing happens there. With two pages slowed, nothing of two
// processors would be left for the browser itself, through which every tap goes.
func (f finger) tap(p player, name, selector string) {
	p.t.Helper()
	ours := p.timedTouch(selector)
	p.slowCPU(1)
	f.hello.slowCPU(4)
	hello := f.hello.timedTouch("#tap")
	f.hello.slowCPU(1)
	p.slowCPU(4)
	for _, kind := range []struct {
		name, goal  string
		ours, hello float64
	}{
		{"changed", "16, stretch 10; worst 33", ours.Changed, hello.Changed},
		{"answered", "", ours.Answered, hello.Answered},
		{"seen", "50", ours.Seen, hello.Seen},
		{"last change", "", ours.Settled, hello.Settled},
	} {
		line := f.figure("tap, "+kind.name+": "+name, "ms", kind.goal)
		line.ours, line.hello = append(line.ours, kind.ours), append(line.hello, kind.hello)
	}
}

// taps plays some turns of a game of three columns.
func (b *bench) taps(t *testing.T) {
	p := newPlayer(t, withScript(tapScript))
	b.floor(t)
	f := b.finger(t)
	s := p.sitDown("escalero\nparty Anna\nparty Bernd\nthrow 66612\nwrite 6 1\nthrow 12345\nwrite S 1\n")
	p.slowCPU(4)
	r := rand.New(rand.NewPCG(3, 3))
	tap := func(name, selector string) { t.Helper(); f.tap(p, name, selector) }
	for range 3 * b.rounds {
		tap("throw", "#throw")
		s = p.after("a throw", s)
		tap("keep a die", "#die-2")
		tap("let it go", "#die-2")
		row, col, points := best(s.state(t), r)
		nothing, at := strike(s.state(t))
		if nothing >= 0 {
			tap("choose a cell", fmt.Sprintf("#cell-%d-%d", nothing, at))
			tap("the strike's question", "#write")
			p.seen("the question", `document.querySelector("dialog[open] #strike-no")`)
			tap("no strike", "#strike-no")
			p.seen("no question", `!document.querySelector("#dialog")`)
		}
		cell := fmt.Sprintf("#cell-%d-%d", row, col)
		if p.is(`!document.querySelector("` + cell + `[aria-pressed=true]")`) {
			tap("choose a cell", cell)
			p.seen("the cell chosen", `document.querySelector("`+cell+`[aria-pressed=true]")`)
		}
		before := s
		if points == 0 {
			p.touch("#write")
			p.touch("#strike-yes")
			s = p.after("the strike", s)
			continue
		}
		tap("write", "#write")
		p.after("the entry", s)
		tap("take back", "#back")
		s = p.seen("the entry taken back", fmt.Sprintf("play.state().record === %q", before.Record))
		if p.is(`!document.querySelector("` + cell + `[aria-pressed=true]")`) {
			p.touch(cell)
			p.seen("the cell chosen", `document.querySelector("`+cell+`[aria-pressed=true]")`)
		}
		tap("write", "#write")
		s = p.after("the entry", s)
	}
}

// strike is an open cell that would bring nothing, row -1 if there is none.
func strike(st escalero.State) (row, col int) {
	sheet, rules, turn := st.Sheet(st.Turn()), st.Rules(), st.Last()
	for c := range rules.Columns {
		for i, x := range rules.Rows {
			if sheet.Open(rules, c, i) && x.Points(turn.Dice.Hand(), turn.Served) == 0 {
				return i, c
			}
		}
	}
	return -1, 0
}

// cardTaps plays hands of the card game.
func (b *bench) cardTaps(t *testing.T) {
	p := newPlayer(t, withScript(tapScript))
	c := setUp(p.phone, "de", "Mitzi", "Franz")
	f, taps := b.finger(t), 0
	p.slowCPU(4)
	tap := func(name, selector string) {
		t.Helper()
		f.tap(p, name, selector)
		taps++
	}
	for taps < 20*b.rounds {
		c.tapOn(taps%2 == 0, tap)
	}
}

// longTasks plays a whole game against two computers with the coach's advice in every turn, and looks at its
// review: no task of the page's thread should keep a finger waiting.
func (b *bench) longTasks(t *testing.T) {
	p := newPlayer(t, withScript(tapScript), holding("serviert:settings", quick))
	p.slowCPU(4)
	p.sitDown("escalero-single\nparty Anna\tcomputer coach\nparty Bernd\tcomputer strong\nparty Cilli\tcomputer best\n")
	time.Sleep(500 * time.Millisecond)
	b.tasks(p.phone, "the table appears")
	r := rand.New(rand.NewPCG(3, 3))
	for {
		s := p.seen("a turn or the end", `document.querySelector("#main .end, #main .settle") || document.querySelector("button#throw:not([aria-disabled=true])") && !document.querySelector("#go-on")`)
		if p.is(`document.querySelector("#main .end, #main .settle")`) {
			break
		}
		p.touch("#throw")
		s = p.after("a throw", s)
		p.key("h")
		p.waitFor(`document.querySelectorAll("#dialog .choice").length === 3`)
		p.waitUpTo(4*patience, `document.querySelector("#dialog [role=status]").textContent.startsWith("Am besten")`)
		p.key("Escape")
		p.seen("no dialog", `!document.querySelector("#dialog")`)
		p.writes(s, r)
	}
	b.tasks(p.phone, "a game with two computers and advice")
	p.figures()
	var id string
	p.eval(`JSON.parse(localStorage.getItem("serviert:game")).id`, &id)
	p.open("/review?game=" + id)
	p.waitUpTo(4*patience, `document.querySelector(".swing")`)
	b.tasks(p.phone, "the review")
}

// tasks notes the tasks over 50 ms since it was called last.
func (b *bench) tasks(p *phone, name string) {
	p.t.Helper()
	var list []float64
	p.eval("longTasks.splice(0)", &list)
	worst := 0.0
	for _, x := range list {
		worst = max(worst, x)
	}
	f, n := b.figure("longest task: "+name, "ms", "50, stretch 30"), b.figure("tasks over 50 ms: "+name, "n", "0")
	f.ours, n.ours = append(f.ours, worst), append(n.ours, float64(len(list)))
}

// cardTasks plays hands of the card game against two computers, looks at what could have been laid and at what the
// coach says of each, and then at everything else that searches for words.
func (b *bench) cardTasks(t *testing.T) {
	p := newPhone(t, withScript(tapScript), holding("serviert:settings", quick))
	p.slowCPU(4)
	c := setUp(p, "de", "Mitzi", "Franz hard", "Resi medium")
	b.tasks(p, "a card table appears")
	for hand := range b.rounds {
		for c.hands = 0; !c.has(".hand-sums") && !c.has("#again"); {
			if !c.step() {
				time.Sleep(30 * time.Millisecond)
			}
		}
		b.tasks(p, "a hand of cards with two computers")
		if c.has("#best-1") {
			c.tap("#best-1")
			p.waitLong(`document.querySelector("#best-1[aria-expanded=true]")`)
			time.Sleep(time.Second)
			b.tasks(p, "the best word of a hand")
		}
		if c.has("#look-1") {
			c.tap("#look-1")
			p.waitLong(`document.querySelector("#look-swap") && !/rechnet/.test(document.querySelector(".said").textContent)`)
			b.tasks(p, "the word coach looks back")
			c.tap("#recalled")
		}
		if hand < b.rounds-1 && c.has("#table-act") {
			c.tap("#table-act")
		}
		p.eval("longTasks.length = 0", nil)
	}
	for _, page := range []struct{ name, path, answer, there string }{
		{"what to swap", "/practice-words?task=swap", "#exchange", "#verdict"},
		{"the best word", "/practice-words?task=find", "#give-up", "#verdict"},
		{"the hand of the day", "/hand", "#exchange", "#typed"},
	} {
		p.open(page.path)
		p.waitLong(fmt.Sprintf(`document.querySelector(%q)`, page.answer))
		b.tasks(p, page.name+" is asked")
		p.eval(fmt.Sprintf(`document.querySelector(%q).click()`, page.answer), nil)
		p.waitLong(fmt.Sprintf(`document.querySelector(%q)`, page.there))
		time.Sleep(2 * time.Second)
		b.tasks(p, page.name+" is judged")
	}
}
