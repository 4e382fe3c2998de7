package dicegame

import (
	"slices"
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
)

// Key interprets a key: as a press, as something to announce, or as a move of
// the focus. ok is false if it means nothing here. key is the browser's name of
// the key, id the ID of the focused element; turned says that the pad is drawn
// on its side, with its rows running down the screen.
//
// R throws, 1 to 5 keep dice, W writes, D and S read the dice and the sheet
// aloud (Shift+S the next party's), and the arrow keys move between open cells.
// In block mode T starts typing real dice, 1 to 6 type a die, and Backspace
// removes one, the fifth as well until it is written.
func (d *Desk) Key(n Names, key string, shift bool, id string, turned bool) (p Press, o Outcome, ok bool) {
	st, t := d.State(), &n.T().Table
	if st.Over() {
		return p, o, false
	}
	if _, typed := d.Typed(); typed && key == "Backspace" {
		return Press{Order: Untype}, o, true
	}
	if typed, is := d.typingKey(key); is {
		return p, d.Do(n, typed, false), true
	}
	switch key {
	case "r", "R":
		if d.Game.Block && !st.Now().Begun() {
			o.Say = t.RealDice
			break
		}
		if a := d.Throw(); !d.Idle() && slices.Contains(st.Legal(), a) {
			o.Act = a
		}
	case "1", "2", "3", "4", "5":
		if !st.Now().Begun() || st.Now().Left() == 0 {
			return p, o, false
		}
		if d.MayKeep() {
			p = Press{Order: KeepDie, N: int(key[0] - '1')}
		}
	case "w", "W":
		if _, ok := d.Entry(); ok {
			p = Press{Order: Enter}
		} else if a, _, ok := d.Offer(); ok {
			o.Act = a
		} else {
			o.Say = t.ChooseCell
		}
	case "d", "D":
		o.Say = n.SaidDice(d.Game)
	case "s", "S":
		party := st.Writer()
		if shift {
			party = party%engine.Player(st.Parties()) + 1
		}
		o.Say = n.SaidSheet(d.Game, party)
	case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
		o.Focus, ok = d.arrow(key, id, turned)
		return p, o, ok
	default:
		return p, o, false
	}
	return p, o, true
}

// typingKey interprets the keys for typing real dice in block mode.
func (d *Desk) typingKey(key string) (p Press, ok bool) {
	st := d.State()
	if !d.Game.Block || d.Idle() || st.Now().Begun() || st.Asked() != 0 {
		return p, false
	}
	switch {
	case key == "t" || key == "T":
		return Press{Order: StartTyping}, true
	case d.Typing != nil && len(key) == 1 && key >= "1" && key <= "6":
		return Press{Order: TypeDie, N: int(dice.Face(key[0] - '0'))}, true
	case d.Typing != nil && key == "Backspace":
		return Press{Order: Untype}, true
	}
	return p, false
}

// arrow moves the cursor from the focused cell.
func (d *Desk) arrow(key, id string, turned bool) (focus string, ok bool) {
	place, ok := strings.CutPrefix(id, "cell-")
	if !ok {
		return "", false
	}
	r, c, _ := strings.Cut(place, "-")
	row, _ := strconv.Atoi(r)
	col, _ := strconv.Atoi(c)
	down, right := 0, 0
	switch key {
	case "ArrowUp":
		down = -1
	case "ArrowDown":
		down = 1
	case "ArrowLeft":
		right = -1
	default:
		right = 1
	}
	if turned {
		down, right = right, down
	}
	return d.Step(row, col, down, right), true
}
