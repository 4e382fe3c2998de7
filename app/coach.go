package app

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// lessons is what the coach, the review and the practice of this tab have at
// hand. Nothing of it is a game that runs.
type lessons struct {
	why      string // why a computer player does what it does now
	advice   advice
	review   review
	practice practice
	throws   throws
	whose    string // whose throws are shown
}

// advice is what the coach says about one moment of the running game.
type advice struct {
	game      string // id of the game
	at        int    // actions before the moment
	choices   []solver.Choice
	certainty solver.Certainty
	ready     bool
}

// mayAsk tells whether there is something to advise on: a person who wants
// the coach has to decide about dice, or about a Contra.
func (s *store) mayAsk() bool {
	if s.game == nil || s.path != "/table" || s.elsewhere {
		return false
	}
	st := s.game.state()
	return !st.Over() && s.game.coachedNow(st) && asks(st)
}

// asks tells whether somebody has to decide: dice lie, or something is to be
// said about a Contra.
func asks(st escalero.State) bool {
	if st.Over() {
		return false
	}
	return st.Asked() != 0 || st.Last().Begun() || st.Rules().Contra && st.Legal()[0].Kind == escalero.Contra
}

// mostChoices is how many choices the coach shows.
const mostChoices = 3

// askCoach opens the advice for the moment. It is computed meanwhile, in
// steps, also where it was asked for before: what a screen reader says is
// that it has come.
func (s *store) askCoach() {
	if !s.mayAsk() {
		if s.game != nil && s.game.coachedNow(s.game.state()) {
			s.say(s.texts().Coach.Nothing)
		}
		return
	}
	s.openDialog("coach")
	g, at := s.game, s.game.Match.Len()
	a := advice{game: g.id, at: at}
	st := g.state()
	s.lessons.advice = a
	told := 0 // choices with details
	s.work(func() bool {
		switch {
		case s.dialog != "coach" || s.game != g || g.Match.Len() != at:
			return true
		case !s.prepare(st):
			return false
		case a.choices == nil:
			a.choices = first(s.brain(st).Advise(st), mostChoices)
		case told < len(a.choices):
			s.brain(st).Detail(st, &a.choices[told])
			told++
		default:
			a.certainty, a.ready = s.brain(st).Certainty(st), true
			s.lessons.advice = a
			return true
		}
		return len(a.choices) == 0
	})
}

// first is the first n of a list, or all.
func first(list []solver.Choice, n int) []solver.Choice { return list[:min(n, len(list))] }

// follow prepares a choice of the coach on the table: dice are marked, or the
// cell is chosen. Throwing and writing stay with the player.
func (s *store) follow(c solver.Choice) {
	if s.elsewhere || !s.mayAsk() {
		return
	}
	st := s.game.state()
	s.table.row, s.table.col, s.table.hand = "", 0, 0
	next := "throw"
	switch a := c.Action; a.Kind {
	case escalero.Keep:
		s.game.kept = whichStay(st.Now().Dice, a.Kept)
		s.saveGame()
	case escalero.Write, escalero.Strike:
		s.table.row, s.table.col, s.table.hand = a.Row, a.Col, a.Hand
		next = "write"
	case escalero.Done:
		next = "done"
	case escalero.Contra:
		next = "contra"
	case escalero.Concede:
		next = "concede"
	}
	s.say(s.sentence(s.texts().Coach.Taken, s.choiceText(s.game, st, c.Action)))
	s.closeDialog()
	s.focusOn(next)
}
