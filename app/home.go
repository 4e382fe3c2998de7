package app

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine"
)

// home is the open game as a slip torn off the pad, what begins by one tap, the
// games to choose from, and one button under the thumb: go on, or begin.
func (a *wing) home() app.UI {
	t := a.Texts()
	parts := []app.UI{app.Header().Class("bar").Body(
		ui.Icon("cloche"), ui.Heading(t.Name),
		app.A().Class("round").Href(ui.Link("/settings")).Aria("label", t.Home.Settings).Body(ui.Icon("sliders")),
	)}
	if a.onTable() {
		parts = append(parts, a.openGame())
	}
	if a.lying.runs() {
		parts = append(parts, a.evening())
	}
	main, beside := a.begins()
	quick := []app.UI{a.wordcoach.TodayWay()}
	if len(beside) > 0 {
		quick = []app.UI{app.Div().Class("acts even").DataSet("count", len(beside)).Body(beside...), quick[0]}
	}
	parts = append(parts, app.Section().Class("slip quick").Aria("labelledby", "at-once").Body(append([]app.UI{unseen("at-once", t.Home.AtOnce)}, quick...)...))
	d := t.Dice.Presets
	parts = append(parts, unseen("begin", t.Home.New), app.Ul().Class("slip menu-list").Aria("labelledby", "begin").Body(
		ui.Way("/new?game=escalero", "cup", d.At("escalero").Name, d.At("escalero").Short),
		ui.Way("/new?game=wuerfelpoker", "dice", d.At("wuerfelpoker").Name, d.At("wuerfelpoker").Short),
		ui.Way("/new?mode=block", "block", t.Home.Block, t.Home.BlockShort),
		ui.Way(newCardsPath, "cards", t.Home.Cards, t.Home.CardsShort),
	), unseen("also", t.Home.Also), app.Ul().Class("slip menu-list also").Aria("labelledby", "also").Body(
		ui.Way("/games", "list", t.Home.Games, t.Home.GamesShort),
		ui.Way("/practice", "check", t.Coach.Practice.Title, t.Coach.Practice.Short),
		ui.Way("/rules", "book", t.Home.Rules, t.Home.RulesShort),
	))
	if line := a.history.EveningLine(); line != nil {
		parts = append(parts, line)
	}
	return app.Div().Class("stack home").Body(append(parts, app.Div().Class("thumb").Body(main))...)
}

// unseen is a heading for whoever goes from one to the next by ear; who sees knows what belongs together.
func unseen(id, text string) app.UI { return app.H2().ID(id).Class("sr-only").Text(text) }

// onTable tells whether the game on the table is still looked at: it runs, or
// it has ended this evening.
func (a *wing) onTable() bool {
	g := a.games.Now
	return g != nil && (!g.Over() || store.Near(a.browser.Millis(), g.Ended))
}

// begins is the main button, and the games beside it that begin by one tap. The
// main one goes on with the open game or evening of cards; without one it begins
// what was played last, and for somebody new the quick game. One against three at
// cards is always beside it. The IDs differ by place: a tap on
// the prepared page must not begin what the main button no longer offers.
func (a *wing) begins() (main app.UI, beside []app.UI) {
	t, g := &a.Texts().Home, a.games.Now
	button := func(id, class, label, below string, do func()) {
		if main == nil {
			id, class = "begin-"+id, "main"
		}
		b := ui.Labelled(id, class, label, below, do)
		if main == nil {
			main = b
			return
		}
		beside = append(beside, b)
	}
	lead := func(path, label, below string) {
		main = app.A().Class("button main").Href(ui.Link(path)).Body(app.Span().Text(label), app.Small().Text(below))
	}
	evening := a.lying.runs()
	switch {
	case a.games.Running():
		next := dicetable.Names(a.App, &g.Rules).OnTurn(g, g.State())
		if o := a.games.Opening(); o != nil && o.Winner() == 0 {
			next = a.Texts().New.RollTitle
		}
		lead("/table", t.Continue, next)
	case evening && !a.onTable():
		lead(cardsPath, t.Continue, a.handLine())
	case a.onTable():
		lead("/settlement", t.ToSettlement, t.Over)
	}
	if a.games.Watching {
		if main == nil {
			main = app.A().Class("button main").Href(ui.Link("/new")).Text(t.New)
		}
		return main, nil // the other tab has the table
	}
	if last, ok := a.history.Last(a.setup.IsQuick); ok {
		button("again", "", t.Again, a.playedBy(last), func() { a.history.Again(last.ID) })
	}
	button("quick", "", t.Quick, a.setup.QuickLine(), a.setup.Quick)
	button("three", "", t.AgainstThree, t.ThreeLine, func() { a.Visit(againstThree) })
	slices.Reverse(beside)
	return main, beside
}

// playedBy says in one line what was played, by whom and for how much; the
// slip of the game that has just ended has the names already.
func (a *wing) playedBy(s dicegame.Summary) string {
	t, names := a.Texts(), s.PartyNames()
	text := t.Dice.Presets.At(s.Preset).Name
	switch {
	case a.onTable() && s.ID == a.games.Now.ID:
	case len(names) == 2:
		text += between + fmt.Sprintf(t.Home.Against, names[0], names[1])
	default:
		text += between + t.List(names)
	}
	if stake := s.Stake(); !stake.IsZero() {
		text += between + t.Money(stake.Cents, stake.Currency)
	}
	return text
}

// openGame says who plays whom, how far it is and how it stands.
func (a *wing) openGame() app.UI {
	t, g := a.Texts(), a.games.Now
	st := g.State()
	far := t.Home.Ended
	if !st.Over() {
		far = fmt.Sprintf(t.Home.Round, st.Round(), g.Rules.Cells())
	}
	note := t.Dice.Presets.At(g.Rules.Preset).Name + ", " + far
	return app.Section().Class("slip open").Aria("labelledby", "open-game").Body(
		app.H2().ID("open-game").Text(t.List(g.PartyNames())),
		app.P().Class("note").Text(note),
		a.standing(),
	)
}

// standing is the table of sums, a line for each party, leaders marked.
func (a *wing) standing() app.UI {
	t, g := a.Texts(), a.games.Now
	st, n := g.State(), dicetable.Names(a.App, &g.Rules)
	head := []app.UI{app.Th().Scope("col").Text(t.Settlement.Column)}
	for col := range g.Rules.Columns {
		head = append(head, app.Th().Scope("col").Text(n.ColumnLabel(&g.Rules, col+1)))
	}
	if len(g.Rules.Columns) == 1 { // its sums, instead of a column with a number
		head = []app.UI{app.Th().Scope("col").Text(t.Games.Player), app.Th().Scope("col").Text(t.Games.Sum)}
	}
	var rows []app.UI
	for i := range g.Parties {
		p := engine.Player(i + 1)
		sheet := st.Sheet(p)
		cells := []app.UI{app.Th().Scope("row").Text(g.Name(p))}
		for col := range g.Rules.Columns {
			leads := ""
			if st.Leader(col) == p {
				leads = n.Mark(g, col)
			}
			cells = append(cells, ui.LeaderCell(fmt.Sprint(sheet.Sum(g.Rules, col)), leads))
		}
		row := app.Tr()
		if st.Turn() == p {
			row = row.Class("turn-row")
		}
		rows = append(rows, row.Body(cells...))
	}
	return app.Table().Class("sums").Aria("labelledby", "open-game").Body(
		app.THead().Body(app.Tr().Body(head...)),
		app.TBody().Body(rows...),
	)
}
