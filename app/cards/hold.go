package cards

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
	"serviert/engine/letters"
)

// Holding: a setting for tables with a curious neighbour. Whoever has lifted the
// curtain sees his cards only while he holds them up, with a finger or a key;
// before and after that nothing of them is in the document. The cards can be
// tapped face down too, so one hand is enough.

// faceDown tells whether the cards in view show their backs.
func (r *Room) faceDown(v letters.View) bool {
	return r.sh.Settings().HoldCards && !r.held && v.Hand != ""
}

// secret is a sentence about the hand, which is said only while it is shown.
func (r *Room) secret(text string) string {
	if r.sh.Settings().HoldCards && !r.held {
		return ""
	}
	return text
}

// holdButton shows the cards while it is held; the page's script tells when
// (hold.js). A screen reader, which cannot hold, turns them over and back.
func (r *Room) holdButton(v letters.View) app.UI {
	if !r.sh.Settings().HoldCards || v.Hand == "" {
		return app.Span().Hidden(true)
	}
	t := &r.texts().Hold
	return app.Button().ID("hold").Type("button").Class("tool").Aria("pressed", strconv.FormatBool(r.held)).Aria("label", t.Name).Text(t.Do).
		OnClick(ui.Do(func() { r.hold(!r.held) }))
}

// hold shows the cards or hides them again.
func (r *Room) hold(on bool) {
	e := r.evening
	if e == nil || on == r.held || on && (r.watching() || r.sh.Dialog() != "" || !r.sh.Settings().HoldCards || e.View().Hand == "") {
		return
	}
	if r.held = on; !on {
		r.sh.Say("") // the last sentence may have named a card
	}
	r.sh.Refresh()
}

// cardBack is the back of a card.
func cardBack() []app.UI {
	return []app.UI{app.B().Class("back").Aria("hidden", "true").Text("\u00a0")}
}

// face is what is to be seen of a card of the hand, with its name for screen
// readers.
func (r *Room) face(v letters.View, c letters.Card, name string) []app.UI {
	if r.faceDown(v) {
		return append(cardBack(), app.Span().Class("sr-only").Text(name))
	}
	return cardFace(v, c, name)
}
