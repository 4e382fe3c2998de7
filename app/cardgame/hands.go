package cardgame

import (
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// Pot is one layer of the last hand's pot, and who won it.
type Pot struct {
	Chips   int
	Seats   []engine.Player // who could win it
	Winners []engine.Player
	Share   int // what each winner got
	Left    int // the indivisible rest, which stays for the next hand
}

// Pots is the last hand's pots, the main pot first. It is empty while a hand
// is played and before the first.
func (e *Evening) Pots() []Pot {
	hands := e.state().Hands()
	if len(hands) == 0 || private(e.state().Phase()) {
		return nil
	}
	i := e.Log() - 1
	for len(e.game.Match.At(i).Hands()) == len(hands) {
		i--
	}
	before, out := e.game.Match.At(i).View(0), engine.Player(0)
	if hands[len(hands)-1].Dropped {
		out = before.Turn // his fold left one alone
	}
	return e.layers(before, out)
}

func (e *Evening) layers(v letters.View, out engine.Player) []Pot {
	var heights []int
	top := 0
	for i, s := range v.Seats {
		top = max(top, s.Paid)
		if s.In && engine.Player(i+1) != out {
			heights = append(heights, s.Paid)
		}
	}
	slices.Sort(heights)
	heights = slices.Compact(heights)
	pots, low := make([]Pot, len(heights)), 0
	for n, high := range heights {
		pot, reach := &pots[n], high
		if n == len(heights)-1 {
			reach = top
		}
		if n == 0 {
			pot.Chips = v.Carry
		}
		for i, s := range v.Seats {
			pot.Chips += max(min(s.Paid, reach)-low, 0)
			if p := engine.Player(i + 1); s.In && p != out && s.Paid >= high {
				pot.Seats = append(pot.Seats, p)
			}
		}
		pot.Winners = e.best(pot.Seats)
		pot.Share = pot.Chips / len(pot.Winners)
		pot.Left = pot.Chips - pot.Share*len(pot.Winners)
		low = high
	}
	return pots
}

// best are those of some seats whose word counted most in the last hand; where
// none of them had a word, the highest card decides.
func (e *Evening) best(seats []engine.Player) []engine.Player {
	var winners []engine.Player
	top := -1
	for _, p := range seats {
		score := e.score(p)
		if score > top {
			top, winners = score, nil
		}
		if score == top {
			winners = append(winners, p)
		}
	}
	return winners
}

func (e *Evening) score(p engine.Player) int {
	s := e.state()
	r := s.Hands()[len(s.Hands())-1]
	if r.Word(p) != "" {
		return 1000 + r.Points[p-1]
	}
	deck := s.Rules().Deck
	return int(deck.Points[deck.Highest(s.View(p).Hand)])
}

// Best is the word that would have counted most with the cards a seat held at
// the end of the hand. ok is false while a hand is played, for a seat that was
// not dealt in, and without a word list.
func (e *Evening) Best(p engine.Player) (word letters.Cards, points int, ok bool) {
	s := e.state()
	v := s.View(p)
	if e.finder == nil || len(v.Hands) == 0 || v.Hand == "" || s.Phase() != letters.Dealing && s.Phase() != letters.Finished {
		return "", 0, false
	}
	word, points = letters.Best(e.finder, v.Hand, everyWord)
	return word, points, true
}

// Spelled is a word in capital letters, with its real spellings where they
// differ.
func (e *Evening) Spelled(word string) string {
	if e.finder == nil {
		return word
	}
	var odd []string
	for _, w := range e.finder.List().Spellings(word) {
		if strings.ToUpper(w) != word {
			odd = append(odd, w)
		}
	}
	if len(odd) == 0 {
		return word
	}
	return word + " (" + strings.Join(odd, ", ") + ")"
}

// IsWord is what the agreed list says. ok is false where a book judges, or no
// list is at hand.
func (e *Evening) IsWord(word string) (yes, ok bool) {
	s := e.state()
	if s.Rules().Book || s.List() == nil {
		return false, false
	}
	return s.IsWord(word), true
}

// Words is how many words the list has, 0 without one.
func (e *Evening) Words() int {
	if e.finder == nil {
		return 0
	}
	return e.finder.List().Len()
}
