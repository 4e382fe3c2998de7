package turn

import (
	"math"
	"slices"

	"serviert/engine/dice"
)

// Turn solves turns. Set Final, by Fill or otherwise, and call Solve; then ask for
// the values of throws and keeps. It takes about 25 kB: keep one and reuse it.
type Turn struct {
	// Final is the value of ending the turn with each throw: unserved at index
	// 0, served at index 1.
	Final [2][Hands]float64
	// keep[n][k] is the value of keeping k with n throws left, before the
	// throw; best[n][k] the best of what can be kept of k, except all five.
	keep, best [3][size]float64
	mean       float64
}

// Fill values every final throw by the best open row to write it in. Open has bit
// r set for each open row r.
func (t *Turn) Fill(l *Layout, open uint, worth *Worth) {
	var counts [36]float64
	var combos [2][8]float64
	low := math.Inf(-1)
	for i := range counts {
		counts[i] = low
	}
	for i := range combos[0] {
		combos[0][i], combos[1][i] = low, low
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
			combos[0][c] = larger(combos[0][c], w[l.combo[row][0][c]])
			combos[1][c] = larger(combos[1][c], w[l.combo[row][1][c]])
		}
	}
	for h := range Hands {
		c := &cells[h]
		v := larger(larger(larger(counts[c[0]], counts[c[1]]), larger(counts[c[2]], counts[c[3]])), larger(counts[c[4]], counts[c[5]]))
		k := class[h] & 7
		t.Final[0][h] = larger(v, combos[0][k])
		t.Final[1][h] = larger(v, combos[1][k])
	}
}

// Floor raises every final value to at least v, the value of another result that
// can be written instead.
func (t *Turn) Floor(v float64) {
	for s := range t.Final {
		for h := range t.Final[s] {
			t.Final[s][h] = larger(t.Final[s][h], v)
		}
	}
}

// BestOfTwo turns the final values of a single turn into those of the first of
// two, of whose results the better is written. Work is overwritten.
//
// With knots above 1 only that many values are computed, and the others are
// interpolated linearly, which makes them slightly too high. With 0 all are
// computed, some dozens, each at the cost of a Solve.
func (t *Turn) BestOfTwo(work *Turn, knots int) {
	// Of hundreds of values only some dozens differ. To insert these one by one is
	// quicker than sorting all, and leaves 12 kB out of the program.
	var all [2 * Hands]float64
	list := all[:0]
	for s := range t.Final {
		for _, v := range t.Final[s] {
			if i, found := slices.BinarySearch(list, v); !found {
				list = append(list, v)
				copy(list[i+1:], list[i:])
				list[i] = v
			}
		}
	}
	var at, to [2 * Hands]float64
	n := len(list)
	if knots > 1 && knots < n {
		n = knots
	}
	for i := range n {
		j := i
		if n < len(list) {
			j = i * (len(list) - 1) / (n - 1)
		}
		at[i] = list[j]
		work.Final = t.Final
		work.Floor(at[i])
		to[i] = work.Solve()
	}
	for s := range t.Final {
		for h, v := range t.Final[s] {
			i, found := slices.BinarySearch(at[:n], v)
			if found {
				t.Final[s][h] = to[i]
				continue
			}
			part := (v - at[i-1]) / (at[i] - at[i-1])
			t.Final[s][h] = to[i-1] + part*(to[i]-to[i-1])
		}
	}
}

// Solve solves the turn and returns its value before the first throw.
func (t *Turn) Solve() float64 {
	copy(t.keep[1][FirstHand:], t.Final[0][:])
	t.sweep(1)
	nothing := 0.0
	for h, p := range odds {
		nothing += p * t.Final[1][h]
	}
	t.keep[1][0] = nothing
	t.choose(1)

	nothing = 0
	keep, best := t.keep[2][FirstHand:Keeps], t.best[1][FirstHand:Keeps]
	for h, p := range odds {
		b := best[h]
		keep[h] = larger(t.Final[0][h], b)
		nothing += p * larger(t.Final[1][h], b)
	}
	t.sweep(2)
	t.keep[2][0] = nothing
	t.choose(2)

	mean := 0.0
	best = t.best[2][FirstHand:Keeps]
	for h, p := range odds {
		mean += p * larger(t.Final[1][h], best[h])
	}
	t.mean = mean
	return mean
}

// sweep computes the values of keeps of one to four dice from those of five.
func (t *Turn) sweep(n int) {
	v := &t.keep[n]
	for k := FirstHand - 1; k > 0; k-- {
		g := &grow[k]
		v[k] = ((v[g[0]&(size-1)] + v[g[1]&(size-1)]) + (v[g[2]&(size-1)] +
			v[g[3]&(size-1)]) + (v[g[4]&(size-1)] + v[g[5]&(size-1)])) * (1.0 / 6)
	}
}

// choose computes for each keep the best of its subsets.
func (t *Turn) choose(n int) {
	v, b := &t.keep[n], &t.best[n]
	b[0] = v[0]
	for k := 1; k < FirstHand; k++ {
		m := v[k]
		for _, s := range shrink[shrinkAt[k]:shrinkAt[k+1]] {
			m = larger(m, b[s&(size-1)])
		}
		b[k] = m
	}
	for k := FirstHand; k < Keeps; k++ {
		m := math.Inf(-1)
		for _, s := range shrink[shrinkAt[k]:shrinkAt[k+1]] {
			m = larger(m, b[s&(size-1)])
		}
		b[k] = m
	}
}

// larger is max for numbers that are never NaN.
func larger(a, b float64) float64 {
	if a > b {
		return a
	}
	return b
}

// Mean is the value of the turn before its first throw.
func (t *Turn) Mean() float64 { return t.mean }

// Kept is the value of keeping k, of at most four dice, and throwing the others
// with n throws left, 1 or 2.
func (t *Turn) Kept(k, n int) float64 { return t.keep[n][k] }

// Thrown is the value of throw h on the table with n throws left, 0 to 2, before
// deciding what to keep.
func (t *Turn) Thrown(h int, served bool, n int) float64 {
	v := t.end(h, served)
	if n > 0 {
		v = larger(v, t.best[n][FirstHand+h])
	}
	return v
}

// Before is the value before a throw, with n throws left, 1 to 3, after keeping k.
// With 3 it is the value of the turn.
func (t *Turn) Before(k, n int) float64 {
	if n == 3 {
		return t.mean
	}
	return t.keep[n][k]
}

func (t *Turn) end(h int, served bool) float64 {
	if served {
		return t.Final[1][h]
	}
	return t.Final[0][h]
}

// Best is the best keep of throw h with n throws left, 1 or 2. A keep of all dice,
// FirstHand and above, means to stop. Among equals it keeps the most dice, and so
// prefers to stop.
func (t *Turn) Best(h int, served bool, n int) int {
	best, value := FirstHand+h, t.end(h, served)
	target := t.best[n][FirstHand+h]
	if !(target > value) { // not <=: a NaN would make the loop below endless
		return best
	}
	// Descend to the subset that the maximum came from.
	k := FirstHand + h
	for {
		if k < FirstHand && t.keep[n][k] == target {
			return k
		}
		for _, s := range shrink[shrinkAt[k]:shrinkAt[k+1]] {
			if t.best[n][s] == target {
				k = int(s)
				break
			}
		}
	}
}

// Parts calls yield for each different keep of up to four dice of throw h, until
// it returns false.
func Parts(h int, yield func(k int) bool) {
	hand := Hand(h)
	var kept dice.Hand
	for {
		if k := KeepOf(kept); k >= FirstHand || !yield(k) {
			return // the last one is all five
		}
		f := 0
		for kept[f] == hand[f] {
			kept[f] = 0
			f++
		}
		kept[f]++
	}
}
