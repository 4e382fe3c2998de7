package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// curtain is what stands between two people: whose turn it is and what it
// costs. While it is down nothing else of the game is in the document.
func curtain(e *wordgame.Evening) app.UI {
	t, v := the.texts().Words.Curtain, e.Public()
	if e.Alone() != 0 {
		return curtainFor(t.Alone, "", t.AloneP, revealButton(t.Show, ""))
	}
	name := e.Name(e.Holder())
	return curtainFor(fmt.Sprintf(t.Turn, name), the.costs(v), t.PassOn, revealButton(fmt.Sprintf(t.IAm, name), t.Reveal))
}

func curtainFor(title, cost, text string, button app.UI) app.UI {
	return app.Div().Class("curtain").Body(
		app.P().Text(the.texts().Words.Title),
		icon("cloche"),
		heading(title),
		app.P().Class("cost").Hidden(cost == "").Text(cost),
		app.P().Text(text),
		button,
	)
}

func revealButton(label, below string) app.UI {
	return labelled("reveal", "ivory", label, below, func(app.Context, app.Event) { the.reveal() })
}

// costs says what the turn asks for.
func (s *store) costs(v letters.View) string {
	t := s.texts().Words.Curtain
	switch v.Phase {
	case letters.Exchanging:
		return t.Swap
	case letters.Choosing:
		return t.Choose
	}
	if v.Bet == 0 {
		return fmt.Sprintf(t.Open, s.chips(v.Low))
	}
	return fmt.Sprintf(t.Call, s.chips(v.Owed))
}

// hasty is how long a curtain that has just come down cannot be lifted, in
// milliseconds: the second half of a double tap must not open somebody's
// cards.
const hasty = 400

// reveal opens the cards of the person who asks for them.
func (s *store) reveal() {
	e := s.words.evening
	if e == nil || s.elsewhere || e.Step() != wordgame.Covered || millis()-s.words.fell < hasty {
		return
	}
	guardCards(s.cardsAway)
	e.Look()
	watchFace(true)
	s.takeUpHand(e.View())
	s.wordsGoOn(s.tellSince(e))
}

// cardsAway covers everything: the phone shows something else, lies on its
// face, or was put into a pocket. What had been begun with the cards goes too.
func (s *store) cardsAway() {
	e := s.words.evening
	if e == nil || e.View().Seat == 0 {
		return
	}
	blank(true)
	s.coverCards()
	s.say(s.texts().Words.Say.Covered)
	s.refresh()
	if s.ctx != nil {
		s.ctx.Defer(func(app.Context) { blank(false) })
	}
}

// coverCards lets the curtain down.
func (s *store) coverCards() {
	w := &s.words
	if w.evening == nil {
		return
	}
	if w.evening.View().Seat != 0 {
		s.said = "" // it may have been the hand
	}
	w.evening.Cover()
	w.hand, w.fell = wordsHand{}, millis()
	watchFace(false)
	if s.path == "/cards" {
		s.dialog, s.focus = "", "title"
	}
}
