package browsertest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
)

// shownDown are the sizes and sizes of text in which the newer screens are looked at, in the order of text: to change both
// lays out the page twice.
var shownDown = []struct{ width, height, text int }{
	{360, 740, 100}, {320, 640, 100}, {740, 360, 100}, {1280, 800, 100}, {360, 740, 200}, {320, 640, 200}, {740, 360, 200},
}

// inside fails unless the page, or the dialog that is open, holds all of its text: nothing is wider than the
// window, no button's text is cut off or lies outside of it, and every button of a dialog can be scrolled to.
func (c *cards) inside(where string) {
	c.t.Helper()
	for _, s := range shownDown {
		c.textSize(s.text)
		c.size(s.width, s.height)
		var wrong []string
		c.waitFor(`document.getAnimations().every(a => a.playState !== "running")`)
		c.eval(`(() => {
			const found = [], root = document.querySelector("dialog[open]") || document.querySelector("main");
			if (document.documentElement.scrollWidth > innerWidth) found.push("page of " + document.documentElement.scrollWidth);
			const box = root.matches("dialog") ? root.getBoundingClientRect() : { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
			if (root.matches("dialog") && (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1)) found.push("the dialog at " + [box.left, box.top, box.right, box.bottom]);
			const hides = e => { for (let p = e.parentElement; p && p !== root; p = p.parentElement) if (/auto|scroll|hidden/.test(getComputedStyle(p).overflowX)) return true };
			for (const e of root.querySelectorAll("button, a.button, h1, h2, .why, .who")) {
				if (e.offsetParent === null || hides(e) || e.closest(".card, .since, .sr-only")) continue;
				const r = e.getBoundingClientRect();
				if (r.left < box.left - 1 || r.right > box.right + 1) found.push("outside: " + (e.id || e.textContent));
				if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) found.push("cut off: " + (e.id || e.textContent));
			}
			return found;
		})()`, &wrong)
		if len(wrong) > 0 {
			c.screenshot(c.t.Name() + "-" + where)
			c.t.Errorf("%s at %dx%d with %d %% text: %q", where, s.width, s.height, s.text, wrong)
		}
	}
	c.size(360, 740)
	c.eval(`document.documentElement.style.fontSize = ""`, nil)
}

// The newer screens of the card game hold their text at every size, also twice as large.
func TestTheNewerCardScreensHoldTheirText(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, beginner(), speaking(lang), onDay())
			c := toShowdown(p, []laid{{"Anna", "MOND"}, {"Maximiliane", "ENTE"}, {"Clara", "STRASSE"}, {"Dora", "BLURF"}}, "option challenge players\noption doubt chip\n")
			c.waitFor(`document.querySelector("#hint") !== null`)
			c.inside("hint")
			c.tap("#hint-show")
			c.waitFor(`document.querySelector("[data-turn]") !== null`)
			c.inside("turning")
			c.tap("#doubt")
			c.waitFor(`document.querySelector("dialog[open] #doubt-not") !== null`)
			c.inside("doubt")
			c.tap("#doubt-4")
			c.waitFor(`document.querySelector("dialog[open] #doubt-by-2") !== null`)
			c.inside("doubter")
			c.axe()
			c.tap("#doubt-by-2")
			c.waitFor(`document.querySelector("#verdict-no") !== null`)
			c.inside("verdict")
			c.axe()
			c.tap("#verdict-no")
			c.waitFor(`document.querySelector("[data-refused=true]") !== null`)
			c.inside("refused")
			c.mayLift()
			c.tap("#doubt")
			c.waitFor(`document.querySelector("dialog[open] #rejudge") !== null`)
			c.inside("looked up again")
			c.tap("#rejudge")
			c.waitFor(`document.querySelector("#verdict-no") !== null`)
			c.mayLift()
			c.tap("#verdict-no")
			c.waitFor(`document.querySelector("[data-refused=true]") !== null`)
			c.mayLift()
			c.tap("#table-act")
			c.waitFor(`document.querySelector(".hand-sums") !== null`)
			c.inside("summary")
			p.open("/")
			c.waitFor(`document.querySelector("#go-on-cards") !== null`)
			c.inside("home")
			p.open("/cards-new")
			c.inside("set-up")
			p.open("/today")
			c.inside("today")
			p.open("/hand")
			c.waitFor(`document.querySelector("#exchange") !== null`)
			c.inside("hand of the day")
			c.tap("#card-1")
			c.tap("#exchange")
			c.waitFor(`document.querySelector("#typed") !== null`)
			c.inside("word of the day")
			for _, task := range []string{"", "?task=swap", "?task=find"} {
				p.open("/practice-words" + task)
				if task != "" {
					c.waitFor(`document.querySelector("#give-up") !== null`)
					c.inside("practice" + task)
					c.tap("#give-up")
					c.waitUpTo(2*patience, `document.querySelector("#verdict") !== null`)
				}
				c.inside("practised" + task)
			}
		})
	}
}

// At the showdown the second of two taps never pays, doubts, or answers for somebody; going back, a reload and
// another tab leave every word on the table and nobody's doubt made.
func TestTheShowdownUnderAttack(t *testing.T) {
	t.Parallel()
	four := []laid{{"Anna", "MOND"}, {"Bert", "ENTE"}, {"Clara", "STRASSE"}, {"Dora", "BLURF"}}
	p := newPlayer(t)
	p.open("/") // where Back leads to
	c := toShowdown(p.phone, four, "option doubt chip\n")
	whole := func(when string) {
		t.Helper()
		time.Sleep(150 * time.Millisecond)
		if !c.has(".board") || c.has(".hand-sums") || c.has("[data-refused=true]") || c.has(".verdict") {
			t.Fatalf("%s: %s", when, c.text("main"))
		}
	}
	again := func() {
		t.Helper()
		c = toShowdown(p.phone, four, "option doubt chip\n")
	}
	for _, gap := range []int{40, 400} {
		when := fmt.Sprint(gap, " ms")
		p.doubleTap("#turn-all", time.Duration(gap)*time.Millisecond)
		whole("two taps on the button that shows all, " + when)
		p.doubleTap("#doubt", time.Duration(gap)*time.Millisecond)
		c.waitFor(`document.querySelector("dialog[open] #doubt-not") !== null`)
		whole("two taps on the doubt, " + when)
		p.doubleTap("#doubt-4", time.Duration(gap)*time.Millisecond)
		c.waitFor(`document.querySelector("dialog[open] [id^=doubt-by-]") !== null`)
		whole("two taps on a word, " + when)
		p.key("Escape")
		c.waitFor(`document.querySelector("dialog[open]") === null`)
		again()
		p.doubleTap(".felt", time.Duration(gap)*time.Millisecond)
		whole("two taps on the felt, " + when)
		again()
	}
	// Back, from the words and from each question.
	for _, open := range []func(){
		func() {},
		func() { c.tap("#doubt"); c.waitFor(`document.querySelector("dialog[open] #doubt-not") !== null`) },
		func() {
			c.tap("#doubt")
			c.waitFor(`document.querySelector("dialog[open] #doubt-3") !== null`)
			c.tap("#doubt-3")
			c.waitFor(`document.querySelector("dialog[open] [id^=doubt-by-]") !== null`)
		},
	} {
		open()
		p.travel("back")
		p.waitFor(`document.querySelector(".board") === null`)
		if c.has("dialog[open]") {
			t.Error("a question about the showdown stands on another page")
		}
		p.travel("forward")
		p.waitFor(`document.querySelector(".board") !== null`)
		whole("gone back and forward")
		if c.has("dialog[open]") || c.has("#turn-all") {
			t.Errorf("gone back and forward: %s", c.text("main"))
		}
	}
	// Another tab takes the game over while a question is open, and gives it back.
	c.tap("#doubt")
	c.waitFor(`document.querySelector("dialog[open] #doubt-not") !== null`)
	first, endFirst := p.ctx, p.end
	p.newTab()
	p.open("/cards")
	p.click("button", "Hier weiterspielen")
	p.waitFor(`document.querySelector(".board") !== null`)
	whole("taken over")
	second, endSecond := p.ctx, p.end
	p.ctx, p.end = first, endFirst
	p.waitFor(`document.querySelector(".board") === null && document.querySelector("dialog[open]") === null`)
	p.ctx, p.end = second, endSecond
	c.doubt("4")
	c.waitFor(`document.querySelector("dialog[open] #doubt-by-1") !== null`)
	c.tap("#doubt-by-1")
	c.waitFor(`document.querySelector("[data-refused=true]") !== null`)
	p.closeTab()
	p.ctx, p.end = first, endFirst
	p.waitFor(`document.querySelector("[data-refused=true]") !== null`)
}

// Three with different chips go all in: each part of the pot is told with who leads there; at the end of the
// evening stands who pays whom, and the sums come to nothing.
func TestSidePotsAndWhoPaysWhom(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/cards-new")
	p.clickCSS("#fewer")
	for i, name := range []string{"Anna", "Bert", "Clara"} {
		p.enter(fmt.Sprintf("#name-%d", i), name, "input")
	}
	for field, value := range map[string]string{"chips": "12", "max": "12", "worth": "0,50"} {
		p.enter("#stake-"+field, value, "input")
	}
	p.waitFor("document.querySelector('#start:not([aria-disabled])') !== null && document.querySelectorAll('.seat').length === 3")
	p.clickCSS("#start")
	p.waitFor("document.querySelector('#table-act') !== null")
	c := &cards{phone: p}
	turns := 0
	bet := func(all bool) {
		if all {
			for c.has("#more:not([aria-disabled])") {
				c.clickCSS("#more")
			}
		}
		if c.has("#raise") && (all || !c.has("#call")) {
			c.tap("#raise")
			return
		}
		c.tap("#call")
	}
	for !c.has(".stakes") {
		switch at := c.at(); {
		case at["#settle-yes"]:
			c.tap("#settle-no")
		case at["#reveal"]:
			c.lift()
		case at["#rested"]:
			c.mayLift()
			c.tap("#rested")
		case at["#exchange"]:
			c.tap("#exchange")
		case at["#raise"] || at["#call"]:
			// In the first hand one drops out at once, one later; so all have different chips.
			switch turns++; {
			case turns == 2 || c.has("#fold") && strings.Contains(c.text(".now p"), "zweite Wettrunde") && turns > 4 && turns < 7:
				c.fold()
			default:
				bet(turns > 6)
			}
		case at["#no-word"]:
			c.tap("#card-1")
			c.tap("#card-2")
			c.tap("#lay")
		case at["#turn-all"]:
			c.turnAll()
		case at["#table-act"]:
			c.mayLift()
			c.tap("#table-act")
		default:
			time.Sleep(30 * time.Millisecond)
		}
		if turns > 40 {
			t.Fatalf("there is never a side pot: %s", c.text("main"))
		}
	}
	c.turnAll()
	c.waitFor(`document.querySelectorAll(".stakes li").length > 1`)
	var stakes []string
	p.eval(`[...document.querySelectorAll(".stakes li")].map(e => e.textContent)`, &stakes)
	for i, line := range stakes {
		if i == 0 && !strings.Contains(line, "Hauptpot") || !strings.Contains(line, "führ") && !strings.Contains(line, "gleichauf") && !strings.Contains(line, "zurück") {
			t.Errorf("the pots are told as %q", stakes)
		}
	}
	c.inside("side pots")
	for _, s := range [][2]int{{360, 740}, {1280, 800}} {
		p.size(s[0], s[1])
		p.look(fmt.Sprintf("sidepots-%d", s[0]))
		var hidden string
		p.eval(`(() => {
			const felt = document.querySelector(".felt").getBoundingClientRect();
			for (const e of document.querySelectorAll(".felt .card, .stakes li, .felt .pot-line")) {
				const r = e.getBoundingClientRect();
				if (r.top < felt.top || r.bottom > felt.bottom || r.height === 0) return e.textContent;
			}
			return "";
		})()`, &hidden)
		if hidden != "" {
			t.Errorf("at %v %q is not on the felt", s, hidden)
		}
	}
	p.size(360, 740)
	c.mayLift()
	c.tap("#table-act")
	c.waitFor(`document.querySelector(".hand-sums") !== null`)
	c.inside("hand with side pots")
	for _, s := range [][2]int{{360, 740}, {1280, 800}} {
		p.size(s[0], s[1])
		p.look(fmt.Sprintf("sidehand-%d", s[0]))
	}
	p.size(360, 740)
	c.endEvening()
	c.waitFor(`document.querySelector("#owes") !== null`)
	var won, paid []string
	p.eval(`[...document.querySelector(".sums tbody").rows].map(row => row.cells[3].textContent)`, &won)
	p.eval(`[...document.querySelectorAll("[aria-labelledby=owes] .money")].map(e => e.textContent)`, &paid)
	sum, plus, due := 0, 0, 0
	for _, text := range won {
		n, err := strconv.Atoi(strings.NewReplacer("+", "", "−", "-", " ", "").Replace(text))
		if err != nil {
			t.Fatalf("won is %q", won)
		}
		sum, plus = sum+n, plus+max(n, 0)
	}
	for _, text := range paid {
		n, err := strconv.Atoi(strings.Map(func(r rune) rune {
			if r < '0' || r > '9' {
				return -1
			}
			return r
		}, text))
		if err != nil {
			t.Fatalf("paid is %q", paid)
		}
		due += n
	}
	if sum != 0 || plus == 0 || due != 50*plus || len(paid) > 2 {
		t.Errorf("won %q, paid %q", won, paid)
	}
	c.inside("who pays whom")
	for _, s := range [][2]int{{360, 740}, {1280, 800}} {
		p.size(s[0], s[1])
		p.eval(`document.querySelector("#owes").scrollIntoView({ block: "center" })`, nil)
		p.look(fmt.Sprintf("owes-%d", s[0]))
	}
}
