package coach

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

// maker looks for a position worth deciding: it lets a strong player play and
// stops where a casual one would give something away.
type maker struct {
	b      Browser
	setup  record.Setup
	state  escalero.State
	skip   int           // entries to play before looking
	brain  *solver.Brain // its tables are complete; nil before that
	strong *solver.Player
	casual *solver.Player
}

// use gives the maker a brain whose tables are complete.
func (m *maker) use(b *solver.Brain) {
	m.brain, m.strong, m.casual = b, solver.NewPlayer(solver.Strong, b), solver.NewPlayer(solver.Casual, b)
}

// begin starts another game at a stage of chance.
func (m *maker) begin() {
	m.state = m.setup.State()
	m.skip = m.b.Below(2*m.setup.Rules.Cells() - 3)
}

// step plays one action and tells whether the position before it is worth
// deciding; then that is where it stays.
func (m *maker) step() bool {
	if m.state.Over() {
		m.begin()
	}
	s := m.state
	a := m.strong.Decide(s)
	if m.skip <= 0 && poses(s) {
		easy := m.casual.Decide(s)
		if !same(s, easy, a) {
			if cost, _ := m.brain.Judge(s, easy); cost >= 1.5*matters(&m.setup.Rules) {
				return true
			}
		}
	}
	if n := a.Blank(); n > 0 {
		a = s.Fill(a, m.b.Faces(n)...)
	}
	next, err := s.Apply(a)
	if err != nil {
		m.begin()
		return false
	}
	switch a.Kind {
	case escalero.Write, escalero.Strike:
		m.skip--
	}
	m.state = next
	return false
}

// makeQuiz looks for a new position between frames and shows it.
func (r *Room) makeQuiz(preset string) {
	rules, ok := escalero.Preset(preset)
	if !ok {
		return
	}
	t, m := r.sh.Texts(), &maker{b: r.b, setup: r.madeUp(rules)}
	r.practice.maker = m
	r.sh.Say(t.Coach.Practice.Search)
	m.begin()
	st := m.state
	r.mind.Work(func() bool {
		if r.sh.Path() != "/practice" || r.practice.maker != m {
			return true
		}
		if !r.mind.Prepare(st) {
			return false
		}
		if m.brain == nil {
			m.use(r.mind.Brain(st))
		}
		if !m.step() {
			return false
		}
		r.practice.maker = nil
		r.pose(newQuiz(m.setup, m.state))
		return true
	})
}
