package cards

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// openTable is called when the table is shown.
func (r *Room) openTable() {
	r.recallLessons()
	r.unthink()
	r.noting.Rest()
	if r.sh.Query().Get("begin") == "three" {
		r.quick()
		return
	}
	if r.instant != nil {
		r.deal()
		return
	}
	if r.waiting != nil {
		r.wake()
		return
	}
	if r.evening != nil {
		r.wantList()
		r.placed = ""
		r.goOn("")
		r.askAgain()
	}
}

// wantList loads the word list of an evening that is played without one, for what it
// tells after a hand.
func (r *Room) wantList() {
	if e := r.evening; e.Words() == 0 {
		r.setup.Need(e.Public().Rules.Deck.Language)
	}
}

// tablePage is the game, whatever point it has reached: the curtain, somebody's
// turn, the showdown, the end of a hand, the standings.
func (r *Room) tablePage() app.UI {
	if r.instant != nil {
		return r.listPage(r.instant.Rules.Deck)
	}
	if r.waiting != nil {
		deck := letters.English
		if table, err := r.waiting.Table(); err == nil {
			deck = table.Rules.Deck
		}
		return r.listPage(deck)
	}
	e, t := r.evening, r.texts()
	if e == nil {
		return r.noEvening()
	}
	if r.watching() {
		return ui.Screen(r.sh.Texts(), "cards-screen", t.Title, nil, app.P().Class("empty").Text(t.Curtain.Waiting))
	}
	switch step := e.Step(); step {
	case cardgame.Covered:
		return r.curtain(e)
	case cardgame.Recalling:
		return r.recallPage(e, e.View())
	case cardgame.Finished:
		if r.closing {
			return r.summaryPage(e, e.Public())
		}
		return r.overPage(e)
	case cardgame.Table:
		switch v := e.Public(); {
		case e.Unplayed():
			return r.cutPage(e, v)
		case v.Phase == letters.Dealing:
			return r.summaryPage(e, v)
		default:
			return r.showdownPage(e, v)
		}
	default:
		return r.turnPage(e, e.View(), step)
	}
}

// noEvening leads to the set-up and to earlier evenings.
func (r *Room) noEvening() app.UI {
	t := r.texts()
	parts := append([]app.UI{app.P().Class("empty").Text(t.Over.None)}, r.Evenings()...)
	return ui.Screen(r.sh.Texts(), "cards-screen", t.Title, nil, append(parts, app.Div().Class("thumb").Body(
		app.A().Class("button main").Href(ui.Link(cardsetup.Path)).Text(t.Over.NoneStart)))...)
}

// listPage takes the place of an evening until its word list is here.
func (r *Room) listPage(deck *letters.Deck) app.UI {
	t := r.texts()
	return ui.Screen(r.sh.Texts(), "cards-screen", t.Title, nil, app.Section().Class("slip").Body(
		app.H2().Text(t.List.Title), r.setup.State(deck.Language)))
}

// turnPage is the table, with the cards of the person who looks at them or
// without any.
func (r *Room) turnPage(e *cardgame.Evening, v letters.View, step cardgame.Step) app.UI {
	hint := r.hint(v, step)
	parts := []app.UI{
		app.Header().Class("bar").Body(
			r.menuButton(),
			app.Div().Class("now").Body(ui.Heading(r.turnTitle(e, v, step)), app.P().Text(r.phase(e, v))),
		),
		r.seatsPart(e, v),
		r.potPart(e, v, step),
	}
	// With the cards come the word and the stepper, or the room they take: the
	// cards lie at the same place in every phase of the hand.
	if v.Hand != "" {
		parts = append(parts, r.wordPart(e, v, step), r.betStepper(v, step))
	}
	page := app.Div().Class("cards-table")
	if hint.ID != "" {
		page = page.DataSet("hint", hint.ID)
	}
	if v.Hand != "" && r.lifted != "" {
		page = page.DataSet("lifted", r.lifted)
	}
	if step == cardgame.Thinking {
		page = page.OnClick(ui.Beside(r.hurry))
	}
	return page.Body(append(parts, r.turnButtons(e, v, step))...)
}

// phase is what is played, and whether it is the last.
func (r *Room) phase(e *cardgame.Evening, v letters.View) string {
	text, t := r.speech().Phase(v), &r.texts().Act
	switch left, agreed := e.Left(); {
	case !agreed:
		return text
	case left > 1:
		return text + " · " + t.EndRound
	}
	return text + " · " + t.EndHand
}

func (r *Room) turnTitle(e *cardgame.Evening, v letters.View, step cardgame.Step) string {
	t := r.texts()
	switch step {
	case cardgame.Resting:
		return r.sh.Texts().Fill(t.Drew, e.Name(v.Seat))
	case cardgame.Thinking:
		return r.sh.Texts().Fill(t.Thinks, e.Name(v.Turn))
	}
	return r.sh.Texts().Fill(t.Turn, e.Name(v.Turn))
}
