package cardgame

import (
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/letters"
)

// Whoever has played gets a sentence once the hand is over, and it names no word
// that was not laid down.
func TestReasonsGiveNothingAway(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		s := Speech{T: i18n.For(lang)}
		chance := rand.New(rand.NewPCG(3, 4))
		e := begun(t, "Anna", "Bot hard", "Rex easy", "Kit medium")
		said, seen := 0, 0
		for hands := 0; hands < 12; {
			if e.Over() {
				e = begun(t, "Anna", "Bot hard", "Rex easy", "Kit medium")
				hands, seen = hands+1, 0
			}
			turn(t, e, chance)
			v := e.Public()
			if v.Phase != letters.Dealing && v.Phase != letters.Finished {
				if s.Reasons(e) != nil {
					t.Fatal("a reason while the hand is played")
				}
				continue
			}
			if len(v.Hands) == seen {
				continue
			}
			seen++
			hands++
			res := v.Hands[len(v.Hands)-1]
			for _, line := range s.Reasons(e) {
				said++
				name, _, _ := strings.Cut(line, " ")
				p := engine.Player(map[string]int{"Bot": 2, "Rex": 3, "Kit": 4}[name])
				if p == 0 || strings.Contains(line, "%!") {
					t.Fatalf("%q", line)
				}
				word := res.Laid[p-1]
				if with := strings.Contains(line, s.T.Cards().PointsN[3:]); with && (res.Dropped || word == "" || !strings.Contains(line, word.Word())) {
					t.Errorf("%q of a word that was not laid", line)
				}
			}
		}
		if said < 12 {
			t.Errorf("%s: only %d reasons", lang, said)
		}
	}
}

// The cards that nobody has seen change no sentence: with the hands of those who
// drop out exchanged for others, the same is said.
func TestReasonsDoNotLookAtHiddenCards(t *testing.T) {
	said := func(swap bool) []string {
		table := seated(t, "Anna", "Bot hard")
		table.Rules.Dealer = 1
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		pack := table.Rules.Deck.Pack().List()
		if swap { // another hand for Bot, and all other cards elsewhere too
			for i, j := 14, len(pack)-1; i < j; i, j = i+1, j-1 {
				pack[i], pack[j] = pack[j], pack[i]
			}
			for i := 0; i < 14; i += 2 {
				pack[i], pack[i+20] = pack[i+20], pack[i]
			}
		}
		for _, a := range []letters.Action{{Kind: letters.Deal, Cards: letters.CardsOf(pack...)}, {Kind: letters.Bet, Amount: 2},
			{Kind: letters.Bet, Amount: 4}, {Kind: letters.Call}, {Kind: letters.Exchange}, {Kind: letters.Exchange}, {Kind: letters.Bet, Amount: 3}, {Kind: letters.Fold}} {
			if e.game.Match, err = e.game.Match.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		return Speech{T: i18n.For("de")}.Reasons(e)
	}
	one, other := said(false), said(true)
	if len(one) != 1 || one[0] != other[0] || !strings.Contains(one[0], "3 Chips") {
		t.Errorf("%q, %q", one, other)
	}
}

// short is an evening against a computer player that begins with few chips.
func short(t *testing.T, chips, low, high int, dealer engine.Player) *Evening {
	table := seated(t, "Anna", "Bot hard")
	table.Rules.Chips, table.Rules.Min, table.Rules.Max, table.Rules.Dealer = chips, low, high, dealer
	e, err := Begin(table, list(t, "en"), "7", 1)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// A bluff is told with what it did cost: who has fewer chips than the lowest bet puts in no more than he has.
func TestABluffIsToldWithItsChips(t *testing.T) {
	e := short(t, 9, 5, 8, 1)
	apply(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R"), "bet 5", "call", "exchange -", "exchange -", "bet 5", "call", "word A T", "word S T O N E", "pay")
	if got := strings.Join((Speech{T: i18n.For("en")}).Reasons(e), " "); !strings.HasPrefix(got, "Bot bluffed with 3 chips: ") {
		t.Errorf("%q", got)
	}
}

// Reasons are those of the last hand, not of one before it.
func TestReasonsAreOfTheLastHand(t *testing.T) {
	e, s := begun(t, "Anna", "Bot hard"), Speech{T: i18n.For("en")}
	apply(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R"), "bet 5", "fold")
	first := s.Reasons(e)
	apply(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R"), "fold")
	if second := s.Reasons(e); len(first) != 1 || len(second) != 1 || first[0] == second[0] {
		t.Errorf("%q, then %q", first, second)
	}
}

// apply takes actions of whoever's turn it is, computer players too.
func apply(t *testing.T, e *Evening, deal letters.Action, lines ...string) {
	t.Helper()
	actions := []letters.Action{deal}
	for _, line := range lines {
		a, err := letters.ParseAction(line)
		if err != nil {
			t.Fatal(err)
		}
		actions = append(actions, a)
	}
	for _, a := range actions {
		var err error
		if e.game.Match, err = e.game.Match.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// Who has few chips can win only as much from each of the others: that is what a call is weighed against. And who has
// put all of them in may have been raised.
func TestReasonsOfWhoHasFewChips(t *testing.T) {
	at, err := letters.ParseAction("word A T")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		second string // the second hand, in which Bot has 8 chips above the ante
		want   string
	}{
		{"bet 13,call,fold", "Bot called: it cost 8 chips to win 11. That pays for those who win in more than 42 of 100 cases."},
		{"bet 5,bet 8,bet 13,call", "Bot bet 8 chips: it pays with any hand if the others fold in more than"},
		{"bet 5,bet 8,bet 13,fold", "Bot bet 8 chips: it pays with any hand if the others fold in more than"},
	} {
		table := seated(t, "Anna", "Bot hard", "Cleo")
		table.Rules.Chips, table.Rules.Max, table.Rules.Dealer = 20, 15, 3
		e, err := Begin(table, list(t, "en"), "7", 1)
		if err != nil {
			t.Fatal(err)
		}
		apply := func(a letters.Action, lines ...string) { e.log(t, a, lines...) }
		apply(stacked(t, e, "S T O N E D R", "A T E E I O U", "A T E E I O U"), strings.Split(
			"bet 5,call,call,exchange -,exchange -,exchange -,bet 5,call,fold,word S T O N E,word A T,pay", ",")...)
		apply(stacked(t, e, "A T E E I O U", "A T E E I O U", "A T O N E D R"), strings.Split(c.second, ",")...)
		for e.Public().Phase == letters.Exchanging {
			apply(letters.Action{Kind: letters.Exchange})
		}
		for e.Public().Phase == letters.Choosing {
			apply(at)
		}
		apply(letters.Action{Kind: letters.Pay})
		if got := strings.Join((Speech{T: i18n.For("en")}).Reasons(e), " "); !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q", c.second, got)
		}
	}
}

// log adds actions to the log, all but the first as records write them.
func (e *Evening) log(t *testing.T, a letters.Action, lines ...string) {
	t.Helper()
	for i := 0; ; i++ {
		var err error
		if e.game.Match, err = e.game.Match.Apply(a); err != nil {
			t.Fatal(err)
		}
		if i == len(lines) {
			return
		}
		if a, err = letters.ParseAction(lines[i]); err != nil {
			t.Fatal(err)
		}
	}
}

// Somebody who opens with his last chip names the least bet all the same. What is called beyond that chip comes back.
func TestReasonsAgainstALastChip(t *testing.T) {
	e := short(t, 6, 3, 5, 2)
	e.log(t, stacked(t, e, "A T E E I O U", "S T O N E D R"), strings.Split("bet 3,call,exchange -,exchange -,fold", ",")...)
	e.log(t, stacked(t, e, "S T O N E D R", "A T E E I O U"), strings.Split("bet 3,call,exchange -,exchange -,word S T O N E,word A T,pay", ",")...)
	want := "Bot called: it cost 1 chip to win 3. "
	if got := strings.Join((Speech{T: i18n.For("en")}).Reasons(e), " "); !strings.HasPrefix(got, want) || !strings.HasSuffix(got, " 25 of 100 cases.") {
		t.Errorf("%q, want %q", got, want)
	}
}
