package evening

import "serviert/engine"

// Figures counts what a player did in an evening.
type Figures struct{ Games, Won, Served, Struck int }

// Figures counts for every player; partners share the figures of their sheet.
func (e Evening) Figures() []Figures {
	list := make([]Figures, len(e.Players))
	for _, g := range e.Games {
		points := g.State().Settlement().Points
		for i, p := range g.Parties {
			sheet := g.State().Sheet(engine.Player(i + 1))
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
				f.Games++
				f.Served += served
				f.Struck += struck
				if points[i] > 0 {
					f.Won++
				}
			}
		}
	}
	return list
}
