package solver

import (
	"serviert/engine"
	"serviert/engine/escalero"
)

// Books say where a party's result came from, in game points as they are paid,
// the doubled stake included. For each party
//
//	Start + Luck - Lost + Contra + Others + Error = what it is worth now
//
// after each action, and the result at the end. Where values are exact, Error
// stays zero: it is what the estimates changed their minds by.
type Books struct {
	brain *Brain
	Start []float64 // what the game was worth before the first throw
	// Luck is what the own dice brought beyond expectation. Points that were
	// read off the table count here as they are: dice and choices behind them
	// are unknown.
	Luck []float64
	Lost []float64 // what the own decisions cost
	// Contra is what doubling the stake and giving up changed by themselves,
	// beyond what the decisions about it cost.
	Contra []float64
	Others []float64 // the luck, the mistakes and the play of the others
	Error  []float64
}

// Books opens the books of a game that begins.
func (b *Brain) Books(s escalero.State) *Books {
	k := &Books{brain: b}
	for _, list := range []*[]float64{&k.Start, &k.Luck, &k.Lost, &k.Contra, &k.Others, &k.Error} {
		*list = make([]float64, b.parties)
	}
	for i := range k.Start {
		k.Start[i] = b.Worth(s, engine.Player(i+1))
	}
	return k
}

// Exact tells whether Error is zero because values are exact.
func (k *Books) Exact() bool { return k.brain.Exact() }

// Worth is Value in game points as they are paid: at the present stake.
func (b *Brain) Worth(s escalero.State, p engine.Player) float64 {
	if s.Over() {
		return b.Value(s, p)
	}
	return float64(s.Factor()) * b.Value(s, p)
}

// Enter books an action and says what the decision behind it cost, in game
// points as they are paid, and what would have been best; chosen is false
// where there was nothing to decide. It values a few positions, each in less
// than a millisecond natively.
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
	chosen = best.Action.Kind != 0 && a.Kind != escalero.Points
	if !chosen {
		cost = 0
	}
	for i := range is {
		is[i] = b.Worth(after, engine.Player(i+1))
	}
	k.Luck[me] += luck
	k.Lost[me] += cost
	left := is[me] - was[me] - luck + cost // what neither dice nor decisions explain
	to := k.Error
	switch {
	case a.Kind == escalero.Points:
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
			if a.Kind == escalero.Points {
				k.Others[i] -= left
			} else {
				to[i] -= left
			}
		case after.Writer() == p && after.Writer() != before.Writer() && b.rules.Settlement.ByColumns:
			// With the turn comes another look at the same sheets.
			waiting := stake * b.waiting(&after, p)
			k.Error[i] += is[i] - waiting
			k.Others[i] += waiting - was[i]
		default:
			k.Others[i] += is[i] - was[i]
		}
	}
	return cost, best, chosen
}
