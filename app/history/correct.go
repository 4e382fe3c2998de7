package history

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// Correction is a pad whose entries can be corrected: the cells that were
// entered by hand are buttons, and for the chosen one every value is offered
// that can stand there.
type Correction struct {
	Names  dicegame.Names
	Game   *dicegame.Game
	At     dicegame.Spot       // the chosen cell, zero for none
	Choose func(dicegame.Spot) // called with zero to leave the entry as it is
	Write  func(points int)    // called with other points than those that stand there
}

// Pad is the pad. The parties stand one below the other where they do not fit
// side by side, so that no cell is cut off or too small for a finger.
func (c Correction) Pad() app.UI {
	var list []app.UI
	for i := range c.Game.Parties {
		list = append(list, Paper(c.Names, &c.Game.Rules, c.Game.PartyNames(), c.Game, i, i+1, c.cell))
	}
	return app.Div().Class("papers correcting").Body(list...)
}

// cell makes a button of a cell that can be corrected.
func (c Correction) cell(at dicegame.Spot) app.UI {
	g, n := c.Game, c.Names
	if _, _, byHand := g.Entered(at); !byHand {
		return nil
	}
	stands := g.State().Sheet(at.Party)[at.Col-1][at.Row-1]
	where := g.Name(at.Party) + ", " + n.Where(&g.Rules, n.Row(g.Rules.Rows[at.Row-1].Key), at.Col) + ": "
	return app.Button().ID(at.ID()).Type("button").Class("button cell").Aria("pressed", fmt.Sprint(c.At == at)).
		Body(append([]app.UI{spoken(where)}, inked(n, stands, stands.Points, stands.Points == 0)...)...).
		OnClick(ui.Do(func() { c.Choose(at) }))
}

// Values offers every value that the chosen cell can have. Its heading has the
// ID "values".
func (c Correction) Values() app.UI {
	n, g, at := c.Names, c.Game, c.At
	row, now := g.Rules.Rows[at.Row-1], Points(g, at)
	var keys []app.UI
	for _, v := range append([]int{0}, row.Values()...) {
		label := written(n, v)
		id := fmt.Sprintf("value-%s-%s-%d", g.ID, at.ID(), v)
		if v == now {
			keys = append(keys, ui.Labelled(id, "", n.T().Games.Keep, label, func() { c.Choose(dicegame.Spot{}) }))
			continue
		}
		if _, err := g.Corrected(at, v); err != nil {
			continue // what was played later could not stand
		}
		served := ""
		if v > 0 && row.Face == 0 && row.ServedOnly(v) {
			served = n.T().Dice.Served
		}
		keys = append(keys, ui.Labelled(id, "write", label, served, func() { c.Write(v) }))
	}
	return app.Div().Class("example").Body(
		app.H3().ID("values").TabIndex(-1).Text(fmt.Sprintf(n.T().Games.Now, g.Name(at.Party), n.Where(&g.Rules, n.Row(row.Key), at.Col), written(n, now))),
		app.Div().Class("values").Body(keys...),
	)
}

// correction is the pad of the game that the history shows.
func (r *Room) correction(g *dicegame.Game) Correction {
	at := r.view.cell
	return Correction{
		Names: r.names(&g.Rules), Game: g, At: at,
		Choose: func(to dicegame.Spot) {
			if r.view.cell = to; to == (dicegame.Spot{}) {
				r.sh.Focus(at.ID())
				return
			}
			r.sh.Focus("values")
		},
		Write: func(to int) { r.correct(g, at, to) },
	}
}

// correct changes a finished game that is not paid yet, stores and says it.
func (r *Room) correct(g *dicegame.Game, at dicegame.Spot, to int) {
	if g.Paid || !g.Over() || r.lent(g.ID) {
		return
	}
	before := Points(g, at)
	m, err := g.Corrected(at, to)
	if err != nil {
		return // only values that can stand are offered
	}
	g.Match = m
	r.games.Change(g)
	r.view.cell = dicegame.Spot{}
	r.sh.Confirm(SaidCorrected(r.names(&g.Rules), g, at, to, before))
	r.sh.Focus(at.ID())
}

// SaidCorrected announces other points in a cell.
func SaidCorrected(n dicegame.Names, g *dicegame.Game, at dicegame.Spot, to, before int) string {
	return fmt.Sprintf(n.T().Games.Corrected, g.Name(at.Party), n.Where(&g.Rules, n.Row(g.Rules.Rows[at.Row-1].Key), at.Col), written(n, to), written(n, before))
}

// Points is what was written in a cell, in a running column too.
func Points(g *dicegame.Game, at dicegame.Spot) int {
	return g.State().Sheet(at.Party)[at.Col-1][at.Row-1].Points
}

// written is what stands in a cell, as it is spoken.
func written(n dicegame.Names, points int) string {
	if points == 0 {
		return n.T().Games.Struck
	}
	return fmt.Sprint(points)
}
