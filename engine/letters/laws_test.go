package letters_test

import (
	"flag"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/enginetest"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// few is a list with some words of two cards, so that some challenges succeed and
// some fail.
var few = func() *lexicon.List {
	var entries []lexicon.Entry
	for a := 'A'; a <= 'Z'; a++ {
		entries = append(entries, lexicon.Entry{Word: string(a) + "E"}, lexicon.Entry{Word: "E" + string(a) + "N"})
	}
	l, err := lexicon.Build(lexicon.Graded, entries)
	if err != nil {
		panic(err)
	}
	return l
}()

type table struct {
	rules letters.Rules
	seats int
}

func (t table) String() string {
	return fmt.Sprintf("%d-%d%v", t.seats, t.rules.Late, t.rules.Changes())
}

func tables() []table {
	var list []table
	for n := letters.MinSeats; n <= letters.MaxSeats; n++ {
		r := letters.Usual()
		r.Chips = 3 + n // few, for all-ins
		if n%2 == 0 {
			r.Deck, r.Book = letters.German, true
		}
		if n%3 == 0 {
			r.Ante, r.Min, r.Max, r.BuyIn = 2, 3, 7, true
		}
		r.InTurn, r.Owed, r.Spared = n%6 == 0, n%4 == 3, n%4 > 1
		r.Doubt = n%5 < 2
		if n%4 == 1 {
			r.Dealer = engine.Player(n)
		}
		list = append(list, table{r, n})
	}
	for i, r := range []letters.Rules{list[1].rules, list[4].rules, list[3].rules} {
		r.Late, r.Dealer = 1+i, engine.Player(2*(i%2))
		list = append(list, table{r, 3 + 2*i})
	}
	return list
}

func (t table) start() letters.State { return letters.New(t.rules, t.seats, few) }

func (t table) game() enginetest.Game[letters.State, letters.Action] {
	return enginetest.Game[letters.State, letters.Action]{
		Start:  t.start,
		Bound:  10000,
		Fill:   fill,
		Parse:  letters.ParseAction,
		Kind:   func(a letters.Action) int { return int(a.Kind) },
		Near:   near,
		Listed: listed,
	}
}

// fill shuffles the cards of a blank action.
func fill(s letters.State, a letters.Action, c *enginetest.Choices) letters.Action {
	if !a.Blank() {
		return a
	}
	cards, take := s.ToShuffle()
	list := cards.List()
	for i := range take {
		j := i + c.Choose(len(list)-i)
		list[i], list[j] = list[j], list[i]
	}
	a.Cards = letters.CardsOf(list[:take]...)
	return a
}

func near(s letters.State, a letters.Action) []letters.Action {
	list := []letters.Action{{}, {Kind: 99}, {Kind: letters.Call}, {Kind: letters.Fold}, {Kind: letters.Pay}, {Kind: letters.Leave},
		{Kind: letters.Deal}, {Kind: letters.Cut}, {Kind: letters.Stock}, {Kind: letters.Verdict}, {Kind: letters.Verdict, Yes: true}}
	for n := -1; n < 12; n++ {
		list = append(list, letters.Action{Kind: letters.Bet, Amount: n})
		for _, k := range []letters.Kind{letters.Challenge, letters.Admit, letters.Adopt, letters.Buy, letters.SitOut, letters.SitIn, letters.Join} {
			list = append(list, letters.Action{Kind: k, Seat: engine.Player(n)})
		}
	}
	for _, change := range []func(*letters.Action){
		func(a *letters.Action) { a.Amount++ },
		func(a *letters.Action) { a.Seat++ },
		func(a *letters.Action) { a.By++ },
		func(a *letters.Action) { a.By = a.Seat },
		func(a *letters.Action) { a.Yes = !a.Yes },
		func(a *letters.Action) { a.Cards += "\x01" },
		func(a *letters.Action) { a.Cards += "\xff" },
		func(a *letters.Action) { a.Cards += "\x00\x00" },
		func(a *letters.Action) { a.Cards = "\x01" + a.Cards[min(1, len(a.Cards)):] },
		func(a *letters.Action) { a.Cards = a.Cards[min(1, len(a.Cards)):] },
	} {
		b := a
		change(&b)
		list = append(list, b)
	}
	if p := s.Turn(); p != 0 {
		hand := s.View(p).Hand
		for n := range len(hand) {
			list = append(list, letters.Action{Kind: letters.Exchange, Cards: hand[n:]}, letters.Action{Kind: letters.Word, Cards: hand[:n]})
		}
	}
	return list
}

// listed tells whether an action is legal, independently of Apply.
func listed(s letters.State, legal []letters.Action, a letters.Action) bool {
	if slices.Contains(legal, a) && !a.Blank() {
		return true
	}
	is := func(k letters.Kind) bool {
		return a.Kind == k && slices.ContainsFunc(legal, func(b letters.Action) bool { return b.Kind == k }) &&
			a == letters.Action{Kind: k, Cards: a.Cards}
	}
	want, take := s.ToShuffle()
	switch {
	case is(letters.Cut):
		return len(a.Cards) == take && a.Cards.Within(want)
	case is(letters.Deal), is(letters.Stock):
		return sorted(a.Cards) == sorted(want)
	case is(letters.Exchange):
		return slices.ContainsFunc(legal, func(b letters.Action) bool { return sorted(a.Cards) == sorted(b.Cards) })
	case is(letters.Word):
		return len(a.Cards) >= 2 && a.Cards.Within(s.View(s.Turn()).Hand)
	}
	return false
}

func sorted(c letters.Cards) letters.Cards {
	list := c.List()
	slices.Sort(list)
	return letters.CardsOf(list...)
}

func TestLaws(t *testing.T) {
	for i, table := range tables() {
		t.Run(table.String(), func(t *testing.T) {
			for n := range uint64(3) {
				enginetest.Laws(t, table.game(), enginetest.Random(n<<8|uint64(i)))
			}
		})
	}
}

// FuzzGame plays the game that the bytes choose and checks every law.
func FuzzGame(f *testing.F) {
	for i := range 6 {
		seed := []byte{byte(i * 2)}
		for j := range 400 {
			seed = append(seed, byte(j*(i+3)))
		}
		f.Add(seed)
	}
	all := tables()
	f.Fuzz(func(t *testing.T, data []byte) {
		c := enginetest.Bytes(data)
		enginetest.Laws(t, all[c.Choose(len(all))].game(), c)
	})
}

var hands = flag.Int("hands", 2000, "random hands in TestRandomHands")

// TestRandomHands plays many hands at all tables. After each action the number of
// chips is the number bought, the number of cards is that of the deck, and no
// player's view depends on cards he does not see. The pots of each hand are paid as
// its result says, and each evening is replayed from its notation. With -v it prints how often what happened:
//
//	go test ./engine/letters -run TestRandomHands -hands 100000 -v
func TestRandomHands(t *testing.T) {
	met := map[string]int{}
	c := enginetest.Random(uint64(*hands))
	for i := 0; met["hands"] < *hands; i++ {
		table := tables()[i%len(tables())]
		s, log := table.start(), []letters.Action(nil)
		for !s.Over() {
			a := fill(s, decide(s, c), c)
			next, err := s.Apply(a)
			if err != nil {
				t.Fatalf("%v after %v: legal %v is refused: %v", table, log, a, err)
			}
			if a.Kind == letters.Challenge && a.By != 0 && next.View(0).Seats[a.Seat-1].Doubt == letters.Upheld {
				met[map[bool]string{true: "a doubt paid for", false: "a doubt of a broke seat"}[s.Chips(a.By) > 0]]++
			}
			if a.Kind == letters.Buy && next.Dealer() != s.Dealer() {
				met["a deal bought back"]++
			}
			if a.Kind == letters.Deal {
				for i, seat := range next.View(0).Seats {
					if seat.Out && (seat.Dealt || next.Dealer() == engine.Player(i+1) || next.Turn() == engine.Player(i+1)) {
						t.Fatalf("%v after %v: seat %d plays", table, log, i+1)
					} else if seat.Out {
						met["a hand of fewer"]++
					}
				}
			}
			if err := dealt(next, a); err != nil {
				t.Fatalf("%v after %v: %v", table, append(log, a), err)
			}
			s, log = next, append(log, a)
			met[strings.Fields(a.String())[0]]++
			if err := conserved(s); err != nil {
				t.Fatalf("%v after %v: %v", table, log, err)
			}
			p := engine.Player(c.Choose(s.Seats() + 1))
			if other := s.Exchanged(p, c.Choose); !reflect.DeepEqual(s.View(p), other.View(p)) {
				t.Fatalf("%v after %v: player %d sees what is hidden", table, log, p)
			}
		}
		for _, r := range s.Hands() {
			if err := parted(r); err != nil {
				t.Fatalf("%v after %v: %v", table, log, err)
			}
			note(met, r)
		}
		replay(t, table, s, log)
		met["evenings"]++
	}
	for _, what := range slices.Sorted(maps.Keys(met)) {
		t.Logf("%8d %s", met[what], what)
	}
	for _, what := range []string{"no word counted", "several pots", "remainder", "shared", "stock", "buy", "admit", "adopt", "a word refused", "a doubt paid for", "a doubt of a broke seat", "a deal bought back", "sit-out", "sit-in", "join", "a hand of fewer"} {
		if met[what] == 0 && *hands >= 2000 {
			t.Errorf("never met: %s", what)
		}
	}
}

// decide picks a kind of action first, then one of that kind. It seldom folds or
// leaves, so that hands are played to the end.
func decide(s letters.State, c *enginetest.Choices) letters.Action {
	legal := s.Legal()
	for {
		kind := legal[c.Choose(len(legal))].Kind
		var same []letters.Action
		for _, a := range legal {
			if a.Kind == kind {
				same = append(same, a)
			}
		}
		if (kind == letters.Fold || kind == letters.Leave || kind == letters.SitOut) && len(same) < len(legal) && c.Choose(4) > 0 {
			continue
		}
		return same[c.Choose(len(same))]
	}
}

func conserved(s letters.State) error {
	chips, bought := s.Pot(), 0
	for _, seat := range s.View(0).Seats {
		if seat.Chips < 0 {
			return fmt.Errorf("%d chips", seat.Chips)
		}
		chips, bought = chips+seat.Chips, bought+seat.Bought
	}
	if chips != bought {
		return fmt.Errorf("%d chips of %d are on the table", chips, bought)
	}
	if s.Phase() != letters.Cutting && s.Phase() != letters.Dealing && s.Phase() != letters.Finished && s.Everything() != 118 {
		return fmt.Errorf("%d cards", s.Everything())
	}
	return nil
}

// dealt checks who deals after a payment or a change of who plays: the first to the left of
// the last dealer who plays and can pay the ante, where whoever buys in keeps his turn.
func dealt(s letters.State, a letters.Action) error {
	hands, n := s.Hands(), s.Seats()
	if !slices.Contains([]letters.Kind{letters.Pay, letters.Buy, letters.SitOut, letters.SitIn, letters.Join}, a.Kind) || len(hands) == 0 || !s.View(0).Rules.InTurn {
		return nil
	}
	last := hands[len(hands)-1].Dealer
	for i := range n {
		p := (last+engine.Player(i))%engine.Player(n) + 1
		if s.Chips(p) < s.View(0).Rules.Ante || s.View(0).Seats[p-1].Out {
			continue
		}
		if s.Dealer() != p {
			return fmt.Errorf("seat %d deals after %d, not %d", s.Dealer(), last, p)
		}
		return nil
	}
	return nil
}

// parted checks that the pots of a hand are all of its pot, and paid as the result
// says, and that nobody who could win one had a better word.
func parted(r letters.Result) error {
	paid, sum, left := make([]int, len(r.Paid)), 0, 0
	for _, pot := range r.Pots {
		sum, left = sum+pot.Chips, left+pot.Left
		if pot.Share*len(pot.Winners)+pot.Left != pot.Chips {
			return fmt.Errorf("%+v does not add up", pot)
		}
		for _, w := range pot.Winners {
			paid[w-1] += pot.Share
			for _, p := range pot.Seats {
				if r.Points[p-1] > r.Points[w-1] {
					return fmt.Errorf("seat %d wins %+v over seat %d: %v", w, pot, p, r.Points)
				}
			}
		}
	}
	if sum != r.Pot || left != r.Carry || !slices.Equal(paid, r.Paid) {
		return fmt.Errorf("pots of %d, %d left, paid %v; the hand had %d, %d left, paid %v", sum, left, paid, r.Pot, r.Carry, r.Paid)
	}
	return nil
}

func note(met map[string]int, r letters.Result) {
	met["hands"]++
	paid := map[int]bool{}
	for _, p := range r.Winners {
		paid[r.Paid[p-1]] = true
	}
	for what, ok := range map[string]bool{
		"all but one dropped": r.Dropped,
		"remainder":           r.Carry > 0,
		"shared":              len(r.Winners) > 1 && len(paid) < len(r.Winners),
		"several pots":        len(paid) > 1,
		"no word counted":     slices.ContainsFunc(r.High, func(c letters.Card) bool { return c != 0 }),
		"a word refused":      slices.Contains(r.Doubts, letters.Refused),
		"a word upheld":       slices.Contains(r.Doubts, letters.Upheld),
	} {
		if ok {
			met[what]++
		}
	}
}

// replay replays an evening from its notation.
func replay(t *testing.T, table table, end letters.State, log []letters.Action) {
	t.Helper()
	for i, a := range log {
		read, err := letters.ParseAction(a.String())
		if err != nil || read != a {
			t.Fatalf("%q is read as %q (%v)", a, read, err)
		}
		log[i] = read
	}
	m, n, err := engine.Replay(table.start(), log)
	if err != nil || !reflect.DeepEqual(m.State(), end) {
		t.Fatalf("%v: the replay of %v differs: %d, %v", table, log, n, err)
	}
}
