package thinking

import (
	"slices"
	"strings"
	"testing"

	"serviert/app/dicegame/gametest"
	"serviert/engine/escalero"
)

// tab is a browser whose clock goes on by a millisecond with every look, and
// which does its tasks when it is told to.
type tab struct {
	now   float64
	tasks []func()
	drawn int
}

func (b *tab) Precise() float64 { b.now++; return b.now }
func (b *tab) Soon(f func())    { b.tasks = append(b.tasks, f) }

// work does one task, false where there is none.
func (b *tab) work() bool {
	if len(b.tasks) == 0 {
		return false
	}
	f := b.tasks[0]
	b.tasks = b.tasks[1:]
	f()
	return true
}

func live(b *tab) *Mind {
	return New(b, func() bool { return true }, func() { b.drawn++ })
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
	b := &tab{}
	m := live(b)
	var log []string
	m.Work(steps(&log, "a", 9))
	if len(log) != 0 || len(b.tasks) != 1 {
		t.Fatalf("%d steps at once, %d tasks", len(log), len(b.tasks))
	}
	for tasks := 1; b.work(); tasks++ {
		if len(b.tasks) > 1 {
			t.Fatalf("%d tasks wait", len(b.tasks))
		}
		if tasks == 1 && (len(log) == 0 || len(log) >= 9 || b.drawn > 0) {
			t.Errorf("%d steps in the first slice, drawn %d times", len(log), b.drawn)
		}
	}
	if len(log) != 9 || b.drawn != 1 {
		t.Errorf("%d steps, drawn %d times", len(log), b.drawn)
	}
}

// Another job ends the one before.
func TestAnotherJobEndsTheFirst(t *testing.T) {
	b := &tab{}
	m := live(b)
	var log []string
	m.Work(steps(&log, "a", 100))
	b.work()
	before := count(log, "a")
	m.Work(steps(&log, "b", 5))
	for b.work() {
	}
	if count(log, "a") != before || count(log, "b") != 5 || b.drawn != 1 {
		t.Errorf("%v, drawn %d times", log, b.drawn)
	}
	// Also from inside of a step, which says that it is done as well.
	log = nil
	m.Work(func() bool {
		log = append(log, "c")
		m.Work(steps(&log, "d", 3))
		return true
	})
	for b.work() {
	}
	if !slices.Equal(log, []string{"c", "d", "d", "d"}) {
		t.Errorf("%v", log)
	}
}

// What is computed ahead waits until nobody waits for anything else, draws
// nothing, and can be called off.
func TestAheadWaits(t *testing.T) {
	b := &tab{}
	m := live(b)
	var log []string
	m.Ahead(steps(&log, "x", 3))
	m.Work(steps(&log, "a", 7))
	for b.work() {
	}
	if got := strings.Join(log, ""); got != "aaaaaaaxxx" || b.drawn != 1 {
		t.Errorf("%s, drawn %d times", got, b.drawn)
	}
	log = nil
	m.Ahead(steps(&log, "x", 100))
	b.work()
	m.Ahead(steps(&log, "y", 2))
	before := count(log, "x")
	for b.work() {
	}
	if count(log, "x") != before || count(log, "y") != 2 || b.drawn != 1 {
		t.Errorf("%v, drawn %d times", log, b.drawn)
	}
	log = nil
	m.Ahead(steps(&log, "x", 100))
	m.Ahead(nil)
	for b.work() {
	}
	if len(log) != 0 {
		t.Errorf("%d steps of a job that was called off", len(log))
	}
}

// On the host every job is done at once and nothing ahead.
func TestOnTheHost(t *testing.T) {
	b := &tab{}
	m := New(b, func() bool { return false }, func() { b.drawn++ })
	var log []string
	m.Ahead(steps(&log, "x", 2))
	m.Work(steps(&log, "a", 3))
	m.Work(func() bool {
		log = append(log, "c")
		m.Work(steps(&log, "d", 2))
		return false // another job has taken the place: this one ends
	})
	if got := strings.Join(log, ""); got != "aaacdd" || len(b.tasks) > 0 || b.drawn > 0 {
		t.Errorf("%s, %d tasks, drawn %d times", got, len(b.tasks), b.drawn)
	}
}

// A brain is shared while the rules are the same, and the last ones used stay.
func TestBrains(t *testing.T) {
	m := live(&tab{})
	at := func(preset string) escalero.State {
		r, ok := escalero.Preset(preset)
		if !ok {
			t.Fatal(preset)
		}
		return gametest.Begun(r, 2).State()
	}
	first := m.Brain(at("escalero-single"))
	if m.Brain(at("escalero-single")) != first {
		t.Error("a second brain for the same rules")
	}
	second := m.Brain(at("escalero"))
	third := m.Brain(at("wuerfelpoker"))
	if first == second || second == third {
		t.Error("one brain for two games")
	}
	if m.Brain(at("escalero-single")) != first {
		t.Error("a brain was forgotten though there is room for three")
	}
	m.Brain(at("wuerfelpoker-two")) // escalero is the least recently used
	if m.Brain(at("escalero-single")) != first || m.Brain(at("escalero")) == second {
		t.Error("the wrong brain was forgotten")
	}
}

// What a position needs is computed ahead until it is there.
func TestWarmUp(t *testing.T) {
	b := &tab{}
	m := live(b)
	r, _ := escalero.Preset("escalero-single")
	st := gametest.Filled(r, 0, 1).Match.At(16) // two rows are open
	m.WarmUp(st, true)
	m.WarmUp(st, false)
	for b.work() {
	}
	if m.Prepared(st) {
		t.Fatal("prepared though it was called off")
	}
	m.WarmUp(st, true)
	for b.work() {
	}
	if !m.Prepared(st) {
		t.Error("not prepared")
	}
	if m.WarmUp(st, true); len(b.tasks) > 0 {
		t.Error("work for what is there")
	}
}
