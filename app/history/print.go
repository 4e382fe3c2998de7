package history

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/evening"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// EmptyPad is the page with a pad to write on, for the number of parties that
// the address of the rule book gives as pad.
func (r *Room) EmptyPad(rules *escalero.Rules) app.UI {
	t := &r.sh.Texts().Games.Paper
	count, _ := strconv.Atoi(r.sh.Query().Get("pad"))
	count = min(max(count, escalero.MinParties), abreast)
	var choice []app.UI
	for i := escalero.MinParties; i <= abreast; i++ {
		a := app.A().Class("button").Href(ui.Link(fmt.Sprintf("%s&pad=%d", dicegame.RulesPath(rules), i))).Text(fmt.Sprintf(t.Parties, i))
		if i == count {
			a = a.Aria("current", "page")
		}
		choice = append(choice, a)
	}
	const dots = " ……………………" // a line to write on
	return r.printScreen(t.Empty, dicegame.RulesPath(rules),
		app.Div().Class("values").Body(choice...),
		r.sheetHead(rules, "", t.Date+dots, t.Stake+dots),
		papers(r.names(rules), rules, make([]string, count), nil))
}

// filledPad is the pad of a game with what it came to.
func (r *Room) filledPad(g *dicegame.Game) app.UI {
	t, n, stake := r.sh.Texts(), r.names(&g.Rules), ""
	if s := g.Rules.Stake; !s.IsZero() {
		stake = t.Games.Paper.Stake + " " + n.Money(s, 1)
	}
	parts := []app.UI{app.Div(), r.sheetHead(&g.Rules, r.players(g), r.date(g.Started), stake), papers(n, &g.Rules, g.PartyNames(), g)}
	if g.Over() {
		parts = append(parts, app.P().Class("outcome").Text(evening.Result(t, g.Summary())),
			app.P().Hidden(g.Note == "").Text(ui.NoteLine(t, g.Note)))
	}
	return r.printScreen(t.Games.Paper.Filled, "/games?game="+g.ID, parts...)
}

// printScreen is what the printer gets, and above it what it does not: the
// first part is a choice, the rest is the sheet.
func (r *Room) printScreen(title, back string, parts ...app.UI) app.UI {
	t := &r.sh.Texts().Games.Paper
	return ui.Screen(r.sh.Texts(), "printing", title, nil,
		parts[0],
		app.P().Class("note").Text(t.Hint),
		app.Div().Class("wide").Role("region").Aria("labelledby", "title").TabIndex(0).Body(
			app.Div().Class("print-sheet").Body(parts[1:]...)),
		app.Div().Class("acts").Body(
			app.A().Class("button").Href(ui.Link(back)).Text(t.Back),
			ui.Labelled("print", "main", t.Print, "", r.b.Print),
		),
	)
}

// sheetHead names the game, the players, the day, the stake and the house rules.
func (r *Room) sheetHead(rules *escalero.Rules, names, date, stake string) app.UI {
	line := []app.UI{app.Strong().Text(r.sh.Texts().Dice.Presets.At(rules.Preset).Name)}
	for _, s := range []string{names, date, stake} {
		if s != "" {
			line = append(line, app.Span().Text(s))
		}
	}
	if s := r.names(rules).HouseRules(rules); s != "" {
		line = append(line, app.Small().Text(s))
	}
	return app.P().Class("sheet-line").Body(line...)
}
