package column

import "serviert/engine/escalero/solver/turn"

// Ahead looks a turn further than its model: it values an entry by solving the other
// side's turn after it. For two parties with one turn per entry. Not for concurrent
// use.
type Ahead struct {
	Solver // of the other side's turn
	// Near is how much worse than the best an entry of some dice may be by the model,
	// in equity, to be looked at, and Most how many entries are looked at in a turn.
	Near float64
	Most int
	seen []seen
	flow turn.Flow
}

// seen is an entry that is looked at.
type seen struct {
	row, col, result int
	often            float64 // how often a turn ends there, or nearly so
	gain             float64 // what it is worth beyond the model's value
}

// Refine looks at the entries in which the turn that p.Me is about to take ends most
// often or nearly does, and adds what they gain to v, the model's values; c and t are
// their choice and the turn filled by it. The mean of what is added is 0, so that
// values looked at compare with the others. It tells whether it has changed v, so that
// all that follows from v is to be done again: there is nothing to find out where the
// model is exact.
func (a *Ahead) Refine(p *Pos, v *Entries, c *Choice, t *turn.Turn) bool {
	if p.Me.Cells()+p.Opp.Cells()-1 <= Exact {
		return false
	}
	g := a.Game
	t.Solve()
	var often [columns][rows][scores]float64
	a.flow.FromStart(t)
	for i := range a.flow.Ends {
		for h, chance := range a.flow.Ends[i] {
			if chance == 0 {
				continue
			}
			_, _, _, best := c.Entry(g.Layout, h, i == 1)
			for col := range g.Columns {
				for row := range g.Layout.Rows {
					if p.Me.Open[col]>>row&1 == 0 {
						continue
					}
					k := g.Layout.Result(row, h, i == 1)
					if behind := best - float64(v[col][row][k]); behind < a.Near {
						often[col][row][k] += chance * (1 - behind/a.Near)
					}
				}
			}
		}
	}
	a.seen = a.seen[:0]
	g.each(&p.Me, func(col, row, k int) {
		if x := often[col][row][k]; x > 0 {
			a.seen = append(a.seen, seen{row: row, col: col, result: k, often: x})
		}
	})
	for i := range a.seen {
		for j := i; j > 0 && a.seen[j].often > a.seen[j-1].often; j-- {
			a.seen[j], a.seen[j-1] = a.seen[j-1], a.seen[j]
		}
	}
	n := min(a.Most, len(a.seen))
	for len(g.Orders) > 1 && n < len(a.seen) && a.seen[n].often > 0.999*a.seen[n-1].often { // perhaps the same in another column
		n++
	}
	a.seen = a.seen[:n]
	sum, all := 0.0, 0.0
	for i := range a.seen {
		s := &a.seen[i]
		q := *p
		q.Me.Write(g, s.col, s.row, s.result)
		q = q.Swap()
		s.gain = -a.Solve(&q) - float64(v[s.col][s.row][s.result])
		sum += s.often * s.gain
		all += s.often
	}
	for _, s := range a.seen {
		v[s.col][s.row][s.result] += float32(s.gain - sum/all)
	}
	return true
}

// ByLooking plays by a model and by looking ahead.
type ByLooking struct {
	ByModel
	Ahead *Ahead
}

// Begin is Player.Begin.
func (b *ByLooking) Begin(p *Pos) {
	b.ByModel.Begin(p)
	if b.Ahead.Refine(p, &b.entries, &b.Choice, &b.Turn) {
		b.solve(&p.Me)
	}
}
