package again_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/enginetest/played"
	"serviert/engine/escalero"
	"serviert/engine/escalero/again"
)

// random is a game in which everybody does anything legal.
func random(t *testing.T, rng *rand.Rand, preset string, parties ...string) again.Match {
	return played.Dice(t, preset, parties, func() dice.Face { return dice.Face(rng.IntN(6) + 1) },
		func(_ int, s escalero.State) escalero.Action { return anything(rng, s) }, nil).Match
}

func anything(rng *rand.Rand, s escalero.State) escalero.Action {
	var list []escalero.Action
	for _, a := range s.Legal() {
		if a.Kind != escalero.Result && a.Kind != escalero.Points && (a.Kind != escalero.Strike || s.Last().Begun()) {
			list = append(list, a)
		}
	}
	if s.Now().Begun() && s.Now().Left() > 0 && rng.IntN(2) == 0 {
		kept := escalero.Action{Kind: escalero.Keep}
		for _, f := range s.Now().Dice {
			if rng.IntN(2) == 0 {
				kept.Kept[f-1]++
			}
		}
		if kept.Kept.Len() < dice.N {
			return kept
		}
	}
	return list[rng.IntN(len(list))]
}

// Whoever does the same again with the same dice gets the same game, to the last
// die; so a script and the dice are the whole game.
func TestTheSameAgain(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 1))
	for _, parties := range [][]string{{"A", "B"}, {"A", "B", "C"}, {"A+a", "B+b"}} {
		for _, preset := range []string{"escalero", "escalero-single", "escalero-double-grande", "wuerfelpoker", "wuerfelpoker-top-down"} {
			if _, known := escalero.Preset(preset); !known {
				t.Fatalf("no preset %s", preset)
			}
			m := random(t, rng, preset, parties...)
			n := m.At(0).Parties()
			all, scripts := make([]again.Dice, n), make([]again.Script, n)
			for i := range n {
				var ok bool
				if all[i], ok = again.DiceOf(m, engine.Player(i+1)); !ok || len(all[i]) != m.At(0).Rules().Cells() {
					t.Fatalf("%s: %d entries of party %d are known", preset, len(all[i]), i+1)
				}
				scripts[i] = again.ScriptOf(m, engine.Player(i+1))
			}
			same := engine.NewMatch[escalero.State, escalero.Action](m.At(0))
			for !same.State().Over() {
				s := same.State()
				a, ok := scripts[s.Turn()-1].Next(same)
				if !ok {
					t.Fatalf("%s: the script ends after %d of %d actions", preset, same.Len(), m.Len())
				}
				if a.Chance() {
					fell := all[s.Writer()-1].Next(same, dice.N)
					blank := escalero.Action{Kind: a.Kind, Kept: a.Kept}
					filled := s.Fill(blank, fell[:blank.Blank()]...)
					if filled.Dice.Hand() != a.Dice.Hand() {
						t.Fatalf("%s: %v instead of %v", preset, filled, a)
					}
				}
				var err error
				if same, err = same.Apply(a); err != nil {
					t.Fatal(err)
				}
			}
			if !slices.Equal(same.State().Payoff(), m.State().Payoff()) {
				t.Errorf("%s: %v instead of %v", preset, same.State().Payoff(), m.State().Payoff())
			}
		}
	}
}

// Whoever does something else begins each turn with the same five dice all the
// same, and gets what is left of the row, never more than are thrown.
func TestSomethingElse(t *testing.T) {
	rng := rand.New(rand.NewPCG(11, 2))
	short := 0
	for range 60 {
		m := random(t, rng, "escalero", "A", "B")
		all := [2]again.Dice{}
		all[0], _ = again.DiceOf(m, 1)
		all[1], _ = again.DiceOf(m, 2)
		other := engine.NewMatch[escalero.State, escalero.Action](m.At(0))
		left := [2][]dice.Face{}
		for entry := 0; !other.State().Over(); {
			s := other.State()
			p := s.Writer() - 1
			a := anything(rng, s)
			if n := a.Blank(); n > 0 {
				if a.Kind == escalero.Throw {
					left[p] = all[p][entry/2][0]
				}
				fell := all[p].Next(other, n)
				if want := left[p][:min(n, len(left[p]))]; !slices.Equal(fell, want) {
					t.Fatalf("entry %d of party %d: %v instead of %v", entry/2, p+1, fell, want)
				}
				left[p] = left[p][len(fell):]
				if len(fell) < n {
					short++
				}
				for len(fell) < n {
					fell = append(slices.Clone(fell), dice.Face(rng.IntN(6)+1))
				}
				a = s.Fill(a, fell...)
			} else {
				entry++
			}
			var err error
			if other, err = other.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if short == 0 {
		t.Error("no row came to its end")
	}
}

// What was typed, or never played, says nothing about dice; a script leaves out
// what was said about a Contra.
func TestNotAllIsKnown(t *testing.T) {
	rules, _ := escalero.Preset("escalero-single")
	rules.Contra = true
	typed := engine.NewMatch[escalero.State, escalero.Action](escalero.New(rules, 2, 1, false))
	for _, line := range []string{"contra", "accept", "points 6 1 18", "result 11111", "write G 1"} {
		a, err := escalero.ParseAction(line)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := again.DiceOf(typed, 1); ok {
			t.Errorf("known before %s", line)
		}
		if typed, err = typed.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if list := again.ScriptOf(typed, 1); len(list) != 1 || list[0].Kind != escalero.Points {
		t.Errorf("the script of the first is %v", list)
	}
	if list := again.ScriptOf(typed, 2); len(list) != 2 {
		t.Errorf("the script of the second is %v", list)
	}
	if r := again.Rules(rules); r.Contra || !rules.Contra {
		t.Error("Contra is agreed, or was taken from the rules themselves")
	}
	if _, ok := (again.Script{}).Next(typed); ok {
		t.Error("an empty script goes on")
	}
}
