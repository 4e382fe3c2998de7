package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// wordsDo applies an action of the table or of who looks at his cards, saves,
// says what happened and goes on to what is next.
func (s *store) wordsDo(a letters.Action) bool {
	e := s.words.evening
	if e == nil || s.elsewhere {
		return false
	}
	log := e.Log()
	s.words.touched = true
	if e.Act(a, drawBelow) != nil {
		return false
	}
	s.wordsDone(log)
	return true
}

// wordsDone follows every action, whoever took it.
func (s *store) wordsDone(log int) {
	w, e := &s.words, s.words.evening
	if e.Over() && e.Ended() == 0 {
		e.End(millis())
		askToPersist()
	}
	s.saveWords()
	s.dialog = ""
	text := ""
	for _, ev := range e.Events(log) {
		switch ev.Kind {
		case letters.Deal:
			w.sketch, w.best = map[engine.Player]letters.Cards{}, nil
			playSound("throw")
		case letters.Exchange:
			delete(w.sketch, ev.Seat) // other cards, other words
		case letters.Bet, letters.Call:
			playSound("write")
		}
		text += " " + s.heard(e, ev)
	}
	if e.View().Seat == 0 {
		watchFace(false)
	}
	switch e.Step() {
	case wordgame.Resting:
		w.hand = wordsHand{drew: e.Drawn()}
		text = fmt.Sprintf(s.texts().Words.Say.Drew, s.drewSpoken(e, w.hand.drew))
	case wordgame.Looking, wordgame.Thinking:
		drew := w.hand.drew
		if n := e.Drawn(); n > 0 {
			drew = n
			w.hand = wordsHand{}
			text += " " + fmt.Sprintf(s.texts().Words.Say.Drew, s.drewSpoken(e, n))
		}
		if e.Step() == wordgame.Looking || e.View().Hand == "" {
			s.takeUpHand(e.View())
		}
		w.hand.drew = drew
	default:
		w.hand = wordsHand{}
	}
	s.wordsGoOn(text)
}

func (s *store) drewSpoken(e *wordgame.Evening, n int) string {
	v := e.View()
	return s.spokenCards(v.Rules.Deck, v.Hand[len(v.Hand)-n:])
}

// takeUpHand begins a turn with the cards: the word begun before lies there
// again.
func (s *store) takeUpHand(v letters.View) {
	h := wordsHand{}
	if word := s.words.sketch[v.Seat]; v.Seat != 0 && word.Within(v.Hand) {
		h.laid, h.typed = places(v.Hand, word), word.Word()
	}
	if s.words.sketch == nil {
		s.words.sketch = map[engine.Player]letters.Cards{}
	}
	s.words.hand = h
}

// wordsGoOn says what happened and what is next, moves the focus there, and
// lets the computer players think.
func (s *store) wordsGoOn(text string) {
	w, e := &s.words, s.words.evening
	if e == nil || s.path != "/cards" {
		return
	}
	step := e.Step()
	if text = strings.TrimSpace(text + s.sayNext(e, step)); text != "" {
		s.say(text)
	}
	switch step {
	case wordgame.Covered:
		w.fell = millis()
		w.hand = wordsHand{}
		s.focusOn("title")
		if w.touched {
			s.buzz(20) // browsers refuse before the first tap
		}
	case wordgame.Looking:
		guardCards(s.cardsAway)
		watchFace(true)
		if focusedID() != "typed" {
			s.focusOn("card-1")
		}
	case wordgame.Resting:
		s.focusOn("rested")
	case wordgame.Thinking:
	default:
		s.focusOn("title")
	}
	if s.ctx != nil {
		s.ctx.Defer(func(app.Context) { showTurn() })
	}
	s.wakeComputers()
}

// bet drops out or calls.
func (s *store) bet(a letters.Action) { s.wordsDo(a) }

// raise opens or raises to what the stepper shows.
func (s *store) raise() {
	if e := s.words.evening; e != nil && e.Step() == wordgame.Looking && e.View().Phase == letters.Betting {
		s.wordsDo(letters.Action{Kind: letters.Bet, Amount: s.betAmount(e.View())})
	}
}

// stepBet changes the amount, within what is possible.
func (s *store) stepBet(by int) {
	e := s.words.evening
	if e == nil || e.Step() != wordgame.Looking {
		return
	}
	v := e.View()
	s.words.hand.bet = max(v.Low, min(s.betAmount(v)+by, v.High))
	s.say(fmt.Sprintf(s.texts().Words.Say.Bet, s.betAmount(v)))
}

// exchange discards the marked cards and draws as many.
func (s *store) exchange() {
	if e := s.words.evening; e != nil && e.Step() == wordgame.Looking && e.View().Phase == letters.Exchanging {
		s.wordsDo(letters.Action{Kind: letters.Exchange, Cards: s.marked(e.View())})
	}
}

// rested ends the look at the cards just drawn.
func (s *store) rested() {
	e := s.words.evening
	if e == nil || e.Step() != wordgame.Resting {
		return
	}
	e.Rested()
	drew := s.words.hand.drew
	s.words.hand = wordsHand{}
	if e.View().Seat != 0 {
		s.takeUpHand(e.View())
		s.words.hand.drew = drew
	} else {
		watchFace(false)
	}
	text := ""
	if list, _ := e.HandEvents(); len(list) > 0 {
		text = s.heard(e, list[len(list)-1]) // the others have not heard it yet
	}
	s.wordsGoOn(text)
}

// chooseWord lays a word down for good; no cards are none.
func (s *store) chooseWord(word letters.Cards) {
	if s.wordsDo(letters.Action{Kind: letters.Word, Cards: word}) {
		s.dialog = ""
	}
}
