package column

import (
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

// looking is a game of escalero without networks, what looks ahead in it, and a player
// that does not.
func looking(near float64, most int) (*Game, *Ahead, ByModel) {
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	m := &Learned{Game: g, Nets: new(Nets)}
	return g, &Ahead{Solver: Solver{Game: g, Model: m.Quick()}, Near: near, Most: most}, player(g, m)
}

// What is looked at differs by the value of the other side's turn after it, the dearest
// first, and nothing but what the model holds nearly best is.
func TestRefineValuesByTheNextTurn(t *testing.T) {
	g, a, plain := looking(0.2, 5)
	rng := rand.New(rand.NewPCG(1, 1))
	looked := 0
	for range 60 {
		p := randomPos(g, rng, 8+rng.IntN(40))
		if p.Me.Cells() == 0 {
			continue
		}
		plain.Begin(&p)
		was := plain.entries
		if !a.Refine(&p, &plain.entries, &plain.Choice, &plain.Turn) {
			continue
		}
		if len(a.seen) == 0 || len(a.seen) > a.Most {
			t.Fatalf("looked at %d entries", len(a.seen))
		}
		looked++
		level, changed := 0.0, 0
		for i, e := range append([]seen{}, a.seen...) {
			q := p
			q.Me.Write(g, e.col, e.row, e.result)
			q = q.Swap()
			d := float64(plain.entries[e.col][e.row][e.result]) + a.Solve(&q)
			if i == 0 {
				level = d
			} else if d -= level; math.Abs(d) > 1e-5 {
				t.Errorf("entry %d is off by %v", i, d)
			}
		}
		g.each(&p.Me, func(col, row, k int) {
			if plain.entries[col][row][k] != was[col][row][k] {
				changed++
			}
		})
		if changed > len(a.seen) {
			t.Errorf("looked at %d entries, changed %d", len(a.seen), changed)
		}
	}
	if looked < 40 {
		t.Errorf("looked %d times", looked)
	}
}

// Where the model is exact there is nothing to look for.
func TestRefineLeavesTheEndgame(t *testing.T) {
	g, a, plain := looking(10, 4)
	rng := rand.New(rand.NewPCG(2, 2))
	for range 20 {
		p := randomPos(g, rng, 20)
		for p.Me.Cells()+p.Opp.Cells() > Exact+1 || p.Me.Cells() == 0 {
			if p.Me.Cells() == 0 {
				p = g.Start()
			}
			c, r := rng.IntN(g.Columns), rng.IntN(g.Layout.Rows)
			if p.Me.Open[c]>>r&1 == 1 {
				p.Me.Write(g, c, r, 0)
				p = p.Swap()
			}
		}
		plain.Begin(&p)
		if a.Refine(&p, &plain.entries, &plain.Choice, &plain.Turn) {
			t.Fatal("looked ahead with", p.Me.Cells()+p.Opp.Cells(), "cells open")
		}
	}
}

// Refining changes what the values say about each other, not what they say about the
// turn: those looked at keep their mean, weighted by how often a turn ends there.
func TestRefineKeepsTheLevel(t *testing.T) {
	g, a, plain := looking(0.2, 12)
	rng := rand.New(rand.NewPCG(3, 3))
	refined, changed := 0, 0
	for range 100 {
		p := randomPos(g, rng, 10+rng.IntN(50))
		if p.Me.Cells() == 0 {
			continue
		}
		before := plain.Solve(&p)
		was := plain.entries
		did := a.Refine(&p, &plain.entries, &plain.Choice, &plain.Turn)
		if open := p.Me.Cells() + p.Opp.Cells() - 1; did != (open > Exact) {
			t.Fatalf("refined %v with %d cells open", did, open)
		}
		if !did {
			continue
		}
		refined++
		n := 0
		g.each(&p.Me, func(col, row, k int) {
			if plain.entries[col][row][k] != was[col][row][k] {
				n++
			}
		})
		if n > a.Most {
			t.Errorf("%d values changed", n)
		}
		if n > 1 {
			changed++
		}
		if after := plain.solve(&p.Me); math.Abs(after-before) > 0.2 {
			t.Errorf("the turn was worth %.2f and is now worth %.2f", before, after)
		}
	}
	if refined < 30 || changed < refined/2 {
		t.Errorf("refined %d times, changed values %d times", refined, changed)
	}
}
