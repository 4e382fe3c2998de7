package thinking

// Clock is what Slices needs from the browser.
type Clock interface {
	// Precise returns the time in milliseconds of a monotonic clock.
	Precise() float64
	// Soon calls f as a separate task, after pending input.
	Soon(f func())
}

// sliceMillis is the length of a slice in milliseconds. With the step that
// overruns it and the browser's own work for a task, it stays below a frame.
const sliceMillis = 5

// Slices runs a computation that takes longer than a frame on the page's own
// thread, with the page free to respond in between. It must be used on one
// goroutine.
type Slices struct {
	clock   Clock
	live    func() bool
	refresh func()

	run    int // counts the jobs, so that a replaced job can be told
	job    func() (done bool)
	coming bool // the next slice is scheduled
}

// NewSlices returns Slices that work while live returns true. Otherwise, on the
// host, every job is done at once. refresh redraws the page.
func NewSlices(c Clock, live func() bool, refresh func()) *Slices {
	return &Slices{clock: c, live: live, refresh: refresh}
}

// Work runs a job: step is called until it returns true, or until the next call
// of Work replaces the job. A step should take a millisecond or two on a slow
// phone. The page is redrawn only when the job is done, because drawing takes
// longer than a slice; a step may redraw itself.
func (s *Slices) Work(step func() (done bool)) {
	s.run++
	s.job = step
	if !s.live() {
		for run := s.run; run == s.run && !step(); {
		}
		return
	}
	s.next()
}

func (s *Slices) next() {
	if !s.coming {
		s.coming = true
		s.clock.Soon(s.slice)
	}
}

func (s *Slices) slice() {
	s.coming = false
	for start := s.clock.Precise(); s.clock.Precise()-start < sliceMillis; {
		if s.job == nil {
			return
		}
		if run := s.run; s.job() {
			if run == s.run {
				s.job = nil
			}
			s.refresh()
		}
	}
	s.next()
}
