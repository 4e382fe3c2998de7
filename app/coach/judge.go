package coach

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// asks tells whether somebody has to decide: dice lie, or something is to be
// said about a Contra.
func asks(st escalero.State) bool {
	if st.Over() {
		return false
	}
	return st.Asked() != 0 || st.Last().Begun() || st.Rules().Contra && st.Legal()[0].Kind == escalero.Contra
}

// poses tells whether a position can be practised: dice lie, or something is
// to be said about a Contra.
func poses(st escalero.State) bool {
	return asks(st) && (st.Now().Begun() || !st.Last().Begun())
}

// matters is the cost from which a mistake is worth talking about.
func matters(r *escalero.Rules) float64 {
	if r.Settlement.ByColumns {
		return 0.1
	}
	return 0.75
}

// near is the cost up to which a choice is as good as the best.
func near(r *escalero.Rules) float64 { return matters(r) / 4 }

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
