package wordcoach

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/lexicon"
)

// look is a look back at somebody's own hand, while he looks at it.
type look struct {
	cardgame.Played
	deck    *letters.Deck
	list    *lexicon.List
	words   []string // what there is to say of the word
	verdict coach.Verdict
	done    bool // the exchange is judged
}

// Look begins to judge a hand of cards for its owner, who looks at it now. The
// same hand is always judged alike.
func (r *Room) Look(d *letters.Deck, list *lexicon.List, h cardgame.Played) {
	f := r.finder(d, list)
	l := &look{Played: h, deck: d, list: list, words: r.wordLines(f, d, h.Hand, h.Laid, h.Chose, h.Refused)}
	c := coach.Compare(f, d, h.Dealt, h.Gone, coach.Thorough, 1)
	r.look = l
	r.slices.Work(func() bool {
		switch {
		case r.look != l:
			return true // the cards are covered
		case !c.Step(searches):
			return false
		}
		l.verdict, l.done = c.Verdict(), true
		return true
	})
}

// Unlook forgets the hand: the cards are covered.
func (r *Room) Unlook() { r.look = nil }

// LookParts are what the coach says of the hand that its owner looks at; nil for
// none.
func (r *Room) LookParts() []app.UI {
	l, t := r.look, r.texts()
	if l == nil {
		return nil
	}
	section := func(id, title string, parts ...app.UI) app.UI {
		return app.Section().Class("slip coached").Aria("labelledby", id).Body(append([]app.UI{app.H2().ID(id).Text(title)}, parts...)...)
	}
	// What the exchange was worth comes later, and is then read out.
	said := []app.UI{app.P().Class("note").Text(t.Working)}
	if l.done {
		said = sentences(l.deck.Language, r.lookLines(l))
	}
	return []app.UI{
		section("look-word", t.Word, sentences(l.deck.Language, l.words)...),
		section("look-swap", t.Swap,
			app.Div().Class("cards").Aria("label", t.Dealt).Role("group").Body(r.faces(l.deck, l.Dealt, l.Gone)...),
			app.Div().Class("said").Role("status").Body(said...)),
	}
}

// lookLines judge the exchange of a hand that is over.
func (r *Room) lookLines(l *look) []string {
	if l.Swapped {
		return r.swapLines(l.list, l.verdict)
	}
	return []string{r.texts().Late, r.bestSwap(l.verdict), r.average(l.verdict)}
}
