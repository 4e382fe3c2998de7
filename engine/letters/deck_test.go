package letters

import "testing"

func TestDecks(t *testing.T) {
	for _, c := range []struct {
		deck                 *Deck
		kinds, cards, points int
		double               string
	}{
		{English, 31, 118, 592, "CL ER IN QU TH"},
		{German, 29, 118, 385, "CH ER QU"},
	} {
		if got := len(c.deck.Pack()); got != c.cards {
			t.Errorf("%s has %d cards, want %d", c.deck.Language, got, c.cards)
		}
		if got := c.deck.Sum(c.deck.Pack()); got != c.points {
			t.Errorf("%s counts %d points, want %d", c.deck.Language, got, c.points)
		}
		n, double := 0, []Card{}
		for card := Card(1); card < kinds; card++ {
			if (c.deck.Count[card] == 0) != (c.deck.Points[card] == 0) {
				t.Errorf("%s: %v is there %d times for %d points", c.deck.Language, card, c.deck.Count[card], c.deck.Points[card])
			}
			if c.deck.Count[card] > 0 {
				n++
				if card >= CH {
					double = append(double, card)
				}
			}
		}
		if n != c.kinds || CardsOf(double...).String() != c.double {
			t.Errorf("%s has %d kinds, with two letters %v", c.deck.Language, n, CardsOf(double...))
		}
	}
	if _, ok := DeckOf("fr"); ok {
		t.Error("there is a French deck")
	}
	if d, ok := DeckOf("de"); !ok || d != German {
		t.Error("the German deck is not found")
	}
	if got := English.Highest(CardsOf(1, QU, CL, 26, 26)); got != 26 {
		t.Errorf("highest is %v", got)
	}
}

func TestCards(t *testing.T) {
	for c := Card(0); c < kinds+3; c++ {
		back, err := ParseCard(c.String())
		if (err == nil) != (c > 0 && c < kinds) || err == nil && back != c {
			t.Errorf("card %d: %q, %v", c, c.String(), err)
		}
	}
	hand, err := ParseCards("Q ER A A")
	if err != nil || hand.String() != "Q ER A A" || hand.Word() != "QERAA" {
		t.Errorf("%v %v", hand, err)
	}
	if none, err := ParseCards("-"); err != nil || none != "" || none.String() != "-" {
		t.Errorf("none: %q %v", none, err)
	}
	for _, s := range []string{"", " ", "QERAA", "a", "AB", "A - B", "Ä"} {
		if c, err := ParseCards(s); err == nil {
			t.Errorf("ParseCards(%q) = %v", s, c)
		}
	}
	if got := hand.Without("\x01" + CardsOf(ER)); got.String() != "Q A" {
		t.Errorf("Without leaves %v", got)
	}
	if !CardsOf(1, 1).Within(hand) || CardsOf(1, 1, 1).Within(hand) {
		t.Error("Within miscounts")
	}
}
