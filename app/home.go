package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
	"serviert/engine/escalero"
)

// homePage is the open game as a slip torn off the pad, the games to choose
// from, and one button under the thumb: go on, or begin.
func homePage() app.UI {
	t := the.texts()
	parts := []app.UI{app.Header().Class("bar").Body(
		icon("cloche"), heading(t.Name),
		app.A().Class("round").Href(link("/settings")).Aria("label", t.Home.Settings).Body(icon("sliders")),
	)}
	if the.game != nil {
		parts = append(parts, openGame())
	}
	d := t.Dice.Presets
	parts = append(parts, app.Ul().Class("slip menu-list").Body(
		way("/new?game=escalero", "cup", d["escalero"].Name, d["escalero"].Short),
		way("/new?game=wuerfelpoker", "dice", d["wuerfelpoker"].Name, d["wuerfelpoker"].Short),
		way("/new?mode=block", "block", t.Home.Block, t.Home.BlockShort),
		wayToWords(),
	), app.Ul().Class("slip menu-list").Body(
		way("/games", "list", t.Home.Games, t.Home.GamesShort),
		way("/practice", "check", t.Coach.Practice.Title, t.Coach.Practice.Short),
		way("/rules", "book", t.Home.Rules, t.Home.RulesShort),
	))
	if line := eveningLine(); line != nil {
		parts = append(parts, line)
	}
	return app.Div().Class("stack home").Body(append(parts, homeButton())...)
}

// eveningLine is how the evening stands: how many games, and who is ahead by
// how much. It is nil where the last game was not today's.
func eveningLine() app.UI {
	if len(the.done) == 0 || millis()-the.done[0].ended > eveningHours*3600*1000 {
		return nil
	}
	e := eveningOf(the.done[0].game)
	if len(e.games) == 0 {
		return nil
	}
	ledger := e.points
	if len(e.money) > 0 {
		ledger = e.money[0]
	}
	best := 0
	for i, n := range ledger.amounts {
		if n > ledger.amounts[best] {
			best = i
		}
	}
	t := the.texts().Home
	games := fmt.Sprintf(t.Evening, len(e.games))
	if len(e.games) == 1 {
		games = t.EveningOne
	}
	line := []app.UI{app.Span().Text(games)}
	if ledger.amounts[best] > 0 {
		line = append(line, app.Span().Text(e.players[best]+" "+the.amount(ledger, ledger.amounts[best])))
	}
	return app.P().Class("aside").Body(line...)
}

// way is one line of a list of places to go.
func way(path, picture, name, short string) app.UI {
	return app.Li().Body(app.A().Class("go").Href(link(path)).Body(
		icon(picture),
		app.Span().Class("text").Body(app.Strong().Text(name), app.Small().Text(short)),
		icon("next"),
	))
}

// homeButton is the one main button: to the open game or to a new one.
func homeButton() app.UI {
	t := the.texts().Home
	label, path, below := t.New, "/new", ""
	switch {
	case the.running():
		label, path, below = t.Continue, "/table", fmt.Sprintf(t.OnTurn, the.game.thrower(the.game.state()))
	case the.game != nil:
		label, path, below = t.ToSettlement, "/settlement", t.Over
	}
	button := app.A().Class("button main").Href(link(path))
	if below == "" {
		return app.Div().Class("thumb").Body(button.Text(label))
	}
	return app.Div().Class("thumb").Body(button.Body(app.Span().Text(label), app.Small().Text(below)))
}

// openGame says who plays whom, how far it is and how it stands.
func openGame() app.UI {
	t, g := the.texts(), the.game
	st := g.state()
	note := t.Dice.Presets[g.Rules.Preset].Name + ", "
	if st.Over() {
		note += t.Home.Over
	} else {
		note += fmt.Sprintf(t.Home.Round, st.Round(), g.Rules.Cells())
	}
	return app.Section().Class("slip open").Aria("labelledby", "open-game").Body(
		app.H2().ID("open-game").Text(the.listNames(g.partyNames())),
		app.P().Class("note").Text(note),
		standing(g, st),
	)
}

// standing is the table of sums, a line a party, leaders marked.
func standing(g *game, st escalero.State) app.UI {
	t := the.texts()
	head := []app.UI{app.Th().Scope("col").Text(t.Settlement.Column)}
	for col := range g.Rules.Columns {
		head = append(head, app.Th().Scope("col").Text(the.columnLabel(g.Rules, col+1)))
	}
	var rows []app.UI
	for i := range g.Parties {
		p := engine.Player(i + 1)
		sheet := st.Sheet(p)
		cells := []app.UI{app.Th().Scope("row").Text(g.name(p))}
		for col := range g.Rules.Columns {
			cells = append(cells, leaderCell(fmt.Sprint(sheet.Sum(g.Rules, col)), st.Leader(col) == p))
		}
		row := app.Tr()
		if st.Turn() == p {
			row = row.Class("turn-row")
		}
		rows = append(rows, row.Body(cells...))
	}
	return app.Table().Class("sums").Body(
		app.THead().Body(app.Tr().Body(head...)),
		app.TBody().Body(rows...),
	)
}

// leaderCell is a number, with the triangle of who leads.
func leaderCell(text string, leads bool) app.UI {
	if !leads {
		return app.Td().Text(text)
	}
	return app.Td().Class("best").Body(
		app.Span().Text(text),
		app.Span().Class("sr-only").Text(" "+the.texts().Table.Leads),
	)
}
