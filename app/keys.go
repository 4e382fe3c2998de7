package app

import (
	"fmt"

	"serviert/engine"
)

// key handles a key pressed outside any field and tells whether it meant
// something: R throws, 1 to 5 keep dice, W writes, D and S read dice and pad
// aloud (Shift+S the rival's), Z takes back.
func (s *store) key(key string, shift bool) bool {
	if s.path != "/table" || s.game == nil || s.dialog != "" {
		return false
	}
	st := s.game.state()
	if st.Over() {
		return false
	}
	switch key {
	case "r", "R":
		s.throwNow()
	case "1", "2", "3", "4", "5":
		if !st.Now().Begun() || st.Now().Left() == 0 {
			return false
		}
		s.keep(int(key[0] - '1'))
		s.tellKept(int(key[0] - '1'))
	case "w", "W":
		s.write(false)
	case "d", "D":
		s.tellDice()
	case "s", "S":
		p := st.Writer()
		if shift {
			p = p%engine.Player(st.Parties()) + 1
		}
		s.tellSheet(p)
	case "z", "Z":
		s.takeBack()
	default:
		return false
	}
	return true
}

// tellKept says which way a die went.
func (s *store) tellKept(i int) {
	t := s.texts().Table
	die := s.oneDie(s.game.state().Now().Dice[i])
	if s.game.kept[i] {
		s.say(fmt.Sprintf(t.KeptSpoken, die))
		return
	}
	s.say(fmt.Sprintf(t.FreeSpoken, die))
}
