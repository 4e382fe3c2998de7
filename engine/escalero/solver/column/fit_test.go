package column

import (
	"flag"
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

var fit = flag.Bool("fit", false, "play the games that the shares of Spare were checked with")

// TestShares plays Spare with other shares against Spare as it is and prints the
// mean payoff with its 95 % interval, without the luck of the dice. It takes
// minutes, so it has to be asked for:
//
//	go test ./engine/escalero/solver/column -run TestShares -fit -v -timeout 0
func TestShares(t *testing.T) {
	if !*fit {
		t.Skip("not asked for with -fit")
	}
	const games = 3000
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	reference := &Solver{Game: g, Model: &Learned{Game: g, Nets: new(Nets)}}
	for _, c := range [][2]float32{
		{0, 0}, {0.5, 0}, {shareSlope, 0}, {1, 0}, {shareSlope, 0.1},
		{0.7, shareOffset}, {shareSlope, shareOffset}, {1.1, shareOffset},
	} {
		other := *g
		sum := float32(0)
		for _, v := range g.Value {
			sum += v
		}
		for i, v := range g.Value {
			other.share[i] = max(0, c[0]*v/sum-c[1])
		}
		a, b := player(&other, Spare{&other}), player(g, Spare{g})
		rng := rand.New(rand.NewPCG(1, 1))
		roll := func() int { return rng.IntN(6) }
		mean, square := 0.0, 0.0
		for i := range games {
			x := 0.0
			if i%2 == 0 {
				o := g.Play(a, b, reference, roll)
				x = o.Payoff - o.Luck
			} else {
				o := g.Play(b, a, reference, roll)
				x = o.Luck - o.Payoff
			}
			mean += x / games
			square += x * x / games
		}
		t.Logf("slope %.2f, offset %.2f: shares %.2f, %+.3f +- %.3f game points a game", c[0], c[1], other.share, mean,
			1.96*math.Sqrt((square-mean*mean)/games))
	}
}
