package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// correctButton is a cell that can be chosen to be corrected.
func correctButton(g *game, at spot, points int) app.UI {
	note := ""
	if points == 0 {
		note = " (" + the.texts().Games.Struck + ")"
	}
	return app.Button().ID(at.id()).Type("button").Class("button cell").Aria("pressed", fmt.Sprint(the.games.cell == at)).Body(
		app.Span().Class("sr-only").Text(g.name(at.party)+", "+the.rowName(g.Rules.Rows[at.row-1].Key)+", "+the.columnName(at.col)+": "),
		app.Span().Text(points),
		app.Span().Class("sr-only").Text(note),
	).OnClick(func(app.Context, app.Event) {
		the.games.cell = at
		the.focusOn("values")
	}, at.id())
}

// valuesPart offers every value that the chosen cell can have.
func valuesPart(g *game, at spot) app.UI {
	t := the.texts().Games
	row := g.Rules.Rows[at.row-1]
	now := g.state().Sheet(at.party)[at.col-1][at.row-1].Points
	var keys []app.UI
	for _, v := range append([]int{0}, row.Values()...) {
		label := the.written(v)
		id := fmt.Sprintf("value-%s-%s-%d", g.id, at.id(), v)
		if v == now {
			keys = append(keys, labelled(id, "", t.Keep, label, func(app.Context, app.Event) {
				the.games.cell = spot{}
				the.focusOn(at.id())
			}))
			continue
		}
		keys = append(keys, labelled(id, "write", label, "", func(app.Context, app.Event) { the.correct(g, at, v) }))
	}
	return app.Div().Class("example").Body(
		app.P().ID("values").TabIndex(-1).Text(fmt.Sprintf(t.Now, g.name(at.party), the.rowName(row.Key), the.columnName(at.col), the.written(now))),
		app.Div().Class("values").Body(keys...),
	)
}
