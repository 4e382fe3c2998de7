package letters

import "fmt"

// beginRound begins a betting round. The dealer opens the first, the next seat
// clockwise that is still in the second. Seats without chips are passed over, and
// the round is skipped if fewer than two have any.
func (s State) beginRound(round int) State {
	s = s.undone()
	s.round, s.bet, s.phase = round, 0, Betting
	for i := range s.seats {
		s.seats[i].bet = 0
	}
	if s.count(able) < 2 {
		return s.endRound()
	}
	first := s.dealer
	if round == 1 {
		first = s.before(s.dealer)
	}
	s.toAct = s.next(first, able)
	return s
}

func (s State) endRound() State {
	s.toAct = 0
	if s.round == 1 {
		return s.beginExchange()
	}
	return s.beginChoice()
}

// Raises is the range of amounts, in chips, that the player to act may open with
// or raise to; low > high if none. Nobody may bet more than all his chips, except
// that who has less than the minimum may open with it, all in.
func (s State) Raises() (low, high int) {
	if s.phase != Betting {
		return 1, 0
	}
	t := s.seats[s.toAct-1]
	low, high = max(s.rules.Min, s.bet+1), min(s.rules.Max, t.bet+t.chips)
	if s.bet == 0 && high < low {
		high = low
	}
	return low, high
}

// Owed is what a call costs the player to act, in chips: the rest of the bet, or
// all he has. It is 0 before the round is opened.
func (s State) Owed() int {
	if s.phase != Betting || s.bet == 0 {
		return 0
	}
	t := s.seats[s.toAct-1]
	return min(s.bet-t.bet, t.chips)
}

func (s State) applyBet(a Action) (State, error) {
	if low, high := s.Raises(); a.Amount < low || a.Amount > high {
		return s, illegal(fmt.Sprintf("seat %d cannot bet %d", s.toAct, a.Amount), s.legalText())
	}
	s = s.undone()
	s.bet = a.Amount
	return s.pay(a.Amount), nil
}

func (s State) applyCall() (State, error) {
	if s.bet == 0 {
		return s, illegal("there is no bet to call", s.legalText())
	}
	return s.pay(s.bet), nil
}

// pay raises the bet of the player to act to an amount, as far as his chips go.
func (s State) pay(amount int) State {
	t := s.mine()
	n := min(amount-t.bet, t.chips)
	t.chips -= n
	t.bet += n
	t.paid += n
	t.done = true
	return s.answered()
}

func (s State) applyFold() State {
	t := s.mine()
	t.in = false
	if s.count(still) == 1 {
		return s.settle()
	}
	return s.answered()
}

// answered goes on to the next player who has to answer the bet, or to open. Who is
// the only one left with chips need not open, see Rules.Spared.
func (s State) answered() State {
	if s.rules.Spared && s.bet == 0 && s.count(able) < 2 {
		return s.endRound()
	}
	if s.toAct = s.next(s.toAct, asked); s.toAct == 0 {
		return s.endRound()
	}
	return s
}
