package letters

import (
	"fmt"
	"slices"
	"strings"
)

// kindsOf lists the kinds of actions that a phase may allow.
var kindsOf = [...][]Kind{
	Cutting: {Cut}, Dealing: {Deal, Buy, Allow, Forbid, SitOut, SitIn, Join, Leave}, Betting: {Bet, Call, Fold}, Exchanging: {Exchange},
	Restocking: {Stock}, Choosing: {Word}, Showdown: {Challenge, Admit, Adopt, Pay}, Judging: {Verdict}, Finished: {},
}

// Apply returns the state after the action, or the unchanged state and an
// *engine.IllegalError if the action is illegal.
func (s State) Apply(a Action) (State, error) {
	if !slices.Contains(kindsOf[s.phase], a.Kind) {
		return s, illegal(fmt.Sprintf("%.40q is not possible now", a), s.legalText())
	}
	if stray := s.stray(a); stray != a {
		return s, illegal(fmt.Sprintf("%.40q says more than such an action can", a), s.legalText())
	}
	switch a.Kind {
	case Cut:
		return s.applyCut(a)
	case Deal:
		return s.applyDeal(a)
	case Bet:
		return s.applyBet(a)
	case Call:
		return s.applyCall()
	case Fold:
		return s.applyFold(), nil
	case Exchange:
		return s.applyExchange(a)
	case Stock:
		return s.applyStock(a)
	case Word:
		return s.applyWord(a)
	case Challenge:
		return s.applyChallenge(a)
	case Verdict:
		return s.applyVerdict(a), nil
	case Admit:
		return s.applyAdmit(a)
	case Adopt:
		return s.applyAdopt(a)
	case Pay:
		return s.settle(), nil
	case Buy:
		return s.applyBuy(a)
	case SitOut, SitIn:
		return s.applySit(a)
	case Join:
		return s.applyJoin(a)
	case Allow:
		return s.applyAllow(a)
	case Forbid:
		return s.applyForbid(a)
	}
	s.phase = Finished // Leave
	return s, nil
}

// stray is the action with only the fields that its kind uses.
func (s State) stray(a Action) Action {
	b := Action{Kind: a.Kind}
	switch a.Kind {
	case Bet:
		b.Amount = a.Amount
	case Challenge:
		b.Seat = a.Seat
		if s.rules.Doubt {
			b.By = a.By
		}
	case Admit, Adopt, Buy, SitOut, SitIn, Join:
		b.Seat = a.Seat
	case Verdict:
		b.Yes = a.Yes
	case Allow, Forbid:
		b.Text = a.Text
	case Cut, Deal, Exchange, Stock, Word:
		b.Cards = a.Cards
	}
	return b
}

// applyBuy gives a seat that cannot pay the ante the chips of the start again, and
// the deal where it is agreed that he has it in his turn.
func (s State) applyBuy(a Action) (State, error) {
	if !s.mayBuy(a.Seat) {
		return s, illegal(fmt.Sprintf("seat %d cannot buy chips", a.Seat), s.legalText())
	}
	s.seats = slices.Clone(s.seats)
	t := &s.seats[a.Seat-1]
	t.chips += s.rules.Chips
	t.bought += s.rules.Chips
	if len(s.hands) > 0 && s.rules.InTurn {
		s.dealer = s.nextDealer()
	}
	return s, nil
}

// applySit lets a seat sit out the next hands, or sit in again. It keeps its chips,
// and the deal goes to whoever has it in turn among those who play.
func (s State) applySit(a Action) (State, error) {
	out := a.Kind == SitOut
	switch {
	case out && !s.maySitOut(a.Seat):
		return s, illegal(fmt.Sprintf("seat %d cannot sit out", a.Seat), s.legalText())
	case !out && !s.maySitIn(a.Seat):
		return s, illegal(fmt.Sprintf("seat %d does not sit out", a.Seat), s.legalText())
	}
	s.seats = slices.Clone(s.seats)
	s.seats[a.Seat-1].out = out
	s.dealer = s.nextDealer()
	return s, nil
}

// applyJoin lets the next of those who come later sit down, with the chips of the
// start. The deal goes on as if he had sat there, but the first is not cut for again.
func (s State) applyJoin(a Action) (State, error) {
	if !s.mayJoin(a.Seat) {
		return s, illegal(fmt.Sprintf("seat %d cannot join", a.Seat), s.legalText())
	}
	s.seats = slices.Clone(s.seats)
	s.seats[a.Seat-1] = seat{chips: s.rules.Chips, bought: s.rules.Chips}
	if len(s.hands) > 0 {
		s.dealer = s.nextDealer()
	}
	return s, nil
}

// legalText says what would be legal, for errors.
func (s State) legalText() string {
	var list []string
	switch s.phase {
	case Cutting:
		list = []string{fmt.Sprintf("cut with a card for each of the seats %v", s.cutter)}
	case Exchanging:
		list = []string{fmt.Sprintf("exchange with up to %d of the cards %v, or -", MaxExchange, s.seats[s.toAct-1].hand)}
	case Choosing:
		list = []string{fmt.Sprintf("word with at least %d of the cards %v, or -", MinWord, s.seats[s.toAct-1].hand)}
	case Betting:
		if low, high := s.Raises(); low <= high {
			list = append(list, fmt.Sprintf("bet %d to %d", low, high))
		}
		if s.bet > 0 {
			list = append(list, "call")
		}
		list = append(list, "fold")
	default:
		for _, a := range s.Legal() {
			what := a.String()
			if a.By != 0 { // of fourteen, each may doubt each
				what = fmt.Sprintf("challenge %d by another seat", a.Seat)
			}
			if !slices.Contains(list, what) {
				list = append(list, what)
			}
		}
	}
	if len(list) == 0 {
		return "the game is over"
	}
	if s.Phase() == Betting || s.Phase() == Choosing || s.Phase() == Exchanging {
		return fmt.Sprintf("seat %d may: %s", s.toAct, strings.Join(list, ", "))
	}
	return "possible: " + strings.Join(list, ", ")
}
