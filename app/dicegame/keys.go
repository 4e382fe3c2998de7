package dicegame

import (
	"fmt"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
)

// Key interprets a key: as a press, as something to announce, or as a move of
// the focus. ok is false if it means nothing here. key is the browser's name of
// the key, id the ID of the focused element.
//
// R throws, 1 to 5 keep dice, W writes. What is there to know is read aloud at
// any time, see reads. In block mode T starts typing real dice, 1 to 6 type a
// die, and Backspace removes one, the fifth as well until it is written. A key
// that can do nothing now says why.
func (d *Desk) Key(n Names, key string, shift bool, id string, view View) (p Press, o Outcome, ok bool) {
	st := d.State()
	if o, ok = d.reads(n, key, shift, id, view); ok {
		return p, o, true
	}
	if _, typed := d.Typed(); typed && key == "Backspace" {
		return Press{Order: Untype}, o, true
	}
	if typed, is := d.typingKey(key); is {
		return p, d.Do(n, typed, false), true
	}
	switch key {
	case "r", "R":
		if o.Say = d.WhyNot(n, Play); o.Say == "" {
			o.Act = d.Throw()
		}
	case "1", "2", "3", "4", "5", "6":
		if key == "6" && (!d.Game.Block || st.Now().Begun()) {
			return p, o, false
		}
		if o.Say = d.WhyNot(n, KeepDie); o.Say == "" {
			p = Press{Order: KeepDie, N: int(key[0] - '1')}
		}
	case "t", "T": // nothing can be typed now, see typingKey
		if !d.Game.Block {
			return p, o, false
		}
		if a, typed := d.Typed(); typed {
			o.Say = i18n.Capital(n.Faces(a.Dice[:])) + ". " + fmt.Sprintf(n.T().Table.Say.AllTyped, n.T().Table.TypeBack)
		} else {
			o.Say = d.WhyNot(n, Play)
		}
	case "w", "W":
		if _, ok := d.Entry(); ok && d.Choosable() {
			p = Press{Order: Enter}
		} else if a, _, ok := d.Offer(); ok {
			o.Act = a
		} else {
			o.Say = d.WhyNot(n, Enter)
		}
	default:
		return p, o, false
	}
	return p, o, true
}

// WhyNot says in a sentence why nothing can be thrown (Play), kept (KeepDie) or
// written (Enter) now; "" if it can. Before a cell is chosen nothing is written.
func (d *Desk) WhyNot(n Names, order Order) string {
	t, st := &n.T().Table.Say, d.State()
	now := st.Now()
	switch {
	case st.Over():
		return i18n.Capital(n.T().Home.Over) + "."
	case d.Watching:
		return t.Watching
	case st.Asked() != 0:
		return i18n.Of(t.Answer, d.Game.Name(st.Asked()))
	case d.Game.Level(st) != "":
		return fmt.Sprintf(n.T().Table.HandOver, d.Game.ThrowerName(st)) + "."
	case order == Enter && st.Hands() == 2 && !st.Second() && !d.Game.Block:
		return fmt.Sprintf(t.Partner, d.Game.PartnerName(st))
	case order == Enter && (d.Source().Begun() || d.Game.Block):
		return t.Choose
	case order == Play && !now.Begun() && d.Game.Block:
		return t.ByHand
	case order == KeepDie && !now.Begun() && d.Game.Block:
		return t.TypeFirst
	case order != Play && !now.Begun():
		return t.NoDice
	case now.Begun() && now.Left() == 0 && st.Hands() == 2 && !st.Second():
		return i18n.Capital(n.T().Table.LeftNone) + "."
	case now.Begun() && now.Left() == 0:
		return t.NoThrow
	case order == Play && !st.May(d.Throw()):
		return t.AllStay
	}
	return ""
}

// reads interprets the keys that change nothing, also while somebody else plays
// and when the game is over. D reads the dice and S the own sheet, Shift+S the
// next party's, Shift and a number that of the party of this number, G who leads,
// A all of that in one answer, C the column of the focused cell, or the one whose
// number follows. The arrows and their like lead over the pad.
func (d *Desk) reads(n Names, key string, shift bool, id string, view View) (o Outcome, ok bool) {
	t, parties, cols := &n.T().Table, d.State().Parties(), len(d.Game.Rules.Columns)
	digit := 0
	if len(key) == 1 && key >= "1" && key <= "9" {
		digit = int(key[0] - '0')
	}
	at, focused := d.spot(id)
	if !focused {
		at.Party = d.Own()
	}
	asked := d.column
	d.column = false
	switch {
	case digit > 0 && shift && digit <= parties:
		o.Say = n.SaidSheet(d.Game, engine.Player(digit))
	case digit > 0 && shift:
		o.Say = fmt.Sprintf(t.Say.Few, parties)
	case digit > 0 && asked && digit <= cols:
		o.Say = n.saidColumn(d, at.Party, digit)
	case key == "d", key == "D":
		o.Say = n.SaidDice(d)
	case key == "a", key == "A":
		o.Say = n.SaidAll(d)
	case key == "g", key == "G":
		o.Say = n.SaidStanding(d.Game)
	case key == "s", key == "S":
		party := d.Own()
		if shift {
			party = party%engine.Player(parties) + 1
		}
		o.Say = n.SaidSheet(d.Game, party)
	case key != "c" && key != "C":
		return d.arrow(n, key, id, view)
	case cols == 1:
		o.Say = n.saidColumn(d, at.Party, 1)
	case focused && !shift:
		o.Say = n.saidColumn(d, at.Party, at.Col)
	default:
		d.column = true
		o.Say = fmt.Sprintf(t.Say.Which, cols)
	}
	return o, true
}

// typingKey interprets the keys for typing real dice in block mode.
func (d *Desk) typingKey(key string) (p Press, ok bool) {
	st := d.State()
	if !d.Game.Block || d.Idle() || st.Over() || st.Now().Begun() || st.Asked() != 0 {
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
