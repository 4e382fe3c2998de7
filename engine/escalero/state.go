package escalero

import (
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
)

// Turn is up to three throws of one player.
type Turn struct {
	Dice   dice.Throw // what lies on the table, zero before the first throw
	Throws int        // throws made, 0 to 3; a result typed in counts as 3
	Served bool       // the dice lying were all thrown together
}

// Begun tells whether dice lie on the table.
func (t Turn) Begun() bool { return t.Throws > 0 }

// Left is how many throws the turn still has.
func (t Turn) Left() int { return Throws - t.Throws }

// State is a position of a dice game: a value, never changed in place.
type State struct {
	rules  Rules
	hands  int // turns an entry has, 1 or 2
	start  engine.Player
	toAct  engine.Player // whose entry it is
	sheets []Sheet       // one a party, copied before a change
	second bool          // the second turn of an entry runs
	first  Turn          // the first turn's result while second
	turn   Turn
	// A Contra doubles factor when it is answered. doubler is the only party
	// that may double next, 0 for either; asked has to answer now.
	factor   int
	doubler  engine.Player
	asked    engine.Player
	conceded engine.Player
}

// maxFactor keeps the stake of endless Contras within an int.
const maxFactor = 1 << 20

// New is the start of a game with the given number of parties, of which start
// begins. Pairs share a sheet and have two turns an entry; rules with
// DoubleHand give everybody two. New panics on a number of parties outside
// MinParties to MaxParties, as records have been checked for before.
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

// Rules is what is played.
func (s State) Rules() Rules { return s.rules }

// Parties is the number of sheets.
func (s State) Parties() int { return len(s.sheets) }

// Hands is how many turns an entry has: 1, or 2 for pairs and double hand.
func (s State) Hands() int { return s.hands }

// Start is the party that began.
func (s State) Start() engine.Player { return s.start }

// Sheet is what the party has written.
func (s State) Sheet(p engine.Player) Sheet { return s.sheets[p-1] }

// Now is the turn that runs.
func (s State) Now() Turn { return s.turn }

// Second tells whether the second of two turns runs.
func (s State) Second() bool { return s.second }

// First is the first turn's result while the second runs.
func (s State) First() Turn { return s.first }

// Last is the result that a write without a hand takes: the last thrown.
func (s State) Last() Turn {
	if s.second && !s.turn.Begun() {
		return s.first
	}
	return s.turn
}

// Factor is how often the stake counts, doubled by each Contra answered.
func (s State) Factor() int { return s.factor }

// Asked is the party that has to answer a Contra, 0 when none is open.
func (s State) Asked() engine.Player { return s.asked }

// Conceded is the party that gave up, 0 for nobody.
func (s State) Conceded() engine.Player { return s.conceded }

// Writer is the party whose entry is next, also while a Contra waits for an
// answer; 0 when the game is over.
func (s State) Writer() engine.Player {
	if s.Over() {
		return 0
	}
	return s.toAct
}

// Turn is the party that decides now, 0 when the game is over.
func (s State) Turn() engine.Player {
	if s.Over() {
		return 0
	}
	if s.asked != 0 {
		return s.asked
	}
	return s.toAct
}

// Round is the entry that the party to act is at, from 1; the number of cells
// of a sheet when the game is over.
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

// Over tells whether all sheets are full or somebody has given up.
func (s State) Over() bool {
	if s.conceded != 0 {
		return true
	}
	for i := range s.sheets {
		if !s.sheets[i].Complete(s.rules) {
			return false
		}
	}
	return true
}

// other is the opponent where two parties play.
func (s State) other(p engine.Player) engine.Player { return 3 - p }

// mayDouble tells whether the party to act may announce Contra: allowed, two
// parties, at the start of the own entry, and the other side doubled last.
func (s State) mayDouble() bool {
	p := s.Turn()
	return s.rules.Contra && len(s.sheets) == 2 && s.factor < maxFactor &&
		(s.asked != 0 || !s.turn.Begun() && !s.second && (s.doubler == 0 || s.doubler == p))
}

// written returns the state after an entry: the next party begins a turn.
func (s State) written(col, row int, c Cell) State {
	s.sheets = slices.Clone(s.sheets)
	s.sheets[s.toAct-1][col][row] = c
	s.toAct = s.toAct%engine.Player(len(s.sheets)) + 1
	s.turn, s.first, s.second = Turn{}, Turn{}, false
	return s
}
