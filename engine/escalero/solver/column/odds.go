package column

// Odds is the probabilities of winning and losing each column, in a position
// right after an entry. The rest is a draw.
type Odds [columns]struct{ Win, Lose float32 }

// Odds is the odds of a position after an entry of p.Me by Spare, exact where a
// column has few open cells. The networks estimate equities only.
func (g *Game) Odds(p *Pos) (o Odds) {
	var s sides
	g.sides(p, &s)
	for c := range g.Columns {
		v := g.view(&s, c, p.Me.Open[c], p.Me.Sum[c], s.cells-s.mine[c])
		o[c].Win, o[c].Lose = v.win, v.lose
	}
	return o
}
