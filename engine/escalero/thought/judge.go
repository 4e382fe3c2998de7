package thought

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Asks tells whether somebody has to decide: dice lie, or something is to be
// said about a Contra.
func Asks(st escalero.State) bool {
	if st.Over() {
		return false
	}
	return st.Asked() != 0 || st.Last().Begun() || st.Rules().Contra && st.Legal()[0].Kind == escalero.Contra
}

// Matters is the cost from which a mistake is worth talking about, in game points:
// in a game of columns a seventieth of what they pay where that is more than the 7
// of 1-2-4.
func Matters(r *escalero.Rules) float64 {
	if !r.Settlement.ByColumns {
		return 0.75
	}
	sum := 0
	for _, c := range r.Columns {
		sum += c.Value
	}
	return 0.1 * max(1, float64(sum)/7)
}

// Same tells whether a listed choice is what was done: a write of nothing is
// a strike, whichever result it is of.
func Same(st escalero.State, listed, done escalero.Action) bool {
	done.Dice = dice.Throw{}
	if done.Hand == 2 {
		done.Hand = 0
	}
	if listed.Kind == escalero.Strike && (done.Kind == escalero.Write || done.Kind == escalero.Strike) {
		return listed.Row == done.Row && listed.Col == done.Col && (done.Kind == escalero.Strike || Points(st, done) == 0)
	}
	return listed == done
}

// Points is what a write brings.
func Points(st escalero.State, a escalero.Action) int {
	from := st.Last()
	if a.Hand == 1 && st.Second() {
		from = st.First()
	}
	r := st.Rules()
	return r.Rows[r.Row(a.Row)].Points(from.Dice.Hand(), from.Served)
}
