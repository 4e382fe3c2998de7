package escalero

import (
	"slices"

	"serviert/engine/dice"
)

// Legal lists every legal action of the party to act, none once the game is
// over. Those with dice are blank: complete Throw, Keep and Result with Fill. A
// Result is listed twice, unserved and served.
func (s State) Legal() []Action {
	list := s.moves()
	if s.Over() || s.asked != 0 {
		return list
	}
	for _, k := range [...]Kind{Points, Write, Strike} {
		if s.mayEnter(k) {
			list = s.entries(list, k)
		}
	}
	return list
}

// May reports whether Legal lists the action. It is much quicker: before a throw
// there are hundreds of results that could be typed.
func (s State) May(a Action) bool {
	switch a.Kind {
	case Points, Write, Strike:
		return !s.Over() && s.asked == 0 && s.mayEnter(a.Kind) && slices.Contains(s.entries(nil, a.Kind), a)
	}
	return slices.Contains(s.moves(), a)
}

// mayEnter reports whether entries of this kind are legal where there are open cells.
func (s State) mayEnter(k Kind) bool {
	switch k {
	case Points:
		return !s.turn.Begun()
	case Write:
		return s.Last().Begun()
	}
	return true
}

// moves are the legal actions that are no entries.
func (s State) moves() []Action {
	if s.Over() {
		return nil
	}
	var list []Action
	if s.asked != 0 {
		list = append(list, Action{Kind: Accept}, Action{Kind: Concede})
		if s.mayDouble() {
			list = append(list, Action{Kind: Contra})
		}
		return list
	}
	if s.mayDouble() {
		list = append(list, Action{Kind: Contra})
	}
	if !s.turn.Begun() {
		list = append(list, Action{Kind: Throw}, Action{Kind: Result}, Action{Kind: Result, Served: true})
	} else if s.turn.Left() > 0 {
		for _, k := range keeps(s.turn.Dice.Hand()) {
			list = append(list, Action{Kind: Keep, Kept: k})
		}
	}
	if s.hands == 2 && !s.second && s.turn.Begun() {
		list = append(list, Action{Kind: Done})
	}
	return list
}

// entries appends the actions of one kind for every open cell.
func (s State) entries(list []Action, k Kind) []Action {
	sheet := &s.sheets[s.toAct-1]
	for col := range s.rules.Columns {
		for row, r := range s.rules.Rows {
			if !sheet.Open(s.rules, col, row) {
				continue
			}
			a := Action{Kind: k, Row: r.Key, Col: col + 1}
			switch {
			case k == Points:
				for _, v := range r.Values() {
					a.Points = v
					list = append(list, a)
				}
			case k == Write && s.second && s.turn.Begun():
				list = append(list, a)
				a.Hand = 1
				list = append(list, a)
			default:
				list = append(list, a)
			}
		}
	}
	return list
}

// keeps lists the different hands of up to four dice that can be kept of five.
func keeps(h dice.Hand) []dice.Hand {
	list := []dice.Hand{{}}
	for f, n := range h {
		for _, k := range list {
			for c := uint8(1); c <= n; c++ {
				k[f] = c
				list = append(list, k)
			}
		}
	}
	return list[:len(list)-1] // the last one keeps all five
}
