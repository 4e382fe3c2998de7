package escalero

import (
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
)

// Turn is a turn: up to three throws of one player.
type Turn struct {
	Dice   dice.Throw // the dice on the table, zero before the first throw
	Throws int        // throws made, 0 to 3; a Result counts as 3
	Served bool       // the dice on the table were all thrown together
}

// Begun tells whether the turn has dice on the table.
func (t Turn) Begun() bool { return t.Throws > 0 }

// Left is how many throws the turn has left, 3 to 0.
func (t Turn) Left() int { return Throws - t.Throws }

// State is a position of a dice game. It is a value, never changed in place.
// Make it with New.
type State struct {
	rules  Rules
	hands  int // turns per entry, 1 or 2
	start  engine.Player
	toAct  engine.Player // whose entry is next
	sheets []Sheet       // by party; copied before a change
	second bool          // in the second turn of an entry
	first  Turn          // result of the first turn, if second
	turn   Turn
	// A Contra doubles factor once it is accepted or doubled back. doubler is
	// the only party that may double next, 0 for either; asked has to answer.
	factor   int
	doubler  engine.Player
	asked    engine.Player
	conceded engine.Player
	stopped  bool
}

// maxFactor is the factor from which on no Contra is announced, so that payoffs
// stay within an int.
const maxFactor = 1 << 20

// New is the start of a game between this many parties, of which start begins,
// from 1. With pairs, or if the rules have DoubleHand, each entry has two turns.
// New panics if parties is not MinParties to MaxParties or start is none of them;
// record.Setup checks that beforehand.
func New(r Rules, parties int, start engine.Player, pairs bool) State {
	if parties < MinParties || parties > MaxParties || start < 1 || int(start) > parties {
		panic("escalero: New with an impossible number of parties")
	}
	hands := 1
	if pairs || r.DoubleHand {
		hands = 2
	}
	return State{rules: r, hands: hands, start: start, toAct: start,
		sheets: make([]Sheet, parties), factor: 1}
}

// Rules is the rules of the game.
func (s State) Rules() Rules { return s.rules }

// Parties is the number of parties, each with a sheet.
func (s State) Parties() int { return len(s.sheets) }

// Hands is the number of turns per entry: 1, or 2 for pairs and double hand.
func (s State) Hands() int { return s.hands }

// Start is the party that began.
func (s State) Start() engine.Player { return s.start }

// Sheet is the sheet of a party, from 1.
func (s State) Sheet(p engine.Player) Sheet { return s.sheets[p-1] }

// Now is the current turn.
func (s State) Now() Turn { return s.turn }

// Second tells whether the current turn is the second of two.
func (s State) Second() bool { return s.second }

// First is the result of the first turn if Second, otherwise zero.
func (s State) First() Turn { return s.first }

// Last is the result last thrown in this entry, which a Write without Hand takes.
func (s State) Last() Turn {
	if s.second && !s.turn.Begun() {
		return s.first
	}
	return s.turn
}

// Factor multiplies the stake: 1, doubled by each Contra accepted.
func (s State) Factor() int { return s.factor }

// Asked is the party that has to answer a Contra, 0 for none.
func (s State) Asked() engine.Player { return s.asked }

// Conceded is the party that gave up, 0 for none.
func (s State) Conceded() engine.Player { return s.conceded }

// Writer is the party whose entry is next, even if the other has to answer a
// Contra first; 0 when the game is over.
func (s State) Writer() engine.Player {
	if s.Over() {
		return 0
	}
	return s.toAct
}

// Turn is the party to act, 0 when the game is over.
func (s State) Turn() engine.Player {
	if s.Over() {
		return 0
	}
	if s.asked != 0 {
		return s.asked
	}
	return s.toAct
}

// Round is the number of the next entry on the writer's sheet, from 1 to the
// number of cells, where it stays once the game is over.
func (s State) Round() int {
	n := 0
	sheet := s.sheets[s.toAct-1]
	for col := range s.rules.Columns {
		for row := range s.rules.Rows {
			if sheet[col][row].Written {
				n++
			}
		}
	}
	return min(n+1, s.rules.Cells())
}

// MayStop tells whether the players may agree to end the game here, which is nobody's
// action and not listed by Legal: after a whole round, so that all sheets have as many
// entries (RULES.md, "Columns and settlement").
func (s State) MayStop() bool {
	return !s.Over() && s.asked == 0 && s.toAct == s.start && !s.turn.Begun() && !s.second && s.Round() > 1
}

// Stopped tells whether the players have ended the game before the sheets were complete.
func (s State) Stopped() bool { return s.stopped }

// Over tells whether all sheets are complete, somebody gave up, or the players stopped.
func (s State) Over() bool {
	if s.conceded != 0 || s.stopped {
		return true
	}
	for i := range s.sheets {
		if !s.sheets[i].Complete(s.rules) {
			return false
		}
	}
	return true
}

// other is the opponent of one of two parties.
func (s State) other(p engine.Player) engine.Player { return 3 - p }

// mayDouble tells whether the party to act may announce Contra: agreed, between
// two parties, not beyond the highest stake, at the start of its entry or in
// answer, and not doubled last.
func (s State) mayDouble() bool {
	p := s.Turn()
	return s.rules.Contra && len(s.sheets) == 2 && s.factor < maxFactor && !s.atMost() &&
		(s.asked != 0 || !s.turn.Begun() && !s.second && (s.doubler == 0 || s.doubler == p))
}

// atMost tells whether the next Contra would go beyond what was agreed.
func (s State) atMost() bool {
	next := s.factor * 2
	if s.asked != 0 { // the one that waits is accepted with it
		next *= 2
	}
	return s.rules.MostFactor > 0 && next > s.rules.MostFactor
}

// written is the state after an entry; the next party's turn follows.
func (s State) written(col, row int, c Cell) State {
	s.sheets = slices.Clone(s.sheets)
	s.sheets[s.toAct-1][col][row] = c
	s.toAct = s.toAct%engine.Player(len(s.sheets)) + 1
	s.turn, s.first, s.second = Turn{}, Turn{}, false
	return s
}
