package column

// Table is the sheets of a game with any number of parties, Me first.
type Table struct {
	Me     Side
	Others []Side
}

// nodes and weights integrate over a standard normal variable (Gauss-Hermite
// with seven nodes).
var nodes = [...]float32{-3.750440, -2.366760, -1.154405, 0, 1.154405, 2.366760, 3.750440}
var weights = [...]float32{0.000548, 0.030757, 0.240123, 0.457143, 0.240123, 0.030757, 0.000548}

// bell is a column's final sum as a normal variable.
type bell struct{ mean, sd float32 }

// Many values entries between three and more parties, each for himself: the
// winner of a column is paid by all others. It is the column model with spare
// turns, the chance to be first among all taken over one's own result.
func (g *Game) Many(t *Table, v *Entries) {
	cells := t.Me.Cells()
	n := len(t.Others)
	var still [columns]standing
	rivals := g.bells(t.Others)
	judge := func(c int, open uint16, sum int16, other int) standing {
		return stand(g.bell(c, open, sum, other), rivals, c)
	}
	for c := range g.Columns {
		still[c] = judge(c, t.Me.Open[c], t.Me.Sum[c], cells-count(t.Me.Open[c])-1)
	}
	for c := range g.Columns {
		all := still
		for row := range g.Layout.Rows {
			if t.Me.Open[c]>>row&1 == 0 {
				continue
			}
			for k := range g.Layout.Count[row] {
				all[c] = judge(c, t.Me.Open[c]&^(1<<row), t.Me.Sum[c]+int16(g.Layout.Points[row][k]), cells-count(t.Me.Open[c]))
				v[c][row][k] = g.worth(&all, n)
			}
		}
	}
}

func (g *Game) bell(c int, open uint16, sum int16, other int) bell {
	r := g.Tables.at(open, g.passes(c, count(open), other))
	return bell{float32(sum) + r.mean, sqrt(max(r.variance*widen, 0.05))}
}

func (g *Game) bells(others []Side) [][columns]bell {
	list := make([][columns]bell, len(others))
	for i := range others {
		all := others[i].Cells()
		for c := range g.Columns {
			list[i][c] = g.bell(c, others[i].Open[c], others[i].Sum[c], all-count(others[i].Open[c]))
		}
	}
	return list
}

// standing is the chance to be first in a column and that of one other party,
// the strongest rival, to be it.
type standing struct{ first, other, top float32 }

func stand(me bell, rivals [][columns]bell, c int) (s standing) {
	for i, x := range nodes {
		at := me.mean + me.sd*x
		p := weights[i]
		for r := range rivals {
			p *= normal((at - 0.5 - rivals[r][c].mean) / rivals[r][c].sd)
		}
		s.first += p
	}
	s.other = 1 - s.first
	// The strongest rival's part of what is left, for sweeps against Me.
	for r := range rivals {
		b := rivals[r][c]
		p := normal((b.mean - me.mean) / sqrt(b.sd*b.sd+me.sd*me.sd))
		s.top = max(s.top, p)
	}
	s.top = min(s.top, s.other)
	return s
}

// worth is the equity among n others.
func (g *Game) worth(all *[columns]standing, n int) float32 {
	e, win, lose := float32(0), g.Sweep*float32(n), g.Sweep
	for c := range g.Columns {
		e += g.Value[c] * (float32(n)*all[c].first - all[c].other)
		win *= all[c].first
		lose *= all[c].top
	}
	return e + win - lose
}

// Firsts is the chance of Me to be first in each column, after an entry.
func (g *Game) Firsts(t *Table) (o Odds) {
	cells := t.Me.Cells()
	rivals := g.bells(t.Others)
	for c := range g.Columns {
		s := stand(g.bell(c, t.Me.Open[c], t.Me.Sum[c], cells-count(t.Me.Open[c])), rivals, c)
		o[c].Win, o[c].Lose = s.first, s.other
	}
	return o
}

// Standing is the equity of Me as the sheets stand, after an entry.
func (g *Game) Standing(t *Table) float64 {
	cells := t.Me.Cells()
	rivals := g.bells(t.Others)
	var all [columns]standing
	for c := range g.Columns {
		all[c] = stand(g.bell(c, t.Me.Open[c], t.Me.Sum[c], cells-count(t.Me.Open[c])), rivals, c)
	}
	return float64(g.worth(&all, len(t.Others)))
}
