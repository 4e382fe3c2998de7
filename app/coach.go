package app

import (
	"time"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// lessons is what the coach, the review and the practice of this tab have at
// hand. Nothing of it is a game that runs.
type lessons struct {
	run      int    // counts jobs: a slice of an earlier one does nothing
	portion  int    // table entries a slice computes, by how fast the device is
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

// between is the pause between two slices: time to draw and to listen.
const between = 5 * time.Millisecond

// work does a job in slices between frames until a step says it is done;
// another job ends it. The page is rendered again at the end only, or when a
// step asks for it: drawing a table takes longer than a slice. On the host a
// job is done at once.
func (s *store) work(step func() (done bool)) {
	s.lessons.run++
	if s.ctx == nil {
		for !step() {
		}
		return
	}
	run := s.lessons.run
	s.ctx.Async(func() {
		for {
			time.Sleep(between)
			switch {
			case run != s.lessons.run:
				return
			case step():
				s.refresh()
				return
			}
		}
	})
}

// brain is the one for a position: tables are shared by computer players,
// coach and practice as long as the rules stay the same.
func (s *store) brain(st escalero.State) *solver.Brain {
	if s.mind.brain == nil || !s.mind.brain.Fits(st) {
		s.mind.brain = solver.NewBrain(st)
	}
	return s.mind.brain
}

// prepare computes a part of the tables for a position, as much as takes a few
// milliseconds on this device, and tells whether they are complete.
func (s *store) prepare(st escalero.State) bool {
	n := max(s.lessons.portion, 4)
	start := millis()
	done := s.brain(st).Prepare(n)
	switch took := millis() - start; {
	case took < 4:
		n *= 2
	case took > 10:
		n /= 2
	}
	s.lessons.portion = min(n, 1<<10)
	return done
}

// mayAsk tells whether there is something to advise on: dice lie, and the
// turn is a person's.
func (s *store) mayAsk() bool {
	if !s.settings.Coach || s.game == nil || s.path != "/table" || s.elsewhere {
		return false
	}
	st := s.game.state()
	return !st.Over() && st.Asked() == 0 && st.Now().Begun() && !s.computerActs(st)
}

// askCoach opens the advice for the moment; what is not known yet is computed
// while the dialog says so.
func (s *store) askCoach() {
	if !s.mayAsk() {
		if s.settings.Coach {
			s.say(s.texts().Coach.Nothing)
		}
		return
	}
	s.openDialog("coach")
	g, at := s.game, s.game.Match.Len()
	if a := s.lessons.advice; a.ready && a.game == g.id && a.at == at {
		return
	}
	s.lessons.advice = advice{game: g.id, at: at}
	st := g.state()
	s.work(func() bool {
		if s.dialog != "coach" {
			return true
		}
		if !s.prepare(st) {
			return false
		}
		b := s.brain(st)
		list := first(b.Advise(st), 3)
		for i := range list {
			b.Detail(st, &list[i])
		}
		s.lessons.advice = advice{g.id, at, list, b.Certainty(st), true}
		return true
	})
}

// first is the first n of a list, or all.
func first(list []solver.Choice, n int) []solver.Choice { return list[:min(n, len(list))] }

// warmUp computes the coach's tables while a person looks at the table, so
// that the first question is answered soon.
func (s *store) warmUp() {
	if !s.settings.Coach || !s.running() || s.ctx == nil {
		return
	}
	st := s.game.state()
	s.work(func() bool { return s.path != "/table" || s.prepare(st) })
}

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
	}
	s.say(s.sentence(s.texts().Coach.Taken, s.choiceText(s.game, st, c.Action)))
	s.closeDialog()
	s.focusOn(next)
}
