package escalero

import "serviert/engine/dice"

// Kind is what an action does.
type Kind uint8

// The kinds. ParseAction lists their record notation.
const (
	Throw   Kind = iota + 1 // the first throw of a turn, all five dice
	Keep                    // keep some dice, throw the others again
	Result                  // the final dice of a turn thrown with real dice
	Done                    // end the first of two turns, go on to the second
	Write                   // write the result of the dice into a cell
	Points                  // write points scored with real dice into a cell
	Strike                  // write a zero into a cell
	Contra                  // announce that the stake be doubled, or doubled again
	Accept                  // answer a Contra: play on at double the stake
	Concede                 // answer a Contra: give up
	Stop                    // the players agree to end here: settled as it stands, see State.MayStop
)

// Action is one line of a game's log. Only the fields that name its kind are
// used; all others are zero.
type Action struct {
	Kind   Kind       // what it does
	Kept   dice.Hand  // Keep: the dice kept, none to throw all five
	Dice   dice.Throw // Throw, Keep, Result: all five dice afterwards
	Served bool       // Result: all five were thrown together
	Row    string     // Write, Points, Strike: key of the row
	Col    int        // Write, Points, Strike: column, from 1
	Hand   int        // Write: 1 or 2, which of two results; 0 for the last thrown
	Points int        // Points: one of Row.Values
}

// Chance tells whether the action shows dice thrown by the app, which cannot be
// taken back. Real dice typed in (Result) can, like any entry.
func (a Action) Chance() bool { return a.Kind == Throw || a.Kind == Keep }

// Blank is how many dice are still to be thrown for the action: Fill takes that
// many faces. It is 0 for a complete action. The actions of Legal have no dice.
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

// Fill completes a blank action with as many faces as Blank says. Dice that are
// kept stay in their places; the faces go to the others in table order.
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

// KeepAt is the action that keeps the dice at the given places and throws the
// others, which show the faces in table order.
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
