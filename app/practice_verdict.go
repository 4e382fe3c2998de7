package app

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// answer is what the player does in the position.
func (s *store) answer(a escalero.Action) {
	q := s.lessons.practice.quiz
	if q == nil {
		return
	}
	q.chosen = a
	s.openDialog("verdict")
	if q.list != nil {
		s.judge(q)
	}
}

// judge says what the answer cost; the first one counts.
func (s *store) judge(q *quiz) {
	q.cost = -1
	for _, c := range q.list {
		if same(q.game.state(), c.Action, q.chosen) {
			q.cost = c.Cost
		}
	}
	if q.counted || q.cost < 0 {
		return
	}
	q.counted = true
	k := &s.lessons.practice.kept
	k.Asked++
	k.Lost += q.cost
	if q.cost <= near(q.game.Rules) {
		k.Right++
		q.solved = k.drop(q.id)
	}
	s.save(keyMistakes, k)
}

// same tells whether a listed choice is what was done: a write of nothing is
// a strike, whichever result it is of.
func same(st escalero.State, listed, done escalero.Action) bool {
	done.Dice = dice.Throw{}
	if done.Hand == 2 {
		done.Hand = 0
	}
	if listed.Kind == escalero.Strike && (done.Kind == escalero.Write || done.Kind == escalero.Strike) {
		return listed.Row == done.Row && listed.Col == done.Col && (done.Kind == escalero.Strike || points(st, done) == 0)
	}
	return listed == done
}

// points is what a write brings.
func points(st escalero.State, a escalero.Action) int {
	from := st.Last()
	if a.Hand == 1 && st.Second() {
		from = st.First()
	}
	r := st.Rules()
	return r.Rows[r.Row(a.Row)].Points(from.Dice.Hand(), from.Served)
}

// near is the cost up to which a choice is as good as the best.
func near(r escalero.Rules) float64 { return matters(r) / 4 }

// again lets the player decide once more.
func (q *quiz) again() { q.chosen, q.row, q.col = escalero.Action{}, "", 0 }
