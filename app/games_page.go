package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// gamesView is what the games page shows beyond the games themselves. It
// starts anew on every address.
type gamesView struct {
	confirm    string   // what is to be deleted once that is confirmed
	problem    *problem // why the last text could not be read
	incoming   *game    // waits until the running game may be put aside
	correcting bool
	cell       spot // the cell being corrected
}

// gamesPage is the history: all games, or the one game or evening that the
// address names.
func gamesPage() app.UI {
	t := the.texts().Games
	switch {
	case the.query.Has("game"):
		return gamePage()
	case the.query.Has("evening"):
		return eveningPage()
	}
	var parts []app.UI
	if len(the.broken) > 0 {
		parts = append(parts, brokenPart())
	}
	if the.running() {
		parts = append(parts, runningPart(the.game))
	}
	if len(the.parked) > 0 {
		parts = append(parts, parkedPart())
	}
	evenings := the.evenings()
	for _, e := range evenings {
		parts = append(parts, eveningSlip(e))
	}
	cards := cardHistory()
	parts = append(parts, cards...)
	if len(evenings)+len(cards) == 0 {
		parts = append(parts, app.P().Class("empty").Text(t.Empty))
	}
	return screen("games", t.Title, nil, append(parts, importPart())...)
}

// eveningSlip lists an evening's games, the latest first, and leads to what
// they come to.
func eveningSlip(e evening) app.UI {
	t := the.texts().Games
	var rows []app.UI
	for i := len(e.games) - 1; i >= 0; i-- {
		rows = append(rows, gameRow(e.games[i]))
	}
	id := "evening-" + e.id
	return app.Section().Class("slip").Aria("labelledby", id).Body(
		app.H2().ID(id).Text(fmt.Sprintf(t.Evening, the.date(e.games[0].started))),
		app.Ul().Class("menu-list").Body(rows...),
		app.A().Class("button row").Href(link("/games?evening="+e.id)).Body(icon("evening"), app.Text(t.Account)),
	)
}

// gameRow is a game in a list: who, when and what, and how it ended.
func gameRow(g *game) app.UI {
	t := the.texts()
	return app.Li().Body(app.A().Class("go").Href(link("/games?game="+g.id)).Body(
		app.Span().Class("text").Body(
			app.Strong().Text(the.listNames(g.partyNames())),
			app.Small().Text(fmt.Sprintf(t.Games.Played, t.Dice.Presets[g.Rules.Preset].Name, the.date(g.started))),
			app.Small().Text(the.outcome(g)),
		),
		icon("next"),
	))
}

// outcome is how a game ended, or how far it is.
func (s *store) outcome(g *game) string {
	if st := g.state(); !st.Over() {
		return fmt.Sprintf(s.texts().Games.Round, st.Round(), g.Rules.Cells())
	}
	return s.result(g)
}

// date is a time as the language writes it.
func (s *store) date(ms int64) string { return dayAndTime(ms, s.texts().Lang) }

// runningPart lets the running game out too: a browser that no longer saves
// must not cost it.
func runningPart(g *game) app.UI {
	t := the.texts()
	return app.Section().Class("slip").Aria("labelledby", "running").Body(
		app.H2().ID("running").Text(t.Games.Running),
		app.P().Text(the.listNames(g.partyNames())+", "+the.outcome(g)),
		app.Div().Class("acts even").Body(
			labelled("share-"+g.id, "row", t.Games.Share, "", func(app.Context, app.Event) { the.offer(g) }),
			app.A().Class("button").Href(link("/table")).Text(t.Games.Resume),
		),
	)
}

func parkedPart() app.UI {
	t := the.texts().Games
	var rows []app.UI
	for _, d := range the.parked {
		rows = append(rows, gameRow(d.game))
	}
	return app.Section().Class("slip").Aria("labelledby", "parked").Body(
		app.H2().ID("parked").Text(t.Parked),
		app.P().Class("note").Text(t.ParkedText),
		app.Ul().Class("menu-list").Body(rows...),
	)
}
