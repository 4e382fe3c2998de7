package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine"
)

// figures counts what a player did in an evening.
type figures struct{ games, won, served, struck int }

// figures counts for every player; partners share their sheet's figures.
func (e evening) figures() []figures {
	list := make([]figures, len(e.players))
	for _, g := range e.games {
		points := g.state().Settlement().Points
		for i, p := range g.Parties {
			sheet := g.state().Sheet(engine.Player(i + 1))
			served, struck := 0, 0
			for col := range g.Rules.Columns {
				for row := range g.Rules.Rows {
					switch c := sheet[col][row]; {
					case c.Served:
						served++
					case c.Written && c.Points == 0:
						struck++
					}
				}
			}
			for _, name := range p.Names {
				f := &list[e.player(name)]
				f.games++
				f.served += served
				f.struck += struck
				if points[i] > 0 {
					f.won++
				}
			}
		}
	}
	return list
}

func figuresPart(e evening) app.UI {
	t := the.texts().Games
	var head, rows []app.UI
	for _, text := range []string{t.Player, t.Played1, t.Won, t.Served, t.Strikes} {
		head = append(head, app.Th().Scope("col").Text(text))
	}
	for i, f := range e.figures() {
		rows = append(rows, textRow(e.players[i], []string{fmt.Sprint(f.games), fmt.Sprint(f.won), fmt.Sprint(f.served), fmt.Sprint(f.struck)}, ""))
	}
	return app.Section().Class("slip").Body(
		app.H2().ID("figures").Text(t.Statistics),
		app.Div().Class("wide").Role("region").Aria("labelledby", "figures").TabIndex(0).Body(
			app.Table().Class("sums").Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))),
	)
}
