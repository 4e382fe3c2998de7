package cards

import (
	"time"

	"serviert/app/cardgame"
)

// How computer players think: a slice at a time, with a rest in between in
// which the browser draws, and at least as long as a person would.
const (
	sliceWords = 40 // words searched for at a time
	sliceTime  = 6 * time.Millisecond
	sliceRest  = 4 * time.Millisecond
)

// wakeComputers lets the computer player whose turn it is think, or one of
// them doubt a word. It does nothing while one is thinking.
//
// It thinks on a goroutine of its own: with the timer the page would be drawn
// again after every slice. Only the move is made on the goroutine that draws.
func (r *Room) wakeComputers() {
	e := r.evening
	if e == nil || !r.timer.Live() || r.busy || r.watching() || r.sh.Path() != TablePath || r.down > 0 {
		return
	}
	if _, doubts := e.Doubt(); e.Step() != cardgame.Thinking && !doubts {
		return
	}
	r.busy, r.hurried = true, false
	if e.Step() == cardgame.Thinking && r.sh.Settings().Tempo() == "step" {
		r.sh.Focus("go-on")
	}
	r.run++
	run, log, until := r.run, e.Log(), time.Now().Add(r.thinkingTime(e))
	move := func() {
		if run != r.run || !r.busy {
			return
		}
		r.busy, r.waits = false, nil
		if r.evening == e && e.Log() == log {
			r.computerMoves()
		} else {
			r.wakeComputers()
		}
	}
	go func() {
		for e.Step() == cardgame.Thinking && !ponder(e) {
			time.Sleep(sliceRest)
		}
		r.timer.After(0, func() {
			rest := time.Until(until)
			if step := e.Step() == cardgame.Thinking && r.sh.Settings().Tempo() == "step"; step && !r.hurried {
				r.waits = move // until somebody goes on
				return
			}
			if r.hurried || rest <= 0 {
				move()
				return
			}
			r.waits = move
			r.timer.After(rest, move)
		})
	}()
}

// hurry lets a computer player act as soon as he has decided, without the time
// that it takes to see what the one before him did.
func (r *Room) hurry() {
	if r.waits != nil {
		r.waits()
		return
	}
	r.hurried = true
}

// ponder thinks on for one slice and tells whether a decision is reached.
func ponder(e *cardgame.Evening) bool {
	for began := time.Now(); time.Since(began) < sliceTime; {
		if e.Ponder(sliceWords) {
			return true
		}
	}
	return false
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
	case "slow":
		wait *= 3
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
