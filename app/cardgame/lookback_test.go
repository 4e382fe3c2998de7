package cardgame

import (
	"math/rand/v2"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
)

// played plays a hand to its end with people, who exchange two cards each and lay
// two, and returns what each was dealt.
func played(t *testing.T, e *Evening, chance *rand.Rand) map[engine.Player]letters.Cards {
	t.Helper()
	dealt := map[engine.Player]letters.Cards{}
	for range 500 {
		if len(e.Public().Hands) > 0 {
			return dealt
		}
		switch e.Step() {
		case Table:
			onTable(t, e, chance)
			continue
		case Resting, Thinking:
			turn(t, e, chance)
			continue
		}
		e.Look()
		v, a := e.View(), letters.Action{}
		switch v.Phase {
		case letters.Exchanging:
			dealt[v.Seat] = v.Hand
			a = letters.Action{Kind: letters.Exchange, Cards: v.Hand[1:3]}
		case letters.Choosing:
			a = letters.Action{Kind: letters.Word, Cards: v.Hand[2:4]}
		default:
			a = letters.Action{Kind: letters.Call}
			if v.Bet == 0 {
				a = letters.Action{Kind: letters.Bet, Amount: v.Low}
			}
		}
		if err := e.Act(a, chance.IntN); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the hand does not end")
	return nil
}

// onTable deals, or pays without a doubt.
func onTable(t *testing.T, e *Evening, chance *rand.Rand) {
	t.Helper()
	if err := e.Act(e.Legal()[0], chance.IntN); err != nil {
		t.Fatal(err)
	}
}

// What somebody was dealt and has exchanged nobody has seen, shown down or not:
// it is known behind his own curtain only.
func TestLookBack(t *testing.T) {
	for seed := range uint64(4) {
		e, chance := begun(t, "Anna", "Bert"), rand.New(rand.NewPCG(seed, 6))
		if e.MayLookBack(1) {
			t.Error("there is something to look back at before the first hand")
		}
		dealt := played(t, e, chance)
		for p := engine.Player(1); p <= 2; p++ {
			if _, ok := e.LookBack(); ok {
				t.Fatal("a hand is known before anybody asks")
			}
			if !e.MayLookBack(p) {
				t.Fatalf("seat %d may not look back", p)
			}
			e.Ask(p)
			if _, ok := e.LookBack(); ok || e.Step() != Covered || e.View().Hand != "" {
				t.Fatal("a hand is known before the curtain is lifted")
			}
			e.Look()
			h, ok := e.LookBack()
			if !ok || h.Dealt != dealt[p] || h.Gone != dealt[p][1:3] || !h.Swapped || !h.Chose || len(h.Hand) != letters.HandSize || len(h.Laid) != 2 || !h.Laid.Within(h.Hand) {
				t.Errorf("seat %d: %+v, was dealt %v", p, h, dealt[p])
			}
			e.Cover()
		}
		if _, ok := e.LookBack(); ok || e.Step() != Table {
			t.Error("a hand is known after the curtain has come down")
		}
	}
}

// Who takes over the seat of a computer player sees nothing of the hand that was played there, nor after a restart.
func TestWhoTakesASeatDoesNotLookBack(t *testing.T) {
	e, chance := begun(t, "Anna", "Bert", "Bot easy"), rand.New(rand.NewPCG(3, 6))
	for len(e.Public().Hands) == 0 {
		turn(t, e, chance)
	}
	if !e.Reseat(seated(t, "Anna", "Bert", "Cleo").Parties) {
		t.Fatal("nobody can take the seat")
	}
	again, err := e.Saved().Evening(list(t, "en"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []*Evening{e, again} {
		if !e.MayLookBack(1) || e.MayLookBack(3) || e.MayAsk(3) {
			t.Errorf("Anna may look back: %v, who has come since: %v", e.MayLookBack(1), e.MayLookBack(3))
		}
	}
}

// The table's own words count as what could have been laid, those that counted in that hand.
func TestTheBestWordMayBeAnOwnOne(t *testing.T) {
	table := seated(t, "Anna", "Bert")
	table.Rules.Dealer, table.Rules.Words = 1, []string{"JEXA", "ZQXJV"}
	e, err := Begin(table, list(t, "en"), "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	do(t, e, stacked(t, e, "Z QU A S E R T", "J E X A T T O"), "bet 2", "call", "exchange -", "exchange -", "bet 2", "call", "word A T", "word J E X A", "pay")
	if b, ok := best(t, e, 1); !ok || b.Known.Cards.Word() != "JEXA" || b.All != b.Known || b.All.Points != e.Public().Rules.Deck.Sum(b.All.Cards) {
		t.Errorf("%+v, %v", b, ok)
	}
	for _, word := range []string{"allow QUARTZES", "allow ZASQU"} { // too late for that hand
		take(t, e, word)
	}
	if b, ok := best(t, e, 2); !ok || b.Known.Cards.Word() != "QUARTZ" || b.All.Cards.Word() != "QUARTZ" {
		t.Errorf("%+v, %v", b, ok)
	}
}

// Where a book judges, the best word is no lesser one than that which was laid and counted, unless it is vulgar.
func TestTheBestWordByABook(t *testing.T) {
	for _, c := range []struct {
		hand, word, verdict string
		want                bool
	}{{"J E X A T T O", "J E X A", "verdict yes", true}, {"J E X A T T O", "J E X A", "verdict no", false}, {"T U R D V V L", "T U R D", "verdict yes", false}} {
		table := seated(t, "Anna", "Bert")
		table.Rules.Dealer, table.Rules.Book = 1, true
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		do(t, e, stacked(t, e, "Z QU A S E R T", c.hand), "bet 2", "call", "exchange -", "exchange -", "bet 2", "call", "word A T", "word "+c.word, "challenge 1", c.verdict, "pay")
		if b, ok := best(t, e, 1); !ok || (b.All.Cards.String() == c.word) != c.want || b.Known != b.All {
			t.Errorf("%s, %s: %+v", c.word, c.verdict, b)
		}
	}
}

// A person alone with computer players needs no curtain, and nobody looks at
// theirs; who dropped out came to neither the exchange nor the choice.
func TestLookBackAlone(t *testing.T) {
	e, chance := begun(t, "Anna", "Bot easy"), rand.New(rand.NewPCG(3, 4))
	for len(e.Public().Hands) == 0 {
		switch v := e.View(); {
		case e.Step() == Looking && v.Phase == letters.Betting:
			if err := e.Act(letters.Action{Kind: letters.Fold}, chance.IntN); err != nil {
				t.Fatal(err)
			}
		case e.Step() == Table:
			onTable(t, e, chance)
		default:
			turn(t, e, chance)
		}
	}
	if e.Ask(2); e.Step() != Table || e.MayLookBack(2) {
		t.Error("the hand of a computer player can be looked at")
	}
	e.Ask(1)
	h, ok := e.LookBack()
	if !ok || e.Step() != Recalling || h.Swapped || h.Chose || h.Gone != "" || h.Laid != "" || h.Dealt != h.Hand || len(h.Dealt) != letters.HandSize {
		t.Errorf("step %d: %+v", e.Step(), h)
	}
	if e.Cover(); e.Step() != Table {
		t.Errorf("afterwards step %d", e.Step())
	}
}

// Whoever looks back at a word that was refused is told of that one, not of the other.
func TestLookBackAtARefusedWord(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	do(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R"), "bet 1", "call", "exchange -", "exchange -", "bet 1", "call",
		"word A T E", "word S T R D", "challenge 1", "pay")
	for p, want := range []bool{true, false} {
		e.Ask(engine.Player(p + 1))
		e.Look()
		if h, ok := e.LookBack(); !ok || h.Refused != want {
			t.Errorf("seat %d: %+v, refused %v", p+1, h, want)
		}
		e.Cover()
	}
}

// A word that the book has refused is not the best one either, of whoever laid it and of everybody else.
func TestTheBestWordWithoutWhatABookRefused(t *testing.T) {
	for verdict, want := range map[string]bool{"verdict yes": true, "verdict no": false} {
		table := seated(t, "Anna", "Bert")
		table.Rules.Dealer, table.Rules.Book = 1, true
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		do(t, e, stacked(t, e, "R O D E N T S", "S T O N E D R"), "bet 2", "call", "exchange -", "exchange -", "bet 2", "call", "word T O", "word R O D E N T S", "challenge 1", verdict, "pay")
		for p := engine.Player(1); p <= 2; p++ {
			if b, ok := best(t, e, p); !ok || (b.All.Cards.Word() == "RODENTS") != want || (b.Known.Cards.Word() == "RODENTS") != want || b.All.Points == 0 {
				t.Errorf("%s, seat %d: %+v", verdict, p, b)
			}
		}
	}
}
