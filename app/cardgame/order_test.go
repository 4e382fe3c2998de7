package cardgame

import (
	"slices"
	"strings"
	"testing"

	"serviert/engine/letters"
)

// A hand is put in order by letter, by points, or with the vowels apart.
func TestSorted(t *testing.T) {
	hand, err := letters.ParseCards("X E TH A N E QU")
	if err != nil {
		t.Fatal(err)
	}
	v := letters.View{Rules: letters.Usual(), Hand: hand}
	for by, want := range map[string]string{
		"letters": "A E E N QU TH X",
		"vowels":  "A E E N QU TH X",
	} {
		if got := Picked(hand, Sorted(v, by)).String(); got != want {
			t.Errorf("by %s: %s, want %s", by, got, want)
		}
	}
	last := 100
	for _, c := range Picked(hand, Sorted(v, "points")).List() {
		if n := int(v.Rules.Deck.Points[c]); n > last {
			t.Errorf("%v comes after a card of %d points", c, last)
		} else {
			last = n
		}
	}
	v.Hand, err = letters.ParseCards("B A ER I N T S")
	if err != nil {
		t.Fatal(err)
	}
	if got := Picked(v.Hand, Sorted(v, "vowels")).String(); got != "A ER I B N S T" {
		t.Errorf("the vowels are not apart: %s", got)
	}
	var seen []string
	for range 3 {
		by := NextSort(v)
		seen = append(seen, by)
		v.Hand = Picked(v.Hand, Sorted(v, by))
	}
	slices.Sort(seen)
	if strings.Join(seen, " ") != "letters points vowels" {
		t.Errorf("one order after the other is %v", seen)
	}
}

// The order a player has chosen is his own: it is sealed with the hand, comes
// back with it, stays through the exchange with the drawn cards last, and goes
// with the hand.
func TestOnesOwnOrderIsKept(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	none := func(int) int { return 0 }
	act := func(a letters.Action) {
		t.Helper()
		e.Look()
		if err := e.Act(a, none); err != nil {
			t.Fatal(err)
		}
	}
	act(letters.Action{Kind: letters.Deal})
	if e.Order("A"); len(e.orders) != 0 {
		t.Error("an order is kept while the cards are covered")
	}
	e.Look()
	owner, dealt := e.View().Seat, e.View().Hand
	turned := Picked(dealt, []int{6, 5, 4, 3, 2, 1, 0})
	if e.Order(turned[1:]); e.View().Hand != dealt {
		t.Error("an order without all cards is kept")
	}
	if e.Order(turned); e.View().Hand != turned {
		t.Errorf("the hand is %v, want %v", e.View().Hand, turned)
	}
	e = restarted(t, e)
	if e.Look(); e.View().Hand != turned {
		t.Errorf("%v comes back, want %v", e.View().Hand, turned)
	}
	if strings.Contains(e.game.Open().String()+e.game.Document().String(), orderMark) {
		t.Error("the order is in the record")
	}
	for e.state().Phase() == letters.Betting {
		if v := e.Public(); v.Bet == 0 {
			act(letters.Action{Kind: letters.Bet, Amount: v.Low})
		} else {
			act(letters.Action{Kind: letters.Call})
		}
	}
	for e.state().Turn() != owner {
		act(letters.Action{Kind: letters.Exchange})
	}
	gone := letters.CardsOf(turned.At(1), turned.At(4))
	act(letters.Action{Kind: letters.Exchange, Cards: gone})
	v := e.View()
	if kept := turned.Without(gone); v.Hand[:5] != kept || v.Hand[5:] != e.state().View(owner).Hand[5:] {
		t.Errorf("after the exchange the hand is %v, want %v and then what was drawn", v.Hand, kept)
	}
	for e.state().Phase() != letters.Dealing {
		e.Rested()
		if e.state().Phase() == letters.Exchanging {
			act(letters.Action{Kind: letters.Exchange})
			continue
		}
		act(letters.Action{Kind: letters.Fold})
	}
	act(letters.Action{Kind: letters.Deal})
	if len(e.orders) != 0 {
		t.Error("the order outlives the hand")
	}
}
