package cardgame

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
)

// stacked deals these hands: those of the dealer's left first.
func stacked(t testing.TB, e *Evening, hands ...string) letters.Action {
	t.Helper()
	rest := e.Public().Rules.Deck.Pack().List()
	var pack []letters.Card
	for i := range letters.HandSize {
		for _, h := range hands {
			c, err := letters.ParseCard(strings.Fields(h)[i])
			at := slices.Index(rest, c)
			if err != nil || at < 0 {
				t.Fatalf("no %s left: %v", h, err)
			}
			pack = append(pack, c)
			rest = slices.Delete(rest, at, at+1)
		}
	}
	return letters.Action{Kind: letters.Deal, Cards: letters.CardsOf(append(pack, rest...)...)}
}

// do deals, and takes actions as records write them.
func do(t testing.TB, e *Evening, deal letters.Action, lines ...string) {
	t.Helper()
	if err := e.Act(deal, nil); err != nil {
		t.Fatal(err)
	}
	take(t, e, lines...)
}

// take takes actions as records write them.
func take(t testing.TB, e *Evening, lines ...string) {
	t.Helper()
	for _, l := range lines {
		a, err := letters.ParseAction(l)
		if err != nil {
			t.Fatal(err)
		}
		e.Look()
		if err := e.Act(a, nil); err != nil {
			t.Fatalf("%s: %v", l, err)
		}
	}
}

// Whoever came later, or sat out, has not been in every hand; of the one that is being played
// nothing is counted.
func TestNotInEveryHand(t *testing.T) {
	e := begun(t, "Anna", "Bert", "Carl")
	deal := func() {
		t.Helper()
		if err := e.Act(letters.Action{Kind: letters.Deal}, rand.New(rand.NewPCG(1, 2)).IntN); err != nil {
			t.Fatal(err)
		}
	}
	told := func(lang string) string { return strings.Join((Speech{T: i18n.For(lang)}).Figures(e), "\n") }
	deal()
	take(t, e, "bet 2", "fold", "fold")
	if text := told("en"); strings.Contains(text, "every one") {
		t.Errorf("all were in it:\n%s", text)
	}
	take(t, e, "sit-out 3")
	deal()
	take(t, e, "bet 2", "fold")
	comes(t, e, "Dora")
	take(t, e, "sit-in 3")
	deal()
	for lang, want := range map[string]string{"en": "2 hands played\n2 of them without a showdown\nnot in every one: Carl (1 of 2), Dora (0 of 2)\n", "de": "\nnicht in jeder dabei: Carl (1 von 2), Dora (0 von 2)\n"} {
		if text := told(lang); !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// TestFigures plays hands whose figures are known.
func TestFigures(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	e.PlayFor(escalero.Stake{Cents: 10, Currency: "EUR"})
	if f := e.Figures(); f.Best.Seat+f.Longest.Seat+f.Bluff.Seat != 0 || len(e.Progress()[0]) != 1 {
		t.Errorf("before the first hand there is %+v", f)
	}
	// Bert bets up to the most with next to nothing, and is seen.
	do(t, e, stacked(t, e, "A T E E I O U", "S T O N E D R"), "bet 2", "call", "exchange -", "exchange -", "bet 5", "call", "word A T", "word S T O N E", "pay")
	s := Speech{T: i18n.For("en")}
	text := strings.Join(s.Figures(e), "\n")
	if !strings.Contains(text, "in hand 1 Bert bet up to 5 chips and then showed AT, 5 points.") || strings.Contains(text, "Longest") || !strings.HasPrefix(text, "1 hand played\n") {
		t.Errorf("after a bluff that was seen:\n%s", text)
	}
	// A hand that was not shown tells nothing.
	do(t, e, stacked(t, e, "Z Q X J V W B", "Z QU A S E R T"), "bet 5", "fold")
	if now := strings.Join(s.Figures(e), "\n"); strings.Contains(now, "hand 2 ") && !strings.Contains(now, "Largest pot") || !strings.Contains(now, "1 of them without a showdown") {
		t.Errorf("after a hand that was not shown:\n%s", now)
	}
	// A word that is none comes through. The best word is a real one all the same,
	// and the longest has more letters.
	do(t, e, stacked(t, e, "Z X J V W K B", "QU E E N S A T"), "bet 2", "call", "exchange -", "exchange -", "bet 3", "call", "word Z X J", "word QU E E N", "pay")
	f := e.Figures()
	if f.Best.Word.Word() != "QUEEN" || f.Best.Seat != 1 || f.Best.Hand != 3 || f.Longest.Word.Word() != "STONE" && f.Longest.Word.Word() != "QUEEN" {
		t.Errorf("best %+v, longest %+v", f.Best, f.Longest)
	}
	if got := strings.Join(s.Figures(e), "\n"); !strings.Contains(got, "in hand 3 Bert’s ZXJ came through.") {
		t.Errorf("after a word that is none:\n%s", got)
	}
	if got := strings.Join((Speech{T: i18n.For("de")}).Figures(e), "\n"); !strings.Contains(got, "In Hand 3 kam Berts ZXJ durch.") || !strings.HasPrefix(got, "3 Hände gespielt\n") {
		t.Errorf("in German:\n%s", got)
	}
	// Anna wins 8, drops out for her ante, and loses 6.
	if got := e.Progress(); !slices.Equal(got[0], []int{0, 8, 7, 1}) || !slices.Equal(got[1], []int{0, -8, -7, -1}) {
		t.Errorf("chips over the evening: %v", got)
	}
	// What a chip is worth is kept.
	again, err := e.Saved().Evening(list(t, "en"))
	if err != nil || again.Stake() != e.Stake() {
		t.Errorf("%v: stored %v", err, again.Stake())
	}
}

// TestFiguresAreOfWhatWasShown plays at random: no word, no bluff of a hand that
// was not shown, and chips that add up.
func TestFiguresAreOfWhatWasShown(t *testing.T) {
	chance := rand.New(rand.NewPCG(31, 32))
	e := begun(t, "Anna", "Bert", "Cleo easy")
	bluffs := 0
	for range 1500 {
		if e.Step() == Finished { // chance has ended it
			e = begun(t, "Anna", "Bert", "Cleo easy")
		}
		n := len(e.Public().Hands)
		turn(t, e, chance)
		v := e.Public()
		if len(v.Hands) == n {
			continue
		}
		f := e.Figures()
		for _, x := range []Laid{f.Best, f.Longest, f.Bluff.Laid} {
			if x.Seat != 0 && (v.Hands[x.Hand-1].Dropped || v.Hands[x.Hand-1].Laid[x.Seat-1] != x.Word) {
				t.Fatalf("%+v was not shown", x)
			}
		}
		if f.Bluff.Seat != 0 {
			bluffs++
		}
		progress, sum := e.Progress(), 0
		for i := range progress {
			if len(progress[i]) != len(v.Hands)+1 {
				t.Fatalf("%d points for %d hands", len(progress[i]), len(v.Hands))
			}
			sum += progress[i][len(v.Hands)]
		}
		if carry := 0; len(v.Hands) > 0 {
			if carry = v.Hands[len(v.Hands)-1].Carry; sum != -carry && !e.Over() {
				t.Fatalf("chips add up to %d with %d in the pot", sum, carry)
			}
		}
	}
	if bluffs == 0 {
		t.Error("nobody has bluffed")
	}
}

// What a tie has left in the pot counts for those who tied once the evening is over, in the curve as in the
// standings.
func TestTheCurveEndsAtTheStandings(t *testing.T) {
	e := begun(t, "Anna", "Bert", "Cleo")
	do(t, e, stacked(t, e, "A T E E I O U", "A T E E I O U", "A T B C D F G"), "bet 2", "call", "call", "exchange -", "exchange -", "exchange -",
		"bet 2", "call", "call", "word A T E", "word A T E", "word A T", "pay")
	if carry := e.Public().Carry; carry == 0 {
		t.Fatal("nothing is left in the pot")
	}
	take(t, e, "leave")
	for _, s := range e.Standings() {
		if line := e.Progress()[s.Seat-1]; line[len(line)-1] != s.Won {
			t.Errorf("%s has won %d, the curve ends at %v", e.Name(s.Seat), s.Won, line)
		}
	}
}

// Slurs count, and are not held up.
func TestNoSlurIsHeldUp(t *testing.T) {
	e := begun(t, "Anna", "Bert")
	do(t, e, stacked(t, e, "P I S S A T E", "A T E E I O U"), "bet 2", "call", "exchange -", "exchange -", "bet 1", "call", "word P I S S", "word A T", "pay")
	if f := e.Figures(); f.Best.Word.Word() != "AT" || f.Longest.Word.Word() != "AT" {
		t.Errorf("held up: %+v, %+v", f.Best, f.Longest)
	}
	for _, s := range e.Standings() {
		if s.Seat == engine.Player(2) && (s.Best != "" || s.Words != 1) {
			t.Errorf("held up beside Bert: %+v", s)
		}
	}
}
