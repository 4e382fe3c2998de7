package escalero

import "serviert/engine/dice"

// Legal lists every legal action of the party to act, none once the game is
// over. Those with dice are blank: complete Throw, Keep and Result with Fill. A
// Result is listed twice, unserved and served.
func (s State) Legal() []Action {
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
		list = s.entries(list, Points)
	} else if s.turn.Left() > 0 {
		for _, k := range keeps(s.turn.Dice.Hand()) {
			list = append(list, Action{Kind: Keep, Kept: k})
		}
	}
	if s.hands == 2 && !s.second && s.turn.Begun() {
		list = append(list, Action{Kind: Done})
	}
	if s.Last().Begun() {
		list = s.entries(list, Write)
	}
	return s.entries(list, Strike)
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
