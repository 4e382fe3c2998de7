package column

import (
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

// player plays by a model.
func player(g *Game, m Model) ByModel { return ByModel{&Solver{Game: g, Model: m}} }

// match is the mean payoff of a against b over some games, without the luck of the
// dice.
func match(g *Game, a, b Player, games int) float64 {
	rng := rand.New(rand.NewPCG(1, 1))
	roll := func() int { return rng.IntN(6) }
	reference := &Solver{Game: g, Model: Spare{g}}
	sum := 0.0
	for i := range games {
		if i%2 == 0 {
			o := g.Play(a, b, reference, roll)
			sum += o.Payoff - o.Luck
		} else {
			o := g.Play(b, a, reference, roll)
			sum += o.Luck - o.Payoff
		}
	}
	return sum / float64(games)
}

// Each model beats the one before it. The margins are far below what cmd/duel
// measures, so that a few games are enough.
func TestModelsInOrder(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	for _, c := range []struct {
		name   string
		a, b   Model
		margin float64
	}{
		{"points against greedy", Points{g}, Greedy{g}, 0.2},
		{"plain against points", Plain{g}, Points{g}, 1.5},
		{"spare against plain", Spare{g}, Plain{g}, 0.3},
		{"exact short columns against plain", &Learned{Game: g, Nets: new(Nets)}, Plain{g}, 0.6},
	} {
		if got := match(g, player(g, c.a), player(g, c.b), 60); got < c.margin {
			t.Errorf("%s: %+.2f, want more than %+.2f", c.name, got, c.margin)
		}
	}
}

func TestTurnsAllocateNothing(t *testing.T) {
	r, _ := escalero.Preset("wuerfelpoker")
	g := NewGame(r)
	g.Tables.Build()
	rng := rand.New(rand.NewPCG(3, 3))
	s := &Solver{Game: g, Model: &Learned{Game: g, Nets: new(Nets)}}
	p := randomPos(g, rng, 20)
	if n := testing.AllocsPerRun(5, func() {
		s.Solve(&p)
		s.Turn.Best(rng.IntN(252), true, 2)
		s.Entry(rng.IntN(252), false)
	}); n != 0 {
		t.Errorf("%v allocations a decision", n)
	}
}

func BenchmarkSpare(b *testing.B) {
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	s := &Solver{Game: g, Model: Spare{g}}
	p := g.Start()
	for b.Loop() {
		s.Solve(&p)
	}
}
