package history

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// cells makes a button of every cell of a pad that can be corrected.
func (r *Room) cells(g *dicegame.Game) Cell {
	n := r.names(&g.Rules)
	return func(at dicegame.Spot, points int) app.UI {
		if _, _, byHand := g.Entered(at); !byHand {
			return nil
		}
		note := ""
		if points == 0 {
			note = " (" + n.T().Games.Struck + ")"
		}
		return app.Button().ID(at.ID()).Type("button").Class("button cell").Aria("pressed", fmt.Sprint(r.view.cell == at)).Body(
			spoken(g.Name(at.Party)+", "+n.Where(&g.Rules, n.Row(g.Rules.Rows[at.Row-1].Key), at.Col)+": "),
			app.Span().Text(points),
			spoken(note),
		).OnClick(ui.Do(func() {
			r.view.cell = at
			r.sh.Focus("values")
		}))
	}
}

// valuesPart offers every value that the chosen cell can have.
func (r *Room) valuesPart(g *dicegame.Game, at dicegame.Spot) app.UI {
	n, row := r.names(&g.Rules), g.Rules.Rows[at.Row-1]
	now := points(g, at)
	var keys []app.UI
	for _, v := range append([]int{0}, row.Values()...) {
		label := written(n, v)
		id := fmt.Sprintf("value-%s-%s-%d", g.ID, at.ID(), v)
		if v == now {
			keys = append(keys, ui.Labelled(id, "", n.T().Games.Keep, label, func() {
				r.view.cell = dicegame.Spot{}
				r.sh.Focus(at.ID())
			}))
			continue
		}
		keys = append(keys, ui.Labelled(id, "write", label, "", func() { r.correct(g, at, v) }))
	}
	return app.Div().Class("example").Body(
		app.P().ID("values").TabIndex(-1).Text(fmt.Sprintf(n.T().Games.Now, g.Name(at.Party), n.Where(&g.Rules, n.Row(row.Key), at.Col), written(n, now))),
		app.Div().Class("values").Body(keys...),
	)
}

// correct changes a finished game that is not paid yet, stores and says it.
func (r *Room) correct(g *dicegame.Game, at dicegame.Spot, to int) {
	if g.Paid || !g.Over() {
		return
	}
	before := points(g, at)
	m, err := g.Corrected(at, to)
	if err != nil {
		return // only values that can stand are offered
	}
	g.Match = m
	r.games.Change(g)
	r.view.cell = dicegame.Spot{}
	n := r.names(&g.Rules)
	r.sh.Confirm(fmt.Sprintf(n.T().Games.Corrected, g.Name(at.Party), n.Where(&g.Rules, n.Row(g.Rules.Rows[at.Row-1].Key), at.Col), written(n, to), written(n, before)))
	r.sh.Focus(at.ID())
}

// points is what stands in a cell.
func points(g *dicegame.Game, at dicegame.Spot) int {
	return g.State().Sheet(at.Party)[at.Col-1][at.Row-1].Points
}

// written is what stands in a cell, as it is spoken.
func written(n dicegame.Names, points int) string {
	if points == 0 {
		return n.T().Games.Struck
	}
	return fmt.Sprint(points)
}
