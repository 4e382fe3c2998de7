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
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine"
	"serviert/engine/letters"
)

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
		if c.sh.At != "/cards-new" || c.evening != nil || len(c.past.All()) != 0 {
			t.Fatalf("at %s with %v and %d earlier evenings", c.sh.At, c.evening, len(c.past.All()))
		}
		if d := c.setup.Draft(); d.Count != 3 || d.Seats[0].Name != "Anna" || d.Seats[1].Level != "hard" || (d.Rules().Dealer == 0) != cut {
			t.Errorf("the set-up is %+v", d)
		}
		if again := opened(t, "de", c.page.Disk); again.waiting != nil || len(again.past.All()) != 0 {
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
	if c.evening.ID() == id || c.evening.View().Hand == "" || len(c.past.All()) != 1 || c.past.All()[0].ID != id {
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
	if c.press("rematch"); c.evening == old || !c.evening.Unplayed() || !c.has("table-act") || len(c.past.All()) != 1 || c.past.All()[0].ID != old.ID() {
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
	text, _ := cardshelf.Text(c.evening)
	e, wrong := cardshelf.OfText(dicegame.ReadText(text), c.setup.List("de"), "7", c.page.Now)
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
