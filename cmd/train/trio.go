package main

import (
	"math"
	"math/rand/v2"

	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// trio plays games of three parties, each for himself, and turns them into
// samples. The networks learn what a position is worth to all three, because
// what a turn is expected to do to the other two follows from the play that is
// best for who throws.
type trio struct {
	game   *column.Game
	rng    *rand.Rand
	model  *column.Many
	plain  *column.Many // without networks
	nets   *column.Nets
	solver *column.Solver
	other  *column.Solver
	flow   turn.Flow
	steps  []trioStep
	pool   []column.Table
	at     int
}

// trioStep is one entry: the values after it of who made it, who is next and
// the third, what one turn later was expected of them, in the same order.
type trioStep struct {
	sample  column.Sample
	value   [3]float64
	next    [3]float64
	foreign bool
}

func newTrio(g *column.Game, nets *column.Nets, rng *rand.Rand) *trio {
	return &trio{
		game: g, rng: rng, nets: nets,
		model:  &column.Many{Game: g, Nets: nets},
		plain:  &column.Many{Game: g},
		solver: &column.Solver{Game: g, Knots: knots},
		other:  &column.Solver{Game: g, Knots: knots},
	}
}

func (a *trio) roll() int { return a.rng.IntN(6) }

// start is three empty sheets.
func (a *trio) start() column.Table {
	me := a.game.Start().Me
	return column.Table{Me: me, Others: []column.Side{me, me}}
}

// after is the table once Me has written: the next is Me then.
func after(t column.Table, g *column.Game, row, col, result int) column.Table {
	me := t.Me
	me.Write(g, col, row, result)
	return column.Table{Me: me, Others: t.Others}
}

// pass gives the dice to the next.
func pass(t column.Table) column.Table {
	return column.Table{Me: t.Others[0], Others: []column.Side{t.Others[1], t.Me}}
}

func (a *trio) begin() column.Table {
	if len(a.pool) < poolSize/10 || a.rng.Float64() >= middles {
		return a.start()
	}
	return a.pool[a.rng.IntN(len(a.pool))]
}

func (a *trio) remember(t column.Table) {
	if len(a.pool) < poolSize {
		a.pool = append(a.pool, t)
		return
	}
	a.pool[a.at] = t
	a.at = (a.at + 1) % poolSize
}

// values are what all three can expect after an entry in t, for which the
// solver was called last.
func (a *trio) values(t *column.Table, row, col, result int) (x column.Sample, v [3]float64) {
	if t.Open() == 1 {
		end := after(*t, a.game, row, col, result)
		v[0] = float64(a.model.Payoff(&end))
		next := pass(end)
		v[1] = float64(a.model.Payoff(&next))
		v[2] = -v[0] - v[1]
		return x, v
	}
	x = a.model.After(t, col, row, result)
	for i, w := range a.nets.Net[a.nets.Index(int(x.Phase))].Values(&x) {
		v[i] = float64(w)
	}
	return x, v
}

// expect is what all three can expect before a turn of t.Me that the solver has
// solved: over all dice, who throws playing what is best for himself.
func (a *trio) expect(t *column.Table) (v [3]float64) {
	s := a.solver
	var reach [3][11][turn.Scores]float64
	a.flow.FromStart(&s.Turn)
	for served := range a.flow.Ends {
		for h, p := range a.flow.Ends[served] {
			if p > 0 {
				row, col, k, _ := s.Entry(h, served == 1)
				reach[col][row][k] += p
			}
		}
	}
	for col := range reach {
		for row := range reach[col] {
			for k, p := range reach[col][row] {
				if p == 0 {
					continue
				}
				_, w := a.values(t, row, col, k)
				for i := range v {
					v[i] += p * w[i]
				}
			}
		}
	}
	return v
}

// play plays one game and emits its samples; see actor.play for lambda.
func (a *trio) play(lambda float64, emit func(column.Sample)) {
	t := a.begin()
	cells := t.Open()
	whole := cells == 3*a.game.Columns*a.game.Layout.Rows
	middle := cells/4 + a.rng.IntN(cells/4+1)
	a.steps = a.steps[:0]
	side := -1
	if a.rng.Float64() < foreigners {
		side = a.rng.IntN(3)
	}
	for n := 0; !t.Over(); n++ {
		a.solver.SolveTable(&t, a.model)
		mean := a.expect(&t)
		if n > 0 {
			a.steps[n-1].next = [3]float64{mean[2], mean[0], mean[1]}
		}
		mover := a.solver
		foreign := n%3 == side
		if foreign {
			mover = a.other
			mover.SolveTable(&t, a.plain)
		}
		row, col, result, _ := a.game.Throws(solved{column.ByModel{Solver: mover}}, nil, 0, a.roll)
		x, v := a.values(&t, row, col, result)
		t = after(t, a.game, row, col, result)
		a.steps = append(a.steps, trioStep{sample: x, value: v, foreign: foreign})
		t = pass(t)
		if cells--; whole && cells == middle {
			a.remember(t)
		}
	}
	var later [3]float64 // what the later turns added, seen by who moves next
	for n := len(a.steps) - 2; n >= 0; n-- {
		s := &a.steps[n]
		target := s.next
		if !a.steps[n+1].foreign {
			for i := range target {
				target[i] += lambda * later[(i+2)%3]
			}
		}
		for i := range target {
			later[i] = target[i] - s.value[i]
			s.sample.Target[i] = float32(target[i])
		}
		emit(s.sample)
	}
}

// duel is the mean payoff of the networks against two players without, less
// the luck of the networks' own dice.
func (a *trio) duel(games int) (mean, interval float64) {
	// The same dice every time, so that lines can be compared.
	rng := rand.New(rand.NewPCG(99, 99))
	roll := func() int { return rng.IntN(6) }
	sum, square := 0.0, 0.0
	for i := range games {
		t := a.start()
		luck := 0.0
		n := 0
		for ; !t.Over(); n++ {
			var row, col, result int
			if n%3 == i%3 {
				before := a.solver.SolveTable(&t, a.model)
				var l float64
				row, col, result, l = a.game.Throws(solved{column.ByModel{Solver: a.solver}}, a.solver, before, roll)
				luck += l
			} else {
				a.other.SolveTable(&t, a.plain)
				row, col, result, _ = a.game.Throws(solved{column.ByModel{Solver: a.other}}, nil, 0, roll)
			}
			t = pass(after(t, a.game, row, col, result))
		}
		for ; n%3 != i%3; n++ {
			t = pass(t)
		}
		x := float64(a.model.Payoff(&t)) - luck
		sum += x
		square += x * x
	}
	f := float64(max(1, games))
	mean = sum / f
	return mean, 1.96 * math.Sqrt((square/f-mean*mean)/f)
}
