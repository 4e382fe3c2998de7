package dicegame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Each party throws one die; only those level at the top throw again.
func TestOpening(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	wins, ties := make([]int, 3), 0
	for range 3000 {
		o := NewOpening(3)
		for o.Winner() == 0 {
			p := engine.Player(r.IntN(3) + 1)
			if !o.Waiting(p) {
				continue
			}
			before := o.Sound(3)
			if o = o.Throw(p, dice.Face(r.IntN(6)+1)); !before || !o.Sound(3) {
				t.Fatalf("%v cannot be stored", o)
			}
		}
		in := []bool{true, true, true}
		for n, r := range o {
			best := slices.Max(r)
			for i, f := range r {
				if (f > 0) != in[i] || f > 6 {
					t.Fatalf("round %d of %v: party %d", n+1, o, i+1)
				}
				in[i] = f == best
			}
		}
		winner := o.Winner()
		if at := slices.Index(in, true); engine.Player(at+1) != winner || slices.Contains(in[at+1:], true) {
			t.Fatalf("%v: %d wins", o, winner)
		}
		wins[winner-1]++
		if len(o) > 1 {
			ties++
		}
	}
	for _, n := range wins {
		if n < 850 || n > 1150 {
			t.Errorf("starts %v", wins)
		}
	}
	if ties == 0 {
		t.Error("three dice were never level")
	}
}

// Where nobody watches, the same is thrown at once.
func TestRollForStart(t *testing.T) {
	drawn := []dice.Face{6, 2, 6, 3, 3, 5, 4} // the first and the third again, and again
	got := RollForStart(3, func(n int) []dice.Face {
		faces := drawn[:n]
		drawn = drawn[n:]
		return faces
	})
	if got != 1 || len(drawn) != 0 {
		t.Errorf("%d begins, %v left", got, drawn)
	}
}

// A tie is spoken round by round.
func TestTiesAreSaid(t *testing.T) {
	rules, _ := escalero.Preset("escalero")
	set := record.Setup{Rules: rules, Start: 3}
	for _, name := range []string{"Anna", "Bernd", "Carl"} {
		set.Parties = append(set.Parties, record.Party{Names: []string{name}})
	}
	d, err := record.NewDice(set)
	if err != nil {
		t.Fatal(err)
	}
	o := NewOpening(3)
	for _, c := range []struct {
		p    engine.Player
		f    dice.Face
		want string
	}{
		{1, 6, "Anna würfelt ein Ass."}, {2, 2, "Bernd würfelt eine Zehn."}, {3, 6, "Carl würfelt ein Ass. Gleich hoch: Anna und Carl werfen noch einmal."},
		{1, 3, "Anna würfelt einen Buben."}, {3, 4, "Carl würfelt eine Dame. Carl beginnt."},
	} {
		o = o.Throw(c.p, c.f)
		if text := (Names{Lang: "de"}).SaidThrow(New(d), o, c.p, c.f); text != c.want {
			t.Errorf("said %q, want %q", text, c.want)
		}
	}
}
