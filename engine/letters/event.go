package letters

import "serviert/engine"

// Event is what everybody at the table hears of an action: no cards except those
// that are open. Screens announce events, never actions.
type Event struct {
	Kind Kind // of the action
	// Seat is who acted; 0 for the table: cut, deal, new stock, challenge and
	// what follows it, payment.
	Seat engine.Player
	// Amount is, in chips, what a Bet raises the bet to, what a Call pays, the
	// ante of a Deal, or the chips of a Buy or Join, what a doubt cost; for Exchange and Stock it is a
	// number of cards.
	Amount int
	Raise  bool // Bet: it raises an earlier bet
	AllIn  bool // Bet, Call: with the last chips
	// About is whose word a Challenge, Verdict or Admit is about.
	About engine.Player
	// By is who doubted that word, where that may cost a chip; Amount is then what
	// it did cost, once the word is judged.
	By engine.Player
	// Doubt is what became of that word; Undoubted while the players' own
	// dictionary has still to be asked.
	Doubt  Doubt
	Cards  Cards         // Cut: one card per cutter, in seat order
	Phase  Phase         // what the game waits for afterwards
	Turn   engine.Player // who acts then, as State.Turn
	Result *Result       // the hand that the action ended, nil for none
}

// Event applies an action and returns what everybody hears of it, and the state
// after it. For an illegal action the state is unchanged and the error is that of
// Apply.
func (s State) Event(a Action) (Event, State, error) {
	next, err := s.Apply(a)
	if err != nil {
		return Event{}, s, err
	}
	e := Event{Kind: a.Kind, Phase: next.phase, Turn: next.Turn()}
	switch a.Kind {
	case Bet, Call, Fold, Exchange, Word:
		e.Seat = s.toAct
	case Buy, Join:
		e.Seat, e.Amount = a.Seat, s.rules.Chips
	case SitOut, SitIn:
		e.Seat = a.Seat
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
		e.About, e.By, e.Doubt = a.Seat, a.By, next.seats[a.Seat-1].doubt
	case Verdict:
		e.About, e.By, e.Doubt = s.judged, s.doubts, next.seats[s.judged-1].doubt
	}
	if e.By != 0 {
		e.Amount = s.seats[e.By-1].chips - next.seats[e.By-1].chips
	}
	if n := len(next.hands); n > len(s.hands) {
		e.Result = &next.hands[n-1]
	}
	return e, next, nil
}
