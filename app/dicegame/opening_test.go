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
func TestRollForStart(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	throw := func(n int) []dice.Face {
		list := make([]dice.Face, n)
		for i := range list {
			list[i] = dice.Face(r.IntN(6) + 1)
		}
		return list
	}
	wins, ties := make([]int, 3), 0
	for range 3000 {
		rounds, winner := RollForStart(3, throw)
		in := []bool{true, true, true}
		for n, r := range rounds {
			best := slices.Max(r)
			for i, f := range r {
				if (f > 0) != in[i] || f > 6 {
					t.Fatalf("round %d of %v: party %d", n+1, rounds, i+1)
				}
				in[i] = f == best
			}
		}
		if at := slices.Index(in, true); engine.Player(at+1) != winner || slices.Contains(in[at+1:], true) {
			t.Fatalf("%v: %d wins", rounds, winner)
		}
		wins[winner-1]++
		if len(rounds) > 1 {
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
	text := Names{Lang: "de"}.SaidOpening(New(d), []Roll{{6, 2, 6}, {3, 0, 4}})
	want := "Anna würfelt ein Ass. Bernd würfelt eine Zehn. Carl würfelt ein Ass. Anna würfelt einen Buben. Carl würfelt eine Dame. Carl beginnt."
	if text != want {
		t.Errorf("said %q, want %q", text, want)
	}
}
