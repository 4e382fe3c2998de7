package letters

import (
	"slices"

	"serviert/engine"
	"serviert/engine/lexicon"
)

// View is what one player may see of a game, and all that screens and computer
// players get: his own cards, open cards, and what was said aloud. The view of seat
// 0 is what everybody sees. Its slices must not be changed. Amounts are in chips.
type View struct {
	Seat   engine.Player // whose view it is, 0 for a spectator
	Rules  Rules         // what is played
	Phase  Phase         // what the game waits for
	Dealer engine.Player // as State.Dealer
	Turn   engine.Player // as State.Turn
	Round  int           // of betting, 1 or 2; 0 between hands
	Bet    int           // the bet of the round, 0 until it is opened
	Low    int           // the least that the player to act may bet
	High   int           // the most; less than Low if he may not bet
	Owed   int           // what a call costs him
	Pot    int           // as State.Pot
	Carry  int           // of the pot, what earlier hands left
	Stock  int           // number of cards in the stock

	Hand Cards // own cards, in the order dealt and drawn, until the next deal
	Gone Cards // own discards of this hand, until they are shuffled into a new stock
	Word Cards // own choice; "" before it and for none

	Seats  []Seat          // seat 1 at index 0
	Cutter []engine.Player // who has still to cut
	Judged engine.Player   // whose word the players' dictionary judges, 0 for none
	Doubts engine.Player   // who doubted it, where that may cost a chip, else 0
	Pots   []Pot           // once the words are laid: the parts of the pot, without winners
	Later  []string        // words that count from the next deal on
	Hands  []Result        // the hands played to their end
}

// Seat is what everybody sees of a seat. Amounts are in chips.
type Seat struct {
	Chips   int   // without those in the pot
	Bought  int   // bought in all this evening
	Paid    int   // into the pot in this hand
	Bet     int   // of that, in this round
	Dealt   bool  // was dealt in
	In      bool  // and has not folded
	AllIn   bool  // is in and has no chips left
	Done    bool  // has answered the bet, exchanged or chosen
	Swapped int   // number of cards exchanged
	Laid    Cards // the word laid down, once all are shown; "" for none
	Doubt   Doubt // what became of it
	Out     bool  // sits out the hands that follow, or comes later
}

// View is the state as a player sees it, or a spectator, 0.
func (s State) View(p engine.Player) View {
	v := View{Seat: p, Rules: s.rules, Phase: s.phase, Dealer: s.dealer, Turn: s.Turn(), Round: s.round, Bet: s.bet,
		Owed: s.Owed(), Pot: s.Pot(), Carry: s.carry, Stock: len(s.stock), Seats: make([]Seat, len(s.seats)),
		Cutter: s.cutter, Judged: s.judged, Doubts: s.doubts, Later: s.later, Hands: s.Hands()}
	v.Low, v.High = s.Raises()
	if p >= 1 && int(p) <= len(s.seats) {
		own := s.seats[p-1]
		v.Hand, v.Gone, v.Word = own.hand, own.gone, own.word
	}
	open := s.phase == Showdown || s.phase == Judging
	if open {
		for _, l := range s.layers() {
			v.Pots = append(v.Pots, l.pot())
		}
	}
	for i, t := range s.seats {
		v.Seats[i] = Seat{Chips: t.chips, Bought: t.bought, Paid: t.paid, Bet: t.bet, Dealt: t.dealt, In: t.in,
			AllIn: t.in && t.chips == 0 && t.paid > 0, Done: t.done, Swapped: t.swapped, Doubt: t.doubt, Out: t.out}
		if open {
			v.Seats[i].Laid = t.word
		}
	}
	return v
}

// ToWin is what the player to act can win by a call beside what that costs: who has
// few chips can win only as much from each of the others.
func (v View) ToWin() int {
	most, pot := v.Seats[v.Turn-1].Paid+v.Owed, v.Carry
	for _, s := range v.Seats {
		pot += min(s.Paid, most)
	}
	return pot
}

// Opposed tells whether anybody beside the player to act is still in and has chips left. Where
// nobody is, all of a raise would be paid back to who made it: it is legal, but nobody can
// answer it.
func (v View) Opposed() bool {
	for i, s := range v.Seats {
		if s.In && s.Chips > 0 && engine.Player(i+1) != v.Turn {
			return true
		}
	}
	return false
}

// Risk is what the player to act can lose by a call: of what is Owed all comes back that
// none of the others can pay too.
func (v View) Risk() int {
	most := 0
	for i, s := range v.Seats {
		if s.In && engine.Player(i+1) != v.Turn {
			most = max(most, s.Paid+s.Chips)
		}
	}
	return max(0, min(v.Owed, most-v.Seats[v.Turn-1].Paid))
}

// Doubtful lists the seats of others whose words, laid open and not doubted yet, are
// neither in a list nor among the table's own: whoever looks all words up would
// challenge them.
func (v View) Doubtful(list *lexicon.List) (seats []engine.Player) {
	if v.Phase != Showdown {
		return nil
	}
	for i, s := range v.Seats {
		word := s.Laid.Word()
		if engine.Player(i+1) != v.Seat && s.In && word != "" && s.Doubt == Undoubted &&
			!list.Contains(word) && !slices.Contains(v.Rules.Words, word) {
			seats = append(seats, engine.Player(i+1))
		}
	}
	return seats
}
