package cardgame

import (
	"serviert/engine"
	"serviert/engine/letters"
)

// Step is what the phone is waiting for.
type Step int

const (
	Table     Step = iota // what all decide together: the cut, the deal, doubts, the payment
	Covered               // a person, whose cards lie face down until he asks for them
	Looking               // the decision of the person who looks at his cards
	Resting               // the person who looks at the cards he drew
	Thinking              // a computer player
	Recalling             // the person who looks back at a hand of his that was not shown
	Finished              // nothing any more
)

// Step is what the phone is waiting for now.
func (e *Evening) Step() Step {
	s := e.state()
	switch {
	case e.asks != 0 && e.open == e.asks:
		return Recalling
	case e.asks != 0:
		return Covered
	case s.Over():
		return Finished
	case e.resting:
		return Resting
	case !private(s.Phase()):
		return Table
	case e.open == 0 && e.dealt(e.Alone()):
		return Covered
	case !e.Person(s.Turn()):
		return Thinking
	case e.open == s.Turn():
		return Looking
	}
	return Covered
}

// Holder is who has the phone, or is to take it while the cards are covered; 0
// for nobody in particular.
func (e *Evening) Holder() engine.Player {
	switch {
	case e.open != 0:
		return e.open
	case e.asks != 0:
		return e.asks
	case e.Alone() != 0:
		return e.Alone()
	case private(e.state().Phase()):
		return e.state().Turn()
	}
	return 0
}

// Alone is the one person at a table of computer players, 0 where there are
// more people. Nobody else can look at his cards, so they stay open between
// turns.
func (e *Evening) Alone() engine.Player {
	alone := engine.Player(0)
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if e.Person(p) {
			if alone != 0 {
				return 0
			}
			alone = p
		}
	}
	return alone
}

// sole is the one person who plays a hand on, where all others at the table have no
// cards in it or are computer players; 0 where there are more, or nobody. Somebody may
// look over his shoulder, so he has to ask for his cards, but only once.
func (e *Evening) sole() engine.Player {
	sole := engine.Player(0)
	for i, seat := range e.Public().Seats {
		if p := engine.Player(i + 1); seat.Dealt && e.Person(p) {
			if sole != 0 || !seat.In {
				return 0
			}
			sole = p
		}
	}
	return sole
}

// dealt tells whether a seat has cards in this hand; 0 has none.
func (e *Evening) dealt(p engine.Player) bool { return p != 0 && e.Public().Seats[p-1].Dealt }

// View is what may be on the screen now: the view of the person who has asked
// for his cards, otherwise what everybody sees.
func (e *Evening) View() letters.View {
	if !private(e.state().Phase()) && !e.resting && e.asks == 0 {
		return e.Public()
	}
	return e.own(e.open)
}

// Public is what everybody sees.
func (e *Evening) Public() letters.View { return e.state().View(0) }

// Look opens the cards of the person whose turn it is, who has asked for them.
func (e *Evening) Look() {
	if e.Step() != Covered {
		return
	}
	if e.asks == 0 {
		e.looked = e.Log()
	}
	e.open = e.Holder()
}

// Looked tells whether the cards that lie covered have lain open in this turn already.
// Nobody can tell here who has looked at them, but their owner knows whether it was he.
func (e *Evening) Looked() bool {
	return e.Step() == Covered && e.asks == 0 && e.Alone() == 0 && e.looked == e.Log()
}

// Cover turns all cards down: the phone is passed on, lies on its face, or
// shows something else.
func (e *Evening) Cover() { e.open, e.resting, e.asks = 0, false, 0 }

// Rested ends the look at the cards just drawn.
func (e *Evening) Rested() {
	e.resting = false
	if e.open != e.state().Turn() || !private(e.state().Phase()) {
		e.open = 0
	}
}

// passOn covers the cards when a turn has ended. Whoever has drawn cards may
// look at them first; a person who plays alone keeps them open, and has nothing to
// cover where he only watches.
func (e *Evening) passOn(before letters.State, a letters.Action) {
	now, who := e.state(), before.Turn()
	e.asks = 0
	if private(before.Phase()) {
		e.seen[who-1] = e.game.Match.Len()
	}
	if a.Kind == letters.Deal {
		e.open = 0 // who has played alone until now had his open all the time
	}
	switch alone := e.Alone(); {
	case alone != 0:
		if a.Kind == letters.Deal && e.dealt(alone) {
			e.open = alone
		}
	case private(now.Phase()) && e.open != 0 && e.open == e.sole():
	case a.Kind == letters.Exchange && a.Cards != "" && e.open == who:
		e.resting = true
	case e.open != now.Turn() || !private(now.Phase()):
		e.open = 0
	}
}

// MayBuild tells whether a word can be put together with the hand in view:
// while betting, to see what the cards are worth, and for the choice itself. A
// person who plays alone can also do so while computer players think.
func MayBuild(v letters.View, step Step) bool {
	if v.Hand == "" || v.Phase != letters.Betting && v.Phase != letters.Choosing {
		return false
	}
	own := v.Seats[v.Seat-1]
	return own.In && (step == Looking || step == Thinking && !(v.Phase == letters.Choosing && own.Done))
}
