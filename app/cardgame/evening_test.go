package cardgame

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/app/seal"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/engine/mind"
	"serviert/engine/record"
	"serviert/web/words"
)

func list(t testing.TB, language string) *lexicon.List {
	t.Helper()
	l, err := words.List(language)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// seated is a table of people and computer players: "Anna", "Bot hard".
func seated(t testing.TB, names ...string) record.Table {
	t.Helper()
	table := record.Table{Rules: letters.Usual()}
	for _, n := range names {
		name, level, _ := strings.Cut(n, " ")
		table.Parties = append(table.Parties, record.Party{Names: []string{name}, Extra: Extra(level, "")})
	}
	return table
}

func begun(t testing.TB, names ...string) *Evening {
	t.Helper()
	table := seated(t, names...)
	table.Rules.Dealer = 1
	e, err := Begin(table, list(t, "en"), "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// turn takes the next step, a random one where there is a choice.
func turn(t testing.TB, e *Evening, chance *rand.Rand) {
	t.Helper()
	below := chance.IntN
	var err error
	switch e.Step() {
	case Covered:
		e.Look()
		return
	case Resting:
		e.Rested()
		return
	case Thinking:
		think(t, e)
		err = e.Move(below)
	default:
		legal := e.Legal()
		err = e.Act(legal[chance.IntN(len(legal))], below)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// minds answer questions in these tests, one for each word list.
var minds = map[string]*mind.Mind{}

// answered is the answer to a question.
func answered(t testing.TB, q wordthought.Question) (a wordthought.Answer) {
	t.Helper()
	m := minds[q.Language]
	if m == nil {
		file, err := words.File(q.Language)
		if err != nil {
			t.Fatal(err)
		}
		m = new(mind.Mind)
		m.Ask(wordthought.Question{Kind: wordthought.Learn, Language: q.Language, List: string(file)}.Text())
		minds[q.Language] = m
	}
	m.Ask(q.Text())
	for more := true; more; {
		var text string
		if text, more = m.Step(); text == "" {
			continue
		}
		var err error
		if a, err = wordthought.ParseAnswer(text); err != nil || a.Err != "" || a.Lacks {
			t.Fatalf("%+v: %+v, %v", q, a, err)
		}
	}
	return a
}

// think lets the computer player whose turn it is decide.
func think(t testing.TB, e *Evening) {
	t.Helper()
	if q, ok := e.Thought(); ok {
		e.Decided(answered(t, q))
	}
}

// best is the best words of a seat, where they may be known.
func best(t testing.TB, e *Evening, p engine.Player) (b wordthought.Best, ok bool) {
	t.Helper()
	if q, ok := e.Seek(p); ok {
		e.Found(p, answered(t, q).Best)
	}
	return e.Best(p)
}

// TestCovered plays at random: no card of a hand can be seen, except by the
// player whose turn it is and who has asked for it.
func TestCovered(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	for _, names := range [][]string{{"Anna", "Bert"}, {"Anna", "Bert", "Cleo", "Dora easy"}, {"Anna", "Bot easy", "Bit easy"}} {
		e := begun(t, names...)
		for range 400 {
			v := e.View()
			if v.Hand != "" && (v.Seat != e.Holder() || !e.Person(v.Seat)) {
				t.Fatalf("%v: the cards of seat %d lie open, %d holds the phone", names, v.Seat, e.Holder())
			}
			if s := e.Step(); s == Covered && (v.Hand != "" || v.Gone != "" || v.Word != "" || v.Seat != 0) {
				t.Fatalf("%v: something can be seen through the curtain", names)
			}
			if e.Step() == Finished {
				break
			}
			turn(t, e, chance)
		}
	}
}

// TestAnotherActs checks that no decision can be made for a player who has not
// asked for his cards.
func TestAnotherActs(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	chance := rand.New(rand.NewPCG(3, 4))
	turn(t, e, chance)
	if err := e.Act(letters.Action{Kind: letters.Fold}, chance.IntN); err == nil {
		t.Error("acted through the curtain")
	}
	e.Look()
	if err := e.Act(letters.Action{Kind: letters.Bet, Amount: 2}, chance.IntN); err != nil {
		t.Fatal(err)
	}
	if e.Step() != Covered || e.Holder() != 2 {
		t.Errorf("after the bet: step %d, %d holds the phone", e.Step(), e.Holder())
	}
}

// TestKilled checks that the app, whenever it is killed, comes back to the same
// position with all cards covered.
func TestKilled(t *testing.T) {
	chance := rand.New(rand.NewPCG(5, 6))
	l, safe := list(t, "en"), seal.New(random, nil)
	for _, names := range [][]string{{"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy"}} {
		e := begun(t, names...)
		for range 150 {
			text, err := json.Marshal(e.Saved().Seal(safe))
			if err != nil {
				t.Fatal(err)
			}
			var saved Saved
			if err := json.Unmarshal(text, &saved); err != nil {
				t.Fatal(err)
			}
			if err := saved.Unseal(safe); err != nil {
				t.Fatal(err)
			}
			again, err := saved.Evening(l)
			if err != nil {
				t.Fatal(err)
			}
			if again.View().Hand != "" || again.View().Seat != 0 {
				t.Fatal("cards lie open after a restart")
			}
			if again.game.String() != e.game.String() || again.Log() != e.Log() {
				t.Fatal("the record came back different")
			}
			if e.Step() == Looking && (again.Step() != Covered || again.Holder() != e.Holder()) {
				t.Fatalf("step %d for %d after a restart", again.Step(), again.Holder())
			}
			if e.Step() == Finished {
				break
			}
			turn(t, e, chance)
		}
	}
}

func TestExport(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	chance := rand.New(rand.NewPCG(9, 10))
	turn(t, e, chance)
	if _, sealed, ok := e.Export(); ok || !sealed {
		t.Error("the first hand was given away")
	}
	e.Look()
	e.Act(letters.Action{Kind: letters.Fold}, chance.IntN)
	if _, sealed, ok := e.Export(); !ok || sealed {
		t.Error("a hand that is over was held back")
	}
	e.Act(letters.Action{Kind: letters.Deal}, chance.IntN)
	text, sealed, ok := e.Export()
	if !ok || !sealed || strings.Count(text, "\ndeal ") != 1 {
		t.Errorf("exported %q", text)
	}
}

// TestEvents checks that what is heard names no card that lies face down.
func TestEvents(t *testing.T) {
	e := begun(t, "Anna", "Bert", "Cleo easy")
	chance := rand.New(rand.NewPCG(11, 12))
	for range 300 {
		if e.Step() == Finished {
			break
		}
		turn(t, e, chance)
	}
	for _, ev := range e.Events(0) {
		if ev.Cards != "" && ev.Kind != letters.Cut {
			t.Errorf("%v shows cards", ev)
		}
		if ev.Seat == 0 && ev.Kind != letters.Cut {
			t.Errorf("%v is nobody's", ev)
		}
	}
	if engine.Player(e.Seats()) != 3 {
		t.Error("seats")
	}
}

// The character of a computer player is noted after its level, so that a record
// without one is read as before.
func TestCharacters(t *testing.T) {
	for extra, want := range map[string]string{"computer easy": "easy even 1", "computer medium slow": "medium slow 1.6", "computer hard quick": "hard quick 0.5", "computer hard nobody": "hard even 1"} {
		table := seated(t, "Bot hard", "Anna")
		table.Parties[0].Extra = extra
		table.Rules.Dealer = 1
		e, err := Begin(table, list(t, "en"), "1", 1)
		if err != nil {
			t.Fatal(err)
		}
		if err := e.Act(letters.Action{Kind: letters.Deal}, rand.New(rand.NewPCG(1, 2)).IntN); err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(e.Level(1), " ", e.character(1).Key, " ", e.Pace()); got != want || e.strength(1) == 0 {
			t.Errorf("%q: %s", extra, got)
		}
	}
}

// What a record notes beside a name makes nobody a computer player, unless it
// says so.
func TestOnlyTheWordMakesAComputer(t *testing.T) {
	for extra, person := range map[string]bool{"": true, "red": true, "hard": true, "__proto__": true, "computer hard": false, "computer x": false, "computer hard bold": false} {
		doc, err := record.Parse("serviert 1 choose-your-words\noption challenge players\nparty Anna\t" + extra + "\nparty Bert\n")
		if err != nil {
			t.Fatal(err)
		}
		e, err := Brought(doc, "1", 1, 0, "").Evening(nil)
		if err != nil {
			t.Fatal(err)
		}
		table, err := doc.Table()
		if e.Person(1) != person || err != nil || NeedsList(table) == person {
			t.Errorf("%q: a person %t, needs the list %t, %v", extra, e.Person(1), NeedsList(table), err)
		}
	}
}

// A seat is called as its record calls it.
func TestANameWithAPlus(t *testing.T) {
	doc, err := record.Parse("serviert 1 choose-your-words\noption challenge players\nparty Anna + Co\nparty Bert\n")
	if err != nil {
		t.Fatal(err)
	}
	e, err := Brought(doc, "1", 1, 0, "").Evening(nil)
	if err != nil || e.Name(1) != "Anna + Co" {
		t.Fatalf("%q, %v", e.Name(1), err)
	}
	// Also after the names were opened and kept as they are, and where it is typed.
	d, texts := e.Draft(i18n.For("en")), i18n.For("en")
	d.Seats[1].Name = " C++  + D "
	if d.Name(texts, 0) != "Anna + Co" || d.Name(texts, 1) != "C++ + D" {
		t.Errorf("the draft calls them %q and %q", d.Name(texts, 0), d.Name(texts, 1))
	}
}

// fold drops the person out whose turn it is.
func fold(t testing.TB, e *Evening) {
	t.Helper()
	e.Look()
	if err := e.Act(letters.Action{Kind: letters.Fold}, rand.New(rand.NewPCG(9, 9)).IntN); err != nil {
		t.Fatal(err)
	}
}

// Whoever plays among computer players while all others sit out asks for his cards once a
// hand: there is nobody to hand the phone to. Dropping out covers them.
func TestOnePlaysWhileTheOthersSitOut(t *testing.T) {
	e, chance := begun(t, "Anna", "Bert", "Bot easy", "Cleo"), rand.New(rand.NewPCG(3, 4))
	turns := 0
	act := func(a letters.Action) {
		t.Helper()
		if err := e.Act(a, chance.IntN); err != nil {
			t.Fatal(err)
		}
	}
	for act(letters.Action{Kind: letters.Deal}); e.Public().Phase != letters.Dealing; {
		turn(t, e, chance)
	}
	act(letters.Action{Kind: letters.SitOut, Seat: 2})
	act(letters.Action{Kind: letters.SitOut, Seat: 4})
	for hand := 2; hand < 12 && !e.Over(); hand++ {
		act(letters.Action{Kind: letters.Deal})
		for asked := 0; len(e.Public().Hands) < hand; {
			step := e.Step()
			switch step {
			case Covered:
				if asked++; asked > 1 {
					t.Fatalf("asked for the cards again in hand %d, %v", hand, e.Public().Phase)
				}
			case Resting:
				t.Fatal("rests, with nobody waiting")
			case Looking:
				turns++
				if e.MaySettle() {
					t.Fatal("settles a word to save a way that nobody goes")
				}
			case Thinking:
				if v := e.Public(); asked == 1 && v.Seats[0].In && e.View().Seat != 1 {
					t.Fatalf("covered while a computer player thinks, %v", v.Phase)
				}
			}
			turn(t, e, chance)
			if v := e.Public(); step == Looking && !v.Seats[0].In && e.View().Seat != 0 {
				t.Fatal("who has dropped out leaves his cards open")
			}
		}
	}
	if turns < 6 {
		t.Errorf("%d turns", turns)
	}
}

// A hand that was not shown down stays its owner's: the others learn nothing
// of it afterwards, and he does behind his own curtain.
func TestWhatWasNotShown(t *testing.T) {
	e, chance := begun(t, "Anna", "Bert", "Bot easy"), rand.New(rand.NewPCG(5, 6))
	for e.Public().Phase != letters.Betting {
		turn(t, e, chance)
	}
	for len(e.Public().Hands) == 0 {
		switch {
		case e.Step() == Covered && e.Holder() == 2:
			e.Look()
			if err := e.Act(e.Legal()[0], chance.IntN); err != nil { // Bert stays in
				t.Fatal(err)
			}
		case e.Step() == Covered:
			fold(t, e)
		default:
			if err := e.apply(letters.Action{Kind: letters.Fold}, chance.IntN); err != nil {
				t.Fatal(err)
			}
		}
	}
	for p := engine.Player(1); p <= 3; p++ {
		if word, ok := best(t, e, p); ok {
			t.Errorf("seat %d: %v is known although nobody has shown", p, word)
		}
	}
	if e.MayAsk(3) {
		t.Error("somebody may look at the hand of a computer player")
	}
	e.Ask(1)
	if e.Step() != Covered || e.Holder() != 1 || e.View().Hand != "" {
		t.Errorf("asked: step %d, %d holds the phone, the view has %v", e.Step(), e.Holder(), e.View().Hand)
	}
	if _, ok := best(t, e, 1); ok {
		t.Error("known before the curtain is lifted")
	}
	e.Look()
	if _, ok := best(t, e, 1); !ok || e.Step() != Recalling || e.View().Seat != 1 || e.View().Hand == "" {
		t.Errorf("his own hand is not there: step %d", e.Step())
	}
	if _, ok := best(t, e, 2); ok {
		t.Error("the other hand is known as well")
	}
	e.Cover()
	if _, ok := best(t, e, 1); ok || e.View().Hand != "" || e.Step() != Table {
		t.Error("the hand is still there afterwards")
	}
}

// What was shown down may be known to all, and one person alone with computer
// players needs no curtain for his own hand.
func TestWhatWasShown(t *testing.T) {
	for _, names := range [][]string{{"Anna", "Bert"}, {"Anna", "Bot easy"}} {
		e, chance := begun(t, names...), rand.New(rand.NewPCG(5, 6))
		for len(e.Public().Hands) == 0 {
			switch {
			case e.Step() == Looking && e.Public().Phase == letters.Betting:
				for _, a := range e.Legal() {
					if a.Kind != letters.Fold {
						if err := e.Act(a, chance.IntN); err != nil {
							t.Fatal(err)
						}
						break
					}
				}
			case e.Step() == Thinking && e.Public().Phase == letters.Betting && e.Public().Bet > 0:
				if err := e.apply(letters.Action{Kind: letters.Call}, chance.IntN); err != nil {
					t.Fatal(err)
				}
			default:
				turn(t, e, chance)
			}
		}
		dropped := e.Public().Hands[0].Dropped
		for p := engine.Player(1); p <= 2; p++ {
			if _, ok := best(t, e, p); ok != (!dropped || p == e.Alone()) || e.MayAsk(p) {
				t.Errorf("%v, dropped %v: seat %d known %v", names, dropped, p, ok)
			}
		}
	}
}

// Whatever the habits of computer players are, what they decide is possible: a
// curious one who stays where others fold once called although nobody had bet, and
// the hand stood still.
func TestHabitsKeepToTheRules(t *testing.T) {
	chance := rand.New(rand.NewPCG(3, 4))
	for _, level := range Levels[2:] { // the others draw from the same plans, or have no habits
		for _, c := range Characters() {
			seats := []string{"Anna"} // many are needed for somebody to fold what he could open
			for i := range 13 {
				seats = append(seats, fmt.Sprintf("C%d %s", i, level))
			}
			table := seated(t, seats...)
			for i := range 13 {
				table.Parties[i+1].Extra = "computer " + level + " " + c
			}
			table.Rules.Dealer = 1
			var e *Evening
			for range 120 {
				if e == nil || e.Step() == Finished { // somebody may end the evening at once
					var err error
					if e, err = Begin(table, list(t, "en"), "7", 1); err != nil {
						t.Fatal(err)
					}
				}
				turn(t, e, chance) // fails where a move cannot be made
			}
		}
	}
}

// Where the players' own book judges, computer players leave doubting to people.
func TestComputersDoNotDoubtAgainstABook(t *testing.T) {
	for _, book := range []bool{false, true} {
		table := seated(t, "Anna", "Bot hard")
		table.Rules.Dealer, table.Rules.Book = 1, book
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		apply(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R"), "bet 1", "call", "exchange -", "exchange -", "bet 1", "call", "word A T E", "word S T R D")
		if e.Person(2) {
			t.Fatal("nobody is a computer player")
		}
		// Anna, the dealer, has laid STRD.
		if _, doubts := e.Doubt(); doubts == book {
			t.Errorf("book %v: doubts %v", book, doubts)
		}
	}
}

// Who sits out is gone for a while: nobody is asked whether he doubts a word or takes it up, and as a computer player he
// doubts none. Where nobody else is there to do so, whoever watches may.
func TestWhoSitsOutDoubtsNothing(t *testing.T) {
	for _, c := range []struct {
		seats          string
		out            []string
		may, adopt     string // Bert's word
		computerDoubts bool
	}{
		{seats: "Anna, Bert, Cleo", may: "[1 3]", adopt: "[1 3]"},
		{seats: "Anna, Bert, Cleo", out: []string{"sit-out 3"}, may: "[1]", adopt: "[1]"},
		{seats: "Anna, Bert, Cleo, Dora", out: []string{"sit-out 3", "sit-out 4"}, may: "[1]", adopt: "[1]"},
		{seats: "Anna, Bert, Bot hard", may: "[1]", adopt: "[]", computerDoubts: true},
		{seats: "Anna, Bert, Bot hard", out: []string{"sit-out 3"}, may: "[1]", adopt: "[]"},
		{seats: "Bot hard, Bert, Cleo", out: []string{"sit-out 3"}, may: "[3]", adopt: "[]", computerDoubts: true},
	} {
		table := seated(t, strings.Split(c.seats, ", ")...)
		table.Rules.Dealer, table.Rules.Doubt = 1, true
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		playing := e.Seats() - len(c.out)
		each := func(n int, line string) []string { return slices.Repeat([]string{line}, n) }
		apply(t, e, stacked(t, e), slices.Concat([]string{"bet 1"}, each(e.Seats()-1, "fold"), c.out)...)
		hands := append([]string{"A T E E I O U", "B I V O A X G"}[:playing-1:playing-1], "S T O N E D R") // Bert deals
		apply(t, e, stacked(t, e, hands...), slices.Concat([]string{"bet 1"}, each(playing-1, "call"), each(playing, "exchange -"),
			[]string{"bet 1"}, each(playing-1, "call"), each(playing-1, "word -"), []string{"word S T R D"})...)
		_, doubts := e.Doubt()
		if may, adopt := fmt.Sprint(e.MayDoubt(2)), fmt.Sprint(e.Doubters(2)); may != c.may || adopt != c.adopt || doubts != c.computerDoubts {
			t.Errorf("%s, %v: %s may doubt, %s take the word up, a computer player doubts: %t", c.seats, c.out, may, adopt, doubts)
		}
	}
}

// In a last round nobody waits for the deal of someone who sits out or is out of chips, and whoever comes to the table
// deals as well.
func TestWhoStillDealsInTheLastRound(t *testing.T) {
	e := begun(t, "Anna", "Bernd", "Resi", "Toni")
	chance := rand.New(rand.NewPCG(1, 2))
	want := func(n int, is bool) {
		t.Helper()
		if left, agreed := e.Left(); left != n || agreed != is {
			t.Errorf("%d hands to go, agreed %t; want %d, %t", left, agreed, n, is)
		}
	}
	act := func(a letters.Action) {
		t.Helper()
		if err := e.Act(a, chance.IntN); err != nil {
			t.Fatal(err)
		}
	}
	hand := func() {
		t.Helper()
		for act(letters.Action{Kind: letters.Deal}); e.Public().Phase != letters.Dealing; {
			turn(t, e, chance)
		}
	}
	if e.EndSoon(); e.MayEndSoon() {
		t.Error("before the first deal there is something to end")
	}
	want(0, false)
	hand()
	e.EndSoon()
	want(4, true)
	act(letters.Action{Kind: letters.SitOut, Seat: 4})
	want(3, true)
	table := record.Table{Parties: append(slices.Clone(e.game.Parties), record.Party{Names: []string{"Willi"}})}
	if !e.Reseat(table.Parties) {
		t.Fatal("nobody can join")
	}
	want(4, true)
	hand()
	want(3, true)
	act(letters.Action{Kind: letters.Deal}) // in a hand who has put all in still deals
	want(3, true)
	e.EndSoon()
	want(1, true)
	e.PlayOn()
	want(0, false)
}

// Who comes in a last round deals in it where his turn is before others would have theirs again. Where it has passed his
// place nobody deals twice for him.
func TestNobodyDealsTwiceForWhoCame(t *testing.T) {
	for dealt, want := range []int{4, 3, 2, 0} { // of three, the second of whom deals next
		e := begun(t, "Anna", "Bernd", "Resi")
		chance := rand.New(rand.NewPCG(1, 2))
		for range 4 {
			wholeHand(t, e, chance)
		}
		e.EndSoon()
		for range dealt {
			wholeHand(t, e, chance)
		}
		if !e.Reseat(append(slices.Clone(e.game.Parties), record.Party{Names: []string{"Willi"}})) {
			t.Fatal("nobody can join")
		}
		if left, agreed := e.Left(); left != want || !agreed {
			t.Errorf("after %d hands of the last round %d are to go, want %d", dealt, left, want)
		}
	}
}

// wholeHand plays one in which all drop out but one.
func wholeHand(t *testing.T, e *Evening, chance *rand.Rand) {
	t.Helper()
	if err := e.Act(letters.Action{Kind: letters.Deal}, chance.IntN); err != nil {
		t.Fatal(err)
	}
	for e.Public().Phase != letters.Dealing {
		take(t, e, "fold")
	}
}

// Who owes a deal makes up for it in a last round, and it is known before who deals twice.
func TestWhoOwesADealHasTwoInTheLastRound(t *testing.T) {
	e := begun(t, "Anna", "Bernd", "Resi", "Toni")
	chance := rand.New(rand.NewPCG(1, 2))
	wholeHand(t, e, chance)
	last := e.Public().Hands[0].Dealer
	missing := last%4 + 1
	sit := func(kind letters.Kind) {
		t.Helper()
		if err := e.Act(letters.Action{Kind: kind, Seat: missing}, chance.IntN); err != nil {
			t.Fatal(err)
		}
	}
	if len(e.DealsTwice()) != 0 {
		t.Errorf("%v owe a deal", e.DealsTwice())
	}
	sit(letters.SitOut)
	wholeHand(t, e, chance)
	sit(letters.SitIn)
	if twice := e.DealsTwice(); !slices.Equal(twice, []engine.Player{missing}) {
		t.Errorf("%v deal twice, not %d", twice, missing)
	}
	e.EndSoon()
	dealers := map[engine.Player]int{}
	for left, _ := e.Left(); left > 0; left, _ = e.Left() {
		wholeHand(t, e, chance)
		hands := e.Public().Hands
		dealers[hands[len(hands)-1].Dealer]++
	}
	if dealers[missing] != 2 || len(dealers) != 4 || len(e.Public().Hands) != 2+5 {
		t.Errorf("in the last round they deal %v", dealers)
	}
}

// Where a single one is left who can pay the ante the last round is over, though chips could be bought. Where somebody has to
// sit in again first, no hand is called the next.
func TestNoNextHandWithOnePlayer(t *testing.T) {
	for names, want := range map[string]string{"Anna Bernd": "Das war die letzte Hand.", "Anna Bernd Resi": "Das ist die letzte Runde."} {
		table := seated(t, strings.Fields(names)...)
		table.Rules.Dealer, table.Rules.BuyIn, table.Rules.Chips = 1, true, 3
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		do(t, e, stacked(t, e), "bet 1")
		for e.Public().Phase != letters.Dealing {
			take(t, e, "fold")
		}
		if e.Seats() == 3 {
			take(t, e, "sit-out 3")
		}
		e.EndSoon()
		do(t, e, stacked(t, e, "Z Q X J V W B", "A T E E I O U"), "bet 1", "call", "exchange -", "exchange -", "word -", "word -", "pay")
		if v := e.Public(); v.Seats[1].Chips != 0 || e.Over() {
			t.Fatalf("Bernd is not broke: %+v", v.Seats)
		}
		if got := (Speech{T: i18n.For("de")}).Ending(e); got != want {
			t.Errorf("%s: said %q, want %q", names, got, want)
		}
	}
}

// What is said of the last round is true whoever comes, goes, is back, or buys chips between two hands: a hand that is called
// the last one is, and of several there is one less after each.
func TestTheLastRoundIsWhatIsSaid(t *testing.T) {
	for seed := range uint64(20) {
		chance := rand.New(rand.NewPCG(seed, 2))
		table := seated(t, []string{"Anna", "Bernd", "Resi", "Toni", "Karl"}[:2+chance.IntN(4)]...)
		table.Rules.Dealer, table.Rules.BuyIn, table.Rules.InTurn, table.Rules.Chips = 1, true, chance.IntN(2) == 0, 8
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		for len(e.Public().Hands) < 20 {
			left, agreed := e.Left()
			if e.Public().Phase != letters.Dealing {
				for e.Public().Phase != letters.Dealing {
					turn(t, e, chance)
				}
				if n, _ := e.Left(); agreed && n >= left {
					t.Fatalf("seed %d: before hand %d it was one of %d to go, after it there are %d", seed, len(e.Public().Hands), left, n)
				}
				continue
			}
			switch {
			case agreed && left == 0:
				e.PlayOn()
			case !agreed && chance.IntN(4) == 0:
				e.EndSoon()
			}
			left, _ = e.Left()
			if e.MayJoin() && e.Seats() < 7 && chance.IntN(10) == 0 {
				e.Reseat(append(slices.Clone(e.game.Parties), record.Party{Names: []string{fmt.Sprint("Guest ", e.Seats())}}))
				continue
			}
			legal := slices.DeleteFunc(e.Legal(), func(a letters.Action) bool {
				return a.Kind != letters.Deal && a.Kind != letters.SitIn && a.Kind != letters.SitOut && a.Kind != letters.Buy
			})
			a := legal[chance.IntN(len(legal))]
			if err := e.Act(a, chance.IntN); err != nil {
				t.Fatal(err)
			}
			if n, agreed := e.Left(); a.Kind == letters.Deal && agreed && (n != left || n == 0) {
				t.Fatalf("seed %d: before the deal of hand %d there are %d to go, then %d", seed, len(e.Public().Hands)+1, left, n)
			}
		}
	}
}

// A save that was cut short or made by hand agrees on nothing that has not been played.
func TestWhatWasAgreedFitsTheHands(t *testing.T) {
	e := begun(t, "Anna", "Bernd")
	chance := rand.New(rand.NewPCG(1, 2))
	for len(e.Public().Hands) < 2 {
		if turn(t, e, chance); e.Over() {
			t.Fatal("it is over")
		}
	}
	for _, x := range []struct {
		until  int
		round  bool
		agreed bool
		left   int
	}{
		{}, {until: -1}, {until: 4}, {until: 3, round: true}, {until: 1 << 40, round: true},
		{until: 3, agreed: true, left: 1}, {until: 2, agreed: true}, {until: 2, round: true, agreed: true, left: 2}, {until: 1, round: true, agreed: true, left: 1},
	} {
		v := e.Saved()
		v.Until, v.Round = x.until, x.round
		again, err := v.Evening(e.list)
		if err != nil {
			t.Fatal(err)
		}
		if left, agreed := again.Left(); left != x.left || agreed != x.agreed {
			t.Errorf("%+v: %d, %t", x, left, agreed)
		}
	}
}

// An evening in which verdicts and doubts are taken back, again and again, is as one is that was stored and replayed: in what is
// heard of it, and in what can be done.
func TestWhatIsTakenBackWasNever(t *testing.T) {
	taken := map[letters.Kind]int{}
	for seed := range uint64(30) {
		chance := rand.New(rand.NewPCG(seed, 31))
		names := [][]string{{"Anna", "Bert"}, {"Anna", "Bert", "Cleo"}, {"Anna", "Bot easy", "Hal hard"}, {"Anna", "Bert", "Bot medium"}}[seed%4]
		table := seated(t, names...)
		table.Rules.Dealer, table.Rules.Book, table.Rules.Doubt, table.Rules.Chips = 1, true, seed%3 > 0, 5
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 150 && !e.Over(); n++ {
			if p := e.state().Phase(); (p == letters.Showdown || p == letters.Judging) && e.Retractable() != 0 && chance.IntN(2) == 0 {
				kind, log, heard := e.game.Match.Action(e.Log()-1).Kind, e.Log(), e.Events(0)
				last := heard[log-1]
				if !e.Retract() || e.Log() != log-1 || len(e.Events(0)) != log-1 {
					t.Fatalf("of %d actions %d are left", log, e.Log())
				}
				if turn(t, e, chance); !reflect.DeepEqual(heard[log-1], last) {
					t.Fatal("a list of events that somebody has has changed")
				}
				taken[kind]++
			} else {
				turn(t, e, chance)
			}
			v := e.Saved()
			again, err := v.Evening(e.list)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(again.Public(), e.Public()) || !reflect.DeepEqual(again.Events(0), e.Events(0)) || again.Retractable() != e.Retractable() {
				t.Fatalf("after %d actions another evening comes back", e.Log())
			}
		}
	}
	if taken[letters.Challenge] < 10 || taken[letters.Verdict] < 10 {
		t.Errorf("taken back: %v", taken)
	}
}

// A computer player decides by what somebody on its seat sees: with other cards in the hands of the others, and other
// cards to come, it does the same, at every strength, of every character, in both languages and whatever is agreed.
func TestComputersDecideByWhatTheySee(t *testing.T) {
	agreed := [][2]string{{"ante", "5"}, {"bets", "2-10"}, {"chips", "50"}, {"challenge", "players"}, {"doubt", "chip"}, {"buy-in", "in-turn"}}
	kinds, n := map[letters.Kind]int{}, 0
	for _, language := range []string{"en", "de"} {
		for _, level := range Levels {
			for range 2 {
				chance := rand.New(rand.NewPCG(uint64(n), 5))
				table := seated(t, "Anna", "Bot", "Carl")
				table.Parties[1].Extra = Extra(level, Characters()[n%len(Characters())])
				for _, o := range [][2]string{{"language", language}, {"dealer", "1"}, agreed[n%len(agreed)]} {
					var err error
					if table.Rules, err = table.Rules.With(o[0], o[1]); err != nil {
						t.Fatal(err)
					}
				}
				n++
				pack := letters.Shuffle(table.Rules.Deck.Pack(), chance.IntN).List()
				var own, drawn []int // places in the pack: its hand, and what it draws, since the others exchange none
				for i := range letters.HandSize {
					own = append(own, 3*i) // one at a time from the dealer's left
				}
				for i := range letters.MaxExchange {
					drawn = append(drawn, 3*letters.HandSize+i)
				}
				// The cards as they lie, with all others elsewhere, and with what it will draw elsewhere too.
				var evenings []*Evening
				for v := range 3 {
					other := slices.Clone(pack)
					if v > 0 {
						var places []int
						for i := range pack {
							if !slices.Contains(own, i) && (v > 1 || !slices.Contains(drawn, i)) {
								places = append(places, i)
							}
						}
						for i, j := range chance.Perm(len(places)) {
							other[places[i]] = pack[places[j]]
						}
					}
					e, err := Begin(table, list(t, language), "7", 1)
					if err != nil {
						t.Fatal(err)
					}
					if e.game.Match, err = e.game.Match.Apply(letters.Action{Kind: letters.Deal, Cards: letters.CardsOf(other...)}); err != nil {
						t.Fatal(err)
					}
					evenings = append(evenings, e)
				}
				for private(evenings[0].state().Phase()) && evenings[0].Public().Seats[1].In {
					first := evenings[0].state()
					var decided letters.Action
					for v, e := range evenings {
						a := letters.Action{Kind: letters.Call}
						switch phase := first.Phase(); {
						case first.Turn() == 2:
							think(t, e)
							if a = e.decided.Action; v == 0 {
								decided = a
								kinds[a.Kind]++
							} else if a != decided {
								t.Fatalf("%s %s, %v: with other cards that it does not see it does %v, else %v, of %v", language, level, table.Parties[1].Extra, a, decided, first.View(2).Hand)
							}
							if err := e.Move(chance.IntN); err != nil {
								t.Fatal(err)
							}
							continue
						case phase == letters.Betting && first.View(0).Bet == 0:
							a = letters.Action{Kind: letters.Bet, Amount: first.View(first.Turn()).Low}
						case phase == letters.Exchanging:
							a = letters.Action{Kind: letters.Exchange}
						case phase == letters.Choosing:
							a = letters.Action{Kind: letters.Word}
						}
						var err error
						if e.game.Match, err = e.game.Match.Apply(a); err != nil {
							t.Fatal(err)
						}
					}
					if decided.Kind == letters.Exchange {
						evenings = evenings[:2] // the third has drawn other cards
					}
				}
			}
		}
	}
	if kinds[letters.Exchange] < n/2 || kinds[letters.Word] < n/3 || kinds[letters.Bet] == 0 || kinds[letters.Call] == 0 {
		t.Errorf("too little was decided in %d hands: %v", n, kinds)
	}
}

// Whoever loads the page again before each decision of a computer player meets other luck each time, and while it thinks
// the same: else its habits could be learned, or an action that is not liked asked for once more.
func TestAComputerThatHasForgottenIsNotPredictable(t *testing.T) {
	chance := rand.New(rand.NewPCG(3, 5))
	e, began, decisions := begun(t, "Anna", "Carl", "Bot hard"), map[uint64]bool{}, 0
	for len(e.Public().Hands) < 4 {
		if e.Step() == Thinking {
			v := e.Saved()
			forgotten, err := v.Evening(e.list)
			if err != nil {
				t.Fatal(err)
			}
			q, _ := forgotten.Thought()
			if again, _ := forgotten.Thought(); again.Text() != q.Text() {
				t.Error("it is asked twice in another way")
			}
			if len(e.Public().Hands) > 0 {
				decisions++
				if began[q.Memory.Chance] = true; !q.Memory.Begun || q.Memory.Path != 0 || q.Memory.Dealt != "" {
					t.Errorf("it remembers %+v", q.Memory)
				}
			}
		}
		turn(t, e, chance)
	}
	if decisions < 3 || len(began) < decisions {
		t.Errorf("of %d decisions after a restart %d began alike", decisions, decisions-len(began))
	}
}
