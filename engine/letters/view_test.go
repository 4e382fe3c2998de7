package letters

import (
	"slices"
	"testing"

	"serviert/engine"
	"serviert/engine/lexicon"
)

// Words are doubted that are neither in the list nor the table's own: those of
// others who are still in, that nobody has doubted yet.
func TestDoubtful(t *testing.T) {
	list, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAT"}})
	if err != nil {
		t.Fatal(err)
	}
	lay := func(s string) Cards { c, _ := ParseCards(s); return c }
	v := View{Seat: 3, Phase: Showdown, Rules: Usual(), Seats: []Seat{
		{In: true, Laid: lay("C A T")}, {In: true, Laid: lay("Z Z X")}, {In: true, Laid: lay("Q Q")},
		{In: true, Laid: lay("J J"), Doubt: Refused}, {}, {In: true, Laid: lay("Z A X")}}}
	v.Rules.Words = []string{"ZAX"}
	if got := v.Doubtful(list); len(got) != 1 || got[0] != 2 {
		t.Errorf("doubts %v", got)
	}
	if v.Phase = Judging; v.Doubtful(list) != nil {
		t.Error("words are doubted after the showdown")
	}
}

// Who has not come to the table yet doubts nothing there.
func TestWhoMayDoubt(t *testing.T) {
	r := Usual()
	r.Dealer, r.Late, r.Doubt, r.Book = 1, 1, true, true
	none := Action{Kind: Exchange}
	s := play(t, New(r, 3, nil), Action{Kind: Deal, Cards: r.Deck.Pack()}, bet(1), call, none, none, bet(1), call)
	s = play(t, s, Action{Kind: Word, Cards: s.seats[1].hand[:2]}, Action{Kind: Word})
	doubt := func(by engine.Player) Action { return Action{Kind: Challenge, Seat: 2, By: by} }
	for by := range engine.Player(5) {
		if by != 1 {
			refused(t, s, doubt(by), "cannot doubt the word of seat 2")
		}
		if slices.Contains(s.Legal(), doubt(by)) != (by == 1) {
			t.Errorf("what is legal, for seat %d: %v", by, s.Legal())
		}
	}
	play(t, s, doubt(1))
}

// Nothing is legal for who looks on while it is another one's turn.
func TestNothingIsLegalOutOfTurn(t *testing.T) {
	s := dealtTable(t, Usual(), 50, 50)
	if s.View(1).Legal() == nil || s.View(2).Legal() != nil || s.View(0).Legal() != nil {
		t.Errorf("legal for seat 1 %v, for seat 2 %v, for a spectator %v", s.View(1).Legal(), s.View(2).Legal(), s.View(0).Legal())
	}
}

func TestShuffle(t *testing.T) {
	pack, last := German.Pack(), func(n int) int { return n - 1 }
	if mixed := Shuffle(pack, last); mixed == pack || mixed.Counts() != pack.Counts() {
		t.Error("the pack is not shuffled")
	}
	if Shuffle(pack, func(int) int { return 0 }) != pack {
		t.Error("cards that stay where they are have moved")
	}
}

// Of what is owed only that can be lost which somebody else who is in can pay too.
func TestRisk(t *testing.T) {
	for want, others := range map[int][]Seat{
		10: {{In: true, Paid: 11, Chips: 3}},
		2:  {{In: true, Paid: 3}, {Paid: 9, Chips: 90}},
		5:  {{In: true, Paid: 3}, {In: true, Paid: 1, Chips: 5}},
		0:  {{In: true, Paid: 1}},
	} {
		v := View{Turn: 1, Owed: 10, Seats: append([]Seat{{In: true, Paid: 1, Chips: 20}}, others...)}
		if got := v.Risk(); got != want {
			t.Errorf("against %+v the risk is %d, not %d", others, got, want)
		}
	}
}
