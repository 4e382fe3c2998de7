package column

import (
	"serviert/engine/escalero/solver/turn"
)

// Exact is the most open cells on both sheets together, after an entry, with
// which a position is solved to the end.
const Exact = 3

// endgame solves the last entries of a game exactly. Not for concurrent use.
type endgame struct {
	game *Game
	// lines are, for each combination row, the ways of playing for it that are
	// optimal for some value of its served result.
	lines [rows][]line
	faces [scores]float32 // probability of 0 to 5 of a face that is always kept
	work  turn.Turn
	turns [Exact + 1]turn.Turn
	picks [Exact + 1]Choice
	cells [Exact + 1]Entries
}

// line is a way of playing for a combination: the probabilities of getting it.
type line struct{ plain, served float32 }

func newEndgame(g *Game) *endgame {
	e := &endgame{game: g}
	// A die shows a face within three throws with probability 91/216.
	const p = 91.0 / 216
	ways := [scores]float64{1, 5, 10, 10, 5, 1}
	for n, w := range ways {
		for range n {
			w *= p
		}
		for range 5 - n {
			w *= 1 - p
		}
		e.faces[n] = float32(w)
	}
	if g.Hands == 2 {
		// The distribution of the better of two turns.
		below := float32(0)
		for n, p := range e.faces {
			e.faces[n] = p * (2*below + p)
			below += p
		}
	}
	t := &e.turns[0]
	flow := new(turn.Flow)
	var worth turn.Worth
	for row := range g.Layout.Rows {
		if n := g.Layout.Count[row]; n > 3 {
			continue
		}
		const steps = 24
		for i := range steps + 1 {
			worth[row] = [scores]float64{0, float64(i) / steps, 1}
			if g.Layout.Count[row] == 2 {
				worth[row][1] = 1 // served or nothing
			}
			t.Fill(g.Layout, 1<<row, &worth)
			t.Solve()
			flow.FromStart(t)
			var chance [3]float64
			for served := range flow.Ends {
				for h, q := range flow.Ends[served] {
					chance[g.Layout.Result(row, h, served == 1)] += q
				}
			}
			l := line{float32(chance[1]), float32(chance[2])}
			if n := len(e.lines[row]); n == 0 || e.lines[row][n-1] != l {
				e.lines[row] = append(e.lines[row], l)
			}
		}
	}
	return e
}

// after is the value for Me of a position right after an entry of Me.
func (e *endgame) after(p *Pos, depth int) float32 {
	if p.Opp.Cells() == 0 && p.Me.Cells() == 0 {
		return e.game.Payoff(p)
	}
	q := p.Swap()
	return -e.before(&q, depth)
}

// before is the value for Me, who is about to throw, of a position.
func (e *endgame) before(p *Pos, depth int) float32 {
	if p.Me.Cells() == 1 {
		for col := range e.game.Columns {
			for row := range e.game.Layout.Rows {
				if p.Me.Open[col]>>row&1 == 1 {
					return e.lastCell(p, col, row, depth)
				}
			}
		}
	}
	e.entries(p, &e.cells[depth], depth)
	t, c := &e.turns[depth], &e.picks[depth]
	e.game.Choose(&p.Me, &e.cells[depth], c)
	return e.solve(t, c)
}

// solve is the value of the turn or turns of an entry, given its Choice.
func (e *endgame) solve(t *turn.Turn, c *Choice) float32 {
	t.Fill(e.game.Layout, c.Open, &c.Worth)
	if e.game.Hands == 2 {
		t.BestOfTwo(&e.work, 0)
	}
	return float32(t.Solve())
}

// entries values all entries of Me.
func (e *endgame) entries(p *Pos, v *Entries, depth int) {
	g := e.game
	for col := range g.Columns {
		for row := range g.Layout.Rows {
			if p.Me.Open[col]>>row&1 == 1 {
				for k := range g.Layout.Count[row] {
					q := *p
					q.Me.Write(g, col, row, k)
					v[col][row][k] = e.after(&q, depth+1)
				}
			}
		}
	}
}

// lastCell is the value before the turn for Me's only open cell. More points are
// never worse, so in a face row the face is always kept, and a combination is
// played for in one of a few ways.
func (e *endgame) lastCell(p *Pos, col, row, depth int) float32 {
	g := e.game
	var v [scores]float32
	n := g.Layout.Count[row]
	for k := range n {
		q := *p
		q.Me.Write(g, col, row, k)
		v[k] = e.after(&q, depth+1)
	}
	switch {
	case n == scores:
		sum := float32(0)
		for k, w := range e.faces {
			sum += w * v[k]
		}
		return sum
	case n <= 3:
		if n == 2 {
			v[2] = v[0]
		}
		if g.Hands == 2 {
			// The value after each result of the first turn. Once that is the
			// combination, only a served one improves on it.
			w := [3]float32{e.tryFor(row, v[0], v[1], v[2]), e.tryFor(row, v[1], v[1], v[2]), v[2]}
			return e.tryFor(row, w[0], w[1], w[2])
		}
		return e.tryFor(row, v[0], v[1], v[2])
	}
	t, c := &e.turns[depth], &e.picks[depth]
	for k := range n {
		c.Worth[row][k] = float64(v[k])
	}
	c.Open = 1 << row
	return e.solve(t, c)
}

// tryFor is the value of a turn played for a combination, given the values of
// missing it, getting it and getting it served.
func (e *endgame) tryFor(row int, none, plain, served float32) float32 {
	best := none
	for _, l := range e.lines[row] {
		best = max(best, none+l.plain*(plain-none)+l.served*(served-none))
	}
	return best
}
