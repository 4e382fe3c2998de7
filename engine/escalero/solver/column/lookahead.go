package column

import (
	"serviert/engine/escalero/solver/turn"
)

// Lookahead is a Player that plays by a model and, where a decision is close,
// looks at the opponent's next turn too: the positions that matter are valued
// by what the opponent's turn makes of them, exactly over its dice, instead
// of by the model at once.
type Lookahead struct {
	Now  *Solver // of the turn being played
	Next *Solver // of the opponent's turn after it
	// Most is how many positions may be looked into for one decision.
	Most int
	pos  Pos
	then Pos // after an entry, the other side to throw
	// deep are the values looked up in this turn.
	deep  [columns][rows][scores]float64
	known [columns][rows][scores]bool
	flow  turn.Flow
	// ends is where each throw is written by the values now.
	ends [2][turn.Hands]struct{ row, k uint8 }
	// Looked counts the positions looked into, for measurements.
	Looked int
}

const (
	// close is how near a choice must be to the best to be worth a look.
	close = 0.12
	// rival is the same for columns in which one result could be written.
	rival = 0.2
	// Usual is a number of positions that keeps a decision below a
	// millisecond natively.
	Usual = 8
	// keeps is how many rival keeps are compared.
	keeps = 4
)

// NewLookahead plays by learned networks and a look ahead.
func NewLookahead(g *Game, nets *Nets) *Lookahead {
	return &Lookahead{
		Now:  &Solver{Game: g, Model: &Learned{Game: g, Nets: nets}},
		Next: &Solver{Game: g, Model: &Learned{Game: g, Nets: nets, Far: 0.5}},
		Most: Usual,
	}
}

// Full makes the models value every entry: see Learned.
func (l *Lookahead) Full() {
	l.Now.Model.(*Learned).Full = true
}

// Value is what an entry of the turn begun is worth: by the look where there
// was one, else by the model, shifted by how much the looks in this turn
// differed from it on average.
func (l *Lookahead) Value(col, row, k int) float64 {
	if l.known[col][row][k] {
		return l.deep[col][row][k]
	}
	shift, n := 0.0, 0.0
	for c := range l.known {
		for r := range l.known[c] {
			for i, known := range l.known[c][r] {
				if known {
					shift += l.deep[c][r][i] - float64(l.Now.entries[c][r][i])
					n++
				}
			}
		}
	}
	return float64(l.Now.entries[col][row][k]) + shift/max(1, n)
}

// Begin is Player.
func (l *Lookahead) Begin(p *Pos) {
	l.pos = *p
	l.Now.Solve(p)
	l.known = [columns][rows][scores]bool{}
}

// final tells whether the model is exact here, so that looking is no use.
func (l *Lookahead) final() bool {
	return l.pos.Me.Cells()+l.pos.Opp.Cells()-1 <= Exact
}

// look values the position after an entry by the opponent's turn.
func (l *Lookahead) look(col, row, k int) float64 {
	if !l.known[col][row][k] {
		l.then = l.pos
		l.then.Me.Write(l.Now.Game, col, row, k)
		l.then = l.then.Swap()
		l.deep[col][row][k] = -l.Next.Solve(&l.then)
		l.known[col][row][k] = true
		l.Looked++
	}
	return l.deep[col][row][k]
}

// Entry is Player.
func (l *Lookahead) Entry(h int, served bool) (row, col, result int) {
	row, col, result, _ = l.Now.Entry(h, served)
	if l.final() || l.Most == 0 {
		return row, col, result
	}
	// The best entries by the model, best first.
	type entry struct {
		row, col, k int
		value       float64
	}
	var list [12]entry
	n := 0
	g := l.Now.Game
	for c := range g.Columns {
		for r := range g.Layout.Rows {
			if l.pos.Me.Open[c]>>r&1 == 0 {
				continue
			}
			k := g.Layout.Result(r, h, served)
			v := float64(l.Now.entries[c][r][k])
			at := min(n, len(list)-1)
			if n == len(list) && v <= list[at].value {
				continue
			}
			n = min(n+1, len(list))
			for ; at > 0 && list[at-1].value < v; at-- {
				list[at] = list[at-1]
			}
			list[at] = entry{r, c, k, v}
		}
	}
	if n < 2 || list[1].value < list[0].value-rival {
		return row, col, result
	}
	best := -1e9
	for _, e := range list[:min(n, max(2, l.Most))] {
		if e.value < list[0].value-rival {
			break
		}
		if v := l.look(e.col, e.row, e.k); v > best {
			best, row, col, result = v, e.row, e.col, e.k
		}
	}
	return row, col, result
}

// value is what the model says of an entry, or the look where there was one.
func (l *Lookahead) value(col, row, k int) float64 {
	if l.known[col][row][k] {
		return l.deep[col][row][k]
	}
	return float64(l.Now.entries[col][row][k])
}

// Keep is Player.
func (l *Lookahead) Keep(h int, served bool, n int) int {
	t := &l.Now.Turn
	first := t.Best(h, served, n)
	if l.final() || l.Most == 0 {
		return first
	}
	// The best keeps within reach, best first.
	best := t.Thrown(h, served, n)
	var rivals [keeps + 1]int
	var values [keeps + 1]float64
	count := 0
	add := func(k int, v float64) {
		if v < best-close {
			return
		}
		at := count
		for ; at > 0 && values[at-1] < v; at-- {
			rivals[at], values[at] = rivals[at-1], values[at-1]
		}
		rivals[at], values[at] = k, v
		count = min(count+1, keeps)
	}
	add(turn.FirstHand+h, t.Thrown(h, served, 0))
	turn.Parts(h, func(k int) bool { add(k, t.Kept(k, n)); return true })
	if count < 2 {
		return first
	}
	l.deepen(h, served, n, rivals[:count])
	return t.Best(h, served, n)
}

// deepen looks into the positions in which the rival keeps differ most, puts
// the values into the turn and solves it again.
func (l *Lookahead) deepen(h int, served bool, n int, rivals []int) {
	g, c := l.Now.Game, &l.Now.Choice
	for i := range l.ends {
		for h := range turn.Hands {
			row, _, k, _ := l.Now.Entry(h, i == 1)
			l.ends[i][h].row, l.ends[i][h].k = uint8(row), uint8(k)
		}
	}
	// How differently the rivals reach each result.
	var low, high [rows][scores]float64
	for i, k := range rivals {
		if k >= turn.FirstHand {
			l.flow.Ends = turn.Ends{}
			if served {
				l.flow.Ends[1][h] = 1
			} else {
				l.flow.Ends[0][h] = 1
			}
		} else {
			l.flow.FromKeep(&l.Now.Turn, k, n)
		}
		var reach [rows][scores]float64
		for s := range l.flow.Ends {
			for h, p := range l.flow.Ends[s] {
				if p > 0 {
					e := l.ends[s][h]
					reach[e.row][e.k] += p
				}
			}
		}
		for row := range reach {
			for k, p := range reach[row] {
				if i == 0 {
					low[row][k], high[row][k] = p, p
				} else {
					low[row][k], high[row][k] = min(low[row][k], p), max(high[row][k], p)
				}
			}
		}
	}
	// Look where they differ most; shift all others by the mean correction.
	shift, weight := 0.0, 0.0
	var corrected [rows][scores]bool
	for range l.Most {
		row, k, most := -1, 0, 0.01
		for r := range high {
			for j := range high[r] {
				if d := high[r][j] - low[r][j]; !corrected[r][j] && d > most {
					row, k, most = r, j, d
				}
			}
		}
		if row < 0 {
			break
		}
		corrected[row][k] = true
		before := c.Worth[row][k]
		best := -1e9
		for col := range g.Columns {
			if l.pos.Me.Open[col]>>row&1 == 0 || l.value(col, row, k) < before-rival/2 {
				continue
			}
			if v := l.look(col, row, k); v > best {
				best = v
				c.Column[row][k] = uint8(col)
			}
		}
		c.Worth[row][k] = best
		shift += most * (best - before)
		weight += most
	}
	if weight == 0 {
		return
	}
	shift /= weight
	for row := range g.Layout.Rows {
		for k := range g.Layout.Count[row] {
			if !corrected[row][k] && !l.any(row, k) {
				c.Worth[row][k] += shift
			}
		}
	}
	l.Now.Turn.Fill(g.Layout, c.Open, &c.Worth)
	l.Now.Turn.Solve()
}

// any tells whether some column of a result was looked into.
func (l *Lookahead) any(row, k int) bool {
	return l.known[0][row][k] || l.known[1][row][k] || l.known[2][row][k]
}
