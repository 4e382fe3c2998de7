// Package exact computes the best possible play of a whole sheet for the
// points written on it. In a game settled by difference that is the best play
// of the game, whatever the others do, because what one is paid is linear in
// one's own points.
//
// A sheet is a Markov decision process whose states are which cells are still
// open. The points already written only add up, so they are no part of it.
// Columns filled in any order are interchangeable: only how many of them
// still have a row open matters, 2 to the rows for one column and 4 to the
// rows for three. Columns filled downwards come after all others and are a
// chain.
//
// Where a spread is given it is that of the play that is best for the mean
// and, where two ways are equally good for the mean, has the smaller spread
// from there on (see turn.Tie).
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

// Sheet is the solved sheet of a variant.
type Sheet struct {
	rules  escalero.Rules
	layout *turn.Layout
	free   int // columns filled in any order
	down   int // columns filled downwards, after them
	two    bool
	// chain[i] is what follows in the downward columns when i of their cells
	// are written.
	chain []turn.Moment
	// table is what follows from each state of the free columns, the chain
	// included. The state has a digit for each row, base free+1: in how many
	// free columns the row is open.
	table []turn.Moment
	radix [escalero.MaxRows + 1]int
	// next and stepper are where Step goes on.
	next    int
	stepper *worker
}

// MaxTwoTurns bounds the states of a sheet that is solved with two turns an
// entry; they take a hundred times as long.
const MaxTwoTurns = 1 << 12

// New prepares the solution for a variant; Fill computes it. The error says
// what cannot be solved.
func New(r escalero.Rules) (*Sheet, error) {
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
		s.radix[i+1] = s.radix[i] * (s.free + 1)
	}
	if n := s.States(); s.two && n > MaxTwoTurns {
		return nil, fmt.Errorf("two turns an entry are not supported for a sheet of %d states, only up to %d", n, MaxTwoTurns)
	}
	return s, nil
}

// States is how many states the free columns have.
func (s *Sheet) States() int { return s.radix[len(s.rules.Rows)] }

// Fill computes everything, on several processors where the sheet is large.
func (s *Sheet) Fill() {
	s.begin()
	if s.States() <= 1<<12 && !s.two {
		w := newWorker(s)
		for i := range s.table {
			w.state(i)
		}
		return
	}
	// States with as many open cells do not depend on each other.
	cells := make([]uint8, len(s.table))
	for i := range cells {
		for x := i; x > 0; x /= s.free + 1 {
			cells[i] += uint8(x % (s.free + 1))
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

// Step computes up to n states more on one processor, for programs that must
// not stop for long, and tells whether all are done. A state takes some 20
// microseconds natively, with two turns an entry up to a millisecond.
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

// begin makes the tables and solves the downward columns.
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

// worker is what one processor needs to solve states.
type worker struct {
	s      *Sheet
	solver turn.Moments
	second turn.Moments
	worth  [escalero.MaxRows][turn.Scores]turn.Moment
}

func newWorker(s *Sheet) *worker { return &worker{s: s} }

// state solves one state of the free columns from those with a cell less.
func (w *worker) state(i int) {
	if i == 0 {
		w.s.table[0] = w.s.chain[0]
		return
	}
	var open uint
	for row, x := 0, i; x > 0; row, x = row+1, x/(w.s.free+1) {
		if x%(w.s.free+1) > 0 {
			open |= 1 << row
			w.put(row, w.s.table[i-w.s.radix[row]])
		}
	}
	w.s.table[i] = w.solve(open)
}

// put says what follows after an entry in a row.
func (w *worker) put(row int, next turn.Moment) {
	for k := range w.s.layout.Count[row] {
		w.worth[row][k] = next.Plus(float64(w.s.layout.Points[row][k]))
	}
}

// solve is the value of an entry: of one turn, or of two of which the better
// is written.
func (w *worker) solve(open uint) turn.Moment {
	w.solver.Fill(w.s.layout, open, &w.worth)
	if w.s.two {
		w.solver.Twice(&w.second)
	}
	return w.solver.Solve()
}

// Total is the expected points of an empty sheet and their standard deviation.
func (s *Sheet) Total() (mean, sd float64) {
	m := s.table[len(s.table)-1]
	return m.Mean, math.Sqrt(max(0, m.Square-m.Mean*m.Mean))
}

// Rest is what a sheet still brings: the mean and mean square of the points
// yet to be written on it.
func (s *Sheet) Rest(sheet *escalero.Sheet) turn.Moment {
	rows := len(s.rules.Rows)
	state := 0
	for col := range s.free {
		for row := range rows {
			if !sheet[col][row].Written {
				state += s.radix[row]
			}
		}
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

// Usual is what a row brings on average when one turn is spent on it alone.
func (s *Sheet) Usual(row int) float64 {
	return s.table[s.radix[row]].Mean - s.chain[0].Mean
}
