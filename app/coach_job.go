package app

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// What takes longer than a frame is done in slices: the page is free after
// each of them, and goes on at once where nothing waits. There are two places
// for such a job. What somebody waits for comes first; what may be needed
// soon is computed while nobody does.

// sliceMillis is how many milliseconds a slice may take: with the step that ends
// it, and what the browser does with a task, still less than a frame.
const sliceMillis = 5

// jobs is what is being computed.
type jobs struct {
	run    int // counts what was asked for: an earlier job does nothing more
	asked  func() (done bool)
	ahead  func() (done bool)
	slices bool // the next slice is on its way
}

// work does a job in slices until a step says it is done; another job ends it.
// A step is a millisecond or two on a slow phone. The page is rendered again
// at the end only, or when a step asks for it: drawing takes longer than a
// slice. On the host a job is done at once.
func (s *store) work(step func() (done bool)) {
	s.jobs.run++
	s.jobs.asked = step
	if s.ctx == nil {
		run := s.jobs.run
		for run == s.jobs.run && !step() {
		}
		return
	}
	s.nextSlice()
}

// workAhead does a job while no other waits, and renders nothing. On the host
// nobody is to be spared a wait.
func (s *store) workAhead(step func() (done bool)) {
	if s.ctx != nil {
		s.jobs.ahead = step
		s.nextSlice()
	}
}

func (s *store) nextSlice() {
	if !s.jobs.slices {
		s.jobs.slices = true
		soon(s.slice)
	}
}

func (s *store) slice() {
	j := &s.jobs
	j.slices = false
	for start := clock(); clock()-start < sliceMillis; {
		switch {
		case j.asked != nil:
			if run := j.run; j.asked() {
				if run == j.run {
					j.asked = nil
				}
				s.refresh()
			}
		case j.ahead != nil:
			if j.ahead() {
				j.ahead = nil
			}
		default:
			return
		}
	}
	s.nextSlice()
}

// mostBrains is how many kinds of games this tab remembers tables for.
const mostBrains = 3

// brain is the one for a position. Computer players, coach, review and
// practice share it as long as the rules stay the same.
func (s *store) brain(st escalero.State) *solver.Brain {
	list := s.mind.brains
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
	s.mind.brains = append([]*solver.Brain{b}, list[:min(len(list), mostBrains-1)]...)
	return b
}

// prepare computes a little of what a position needs, and tells whether that
// is complete.
func (s *store) prepare(st escalero.State) bool {
	entries := 4
	if st.Hands() == 2 {
		entries = 1 // they may take as long as many others
	}
	return s.brain(st).PrepareFor(st, entries)
}

// prepared tells whether all that a position needs is computed.
func (s *store) prepared(st escalero.State) bool { return s.brain(st).PrepareFor(st, 0) }

// warmUp begins to compute what a game needs in which a computer player or
// the coach will be asked: while it is being set up, while it waits on the
// home page, while a person throws.
func (s *store) warmUp() {
	if s.ctx == nil {
		return
	}
	s.jobs.ahead = nil
	if st, ok := s.expected(); ok && !s.prepared(st) {
		s.workAhead(func() bool { return s.prepare(st) })
	}
}

// expected is the position that somebody may soon be asked about.
func (s *store) expected() (st escalero.State, ok bool) {
	switch s.path {
	case "/", "/table":
		if s.running() && s.game.thinks() {
			return s.game.state(), true
		}
	case "/new":
		if s.draft == nil {
			break
		}
		for i := range s.draft.players() {
			if s.draft.seats[i].Level == "" {
				continue
			}
			if setup, err := s.draft.setup(s); err == nil {
				return setup.State(), true
			}
		}
	}
	return st, false
}
