package cards

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// curtain is what stands between two people: whose turn it is and what it
// costs. While it is down nothing else of the game is in the document.
func (r *Room) curtain(e *cardgame.Evening) app.UI {
	t := &r.texts().Curtain
	title, cost, text, label, below, looked := t.Alone, "", t.AloneP, t.Show, "", ""
	if e.Alone() == 0 {
		name := e.Name(e.Holder())
		title, text = fmt.Sprintf(t.Turn, name), t.PassOn
		label, below = fmt.Sprintf(t.IAm, name), t.Reveal
		if e.Asks() != 0 {
			title = fmt.Sprintf(t.Own, name)
		} else {
			cost = r.speech().Costs(e.Public())
		}
	}
	if e.Looked() {
		looked = t.Looked
	}
	acts := app.Div().Class("acts").Body(ui.Labelled("reveal", "ivory", label, below, r.reveal))
	if e.Asks() != 0 {
		acts = app.Div().Class("acts").Body(ui.Labelled("unasked", "", t.Back, "", r.hide), ui.Labelled("reveal", "ivory", label, below, r.reveal))
	}
	return app.Div().Class("curtain").Body(
		app.Header().Class("bar").Body(r.menuButton(), app.P().Text(r.texts().Title)),
		ui.Icon("cloche"),
		ui.Heading(title),
		app.P().Class("cost").Hidden(cost == "").Text(cost),
		app.P().Text(text),
		app.P().ID("looked").Hidden(looked == "").Text(looked),
		acts,
	)
}

// hasty is how long a curtain that has just come down cannot be lifted, in
// milliseconds: the second half of a double tap must not open somebody's
// cards.
const hasty = 400

// reveal opens the cards of the person who asks for them.
func (r *Room) reveal() {
	e := r.evening
	if e == nil || r.watching() || e.Step() != cardgame.Covered || r.b.Precise()-r.fell < hasty {
		return
	}
	looked := e.Looked()
	e.Look()
	r.held = false
	r.guard()
	if e.Step() == cardgame.Recalling {
		r.recall()
		return
	}
	r.lifted = "curtain"
	r.takeUpHand()
	text, others := "", 0
	if looked {
		text = r.texts().Curtain.Looked + " "
	}
	for _, ev := range e.Since() {
		if ev.Kind != letters.Deal && ev.Kind != letters.Stock {
			others++
		}
	}
	if others > 1 || others == 1 && r.told < e.Log() { // else it was said when the curtain came down
		text += r.aloud().Since(e)
	}
	if v := e.View(); v.Hand != "" { // who sees has them in view at once
		text += r.secret(" " + fmt.Sprintf(r.texts().Say.Hand, r.speech().Letters(v.Hand)))
	}
	r.goOn(text)
}

// guard covers the cards as soon as the page is out of sight.
func (r *Room) guard() {
	r.b.GuardCards(r.away)
	r.b.WatchFace(true)
}

// away covers everything: the phone shows something else, lies on its face, or
// was put into a pocket. What was begun with the cards is dropped too.
func (r *Room) away() {
	e := r.evening
	if e == nil || e.View().Seat == 0 {
		return
	}
	r.b.Blank(true)
	r.hide()
	r.sh.Refresh()
	r.timer.Drawn(func() { r.b.Blank(false) })
}

// hide covers the cards and says so. Where that ends the look at cards just drawn, a
// computer player may be next.
func (r *Room) hide() {
	r.Cover()
	r.sh.Say(r.texts().Say.Covered)
	r.wakeComputers()
}

// Cover lets the curtain down: the cards are out of reach until somebody asks
// for them again. It is called whenever another page is shown.
func (r *Room) Cover() {
	if r.sh.Path() != TablePath {
		r.instant = nil
	}
	if r.Leaving(); r.evening != nil && r.sh.Path() == TablePath {
		r.sh.CloseDialog()
		r.sh.Focus("title")
	}
}

// Leaving lets the curtain down while a page of another program is on its way, which
// takes seconds on a slow line. What has the focus keeps it, so that nothing is read
// out that goes at once.
func (r *Room) Leaving() {
	e := r.evening
	if e == nil {
		return
	}
	if e.View().Seat != 0 {
		r.silence() // the last sentence may have been the hand
	}
	e.Cover()
	if e.Looked() {
		r.save() // also for whoever has the page loaded again
	}
	r.unseek()
	if r.coach != nil {
		r.coach.Unlook()
	}
	r.judged = ""
	r.hand, r.held, r.typing.unsaid, r.fell, r.turning.down, r.lifted = hand{}, false, false, r.b.Precise(), 0, ""
	r.b.WatchFace(false)
}

// Holding: a setting for tables with a curious neighbour, who looks or listens.
// Whoever has lifted the curtain sees and hears his cards only while he holds
// them up, with a finger or a key; before and after that nothing of them is in
// the document, and nothing is said of them. The cards can be tapped face down
// too, so one hand is enough.

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
// (cards.js). A screen reader, which cannot hold, turns them over and back.
func (r *Room) holdButton(v letters.View) app.UI {
	if !r.sh.Settings().HoldCards || v.Hand == "" {
		return app.Span().Hidden(true)
	}
	t := &r.texts().Hold
	return app.Button().ID("hold").Type("button").Class("tool").Aria("pressed", strconv.FormatBool(r.held)).Aria("label", t.Name).Text(t.Do).
		OnClick(ui.Do(func() { r.hold(!r.held) }))
}

// hold shows the cards and reads them out, or hides them again and stops reading.
func (r *Room) hold(on bool) {
	e := r.evening
	if e == nil || on == r.held || on && (r.watching() || r.sh.Dialog() != "" || !r.sh.Settings().HoldCards || e.View().Hand == "") {
		return
	}
	if r.held = on; on {
		r.sh.Say(r.handSaid(e))
	} else {
		r.silence() // what is being said may name a card
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
	return showdown.Face(v.Rules.Deck, c, name)
}
