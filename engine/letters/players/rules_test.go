package players

import (
	"math/rand/v2"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// Whatever is agreed on and however many sit there, with few chips or many: each computer player does what is
// allowed, also where others bet as nobody would.
func TestAnythingMayBeAgreed(t *testing.T) {
	rng, plans, decided := rand.New(rand.NewPCG(21, 1)), new(Plans), 0
	f := finder(t, letters.English)
	for evening := range 12 {
		r := letters.Usual()
		r.Deck = letters.English
		r.Ante, r.Min = 1+rng.IntN(3), 1+rng.IntN(12)
		r.Max, r.Chips = r.Min+rng.IntN(20), r.Ante+rng.IntN(60)
		r.BuyIn, r.InTurn, r.Doubt, r.Book, r.Owed, r.Spared = rng.IntN(2) == 0, rng.IntN(2) == 0, rng.IntN(2) == 0, rng.IntN(2) == 0, rng.IntN(2) == 0, rng.IntN(2) == 0
		seats := 2 + rng.IntN(4)
		r.Dealer = engine.Player(1 + rng.IntN(seats))
		s := letters.New(r, seats, f.List())
		var at []*Player
		for i := range seats {
			p := New(Strength(1+rng.IntN(3)), f, uint64(100*evening+i))
			p.rounds = p.rounds[:1]
			p.Be(wordthought.Characters[rng.IntN(len(wordthought.Characters))])
			p.Share(plans)
			at = append(at, p)
		}
		for n := 0; n < 150 && !s.Over(); n++ {
			legal := s.Legal()
			if len(legal) == 0 {
				t.Fatalf("%v: nothing is legal", s.Phase())
			}
			a := legal[rng.IntN(len(legal))]
			switch s.Phase() {
			case letters.Dealing, letters.Restocking:
				if a.Kind == letters.Leave {
					a = legal[0]
				}
				if a.Kind == letters.Deal || a.Kind == letters.Stock {
					a.Cards = s.Shuffled(rng.IntN)
				}
			case letters.Betting, letters.Exchanging, letters.Choosing:
				decision := at[s.Turn()-1].Decide(s.View(s.Turn()))
				if _, err := s.Apply(decision); err != nil {
					t.Fatalf("ante %d, bets %d to %d, %d chips: %v", r.Ante, r.Min, r.Max, r.Chips, err)
				}
				if decided++; s.Phase() != letters.Betting || rng.IntN(3) > 0 {
					a = decision
				}
			}
			next, err := s.Apply(a)
			if err != nil {
				t.Fatalf("%v: %v", s.Phase(), err)
			}
			s = next
		}
	}
	if decided < 300 {
		t.Errorf("%d decisions", decided)
	}
}

// Where the antes are large a beginner opens with nearly anything: a chip is little for a pot of four hundred.
func TestABeginnerOpensForALargePot(t *testing.T) {
	rng, f := rand.New(rand.NewPCG(21, 1)), finder(t, letters.English)
	r := letters.Usual()
	r.Deck, r.Ante, r.Chips, r.Dealer = letters.English, 100, 1000, 1
	at, folds := New(Easy, f, 1), 0
	const hands = 60
	for range hands {
		s, err := letters.New(r, 4, f.List()).Apply(letters.Action{Kind: letters.Deal, Cards: letters.Shuffle(r.Deck.Pack(), rng.IntN)})
		if err != nil {
			t.Fatal(err)
		}
		if at.Decide(s.View(1)).Kind == letters.Fold {
			folds++
		}
	}
	if folds > hands/4 {
		t.Errorf("drops out of %d pots of %d", folds, hands)
	}
}
