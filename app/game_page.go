package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// gamePage is one game of the history: what it came to, its pad, and what
// can be done with it.
func gamePage() app.UI {
	t := the.texts()
	g := the.shownGame()
	if g == nil {
		return screen("games", t.Games.Game, nil,
			app.P().Class("empty").Text(t.Games.Gone),
			app.A().Class("button").Href(link("/games")).Text(t.Games.Title),
		)
	}
	if the.query.Has("pad") {
		return filledPad(g)
	}
	parts := []app.UI{app.P().Class("note").Text(fmt.Sprintf(t.Games.Played, t.Dice.Presets[g.Rules.Preset].Name, the.date(g.started)))}
	if g.state().Over() {
		parts = append(append(parts, settled(g)...), reviewLink(g))
		parts = append(parts, app.A().Class("button row").Href(link("/games?evening="+g.evening)).Body(icon("evening"), app.Text(t.Games.Account)))
	} else {
		parts = append(parts, resumePart(g))
	}
	parts = append(parts, padPart(g), gameActs(g), confirmation(g.id, func() {
		the.forget(g.id)
		the.say(the.texts().Games.Deleted)
		the.visit("/games")
	}))
	return screen("settle games", the.listNames(g.partyNames()), nil, parts...)
}

// resumePart goes on with an interrupted game.
func resumePart(g *game) app.UI {
	t := the.texts().Games
	parts := []app.UI{app.P().Text(the.outcome(g))}
	if the.running() {
		parts = append(parts, app.P().Class("note").Text(t.ResumeOver))
	}
	return app.Section().Class("slip").Body(append(parts,
		labelled("resume-"+g.id, "main", t.Resume, "", func(app.Context, app.Event) { the.resume(g.id) }))...)
}

// padPart is the pad, with the way to correct it while that is possible.
func padPart(g *game) app.UI {
	t := the.texts().Games
	parts := []app.UI{app.H2().ID("pad").TabIndex(-1).Text(t.Pad)}
	if the.games.correcting {
		parts = append(parts, app.P().ID("correct-text").TabIndex(-1).Text(t.CorrectText))
	}
	parts = append(parts, app.Div().Class("wide").Role("region").Aria("labelledby", "pad").TabIndex(0).Body(papers(g.Rules, g.partyNames(), g)))
	if the.games.correcting && the.games.cell.party != 0 {
		parts = append(parts, valuesPart(g, the.games.cell))
	}
	switch {
	case g.paid:
		parts = append(parts, app.P().Class("note").Text(t.PaidText))
	case the.games.correcting:
		parts = append(parts, labelled("correct-done-"+g.id, "", t.CorrectDone, "", func(app.Context, app.Event) {
			the.games.correcting, the.games.cell = false, spot{}
			the.focusOn("correct-" + g.id)
		}))
	case g.state().Over() && g.byHand():
		parts = append(parts, labelled("correct-"+g.id, "", t.Correct, "", func(app.Context, app.Event) {
			the.games.correcting = true
			the.say(the.texts().Games.CorrectText)
			the.focusOn("correct-text")
		}))
	}
	return app.Section().Class("slip").Body(parts...)
}

// gameActs is what can be done with a game.
func gameActs(g *game) app.UI {
	t := the.texts().Games
	return app.Div().Class("acts even").Body(
		labelled("share-"+g.id, "row", t.Share, "", func(app.Context, app.Event) { the.offer(g) }),
		labelled("copy-"+g.id, "row", t.Copy, "", func(app.Context, app.Event) {
			copyText(g.exported())
			the.say(the.texts().Games.Copied)
		}),
		app.A().Class("button row").Href(link("/games?game="+g.id+"&pad=1")).Body(icon("print"), app.Text(t.PrintPad)),
		deleteButton(g.id, t.Delete),
	)
}
