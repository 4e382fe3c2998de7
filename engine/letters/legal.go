package letters

import (
	"slices"

	"serviert/engine"
)

// Legal lists the legal actions, except Allow and Forbid, which may name any word
// between two hands. Those that cut, deal or shuffle are blank. Of the
// choices of a word it lists only none and all pairs of cards: any two or more of
// the player's cards in any order are legal too, whether they make a word or not.
func (s State) Legal() []Action {
	var list []Action
	seats := func(kind Kind, ok func(engine.Player) bool) {
		for p := engine.Player(1); int(p) <= len(s.seats); p++ {
			if ok(p) {
				list = append(list, Action{Kind: kind, Seat: p})
			}
		}
	}
	switch s.phase {
	case Cutting:
		list = append(list, Action{Kind: Cut})
	case Dealing:
		if s.count(s.canAnte) >= MinSeats {
			list = append(list, Action{Kind: Deal})
		}
		seats(Buy, s.mayBuy)
		seats(SitOut, s.maySitOut)
		seats(SitIn, s.maySitIn)
		seats(Join, s.mayJoin)
		list = append(list, Action{Kind: Leave})
	case Restocking:
		list = append(list, Action{Kind: Stock})
	case Showdown:
		list = append(list, Action{Kind: Pay})
		if s.rules.Book || s.list != nil {
			for _, p := range s.doubters() {
				seats(Challenge, func(of engine.Player) bool { return of != p && s.doubtable(of) })
				for i := range list {
					if list[i].Kind == Challenge && list[i].By == 0 {
						list[i].By = p
					}
				}
			}
		}
		seats(Admit, s.admissible)
		seats(Adopt, s.adoptable)
	case Judging:
		list = append(list, Action{Kind: Verdict, Yes: true}, Action{Kind: Verdict})
	case Betting, Exchanging, Choosing:
		return s.View(s.toAct).Legal()
	}
	return list
}

// mayBuy tells whether a seat may buy chips: it is agreed, and the seat would play
// but cannot pay the ante.
func (s State) mayBuy(p engine.Player) bool {
	return s.rules.BuyIn && s.sits(p, false) && !s.solvent(s.seats[p-1])
}

// maySitOut tells whether a seat may sit out the next hands: there was a hand, and
// without it two can still play.
func (s State) maySitOut(p engine.Player) bool {
	if !s.sits(p, false) || len(s.hands) == 0 {
		return false
	}
	n := s.count(s.canAnte)
	if s.canAnte(s.seats[p-1]) {
		n--
	}
	return n >= MinSeats
}

// maySitIn tells whether a seat sits out and may come back.
func (s State) maySitIn(p engine.Player) bool { return s.sits(p, true) && !s.seats[p-1].late }

// mayJoin tells whether a seat is the next that comes to the table.
func (s State) mayJoin(p engine.Player) bool {
	return s.sits(p, true) && s.seats[p-1].late && !s.seats[p-2].late
}

// sits tells whether there is such a seat, and whether it sits out.
func (s State) sits(p engine.Player, out bool) bool {
	return p >= 1 && int(p) <= len(s.seats) && s.seats[p-1].out == out
}

// Legal lists the legal actions of the player whose view it is, as State.Legal
// does; none if it is not his turn to bet, exchange or choose.
func (v View) Legal() []Action {
	if v.Turn != v.Seat || v.Seat == 0 {
		return nil
	}
	var list []Action
	switch v.Phase {
	case Betting:
		for n := v.Low; n <= v.High; n++ {
			list = append(list, Action{Kind: Bet, Amount: n})
		}
		if v.Bet > 0 {
			list = append(list, Action{Kind: Call})
		}
		list = append(list, Action{Kind: Fold})
	case Exchanging:
		for _, c := range Exchanges(v.Hand) {
			list = append(list, Action{Kind: Exchange, Cards: c})
		}
	case Choosing:
		list = append(list, Action{Kind: Word})
		for i := range len(v.Hand) {
			for j := range len(v.Hand) {
				a := Action{Kind: Word, Cards: v.Hand[i:i+1] + v.Hand[j:j+1]}
				if i != j && !slices.Contains(list, a) {
					list = append(list, a)
				}
			}
		}
	}
	return list
}

// Exchanges lists the different exchanges of a hand, as the cards to discard, the
// empty one first.
func Exchanges(hand Cards) []Cards { return subsets(hand, MaxExchange) }

// subsets lists the different sets of up to most cards of a hand, each in ascending
// order, the empty one first.
func subsets(hand Cards, most int) []Cards {
	counts := hand.Counts()
	list := []Cards{""}
	for c := range kinds {
		for _, begun := range list {
			for n := 1; n <= int(counts[c]) && len(begun)+n <= most; n++ {
				longer := begun
				for range n {
					longer += CardsOf(c)
				}
				list = append(list, longer)
			}
		}
	}
	return list
}
