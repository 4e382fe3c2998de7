package cards

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// hand is what a player is doing with the cards he looks at. It is dropped when
// they are covered.
type hand struct {
	laid    []int // the word: places in the hand
	typed   string
	lacks   bool // what was typed cannot be laid
	marked  [letters.HandSize]bool
	bet     int                    // what the stepper shows, 0 for the least
	fresh   [letters.HandSize]bool // was just drawn
	folding float64                // F was pressed once: until when a second one drops out, by the clock that is never set back
}

// word is the word as it lies.
func (h *hand) word(v letters.View) letters.Cards {
	var list []letters.Card
	for _, i := range h.laid {
		if i < len(v.Hand) {
			list = append(list, v.Hand.At(i))
		}
	}
	return letters.CardsOf(list...)
}

// discards are the cards that are to be exchanged.
func (h *hand) discards(v letters.View) letters.Cards {
	var list []letters.Card
	for i, c := range v.Hand.List() {
		if h.marked[i] {
			list = append(list, c)
		}
	}
	return letters.CardsOf(list...)
}

// mark marks cards for exchange: of two equal ones that which is not in the word.
func (h *hand) mark(v letters.View, cards letters.Cards) {
	for _, c := range cards.List() {
		at := -1
		for i, own := range v.Hand.List() {
			if own == c && !h.marked[i] && (at < 0 || slices.Contains(h.laid, at)) {
				at = i
			}
		}
		if at >= 0 {
			h.marked[at] = true
		}
	}
}

// taken tells whether a card of the hand lies in the word, or is marked for
// exchange.
func (h *hand) taken(v letters.View, i int) bool {
	if v.Phase == letters.Exchanging {
		return h.marked[i]
	}
	return slices.Contains(h.laid, i)
}

// amount is what the stepper shows.
func (h *hand) amount(v letters.View) int { return max(v.Low, min(h.bet, v.High)) }

// draw marks the last n cards of the hand as just drawn.
func (h *hand) draw(v letters.View, n int) {
	h.fresh = [letters.HandSize]bool{}
	for i := max(len(v.Hand)-n, 0); i < len(v.Hand); i++ {
		h.fresh[i] = true
	}
}

// handPart is the row of cards. A card that lies in the word stays in the row
// as a ghost, one that is to be exchanged is crossed out, so the row never
// moves and the two never look the same. While the faces are hidden it is a row
// of backs that can be tapped all the same.
func (r *Room) handPart(v letters.View, step cardgame.Step) app.UI {
	idle := !cardgame.MayBuild(v, step) && (step != cardgame.Looking || v.Phase != letters.Exchanging)
	cards := make([]app.UI, len(v.Hand))
	for i, c := range v.Hand.List() {
		cards[i] = app.Li().Body(app.Button().ID("card-"+strconv.Itoa(i+1)).Type("button").Class("card").
			Aria("pressed", strconv.FormatBool(r.hand.taken(v, i))).Aria("disabled", strconv.FormatBool(idle)).
			DataSet("new", r.hand.fresh[i]).DataSet("go", v.Phase == letters.Exchanging && r.hand.marked[i]).
			Body(r.face(v, c, r.cardName(v, i))...).
			OnClick(ui.Do(func() { r.tapCard(i) })))
	}
	return app.Section().Class("hand").Aria("label", r.texts().Hand).Body(app.Ul().Class("cards").Body(cards...))
}

// called is a card of the hand by name, or by its place while the faces are
// hidden.
func (r *Room) called(v letters.View, i int) string {
	if r.faceDown(v) {
		return fmt.Sprintf(r.texts().Hold.Back, i+1)
	}
	return r.speech().Card(v.Rules.Deck, v.Hand.At(i))
}

// cardName is what a card of the hand is called.
func (r *Room) cardName(v letters.View, i int) string {
	t := r.texts()
	name := r.called(v, i)
	if r.hand.fresh[i] {
		name += ", " + t.NewCard
	}
	switch taken := r.hand.taken(v, i); {
	case taken && v.Phase == letters.Exchanging:
		name += ", " + t.Gone
	case taken:
		name += ", " + t.Back
	}
	return name
}

// tapCard lays a card down or takes it back: into the word, or to be
// exchanged. It returns false where neither can be.
func (r *Room) tapCard(i int) bool {
	e := r.evening
	if e == nil {
		return false
	}
	v, step := e.View(), e.Step()
	switch {
	case i >= len(v.Hand):
		return false
	case v.Phase == letters.Exchanging && step == cardgame.Looking:
		r.markCard(v, i)
	case cardgame.MayBuild(v, step):
		r.layCard(v, i)
	default:
		return false
	}
	return true
}

// markCard marks a card for exchange, or lets it stay.
func (r *Room) markCard(v letters.View, i int) {
	t, h := r.texts(), &r.hand
	if !h.marked[i] && len(h.discards(v)) == letters.MaxExchange {
		r.sh.Confirm(t.Act.Four)
		return
	}
	h.marked[i] = !h.marked[i]
	r.evening.Mark(h.discards(v))
	r.save()
	text := t.Say.Kept
	if h.marked[i] {
		text = t.Say.Picked
	}
	name := fmt.Sprintf(r.texts().Hold.Back, i+1)
	if !r.faceDown(v) {
		name = r.speech().Letter(v.Hand.At(i))
	}
	r.sh.Say(fmt.Sprintf(text, name, len(h.discards(v))))
}
