package column

import (
	"serviert/engine/escalero/solver/turn"
)

// Few is up to how many open cells a single column's points are known as a
// whole distribution. With so few cells they are far from normal: a grande
// more or none.
const Few = 4

// spread is the distribution of the points that a column with few open cells
// still brings under the play of Tables: chance[x] of x points, below[x] of
// less than x. No column of any variant brings 255 points with Few cells.
type spread struct {
	chance []float32
	below  []float32
}

// most is the highest sum that the open rows can bring.
func (t *Tables) most(open int) int {
	sum := 0
	for row := range t.layout.Rows {
		if open>>row&1 == 1 {
			sum += t.layout.Points[row][t.layout.Count[row]-1]
		}
	}
	return sum
}

// measure finds the distribution of a column with few open cells, after its
// turn has been solved in t.solver with t.worth.
func (t *Tables) measure(mask int) {
	s := &t.spreads[t.pass][mask]
	*s = spread{chance: make([]float32, t.most(mask)+1), below: make([]float32, t.most(mask)+2)}
	if mask == 0 {
		s.chance[0] = 1
	} else {
		pass := 0.0
		var results [rows][scores]float64
		t.solver.Ends(func(h int, served bool, p, value float64) {
			if row, k := t.place(mask, h, served, value); row < 0 {
				pass += p
			} else {
				results[row][k] += p
			}
		})
		if pass > 0 {
			mix(s.chance, t.spreads[t.pass-1][mask].chance, 0, pass)
		}
		for row := range t.layout.Rows {
			if mask>>row&1 == 1 {
				for k, p := range results[row] {
					if p > 0 {
						mix(s.chance, t.spreads[t.pass][mask&^(1<<row)].chance, t.layout.Points[row][k], p)
					}
				}
			}
		}
	}
	for x, p := range s.chance {
		s.below[x+1] = s.below[x] + p
	}
}

// place is the row and result that a throw is written in, row -1 to pass.
func (t *Tables) place(mask, h int, served bool, value float64) (row, k int) {
	best, at := 0.0, -1
	result := 0
	for r := range t.layout.Rows {
		if mask>>r&1 == 0 {
			continue
		}
		i := t.layout.Result(r, h, served)
		if w := t.worth[r][i].Mean; at < 0 || w > best {
			best, at, result = w, r, i
		}
	}
	if best < value-turn.Tie {
		return -1, 0
	}
	return at, result
}

func mix(to, from []float32, shift int, p float64) {
	for x, q := range from {
		to[x+shift] += float32(p) * q
	}
}

// blended is a distribution between those of two numbers of passes.
type blended struct {
	low, high *spread
	part      float32 // how much of high
}

// spreadAt is the distribution of a column when j turns may be passed; false
// where too many cells are open.
func (t *Tables) spreadAt(open uint16, j float32) (b blended, ok bool) {
	if count(open) > Few {
		return b, false
	}
	i := min(int(j), Passes)
	b.low = &t.spreads[i][open]
	b.high, b.part = b.low, 0
	if i < Passes {
		b.high, b.part = &t.spreads[i+1][open], j-float32(i)
	}
	return b, true
}

// ladder is what a side's column may come to, as the other side meets it: its
// n entries are the chances of less than 0, 1, ... points.
type ladder struct {
	n     int
	below [256]float32
}

// climb writes a distribution into a ladder.
func (b *blended) climb(l *ladder) {
	low, high := b.low.below, b.high.below
	l.n = min(len(low), len(l.below))
	for x := range l.n {
		l.below[x] = low[x] + (high[x]-low[x])*b.part
	}
}

// duel is the odds of being ahead with a lead of d when both columns have
// brought what they bring.
func duel(mine *blended, theirs *ladder, d int) odds {
	var o odds
	low := mine.low.chance
	high := mine.high.chance[:len(low)]
	last := theirs.n - 1
	for x, p := range low {
		p += (high[x] - p) * mine.part
		if p == 0 {
			continue
		}
		switch at := x + d; {
		case at < 0:
			o.lose += p
		case at >= last:
			o.win += p * theirs.below[last&255]
		default:
			o.win += p * theirs.below[at&255]
			o.lose += p * (1 - theirs.below[(at+1)&255])
		}
	}
	return o
}
