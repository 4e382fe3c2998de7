package app

import (
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// tableView is what the table shows beyond the game itself. It is lost when
// the page closes, and nothing of the game is in it.
type tableView struct {
	row   string        // key of the chosen cell's row, "" for none
	col   int           // its column, from 1
	hand  int           // pairs: 1 to write the first result, 0 the last thrown
	rival engine.Player // whose sheet stands beside, 0 for the next party

	looked  engine.Player // at the end of the game: whose sheet lies open
	compare bool          // pairs: both results are shown while throws are left
	typing  []dice.Face   // block mode: real dice typed so far, nil while points are chosen
	served  bool          // block mode: the dice typed were all thrown together

	atRow, atCol int // the open cell that had the focus last, from 0
}

// openTable is called when the table is shown.
func (s *store) openTable() {
	s.table = tableView{}
	switch {
	case s.game == nil:
		s.visit("/new")
	case len(s.opening) > 0 && s.game.Match.Len() == 0:
		s.openDialog("opening")
	default:
		s.focus = "throw"
	}
}

// throwNow throws all dice, or those that are not kept.
func (s *store) throwNow() {
	if s.elsewhere || s.game == nil {
		return
	}
	st := s.game.state()
	var a escalero.Action
	switch {
	case s.computerActs(st):
		return
	case !st.Now().Begun():
		a = escalero.Action{Kind: escalero.Throw}
		a = st.Fill(a, throwDice(dice.N)...)
	case st.Now().Left() == 0 || s.toThrow() == 0:
		return
	default:
		a = st.KeepAt(s.game.kept, throwDice(s.toThrow())...)
	}
	if s.act(a) == nil {
		s.table = tableView{rival: s.table.rival}
		s.afterThrow()
		playSound("throw")
		if t := s.game.state().Now(); isCombination(t) && t.Served {
			playSound("served")
			s.buzz(30)
		}
	}
}

// focusNext moves the focus to where the next step is: the dice or the pad
// while dice lie there or real ones are written down, otherwise the cup.
func (s *store) focusNext() {
	switch st := s.game.state(); {
	case st.Now().Begun() && !s.computerActs(st):
		s.afterThrow()
	case s.choosable(st):
		s.focusOn(cellID(s.cursor(s.game, st)))
	case s.computerActs(st):
		s.focusOn("quiet")
	default:
		s.focusOn("throw")
	}
}

// afterThrow moves the focus to where the next step is: the dice while they
// can be kept, the pad when nothing is left but writing.
func (s *store) afterThrow() {
	st := s.game.state()
	switch {
	case st.Now().Left() > 0:
		s.focusOn("die-1")
	case s.choosable(st):
		s.focusOn(cellID(s.cursor(s.game, st)))
	case st.Hands() == 2 && !st.Second():
		s.focusOn("done")
	}
}

// toThrow is how many dice the next throw has.
func (s *store) toThrow() int {
	if !s.game.state().Now().Begun() {
		return dice.N
	}
	n := dice.N
	for _, k := range s.game.kept {
		if k {
			n--
		}
	}
	return n
}

// choose selects an open cell for writing; choosing it again lets go of it.
func (s *store) choose(row string, col int) {
	if s.table.row == row && s.table.col == col {
		s.table.row, s.table.col = "", 0
		return
	}
	s.table.row, s.table.col = row, col
}

// tap is a touch on an open cell: it chooses the cell, and writes it when it
// was chosen already or one tap is set to be enough.
func (s *store) tap(row string, col int) {
	s.table.atRow, s.table.atCol = s.game.Rules.Row(row), col-1
	if !s.source().Begun() {
		s.choose(row, col)
		return
	}
	if s.settings.OneTap || s.table.row == row && s.table.col == col {
		s.table.row, s.table.col = row, col
		s.write(false)
		return
	}
	s.choose(row, col)
}

// source is the result a write would take now.
func (s *store) source() escalero.Turn {
	st := s.game.state()
	if s.table.hand == 1 && st.Second() {
		return st.First()
	}
	return st.Last()
}

// scores is what a cell of the party to act would get now.
func (s *store) scores(row escalero.Row) int {
	t := s.source()
	return row.Points(t.Dice.Hand(), t.Served)
}

// write enters the chosen cell. A zero asks first unless it is confirmed.
func (s *store) write(confirmed bool) {
	if s.table.row == "" || s.game == nil || s.elsewhere {
		return
	}
	r := s.game.Rules
	a := escalero.Action{Kind: escalero.Write, Row: s.table.row, Col: s.table.col}
	if s.scores(r.Rows[r.Row(a.Row)]) == 0 {
		if !confirmed {
			s.openDialog("strike")
			return
		}
		a.Kind = escalero.Strike
	} else if s.table.hand == 1 && s.game.state().Second() && s.game.state().Now().Begun() {
		a.Hand = 1
	}
	s.dialog = "" // a computer player does not go on while one is open
	if s.act(a) == nil {
		s.table = tableView{rival: s.table.rival}
		playSound("write")
		if s.game.state().Over() {
			s.visit("/settlement")
			return
		}
		s.focusOn("throw")
	}
}

// do applies an action without choices: done, contra and its answers.
func (s *store) do(k escalero.Kind) {
	if s.act(escalero.Action{Kind: k}) == nil {
		s.table = tableView{rival: s.table.rival}
		if s.game.state().Over() {
			s.visit("/settlement")
			return
		}
		s.focusOn("throw")
	}
}

// may tells whether an action of the kind is legal now.
func (s *store) may(k escalero.Kind) bool {
	for _, a := range s.game.state().Legal() {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// buzz lets the phone vibrate where that is wanted.
func (s *store) buzz(ms int) {
	if s.settings.Vibration {
		vibrate(ms)
	}
}
