package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// How computer players think: a slice at a time, with a rest in between in
// which the browser draws, and at least as long as a person would.
const (
	sliceWords = 40 // words searched for at a time
	sliceTime  = 6  // milliseconds of such searches before the rest
	sliceRest  = 4 * time.Millisecond
)

// wakeComputers lets the computer player whose turn it is think, or one of
// them doubt a word. It does nothing while one is at it.
func (s *store) wakeComputers() {
	w, e := &s.words, s.words.evening
	if e == nil || s.ctx == nil || w.busy || s.elsewhere || s.path != "/cards" {
		return
	}
	if e.Step() != wordgame.Thinking && e.Doubt() == 0 {
		return
	}
	w.busy = true
	log, until := e.Log(), time.Now().Add(s.thinkingTime(e))
	s.ctx.Async(func() {
		for e.Step() == wordgame.Thinking && !ponderSlice(e) {
			time.Sleep(sliceRest)
		}
		time.Sleep(time.Until(until))
		s.ctx.Dispatch(func(ctx app.Context) {
			w.busy = false
			if w.evening == e && e.Log() == log {
				s.computerMoves()
			} else {
				s.wakeComputers()
			}
			s.settleFocus(ctx)
		})
	})
}

// ponderSlice carries the thought on for one slice and tells whether it is
// done.
func ponderSlice(e *wordgame.Evening) bool {
	for began := time.Now(); time.Since(began) < sliceTime*time.Millisecond; {
		if e.Ponder(sliceWords) {
			return true
		}
	}
	return false
}

// thinkingTime is how long a computer player takes at least: as long as it
// takes to hear what the one before him did, less where nobody waits for it.
func (s *store) thinkingTime(e *wordgame.Evening) time.Duration {
	wait := 1100 * time.Millisecond
	if alone := e.Alone(); alone != 0 && !e.Public().Seats[alone-1].In {
		wait = 600 * time.Millisecond
	}
	switch s.settings.Motion {
	case "fast":
		wait /= 2
	case "none":
		wait /= 4
	}
	return wait
}

// computerMoves does what a computer player has decided.
func (s *store) computerMoves() {
	e := s.words.evening
	if e == nil || s.elsewhere {
		return
	}
	log := e.Log()
	if e.Step() == wordgame.Thinking {
		if e.Move(drawBelow) == nil {
			s.wordsDone(log)
		}
		return
	}
	if p := e.Doubt(); p != 0 {
		s.wordsDo(letters.Action{Kind: letters.Challenge, Seat: p})
	}
}
