package main

import (
	"math/rand/v2"

	"serviert/engine/escalero/solver/column"
)

// actor plays games and turns them into samples.
type actor struct {
	game   *column.Game
	rng    *rand.Rand
	solver *column.Solver // by the networks being trained
	others []column.Player
	steps  []step
	pool   []column.Pos // middles of earlier games
	at     int
}

// knots is how exactly the first of two turns is valued in training: the values
// between are off by less than the networks are.
const knots = 8

// quick plays by a model, of two turns the first nearly exactly.
func quick(g *column.Game, m column.Model) column.ByModel {
	return column.ByModel{Solver: &column.Solver{Game: g, Model: m, Knots: knots}}
}

func newActor(g *column.Game, nets *column.Nets, rng *rand.Rand) *actor {
	return &actor{
		game: g, rng: rng,
		solver: quick(g, &column.Learned{Game: g, Nets: nets}).Solver,
		others: []column.Player{
			quick(g, column.Plain{Game: g}),
			quick(g, column.Points{Game: g}),
			quick(g, column.Spare{Game: g}),
		},
	}
}

// step is one entry of a game: the position after it, what it was thought to
// be worth to who made it, and what it turned out to be worth one turn later,
// expected over all dice.
type step struct {
	pos     column.Pos
	value   float64
	next    float64
	foreign bool // made by another player, who does not maximise this value
}

// foreigners is the share of games in which one side is played by another
// player, so that positions occur which the network alone would avoid.
const foreigners = 0.15

const (
	// middles is the share of games that begin in the middle of an earlier
	// one: the last thirty entries are where values are worst, and cheaper to
	// play than the first thirty.
	middles  = 0.6
	poolSize = 4000
)

// solved is a player whose turn has been solved already.
type solved struct{ column.ByModel }

// Begin is column.Player.
func (solved) Begin(*column.Pos) {}

// begin is where a game starts.
func (a *actor) begin() column.Pos {
	if len(a.pool) < poolSize/10 || a.rng.Float64() >= middles {
		return a.game.Start()
	}
	return a.pool[a.rng.IntN(len(a.pool))]
}

// remember keeps a position for later games to begin in.
func (a *actor) remember(p column.Pos) {
	if len(a.pool) < poolSize {
		a.pool = append(a.pool, p)
		return
	}
	a.pool[a.at] = p
	a.at = (a.at + 1) % poolSize
}

// play plays one game and appends its samples. The target of a position is
// the mean over the next turn's dice, and lambda times what the turns after
// that added to their own expectation: no luck of the dice is in it, only the
// disagreement of the values along the game.
func (a *actor) play(lambda float64, emit func(column.Sample)) {
	g := a.game
	p := a.begin()
	whole := p == g.Start()
	// A middle is anywhere between a half and a quarter of all cells open.
	cells := p.Me.Cells() + p.Opp.Cells()
	middle := cells/4 + a.rng.IntN(cells/4+1)
	a.steps = a.steps[:0]
	other, side := column.Player(nil), 0
	if a.rng.Float64() < foreigners {
		other, side = a.others[a.rng.IntN(len(a.others))], a.rng.IntN(2)
	}
	for n := 0; !p.Over(); n++ {
		mean := a.solver.Solve(&p)
		if n > 0 {
			a.steps[n-1].next = -mean
		}
		mover := column.Player(solved{column.ByModel{Solver: a.solver}})
		foreign := other != nil && n%2 == side
		if foreign {
			mover = other
		}
		row, col, result, _ := g.Take(&p, mover, nil, func() int { return a.rng.IntN(6) })
		value := a.solver.Value(row, col, result)
		p.Me.Write(g, col, row, result)
		a.steps = append(a.steps, step{pos: p, value: value, foreign: foreign})
		p = p.Swap()
		if cells--; whole && cells == middle {
			a.remember(p)
		}
	}
	after := 0.0 // what the later turns added, seen by who moves next
	for n := len(a.steps) - 2; n >= 0; n-- {
		s := &a.steps[n]
		target := s.next
		if !a.steps[n+1].foreign {
			target -= lambda * after
		}
		after = target - s.value
		if s.pos.Me.Cells()+s.pos.Opp.Cells() > column.Exact {
			x := g.Sample(&s.pos)
			x.Target = float32(target)
			emit(x)
		}
	}
}
