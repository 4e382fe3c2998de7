package turn

import "math"

// Moment is the first two moments of a random variable. A constant x is
// Moment{x, x*x}.
type Moment struct {
	Mean   float64 // the expectation
	Square float64 // the expectation of the square
}

// Plus is the moment after adding a constant.
func (m Moment) Plus(x float64) Moment {
	return Moment{m.Mean + x, m.Square + 2*x*m.Mean + x*x}
}

// Tie is how close two means count as equal. It is far above rounding and far
// below any difference that a rule makes.
const Tie = 1e-9

// Better tells whether a is preferred to b: the higher mean, and among equal means
// the smaller variance. All standard deviations given anywhere are by this rule.
func (a Moment) Better(b Moment) bool {
	if d := a.Mean - b.Mean; d > Tie || d < -Tie {
		return d > 0
	}
	return a.Square < b.Square
}

// Moments solves turns for the mean, like Turn, and computes the mean square under
// that play too. It is for points: means must not be negative.
//
// Whole tables are computed with it, so it is made for speed. Throws that the open
// rows do not tell apart are one class (see shape), and floating point numbers are
// compared by their bits as integers, which needs no branches, of which half would
// be mispredicted.
type Moments struct {
	shape *shape
	// final is the value of ending the turn with each class of throws: unserved
	// at index 0, served at index 1.
	final [2][size]ranked
	// keep[n] is the value of keeping a class with n+1 throws left, best[n] the
	// best of what can be kept of it.
	keep [2][size]Moment
	best [2][size]ranked
	flow struct {
		mass [size]float64
		lie  [2][size]float64
		ends [2][size]float64
	}
}

// ranked is a mean and a mean square as the bits of floats that are not negative:
// as integers these have the order of the floats.
type ranked struct{ mean, square int64 }

const (
	nothing = -1            // less than any mean
	endless = math.MaxInt64 // more than any square
	// even is how far apart the bits of two means may be that count as equal:
	// less than Tie for means up to 64 points, a few times that for larger
	// ones, and always far more than rounding errors.
	even = 1 << 16
)

func rank(m Moment) ranked {
	return ranked{int64(math.Float64bits(m.Mean)), int64(math.Float64bits(m.Square))}
}

func (r ranked) moment() Moment {
	return Moment{math.Float64frombits(uint64(r.mean)), math.Float64frombits(uint64(r.square))}
}

// better is the better of two moments; if their means count as equal it has the
// higher mean and the lower square.
func better(a, b ranked) ranked {
	d := b.mean - a.mean
	if d < -even {
		b.square = endless
	}
	if d > even {
		a.square = endless
	}
	if b.square < a.square {
		a.square = b.square
	}
	if b.mean > a.mean {
		a.mean = b.mean
	}
	return a
}

// Fill values every final throw by the best open row, like Turn.Fill. At least one
// row must be open.
func (t *Moments) Fill(l *Layout, open uint, worth *[11][Scores]Moment) {
	t.shape = l.shape(open)
	var counts [36]ranked
	var combos [2][8]ranked
	for c := range combos[0] {
		combos[0][c], combos[1][c] = ranked{nothing, endless}, ranked{nothing, endless}
	}
	var faces [6]int
	n := 0
	for row := range l.Rows {
		if open>>row&1 == 0 {
			continue
		}
		w := &worth[row]
		if f := l.face[row]; f != 0 {
			faces[n] = int(f - 1)
			n++
			for k, m := range w {
				counts[6*int(f-1)+k] = rank(m)
			}
			continue
		}
		for c := range classes {
			for s := range 2 {
				combos[s][c] = better(combos[s][c], rank(w[l.combo[row][s][c]]))
			}
		}
	}
	for i, h := range t.shape.hand {
		cell := &cells[h]
		v := ranked{nothing, endless}
		for _, f := range faces[:n] {
			v = better(v, counts[cell[f]])
		}
		k := class[h] & 7
		t.final[0][i&(size-1)] = better(v, combos[0][k])
		t.final[1][i&(size-1)] = better(v, combos[1][k])
	}
}

// Floor replaces every final value that is not better than m by m.
func (t *Moments) Floor(m Moment) {
	r := rank(m)
	for s := range t.final {
		f := t.final[s][:len(t.shape.hand)]
		for i := range f {
			f[i] = better(f[i], r)
		}
	}
}

// Twice turns the final values of a single turn into those of the first of two,
// of whose results the better is written: each becomes the value of a second turn
// with that result already in hand. Second is scratch memory.
func (t *Moments) Twice(second *Moments) {
	n := len(t.shape.hand)
	var known [11 * Scores][2]ranked
	found := 0
	results := t.final
	for s := range results {
	next:
		for i, r := range results[s][:n] {
			for _, k := range known[:found] {
				if k[0] == r {
					t.final[s][i] = k[1]
					continue next
				}
			}
			second.shape, second.final = t.shape, results
			second.Floor(r.moment())
			known[found] = [2]ranked{r, rank(second.Solve())}
			t.final[s][i] = known[found][1]
			found++
		}
	}
}

// Solve solves the turn and returns its value before the first throw.
func (t *Moments) Solve() (m Moment) {
	s := t.shape
	keep := &t.keep[0]
	for i, p := range s.odds {
		keep[(s.first+i)&(size-1)] = t.final[0][i&(size-1)].moment()
		m.add(p, t.final[1][i&(size-1)])
	}
	t.stage(0, m)
	keep, best := &t.keep[1], &t.best[0]
	m = Moment{}
	for i, p := range s.odds {
		at := (s.first + i) & (size - 1)
		keep[at] = better(t.final[0][i&(size-1)], best[at]).moment()
		m.add(p, better(t.final[1][i&(size-1)], best[at]))
	}
	t.stage(1, m)
	best = &t.best[1]
	m = Moment{}
	for i, p := range s.odds {
		m.add(p, better(t.final[1][i&(size-1)], best[(s.first+i)&(size-1)]))
	}
	return m
}

// add adds a value of probability p.
func (m *Moment) add(p float64, r ranked) {
	x := r.moment()
	m.Mean += p * x.Mean
	m.Square += p * x.Square
}

// stage computes the values of keeps from those of the throws after them. All is
// the value of throwing all five dice.
func (t *Moments) stage(n int, all Moment) {
	s, keep, best := t.shape, &t.keep[n], &t.best[n]
	for k := s.first - 1; k > 0; k-- {
		g := &s.grow[k]
		a, b, c := &keep[g[0]&(size-1)], &keep[g[1]&(size-1)], &keep[g[2]&(size-1)]
		d, e, f := &keep[g[3]&(size-1)], &keep[g[4]&(size-1)], &keep[g[5]&(size-1)]
		to := &keep[k&(size-1)]
		to.Mean = ((a.Mean + b.Mean) + (c.Mean + d.Mean) + (e.Mean + f.Mean)) * (1.0 / 6)
		to.Square = ((a.Square + b.Square) + (c.Square + d.Square) + (e.Square + f.Square)) * (1.0 / 6)
	}
	keep[0] = all
	best[0] = rank(all)
	from := s.shrinkAt[1]
	for k, to := range s.shrinkAt[2:] {
		k++
		v := ranked{nothing, endless}
		if k < s.first {
			v = rank(keep[k&(size-1)])
		}
		for _, x := range s.shrink[from:to] {
			v = better(v, best[x&(size-1)])
		}
		best[k&(size-1)] = v
		from = to
	}
}

// Ends calls yield for each class of throws that the turn solved last may end with
// under optimal play: a throw of the class, whether it is served, its probability,
// and its mean value.
func (t *Moments) Ends(yield func(h int, served bool, chance, mean float64)) {
	s, f := t.shape, &t.flow
	n := len(s.hand)
	for i := range n {
		f.lie[0][i], f.lie[1][i] = 0, s.odds[i]
		f.ends[0][i], f.ends[1][i] = 0, 0
	}
	for stage := 1; stage >= 0; stage-- {
		clear(f.mass[:s.keeps])
		for i := range n {
			on := 0.0 // probability of throwing on; served or not, the keep is the same
			best := t.best[stage][s.first+i].mean
			for served := range f.lie {
				if p := f.lie[served][i]; best <= t.final[served][i].mean {
					f.ends[served][i] += p
				} else {
					on += p
				}
			}
			if on > 0 {
				f.mass[t.kept(s.first+i, stage)] += on
			}
		}
		for k := 1; k < s.first; k++ {
			if p := f.mass[k] * (1.0 / 6); p > 0 {
				for _, g := range s.grow[k] {
					f.mass[g&(size-1)] += p
				}
			}
		}
		for i := range n {
			f.lie[0][i], f.lie[1][i] = f.mass[s.first+i], f.mass[0]*s.odds[i]
		}
	}
	for served := range f.lie {
		for i, p := range f.lie[served][:n] {
			if p += f.ends[served][i]; p > 0 {
				yield(int(s.hand[i]), served == 1, p, t.final[served][i].moment().Mean)
			}
		}
	}
}

// kept is the best keep of a throw: the one that its value came from.
func (t *Moments) kept(k, stage int) int {
	s, best := t.shape, &t.best[stage]
	target := best[k].mean
	for {
		if k < s.first && rank(t.keep[stage][k]).mean == target {
			return k
		}
		for _, x := range s.shrink[s.shrinkAt[k]:s.shrinkAt[k+1]] {
			if best[x].mean == target {
				k = int(x)
				break
			}
		}
	}
}
