package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// Every screen of a hand, in both themes and in sizes from a small phone to a
// desk, and with text twice as large: nothing found by axe, nothing wider than
// the window. A phone on its side and a desk show axe nothing else.
func TestCardScreens(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.light()
	looks := []struct {
		name     string
		set, end func()
		axe      bool
	}{
		{"light", func() {}, func() {}, true},
		{"dark", p.dark, p.light, true},
		{"small", func() { p.size(320, 640) }, func() {}, true},
		{"turned", func() { p.size(740, 360) }, func() {}, false},
		{"desk", func() { p.size(1280, 800) }, func() { p.size(360, 740) }, false},
		{"large text", func() { p.textSize(200) }, func() {}, true},
		{"large text, turned", func() { p.size(740, 360) }, func() {}, false},
		{"large text, desk", func() { p.size(1280, 800) }, func() { p.size(360, 740); p.textSize(100) }, false},
	}
	screen := func() (name string) {
		p.eval(`document.querySelector("main > div").className + " " + [...document.querySelectorAll(".acts [id]")].map(e => e.id).join(" ")`, &name)
		return name
	}
	c := sitDown(p, "de", "Maximiliane", "Maximilianus", "Maximiliana", "Poldi") // whoever wins has a long name
	seen := map[string]bool{}
	look := func() {
		name := screen()
		if seen[name] {
			return
		}
		seen[name] = true
		for _, l := range looks {
			l.set()
			if p.noOverflow(); t.Failed() {
				t.Fatalf("%s, %s", name, l.name)
			}
			var words []string
			p.eval(broken, &words)
			for _, word := range words {
				if !strings.HasPrefix(word, "Maximilian") {
					t.Errorf("%s, %s: broken is %q", name, l.name, word)
				}
			}
			if p.eval(cutPiles, &words); len(words) > 0 {
				t.Errorf("%s, %s: of a stack of chips only a part is seen: %q", name, l.name, words)
			}
			if p.eval(`[...document.querySelectorAll(".since li:first-child")].filter(e => e.scrollWidth > e.clientWidth).map(e => e.textContent)`, &words); len(words) > 0 {
				t.Errorf("%s, %s: what has happened is cut: %q", name, l.name, words)
			}
			c.targets()
			if l.axe {
				p.axe()
			}
			l.end()
			if t.Failed() {
				t.Fatalf("%s, %s", name, l.name)
			}
		}
		p.size(308, 640) // a phone whose display is set as large as can be
		var words []string
		if p.eval(broken, &words); slices.ContainsFunc(words, func(word string) bool { return !strings.HasPrefix(word, "Maximilian") }) {
			t.Errorf("%s, 308 wide: broken are %q", name, words)
		}
		p.size(360, 740)
	}
	for !c.has(".hand-sums") {
		if c.has("#turn-all") {
			c.turnAll() // what moves is looked at when it has come to rest
			continue
		}
		look()
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	look()
	if !p.is(`[...document.querySelectorAll(".chips-won > li:has(p + .piles + p)")].every(li => {
		const chips = li.querySelector(".piles").getBoundingClientRect(), word = li.lastElementChild.getBoundingClientRect();
		return chips.top < word.bottom && chips.bottom > word.top && chips.left >= word.right;
	}) && document.querySelector(".hand-sums .wins th")`) {
		t.Error("chips that were won do not stand beside the word, or no line says who has won")
	}
	c.endEvening()
	look()
	if len(seen) < 8 {
		t.Errorf("saw only %v", seen)
	}
}

// cutPiles are the stacks of chips of which some is hidden and some is not: there may be fewer than the pot holds, but
// whole ones.
const cutPiles = `[...document.querySelectorAll(".pile")].filter(e => {
	const pile = e.getBoundingClientRect(), end = e.parentElement.getBoundingClientRect().bottom;
	return pile.height && pile.top < end && pile.bottom > end + 1;
}).map(e => e.closest("[class]:not(.pile, .piles)").textContent)`

// targets fails for buttons and fields a thumb would miss.
func (c *cards) targets() {
	c.t.Helper()
	var small []string
	c.eval(`[...document.querySelectorAll("main button, main a.button, main input:not([type=radio],[type=checkbox]), main select")]
		.filter(e => e.offsetParent !== null).map(e => [e, e.getBoundingClientRect()])
		.filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([e, r]) => e.id + " " + r.width + "x" + r.height)`, &small)
	if len(small) > 0 {
		c.t.Error(fmt.Sprint("too small to hit: ", small))
	}
}

// On a tablet held upright all who play are in sight, instead of behind a scroll bar above an empty felt, and the cards
// are larger than on a phone. What cards count stands in one line, though two letters are smaller than one.
func TestATabletHasRoomForAllSeats(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Anna", "Bert", "Carl", "Doris", "Emil", "Fritz", "Gerti", "Hans")
	for !c.has(".hand .card") {
		c.step()
	}
	p.eval(`document.querySelector("#card-1 b").classList.add("two")`, nil)
	for _, size := range [][2]int{{360, 740}, {740, 360}, {820, 1180}, {1280, 800}} {
		p.size(size[0], size[1])
		var lines int
		if p.eval(`new Set([...document.querySelectorAll(".pot .card b + span")].map(e => Math.round(e.getBoundingClientRect().top))).size`, &lines); lines != 1 {
			t.Errorf("%v: what the cards count stands in %d lines", size, lines)
		}
	}
	for _, size := range [][2]int{{820, 1180}, {1280, 800}, {1920, 1080}} {
		p.size(size[0], size[1])
		if !p.is(`(() => {
			const at = e => e.getBoundingClientRect(), order = at(document.querySelector("#order")), hand = at(document.querySelector(".pot .cards"));
			return hand.top - order.bottom >= 0 && hand.top - order.bottom < 20 && at(document.querySelector(".pot-line b")).height >= 56
				&& [...document.querySelectorAll(".since li")].every(e => at(e).right <= order.left);
		})()`) {
			t.Errorf("%v: the button that sorts does not stand at the hand, or something lies below it", size)
		}
	}
	p.size(360, 740)
	p.media("prefers-contrast", "more")
	var ring string
	if p.eval(`(e => { e.focus({ focusVisible: true }); return e.matches(":focus-visible") && getComputedStyle(e).outlineWidth })(document.querySelector("#seats"))`, &ring); ring != "3px" {
		t.Errorf("with more contrast the list of seats has a ring of %s when it has the focus", ring)
	}
	p.media("prefers-contrast", "no-preference")
	p.size(820, 1180)
	if hidden := p.number(`(e => e.scrollHeight - e.clientHeight)(document.querySelector(".seats"))`); hidden > 0 {
		t.Errorf("%v px of the list of seats are hidden", hidden)
	}
	if wide := p.number(`document.querySelector("#card-1").getBoundingClientRect().width`); wide < 60 {
		t.Errorf("a card is %v px wide", wide)
	}
	p.noOverflow()
	c.targets()
}

// Without a network and without the list there is a clear word; once the list
// has been used, it is there without a network.
func TestTheWordListOffline(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.open("/")
	p.keptOffline()
	p.offline()
	p.expect("words/", "Failed to fetch", "TypeError")
	p.open("/cards-new")
	p.see("alert", "")
	p.waitFor(`document.querySelector("#start[aria-disabled=true]") !== null`)
	p.axe()
	p.online()
	p.clickCSS("#retry-de")
	p.waitFor(`document.querySelector("#start:not([aria-disabled])") !== null`)
	p.offline()
	p.open("/cards-new")
	p.waitFor(`document.querySelector("#start:not([aria-disabled])") !== null`)
}

// Long names leave the chips at the table, and the figures of a hand, in sight on small phones, and what somebody
// does in one line.
func TestLongNamesLeaveTheChipsInSight(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	c := sitDown(p, "de", "Maximiliane-Annabella-Kern", "Wolfgang-Amadeus-Bernsteyn", "Friederike-Ottilie")
	whole := func(selector string) {
		t.Helper()
		for _, size := range [][2]int{{320, 640}, {360, 740}} {
			p.size(size[0], size[1])
			var over int
			p.eval(fmt.Sprintf(`(e => e.scrollWidth - e.clientWidth)(document.querySelector(%q))`, selector), &over)
			if over > 0 {
				t.Errorf("in %v %s is %d wider than its place", size, selector, over)
			}
		}
	}
	for out := 0; !c.has(".hand-sums"); {
		switch {
		case c.has("#fold"):
			whole("#seats")
			var lines float64
			p.eval(`Math.max(...[...document.querySelectorAll("#seats tbody td:nth-child(2)")].map(e => {
				const text = document.createRange();
				text.selectNodeContents(e);
				return text.getBoundingClientRect().height / parseFloat(getComputedStyle(e).fontSize);
			}))`, &lines)
			if lines > 2 {
				t.Errorf("what somebody does takes %.1f times the height of its letters", lines)
			}
			if out++; out == 2 {
				p.axe()
			}
			c.fold()
		case !c.step():
			time.Sleep(30 * time.Millisecond)
		}
	}
	whole(".slip:has(> .hand-sums)")
}

// The field for a word has its name above it in full, also when something stands in it.
func TestTheFieldForAWordIsNamed(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/practice-words?task=find")
	p.waitLong(`document.querySelector("#typed")`)
	p.clickCSS("#card-1")
	p.waitFor(`document.querySelector("#typed").value !== ""`)
	for _, size := range [][2]int{{320, 640}, {360, 740}, {740, 360}} {
		p.size(size[0], size[1])
		if !p.is(`(() => {
			const field = document.querySelector("#typed"), name = document.createRange(), at = e => e.getBoundingClientRect();
			name.selectNodeContents(field.labels[0].querySelector("span"));
			return name.toString() === "Wort tippen" && at(name).height > 8 && at(name).bottom <= at(field).top + 1 && at(name).right <= at(field).right
				&& field.labels[0].contains(document.elementFromPoint(at(name).x + 5, at(name).y + 5));
		})()`) {
			t.Errorf("in %v the field for a word has no name in sight", size)
		}
	}
}

// On the curtain a name of eleven letters is whole, with text of any size, and a longer one has a hyphen.
func TestNamesStayWholeOnTheCurtain(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("de"))
	p.reducedMotion()
	c := sitDown(p, "de", "Maximiliane", "Franz")
	for !c.has("#reveal") {
		c.step()
	}
	for _, w := range [][3]int{{360, 740, 100}, {360, 740, 130}, {360, 740, 200}, {320, 640, 100}, {320, 640, 115}, {412, 740, 130}} {
		p.size(w[0], w[1])
		p.textSize(w[2])
		var words []string
		if p.eval(broken, &words); len(words) > 0 {
			t.Errorf("%v: broken are %q", w, words)
		}
	}
}

// The words on the three buttons of a bet are in one line each, with text a little larger too, and on small phones. What
// the word above is told stays in its slip.
func TestTheButtonsOfABetStayWhole(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de", "en"} {
		p := newPhone(t, speaking(lang))
		p.reducedMotion()
		c := sitDown(p, lang, "Mitzi", "Franz")
		for !c.has("#raise") || !c.has("#call") {
			c.step()
		}
		for _, w := range [][3]int{{360, 740, 100}, {360, 740, 115}, {360, 740, 125}, {360, 740, 130}, {320, 640, 100}, {640, 320, 100}, {640, 320, 115}, {740, 360, 115}, {320, 640, 200}} {
			p.size(w[0], w[1])
			p.textSize(w[2])
			var words, little []string
			p.eval(broken, &words)
			p.eval(small, &little)
			if p.noOverflow(); len(words)+len(little) > 0 {
				t.Errorf("%s, %v: broken are %q, too small %q", lang, w, words, little)
			}
			var out float64 // what the cards make, below them
			p.eval(`(text => {
				text.selectNodeContents(document.querySelector(".word .check"));
				return text.getBoundingClientRect().bottom - document.querySelector(".word").getBoundingClientRect().bottom;
			})(document.createRange())`, &out)
			if out > 0 {
				t.Errorf("%s, %v: what the word is told sticks out by %v", lang, w, out)
			}
		}
	}
}

// A name of one long word, of which a keyboard lets 24 letters into the set-up, is broken rather than push the page or
// its numbers out of sight, from the cut to the standings.
func TestLongWordsAsNames(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("de-AT"), withScript(`localStorage.setItem("serviert:settings", '{"v":1,"motion":"none"}')`))
	table := []laid{{"Donaudampfschiffahrtsges", "STRASSE"}, {strings.Repeat("W", 24), "fold"}, {"Maximilianfrie", "NEST"}}
	inside := func(where string) {
		t.Helper()
		for _, s := range [][3]int{{320, 568, 100}, {360, 740, 100}, {360, 740, 200}, {390, 844, 100}, {390, 844, 130}, {844, 390, 100}} {
			p.size(s[0], s[1])
			p.textSize(s[2])
			var out []string
			p.eval(`(() => {
				const page = document.querySelector("dialog[open]") ?? document.documentElement;
				const right = e => e.getBoundingClientRect().right;
				return [page.scrollWidth > page.clientWidth ? "the page" : "", ...[...page.querySelectorAll("main :is(.slip *), dialog .slip *")]
					.filter(e => !e.closest("details, .sr-only") && right(e) > right(e.closest(".slip")) + 1).map(e => e.textContent)].filter(text => text);
			})()`, &out)
			if len(out) > 0 {
				t.Errorf("%s at %v: beyond the edge lies %.200q", where, s, out)
			}
		}
		p.size(360, 740)
		p.eval(`document.documentElement.style.fontSize = ""`, nil)
	}
	sitDown(p, "de", table[0].name, table[1].name, table[2].name)
	inside("the cut")
	c := toShowdown(p, table, "")
	inside("the showdown")
	c.mayLift()
	c.tap("#table-act")
	c.waitFor(`document.querySelector(".hand-sums") !== null`)
	inside("the end of a hand")
	c.clickCSS("#menu")
	c.waitFor(`document.querySelector("dialog[open] #menu-coach") !== null`)
	c.clickCSS("#menu-coach")
	c.waitFor(`document.querySelector("dialog[open] #figures-close") !== null`)
	inside("the figures so far")
	c.clickCSS("#figures-close")
	c.clickCSS("#menu")
	c.clickCSS("#menu-people")
	c.waitFor(`document.querySelector("dialog[open] #menu-names") !== null`)
	inside("who sits out")
	c.axe()
	c.clickCSS("#menu-names")
	c.waitFor(`document.querySelector("dialog[open] #names-done") !== null`)
	inside("who plays")
	c.axe()
	c.enter("#name-1", table[0].name, "input")
	c.clickCSS("#names-done")
	c.waitFor(`document.activeElement.id === "name-1" && document.querySelector("#wrong-start").textContent !== ""`)
	inside("two of one name")
	c.axe()
	c.clickCSS("#names-close")
	c.waitFor(`document.querySelector("dialog[open]") === null`)
	c.endEvening()
	inside("the standings")
	c.clickCSS("button[id^=note-]")
	c.waitFor(`document.activeElement.id === "noting"`)
	inside("the field for a note")
}

// A name of eight letters, and what is said beside it, is whole at the table and in the figures of a hand, with text a
// third larger and sideways too.
func TestNamesOfUsualLengthStayWholeAtTheTable(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("de"))
	p.reducedMotion()
	c := sitDown(p, "de", "Wolfgang", "Leopoldi", "Franz")
	whole := func(table string) {
		t.Helper()
		for _, w := range [][3]int{{320, 640, 100}, {320, 640, 115}, {360, 740, 100}, {360, 740, 115}, {360, 740, 130}, {375, 667, 130}, {390, 844, 130}, {640, 320, 100}, {667, 375, 100}, {667, 375, 115}, {740, 360, 115}, {740, 360, 130}} {
			p.size(w[0], w[1])
			p.textSize(w[2])
			var words []string
			if table == ".hand-sums" && w[0] == 320 { // there a browser that can hyphenates
				continue
			}
			if p.eval(strings.Replace(broken, ":is(.sums, .seats) th", table+" tr > *", 1), &words); len(words) > 0 {
				t.Errorf("%s, %v: broken are %q", table, w, words)
			}
			p.noOverflow()
		}
		p.size(360, 740)
		p.eval(`document.documentElement.style.fontSize = ""`, nil)
	}
	for out := false; !c.has(".hand-sums"); {
		switch {
		case c.has("#fold") && !c.has("#seats .out"):
			c.fold()
		case c.has("#fold") && !out:
			out = true
			whole(".seats")
		case !c.step():
			time.Sleep(30 * time.Millisecond)
		}
	}
	whole(".hand-sums")
}

// The widest letter is no wider than its card, with large text on a small phone held sideways too.
func TestTheWidestLetterFitsItsCard(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/hand")
	p.waitLong(`document.querySelector(".felt-hand .card")`)
	for _, w := range [][3]int{{360, 740, 100}, {412, 915, 145}, {360, 740, 200}, {568, 320, 200}, {640, 360, 200}, {1280, 800, 200}} {
		p.size(w[0], w[1])
		var over float64
		p.eval(fmt.Sprintf(`(() => {
			document.documentElement.style.fontSize = "%d%%";
			return Math.max(...[...document.querySelectorAll(".felt-hand .card")].map(card => {
				const b = card.querySelector("b"), text = document.createRange(), was = b.textContent;
				b.textContent = "W";
				text.selectNodeContents(b);
				const over = text.getBoundingClientRect().width - card.getBoundingClientRect().width;
				b.textContent = was;
				return b.matches(".two") ? 0 : over;
			}));
		})()`, w[2]), &over)
		if over > 0 {
			t.Errorf("%v: a letter is %v wider than its card", w, over)
		}
		p.noOverflow()
	}
}
