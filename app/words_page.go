package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// cardsPage is the card game, whatever it is at: the curtain, somebody's turn,
// the showdown, the end of a hand, the standings.
func cardsPage() app.UI {
	w := &the.words
	if w.waiting != nil {
		return listPage()
	}
	e := w.evening
	if e == nil {
		return noEvening()
	}
	if the.elsewhere {
		t := the.texts().Words
		return screen("letters", t.Title, nil, app.P().Class("empty").Text(t.Curtain.Waiting))
	}
	switch step := e.Step(); step {
	case wordgame.Covered:
		return curtain(e)
	case wordgame.Finished:
		return wordsOver(e)
	case wordgame.Table:
		switch v := e.Public(); {
		case v.Phase == letters.Cutting, v.Phase == letters.Dealing && len(v.Hands) == 0:
			return cutPage(e, v)
		case v.Phase == letters.Dealing:
			return summaryPage(e, v)
		default:
			return showdownPage(e, v)
		}
	default:
		return turnPage(e, e.View(), step)
	}
}

// noEvening leads to the set-up and to earlier evenings.
func noEvening() app.UI {
	t := the.texts().Words
	parts := []app.UI{app.P().Class("empty").Text(t.Over.None)}
	parts = append(parts, pastEvenings()...)
	parts = append(parts, app.Div().Class("thumb").Body(
		app.A().Class("button main").Href(link("/cards-new")).Text(t.Over.NoneStart)))
	return screen("letters", t.Title, nil, parts...)
}

// turnPage is the table with the cards of who looks at them, or without any.
func turnPage(e *wordgame.Evening, v letters.View, step wordgame.Step) app.UI {
	parts := []app.UI{
		app.Header().Class("bar").Body(
			app.Button().ID("menu").Type("button").Class("round").Aria("label", the.texts().Words.Menu).Body(icon("menu")).
				OnClick(func(app.Context, app.Event) { the.openDialog("cards-menu") }),
			heading(turnTitle(e, v, step)),
			app.P().Text(the.phaseName(v)),
		),
		seatsPart(e, v),
		potPart(e, v, step),
	}
	if mayBuild(e, v, step) {
		parts = append(parts, wordPart(e, v))
	}
	if low, high := v.Low, v.High; step == wordgame.Looking && v.Phase == letters.Betting && low < high {
		parts = append(parts, betStepper(v))
	}
	parts = append(parts, turnActs(e, v, step))
	return app.Div().Class("words").Body(parts...)
}

func turnTitle(e *wordgame.Evening, v letters.View, step wordgame.Step) string {
	t := the.texts().Words
	switch step {
	case wordgame.Resting:
		return fmt.Sprintf(t.Drew, e.Name(v.Seat))
	case wordgame.Thinking:
		return fmt.Sprintf(t.Thinks, e.Name(v.Turn))
	}
	return fmt.Sprintf(t.Turn, e.Name(v.Turn))
}

// phaseName is where in the hand the game is.
func (s *store) phaseName(v letters.View) string {
	t := s.texts().Words
	switch v.Phase {
	case letters.Exchanging, letters.Restocking:
		return t.Exchange
	case letters.Choosing:
		return t.Choice
	case letters.Betting:
		return t.Rounds[v.Round]
	}
	return t.Rounds[0]
}

// openCards is called when one of the pages of the card game is shown.
func (s *store) openCards() {
	w := &s.words
	if s.path == "/cards-new" {
		s.needList(s.wordsDraft().rules.Deck.Language)
		return
	}
	if w.waiting != nil {
		s.wakeWords()
		return
	}
	if e := w.evening; e != nil {
		if e.Words() == 0 {
			s.needList(e.Public().Rules.Deck.Language)
		}
		s.wordsGoOn("")
	}
}
