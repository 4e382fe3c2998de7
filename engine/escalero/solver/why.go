package solver

import (
	"slices"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Ground is a kind of reason for an entry.
type Ground int

const (
	// Lost: column Col is as good as lost, with Chance to win it, so that what
	// is written there hardly matters.
	Lost Ground = iota + 1
	// Won: column Col is as good as won, with Chance.
	Won
	// Helps: column Col is won with Chance after the entry, and with From after
	// the obvious one.
	Helps
	// Spares: the obvious entry would have hurt another column, Col, which is
	// now won with Chance instead of From.
	Spares
	// LeavesOpen: Row of column Col, the obvious entry, stays open. It scores
	// Points on average when played for.
	LeavesOpen
	// Above: the result is Points more than the row's average.
	Above
	// Cheap: a zero costs least in Row of column Col; Points is the row's
	// average.
	Cheap
	// Treasure: good results go into the most valuable column, Col. A
	// beginner's reason.
	Treasure
	// Dump: poor results go into the least valuable column, Col. A beginner's
	// reason.
	Dump
)

// Because is a reason for an entry, by the values of the player or coach that
// gives it. Its Ground says which of the other fields are used.
type Because struct {
	Ground Ground  // what kind of reason
	Row    string  // key of a row
	Col    int     // a column, from 1
	Chance float64 // probability that the party to act wins the column, 0 to 1
	From   float64 // the same after the obvious entry
	Points float64 // of a result, or a row's average
}

// entry is a result going into a cell, with row and column counted from 0.
type entry struct {
	row, col, k int
	served      bool
}

// entered is the entry that a Write or Strike makes.
func (b *Brain) entered(s *escalero.State, a escalero.Action) (e entry) {
	t := s.Last()
	if a.Hand == 1 && s.Second() {
		t = s.First()
	}
	e.row, e.col = b.rules.Row(a.Row), a.Col-1
	if a.Kind == escalero.Write {
		e.served = t.Served
		e.k = b.game.Layout.Result(e.row, turn.HandOf(t.Dice.Hand()), t.Served)
	}
	return e
}

func (b *Brain) target(e entry) Target {
	t := Target{Row: b.rules.Rows[e.row].Key, Col: e.col + 1, Chance: 1, Points: float64(b.brings(e))}
	if e.served && t.Points > 0 {
		t.Served = 1
	}
	return t
}

// brings is the points of an entry.
func (b *Brain) brings(e entry) int { return b.game.Layout.Points[e.row][e.k] }

// Thresholds of what is said. No decision depends on them.
const (
	// hopeless and certain are the chances below and above which a column is
	// called lost or won.
	hopeless, certain = 0.07, 0.93
	// telling is the least difference in chances that is given as a reason.
	telling = 0.02
)

// because gives up to two reasons for an entry of the turn thought about last, by
// comparing it with the obvious entry.
func (b *Brain) because(s *escalero.State, e entry, by valuer) (list []Because) {
	other, ok := b.rival(s, e)
	if by != byPoints && b.rules.Settlement.ByColumns {
		list = b.becauseOfColumns(s, e, other, ok)
	}
	usual := b.usual(e.row)
	spared := len(list) > 0 && list[len(list)-1].Ground == Spares && list[len(list)-1].Col == other.col+1
	if ok && other.row != e.row && len(list) < 2 && !spared {
		list = append(list, Because{Ground: LeavesOpen, Row: b.rules.Rows[other.row].Key, Col: other.col + 1, Points: b.usual(other.row)})
	}
	switch points := float64(b.brings(e)); {
	case len(list) >= 2:
	case points == 0 && len(list) == 0:
		list = append(list, Because{Ground: Cheap, Row: b.rules.Rows[e.row].Key, Col: e.col + 1, Points: usual})
	case points >= usual+1:
		list = append(list, Because{Ground: Above, Row: b.rules.Rows[e.row].Key, Col: e.col + 1, Points: points - usual})
	}
	return list
}

// becauseOfColumns gives the reasons that lie in the chances of columns.
func (b *Brain) becauseOfColumns(s *escalero.State, e, other entry, ok bool) (list []Because) {
	after := b.oddsAfter(s, e.col, e.row, e.k)
	here := Because{Col: e.col + 1, Chance: float64(after[e.col].Win)}
	switch {
	case here.Chance < hopeless:
		here.Ground = Lost
		list = append(list, here)
	case here.Chance > certain && float64(b.brings(e)) < b.usual(e.row):
		here.Ground = Won
		list = append(list, here)
	}
	if !ok {
		return list
	}
	instead := b.oddsAfter(s, other.col, other.row, other.k)
	best, gain := -1, telling
	for c := range b.game.Columns {
		if c == e.col && len(list) > 0 {
			continue
		}
		up := float64(after[c].Win-instead[c].Win) - float64(after[c].Lose-instead[c].Lose)
		weighed := up * float64(b.game.Value[c]) / float64(slices.Max(b.game.Value[:b.game.Columns]))
		if up > 2*telling && weighed > gain {
			best, gain = c, weighed
		}
	}
	if best >= 0 {
		r := Because{Ground: Helps, Col: best + 1, Chance: float64(after[best].Win), From: float64(instead[best].Win)}
		if best != e.col {
			r.Ground = Spares
		}
		list = append(list, r)
	}
	return list
}

// rival is the entry to compare with. That is the obvious one, the most points
// now in the most valuable column, or the best other one if e is that itself. It
// is false if there is no other.
func (b *Brain) rival(s *escalero.State, e entry) (best entry, ok bool) {
	sheet := s.Sheet(s.Writer())
	side := b.side(&sheet)
	results := []escalero.Turn{s.Last()}
	if s.Second() && s.Now().Begun() {
		results = append(results, s.First())
	}
	better := func(x, y entry) bool {
		if p, q := b.brings(x), b.brings(y); p != q {
			return p > q
		}
		if x.col != y.col {
			return b.game.Value[x.col] > b.game.Value[y.col]
		}
		return x.row < y.row
	}
	var list []entry
	for _, t := range results {
		h := turn.HandOf(t.Dice.Hand())
		for c := range b.game.Columns {
			for row := range b.rules.Rows {
				if side.Open[c]>>row&1 == 1 {
					list = append(list, entry{row, c, b.game.Layout.Result(row, h, t.Served), t.Served})
				}
			}
		}
	}
	naive := list[0]
	for _, x := range list {
		if better(x, naive) {
			naive = x
		}
	}
	if naive.row != e.row || naive.col != e.col {
		return naive, true
	}
	value := 0.0
	for _, x := range list {
		if v := float64(b.entries[x.col][x.row][x.k]); (x.row != e.row || x.col != e.col) && (!ok || v > value) {
			best, value, ok = x, v, true
		}
	}
	return best, ok
}

// habit is a beginner's reason for an entry.
func (p *Player) habit(s *escalero.State, e entry) []Because {
	b, t := p.brain, p.thumb
	if b.brings(e) == 0 {
		return []Because{{Ground: Cheap, Row: b.rules.Rows[e.row].Key, Col: e.col + 1}}
	}
	if b.game.Columns == 1 {
		return nil
	}
	sheet := s.Sheet(s.Writer())
	pos := column.Pos{Me: b.side(&sheet)}
	t.Begin(&pos)
	last := len(t.order) - 1
	switch {
	case e.col == t.order[last]:
		return []Because{{Ground: Treasure, Col: e.col + 1}}
	case e.col == t.order[0]:
		return []Because{{Ground: Dump, Col: e.col + 1}}
	}
	return nil
}
