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
	if e == nil || !r.timer.Live() || r.busy || r.watching() || r.sh.Path() != tablePath || r.down > 0 {
		return
	}
	if _, doubts := e.Doubt(); e.Step() != cardgame.Thinking && !doubts {
		return
	}
	r.busy = true
	log, until := e.Log(), time.Now().Add(r.thinkingTime(e))
	go func() {
		for e.Step() == cardgame.Thinking && !ponder(e) {
			time.Sleep(sliceRest)
		}
		r.timer.After(time.Until(until), func() {
			r.busy = false
			if r.evening == e && e.Log() == log {
				r.computerMoves()
			} else {
				r.wakeComputers()
			}
		})
	}()
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
// takes to hear what the one before him did, less where nobody waits for it.
func (r *Room) thinkingTime(e *cardgame.Evening) time.Duration {
	wait := 1100 * time.Millisecond
	if alone := e.Alone(); alone != 0 && !e.Public().Seats[alone-1].In {
		wait = 600 * time.Millisecond
	}
	switch r.sh.Settings().Tempo() {
	case "slow":
		wait *= 3
	case "fast":
		wait /= 3
	}
	return wait
}

// computerMoves does what a computer player has decided.
func (r *Room) computerMoves() {
	e := r.evening
	if e == nil || r.watching() {
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
