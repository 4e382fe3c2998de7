package engine_test

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"testing"

	"serviert/engine"
)

// counter goes up by what chance or a player adds, to at most ten.
type counter int

type step struct {
	by     int
	chance bool
}

func (a step) Chance() bool   { return a.chance }
func (a step) String() string { return fmt.Sprint(a.by) }

func (c counter) Turn() engine.Player { return 1 }
func (c counter) Over() bool          { return c == 10 }
func (c counter) Legal() []step       { return []step{{by: 1}} }
func (c counter) Payoff() []int       { return []int{0} }
func (c counter) Apply(a step) (counter, error) {
	if int(c)+a.by > 10 {
		return c, &engine.IllegalError{Reason: "too much", Legal: "at most ten"}
	}
	return c + counter(a.by), nil
}

func TestMatch(t *testing.T) {
	m := engine.NewMatch[counter, step](3)
	if m.Len() != 0 || m.State() != 3 || m.CanUndo() || m.Undo().Len() != 0 {
		t.Errorf("a new match is %v", m)
	}
	one, err := m.Apply(step{by: 2})
	if err != nil || one.State() != 5 || one.Len() != 1 || m.Len() != 0 {
		t.Errorf("after one action %v, %v", one, err)
	}
	same, err := one.Apply(step{by: 6})
	if !errors.Is(err, engine.ErrIllegal) || err.Error() != "too much; at most ten" || same.Len() != 1 || same.State() != 5 {
		t.Errorf("an illegal action gives %v, %v", same, err)
	}
	if one.At(0) != 3 || one.At(1) != 5 || one.Action(0).by != 2 {
		t.Errorf("the history is %v", one)
	}
}

// Undo goes back as far as the last chance action and no further.
func TestUndoStopsAtChance(t *testing.T) {
	m, _, err := engine.Replay(counter(0), []step{{1, false}, {2, true}, {3, false}, {4, false}})
	if err != nil {
		t.Fatal(err)
	}
	for want := 10; m.CanUndo(); m = m.Undo() {
		if int(m.State()) != want {
			t.Errorf("at %d, want %d", m.State(), want)
		}
		want -= m.Action(m.Len() - 1).by
	}
	if m.State() != 3 || m.Len() != 2 || m.Undo().State() != 3 {
		t.Errorf("undo ends at %d after %d actions", m.State(), m.Len())
	}
}

// Matches that branch off the same match do not overwrite each other.
func TestBranches(t *testing.T) {
	m := engine.NewMatch[counter, step](0)
	for range 5 {
		m, _ = m.Apply(step{by: 1})
	}
	a, _ := m.Apply(step{by: 2})
	b, _ := m.Apply(step{by: 3})
	back, _ := a.Undo().Apply(step{by: 4})
	if a.State() != 7 || b.State() != 8 || back.State() != 9 || m.State() != 5 || a.Action(5).by != 2 {
		t.Errorf("the branches are at %d, %d and %d", a.State(), b.State(), back.State())
	}
	log := a.Log()
	log[0].by = 99
	if a.Action(0).by != 1 {
		t.Error("a log that was handed out changes the match")
	}
}

// Nor do those of a match that has grown meanwhile, or was taken back.
func TestLateBranches(t *testing.T) {
	m := engine.NewMatch[counter, step](0)
	var all []engine.Match[counter, step]
	for range 8 {
		all = append(all, m)
		m, _ = m.Apply(step{by: 1})
	}
	for n, old := range all {
		other, _ := old.Apply(step{by: 2})
		further, _ := other.Apply(step{by: 0})
		again, _ := further.Undo().Undo().Apply(step{by: 1})
		if int(old.State()) != n || int(other.State()) != n+2 || int(further.State()) != n+2 || int(again.State()) != n+1 || again.Len() != n+1 {
			t.Errorf("after %d actions the branches are at %d, %d, %d and %d", n, old.State(), other.State(), further.State(), again.State())
		}
		for i := range m.Len() {
			if m.Action(i).by != 1 || int(m.At(i+1)) != i+1 {
				t.Fatalf("a branch after %d actions changes what came of action %d", n, i)
			}
		}
	}
}

// A tap late in a long evening costs no more than one at its beginning: the states are not copied.
func TestApplyCopiesNothing(t *testing.T) {
	const taps = 4000
	var before, after runtime.MemStats
	m := engine.NewMatch[counter, step](0)
	runtime.ReadMemStats(&before)
	for range taps {
		m, _ = m.Apply(step{by: 0})
	}
	runtime.ReadMemStats(&after)
	if each := (after.TotalAlloc - before.TotalAlloc) / taps; each > 1000 {
		t.Errorf("an action allocates %d bytes", each)
	}
	if m.Len() != taps {
		t.Errorf("%d actions", m.Len())
	}
}

func TestReplay(t *testing.T) {
	m, n, err := engine.Replay(counter(0), []step{{by: 4}, {by: 5}, {by: 6}, {by: 1}})
	if n != 2 || !errors.Is(err, engine.ErrIllegal) || m.Len() != 2 || m.State() != 9 {
		t.Errorf("stops at %d with %v, state %d", n, err, m.State())
	}
	m, n, err = engine.Replay(counter(0), []step{{by: 4}, {by: 6}})
	if n != 2 || err != nil || !m.State().Over() || !slices.Equal(m.Log(), []step{{by: 4}, {by: 6}}) {
		t.Errorf("a good log gives %v, %d, %v", m, n, err)
	}
}

func TestIllegalError(t *testing.T) {
	if got := (&engine.IllegalError{Reason: "no"}).Error(); got != "no" {
		t.Errorf("without a remedy it reads %q", got)
	}
}
