package app

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// handPart is the row of cards. A card that lies in the word, or is to be
// exchanged, leaves its ghost, so that the row never moves.
func handPart(e *wordgame.Evening, v letters.View, step wordgame.Step) app.UI {
	idle := !mayBuild(e, v, step) && (step != wordgame.Looking || v.Phase != letters.Exchanging)
	cards := make([]app.UI, len(v.Hand))
	for i, c := range v.Hand.List() {
		taken := the.taken(v, i)
		cards[i] = app.Li().Body(app.Button().ID("card-"+strconv.Itoa(i+1)).Type("button").Class("card").
			Aria("pressed", fmt.Sprint(taken)).Aria("disabled", fmt.Sprint(idle)).DataSet("new", i >= len(v.Hand)-the.words.hand.drew).
			Body(cardFace(v, c, the.cardName(v, i, taken))...).
			OnClick(func(app.Context, app.Event) { the.tapCard(i) }, i))
	}
	return app.Ul().Class("cards").Aria("label", the.texts().Words.Hand).Body(cards...)
}

// cardFace is what is printed on a card, and its name for the ear.
func cardFace(v letters.View, c letters.Card, name string) []app.UI {
	letter := app.B().Aria("hidden", "true").Text(c.String())
	if len(c.String()) > 1 {
		letter = letter.Class("two")
	}
	return []app.UI{letter, app.Span().Aria("hidden", "true").Text(v.Rules.Deck.Points[c]), app.Span().Class("sr-only").Text(name)}
}

// staticCard is a card that lies open on the table.
func staticCard(v letters.View, c letters.Card) app.UI {
	return app.Span().Class("card").Body(cardFace(v, c, the.spoken(v.Rules.Deck, c))...)
}

// taken tells whether a card of the hand lies in the word, or is marked for
// exchange.
func (s *store) taken(v letters.View, i int) bool {
	if v.Phase == letters.Exchanging {
		return s.words.hand.marked[i]
	}
	return slices.Contains(s.words.hand.laid, i)
}

// spoken is a card as it is read out: "Q U, one card, 9 points".
func (s *store) spoken(d *letters.Deck, c letters.Card) string {
	t := s.texts().Words
	name := c.String()
	if len(name) > 1 {
		return fmt.Sprintf(t.Card2, name[:1]+" "+name[1:], s.pointsWord(int(d.Points[c])))
	}
	return fmt.Sprintf(t.Card, name, s.pointsWord(int(d.Points[c])))
}

// cardName is what a card of the hand is called.
func (s *store) cardName(v letters.View, i int, taken bool) string {
	t := s.texts().Words
	name := s.spoken(v.Rules.Deck, v.Hand.At(i))
	if i >= len(v.Hand)-s.words.hand.drew {
		name += ", " + t.NewCard
	}
	if taken && v.Phase == letters.Exchanging {
		name += ", " + t.Gone
	} else if taken {
		name += ", " + t.Back
	}
	return name
}

// pointsWord is a number of points in words.
func (s *store) pointsWord(n int) string {
	if n == 1 {
		return s.texts().Words.PointOne
	}
	return fmt.Sprintf(s.texts().Words.PointsN, n)
}

// chips is a number of chips in words.
func (s *store) chips(n int) string {
	if n == 1 {
		return s.texts().Words.ChipOne
	}
	return fmt.Sprintf(s.texts().Words.ChipsN, n)
}

// spokenCards reads several cards out.
func (s *store) spokenCards(d *letters.Deck, c letters.Cards) string {
	names := make([]string, len(c))
	for i, card := range c.List() {
		names[i] = s.spoken(d, card)
	}
	return strings.Join(names, "; ")
}

// tapCard lays a card down or takes it back: into the word, or to be
// exchanged.
func (s *store) tapCard(i int) {
	e := s.words.evening
	if e == nil {
		return
	}
	v, step := e.View(), e.Step()
	switch {
	case i >= len(v.Hand):
	case v.Phase == letters.Exchanging && step == wordgame.Looking:
		s.markCard(v, i)
	case mayBuild(e, v, step):
		s.layCard(v, i)
	}
}

// markCard marks a card for exchange, or lets it stay.
func (s *store) markCard(v letters.View, i int) {
	t, h := s.texts().Words, &s.words.hand
	if !h.marked[i] && len(s.marked(v)) == letters.MaxExchange {
		s.say(t.Act.Four)
		return
	}
	h.marked[i] = !h.marked[i]
	text := t.Say.Kept
	if h.marked[i] {
		text = t.Say.Picked
	}
	s.say(fmt.Sprintf(text, s.spoken(v.Rules.Deck, v.Hand.At(i))))
}

// marked are the cards that are to be exchanged.
func (s *store) marked(v letters.View) letters.Cards {
	var list []letters.Card
	for i, c := range v.Hand.List() {
		if s.words.hand.marked[i] {
			list = append(list, c)
		}
	}
	return letters.CardsOf(list...)
}
