package cards

import (
	"fmt"
	"strings"
	"time"

	"serviert/app/cardgame"
	"serviert/app/lesson"
	"serviert/app/sounds"
	"serviert/app/voice"
	"serviert/engine"
	"serviert/engine/letters"
)

// act applies an action of the table or of the person who looks at his cards.
func (r *Room) act(a letters.Action) bool {
	e := r.evening
	if e == nil || r.watching() {
		return false
	}
	log, v := e.Log(), e.View()
	r.touched = true
	if e.Act(a, r.b.Below) != nil {
		return false
	}
	if v.Seat != 0 && v.Seat == v.Turn {
		r.learn(lesson.CardLearned(v)...)
	}
	r.acted(log)
	return true
}

// acted follows every action, whoever took it: it saves, says what happened
// and goes on to what is next. log is how many actions there were before.
func (r *Room) acted(log int) {
	e := r.evening
	r.lost = false
	if e.Over() && e.Ended() == 0 {
		e.End(r.b.Millis())
		r.b.Persist()
	}
	r.save()
	if strings.HasPrefix(r.sh.Dialog(), "cards-") {
		r.sh.CloseDialog()
	}
	text, last := r.happened(log)
	if r.turning.moves = false; e.Unveiled() {
		r.beginTurning()
	} else if p := e.Public(); p.Phase == letters.Showdown {
		words := e.Showdown(0)
		text += " " + r.speech().Leading(e, p, words, words.Order) + "."
	}
	if p := e.Public().Turn; p != 0 && p != last && e.Level(p) == "" {
		r.sound(sounds.Turn(p, len(e.Public().Seats)))
	}
	r.told = e.Log()
	v := e.View()
	if v.Seat == 0 {
		r.b.WatchFace(false)
	}
	switch e.Step() {
	case cardgame.Resting:
		r.drew = r.b.Precise()
		r.takeUpHand()
		r.hand.draw(v, e.Drawn())
		text = r.secret(r.speech().Drawn(v, e.Drawn()))
		r.told = log
	case cardgame.Looking, cardgame.Thinking:
		text += r.followHand()
	default:
		r.hand = hand{}
	}
	r.goOn(text)
}

// happened is what everybody hears of the actions since log, with their sounds, and who
// took the last one.
func (r *Room) happened(log int) (text string, last engine.Player) {
	e := r.evening
	r.lifted = ""
	for _, ev := range e.Events(log) {
		if ev.Kind == letters.Deal {
			r.best, r.lifted = nil, "deal"
		}
		if score := sounds.Cards(ev); score != "" {
			r.sound(score)
		}
		last = ev.Seat
		text += " " + r.aloud().Heard(e, ev)
		switch ev.Kind {
		case letters.Deal:
			if left, agreed := e.Left(); agreed && left == 1 {
				text += " " + r.speech().Ending(e)
			}
		case letters.Buy, letters.SitOut, letters.SitIn, letters.Join: // as many more or fewer hands are to be played
			text += " " + r.speech().Ending(e)
		case letters.Leave:
			text += " " + r.endSaid(e)
		}
		if ev.Hand != nil {
			r.closing = e.Over()
			text += " " + r.afterHand(e)
		}
	}
	return text, last
}

// followHand brings the cards in view up to the last action, and is what is said of those
// just drawn. Who may be typing a word while others play keeps what he has typed.
func (r *Room) followHand() (text string) {
	e := r.evening
	v, n, was := e.View(), e.Drawn(), r.hand
	fresh := was.fresh
	if n > 0 {
		r.hand.draw(v, n)
		fresh = r.hand.fresh
		text = " " + r.secret(r.speech().Drawn(v, n))
	}
	if n > 0 || e.Step() == cardgame.Looking || v.Hand == "" {
		r.takeUpHand()
	}
	if n == 0 && r.hand.word(v) == was.word(v) {
		r.hand.typed, r.hand.lacks = was.typed, was.lacks
	}
	r.hand.fresh = fresh
	return text
}

// takeUpHand begins a turn with the cards: the word planned before lies there
// again. At the exchange what was marked before is marked again, or else what the word
// leaves over; the marks are a proposal, and nothing goes before the player says so.
func (r *Room) takeUpHand() {
	e := r.evening
	v, word := e.View(), e.Planned()
	r.hand = hand{laid: places(v.Hand, word), typed: word.Word()}
	if r.chosen.of == e.ID() && r.chosen.at == e.Log() {
		r.hand.bet = r.chosen.bet
	}
	if v.Phase != letters.Exchanging || e.Step() != cardgame.Looking {
		return
	}
	if cards, ok := e.Marked(); ok {
		r.hand.mark(v, cards)
	} else if len(word) >= letters.MinWord {
		for _, i := range cardgame.Spare(v, r.hand.laid) {
			r.hand.marked[i] = true
		}
	}
}

// say says what happened, and notes how long that takes to hear: by the clock that
// never goes back. After a look at the phone's settings, or when the network has put
// its clock right, nobody would play on for hours.
func (r *Room) say(text string) {
	r.sh.Say(text)
	r.heard = r.b.Precise() + float64(voice.Takes(text).Milliseconds())
}

// listening is how much longer somebody may listen to what was said last.
func (r *Room) listening() time.Duration {
	return time.Duration(r.heard-r.b.Precise()) * time.Millisecond
}

// goOn says what happened and what is next, moves the focus there, and lets
// the computer players think. Where another tab has the game nothing of it is to
// be heard, as nothing is to be seen.
func (r *Room) goOn(text string) {
	e := r.evening
	if e == nil || r.sh.Path() != TablePath {
		return
	}
	if r.coach != nil && e.Step() != cardgame.Recalling {
		r.coach.Unlook()
	}
	if r.watching() {
		r.timer.Drawn(func() {
			if r.b.FocusLost() {
				r.sh.Focus("title")
			}
		})
		return
	}
	if e.View().Hand == "" {
		r.held = false
	}
	r.typing.run++
	if _, builds := r.building(); !builds {
		r.typing.unsaid = false
	} else if r.typing.unsaid {
		r.typedSoon() // he types while others play
	}
	text += r.nextSaid()
	if text = strings.TrimSpace(text); text != "" {
		r.say(text)
	}
	if e.Step() == cardgame.Covered {
		if text == "" {
			r.silence() // what was said last may have been for somebody else
		}
		r.fell, r.hand = r.b.Precise(), hand{}
		if r.touched && r.sh.Settings().Vibration {
			r.b.Vibrate(20) // browsers refuse before the first tap
		}
	}
	r.moveFocus()
	if e.View().Hand != "" {
		r.guard()
		r.b.Handle(r.drop, r.hold)
	}
	r.timer.Drawn(r.b.ShowTurn)
	r.wakeComputers()
}

// markedSaid names the cards that are marked for exchange.
func (r *Room) markedSaid(v letters.View) string {
	discards := r.hand.discards(v)
	if discards == "" {
		return ""
	}
	return fmt.Sprintf(r.texts().Say.Marked, r.speech().Cards(v.Rules.Deck, discards))
}

// nextSaid is what is next: whose turn it is, the words that are turned up, and for who
// looks at his cards what he has marked or laid, and the hint.
func (r *Room) nextSaid() string {
	e := r.evening
	v, text := e.View(), r.speech().Next(e)
	if e.Unveiled() {
		words := e.Showdown(r.turning.down)
		text += r.speech().Opening(e, words)
		if r.turning.down == 0 {
			text += " " + r.speech().Turned(e, words, 0)
		}
	}
	if discards := r.hand.discards(v); discards != "" {
		if word := r.hand.word(v); len(word) >= letters.MinWord {
			text += r.secret(fmt.Sprintf(r.texts().Say.WordIs, word.Word()))
		}
		if r.faceDown(v) {
			text += fmt.Sprintf(r.texts().Say.MarkBacks, len(discards)) // a press would swap them
		} else {
			text += r.markedSaid(v)
		}
	}
	if v.Phase == letters.Choosing && e.Step() == cardgame.Looking && len(r.hand.laid) > 0 {
		text += r.secret(" " + r.wordSaid(v)) // what the final choice is about
	}
	return text + " " + r.saidHint(v, e.Step())
}
