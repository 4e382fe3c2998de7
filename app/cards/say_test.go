//go:build !js

package cards

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
	"serviert/engine/letters"
)

// Whatever happens is said, in both languages, and no gap stays open.
func TestEverythingIsSaid(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		c := sitDown(t, lang, "Anna", "Bert", "Cleo", "Bot hard")
		kinds := map[letters.Kind]bool{}
		for range 400 {
			if len(c.evening.Public().Hands) == 3 {
				break
			}
			log := c.evening.Log()
			c.sh.Said = ""
			c.playOn()
			said := c.sh.Said
			if c.evening.Log() > log && said == "" {
				t.Errorf("%s: nothing was said", lang)
			}
			if strings.Contains(said, "%!") || strings.Contains(said, "  ") || strings.HasPrefix(said, " ") {
				t.Errorf("%s: said %q", lang, said)
			}
		}
		for _, ev := range c.evening.Events(0) {
			kinds[ev.Kind] = true
		}
		for _, k := range []letters.Kind{letters.Cut, letters.Deal, letters.Bet, letters.Call, letters.Exchange, letters.Word, letters.Pay} {
			if !kinds[k] {
				t.Errorf("%s: no %v in three hands", lang, letters.Action{Kind: k})
			}
		}
	}
}

// Every question that a key asks, with and without open cards.
func TestKeys(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	key := func(k string) bool { return c.Key(k, false, "") }
	c.playTo("a curtain", covered)
	dealer := c.evening.Name(c.evening.Public().Dealer)
	for k, want := range map[string]string{"w": "The cards are hidden.", "p": "In the pot: 2 chips.", "e": "Meanwhile: " + dealer + " deals, everybody pays 1.", "v": "The cards are hidden.", "x": dealer + " deals.",
		"h": "In: Anna and Bert.", "s": "Chips: Anna 49, Bert 49.", "n": "No bet yet. You may open with 1 to 5 chips.", "t": dealer + " to act."} {
		c.sh.Said = ""
		if !key(k) || c.sh.Said != want {
			t.Errorf("%s: %q, want %q", k, c.sh.Said, want)
		}
	}
	log := c.evening.Log()
	for _, k := range []string{"c", "1", "f", "r", "d", "o", "b"} {
		if c.sh.Said = ""; !key(k) || c.sh.Said != "The cards are hidden." || c.evening.Log() != log || c.evening.Step() != cardgame.Covered {
			t.Errorf("behind the curtain %s says %q", k, c.sh.Said)
		}
	}
	if key("Tab") || key("z") {
		t.Error("a key that means nothing is used")
	}
	c.page.Now += 1000
	c.press("reveal")
	key("W")
	if !strings.HasPrefix(c.sh.Said, "Your cards: ") || strings.Count(c.sh.Said, "point") != 7 {
		t.Errorf("the hand is read as %q", c.sh.Said)
	}
	if !key("1") || !c.has("laid-1") {
		t.Error("1 does not lay a card")
	}
	c.press("menu")
	if key("w") {
		t.Error("a key plays below a dialog")
	}
	c.press("menu-close")
	key("f")
	key("p")
	key("f")
	if len(c.evening.Public().Hands) != 0 {
		t.Error("dropped out without being asked twice")
	}
	c.page.Now += foldAgain
	key("f")
	if len(c.evening.Public().Hands) != 0 {
		t.Error("the question of long ago still counts")
	}
	key("f")
	if len(c.evening.Public().Hands) != 1 {
		t.Error("the second F does not drop out")
	}
}

// The menu's lines lead where they say.
func TestMenu(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a turn", looking)
	c.press("menu")
	c.press("menu-share")
	if len(c.page.Shared) != 0 || c.sh.Said != c.texts().Share.Refuse {
		t.Errorf("before a hand is over %q is shared, said %q", c.page.Shared, c.sh.Said)
	}
	c.press("menu")
	c.press("menu-check")
	if c.evening.Over() || c.sh.Said != c.texts().Say.LastHand {
		t.Errorf("said %q", c.sh.Said)
	}
	c.press("menu")
	c.press("menu-list")
	if c.sh.Shown != "cards-own" {
		t.Errorf("the dialog is %q", c.sh.Shown)
	}
	c.press("own-close")
	c.press("fold")
	c.press("sure-yes")
	c.press("menu")
	c.press("menu-share")
	if len(c.page.Shared) != 1 || !strings.Contains(c.page.Shared[0], "\n# app started=") || c.sh.Said != "Shared." {
		t.Errorf("shared %q, said %q", c.page.Shared, c.sh.Said)
	}
	c.press("menu")
	c.press("menu-book")
	if c.sh.Visited != "/rules?preset=choose-your-words&agreed=language:en" {
		t.Errorf("the rules lead to %s", c.sh.Visited)
	}
}

// turn plays until somebody looks at their cards in a phase, and returns their
// view.
func (c *table) turn(phase letters.Phase) letters.View {
	c.t.Helper()
	c.playTo("a turn", func(e *cardgame.Evening) bool { return looking(e) && e.View().Phase == phase })
	return c.evening.View()
}

// reveal lifts the curtain for the next player.
func (c *table) reveal() letters.View {
	c.t.Helper()
	c.page.Now += 1000
	c.press("reveal")
	return c.evening.View()
}

// enabled lists which of some buttons can be pressed.
func (c *table) enabled(ids ...string) string {
	return strings.Join(slices.DeleteFunc(uitest.Enabled(c.screen()), func(id string) bool { return !slices.Contains(ids, id) }), " ")
}

// lines tells whether the page has a button with these two lines.
func (c *table) lines(label, below string) bool {
	var parts []string
	for l := range strings.Lines(c.html()) {
		parts = append(parts, strings.TrimSpace(l))
	}
	return strings.Contains(strings.Join(parts, ""), "<span>"+label+"</span><small>"+below+"</small></button>")
}

// Where much can be bet there is a larger step besides: nobody has to count fifty single
// chips into the pot. It goes to the limits, as the step of one does.
func TestHighBetsTakeFewTaps(t *testing.T) {
	for _, table := range []struct {
		most, chips string
		step        int // 0 for none
	}{{"5", "10000", 0}, {"11", "10000", 0}, {"12", "10000", 5}, {"50", "10000", 5}, {"101", "10000", 10}, {"1000", "10000", 100}, {"10000", "10000", 1000},
		{"120", "10000", 20}, {"1000", "50", 5}, {"1000", "13", 5}, {"1000", "12", 0}} { // nobody bets more than they have
		c := opened(t, "de", browser.Memory{})
		c.setUp("Anna", "Bert", "Cleo")
		c.enter("stake-max", table.most)
		c.enter("stake-chips", table.chips)
		c.press("start")
		v := c.turn(letters.Betting)
		if table.step == 0 {
			if c.has("more-far") || c.has("less-far") {
				t.Errorf("up to %s with %s chips there is a larger step", table.most, table.chips)
			}
			continue
		}
		if got := c.enabled("less-far", "less", "more", "more-far"); got != "more more-far" {
			t.Errorf("up to %s there are %s", table.most, got)
		}
		first := table.step - v.Low // to a multiple of the step
		if step := c.sh.Texts().Gain(first); !strings.Contains(c.html(), fmt.Sprintf("aria-label=%q", step+": "+c.sh.Texts().Fill(c.texts().Act.More, table.step))) {
			t.Errorf("the larger step up to %s is not called %s: %s", table.most, step, c.html())
		}
		c.press("more-far")
		if got := c.hand.amount(v); got != table.step || !strings.Contains(c.sh.Said, c.sh.Texts().Whole(got)) || !strings.Contains(c.html(), ">+"+c.sh.Texts().Whole(table.step)+"<") {
			t.Errorf("a larger step up to %s leads to %d, said %q", table.most, got, c.sh.Said)
		}
		taps := 1
		for ; strings.Contains(c.enabled("more-far"), "more-far") && taps < 20; taps++ {
			c.press("more-far")
		}
		if got := c.hand.amount(v); got != v.High || taps > 11 {
			t.Errorf("%d taps lead to %d of %d", taps, got, v.High)
		}
		if got := c.enabled("less-far", "less", "more", "more-far"); got != "less-far less" {
			t.Errorf("at %s there are %s", table.most, got)
		}
		back := (v.High - 1) / table.step * table.step
		if c.press("less-far"); c.hand.amount(v) != back {
			t.Errorf("back from %s it is %d", table.most, c.hand.amount(v))
		}
		if c.press("raise"); c.evening.Public().Bet != back {
			t.Errorf("opened with %d", c.evening.Public().Bet)
		}
	}
}

// Opening, raising and calling bet what the buttons say, within the limits of
// the stepper.
func TestBets(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert", "Cleo")
	v := c.turn(letters.Betting)
	if got := c.enabled("fold", "raise", "call", "less", "more"); v.Bet != 0 || got != "more fold raise" || !c.lines("Open", fmt.Sprintf("with %d", v.Low)) {
		t.Fatalf("to open there are %s with a bet of %d: %s", got, v.Bet, c.html())
	}
	c.press("more")
	if got := c.enabled("less", "more"); got != "less more" {
		t.Errorf("in the middle there are %s", got)
	}
	c.Cover() // the amount is there again, for who has chosen it
	if v = c.reveal(); c.hand.amount(v) != v.Low+1 || c.enabled("less", "more") != "less more" {
		t.Errorf("after the cards were covered it is %d", c.hand.amount(v))
	}
	if c.press("raise"); c.evening.Public().Bet != v.Low+1 {
		t.Fatalf("opened with %d, want %d", c.evening.Public().Bet, v.Low+1)
	}

	opened := v.Low + 1
	v = c.reveal()
	if got := c.enabled("fold", "raise", "call"); got != "fold raise call" || !c.lines("Call", fmt.Sprintf("pay %d", v.Owed)) || !c.lines("Raise", fmt.Sprintf("to %d", v.Low)) {
		t.Errorf("to answer there are %s: %s", got, c.html())
	}
	for bet := v.Low; bet < v.High; bet++ {
		if !strings.Contains(c.enabled("less", "more"), "more") {
			t.Errorf("at %d of %d there is no more", bet, v.High)
		}
		c.press("more")
	}
	if got := c.enabled("less", "more"); got != "less" {
		t.Errorf("at the upper limit there are %s", got)
	}
	if c.press("raise"); c.evening.Public().Bet != v.High || v.High <= opened {
		t.Errorf("raised to %d, want %d", c.evening.Public().Bet, v.High)
	}

	v = c.reveal()
	if v.Owed == v.Seats[v.Seat-1].Chips && !c.lines("Call", fmt.Sprintf("all in: %d", v.Owed)) ||
		v.Owed < v.Seats[v.Seat-1].Chips && !c.lines("Call", fmt.Sprintf("pay %d", v.Owed)) {
		t.Errorf("a call costs %d: %s", v.Owed, c.html())
	}
	seat, log := v.Seat, c.evening.Log()
	c.press("fold")
	if c.evening.Log() != log || c.sh.Shown != "cards-sure" {
		t.Fatal("one tap drops out")
	}
	if c.press("sure-no"); c.evening.Log() != log || c.sh.Shown != "" {
		t.Fatal("who stays in drops out")
	}
	c.press("fold")
	c.press("sure-yes")
	if e := c.evening.Events(log)[0]; e.Kind != letters.Fold || e.Seat != seat {
		t.Errorf("dropping out was heard as %+v", e)
	}
}

// The button says how many cards are exchanged.
func TestExchangeButton(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.turn(letters.Exchanging)
	help := c.texts().Act.SwapHelp
	for i, want := range []string{"Keep all", "Swap 1 card", "Swap 2 cards", "Swap 3 cards"} {
		if !c.lines(want, help) {
			t.Errorf("with %d cards marked there is no %q", i, want)
		}
		c.press(fmt.Sprintf("card-%d", i+1))
	}
	log := c.evening.Log()
	if c.press("exchange"); c.evening.Events(log)[0].Kind != letters.Exchange {
		t.Errorf("heard was %+v", c.evening.Events(log))
	}
}

// A word takes two cards; to go without one has to be confirmed.
func TestNoWord(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	v := c.turn(letters.Choosing)
	for c.has("laid-1") {
		c.press("laid-1")
	}
	for cards, want := range []string{"no-word", "no-word", "no-word lay"} {
		if got := c.enabled("no-word", "lay"); got != want {
			t.Errorf("with %d cards laid there are %s, want %s", cards, got, want)
		}
		c.press(fmt.Sprintf("card-%d", cards+1))
	}
	log := c.evening.Log()
	for _, id := range []string{"no-word", "none-no"} {
		if c.press(id); c.evening.Log() != log {
			t.Fatalf("%s has chosen something", id)
		}
	}
	if c.sh.Shown != "" {
		t.Errorf("dialog %q", c.sh.Shown)
	}
	c.press("no-word")
	c.press("none-yes")
	if c.evening.Log() != log+1 || c.sh.Shown != "" || c.evening.Events(log)[0].Kind != letters.Word || c.evening.Events(log)[0].Seat != v.Seat {
		t.Errorf("%d actions, dialog %q", c.evening.Log()-log, c.sh.Shown)
	}
}

// Of two ways to lay a word each is heard card by card: "QU·A·L" and "Q·U·A·L" would sound alike.
func TestWaysToLayAWordAreHeard(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	v := c.evening.Public()
	v.Hand, _ = letters.ParseCards("QU Q U A L M E")
	word, _ := letters.ParseCards("QU A L")
	html := uitest.HTML(c.waysPart(v, word))
	for _, want := range []string{`aria-label="Doppelkarte Q U, A, L, `, `aria-label="Q, U, A, L, `} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q in %s", want, html)
		}
	}
}

// After a hand with computers the reasons are there, folded away; after one
// without them they are not, and neither while a hand is played.
func TestReasonsAfterAHand(t *testing.T) {
	over := func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 }
	c := sitDown(t, "de", "Anna", "Bot hard curious", "Rex easy")
	for !over(c.evening) {
		if c.has("why") {
			t.Fatal("a reason while the hand is played")
		}
		c.playOn()
	}
	if html := c.html(); !strings.Contains(html, `id="why"`) || strings.Contains(html, "<details open") || !strings.Contains(html, "Bot ") {
		t.Errorf("no reasons: %s", html)
	}
	c = sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", over)
	if c.has("why") {
		t.Error("people are explained")
	}
}

// What is typed is said after a pause, once, with what the list says of it; a
// word that cannot be laid is said with what is missing, and nothing is said of
// it once the curtain is down.
func TestAWordThatIsTypedIsSaidAfterAPause(t *testing.T) {
	c := lookingAt(t, letters.Betting)
	c.clock.live = true
	pass := func() {
		for len(c.clock.later) > 0 {
			(<-c.clock.later)()
		}
	}
	v := c.evening.View()
	word := letters.CardsOf(v.Hand.At(0), v.Hand.At(1)).Word()
	verdict := func() string {
		yes, _ := c.evening.IsWord(word)
		return map[bool]string{true: "steht in der Liste.", false: "steht nicht in der Liste."}[yes]
	}
	c.sh.Said = ""
	for n := range len(word) {
		if c.enter("typed", word[:n+1]); c.sh.Said != "" {
			t.Fatalf("while one types %q is said", c.sh.Said)
		}
	}
	if pass(); !strings.HasPrefix(c.sh.Said, word+", ") || !strings.HasSuffix(c.sh.Said, verdict()) {
		t.Errorf("of %s is said %q", word, c.sh.Said)
	}
	if n := strings.Count(c.sh.Said, word); n != 1 {
		t.Errorf("%q is said %d times", word, n)
	}
	for _, way := range []func(){func() { c.Key("b", false, "") }, func() { c.press("laid-1"); c.press("card-1"); c.Key("b", false, "") }} {
		c.sh.Said = ""
		if way(); !strings.Contains(c.sh.Said, " in der Liste.") {
			t.Errorf("asked for, the word is said as %q", c.sh.Said)
		}
	}
	lacks := word + "YYY"
	c.enter("typed", lacks)
	if pass(); !strings.HasPrefix(c.sh.Said, "Für "+lacks+" brauchst du noch: ") || !strings.Contains(c.sh.Said, "Y, Y") {
		t.Errorf("of a word that cannot be laid is said %q", c.sh.Said)
	}
	c.enter("typed", word)
	c.hide()
	c.sh.Said = ""
	if pass(); c.sh.Said != "" {
		t.Errorf("behind the curtain %q is said", c.sh.Said)
	}
	c.page.Now += 1000
	c.press("reveal")
	c.sh.Said = ""
	if pass(); c.sh.Said != "" {
		t.Errorf("after the curtain %q is said once more", c.sh.Said)
	}
}

// Who plays alone may type while computers play: what is typed stays, letter by letter, and is said after
// the pause however often one of them acts meanwhile.
func TestAWordIsTypedWhileComputersPlay(t *testing.T) {
	builds := func(e *cardgame.Evening) bool { return cardgame.MayBuild(e.View(), e.Step()) }
	for _, more := range []string{"", "yyy"} {
		var c *table
		typed := ""
		for c == nil || !builds(c.evening) { // else all drop out, or the exchange comes
			c = sitDown(t, "de", "Anna", "Bot easy", "Bud easy")
			c.playTo("a computer with the cards in view", func(e *cardgame.Evening) bool {
				return e.Step() == cardgame.Thinking && builds(e)
			})
			c.clock.live, c.thinking.busy = true, true // computers move when the test says so
			typed = strings.ToLower(c.evening.View().Hand[:2].Word()) + more
			c.enter("typed", typed)
			for c.evening.Step() == cardgame.Thinking && builds(c.evening) {
				c.decides()
				c.computerMoves()
			}
		}
		if c.hand.typed != typed {
			t.Errorf("%q was typed, the field has %q", typed, c.hand.typed)
		}
		c.sh.Said = ""
		for len(c.clock.later) > 0 {
			(<-c.clock.later)()
		}
		if want := c.wordSaid(c.evening.View()); c.sh.Said != want || want == c.texts().Build.Empty {
			t.Errorf("%q was typed, said %q, want %q", typed, c.sh.Said, want)
		}
	}
}

// The verdict is heard when the word is to be laid, before that is final.
func TestTheVerdictIsHeardBeforeTheWordIsLaid(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.turn(letters.Choosing)
	for c.has("laid-1") {
		c.press("laid-1")
	}
	c.press("card-1")
	c.press("card-2")
	if html := c.html(); !strings.Contains(c.sh.Said, " in der Liste.") || !strings.Contains(html, `aria-describedby="check"`) || !strings.Contains(html, `id="check"`) {
		t.Errorf("heard %q: %s", c.sh.Said, html)
	}
	c.show("/settings")
	c.show("/cards")
	if v := c.reveal(); v.Phase != letters.Choosing || !strings.Contains(c.sh.Said, " in der Liste.") {
		t.Errorf("when the curtain is lifted again one hears %q", c.sh.Said)
	}
}

// Whatever the moment, a key that cannot act says why, and changes nothing.
func TestEveryKeyAnswers(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		idle := map[string]bool{}
		for _, seats := range [][]string{{"Anna", "Bert"}, {"Anna", "Bot easy"}} {
			c := sitDown(t, lang, seats...)
			for range 60 {
				e := c.evening
				v := e.View()
				keys := "wvpnhxsteb"
				if e.Step() != cardgame.Looking {
					keys += "crfd"
					if v.Hand == "" {
						keys += "o"
					}
				} else {
					keys += map[letters.Phase]string{letters.Betting: "d", letters.Exchanging: "crf", letters.Choosing: "crfd"}[v.Phase]
				}
				log := e.Log()
				for _, k := range strings.Split(keys, "") {
					c.sh.Said = ""
					if !c.Key(k, false, "") || c.sh.Said == "" || strings.Contains(c.sh.Said, "%!") || strings.Contains(c.sh.Said, ": .") || e.Log() != log {
						t.Fatalf("%s, %v: %s says %q, %d actions", lang, v.Phase, k, c.sh.Said, e.Log()-log)
					}
				}
				for n := range len(v.Hand) {
					c.sh.Said = ""
					if c.Key(fmt.Sprint(n+1), true, ""); c.sh.Said != c.cardName(v, n)+"." {
						t.Fatalf("card %d is read as %q", n+1, c.sh.Said)
					}
				}
				idle[fmt.Sprint(v.Phase, e.Step())] = true
				if len(e.Public().Hands) == 1 {
					break
				}
				c.playOn()
			}
		}
		if len(idle) < 9 {
			t.Errorf("only %v were tried", idle)
		}
	}
}

// Of the key H nothing is left open before the deal.
func TestWhoIsInBeforeTheDeal(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	if c.Key("h", false, ""); c.sh.Said != "Gerade wird keine Hand gespielt." {
		t.Errorf("who is in: %q", c.sh.Said)
	}
}

// The bet of the round is told with whose it was and what one has paid of it.
func TestTheBetIsTold(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.turn(letters.Betting)
	if c.press("more"); c.sh.Said != "2 Chips." {
		t.Errorf("the amount is told as %q", c.sh.Said)
	}
	c.press("raise")
	opener := c.evening.Name(c.evening.Events(c.evening.Log() - 1)[0].Seat)
	c.reveal()
	if c.Key("n", false, ""); c.sh.Said != "Höchster Einsatz, von "+opener+": 2 Chips. Von dir: 0. Mitgehen kostet 2 Chips." {
		t.Errorf("the bet is told as %q", c.sh.Said)
	}
}

// On the same page the focus stays with what is still there, and goes to what
// takes its place where it is not.
func TestTheFocusStays(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bot easy", "Rex easy")
	focus := func(id string) string {
		c.page.Focused, c.sh.Focused = id, ""
		return id
	}
	c.playTo("the deal", func(e *cardgame.Evening) bool { return e.Public().Phase == letters.Dealing })
	focus("table-act")
	if c.press("table-act"); c.sh.Focused != "card-1" {
		t.Errorf("after the deal the focus is at %q", c.sh.Focused)
	}
	for _, id := range []string{"call", "raise"} {
		c.playTo("a turn with "+id, func(e *cardgame.Evening) bool { return looking(e) && c.has(id) && e.View().Phase == letters.Betting })
		if focus(id); true {
			c.press(id)
		}
		if e := c.evening; e.Step() == cardgame.Thinking && c.sh.Focused != "go-on" {
			t.Errorf("after %s the focus is at %q", id, c.sh.Focused)
		}
		if e := c.evening; e.Step() == cardgame.Thinking && e.View().Hand != "" {
			place := c.place()
			focus("card-3")
			if c.playOn(); c.place() == place && c.sh.Focused != "" {
				t.Errorf("another one's move takes the focus from a card to %q", c.sh.Focused)
			}
		}
		if c.evening.Public().Phase == letters.Dealing {
			return // everybody has dropped out
		}
	}
}

// A doubt leaves the focus at the button to doubt.
func TestADoubtLeavesTheFocus(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a showdown", at(letters.Showdown))
	c.press("doubt")
	of := "doubt-1"
	c.page.Focused, c.sh.Focused = of, ""
	if c.press(of); c.sh.Focused != "doubt" {
		t.Errorf("after a doubt the focus is at %q", c.sh.Focused)
	}
	words := c.evening.Showdown(0)
	if want := " " + c.speech().Leading(c.evening, c.evening.Public(), words, words.Order) + "."; !strings.HasSuffix(c.sh.Said, want) || strings.Count(c.sh.Said, want) != 1 {
		t.Errorf("after a doubt is said %q, not who leads then: %q", c.sh.Said, want)
	}
}

// The best word unfolds below its button, which stays.
func TestTheBestWordUnfolds(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
	folded := func() int { return strings.Count(c.html(), `aria-expanded="false"`) }
	if folded() != 2 {
		t.Errorf("%d are folded away before", folded())
	}
	if c.press("best-1"); !c.has("best-1") || folded() != 1 || c.sh.Said == "" {
		t.Errorf("said %q: %s", c.sh.Said, c.html())
	}
	c.sh.Said = ""
	if c.press("best-1"); folded() != 2 || c.sh.Said != "" {
		t.Errorf("folded away %q is said", c.sh.Said)
	}
}

// The end of an evening is heard: how it stands and who pays whom. With reasons
// the computer players' are heard after a hand, otherwise they are not.
func TestTheEndIsHeard(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.evening.PlayFor(escalero.Stake{Cents: 10, Currency: "€"})
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
	if len(c.page.Asked) != 0 {
		t.Errorf("before the end the browser was asked for %q", c.page.Asked)
	}
	c.leave()
	if !slices.Equal(c.page.Asked, []string{"persist"}) || c.evening.Ended() != c.page.Now {
		t.Errorf("an evening that is over is not kept for good: %q, ended at %d", c.page.Asked, c.evening.Ended())
	}
	best := c.evening.Standings()[0]
	want := "Der Abend ist zu Ende. Endstand: " + c.evening.Name(best.Seat)
	if best.Won == 0 {
		want = "Der Abend ist zu Ende. Endstand: "
	}
	if !strings.HasPrefix(c.sh.Said, want) || best.Won > 0 && !strings.Contains(c.sh.Said, " zahlt "+c.evening.Name(best.Seat)+" ") {
		t.Errorf("said %q, want %q", c.sh.Said, want)
	}
	said := strings.TrimPrefix(c.sh.Said, "Der Abend ist zu Ende. ")
	if c.Key("a", false, ""); c.sh.Said != said {
		t.Errorf("the key that tells how it stands says %q, want %q", c.sh.Said, said)
	}
	for talk, heard := range map[string]bool{"reasons": true, "full": false, "short": false} {
		c := sitDown(t, "de", "Anna", "Bot medium", "Rex medium")
		c.sh.Set.Talk = talk
		c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 })
		for _, line := range c.speech().Reasons(c.evening) {
			if strings.Contains(c.sh.Said, line) != heard {
				t.Errorf("%s: said %q", talk, c.sh.Said)
			}
		}
	}
}

// What one other player has done is said when the curtain comes down, and not
// again when it is lifted; what several have done is.
func TestWhatHappenedIsSaidOnce(t *testing.T) {
	for _, seats := range [][]string{{"Anna", "Bert"}, {"Anna", "Bert", "Cleo"}} {
		c := sitDown(t, "de", seats...)
		c.turn(letters.Betting)
		for range len(seats) - 1 {
			c.press(map[bool]string{true: "raise", false: "call"}[c.evening.View().Bet == 0])
			if !strings.Contains(c.sh.Said, " kostet ") || strings.Contains(c.sh.Said, " ist dran") {
				t.Errorf("at the curtain one hears %q", c.sh.Said)
			}
			c.reveal()
		}
		if again := strings.HasPrefix(c.sh.Said, "Inzwischen: "); again != (len(seats) > 2) || !strings.HasSuffix(c.sh.Said, "Mitgehen kostet 1 Chip.") {
			t.Errorf("%d at the table: one hears %q", len(seats), c.sh.Said)
		}
	}
}

// Who draws from a new stock is said to have exchanged like everybody else.
func TestAnExchangeWithANewStockIsHeard(t *testing.T) {
	var seats []string
	for i := range letters.MaxSeats {
		seats = append(seats, fmt.Sprint("P", i+1))
	}
	c := sitDown(t, "en", seats...)
	c.playTo("the exchange", func(e *cardgame.Evening) bool { return at(letters.Exchanging)(e) && looking(e) })
	for stocks := 0; stocks == 0; {
		who, log := c.evening.Name(c.evening.View().Turn), c.evening.Log()
		for i := range letters.MaxExchange {
			c.press(fmt.Sprint("card-", i+1))
		}
		c.press("exchange")
		stocks = c.evening.Log() - log - 1
		c.page.Now += 1000
		c.press("rested")
		if want := who + " swaps 4 cards. " + strings.Repeat(c.texts().Say.Stock+" ", stocks); !strings.HasPrefix(c.sh.Said, want) {
			t.Errorf("one hears %q, not %q", c.sh.Said, want)
		}
		c.page.Now += 1000
		c.press("reveal")
	}
}

// Whoever turns the cards down that he has drawn in another way than by the button
// for it has exchanged all the same: the next one hears of it with his cards.
func TestAnExchangeIsHeardHoweverItEnds(t *testing.T) {
	for name, end := range map[string]func(c *table) *table{
		"by the menu": func(c *table) *table {
			c.press("menu")
			c.press("menu-lock")
			return c
		},
		"by laying the phone on its face": func(c *table) *table {
			c.away()
			return c
		},
		"by another page": func(c *table) *table {
			c.show("/cards-new")
			c.show("/cards")
			return c
		},
		"by a reload": func(c *table) *table { return c.again() },
	} {
		c := sitDown(t, "en", "Anna", "Bert")
		c.playTo("drawn cards", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Resting })
		who := c.evening.Name(c.evening.View().Seat)
		c = end(c)
		c.page.Now += 1000
		c.press("reveal")
		if !strings.Contains(c.sh.Said, who+" swaps 2 cards.") {
			t.Errorf("%s: the next one hears %q", name, c.sh.Said)
		}
	}
}

// At the set-up the state of the word list is told to whoever has chosen another language, not to everybody who comes.
func TestTheWordListIsToldWhereItIsWaitedFor(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	if c.show("/cards-new"); c.sh.Said != "" || strings.Contains(c.html(), `role="status"`) {
		t.Errorf("whoever comes is told %q", c.sh.Said)
	}
	if c.enter("cards-language-en", "en"); !strings.HasPrefix(c.sh.Said, "Wörterliste: Englisch, ") {
		t.Errorf("whoever has chosen a language is told %q", c.sh.Said)
	}
}
