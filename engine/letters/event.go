package letters

import "serviert/engine"

// Event is what everybody at the table hears of an action: no cards but those
// that lie open. Screens announce events, never actions.
type Event struct {
	Kind Kind
	// Seat is who did it; 0 for what the table does: cut, deal, new stock,
	// showdown and payment.
	Seat engine.Player
	// Amount is the bet of a Bet, the chips paid by a Call, the ante of a Deal,
	// the chips bought, and the number of cards of an Exchange or a new stock.
	Amount int
	Raise  bool // Bet: it raises an earlier one
	AllIn  bool // Bet, Call: with the last chips
	// About is whose word a Challenge, Verdict or Admit is about.
	About engine.Player
	// Doubt is how a word fares by a Challenge or a Verdict; Undoubted while
	// the players' book has still to be asked.
	Doubt Doubt
	Cards Cards // Cut: one a cutter, in seat order
	// Phase is what the game waits for afterwards, Turn who acts then.
	Phase Phase
	Turn  engine.Player
	// Result is the hand that this action ended, nil for none.
	Result *Result
}

// Event tells what everybody hears of an action in this state, and the state
// after it. For an illegal action the error is that of Apply.
func (s State) Event(a Action) (Event, State, error) {
	next, err := s.Apply(a)
	if err != nil {
		return Event{}, s, err
	}
	e := Event{Kind: a.Kind, Phase: next.phase, Turn: next.Turn()}
	switch a.Kind {
	case Bet, Call, Fold, Exchange, Word:
		e.Seat = s.toAct
	case Buy:
		e.Seat, e.Amount = a.Seat, s.rules.Chips
	}
	switch a.Kind {
	case Cut:
		e.Cards = a.Cards
	case Deal:
		e.Amount = s.rules.Ante
	case Bet:
		e.Amount, e.Raise = a.Amount, s.bet > 0
		e.AllIn = a.Amount-s.seats[s.toAct-1].bet >= s.seats[s.toAct-1].chips
	case Call:
		e.Amount = s.Owed()
		e.AllIn = e.Amount == s.seats[s.toAct-1].chips
	case Exchange, Stock:
		e.Amount = len(a.Cards)
	case Challenge, Admit:
		e.About, e.Doubt = a.Seat, next.seats[a.Seat-1].doubt
	case Verdict:
		e.About, e.Doubt = s.judged, next.seats[s.judged-1].doubt
	}
	if n := len(next.hands); n > len(s.hands) {
		e.Result = &next.hands[n-1]
	}
	return e, next, nil
}
