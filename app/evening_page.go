package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// eveningPage is what an evening comes to: who stands how, who pays whom, the
// games, figures for each player.
func eveningPage() app.UI {
	t := the.texts().Games
	e, ok := the.eveningByID(the.query.Get("evening"))
	if !ok {
		return screen("games", t.Title, nil,
			app.P().Class("empty").Text(t.Empty),
			app.A().Class("button").Href(link("/games")).Text(t.Title),
		)
	}
	parts := []app.UI{standingPart(e), owesPart(e)}
	if e.paid() {
		parts = append(parts, app.P().Class("note").Text(t.PaidText))
	}
	parts = append(parts, gamesOfPart(e), figuresPart(e), eveningActs(e))
	return screen("settle games", fmt.Sprintf(t.Evening, the.date(e.games[0].started)), nil, parts...)
}

// standingPart is the ledger: points and each currency, a line a player.
func standingPart(e evening) app.UI {
	t := the.texts().Games
	head := []app.UI{app.Th().Scope("col").Text(t.Player), app.Th().Scope("col").Text(t.Points)}
	for _, l := range e.money {
		head = append(head, app.Th().Scope("col").Text(l.currency))
	}
	var rows []app.UI
	for i, name := range e.players {
		texts := []string{signed(e.points.amounts[i])}
		for _, l := range e.money {
			texts = append(texts, the.amount(l, l.amounts[i]))
		}
		rows = append(rows, textRow(name, texts, ""))
	}
	return app.Section().Class("slip").Aria("labelledby", "standing").Body(
		app.H2().ID("standing").Text(t.Standing),
		app.Table().Class("sums").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...)),
	)
}

// owesPart is the fewest payments: in each currency, or in points where there
// was no stake.
func owesPart(e evening) app.UI {
	t := the.texts()
	ledgers, format := e.money, t.Settlement.Pays
	if len(ledgers) == 0 {
		ledgers, format = []ledger{e.points}, t.Settlement.Gets
	}
	var lines []app.UI
	for _, l := range ledgers {
		for _, p := range l.payments {
			amount := the.points(p.Amount)
			if l.currency != "" {
				amount = the.money(escalero.Stake{Cents: 1, Currency: l.currency}, p.Amount)
			}
			lines = append(lines, app.Li().Body(
				app.P().Text(fmt.Sprintf(format, e.players[p.From], e.players[p.To])),
				app.P().Class("money").Text(amount),
			))
		}
	}
	part := app.Section().Class("slip").Aria("labelledby", "owes")
	if len(lines) == 0 {
		return part.Body(app.H2().ID("owes").Text(t.Games.Owes), app.P().Text(t.Games.Even))
	}
	return part.Body(app.H2().ID("owes").Text(t.Games.Owes), app.Ul().Class("pays").Body(lines...))
}

func gamesOfPart(e evening) app.UI {
	var rows []app.UI
	for _, g := range e.games {
		rows = append(rows, gameRow(g))
	}
	return app.Section().Class("slip").Aria("labelledby", "list").Body(
		app.H2().ID("list").Text(the.texts().Games.List),
		app.Ul().Class("menu-list").Body(rows...),
	)
}

// paid tells whether the whole evening was noted as paid.
func (e evening) paid() bool {
	for _, g := range e.games {
		if !g.paid {
			return false
		}
	}
	return true
}

// eveningByID is an evening as it stands now; handlers ask for it afresh.
func (s *store) eveningByID(id string) (evening, bool) {
	for _, e := range s.evenings() {
		if e.id == id {
			return e, true
		}
	}
	return evening{}, false
}

// pay notes an evening as paid, or as open again.
func (s *store) pay(id string, paid bool) {
	e, _ := s.eveningByID(id)
	for _, g := range e.games {
		g.paid = paid
		s.keepDone(g)
	}
	s.say(map[bool]string{true: s.texts().Games.MarkedPaid, false: s.texts().Games.MarkedOpen}[paid])
	s.focusOn(payID(e, paid))
}

// payID is the button as it is named while the evening is paid or open.
func payID(e evening, paid bool) string { return fmt.Sprintf("paid-%s-%t", e.id, paid) }

func eveningActs(e evening) app.UI {
	t := the.texts().Games
	label, paid := t.MarkPaid, e.paid()
	if paid {
		label = t.MarkOpen
	}
	return app.Div().Class("acts even").Body(
		labelled("csv-"+e.id, "row", t.CSV, "", func(app.Context, app.Event) { the.offerEvening(e.id) }),
		labelled(payID(e, paid), "row", label, "", func(app.Context, app.Event) { the.pay(e.id, !paid) }),
	)
}
