package app

import (
	"fmt"
	"strconv"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

// practice is single positions to decide: from reviews, or made up.
type practice struct {
	kept    mistakes
	preset  string // where new positions come from
	quiz    *quiz  // the position shown
	maker   *maker // looks for one
	through []string
}

// quiz is a position and what somebody does in it. Its game is never stored.
type quiz struct {
	id     string // of the mistake it is, "" for none
	game   *game
	kept   [dice.N]bool
	row    string
	col    int
	hand   int // pairs: 1 to write the first of two results
	atRow  int // the open cell that had the focus last
	atCol  int
	played escalero.Action // what was done in the game, if it was one

	list      []solver.Choice // nil until computed
	certainty solver.Certainty
	chosen    escalero.Action
	cost      float64
	counted   bool // only the first try counts
	solved    bool // a mistake of before is mended
}

// newQuiz is a position as a game of its own.
func newQuiz(setup record.Setup, st escalero.State) *quiz {
	return &quiz{game: &game{Dice: record.Dice{Setup: setup, Match: engine.NewMatch[escalero.State, escalero.Action](st)}}}
}

// openPractice shows what the address asks for: one decision of a finished
// game, the own mistakes, new positions, or the overview.
func (s *store) openPractice() {
	p := &s.lessons.practice
	p.quiz, p.maker, p.through = nil, nil, nil
	s.loadMistakes()
	switch {
	case s.query.Has("game"):
		g := s.finished(s.query.Get("game"))
		at, err := strconv.Atoi(s.query.Get("at"))
		if g == nil || err != nil || at < 0 || at >= g.Match.Len() || !poses(g.Match.At(at)) {
			return
		}
		q := newQuiz(g.Setup, g.Match.At(at))
		q.id, q.played = mistakeID(g, at), g.Match.Action(at)
		s.pose(q)
	case s.query.Has("own"), s.query.Has("made"):
		s.nextQuiz()
	}
}

// poses tells whether a position can be practised: dice lie, or something is to
// be said about a Contra.
func poses(st escalero.State) bool {
	return asks(st) && (st.Now().Begun() || !st.Last().Begun())
}

// task says who has to decide what.
func (s *store) task(q *quiz, st escalero.State) string {
	t, now := s.texts(), st.Now()
	switch who := q.game.name(st.Turn()); {
	case st.Asked() != 0:
		return who + ": " + fmt.Sprintf(t.Table.ContraAsk, q.game.name(3-st.Asked()), 2*st.Factor())
	case !now.Begun():
		return fmt.Sprintf(t.Coach.Practice.MayContra, who)
	}
	return fmt.Sprintf(t.Coach.Practice.Task, q.game.thrower(st), s.faces(now.Dice[:]), s.left(now))
}

// nextQuiz shows the next position of the kind that the address names.
func (s *store) nextQuiz() {
	p := &s.lessons.practice
	p.quiz = nil
	if s.query.Has("made") {
		s.makeQuiz(s.query.Get("made"))
		return
	}
	for _, m := range p.kept.List {
		if q, err := m.quiz(); err == nil && !p.seen(m.ID) {
			p.through = append(p.through, m.ID)
			s.pose(q)
			return
		}
	}
	s.say(s.texts().Coach.Practice.Over)
}

func (p *practice) seen(id string) bool {
	for _, x := range p.through {
		if x == id {
			return true
		}
	}
	return false
}

// pose shows a position; while it is looked at the values are computed.
func (s *store) pose(q *quiz) {
	s.lessons.practice.quiz = q
	s.table.rival = 0
	st := q.game.state()
	s.say(s.task(q, st))
	s.focusOn("title")
	var list []solver.Choice
	s.work(func() bool {
		if s.path != "/practice" || s.lessons.practice.quiz != q {
			return true
		}
		if !s.prepare(st) {
			return false
		}
		b := s.brain(st)
		if list == nil {
			list = b.Advise(st)
			return len(list) == 0
		}
		b.Detail(st, &list[0])
		q.list, q.certainty = list, b.Certainty(st)
		if q.chosen.Kind != 0 {
			s.judge(q)
		}
		return true
	})
}
