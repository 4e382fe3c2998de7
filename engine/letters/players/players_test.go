package players

import (
	"flag"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// game plays an evening of computer players and returns the payoff.
func game(t testing.TB, d *letters.Deck, f *lexicon.Finder, at []*Player, hands int, seed uint64) []int {
	t.Helper()
	r := letters.Usual()
	r.Deck, r.Chips, r.Dealer = d, 1000, 1
	s := letters.New(r, len(at), f.List())
	c := chance{seed}
	for !s.Over() {
		var a letters.Action
		switch s.Phase() {
		case letters.Dealing, letters.Restocking:
			if a = s.Legal()[0]; len(s.Hands()) == hands {
				a = letters.Action{Kind: letters.Leave}
				break
			}
			cards, _ := s.ToShuffle()
			a.Cards = shuffled(&c, cards)
		case letters.Showdown:
			a = letters.Action{Kind: letters.Pay}
			for i, p := range at {
				if doubts := p.Doubts(s.View(engine.Player(i + 1))); len(doubts) > 0 {
					t.Fatalf("a computer player laid a word that is none: seat %v", doubts)
				}
			}
		default:
			a = at[s.Turn()-1].Decide(s.View(s.Turn()))
		}
		next, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%v: %v", a, err)
		}
		s = next
	}
	return s.Payoff()
}

var evenings = flag.Int("hands", 10, "hands in TestStrengths")

// TestStrengths plays Hard against Medium against Easy; run with -hands 2000 -v
// to see how they fare.
func TestStrengths(t *testing.T) {
	for _, d := range letters.Decks() {
		f := finder(t, d)
		at := []*Player{New(Easy, f, 1), New(Medium, f, 2), New(Hard, f, 3)}
		won := game(t, d, f, at, *evenings, 4)
		t.Logf("%s: after %d hands Easy %d, Medium %d, Hard %d", d.Language, *evenings, won[0], won[1], won[2])
		if *evenings >= 500 && (won[2] <= won[1] || won[1] <= won[0]) {
			t.Errorf("%s: they are not in order: %v", d.Language, won)
		}
	}
}

func TestManySeats(t *testing.T) {
	f := finder(t, letters.English)
	var at []*Player
	for i := range letters.MaxSeats {
		at = append(at, New(Easy, f, uint64(i)))
	}
	game(t, letters.English, f, at, 3, 9)
}

// exchanging is the view of a player with this hand before the exchange.
func exchanging(t testing.TB, hand string) letters.View {
	t.Helper()
	c, err := letters.ParseCards(hand)
	if err != nil {
		t.Fatal(err)
	}
	return letters.View{Seat: 1, Turn: 1, Phase: letters.Exchanging, Hand: c, Rules: letters.Usual()}
}

func TestExchange(t *testing.T) {
	f := finder(t, letters.English)
	for hand, keeps := range map[string]string{
		"Q U I T ER S E":  "Q U I T ER", // nearly done
		"QU I Z A T ER E": "QU I Z",
	} {
		v := exchanging(t, hand)
		a := New(Hard, f, 5).Decide(v)
		kept, _ := letters.ParseCards(keeps)
		if a.Kind != letters.Exchange || !kept.Within(v.Hand.Without(a.Cards)) {
			t.Errorf("of %s %v is exchanged", hand, a.Cards)
		}
	}
}

// TestSteps checks that decisions do not depend on the size of the steps, and that
// no step makes more searches than it may.
func TestSteps(t *testing.T) {
	f := finder(t, letters.English)
	v := exchanging(t, "R S L J O N D")
	want := New(Hard, f, 5).Decide(v)
	thought, steps := New(Hard, f, 5).Think(v), 0
	for !thought.Step(37) {
		steps++
	}
	if got := thought.Action(); got != want || steps < 50 {
		t.Errorf("in %d steps %v, at once %v", steps, got, want)
	}
	if !thought.Step(1) {
		t.Error("a thought goes on after its end")
	}
}

func TestNothingToDecide(t *testing.T) {
	f := finder(t, letters.English)
	s := letters.New(letters.Usual(), 2, nil)
	if a := New(Hard, f, 1).Decide(s.View(1)); a != (letters.Action{}) {
		t.Errorf("while all cut: %v", a)
	}
	if d := New(Hard, f, 1).Doubts(s.View(1)); d != nil {
		t.Errorf("doubts %v", d)
	}
}

func TestDoubts(t *testing.T) {
	f := finder(t, letters.English)
	lay := func(s string) letters.Cards { c, _ := letters.ParseCards(s); return c }
	v := letters.View{Seat: 3, Phase: letters.Showdown, Rules: letters.Usual(), Seats: []letters.Seat{
		{In: true, Laid: lay("C A T")}, {In: true, Laid: lay("Z Z X")}, {In: true, Laid: lay("Q Q")},
		{In: true, Laid: lay("J J"), Doubt: letters.Refused}, {}, {In: true, Laid: lay("Z A X")}}}
	v.Rules.Words = []string{"ZAX"}
	if got := New(Easy, f, 1).Doubts(v); len(got) != 1 || got[0] != 2 {
		t.Errorf("doubts %v", got)
	}
}

func BenchmarkExchange(b *testing.B) {
	f := finder(b, letters.English)
	v := exchanging(b, "R S L J O N D")
	for s := Easy; s <= Hard; s++ {
		b.Run([]string{"", "easy", "medium", "hard"}[s], func(b *testing.B) {
			p := New(s, f, 5)
			b.ReportAllocs()
			for b.Loop() {
				p.Decide(v)
			}
		})
	}
}
