package cardgame

import (
	"sort"
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
)

// orderMark begins a line of the stored hand that is no action: a seat and its
// cards as the player has put them in order.
const orderMark = noteMark + "order "

// Sorts are the ways to put a hand in order.
var Sorts = []string{"letters", "points", "vowels"}

// Sorted are the places of a hand in one of these orders: by letter, those that
// count most first, or the vowels first.
func Sorted(v letters.View, by string) []int {
	places := make([]int, len(v.Hand))
	for i := range places {
		places[i] = i
	}
	rank := func(i int) int {
		c := v.Hand.At(i)
		switch {
		case by == "points":
			return -int(v.Rules.Deck.Points[c])
		case by == "vowels" && !strings.Contains("AEIOU", c.String()[:1]):
			return 1
		}
		return 0
	}
	sort.SliceStable(places, func(i, j int) bool {
		a, b := places[i], places[j]
		if m, n := rank(a), rank(b); m != n {
			return m < n
		}
		return v.Hand.At(a).String() < v.Hand.At(b).String()
	})
	return places
}

// NextSort is the order after the one that a hand lies in.
func NextSort(v letters.View) string {
	next := 0
	for n, by := range Sorts {
		if Picked(v.Hand, Sorted(v, by)) == v.Hand {
			next = n + 1
		}
	}
	return Sorts[next%len(Sorts)]
}

// Picked are the cards at some places, in their order.
func Picked(hand letters.Cards, places []int) letters.Cards {
	list := make([]letters.Card, len(places))
	for n, i := range places {
		list[n] = hand.At(i)
	}
	return letters.CardsOf(list...)
}

// Order keeps the hand in view as its player has put it in order. It stays so
// until the next deal; cards that are drawn come last.
func (e *Evening) Order(hand letters.Cards) {
	v := e.View()
	if v.Hand == "" || !sameCards(hand, v.Hand) {
		return
	}
	if e.orders == nil {
		e.orders = map[engine.Player]letters.Cards{}
	}
	e.orders[v.Seat] = hand
}

func sameCards(a, b letters.Cards) bool { return len(a) == len(b) && a.Within(b) }

// own is what a seat sees, with its cards in the player's own order.
func (e *Evening) own(p engine.Player) letters.View {
	v := e.state().View(p)
	if order := e.orders[p]; order != "" && order.Within(v.Hand) {
		v.Hand = order + v.Hand.Without(order)
	}
	return v
}

// notedOrders are the orders as lines below the hand that is being played.
func (e *Evening) notedOrders() string { return e.noted(orderMark, e.orders) }

// readOrders takes over what notedOrders wrote; what does not fit is left out.
func (e *Evening) readOrders(text string) { e.orders = e.readNoted(text, orderMark) }
