package cards

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/lesson"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// looking is the view of the person who is to decide in a phase; ok is false
// at any other moment.
func (r *Room) looking(phase letters.Phase) (v letters.View, ok bool) {
	if r.evening == nil || r.evening.Step() != cardgame.Looking {
		return v, false
	}
	v = r.evening.View()
	return v, v.Phase == phase
}

// fold drops out.
func (r *Room) fold() { r.act(letters.Action{Kind: letters.Fold}) }

// call pays what the bet asks for.
func (r *Room) call() { r.bid(letters.Action{Kind: letters.Call}) }

// bid bets or calls. With a word planned in the second betting round the player
// is asked first whether it is final.
func (r *Room) bid(a letters.Action) {
	if e := r.evening; e != nil && e.MaySettle() && !r.watching() {
		r.asks = a
		r.sh.OpenDialog("cards-settle")
		return
	}
	r.act(a)
}

// settle answers that question, and bets or calls.
func (r *Room) settle(final bool) {
	if r.evening == nil || r.watching() {
		return
	}
	if final {
		r.evening.Settle()
	}
	r.sh.CloseDialog()
	r.act(r.asks)
}

// settleDialog asks whether the planned word is final.
func (r *Room) settleDialog() []app.UI {
	e, t := r.evening, &r.texts().Act
	if e == nil || !e.MaySettle() {
		return nil
	}
	v, word := e.View(), e.Planned()
	title, text := fmt.Sprintf(t.SettleAsk, word.Word()), r.wordSaid(v)+" "+t.SettleText
	if r.faceDown(v) {
		title, text = t.SettleHidden, t.SettleText
	}
	if e.MayReturn(r.asks) {
		text += " " + t.SettleMay
	}
	return []app.UI{
		ui.DialogTitle(title),
		app.P().Text(text),
		app.Div().Class("acts even").Body(
			ui.Labelled("settle-no", "", t.SettleNo, "", func() { r.settle(false) }),
			ui.Labelled("settle-yes", "main", t.SettleYes, "", func() { r.settle(true) })),
	}
}

// raise opens or raises to what the stepper shows.
func (r *Room) raise() {
	if v, ok := r.looking(letters.Betting); ok {
		r.bid(letters.Action{Kind: letters.Bet, Amount: r.hand.amount(v)})
	}
}

// chosen is how much somebody was about to bet when the cards were covered: it is there again
// when he looks at them, as long as nothing has happened since.
type chosen struct {
	of      string // the evening
	at, bet int    // how many actions there were, and the amount
}

// setBet changes the amount.
func (r *Room) setBet(to int) {
	if v, ok := r.looking(letters.Betting); ok {
		r.hand.bet, r.chosen = to, chosen{r.evening.ID(), r.evening.Log(), to}
		seat := v.Seats[v.Seat-1]
		r.sh.Say(r.speech().OutOf(to, seat.Bet+seat.Chips) + ".")
	}
}

// exchange discards the marked cards and draws as many.
func (r *Room) exchange() {
	if v, ok := r.looking(letters.Exchanging); ok {
		r.act(letters.Action{Kind: letters.Exchange, Cards: r.hand.discards(v)})
	}
}

// glance is how long the cards just drawn lie there at least, in milliseconds.
// The button that turns them down lies where the one that exchanged did, and
// two slow taps there would pass the phone on with cards nobody has seen. Whoever
// looks at them takes longer.
const glance = 700

// rested ends the look at the cards just drawn.
func (r *Room) rested() {
	e := r.evening
	if e == nil || e.Step() != cardgame.Resting || r.b.Precise()-r.drew < glance {
		return
	}
	e.Rested()
	fresh := r.hand.fresh
	r.hand = hand{}
	if e.View().Seat != 0 {
		r.takeUpHand()
		r.hand.fresh = fresh
	} else {
		r.b.WatchFace(false)
	}
	list, _ := e.HandEvents()
	from, text := max(len(list)-1, 0), ""
	for from > 0 && list[from].Kind == letters.Stock {
		from-- // he has drawn from a new one
	}
	for _, ev := range list[from:] {
		text += " " + r.aloud().Heard(e, ev) // the others have not heard it yet
	}
	r.told = e.Log()
	r.goOn(text)
}

// choose lays a word down for good; no cards are none.
func (r *Room) choose(word letters.Cards) { r.act(letters.Action{Kind: letters.Word, Cards: word}) }

// tableAct does what the table's one main button says: cut, deal, pay.
func (r *Room) tableAct() {
	if r.evening == nil || r.evening.Step() != cardgame.Table {
		return
	}
	switch r.evening.Public().Phase {
	case letters.Cutting:
		had := r.b.FocusedID()
		if r.act(letters.Action{Kind: letters.Cut}) && (had == "table-act" || had == "reseat") {
			r.sh.Focus(had) // see acts
		}
	case letters.Dealing:
		r.act(letters.Action{Kind: letters.Deal})
	case letters.Showdown:
		if r.turning.down > 0 || r.turning.tooSoon(r.b.Precise()) {
			return
		}
		// A computer player that still takes its time to doubt a word comes before.
		if a, doubts := r.evening.Doubt(); doubts {
			r.act(a)
			r.turning.last = r.b.Precise()
			return
		}
		r.learn(lesson.Show)
		r.act(letters.Action{Kind: letters.Pay})
	}
}
