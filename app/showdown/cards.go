// Package showdown draws what lies on the table for all to see: cards, chips,
// and the words of a hand as they are turned up one after the other.
//
// In comes what everybody may know, as a value; out go go-app elements. The
// package keeps no state, changes nothing and does not touch the browser: what
// moves is the style sheet's (showdown.css).
package showdown

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// Face is what is printed on a card, and its name for screen readers.
func Face(d *letters.Deck, c letters.Card, name string) []app.UI {
	return append(printed(d, c), app.Span().Class("sr-only").Text(name))
}

func printed(d *letters.Deck, c letters.Card) []app.UI {
	letter := ui.Verbatim(app.B(), "").Aria("hidden", "true").Text(c.String())
	if len(c.String()) > 1 {
		letter = letter.Class("two")
	}
	return []app.UI{letter, app.Span().Aria("hidden", "true").Text(d.Points[c])}
}

// Cards are cards that lie face up, each with its name.
func Cards(s cardgame.Speech, d *letters.Deck, cards letters.Cards) []app.UI {
	list := make([]app.UI, len(cards))
	for i, c := range cards.List() {
		list[i] = app.Span().Class("card").Body(Face(d, c, s.Card(d, c))...)
	}
	return list
}

// Spelled is a word marked as being in the language of the cards, so that it
// is read out as such.
func Spelled(e *cardgame.Evening, d *letters.Deck, word letters.Cards) app.HTMLB {
	return ui.Verbatim(app.B(), d.Language).Text(e.Spelled(word.Word()))
}

// Piles are the chips in stacks of five, for the eye only; a large pot shows
// no more than five stacks.
func Piles(chips int) app.HTMLSpan {
	var list []app.UI
	for n := chips; n > 0 && len(list) < 5; n -= 5 {
		pile := app.Span().Class("pile")
		if n < 5 {
			pile = pile.Class("k" + strconv.Itoa(n))
		}
		list = append(list, pile)
	}
	return app.Span().Class("piles").Aria("hidden", "true").Body(list...)
}
