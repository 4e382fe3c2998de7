package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicetable"
	"serviert/app/ui"
	"serviert/engine"
)

// home is the open game as a slip torn off the pad, the games to choose from,
// and one button under the thumb: go on, or begin.
func (a *App) home() app.UI {
	t := a.Texts()
	parts := []app.UI{app.Header().Class("bar").Body(
		ui.Icon("cloche"), ui.Heading(t.Name),
		app.A().Class("round").Href(ui.Link("/settings")).Aria("label", t.Home.Settings).Body(ui.Icon("sliders")),
	)}
	if a.games.Now != nil {
		parts = append(parts, a.openGame())
	}
	d := t.Dice.Presets
	parts = append(parts, app.Ul().Class("slip menu-list").Body(
		ui.Way("/new?game=escalero", "cup", d["escalero"].Name, d["escalero"].Short),
		ui.Way("/new?game=wuerfelpoker", "dice", d["wuerfelpoker"].Name, d["wuerfelpoker"].Short),
		ui.Way("/new?mode=block", "block", t.Home.Block, t.Home.BlockShort),
		a.cards.Way(),
	), app.Ul().Class("slip menu-list").Body(
		ui.Way("/games", "list", t.Home.Games, t.Home.GamesShort),
		ui.Way("/practice", "check", t.Coach.Practice.Title, t.Coach.Practice.Short),
		ui.Way("/rules", "book", t.Home.Rules, t.Home.RulesShort),
	))
	if line := a.history.EveningLine(); line != nil {
		parts = append(parts, line)
	}
	return app.Div().Class("stack home").Body(append(parts, a.homeButton())...)
}

// homeButton is the one main button: to the open game or to a new one.
func (a *App) homeButton() app.UI {
	t, g := &a.Texts().Home, a.games.Now
	label, path, below := t.New, "/new", ""
	switch {
	case a.games.Running():
		label, path, below = t.Continue, "/table", fmt.Sprintf(t.OnTurn, g.ThrowerName(g.State()))
	case g != nil:
		label, path, below = t.ToSettlement, "/settlement", t.Over
	}
	button := app.A().Class("button main").Href(ui.Link(path))
	if below == "" {
		return app.Div().Class("thumb").Body(button.Text(label))
	}
	return app.Div().Class("thumb").Body(button.Body(app.Span().Text(label), app.Small().Text(below)))
}

// openGame says who plays whom, how far it is and how it stands.
func (a *App) openGame() app.UI {
	t, g := a.Texts(), a.games.Now
	st := g.State()
	note := t.Dice.Presets[g.Rules.Preset].Name + ", "
	if st.Over() {
		note += t.Home.Over
	} else {
		note += fmt.Sprintf(t.Home.Round, st.Round(), g.Rules.Cells())
	}
	return app.Section().Class("slip open").Aria("labelledby", "open-game").Body(
		app.H2().ID("open-game").Text(t.List(g.PartyNames())),
		app.P().Class("note").Text(note),
		a.standing(),
	)
}

// standing is the table of sums, a line for each party, leaders marked.
func (a *App) standing() app.UI {
	t, g := a.Texts(), a.games.Now
	st, n := g.State(), dicetable.Names(a, &g.Rules)
	head := []app.UI{app.Th().Scope("col").Text(t.Settlement.Column)}
	for col := range g.Rules.Columns {
		head = append(head, app.Th().Scope("col").Text(n.ColumnLabel(&g.Rules, col+1)))
	}
	var rows []app.UI
	for i := range g.Parties {
		p := engine.Player(i + 1)
		sheet := st.Sheet(p)
		cells := []app.UI{app.Th().Scope("row").Text(g.Name(p))}
		for col := range g.Rules.Columns {
			leads := ""
			if st.Leader(col) == p {
				leads = t.Table.Leads
			}
			cells = append(cells, ui.LeaderCell(fmt.Sprint(sheet.Sum(g.Rules, col)), leads))
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
