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
	if len(the.parked) > 0 {
		parts = append(parts, parkedPart())
	}
	evenings := the.evenings()
	for _, e := range evenings {
		parts = append(parts, eveningSlip(e))
	}
	if len(evenings) == 0 {
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

// brokenPart shows saves that could not be read; they can be exported, and
// are gone only when somebody says so.
func brokenPart() app.UI {
	t := the.texts().Games
	parts := []app.UI{
		app.H2().ID("broken").TabIndex(-1).Text(t.Broken),
		app.P().Class("note").Text(t.BrokenText),
	}
	for _, b := range the.broken {
		parts = append(parts, app.Div().Class("broken").Body(
			app.P().Lang("en").Text(fmt.Sprintf(t.Why, b.Why)),
			app.Div().Class("acts even").Body(
				labelled(fmt.Sprint("export-", b.Key), "row", t.Export, "", func(app.Context, app.Event) { the.offerBroken(b) }),
				deleteButton(b.Key, t.Discard),
			),
			confirmation(b.Key, func() {
				the.discard(b.Key)
				the.say(the.texts().Games.Discarded)
				the.focusOn("title")
			}),
		))
	}
	return app.Section().Class("slip").Aria("labelledby", "broken").Body(parts...)
}

// deleteButton asks before anything is deleted: the question is confirmation
// with the same key.
func deleteButton(key, label string) app.UI {
	return labelled("delete-"+key, "danger", label, "", func(app.Context, app.Event) {
		the.games.confirm = key
		the.say(the.texts().Games.Sure)
		the.focusOn("keep-" + key)
	})
}

// confirmation is the question that deleteButton opens, or its empty place.
func confirmation(key string, do func()) app.UI {
	t := the.texts().Games
	if the.games.confirm != key {
		return app.Div().ID("confirm-" + key)
	}
	return app.Div().ID("confirm-"+key).Class("example").Body(
		app.P().Text(t.Sure),
		app.Div().Class("acts even").Body(
			labelled("yes-"+key, "danger", t.Yes, "", func(app.Context, app.Event) {
				the.games.confirm = ""
				do()
			}),
			labelled("keep-"+key, "", t.No, "", func(app.Context, app.Event) {
				the.games.confirm = ""
				the.focusOn("delete-" + key)
			}),
		),
	)
}
