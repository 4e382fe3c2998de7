// Package again plays a finished game once more with the dice that fell in it:
// by somebody who wants to do better, or by a player who shows what was in
// them.
//
// The dice of a party are one row of faces for each turn, in the order in which
// they fell, from left to right in each throw. Whoever throws in the same turn
// takes the next ones from the row, as many as are thrown. So the first throw of
// each turn is the same, and as long as the same dice are kept, all others are.
// Whoever throws more dice than were thrown comes to the end of the row; what
// would have fallen then nobody knows, and chance decides.
package again

import (
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Match is a game of dice with its log.
type Match = engine.Match[escalero.State, escalero.Action]

// Dice is what a party threw, by its entries from the first on, and by the turns
// of each: the second one is empty where there was none.
type Dice [][2][]dice.Face

// DiceOf is what a party threw in a game. ok is false where that is not all
// known, because a throw or an entry was typed, or the game is not played to its
// end.
func DiceOf(m Match, p engine.Player) (d Dice, ok bool) {
	if s := m.State(); !s.Over() || s.Conceded() != 0 || s.Stopped() {
		return nil, false
	}
	var entry [2][]dice.Face
	for i := range m.Len() {
		s, a := m.At(i), m.Action(i)
		if s.Writer() != p {
			continue
		}
		turn := 0
		if s.Second() {
			turn = 1
		}
		switch a.Kind {
		case escalero.Throw, escalero.Keep:
			entry[turn] = append(entry[turn], thrown(s, a)...)
		case escalero.Write, escalero.Strike:
			if len(entry[0]) == 0 {
				return nil, false
			}
			d, entry = append(d, entry), [2][]dice.Face{}
		case escalero.Result, escalero.Points:
			return nil, false
		}
	}
	return d, true
}

// thrown are the faces that fell with a throw, those of kept dice left out, in
// table order.
func thrown(before escalero.State, a escalero.Action) (list []dice.Face) {
	lay, left := before.Now().Dice, a.Kept
	for i, f := range a.Dice {
		if a.Kind == escalero.Keep && f == lay[i] && left[f-1] > 0 {
			left[f-1]--
			continue
		}
		list = append(list, f)
	}
	return list
}

// Next is what falls when whoever is to throw in a game throws n dice. It is
// less than n where the row comes to its end.
func (d Dice) Next(m Match, n int) []dice.Face {
	s := m.State()
	sheet, entry, turn := s.Sheet(s.Writer()), 0, 0
	for col := range s.Rules().Columns {
		for _, c := range sheet[col] {
			if c.Written {
				entry++
			}
		}
	}
	if entry >= len(d) {
		return nil
	}
	if s.Second() {
		turn = 1
	}
	row := d[entry][turn]
	if s.Now().Begun() {
		for i := m.Len() - 1; i >= 0 && m.Action(i).Chance(); i-- {
			row = row[min(len(row), len(thrown(m.At(i), m.Action(i)))):]
			if m.Action(i).Kind == escalero.Throw {
				break
			}
		}
	}
	return row[:min(n, len(row))]
}

// Script is what a party did in a game, action by action, but for what it said
// about a Contra.
type Script []escalero.Action

// ScriptOf is the script of a party.
func ScriptOf(m Match, p engine.Player) (list Script) {
	for i := range m.Len() {
		if a := m.Action(i); m.At(i).Turn() == p && scripted(a) {
			list = append(list, a)
		}
	}
	return list
}

func scripted(a escalero.Action) bool {
	switch a.Kind {
	case escalero.Contra, escalero.Accept, escalero.Concede, escalero.Stop:
		return false
	}
	return true
}

// Next is what the party that is to act in a game does there by its script. ok is
// false where the script has come to its end.
func (s Script) Next(m Match) (a escalero.Action, ok bool) {
	p, done := m.State().Turn(), 0
	for i := range m.Len() {
		if m.At(i).Turn() == p && scripted(m.Action(i)) {
			done++
		}
	}
	if p == 0 || done >= len(s) {
		return a, false
	}
	return s[done], true
}

// Rules are those that a game is played again by: its own, without Contra, which
// a script does not answer, and without a stake, which was paid once.
func Rules(r escalero.Rules) escalero.Rules {
	r.Contra, r.Stake = false, escalero.Stake{}
	return r
}
