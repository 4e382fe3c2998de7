package app

import (
	"fmt"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

// maker looks for a position worth deciding: it lets a strong player play and
// stops where a casual one would give something away.
type maker struct {
	setup  record.Setup
	state  escalero.State
	skip   int // entries to play before looking
	brain  *solver.Brain
	strong *solver.Player
	casual *solver.Player
}

// newMaker plays games of a preset between two players.
func newMaker(preset string, names [2]string) (*maker, bool) {
	rules, ok := escalero.Preset(preset)
	if !ok {
		return nil, false
	}
	setup := record.Setup{Rules: rules, Start: 1, Parties: []record.Party{{Names: names[:1]}, {Names: names[1:]}}}
	return &maker{setup: setup, state: setup.State()}, true
}

// use gives the maker a brain whose tables are complete.
func (m *maker) use(b *solver.Brain) {
	m.brain, m.strong, m.casual = b, solver.NewPlayer(solver.Strong, b), solver.NewPlayer(solver.Casual, b)
}

// begin starts another game at a stage of chance.
func (m *maker) begin() {
	m.state = m.setup.State()
	m.skip = drawBelow(2*m.setup.Rules.Cells() - 3)
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
			if cost, _ := m.brain.Judge(s, easy); cost >= 1.5*matters(m.setup.Rules) {
				return true
			}
		}
	}
	if n := a.Blank(); n > 0 {
		a = s.Fill(a, throwDice(n)...)
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
func (s *store) makeQuiz(preset string) {
	t := s.texts()
	m, ok := newMaker(preset, [2]string{fmt.Sprintf(t.New.Name, 1), fmt.Sprintf(t.New.Name, 2)})
	if !ok {
		return
	}
	p := &s.lessons.practice
	p.maker = m
	s.say(t.Coach.Practice.Search)
	m.begin()
	st := m.state
	s.work(func() bool {
		if s.path != "/practice" || p.maker != m {
			return true
		}
		if !s.prepare(st) {
			return false
		}
		if m.brain == nil {
			m.use(s.brain(st))
		}
		if !m.step() {
			return false
		}
		p.maker = nil
		s.pose(newQuiz(m.setup, m.state))
		return true
	})
}

// write is the answer that enters the chosen cell.
func (q *quiz) write() escalero.Action {
	a := escalero.Action{Kind: escalero.Write, Row: q.row, Col: q.col, Hand: q.hand}
	if points(q.game.state(), a) == 0 {
		a.Kind, a.Hand = escalero.Strike, 0
	}
	return a
}

// throw is the answer that keeps the marked dice and throws the others.
func (q *quiz) throw() escalero.Action {
	a := escalero.Action{Kind: escalero.Keep}
	for i, f := range q.game.state().Now().Dice {
		if q.kept[i] {
			a.Kept[f-1]++
		}
	}
	return a
}

// free is how many dice would be thrown.
func (q *quiz) free() int { return dice.N - q.throw().Kept.Len() }

// rivals is whose sheets stand beside the own one.
func (q *quiz) rivals() []engine.Player { return the.rivals(q.game.state()) }
