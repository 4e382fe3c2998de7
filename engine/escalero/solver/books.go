package solver

import (
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// Books explain a party's result: they are kept action by action, by Enter.
type Books struct {
	thought.Books
	brain *Brain
}

// Books opens the books at the start of a game.
func (b *Brain) Books(s escalero.State) *Books {
	k := &Books{brain: b}
	k.Exact = b.Exact()
	for _, list := range []*[]float64{&k.Start, &k.Luck, &k.Lost, &k.Contra, &k.Others, &k.Error} {
		*list = make([]float64, b.parties)
	}
	worth, bias := b.estimates(&s)
	for i, x := range worth {
		k.Start[i] = x - bias
	}
	return k
}

// Worth is what a position is worth to each party at the present stake, in game
// points as paid: its Value less the Bias, so that all parties together have
// nothing.
func (b *Brain) Worth(s escalero.State) []float64 {
	list, bias := b.estimates(&s)
	for i := range list {
		list[i] -= bias
	}
	return list
}

// Bias is by how much the Values of all parties exceed zero, on average, in game
// points as paid. What one wins the others pay; but among more than two each is
// valued apart, by networks that have learned among weaker players. They then
// expect all parties to win.
func (b *Brain) Bias(s escalero.State) float64 {
	_, bias := b.estimates(&s)
	return bias
}

// estimates are the Values of all parties at the present stake, and their Bias.
func (b *Brain) estimates(s *escalero.State) (list []float64, bias float64) {
	stake := 1.0
	if !s.Over() {
		stake = float64(s.Factor())
	}
	list = make([]float64, b.parties)
	for i := range list {
		list[i] = stake * b.Value(*s, engine.Player(i+1))
		if b.parties > 2 {
			bias += list[i] / float64(b.parties)
		}
	}
	return list, bias
}

// Enter books an action, given the states before and after it. It returns what
// the decision cost, in game points as paid, and the best choice; chosen is false
// if there was nothing to decide. It values a few positions, each in less than a
// millisecond natively.
func (k *Books) Enter(before escalero.State, a escalero.Action, after escalero.State) (cost float64, best Choice, chosen bool) {
	b := k.brain
	if a.Kind == escalero.Stop { // what was expected and what is paid differ, and nobody has decided that
		was, bias := b.estimates(&before)
		is, still := b.estimates(&after)
		for i := range is {
			k.Error[i] += is[i] - still - (was[i] - bias)
		}
		return 0, best, false
	}
	stake := float64(before.Factor())
	actor := before.Turn()
	me := actor - 1
	was, bias := b.estimates(&before)
	luck := 0.0
	fell := escalero.Action{Kind: a.Kind, Kept: a.Kept}
	switch a.Kind {
	case escalero.Result:
		fell = escalero.Action{Kind: escalero.Throw}
		fallthrough
	case escalero.Throw, escalero.Keep:
		luck = stake * (b.Value(after, actor) - b.Expect(before, fell))
	}
	cost, best = b.Judge(before, a)
	cost *= stake
	typed := thought.Typed(before, a)
	chosen = best.Action.Kind != 0 && !typed
	if !chosen {
		cost = 0
	}
	is, still := b.estimates(&after)
	k.Luck[me] += luck
	k.Lost[me] += cost
	left := is[me] - was[me] - luck + cost // explained by neither dice nor decisions
	to := k.Error
	switch {
	case typed:
		to = k.Luck
	case b.aboutContra(&before):
		to = k.Contra
	}
	to[me] += left
	for i := range is {
		k.Error[i] -= still - bias
		switch p := engine.Player(i + 1); {
		case p == actor:
		case b.parties == 2:
			k.Others[i] += cost - luck
			if typed {
				k.Others[i] -= left
			} else {
				to[i] -= left
			}
		case after.Writer() == p && after.Writer() != before.Writer() && b.rules.Settlement.ByColumns:
			// The party to act is valued by another model than those waiting.
			waiting := stake * b.waiting(&after, p)
			k.Error[i] += is[i] - waiting
			k.Others[i] += waiting - was[i]
		default:
			k.Others[i] += is[i] - was[i]
		}
	}
	return cost, best, chosen
}
