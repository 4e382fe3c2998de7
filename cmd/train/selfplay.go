package main

import (
	"math/rand/v2"

	"serviert/engine/escalero/solver/column"
)

// actor plays games and turns them into samples.
type actor struct {
	game   *column.Game
	rng    *rand.Rand
	solver *column.Solver // plays by the networks being trained
	others []column.Player
	steps  []step       // of the current game
	pool   []column.Pos // positions from the middle of earlier games
	at     int          // the next to be replaced
	late   int          // open cells to begin with, 0 for the whole game
}

// knots is how finely the first of two turns is valued in training. The error of
// interpolation is smaller than that of the networks.
const knots = 8

// quick plays by a model; the first of two turns is valued approximately.
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

// step is an entry of a game.
type step struct {
	pos     column.Pos // the afterstate
	value   float64    // its value by the networks, for the side that made the entry
	next    float64    // its expected backup: minus the mean of the next turn
	foreign bool       // made by another player, who does not maximise this value
}

// foreigners is the share of games in which another player plays one side, so that
// positions occur that the networks alone would avoid.
const foreigners = 0.15

const (
	// middles is the share of games that begin in the middle of an earlier
	// one. Values are worst in the last thirty entries, which are also cheaper
	// to play than the first thirty.
	middles  = 0.6
	poolSize = 4000
	// lateShare is middles where only late positions are learned: what is played
	// before them only brings new ones.
	lateShare = 0.97
)

// solved is a player whose turn has been solved already.
type solved struct{ column.ByModel }

// Begin is column.Player.Begin.
func (solved) Begin(*column.Pos) {}

// begin is where a game starts.
func (a *actor) begin() column.Pos {
	share := middles
	if a.late > 0 {
		share = lateShare
	}
	if len(a.pool) < poolSize/10 || a.rng.Float64() >= share {
		return a.game.Start()
	}
	return a.pool[a.rng.IntN(len(a.pool))]
}

// remember stores a position for later games to begin in.
func (a *actor) remember(p column.Pos) {
	if len(a.pool) < poolSize {
		a.pool = append(a.pool, p)
		return
	}
	a.pool[a.at] = p
	a.at = (a.at + 1) % poolSize
}

// play plays one game and emits its samples. With V the value of an afterstate and
// E V the mean of the next one over the dice, each seen by the side that made the
// entry, the target is the lambda-return
//
//	G(n) = E V(n+1) + lambda * (G(n+1) - V(n+1))
//
// which differs from the usual one by E in the first term: the luck of the dice is
// left out. If the next entry is foreign the second term is left out too.
func (a *actor) play(lambda float64, emit func(column.Sample)) {
	g := a.game
	p := a.begin()
	whole := p == g.Start()
	// The position remembered has between a quarter and a half of the cells open.
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
		cells--
		if whole && (a.late == 0 && cells == middle || a.late > 0 && (cells == a.late || cells == a.late-1)) {
			a.remember(p)
		}
	}
	after := 0.0 // G - V of the next step, for the side that makes it
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
