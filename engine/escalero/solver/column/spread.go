package column

import (
	"serviert/engine/escalero/solver/turn"
)

// Few is the most open cells with which the points still to come in a column are
// known as a distribution. With so few it is far from normal: a grande or none.
const Few = 4

// spread is the distribution of the points still to come in a column with few
// open cells, under the play of Tables: chance[x] is the probability of x points,
// below[x] of less than x.
type spread struct {
	chance []float32
	below  []float32
}

// most is the highest sum that the open rows can score.
func (t *Tables) most(open int) int {
	sum := 0
	for row := range t.layout.Rows {
		if open>>row&1 == 1 {
			sum += t.layout.Points[row][t.layout.Count[row]-1]
		}
	}
	return sum
}

// measure computes the distribution of a column with few open cells, whose turn
// has been solved in t.solver with t.worth.
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

// place is the row that a throw is written in and its result there; row -1 is a
// pass.
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

// blended interpolates between the distributions for two numbers of passes.
type blended struct {
	low, high *spread
	part      float32 // weight of high, 0 to 1
}

// spreadAt is the distribution of a column of which j turns may be passed; false
// if it has too many open cells.
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

// ladder is a distribution unpacked for duel: its n elements are the
// probabilities of less than 0, 1, ... points. From 255 points on it knows no more: four
// cells bring as many less than once in 100,000 times, and only with a double grande
// beside a grande that counts 80 served.
type ladder struct {
	n     int
	below [256]float32
}

// climb unpacks a distribution into a ladder.
func (b *blended) climb(l *ladder) {
	low, high := b.low.below, b.high.below
	l.n = min(len(low), len(l.below))
	for x := range l.n {
		l.below[x] = low[x] + (high[x]-low[x])*b.part
	}
}

// duel is the odds of a column with a lead of d points so far and these points
// still to come on both sides.
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
