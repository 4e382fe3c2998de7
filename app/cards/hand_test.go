//go:build !js

package cards

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/engine/letters"
)

// lookingAt is a table with the first player's cards open at a phase.
func lookingAt(t *testing.T, phase letters.Phase) *table {
	t.Helper()
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("a look at the cards", func(e *cardgame.Evening) bool { return looking(e) && at(phase)(e) })
	return c
}

// The hand is put in order and shuffled; the word, what is marked and what was
// just drawn go along with their cards, and the order is there again after a
// reload.
func TestTheHandIsPutInOrder(t *testing.T) {
	c := lookingAt(t, letters.Betting)
	was := c.evening.View().Hand
	c.press("card-2")
	c.press("card-5")
	word := c.hand.word(c.evening.View())
	for _, by := range append(slices.Clone(cardgame.Sorts), "word") {
		c.press("order")
		c.press("menu-by-" + by)
		v := c.evening.View()
		if c.sh.Dialog() != "" || !v.Hand.Within(was) || len(v.Hand) != len(was) {
			t.Fatalf("by %s the hand is %v, before %v", by, v.Hand, was)
		}
		if got := c.hand.word(v); got != word {
			t.Errorf("by %s the word is %v, before %v", by, got, word)
		}
		if want := cardgame.Picked(v.Hand, cardgame.Sorted(v, by)); by != "word" && v.Hand != want {
			t.Errorf("by %s the hand is %v, want %v", by, v.Hand, want)
		}
		if !strings.HasPrefix(c.sh.Said, "Deine Karten: ") {
			t.Errorf("says %q", c.sh.Said)
		}
	}
	if v := c.evening.View(); v.Hand[:2] != word {
		t.Errorf("the hand is %v, the word %v is not first", v.Hand, word)
	}
	c.press("order")
	c.press("menu-shuffle")
	mine := c.evening.View().Hand
	again := c.again()
	again.page.Now += 1000
	again.press("reveal")
	if v := again.evening.View(); v.Hand != mine || again.hand.word(v) != word {
		t.Errorf("after a reload the hand is %v, before %v", v.Hand, mine)
	}

	c = lookingAt(t, letters.Exchanging)
	c.press("card-1")
	c.press("card-4")
	gone := c.hand.discards(c.evening.View())
	unsorted := c.evening.View()
	c.Key("o", false, "")
	if got := c.hand.discards(c.evening.View()); !got.Within(gone) || len(got) != 2 {
		t.Errorf("after the hand is put in order %v are to go, before %v", got, gone)
	}
	if want := cardgame.Picked(unsorted.Hand, cardgame.Sorted(unsorted, cardgame.NextSort(unsorted))); c.evening.View().Hand != want || want == unsorted.Hand {
		t.Errorf("by the key the hand is %v, before it %v, want %v", c.evening.View().Hand, unsorted.Hand, want)
	}
	kept := c.evening.View().Hand.Without(c.hand.discards(c.evening.View()))
	c.press("exchange")
	v := c.evening.View()
	if v.Hand[:5] != kept || c.hand.fresh != [letters.HandSize]bool{5: true, 6: true} {
		t.Errorf("after the exchange the hand is %v, new %v; kept was %v", v.Hand, c.hand.fresh, kept)
	}
	drawn := v.Hand[5:]
	c.arrange([]int{6, 5, 4, 3, 2, 1, 0})
	if v := c.evening.View(); c.hand.fresh != [letters.HandSize]bool{0: true, 1: true} || v.Hand[0] != drawn[1] {
		t.Errorf("the drawn cards %v are not marked in %v", drawn, v.Hand)
	}
}

// The arrows go along the cards and, with Shift, take one along; in the word
// too.
func TestCardsAreMovedByKey(t *testing.T) {
	c := lookingAt(t, letters.Betting)
	was := c.evening.View().Hand
	c.Key("ArrowRight", false, "card-1")
	if c.sh.Focused != "card-2" || c.evening.View().Hand != was {
		t.Errorf("the arrow leads to %s", c.sh.Focused)
	}
	c.Key("ArrowRight", true, "card-1")
	if v := c.evening.View(); c.sh.Focused != "card-2" || v.Hand.At(0) != was.At(1) || v.Hand.At(1) != was.At(0) || !strings.HasSuffix(c.sh.Said, "jetzt an Stelle 2.") {
		t.Errorf("of %v comes %v, focus %s, said %q", was, v.Hand, c.sh.Focused, c.sh.Said)
	}
	now := c.evening.View().Hand
	if c.Key("ArrowLeft", true, "card-1"); c.evening.View().Hand != now {
		t.Error("the first card moves to the left")
	}
	c.press("card-1")
	c.press("card-3")
	word := c.hand.word(c.evening.View())
	c.Key("ArrowLeft", true, "laid-2")
	if got := c.hand.word(c.evening.View()); got.At(0) != word.At(1) || got.At(1) != word.At(0) || c.sh.Focused != "laid-1" {
		t.Errorf("of the word %v comes %v", word, got)
	}
	if c.Key("ArrowLeft", true, "call") {
		t.Error("an arrow elsewhere means something")
	}
}

// Where two letters of a word are on one card too, it can be laid with that card or with two.
func TestAWordIsLaidWithOtherCards(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	word, ways := "", []letters.Cards(nil)
	for range 400 {
		if v := c.evening.View(); looking(c.evening) && v.Phase == letters.Betting {
			for _, pair := range v.Hand.List() {
				for _, other := range v.Hand.List() {
					if text := pair.String() + other.String(); ways == nil && len(pair.String()) > 1 && len(v.Rules.Deck.Lay(v.Hand, text)) > 1 {
						word, ways = text, v.Rules.Deck.Lay(v.Hand, text)
					}
				}
			}
		}
		if ways != nil {
			break
		}
		c.playOn()
	}
	if ways == nil {
		t.Fatal("no hand has a pair of letters on one card and on two")
	}
	c.enter("typed", word)
	for _, way := range []letters.Cards{ways[1], ways[0]} {
		c.press("way-" + strings.ReplaceAll(way.String(), " ", "·"))
		v := c.evening.View()
		if got := c.hand.word(v); got != way || c.hand.typed != word || c.evening.Planned() != way {
			t.Errorf("laid is %v, kept %v, want %v; typed is %q", got, c.evening.Planned(), way, c.hand.typed)
		}
		if points := c.speech().Points(v.Rules.Deck.Sum(way)); !strings.Contains(c.sh.Said, points) {
			t.Errorf("said %q, want %s", c.sh.Said, points)
		}
	}
}

// Four cards can be exchanged; a fifth one stays, and why is said.
func TestFourCardsAreExchangedAtMost(t *testing.T) {
	c := lookingAt(t, letters.Exchanging)
	if n := len(c.hand.discards(c.evening.View())); n != 0 {
		t.Fatalf("%d cards are marked", n)
	}
	for n := range 5 {
		c.press(fmt.Sprint("card-", n+1))
	}
	v := c.evening.View()
	if gone := c.hand.discards(v); gone != v.Hand[:4] || c.sh.Confirmed != c.texts().Act.Four {
		t.Errorf("marked are %v of %v, said %q", gone, v.Hand, c.sh.Confirmed)
	}
	c.press("card-1")
	c.press("card-5")
	if gone := c.hand.discards(v); gone != v.Hand[1:5] {
		t.Errorf("with another one taken back %v of %v are marked", gone, v.Hand)
	}
}

// A dragged card goes where it is dropped, in the word and in the hand; what
// cannot be changes nothing, and never is a card lost.
func TestCardsAreDropped(t *testing.T) {
	c := lookingAt(t, letters.Betting)
	hand := c.evening.View().Hand
	word := func(want ...int) {
		t.Helper()
		if !slices.Equal(c.hand.laid, want) {
			t.Fatalf("in the word lie %v, want %v", c.hand.laid, want)
		}
	}
	c.drop("card-3", "word", 0)
	word(2)
	c.drop("card-5", "word", 0)
	word(4, 2)
	c.drop("card-1", "word", 1)
	word(4, 0, 2)
	c.drop("laid-1", "word", 2)
	word(0, 2, 4)
	c.drop("card-5", "word", 0) // it lies there already
	word(4, 0, 2)
	c.drop("laid-2", "hand", 3)
	word(4, 2)
	for _, bad := range []struct {
		card, onto string
		place      int
	}{{"card-9", "word", 0}, {"card-0", "hand", 0}, {"laid-7", "word", 0}, {"card-1", "hand", 7}, {"card-1", "hand", -1}, {"card", "word", 0}, {"lay", "word", 0}, {"laid-1", "word", 5}, {"laid-9", "hand", 0}, {"laid-3", "word", 0}, {"laid-3", "hand", 0}, {"card-8", "word", 0}, {"card-8", "hand", 0}} {
		c.drop(bad.card, bad.onto, bad.place)
		word(4, 2)
	}
	if c.evening.View().Hand != hand {
		t.Errorf("the hand is %v, before %v", c.evening.View().Hand, hand)
	}
	c.drop("card-1", "hand", 6)
	if v := c.evening.View(); v.Hand != hand[1:]+hand[:1] {
		t.Errorf("the hand is %v, want the first card of %v last", v.Hand, hand)
	}
	word(3, 1)
	c = lookingAt(t, letters.Exchanging)
	c.drop("card-1", "word", 0)
	word()
	c.elsewhere = true
	now := c.evening.View().Hand
	if c.drop("card-1", "hand", 3); c.evening.View().Hand != now {
		t.Error("another tab has the game, and a card moves here")
	}
}

// Where cards are shown only while they are held, nothing of them is on the page
// or said before and after, in any phase; they can be tapped all the same.
func TestCardsAreShownOnlyWhileHeld(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.sh.Set.HoldCards = true
	seen, settles := map[letters.Phase]bool{}, false
	check := func(when string) {
		t.Helper()
		v := c.evening.View()
		if v.Hand == "" {
			return
		}
		hidden := func() {
			t.Helper()
			html, said := c.html(), c.sh.Said
			for _, card := range v.Hand.List() {
				name := c.speech().Card(v.Rules.Deck, card)
				if strings.Contains(html, name) || strings.Contains(said, name) || strings.Contains(html, ">"+card.String()+"</b>") {
					t.Fatalf("%s: %q is on the page or said (%q): %s", when, name, said, html)
				}
			}
			if word := c.hand.word(v); len(word) > 1 && strings.Contains(html, word.Word()) {
				t.Fatalf("%s: the word %s is on the page: %s", when, word.Word(), html)
			}
			if strings.Contains(html, `id="typed"`) {
				t.Fatalf("%s: the field is on the page", when)
			}
		}
		hidden()
		for _, key := range []string{"v", "b"} {
			if c.Key(key, false, ""); c.sh.Said != c.texts().Hold.Hear {
				t.Errorf("%s: %s says %q", when, key, c.sh.Said)
			}
			hidden()
		}
		for _, key := range strings.Split("apnhxste", "") { // they ask about everything else
			c.Key(key, false, "")
			hidden()
		}
		for n := range len(v.Hand) {
			c.Key(fmt.Sprint(n+1), true, "")
			hidden()
		}
		for _, by := range []func(){func() { c.hold(true) }, func() { c.Key("w", false, "") }} {
			c.sh.Said = ""
			by()
			if html := c.html(); !strings.Contains(html, c.speech().Card(v.Rules.Deck, v.Hand.At(6))) {
				t.Fatalf("%s: the cards are not shown while they are held", when)
			}
			if !strings.HasPrefix(c.sh.Said, "Deine Karten: ") || strings.Count(c.sh.Said, "Punkt") < 7 {
				t.Errorf("%s: the cards that are held up are read as %q", when, c.sh.Said)
			}
			c.Key("v", false, "")
			c.Key("b", false, "")
			if c.hold(false); c.sh.Said != "" {
				t.Errorf("%s: when they are let go %q goes on", when, c.sh.Said)
			}
			hidden()
		}
		c.press("hold") // as a screen reader does
		if !c.held {
			t.Fatalf("%s: a screen reader cannot turn the cards over", when)
		}
		c.press("hold")
		hidden()
		c.Key("o", false, "")
		hidden()
	}
	for !at(letters.Showdown)(c.evening) {
		v := c.evening.View()
		check(fmt.Sprint(v.Phase, c.evening.Step()))
		if looking(c.evening) {
			if v.Phase == letters.Betting && !seen[v.Phase] {
				c.press("card-1")
				c.press("card-3")
				if len(c.hand.laid) != 2 {
					t.Fatalf("cards cannot be tapped face down: %v", c.hand.laid)
				}
				check("with a word")
			}
			seen[v.Phase] = true
			if v.Phase == letters.Choosing {
				if len(c.hand.laid) < 2 {
					for i := range 2 {
						if !slices.Contains(c.hand.laid, i) {
							c.press(fmt.Sprint("card-", i+1))
						}
					}
				}
				check("with a word to lay")
				c.press("lay")
				continue
			}
			if v.Phase == letters.Exchanging {
				check("at the exchange")
				c.press("exchange")
				continue
			}
			c.press(map[bool]string{true: "raise", false: "call"}[v.Bet == 0])
			if word := c.hand.word(v); c.sh.Shown == "cards-settle" {
				if html := c.html(); strings.Contains(html, word.Word()) || !strings.Contains(html, "Gilt dein Wort?") {
					t.Errorf("the question tells the word %s: %s", word.Word(), html)
				}
				settles = true
				c.press("settle-no")
			}
			continue
		}
		c.playOn()
	}
	if !settles {
		t.Error("nobody was asked whether the word stands")
	}
	if !seen[letters.Betting] || !seen[letters.Exchanging] || !seen[letters.Choosing] {
		t.Errorf("only %v were looked at", seen)
	}
	// The focus is on what shows them: the cards themselves say nothing.
	c = sitDown(t, "de", "Anna", "Bert")
	c.sh.Set.HoldCards = true
	c.playTo("a curtain", covered)
	c.page.Now += 1000
	if c.press("reveal"); c.sh.Focused != "hold" {
		t.Errorf("the focus is on %q", c.sh.Focused)
	}
	c = lookingAt(t, letters.Betting)
	if c.hold(true); c.held || c.has("hold") {
		t.Error("cards are held where that was not chosen")
	}
	c.sh.Set.HoldCards = true
	c.hold(true)
	c.press("raise")
	if c.held || c.evening.Step() != cardgame.Covered {
		t.Error("the next player's cards would be open at once")
	}
}

// Nor is anything seen or heard of a hand that its owner looks back at before it is held up, nor of what the coach has to
// say of it.
func TestAHandLookedBackAtIsShownOnlyWhileHeld(t *testing.T) {
	for _, told := range []*coach{nil, {}} {
		c := sitDown(t, "de", "Anna", "Bert")
		if c.sh.Set.HoldCards = true; told != nil {
			c.Coached(told)
		}
		c.playTo("the end of a hand", betweenHands(1))
		if !c.has("look-1") && !c.has("best-1") {
			t.Fatalf("nobody can look back: %s", c.html())
		}
		c.press(map[bool]string{true: "look-1", false: "best-1"}[c.has("look-1")])
		c.page.Now += 1000
		c.press("reveal")
		v, best := c.evening.View(), ""
		if b, found := c.evening.Best(v.Seat); found {
			best = b.All.Cards.Word()
		}
		check := func(when string, shown bool) {
			t.Helper()
			html, all := c.html(), c.html()+c.sh.Said
			for _, card := range v.Hand.List() {
				if strings.Contains(html, c.speech().Card(v.Rules.Deck, card)) != shown {
					t.Errorf("coach %v, %s: of %v is shown %v, want %v", told != nil, when, card, !shown, shown)
				}
			}
			if c.has("coached") != (shown && told != nil) || !shown && (strings.Contains(c.sh.Said, "Deine Karten") || strings.Contains(all, "Gut getauscht") || best != "" && strings.Contains(all, best)) {
				t.Errorf("coach %v, %s: said %q on %s", told != nil, when, c.sh.Said, html)
			}
		}
		check("before they are held", false)
		if c.hold(true); !strings.HasPrefix(c.sh.Said, "Deine Karten: ") || told != nil && !strings.HasSuffix(c.sh.Said, "Gut getauscht.") {
			t.Errorf("held up they are read as %q", c.sh.Said)
		}
		check("held", true)
		if c.hold(false); c.sh.Said != "" {
			t.Errorf("when they are let go %q goes on", c.sh.Said)
		}
		check("let go", false)
	}
}

// A raise that nobody could answer is not offered: all of it would be paid back.
func TestNoRaiseThatNobodyCanAnswer(t *testing.T) {
	c := opened(t, "en", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.enter("stake-chips", "4")
	c.press("start")
	c.turn(letters.Betting)
	c.press("raise")
	c.reveal()
	c.pressAll("fold", "sure-yes")
	v := c.turn(letters.Betting)
	c.pressAll("more", "raise")
	if v.Seats[v.Seat-1].Chips != 2 || c.evening.Public().Bet != 2 {
		t.Fatalf("of %d chips %d are bet, want all 2", v.Seats[v.Seat-1].Chips, c.evening.Public().Bet)
	}
	if v = c.reveal(); v.Low != 3 || v.High != 4 {
		t.Fatalf("a raise can be %d to %d, want 3 to 4", v.Low, v.High)
	}
	if got := c.enabled("fold", "raise", "call", "less", "more"); got != "fold call" {
		t.Errorf("against somebody without chips there are %s", got)
	}
	if log := c.evening.Log(); !c.Key("r", false, "") || c.evening.Log() != log || c.sh.Said != "Nobody else has chips left to answer a raise." {
		t.Errorf("R plays or says %q", c.sh.Said)
	}
	if c.press("call"); c.evening.Public().Phase != letters.Exchanging {
		t.Errorf("after the call the game waits for phase %d", c.evening.Public().Phase)
	}
}

// Who has fewer chips than the lowest bet opens with all of them: the button says so.
func TestTheButtonOpensWithAllThereIs(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	for field, value := range map[string]string{"max": "8", "min": "5", "chips": "4"} {
		c.enter("stake-"+field, value)
	}
	c.press("start")
	c.turn(letters.Betting)
	if html := c.html(); !strings.Contains(html, "All-in: 3") || strings.Contains(html, "mit 5") {
		t.Errorf("with 3 chips and bets from 5: %s", html)
	}
}

// Words are laid by typing: digraphs where they count more, and a clear word
// where cards are missing.
func TestTyping(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bot easy")
	c.playTo("a turn", looking)
	v := c.evening.View()
	first := v.Hand[:2]
	c.enter("typed", strings.ToLower(first.Word()))
	if got := c.hand.word(v); got.Word() != first.Word() || v.Rules.Deck.Sum(got) < v.Rules.Deck.Sum(first) {
		t.Errorf("%v was laid for %v", got, first)
	}
	c.enter("typed", "zzzzzz")
	if c.hand.word(v) != "" || !c.hand.lacks || !strings.Contains(c.sh.Said, "ZZZZZZ") {
		t.Errorf("said %q", c.sh.Said)
	}
	// The spaces that a keyboard puts in lack nothing, nor does what cannot be seen.
	for _, blank := range []string{" ", "\u00a0 ", "\u200b", "\u00ad"} {
		if c.enter("typed", blank); c.hand.lacks || c.sh.Said != c.texts().Build.Empty {
			t.Errorf("%q typed says %q", blank, c.sh.Said)
		}
	}
	if c.enter("typed", " "+first[:1].Word()+" \u200d"+first[1:].Word()+" "); c.hand.word(v).Word() != first.Word() {
		t.Errorf("with spaces %v is laid, %q is said", c.hand.word(v), c.sh.Said)
	}
	c.enter("typed", "zzzzzz")
	c.press("card-1")
	if c.hand.lacks || c.hand.typed != v.Hand[:1].Word() {
		t.Errorf("after a tap the field shows %q", c.hand.typed)
	}
	c.press("laid-1")
	if c.has("laid-1") || c.sh.Focused != "card-1" || c.sh.Said != c.texts().Build.Empty {
		t.Errorf("the card does not go back: said %q, focus on %s", c.sh.Said, c.sh.Focused)
	}
}

// The stepper stays within what is possible, and the bet is what it shows.
func TestStepper(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	c.playTo("a turn", looking)
	for range 9 {
		c.press("more")
	}
	c.press("less")
	c.press("raise")
	if got := c.evening.Public().Bet; got != 4 {
		t.Errorf("the bet is %d", got)
	}
}
