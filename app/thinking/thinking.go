// Package thinking is what takes longer than a frame: the solver's tables and
// whatever is computed with them, done in slices so that the page is free
// after each of them.
//
// In come positions and steps to be done; out come a solver.Brain that is
// ready, and calls to draw again. There are two places for a job. What
// somebody waits for comes first; what may be needed soon is computed while
// nobody does.
package thinking

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// Browser is what thinking needs of the browser.
type Browser interface {
	// Precise is a clock in milliseconds that is never set back.
	Precise() float64
	// Soon calls f as a task of its own, after input that waits.
	Soon(f func())
}

// sliceMillis is how many milliseconds a slice may take: with the step that
// ends it, and what the browser does with a task, still less than a frame.
const sliceMillis = 5

// Mind is what computer players, coach, review and practice of this tab think
// with.
type Mind struct {
	browser Browser
	live    func() bool
	refresh func()

	brains []*solver.Brain // for the games of this tab, the last one used first

	run    int // counts what was asked for: an earlier job does nothing more
	asked  func() (done bool)
	ahead  func() (done bool)
	coming bool // the next slice is on its way
}

// New thinks in slices while live is true; on the host, where it is false,
// every job is done at once. refresh draws the page again.
func New(b Browser, live func() bool, refresh func()) *Mind {
	return &Mind{browser: b, live: live, refresh: refresh}
}

// Work does a job in slices until a step says it is done; another job ends it.
// A step is a millisecond or two on a slow phone. The page is drawn again at
// the end only, or when a step asks for it: drawing takes longer than a slice.
func (m *Mind) Work(step func() (done bool)) {
	m.run++
	m.asked = step
	if !m.live() {
		for run := m.run; run == m.run && !step(); {
		}
		return
	}
	m.next()
}

// Ahead does a job while no other waits, and draws nothing; it takes the place
// of an earlier one. With nil, and on the host, nothing is done ahead.
func (m *Mind) Ahead(step func() (done bool)) {
	m.ahead = nil
	if step != nil && m.live() {
		m.ahead = step
		m.next()
	}
}

func (m *Mind) next() {
	if !m.coming {
		m.coming = true
		m.browser.Soon(m.slice)
	}
}

func (m *Mind) slice() {
	m.coming = false
	for start := m.browser.Precise(); m.browser.Precise()-start < sliceMillis; {
		switch {
		case m.asked != nil:
			if run := m.run; m.asked() {
				if run == m.run {
					m.asked = nil
				}
				m.refresh()
			}
		case m.ahead != nil:
			if m.ahead() {
				m.ahead = nil
			}
		default:
			return
		}
	}
	m.next()
}

// mostBrains is how many kinds of games this tab remembers tables for.
const mostBrains = 3

// Brain is the one for a position. It is shared by all who think as long as
// the rules stay the same.
func (m *Mind) Brain(st escalero.State) *solver.Brain {
	list := m.brains
	for i, b := range list {
		if b.Fits(st) {
			copy(list[1:], list[:i])
			list[0] = b
			return b
		}
	}
	b := solver.NewBrain(st)
	for _, old := range list {
		b.Adopt(old)
	}
	m.brains = append([]*solver.Brain{b}, list[:min(len(list), mostBrains-1)]...)
	return b
}

// Prepare computes a little of what a position needs, and tells whether that
// is complete.
func (m *Mind) Prepare(st escalero.State) bool {
	entries := 4
	if st.Hands() == 2 {
		entries = 1 // it may take as long as many others
	}
	return m.Brain(st).PrepareFor(st, entries)
}

// Prepared tells whether all that a position needs is computed.
func (m *Mind) Prepared(st escalero.State) bool { return m.Brain(st).PrepareFor(st, 0) }

// WarmUp computes ahead what a position needs; with ok false it stops
// computing ahead.
func (m *Mind) WarmUp(st escalero.State, ok bool) {
	m.Ahead(nil)
	if ok && m.live() && !m.Prepared(st) {
		m.Ahead(func() bool { return m.Prepare(st) })
	}
}
