package browsertest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// middle is where the middle of an element is, once it lies still: cards that are dealt are on their way.
func (p *phone) middle(selector string) (at struct{ X, Y float64 }) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`(async () => {
		for (let was = "";; await new Promise(requestAnimationFrame)) {
			const e = document.querySelector(%q), r = e.getBoundingClientRect(), now = [r.x, r.y, r.width, r.height].join();
			if (now === was && !document.getAnimations().some(a => a.playState === "running" && a.effect.target.contains(e))) return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
			was = now;
		}
	})()`, selector), &at)
	return at
}

// drag takes a finger from the middle of one element to the left or right edge of another, does something
// there, and ends as told.
func (c *cards) drag(from, to string, right bool, before func(), end input.TouchType) {
	c.t.Helper()
	a, b := c.middle(from), c.middle(to)
	a.X += c.grip
	var wide float64
	c.eval(fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().width`, to), &wide)
	if right {
		b.X += wide/2 - 3
	} else {
		b.X -= wide/2 - 3
	}
	touch := func(kind input.TouchType, points ...*input.TouchPoint) {
		c.run(chromedp.ActionFunc(func(ctx context.Context) error { return input.DispatchTouchEvent(kind, points).Do(ctx) }))
	}
	touch(input.TouchStart, &input.TouchPoint{X: a.X, Y: a.Y})
	for i := 1.0; i <= 5; i++ {
		touch(input.TouchMove, &input.TouchPoint{X: a.X + (b.X-a.X)*i/5, Y: a.Y + (b.Y-a.Y)*i/5})
	}
	if before != nil {
		before()
	}
	touch(end)
}

// laid are the names of the cards in the word, and hand those of the hand, without what is said besides.
func (c *cards) laid() (names []string) {
	c.t.Helper()
	c.eval(`[...document.querySelectorAll("[id^=laid-] .sr-only")].map(e => e.textContent.replace(", liegt im Wort", ""))`, &names)
	return names
}

func (c *cards) hand() (names []string) {
	c.t.Helper()
	c.eval(`[...document.querySelectorAll("[id^=card-] .sr-only")].map(e => e.textContent.replace(", liegt im Wort", ""))`, &names)
	return names
}

// A finger drags cards into the word, within it and out of it, and to another place in the hand. A drag that
// is broken off moves nothing, none is ever a tap, and no card is lost.
func TestCardsAreDragged(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	dealt := c.hand()
	lie := func(when string, places ...int) {
		t.Helper()
		var want []string
		for _, i := range places {
			want = append(want, dealt[i-1])
		}
		list := strings.Join(want, "|")
		for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
			if got := strings.Join(c.laid(), "|"); got == list {
				break
			} else if time.Now().After(end) {
				t.Fatalf("%s: in the word lie %q, want %q", when, got, list)
			}
		}
		time.Sleep(60 * time.Millisecond) // a tap that came after the drag would be seen by now
		if got := strings.Join(c.laid(), "|"); got != list {
			t.Errorf("%s: the drag was a tap too, in the word lie %q", when, got)
		}
		var left int
		c.eval(`document.querySelectorAll("[data-drag], [data-drop], .card[style*=translate]").length`, &left)
		if left > 0 {
			t.Errorf("%s: %d traces of the drag are left", when, left)
		}
	}
	c.drag("#card-3", ".word .cards", false, nil, input.TouchEnd)
	lie("into the word", 3)
	c.drag("#card-5", ".word .cards", true, nil, input.TouchEnd)
	lie("behind it", 3, 5)
	c.drag("#card-1", "#laid-1", false, nil, input.TouchEnd)
	lie("before it", 1, 3, 5)
	c.drag("#laid-3", "#laid-1", false, nil, input.TouchEnd)
	lie("within the word", 5, 1, 3)
	c.drag("#laid-2", ".pot .cards", false, nil, input.TouchEnd)
	lie("out of the word", 5, 3)
	c.drag("#card-7", ".word .cards", true, nil, input.TouchCancel)
	lie("cancelled", 5, 3)
	c.drag("#card-7", "#menu", true, nil, input.TouchEnd)
	lie("dropped elsewhere", 5, 3)
	c.drag("#card-7", ".word .cards", true, func() {
		c.size(740, 360)
		c.size(360, 740)
	}, input.TouchEnd)
	lie("turned", 5, 3)
	for name, comes := range map[string]string{
		"a key":                   `dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))`,
		"another window":          `dispatchEvent(new Event("blur"))`,
		"another app":             `document.dispatchEvent(new Event("visibilitychange"))`,
		"a second finger":         `document.querySelector("h1").dispatchEvent(new PointerEvent("pointerdown", { pointerId: 71, bubbles: true }))`,
		"a new card in its place": `document.querySelector("#card-7 .sr-only").firstChild.nodeValue += "!"`,
	} {
		c.drag("#card-7", ".word .cards", true, func() { c.eval(comes, nil) }, input.TouchEnd)
		lie(name, 5, 3)
	}
	c.eval(`document.querySelector("#card-7 .sr-only").firstChild.nodeValue = `+quote(dealt[6]), nil)
	// What another pointer does meanwhile, as a mouse beside the finger, is no part of it, and where the card would come to lie
	// is one place.
	var part string
	c.drag("#laid-1", ".pot .cards", false, func() {
		c.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))`, nil)
		const state = `[...document.querySelectorAll("[data-drop]")].map(e => e.className).join() + document.querySelector("#laid-1").style.translate`
		var was string
		c.eval(state, &was)
		c.eval(`document.body.dispatchEvent(new PointerEvent("pointermove", { pointerId: 71, buttons: 1, clientX: 1, clientY: 1, bubbles: true }))`, nil)
		c.eval(`document.body.dispatchEvent(new PointerEvent("pointerup", { pointerId: 71, clientX: 1, clientY: 1, bubbles: true }))`, nil)
		if c.eval(state, &part); part != was || strings.Contains(part, ",") || !strings.HasPrefix(part, "cards") {
			t.Errorf("while it is dragged: %q, with another pointer %q", was, part)
		}
	}, input.TouchCancel)
	lie("beside another pointer", 5, 3)
	c.drag("#card-7", "#card-7", false, nil, input.TouchEnd)
	lie("not moved far", 5, 3)
	if got := strings.Join(c.hand(), "|"); got != strings.Join(dealt, "|") {
		t.Fatalf("the hand is %q, before %q", got, dealt)
	}
	more, bet := c.middle("#more"), `+document.querySelector(".stepper b").textContent`
	before := c.number(bet)
	c.drag("#card-7", "#card-1", false, nil, input.TouchEnd)
	// The browser takes no tap after that for one that stops a page; and these two are quick on purpose.
	c.tapTwice(more.X, more.Y, 120*time.Millisecond)
	c.waitFor(fmt.Sprintf(`%s === %v`, bet, before+2))
	lie("to the front", 5, 3)
	turned := strings.Join(append([]string{dealt[6]}, dealt[:6]...), "|")
	if got := strings.Join(c.hand(), "|"); got != turned {
		t.Errorf("the hand is %q, want %q", got, turned)
	}
	c.tap("#card-1")
	lie("a tap", 5, 3, 7)
	c.reload()
	c.waitFor(`document.querySelector("#reveal") !== null`)
	c.lift()
	c.waitFor(`document.querySelector("#card-1") !== null`)
	if got := strings.Join(c.hand(), "|"); got != turned {
		t.Errorf("after a reload the hand is %q, want %q", got, turned)
	}
	// In rows, and wherever the finger holds the card.
	c.size(256, 500)
	for _, d := range []struct {
		from, to string
		right    bool
		grip     float64
		order    string
	}{{"#card-7", "#card-5", false, 0, "1234756"}, {"#card-6", "#card-2", false, 0, "1623457"}, {"#card-1", "#card-3", true, 20, "2314567"}} {
		var want []string
		before := c.hand()
		for _, i := range d.order {
			want = append(want, before[i-'1'])
		}
		c.grip = d.grip
		c.drag(d.from, d.to, d.right, nil, input.TouchEnd)
		for end := time.Now().Add(patience); !slices.Equal(c.hand(), want); time.Sleep(20 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("from %s to %s: the hand is %q, want %q", d.from, d.to, c.hand(), want)
			}
		}
	}
}

// A mouse drags them too, whatever had the focus before, and only while its button is held.
func TestCardsAreDraggedByMouse(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	dealt := c.hand()
	for n, card := range []string{"#card-3", "#card-5"} {
		c.mouse(true, card, "#card-6", ".word .cards")
		c.waitFor(fmt.Sprintf(`document.querySelectorAll("[id^=laid-]").length === %d`, n+1))
	}
	c.mouse(false, "#card-2", "#card-6", ".word .cards")
	c.waitFor(`document.querySelector("[data-drag], [data-drop], .card[style*=translate]") === null`)
	if got, want := c.laid(), []string{dealt[2], dealt[4]}; !slices.Equal(got, want) {
		t.Errorf("in the word lie %q, want %q", got, want)
	}
}

// Where that was chosen, the cards are in the document only while a finger or a key holds them up; a screen
// reader turns them over and back.
func TestCardsAreHeldUp(t *testing.T) {
	t.Parallel()
	c := sitDownHolding(t)
	hidden := func(when string) {
		t.Helper()
		c.waitFor(`document.querySelector("#hold[aria-pressed=false]") !== null`)
		var html string
		c.eval("document.documentElement.outerHTML", &html)
		if strings.Contains(withoutCut(html), "Punkt") || strings.Contains(withoutCut(c.spokenPage()), "Punkt") {
			t.Errorf("%s: there is a card on the page: %s", when, html)
		}
	}
	shown := func(when string) {
		t.Helper()
		c.waitFor(`document.querySelector("#hold[aria-pressed=true]") !== null`)
		for _, name := range c.hand() {
			if !strings.Contains(name, "Punkt") {
				t.Errorf("%s: a card is called %q", when, name)
			}
		}
	}
	hidden("before")
	at := c.middle("#hold")
	touch := func(kind input.TouchType, points ...*input.TouchPoint) {
		c.run(chromedp.ActionFunc(func(ctx context.Context) error { return input.DispatchTouchEvent(kind, points).Do(ctx) }))
	}
	touch(input.TouchStart, &input.TouchPoint{X: at.X, Y: at.Y})
	shown("under a finger")
	if c.is(`document.querySelector("#hold").dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }))`) {
		t.Error("a finger that rests opens the browser's menu")
	}
	var marked []string // what a finger that rests could mark, which would end the touch on an iPhone
	c.eval(`[...document.querySelectorAll(".cards-table *")].filter(e => getComputedStyle(e).userSelect !== "none" && !e.matches("input")).map(e => e.className || e.localName)`, &marked)
	if len(marked) > 0 {
		t.Errorf("text is to be marked in %q", marked)
	}
	c.eval(`dispatchEvent(new Event("blur"))`, nil)
	hidden("another window in front")
	touch(input.TouchEnd)
	touch(input.TouchStart, &input.TouchPoint{X: at.X, Y: at.Y})
	shown("under a finger again")
	touch(input.TouchEnd)
	hidden("lifted")
	for when, end := range map[string]func(){
		"taken away": func() { touch(input.TouchCancel) },
		"another app": func() {
			c.eval(`document.dispatchEvent(new Event("visibilitychange"))`, nil)
			hidden("another app, still touched")
			touch(input.TouchEnd)
		},
	} {
		touch(input.TouchStart, &input.TouchPoint{X: at.X, Y: at.Y})
		shown("under a finger once more")
		end()
		hidden(when)
	}
	time.Sleep(100 * time.Millisecond)
	hidden("after the tap")

	c.eval(`document.querySelector("#hold").focus()`, nil)
	for _, k := range []struct{ key, text string }{{" ", " "}, {"Enter", "\r"}} {
		press := func(kind input.KeyType, repeat bool) {
			c.run(chromedp.ActionFunc(func(ctx context.Context) error {
				e := input.DispatchKeyEvent(kind).WithKey(k.key).WithAutoRepeat(repeat)
				if kind == input.KeyDown {
					e = e.WithText(k.text)
				}
				return e.Do(ctx)
			}))
		}
		press(input.KeyDown, false)
		shown("with a key")
		press(input.KeyDown, true)
		press(input.KeyDown, true)
		shown("with a key that repeats")
		press(input.KeyUp, false)
		hidden("the key is up")
	}
	c.eval(`document.querySelector("#hold").click()`, nil)
	shown("by a screen reader")
	c.key("w")
	c.waitFor(`/Deine Karten: .*Punkt/.test(document.querySelector("#live").textContent)`)
	c.eval(`document.querySelector("#hold").click()`, nil)
	c.waitFor(`!/Punkt/.test(document.querySelector("#live").textContent.replace(/Abgehoben: [^.]*\./, ""))`)
	hidden("turned back")
	// Some say that it was pressed as by a mouse that presses nothing.
	for _, name := range []string{"pointerdown", "pointerup"} {
		c.eval(fmt.Sprintf(`document.querySelector("#hold").dispatchEvent(new PointerEvent(%q, { bubbles: true, pointerType: "mouse", pointerId: 71 }))`, name), nil)
		hidden(name + " as by a mouse that presses nothing")
	}
	c.eval(`document.querySelector("#hold").dispatchEvent(new PointerEvent("click", { bubbles: true, detail: 1 }))`, nil)
	shown("a click as by a mouse that presses nothing")
	c.eval(`document.querySelector("#hold").click()`, nil)
	hidden("turned back again")
	c.look(func(size string) {
		c.noOverflow()
		c.targets()
	})
	c.axe()
	c.tap("#card-2")
	c.tap("#card-4")
	hidden("with a word begun")
	touch(input.TouchStart, &input.TouchPoint{X: c.middle("#hold").X, Y: c.middle("#hold").Y})
	shown("with a word")
	if n := len(c.laid()); n != 2 {
		t.Errorf("%d cards lie in the word that was laid face down", n)
	}
	touch(input.TouchEnd)
	hidden("with a word laid")
	c.tap("#raise")
	c.curtainDown()
}

// One thumb holds the button that shows the cards, and the other one taps them.
func TestACardIsTappedWhileAllAreHeldUp(t *testing.T) {
	t.Parallel()
	c := sitDownHolding(t)
	var down []*input.TouchPoint
	put := func(id float64, selector string) {
		at := c.middle(selector)
		down = append(down, &input.TouchPoint{ID: id, X: at.X, Y: at.Y})
		c.run(input.DispatchTouchEvent(input.TouchStart, down))
	}
	lift := func() {
		last := len(down) - 1
		c.run(input.DispatchTouchEvent(input.TouchEnd, down[last:]))
		down = down[:last]
	}
	laid := func(n int) {
		t.Helper()
		time.Sleep(100 * time.Millisecond) // for a click too many
		c.waitFor(fmt.Sprintf(`document.querySelectorAll("[id^=laid-]").length === %d`, n))
	}
	put(1, "#hold")
	c.waitFor(`document.querySelector("#hold[aria-pressed=true]") !== null`)
	for n, card := range []string{"#card-2", "#card-5"} {
		put(2, card)
		lift()
		laid(n + 1)
	}
	if !c.has("#hold[aria-pressed=true]") {
		t.Error("the cards are hidden while the button is held")
	}
	lift()
	c.waitFor(`document.querySelector("#hold[aria-pressed=false]") !== null`)
}
