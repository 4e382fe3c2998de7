package main

import (
	"cmp"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/solver/column"
)

// A ceiling is how much a player loses a game by its own entries, by rollouts.
// Entries are taken at random from its games against its like. The game is played
// to its end many times after the entry chosen, and as often after each other one
// that it values nearly as high; the luck of the dice is taken out of the results.
// What is best in one half of the rollouts is valued by the other half, so that
// nothing looks better by chance alone. Where the halves disagree too little is
// found, so this is a lower bound. What to keep is decided as always, so what is
// lost there is not in it.
type ceiling struct {
	name     string // of the player
	preset   string
	parties  int
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

// span is a part of the game, by the open cells on two sheets before the entry.
// Among more parties it is that in which each has as many.
type span struct{ from, to int }

// among is the first and last number of cells open on the sheets of n parties, of
// whom each has so many at the start.
func (s span) among(n, cells int) (from, to int) {
	return (s.from*n + 1) / 2, min((s.to*n+n-1)/2, n*cells)
}

var spans = []span{{5, 8}, {9, 14}, {15, 20}, {21, 30}, {31, 44}, {45, 66}}

// sample is an entry, its part of the game and what was lost there, in game points.
type sample struct {
	span int
	lost float64
}

func (c ceiling) print(w io.Writer, games int) error {
	rules, err := escalero.Variant(c.preset)
	if err != nil {
		return err
	}
	if !rules.Settlement.ByColumns {
		return fmt.Errorf("%s is not settled by columns", c.preset)
	}
	d := duel{a: c.name, b: c.name, luck: "none", seed: c.seed, rules: rules, game: column.NewGame(rules)}
	d.game.Tables.Build()
	all := make([][]sample, games)
	var next atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		p, err := c.peers(&d)
		if err != nil {
			return err
		}
		group.Go(func() {
			for i := int(next.Add(1)) - 1; i < games; i = int(next.Add(1)) - 1 {
				all[i] = c.game(p, rand.New(rand.NewPCG(c.seed, uint64(i))))
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
	fmt.Fprintf(w, "what %s loses a game by its entries, %s, %d parties, %d rollouts after each, at least, 95 %%\n", c.name, c.preset, c.parties, c.rollouts)
	total, variance := 0.0, 0.0
	for i, s := range spans {
		if counts[i] < 2 {
			continue
		}
		mean, half := sums[i].mean(counts[i])
		// Each party has its part of the cells.
		from, to := s.among(c.parties, len(rules.Rows)*len(rules.Columns))
		entries := float64(to-from+1) / float64(c.parties)
		fmt.Fprintf(w, "  %2d to %3d open cells  %6d entries  %.4f an entry, %.3f ±%.3f a game\n", from, to, counts[i], mean, entries*mean, entries*half)
		total += entries * mean
		variance += entries * half * entries * half
	}
	fmt.Fprintf(w, "  all                                               %.3f ±%.3f a game\n", total, math.Sqrt(variance))
	return nil
}

// peers are parties that play alike.
type peers struct {
	game   *column.Game
	solver *column.Solver
	many   *column.Many // nil between two
	writer column.Player
	looks  column.Onlooker // those who wait
}

func (c ceiling) peers(d *duel) (*peers, error) {
	nets, err := d.nets(c.name)
	if err != nil {
		return nil, err
	}
	p := &peers{game: d.game, solver: d.solver(&column.Learned{Game: d.game, Nets: nets})}
	if c.parties > 2 {
		p.many = &column.Many{Game: d.game, Nets: nets}
		if c.name == "best" {
			p.many.More = solver.WeightsForMore(d.rules, d.game.Hands)
		}
		p.looks = column.Onlooker{Game: d.game, Nets: p.many.More}
		return p, nil
	}
	p.writer, err = d.player(c.name)
	return p, err
}

// ring is the sheets of all parties, from that on whose turn it is.
type ring []column.Side

func (r ring) pair() *column.Pos    { return &column.Pos{Me: r[0], Opp: r[1]} }
func (r ring) table() *column.Table { return &column.Table{Me: r[0], Others: r[1:]} }

func (r ring) cells() (n int) {
	for i := range r {
		n += r[i].Cells()
	}
	return n
}

// write writes an entry of the party on whose turn it is, and it is the next one's.
func (r ring) write(g *column.Game, col, row, result int) {
	r[0].Write(g, col, row, result)
	me := r[0]
	copy(r, r[1:])
	r[len(r)-1] = me
}

// solve solves the turn to come and returns what it is worth to the party.
func (p *peers) solve(r ring) float64 {
	if p.many == nil {
		return p.solver.Solve(r.pair())
	}
	return p.solver.SolveTable(r.table(), p.many)
}

// entry is what the party writes after a final throw in a turn that has been solved.
func (p *peers) entry(r ring, h int, served bool) (row, col int) {
	if p.writer == nil {
		row, col, _, _ = p.solver.Entry(h, served)
		return row, col
	}
	p.writer.Begin(r.pair())
	row, col, _ = p.writer.Entry(h, served)
	return row, col
}

// payoff is what the first party of a finished game has won.
func (p *peers) payoff(r ring) float64 {
	if p.many == nil {
		return float64(p.game.Payoff(r.pair()))
	}
	return float64(p.many.Payoff(r.table()))
}

// game plays a game and compares the entries of one turn of each span.
func (c ceiling) game(p *peers, rng *rand.Rand) (list []sample) {
	start := p.game.Start()
	r := slices.Repeat(ring{start.Me}, c.parties)
	at := make([]int, len(spans))
	for i, s := range spans {
		from, to := s.among(c.parties, start.Me.Cells())
		at[i] = -1 // the sheets are smaller
		if from <= to {
			at[i] = from + rng.IntN(to-from+1)
		}
	}
	for r.cells() > 0 {
		p.solve(r)
		h, served := p.throw(rng)
		row, col, k, _ := p.solver.Entry(h, served)
		if i := slices.Index(at, r.cells()); i >= 0 {
			list = append(list, sample{i, c.compare(p, r, h, served, rng)})
		}
		r.write(p.game, col, row, k)
	}
	return list
}

// throw throws the dice of a solved turn and returns the final throw.
func (p *peers) throw(rng *rand.Rand) (h int, served bool) {
	f := &final{ByModel: column.ByModel{Solver: p.solver}}
	p.game.Throws(f, nil, 0, func() int { return rng.IntN(6) })
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

// compare is what the entry chosen for a throw, in a turn that has been solved, loses
// against the best of those valued nearly as high.
func (c ceiling) compare(p *peers, r ring, h int, served bool, rng *rand.Rand) float64 {
	type entry struct {
		after ring // and the next party is to throw
		own   bool
		value float64
		mean  [2]float64 // of each half of the rollouts
	}
	g := p.game
	var list []entry
	for col := range g.Columns {
		for row := range g.Layout.Rows {
			if r[0].Open[col]>>row&1 == 0 {
				continue
			}
			k := g.Layout.Result(row, h, served)
			e := entry{after: slices.Clone(r), value: p.solver.Value(row, col, k)}
			e.after.write(g, col, row, k)
			list = append(list, e)
		}
	}
	ownRow, ownCol := p.entry(r, h, served)
	own := slices.Clone(r)
	own.write(g, ownCol, ownRow, g.Layout.Result(ownRow, h, served))
	for i := range list {
		list[i].own = slices.Equal(list[i].after, own)
	}
	slices.SortStableFunc(list, func(a, b entry) int { return cmp.Compare(b.value, a.value) })
	n := 1
	for n < min(len(list), most) && list[n].value > list[0].value-considered {
		n++
	}
	chosen := slices.IndexFunc(list[:n], func(e entry) bool { return e.own })
	if n == 1 || chosen < 0 {
		return 0 // nothing that is compared here
	}
	list = list[:n]
	for i := range c.rollouts {
		// The same dice after each entry: much of what is left of luck is then the same too.
		seed := rng.Uint64()
		for j := range list {
			list[j].mean[i%2] += p.rollout(slices.Clone(list[j].after), rand.New(rand.NewPCG(seed, 0)))
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
		lost += (list[best].mean[1-half] - list[chosen].mean[1-half]) / 2
	}
	return lost / float64(c.rollouts/2)
}

// rollout plays to the end after an entry of the last party and returns its result,
// without the luck of the dice: that is what it holds after each turn less what it
// held before the dice of it, by the model that all play by.
func (p *peers) rollout(r ring, rng *rand.Rand) float64 {
	luck := 0.0
	me := len(r) - 1
	for r.cells() > 0 {
		mean := p.solve(r)
		h, served := p.throw(rng)
		row, col, k, v := p.solver.Entry(h, served)
		switch {
		case me == 0:
			luck += v - mean
		case p.many == nil:
			luck -= v - mean
		default:
			luck += p.looks.Luck(p.solver, p.many, r.table(), me-1, col, row, k)
		}
		r.write(p.game, col, row, k)
		me = (me + len(r) - 1) % len(r)
	}
	return p.payoff(slices.Concat(r[me:], r[:me])) - luck
}
