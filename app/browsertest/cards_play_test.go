package browsertest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
)

// cards is the card table as the four people around it use it.
type cards struct {
	*phone

	hands int

	chance *rand.Rand

	grip float64 // how far to the right of its middle a finger takes a card
}

// sitDown opens the table with an evening at its cut, as if it had been begun before: of "Anna", or "Bot hard" for a
// computer player.
func sitDown(p *phone, cardsIn string, seats ...string) *cards {
	p.t.Helper()
	record := "serviert 1 choose-your-words\noption language " + cardsIn + "\n"
	for _, s := range seats {
		name, level, ok := strings.Cut(s, " ")
		record += "party " + name
		if ok {
			record += "\tcomputer " + level
		}
		record += "\n"
	}
	now := time.Now().UnixMilli()
	saved, err := json.Marshal(map[string]any{"v": 1, "id": fmt.Sprint(now), "started": now, "seen": []int{}, "record": record})
	if err != nil {
		p.t.Fatal(err)
	}
	p.openWith("/cards", "serviert:words", string(saved))
	p.waitFor("document.querySelector('#table-act') !== null")
	return newCards(p, len(seats))
}

func newCards(p *phone, seats int) *cards {
	return &cards{phone: p, chance: rand.New(rand.NewPCG(uint64(seats), 7))}
}

// setUp begins such an evening on the page that is there for it.
func setUp(p *phone, cardsIn string, seats ...string) *cards {
	p.t.Helper()
	p.open("/cards-new")
	var there int // four, or as many as have played dice
	p.eval("document.querySelectorAll('.seat').length", &there)
	for n := there; n < len(seats); n++ {
		p.clickCSS("#more")
	}
	for n := there; n > len(seats); n-- {
		p.clickCSS("#fewer")
	}
	p.waitFor(fmt.Sprintf("document.querySelectorAll('.seat').length === %d", len(seats)))
	for i, s := range seats {
		name, level, _ := strings.Cut(s, " ")
		p.enter(fmt.Sprintf("#name-%d", i), name, "input")
		if level != "" {
			p.enter(fmt.Sprintf("#level-%d", i), level, "change")
		}
	}
	p.clickCSS("#cards-language-" + cardsIn)
	p.waitFor("document.querySelector('#start:not([aria-disabled])') !== null")
	p.clickCSS("#start")
	p.waitFor("document.querySelector('#table-act') !== null")
	return newCards(p, len(seats))
}

// enter puts a value into a field as typing or choosing does.
func (p *phone) enter(selector, value, event string) {
	p.t.Helper()
	p.eval(fmt.Sprintf(`(() => { const e = document.querySelector(%q); e.value = %q; e.dispatchEvent(new Event(%q, { bubbles: true })) })()`,
		selector, value, event), nil)
}

// has tells whether there is such an element now.
func (p *phone) has(selector string) bool {
	p.t.Helper()
	var yes bool
	p.eval(fmt.Sprintf("document.querySelector(%q) !== null", selector), &yes)
	return yes
}

// lift takes the phone for whose turn it is.
func (c *cards) lift() {
	c.t.Helper()
	c.mayLift()
	c.tap("#reveal")
	c.waitFor(`document.querySelector("#reveal") === null`)
}

// mayLift puts the clock of the page on by the moment in which a curtain that
// has just come down cannot be lifted.
func (c *cards) mayLift() {
	c.t.Helper()
	c.eval(`(() => {
		if (!window.now) { window.now = performance.now.bind(performance); window.ahead = 0; performance.now = () => now() + ahead }
		ahead += 1000;
	})()`, nil)
}

// tap clicks what lies still and waits for the page's answer, so that what is
// looked at next is not what was there before.
func (c *cards) tap(selector string) {
	c.t.Helper()
	c.eval(`(async () => {
		const watched = { subtree: true, childList: true, attributes: true, characterData: true };
		let changed;
		const busy = new MutationObserver(() => { changed = true });
		busy.observe(document.body, watched);
		do {
			changed = false;
			// A browser that has just been given another size may draw nothing until something happens.
			await Promise.race([new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))), new Promise(done => setTimeout(done, 600))]);
		} while (changed);
		busy.disconnect();
		window.answered = false;
		new MutationObserver((_, see) => { see.disconnect(); answered = true }).observe(document.body, watched);
	})()`, nil)
	c.clickCSS(selector)
	for end := time.Now().Add(patience); ; time.Sleep(20 * time.Millisecond) {
		var ok bool
		if c.eval("answered", &ok); ok {
			return
		}
		if time.Now().After(end) {
			c.screenshot(c.t.Name() + "-failed")
			c.t.Fatalf("no answer to %s: %s", selector, c.text("main"))
		}
	}
}

var cardElement = regexp.MustCompile(`id="(card|laid)-|class="card|class="word|Punkte?<|id="typed"`)

// curtainDown fails if anything of the hand is in the document, the title or
// what a screen reader finds, while the curtain is down.
func (c *cards) curtainDown() {
	c.t.Helper()
	var html string
	c.eval("document.documentElement.outerHTML", &html)
	if found := cardElement.FindString(html); found != "" {
		c.t.Errorf("behind the curtain there is %q in %s", found, html)
	}
	for _, n := range c.spoken() {
		if slices.Contains([]string{"listitem", "textbox", "table", "dialog"}, n.Role.Value) {
			c.t.Errorf("behind the curtain a screen reader finds %s %q", n.Role.Value, n.Name.Value)
		}
	}
	if title := c.text("title"); !strings.HasPrefix(title, "Wähle deine Worte") && !strings.HasPrefix(title, "Choose Your Words") {
		c.t.Errorf("the title is %q", title)
	}
}

// at says what the table waits for, as the ids and classes that are there.
func (c *cards) at() map[string]bool {
	c.t.Helper()
	var list []string
	c.eval(`["#settle-yes", "#reveal", "#rested", "#exchange", "#no-word", "#lay", "#raise", "#call", "#verdict-no", ".laid", "#turn-all", "#doubt:not([aria-disabled])", ".hand-sums", "#table-act", "#to-end", "#again"]
		.filter(s => document.querySelector(s) !== null)`, &list)
	there := map[string]bool{}
	for _, s := range list {
		there[s] = true
	}
	return there
}

// tapOn plays on a little: what a person often taps on by tap, which gets a name and a selector, and all else
// by step. It raises where it may and is to.
func (c *cards) tapOn(raises bool, tap func(name, selector string)) {
	c.t.Helper()
	switch at := c.at(); {
	case at["#reveal"]:
		c.mayLift()
		tap("lift the curtain", "#reveal")
	case at["#exchange"]:
		tap("choose a card", "#card-2")
		tap("swap", "#exchange")
	case at["#no-word"] && !c.has("#lay"):
		for i := 1; i <= 3; i++ {
			tap("lay a card", fmt.Sprintf(`.pot .cards li:nth-child(%d) [aria-pressed="false"]`, i))
		}
		if !c.has("#lay") {
			c.t.Fatal("three cards make no word to lay: " + c.text("main"))
		}
		c.tap("#lay")
	case at["#raise"] && raises:
		tap("raise", "#raise")
	case at["#call"]:
		tap("call", "#call")
	default:
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
}

// step does the next thing that is to be done at the table, and tells whether
// there was something.
func (c *cards) step() bool {
	c.t.Helper()
	switch at := c.at(); {
	case at["#settle-yes"]:
		c.tap([]string{"#settle-yes", "#settle-no"}[c.chance.IntN(2)])
	case at["#reveal"]:
		c.curtainDown()
		c.lift()
	case at["#rested"]:
		c.mayLift() // nor are cards that were drawn turned down
		c.tap("#rested")
	case at["#exchange"]:
		for _, i := range c.chance.Perm(7)[:c.chance.IntN(3)] {
			c.tap(fmt.Sprintf("#card-%d", i+1))
		}
		c.tap("#exchange")
	case at["#no-word"]:
		for i := 1; i <= 3 && !c.has("#lay"); i++ {
			c.tap(fmt.Sprintf(`.pot .cards li:nth-child(%d) [aria-pressed="false"]`, i))
		}
		c.waitFor("document.querySelector('#lay') !== null")
		c.tap("#lay")
	case at["#raise"] && (!at["#call"] || c.chance.IntN(4) == 0):
		c.tap("#raise")
	case at["#call"]:
		if c.chance.IntN(12) == 0 {
			c.fold()
		} else {
			c.tap("#call")
		}
	case at["#verdict-no"]:
		c.tap("#verdict-no")
	case at["#turn-all"]:
		c.turnAll()
	case at["#doubt:not([aria-disabled])"] && c.chance.IntN(2) == 0:
		c.doubt("")
	case at[".hand-sums"]:
		c.hands++
		if at["#table-act"] {
			c.tap("#table-act")
		} else if at["#to-end"] {
			c.tap("#to-end")
		}
	case at["#table-act"]:
		if at[".laid"] {
			c.mayLift() // nor is the pot paid in haste
		}
		c.tap("#table-act")
	default:
		return false
	}
	return true
}

// turnAll has all words shown, unless the last one has just been turned up by itself.
func (c *cards) turnAll() {
	c.t.Helper()
	c.eval(`document.querySelector("#turn-all")?.click()`, nil)
	c.waitFor(`document.querySelector("#turn-all") === null`)
}

// doubt doubts the word of a seat, "" for the best one, if it still can be.
func (c *cards) doubt(seat string) {
	c.t.Helper()
	c.tap("#doubt")
	c.waitFor(`document.querySelector("dialog[open] #doubt-not") !== null`)
	if word := "[id^=doubt-" + seat + "]:not(#doubt-not)"; c.has(word) {
		c.tap(word)
	} else {
		c.tap("#doubt-not")
	}
}

// play goes on until so many hands are over, or the evening is.
func (c *cards) play(hands int) {
	c.t.Helper()
	idle := time.Now()
	for c.hands < hands && !c.has("#again") {
		if c.step() {
			idle = time.Now()
			continue
		}
		if time.Since(idle) > 4*patience { // twelve computers think one after the other
			c.t.Fatalf("nothing goes on at %s: %s", c.path(), c.text("main"))
		}
		time.Sleep(30 * time.Millisecond)
	}
}

// endEvening leaves between two hands.
func (c *cards) endEvening() {
	c.t.Helper()
	for !c.has(".hand-sums") && !c.has("#again") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	if c.has("#to-end") {
		c.tap("#to-end")
		c.waitFor("document.querySelector('#again') !== null")
	}
	if c.has("#again") {
		return
	}
	c.clickCSS("#menu")
	c.waitFor("document.querySelector('#menu-check') !== null")
	c.clickCSS("#menu-check")
	c.waitFor("document.querySelector('dialog[open] #sure-yes') !== null")
	c.clickCSS("#sure-yes")
	c.waitFor("document.querySelector('#again') !== null")
}

// A hand with four people on one phone, to the standings; for German see TestCardScreens.
func TestAHandOfFour(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("en-GB"))
	c := setUp(p, "en", "Mitzi", "Franz", "Resi", "Poldi")
	c.play(1)
	c.endEvening()
	p.noOverflow()
	var rows int
	p.eval("document.querySelectorAll('.sums tbody')[0].rows.length", &rows)
	if rows != 4 {
		t.Errorf("%d lines in the standings", rows)
	}
}

// Fourteen seats, most of them the computer's: 98 cards are dealt and 20 left,
// so the discards have to be shuffled into a new stock.
func TestFourteenSeats(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`localStorage.setItem("serviert:settings", '{"v":1,"motion":"none","pace":"fast"}')`))
	seats := []string{"Anna", "Bert"}
	for i := range 12 {
		seats = append(seats, fmt.Sprintf("C%d %s", i+1, []string{"easy", "medium", "hard"}[i%3]))
	}
	c := setUp(p, "de", seats...)
	c.play(1)
	c.endEvening()
	p.noOverflow()
	if got := len(p.all("rowheader", "")); got < 14 {
		t.Errorf("%d seats in the standings", got)
	}
}

// Nothing of an evening is lost by a tap too many: dropping out, ending it and
// deleting it are asked for, and the second of two quick taps answers nothing.
func TestATapTooManyCostsNoCards(t *testing.T) {
	t.Parallel()
	p := newPlayer(t)
	c := sitDown(p.phone, "de", "Mitzi", "Franz")
	c.firstTurn()
	asked := func(selector, stays string) {
		t.Helper()
		p.doubleTap(selector, 120*time.Millisecond)
		c.waitFor(`document.querySelector("dialog[open] #sure-no") !== null`)
		c.axe()
		c.noOverflow()
		c.clickCSS("#sure-no")
		c.waitFor(`document.querySelector("dialog[open]") === null`)
		if !c.has(stays) {
			t.Fatalf("after two quick taps on %s there is no %s: %s", selector, stays, c.text("main"))
		}
	}
	asked("#fold", "#card-1")
	p.touch("#menu")
	p.touch("#menu-check")
	c.waitFor(`document.querySelector(".bar .now p").textContent.endsWith("letzte Hand") && !document.querySelector("dialog[open]")`)
	p.textSize(200)
	c.noOverflow()
	p.textSize(100)
	c.fold()
	c.waitFor(`document.querySelector(".hand-sums") !== null && !document.querySelector("#table-act")`)
	c.axe()
	c.noOverflow()
	p.touch("#play-on") // else the evening would be over
	c.waitFor(`document.querySelector("#table-act") !== null`)
	c.clickCSS("#menu")
	c.waitFor(`document.querySelector("dialog[open] #menu-check") !== null`)
	asked("#menu-check", "#table-act")
	c.open("/cards-new")
	c.waitFor("document.querySelector('#start:not([aria-disabled])') !== null")
	c.clickCSS("#start")
	c.waitFor("document.querySelector('#reseat') !== null")
	c.clickCSS("#reseat")
	c.waitFor("document.querySelector('[id^=forget-]') !== null")
	asked("[id^=forget-]", "[id^=forget-]")
}

// A set-up that cannot be played says so where it is in sight, and the focus
// goes to the field that has to change.
func TestASetUpThatIsWrong(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/cards-new")
	for _, c := range []struct{ field, wrong, right, event string }{
		{"#stake-max", "0", "5", "input"},
		{"#level-0", "easy", "", "change"},
	} {
		if c.event == "change" {
			for i := range 4 {
				p.enter(fmt.Sprintf("#level-%d", i), c.wrong, c.event)
			}
		} else {
			p.enter(c.field, c.wrong, c.event)
			p.waitFor("document.querySelector('#wrong-start').hidden") // whoever still types is told nothing
			p.enter(c.field, c.wrong, "change")
		}
		p.waitFor("document.querySelector('#start:not([aria-disabled])') !== null && !document.querySelector('#wrong-start').hidden")
		p.clickCSS("#start")
		p.waitFor(fmt.Sprintf(`document.activeElement.matches(%q + "[aria-invalid=true]")`, c.field))
		var seen bool
		p.eval(`(() => { const r = document.querySelector("#wrong-start").getBoundingClientRect(), f = document.activeElement.getBoundingClientRect();
			return r.height > 0 && r.bottom <= innerHeight && f.top >= 0 && f.bottom <= r.top })()`, &seen)
		if !seen {
			p.screenshot(t.Name())
			t.Errorf("%s: field and message are not in sight together", c.field)
		}
		p.axe()
		p.enter(c.field, c.right, c.event)
	}
	p.waitFor("document.querySelector('#wrong-start').hidden")
}

// The hand that ends the evening is looked at before the standings, and says
// who has no chips left.
func TestTheLastHandBeforeTheStandings(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/cards-new")
	p.enter("#stake-chips", "1", "input")
	for p.has("#name-2") {
		p.clickCSS("#fewer")
	}
	p.waitFor("document.querySelector('#start:not([aria-disabled])') !== null")
	p.clickCSS("#start")
	c := &cards{phone: p, chance: rand.New(rand.NewPCG(2, 7))}
	for !c.has("#to-end") && !c.has("#again") {
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	if !c.has("#to-end") || !c.has(".hand-sums") || !strings.Contains(c.text("#broke"), "Keine Chips mehr: ") {
		t.Fatalf("the last hand is not shown: %s", c.text("main"))
	}
	c.noOverflow()
	c.axe()
	c.tap("#to-end")
	c.waitFor("document.querySelector('#again') !== null")
}
