package cardgame

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// No method gives the position away, and no field can be read: what draws the
// table gets views.
func TestOneViewOnly(t *testing.T) {
	state := reflect.TypeFor[letters.State]()
	e := reflect.TypeFor[*Evening]()
	for i := range e.NumMethod() {
		m := e.Method(i).Type
		for o := range m.NumOut() {
			if m.Out(o) == state {
				t.Errorf("%s gives the position away", e.Method(i).Name)
			}
		}
	}
	for i := range e.Elem().NumField() {
		if f := e.Elem().Field(i); f.IsExported() {
			t.Errorf("field %s of an evening can be read", f.Name)
		}
	}
}

func TestCardsSpoken(t *testing.T) {
	for _, c := range []struct{ lang, cards, want string }{
		{"en", "QU A Z", "double card Q U, 9 points; A, 2 points; Z, 14 points"},
		{"de", "QU A Z", "Doppelkarte Q U, 8 Punkte; A, 2 Punkte; Z, 5 Punkte"},
		{"de", "CH", "Doppelkarte C H, 4 Punkte"},
	} {
		d, _ := letters.DeckOf(c.lang)
		cards, err := letters.ParseCards(c.cards)
		if err != nil {
			t.Fatal(err)
		}
		if got := (Speech{T: i18n.For(c.lang)}).Cards(d, cards); got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, got, c.want)
		}
	}
	s := Speech{T: i18n.For("en")}
	if got := s.Points(1) + ", " + s.Points(3) + ", " + s.Chips(1) + ", " + s.Chips(3); got != "1 point, 3 points, 1 chip, 3 chips" {
		t.Error(got)
	}
}

// A side pot has a number where there are several.
func TestSidePotsAreCountedWhereThereAreSeveral(t *testing.T) {
	side, back := letters.Pot{Chips: 5}, letters.Pot{Chips: 2, Returned: true}
	for _, c := range []struct {
		pots []letters.Pot
		want string
	}{{[]letters.Pot{side, side}, ""}, {[]letters.Pot{side, side, back}, ""}, {[]letters.Pot{side, side, side}, " 1"}, {[]letters.Pot{side, side, side, back}, " 1"}} {
		if got := sidePot(c.pots, 1); got != c.want {
			t.Errorf("the first side pot of %v is %q", c.pots, got)
		}
	}
}

// What nobody matched goes back to who bet it. Where somebody matched it and then
// dropped out it is a part of the pot, though only one can win it.
func TestOnlyTheUnmatchedGoesBack(t *testing.T) {
	// Cleo has lost some in the first hand, and is all in in the second.
	text := "serviert 1 choose-your-words\noption chips 10\noption challenge players\noption dealer 1\nparty Anna\nparty Bert\nparty Cleo\n" +
		"deal PACK\nbet 5\nfold\ncall\nexchange -\nexchange -\nfold\n" +
		"deal PACK\nbet 5\ncall\ncall\nexchange -\nexchange -\nexchange -\nbet 3\n"
	for last, want := range map[string][2]string{
		"call\nword -\nword -\nword -\n": {"Nebenpot mit 10", "Nebenpot: 10 Chips an Anna und Bert"},
		"fold\nword -\nword -\n":         {"Nebenpot mit 7", "Nebenpot: 7 Chips an Anna"},
	} {
		doc, err := record.Parse(strings.ReplaceAll(text, "PACK", letters.English.Pack().String()) + last)
		if err != nil {
			t.Fatal(err)
		}
		g, err := doc.Letters(nil)
		if err != nil {
			t.Fatal(err)
		}
		e, s := begun(t, "Anna", "Bert", "Cleo"), Speech{T: i18n.For("de")}
		if lines := s.Stakes(e, g.Match.State().View(0), Showdown{}); len(lines) != 2 || lines[1] != want[0] {
			t.Errorf("the pot lies as %q, want %q", lines, want[0])
		}
		m, err := g.Match.Apply(letters.Action{Kind: letters.Pay})
		if err != nil {
			t.Fatal(err)
		}
		hands := m.State().Hands()
		if lines := s.Pots(e, hands[len(hands)-1]); len(lines) < 2 || lines[1] != want[1] {
			t.Errorf("the pot went as %q, want %q", lines, want[1])
		}
		// Where one takes everything, what he has won is not told again part by part.
		last := hands[len(hands)-1]
		if heard := s.hand(e, last); strings.Contains(heard, "Nebenpot") != (len(last.Winners) > 1) {
			t.Errorf("%d winners: heard %q", len(last.Winners), heard)
		}
		last.Winners, last.Carry = last.Winners[:1], 0
		if heard := s.hand(e, last); strings.Contains(heard, "Nebenpot") {
			t.Errorf("heard %q", heard)
		}
	}
}

// Who sits out may come back when he likes. Who cannot pay the ante is out, though he may have chips.
func TestWhoSitsOutIsNotOut(t *testing.T) {
	for lang, want := range map[string][2]string{"de": {"setzt aus", "ist draußen"}, "en": {"sits out", "is out"}} {
		for i, seat := range []letters.Seat{{Chips: 3, Out: true}, {Chips: 3}} {
			if got := (Speech{T: i18n.For(lang)}).Status(seat, false, Event{}); got != want[i] {
				t.Errorf("%s: %q, want %q", lang, got, want[i])
			}
		}
	}
}

// uneven is an evening of three after a first hand, which Anna has won: Bert has lost the ante and Cleo, who called
// her bet before she dropped out, that as well.
func uneven(t *testing.T, chips, bet int) *Evening {
	t.Helper()
	table := seated(t, "Anna", "Bert", "Cleo")
	table.Rules.Chips, table.Rules.Max, table.Rules.Dealer = chips, max(bet, 6), 1
	e, err := Begin(table, list(t, "en"), "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	do(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R", "Z Q X J V W B"), fmt.Sprint("bet ", bet), "fold", "call", "exchange -", "exchange -", "fold")
	return e
}

// allIn plays a second hand up to the words: Cleo is all in in the first round, then Anna bets so much and Bert calls.
func allIn(t *testing.T, e *Evening, bet int, hands ...string) {
	t.Helper()
	do(t, e, stacked(t, e, hands...), "bet 6", "call", "call", "exchange -", "exchange -", "exchange -", fmt.Sprint("bet ", bet), "call")
}

// The betting round comes back only while somebody is asked who has more than a call takes.
func TestNobodyRaisesWithoutChips(t *testing.T) {
	e := uneven(t, 10, 4)
	do(t, e, stacked(t, e, "S T O N E D R", "Q X J V W B K", "Z K X J V W B"), "bet 1", "call", "call", "exchange -", "exchange -", "exchange -", "bet 1", "fold")
	e.Look()
	var got []bool // Bert raises, and Cleo has three chips with the one she has bet
	for v, n := e.View(), 2; n <= v.High; n++ {
		got = append(got, e.MayReturn(letters.Action{Kind: letters.Bet, Amount: n}))
	}
	if want := []bool{true, false, false, false, false}; !slices.Equal(got, want) {
		t.Errorf("after bets from 2 it can be his turn again: %v, want %v", got, want)
	}
}

// Whose last chips the ante takes is told with the deal and when a key asks who is in, and that a call takes the last ones
// before it is made: a key calls at once, only the button says it otherwise.
func TestAllInIsToldBefore(t *testing.T) {
	e, s := uneven(t, 6, 4), Speech{T: i18n.For("en")}
	do(t, e, stacked(t, e, "S T O N E D R", "Q X J V W B K", "Z K X J V W B"))
	list, _ := e.HandEvents()
	if got, want := s.Heard(e, list[0]), "Bert deals, everybody pays 1. All-in: Cleo."; got != want {
		t.Errorf("the deal is told as %q, want %q", got, want)
	}
	take(t, e, "bet 2", "bet 6")
	e.Look()
	for key, want := range map[string]string{"h": "In: Anna, Bert and Cleo. All-in: Cleo.", "n": "Highest bet, by Anna: 6 chips. You have paid 2. Calling costs 2 chips, all-in."} {
		if got := s.Answer(e, e.View(), 0, key); got != want {
			t.Errorf("the key %s says %q, want %q", key, got, want)
		}
	}
	if got, want := s.Costs(e.Public()), "Calling costs 2 chips, all-in."; got != want {
		t.Errorf("asked for is %q, want %q", got, want)
	}
}

// Whoever has no word is named before the first one is turned up, and whoever has dropped out when a key asks who is in.
func TestWhoHasNothingIsNamed(t *testing.T) {
	e, s := uneven(t, 10, 4), Speech{T: i18n.For("en")}
	allIn(t, e, 2, "S T O N E D R", "Q X J V W B K", "Z K X J V W B")
	take(t, e, "word S T O N E", "word -", "word -")
	if got := s.Opening(e, e.Showdown(0)); !strings.HasSuffix(got, " Without a word: Anna and Bert.") {
		t.Errorf("the showdown opens with %q", got)
	}
	e = uneven(t, 10, 4)
	do(t, e, stacked(t, e, "S T O N E D R", "Q X J V W B K", "Z K X J V W B"), "bet 2", "fold")
	if got, want := s.Answer(e, e.Public(), 0, "a"), "Anna to act. Betting round 1. Highest bet, by Bert: 2 chips. Calling costs 2 chips. In the pot: 5 chips. In: Anna and Bert. Folded: Cleo. Chips: Anna 15, Bert 6, Cleo 4."; got != want {
		t.Errorf("A: %q", got)
	}
	if got, want := s.Answer(e, e.Public(), 0, "h"), "In: Anna and Bert. Folded: Cleo."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Where nobody who can win a side pot has a word, it is said that the highest card decides there, and afterwards which.
func TestASidePotWithoutAWord(t *testing.T) {
	e, s := uneven(t, 10, 4), Speech{T: i18n.For("en")}
	allIn(t, e, 2, "S T O N E D R", "Q X J V W B K", "Z K X J V W B")
	take(t, e, "word S T O N E", "word -", "word -")
	want := "No word counts, the highest card decides"
	lines := s.Stakes(e, e.Public(), e.Showdown(0))
	if len(lines) != 2 || !strings.HasSuffix(lines[0], "Cleo leads") || !strings.HasSuffix(lines[1], want) {
		t.Errorf("the pot lies as %q", lines)
	}
	take(t, e, "pay")
	hands := e.Public().Hands
	if lines := s.Pots(e, hands[len(hands)-1]); len(lines) != 2 || strings.Contains(lines[0], want) || !strings.HasSuffix(lines[1], "to Anna. "+want+": Q, 15 points") {
		t.Errorf("the pot went as %q", lines)
	}
}

// After the last hand nobody plays on.
func TestNobodyPlaysOnAfterTheLastHand(t *testing.T) {
	for _, last := range []bool{false, true} {
		e, s := uneven(t, 10, 4), Speech{T: i18n.For("en")}
		allIn(t, e, 1, "Q X J V W B K", "S T O N E D R", "Z K X J V W B")
		if last {
			e.EndSoon()
		}
		take(t, e, "word -", "word S T O N E", "word -", "pay")
		if got := s.Broke(e); !strings.HasPrefix(got, "Out of chips: Cleo.") || strings.Contains(got, "play on") == last {
			t.Errorf("last hand %v: %q", last, got)
		}
	}
}

// Nor while only one who is not sitting out can pay the ante.
func TestNobodyPlaysOnAlone(t *testing.T) {
	table := seated(t, "Anna", "Bert", "Cleo")
	table.Rules.Dealer, table.Rules.BuyIn, table.Rules.Ante, table.Rules.Chips = 1, false, 2, 5
	e, err := Begin(table, list(t, "en"), "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		do(t, e, stacked(t, e), "fold")
		for e.Public().Phase != letters.Dealing {
			take(t, e, "fold")
		}
		if !e.Public().Seats[2].Out {
			take(t, e, "sit-out 3")
		}
	}
	if got, want := (Speech{T: i18n.For("en")}).Broke(e), "Too few chips for the ante: "; !strings.HasPrefix(got, want) || !strings.HasSuffix(got, ". There is no rebuy.") {
		t.Errorf("said %q", got)
	}
}

// Where nobody has a word, the highest card is that which won the main pot: who sits first may have won a side
// pot with a lower one.
func TestTheHighestCardIsThatOfTheMainPot(t *testing.T) {
	e, s := uneven(t, 10, 4), Speech{T: i18n.For("en")}
	if got := s.HighCard(e.Public()); got != "" {
		t.Errorf("where all but one drop out, %q", got)
	}
	allIn(t, e, 2, "Z K X J V W B", "S T O N E D J", "S T O N E D R")
	take(t, e, "word -", "word -", "word -", "pay")
	hands := e.Public().Hands
	if last := hands[len(hands)-1]; !slices.Equal(last.Winners, []engine.Player{1, 3}) {
		t.Errorf("the winners are %v", last.Winners)
	}
	if got, want := s.HighCard(e.Public()), "Nobody has a word, the highest card decides: Z, 14 points."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Who wins a pot and who wins another one of the same size share nothing.
func TestTwoPotsOfOneSizeAreNotShared(t *testing.T) {
	e := uneven(t, 13, 8)
	allIn(t, e, 3, "Z K X J V W B", "S T O N E D J", "S T O N E D R")
	take(t, e, "word -", "word -", "word -", "pay")
	said := Speech{T: i18n.For("en")}.Heard(e, e.Events(e.Log() - 1)[0])
	if !strings.HasPrefix(said, "Anna wins 12 chips. Cleo wins 12 chips. ") {
		t.Errorf("it is said: %s", said)
	}
}

// Every event has its sentence in both languages. It says who acted, names no
// card that lies face down, and leaves no gap open.
func TestEveryEventIsHeard(t *testing.T) {
	for n, lang := range []string{"de", "en", "de", "en"} {
		s := Speech{T: i18n.For(lang), Brief: n > 1}
		chance := rand.New(rand.NewPCG(21, 22))
		e := begun(t, "Anna", "Bert", "Cleo easy")
		kinds := map[letters.Kind]bool{}
		check := func(text string) {
			t.Helper()
			if strings.Contains(text, "%!") || strings.Contains(text, "  ") {
				t.Errorf("%s: %q", lang, text)
			}
		}
		for range 600 {
			if e.Step() == Finished {
				break
			}
			if e.Public().Phase == letters.Dealing {
				e.Act(e.Legal()[0], chance.IntN) // at random they would leave soon
			} else {
				turn(t, e, chance)
			}
			v := e.View()
			check(s.Next(e))
			check(s.Since(e))
			check(s.Phase(v))
			check(s.Costs(v))
			for i, seat := range v.Seats {
				for _, last := range e.Last() {
					check(s.Status(seat, i == 0, last))
				}
			}
			for _, key := range strings.Split("wvpnhxstea", "") {
				if text := s.Answer(e, v, 0, key); text == "" {
					t.Errorf("%s: %s has no answer", lang, key)
				} else {
					check(text)
				}
			}
			if hands := v.Hands; len(hands) > 0 {
				check(strings.Join(s.Pots(e, hands[len(hands)-1]), "\n"))
				check(strings.Join(s.Figures(e), "\n"))
			}
		}
		for _, ev := range e.Events(0) {
			kinds[ev.Kind] = true
			text := s.Heard(e, ev)
			check(text)
			if text == "" {
				t.Errorf("%s: nothing is said of %+v", lang, ev)
			}
			switch ev.Kind {
			case letters.Cut, letters.Pay, letters.Verdict, letters.Stock, letters.Admit, letters.Adopt, letters.Leave:
			default:
				if !strings.Contains(text, e.Name(ev.Seat)) {
					t.Errorf("%s: %q does not say who", lang, text)
				}
			}
		}
		if len(kinds) < 8 {
			t.Errorf("%s: only %d kinds of events", lang, len(kinds))
		}
		if s.Answer(e, e.View(), 0, "c") != "" {
			t.Errorf("%s: a key that asks nothing is answered", lang)
		}
	}
}

// What was heard is there at once, also after a replay, so that asking for it
// changes nothing.
func TestEventsAreThereAtOnce(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	chance := rand.New(rand.NewPCG(31, 32))
	for range 40 {
		if len(e.heard) != e.Log() {
			t.Fatalf("%d events of %d actions", len(e.heard), e.Log())
		}
		if e.Step() == Finished {
			break
		}
		turn(t, e, chance)
	}
	again, err := e.Saved().Evening(list(t, "en"))
	if err != nil || !reflect.DeepEqual(again.heard, e.heard) {
		t.Errorf("after a replay the events are others, %v", err)
	}
}

// The words of a showdown are turned up from the lowest on, and said in that
// order, each once and none before it lies face up; who leads is said last.
func TestTheWordsAreSaidAsTheyAreTurnedUp(t *testing.T) {
	s := Speech{T: i18n.For("en")}
	chance := rand.New(rand.NewPCG(41, 42))
	seen := 0
	for seen < 5 {
		e := begun(t, "Anna", "Bert", "Cleo", "Dora")
		for range 300 {
			if p := e.state().Phase(); p == letters.Showdown || p == letters.Finished {
				break
			}
			if e.Public().Phase == letters.Dealing {
				e.Act(e.Legal()[0], chance.IntN)
			} else {
				turn(t, e, chance)
			}
		}
		if !e.Unveiled() {
			continue
		}
		seen++
		v, whole := e.Public(), ""
		n := len(e.Showdown(0).Order)
		for up := 1; up <= n; up++ {
			sd := e.Showdown(n - up)
			who := sd.Order[up-1]
			if up > 1 && worth(v, who) < worth(v, sd.Order[up-2]) {
				t.Errorf("%v are turned up in the order %v", v.Seats, sd.Order)
			}
			if leads := sd.Leads(v, sd.Order); len(leads) == 0 || worth(v, leads[0]) != worth(v, who) || sd.Top(v) != who {
				t.Errorf("after %d words %v lead", up, leads)
			}
			text := s.Turned(e, sd, up-1)
			if !strings.HasPrefix(text, e.Name(who)+": "+v.Seats[who-1].Laid.Word()) {
				t.Errorf("the word of %s is said as %q", e.Name(who), text)
			}
			if behind := sd.Behind(v); len(behind) != up-1 {
				t.Errorf("after %d words %v lie behind", up, behind)
			}
			whole += " " + text
		}
		if all := s.Turned(e, e.Showdown(0), 0); n > 0 && strings.TrimSpace(whole) != all {
			t.Errorf("one by one %q, at once %q", whole, all)
		}
		if sd := e.Showdown(n); len(sd.Leads(v, sd.Order)) != 0 || len(sd.Order)+len(sd.None)+len(sd.Out) != 4 {
			t.Errorf("before the first word there is %+v", sd)
		}
		// Whoever asks later hears what has become of them, and who has none.
		for _, a := range e.Legal() {
			if a.Kind != letters.Challenge {
				continue
			}
			if err := e.Act(a, nil); err != nil {
				t.Fatal(err)
			}
			seat := e.Public().Seats[a.Seat-1]
			became := map[letters.Doubt]string{letters.Refused: "does not count", letters.Upheld: "counts"}[seat.Doubt]
			want := fmt.Sprintf("%s: %s, %s, %s.", e.Name(a.Seat), e.Spelled(seat.Laid.Word()), s.Points(v.Rules.Deck.Sum(seat.Laid)), became)
			if got := s.Answer(e, e.Public(), 0, "w"); became == "" || !strings.Contains(got, want) {
				t.Errorf("after a doubt the key says %q, want %q", got, want)
			}
		}
		if none := e.Showdown(0).None; len(none) > 0 && !strings.Contains(s.Answer(e, e.Public(), 0, "a"), "Without a word: "+s.Seats(e, none)) {
			t.Errorf("who has no word is not said: %q", s.Answer(e, e.Public(), 0, "a"))
		}
	}
}

// Who has fewer chips than the lowest bet opens with all of them, and with no more: so it is asked, and so it is told.
func TestOpeningWithTooFewChips(t *testing.T) {
	table := seated(t, "Anna", "Bert", "Cleo")
	table.Rules.Chips, table.Rules.Min, table.Rules.Max, table.Rules.Dealer = 4, 5, 8, 1
	e, err := Begin(table, list(t, "en"), "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	s := Speech{T: i18n.For("en")}
	do(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R", "Z Q X J V W B"))
	if got, want := s.Costs(e.Public()), "Opening costs at least 3 chips, all-in."; got != want {
		t.Errorf("asked for is %q, want %q", got, want)
	}
	e.Look()
	if got, want := s.Answer(e, e.View(), 0, "n"), "Opening costs at least 3 chips, all-in."; got != want {
		t.Errorf("the key says %q, want %q", got, want)
	}
	if err := e.Act(letters.Action{Kind: letters.Bet, Amount: 5}, nil); err != nil {
		t.Fatal(err)
	}
	events := e.Events(0)
	if got, want := s.Heard(e, events[len(events)-1]), "Anna goes all-in with 3."; got != want {
		t.Errorf("heard is %q, want %q", got, want)
	}
	e.Look()
	if got := s.Answer(e, e.View(), 0, "n"); !strings.Contains(got, "Anna: 5 chips.") || !strings.Contains(got, "Calling costs 3 chips, all-in.") {
		t.Errorf("then the key says %q", got)
	}
}
