package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// emptyPad is a pad to write on, for the number of parties in the address.
func emptyPad(r escalero.Rules) app.UI {
	t := the.texts().Games.Paper
	n, _ := strconv.Atoi(the.query.Get("pad"))
	n = min(max(n, escalero.MinParties), paperParties)
	var choice []app.UI
	for i := escalero.MinParties; i <= paperParties; i++ {
		a := app.A().Class("button").Href(link(fmt.Sprintf("/rules?preset=%s&pad=%d", r.Preset, i))).Text(fmt.Sprintf(t.Parties, i))
		if i == n {
			a = a.Aria("current", "page")
		}
		choice = append(choice, a)
	}
	return printScreen(t.Empty, link("/rules?preset="+r.Preset),
		app.Div().Class("values").Body(choice...),
		sheetHead(r, "", the.texts().Games.Paper.Date+" "+dots, the.texts().Games.Paper.Stake+" "+dots),
		papers(r, make([]string, n), nil))
}

// filledPad is the pad of a game with what it came to.
func filledPad(g *game) app.UI {
	stake := ""
	if s := g.Rules.Stake; !s.IsZero() {
		stake = the.texts().Games.Paper.Stake + " " + the.money(s, 1)
	}
	parts := []app.UI{app.Div(), sheetHead(g.Rules, the.listNames(g.partyNames()), the.date(g.started), stake), papers(g.Rules, g.partyNames(), g)}
	if g.state().Over() {
		parts = append(parts, app.P().Class("outcome").Text(the.result(g)))
	}
	return printScreen(the.texts().Games.Paper.Filled, link("/games?game="+g.id), parts...)
}

// dots is a line to write on.
const dots = "……………………"

// printScreen is what the printer gets, and above it what it does not: the
// first part is a choice, the rest is the sheet.
func printScreen(title, back string, parts ...app.UI) app.UI {
	t := the.texts().Games.Paper
	return screen("printing", title, nil,
		parts[0],
		app.P().Class("note").Text(t.Hint),
		app.Div().Class("wide").Role("region").Aria("labelledby", "title").TabIndex(0).Body(
			app.Div().Class("print-sheet").Body(parts[1:]...)),
		app.Div().Class("acts").Body(
			app.A().Class("button").Href(back).Text(t.Back),
			labelled("print", "main", t.Print, "", func(app.Context, app.Event) { printPage() }),
		),
	)
}

// sheetHead names the game, the players, the day and the stake.
func sheetHead(r escalero.Rules, names, date, stake string) app.UI {
	line := []app.UI{app.Strong().Text(the.texts().Dice.Presets[r.Preset].Name)}
	for _, s := range []string{names, date, stake} {
		if s != "" {
			line = append(line, app.Span().Text(s))
		}
	}
	return app.P().Class("sheet-line").Body(line...)
}
