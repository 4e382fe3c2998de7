package cardgame

import (
	"slices"
	"sort"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
)

// What an evening comes to. Everything here is made of what all have seen: the
// results of the hands that are over, the words laid open in them, and the bets
// that were said aloud.

// Laid is a word that was laid open.
type Laid struct {
	Word   letters.Cards
	Points int
	Seat   engine.Player // 0 for none
	Hand   int           // from 1
}

// Bluff is a hand that was shown and was worth less than it was played for.
type Bluff struct {
	Laid
	Passed bool // the word is in no list, and took the pot because nobody doubted it
	Bet    int  // else: the bet of the last round that was his
}

// Figures are the statistics of the evening as a whole.
type Figures struct {
	Hands   int
	In      []int // of these, in how many each seat was dealt in
	Dropped int   // hands that ended because all others dropped out
	Pot     int   // the largest
	PotHand int   // the hand it was won in, from 1
	PotTo   []engine.Player
	Best    Laid // the word of the most points
	Longest Laid // the word of the most letters
	Bluff   Bluff
}

// fine tells whether a word may be held up as an example: it is one, as far as
// is known, and no slur.
func (e *Evening) fine(word letters.Cards) bool {
	yes, known := e.IsWord(word.Word())
	return (yes || !known) && !e.coarse(word)
}

// coarse tells whether a word is a slur or vulgar.
func (e *Evening) coarse(word letters.Cards) bool {
	return e.list.Coarse(word.Word())
}

// Figures is about the hands played to their end.
func (e *Evening) Figures() Figures {
	var f Figures
	bets := e.lastBets()
	f.In = make([]int, e.Seats())
	deals := 0
	for _, ev := range e.heard {
		if ev.Kind != letters.Deal {
			continue
		}
		if deals++; deals > len(e.Public().Hands) { // it is being played
			break
		}
		for _, p := range ev.Seats {
			f.In[p-1]++
		}
	}
	for n, r := range e.Public().Hands {
		f.Hands++
		if r.Dropped {
			f.Dropped++
		}
		if r.Pot > f.Pot {
			f.Pot, f.PotHand, f.PotTo = r.Pot, n+1, r.Winners
		}
		for i, points := range r.Points {
			p := engine.Player(i + 1)
			x := Laid{r.Laid[i], points, p, n + 1}
			if x.Word != "" && e.coarse(x.Word) {
				continue
			}
			if points > f.Best.Points && e.fine(x.Word) {
				f.Best = x
			}
			if points > 0 && e.fine(x.Word) && (len(x.Word.Word()) > len(f.Longest.Word.Word()) || len(x.Word.Word()) == len(f.Longest.Word.Word()) && points > f.Longest.Points) {
				f.Longest = x
			}
			if b, ok := e.bluff(r, x, bets[n]); ok && b.over(f.Bluff) {
				f.Bluff = b
			}
		}
	}
	return f
}

// lastBets is for each hand who made the last bet, and how high it was.
func (e *Evening) lastBets() []Bluff {
	list := []Bluff{{}}
	for _, ev := range e.heard {
		now := &list[len(list)-1]
		switch ev.Kind {
		case letters.Deal:
			*now = Bluff{}
		case letters.Bet:
			now.Seat, now.Bet = ev.Seat, ev.Amount
		}
		if ev.Hand != nil {
			list = append(list, Bluff{})
		}
	}
	return list
}

// bluff tells whether what a seat has shown in a hand was one: a word that the
// list does not have and that won undoubted, or the last bet of the hand on at
// most half of what won it.
func (e *Evening) bluff(r letters.Result, x Laid, last Bluff) (b Bluff, ok bool) {
	if r.Dropped {
		return b, false
	}
	i, most := x.Seat-1, 0
	for _, points := range r.Points {
		most = max(most, points)
	}
	won := r.Paid[i] > 0
	if yes, known := e.IsWord(x.Word.Word()); won && x.Word != "" && known && !yes && r.Doubts[i] == letters.Undoubted {
		return Bluff{Laid: x, Passed: true}, true
	}
	if won || last.Seat != x.Seat || last.Bet <= e.Public().Rules.Min || 2*x.Points > most {
		return b, false
	}
	return Bluff{Laid: x, Bet: last.Bet}, true
}

// over tells whether a bluff is bolder than another: one that came through, then
// the higher bet, then the fewer points; among words that came through the one
// of more points.
func (b Bluff) over(o Bluff) bool {
	switch {
	case o.Seat == 0 || b.Passed != o.Passed:
		return o.Seat == 0 || b.Passed
	case b.Passed:
		return b.Points > o.Points
	case b.Bet != o.Bet:
		return b.Bet > o.Bet
	}
	return b.Points < o.Points
}

// Progress is what each seat has won or lost after each hand, from zero before
// the first; after the end the last has its share of what is left in the pot.
func (e *Evening) Progress() [][]int {
	list := make([][]int, e.Seats())
	for i := range list {
		list[i] = []int{0}
	}
	for n, ev := range e.heard {
		if ev.Hand == nil {
			continue
		}
		for i, s := range e.game.Match.At(n + 1).View(0).Seats {
			list[i] = append(list[i], s.Chips-s.Bought)
		}
	}
	for i, won := range e.state().Payoff() {
		if last := len(list[i]) - 1; e.Over() && last > 0 {
			list[i][last] = won
		}
	}
	return list
}

// Stake is what a chip is worth in money, zero where it is worth nothing.
func (e *Evening) Stake() escalero.Stake { return e.stake }

// Note is what somebody has noted on the evening, "" for nothing.
func (e *Evening) Note() string { return e.note }

// NoteDown replaces the note.
func (e *Evening) NoteDown(note string) { e.note = note }

// PlayFor agrees on what a chip is worth.
func (e *Evening) PlayFor(stake escalero.Stake) { e.stake = stake }

// Standing is how one seat has fared this evening.
type Standing struct {
	Seat   engine.Player
	Chips  int
	Bought int // chips put on the table
	Won    int // chips above what was bought; after the end with a share of what is left in the pot
	Hands  int // hands in which this seat won a pot
	Words  int // words that counted
	Best   letters.Cards
	Top    int // points of Best
}

// Standings lists all seats, the one that has won most first.
func (e *Evening) Standings() []Standing {
	v := e.Public()
	payoff := e.state().Payoff()
	list := make([]Standing, len(v.Seats))
	for i, s := range v.Seats {
		t := &list[i]
		t.Seat, t.Chips, t.Bought = engine.Player(i+1), s.Chips, s.Bought
		if t.Won = s.Chips + s.Paid - s.Bought; e.Over() {
			t.Won = payoff[i]
		}
		for _, r := range v.Hands {
			if slices.Contains(r.Winners, t.Seat) {
				t.Hands++
			}
			if w := r.Word(t.Seat); w != "" {
				t.Words++
				if r.Points[i] > t.Top && e.fine(w) {
					t.Best, t.Top = w, r.Points[i]
				}
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Won > list[j].Won })
	return list
}
