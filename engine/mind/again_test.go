package mind

import (
	"math"
	"slices"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/enginetest/played"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/random"
	"serviert/engine/record"
)

// between is a game of two or more players of some levels.
func between(t *testing.T, preset string, seed int, levels ...solver.Level) record.Dice {
	t.Helper()
	chance := random.Source(seed)
	var b *solver.Brain
	return played.Dice(t, preset, []string{"Anna", "Bernd", "Carl"}[:len(levels)], func() dice.Face { return dice.Face(chance.Below(6) + 1) },
		func(_ int, s escalero.State) escalero.Action {
			if b == nil {
				b = solver.NewBrain(s)
			}
			return solver.NewPlayer(levels[s.Turn()-1], b).Decide(s)
		}, nil)
}

// playedAgain is what the best player would have made of somebody's dice.
func playedAgain(t *testing.T, d record.Dice, party int) thought.Played {
	t.Helper()
	var m Mind
	list := asked(t, &m, thought.Question{Kind: thought.Again, Position: thought.Position{Record: d.String(), At: d.Match.Len()}, Party: party, Seed: 5})
	before, paid := 0.0, []int{}
	for i, a := range list {
		if a.Err != "" || a.Again.Games != i+1 {
			t.Fatalf("piece %d: %+v", i, a)
		}
		sum := a.Again.Payoff * float64(i+1)
		paid, before = append(paid, int(math.Round(sum-before))), sum
		if a.Again.Least != slices.Min(paid) || a.Again.Most != slices.Max(paid) {
			t.Errorf("piece %d: %+v, games of %d", i, a.Again, paid)
		}
	}
	return list[len(list)-1].Again
}

// With its own dice the best player plays the same game again, to the last point,
// and chance has nothing to say.
func TestTheBestPlayerAgain(t *testing.T) {
	for _, preset := range []string{"escalero", "escalero-single", "wuerfelpoker-top-down"} {
		d := between(t, preset, 7, solver.Best, solver.Casual)
		got, paid := playedAgain(t, d, 1), d.Match.State().Payoff()[0]
		if got.Payoff != float64(paid) || got.Known != 1 || got.Games != gamesAgain || got.Won > 0 != (paid > 0) {
			t.Errorf("%s: %+v, in the game %d", preset, got, paid)
		}
	}
}

// Of a beginner's dice it makes more, and says how many of its own it had to throw.
func TestTheBestPlayerWithABeginnersDice(t *testing.T) {
	more, differ := 0.0, 0
	for seed := range 5 {
		d := between(t, "escalero", 20+seed, solver.Casual, solver.Beginner, solver.Casual)
		got := playedAgain(t, d, 2)
		if got.Known <= 0.3 || got.Known >= 1 || got.Won > got.Games {
			t.Errorf("%+v", got)
		}
		differ += got.Most - got.Least
		more += got.Payoff - float64(d.Match.State().Payoff()[1])
	}
	if differ == 0 {
		t.Error("what it has to throw itself makes no difference")
	}
	if more < 5*5 {
		t.Errorf("%v game points more in five games", more)
	}
}

// There is nothing to play again where dice are missing.
func TestNothingToPlayAgain(t *testing.T) {
	d := game(t, "escalero-single", 1, 40, "Anna", "Bernd")
	for _, party := range []int{0, 1, 2, 3} {
		var m Mind
		list := asked(t, &m, thought.Question{Kind: thought.Again, Position: thought.Position{Record: d.String(), At: 40}, Party: party})
		if len(list) != 1 || list[0].Err == "" {
			t.Errorf("party %d: %+v", party, list)
		}
	}
}
