package cardgame

import (
	"strings"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/letters"
)

// Speech puts the card game into words, in the language of its texts. What is
// announced and what stands on the screen is made here, so they never
// disagree.
type Speech struct {
	T     *i18n.Texts
	Brief bool // what computer players do is said in few words
}

// Points is a number of points: "1 point", "9 points".
func (s Speech) Points(n int) string {
	if n == 1 {
		return s.T.Cards().PointOne
	}
	return s.T.Fill(s.T.Cards().PointsN, n)
}

// Chips is a number of chips: "1 chip", "9 chips".
func (s Speech) Chips(n int) string {
	if n == 1 {
		return s.T.Cards().ChipOne
	}
	return s.T.Fill(s.T.Cards().ChipsN, n)
}

// OutOf is a number of chips out of those that somebody has; it says so where they are all.
func (s Speech) OutOf(n, has int) string {
	if n == has {
		return s.T.Fill(s.T.Cards().ChipsAll, s.Chips(n))
	}
	return s.Chips(n)
}

// Letter is what is printed on a card, as it is read out: "A", "double card Q U".
// One hears that it is one card before its letters.
func (s Speech) Letter(c letters.Card) string {
	name := c.String()
	if len(name) > 1 {
		return s.T.Fill(s.T.Cards().Card2, name[:1]+" "+name[1:])
	}
	return name
}

// Card is a card as it is read out: "A, 2 points".
func (s Speech) Card(d *letters.Deck, c letters.Card) string {
	return s.T.Fill(s.T.Cards().Card, s.Letter(c), s.Points(int(d.Points[c])))
}

// Cards reads several cards out.
func (s Speech) Cards(d *letters.Deck, c letters.Cards) string {
	names := make([]string, len(c))
	for i, card := range c.List() {
		names[i] = s.Card(d, card)
	}
	return strings.Join(names, "; ")
}

// Letters reads several cards out without their points.
func (s Speech) Letters(c letters.Cards) string {
	names := make([]string, len(c))
	for i, card := range c.List() {
		names[i] = s.Letter(card)
	}
	return strings.Join(names, ", ")
}

// Drawn reads out the last n cards of the hand in view.
func (s Speech) Drawn(v letters.View, n int) string {
	return s.T.Fill(s.T.Cards().Say.Drew, s.Cards(v.Rules.Deck, v.Hand[len(v.Hand)-n:]))
}

// Seats joins the names of seats as a sentence does.
func (s Speech) Seats(e *Evening, seats []engine.Player) string {
	names := make([]string, len(seats))
	for i, p := range seats {
		names[i] = e.Name(p)
	}
	return s.T.List(names)
}

// Phase is where in the hand the game is.
func (s Speech) Phase(v letters.View) string {
	t := s.T.Cards()
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

// Costs is what a turn asks for: what to do, or what it costs.
func (s Speech) Costs(v letters.View) string {
	t := &s.T.Cards().Curtain
	switch v.Phase {
	case letters.Exchanging:
		return s.T.Cards().Say.OnlySwap
	case letters.Choosing:
		return s.T.Cards().Say.OnlyWord
	}
	if v.Bet == 0 {
		return s.T.Fill(t.Open, s.ofTurn(v, leastOpen(v)))
	}
	return s.T.Fill(t.Call, s.ofTurn(v, v.Owed))
}

// ofTurn is a number of chips out of those of whoever is on turn.
func (s Speech) ofTurn(v letters.View, n int) string {
	if v.Turn == 0 {
		return s.Chips(n)
	}
	return s.OutOf(n, v.Seats[v.Turn-1].Chips)
}

// leastOpen is the least that opening costs whose turn it is: who has fewer chips
// than the lowest bet opens with all of them.
func leastOpen(v letters.View) int {
	if v.Turn == 0 {
		return v.Low
	}
	return min(v.Low, v.Seats[v.Turn-1].Chips)
}

// Status is what a seat did last, in one or two words; last is its latest
// event in this hand.
func (s Speech) Status(seat letters.Seat, onTurn bool, last Event) string {
	t := &s.T.Cards().Status
	switch {
	case onTurn:
		return t.OnTurn
	case !seat.Dealt && !seat.Out:
		return t.Broke
	case !seat.Dealt:
		return t.Out
	case !seat.In:
		return t.Folds
	case last.Kind == letters.Exchange && last.Count == 0:
		return t.Keeps
	case last.Kind == letters.Exchange:
		return s.T.Fill(t.Swaps, last.Count)
	case last.Kind == letters.Word:
		return t.Chose
	case seat.AllIn:
		return t.AllIn
	case last.Kind == letters.Call:
		return t.Calls
	case last.Kind == letters.Bet && last.Opens:
		return t.Opens
	case last.Kind == letters.Bet:
		return t.Raises
	}
	return ""
}
