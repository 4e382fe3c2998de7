package letters

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"serviert/engine"
)

// table is a state with the given chips after the deal, by dealer 1.
func dealtTable(t *testing.T, r Rules, chips ...int) State {
	t.Helper()
	r.Dealer = 1
	s := New(r, len(chips), nil)
	for i, n := range chips {
		s.seats[i].chips, s.seats[i].bought = n, n
	}
	return play(t, s, Action{Kind: Deal, Cards: r.Deck.Pack()})
}

func play(t *testing.T, s State, actions ...Action) State {
	t.Helper()
	for _, a := range actions {
		next, err := s.Apply(a)
		if err != nil {
			t.Fatalf("%v: %v", a, err)
		}
		s = next
	}
	return s
}

func refused(t *testing.T, s State, a Action, says string) {
	t.Helper()
	_, err := s.Apply(a)
	if err == nil || !errors.Is(err, engine.ErrIllegal) || !strings.Contains(err.Error(), says) {
		t.Errorf("%v gives %v, want %q", a, err, says)
	}
}

func bet(n int) Action { return Action{Kind: Bet, Amount: n} }

var call, fold = Action{Kind: Call}, Action{Kind: Fold}

// The highest card deals wherever it is cut, and only those who share it cut again.
func TestWhoDealsFirst(t *testing.T) {
	for cut, want := range map[string]struct {
		dealer engine.Player
		again  []engine.Player
	}{
		"A W Q": {dealer: 3}, "A Q W": {dealer: 2}, "W CL B": {dealer: 1}, // of equal points the last in the alphabet
		"A Q Q": {again: []engine.Player{2, 3}}, "Q A Q": {again: []engine.Player{1, 3}},
	} {
		s := play(t, New(Usual(), 3, nil), Action{Kind: Cut, Cards: cards(t, cut)})
		if s.Dealer() != want.dealer || !slices.Equal(s.View(0).Cutter, want.again) {
			t.Errorf("after %s seat %d deals, %v cut again; want %d and %v", cut, s.Dealer(), s.View(0).Cutter, want.dealer, want.again)
		}
	}
}

func TestDealOneByOne(t *testing.T) {
	r := Usual()
	r.Dealer = 2
	pack := r.Deck.Pack()
	s := play(t, New(r, 3, nil), Action{Kind: Deal, Cards: pack})
	for i, p := range []engine.Player{3, 1, 2} { // from the dealer's left
		want := Cards("")
		for j := range HandSize {
			want += pack[3*j+i : 3*j+i+1]
		}
		if got := s.View(p).Hand; got != want {
			t.Errorf("seat %d has %v, want %v", p, got, want)
		}
	}
	if s.stock != pack[21:] || s.Turn() != 2 {
		t.Errorf("stock %v, turn %d", s.stock, s.Turn())
	}
}

// A new stock is what the others have discarded, all of it and nothing else.
func TestNewStock(t *testing.T) {
	r := Usual()
	r.Dealer = 14
	s := play(t, New(r, 14, nil), Action{Kind: Deal, Cards: r.Deck.Pack()}, bet(1))
	for range 13 {
		s = play(t, s, Action{Kind: Call})
	}
	for s.phase == Exchanging {
		s = play(t, s, Action{Kind: Exchange, Cards: s.View(s.toAct).Hand[:MaxExchange]})
	}
	all := s.discards()
	if s.phase != Restocking || len(all) != 20 {
		t.Fatalf("phase %v with %d discards", s.phase, len(all))
	}
	for _, wrong := range []Cards{all[1:], all + all[:1], all[:1] + all[:19], cards(t, "Z") + all[1:]} {
		refused(t, s, Action{Kind: Stock, Cards: wrong}, "not the new stock")
	}
	if s = play(t, s, Action{Kind: Stock, Cards: all}); s.phase != Exchanging || len(s.stock) != 16 {
		t.Errorf("phase %v with a stock of %d", s.phase, len(s.stock))
	}
}

func TestBettingRound(t *testing.T) {
	s := dealtTable(t, Usual(), 50, 50, 50)
	refused(t, s, call, "there is no bet to call; seat 1 may: bet 1 to 5, fold")
	refused(t, s, bet(0), "seat 1 cannot bet 0")
	refused(t, s, bet(6), "bet 1 to 5")
	refused(t, s, Action{Kind: Exchange}, "not possible now")
	refused(t, s, Action{Kind: Bet, Amount: 2, Seat: 1}, "more than such an action can")
	s = play(t, s, bet(2), bet(4))
	refused(t, s, bet(4), "seat 3 may: bet 5 to 5, call, fold")
	s = play(t, s, call)
	if s.Turn() != 1 || s.Owed() != 2 {
		t.Errorf("seat %d owes %d", s.Turn(), s.Owed())
	}
	s = play(t, s, bet(5), call)
	refused(t, s, bet(6), "seat 3 may: call, fold")
	s = play(t, s, call)
	if s.Phase() != Exchanging || s.Pot() != 18 || s.Turn() != 1 {
		t.Errorf("%v, pot %d, turn %d", s.Phase(), s.Pot(), s.Turn())
	}
}

// Who has too few chips to call is all in; who has less than the minimum may open
// with it.
func TestShort(t *testing.T) {
	r := Usual()
	r.Min, r.Max = 3, 9
	s := dealtTable(t, r, 3, 6, 50) // 2, 5 and 49 after the ante
	refused(t, s, bet(4), "seat 1 may: bet 3 to 3, fold")
	s = play(t, s, bet(3)) // pays 2
	if s.Chips(1) != 0 || s.Pot() != 5 || s.bet != 3 {
		t.Errorf("chips %d, pot %d, bet %d", s.Chips(1), s.Pot(), s.bet)
	}
	refused(t, s, bet(6), "seat 2 may: bet 4 to 5, call, fold")
	s = play(t, s, bet(5), bet(9))
	if s.Phase() != Exchanging {
		t.Errorf("nobody else has chips, but %v", s.Phase())
	}
	if v := s.View(0); !v.Seats[0].AllIn || !v.Seats[1].AllIn || v.Seats[2].AllIn {
		t.Errorf("%v", v.Seats)
	}
	none := Action{Kind: Exchange}
	if s = play(t, s, none, none, none); s.Phase() != Choosing || s.Turn() != 2 {
		t.Errorf("the second round is not skipped: %v, turn %d", s.Phase(), s.Turn())
	}
}

// Who sits out can pay the ante too, but is not dealt in.
func TestNobodyToDealTo(t *testing.T) {
	s := play(t, dealtTable(t, Usual(), 50, 50, 50), fold, fold, Action{Kind: SitOut, Seat: 1})
	s.seats[1].chips = 0
	refused(t, s, Action{Kind: Deal, Cards: Usual().Deck.Pack()}, "1 of those who play can pay the ante; possible: sit-in 1, leave")
}

// Whom nobody can answer need not open. In older records he opens or folds.
func TestLoneOpener(t *testing.T) {
	none := Action{Kind: Exchange}
	for _, c := range []struct {
		chips []int // before the ante
		so    []Action
		phase Phase // if he is spared it, otherwise he is to bet
		turn  engine.Player
	}{
		{[]int{50, 1, 50}, []Action{fold}, Exchanging, 2},
		{[]int{50, 2, 50}, []Action{bet(1), call, call, none, none, none, fold}, Choosing, 2},
		{[]int{50, 50, 2}, []Action{bet(1), call, call, none, none, none, fold}, Choosing, 3},
		{[]int{50, 50, 1, 50}, []Action{fold, fold}, Exchanging, 3},
	} {
		r := Usual()
		s := play(t, dealtTable(t, r, c.chips...), c.so...)
		if s.Phase() != Betting || s.bet != 0 {
			t.Errorf("%v, then %v: %v in an older record", c.chips, c.so, s.Phase())
		}
		r.Spared = true
		if s = play(t, dealtTable(t, r, c.chips...), c.so...); s.Phase() != c.phase || s.Turn() != c.turn {
			t.Errorf("%v, then %v: %v, seat %d", c.chips, c.so, s.Phase(), s.Turn())
		}
	}
	// Who is opened at answers, and whoever can be answered opens.
	r := Usual()
	r.Spared = true
	if s := play(t, dealtTable(t, r, 3, 50, 50), bet(2), fold); s.Phase() != Betting || s.Turn() != 3 {
		t.Errorf("who is all that is left to answer an opening: %v, seat %d", s.Phase(), s.Turn())
	}
	if s := play(t, dealtTable(t, r, 50, 50, 50), fold); s.Phase() != Betting || s.Turn() != 2 {
		t.Errorf("two of three have chips: %v, seat %d", s.Phase(), s.Turn())
	}
}

func TestRoundSkippedAfterAntes(t *testing.T) {
	s := dealtTable(t, Usual(), 1, 50)
	if s.Phase() != Exchanging {
		t.Errorf("one seat has chips, but %v", s.Phase())
	}
}

func TestOpeningPassesOn(t *testing.T) {
	s := play(t, dealtTable(t, Usual(), 50, 50, 50), fold, bet(1), call)
	none := Action{Kind: Exchange}
	if s.Turn() != 2 {
		t.Errorf("the dealer has dropped, seat %d exchanges first", s.Turn())
	}
	if s = play(t, s, none, none); s.Turn() != 2 || s.round != 2 {
		t.Errorf("seat %d begins round %d", s.Turn(), s.round)
	}
}

func TestWordsOfHand(t *testing.T) {
	s := play(t, dealtTable(t, Usual(), 50, 50), bet(1), call, Action{Kind: Exchange}, Action{Kind: Exchange}, bet(1), call)
	hand := s.View(2).Hand
	refused(t, s, Action{Kind: Word, Cards: hand[:1]}, "at least 2 of the cards")
	refused(t, s, Action{Kind: Word, Cards: CardsOf(TH, TH)}, "cannot be laid down")
	refused(t, s, Action{Kind: Word, Cards: "\xff\xff"}, "cannot be laid down")
	s = play(t, s, Action{Kind: Word, Cards: hand[:2]})
	if v := s.View(1); v.Seats[1].Laid != "" || !v.Seats[1].Done || v.Word != "" {
		t.Errorf("seat 1 sees %v", v.Seats[1])
	}
	if v := s.View(2); v.Word != hand[:2] {
		t.Errorf("seat 2 forgets its word: %v", v.Word)
	}
	s = play(t, s, Action{Kind: Word})
	if v := s.View(0); v.Seats[1].Laid != hand[:2] || v.Hand != "" {
		t.Errorf("in the showdown a spectator sees %v", v.Seats[1].Laid)
	}
	refused(t, s, Action{Kind: Challenge, Seat: 2}, "no word list is at hand")
	refused(t, s, Action{Kind: Challenge, Seat: 1}, "nothing to doubt at seat 1; possible: pay")
	refused(t, s, Action{Kind: Challenge, Seat: 99}, "nothing to doubt")
	refused(t, s, Action{Kind: Admit, Seat: 2}, "no word of seat 2 was refused")
}

// Whoever tries what is not possible is told what is.
func TestWhatIsLegalIsSaid(t *testing.T) {
	none := Action{Kind: Exchange}
	refused(t, New(Usual(), 2, nil), call, "; possible: cut with a card for each of the seats [1 2]")
	s := play(t, dealtTable(t, Usual(), 50, 50), bet(1), call)
	refused(t, s, call, "; seat 1 may: exchange with up to 4 of the cards "+s.View(1).Hand.String()+", or -")
	s = play(t, s, none, none, bet(1), call)
	refused(t, s, call, "; seat 2 may: word with at least 2 of the cards "+s.View(2).Hand.String()+", or -")
	s = play(t, s, Action{Kind: Word}, Action{Kind: Word}, Action{Kind: Pay})
	refused(t, s, call, "; possible: deal, leave")
	refused(t, play(t, s, Action{Kind: Leave}), call, "; the game is over")
}

// What players who folded had paid above all others goes with the top layer.
func TestLayersAboveTheHighest(t *testing.T) {
	s := dealtTable(t, Usual(), 50, 50, 50, 50)
	for i, paid := range []int{3, 2, 9, 5} {
		s.seats[i].paid, s.seats[i].in = paid, i < 2
	}
	s.carry = 4
	got := s.layers()
	if len(got) != 2 || got[0].chips != 12 || got[1].chips != 11 || len(got[0].seats) != 2 || len(got[1].seats) != 1 {
		t.Errorf("%+v", got)
	}
}

// What nobody could match goes back to who bet it, who has not won it.
func TestABetThatComesBackIsNotWon(t *testing.T) {
	s := dealtTable(t, Usual(), 50, 50)
	s.seats[0].paid, s.seats[1].paid = 9, 3
	s.seats[1].word = s.seats[1].hand[:2]
	r := s.settle().Hands()[0]
	if !slices.Equal(r.Paid, []int{6, 6}) || !slices.Equal(r.Winners, []engine.Player{2}) || r.Pots[0].Returned || !r.Pots[1].Returned {
		t.Errorf("paid %v, won by %v, pots %+v", r.Paid, r.Winners, r.Pots)
	}
}

// Chips that a tie leaves in the pot when the players stop are its winners', from the
// last dealer's left.
func TestWhatATieLeavesAtTheEnd(t *testing.T) {
	none, no := Action{Kind: Exchange}, Action{Kind: Word}
	s := play(t, dealtTable(t, Usual(), 50, 50, 50), bet(2), fold, call, none, none, bet(1), call, no, no)
	s.seats[2].hand = s.seats[0].hand
	s = play(t, s, Action{Kind: Pay}, Action{Kind: Leave})
	if got := s.Payoff(); s.Pot() != 1 || !slices.Equal(got, []int{0, -1, 1}) {
		t.Errorf("%d left in the pot, won %v", s.Pot(), got)
	}
}

// Where the highest card decides, the cards of who has dropped out stay unseen.
func TestNobodySeesTheHighestCardOfWhoHasDropped(t *testing.T) {
	s := dealtTable(t, Usual(), 50, 50, 50)
	s.seats[2].in = false
	if r := s.settle().Hands()[0]; r.High[0] == 0 || r.High[1] == 0 || r.High[2] != 0 {
		t.Errorf("the highest cards are %v", r.High)
	}
}

func TestRules(t *testing.T) {
	r := Usual()
	for _, c := range [][2]string{{"ante", "2"}, {"bets", "2-10"}, {"chips", "100"}, {"language", "de"},
		{"challenge", "players"}, {"doubt", "chip"}, {"buy-in", "in-turn"}, {"dealer", "2"}, {"words", "QI,ZA"}} {
		next, err := r.With(c[0], c[1])
		if err != nil || next.Value(c[0]) != c[1] {
			t.Errorf("%v: %q, %v", c, next.Value(c[0]), err)
		}
		r = next
	}
	if got := len(r.Changes()); got != len(Options()) {
		t.Errorf("%d changes", got)
	}
	for _, o := range Options() {
		for _, v := range append(o.Older, o.Choices...) {
			if n, err := r.With(o.Key, v); err != nil || n.Value(o.Key) != v {
				t.Errorf("%s %s is agreed as %s: %v", o.Key, v, n.Value(o.Key), err)
			}
		}
		for _, v := range []string{"", "-", "x", "-1", "0", "1-", "5-1", "+1", "01", "1-5-9", "QI,,ZA", "qi", "99999999999999999999"} {
			if n, err := r.With(o.Key, v); err == nil || n.Value(o.Key) != r.Value(o.Key) {
				t.Errorf("%s %q is accepted or changes something: %v", o.Key, v, err)
			}
		}
	}
	if n, err := r.With("words", "ZA,QI,ZA"); err != nil || n.Value("words") != "QI,ZA" {
		t.Errorf("the own words are %s, %v", n.Value("words"), err)
	}
	if r.Value("x") != "" {
		t.Error("an unknown option has a value")
	}
	if err := r.Check(2); err != nil {
		t.Error(err)
	}
}

// What a tie leaves in a pot at the end is for those who tied, not for who won a side pot from others.
func TestTheRestAtTheEndIsForThoseWhoShared(t *testing.T) {
	r := Usual()
	r.Book = true
	s := play(t, dealtTable(t, r, 50, 50, 50, 3, 3), fold, bet(4), call, call, call)
	for range 4 {
		s = play(t, s, Action{Kind: Exchange})
	}
	s = play(t, s, bet(1), call)
	for _, word := range []string{"A D", "A A", "C G", "C G"} { // seats 2 to 5
		c, _ := ParseCards(word)
		s = play(t, s, Action{Kind: Word, Cards: c})
	}
	s = play(t, s, Action{Kind: Pay}, Action{Kind: Leave})
	// Seats 4 and 5 share 4 × 3 and an ante, 6 each; seat 2 wins 6, of which 3 were his.
	if got, want := s.Payoff(), []int{-1, 0, -6, 4, 3}; s.Pot() != 1 || !slices.Equal(got, want) {
		t.Errorf("%d left in the pot, payoff %v, want %v", s.Pot(), got, want)
	}
}

// Who has to buy in before he can deal misses his deal or keeps it, as agreed. Two
// who buy in get it in their order, whoever buys first.
func TestTheDealAfterBuyingIn(t *testing.T) {
	for value, want := range map[string][3]engine.Player{"on": {4, 4, 4}, "in-turn": {4, 3, 2}} {
		r, err := Usual().With("buy-in", value)
		if err != nil {
			t.Fatal(err)
		}
		s := New(r, 4, nil)
		s.hands, s.turn, s.phase, s.dealer = []Result{{Dealer: 1}}, 1, Dealing, 4
		s.seats[1].chips, s.seats[2].chips = 0, 0
		got := [3]engine.Player{s.Dealer()}
		for i, p := range []engine.Player{3, 2} {
			s = play(t, s, Action{Kind: Buy, Seat: p})
			got[i+1] = s.Dealer()
		}
		if got != want {
			t.Errorf("buy-in %s: the dealers are %v, want %v", value, got, want)
		}
	}
}

func TestNotation(t *testing.T) {
	for _, line := range []string{"cut Q ER A", "deal A B", "bet 3", "call", "fold", "exchange X Q", "exchange -", "stock A",
		"word C A T", "word -", "challenge 2", "verdict no", "verdict yes", "admit 14", "adopt 3", "pay", "buy 1", "sit-out 2", "sit-in 14", "join 3", "leave"} {
		if a, err := ParseAction(line); err != nil || a.String() != line {
			t.Errorf("%q is read as %q, %v", line, a, err)
		}
	}
	for _, line := range []string{"", "jump", "cut", "cut -", "deal", "deal x", "bet", "bet x", "bet -1", "bet 99999999999",
		"call 1", "exchange", "exchange A -", "stock -", "word", "challenge", "challenge x", "verdict", "verdict maybe", "pay up"} {
		if a, err := ParseAction(line); !errors.Is(err, engine.ErrIllegal) {
			t.Errorf("%q is read as %#v, %v", line, a, err)
		}
	}
	for line, want := range map[string]string{
		"cut": "cut needs cards; the form is cut Q ER A", "cut -": "cut needs cards; the form is cut Q ER A",
		"cut Q Er": `cut needs cards: "Er" is no letter card; the form is cut Q ER A`,
		"deal A Ö": `deal needs cards: "Ö" is no letter card; the form is deal A ER B and so on, the whole pack`,
		"word ZZ":  `word needs cards: "ZZ" is no letter card; the form is word C A T or word -`, "bet x": `bet needs an amount, not "x"; the form is bet 3`,
		"challenge x": `challenge needs a seat, not "x"; the form is challenge 2 or challenge 2 by 1`, "challenge 1 by": `challenge needs a seat, not "1 by"; the form is challenge 2 or challenge 2 by 1`,
		"verdict maybe": `verdict cannot be "maybe"; the form is verdict yes or verdict no`, "pay up": `pay stands alone, not with "up"; the form is pay`,
	} {
		if _, err := ParseAction(line); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", line, err, want)
		}
	}
	// Whoever types a record may type more space than there is.
	for line, want := range map[string]string{"cut\tQ  ER": "cut Q ER", "bet  3": "bet 3", "challenge  2  by\t1": "challenge 2 by 1", "verdict\tno": "verdict no", " pay ": "pay"} {
		if a, err := ParseAction(line); err != nil || a.String() != want {
			t.Errorf("%q is read as %q, %v", line, a, err)
		}
	}
	if got := (Action{Kind: Deal}).String(); got != "deal" {
		t.Errorf("a blank deal is %q", got)
	}
}
