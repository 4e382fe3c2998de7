package browsertest

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// listen keeps everything that comes into a live region from now on, and where
// the focus is lost.
func (c *cards) listen() {
	c.t.Helper()
	c.eval(`(() => {
		window.heard = [];
		const keep = (e) => { const l = e && e.closest && e.closest("[aria-live]"); if (l) heard.push(l.textContent.trim()) };
		new MutationObserver((all) => { for (const m of all) keep(m.target.nodeType === 3 ? m.target.parentElement : m.target) })
			.observe(document.body, { subtree: true, childList: true, characterData: true });
	})()`, nil)
}

// heard is what was said since it was asked last.
func (c *cards) heard() (list []string) {
	c.t.Helper()
	c.eval(`heard.splice(0)`, &list)
	return slices.DeleteFunc(slices.Compact(list), func(s string) bool { return s == "" })
}

// hears waits for a sentence.
func (c *cards) hears(like string) {
	c.t.Helper()
	is := regexp.MustCompile(like)
	var all []string
	for end := time.Now().Add(patience); ; time.Sleep(30 * time.Millisecond) {
		all = append(all, c.heard()...)
		if slices.ContainsFunc(all, is.MatchString) {
			return
		}
		if time.Now().After(end) {
			c.t.Fatalf("one does not hear %q but %q", like, all)
		}
	}
}

// holds waits until the focus is at an element.
func (c *cards) holds(when, like string) {
	c.t.Helper()
	is := regexp.MustCompile("^(" + like + ")$")
	var id string
	for end := time.Now().Add(patience); ; time.Sleep(30 * time.Millisecond) {
		c.eval(`document.activeElement === document.body ? "BODY" : document.activeElement.id`, &id)
		if is.MatchString(id) {
			return
		}
		if time.Now().After(end) {
			c.t.Fatalf("%s the focus is at %q, want %s", when, id, like)
		}
	}
}

// onKey focuses an element as the tab key does and presses it.
func (c *cards) onKey(id string) {
	c.t.Helper()
	c.waitFor(fmt.Sprintf(`document.getElementById(%q) !== null`, id))
	c.mayLift()
	c.eval(fmt.Sprintf(`document.getElementById(%q).focus()`, id), nil)
	c.key("Enter")
}

// A hand against computers by keys alone: after every step something has the
// focus that is there, and nobody is torn from the card he reads.
func TestTheFocusThroughAHand(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := setUp(p, "de", "Mitzi", "Resi medium", "Poldi medium")
	c.holds("at the cut", "title")
	seen := map[string]bool{}
	act := func(id, then string) {
		t.Helper()
		seen[id] = true
		c.onKey(id)
		c.holds("after "+id, then)
	}
	await := func() map[string]bool { // what there is to do, once there is something
		t.Helper()
		for end := time.Now().Add(4 * patience); ; time.Sleep(50 * time.Millisecond) {
			c.holds("while others play", "[^B].*|")
			if at := c.at(); len(at) > 0 {
				return at
			}
			if time.Now().After(end) {
				t.Fatalf("nothing goes on: %s", c.text("main"))
			}
		}
	}
	c.onKey("table-act")
	for c.waitFor(`/gibt$/.test(document.querySelector("h1").textContent) || document.querySelector("#table-act small").textContent !== ""`); !strings.HasSuffix(c.text("h1"), " gibt"); {
		c.onKey("table-act") // cut again
		time.Sleep(guarded)
	}
	c.holds("after the cut", "table-act")
	act("table-act", "card-1")
	for range 60 {
		at := await()
		if at[".hand-sums"] || at[".laid"] || at["#turn-all"] {
			break
		}
		switch {
		case at["#exchange"]:
			c.key("1")
			c.holds("after a key that marks", `card-\d`)
			act("exchange", "go-on|card-1|rested|title")
		case at["#no-word"]:
			c.onKey("no-word")
			c.holds("in the question", "none-no")
			act("none-yes", "go-on|title")
		case at["#call"]:
			act("call", "go-on|card-1|title")
		case at["#raise"]:
			act("raise", "go-on|card-1|title")
		}
		if c.has("#go-on") && c.has("#card-3") && !seen["reads"] {
			seen["reads"] = true
			c.eval(`document.getElementById("card-3")?.focus()`, nil)
			await()
			c.holds("while one reads a card", "card-3|title")
		}
	}
	if c.has("#turn-all, .laid") {
		c.turnAll()
		c.waitFor(`document.querySelector("#table-act") !== null`)
		c.onKey("table-act")
	}
	c.waitFor(`document.querySelector(".hand-sums") !== null`)
	c.holds("at the end of the hand", "title")
	if c.has("#best-1") {
		act("best-1", "best-1")
		c.waitFor(`document.querySelector("#best-1[aria-expanded=true]") !== null`)
	}
}

// A doubt leaves the focus where it was; the words, the verdict and who has won
// are heard in their order, each once.
func TestAShowdownByEar(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := toShowdown(p, []laid{{"Anna", "MOND"}, {"Bert", "BLURF"}, {"Clara", "STRASSE"}}, "")
	c.listen()
	for range 60 {
		if c.has("#table-act") {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	c.waitFor(`document.querySelector("#table-act") !== null && heard.some(s => /Bert führt/.test(s))`) // who doubts has listened
	for _, of := range []string{"doubt-2", "doubt-3"} {
		c.onKey("doubt")
		c.onKey(of)
		c.holds("after a doubt", "doubt")
	}
	c.onKey("table-act")
	c.waitFor(`document.querySelector(".hand-sums") !== null`)
	c.holds("after the payment", "title")
	c.waitFor(`heard.some(s => /Clara gewinnt/.test(s))`)
	all, at := strings.Join(c.heard(), " | "), 0
	for _, part := range []string{"Anna: MOND", "Clara: STRASSE", "Bert: BLURF", "Bert führt", "Berts Wort BLURF wird angezweifelt. BLURF gilt nicht. Clara führt.", "Claras Wort STRASSE wird angezweifelt. STRASSE gilt.", "Clara gewinnt"} {
		n := strings.Index(all[at:], part)
		if n < 0 {
			t.Fatalf("%q is not heard in its place in %q", part, all)
		}
		at += n
	}
	for _, part := range []string{"Anna: MOND", "BLURF wird angezweifelt", "Clara gewinnt"} {
		if n := strings.Count(all, part); n != 1 {
			t.Errorf("%q is heard %d times in %q", part, n, all)
		}
	}
}

// What is typed is said once, after a pause, with the verdict of the list, and
// the button that lays the word has it too.
func TestTheVerdictIsHeard(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	var letters string
	c.eval(`[...document.querySelectorAll("[id^=card-] b")].map(e => e.textContent).slice(0, 4).join("")`, &letters)
	c.listen()
	c.eval(`document.getElementById("typed").focus()`, nil)
	for _, l := range strings.Split(letters, "") {
		c.key(l)
	}
	c.hears(letters + `, \d+ Punkte, steht (nicht )?in der Liste\.`)
	time.Sleep(300 * time.Millisecond)
	if more := c.heard(); len(more) > 0 {
		t.Errorf("besides one hears %q", more)
	}
	c.holds("while one types", "typed")
	for _, coarse := range []bool{true, false} { // on a phone Enter puts its keyboard away
		c.eval(fmt.Sprintf(`(() => {
			const real = matchMedia;
			window.matchMedia = (q) => q === "(pointer: coarse)" ? { matches: %t } : real(q);
			document.getElementById("typed").focus();
		})()`, coarse), nil)
		var types bool
		c.key("Enter")
		if c.eval(`document.activeElement.id === "typed"`, &types); types == coarse {
			t.Errorf("after Enter, with a coarse pointer %t, the field has the focus: %t", coarse, types)
		}
	}
	c.key("x")
	c.key("x")
	c.hears(`Für ` + letters + `XX brauchst du noch: `)
	for range 2 {
		c.key("Backspace")
	}
	for !c.has("#lay") {
		if c.has("#no-word") {
			c.key("1")
			c.key("2")
		} else if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	var about string
	c.eval(`document.getElementById(document.querySelector("#lay").getAttribute("aria-describedby")).textContent`, &about)
	if !strings.Contains(about, " in der Liste.") {
		t.Errorf("the button that lays the word is described by %q", about)
	}
}

// hold presses a key and keeps it down, or lets it go.
func (c *cards) hold(kind input.KeyType, key string) {
	c.t.Helper()
	c.run(chromedp.ActionFunc(func(ctx context.Context) error {
		e := input.DispatchKeyEvent(kind).WithKey(key).WithCode("Key" + strings.ToUpper(key))
		if kind == input.KeyDown {
			e = e.WithText(key)
		}
		return e.Do(ctx)
	}))
}

// With the earphone: the hand is said, and in the tree, only while its key is
// held. Let go, the sentence ends; passed on, nothing of it is left.
func TestCardsAreHeardOnlyWhileHeld(t *testing.T) {
	t.Parallel()
	c := sitDownHolding(t)
	c.listen()
	quiet := func(when string) {
		t.Helper()
		c.waitFor(`document.querySelector("#hold[aria-pressed=true]") === null && ![...document.querySelectorAll("[aria-live]")].some(e => /Punkt/.test(e.textContent.replace(/Abgehoben: [^.]*\./, "")))`)
		if tree := withoutCut(c.spokenPage()); strings.Contains(tree, "Punkt") {
			t.Errorf("%s: a screen reader finds a card: %s", when, tree)
		}
	}
	quiet("before")
	for _, key := range []string{"v", "b"} {
		c.key(key)
		c.hears("Deine Karten sind verdeckt")
	}
	for n := range 2 {
		time.Sleep(guarded) // the same key again
		c.hold(input.KeyDown, "w")
		c.hears(`Deine Karten: .*Punkt`)
		c.waitFor(`document.querySelector("#hold[aria-pressed=true]") !== null`)
		if names := c.hand(); len(names) != 7 || !strings.Contains(names[6], "Punkt") {
			t.Errorf("while the key is held the cards are called %q", names)
		}
		if n == 0 {
			c.hold(input.KeyUp, "w")
		} else {
			c.eval(`dispatchEvent(new Event("blur"))`, nil) // another window in front
		}
		quiet("let go")
	}
	c.hold(input.KeyUp, "w")
	// With Shift the key has another name when it is let go.
	const shifted = `document.body.dispatchEvent(new KeyboardEvent(%q, { key: %q, code: "KeyW", bubbles: true, cancelable: true }))`
	time.Sleep(guarded)
	c.eval(fmt.Sprintf(shifted, "keydown", "w"), nil)
	c.waitFor(`document.querySelector("#hold[aria-pressed=true]") !== null`)
	c.eval(fmt.Sprintf(shifted, "keyup", "W"), nil)
	quiet("let go with Shift")
	c.key("1")
	c.hears(`Karten im Wort: 1\.`)
	c.key("2")
	c.hears(`Karten im Wort: 2\.`)
	quiet("with a word laid")
	time.Sleep(guarded)
	c.hold(input.KeyDown, "w")
	c.hears(`Deine Karten: .*in der Liste`)
	c.tap("#raise")
	c.waitFor(`document.querySelector("#reveal") !== null`)
	c.curtainDown()
	quiet("passed on")
	c.hold(input.KeyUp, "w")
	quiet("passed on and let go")
	for _, sentence := range c.heard() {
		if strings.Contains(withoutCut(sentence), "Punkt") && !strings.HasPrefix(sentence, "Deine Karten: ") {
			t.Errorf("after that one hears %q", sentence)
		}
	}
}

// Where the phone goes round, whose turn it is is the heading of the curtain,
// and not said besides.
func TestAHandoverIsHeardOnce(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	c.listen()
	c.key("w")
	c.hears("Deine Karten: ")
	c.tap("#raise")
	c.holds("at the curtain", "title")
	c.waitFor(`heard.some(s => /eröffnet mit 1/.test(s))`)
	next, all := c.text("h1"), strings.Join(c.heard(), " | ")
	if !strings.HasSuffix(next, " ist dran") || strings.Contains(all, next) || !strings.Contains(all, "Mitgehen kostet 1 Chip.") || strings.Contains(withoutCut(all), "Punkt") {
		t.Errorf("below %q one hears %q", next, all)
	}
	c.curtainDown()
	if live := c.live(); strings.Contains(live, "Karten:") {
		t.Errorf("behind the curtain %q stays said", live)
	}
	c.lift()
	c.hears("Mitgehen kostet 1 Chip")
	if live := c.live(); strings.Contains(live, "eröffnet") {
		t.Errorf("what was said at the curtain is said again: %q", live)
	}
	// Under Linux a screen reader does not tell the heading after a key, so it is said.
	c.heard()
	c.key("c")
	c.holds("at the next curtain", "title")
	c.waitFor(`heard.some(s => /geht mit/.test(s))`)
	if next, all := c.text("h1"), c.heard(); !strings.HasSuffix(next, " ist dran") || !slices.ContainsFunc(all, func(s string) bool { return strings.Contains(s, next+".") }) {
		t.Errorf("by key one hears %q below %q", all, next)
	}
}

// The hand is a region of its own name, and a card of two letters is called so
// that one hears one card.
func TestWhatTheHandIsCalled(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	if n := len(c.all("region", "Deine Karten")); n != 1 {
		t.Errorf("%d regions are the hand", n)
	}
	if n := len(c.all("region", "Im Pot")); n != 0 {
		t.Error("the hand lies in the pot")
	}
	var inside int
	c.eval(`document.querySelectorAll("section[aria-label='Deine Karten'] button.card").length`, &inside)
	if inside != 7 {
		t.Errorf("%d cards lie in the region", inside)
	}
	c.key("Tab")
	c.onKey("menu")
	c.holds("in the menu", "menu-close")
	var about string
	c.eval(`(d => [d.getAttribute("aria-describedby"), ...[...d.querySelectorAll(":scope > .live")].map(e => e.textContent)].join(""))(document.querySelector("dialog[open]"))`, &about)
	if strings.Contains(about, "dialog-text") || strings.Contains(about, "Chips") {
		t.Errorf("with the menu one hears %q", about)
	}
}

// A desk at 400 % is 320 by 256: nothing lies over anything else, in the table
// and its hints; and where colours are forced, borders tell what is marked.
func TestTheCardTableAtFourHundredPercent(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz", "Maximiliane", "Poldi")
	c.firstTurn()
	c.size(320, 256)
	apart := func(when string) {
		t.Helper()
		var over []string
		c.eval(`(() => {
			const out = [], box = (e) => e.getBoundingClientRect(), flows = (e) => !["absolute", "fixed", "sticky"].includes(getComputedStyle(e).position);
			const shown = (e) => !e.matches(".sr-only, .sr-only *") && box(e).width * box(e).height > 0 && flows(e);
			for (const parent of document.querySelectorAll(".cards-table, .cards-table *, .thumb")) {
				const kids = [...parent.children].filter(shown);
				for (let i = 0; i < kids.length; i++) for (let j = i + 1; j < kids.length; j++) {
					const a = box(kids[i]), b = box(kids[j]);
					if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
						out.push(kids[i].outerHTML.slice(0, 60) + " over " + kids[j].outerHTML.slice(0, 60));
				}
			}
			for (const e of document.querySelectorAll(".thumb")) if (flows(e) === false && box(e).height > innerHeight / 4) out.push("the buttons cover a quarter");
			return out;
		})()`, &over)
		for _, line := range over {
			t.Errorf("%s: %s", when, line)
		}
		c.noOverflow()
	}
	apart("at a bet")
	c.key("1")
	c.key("3")
	c.waitFor(`document.querySelector("#laid-2") !== null`)
	apart("with a word")
	c.forcedColors(true)
	var widths []float64
	borders := func(marked, other string) {
		c.eval(fmt.Sprintf(`[%q, %q].map(s => parseFloat(getComputedStyle(document.querySelector(s)).borderTopWidth))`, marked, other), &widths)
	}
	if borders("#card-1", "#card-2"); widths[0] < widths[1]+2 {
		t.Errorf("a card in the word has a border of %v px, another %v", widths[0], widths[1])
	}
	c.forcedColors(false)
	for !c.has("#exchange") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	if !c.has(".pot [data-go=true]") {
		c.tap("#card-1")
	}
	apart("at the exchange")
	c.forcedColors(true)
	if borders(".pot .card[data-go=true]", ".pot .card[data-go=false]"); widths[0] < widths[1]+2 {
		t.Errorf("a card to be exchanged has a border of %v px, another %v", widths[0], widths[1])
	}
	c.forcedColors(false)
	for !c.has(".hand-sums") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	apart("after the hand")
	c.clickCSS("#table-act")
	c.curtainDown()
}

// Borders that tell where a field or a button is have three to one against what
// is around them, and what stands in an empty field can be read.
func TestFieldsCanBeSeen(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	for _, look := range []func(){p.light, p.dark} {
		look()
		p.open("/cards-new")
		p.waitFor(`document.querySelector("#stake-worth") !== null`)
		var pale []string
		p.eval(`(() => {
			const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
			const rgb = (colour) => { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); return canvas.getImageData(0, 0, 1, 1).data };
			const light = (colour) => [...rgb(colour)].slice(0, 3).map(v => v / 255).map(v => v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4).reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
			const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((m, n) => n - m); return (x + .05) / (y + .05) };
			const out = [], style = getComputedStyle, table = style(document.documentElement).backgroundColor;
			for (const e of document.querySelectorAll("input[type=text], .stepper .round, select")) {
				for (const [name, around] of [["its inside", style(e).backgroundColor], ["the table", table]]) {
					const r = ratio(style(e).borderTopColor, around);
					if (style(e).borderTopWidth !== "0px" && r < 3) out.push(e.id + "'s border against " + name + " " + r.toFixed(2));
				}
				if (e.placeholder && ratio(style(e, "::placeholder").color, style(e).backgroundColor) < 4.5) out.push(e.id + "'s placeholder");
			}
			return out;
		})()`, &pale)
		for _, line := range pale {
			t.Error(line)
		}
	}
	var langs string
	p.open("/settings")
	p.eval(`[...document.querySelectorAll("#language-, #language-de, #language-en")].map(e => e.closest("[lang]").lang).join()`, &langs)
	if langs != "de,de,en" {
		t.Errorf("the languages are marked %q", langs)
	}
}
