package cards

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
)

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
