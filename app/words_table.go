package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine"
	"serviert/engine/letters"
)

// seatsPart lists who sits at the table: what each did last, what he bets and
// has. Beyond five seats it scrolls inside itself.
func seatsPart(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words
	last := lastActs(e, v)
	rows := make([]app.UI, len(v.Seats))
	for i, seat := range v.Seats {
		p := engine.Player(i + 1)
		name := []app.UI{app.Text(e.Name(p))}
		if v.Dealer == p {
			name = append(name, app.Span().Class("dealer").Aria("hidden", "true").Text(t.DealerAt),
				app.Span().Class("sr-only").Text(" "+t.Dealer))
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
			app.Td().Text(the.status(seat, p == v.Turn, last[p])),
			app.Td().Text(seat.Bet),
			app.Td().Text(seat.Chips),
		)
	}
	// It scrolls where many sit at a small table, so the keyboard must reach it.
	return app.Section().Class("slip seats").Aria("label", t.AtTable).TabIndex(0).Body(app.Table().Body(
		app.THead().Body(app.Tr().Body(
			app.Th().Scope("col").ColSpan(2).Text(t.AtTable),
			app.Th().Scope("col").Text(t.Bet),
			app.Th().Scope("col").Text(t.Chips),
		)),
		app.TBody().Body(rows...),
	))
}

// lastActs is what each seat did last in this hand.
func lastActs(e *wordgame.Evening, v letters.View) map[engine.Player]wordgame.Event {
	last := map[engine.Player]wordgame.Event{}
	list, _ := e.HandEvents()
	for _, ev := range list {
		if ev.Kind != letters.Stock {
			last[ev.Seat] = ev
		}
	}
	return last
}

// status is what a seat did last, in one or two words.
func (s *store) status(seat letters.Seat, onTurn bool, last wordgame.Event) string {
	t := s.texts().Words.Status
	switch {
	case onTurn:
		return t.OnTurn
	case !seat.Dealt:
		return t.Out
	case !seat.In:
		return t.Folds
	}
	switch last.Kind {
	case letters.Exchange:
		if last.Count == 0 {
			return t.Keeps
		}
		return fmt.Sprintf(t.Swaps, last.Count)
	case letters.Word:
		return t.Chose
	}
	switch {
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

// potPart is the felt: the pot, what happened since this player's last turn,
// and his cards as long as he looks at them.
func potPart(e *wordgame.Evening, v letters.View, step wordgame.Step) app.UI {
	t := the.texts().Words
	parts := []app.UI{
		app.Div().Class("pot-line").Body(
			app.P().Body(app.Text(t.Pot+" "), app.B().Text(v.Pot)),
			piles(v.Pot),
		),
		sincePart(e),
	}
	if v.Hand != "" {
		parts = append(parts, handPart(e, v, step))
	}
	return app.Section().Class("tray pot").Aria("label", t.Pot).Body(parts...)
}

// piles are the chips in stacks of five, for the eye only; a large pot shows
// no more than five stacks.
func piles(chips int) app.UI {
	var list []app.UI
	for n := chips; n > 0 && len(list) < 5; n -= 5 {
		pile := app.Span().Class("pile")
		if n < 5 {
			pile = pile.Class("k" + strconv.Itoa(n))
		}
		list = append(list, pile)
	}
	return app.Span().Class("piles").Aria("hidden", "true").Body(list...)
}

// sincePart lists what happened in this hand, the latest first, in bold what
// happened since the player looked last.
func sincePart(e *wordgame.Evening) app.UI {
	var lines []app.UI
	list, fresh := e.HandEvents()
	for i := len(list) - 1; i >= 0 && len(lines) < 12; i-- {
		line := app.Li().Text(the.heard(e, list[i]))
		if len(lines) < fresh {
			line = line.Class("fresh")
		}
		lines = append(lines, line)
	}
	return app.Ul().Class("since").Aria("label", the.texts().Words.Since).Body(lines...)
}
