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
	Betting                 // a decision in one of the two betting rounds
	Exchanging              // a player's discards
	Restocking              // the discards shuffled into a new stock
	Choosing                // a player's secret word
	Showdown                // doubts, or the payment of the pot
	Judging                 // the verdict of the players' own book
	Finished                // nothing: the evening is over
)

var phases = [...]string{"cut", "deal", "bet", "exchange", "stock", "word", "showdown", "verdict", "over"}

// String is the phase in records: the action it waits for, as far as there is
// a single one.
func (p Phase) String() string { return phases[p] }

// Doubt is how a word has fared.
type Doubt uint8

const (
	Undoubted Doubt = iota
	Upheld          // it was doubted and is a word
	Refused         // it was doubted and counts as no word
)

// seat is one player's part of the state.
type seat struct {
	chips   int
	bought  int   // chips ever put on the table
	hand    Cards // kept until the next deal
	gone    Cards // own discards, nobody else's to see
	word    Cards
	paid    int  // into the pot in this hand
	bet     int  // of it in this round
	dealt   bool // took part in this hand
	in      bool // and has not dropped
	done    bool // has answered the bet, exchanged, chosen
	swapped int  // cards exchanged
	doubt   Doubt
}

// State is a position of an evening of Choose Your Words: a value, never
// changed in place.
type State struct {
	rules  Rules
	list   *lexicon.List
	seats  []seat // copied before a change
	phase  Phase
	dealer engine.Player
	toAct  engine.Player // in phases of one player
	round  int           // of betting, 1 or 2; 0 before the deal
	bet    int           // the bet of the round, 0 until it is opened
	stock  Cards         // top first
	need   int           // cards the player who exchanges has still to draw
	carry  int           // what hands before have left in the pot
	cut    Cards         // the last cut, in the order of cutters
	cutter []engine.Player
	judged engine.Player // whose word the players' book judges
	hands  []Result
}

// New is the start of an evening: everybody has chips, and the dealer is to be
// found. The list judges doubted words; with Rules.Book it may be nil. New
// panics where Rules.Check has an error.
func New(r Rules, seats int, list *lexicon.List) State {
	if err := r.Check(seats); err != nil {
		panic("letters: " + err.Error())
	}
	s := State{rules: r, list: list, seats: make([]seat, seats), dealer: r.Dealer}
	for i := range s.seats {
		s.seats[i].chips, s.seats[i].bought = r.Chips, r.Chips
		s.cutter = append(s.cutter, engine.Player(i+1))
	}
	if s.dealer != 0 {
		s.phase, s.cutter = Dealing, nil
	}
	return s
}

// Rules is what is played; its Words grow by those the table admits.
func (s State) Rules() Rules { return s.rules }

// List is the word list that judges, nil for none.
func (s State) List() *lexicon.List { return s.list }

// Seats is the number of players, those without chips too.
func (s State) Seats() int { return len(s.seats) }

// Phase is what the game waits for.
func (s State) Phase() Phase { return s.phase }

// Dealer is who deals this hand or the next one, 0 while that is being cut for.
func (s State) Dealer() engine.Player { return s.dealer }

// Turn is who acts: while players bet, exchange and choose the one whose turn
// it is; in the showdown and before a deal the dealer, for the table. It is 0
// while all cut, and when the evening is over.
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

// Chips is what the player has in front of him.
func (s State) Chips(p engine.Player) int { return s.seats[p-1].chips }

// Pot is what lies in the middle, with what earlier hands have left there.
func (s State) Pot() int {
	sum := s.carry
	for _, seat := range s.seats {
		sum += seat.paid
	}
	return sum
}

// Hands are the hands played to the end, which must not be changed.
func (s State) Hands() []Result { return s.hands }

// Payoff is what each has won or lost against the chips he bought, zeros
// before the evening is over. Chips that a drawn hand left in the pot have no
// next hand to go to: they count one by one for its winners, from the last
// dealer's left.
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
	for left := s.carry; left > 0; {
		for _, p := range s.order(last.Dealer) {
			if left > 0 && slices.Contains(last.Winners, p) {
				list[p-1]++
				left--
			}
		}
	}
	return list
}

// order is all seats clockwise, beginning left of one and ending with it.
func (s State) order(from engine.Player) []engine.Player {
	list := make([]engine.Player, len(s.seats))
	for i := range list {
		list[i] = (from+engine.Player(i))%engine.Player(len(s.seats)) + 1
	}
	return list
}

// next is the first seat after one, clockwise, for which ok holds; 0 for none.
// The seat itself comes last.
func (s State) next(from engine.Player, ok func(seat) bool) engine.Player {
	for _, p := range s.order(from) {
		if ok(s.seats[p-1]) {
			return p
		}
	}
	return 0
}

// before is the seat before one, so that next begins with it.
func (s State) before(p engine.Player) engine.Player {
	n := engine.Player(len(s.seats))
	return (p+n-2)%n + 1
}

// count is how many seats ok holds for.
func (s State) count(ok func(seat) bool) int {
	n := 0
	for _, seat := range s.seats {
		if ok(seat) {
			n++
		}
	}
	return n
}

// Who is still in, who of these can still pay, and who of these has not yet
// done what the phase asks.
func still(t seat) bool   { return t.in }
func able(t seat) bool    { return t.in && t.chips > 0 }
func asked(t seat) bool   { return t.in && t.chips > 0 && !t.done }
func pending(t seat) bool { return t.in && !t.done }

// canAnte tells who can be dealt in.
func (s State) canAnte(t seat) bool { return t.chips >= s.rules.Ante }

// mine is the seat of who acts, of a copy that may be changed.
func (s *State) mine() *seat {
	s.seats = slices.Clone(s.seats)
	return &s.seats[s.toAct-1]
}
