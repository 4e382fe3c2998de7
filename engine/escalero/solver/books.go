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
	for i := range k.Start {
		k.Start[i] = b.Worth(s, engine.Player(i+1))
	}
	return k
}

// Worth is Value at the present stake: in game points as paid.
func (b *Brain) Worth(s escalero.State, p engine.Player) float64 {
	if s.Over() {
		return b.Value(s, p)
	}
	return float64(s.Factor()) * b.Value(s, p)
}

// Enter books an action, given the states before and after it. It returns what
// the decision cost, in game points as paid, and the best choice; chosen is false
// if there was nothing to decide. It values a few positions, each in less than a
// millisecond natively.
func (k *Books) Enter(before escalero.State, a escalero.Action, after escalero.State) (cost float64, best Choice, chosen bool) {
	b := k.brain
	stake := float64(before.Factor())
	actor := before.Turn()
	me := actor - 1
	was, is := make([]float64, b.parties), make([]float64, b.parties)
	for i := range was {
		was[i] = b.Worth(before, engine.Player(i+1))
	}
	luck := 0.0
	fell := escalero.Action{Kind: a.Kind, Kept: a.Kept}
	switch a.Kind {
	case escalero.Result:
		fell = escalero.Action{Kind: escalero.Throw}
		fallthrough
	case escalero.Throw, escalero.Keep:
		luck = b.Worth(after, actor) - stake*b.Expect(before, fell)
	}
	cost, best = b.Judge(before, a)
	cost *= stake
	typed := thought.Typed(before, a)
	chosen = best.Action.Kind != 0 && !typed
	if !chosen {
		cost = 0
	}
	for i := range is {
		is[i] = b.Worth(after, engine.Player(i+1))
	}
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
