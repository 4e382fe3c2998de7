package column

// The inputs of a network. For each column: which rows are open on both sides,
// and some numbers computed by the models; then numbers about all columns
// together. The networks need not learn what the models know.
const (
	judged     = 8 // numbers per column
	together   = 8 // numbers about all columns
	columnSize = 2*rows + judged
	crowdSize  = 4 // numbers about all parties and a column, where there are more than two
	crowd      = crowdSize*columns + 4
	crowdAt    = columns*columnSize + together
	inputs     = crowdAt + crowd
)

// pairs is the number of pairs of columns, for each of which there are two of the numbers
// about all columns together, at pair and pairs later.
const pairs = 3

func pair(a, b int) int { return a + b - 1 }

// view is a column as a network sees it, without the open rows.
type view struct {
	odds
	numbers [judged]float32
}

// sides is what is the same for all entries of a turn.
type sides struct {
	mine, theirs  [columns]int // open cells
	cells, others int
	theirRest     [columns]rest   // with the usual number of passes
	theirBold     [columns]rest   // with a pass for each other open cell
	theirFew      [columns]ladder // theirRest as a distribution
	theirFewBold  [columns]ladder // theirBold as a distribution
	few           [columns]bool   // whether the distributions are known
	theirSum      [columns]int16
	theirOpen     [columns]uint16
	openTogether  int
}

func (g *Game) sides(p *Pos, s *sides) {
	s.mine, s.theirs, s.cells, s.others = [columns]int{}, [columns]int{}, 0, 0
	for c := range g.Columns {
		s.mine[c], s.theirs[c] = count(p.Me.Open[c]), count(p.Opp.Open[c])
		s.cells += s.mine[c]
		s.others += s.theirs[c]
	}
	for c := range g.Columns {
		g.faces(s, c, p.Opp.Open[c], p.Opp.Sum[c], s.others-s.theirs[c])
	}
	s.openTogether = s.cells + s.others
}

// faces sets what Me faces in a column: the opponent's, with these rows open and this
// sum, and other open cells in the opponent's other columns.
func (g *Game) faces(s *sides, c int, open uint16, sum int16, other int) {
	usual := g.passes(c, count(open), other)
	s.theirRest[c] = g.Tables.at(open, usual)
	s.theirBold[c] = g.Tables.at(open, float32(other))
	var few blended
	if few, s.few[c] = g.Tables.spreadAt(open, usual); s.few[c] {
		few.climb(&s.theirFew[c])
		few, _ = g.Tables.spreadAt(open, float32(other))
		few.climb(&s.theirFewBold[c])
	}
	s.theirSum[c], s.theirOpen[c] = sum, open
}

// view is a column in which Me has these rows open and this sum, and other open
// cells in the other columns.
func (g *Game) view(s *sides, col int, open uint16, sum int16, other int) (v view) {
	mine := g.Tables.at(open, g.passes(col, count(open), other))
	bold := g.Tables.at(open, float32(other))
	d := sum - s.theirSum[col]
	usual := g.contest(mine, s.theirRest[col], d, widen)
	v.odds = usual.odds
	v.numbers[2] = max(-1, min(1, usual.z/3))
	v.numbers[3] = usual.ahead / 50
	if few, ok := g.Tables.spreadAt(open, g.passes(col, count(open), other)); ok && s.few[col] {
		v.odds = duel(&few, &s.theirFew[col], int(d))
		v.numbers[5] = duel(&few, &s.theirFewBold[col], int(d)).lose
		few, _ = g.Tables.spreadAt(open, float32(other))
		v.numbers[4] = duel(&few, &s.theirFew[col], int(d)).win
	} else {
		v.numbers[4] = g.contest(bold, s.theirRest[col], d, widen).win
		v.numbers[5] = g.contest(mine, s.theirBold[col], d, widen).lose
	}
	v.numbers[0], v.numbers[1] = v.win, v.lose
	v.numbers[6] = float32(d) / 100
	t := g.Tables.rest[0]
	even := g.contest(t[open], t[s.theirOpen[col]], d, 1)
	v.numbers[7] = even.win - even.lose
	return v
}

// join sets the numbers about all columns and returns the equity by the column
// model (Spare, exact where few cells are open).
func (g *Game) join(o *[columns]odds, numbers *[together]float32) float32 {
	a, b, c := &o[0], &o[1], &o[2]
	if g.Columns == 2 {
		c = &odds{1, 1}
	}
	numbers[0] = a.win * b.win // at pair(0, 1), and so on
	numbers[1] = a.win * c.win
	numbers[2] = b.win * c.win
	numbers[3] = a.lose * b.lose
	numbers[4] = a.lose * c.lose
	numbers[5] = b.lose * c.lose
	numbers[6] = numbers[0] * c.win
	numbers[7] = numbers[3] * c.lose
	return g.equity(o)
}

// Inputs tells for each input of the networks whether this game uses it, between
// two parties or among more. Those of rows and columns that the variant lacks are
// always zero.
func (g *Game) Inputs(more bool) []bool {
	used := make([]bool, crowdAt, inputs)
	if more {
		used = used[:inputs]
	}
	for i := range used {
		c, at := i/columnSize, i%columnSize
		switch {
		case i >= crowdAt:
			at = i - crowdAt
			used[i] = at >= crowdSize*columns || at/crowdSize < g.Columns
		case c >= columns:
			used[i] = true
		case c < g.Columns:
			used[i] = at >= 2*rows || at%rows < g.Layout.Rows
		}
	}
	return used
}

// beyond sets the numbers about all parties, of which n are others, as a network
// sees them that looks at rival i of these: what the two do not tell by
// themselves. Pair is the odds of the columns between the two alone.
func (g *Game) beyond(all *[columns]standing, pair *[columns]odds, i, n int, numbers *[crowd]float32) {
	mine, rival := float32(1), float32(1)
	var theirs [mostOthers]float32
	for j := range n {
		theirs[j] = 1
	}
	for c := range g.Columns {
		s := &all[c]
		rest := float32(0)
		for j := range n {
			theirs[j] *= s.others[j]
			if j != i {
				rest += s.others[j]
			}
		}
		mine *= s.first
		rival *= s.others[i]
		x := numbers[crowdSize*c:]
		x[0], x[1], x[2] = s.first, s.others[i], rest
		x[3] = min(1.5, s.first/(pair[c].win+0.02))
	}
	rest := float32(0)
	for j := range n {
		if j != i {
			rest += theirs[j]
		}
	}
	x := numbers[crowdSize*columns:]
	x[0], x[1], x[2] = mine, rival, rest
	x[3] = float32(min(n, 4)-2) / 2
}
