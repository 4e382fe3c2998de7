package letters

import (
	"fmt"
	"slices"

	"serviert/engine"
)

// ToShuffle says what the next action needs if it is chance: which cards to
// shuffle, and how many to take from the top as its Cards. For a cut that is one
// per cutter, for a deal the whole pack, for a new stock all discards. If the game
// waits for a decision there are none.
func (s State) ToShuffle() (cards Cards, take int) {
	switch s.phase {
	case Cutting:
		return s.rules.Deck.Pack(), len(s.cutter)
	case Dealing:
		return s.rules.Deck.Pack(), len(s.rules.Deck.Pack())
	case Restocking:
		cards := s.discards()
		return cards, len(cards)
	}
	return "", 0
}

// Shuffle puts cards into random order. below draws a number from 0 to n-1 without
// bias.
func Shuffle(cards Cards, below func(n int) int) Cards { return shuffled(cards, len(cards), below) }

// Shuffled is the cards that the state asks for, see ToShuffle, in random order.
func (s State) Shuffled(below func(n int) int) Cards {
	cards, take := s.ToShuffle()
	return shuffled(cards, min(take, len(cards)), below)
}

func shuffled(cards Cards, take int, below func(n int) int) Cards {
	list := []byte(cards)
	for i := range take {
		j := i + below(len(list)-i)
		list[i], list[j] = list[j], list[i]
	}
	return Cards(list[:take])
}

// discards is the discards of all but the player to act.
func (s State) discards() Cards {
	all := Cards("")
	for i, t := range s.seats {
		if engine.Player(i+1) != s.toAct {
			all += t.gone
		}
	}
	return all
}

// applyCut finds the dealer, or leaves those who share the highest card to cut
// again.
func (s State) applyCut(a Action) (State, error) {
	if len(a.Cards) != len(s.cutter) || !a.Cards.Within(s.rules.Deck.Pack()) {
		return s, illegal(fmt.Sprintf("%.60v cannot be cut", a.Cards),
			fmt.Sprintf("one card of the deck for each of the seats %v", s.cutter))
	}
	best := []engine.Player{}
	for i, c := range a.Cards.List() {
		if len(best) > 0 {
			top := a.Cards.At(slices.Index(s.cutter, best[0]))
			if s.cutsHigher(top, c) {
				continue
			}
			if top != c {
				best = nil
			}
		}
		best = append(best, s.cutter[i])
	}
	s.cutter = best
	if len(best) == 1 {
		s.dealer, s.phase, s.cutter = best[0], Dealing, nil
	}
	return s, nil
}

// cutsHigher tells whether a beats b, by points and then by the alphabet.
func (s State) cutsHigher(a, b Card) bool {
	d := s.rules.Deck
	if d.Points[a] != d.Points[b] {
		return d.Points[a] > d.Points[b]
	}
	return a.String() > b.String()
}

// applyDeal takes the antes and deals one card at a time from the dealer's left.
func (s State) applyDeal(a Action) (State, error) {
	pack := s.rules.Deck.Pack()
	if len(a.Cards) != len(pack) || !a.Cards.Within(pack) {
		return s, illegal(fmt.Sprintf("these %d cards are not the deck", len(a.Cards)),
			fmt.Sprintf("all %d cards of the deck, each as often as it has them", len(pack)))
	}
	if n := s.count(s.canAnte); n < MinSeats {
		return s, illegal(fmt.Sprintf("%d of those who play can pay the ante", n), s.legalText())
	}
	s.seats = slices.Clone(s.seats)
	s.rules.Words, s.later = joined(s.rules.Words, s.later), nil
	s = s.owing()
	var dealt []*seat
	for _, p := range s.order(s.dealer) {
		t := &s.seats[p-1]
		*t = seat{chips: t.chips, bought: t.bought, out: t.out, late: t.late, owes: t.owes}
		if s.canAnte(*t) {
			t.chips -= s.rules.Ante
			t.paid, t.dealt, t.in = s.rules.Ante, true, true
			dealt = append(dealt, t)
		}
	}
	for i, t := range dealt {
		hand := make([]Card, HandSize)
		for j := range hand {
			hand[j] = a.Cards.At(j*len(dealt) + i)
		}
		t.hand = CardsOf(hand...)
	}
	s.stock = a.Cards[HandSize*len(dealt):]
	return s.beginRound(1), nil
}

// owing notes who sits out while the deal that is being made passes him, and that the
// dealer owes none any more.
func (s State) owing() State {
	t := &s.seats[s.dealer-1]
	s.owed, t.owes = t.owes && s.dealer != s.inTurn(), false
	if !s.rules.Owed || s.owed || s.turn == 0 {
		return s
	}
	for _, p := range s.order(s.turn) {
		if p == s.dealer {
			break
		}
		if t := &s.seats[p-1]; t.out && !t.late {
			t.owes = true
		}
	}
	return s
}

// applyExchange discards and draws, as far as the stock lasts.
func (s State) applyExchange(a Action) (State, error) {
	hand := s.seats[s.toAct-1].hand
	if len(a.Cards) > MaxExchange || !a.Cards.Within(hand) {
		return s, illegal(fmt.Sprintf("%.60v cannot be exchanged", a.Cards),
			fmt.Sprintf("up to %d of the cards %v, or -", MaxExchange, hand))
	}
	t := s.mine()
	t.hand, t.gone, t.swapped = t.hand.Without(a.Cards), a.Cards, len(a.Cards)
	s.need = len(a.Cards)
	return s.draw(), nil
}

// applyStock makes the new stock and continues to draw from it.
func (s State) applyStock(a Action) (State, error) {
	want := s.discards()
	if len(a.Cards) != len(want) || !a.Cards.Within(want) {
		return s, illegal("these cards are not the new stock", fmt.Sprintf("the discards of the others: %v", want))
	}
	s.seats = slices.Clone(s.seats)
	for i := range s.seats {
		if engine.Player(i+1) != s.toAct {
			s.seats[i].gone = ""
		}
	}
	s.stock = a.Cards
	return s.draw(), nil
}

// draw gives the player to act the cards he needs. If the stock runs out he waits
// for the discards of the others. There are always enough: everybody draws as many
// as he discards, so that stock and discards together are as many as after the
// deal, which is 20 or more.
func (s State) draw() State {
	n := min(s.need, len(s.stock))
	t := s.mine()
	t.hand += s.stock[:n]
	s.stock, s.need = s.stock[n:], s.need-n
	if s.need > 0 {
		s.phase = Restocking
		return s
	}
	t.done, s.phase = true, Exchanging
	if s.toAct = s.next(s.toAct, pending); s.toAct == 0 {
		return s.beginRound(2)
	}
	return s
}

// beginExchange begins the exchange, with the dealer if he is still in.
func (s State) beginExchange() State {
	s = s.undone()
	s.phase, s.toAct = Exchanging, s.next(s.before(s.dealer), still)
	return s
}

// undone clears who has acted in the phase before.
func (s State) undone() State {
	s.seats = slices.Clone(s.seats)
	for i := range s.seats {
		s.seats[i].done = false
	}
	return s
}
