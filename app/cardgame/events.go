package cardgame

import (
	"serviert/engine"
	"serviert/engine/letters"
)

// Event is an action as everybody at the table hears it. Cards are in it only
// where they lie open.
type Event struct {
	Kind   letters.Kind
	Seat   engine.Player   // who did it, or whose word it is about; the dealer for a deal
	Amount int             // chips: the bet of the round, what a call cost, the ante, what a doubt cost
	By     engine.Player   // Challenge, Verdict: who doubted, where that may cost a chip
	Opens  bool            // Bet: there was none before
	AllIn  bool            // Bet, Call: it took his last chip
	Count  int             // Exchange: how many cards
	Cards  letters.Cards   // Cut: what was cut, in the order of Seats
	Seats  []engine.Player // Cut: who cut; Deal: who was dealt in
	Level  []engine.Player // Cut: those at the top, who cut again
	Spent  []engine.Player // Deal: whose last chips were the ante
	Word   string          // Challenge, Verdict, Admit, Adopt, Allow, Forbid: the letters
	Asked  bool            // Challenge: the players' book has to decide
	Stands bool            // Challenge, Verdict: it is a word
	Hand   *letters.Result // the hand this ended, nil for none
	Deals  engine.Player   // Buy, SitOut, SitIn, Join: who deals next, if that is another one now
}

// Log is how many actions there have been.
func (e *Evening) Log() int { return e.game.Match.Len() }

// Events is what was heard from the n-th action on. The list must not be
// changed. It only grows, but for what Retract takes back.
func (e *Evening) Events(n int) []Event { return e.heard[min(max(n, 0), len(e.heard)):] }

// hear adds the events of the actions since it was called last.
func (e *Evening) hear() {
	for i := len(e.heard); i < e.Log(); i++ {
		e.heard = append(e.heard, e.event(i))
	}
}

// Since is what the person who holds the phone has not heard yet: what
// happened in this hand since his last turn ended.
func (e *Evening) Since() []Event {
	p := e.Holder()
	if p == 0 {
		return nil
	}
	return e.Events(max(e.seen[p-1], e.handBegan()))
}

// handBegan is how many actions there were before the deal of this hand.
func (e *Evening) handBegan() int {
	for i := e.Log() - 1; i >= 0; i-- {
		if e.game.Match.Action(i).Kind == letters.Deal {
			return i
		}
	}
	return 0
}

func (e *Evening) event(i int) Event {
	a, before, after := e.game.Match.Action(i), e.game.Match.At(i).View(0), e.game.Match.At(i+1).View(0)
	ev := Event{Kind: a.Kind, Seat: before.Turn}
	switch a.Kind {
	case letters.Cut:
		ev.Cards, ev.Seats, ev.Level = a.Cards, before.Cutter, after.Cutter
		ev.Seat = after.Dealer
	case letters.Deal:
		ev.Amount = before.Rules.Ante
		for i, s := range after.Seats {
			if s.Dealt {
				ev.Seats = append(ev.Seats, engine.Player(i+1))
			}
			if s.AllIn {
				ev.Spent = append(ev.Spent, engine.Player(i+1))
			}
		}
	case letters.Bet:
		ev.Amount, ev.Opens = after.Seats[ev.Seat-1].Bet, before.Bet == 0
	case letters.Call:
		ev.Amount = before.Owed
	case letters.Exchange:
		ev.Count = len(a.Cards)
	case letters.Challenge, letters.Admit, letters.Adopt, letters.Buy, letters.SitOut, letters.SitIn, letters.Join:
		ev.Seat = a.Seat
		if a.Kind == letters.Buy {
			ev.Amount = after.Seats[a.Seat-1].Chips - before.Seats[a.Seat-1].Chips
		}
	case letters.Verdict:
		ev.Seat = before.Judged
	case letters.Allow, letters.Forbid:
		ev.Word = a.Text
	}
	switch a.Kind {
	case letters.Bet, letters.Call:
		ev.AllIn = after.Seats[ev.Seat-1].Chips == 0
	case letters.Challenge, letters.Verdict, letters.Admit, letters.Adopt:
		ev.Word = before.Seats[ev.Seat-1].Laid.Word()
		ev.Asked = after.Judged != 0
		ev.Stands = after.Seats[ev.Seat-1].Doubt == letters.Upheld
		if ev.By = max(a.By, before.Doubts); ev.By != 0 {
			ev.Amount = before.Seats[ev.By-1].Chips - after.Seats[ev.By-1].Chips
		}
	}
	if before.Phase == letters.Dealing && after.Phase == letters.Dealing && after.Dealer != before.Dealer {
		ev.Deals = after.Dealer
	}
	if len(after.Hands) > len(before.Hands) {
		ev.Hand = &after.Hands[len(after.Hands)-1]
	}
	return ev
}

// HandEvents is what was heard in this hand, and how many of the last of these
// events the person who holds the phone has not heard yet.
func (e *Evening) HandEvents() (list []Event, fresh int) {
	return e.Events(e.handBegan()), len(e.Since())
}

// Last is what each seat did last in this hand.
func (e *Evening) Last() map[engine.Player]Event {
	last := map[engine.Player]Event{}
	for _, ev := range e.Events(e.handBegan()) {
		if ev.Kind != letters.Stock && ev.Kind != letters.Allow && ev.Kind != letters.Forbid {
			last[ev.Seat] = ev
		}
	}
	return last
}

// Drawn is how many cards the person whose cards lie open has just drawn, 0
// once anybody has acted since. Shuffling a new stock does not count as acting.
func (e *Evening) Drawn() int {
	i := e.Log() - 1
	for i >= 0 && e.game.Match.Action(i).Kind == letters.Stock {
		i--
	}
	if i < 0 || e.open == 0 || e.game.Match.At(i).Turn() != e.open || e.game.Match.Action(i).Kind != letters.Exchange {
		return 0
	}
	return len(e.game.Match.Action(i).Cards)
}
