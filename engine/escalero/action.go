package escalero

import "serviert/engine/dice"

// Kind is what an action does.
type Kind uint8

// The kinds, in the order in which records document them.
const (
	Throw   Kind = iota + 1 // the first throw of a turn
	Keep                    // some dice stay, the others are thrown again
	Result                  // the end of a turn thrown with real dice
	Done                    // this turn is over, the other turn of the entry follows
	Write                   // the dice into a cell
	Points                  // points read off the table into a cell
	Strike                  // a zero into a cell
	Contra                  // double the stake, or give up
	Accept                  // play on at the doubled stake
	Concede                 // give up
)

// Action is one line of a game's log. Only the fields its kind names have a
// meaning, all others are zero.
type Action struct {
	Kind   Kind
	Kept   dice.Hand  // Keep: the dice left lying, empty to throw all five
	Dice   dice.Throw // Throw, Keep, Result: all five dice afterwards
	Served bool       // Result: they were all thrown together
	Row    string     // Write, Points, Strike: row key
	Col    int        // Write, Points, Strike: column, from 1
	Hand   int        // Write: 1 or 2, which of two results; 0 the last thrown
	Points int        // Points: what the cell gets, never 0
}

// Chance tells whether the action shows dice thrown by the app: those are
// never taken back. Real dice typed in (Result) are an entry like others.
func (a Action) Chance() bool { return a.Kind == Throw || a.Kind == Keep }

// Blank is how many dice are still to be thrown for the action, 0 when it is
// complete. Legal leaves dice blank.
func (a Action) Blank() int {
	if !a.Dice.IsZero() {
		return 0
	}
	switch a.Kind {
	case Throw, Result:
		return dice.N
	case Keep:
		return dice.N - a.Kept.Len()
	}
	return 0
}

// Fill completes a blank action with as many faces as Blank asks for. The
// dice kept lie where they lay in the throw before.
func (s State) Fill(a Action, faces ...dice.Face) Action {
	var stay [dice.N]bool
	left := a.Kept
	for i, f := range s.turn.Dice {
		if f != 0 && left[f-1] > 0 {
			left[f-1]--
			stay[i] = true
		}
	}
	return s.fill(a, stay, faces)
}

// KeepAt is the action that leaves the dice at the given places lying and
// throws the others, which show the faces in table order.
func (s State) KeepAt(stay [dice.N]bool, faces ...dice.Face) Action {
	a := Action{Kind: Keep}
	for i, f := range s.turn.Dice {
		if stay[i] && f != 0 {
			a.Kept[f-1]++
		}
	}
	return s.fill(a, stay, faces)
}

func (s State) fill(a Action, stay [dice.N]bool, faces []dice.Face) Action {
	a.Dice = s.turn.Dice
	for i := range a.Dice {
		if !stay[i] || a.Kind != Keep {
			a.Dice[i], faces = faces[0], faces[1:]
		}
	}
	return a
}
