package main

import (
	"sort"

	"serviert/engine"
	"serviert/engine/letters"
)

// scale says how strong a hand is among all of a level: as dealt, and in the end.
type scale struct {
	*match
	ranks [2][]int
}

func newScale(m *match, dealt, final []int) *scale {
	sort.Ints(dealt)
	sort.Ints(final)
	return &scale{m, [2][]int{dealt, final}}
}

// rank is the proportion of hands with fewer points, in round 1 or 2.
func (s *scale) rank(round, points int) float64 {
	list := s.ranks[round-1]
	return float64(sort.SearchInts(list, points)+sort.SearchInts(list, points+1)) / float64(2*len(list))
}

// strength is how strong the hand is; that of each round is counted once.
func (c *cards) strength(v letters.View) float64 {
	if c.known[v.Round-1] == 0 {
		c.known[v.Round-1] = 1 + c.rank(v.Round, c.points(c.brain, v.Hand))
	}
	return c.known[v.Round-1] - 1
}

// newFixed makes the fixed opponent of a name.
func newFixed(name string) decider {
	switch name {
	case "always-raise":
		return simple(func(v letters.View, _ *cards) letters.Action { return raise(v, v.High) })
	case "raise-strong":
		return simple(func(v letters.View, c *cards) letters.Action {
			switch s := c.strength(v); {
			case s > 0.67:
				return raise(v, v.High)
			case s > 0.33:
				return stay(v)
			}
			return letters.Action{Kind: letters.Fold}
		})
	case "call-station":
		return simple(func(v letters.View, _ *cards) letters.Action { return stay(v) })
	case "random":
		return simple(func(v letters.View, c *cards) letters.Action {
			list := []letters.Action{{Kind: letters.Fold}}
			if v.Bet > 0 {
				list = append(list, letters.Action{Kind: letters.Call})
			}
			if v.Low <= v.High {
				list = append(list, raise(v, v.Low+c.luck.below(v.High-v.Low+1)))
			}
			return list[c.luck.below(len(list))]
		})
	}
	return &reader{}
}

// raise bets an amount, or calls where none is possible; stay takes part for as
// little as possible.
func raise(v letters.View, amount int) letters.Action {
	if v.Low > v.High {
		return letters.Action{Kind: letters.Call}
	}
	return letters.Action{Kind: letters.Bet, Amount: amount}
}

func stay(v letters.View) letters.Action {
	if v.Bet == 0 {
		return raise(v, v.Low)
	}
	return letters.Action{Kind: letters.Call}
}

// simple is an opponent that learns nothing.
type simple func(letters.View, *cards) letters.Action

func (f simple) bet(v letters.View, c *cards) letters.Action { return f(v, c) }
func (simple) over(letters.State, *cards)                    {}

// reader learns from the hands that are shown how strong the others are after each
// size of bet, his own and theirs, and from those that are not how often they fold
// to his. He does what promises most if it is the last action of the hand.
type reader struct {
	theirs [3][16]shown // by round and amount: those who bet that
	mine   [3][16]shown // those who did not fold to that
	notes  []note
}

// shown is the strengths of hands that were shown, in tenths, and folds.
type shown struct {
	tenths        [10]float64
	all           float64
	folds, stayed float64
}

type note struct {
	at    *shown
	round int
	mine  bool
}

// beats is how often a strength wins, with a guess where little was seen yet.
func (s *shown) beats(x, guess float64) float64 {
	won := 4 * guess
	for i, n := range s.tenths {
		switch at := (float64(i) + 0.5) / 10; {
		case at < x-0.05:
			won += n
		case at < x+0.05:
			won += n / 2
		}
	}
	return won / (s.all + 4)
}

func (r *reader) bet(v letters.View, c *cards) letters.Action {
	x := c.strength(v)
	if v.Round == 1 {
		x = 0.2 + 0.6*x // the exchange evens out much
	}
	others := 0
	for i, s := range v.Seats {
		if s.In && engine.Player(i+1) != c.seat {
			others++
		}
	}
	power := func(p float64) float64 {
		q := 1.0
		for range others {
			q *= p
		}
		return q
	}
	best, most := letters.Action{Kind: letters.Fold}, 0.0
	pot := float64(v.Pot)
	if v.Bet > 0 {
		at := &r.theirs[v.Round][min(v.Bet, 15)]
		size := float64(v.Bet-v.Rules.Min) / float64(max(1, v.Rules.Max-v.Rules.Min))
		r.notes = append(r.notes, note{at: at, round: v.Round})
		// Unless he has learned better: the more somebody bets, the more he has.
		guess := max(0, min((x-size+0.3)/0.6, 1))
		owed := float64(v.Owed)
		if worth := power(at.beats(x, guess))*(pot+owed) - owed; worth > most {
			best, most = letters.Action{Kind: letters.Call}, worth
		}
	}
	own := v.Seats[c.seat-1].Bet
	for n := v.Low; n <= v.High; n++ {
		at := &r.mine[v.Round][min(n, 15)]
		folds := power((1 + at.folds) / (4 + at.folds + at.stayed))
		cost := float64(n - own)
		stays := 0.0
		for i, s := range v.Seats {
			if s.In && engine.Player(i+1) != c.seat {
				stays += float64(n - s.Bet)
			}
		}
		worth := folds*pot + (1-folds)*(power(at.beats(x, max(0, x-0.1)))*(pot+cost+stays)-cost)
		if worth > most {
			best, most = letters.Action{Kind: letters.Bet, Amount: n}, worth
		}
	}
	if best.Kind == letters.Bet {
		r.notes = append(r.notes, note{at: &r.mine[v.Round][min(best.Amount, 15)], round: v.Round, mine: true})
	}
	return best
}

// over learns from a hand that is over.
func (r *reader) over(s letters.State, c *cards) {
	res := s.Hands()[0]
	for i, n := range r.notes {
		if n.mine {
			if res.Dropped && i == len(r.notes)-1 && res.Paid[c.seat-1] > 0 {
				n.at.folds++
			} else {
				n.at.stayed++
			}
		}
		for p, word := range res.Laid {
			if !res.Dropped && engine.Player(p+1) != c.seat && word != "" {
				n.at.tenths[min(int(c.rank(2, res.Points[p])*10), 9)]++
				n.at.all++
			}
		}
	}
	r.notes = r.notes[:0]
}
