package solver

import (
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

// The best player looks a turn ahead, and so does the coach: what one does the other
// holds best. Without networks, with two turns per entry and among three there is no
// looking ahead.
func TestCoachLooksAsFarAsBest(t *testing.T) {
	rng := rand.New(rand.NewPCG(15, 15))
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
		looks   bool
	}{
		{rules(t, "escalero"), 2, true},
		{rules(t, "wuerfelpoker"), 2, true},
		{rules(t, "wuerfelpoker-two"), 2, true},
		{rules(t, "escalero", "contra", "on"), 2, true},
		{rules(t, "wuerfelpoker-two", "double-hand", "on"), 2, false},
		{rules(t, "escalero"), 3, false},
		{rules(t, "escalero-single"), 2, false},
	} {
		start := escalero.New(c.rules, c.parties, 1, false)
		b := NewBrain(start)
		blind := NewBrain(start)
		blind.ahead = nil
		p, other := NewPlayer(Best, b), NewPlayer(Best, blind)
		players := []*Player{p, p, p}[:c.parties]
		differs := 0
		check := func(s escalero.State, a escalero.Action) {
			if s.Asked() != 0 || !s.Last().Begun() || a.Kind == escalero.Contra {
				return
			}
			if cost, best := b.Judge(s, a); cost > 1e-9 {
				t.Errorf("%s: %v costs %v, better is %v", c.rules.Preset, a, cost, best.Action)
			}
			if choice := other.Decide(s); choice.Kind != a.Kind || choice.Row != a.Row || choice.Col != a.Col || choice.Kept != a.Kept {
				differs++
			}
		}
		for range 3 {
			game(t, start, players, rng, check)
		}
		if c.looks != (differs > 0) {
			t.Errorf("%s with %d: played otherwise %d times than without looking ahead", c.rules.Preset, c.parties, differs)
		}
	}
}
