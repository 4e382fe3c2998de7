package cards

import (
	"time"

	"serviert/app/cardgame"
	"serviert/engine/letters/wordthought"
)

// thought is what a computer player is about, whose turn it is or who may doubt a word.
type thought struct {
	busy    bool   // he thinks, or waits until he may act
	hurried bool   // and somebody waits for him
	move    func() // makes the move that he has decided on, nil before he has
	run     int    // counts the thoughts
}

// wakeComputers lets the computer player whose turn it is think, or one of
// them doubt a word. It does nothing while one is thinking.
//
// He thinks in a thread of its own, see package thinking, and takes at least as long
// as a person would.
func (r *Room) wakeComputers() {
	e := r.evening
	if e == nil || !r.timer.Live() || r.thinking.busy || r.watching() || r.sh.Path() != TablePath || r.turning.down > 0 {
		return
	}
	if _, doubts := e.Doubt(); e.Step() != cardgame.Thinking && !doubts {
		return
	}
	r.thinking.busy, r.thinking.hurried = true, false
	if e.Step() == cardgame.Thinking && r.sh.Settings().Tempo() == "step" {
		r.sh.Focus("go-on")
	}
	r.thinking.run++
	run, log, until := r.thinking.run, e.Log(), time.Now().Add(r.thinkingTime(e))
	waiting := func() bool { return run == r.thinking.run && r.thinking.busy && r.sh.Path() == TablePath }
	move := func() {
		if !waiting() {
			return
		}
		r.thinking.busy, r.thinking.move = false, nil
		if r.evening == e && e.Log() == log {
			r.computerMoves()
		} else {
			r.wakeComputers()
		}
	}
	decided := func() {
		rest := time.Until(until)
		switch byStep := e.Step() == cardgame.Thinking && r.sh.Settings().Tempo() == "step"; {
		case r.thinking.hurried, !byStep && rest <= 0:
			move()
		case byStep:
			r.thinking.move = move // until somebody goes on
		default:
			r.thinking.move = move
			r.timer.After(rest, move)
		}
	}
	if q, thinks := e.Thought(); thinks {
		r.mind.Words(q, r.setup.File(q.Language), waiting, func(a wordthought.Answer) {
			if r.evening == e && e.Log() == log {
				e.Decided(a)
			}
			decided()
		})
		return
	}
	r.timer.After(0, decided)
}

// unthink forgets what a computer player was asked, so that he is asked again: on
// another page something else may have been asked instead.
func (r *Room) unthink() {
	r.thinking.run++
	r.thinking.busy, r.thinking.move = false, nil
}

// hurry lets a computer player act as soon as he has decided, without the time
// that it takes to see what the one before him did.
func (r *Room) hurry() {
	if r.thinking.move != nil {
		r.thinking.move()
		return
	}
	r.thinking.hurried = true
}

// thinkingTime is how long a computer player takes at least: as long as it
// takes to see and hear what the one before him did, less where nobody waits for
// it, more or less by his character.
func (r *Room) thinkingTime(e *cardgame.Evening) time.Duration {
	wait := 1600 * time.Millisecond
	if alone := e.Alone(); alone != 0 && !e.Public().Seats[alone-1].In {
		wait = 800 * time.Millisecond
	}
	wait = time.Duration(float64(wait) * e.Pace())
	switch r.sh.Settings().Tempo() {
	case "slow", "step": // by step only a doubt waits for no press
		wait = max(3*wait, r.listening())
	case "fast":
		wait /= 3
	}
	return wait
}

// dialogWait is how long a computer player waits with what he has decided while
// somebody has a dialog open, again and again.
const dialogWait = 400 * time.Millisecond

// computerMoves does what a computer player has decided, where that can be seen.
func (r *Room) computerMoves() {
	e := r.evening
	switch {
	case e == nil || r.watching() || r.sh.Path() != TablePath:
		return
	case r.sh.Dialog() != "": // it would be closed under somebody's finger
		r.timer.After(dialogWait, r.wakeComputers)
		return
	}
	if e.Step() == cardgame.Thinking {
		if log := e.Log(); e.Move(r.b.Below) == nil {
			r.acted(log)
		}
		return
	}
	if a, doubts := e.Doubt(); doubts {
		r.act(a)
	}
}
