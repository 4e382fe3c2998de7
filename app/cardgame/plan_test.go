package cardgame

import (
	"slices"
	"strings"
	"testing"

	"serviert/app/seal"
	"serviert/engine/letters"
)

// What a word leaves over is to go, four cards at most, and of more those that
// count least.
func TestSpare(t *testing.T) {
	hand, err := letters.ParseCards("A B E X N T S")
	if err != nil {
		t.Fatal(err)
	}
	v := letters.View{Rules: letters.Usual(), Hand: hand}
	for _, c := range []struct{ laid, want []int }{
		{[]int{0, 1, 2}, []int{3, 4, 5, 6}},
		{[]int{0, 1, 2, 3, 4, 5}, []int{6}},
		{[]int{0, 1, 2, 3, 4, 5, 6}, nil},
		{[]int{0, 2}, []int{1, 4, 5, 6}}, // X counts most and stays
	} {
		got := Spare(v, c.laid)
		slices.Sort(got)
		if !slices.Equal(got, c.want) {
			t.Errorf("a word in %v leaves %v, want %v", c.laid, got, c.want)
		}
	}
}

// restarted is an evening that comes back from the storage, where nothing that
// belongs to one player alone can be read.
func restarted(t *testing.T, e *Evening) *Evening {
	t.Helper()
	safe := seal.New(func(b []byte) {
		for i := range b {
			b[i] = byte(i)
		}
	}, nil)
	stored := e.Saved().Seal(safe)
	if stored.notes != "" || stored.hand != "" || strings.Contains(stored.Record, noteMark) {
		t.Error("plans, orders or the hand are not sealed")
	}
	if err := stored.Unseal(safe); err != nil {
		t.Fatal(err)
	}
	back, err := stored.Evening(list(t, "en"))
	if err != nil {
		t.Fatal(err)
	}
	return back
}

// A planned word belongs to one player: it is sealed with the hand, comes back
// with it, and goes with the hand or one of its cards.
func TestThePlannedWordIsKept(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	none := func(int) int { return 0 }
	if err := e.Act(letters.Action{Kind: letters.Deal}, none); err != nil {
		t.Fatal(err)
	}
	if e.Plan("A"); len(e.plans) != 0 {
		t.Error("a word is planned while the cards are covered")
	}
	e.Look()
	word := e.View().Hand[1:4]
	e.Plan(word)
	if e.Planned() != word {
		t.Errorf("planned %v, want %v", e.Planned(), word)
	}
	e.Cover()
	if e.Planned() != "" {
		t.Error("the plan can be seen while the cards are covered")
	}
	back := restarted(t, e)
	back.Look()
	if back.Planned() != word {
		t.Errorf("%v comes back, want %v", back.Planned(), word)
	}
	for back.state().Phase() != letters.Dealing {
		back.Look()
		if err := back.Act(letters.Action{Kind: letters.Fold}, none); err != nil {
			t.Fatal(err)
		}
	}
	if err := back.Act(letters.Action{Kind: letters.Deal}, none); err != nil {
		t.Fatal(err)
	}
	if len(back.plans) != 0 {
		t.Error("the plan outlives the hand")
	}
}

// What is marked for exchange belongs to one player as well. Another one has marked
// nothing, and with the exchange it is gone.
func TestWhatIsMarkedIsKept(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	act := func(a letters.Action) {
		t.Helper()
		e.Look()
		if err := e.Act(a, func(int) int { return 0 }); err != nil {
			t.Fatal(err)
		}
		e.Rested()
	}
	marked := func(want letters.Cards, noted bool) {
		t.Helper()
		if cards, ok := e.Marked(); cards != want || ok != noted {
			t.Errorf("marked %v, %v; want %v, %v", cards, ok, want, noted)
		}
	}
	act(letters.Action{Kind: letters.Deal})
	e.Look()
	e.Mark(e.View().Hand[:1])
	marked("", false) // there is nothing to exchange yet
	act(letters.Action{Kind: letters.Bet, Amount: 1})
	act(letters.Action{Kind: letters.Call})
	marked("", false)
	for _, n := range []int{2, 0} {
		e.Look()
		cards := e.View().Hand[:n]
		e.Mark(cards)
		e.Cover()
		marked("", false)
		e = restarted(t, e)
		marked("", false)
		e.Look()
		marked(cards, true)
	}
	e.Mark(e.View().Hand[1:3])
	act(letters.Action{Kind: letters.Exchange, Cards: e.View().Hand[1:2]})
	e.Look()
	marked("", false)
	if len(e.swaps) != 0 {
		t.Error("what was marked outlives the exchange")
	}
	act(letters.Action{Kind: letters.Exchange})
}

// A word made final with the last call is laid without its owner, after a
// restart too, unless he changes it. Until then nobody else can tell.
func TestASettledWordIsLaid(t *testing.T) {
	none := func(int) int { return 0 }
	for name, change := range map[string]func(e *Evening) *Evening{
		"settled":   func(e *Evening) *Evening { return e },
		"restarted": func(e *Evening) *Evening { return restarted(t, e) },
		"changed":   nil,
	} {
		e := begun(t, "Anna", "Bert", "Cleo")
		act := func(a letters.Action) {
			t.Helper()
			e.Look()
			if e.Act(a, none) != nil {
				t.Fatalf("%s: %v is refused in phase %v", name, a, e.state().Phase())
			}
			e.Rested()
		}
		act(letters.Action{Kind: letters.Deal})
		first := map[bool]letters.Kind{false: letters.Call, true: letters.Bet}
		for e.state().Phase() != letters.Exchanging {
			act(letters.Action{Kind: first[e.Public().Bet == 0], Amount: map[bool]int{true: 1}[e.Public().Bet == 0]})
		}
		if e.Look(); e.MaySettle() {
			t.Errorf("%s: a word can be settled before the exchange", name)
		}
		for e.state().Phase() == letters.Exchanging {
			act(letters.Action{Kind: letters.Exchange})
		}
		e.Look()
		who := e.View().Seat
		if e.MaySettle() {
			t.Errorf("%s: no word can be settled", name)
		}
		word := e.View().Hand[2:5]
		e.Plan(word)
		before := e.Public()
		e.Settle()
		if !e.Settled() || e.MaySettle() {
			t.Fatalf("%s: the word is not settled", name)
		}
		act(letters.Action{Kind: letters.Bet, Amount: 1})
		before.Turn, before.Bet = e.Public().Turn, 1
		if e.Look(); e.Settled() || e.Planned() != "" {
			t.Errorf("%s: somebody else sees that a word is settled", name)
		}
		for _, ev := range e.Events(e.Log() - 1) {
			if ev.Kind != letters.Bet {
				t.Errorf("%s: everybody hears %+v", name, ev)
			}
		}
		if change != nil {
			e = change(e)
		} else {
			act(letters.Action{Kind: letters.Bet, Amount: 2}) // comes round again
			act(letters.Action{Kind: letters.Call})
			e.Look()
			e.Plan(word[:2])
			if e.Settled() {
				t.Error("a changed word is still settled")
			}
		}
		for e.state().Phase() == letters.Betting {
			act(letters.Action{Kind: letters.Call})
		}
		laid := e.state().View(who).Word == word
		if laid != (change != nil) {
			t.Errorf("%s: the word is laid: %v", name, laid)
		}
	}
}
