package cards

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// handTools are what can be done with a hand besides playing it: putting it in
// order and, where that was chosen, holding it up to look.
func (r *Room) handTools(v letters.View) app.UI {
	if v.Hand == "" {
		return app.Div().Class("hand-tools")
	}
	return app.Div().Class("hand-tools").Body(
		app.Button().ID("order").Type("button").Class("tool").Text(r.texts().Order.Do).
			OnClick(ui.Do(func() { r.sh.OpenDialog("cards-order") })),
		r.holdButton(v))
}

// orderDialog offers the orders of a hand.
func (r *Room) orderDialog() []app.UI {
	t := &r.texts().Order
	if r.evening == nil || r.evening.View().Hand == "" {
		return nil
	}
	var items []app.UI
	item := func(name, label, below string, places func(v letters.View) []int) {
		items = append(items, ui.MenuItem(name, "cards", label, below, func() {
			r.sh.CloseDialog()
			r.arrange(places(r.evening.View()))
			r.sh.Focus("order")
		}))
	}
	for i, by := range cardgame.Sorts {
		item("by-"+by, t.Sorts[i], "", func(v letters.View) []int { return cardgame.Sorted(v, by) })
	}
	item("shuffle", t.Shuffle, "", r.shuffled)
	if len(r.hand.laid) > 0 {
		item("by-word", t.ByWord, t.ByWordHelp, r.wordFirst)
	}
	return []app.UI{ui.DialogHead(r.sh, "order", t.Title), app.Ul().Class("menu-list").Body(items...)}
}

// shuffled are the places of a hand in random order.
func (r *Room) shuffled(v letters.View) []int {
	places := make([]int, len(v.Hand))
	for i := range places {
		j := r.b.Below(i + 1)
		places[i] = places[j]
		places[j] = i
	}
	return places
}

// wordFirst are the places of a hand with the cards of the word first. Any order
// can be reached this way without dragging.
func (r *Room) wordFirst(v letters.View) []int {
	places := slices.Clone(r.hand.laid)
	for i := range len(v.Hand) {
		if !slices.Contains(places, i) {
			places = append(places, i)
		}
	}
	return places
}

// arrange puts the hand in another order, each card with what was begun with
// it, keeps that and reads the hand out.
func (r *Room) arrange(places []int) {
	if !r.rearrange(places) {
		return
	}
	v := r.evening.View()
	if r.faceDown(v) {
		r.sh.Say(r.texts().Order.Done)
		return
	}
	r.sh.Say(fmt.Sprintf(r.texts().Say.Hand, r.speech().Cards(v.Rules.Deck, v.Hand)))
}

func (r *Room) rearrange(places []int) bool {
	e := r.evening
	if e == nil || r.watching() {
		return false
	}
	v, was := e.View(), r.hand
	if v.Hand == "" || len(places) != len(v.Hand) {
		return false
	}
	h := &r.hand
	h.laid = make([]int, len(was.laid))
	for at, i := range places {
		h.marked[at], h.fresh[at] = was.marked[i], was.fresh[i]
		for n, l := range was.laid {
			if l == i {
				h.laid[n] = at
			}
		}
	}
	e.Order(cardgame.Picked(v.Hand, places))
	r.save()
	return true
}

// orderKey is a key that goes along the cards or puts them in order.
func (r *Room) orderKey(v letters.View, key string, shift bool, id string) bool {
	row, number, ok := strings.Cut(id, "-")
	n, err := strconv.Atoi(number)
	by := map[string]int{"arrowleft": -1, "arrowright": 1}[key]
	switch {
	case v.Hand == "":
		return false
	case key == "o":
		r.arrange(cardgame.Sorted(v, cardgame.NextSort(v)))
		return true
	case !ok || err != nil || by == 0 || row != "card" && row != "laid":
		return false
	}
	at, to := n-1, n-1+by
	most := len(v.Hand)
	if row == "laid" {
		most = len(r.hand.laid)
	}
	if at < 0 || at >= most || to < 0 || to >= most {
		r.sh.Say(map[bool]string{true: r.texts().Say.EdgeFirst, false: r.texts().Say.EdgeLast}[to < 0])
		return true
	}
	if shift {
		r.move(row, at, to)
	}
	r.sh.Focus(row + "-" + strconv.Itoa(to+1))
	return true
}

// move takes a card of the hand or of the word to another place in it.
func (r *Room) move(row string, at, to int) {
	if row == "laid" {
		if v, ok := r.building(); ok && at < len(r.hand.laid) && to < len(r.hand.laid) {
			r.hand.laid = moved(r.hand.laid, at, to)
			r.wordLaid(v)
		}
		return
	}
	if r.evening == nil || at >= len(r.evening.View().Hand) || to >= len(r.evening.View().Hand) {
		return
	}
	places := make([]int, len(r.evening.View().Hand))
	for i := range places {
		places[i] = i
	}
	if r.rearrange(moved(places, at, to)) {
		v := r.evening.View()
		r.sh.Say(fmt.Sprintf(r.texts().Order.Moved, r.called(v, to), to+1))
	}
}

func moved(list []int, at, to int) []int {
	one := list[at]
	return slices.Insert(slices.Delete(slices.Clone(list), at, at+1), to, one)
}

// drop is the end of a drag: card is the button that was dragged, onto is "hand"
// or "word", and place how many of the other cards there lie before it. Whatever
// cannot be leaves everything as it was.
func (r *Room) drop(card, onto string, place int) {
	row, number, _ := strings.Cut(card, "-")
	n, err := strconv.Atoi(number)
	if r.evening == nil || r.watching() || r.sh.Dialog() != "" || err != nil || n < 1 || place < 0 {
		return
	}
	v, building := r.building()
	i := n - 1
	switch {
	case row == "card" && onto == "hand":
		r.move(row, i, place)
	case row == "laid" && onto == "word":
		r.move(row, i, place)
	case row == "laid" && onto == "hand":
		r.unlay(i)
	case row == "card" && onto == "word" && building && i < len(v.Hand):
		laid := slices.Clone(r.hand.laid)
		if was := slices.Index(laid, i); was >= 0 {
			laid = slices.Delete(laid, was, was+1)
			if was < place {
				place--
			}
		}
		r.hand.laid = slices.Insert(laid, min(place, len(laid)), i)
		r.wordLaid(v)
	}
	r.sh.Refresh()
}
