package solver

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

var fit = flag.Bool("fit", false, "play the games that the cube efficiency was checked with")

// TestEfficiency plays the best player with other cube efficiencies against the
// one that is used and prints the mean payoff with its 95 % interval, without the
// luck of the dice. It takes minutes, so it has to be asked for:
//
//	go test ./engine/escalero/solver -run TestEfficiency -fit -v -timeout 0
func TestEfficiency(t *testing.T) {
	if !*fit {
		t.Skip("not asked for with -fit")
	}
	for _, c := range []struct {
		preset string
		games  int
	}{{"escalero", 2000}, {"escalero-single", 40000}} {
		start := escalero.New(rules(t, c.preset, "contra", "on"), 2, 1, false)
		for _, x := range []float64{0, 0.3, 0.5, efficiency, 0.9, 1} {
			usual, other := NewBrain(start), NewBrain(start)
			other.Adopt(usual)
			other.efficiency = x
			a, b := NewPlayer(Best, other), NewPlayer(Best, usual)
			mean, square := 0.0, 0.0
			for i := range c.games {
				v := contest(t, start, engine.Player(i%2+1), a, b, rand.New(rand.NewPCG(1, uint64(i))))
				mean += v / float64(c.games)
				square += v * v / float64(c.games)
			}
			t.Logf("%s, efficiency %.1f: %+.3f +- %.3f game points a game", c.preset, x, mean,
				1.96*math.Sqrt((square-mean*mean)/float64(c.games)))
		}
	}
}

// contest plays a game and returns what a, in the given seat, won against b,
// less the luck of the dice by b's estimates.
func contest(t *testing.T, s escalero.State, seat engine.Player, a, b *Player, rng *rand.Rand) float64 {
	luck := 0.0
	for !s.Over() {
		mover, sign := b, -1.0
		if s.Turn() == seat {
			mover, sign = a, 1
		}
		action := mover.Decide(s)
		thrower, before := s.Turn(), 0.0
		if n := action.Blank(); n > 0 {
			before = b.brain.Expect(s, action)
			faces := make([]dice.Face, n)
			for i := range faces {
				faces[i] = dice.Face(1 + rng.IntN(6))
			}
			action = s.Fill(action, faces...)
		}
		next, err := s.Apply(action)
		if err != nil {
			t.Fatal(err)
		}
		if action.Chance() {
			luck += sign * float64(s.Factor()) * (b.brain.Value(next, thrower) - before)
		}
		s = next
	}
	return float64(s.Payoff()[seat-1]) - luck
}
