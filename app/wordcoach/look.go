package wordcoach

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// look is a look back at somebody's own hand, while he looks at it.
type look struct {
	cardgame.Played
	deck    *letters.Deck
	list    *lexicon.List
	words   func() []string // what there is to say of the word, nil before it is found
	verdict wordthought.Verdict
	done    bool // the exchange is judged
}

// Look begins to judge a hand of cards for its owner, who looks at it now. The
// same hand is always judged alike. q is the question for the best words of the
// hand, whose answer found takes and returns with the table's own words in it. judged gets
// the verdict on the word as it is to be said, and later that on the exchange.
func (r *Room) Look(d *letters.Deck, q wordthought.Question, h cardgame.Played, found func(wordthought.Best) wordthought.Best, judged func(said string)) {
	l := &look{Played: h, deck: d, list: r.lists.List(q.Language)}
	r.look = l
	q.Kind, q.Dealt, q.Gone, q.Seed = wordthought.Judge, h.Dealt, h.Gone, seed
	looks := func() bool { return r.look == l } // else the cards are covered
	r.mind.Words(q, r.lists.File(q.Language), looks, func(a wordthought.Answer) {
		if !a.Last {
			best := found(a.Best)
			l.words = func() []string { return r.wordLines(l.list, best, d, h) }
			r.sh.Refresh()
			judged(r.aloud(l.words()...))
			return
		}
		l.verdict, l.done = a.Verdict, true
		judged(r.aloud(r.lookLines(l)...))
	})
}

// seed is that of every verdict, so that the same hand is judged alike.
const seed = 1

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
	// What the exchange was worth comes later, and is then said: a live region would tell
	// its sentences one by one, in no order.
	word, said := []app.UI{app.P().Class("note").Text(t.Working)}, []app.UI{app.P().Class("note").Text(t.Working)}
	if l.words != nil {
		word = sentences(l.deck.Language, l.words())
	}
	if l.done {
		said = sentences(l.deck.Language, r.lookLines(l))
	}
	return []app.UI{
		section("look-word", t.Word, word...),
		section("look-swap", t.Swap,
			app.Div().Class("cards").Aria("label", t.Dealt).Role("group").Body(r.faces(l.deck, l.Dealt, l.Gone)...),
			app.Div().Class("said").Body(said...)),
	}
}

// lookLines judge the exchange of a hand that is over.
func (r *Room) lookLines(l *look) []string {
	if l.Swapped {
		return r.swapLines(l.list, l.verdict)
	}
	return []string{r.texts().Late, r.bestSwap(l.verdict), r.average(l.verdict)}
}
