package turn

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
// square under the play that is best for the mean.
type Moments struct {
	Final      [2][Hands]Moment
	keep, best [size]Moment
	throw      [2][Hands]Moment
}

// Fill values every final throw by the better open row, as Turn.Fill does.
func (t *Moments) Fill(l *Layout, open uint, worth *[11][Scores]Moment) {
	var counts [36]Moment
	var combos [2][8]Moment
	none := Moment{Mean: -1e300}
	for i := range counts {
		counts[i] = none
	}
	for i := range combos[0] {
		combos[0][i], combos[1][i] = none, none
	}
	for row := range l.Rows {
		if open>>row&1 == 0 {
			continue
		}
		w := &worth[row]
		if f := l.face[row]; f != 0 {
			copy(counts[6*(f-1):], w[:])
			continue
		}
		for c := range classes {
			for s := range 2 {
				if m := w[l.combo[row][s][c]]; m.Better(combos[s][c]) {
					combos[s][c] = m
				}
			}
		}
	}
	for h := range Hands {
		c := &cells[h]
		v := counts[c[0]]
		for _, at := range c[1:] {
			if m := counts[at]; m.Better(v) {
				v = m
			}
		}
		for s := range 2 {
			t.Final[s][h] = v
			if m := combos[s][class[h]&7]; m.Better(v) {
				t.Final[s][h] = m
			}
		}
	}
}

// Floor replaces every final value that is no better than m by m.
func (t *Moments) Floor(m Moment) {
	for s := range t.Final {
		for h := range t.Final[s] {
			if !t.Final[s][h].Better(m) {
				t.Final[s][h] = m
			}
		}
	}
}

// Solve works out the turn and returns its value before the first throw.
// Final stays as it was filled.
func (t *Moments) Solve() Moment {
	t.throw = t.Final
	for range 2 {
		t.stage()
	}
	return mean(&t.throw[1])
}

// stage goes from the values of throws with n-1 throws left to those with n.
func (t *Moments) stage() {
	copy(t.keep[FirstHand:], t.throw[0][:])
	for k := FirstHand - 1; k > 0; k-- {
		m := Moment{}
		for _, g := range grow[k] {
			m.Mean += t.keep[g&(size-1)].Mean
			m.Square += t.keep[g&(size-1)].Square
		}
		t.keep[k] = Moment{m.Mean / 6, m.Square / 6}
	}
	t.keep[0] = mean(&t.throw[1])
	t.best[0] = t.keep[0]
	for k := 1; k < Keeps; k++ {
		m := t.keep[k]
		if k >= FirstHand {
			m = Moment{Mean: -1e300}
		}
		for _, s := range shrink[shrinkAt[k]:shrinkAt[k+1]] {
			if b := &t.best[s&(size-1)]; b.Better(m) {
				m = *b
			}
		}
		t.best[k] = m
	}
	for h := range Hands {
		b := t.best[FirstHand+h]
		for s := range 2 {
			t.throw[s][h] = t.Final[s][h]
			if b.Better(t.Final[s][h]) {
				t.throw[s][h] = b
			}
		}
	}
}

func mean(v *[Hands]Moment) (m Moment) {
	for h, p := range odds {
		m.Mean += p * v[h].Mean
		m.Square += p * v[h].Square
	}
	return m
}
