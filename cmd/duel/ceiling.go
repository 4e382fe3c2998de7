package main

import (
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"serviert/engine/escalero/solver/column"
)

// A ceiling is how much a player loses a game by its own entries, by rollouts: at
// entries taken at random from its games against itself, the game is played to its
// end many times after the entry chosen and after each other one that it values
// nearly as high, without the luck of the dice. What is best in one half of the
// rollouts is valued by the other half, so that nobody is taken to be better by
// chance alone; where the halves disagree too little is found, so this is a lower
// bound. What to keep is played as always, so what is lost there is not in it.
type ceiling struct {
	name     string // of the player
	preset   string
	rollouts int // after each entry, an even number
	seed     uint64
}

const (
	// considered is how far behind the chosen one an entry may be valued, in game
	// points.
	considered = 0.4
	// most is how many entries are compared.
	most = 4
)

// span is a part of the game, by the open cells on both sheets before the entry.
type span struct{ from, to int }

var spans = []span{{5, 8}, {9, 14}, {15, 20}, {21, 30}, {31, 44}, {45, 66}}

// sample is an entry, its part of the game and what was lost there, in game points.
type sample struct {
	span int
	lost float64
}

func (c ceiling) print(w io.Writer, games int) error {
	rules, err := variant(c.preset, nil)
	if err != nil {
		return err
	}
	d := duel{a: c.name, b: c.name, luck: "none", seed: c.seed, rules: rules, game: column.NewGame(rules)}
	d.game.Tables.Build()
	all := make([][]sample, games)
	var next atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		nets, err := d.nets(c.name)
		if err != nil {
			return err
		}
		s := d.solver(&column.Learned{Game: d.game, Nets: nets})
		writer, err := d.player(c.name)
		if err != nil {
			return err
		}
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < games; i = int(next.Add(1)) - 1 {
				all[i] = c.game(d.game, s, writer, rand.New(rand.NewPCG(c.seed, uint64(i))))
			}
		})
	}
	group.Wait()
	var sums [8]moments
	var counts [8]int
	for _, x := range slices.Concat(all...) {
		sums[x.span].add(x.lost)
		counts[x.span]++
	}
	fmt.Fprintf(w, "what %s loses a game by its entries, %s, %d rollouts after each, at least, 95 %%\n", c.name, c.preset, c.rollouts)
	total, variance := 0.0, 0.0
	for i, s := range spans {
		if counts[i] < 2 {
			continue
		}
		mean, half := sums[i].mean(counts[i])
		// Half of the cells of both sides are those of one side.
		entries := float64(min(s.to, 2*len(rules.Rows)*len(rules.Columns))-s.from+1) / 2
		fmt.Fprintf(w, "  %2d to %2d open cells  %6d entries  %.4f an entry, %.3f ±%.3f a game\n", s.from, s.to, counts[i], mean, entries*mean, entries*half)
		total += entries * mean
		variance += entries * half * entries * half
	}
	fmt.Fprintf(w, "  all                                              %.3f ±%.3f a game\n", total, math.Sqrt(variance))
	return nil
}

// game plays a game and compares the entries of one turn of each span.
func (c ceiling) game(g *column.Game, s *column.Solver, writer column.Player, rng *rand.Rand) (list []sample) {
	p := g.Start()
	at := make([]int, len(spans))
	for i, s := range spans {
		at[i] = s.from + rng.IntN(s.to-s.from+1)
	}
	for !p.Over() {
		s.Solve(&p)
		h, served := throwSolved(g, s, rng)
		if i := slices.Index(at, p.Me.Cells()+p.Opp.Cells()); i >= 0 {
			writer.Begin(&p)
			row, col, _ := writer.Entry(h, served)
			list = append(list, sample{i, c.compare(g, s, &p, row, col, h, served, rng)})
			s.Solve(&p)
		}
		row, col, k, _ := s.Entry(h, served)
		p.Me.Write(g, col, row, k)
		p = p.Swap()
	}
	return list
}

// throwSolved throws the dice of a solved turn and returns the final throw.
func throwSolved(g *column.Game, s *column.Solver, rng *rand.Rand) (h int, served bool) {
	f := &final{ByModel: column.ByModel{Solver: s}}
	g.Throws(f, nil, 0, func() int { return rng.IntN(6) })
	return f.h, f.served
}

// final notes the final throw of a turn that has been solved.
type final struct {
	column.ByModel
	h      int
	served bool
}

// Entry is column.Player.Entry.
func (f *final) Entry(h int, served bool) (row, col, result int) {
	f.h, f.served = h, served
	return f.ByModel.Entry(h, served)
}

// compare is what writing a throw in a cell loses against the best of the entries that
// s values nearly as high.
func (c ceiling) compare(g *column.Game, s *column.Solver, p *column.Pos, ownRow, ownCol, h int, served bool, rng *rand.Rand) float64 {
	type entry struct {
		after column.Pos
		own   bool
		value float64
		mean  [2]float64 // of each half of the rollouts
	}
	var list []entry
	for col := range g.Columns {
		for row := range g.Layout.Rows {
			if p.Me.Open[col]>>row&1 == 0 {
				continue
			}
			k := g.Layout.Result(row, h, served)
			e := entry{after: *p, own: row == ownRow && col == ownCol, value: s.Value(row, col, k)}
			e.after.Me.Write(g, col, row, k)
			list = append(list, e)
		}
	}
	slices.SortStableFunc(list, func(a, b entry) int {
		switch {
		case a.value > b.value:
			return -1
		case a.value < b.value:
			return 1
		}
		return 0
	})
	n := 1
	for n < min(len(list), most) && list[n].value > list[0].value-considered {
		n++
	}
	if n == 1 {
		return 0
	}
	list = list[:n]
	own := slices.IndexFunc(list, func(e entry) bool { return e.own })
	if own < 0 {
		return 0 // nothing that is compared here
	}
	for r := range c.rollouts {
		// The same dice after each entry: much of what is left of luck is then the same too.
		seed := rng.Uint64()
		for i := range list {
			list[i].mean[r%2] += rollout(g, s, list[i].after, rand.New(rand.NewPCG(seed, 0)))
		}
	}
	lost := 0.0
	for half := range 2 {
		best := 0
		for i := range list {
			if list[i].mean[half] > list[best].mean[half] {
				best = i
			}
		}
		lost += (list[best].mean[1-half] - list[own].mean[1-half]) / 2
	}
	return lost / float64(c.rollouts/2)
}

// rollout plays to the end after an entry and returns the result for the side that
// made it, without the luck of the dice: all play by s, whose value of each turn
// before its dice, less that after them, is what luck has taken.
func rollout(g *column.Game, s *column.Solver, p column.Pos, rng *rand.Rand) float64 {
	result, sign := 0.0, 1.0
	for !p.Over() {
		p, sign = p.Swap(), -sign
		mean := s.Solve(&p)
		h, served := throwSolved(g, s, rng)
		row, col, k, v := s.Entry(h, served)
		result += sign * (mean - v)
		p.Me.Write(g, col, row, k)
	}
	return result + sign*float64(g.Payoff(&p))
}
