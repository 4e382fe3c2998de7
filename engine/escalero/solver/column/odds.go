package column

// Odds are the chances of each column, in a position right after an entry.
type Odds [columns]struct{ Win, Lose float32 }

// Odds judges each column by itself, with spare turns, exactly where few
// cells are open. The learned equity has no chances of its own.
func (g *Game) Odds(p *Pos) (o Odds) {
	var s sides
	g.sides(p, &s)
	for c := range g.Columns {
		v := g.view(&s, c, p.Me.Open[c], p.Me.Sum[c], s.cells-s.mine[c])
		o[c].Win, o[c].Lose = v.win, v.lose
	}
	return o
}
