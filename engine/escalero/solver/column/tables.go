package column

import (
	"serviert/engine/escalero/solver/turn"
)

// Passes is up to how many turns a column is solved for in which nothing need
// be written into it, because the result goes to another column instead.
const Passes = 8

// Tables say what a single column still brings: mean and variance of the
// points yet to be written into the open rows under the play that is best for
// their mean, when up to some turns may be passed.
type Tables struct {
	layout *turn.Layout
	rest   [Passes + 1][]rest
	pass   int // passes and mask are where Step goes on
	mask   int
	solver turn.Moments
	worth  [rows][scores]turn.Moment
	// exact holds the moments of the pass being built and of the one before.
	exact [2][]turn.Moment
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
	for i := range t.exact {
		t.exact[i] = make([]turn.Moment, n)
	}
	return t
}

// Ready tells whether everything is computed.
func (t *Tables) Ready() bool { return t.pass > Passes }

// Build computes what is not yet computed.
func (t *Tables) Build() {
	for !t.Step(1 << t.layout.Rows) {
	}
}

// Step computes up to n entries more, some 20 microseconds each natively, and
// tells whether all are done. There are 9 times 2 to the rows.
func (t *Tables) Step(n int) bool {
	for ; n > 0 && !t.Ready(); n-- {
		t.entry()
		if t.mask++; t.mask == 1<<t.layout.Rows {
			t.mask = 0
			t.pass++
			t.exact[0], t.exact[1] = t.exact[1], t.exact[0]
		}
	}
	return t.Ready()
}

func (t *Tables) entry() {
	now, before := t.exact[0], t.exact[1]
	mask := t.mask
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
		t.solver.Floor(before[mask])
	}
	m := t.solver.Solve()
	now[mask] = m
	if count(uint16(mask)) <= Few {
		t.measure(mask)
	}
	t.rest[t.pass][mask] = rest{float32(m.Mean), float32(m.Square - m.Mean*m.Mean)}
}

// at is the rest of a column when j turns may be passed, interpolated.
func (t *Tables) at(open uint16, j float32) rest {
	if j >= Passes {
		return t.rest[Passes][open]
	}
	i := int(j)
	a, b := t.rest[i][open], t.rest[i+1][open]
	j -= float32(i)
	return rest{a.mean + (b.mean-a.mean)*j, a.variance + (b.variance-a.variance)*j}
}
