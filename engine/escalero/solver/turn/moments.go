package turn

import "math"

// Moment is the mean and the mean square of something random. A single
// certain number x is Moment{x, x*x}.
type Moment struct{ Mean, Square float64 }

// Plus is the moment after adding a certain x.
func (m Moment) Plus(x float64) Moment {
	return Moment{m.Mean + x, m.Square + 2*x*m.Mean + x*x}
}

// Tie is how close two means count as equal. It is far above rounding and far
// below any difference that a rule makes.
const Tie = 1e-9

// Better tells whether a is to be preferred to b: the higher mean, and among
// equal means the smaller spread. This is the project's rule for ties wherever
// a standard deviation is stated.
func (a Moment) Better(b Moment) bool {
	if d := a.Mean - b.Mean; d > Tie || d < -Tie {
		return d > 0
	}
	return a.Square < b.Square
}

// Moments solves turns like Turn, for the mean, and carries along the mean
// square under the play that is best for the mean. It is for points: means
// must not be negative.
//
// Whole tables are made of it, so it is made for speed: throws that the open
// rows do not tell apart are one (see shape), and numbers are compared by
// their bits, as integers, because a processor guesses half of the outcomes of
// a comparison wrong and a choice between integers needs no guess.
type Moments struct {
	shape *shape
	// final is what it is worth to end the turn with each class of throws,
	// first unserved, then served.
	final [2]ranked
	// keep[n] is what keeping a class is worth with n+1 throws left; best[n]
	// is the best of what can be kept of it.
	keep [2]struct{ mean, square [size]float64 }
	best [2]ranked
	flow struct {
		mass [size]float64
		lie  [2][size]float64
		ends [2][size]float64
	}
}

// ranked are means and mean squares as the bits of floating point numbers that
// are not negative; those are in the order of the numbers.
type ranked struct{ mean, square [size]int64 }

const (
	nothing = -1            // less than any mean
	endless = math.MaxInt64 // more than any square
)

func bits(x float64) int64   { return int64(math.Float64bits(x)) }
func number(b int64) float64 { return math.Float64frombits(uint64(b)) }

// tied is the least mean that counts as equal to mean.
func tied(mean int64) int64 { return bits(number(mean) - Tie) }

// least is the smaller of two squares, the second only if its mean counts.
func least(q, square, mean, from int64) int64 {
	if mean < from {
		square = endless
	}
	if square < q {
		q = square
	}
	return q
}

// better is the better of two moments.
func better(m1, q1, m2, q2 int64) (m, q int64) {
	m = m1
	if m2 > m {
		m = m2
	}
	from := tied(m)
	return m, least(least(endless, q1, m1, from), q2, m2, from)
}

// Fill values every final throw by the better open row, as Turn.Fill does; at
// least one must be open.
func (t *Moments) Fill(l *Layout, open uint, worth *[11][Scores]Moment) {
	t.shape = l.shape(open)
	var counts [36][2]int64
	var combos [2][8][2]int64
	for c := range classes {
		combos[0][c], combos[1][c] = [2]int64{nothing, endless}, [2]int64{nothing, endless}
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
				counts[6*int(f-1)+k] = [2]int64{bits(m.Mean), bits(m.Square)}
			}
			continue
		}
		for c := range classes {
			for s := range 2 {
				m, to := &w[l.combo[row][s][c]], &combos[s][c]
				if to[0] == nothing {
					*to = [2]int64{bits(m.Mean), bits(m.Square)}
					continue
				}
				to[0], to[1] = better(to[0], to[1], bits(m.Mean), bits(m.Square))
			}
		}
	}
	for i, h := range t.shape.hand {
		i &= size - 1
		cell := &cells[h]
		m, q := int64(nothing), int64(endless)
		for _, f := range faces[:n] {
			if x := counts[cell[f]][0]; x > m {
				m = x
			}
		}
		if n > 0 {
			from := tied(m)
			for _, f := range faces[:n] {
				x := &counts[cell[f]]
				q = least(q, x[1], x[0], from)
			}
		}
		k := class[h] & 7
		if combos[0][k][0] == nothing {
			t.final[0].mean[i], t.final[0].square[i] = m, q
			t.final[1].mean[i], t.final[1].square[i] = m, q
			continue
		}
		for s := range 2 {
			c := &combos[s][k]
			if n == 0 {
				t.final[s].mean[i], t.final[s].square[i] = c[0], c[1]
				continue
			}
			t.final[s].mean[i], t.final[s].square[i] = better(m, q, c[0], c[1])
		}
	}
}

// Floor replaces every final value that is no better than m by m.
func (t *Moments) Floor(m Moment) {
	mean, square := bits(m.Mean), bits(m.Square)
	for s := range t.final {
		f := &t.final[s]
		for i := range t.shape.hand {
			i &= size - 1
			f.mean[i], f.square[i] = better(f.mean[i], f.square[i], mean, square)
		}
	}
}

// Twice revalues what was filled in as the results of the first of two turns,
// of which the better is written: with such a result in hand the second turn
// ends with the better of the two. Equal results share the work, which second
// is used for.
func (t *Moments) Twice(second *Moments) {
	n := len(t.shape.hand)
	var known [11 * Scores][2]Moment
	found := 0
	results := t.final
	for s := range results {
	next:
		for i := range n {
			m := Moment{number(results[s].mean[i]), number(results[s].square[i])}
			for _, k := range known[:found] {
				if k[0] == m {
					t.final[s].mean[i], t.final[s].square[i] = bits(k[1].Mean), bits(k[1].Square)
					continue next
				}
			}
			second.shape, second.final = t.shape, results
			second.Floor(m)
			value := second.Solve()
			known[found] = [2]Moment{m, value}
			found++
			t.final[s].mean[i], t.final[s].square[i] = bits(value.Mean), bits(value.Square)
		}
	}
}

// Solve works out the turn and returns its value before the first throw.
func (t *Moments) Solve() (m Moment) {
	s := t.shape
	keep := &t.keep[0]
	for i := range s.hand {
		at := (s.first + i) & (size - 1)
		i &= size - 1
		keep.mean[at], keep.square[at] = number(t.final[0].mean[i]), number(t.final[0].square[i])
		m.Mean += s.odds[i] * number(t.final[1].mean[i])
		m.Square += s.odds[i] * number(t.final[1].square[i])
	}
	t.stage(0, m)
	keep, best := &t.keep[1], &t.best[0]
	m = Moment{}
	for i := range s.hand {
		at := (s.first + i) & (size - 1)
		i &= size - 1
		mean, square := better(t.final[0].mean[i], t.final[0].square[i], best.mean[at], best.square[at])
		keep.mean[at], keep.square[at] = number(mean), number(square)
		mean, square = better(t.final[1].mean[i], t.final[1].square[i], best.mean[at], best.square[at])
		m.Mean += s.odds[i] * number(mean)
		m.Square += s.odds[i] * number(square)
	}
	t.stage(1, m)
	best = &t.best[1]
	m = Moment{}
	for i := range s.hand {
		at := (s.first + i) & (size - 1)
		i &= size - 1
		mean, square := better(t.final[1].mean[i], t.final[1].square[i], best.mean[at], best.square[at])
		m.Mean += s.odds[i] * number(mean)
		m.Square += s.odds[i] * number(square)
	}
	return m
}

// stage goes from the values of throws to those of the keeps before them: all
// is what throwing all five dice is worth.
func (t *Moments) stage(n int, all Moment) {
	s, keep, best := t.shape, &t.keep[n], &t.best[n]
	for k := s.first - 1; k > 0; k-- {
		g := &s.grow[k]
		var mean, square float64
		for _, x := range g {
			x &= size - 1
			mean += keep.mean[x]
			square += keep.square[x]
		}
		keep.mean[k&(size-1)], keep.square[k&(size-1)] = mean*(1.0/6), square*(1.0/6)
	}
	keep.mean[0], keep.square[0] = all.Mean, all.Square
	best.mean[0], best.square[0] = bits(all.Mean), bits(all.Square)
	for k := 1; k < s.keeps; k++ {
		parts := s.shrink[s.shrinkAt[k]:s.shrinkAt[k+1]]
		at := k & (size - 1)
		own, m := int64(nothing), int64(nothing)
		if k < s.first {
			own = bits(keep.mean[at])
			m = own
		}
		for _, x := range parts {
			if v := best.mean[x&(size-1)]; v > m {
				m = v
			}
		}
		from := tied(m)
		q := int64(endless)
		if own >= from {
			q = bits(keep.square[at])
		}
		for _, x := range parts {
			x &= size - 1
			q = least(q, best.square[x], best.mean[x], from)
		}
		best.mean[at], best.square[at] = m, q
	}
}

// Ends calls yield for each class of throws that the turn solved last may end
// with under the play that is best for the mean: a throw of the class, whether
// it is served, how likely it is, and the mean it is worth.
func (t *Moments) Ends(yield func(h int, served bool, chance, mean float64)) {
	s, f := t.shape, &t.flow
	n := len(s.hand)
	for i := range n {
		f.lie[0][i], f.lie[1][i] = 0, s.odds[i]
		f.ends[0][i], f.ends[1][i] = 0, 0
	}
	for stage := 1; stage >= 0; stage-- {
		clear(f.mass[:s.keeps])
		for served := range f.lie {
			for i, p := range f.lie[served][:n] {
				if p == 0 {
					continue
				}
				if t.best[stage].mean[s.first+i] <= t.final[served].mean[i] {
					f.ends[served][i] += p
				} else {
					f.mass[t.kept(s.first+i, stage)] += p
				}
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
				yield(int(s.hand[i]), served == 1, p, number(t.final[served].mean[i]))
			}
		}
	}
}

// kept is the best part of a throw to keep: down to where its value came from.
func (t *Moments) kept(k, stage int) int {
	s, best := t.shape, &t.best[stage].mean
	target := best[k]
	for {
		if k < s.first && bits(t.keep[stage].mean[k]) == target {
			return k
		}
		for _, x := range s.shrink[s.shrinkAt[k]:s.shrinkAt[k+1]] {
			if best[x] == target {
				k = int(x)
				break
			}
		}
	}
}
