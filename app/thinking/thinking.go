// Package thinking runs computations that take longer than a frame: the
// solver's tables and everything computed with them. They run in slices, with
// the page free to respond in between.
//
// The input is positions and jobs made of steps; the output is a prepared
// solver.Brain and calls to redraw. There is room for two jobs: one that
// somebody is waiting for, which runs first, and one that computes ahead what
// may be needed soon.
package thinking

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// Browser is what this package needs from the browser.
type Browser interface {
	// Precise returns the time in milliseconds of a monotonic clock.
	Precise() float64
	// Soon calls f as a separate task, after pending input.
	Soon(f func())
}

// sliceMillis is the length of a slice in milliseconds. With the step that
// overruns it and the browser's own work for a task, it stays below a frame.
const sliceMillis = 5

// Mind does the thinking for the computer players, the coach, the review and
// the practice of this tab. It must be used on one goroutine.
type Mind struct {
	browser Browser
	live    func() bool
	refresh func()

	brains []*solver.Brain // of the latest games, the last used first

	run    int // counts the jobs, so that a replaced job can be told
	asked  func() (done bool)
	ahead  func() (done bool)
	coming bool // the next slice is scheduled
}

// New returns a Mind that works in slices while live returns true. Otherwise,
// on the host, every job is done at once. refresh redraws the page.
func New(b Browser, live func() bool, refresh func()) *Mind {
	return &Mind{browser: b, live: live, refresh: refresh}
}

// Work runs a job: step is called until it returns true, or until the next call
// of Work replaces the job. A step should take a millisecond or two on a slow
// phone. The page is redrawn only when the job is done, because drawing takes
// longer than a slice; a step may redraw itself.
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

// Ahead runs a job while there is no other work, without redrawing. It replaces
// an earlier such job; nil cancels it. On the host nothing is computed ahead.
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

// mostBrains is how many sets of rules this tab keeps the tables of.
const mostBrains = 3

// Brain returns the brain for a position. All callers share one per set of
// rules.
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

// Prepare computes one step of what a position needs and reports whether that
// is complete.
func (m *Mind) Prepare(st escalero.State) bool {
	entries := 4
	if st.Hands() == 2 {
		entries = 1 // one entry may take as long as many of the others
	}
	return m.Brain(st).PrepareFor(st, entries)
}

// Prepared reports whether everything a position needs has been computed.
func (m *Mind) Prepared(st escalero.State) bool { return m.Brain(st).PrepareFor(st, 0) }

// WarmUp starts to compute ahead what a position needs. With ok false it only
// stops the computation before.
func (m *Mind) WarmUp(st escalero.State, ok bool) {
	m.Ahead(nil)
	if ok && m.live() && !m.Prepared(st) {
		m.Ahead(func() bool { return m.Prepare(st) })
	}
}
