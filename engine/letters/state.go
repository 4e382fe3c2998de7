package letters

import (
	"slices"

	"serviert/engine"
	"serviert/engine/lexicon"
)

// Phase is what a game waits for.
type Phase uint8

// The phases of an evening, in the order of a hand.
const (
	Cutting    Phase = iota // the cut for the first deal
	Dealing                 // the next deal, or the end
	Betting                 // a bet, call or fold in one of the two rounds
	Exchanging              // a player's discards
	Restocking              // the discards, shuffled into a new stock
	Choosing                // a player's secret word
	Showdown                // challenges, or the payment of the pot
	Judging                 // the verdict of the players' own dictionary
	Finished                // nothing: the evening is over
)

var phases = [...]string{"cut", "deal", "bet", "exchange", "stock", "word", "showdown", "verdict", "over"}

// String is the phase as a word, as cmd/record prints it: that of the action it
// waits for, if there is only one.
func (p Phase) String() string { return phases[p] }

// Doubt is what became of a word.
type Doubt uint8

// What may become of a word.
const (
	Undoubted Doubt = iota // it has not been challenged, or not yet been judged
	Upheld                 // it was challenged and counts
	Refused                // it was challenged and does not count
)

// seat is one player's part of the state.
type seat struct {
	chips   int
	bought  int   // chips bought in all
	hand    Cards // kept until the next deal
	gone    Cards // own discards
	word    Cards
	paid    int  // into the pot in this hand
	bet     int  // of that, in this round
	dealt   bool // was dealt in
	in      bool // and has not folded
	done    bool // has answered the bet, exchanged or chosen
	swapped int  // number of cards exchanged
	doubt   Doubt
	out     bool // sits out until it sits in
	late    bool // has not come to the table; out too
	owes    bool // sat out when the deal came to him, see Rules.Owed
}

// State is a position of an evening of Choose Your Words. It is a value, never
// changed in place. It knows all cards: give players a View. Make it with New.
type State struct {
	rules  Rules
	list   *lexicon.List
	seats  []seat // copied before a change
	phase  Phase
	dealer engine.Player
	turn   engine.Player // who has dealt in turn last
	owed   bool          // the dealer deals out of turn, see Rules.Owed
	toAct  engine.Player // in phases of one player
	round  int           // of betting, 1 or 2; 0 before the deal
	bet    int           // the bet of the round, 0 until it is opened
	stock  Cards         // top first
	need   int           // cards that the player to act has still to draw
	carry  int           // left in the pot by earlier hands
	cutter []engine.Player
	later  []string      // words that the table has adopted for the next hand
	judged engine.Player // whose word the players' dictionary judges
	doubts engine.Player // who doubted it, where that may cost a chip
	hands  []Result      // shared with other states, see noted
}

// New is the start of an evening: everybody has chips, and the next action is the
// cut or the deal. The list judges challenged words; it may be nil if Rules.Book.
// New panics if Rules.Check is an error.
func New(r Rules, seats int, list *lexicon.List) State {
	if err := r.Check(seats); err != nil {
		panic("letters: " + err.Error())
	}
	s := State{rules: r, list: list, seats: make([]seat, seats), dealer: r.Dealer}
	for i := range s.seats {
		if i >= seats-r.Late {
			s.seats[i] = seat{out: true, late: true}
			continue
		}
		s.seats[i].chips, s.seats[i].bought = r.Chips, r.Chips
		s.cutter = append(s.cutter, engine.Player(i+1))
	}
	if s.dealer != 0 {
		s.phase, s.cutter = Dealing, nil
	}
	return s
}

// Rules is the rules of the game. Its Words change by those that are admitted, at
// the next deal, adopted, or between two hands allowed and forbidden.
func (s State) Rules() Rules { return s.rules }

// List is the word list that judges challenged words, nil for none.
func (s State) List() *lexicon.List { return s.list }

// Seats is the number of players, including those without chips and those who come
// later.
func (s State) Seats() int { return len(s.seats) }

// Phase is what the game waits for.
func (s State) Phase() Phase { return s.phase }

// Dealer is who deals this hand or the next, 0 while that is being cut for.
func (s State) Dealer() engine.Player { return s.dealer }

// Turn is the player to act: to bet, exchange or choose; before a deal and in the
// showdown it is the dealer, for the table. It is 0 during the cut and when the
// evening is over.
func (s State) Turn() engine.Player {
	switch s.phase {
	case Cutting, Finished:
		return 0
	case Dealing, Showdown, Judging:
		return s.dealer
	}
	return s.toAct
}

// Over tells whether the evening has ended.
func (s State) Over() bool { return s.phase == Finished }

// Chips is the chips of a player, from 1, without those in the pot.
func (s State) Chips(p engine.Player) int { return s.seats[p-1].chips }

// Pot is the chips in the pot, with what earlier hands have left there.
func (s State) Pot() int {
	sum := s.carry
	for _, seat := range s.seats {
		sum += seat.paid
	}
	return sum
}

// Hands is the hands played to their end. The slice must not be changed.
func (s State) Hands() []Result { return slices.Clip(s.hands) }

// Payoff is what each player has won, in chips, above those he bought; zeros until
// the evening is over. Chips that a tie left in the pot are counted one by one for
// its winners, from the last dealer's left (RULES.md, "Table stakes").
func (s State) Payoff() []int {
	list := make([]int, len(s.seats))
	if !s.Over() {
		return list
	}
	for i, seat := range s.seats {
		list[i] = seat.chips - seat.bought
	}
	if len(s.hands) == 0 {
		return list
	}
	last := s.hands[len(s.hands)-1]
	for _, pot := range last.Pots { // who won another one has no part of what this one left
		for _, p := range s.order(last.Dealer) {
			if pot.Left > 0 && slices.Contains(pot.Winners, p) {
				list[p-1]++
				pot.Left--
			}
		}
	}
	return list
}

// order is all seats clockwise, from the one after from to from itself.
func (s State) order(from engine.Player) []engine.Player {
	list := make([]engine.Player, len(s.seats))
	for i := range list {
		list[i] = (from+engine.Player(i))%engine.Player(len(s.seats)) + 1
	}
	return list
}

// next is the first seat in order for which ok holds, 0 for none.
func (s State) next(from engine.Player, ok func(seat) bool) engine.Player {
	for _, p := range s.order(from) {
		if ok(s.seats[p-1]) {
			return p
		}
	}
	return 0
}

// before is the seat before p, so that next starts with p.
func (s State) before(p engine.Player) engine.Player {
	n := engine.Player(len(s.seats))
	return (p+n-2)%n + 1
}

// count is the number of seats for which ok holds.
func (s State) count(ok func(seat) bool) int {
	n := 0
	for _, seat := range s.seats {
		if ok(seat) {
			n++
		}
	}
	return n
}

// still: has not folded. able: of those, has chips. asked and pending: has not
// acted in this phase, among those with chips and among all.
func still(t seat) bool   { return t.in }
func able(t seat) bool    { return t.in && t.chips > 0 }
func asked(t seat) bool   { return t.in && t.chips > 0 && !t.done }
func pending(t seat) bool { return t.in && !t.done }

// solvent tells whether a seat can pay the ante. canAnte: and plays, so that it is
// dealt in.
func (s State) solvent(t seat) bool { return t.chips >= s.rules.Ante }
func (s State) canAnte(t seat) bool { return s.solvent(t) && !t.out }

// nextDealer is who deals after the last hand: the first to the left who is dealt
// in or, while nobody is, who sits there. Who owes a deal comes first.
func (s State) nextDealer() engine.Player {
	if p := s.next(s.turn, func(t seat) bool { return t.owes && s.canAnte(t) }); p != 0 {
		return p
	}
	return s.inTurn()
}

// inTurn is nextDealer if nobody owed a deal.
func (s State) inTurn() engine.Player {
	return s.next(s.turn, func(t seat) bool { return s.canAnte(t) || !t.late && s.count(s.canAnte) == 0 })
}

// Deals lists who deals, from the hand that is being played or the next one on, until
// each of those who play has dealt, if from now on nobody comes, goes or runs out of
// chips. Who owes a deal has two of them.
func (s State) Deals() (list []engine.Player) {
	s.seats = slices.Clone(s.seats)
	waits := 0
	for i := range s.seats {
		t := &s.seats[i]
		plays := s.canAnte(*t)
		if s.phase != Dealing {
			plays = t.dealt
		}
		if t.chips, t.out = s.rules.Ante, !plays; plays {
			waits++
		}
	}
	for waits > 0 && s.dealer != 0 {
		if !slices.Contains(list, s.dealer) {
			waits--
		}
		list = append(list, s.dealer)
		if s.phase == Dealing {
			s = s.owing()
		}
		if s.phase = Dealing; !s.owed {
			s.turn = s.dealer
		}
		s.dealer = s.nextDealer()
	}
	return list
}

// mine copies the seats and returns that of the player to act, to be changed.
func (s *State) mine() *seat {
	s.seats = slices.Clone(s.seats)
	return &s.seats[s.toAct-1]
}
