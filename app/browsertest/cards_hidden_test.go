package browsertest

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// spoken is everything a screen reader can find. The answer is read here,
// because browsers know more properties than the library that asks.
func (p *phone) spoken() []spoken {
	p.t.Helper()
	var tree struct {
		Nodes []spoken `json:"nodes"`
	}
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, "Accessibility.getFullAXTree", nil, &tree)
	}))
	found := slices.DeleteFunc(tree.Nodes, func(n spoken) bool { return n.Ignored })
	if len(found) == 0 {
		p.t.Error("the accessibility tree is empty")
	}
	return found
}

type spoken struct {
	Ignored bool `json:"ignored"`
	Role    struct {
		Value string `json:"value"`
	} `json:"role"`
	Name struct {
		Value string `json:"value"`
	} `json:"name"`
}

// spokenPage is the text of it.
func (p *phone) spokenPage() string {
	p.t.Helper()
	var b strings.Builder
	for _, n := range p.spoken() {
		b.WriteString(n.Name.Value + "\n")
	}
	return b.String()
}

// firstTurn deals and opens the first player's cards.
func (c *cards) firstTurn() {
	c.t.Helper()
	for !c.has("#card-1") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
}

// cutSaid is what is said of the cut for the deal: cards that are open for all, with their points as those of a hand. On a busy
// computer it is said when the first hand is looked at already.
var cutSaid = regexp.MustCompile(`\b(?:Abgehoben|Cut): [^.]*\.`)

func withoutCut(text string) string { return cutSaid.ReplaceAllString(text, "") }

// sitDownHolding begins a game in which one's cards show only while they are held up, with the first turn.
func sitDownHolding(t *testing.T) *cards {
	t.Helper()
	p := newPhone(t)
	p.open("/settings")
	p.clickCSS("#hold-cards")
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	return c
}

// Nothing of the cards that were just seen is anywhere once the curtain is
// down: by passing on, by the page going into the background, by a reload, by
// a page that was killed.
func TestNothingBehindTheCurtain(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := setUp(p, "de", "Mitzi", "Franz", "Resi")
	c.firstTurn()
	seen := func() (names []string) {
		p.eval(`[...document.querySelectorAll("[id^=card-] .sr-only")].map(e => e.textContent)`, &names)
		return names
	}
	gone := func(how string, names []string) {
		t.Helper()
		p.waitFor(`document.querySelector("#reveal") !== null`)
		c.curtainDown()
		spoken := p.spokenPage()
		for _, n := range names {
			if strings.Contains(spoken, n) {
				t.Errorf("%s: %q can still be heard", how, n)
			}
		}
	}
	// His own order is his secret too: it stays, sealed, and is said only while his cards are open.
	p.key("o")
	p.waitFor(`/Deine Karten: /.test(document.querySelector("#live").textContent)`)
	hand := seen()
	if len(hand) != 7 {
		t.Fatalf("the hand reads %v", hand)
	}
	var stored string
	p.eval(`Object.values(localStorage).join("\n")`, &stored)
	if strings.Contains(stored, "# order") || !strings.Contains(stored, `"sealed":`) {
		t.Errorf("the order of the cards can be read in what is stored: %s", stored)
	}
	p.key("w")
	p.clickCSS("#card-1")
	p.eval(`(Object.defineProperty(document, "hidden", { value: true, configurable: true }), document.dispatchEvent(new Event("visibilitychange")))`, nil)
	var away bool
	p.eval(`document.documentElement.hasAttribute("data-away") || document.querySelector("#reveal") !== null`, &away)
	if !away {
		t.Error("the cards stay in sight when the page is hidden")
	}
	gone("hidden", hand)
	p.eval(`(Object.defineProperty(document, "hidden", { value: false, configurable: true }), document.dispatchEvent(new Event("visibilitychange")))`, nil)
	c.lift()
	p.waitFor(`document.querySelector("#card-1") !== null`)
	p.eval(`dispatchEvent(new DeviceOrientationEvent("deviceorientation", { alpha: 0, beta: 5, gamma: 3 }))`, nil)
	p.waitFor(`document.querySelector("#card-1") !== null`)
	p.eval(`dispatchEvent(new DeviceOrientationEvent("deviceorientation", { alpha: 0, beta: -177, gamma: 3 }))`, nil)
	gone("face down", hand)
	c.lift()
	p.waitFor(`document.querySelector("#card-1") !== null`)
	p.key("w")
	p.waitFor(`/Deine Karten/.test(document.querySelector("#live").textContent)`)
	p.eval(`history.back()`, nil)
	p.waitFor(`document.querySelector("#start") !== null`)
	if spoken := p.spokenPage(); strings.Contains(spoken, hand[0]) {
		t.Error("on the page before the hand can still be heard")
	}
	p.eval(`history.forward()`, nil)
	gone("left and come back", hand)
	c.lift()
	p.waitFor(`document.querySelector("#card-1") !== null`)
	p.reload()
	gone("reloaded", hand)
	c.lift()
	p.waitFor(`document.querySelector("#card-1") !== null`)
	planned := append([]string{hand[0] + ", liegt im Wort"}, hand[1:]...) // the word begun is there again
	if again := seen(); strings.Join(again, "|") != strings.Join(planned, "|") {
		t.Errorf("after the reload the hand reads %v, before %v", again, planned)
	}
	p.killTab()
	p.open("/cards")
	gone("killed", hand)
	c.lift()
	p.waitFor(`document.querySelector("#raise") !== null`)
	p.clickCSS("#raise")
	gone("passed on", hand)
}

// A double tap on the button that ends a turn must not open the next player's
// cards, which lie where the curtain's button appears.
func TestADoubleTapOpensNothing(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	// Somebody taps on and on, from the moment the button is there; the cards do not open at once.
	var took float64
	p.eval(`new Promise(done => {
		const began = Date.now();
		let down = false;
		new MutationObserver((_, see) => {
			const b = document.querySelector("#reveal");
			if (b) { down = true; b.click() }
			if (down && document.querySelector("#card-1")) { see.disconnect(); clearInterval(tap); done(Date.now() - began) }
		}).observe(document.body, { subtree: true, childList: true });
		const tap = setInterval(() => { const b = document.querySelector("#reveal"); if (b) b.click() }, 10);
		document.querySelector("#raise").click();
	})`, &took)
	if took < 400 {
		t.Errorf("tapping opened the next cards after %.0f ms", took)
	}
}

// A clock that is set back, by hand or by the network, keeps nobody from his cards.
func TestAClockSetBackHoldsNoCurtainDown(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	c := sitDown(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	p.clickCSS("#raise")
	p.waitFor(`document.querySelector("#reveal") !== null`)
	p.eval(`(() => { const now = Date.now; Date.now = () => now() - 3600 * 1000 })()`, nil)
	c.lift()
	p.waitFor(`document.querySelector("#card-1") !== null`)
}

// fold drops out, and says yes to the question before it.
func (c *cards) fold() {
	c.t.Helper()
	c.tap("#fold")
	c.waitFor(`document.querySelector("dialog[open]") !== null && document.activeElement.id === "sure-no"`)
	c.tap("#sure-yes")
}

// A hand that was not shown down is nowhere once it is over, for whoever reads
// the page or hears it; its owner finds it behind his own curtain.
func TestWhatWasNotShownStaysItsOwners(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	seats := []string{"Mitzi", "Franz", "Resi"}
	c := sitDown(p, "de", seats...)
	var hands [][]string
	var owners []string
	for !c.has(".hand-sums") {
		if !c.has("#fold") {
			if !c.step() {
				time.Sleep(30 * time.Millisecond)
			}
			continue
		}
		var hand []string
		c.eval(`[...document.querySelectorAll("[id^=card-] .sr-only")].map(e => e.textContent)`, &hand)
		hands, owners = append(hands, hand), append(owners, strings.TrimSuffix(c.text("h1"), " ist dran"))
		c.fold()
	}
	if len(hands) != 2 || len(hands[0]) != 7 {
		t.Fatalf("%v have dropped out with %v", owners, hands)
	}
	closed := func(when string) {
		t.Helper()
		var html string
		c.eval("document.documentElement.outerHTML", &html)
		spoken := c.spokenPage()
		for i, hand := range hands {
			for _, card := range hand {
				if strings.Contains(html, card) || strings.Contains(spoken, card) {
					t.Fatalf("%s: %q of %s is on the page", when, card, owners[i])
				}
			}
		}
		if strings.Contains(html, `class="card"`) {
			t.Errorf("%s: there are cards on the page", when)
		}
	}
	closed("after the hand")
	if n := len(c.all("button", "/nur .* sieht das/")); n != 3 {
		t.Fatalf("%d hands can be asked for", n)
	}
	own := fmt.Sprintf("#best-%d", 1+slices.Index(seats, owners[0]))
	c.tap(own)
	c.curtainDown()
	closed("behind the curtain")
	c.tap("#unasked")
	closed("not looked at after all")
	c.tap(own)
	c.lift()
	c.waitFor(`document.querySelector("#recalled") !== null`)
	if spoken := c.spokenPage(); !strings.Contains(spoken, hands[0][0]) || !strings.Contains(spoken, hands[0][6]) {
		t.Errorf("%s finds %s", owners[0], spoken)
	}
	c.noOverflow()
	c.axe()
	c.tap("#recalled")
	closed("looked at")
	c.tap(own)
	c.lift()
	c.waitFor(`document.querySelector("#recalled") !== null`)
	c.reload()
	c.waitFor(`document.querySelector(".hand-sums") !== null`)
	closed("reloaded")
}

// A curious neighbour, while cards are exchanged: on the screen, on paper, in what can be heard and in what is
// stored there are the cards of whoever looks at them, and no others: not those that were thrown away or drawn
// by somebody else, not what lies in the stock, and not whose word is settled.
func TestTheExchangeTellsANeighbourNothing(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, speaking(lang))
			c := sitDown(p, lang[:2], "Mitzi", "Franz", "Resi")
			card := regexp.MustCompile(`\b[A-Z](?: [A-Z], [A-Za-z ]+)?, \d+ (?:Punkte?|points?)\b`)
			heard := func() []string { return card.FindAllString(withoutCut(c.spokenPage()), -1) }
			nothing := func(when string) {
				t.Helper()
				c.curtainDown()
				if list := heard(); len(list) > 0 {
					t.Errorf("%s: %q can be heard", when, list)
				}
				c.run(emulation.SetEmulatedMedia().WithMedia("print"))
				var paper string
				c.eval("document.body.innerText", &paper)
				if card.MatchString(paper) || c.has(".card") {
					t.Errorf("%s: printed is %q", when, paper)
				}
				c.run(emulation.SetEmulatedMedia().WithMedia(""))
			}
			stored := func(when string) {
				t.Helper()
				text := c.stored()
				if line := cardLine.FindString(text); line != "" || strings.Contains(text, "# plan") || strings.Contains(text, "# settled") || strings.Contains(text, "# order") {
					t.Errorf("%s: %q can be read in what is stored", when, line)
				}
			}
			only := func(when string) {
				t.Helper()
				var hand string
				c.eval(`[...document.querySelectorAll(".pot button.card .sr-only")].map(e => e.textContent).join("\n")`, &hand)
				own := card.FindAllString(hand, -1)
				if len(own) != 7 {
					t.Fatalf("%s: the hand is %q", when, hand)
				}
				list := heard()
				if len(list) < 7 {
					t.Errorf("%s: the hand %q is heard as %q", when, own, list)
				}
				for _, name := range list {
					if !slices.Contains(own, name) {
						t.Errorf("%s: beside %q there is %q", when, own, name)
					}
				}
				var table string
				c.eval(`[...document.querySelectorAll(".seats, .since, .now, .pot-line, title")].map(e => e.textContent).join(" ")`, &table)
				if card.MatchString(table) {
					t.Errorf("%s: the table tells cards: %q", when, table)
				}
			}
			exchanged, settled := 0, 0
			for !c.has(".board") && !c.has(".hand-sums") {
				at := c.at()
				switch {
				case at["#reveal"]:
					nothing("before a turn")
					stored("before a turn")
					c.lift()
					only("at a turn")
				case at["#settle-yes"]:
					settled++
					c.tap("#settle-yes")
					if c.has("#reveal") {
						nothing("with a word settled")
						stored("with a word settled")
					}
				case at["#exchange"]:
					exchanged++
					c.tap("#card-1")
					c.tap("#card-2")
					stored("with cards marked")
					c.tap("#exchange")
					only("with cards drawn")
					stored("with cards drawn")
				case at["#rested"]:
					c.mayLift()
					c.tap("#rested")
					nothing("after an exchange")
				case at["#no-word"]:
					c.tap("#card-3")
					c.tap("#card-4")
					c.tap("#lay")
				case at["#call"] || at["#raise"]:
					if exchanged == 3 && !c.has("#laid-1") {
						c.tap("#card-5")
						c.tap("#card-6")
					}
					c.tap(map[bool]string{true: "#call", false: "#raise"}[at["#call"]])
				case at["#table-act"]:
					c.tap("#table-act")
				default:
					time.Sleep(30 * time.Millisecond)
				}
			}
			if exchanged != 3 || settled == 0 {
				t.Errorf("%d have exchanged, %d have settled a word", exchanged, settled)
			}
		})
	}
}
