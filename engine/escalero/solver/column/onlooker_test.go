package column

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"serviert/engine/escalero"
)

// What the networks say of an entry to a party that waits is what they say of its standing once it is written. The
// model says something else there, up to a point where the end is near, because it knows the chances of others less
// exactly than those of the party that is asked; so it does here.
func TestAnOnlookerSeesStandings(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 12))
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	nets := randomNets(rng)
	by := &Many{Game: g}
	with, without := &Many{Game: g, More: nets}, &Many{Game: g}
	o := &Onlooker{Game: g, Nets: nets}
	sum, square, wrong, worst, n := 0.0, 0.0, 0.0, 0.0, 0
	for k := range 200 {
		a := randomTable(g, rng, 3+k%3, k%33)
		i := rng.IntN(len(a.Others))
		var v, plain Entries
		by.Entries(&a, &v)
		o.Look(by, &a, i, &v)
		(&Onlooker{Game: g}).Look(by, &a, i, &plain)
		g.each(&a.Me, func(col, row, k int) {
			if rng.IntN(10) > 0 {
				return
			}
			thrower := a.Me
			thrower.Write(g, col, row, k)
			others := slices.Clone(a.Others)
			others[i] = thrower
			seen := Table{Me: a.Others[i], Others: others}
			want := with.Standing(&seen) - without.Standing(&seen)
			off := math.Abs(float64(v[col][row][k]-plain[col][row][k]) - want)
			sum, square, n = sum+want, square+want*want, n+1
			wrong += off
			worst = max(worst, off)
		})
	}
	spread := math.Sqrt(square/float64(n) - (sum/float64(n))*(sum/float64(n)))
	t.Logf("%d entries, networks spread by %.3f, off by %.4f, at most %.3f", n, spread, wrong/float64(n), worst)
	if wrong/float64(n) > 0.05*spread {
		t.Errorf("off by %.4f on average, where the networks spread by %.3f", wrong/float64(n), spread)
	}
}
