package column

// Greedy takes the most points now, among equals in the column of highest value,
// then in the first row.
type Greedy struct {
	Game *Game // of two parties
}

// Entries is Model.Entries; its values are not equities.
func (m Greedy) Entries(p *Pos, v *Entries) {
	m.Game.each(&p.Me, func(col, row, k int) {
		v[col][row][k] = float32(m.Game.Layout.Points[row][k]) + m.Game.Value[col]/64 - float32(row)/1024
	})
}

// Points maximises the expected points of the sheet, each column taken by itself.
type Points struct {
	Game *Game // of two parties
}

// Entries is Model.Entries; its values are points, not equities.
func (m Points) Entries(p *Pos, v *Entries) {
	t := m.Game.Tables.rest[0]
	m.Game.each(&p.Me, func(col, row, k int) {
		open := p.Me.Open[col]
		v[col][row][k] = float32(m.Game.Layout.Points[row][k]) + t[open&^(1<<row)].mean - t[open].mean
	})
}

// each calls f for every result of every open cell.
func (g *Game) each(s *Side, f func(col, row, k int)) {
	for col := range g.Columns {
		for row := range g.Layout.Rows {
			if s.Open[col]>>row&1 == 1 {
				for k := range g.Layout.Count[row] {
					f(col, row, k)
				}
			}
		}
	}
}

// Plain is the plain column model: the final difference of each column is taken
// as normal, with the mean and variance of both sides' points still to come when
// that column alone is played for points, and the columns as independent.
type Plain struct {
	Game *Game // of two parties
}

// Entries is Model.Entries.
func (m Plain) Entries(p *Pos, v *Entries) { m.Game.normalEntries(p, v, false) }

// Spare is the column model with passing: Plain, except that some turns of a
// column may be passed, because a bad result can go to another column. Their
// number is a share of the cells still open in the other columns, the larger the
// more the column is worth (see shareSlope).
type Spare struct {
	Game *Game // of two parties
}

// Entries is Model.Entries.
func (m Spare) Entries(p *Pos, v *Entries) { m.Game.normalEntries(p, v, true) }

// widen multiplies the variance of the tables in Spare: both sides take more risk
// than players who maximise the mean.
const widen = 1.2

// odds is the probabilities of winning and losing a column.
type odds struct{ win, lose float32 }

// contest is a column between two sides.
type contest struct {
	odds
	ahead float32 // expected final difference
	z     float32 // the same in standard deviations
}

// contest is a column with a difference so far and what is still to come on both
// sides.
func (g *Game) contest(mine, theirs rest, difference int16, widen float32) contest {
	d := float32(difference) + mine.mean - theirs.mean
	variance := (mine.variance + theirs.variance) * widen
	if variance < 0.01 {
		switch {
		case difference > 0:
			return contest{odds{1, 0}, d, 3}
		case difference < 0:
			return contest{odds{0, 1}, d, -3}
		}
		return contest{odds{0, 0}, d, 0}
	}
	scale := 1 / sqrt(variance)
	return contest{odds{normal((d - 0.5) * scale), normal((-d - 0.5) * scale)}, d, d * scale}
}

// equity is the expected payoff of independent columns.
func (g *Game) equity(o *[columns]odds) float32 {
	e, win, lose := float32(0), g.Sweep, g.Sweep
	for c := range g.Columns {
		e += g.Value[c] * (o[c].win - o[c].lose)
		win *= o[c].win
		lose *= o[c].lose
	}
	return e + win - lose
}

// judge is the odds of a column by Plain or Spare.
func (g *Game) judge(p *Pos, col int, mineOpen uint16, mineSum int16, mineOther, theirsOther int, spare bool) odds {
	if !spare {
		t := g.Tables.rest[0]
		return g.contest(t[mineOpen], t[p.Opp.Open[col]], mineSum-p.Opp.Sum[col], 1).odds
	}
	mine := g.Tables.at(mineOpen, g.passes(col, count(mineOpen), mineOther))
	theirs := g.Tables.at(p.Opp.Open[col], g.passes(col, count(p.Opp.Open[col]), theirsOther))
	return g.contest(mine, theirs, mineSum-p.Opp.Sum[col], widen).odds
}

func (g *Game) normalEntries(p *Pos, v *Entries, spare bool) {
	var mine, theirs [columns]int // open cells
	cells, others := p.Me.Cells(), p.Opp.Cells()
	for c := range g.Columns {
		mine[c], theirs[c] = count(p.Me.Open[c]), count(p.Opp.Open[c])
	}
	var still [columns]odds // when the entry goes to another column
	for c := range g.Columns {
		still[c] = g.judge(p, c, p.Me.Open[c], p.Me.Sum[c], cells-mine[c]-1, others-theirs[c], spare)
	}
	for col := range g.Columns {
		o := still
		for row := range g.Layout.Rows {
			if p.Me.Open[col]>>row&1 == 0 {
				continue
			}
			for k := range g.Layout.Count[row] {
				o[col] = g.judge(p, col, p.Me.Open[col]&^(1<<row), p.Me.Sum[col]+int16(g.Layout.Points[row][k]),
					cells-mine[col], others-theirs[col], spare)
				v[col][row][k] = g.equity(&o)
			}
		}
	}
}
