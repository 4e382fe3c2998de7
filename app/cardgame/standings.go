package cardgame

import (
	"slices"
	"sort"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

var everyWord = lexicon.Vocabulary{}

// Standing is how one seat has fared this evening.
type Standing struct {
	Seat   engine.Player
	Chips  int
	Bought int // chips put on the table
	Won    int // chips above what was bought; after the end with a share of what is left in the pot
	Hands  int // hands in which this seat won a pot
	Words  int // words that counted
	Points int // of all these words
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
				t.Points += r.Points[i]
				if r.Points[i] > t.Top {
					t.Best, t.Top = w, r.Points[i]
				}
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Won > list[j].Won })
	return list
}

// Figures are the statistics of the evening as a whole.
type Figures struct {
	Hands   int
	Dropped int // hands that ended because all others dropped out
	Pot     int // the largest
	PotHand int // the hand it was won in, from 1
	PotTo   []engine.Player
	Best    letters.Cards
	Top     int
	BestBy  engine.Player
}

// Figures is about the hands played to their end.
func (e *Evening) Figures() Figures {
	var f Figures
	for n, r := range e.Public().Hands {
		f.Hands++
		if r.Dropped {
			f.Dropped++
		}
		if r.Pot > f.Pot {
			f.Pot, f.PotHand, f.PotTo = r.Pot, n+1, r.Winners
		}
		for i, points := range r.Points {
			if points > f.Top {
				f.Best, f.Top, f.BestBy = r.Laid[i], points, engine.Player(i+1)
			}
		}
	}
	return f
}
