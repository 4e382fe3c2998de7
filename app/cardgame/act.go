package cardgame

import (
	"errors"
	"slices"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// errTable refuses an action that this table does not have.
var errTable = errors.New("a word is taken up by people only, and for the next hand")

// errCovered refuses an action of somebody who has not asked for his cards.
var errCovered = errors.New("the cards of who is to act lie covered")

// Act takes an action of the table, or of the person whose cards lie open.
// Cards are shuffled with below, which draws a number from 0 to n-1 without
// bias.
func (e *Evening) Act(a letters.Action, below func(n int) int) error {
	if s := e.state(); private(s.Phase()) && (e.open != s.Turn() || e.resting || !e.Person(s.Turn())) {
		return errCovered
	}
	if !e.offers(a) {
		return errTable
	}
	return e.apply(a, below)
}

// private tells whether a phase waits for one player's decision.
func private(p letters.Phase) bool {
	return p == letters.Betting || p == letters.Exchanging || p == letters.Choosing
}

func (e *Evening) apply(a letters.Action, below func(n int) int) error {
	before := e.state()
	if a.Blank() {
		a.Cards = before.Shuffled(below)
	}
	m, err := e.game.Match.Apply(a)
	if err != nil {
		return err
	}
	for m.State().Phase() == letters.Restocking {
		if m, err = m.Apply(letters.Action{Kind: letters.Stock, Cards: m.State().Shuffled(below)}); err != nil {
			return err
		}
	}
	switch {
	case a.Kind == letters.Deal:
		e.plans, e.swaps, e.orders, e.settled, e.found = nil, nil, nil, nil, nil
	case a.Kind == letters.Exchange:
		delete(e.swaps, before.Turn())
		if e.orders[before.Turn()] != "" {
			e.orders[before.Turn()] = e.orders[before.Turn()].Without(a.Cards)
		}
	}
	for {
		word, ok := e.ripe(m.State())
		if !ok {
			break
		}
		if m, err = m.Apply(word); err != nil {
			return err
		}
	}
	e.game.Match, e.decided = m, wordthought.Answer{}
	e.hear()
	e.passOn(before, a)
	return nil
}

// Legal lists what the person whose cards lie open can do, or the table.
func (e *Evening) Legal() []letters.Action {
	s := e.state()
	if private(s.Phase()) {
		if e.resting {
			return nil
		}
		return e.View().Legal()
	}
	return slices.DeleteFunc(s.Legal(), func(a letters.Action) bool { return !e.offers(a) })
}

// offers tells whether this table has an action. A refused word is taken up by
// the one who doubted it, which a computer player cannot be asked; and nobody
// wins with it in the hand in which it was refused, as the first versions
// allowed.
func (e *Evening) offers(a letters.Action) bool {
	return a.Kind != letters.Admit && (a.Kind != letters.Adopt || len(e.Doubters(a.Seat)) > 0)
}

// Doubters are the people who may have doubted the word of a seat, see MayDoubt.
// There are none where a computer player sits at the table.
func (e *Evening) Doubters(of engine.Player) []engine.Player {
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if !e.Person(p) {
			return nil
		}
	}
	return e.MayDoubt(of)
}
