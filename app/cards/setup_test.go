//go:build !js

package cards

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/lesson"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/letters"
)

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

// The curtain asks for the same to the eye as to the ear.
func TestTheCurtainAsksForWhatIsHeard(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		for _, phase := range []letters.Phase{letters.Exchanging, letters.Choosing} {
			c := sitDown(t, lang, "Anna", "Bert", "Carl")
			c.playTo("a curtain", func(e *cardgame.Evening) bool { return covered(e) && e.Public().Phase == phase })
			if heard := strings.TrimSpace(c.speech().Next(c.evening)); heard == "" || !strings.Contains(c.html(), heard) {
				t.Errorf("it says %q, it shows %s", heard, c.html())
			}
		}
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

// Own words are listed, added and removed where an evening is set up, as long
// as some hand can lay them.
func TestOwnWords(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.show("/cards-new")
	if !strings.Contains(c.html(), "87.996 Wörter") {
		t.Error("the size of the list is not set as numbers are")
	}
	for typed, wrong := range map[string]string{
		"":         fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"x":        fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"ab-cd":    fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"xylofone": fmt.Sprintf(c.texts().Own.NotLaid, 2, 7),
		"xxx":      fmt.Sprintf(c.texts().Own.NotLaid, 2, 7), // there is one X
		"Haus":     fmt.Sprintf(c.texts().Own.InList, "HAUS"),
	} {
		c.enter("own-word", typed)
		c.press("own-add")
		if len(c.setup.Own("de")) != 0 || c.sh.Said != wrong || !strings.Contains(c.html(), wrong) {
			t.Errorf("%q: has %v, said %q", typed, c.setup.Own("de"), c.sh.Said)
		}
		if c.sh.Set.Language = "en"; strings.Contains(c.html(), wrong) || !strings.Contains(c.html(), `hidden="false" id="own-wrong"`) {
			t.Errorf("%q: in English too one reads %q", typed, wrong)
		}
		c.sh.Set.Language = "de"
	}
	c.enter("own-word", " z\u00f6\u00adp\u200bfl ") // copied from a dictionary that hyphenates
	c.press("own-add")
	if got := c.again().setup.Own("de"); len(got) != 1 || got[0] != "ZOEPFL" {
		t.Fatalf("the list has %v", got)
	}
	if want := fmt.Sprintf(c.texts().Say.OwnTaken, "ZOEPFL"); c.sh.Confirmed != want {
		t.Errorf("said %q, want %q", c.sh.Confirmed, want)
	}
	c.setup.Add("de", "ZOEPFL") // from two hands, say
	// What can be laid depends on the cards of the language: this word has eight letters, two of them twice on one card.
	german := opened(t, "de", browser.Memory{})
	german.show("/cards-new")
	german.enter("own-word", "schlichx")
	if german.press("own-add"); !slices.Equal(german.setup.Own("de"), []string{"SCHLICHX"}) {
		t.Errorf("the list has %v, said %q", german.setup.Own("de"), german.sh.Said)
	}
	// Another tab may take up words meanwhile; none is lost by either.
	other := c.again()
	other.setup.Add("de", "AUXE")
	c.show("/cards-new")
	other.setup.Add("en", "QUXE")
	c.setup.Add("de", "QUXE")
	if again := c.again(); !slices.Equal(again.setup.Own("de"), []string{"AUXE", "QUXE", "ZOEPFL"}) || len(again.setup.Own("en")) != 1 {
		t.Errorf("of two tabs there are %v and %v", again.setup.Own("de"), again.setup.Own("en"))
	}
	other.setup.Drop("de", "AUXE")
	c.setup.Drop("de", "QUXE")
	c.press("export-de")
	if len(c.page.Shared) != 1 || c.page.Shared[0] != "ZOEPFL\n" {
		t.Errorf("shared %q", c.page.Shared)
	}
	c.setup.Add("de", "AUXE")
	c.sh.Focused = ""
	if c.press("drop-de-AUXE"); c.sh.Focused != "" { // the button of the next word comes in its place
		t.Errorf("the focus leaves the list for %q", c.sh.Focused)
	}
	c.press("drop-de-ZOEPFL")
	if want := fmt.Sprintf(c.texts().Say.OwnDrop, "ZOEPFL"); c.sh.Confirmed != want {
		t.Errorf("said %q, want %q", c.sh.Confirmed, want)
	}
	if len(c.setup.Own("de")) != 0 || len(c.again().setup.Own("de")) != 0 {
		t.Error("the word cannot be struck out")
	}
	if c.sh.Focused != "own-add" { // the button that was pressed has gone
		t.Errorf("the focus goes to %q", c.sh.Focused)
	}
}

// What waits for a word list goes on once, when it is here.
func TestWhatWaitsForAList(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	files, gone := c.page.Files, 0
	c.page.Files = nil
	for range 2 {
		c.setup.Await("de", func() { gone++ })
	}
	if gone != 0 || !c.setup.Failed("de") {
		t.Fatalf("%d have gone on without the list", gone)
	}
	c.page.Files = files
	c.setup.Await("en", func() {})
	if c.setup.Need("de"); gone != 2 || c.setup.Failed("de") {
		t.Errorf("%d of two have gone on", gone)
	}
	c.setup.Need("de")
	if c.setup.Await("de", func() { gone++ }); gone != 3 {
		t.Errorf("%d of three have gone on", gone)
	}
}

// Half a name or half a number is no mistake: what is wrong is told when the field is left.
func TestWhatIsTypedIsNotWrongYet(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	for field, text := range map[string]string{"name-1": "Anna", "stake-max": ""} {
		told := func() bool { return !strings.Contains(c.html(), ` hidden id="wrong-start"`) }
		c.enter(field, text)
		if told() || strings.Contains(c.html(), "aria-invalid") {
			t.Errorf("%q in %s is wrong while it is typed", text, field)
		}
		uitest.Leave(t, c.screen(), field)
		if !told() || !strings.Contains(c.html(), "aria-invalid") {
			t.Errorf("%q in %s is not wrong", text, field)
		}
		c.enter(field, "7")
		if told() {
			t.Errorf("7 in %s is wrong", field)
		}
	}
}

// What cannot be played is said and does not begin; what was set up is there
// the next time.
func TestSetUp(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.show("/cards-new")
	if c.setup.Draft().Count != 4 || c.setup.Draft().Language() != "de" {
		t.Errorf("begins with %d seats in %s", c.setup.Draft().Count, c.setup.Draft().Language())
	}
	if strings.Contains(c.html(), c.texts().New.Replaces) {
		t.Error("an evening is said to be put aside, and there is none")
	}
	for _, x := range []struct {
		press       string
		fewer, more int
	}{{"more", 4, 6}, {"fewer", 3, 5}, {"fewer", 2, 4}, {"fewer", 2, 3}} { // a button by which nothing changes says what there is
		c.press(x.press)
		for id, label := range map[string]string{"fewer": fmt.Sprintf(c.sh.Texts().New.Fewer, x.fewer), "more": fmt.Sprintf(c.sh.Texts().New.More, x.more)} {
			if button := regexp.MustCompile(`<button[^>]* id="` + id + `"[^>]*>`).FindString(c.html()); !strings.Contains(button, ` aria-label="`+label+`"`) {
				t.Errorf("the button to %q is %s", label, button)
			}
		}
	}
	c.setUp("Anna", "Bert")
	if list := c.html(); !regexp.MustCompile(`<option value="1">Anna</option>\s*<option value="2">Bert</option>`).MatchString(list) {
		t.Errorf("who can deal first: %s", list)
	}
	c.setUp("Anna", "Anna")
	wrong := func(want, field string) {
		t.Helper()
		c.sh.Focused, c.sh.Said = "", ""
		c.press("start")
		marked := regexp.MustCompile(`<(?:input|select)[^>]* aria-invalid[^>]*>`).FindAllString(c.html(), -1)
		if c.sh.Focused != field || len(marked) != 1 || !strings.Contains(marked[0], ` id="`+field+`"`) || !strings.Contains(marked[0], ` aria-describedby="wrong-start"`) {
			t.Errorf("%q: focus on %q, marked %v, want %s", want, c.sh.Focused, marked, field)
		}
		if c.evening != nil || c.sh.Said != "" || !strings.Contains(c.html(), want) {
			t.Errorf("said %q, though %q is read with the field", c.sh.Said, want)
		}
	}
	wrong(c.sh.Texts().New.SameName, "name-1")
	c.page.Focused = "name-1" // by Enter in the field, which is not read again then
	if c.press("start"); c.sh.Said != c.sh.Texts().New.SameName {
		t.Errorf("said %q where the focus is there already", c.sh.Said)
	}
	c.page.Focused = ""
	c.enter("name-1", "An\u200dna")
	wrong(c.sh.Texts().New.SameName, "name-1")
	c.enter("name-1", "\u202eannA")
	wrong(fmt.Sprintf(c.sh.Texts().New.Unseen, "·annA"), "name-1")
	c.enter("name-1", "Bert")
	c.enter("stake-max", "0")
	wrong("Höchsteinsatz: eine ganze Zahl von 1 bis 10000.", "stake-max")
	c.enter("stake-min", "3")
	c.enter("stake-max", "2")
	wrong("Der Höchsteinsatz muss mindestens so hoch sein wie der Mindesteinsatz: 3 bis 10000.", "stake-max")
	c.enter("stake-max", "9")
	c.enter("stake-ante", "5")
	c.enter("stake-chips", "4")
	wrong("Die Chips müssen für den Grundeinsatz reichen: 5 bis 10000.", "stake-chips")
	c.enter("stake-chips", "50")
	c.enter("stake-ante", "")
	wrong("Grundeinsatz: eine ganze Zahl von 1 bis 10000.", "stake-ante")
	c.enter("stake-ante", "1")
	c.enter("stake-min", "1")
	c.enter("stake-max", " 9 ")
	c.enter("level-0", "easy")
	c.enter("level-1", "hard")
	wrong(c.texts().New.NoPerson, "level-0")
	c.enter("level-0", "")
	uitest.Tick(t, c.screen(), "buy-in", true)
	c.press("start")
	if c.evening == nil || c.evening.Level(2) != "hard" || c.evening.Public().Rules.Max != 9 || !c.evening.Public().Rules.BuyIn {
		t.Fatal("the evening is not as it was set up")
	}
	again := opened(t, "en", c.page.Disk)
	again.show("/cards-new")
	if d := again.setup.Draft(); d.Max != "9" || d.Seats[0].Name != "Anna" || d.Language() != "de" || !d.Rules().BuyIn {
		t.Errorf("remembered %+v", d)
	}
}

// Before the first card there is a way back to the set-up, which is as it was;
// nothing is left of the evening then.
func TestBackToTheSetUp(t *testing.T) {
	for _, cut := range []bool{false, true} {
		c := opened(t, "de", browser.Memory{})
		c.setUp("Anna", "Bert hard", "Cleo")
		uitest.Type(t, c.screen(), "dealer", map[bool]string{false: "2", true: "cut"}[cut])
		c.press("start")
		if cut {
			c.playTo("a dealer", at(letters.Dealing))
		}
		drawn := func() (text string) { // who has cut what, and deals
			for _, round := range c.evening.Cuts() {
				for _, who := range []string{"Anna", "Bert", "Cleo"} {
					if i := slices.Index(round.Who, who); i >= 0 {
						text += who + " " + strings.Fields(round.Cards)[i] + " "
					}
				}
			}
			return text + c.evening.Name(c.evening.Public().Dealer)
		}
		lot := ""
		if cut {
			lot = drawn()
		}
		c.press("reseat")
		if c.sh.At != "/cards-new" || c.evening != nil || len(c.past) != 0 {
			t.Fatalf("at %s with %v and %d earlier evenings", c.sh.At, c.evening, len(c.past))
		}
		if d := c.setup.Draft(); d.Count != 3 || d.Seats[0].Name != "Anna" || d.Seats[1].Level != "hard" || (d.Rules().Dealer == 0) != cut {
			t.Errorf("the set-up is %+v", d)
		}
		if again := opened(t, "de", c.page.Disk); again.waiting != nil || len(again.past) != 0 {
			t.Error("the evening comes back")
		}
		if cut { // the people sit elsewhere, and the page has been loaded anew
			draft := c.setup.Page().Draft()
			c = opened(t, "de", c.page.Disk)
			c.show("/cards-new")
			c.setup.Page().Redraft(draft)
			d := c.setup.Draft()
			d.Seats[0], d.Seats[2] = d.Seats[2], d.Seats[0]
		}
		c.press("start")
		if cut {
			if got := drawn(); got != lot {
				t.Errorf("it is cut %s, and was %s", got, lot)
			}
			if !strings.Contains(c.html(), c.texts().Cut.Stands) || !strings.Contains(c.sh.Said, c.texts().Cut.Stands) {
				t.Errorf("that the cut stands is said by %q: %s", c.sh.Said, c.html())
			}
			c.press("reseat")
			c.enter("name-2", "Dora")
			c.press("start")
			if c.evening.Log() > 0 || strings.Contains(c.html(), c.texts().Cut.Stands) {
				t.Error("what others have cut stands")
			}
		}
		c.playTo("a turn", covered)
		if c.has("reseat") {
			t.Error("the set-up can be changed with cards on the table")
		}
		// The curtain has the menu, and opening it opens no cards.
		if c.press("menu"); c.sh.Shown != "cards-menu" || !c.has("menu-back") || c.evening.Step() != cardgame.Covered || c.evening.View().Hand != "" {
			t.Errorf("the menu of the curtain: %q, %s", c.sh.Shown, c.html())
		}
	}
}

// A page of another program takes its time: until then the cards are covered, and what
// has the focus keeps it.
func TestLeavingForAnotherProgramCovers(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.press("start")
	c.playTo("a turn", covered)
	c.page.Now += 1000
	c.press("reveal")
	c.press("menu")
	c.sh.Focused, c.sh.Said = "", "Karten: A"
	if c.evening.View().Hand == "" {
		t.Fatal("no cards in view")
	}
	c.Leaving()
	if c.evening.Step() != cardgame.Covered || c.evening.View().Hand != "" || c.sh.Said != "" || c.sh.Focused != "" || c.sh.Shown != "cards-menu" {
		t.Errorf("%v, said %q, focus to %q, dialog %q", c.evening.Step(), c.sh.Said, c.sh.Focused, c.sh.Shown)
	}
}

// The way back from a rematch leads to the set-up of those who sit there, whatever was
// set up last.
func TestBackToTheSetUpOfARematch(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo hard even", "Dora easy")
	uitest.Type(t, c.screen(), "dealer", "3")
	for field, value := range map[string]string{"stake-chips": "20", "stake-max": "7", "stake-worth": "10 Cent"} {
		c.enter(field, value)
	}
	uitest.Tick(t, c.screen(), "buy-in", true)
	c.press("start")
	c.playTo("the end of a hand", betweenHands(1))
	id := c.evening.ID()
	c.leave()
	c.setUp("Emil", "Fritz")
	c.enter("stake-worth", "1")
	c.press("start")
	c.show("/cards-new")
	c.press("past-" + id)
	c.press("rematch")
	want, stake := c.evening.Again(nil), c.evening.Stake()
	want.Rules.Dealer, want.Rules.Edition, want.Rules.Owed, want.Rules.Spared = 4, 0, false, false // the newest one, when it begins
	c.press("reseat")
	d := c.setup.Draft()
	if got, err := d.Table(c.sh.Texts(), nil); err != nil || !reflect.DeepEqual(got.Parties, want.Parties) || !reflect.DeepEqual(got.Rules.Changes(), want.Rules.Changes()) {
		t.Errorf("set up is\n%+v, %v\nnot\n%+v", got, err, want)
	}
	if html := c.html(); !strings.Contains(html, `hidden id="wrong-start"`) || !strings.Contains(html, `<option selected value="4">Dora</option>`) {
		t.Errorf("the set-up cannot begin: %s", html)
	}
	if c.press("start"); c.evening == nil || c.evening.Stake() != stake {
		t.Errorf("a chip is worth %v, not %v", c.evening.Stake(), stake)
	}
}

// Without its word list an evening does not begin, until it can be had.
func TestNoList(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	data := c.page.Files["words/de.words"]
	delete(c.page.Files, "words/de.words")
	c.show("/cards-new")
	c.press("start")
	if c.evening != nil || c.sh.Said != c.texts().Say.ListFails {
		t.Errorf("begins without a list, said %q", c.sh.Said)
	}
	c.page.Files["words/de.words"] = data
	c.press("retry-de")
	c.press("start")
	if c.evening == nil {
		t.Errorf("does not begin with the list: %q", c.sh.Said)
	}
}

// Another evening begins, and the first is taken up again.
func TestPutAside(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	for range 6 {
		c.playOn()
	}
	id, log := c.evening.ID(), c.evening.Log()
	started := opened(t, "de", c.page.Disk)
	started.page.Files = nil // its word list has not come yet, without which the evening is not replayed
	for _, tab := range []*table{c, started} {
		if tab.show("/cards-new"); !strings.Contains(tab.html(), tab.texts().New.Replaces) {
			t.Error("nothing says what becomes of the running evening")
		}
	}
	c.press("start")
	if len(c.past) != 1 || c.past[0].Names[0] == "" || c.evening.ID() == id {
		t.Fatalf("put aside: %+v", c.past)
	}
	again := c.again()
	if len(again.past) != 1 || !strings.Contains(uitest.HTML(again.Evenings()...), ", "+c.texts().Over.Unended) {
		t.Fatal("not there after a restart, or as if it were over")
	}
	again.show("/cards-new")
	// The same people play on many evenings; by ear the buttons differ by the day.
	if label := `aria-label="Abend von Anna und Bert löschen: ` + again.page.DayAndTime(again.past[0].Started, "de") + `"`; !strings.Contains(again.html(), label) {
		t.Errorf("no button is called %s in %s", label, again.html())
	}
	again.press("forget-" + id)
	if len(again.past) != 1 || again.sh.Shown != "cards-sure" || !strings.Contains(again.html(), "Anna und Bert") {
		t.Fatalf("one tap deletes the evening, or does not say which: %s", again.html())
	}
	again.sh.Set.Language = "en" // in another window
	if html := again.html(); strings.Contains(html, "öschen") || !strings.Contains(html, again.texts().Over.ForgetAsk.Title) {
		t.Errorf("asked in German: %s", html)
	}
	again.sh.Set.Language = "de"
	if again.press("sure-no"); len(again.past) != 1 {
		t.Fatal("what is kept is deleted")
	}
	again.press("past-" + id)
	if again.evening == nil || again.evening.Log() != log || len(again.past) != 0 || again.sh.At != "/cards" {
		t.Error("not taken up again")
	}
	if left := store.NewDisk(again.page.Disk, browser.Paper{}, &browser.Page{}).Under(store.KeyCardsPast); len(left) != 0 {
		t.Errorf("still stored as an earlier evening: %v", left)
	}
	again.show("/cards-new")
	again.press("start")
	again.show("/cards-new")
	again.press("forget-" + id)
	again.press("sure-yes")
	if len(again.past) != 0 || again.sh.Shown != "" || again.sh.Confirmed != again.texts().Over.Forgotten {
		t.Errorf("%d evenings left, confirmed %q", len(again.past), again.sh.Confirmed)
	}
}

// An evening that was deleted in another tab is not brought back by one that still lists it.
func TestADeletedEveningStaysDeleted(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	for range 6 {
		c.playOn()
	}
	id := c.evening.ID()
	c.show("/cards-new")
	c.press("start")
	now := c.evening.ID()
	c.again().forget(id)
	c.show("/cards-new")
	c.press("past-" + id)
	if c.evening.ID() != now || len(c.past) != 0 || c.sh.At != "/cards-new" || c.sh.Confirmed != c.texts().Over.Forgotten || c.sh.Focused != "title" {
		t.Errorf("on the table is %s, %d earlier evenings, confirmed %q", c.evening.ID(), len(c.past), c.sh.Confirmed)
	}
	if again := c.again(); again.evening.ID() != now || len(again.past) != 0 {
		t.Errorf("after a restart there is %s, and %d earlier evenings", again.evening.ID(), len(again.past))
	}
}

// An update waits while a hand is on the screen, and the home page leads to an

// fussy is a storage that refuses its n-th write.
type fussy struct {
	browser.Memory
	n int
}

func (d *fussy) Set(key, text string) error {
	if d.n--; d.n == 0 {
		return errors.New("full")
	}
	return d.Memory.Set(key, text)
}

// Whichever write is refused while evenings change places, none of them is
// lost: what is moved is deleted only after its copy is there.
func TestNoEveningIsLostWhenAWriteIsRefused(t *testing.T) {
	for n := 1; n <= 8; n++ {
		disk := &fussy{Memory: browser.Memory{}}
		c := sitDownAt(t, disk, "de", "Anna", "Bert")
		for range 6 {
			c.playOn()
		}
		first, _ := disk.Get(store.KeyCards)
		c.show("/cards-new")
		disk.n = n
		c.press("start")
		if len(c.past) > 0 {
			id := c.past[0].ID
			c.show("/cards-new")
			c.press("past-" + id)
		}
		again := opened(t, "de", disk.Memory)
		stored := again.waiting != nil && strings.Contains(first, again.waiting.ID)
		for _, p := range again.past {
			stored = stored || strings.Contains(first, p.ID)
		}
		if !stored {
			t.Errorf("with write %d refused the evening is lost", n)
		}
	}
}

// evening that runs.
func TestWhatTheAppAroundAsks(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert")
	if c.playTo("the first deal", at(letters.Dealing)); c.InHand() {
		t.Error("in a hand before the deal")
	}
	if c.playTo("a turn", looking); !c.InHand() {
		t.Error("not in a hand")
	}
	if path, runs := c.Running(); path != "/cards" || !runs {
		t.Error("the evening is not known to run")
	}
	c.playTo("the end of a hand", betweenHands(1))
	c.press("menu")
	c.press("menu-check")
	if c.evening.Over() || c.sh.Shown != "cards-sure" {
		t.Fatal("one tap ends the evening")
	}
	if c.press("sure-no"); c.evening.Over() {
		t.Fatal("who plays on ends the evening")
	}
	c.press("menu")
	c.press("menu-check")
	c.press("sure-yes")
	if _, runs := c.Running(); c.InHand() || runs {
		t.Error("the evening goes on after its end")
	}
	if html := uitest.HTML(c.History()...); !strings.Contains(html, "past-"+c.evening.ID()) {
		t.Errorf("the history lacks the evening on the table: %s", html)
	}
}

// An evening that is over counts and is told with who has won it also where the
// card table is not, as on the pages of history and people.
func TestAnEveningThatIsOverIsKnownElsewhere(t *testing.T) {
	c := sitDown(t, "en", "Anna", "Bert hard")
	c.playTo("the end of a hand", betweenHands(1))
	desk := func() *table {
		d := opened(t, "en", c.page.Disk)
		d.wakes, d.deals = nil, nil // see Play
		return d
	}
	if list := desk().Ended(); len(list) != 0 {
		t.Errorf("before its end it counts as %+v", list)
	}
	c.leave()
	d, want := desk(), c.Ended()
	if got := d.Ended(); len(want) != 1 || !reflect.DeepEqual(got, want) {
		t.Errorf("it counts as %+v, at the table as %+v", got, want)
	}
	if got, want := uitest.HTML(d.History()...), uitest.HTML(c.History()...); got != want {
		t.Errorf("the history has\n%s\nat the table\n%s", got, want)
	}
}

// One tap leads to a table with three computer players, with the cards dealt
// and in the language of the app, and changes nothing of the set-up.
func TestOneAgainstThree(t *testing.T) {
	for _, x := range []struct{ lang, before, me, want string }{
		{"de", "", "Spieler 1", "Spieler 1, Poldi medium, Mitzi medium, Schani medium"},
		{"en", "", "Milly", "Milly, Poppy medium, Johnny medium, Verity medium"},
		{"de", `{"v":1,"count":3,"seats":[{"name":"X","level":"hard"},{"name":"Anna"},{"name":"Y","level":"easy"},{"name":"Z","level":"easy"}],"chips":"9","options":[["language","en"],["challenge","players"]]}`,
			"Bert", "Anna, Poldi hard, Mitzi easy, Schani medium"},
		{"de", `{"v":1,"count":2,"seats":[{"name":"Anna"},{"name":"Carl"},{"name":"X","level":"hard"}],"options":[["language","de"]]}`,
			"Bert", "Anna, Poldi medium, Mitzi medium, Schani medium"},
		{"de", "", "\u202eX", "Spieler 1, Poldi medium, Mitzi medium, Schani medium"},
	} {
		disk := browser.Memory{}
		if x.before != "" {
			disk[store.KeyCardsSetup] = x.before
		}
		c := opened(t, x.lang, disk)
		c.three(x.me)
		e := c.evening
		if e == nil {
			t.Fatalf("%s: nothing begins: %q", x.want, c.sh.Said)
		}
		var seats []string
		for p := engine.Player(1); int(p) <= e.Seats(); p++ {
			seats = append(seats, strings.TrimSpace(e.Name(p)+" "+e.Level(p)))
		}
		v := e.View()
		if got := strings.Join(seats, ", "); got != x.want || v.Rules.Deck.Language != x.lang || v.Rules.Book || v.Rules.Chips != letters.Usual().Chips {
			t.Errorf("at the table are %s, the cards are in %s", got, v.Rules.Deck.Language)
		}
		if len(v.Hand) != letters.HandSize || v.Phase != letters.Betting || disk[store.KeyCardsSetup] != x.before {
			t.Errorf("%s: phase %v, hand %v, set-up %s", x.want, v.Phase, v.Hand, disk[store.KeyCardsSetup])
		}
	}
	dealers := map[engine.Player]bool{}
	c := opened(t, "de", browser.Memory{})
	c.again().setup.Add("de", "AUXE") // in another tab
	if c.three("Anna"); !slices.Contains(c.evening.Public().Rules.Words, "AUXE") {
		t.Errorf("own words are %v", c.evening.Public().Rules.Words)
	}
	c = opened(t, "de", browser.Memory{})
	for range 60 {
		c.show("/")
		c.three("Anna")
		dealers[c.evening.Public().Dealer] = true
	}
	if len(dealers) != 4 {
		t.Errorf("only %v deal first", dealers)
	}
	if got := c.sh.Confirmed; got != "Der laufende Abend ist zur Seite gelegt. Er steht unter „Frühere Abende“." {
		t.Errorf("of the evening that was put aside it is said %q", got)
	}
	c = opened(t, "de", browser.Memory{})
	if c.three("Anna"); c.sh.Confirmed != "" {
		t.Errorf("nothing was put aside, said %q", c.sh.Confirmed)
	}
}

// On a first visit the list has to come first; the table says so, and nobody is
// led away from where he has gone meanwhile.
func TestOneAgainstThreeWaitsForTheList(t *testing.T) {
	old := sitDown(t, "de", "Anna", "Bert")
	old.playTo("a turn", looking)
	disk, id := old.page.Disk, old.evening.ID()
	c := opened(t, "de", disk)
	files := c.page.Files
	c.page.Files = nil
	c.three("Anna")
	if c.evening != nil || !c.has("retry-de") || !strings.Contains(c.html(), "fehlt noch auf diesem Gerät") {
		t.Fatalf("without the list the page is %s", c.html())
	}
	if c.Key("w", false, ""); c.waiting == nil || c.waiting.ID != id {
		t.Error("the evening that ran is put aside for nothing")
	}
	c.show("/")
	c.page.Files = files
	c.setup.Need("de")
	if c.show("/cards"); c.evening.ID() != id {
		t.Fatal("who went elsewhere finds another evening")
	}
	c = opened(t, "de", disk)
	c.page.Files = nil
	c.three("Anna")
	c.page.Files = files
	c.press("retry-de")
	if c.evening.ID() == id || c.evening.View().Hand == "" || len(c.past) != 1 || c.past[0].ID != id {
		t.Error("the game does not begin when the list is there, or the other one is lost")
	}
	c.elsewhere = true
	now := c.evening.ID()
	if c.three("Anna"); c.instant != nil || c.evening.ID() != now {
		t.Error("a tab that watches begins a game")
	}
}

// After an evening one tap begins the next one, with the same people and rules:
// people cut, against computers the cards are dealt.
func TestRematch(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert")
	c.playTo("the end of a hand", betweenHands(1))
	old := c.evening
	if c.rematch(); c.evening != old {
		t.Fatal("a rematch begins in the middle of an evening")
	}
	c.leave()
	c.setup.Add("de", "QUXE")
	if c.press("rematch"); c.evening == old || !c.evening.Unplayed() || !c.has("table-act") || len(c.past) != 1 || c.past[0].ID != old.ID() {
		t.Fatalf("after the rematch there is %s", c.html())
	}
	table := c.evening.Again(nil)
	if table.Parties[0].Name()+table.Parties[1].Name() != "AnnaBert" || !slices.Contains(c.evening.Public().Rules.Words, "QUXE") {
		t.Errorf("at the table are %v with the words %v", table.Parties, c.evening.Public().Rules.Words)
	}
	c = opened(t, "en", browser.Memory{})
	c.three("Anna")
	dealer := c.evening.Public().Dealer
	c.playTo("the end of a hand", betweenHands(1))
	c.leave()
	c.press("rematch")
	if v := c.evening.View(); v.Dealer != dealer%4+1 || len(v.Hand) != letters.HandSize || c.evening.Level(2) != "medium" {
		t.Errorf("against computers the rematch is at phase %v, dealt by %d after %d", v.Phase, v.Dealer, dealer)
	}
}

// A first hand is explained at the table, and what is known is kept: beside what
// is known of the dice games, and for whoever has played before there were hints.
func TestTheFirstHandIsExplained(t *testing.T) {
	disk := browser.Memory{store.KeyLessons: `{"v":1,"known":["all"]}`}
	c := opened(t, "de", disk)
	c.three("Anna")
	c.playTo("a turn", looking)
	if !c.has("hint-show") || !strings.Contains(c.sh.Said, "Worum geht es?") {
		t.Fatalf("nothing is explained: %q", c.sh.Said)
	}
	c.press("hint-show")
	if !c.has("hint-show") || strings.Contains(c.html(), "Worum geht es?") || !strings.Contains(c.html(), c.sh.Said) && !strings.Contains(c.sh.Said, "Tipp Karten an") {
		t.Errorf("after the first hint %q is said at %s", c.sh.Said, c.html())
	}
	c.decide() // doing it is understanding it
	var l store.Lessons
	c.disk.Read(store.KeyLessons, &l, nil)
	if !slices.Equal(l.Known, []string{"all"}) || !slices.Equal(l.Cards, []string{lesson.Beats, lesson.Bet}) {
		t.Errorf("kept is %+v", l)
	}
	c.Teach()
	next := c.again()
	next.playTo("a turn", looking)
	if !next.has("hint-skip") {
		t.Fatal("asked for, it is not explained again")
	}
	hint := next.hint(next.evening.View(), next.evening.Step())
	if !next.Key("Escape", false, "") || slices.Contains(next.known, lesson.All) || strings.Contains(next.html(), hint.Title) {
		t.Errorf("Escape does not take away %q alone, known is %q", hint.Title, next.known)
	}
	next.Teach()
	if next.press("hint-skip"); next.has("hint-skip") || next.sh.Focused != "card-1" {
		t.Error("it does not end")
	}
	last := next.again()
	last.playTo("a turn", looking)
	if last.has("hint-skip") {
		t.Error("it is forgotten that somebody knows the game")
	}
	old := sitDown(t, "en", "Anna", "Bert")
	old.playTo("the second hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 && looking(e) })
	delete(old.page.Disk.(browser.Memory), store.KeyLessons)
	before := old.again()
	before.playTo("a turn", looking)
	if before.has("hint-skip") {
		t.Error("who has played before is taught")
	}
}

// What is filled in is there again after another page was looked at, and after an
// evening for the next one; what is no set-up is nothing.
func TestASetUpOutlivesThePage(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	if c.setup.Page().Draft() != "" {
		t.Error("there is a set-up before anybody has seen it")
	}
	c.setUp("Anna", "Bert", "Bot hard")
	c.enter("stake-chips", "70")
	text, fields := c.setup.Page().Draft(), c.html()
	next := opened(t, "de", browser.Memory{})
	next.setup.Page().Redraft(text)
	if next.show("/cards-new"); next.html() != fields {
		t.Errorf("there is\n%s\nwas\n%s", next.html(), fields)
	}
	// So is half an own word, where it can be seen; what was typed at the table is nothing for the set-up.
	c.enter("own-word", "Gug")
	half := opened(t, "de", browser.Memory{})
	half.setup.Page().Redraft(c.setup.Page().Draft())
	again := opened(t, "de", browser.Memory{})
	again.setup.Page().Redraft(half.setup.Page().Draft()) // loaded again before anything was drawn
	again.show("/cards-new")
	if field := regexp.MustCompile(`<details[^>]*\bopen\b[^>]*>(?s:.*)<input[^>]* id="own-word"[^>]* value="Gug"`); !field.MatchString(again.html()) {
		t.Errorf("of an own word there is %s", again.html())
	}
	if again.sh.Go(TablePath); strings.Contains(again.setup.Page().Draft(), "Gug") {
		t.Error("what was typed is kept from the table")
	}
	c.enter("own-word", "")
	next.setup.Page().Redraft("no set-up")
	if next.html() != fields {
		t.Errorf("after what is none there is %s", next.html())
	}
	c.press("start")
	again = c.again()
	if again.show("/cards-new"); !strings.Contains(again.html(), `value="70"`) || !strings.Contains(again.html(), `value="Bert"`) {
		t.Errorf("the next set-up has %s", again.html())
	}
}

// Who has played at dice need not be named again for the first evening of cards. Computer players stay away, and the
// last evening of cards counts more.
func TestThePeopleAtDiceAreNamed(t *testing.T) {
	for names, want := range map[string][]string{
		`[{"name":"Anna"},{"name":"Rosa","level":"best"},{"name":"Bert","level":"coach"},{"name":"Carl"}],"count":3`: {"Anna", "Bert"},
		`[{"name":"Anna"},{"name":"Rosa","level":"best"}],"count":2`:                                                 {"Anna", "", "", ""},
		`[{"name":""},{"name":""}],"count":2`:                                                                        {"", "", "", ""},
	} {
		c := opened(t, "de", browser.Memory{store.KeyNames: `{"v":1,"seats":` + names + `}`})
		c.show("/cards-new")
		for i, name := range want {
			if name != "" && !strings.Contains(c.html(), `value="`+name+`"`) || !c.has(fmt.Sprint("name-", i)) {
				t.Errorf("after %s seat %d is not %q: %s", names, i+1, name, c.html())
			}
		}
		if c.has(fmt.Sprint("name-", len(want))) || strings.Contains(c.html(), `value="Rosa"`) || strings.Contains(c.html(), `value="Carl"`) {
			t.Errorf("after %s there are others: %s", names, c.html())
		}
	}
	// They are also where somebody has looked at the page before they played at dice, unless he has begun to fill it in.
	const dice = `{"v":1,"seats":[{"name":"Anna"},{"name":"Bert"}],"count":2}`
	for _, begun := range []bool{false, true} {
		memory := browser.Memory{}
		c := opened(t, "de", memory)
		if c.show("/cards-new"); begun {
			c.enter("name-3", "Zoe")
		}
		c.show("/")
		memory[store.KeyNames] = dice
		if c.show("/cards-new"); strings.Contains(c.html(), `value="Bert"`) == begun || c.has("name-3") != begun {
			t.Errorf("begun %v, there are %s", begun, c.html())
		}
	}
	c := opened(t, "de", browser.Memory{store.KeyNames: dice})
	c.setUp("Doris", "Emil", "Fritz")
	c.press("start")
	again := c.again()
	if again.show("/cards-new"); !strings.Contains(again.html(), `value="Doris"`) || strings.Contains(again.html(), `value="Anna"`) {
		t.Errorf("after an evening of cards there are %s", again.html())
	}
}

// A set-up that a backup brings is there also where somebody has looked at the usual one before; one that was begun stays.
func TestASetUpThatABackupBrings(t *testing.T) {
	from := opened(t, "de", browser.Memory{})
	from.setUp("Anna", "Bert")
	from.enter("stake-chips", "70")
	from.press("start")
	for chips, want := range map[string]string{"": `value="70"`, "33": `value="33"`} {
		c := opened(t, "de", browser.Memory{})
		c.show("/cards-new")
		if chips != "" {
			c.enter("stake-chips", chips)
		}
		brought, _ := from.page.Disk.Get(store.KeyCardsSetup)
		if err := c.page.Disk.Set(store.KeyCardsSetup, brought); err != nil {
			t.Fatal(err)
		}
		text := c.setup.Page().Draft() // it is carried to the settings and back
		c.setup.Page().Redraft(text)
		if c.show("/cards-new"); !strings.Contains(c.html(), want) {
			t.Errorf("with %q begun it is %s", chips, c.html())
		}
	}
}

// A chip may be worth money: the set-up reads it as people write it, says what
// cannot be read, and the evening settles by it, shared or played again.
func TestAChipIsWorthMoney(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	if html := c.html(); !strings.Contains(html, `aria-describedby="worth-help"`) || !strings.Contains(html, `id="worth-help"`) {
		t.Error("who hears the field for a chip's worth does not hear how to fill it in")
	}
	c.enter("stake-worth", "viel")
	if c.press("start"); c.evening != nil || c.sh.Focused != "stake-worth" || !strings.Contains(c.html(), "ein Betrag und eine Währung") {
		t.Fatalf("what cannot be read gives %q", c.sh.Said)
	}
	c.enter("stake-worth", "10 Cent")
	c.press("start")
	if again := c.again(); again.evening.Stake().Cents != 10 {
		t.Error("what a chip is worth is not kept from the first moment on")
	}
	c.show("/cards")
	c.playTo("the end of a hand that somebody has won", func(e *cardgame.Evening) bool {
		return len(e.Public().Hands) > 0 && e.Public().Phase == letters.Dealing && e.Standings()[0].Won > 0
	})
	c.press("menu")
	c.press("menu-coach")
	if html := c.html(); c.sh.Shown != "cards-figures" || !strings.Contains(html, "Ein Chip ist 0,10\u00a0€ wert.") || !strings.Contains(html, "<svg") {
		t.Errorf("between two hands the figures are %s", html)
	}
	c.press("figures-close")
	text, _ := exported(c.evening)
	e, wrong := c.readEvening(dicegame.ReadText(text), c.setup.List("de"))
	if wrong != nil || e.Stake().Cents != 10 || e.Stake().Currency != "EUR" {
		t.Errorf("shared: %+v, %v", wrong, e.Stake())
	}
	next := c.again()
	next.leave()
	p := next.evening.Past()
	if won := next.hasWon("", "", p.Names, p.Won); p.Won[0] <= 0 || !strings.Contains(uitest.HTML(next.History()...), won) {
		t.Errorf("in the list of evenings there is no %q", won)
	}
	if pays := p.Names[1] + " zahlt " + p.Names[0] + " "; !strings.Contains(next.sh.Said, pays) {
		t.Errorf("the end is %q without %q", next.sh.Said, pays)
	}
	if next.evening.Stake().Cents != 10 || !strings.Contains(next.html(), "Wer wem zahlt") {
		t.Errorf("at the end there is %s", next.html())
	}
	next.press("rematch")
	if next = next.again(); next.evening.Stake().Cents != 10 || next.has("menu-coach") {
		t.Error("a rematch is for nothing")
	}
	if won := next.hasWon("", "", p.Names, p.Won); !strings.Contains(uitest.HTML(next.Evenings()...), won) {
		t.Errorf("among the earlier evenings there is no %q", won)
	}
	if next.show("/cards-new"); !strings.Contains(next.html(), `value="10 Cent"`) {
		t.Error("the next set-up has forgotten it")
	}
}

// An evening put aside keeps its standing, whether its word list was here or not.
func TestWhatIsPutAsideKeepsItsStanding(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Carl", "Doris", "Emil")
	c.playTo("the second hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) == 1 && looking(e) })
	c.show("/")
	c.three("Anna")
	if len(c.past) != 1 || c.past[0].Hands != 1 || len(c.past[0].Won) != 5 {
		t.Errorf("put aside is %+v", c.past)
	}
	// Put aside before its list is here, it keeps its standing.
	late := opened(t, "de", c.page.Disk)
	late.putAside()
	if p := late.past[0]; len(p.Names) != 4 || len(p.Won) != 4 {
		t.Errorf("put aside without a list is %+v", p)
	}
}

// ruined plays until the only person has no chips left and two computer
// players have some, and returns the table there.
func ruined(t *testing.T, buyIn bool) *table {
	t.Helper()
	for range 40 {
		c := opened(t, "de", browser.Memory{})
		c.setUp("Anna", "Bot easy", "Bit easy")
		c.enter("stake-chips", "2")
		uitest.Tick(t, c.screen(), "buy-in", buyIn)
		c.press("start")
		c.playTo("Anna without chips", func(e *cardgame.Evening) bool {
			for e.Step() == cardgame.Looking && c.evening == e {
				switch e.View().Phase {
				case letters.Betting:
					c.fold()
				case letters.Choosing:
					c.choose("")
				default:
					c.exchange()
				}
			}
			v := e.Public()
			return e.Over() || v.Phase == letters.Dealing && (v.Seats[0].Chips == 0 || v.Seats[1].Chips == 0 || v.Seats[2].Chips == 0)
		})
		if v := c.evening.Public(); v.Phase == letters.Dealing && v.Seats[0].Chips == 0 && v.Seats[1].Chips > 0 && v.Seats[2].Chips > 0 {
			return c
		}
	}
	t.Fatal("Anna never loses everything")
	return nil
}

// The person whose chips are gone is told so, and what comes next is his: to
// buy chips, or to end the evening rather than to watch the others.
func TestBroke(t *testing.T) {
	c := ruined(t, false)
	s := c.texts().Summary
	if want := s.YouBroke + " " + s.YouWatch; !strings.Contains(c.html(), want) || !strings.Contains(c.sh.Said, want) {
		t.Errorf("said %q, shown %s", c.sh.Said, c.html())
	}
	main := regexp.MustCompile(`class="button main[^>]*id="([^"]*)"|id="([^"]*)"[^>]*class="button main`).FindAllString(c.html(), -1)
	if len(main) != 1 || !strings.Contains(main[0], `id="leave"`) || !c.lines(s.Watch, "Grundeinsatz 1") {
		t.Errorf("the main button is %v in %s", main, c.html())
	}
	c.press("menu")
	if c.press("menu-people"); c.has("menu-seat-1") {
		t.Errorf("whoever cannot play can sit out: %s", c.html())
	}
	c.sh.CloseDialog()
	if c.press("table-act"); c.evening.Public().Phase == letters.Dealing {
		t.Error("the others do not play on")
	}
	// Whoever watches has no cards that could be covered.
	for _, way := range []func(){func() { c.show("/settings"); c.show("/cards") }, c.away, func() { c = c.again() }} {
		if way(); c.evening.Step() != cardgame.Thinking || c.has("reveal") || strings.Contains(c.html(), c.texts().Curtain.Alone) || c.sh.Said == c.texts().Say.Covered {
			t.Fatalf("whoever watches is at step %d, said %q: %s", c.evening.Step(), c.sh.Said, c.html())
		}
	}
	c.playTo("the end of the hand", func(e *cardgame.Evening) bool { return e.Over() || at(letters.Dealing)(e) })
	if !c.evening.Over() && (!strings.Contains(c.html(), s.YouBroke) || strings.Contains(c.sh.Said, s.YouBroke)) {
		t.Errorf("after a hand without her it is said again: %q", c.sh.Said)
	}

	c = ruined(t, true)
	if html := c.html(); !strings.Contains(html, s.YouBroke) || strings.Contains(html, s.YouWatch) {
		t.Errorf("with a rebuy there is %s", html)
	}
	c.press("buy-1")
	if got := c.evening.Public().Seats[0].Chips; got != 2 || strings.Contains(c.html(), s.YouBroke) {
		t.Errorf("%d chips bought", got)
	}
	if main := regexp.MustCompile(`<button[^>]*button main[^>]*>`).FindString(c.html()); !strings.Contains(main, `id="table-act"`) {
		t.Errorf("then the main button is %s", main)
	}
}

// Who buys in again deals if it is his turn. It is said, for the button changes.
func TestWhoBuysInDealsInHisTurn(t *testing.T) {
	for range 20 {
		c := opened(t, "de", browser.Memory{})
		c.setUp("Anna", "Bert")
		uitest.Type(t, c.screen(), "dealer", "1")
		c.enter("stake-chips", "1")
		uitest.Tick(t, c.screen(), "buy-in", true)
		c.press("start")
		c.playTo("the end of the hand", betweenHands(1))
		if c.evening.Public().Seats[1].Chips > 0 {
			continue // Bert won, and deals in his turn anyway
		}
		if c.press("buy-2"); !c.lines(fmt.Sprintf(c.texts().Summary.Next, "Bert"), "Grundeinsatz 1") || !strings.Contains(c.sh.Said, "Bert kauft 1 Chip nach. Nächste Hand: Bert gibt.") {
			t.Errorf("said %q, shown %s", c.sh.Said, c.html())
		}
		if again := c.again(); again.evening.Public().Dealer != 2 || again.evening.Public().Rules.Value("buy-in") != "in-turn" {
			t.Errorf("after a restart %d deals", again.evening.Public().Dealer)
		}
		return
	}
	t.Fatal("Bert never loses")
}

// After a last hand nobody is asked to buy in, but where it goes on after all.
func TestAfterTheLastHandNothingIsSold(t *testing.T) {
	for range 20 {
		c := opened(t, "de", browser.Memory{})
		c.setUp("Anna", "Bert")
		c.enter("stake-chips", "1")
		uitest.Tick(t, c.screen(), "buy-in", true)
		c.press("start")
		c.playTo("a turn", looking)
		c.pressAll("menu", "menu-check")
		c.playTo("the end of the hand", betweenHands(1))
		broke := slices.IndexFunc(c.evening.Public().Seats, func(s letters.Seat) bool { return s.Chips == 0 })
		if broke < 0 {
			continue
		}
		buys := fmt.Sprint("buy-", broke+1)
		if c.has(buys) || !c.has("leave") {
			t.Errorf("after the last hand: %s", c.html())
		}
		if c.press("play-on"); !c.has(buys) {
			t.Errorf("nobody can buy in when it goes on: %s", c.html())
		}
		return
	}
	t.Fatal("nobody ever loses")
}

// Where somebody owes a deal the menu says who deals twice in a last round, and it has as many hands.
func TestTheMenuSaysWhoDealsTwice(t *testing.T) {
	c := sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.playTo("the end of a hand", betweenHands(1))
	missing := c.evening.Public().Hands[0].Dealer%3 + 1
	c.press("menu")
	if !strings.Contains(c.html(), "<small>jeder gibt noch einmal</small>") {
		t.Errorf("before, the menu is %s", c.html())
	}
	c.act(letters.Action{Kind: letters.SitOut, Seat: missing})
	c.playTo("the end of another", betweenHands(2))
	c.act(letters.Action{Kind: letters.SitIn, Seat: missing})
	c.press("menu")
	if want := "jeder gibt noch einmal, " + c.evening.Name(missing) + " zweimal"; !strings.Contains(c.html(), "<small>"+want+"</small>") {
		t.Errorf("the menu does not say %q: %s", want, c.html())
	}
	if c.press("menu-cards"); c.sh.Confirmed != "Letzte Runde: noch 4 Hände." {
		t.Errorf("confirmed is %q", c.sh.Confirmed)
	}
}

// Who has to go for a while sits out the hands that follow: no cards, no ante, no deal, and the phone does
// not come to him. He is back when he likes, after a restart too.
func TestSittingOut(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo")
	uitest.Type(t, c.screen(), "dealer", "1")
	c.press("start")
	s := c.texts().Seats
	c.press("menu")
	if c.press("menu-people"); c.has("menu-seat-1") || strings.Contains(c.html(), s.Nobody) {
		t.Errorf("before the first hand there is %s", c.html())
	}
	c.sh.CloseDialog()
	c.press("table-act")
	c.press("menu")
	if c.press("menu-people"); c.sh.Said != c.texts().Act.ToEndLater || c.sh.Shown != "" {
		t.Errorf("during a hand: said %q, dialog %q", c.sh.Said, c.sh.Shown)
	}
	hands := 0
	over := func(e *cardgame.Evening) bool {
		return len(e.Public().Hands) > hands && e.Public().Phase == letters.Dealing
	}
	c.playTo("the first hand", over)
	c.press("menu")
	c.press("menu-people")
	if html := c.html(); !strings.Contains(html, s.Text) || !strings.Contains(html, fmt.Sprintf(s.Let, "Bert")) {
		t.Fatalf("on offer is %s", html)
	}
	chips := c.evening.Public().Seats[1].Chips
	if c.press("menu-seat-2"); c.sh.Said != "Bert setzt aus. Nächste Hand: Cleo gibt." || c.sh.Shown != "" {
		t.Errorf("said %q, dialog %q", c.sh.Said, c.sh.Shown)
	}
	if !strings.Contains(c.html(), fmt.Sprintf(s.Away, "Bert")) || !c.lines(fmt.Sprintf(c.texts().Summary.Next, "Cleo"), "Grundeinsatz 1") {
		t.Errorf("shown is %s", c.html())
	}
	c.press("menu")
	c.press("menu-people")
	if html := c.html(); !strings.Contains(html, "Bert spielt wieder mit") || strings.Contains(html, "aussetzen lassen<") {
		t.Errorf("with two at the table there is %s", html)
	}
	c.sh.CloseDialog()
	c = c.again()
	hands = 1
	c.playTo("a hand without Bert", func(e *cardgame.Evening) bool {
		if v := e.Public(); v.Phase == letters.Betting && v.Seats[1].Dealt || e.Holder() == 2 {
			t.Fatal("Bert plays")
		}
		return over(e)
	})
	if got := c.evening.Public().Seats[1].Chips; got != chips {
		t.Errorf("Bert had %d chips and has %d", chips, got)
	}
	// The deal had come to him, so it is his now.
	if c.press("in-2"); c.sh.Said != "Bert spielt wieder mit. Nächste Hand: Bert gibt." || strings.Contains(c.html(), fmt.Sprintf(s.Away, "Bert")) || c.has("in-2") {
		t.Errorf("said %q: %s", c.sh.Said, c.html())
	}
	hands = 2
	c.playTo("Bert's turn", func(e *cardgame.Evening) bool {
		return e.Public().Phase == letters.Betting && e.Public().Seats[1].Dealt
	})
}

// The only person may sit out too, and watch: to come back is then the main thing. Where all but one of those who play
// have lost everything the evening waits for him.
func TestTheOnlyPersonSitsOut(t *testing.T) {
	var c *table
	for all := false; !all; { // somebody may lose everything in the first hand
		c = opened(t, "en", browser.Memory{})
		c.setUp("Anna", "Bot easy", "Bit easy")
		c.enter("stake-chips", "6")
		c.press("start")
		c.playTo("the first hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) > 0 })
		v := c.evening.Public()
		all = !c.evening.Over() && v.Seats[0].Chips > 0 && v.Seats[1].Chips > 0 && v.Seats[2].Chips > 0
	}
	s := c.texts().Seats
	for _, id := range []string{"menu", "menu-people", "menu-seat-1"} {
		c.press(id)
	}
	if html := c.html(); !strings.Contains(html, s.You) || !c.lines(c.texts().Summary.Watch, fmt.Sprintf(c.texts().Cut.Ante, 1)) {
		t.Fatalf("shown is %s", html)
	}
	main := func() string { return regexp.MustCompile(`<button[^>]*button main[^>]*>`).FindString(c.html()) }
	if !strings.Contains(main(), `id="in-1"`) {
		t.Errorf("the main button is %s", main())
	}
	c.playTo("one has everything", func(e *cardgame.Evening) bool {
		v := e.Public()
		return v.Phase == letters.Dealing && (v.Seats[1].Chips == 0 || v.Seats[2].Chips == 0)
	})
	if c.evening.Over() || !strings.Contains(main(), `id="in-1"`) || !c.has("leave") || c.has("table-act") {
		t.Fatalf("the evening does not wait for Anna: %s", c.html())
	}
	if c.press("in-1"); !strings.Contains(main(), `id="table-act"`) || c.has("in-1") {
		t.Errorf("Anna cannot go on: %s", c.html())
	}
}

// Between two hands names can be put right, and a computer player takes over for somebody or gives up its seat. The last
// hand stays that of whoever played it.
func TestWhoPlaysChangesBetweenTwoHands(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo hard even")
	c.press("start")
	c.playTo("the first hand", betweenHands(1))
	if !c.has("look-2") && !c.has("best-2") {
		t.Fatal("Bert cannot look back")
	}
	hand := c.evening.Log()
	for _, id := range []string{"menu", "menu-people", "menu-names"} {
		c.press(id)
	}
	if html := c.html(); !strings.Contains(html, `value="Bert"`) || !strings.Contains(html, `value="Cleo"`) {
		t.Fatalf("who plays is %s", html)
	}
	c.enter("name-0", "Cleo")
	if c.press("names-done"); c.sh.Shown != "cards-names" || c.evening.Name(1) != "Anna" || c.sh.Focused != "name-2" && c.sh.Focused != "name-0" {
		t.Errorf("two of one name: dialog %q, focus on %q: %s", c.sh.Shown, c.sh.Focused, c.html())
	}
	c.enter("name-0", "Anna Maria")
	for _, level := range []string{"easy", "hard"} {
		c.enter("level-0", level)
		c.enter("level-1", level)
		c.enter("level-2", level)
		if c.press("names-done"); c.sh.Shown != "cards-names" || c.sh.Focused != "level-0" || !strings.Contains(c.html(), c.texts().New.NoPerson) {
			t.Errorf("nobody but computers: dialog %q: %s", c.sh.Shown, c.html())
		}
		if c.sh.Set.Language = "en"; !strings.Contains(c.html(), ">"+c.texts().New.NoPerson+"<") {
			t.Errorf("in English one reads %s", c.html())
		}
		c.sh.Set.Language = "de"
	}
	c.enter("level-0", "")
	c.enter("name-2", "Carl")
	c.enter("level-2", "")
	if c.press("names-done"); c.sh.Shown != "" || c.sh.Said != "Es spielen: Anna Maria, Bert (Computer) und Carl." {
		t.Errorf("said %q, dialog %q", c.sh.Said, c.sh.Shown)
	}
	for _, e := range []*cardgame.Evening{c.evening, c.again().evening} {
		if e.Log() != hand || e.Name(1) != "Anna Maria" || e.Level(2) != "hard" || e.Level(3) != "" || e.Name(3) != "Carl" {
			t.Errorf("%d actions, at the table are %s, %s (%s) and %s (%s)", e.Log(), e.Name(1), e.Name(2), e.Level(2), e.Name(3), e.Level(3))
		}
	}
	c.show("/cards-new")
	for name, d := range map[string]*cardgame.Draft{"here": c.setup.Draft(), "after a restart": func() *cardgame.Draft { a := c.again(); a.show("/cards-new"); return a.setup.Draft() }()} {
		if d.Seats[0].Name != "Anna Maria" || d.Seats[1].Name != "Bert" || d.Seats[2].Name != "Carl" || d.Seats[2].Level != "hard" {
			t.Errorf("%s the next set-up has %+v", name, d.Seats)
		}
	}
	c.show("/cards")
	for when, c := range map[string]*table{"at once": c, "after a restart": c.again()} {
		if c.has("look-2") || c.has("look-3") || len(c.evening.Public().Hands) != 1 {
			t.Errorf("%s those who have just come look back: %s", when, c.html())
		}
	}
	thought, turns := false, map[engine.Player]bool{}
	c.playTo("the second hand", func(e *cardgame.Evening) bool {
		thought = thought || e.Step() == cardgame.Thinking && e.Public().Turn == 2
		if e.Step() == cardgame.Looking {
			turns[e.Public().Turn] = true
		}
		return e.Over() || len(e.Public().Hands) > 1
	})
	if !thought || !turns[1] || !turns[3] || turns[2] {
		t.Errorf("the computer player has played: %v; people: %v", thought, turns)
	}
}

// Names half typed are there again however often the page is loaded, of those who sit there and of somebody who joins: until they
// stand, the dialog is closed, or another evening or other people are on the table.
func TestNamesHalfTypedOutliveThePage(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Brend")
	c.press("start")
	c.playTo("the first hand", betweenHands(1))
	load := func(from *table, before func(next *table)) *table {
		next := openedWith(t, "de", c.page.Disk, c.page.Room)
		next.Pages()[0].Redraft(from.Pages()[0].Draft())
		if before != nil {
			before(next)
		}
		return next
	}
	show := func(c *table) *table {
		c.show(TablePath)
		return c
	}
	for _, x := range []struct{ press, field string }{{"menu-names", "name-1"}, {"menu-join", "name-2"}} {
		for _, id := range []string{"menu", "menu-people", x.press} {
			c.press(id)
		}
		if next := show(load(c, nil)); next.sh.Shown != "" {
			t.Errorf("%s: nothing was typed, and %q opens", x.press, next.sh.Shown)
		}
		c.enter(x.field, "Ber")
		c.enter("level"+strings.TrimPrefix(x.field, "name"), "hard")
		c.page.Focused = x.field
		typed := func(c *table) bool {
			return c.sh.Shown == "cards-names" && strings.Contains(c.html(), `value="Ber"`) && c.evening.Name(2) == "Brend" && c.evening.Seats() == 2
		}
		next := show(load(load(c, nil), nil)) // again before the evening was there
		if at := next.seating.draft; !typed(next) || next.sh.Focused != x.field || at.Seats[at.Count-1].Level != "hard" {
			t.Fatalf("%s: dialog %q: %s", x.press, next.sh.Shown, next.html())
		}
		next.sh.CloseDialog()
		if again := show(load(next, nil)); again.sh.Shown != "" {
			t.Errorf("%s: what was closed comes again", x.press)
		}
		for name, change := range map[string]func(c *table){
			"other people":    func(c *table) { c.waiting.Record = strings.Replace(c.waiting.Record, "Brend", "Carl", 1) },
			"another evening": func(c *table) { c.waiting.ID = "7" },
			"watching":        func(c *table) { c.elsewhere = true },
		} {
			if other := show(load(c, change)); other.evening == nil || other.sh.Shown != "" || strings.Contains(other.Pages()[0].Draft(), "Ber") {
				t.Errorf("%s, %s: %q opens, kept is %s", x.press, name, other.sh.Shown, other.Pages()[0].Draft())
			}
		}
		c.sh.CloseDialog()
	}
	// So is an own word, where it can still be added.
	c.press("menu")
	c.press("menu-list")
	if next := show(load(c, nil)); next.sh.Shown != "" {
		t.Errorf("no word was typed, and %q opens", next.sh.Shown)
	}
	c.enter("own-word", "jaus")
	c.page.Focused = "own-word"
	next := show(load(load(c, nil), nil))
	if next.sh.Shown != "cards-own" || next.sh.Focused != "own-word" || !strings.Contains(next.html(), `value="jaus"`) {
		t.Errorf("dialog %q, focus on %q: %s", next.sh.Shown, next.sh.Focused, next.html())
	}
	next.enter("own-word", "jaux")
	next.press("own-add")
	if again := show(load(next, nil)); again.sh.Shown != "" || !slices.Contains(ownHere(again.evening.Public()), "JAUX") {
		t.Errorf("after it was added %q opens, and there are %v", again.sh.Shown, ownHere(again.evening.Public()))
	}
	for name, change := range map[string]func(c *table){
		"another evening": func(c *table) { c.waiting.ID = "7" },
		"watching":        func(c *table) { c.elsewhere = true },
	} {
		if other := show(load(c, change)); other.sh.Shown != "" || strings.Contains(other.Pages()[0].Draft(), "jaus") {
			t.Errorf("an own word, %s: %q opens", name, other.sh.Shown)
		}
	}
	c.sh.CloseDialog()
	c.Pages()[0].Redraft("{\nnote\n\nAlm") // what nobody can read takes no note along
	if draft := c.Pages()[0].Draft(); draft != "note\n\nAlm" {
		t.Errorf("kept is %q", draft)
	}
}

// Between two hands somebody comes to the table, with the chips of the start. Of the hands before he has no part, and the
// evening is the same one for a backup; another one of the same people, and the next set-up, have him from the start.
func TestSomebodyJoins(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert")
	c.press("start")
	c.playTo("the second hand", betweenHands(2))
	earlier, s := c.evening.Saved(), c.texts().Seats
	for _, id := range []string{"menu", "menu-people", "menu-join"} {
		c.press(id)
	}
	if html := c.html(); !strings.Contains(html, fmt.Sprintf(s.Place, "Bert", "Anna", "50 Chips")) || !c.has("name-2") || c.has("name-1") || c.sh.Focused != "name-2" {
		t.Fatalf("asked is %s", html)
	}
	c.enter("name-2", "Anna")
	if c.press("names-done"); c.sh.Shown != "cards-names" || c.sh.Focused != "name-2" || c.evening.Seats() != 2 {
		t.Errorf("two of one name: dialog %q, focus on %q: %s", c.sh.Shown, c.sh.Focused, c.html())
	}
	c.enter("name-2", "Cleo")
	if c.press("names-done"); !strings.HasPrefix(c.sh.Said, "Cleo kommt mit 50 Chips dazu.") || c.sh.Shown != "" {
		t.Errorf("said %q, dialog %q", c.sh.Said, c.sh.Shown)
	}
	if !c.has("came") || !strings.Contains(c.html(), fmt.Sprintf(s.Joined, "Cleo", "50 Chips")) {
		t.Errorf("nothing to be seen of Cleo: %s", c.html())
	}
	if later := c.evening.Saved(); !earlier.Further(later) || later.Further(earlier) {
		t.Errorf("it is another evening:\n%s\n%s", earlier.Record, later.Record)
	}
	for range 2 {
		c.show("/cards-new")
		if d := c.setup.Draft(); d.Count != 3 || d.Seats[2].Name != "Cleo" {
			t.Errorf("the next set-up is for %d: %+v", d.Count, d.Seats)
		}
		c = c.again()
	}
	c.show("/cards")
	if v := c.evening.Public(); c.evening.Name(3) != "Cleo" || v.Seats[2].Chips != 50 || v.Seats[2].Out || len(v.Hands[0].Paid) != 3 {
		t.Fatalf("after a restart: %+v", v)
	}
	for _, id := range []string{"menu", "menu-coach", "figures-close"} {
		c.press(id)
	}
	c.playTo("a hand with Cleo", func(e *cardgame.Evening) bool {
		if e.Public().Phase == letters.Betting && c.has("came") {
			t.Fatal("Cleo comes during the hand")
		}
		v := e.Public()
		if v.Phase == letters.Betting && !v.Seats[2].Dealt {
			t.Fatal("Cleo gets no cards")
		}
		return len(v.Hands) > 2 && v.Phase == letters.Dealing
	})
	for _, id := range []string{"menu", "menu-people", "menu-join"} {
		c.press(id)
	}
	c.enter("level-3", "easy")
	c.press("names-done")
	if c.evening.Seats() != 4 || c.evening.Level(4) != "easy" {
		t.Fatalf("a computer player cannot join: %s", c.html())
	}
	c.playTo("the computer player's turn", func(e *cardgame.Evening) bool { return e.Step() == cardgame.Thinking && e.Public().Turn == 4 })
	c.playTo("the end of the hand", func(e *cardgame.Evening) bool { return e.Public().Phase == letters.Dealing })
	c.leave()
	won := 0
	for _, n := range c.evening.Past().Won {
		won += n
	}
	if p := c.evening.Past(); won != 0 || len(p.Names) != 4 || !c.evening.Over() {
		t.Errorf("%v have won %v", p.Names, p.Won)
	}
	again := c.evening.Again(nil)
	if e, err := cardgame.Begin(again, c.setup.List("de"), "x", 1); err != nil || len(again.Parties) != 4 || len(e.Public().Cutter) != 4 {
		t.Errorf("another evening of the same people: %v, %+v", err, again)
	}
}

// Nor is whoever joins an evening of more people, or of fewer: the others of it would be missing there.
func TestWhoJoinsMoreOrFewerIsNotSetUp(t *testing.T) {
	for _, people := range [][]string{{"Anna", "Bert"}, {"Anna", "Bert", "Cleo", "Dora", "Emil"}} {
		c := opened(t, "de", browser.Memory{})
		c.setUp(people...)
		c.press("start")
		d := c.evening.Draft(c.sh.Texts())
		d.Count, d.Seats = 4, []cardgame.Seat{{Name: "Anna"}, {Name: "Bert"}, {Name: "Cleo"}, {Name: "Dora"}}
		c.setup.Joined(d)
		c = c.again()
		if c.show("/cards-new"); c.setup.Draft().Count != len(people) {
			t.Errorf("%d were set up, now %+v are", len(people), c.setup.Draft().Seats)
		}
	}
}

// One against three has the computer players of the last set-up, however many those were.
func TestThreeAreAsStrongAsTheLast(t *testing.T) {
	for n := range 6 {
		c := opened(t, "de", browser.Memory{})
		people := []string{"Anna", "Bert"}
		for i := range n {
			people = append(people, fmt.Sprintf("Bot%d easy", i))
		}
		c.setUp(people...)
		c.press("start")
		c.three("Anna")
		for p := engine.Player(2); p <= 4; p++ {
			want := "easy"
			if int(p)-1 > n {
				want = "medium"
			}
			if got := c.evening.Level(p); got != want {
				t.Errorf("after %d computer players number %d of three is %q, want %q", n, p-1, got, want)
			}
		}
	}
}

// Whoever joins an evening of other people than were set up last, as one against three computer players or one that was
// brought, is not at the next table by that.
func TestWhoJoinsOthersIsNotSetUp(t *testing.T) {
	c := opened(t, "de", browser.Memory{})
	c.setUp("Anna", "Bert", "Cleo", "Dora")
	c.press("start")
	c.three("Anna")
	c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) > 0 && e.Step() == cardgame.Table })
	for _, id := range []string{"menu", "menu-people", "menu-join"} {
		c.press(id)
	}
	c.enter("name-4", "Emil")
	c.press("names-done")
	if c.evening.Seats() != 5 {
		t.Fatalf("Emil cannot join: %s", c.html())
	}
	c = c.again()
	c.show("/cards-new")
	if d := c.setup.Draft(); d.Count != 4 {
		t.Errorf("the next set-up is for %d: %+v", d.Count, d.Seats)
	}
}

// Who wants to look back at his hand, and then is a computer player or no longer the only person, does not look any more.
func TestNobodyLooksBackWhereOthersSitDown(t *testing.T) {
	for _, x := range []struct {
		seats []string
		press []string // after the people
		level string   // of the first field
	}{
		{[]string{"Anna", "Bert"}, []string{"menu-names"}, "level-0"},
		{[]string{"Anna", "Bert"}, []string{"menu-join"}, ""},
		{[]string{"Anna", "Bot easy"}, []string{"menu-join"}, ""},
	} {
		c, told := sitDown(t, "de", x.seats...), &coach{}
		c.Coached(told)
		c.playTo("the end of a hand", func(e *cardgame.Evening) bool { return len(e.Public().Hands) > 0 && e.Step() == cardgame.Table })
		look := "look-1"
		if !c.has(look) {
			look = "best-1" // nobody has shown
		}
		for _, id := range append([]string{look, "menu", "menu-people"}, x.press...) {
			c.press(id)
		}
		if x.level != "" {
			c.enter(x.level, "hard")
		}
		c.press("names-done")
		if e := c.evening; e.Step() != cardgame.Table || e.Asks() != 0 || c.sh.Shown != "" || c.has("reveal") || !c.has("table-act") || c.has("coached") || len(told.looks) > 0 {
			t.Errorf("%v, %v: step %d, %d asks, dialog %q: %s", x.seats, x.press, e.Step(), e.Asks(), c.sh.Shown, c.html())
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
	if c.down != 3 || strings.Contains(c.sh.Said, says(0)) || c.has("table-act") || strings.Contains(c.html(), "führt<") {
		t.Fatalf("%d words lie face down, said %q: %s", c.down, c.sh.Said, c.html())
	}
	(<-c.clock.later)()
	if c.down != 2 || !strings.HasPrefix(c.sh.Said, says(0)) || strings.Contains(c.sh.Said, says(1)) || !strings.Contains(c.html(), "data-turn") {
		t.Fatalf("%d words lie face down, said %q: %s", c.down, c.sh.Said, c.html())
	}
	if again := c.again(); again.down != 0 || !again.has("table-act") || strings.Contains(again.html(), "data-turn") {
		t.Error("after a restart the words are not simply there")
	}
	late := <-c.clock.later
	c.press("turn-all")
	if c.down != 0 || !strings.HasPrefix(c.sh.Said, says(1)) || !strings.Contains(c.sh.Said, says(2)) || strings.Contains(c.html(), "data-turn") {
		t.Errorf("after a tap %d words lie face down, said %q", c.down, c.sh.Said)
	}
	c.sh.Said = ""
	late()
	log := c.evening.Log()
	c.press("table-act")
	if c.down != 0 || c.sh.Said != "" || c.evening.Log() != log {
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
	if c.down != 3 || !c.has("hint-show") || !strings.Contains(c.sh.Said, c.sh.Texts().Lesson.Cards.ShowText) {
		t.Fatalf("%d words lie face down, said %q: %s", c.down, c.sh.Said, c.html())
	}
	c.press("hint-show")
	(<-c.clock.later)()
	if c.down != 2 || c.has("hint-show") || c.sh.Focused != "turn-all" {
		t.Errorf("%d words lie face down, the focus is on %q: %s", c.down, c.sh.Focused, c.html())
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
	if e := c.evening; !e.Unveiled() || len(e.Showdown(0).None) != 2 || c.down != 0 {
		t.Fatalf("%d words lie face down: %+v", c.down, e.Public())
	}
	for len(c.clock.later) > 0 {
		(<-c.clock.later)()
	}
	c.page.Now += 1000
	if c.press("table-act"); len(c.evening.Public().Hands) != 1 || c.down != 0 {
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
	if c.down != 0 || !c.has("table-act") {
		t.Error("words lie face down")
	}
	c = sitDown(t, "de", "Anna", "Bert", "Cleo")
	c.lastChoice()
	c.decide()
	if c.press("doubt"); c.down != 0 || c.sh.Shown != "cards-doubt" {
		t.Errorf("a doubt waits for %d words", c.down)
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

// Whatever is pressed: people sit out, come back and join, other people and computer players sit down, cards are covered, the
// app is killed. After each step the page is one, no chip is lost, and what is stored comes back as the same table.
func TestWhateverIsPressed(t *testing.T) {
	hands, away, reseated, came := 0, 0, 0, 0
	for n, seats := range [][]string{{"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy", "Rex easy"}, {"Anna", "Bert", "Bot easy", "Cleo"}} {
		r := rand.New(rand.NewPCG(uint64(n), 9))
		c := opened(t, "de", browser.Memory{})
		c.setUp(seats...)
		c.enter("stake-chips", "12")
		uitest.Tick(t, c.screen(), "buy-in", true)
		uitest.Tick(t, c.screen(), "doubt-costs", true)
		c.press("start")
		for range 300 {
			c.page.Now += 1000
			switch e := c.evening; {
			case r.IntN(20) == 0:
				before := fmt.Sprintf("%v %+v", e.Names(), e.Public().Seats)
				if c = c.again(); fmt.Sprintf("%v %+v", c.evening.Names(), c.evening.Public().Seats) != before {
					t.Fatalf("after a restart at the table are %v %+v, before %s", c.evening.Names(), c.evening.Public().Seats, before)
				}
			case r.IntN(20) == 0:
				c.away()
			case c.sh.Shown == "cards-names":
				i, before := r.IntN(e.Seats()), e.Seats()
				if c.seating.draft.Count > before {
					i = before
				}
				c.enter(fmt.Sprint("name-", i), []string{"Dora", "Emil", "Anna", "", "\U0001f600", strings.Repeat("W", 24)}[r.IntN(6)])
				c.enter(fmt.Sprint("level-", i), []string{"", "hard"}[r.IntN(2)])
				if c.press("names-done"); c.sh.Shown == "" {
					reseated++
					came += e.Seats() - before
				}
				c.sh.CloseDialog()
			case c.sh.Shown == "" && e.Public().Phase == letters.Dealing && r.IntN(3) > 0:
				c.press("menu")
				c.press("menu-people")
			case c.sh.Shown == "" && e.Step() == cardgame.Thinking:
				c.playOn()
			default:
				c.pressAny(r)
			}
			for _, s := range c.evening.Public().Seats {
				if s.Out {
					away++
				}
			}
			c.whole()
		}
		hands += len(c.evening.Public().Hands)
	}
	if hands < 6 || away == 0 || reseated == 0 || came < 3 {
		t.Errorf("%d hands, %d times somebody sat out, %d times others sat down, %d joined", hands, away, reseated, came)
	}
}

// pressAny presses something that leads on, or anything else that stays at this table.
func (c *table) pressAny(r *rand.Rand) {
	c.t.Helper()
	ids := slices.DeleteFunc(uitest.Enabled(c.screen()), func(id string) bool {
		return slices.Contains([]string{"", "leave", "reseat", "order", "note", "menu-list", "menu-back"}, id) || strings.HasPrefix(id, "menu-") && !strings.HasPrefix(id, "menu-seat-") && id != "menu-names" && id != "menu-join"
	})
	if len(ids) == 0 {
		c.sh.CloseDialog()
		return
	}
	id := ids[r.IntN(len(ids))]
	for _, on := range []string{"table-act", "reveal", "rested", "exchange", "raise", "call", "lay", "no-word", "none-yes", "sure-yes", "menu-names"} {
		if slices.Contains(ids, on) && r.IntN(3) > 0 {
			id = on
		}
	}
	c.press(id)
}

// whole fails where the page is none, or what is stored is not what lies on the table.
func (c *table) whole() {
	c.t.Helper()
	if html := c.html(); c.sh.Shown == "" {
		uitest.SoundPage(c.t, "the table", html)
	} else {
		uitest.Sound(c.t, c.sh.Shown, html)
	}
	v := c.evening.Public()
	chips := v.Pot
	for _, s := range v.Seats {
		chips += s.Chips - s.Bought
	}
	again, err := c.evening.Saved().Evening(c.setup.List(v.Rules.Deck.Language))
	if err != nil {
		c.t.Fatal(err)
	}
	if chips != 0 || !reflect.DeepEqual(again.Public(), v) || !slices.Equal(again.Standings(), c.evening.Standings()) || !slices.Equal(again.Names(), c.evening.Names()) {
		c.t.Fatalf("%d chips too many; at the table are\n%+v\nand after a replay\n%+v", chips, v, again.Public())
	}
}
