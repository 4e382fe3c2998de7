package players

import (
	"flag"
	"slices"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// evening plays an evening of computer players and returns the payoff.
func evening(t testing.TB, d *letters.Deck, f *lexicon.Finder, at []*Player, hands int, seed uint64) []int {
	t.Helper()
	r := letters.Usual()
	r.Deck, r.Chips, r.Dealer = d, 1000, 1
	s := letters.New(r, len(at), f.List())
	c := chance(seed)
	for !s.Over() {
		var a letters.Action
		switch s.Phase() {
		case letters.Dealing, letters.Restocking:
			if a = s.Legal()[0]; len(s.Hands()) == hands {
				a = letters.Action{Kind: letters.Leave}
				break
			}
			a.Cards = s.Shuffled(c.below)
		case letters.Showdown:
			a = letters.Action{Kind: letters.Pay}
			for i := range at {
				if doubts := s.View(engine.Player(i + 1)).Doubtful(f.List()); len(doubts) > 0 {
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
		won := evening(t, d, f, at, *evenings, 4)
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
	evening(t, letters.English, f, at, 3, 9)
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
	if got := thought.Action(); got != want || steps < 20 {
		t.Errorf("in %d steps %v, at once %v", steps, got, want)
	}
	if !thought.Step(1) {
		t.Error("a thought goes on after its end")
	}
}

// A solved game is one in which a hand that beats nearly all never folds, one that
// beats nearly none never calls the most, and what is bet first says little: weak
// hands and strong ones begin alike.
func TestPlan(t *testing.T) {
	for _, s := range []stakes{{2, 10, [sizes]int{1, 3, 5}}, {20, 20, [sizes]int{2, 6, 10}}, {3, 8, [sizes]int{4, 4, 4}}} {
		g := newGame(s)
		for !g.solved() {
			g.solve()
		}
		l := g.plan()
		most := 0
		for i, n := range s.amounts {
			if i == 0 || n > s.amounts[i-1] {
				most = i
			}
		}
		for path := 1; path < nodes; path++ {
			if s.amounts[0] == s.amounts[2] && path > 1 {
				break
			}
			node := 1 << most
			if best := l.second[path][node][ranks-1]; best[fold] > 10 {
				t.Errorf("%v: after %d the best hand folds: %v", s, path, best)
			}
			if worst := l.second[path][node][0]; worst[fold] < 200 && s.pot < 10 {
				t.Errorf("%v: after %d the worst hand stays: %v", s, path, worst)
			}
			for a := bet + most + 1; a < acts; a++ {
				if l.second[path][0][ranks-1][a] > 0 {
					t.Errorf("%v: a bet that does not exist", s)
				}
			}
		}
		if s.pot == 2 {
			weak, strong := l.first[0][ranks/3], l.first[0][ranks-1]
			for a := range acts {
				if d := int(weak[a]) - int(strong[a]); d > 60 || d < -60 {
					t.Errorf("the first bet tells weak %v from strong %v", weak, strong)
				}
			}
		}
	}
}

// Whoever bets all of few chips risks little to win the antes, so that it would pay with
// any hand if he who is asked gave up more than a third of his.
func TestShortOfChips(t *testing.T) {
	const hands = 120
	f, plans := finder(t, letters.English), new(Plans)
	for _, least := range []int{1, 10} { // he may also have less than the least bet
		for s := Medium; s <= Hard; s++ {
			luck, folds := chance(5), 0
			for range hands {
				v := exchanging(t, "A")
				v.Hand = letters.Shuffle(letters.English.Pack(), luck.below)[:letters.HandSize]
				v.Rules.Min, v.Rules.Max = least, least+4
				v.Phase, v.Round, v.Dealer, v.Bet, v.Low, v.High, v.Pot = letters.Betting, 1, 2, max(2, least), max(2, least)+1, 2, 4
				v.Owed = v.Bet
				v.Seats = []letters.Seat{{In: true, Chips: 20, Paid: 1}, {In: true, AllIn: true, Paid: 3, Bet: 2}}
				p := New(s, f, 1)
				p.Share(plans)
				if p.Decide(v).Kind == letters.Fold {
					folds++
				}
			}
			if folds > hands/3 {
				t.Errorf("bets from %d: %v gives up %d of %d hands against two last chips", least, s, folds, hands)
			}
		}
	}
	g := newGame(stakes{pot: 2, chips: 3, amounts: [sizes]int{1, 3, 3}})
	for !g.solved() {
		g.solve()
	}
	switch l := g.plan(); {
	case g.left(1) != [sizes]int{1, 2, 2} || g.left(2) != [sizes]int{}:
		t.Errorf("after a bet of 1 of 3 chips %v is left, after one of 3 %v", g.left(1), g.left(2))
	case l.second[2] != [nodes][ranks][acts]uint8{}:
		t.Error("there is a second round when all chips are in")
	case l.second[1][1<<1][ranks-1][call] < 200:
		t.Errorf("the best hand does not call the last two chips: %v", l.second[1][1<<1][ranks-1])
	}
}

// What lies between two sizes is near the smaller one where the pot is large: 5 of 20 say
// little. Of 2 they are a great bet.
func TestSize(t *testing.T) {
	for pot, want := range map[int]int{2: 358, 20: 706} {
		p, low := Player{chance: 3}, 0
		for range 1000 {
			if p.size(&[sizes]int{1, 26, 50}, pot, 5) == 0 {
				low++
			}
		}
		if low < want-50 || low > want+50 {
			t.Errorf("5 into a pot of %d is taken for 1 %d times of 1000, want %d", pot, low, want)
		}
	}
}

func TestNothingToDecide(t *testing.T) {
	f := finder(t, letters.English)
	s := letters.New(letters.Usual(), 2, nil)
	if a := New(Hard, f, 1).Decide(s.View(1)); a != (letters.Action{}) {
		t.Errorf("while all cut: %v", a)
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

// Every habit belongs to a character, and who is given no memory plays like a new
// player.
func TestHabitsAndMemory(t *testing.T) {
	for key := range habits {
		if wordthought.CharacterOf(key).Key != key {
			t.Errorf("nobody has the habit %s", key)
		}
	}
	f := finder(t, letters.English)
	p, v := New(Medium, f, 4), exchanging(t, "R S L J O N D")
	v.Phase, v.Round, v.Dealer, v.Low, v.High, v.Pot = letters.Betting, 1, 2, 1, 5, 2
	v.Seats = []letters.Seat{{In: true}, {In: true}}
	var first, again []letters.Action
	for range 8 {
		first = append(first, p.Decide(v))
	}
	p.Remember(wordthought.Memory{})
	for range 8 {
		q := New(Medium, f, 4)
		q.Remember(p.Memory())
		again = append(again, q.Decide(v))
		p.Remember(q.Memory())
	}
	if !slices.Equal(first, again) || p.Memory().Dealt != v.Hand || p.Memory().Pathed != v.Hand {
		t.Errorf("%v, again %v, remembers %+v", first, again, p.Memory())
	}
}

// Nobody drops out where he cannot lose anything, or with a fair hand where a call costs
// next to nothing; nor does anybody raise whom nobody can answer.
func TestNobodyGivesUpForNothing(t *testing.T) {
	f := finder(t, letters.English)
	plans, broke := new(Plans), letters.Seat{In: true, AllIn: true, Paid: 11}
	for s := Easy; s <= Hard; s++ {
		for seed := range uint64(40) {
			p := New(s, f, seed)
			p.Share(plans)
			p.Be(wordthought.CharacterOf([]string{"even", "careful", "bold"}[seed%3]))
			v := exchanging(t, "V X Q J B B CL") // no word
			v.Phase, v.Round, v.Dealer, v.Low, v.High, v.Pot = letters.Betting, 2, 2, 1, 5, 22
			v.Seats = []letters.Seat{{In: true, Chips: 9, Paid: 11}, broke, {Chips: 30, Paid: 3}}
			if a := p.Decide(v); a != (letters.Action{Kind: letters.Bet, Amount: 1}) {
				t.Errorf("%v, seed %d: with nobody to answer %v", s, seed, a)
			}
			v = exchanging(t, "Z E A L O U S")
			v.Phase, v.Round, v.Dealer, v.Low, v.High, v.Pot, v.Bet, v.Owed = letters.Betting, 2, 2, 4, 5, 25, 3, 3
			v.Seats = []letters.Seat{{In: true, Chips: 9, Paid: 11}, {In: true, Paid: 14, Bet: 3}}
			if a := p.Decide(v); a.Kind == letters.Bet {
				t.Errorf("%v, seed %d: raises somebody without chips: %v", s, seed, a)
			}
			v = exchanging(t, "E B A J U E H")
			v.Phase, v.Round, v.Dealer, v.Low, v.High, v.Pot, v.Bet, v.Owed = letters.Betting, 2, 2, 11, 9, 26, 10, 1
			v.Seats = []letters.Seat{{In: true, Chips: 1, Paid: 8, Bet: 1}, {In: true, Chips: 20, Paid: 18, Bet: 10}}
			if a := p.Decide(v); s == Hard && a.Kind != letters.Call && seed%3 != 1 { // who knows few words or is careful may
				t.Errorf("%v, seed %d: for one chip into %d %v", s, seed, v.Pot, a)
			}
		}
	}
}
