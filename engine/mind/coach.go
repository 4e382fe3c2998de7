package mind

import (
	"math"
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/random"
	"serviert/engine/record"
)

// advise lists the choices, then adds the details one by one.
func advise(st, opened escalero.State, q thought.Question) func(b *solver.Brain) (*thought.Answer, bool) {
	var a *thought.Answer
	told := 0 // choices with details
	return func(b *solver.Brain) (*thought.Answer, bool) {
		switch {
		case a == nil:
			list := advised(b, st, opened)
			a = &thought.Answer{Choices: list, Beside: beside(b, st, list), Certainty: b.Certainty(st)}
			if q.Most > 0 {
				a.Choices = different(list, q.Most)
			}
			return nil, false
		case told < min(q.Detailed, len(a.Choices)):
			b.Detail(st, &a.Choices[told])
			told++
			return nil, false
		}
		return a, true
	}
}

// advised is what the coach lists, with the values as a review tells them: all
// parties together expect nothing before the first throw of an entry, which is when
// all are valued alike. What lies on the table since then only its owner's value
// knows. The last entry of a game is paid as it stands.
func advised(b *solver.Brain, st, opened escalero.State) []thought.Choice {
	bias := 0.0
	if st.Parties() > 2 && open(st) > 1 {
		bias = b.Bias(opened)
	}
	list := b.Advise(st)
	for i := range list {
		list[i].Equity -= bias
	}
	return list
}

// open counts the cells that are not written, on all sheets.
func open(st escalero.State) (n int) {
	rules := st.Rules()
	for p := engine.Player(1); int(p) <= st.Parties(); p++ {
		sheet := st.Sheet(p)
		for col := range rules.Columns {
			for _, c := range sheet[col][:len(rules.Rows)] {
				if !c.Written {
					n++
				}
			}
		}
	}
	return n
}

// different is the best choices up to a number, without those that are just as good
// as an earlier one, to the last digit, and do the same: keeps that differ in dice
// of no use either way, and as many points in the same cell from the other one of
// two results.
func different(list []thought.Choice, most int) (some []thought.Choice) {
	for _, c := range list {
		like := slices.ContainsFunc(some, func(o thought.Choice) bool {
			return c.Action.Kind == o.Action.Kind && (c.Action.Kind == escalero.Keep || c.Action.Row != "" && c.Action.Row == o.Action.Row && c.Action.Col == o.Action.Col) &&
				math.Abs(c.Equity-o.Equity) < 1e-6
		})
		if len(some) < most && !like {
			some = append(some, c)
		}
	}
	return some
}

// beside is what the best of all choices is compared with, with its details:
// the entry that scores most now, or the next best choice where the best scores
// no less, which is the next one that is shown. Throwing on is compared with such
// an entry if it is a picture.
func beside(b *solver.Brain, st escalero.State, list []thought.Choice) (c thought.Choice) {
	if len(list) < 2 {
		return c
	}
	c = list[1]
	switch shown := different(list, 2); {
	case len(shown) > 1:
		c = shown[1]
	case c.Action.Row != "": // the same once more
		return thought.Choice{}
	}
	best, rules := list[0].Action, st.Rules()
	if obvious, ok := b.Obvious(st, best); ok && (best.Row != "" || best.Kind == escalero.Keep && rules.Rows[rules.Row(obvious.Row)].Face == 0) {
		if brings := thought.Points(st, obvious); brings > 0 && (best.Row == "" || brings > thought.Points(st, best)) {
			for _, o := range list[1:] {
				if o.Action == obvious {
					c = o
				}
			}
		}
	}
	b.Detail(st, &c)
	return c
}

// pieceLength is after how many actions a review tells what it has found: a
// long game has some hundred.
const pieceLength = 8

// review values the actions of a game one by one.
func review(m engine.Match[escalero.State, escalero.Action]) func(b *solver.Brain) (*thought.Answer, bool) {
	var books *solver.Books
	var piece thought.Piece
	at := 0
	return func(b *solver.Brain) (*thought.Answer, bool) {
		if books == nil {
			books = b.Books(m.At(0))
		}
		if at < m.Len() {
			before, a, after := m.At(at), m.Action(at), m.At(at+1)
			if cost, best, chosen := books.Enter(before, a, after); chosen {
				piece.Decisions = append(piece.Decisions, thought.Decision{At: at, Cost: cost, Kind: kind(before, a, best.Action, cost)})
			}
			switch a.Kind {
			case escalero.Write, escalero.Points, escalero.Strike, escalero.Accept, escalero.Concede:
				piece.Standings = append(piece.Standings, stand(b, books, at, after))
			}
			at++
		}
		done := at == m.Len()
		if !done && at-piece.From < pieceLength {
			return nil, false
		}
		piece.At = at
		if done {
			piece.Books = books.Books
		}
		answer := &thought.Answer{Certainty: b.Certainty(m.State()), Piece: piece}
		piece = thought.Piece{From: at}
		return answer, done
	}
}

// kind is what kind of mistake a decision was, "" for none that matters.
func kind(before escalero.State, done, best escalero.Action, cost float64) string {
	rules := before.Rules()
	if cost < thought.Matters(&rules) || thought.Same(before, best, done) {
		return ""
	}
	return drills.Of(drills.Mistake{State: before, Done: done, Best: best})
}

// stand is how the game stands after an entry, or after a Contra was answered.
func stand(b *solver.Brain, books *solver.Books, at int, after escalero.State) thought.Standing {
	s := thought.Standing{At: at, Value: b.Worth(after), Error: slices.Clone(books.Error)}
	for p := engine.Player(1); int(p) <= after.Parties(); p++ {
		if c := b.Chances(after, p); c != nil {
			s.Chances = append(s.Chances, c)
		}
	}
	return s
}

// maker looks for a position worth deciding: it lets a strong player play and
// stops where a casual one would give something away.
type maker struct {
	setup  record.Setup
	chance random.Source
	state  escalero.State
	log    []escalero.Action
	skip   int // entries to play before looking
}

// made looks for a position in games of a set-up, action by action.
func made(setup record.Setup, chance random.Source) func(b *solver.Brain) (*thought.Answer, bool) {
	m := &maker{setup: setup, chance: chance}
	m.begin()
	return func(b *solver.Brain) (*thought.Answer, bool) {
		if !m.step(b) {
			return nil, false
		}
		return position(m.setup, m.log)
	}
}

// begin starts another game at a stage of chance.
func (m *maker) begin() {
	m.state, m.log = m.setup.State(), nil
	m.skip = m.chance.Below(max(1, 2*m.setup.Rules.Cells()-3))
}

// step plays one action and tells whether the position before it is worth
// deciding; then that is where it stays.
func (m *maker) step(b *solver.Brain) bool {
	if m.state.Over() {
		m.begin()
	}
	s := m.state
	a := solver.NewPlayer(solver.Strong, b).Decide(s)
	if m.skip <= 0 && thought.Asks(s) {
		easy := solver.NewPlayer(solver.Casual, b).Decide(s)
		if !thought.Same(s, easy, a) {
			if cost, _ := b.Judge(s, easy); cost >= 1.5*thought.Matters(&m.setup.Rules) {
				return true
			}
		}
	}
	if n := a.Blank(); n > 0 {
		a = s.Fill(a, m.faces(n)...)
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
	m.state, m.log = next, append(m.log, a)
	return false
}

// faces throws dice.
func (m *maker) faces(n int) []dice.Face {
	list := make([]dice.Face, n)
	for i := range list {
		list[i] = dice.Face(m.chance.Below(6) + 1)
	}
	return list
}
