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
				if r.Points[i] > t.Top && e.fine(w) {
					t.Best, t.Top = w, r.Points[i]
				}
			}
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Won > list[j].Won })
	return list
}
