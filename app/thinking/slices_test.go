package thinking

import (
	"slices"
	"strings"
	"testing"
)

// clock goes on by a millisecond with every look, and does its tasks when it is
// told to.
type clock struct {
	now   float64
	tasks []func()
	drawn int
}

func (c *clock) Precise() float64 { c.now++; return c.now }
func (c *clock) Soon(f func())    { c.tasks = append(c.tasks, f) }

// work does one task, false where there is none.
func (c *clock) work() bool {
	if len(c.tasks) == 0 {
		return false
	}
	f := c.tasks[0]
	c.tasks = c.tasks[1:]
	f()
	return true
}

func sliced(c *clock, live bool) *Slices {
	return NewSlices(c, func() bool { return live }, func() { c.drawn++ })
}

// steps is a job of so many steps that writes down when it has the turn.
func steps(log *[]string, name string, many int) func() bool {
	return func() bool {
		*log = append(*log, name)
		many--
		return many == 0
	}
}

func count(log []string, name string) int {
	return strings.Count(strings.Join(log, ""), name)
}

// A job is done in slices, one task each, and the page is drawn at its end.
func TestWorkIsDoneInSlices(t *testing.T) {
	c := &clock{}
	s := sliced(c, true)
	var log []string
	s.Work(steps(&log, "a", 9))
	if len(log) != 0 || len(c.tasks) != 1 {
		t.Fatalf("%d steps at once, %d tasks", len(log), len(c.tasks))
	}
	for tasks := 1; c.work(); tasks++ {
		if len(c.tasks) > 1 {
			t.Fatalf("%d tasks wait", len(c.tasks))
		}
		if tasks == 1 && (len(log) == 0 || len(log) >= 9 || c.drawn > 0) {
			t.Errorf("%d steps in the first slice, drawn %d times", len(log), c.drawn)
		}
	}
	if len(log) != 9 || c.drawn != 1 {
		t.Errorf("%d steps, drawn %d times", len(log), c.drawn)
	}
}

// Another job ends the one before.
func TestAnotherJobEndsTheFirst(t *testing.T) {
	c := &clock{}
	s := sliced(c, true)
	var log []string
	s.Work(steps(&log, "a", 100))
	c.work()
	before := count(log, "a")
	s.Work(steps(&log, "b", 5))
	for c.work() {
	}
	if count(log, "a") != before || count(log, "b") != 5 || c.drawn != 1 {
		t.Errorf("%v, drawn %d times", log, c.drawn)
	}
	// Also from inside of a step, which says that it is done as well.
	log = nil
	s.Work(func() bool {
		log = append(log, "c")
		s.Work(steps(&log, "d", 3))
		return true
	})
	for c.work() {
	}
	if !slices.Equal(log, []string{"c", "d", "d", "d"}) {
		t.Errorf("%v", log)
	}
}

// On the host every job is done at once.
func TestSlicesOnTheHost(t *testing.T) {
	c := &clock{}
	s := sliced(c, false)
	var log []string
	s.Work(steps(&log, "a", 3))
	s.Work(func() bool {
		log = append(log, "c")
		s.Work(steps(&log, "d", 2))
		return false // another job has taken the place: this one ends
	})
	if got := strings.Join(log, ""); got != "aaacdd" || len(c.tasks) > 0 || c.drawn > 0 {
		t.Errorf("%s, %d tasks, drawn %d times", got, len(c.tasks), c.drawn)
	}
}
