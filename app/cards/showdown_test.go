//go:build !js

package cards

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/lesson"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
)

// refuse plays until a word of a seat is doubted and refused, and is that word.
func (c *table) refuse(seat int) string {
	c.t.Helper()
	for range 40 {
		c.playTo("a showdown", at(letters.Showdown))
		c.doubt(seat)
		if s := c.evening.Public().Seats[seat-1]; s.Doubt == letters.Refused {
			return s.Laid.Word()
		}
		c.press("table-act")
		if c.evening.Over() {
			c.show("/cards-new")
			c.press("start")
		}
	}
	c.t.Fatal("all words were in the list")
	return ""
}

// A refused word is taken up by the one who doubted it: it wins nothing in this
// hand, counts from the next one on, and is there at the next evening.
func TestAdoptedWord(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	taken := c.refuse(1)
	c.press("adopt-1")
	if html := c.html(); c.sh.Shown != "cards-adopt" || !strings.Contains(html, "Ich bin Bert") || strings.Contains(html, "Ich bin Anna") {
		t.Fatalf("the one who laid it is asked: %s", html)
	}
	c.press("adopt-no")
	if len(c.setup.Own("de")) != 0 {
		t.Fatal("a no takes the word up")
	}
	c.press("adopt-1")
	c.press("adopt-by-2")
	if v := c.evening.Public(); v.Seats[0].Doubt != letters.Refused || c.has("adopt-1") {
		t.Error("the word counts in the hand in which it was refused")
	}
	if yes, _ := c.evening.IsWord(taken); yes {
		t.Errorf("%s counts at once", taken)
	}
	if got := c.again().setup.Own("de"); len(got) != 1 || got[0] != taken {
		t.Errorf("the list has %v", got)
	}
	if again := c.again(); again.evening.Log() != c.evening.Log() || !strings.Contains(again.html(), again.texts().Showdown.Later) {
		t.Error("after a restart the word is not taken up")
	}
	c.press("table-act")
	if won := c.evening.Public().Hands; slices.Contains(won[len(won)-1].Winners, 1) && won[len(won)-1].Word(2) != "" {
		t.Error("a refused word wins")
	}
	// Whoever writes it down once more is told that it is there.
	c.press("menu")
	c.press("menu-list")
	log := c.evening.Log()
	c.enter("own-word", strings.ToLower(taken))
	c.press("own-add")
	if want := fmt.Sprintf(c.texts().Own.Twice, taken); c.sh.Said != want || !strings.Contains(c.html(), want) || c.evening.Log() != log {
		t.Errorf("the word again: said %q", c.sh.Said)
	}
	c.sh.CloseDialog()
	c.playTo("a turn", looking)
	if yes, _ := c.evening.IsWord(taken); !yes {
		t.Errorf("%s does not count in the next hand", taken)
	}
	c.show("/cards-new")
	if table, err := c.setup.Draft().Table(c.sh.Texts(), map[string][]string{"de": c.setup.Own("de")}); err != nil || len(table.Rules.Words) != 1 {
		t.Errorf("the next evening knows %v, %v", table.Rules.Words, err)
	}
}

// Where a computer player sits, a refused word is refused.
func TestNoOwnWordAgainstComputers(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Bot easy")
	word := c.refuse(1)
	if html := c.html(); strings.Contains(html, "admit-") || strings.Contains(html, "adopt-") {
		t.Errorf("against a computer player %s can be made a word: %s", word, html)
	}
	for _, k := range []letters.Kind{letters.Admit, letters.Adopt} {
		if c.act(letters.Action{Kind: k, Seat: 1}) {
			t.Errorf("kind %d is accepted", k)
		}
	}
}

// Of the hand that ends the evening one sees how it went, and then the
// standings.
func TestTheDecidingHand(t *testing.T) {
	c := opened(t, "en", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.enter("stake-chips", "1")
	c.press("start")
	c.playTo("the end", func(e *cardgame.Evening) bool { return e.Over() })
	s, loser := c.texts().Summary, "Anna"
	if c.evening.Public().Seats[1].Chips == 0 {
		loser = "Bert"
	}
	if html := c.html(); !c.has("to-end") || c.has("again") || !strings.Contains(html, "hand-sums") || !strings.Contains(html, fmt.Sprintf(s.Broke, loser)) {
		t.Fatalf("the deciding hand is not shown: %s", html)
	}
	if !strings.Contains(c.sh.Said, fmt.Sprintf(s.Broke, loser)) {
		t.Errorf("said %q", c.sh.Said)
	}
	// Behind the curtain of one's own hand there is nothing left to end.
	c.press("look-1")
	if c.press("menu"); c.has("menu-check") {
		t.Errorf("an evening that is over can be ended: %s", c.html())
	}
	c.sh.CloseDialog()
	c.press("unasked")
	if c.press("to-end"); !c.has("again") || c.sh.Focused != "title" {
		t.Errorf("no standings: %s", c.html())
	}
	felt, table, note := strings.Index(c.html(), "honour"), strings.Index(c.html(), "seat-sums"), strings.Index(c.html(), "note-"+c.evening.ID())
	if figures := strings.Index(c.html(), c.texts().Over.Figures); felt < 0 || felt > table || table > figures || figures > note {
		t.Errorf("the winner on the felt, the standings, the figures and the note are at %d, %d, %d and %d", felt, table, figures, note)
	}
}

// lastChoice plays until one player has still to choose his word, with a clock
// that runs from then on.
func (c *table) lastChoice() {
	c.t.Helper()
	c.playTo("the last choice", func(e *cardgame.Evening) bool {
		open := 0
		for _, s := range e.Public().Seats {
			if s.In && !s.Done {
				open++
			}
		}
		return looking(e) && at(letters.Choosing)(e) && open == 1
	})
	c.clock.live = true
}

// The words are turned up one after the other, and none is on the page or said
// before; a tap shows all of them, and does not pay the pot too.
func TestTheWordsAreTurnedUp(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.learn(lesson.Show)
	c.lastChoice()
	c.decide()
	order := c.evening.Showdown(0).Order
	name := func(i int) string { return c.evening.Name(order[i]) }
	says := func(i int) string { return name(i) + ": " }
	if c.turning.down != 3 || strings.Contains(c.sh.Said, says(0)) || c.has("table-act") || strings.Contains(c.html(), "führt<") {
		t.Fatalf("%d words lie face down, said %q: %s", c.turning.down, c.sh.Said, c.html())
	}
	(<-c.clock.later)()
	if c.turning.down != 2 || !strings.HasPrefix(c.sh.Said, says(0)) || strings.Contains(c.sh.Said, says(1)) || !strings.Contains(c.html(), "data-turn") {
		t.Fatalf("%d words lie face down, said %q: %s", c.turning.down, c.sh.Said, c.html())
	}
	if again := c.again(); again.turning.down != 0 || !again.has("table-act") || strings.Contains(again.html(), "data-turn") {
		t.Error("after a restart the words are not simply there")
	}
	late := <-c.clock.later
	c.press("turn-all")
	if c.turning.down != 0 || !strings.HasPrefix(c.sh.Said, says(1)) || !strings.Contains(c.sh.Said, says(2)) || strings.Contains(c.html(), "data-turn") {
		t.Errorf("after a tap %d words lie face down, said %q", c.turning.down, c.sh.Said)
	}
	c.sh.Said = ""
	late()
	log := c.evening.Log()
	c.press("table-act")
	if c.turning.down != 0 || c.sh.Said != "" || c.evening.Log() != log {
		t.Error("the second of two taps pays the pot, or the clock goes on")
	}
	c.page.Now += 1000
	if c.press("table-act"); len(c.evening.Public().Hands) != 1 {
		t.Error("the pot cannot be paid")
	}
}

// Who has played alone had the cards open all the time. Since somebody else sits there the curtain comes down before
// them, also where he deals, and so acts first.
func TestNoLongerAlone(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bot easy")
	uitest.Type(t, c.screen(), "dealer", "2")
	c.press("start")
	c.playTo("the first hand", betweenHands(1))
	var titles []string
	for _, id := range []string{"menu", "menu-people", "menu-names"} {
		c.press(id)
		titles = append(titles, regexp.MustCompile(`id="dialog-title"[^>]*>([^<]*)<`).FindStringSubmatch(c.html())[1])
	}
	if titles[1] == titles[2] { // the page does not tell a dialog that is called like the one whose place it takes
		t.Errorf("the dialogs are called %q", titles)
	}
	c.enter("name-1", "Bert")
	c.enter("level-1", "")
	c.press("names-done")
	c.press("table-act")
	if v := c.evening.Public(); v.Turn != 1 || c.evening.Step() != cardgame.Covered || !c.has("reveal") || strings.Contains(c.sh.Said, "Karten:") {
		t.Errorf("Anna acts: %v, said %q: %s", v.Turn == 1, c.sh.Said, c.html())
	}
}

// Computer players look all words up, and take their time to say so: whoever has the pot paid meanwhile gets
// nothing for a word that is none.
func TestNobodyIsPaidBeforeAComputerDoubts(t *testing.T) {
	for _, restarts := range []bool{false, true} {
		c := sitDown(t, "de", "Anna", "Bot hard")
		c.learn(lesson.Show)
		c.playTo("Anna's choice", func(e *cardgame.Evening) bool { return looking(e) && at(letters.Choosing)(e) })
		v := c.evening.View()
		none := letters.CardsOf(v.Hand.List()...)
		if yes, _ := c.evening.IsWord(none.Word()); yes {
			t.Fatalf("%s is a word", none.Word())
		}
		c.choose(none)
		c.playTo("the showdown", at(letters.Showdown))
		if c.clock.live = true; restarts {
			c = c.again()
			c.clock.live = true
		}
		c.page.Now += 1000
		c.press("table-act")
		if p := c.evening.Public(); p.Phase != letters.Showdown || p.Seats[0].Doubt != letters.Refused || !strings.Contains(c.sh.Said, none.Word()+" gilt nicht") {
			t.Fatalf("restarted %v: phase %v, Anna's word is %v, said %q", restarts, p.Phase, p.Seats[0].Doubt, c.sh.Said)
		}
		if c.press("table-act"); c.evening.Public().Phase != letters.Showdown {
			t.Error("the second of two taps pays the pot")
		}
		c.page.Now += 1000
		c.press("table-act")
		if p := c.evening.Public(); p.Phase == letters.Showdown || p.Hands[len(p.Hands)-1].Paid[0] != 0 {
			t.Errorf("paid is %+v", p.Hands)
		}
	}
}

// The first showdown is explained, and no word is turned up while that is read.
func TestTheFirstShowdownIsExplained(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.lastChoice()
	c.decide()
	(<-c.clock.later)()
	if c.turning.down != 3 || !c.has("hint-show") || !strings.Contains(c.sh.Said, c.sh.Texts().Lesson.Cards.ShowText) {
		t.Fatalf("%d words lie face down, said %q: %s", c.turning.down, c.sh.Said, c.html())
	}
	c.press("hint-show")
	(<-c.clock.later)()
	if c.turning.down != 2 || c.has("hint-show") || c.sh.Focused != "turn-all" {
		t.Errorf("%d words lie face down, the focus is on %q: %s", c.turning.down, c.sh.Focused, c.html())
	}
	c = sitDown(t, "en", "Anna", "Bert")
	c.lastChoice()
	c.decide()
	c.press("turn-all")
	c.page.Now += 1000
	if !c.has("hint-show") {
		t.Error("turning up is taken for reading")
	}
	if c.press("table-act"); !slices.Contains(c.known, lesson.Show) {
		t.Errorf("who has paid a pot knows %v", c.known)
	}
}

// Where nobody has laid a word none is turned up, however long the table waits: the program would end.
func TestNobodyHasAWord(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.learn(lesson.Show)
	c.playTo("the first choice", func(e *cardgame.Evening) bool { return looking(e) && at(letters.Choosing)(e) })
	c.clock.live = true
	for at(letters.Choosing)(c.evening) {
		c.page.Now += 1000
		if covered(c.evening) {
			c.press("reveal")
		}
		c.press("no-word")
		c.press("none-yes")
	}
	if e := c.evening; !e.Unveiled() || len(e.Showdown(0).None) != 2 || c.turning.down != 0 {
		t.Fatalf("%d words lie face down: %+v", c.turning.down, e.Public())
	}
	for len(c.clock.later) > 0 {
		(<-c.clock.later)()
	}
	c.page.Now += 1000
	if c.press("table-act"); len(c.evening.Public().Hands) != 1 || c.turning.down != 0 {
		t.Errorf("the hand does not end: %s", c.html())
	}
}

// Where nothing is to move all words lie there at once, said in the same order;
// a doubt never waits.
func TestTheWordsWithoutMotion(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.sh.Set.Motion = "none"
	c.lastChoice()
	c.decide()
	text := c.sh.Said
	for _, p := range c.evening.Showdown(0).Order {
		_, after, ok := strings.Cut(text, c.evening.Name(p)+": ")
		if !ok {
			t.Errorf("in this order %s is not said: %q", c.evening.Name(p), c.sh.Said)
		}
		text = after
	}
	if c.turning.down != 0 || !c.has("table-act") {
		t.Error("words lie face down")
	}
	c = sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.lastChoice()
	c.decide()
	if c.press("doubt"); c.turning.down != 0 || c.sh.Shown != "cards-doubt" {
		t.Errorf("a doubt waits for %d words", c.turning.down)
	}
	best := c.evening.Showdown(0).Order[2]
	c.press(fmt.Sprint("doubt-", best))
	if c.evening.Public().Seats[best-1].Doubt == letters.Undoubted || c.sh.Shown != "" {
		t.Error("the word is not doubted")
	}
}

// Where it is agreed, whoever doubts a word that counts pays for it.
func TestAWrongDoubtCosts(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo")
	c.press("start") // a plain evening first: the choice is kept for the next one
	c.setUp("Anna", "Bert", "Cleo")
	c.enter("challenge-players", "players")
	uitest.Tick(t, c.screen(), "doubt-costs", true)
	c.press("start")
	if got := c.evening.Public().Rules.Value("doubt"); got != "chip" {
		t.Fatalf("agreed is %q", got)
	}
	c.playTo("a showdown", at(letters.Showdown))
	for by, verdict := range map[int]string{2: "verdict-yes", 3: "verdict-no"} {
		of := map[int]int{2: 1, 3: 2}[by]
		before := c.evening.Public()
		c.press("doubt")
		c.press(fmt.Sprint("doubt-", of))
		if c.sh.Shown != "cards-doubter" || c.has(fmt.Sprint("doubt-by-", of)) {
			t.Fatalf("who doubts is not asked: %s", c.html())
		}
		uitest.Sound(t, "who doubts", c.html())
		c.press(fmt.Sprint("doubt-by-", by))
		c.page.Now += 1000
		c.press(verdict)
		after, paid := c.evening.Public(), 0
		if verdict == "verdict-yes" {
			paid = 1
		}
		if before.Seats[by-1].Chips-after.Seats[by-1].Chips != paid || after.Seats[of-1].Chips-before.Seats[of-1].Chips != paid || before.Pot != after.Pot {
			t.Errorf("%s: before %+v, after %+v", verdict, before.Seats, after.Seats)
		}
		if strings.Contains(c.sh.Said, "zahlt") != (paid == 1) {
			t.Errorf("%s: said %q", verdict, c.sh.Said)
		}
	}
	// It is to be seen too, once: nothing else explains the chips.
	c.page.Now += 1000
	c.press("table-act")
	if shown := regexp.MustCompile(`[A-ZÄÖÜ]+ gilt\. Bert zahlt Anna 1.Chip\.`).FindAllString(c.html(), -1); len(shown) != 1 {
		t.Errorf("after the hand it says %q who has paid: %s", shown, c.html())
	}
	if again := c.again(); again.evening == nil || again.evening.Log() != c.evening.Log() {
		t.Error("the doubts do not come back after a restart")
	}
}

// A doubt, and what was found in the book, can be taken back until something else is done: a slip of the finger would cost
// the pot. A second tap at the same place does neither that nor pays.
func TestAVerdictIsTakenBack(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo")
	c.enter("challenge-players", "players")
	uitest.Tick(t, c.screen(), "doubt-costs", true)
	c.press("start")
	c.playTo("a showdown", at(letters.Showdown))
	before, log := c.evening.Public(), c.evening.Log()
	same := func(what string, want letters.View) {
		t.Helper()
		if got := c.evening.Public(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", what, got, want)
		}
		if again := c.again(); again.evening == nil || again.evening.Log() != c.evening.Log() || !reflect.DeepEqual(again.evening.Public(), want) {
			t.Errorf("%s: it is not stored", what)
		}
	}
	c.pressAll("doubt", "doubt-1", "doubt-by-2")
	asked := c.evening.Public()
	if c.evening.Log() != log+1 || !strings.Contains(c.html(), "Steht es in eurem Wörterbuch?") {
		t.Fatalf("nobody looks it up: %s", c.html())
	}
	c.page.Now += 1000
	c.press("doubt-not")
	if c.sh.Said != "Zweifel zurückgenommen." || c.sh.Focused != "doubt" {
		t.Errorf("said %q, focus on %q", c.sh.Said, c.sh.Focused)
	}
	same("the doubt taken back", before)
	c.page.Now += 1000
	c.pressAll("doubt", "doubt-1", "doubt-by-2", "verdict-yes")
	if got := c.evening.Public().Seats[0].Chips; got != before.Seats[0].Chips+1 {
		t.Fatalf("Anna has %d chips", got)
	}
	judged := c.evening.Public()
	if c.sh.Focused != "doubt" {
		t.Errorf("after the verdict the focus is on %q", c.sh.Focused)
	}
	c.press("table-act")
	if c.press("doubt"); c.has("doubt-1") || !c.has("doubt-2") {
		t.Errorf("on offer to be doubted: %s", c.html())
	}
	c.press("rejudge")
	same("a second tap", judged)
	c.page.Now += 1000
	c.press("rejudge")
	if c.sh.Shown != "" || c.sh.Said != "Bert bekommt 1 Chip zurück. Steht es in eurem Wörterbuch?" || c.sh.Focused != "title" {
		t.Errorf("dialog %q, said %q, focus on %q", c.sh.Shown, c.sh.Said, c.sh.Focused)
	}
	same("looked up again", asked)
	c.page.Now += 1000
	c.press("verdict-no")
	if v := c.evening.Public(); v.Seats[0].Doubt != letters.Refused || v.Seats[0].Chips != before.Seats[0].Chips {
		t.Errorf("after the other verdict: %+v", v.Seats)
	}
	for p, by := range map[int]int{2: 1, 3: 1} {
		c.page.Now += 1000
		c.pressAll("doubt", fmt.Sprint("doubt-", p), fmt.Sprint("doubt-by-", by))
		c.page.Now += 1000
		c.press("verdict-no")
	}
	if !strings.Contains(c.html(), "Noch einmal nachsehen") { // no word is left to doubt: it stands on the button
		t.Errorf("the last verdict stands: %s", c.html())
	}
	c.page.Now += 1000
	c.press("doubt")
	if c.evening.Public().Judged == 0 || c.sh.Said != "Steht es in eurem Wörterbuch?" { // it cost nothing
		t.Errorf("the last verdict is not asked again, said %q", c.sh.Said)
	}
	c.page.Now += 1000
	c.press("verdict-yes")
	c.page.Now += 1000
	if c.press("table-act"); c.evening.Retract() || c.evening.Public().Phase != letters.Dealing {
		t.Error("a verdict is taken back when the pot was paid")
	}

	c = opened(t, "de", browser.Memory{}) // what the list has said everybody knows
	c.setUp("Anna", "Bert")
	c.press("start")
	c.playTo("a showdown", at(letters.Showdown))
	if c.doubt(1); c.evening.Retractable() != 0 || strings.Contains(c.html(), "Noch einmal nachsehen") || c.evening.Retract() {
		t.Error("what the list has said is taken back")
	}
}

// Beside what doubts stands what is so: whoever has no chip pays none for a wrong doubt, and a word that nobody can doubt,
// because its owner plays alone, has not been checked.
func TestTheButtonsToDoubtTellTheTruth(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo")
	c.enter("stake-chips", "2")
	uitest.Tick(t, c.screen(), "doubt-costs", true)
	c.press("start")
	c.playTo("a showdown", at(letters.Showdown))
	c.press("doubt")
	c.press("doubt-1")
	if html := c.html(); c.evening.Public().Seats[1].Chips != 0 || strings.Contains(html, "1 Chip") || strings.Count(html, "kostet nichts") != 2 {
		t.Errorf("nobody has a chip, and a wrong doubt costs: %s", html)
	}

	c = sitDown(t, "de", "Anna", "Rex easy")
	c.playTo("a showdown", at(letters.Showdown))
	c.press("doubt")
	c.press("doubt-2")
	if html := c.html(); c.evening.Public().Seats[0].Doubt != letters.Undoubted || !strings.Contains(html, "nichts anzuzweifeln") || strings.Contains(html, "geprüft") {
		t.Errorf("Anna's word was not doubted: %s", html)
	}
	c = sitDown(t, "de", "Anna", "Bert")
	c.playTo("a showdown", at(letters.Showdown))
	c.doubt(1)
	c.doubt(2)
	if html := c.html(); !strings.Contains(html, "alle Wörter sind geprüft") {
		t.Errorf("both words were doubted: %s", html)
	}
}
