package letters

import "serviert/engine"

// slot is the place of a card that a player does not see.
type slot struct {
	seat int // -1 for the stock
	gone bool
	at   int
}

// hidden lists the places of cards that a player does not see: the stock, the
// hands of the others without words they have shown, and their discards.
func (s State) hidden(p engine.Player) []slot {
	var list []slot
	for i := range len(s.stock) {
		list = append(list, slot{-1, false, i})
	}
	shown := s.phase == Showdown || s.phase == Judging || s.phase == Dealing || s.phase == Finished
	for i, t := range s.seats {
		if engine.Player(i+1) == p {
			continue
		}
		word := t.word.Counts()
		for j := range len(t.hand) {
			if c := t.hand.At(j); shown && word[c] > 0 {
				word[c]--
				continue
			}
			list = append(list, slot{i, false, j})
		}
		for j := range len(t.gone) {
			list = append(list, slot{i, true, j})
		}
	}
	return list
}

func (s *State) row(at slot) *Cards {
	switch {
	case at.seat < 0:
		return &s.stock
	case at.gone:
		return &s.seats[at.seat].gone
	}
	return &s.seats[at.seat].hand
}

// Exchanged is the state with two cards swapped that the player does not see,
// chosen at random, and with the secret words of the others changed.
func (s State) Exchanged(p engine.Player, choose func(int) int) State {
	slots := s.hidden(p)
	if len(slots) < 2 {
		return s
	}
	a, b := slots[choose(len(slots))], slots[choose(len(slots))]
	s.seats = append([]seat(nil), s.seats...)
	if s.phase == Choosing {
		for i := range s.seats {
			if t := &s.seats[i]; engine.Player(i+1) != p && t.done {
				t.word = t.hand[:choose(len(t.hand)+1)]
			}
		}
	}
	x, y := (*s.row(a))[a.at], (*s.row(b))[b.at]
	for at, c := range map[slot]byte{a: y, b: x} {
		row := s.row(at)
		*row = (*row)[:at.at] + Cards([]byte{c}) + (*row)[at.at+1:]
	}
	return s
}

// Everything is the number of cards in all hands, discards and the stock.
func (s State) Everything() int {
	n := len(s.stock)
	for _, t := range s.seats {
		n += len(t.hand) + len(t.gone)
	}
	return n
}
