package cards

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine"
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
		return text + "\u00a0· " + t.EndRound
	}
	return text + "\u00a0· " + t.EndHand
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

// seatsPart lists who sits at the table: what each did last, what he bets and
// has. Beyond five seats it scrolls inside itself.
func (r *Room) seatsPart(e *cardgame.Evening, v letters.View) app.UI {
	t, last := r.texts(), e.Last()
	rows := make([]app.UI, len(v.Seats))
	for i, seat := range v.Seats {
		p := engine.Player(i + 1)
		name := []app.UI{app.Text(e.Name(p))}
		if v.Dealer == p {
			name = append(name, app.Span().Class("dealer").Aria("hidden", "true").Text(t.DealerAt),
				app.Span().Class("sr-only").Text(ui.Between+t.Dealer))
		}
		row := app.Tr()
		if v.Turn == p {
			row = row.Aria("current", "true")
		}
		if !seat.In {
			row = row.Class("out")
		}
		rows[i] = row.Body(
			app.Th().Scope("row").Body(name...),
			app.Td().Text(r.speech().Status(seat, p == v.Turn, last[p])),
			app.Td().Text(r.sh.Texts().Whole(seat.Bet)),
			app.Td().Text(r.sh.Texts().Whole(seat.Chips)),
		)
	}
	// It scrolls when many sit at a small table, so the keyboard must reach it.
	return app.Section().ID("seats").Class("slip seats").Aria("label", t.AtTable).TabIndex(0).Body(app.Table().Aria("label", t.AtTable).Body(
		app.THead().Body(app.Tr().Body(
			app.Th().Scope("col").ColSpan(2).Text(t.AtTable),
			app.Th().Scope("col").Text(t.Bet),
			app.Th().Scope("col").Text(t.Chips),
		)),
		app.TBody().Body(rows...),
	))
}

// potPart is the felt: the pot, what happened since this player's last turn,
// and his cards as long as he looks at them.
func (r *Room) potPart(e *cardgame.Evening, v letters.View, step cardgame.Step) app.UI {
	t := r.texts()
	parts := []app.UI{
		app.Div().Class("pot-line").Role("group").Aria("label", t.Pot).Body(
			app.P().Body(app.Text(t.Pot+" "), app.B().Text(r.sh.Texts().Whole(v.Pot))),
			r.handTools(v),
			showdown.Piles(v.Pot),
		),
		r.sincePart(e),
	}
	if v.Hand != "" {
		parts = append(parts, r.handPart(v, step))
	}
	if h := r.hint(v, step); h.ID != "" {
		parts = append(parts, r.hintPart(h))
	}
	return app.Section().Class("tray pot").Body(parts...)
}

// sincePart lists what happened in this hand, the latest first, in bold what
// happened since the player looked last.
func (r *Room) sincePart(e *cardgame.Evening) app.UI {
	var lines []app.UI
	list, fresh := e.HandEvents()
	for i := len(list) - 1; i >= 0 && len(lines) < 12; i-- {
		line := app.Li().Text(r.speech().Heard(e, list[i]))
		if len(lines) < fresh {
			line = line.Class("fresh")
		}
		lines = append(lines, line)
	}
	return app.Ul().Class("since").Aria("label", r.texts().Since).Body(lines...)
}
