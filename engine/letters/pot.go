package letters

import (
	"slices"

	"serviert/engine"
)

// Result is a hand that has been played to its end. Lists have seat 1 at index 0
// and must not be changed. Amounts are in chips.
type Result struct {
	Dealer engine.Player // who dealt it
	// Winners are those who won chips of others, or shared a pot, in seat order.
	Winners []engine.Player
	Pot     int     // the pot, with what earlier hands had left in it
	Carry   int     // what stays in the pot for the next hand
	Dropped bool    // all but the winner folded; no word was shown
	Laid    []Cards // the words laid down, refused ones too; "" for none
	Doubts  []Doubt // what became of them
	Points  []int   // what they count; 0 for none or a refused one
	High    []Card  // where no word counted in a pot of several, the highest card of each of them
	Paid    []int   // what each was paid from the pot
	Pots    []Pot   // its layers, the main pot first; their chips add up to Pot
}

// Pot is one layer of a pot, the main pot or a side pot, and who won it (RULES.md,
// "Table stakes"). Amounts are in chips.
type Pot struct {
	Chips   int
	Seats   []engine.Player // who could win it: those still in who had paid into it
	Winners []engine.Player // in seat order
	Share   int             // what each winner got
	Left    int             // the indivisible rest, which stays for the next hand
	// Returned tells whether it is the part of a bet that nobody matched, which goes
	// back to who made it.
	Returned bool
}

// Word is the word of a seat, "" if there was none or it was refused.
func (r Result) Word(p engine.Player) Cards {
	if r.Doubts[p-1] == Refused {
		return ""
	}
	return r.Laid[p-1]
}

// layer is a pot before the showdown.
type layer struct {
	chips   int
	seats   []engine.Player // see Pot.Seats
	foreign []bool          // parallel to seats: it has chips of others too
}

// pot is the layer without winners.
func (l layer) pot() Pot {
	return Pot{Chips: l.chips, Seats: l.seats, Returned: len(l.seats) == 1 && !l.foreign[0]}
}

// layers splits the pot at the amounts paid by those still in (RULES.md, "Table
// stakes"). What others paid above the highest goes with the highest layer; what
// earlier hands left in the pot goes with the lowest.
func (s State) layers() []layer {
	var heights []int
	for _, t := range s.seats {
		if t.in {
			heights = append(heights, t.paid)
		}
	}
	slices.Sort(heights)
	heights = slices.Compact(heights)
	list := make([]layer, len(heights))
	low := 0
	for i, high := range heights {
		l := &list[i]
		top := high
		if i == len(heights)-1 {
			for _, t := range s.seats {
				top = max(top, t.paid)
			}
		}
		own := map[engine.Player]int{}
		for j, t := range s.seats {
			part := max(min(t.paid, top)-low, 0)
			l.chips += part
			if t.in && t.paid >= high {
				l.seats = append(l.seats, engine.Player(j+1))
				own[engine.Player(j+1)] = part
			}
		}
		if i == 0 {
			l.chips += s.carry
		}
		for _, p := range l.seats {
			l.foreign = append(l.foreign, l.chips > own[p])
		}
		low = high
	}
	return list
}

// best is the winners of a layer: the highest word or, if there is none, the
// highest card.
func (s State) best(l layer) []engine.Player {
	var winners []engine.Player
	top := -1
	for _, p := range l.seats {
		score := s.score(p)
		if score > top {
			top, winners = score, nil
		}
		if score == top {
			winners = append(winners, p)
		}
	}
	return winners
}

// score ranks a seat in the showdown: words by their points, then hands without a
// word by their highest card.
func (s State) score(p engine.Player) int {
	t, d := s.seats[p-1], s.rules.Deck
	if t.word != "" && t.doubt != Refused {
		return 1000 + d.Sum(t.word)
	}
	return int(d.Points[d.Highest(t.hand)])
}

// settle pays the pot layer by layer, records the result and passes the deal to the
// left.
func (s State) settle() State {
	n := len(s.seats)
	r := Result{Dealer: s.dealer, Pot: s.Pot(), Dropped: s.count(still) == 1, Laid: make([]Cards, n),
		Doubts: make([]Doubt, n), Points: make([]int, n), High: make([]Card, n), Paid: make([]int, n)}
	for i, t := range s.seats {
		r.Laid[i], r.Doubts[i] = t.word, t.doubt
		r.Points[i] = s.rules.Deck.Sum(r.Word(engine.Player(i + 1)))
	}
	for _, l := range s.layers() {
		winners := s.best(l)
		share := l.chips / len(winners)
		left := l.chips - share*len(winners)
		pot := l.pot()
		pot.Winners, pot.Share, pot.Left = winners, share, left
		if len(l.seats) > 1 && r.Word(winners[0]) == "" {
			for _, p := range l.seats {
				r.High[p-1] = s.rules.Deck.Highest(s.seats[p-1].hand)
			}
		}
		r.Pots = append(r.Pots, pot)
		r.Carry += left
		for _, p := range winners {
			r.Paid[p-1] += share
			if l.foreign[slices.Index(l.seats, p)] && !slices.Contains(r.Winners, p) {
				r.Winners = append(r.Winners, p)
			}
		}
	}
	slices.Sort(r.Winners)
	s.seats = slices.Clone(s.seats)
	for i := range s.seats {
		t := &s.seats[i]
		t.chips += r.Paid[i]
		t.paid, t.bet = 0, 0
	}
	s.carry, s.hands = r.Carry, noted(s.hands, r)
	s.phase, s.toAct, s.round, s.bet, s.stock = Dealing, 0, 0, 0, ""
	if !s.owed {
		s.turn = s.dealer
	}
	s.dealer = s.nextDealer()
	if s.count(s.solvent) < MinSeats && !s.rules.BuyIn {
		s.phase = Finished
	}
	return s
}

// noted returns a list of hands with one more, and leaves the list as it is for
// those who hold it. States that follow each other share an array: a list copied
// for each hand would fill the memory in a long evening. A place in the array is
// taken once; who comes to it second, after an undo, gets an array of his own.
func noted(list []Result, r Result) []Result {
	if n := len(list); n < cap(list) {
		if next := &list[:n+1][n]; next.Paid == nil { // that of a played hand never is
			*next = r
			return list[:n+1]
		}
	}
	longer := make([]Result, len(list), 2*len(list)+4)
	copy(longer, list)
	return append(longer, r)
}
