package column

import (
	"slices"

	"serviert/engine/escalero/solver/turn"
)

// Passes is the most turns of a column that may be passed: nothing need be
// written there, because the result goes to another column.
const Passes = 8

// Tables are the points still to come in a single column, for each set of open
// rows and each number of passes: mean and variance under the play that
// maximises the mean.
type Tables struct {
	layout *turn.Layout
	rest   [Passes + 1][]rest
	// Step goes through the sets of open rows in ascending order, so that their
	// subsets are done before them, and computes all numbers of passes of each.
	done   []bool   // by set
	mask   int      // the current set; all before it are done or not wanted
	pass   int      // number of passes next for mask
	wanted []uint16 // sets wanted with all their subsets; none for all
	left   int      // number of sets not done
	solver turn.Moments
	worth  [rows][scores]turn.Moment
	// exact holds the moments before rounding to rest.
	exact [Passes + 1][]turn.Moment
	// spreads are the distributions of columns with few open cells.
	spreads [Passes + 1][]spread
}

type rest struct{ mean, variance float32 }

func newTables(l *turn.Layout) *Tables {
	t := &Tables{layout: l}
	n := 1 << l.Rows
	for i := range t.rest {
		t.rest[i] = make([]rest, n)
		t.spreads[i] = make([]spread, n)
	}
	t.done, t.left = make([]bool, n), n
	for i := range t.exact {
		t.exact[i] = make([]turn.Moment, n)
	}
	return t
}

// Ready tells whether everything is computed.
func (t *Tables) Ready() bool { return t.left == 0 }

// Build computes everything that is missing.
func (t *Tables) Build() {
	t.wanted = nil
	for !t.Step(1 << t.layout.Rows) {
	}
}

// Want limits Step to what columns with these open rows, and those they become,
// need: in the middle of a game a small part of everything. Want() is everything
// again.
func (t *Tables) Want(open ...uint16) {
	if slices.Equal(open, t.wanted) {
		return
	}
	t.wanted = slices.Clone(open)
	t.mask, t.pass = 0, 0
}

// Step computes up to n more table entries of what is wanted, about 12
// microseconds each natively, and tells whether all of them are done. There are
// 9 * 2^rows in all.
func (t *Tables) Step(n int) bool {
	for t.seek() {
		if n == 0 {
			return false
		}
		n--
		t.entry()
		if t.pass++; t.pass > Passes {
			t.done[t.mask] = true
			t.left--
			t.mask, t.pass = t.mask+1, 0
		}
	}
	return true
}

// seek goes to the next set that is wanted and not done.
func (t *Tables) seek() bool {
	for ; t.mask < len(t.done); t.mask, t.pass = t.mask+1, 0 {
		if t.done[t.mask] {
			continue
		}
		if len(t.wanted) == 0 {
			return true
		}
		for _, open := range t.wanted {
			if t.mask&^int(open) == 0 {
				return true
			}
		}
	}
	return false
}

func (t *Tables) entry() {
	now, mask := t.exact[t.pass], t.mask
	if mask == 0 {
		now[0] = turn.Moment{}
		t.measure(0)
		return
	}
	for row := range t.layout.Rows {
		if mask>>row&1 == 0 {
			continue
		}
		next := now[mask&^(1<<row)]
		for k := range t.layout.Count[row] {
			t.worth[row][k] = next.Plus(float64(t.layout.Points[row][k]))
		}
	}
	t.solver.Fill(t.layout, uint(mask), &t.worth)
	if t.pass > 0 {
		t.solver.Floor(t.exact[t.pass-1][mask])
	}
	m := t.solver.Solve()
	now[mask] = m
	if count(uint16(mask)) <= Few {
		t.measure(mask)
	}
	t.rest[t.pass][mask] = rest{float32(m.Mean), float32(m.Square - m.Mean*m.Mean)}
}

// at is the rest of a column of which j turns may be passed, interpolated.
func (t *Tables) at(open uint16, j float32) rest {
	if j >= Passes {
		return t.rest[Passes][open]
	}
	i := int(j)
	a, b := t.rest[i][open], t.rest[i+1][open]
	j -= float32(i)
	return rest{a.mean + (b.mean-a.mean)*j, a.variance + (b.variance-a.variance)*j}
}
