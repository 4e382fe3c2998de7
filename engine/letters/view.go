package letters

import "serviert/engine"

// View is what one player may see, and all that screens and computer players
// ever get of a game: his own cards, what lies open, what was said aloud. A
// view of seat 0 is what everybody sees.
type View struct {
	Seat   engine.Player
	Rules  Rules
	Phase  Phase
	Dealer engine.Player // 0 while the deal is cut for
	Turn   engine.Player // as State.Turn
	Round  int           // of betting, 1 or 2; 0 between hands
	Bet    int           // the bet of the round, 0 until it is opened
	Low    int           // what the one whose turn it is may bet: from Low
	High   int           // to High; Low is above High where he may not
	Owed   int           // what a call costs him
	Pot    int
	Carry  int // of it left by hands before
	Stock  int // cards

	Hand Cards // his own, as dealt and drawn, until the next deal
	Gone Cards // his own discards of this hand, as long as no stock was made of them
	Word Cards // his own choice, "" before it and for none

	Seats  []Seat          // by seat, from 0
	Cutter []engine.Player // who has still to cut
	Cut    Cards           // the last cut, in seat order of those who cut
	Judged engine.Player   // whose word the players' book judges, 0 for none
	Hands  []Result        // the hands played to the end
}

// Seat is what everybody sees of one seat.
type Seat struct {
	Chips   int
	Bought  int // chips put on the table this evening
	Paid    int // into the pot in this hand
	Bet     int // of it in this round
	Dealt   bool
	In      bool // has not dropped out
	AllIn   bool // is in and has no chips left
	Done    bool // has answered the bet, exchanged or chosen
	Swapped int  // how many cards he exchanged
	Laid    Cards
	Doubt   Doubt
}

// View is the state as the player sees it; 0 is a spectator.
func (s State) View(p engine.Player) View {
	v := View{Seat: p, Rules: s.rules, Phase: s.phase, Dealer: s.dealer, Turn: s.Turn(), Round: s.round, Bet: s.bet,
		Owed: s.Owed(), Pot: s.Pot(), Carry: s.carry, Stock: len(s.stock), Seats: make([]Seat, len(s.seats)),
		Cutter: s.cutter, Cut: s.cut, Judged: s.judged, Hands: s.hands}
	v.Low, v.High = s.Raises()
	if p >= 1 && int(p) <= len(s.seats) {
		own := s.seats[p-1]
		v.Hand, v.Gone, v.Word = own.hand, own.gone, own.word
	}
	for i, t := range s.seats {
		v.Seats[i] = Seat{Chips: t.chips, Bought: t.bought, Paid: t.paid, Bet: t.bet, Dealt: t.dealt, In: t.in,
			AllIn: t.in && t.chips == 0 && t.paid > 0, Done: t.done, Swapped: t.swapped, Doubt: t.doubt}
		if s.phase == Showdown || s.phase == Judging {
			v.Seats[i].Laid = t.word
		}
	}
	return v
}
