package escalero_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// May must say the same as Legal, of every action that is legal at some time of a game.
func TestMayIsLegal(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for i, tab := range tables() {
		if i%3 != 0 || tab.parties != 2 {
			continue
		}
		s := escalero.New(tab.rules, tab.parties, 1, tab.pairs)
		var met []escalero.Action
		for range 40 {
			legal := s.Legal()
			met = append(met, legal...)
			for range 10 {
				if len(met) == 0 {
					break
				}
				a := met[r.IntN(len(met))]
				if got, want := s.May(a), slices.Contains(legal, a); got != want {
					t.Fatalf("%s: %v may be played: %v, is legal: %v", tab, a, got, want)
				}
			}
			if s.Over() {
				break
			}
			a := legal[r.IntN(len(legal))]
			if n := a.Blank(); n > 0 {
				faces := make([]dice.Face, n)
				for i := range faces {
					faces[i] = dice.Face(1 + r.IntN(6))
				}
				a = s.Fill(a, faces...)
			}
			next, err := s.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
	}
}
