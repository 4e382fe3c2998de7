// Package exact computes the play of a whole sheet that maximises its expected
// points. In a game settled by difference that is optimal play whatever the
// others do, because the payoff is linear in one's own points.
//
// A sheet is a Markov decision process, solved by dynamic programming. Its states
// are the sets of open cells; points already written only add up and are no part
// of them. Free columns are interchangeable: all that matters is in how many of
// them each row is open, which makes 2^rows states for one column and 4^rows for
// three. Down columns come after the free ones and are a chain.
//
// Variances are those under the play that maximises the mean and, among equal
// means, minimises the variance from there on (see turn.Tie).
package exact

import (
	"fmt"
	"math"
	"runtime"
	"sync"
	"sync/atomic"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
)

// Sheet is the solved sheet of a variant. Make it with New or From, then Fill it or
// Step until all states are done; only then ask for values.
type Sheet struct {
	rules  escalero.Rules
	layout *turn.Layout
	free   int  // number of free columns
	down   int  // number of Down columns, which come after them
	two    bool // two turns per entry
	// chain[i] is the points still to come in the Down columns when i of their
	// cells are written.
	chain []turn.Moment
	// table is the points still to come from each state of the free columns,
	// including the chain. A state is a number with a digit for each row: in how
	// many free columns the row is open. radix is the place values, most the
	// greatest digits.
	table []turn.Moment
	radix [escalero.MaxRows + 1]int
	most  [escalero.MaxRows]int
	// Step continues with state next on stepper.
	next    int
	stepper *worker
}

// MaxTwoTurns bounds the states of a sheet with two turns per entry, which take a
// hundred times as long as with one.
const MaxTwoTurns = 1 << 12

// New prepares the solution of a variant's sheet; Fill or Step computes it. It
// fails for free columns after a Down column, and for more than MaxTwoTurns
// states with two turns per entry.
func New(r escalero.Rules) (*Sheet, error) { return From(r, new(escalero.Sheet)) }

// From is New for what is left of a sheet. It answers for that sheet and all that
// become of it.
func From(r escalero.Rules, sheet *escalero.Sheet) (*Sheet, error) {
	s := &Sheet{rules: r, layout: turn.NewLayout(r), two: r.DoubleHand}
	for _, c := range r.Columns {
		if c.Down {
			s.down++
		} else if s.down > 0 {
			return nil, fmt.Errorf("a column in any order after one filled downwards is not supported")
		} else {
			s.free++
		}
	}
	s.radix[0] = 1
	for i := range r.Rows {
		s.most[i] = s.open(sheet, i)
		s.radix[i+1] = s.radix[i] * (s.most[i] + 1)
	}
	if n := s.States(); s.two && n > MaxTwoTurns {
		return nil, fmt.Errorf("two turns an entry are not supported for a sheet of %d states, only up to %d", n, MaxTwoTurns)
	}
	return s, nil
}

// open is in how many free columns of a sheet a row is open.
func (s *Sheet) open(sheet *escalero.Sheet, row int) (n int) {
	for col := range s.free {
		if !sheet[col][row].Written {
			n++
		}
	}
	return n
}

// Covers tells whether the sheet is one that this answers for.
func (s *Sheet) Covers(sheet *escalero.Sheet) bool {
	for row := range s.rules.Rows {
		if s.open(sheet, row) > s.most[row] {
			return false
		}
	}
	return true
}

// digit is in how many free columns a row is open in a state.
func (s *Sheet) digit(state, row int) int { return state / s.radix[row] % (s.most[row] + 1) }

// States is the number of states of the free columns.
func (s *Sheet) States() int { return s.radix[len(s.rules.Rows)] }

// Fill computes all states, on all processors if there are many.
func (s *Sheet) Fill() {
	s.begin()
	if s.States() <= 1<<12 && !s.two {
		w := newWorker(s)
		for i := range s.table {
			w.state(i)
		}
		return
	}
	// States with equally many open cells do not depend on each other.
	cells := make([]uint8, len(s.table))
	for i := range cells {
		for row := range s.rules.Rows {
			cells[i] += uint8(s.digit(i, row))
		}
	}
	workers := make([]*worker, runtime.GOMAXPROCS(0))
	for i := range workers {
		workers[i] = newWorker(s)
	}
	const block = 256
	for open := 0; open <= s.free*len(s.rules.Rows); open++ {
		var next atomic.Int64
		var group sync.WaitGroup
		for _, w := range workers {
			group.Go(func() {
				for {
					from := int(next.Add(block)) - block
					if from >= len(cells) {
						return
					}
					for i := from; i < min(from+block, len(cells)); i++ {
						if int(cells[i]) == open {
							w.state(i)
						}
					}
				}
			})
		}
		group.Wait()
	}
}

// Step computes up to n more states on one processor, for programs that must not
// block, and tells whether all are done. A state takes about 20 microseconds
// natively, up to a millisecond with two turns per entry.
func (s *Sheet) Step(n int) bool {
	if s.table == nil {
		s.begin()
		s.stepper = newWorker(s)
	}
	for ; n > 0 && s.next < len(s.table); n-- {
		s.stepper.state(s.next)
		s.next++
	}
	return s.next == len(s.table)
}

// begin makes the tables and solves the Down columns.
func (s *Sheet) begin() {
	rows := len(s.rules.Rows)
	s.table = make([]turn.Moment, s.States())
	s.chain = make([]turn.Moment, rows*s.down+1)
	w := newWorker(s)
	for i := rows*s.down - 1; i >= 0; i-- {
		row := i % rows
		w.put(row, s.chain[i+1])
		s.chain[i] = w.solve(1 << row)
	}
}

// worker is the memory one processor needs to solve states.
type worker struct {
	s      *Sheet
	solver turn.Moments
	second turn.Moments
	worth  [escalero.MaxRows][turn.Scores]turn.Moment
}

func newWorker(s *Sheet) *worker { return &worker{s: s} }

// state solves a state of the free columns from those with one open cell less.
func (w *worker) state(i int) {
	if i == 0 {
		w.s.table[0] = w.s.chain[0]
		return
	}
	var open uint
	for row := range w.s.rules.Rows {
		if w.s.digit(i, row) > 0 {
			open |= 1 << row
			w.put(row, w.s.table[i-w.s.radix[row]])
		}
	}
	w.s.table[i] = w.solve(open)
}

// put sets the worth of the entries in a row, given what follows them.
func (w *worker) put(row int, next turn.Moment) {
	for k := range w.s.layout.Count[row] {
		w.worth[row][k] = next.Plus(float64(w.s.layout.Points[row][k]))
	}
}

// solve is the value before an entry of one turn, or of two of which the better
// is written.
func (w *worker) solve(open uint) turn.Moment {
	w.solver.Fill(w.s.layout, open, &w.worth)
	if w.s.two {
		w.solver.Twice(&w.second)
	}
	return w.solver.Solve()
}

// Total is the mean and the standard deviation of the points of a whole sheet.
func (s *Sheet) Total() (mean, sd float64) {
	m := s.table[len(s.table)-1]
	return m.Mean, math.Sqrt(max(0, m.Square-m.Mean*m.Mean))
}

// Rest is the points still to come on a sheet.
func (s *Sheet) Rest(sheet *escalero.Sheet) turn.Moment {
	rows := len(s.rules.Rows)
	state := 0
	for row := range rows {
		state += s.open(sheet, row) * s.radix[row]
	}
	if state > 0 {
		return s.table[state]
	}
	written := 0
	for col := s.free; col < s.free+s.down; col++ {
		for row := range rows {
			if sheet[col][row].Written {
				written++
			}
		}
	}
	return s.chain[written]
}

// Usual is the expected points of an entry played for one row, from 0, alone.
func (s *Sheet) Usual(row int) float64 {
	return s.table[s.radix[row]].Mean - s.chain[0].Mean
}
