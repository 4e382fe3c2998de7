package column

import (
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

func TestQuick(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	rng := rand.New(rand.NewPCG(1, 1))
	roll := func() int { return rng.IntN(6) }
	try := func(name string, a, b Model) {
		pa, pb := NewPlayer(g, a), NewPlayer(g, b)
		ref := &Solver{Game: g, Model: Spare{g}}
		n := 1000
		var s, s2, c, c2 float64
		for i := range n {
			var x, y float64
			if i%2 == 0 {
				o := g.Play(pa, pb, ref, roll)
				x, y = o.Payoff, o.Payoff-o.Luck
			} else {
				o := g.Play(pb, pa, ref, roll)
				x, y = -o.Payoff, -o.Payoff+o.Luck
			}
			s += x
			s2 += x * x
			c += y
			c2 += y * y
		}
		f := float64(n)
		t.Logf("%s: %.2f +- %.2f, without luck %.2f +- %.2f", name, s/f, 1.96*math.Sqrt((s2/f-s*s/f/f)/f), c/f, 1.96*math.Sqrt((c2/f-c*c/f/f)/f))
	}
	begin := &Learned{Game: g, Nets: new(Nets)}
	try("begin-plain", begin, Plain{g})
	try("begin-spare", begin, Spare{g})
	if testing.Short() {
		return
	}
	try("greedy-points", Greedy{g}, Points{g})
	try("plain-points", Plain{g}, Points{g})
	try("spare-plain", Spare{g}, Plain{g})
	try("spare-points", Spare{g}, Points{g})
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
