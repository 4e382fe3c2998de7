package app

import (
	"fmt"
	"strconv"
	"strings"

	"serviert/engine"
)

// key handles a key pressed outside any field and tells whether it meant
// something: R throws, 1 to 5 keep dice, W writes, D and S read dice and pad
// aloud (Shift+S the rival's), Z takes back, H asks the coach, T types real
// dice. The arrow keys go from open cell to open cell as they are seen.
func (s *store) key(key string, shift bool, target string) bool {
	if s.path == "/cards" && s.dialog == "" {
		return s.cardsKey(key)
	}
	if s.path == "/practice" {
		return s.quizKey(key, shift, target)
	}
	if s.path != "/table" || s.game == nil || s.dialog != "" {
		return false
	}
	st := s.game.state()
	if st.Over() {
		return false
	}
	if s.typeKey(key) {
		return true
	}
	switch key {
	case "r", "R":
		if s.game.block && !st.Now().Begun() {
			s.say(s.texts().Table.RealDice)
			break
		}
		s.throwNow()
	case "1", "2", "3", "4", "5":
		if !st.Now().Begun() || st.Now().Left() == 0 {
			return false
		}
		s.keep(int(key[0] - '1'))
		s.tellKept(int(key[0] - '1'))
	case "w", "W":
		if s.table.row == "" {
			s.say(s.texts().Table.ChooseCell)
			break
		}
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
		if !s.canTakeBack() {
			s.say(s.texts().Table.Say.NoBack)
			break
		}
		s.takeBack()
	case "h", "H":
		s.askCoach()
	case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
		return s.arrow(key, target)
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

// arrow moves the focus over the open cells of the pad.
func (s *store) arrow(key, target string) bool {
	place, ok := strings.CutPrefix(target, "cell-")
	if !ok {
		return false
	}
	r, c, _ := strings.Cut(place, "-")
	row, _ := strconv.Atoi(r)
	col, _ := strconv.Atoi(c)
	d := map[string][2]int{"ArrowUp": {-1, 0}, "ArrowDown": {1, 0}, "ArrowLeft": {0, -1}, "ArrowRight": {0, 1}}[key]
	if padTurned() {
		d[0], d[1] = d[1], d[0]
	}
	return s.step(row, col, d[0], d[1])
}
