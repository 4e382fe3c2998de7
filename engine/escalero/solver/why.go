package solver

import (
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
)

// entry is a result going into a cell, with row and column counted from 0.
type entry struct {
	row, col, k int
	hand        int // as in actions: 1 for the first of two results, else 0
	served      bool
}

// entered is the entry that a Write or Strike makes.
func (b *Brain) entered(s *escalero.State, a escalero.Action) (e entry) {
	t := s.Last()
	if a.Hand == 1 && s.Second() {
		t, e.hand = s.First(), 1
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

// Obvious is the entry that comes to mind first beside an action: the most points
// now in the most valuable column, or the best other one if the action is that
// itself. It is false if no other cell is open or no dice lie.
func (b *Brain) Obvious(s escalero.State, beside escalero.Action) (escalero.Action, bool) {
	if b.aboutContra(&s) || !s.Last().Begun() {
		return escalero.Action{}, false
	}
	b.think(&s, byBest)
	e := entry{row: -1}
	if beside.Kind == escalero.Write || beside.Kind == escalero.Strike {
		e = b.entered(&s, beside)
	}
	other, ok := b.rival(&s, e)
	if !ok {
		return escalero.Action{}, false
	}
	return b.enter(other.row, other.col, other.k, other.hand), true
}

// perPoint is how much equity a point on the sheet is: as many as there are
// opponents, and 0 where columns are won, so that a point has no fixed worth.
func (b *Brain) perPoint() float64 {
	if b.rules.Settlement.ByColumns {
		return 0
	}
	return float64(b.parties - 1)
}

// valued is an entry as a choice, valued as in the turn thought about last.
func (b *Brain) valued(s *escalero.State, e entry, by valuer) Choice {
	c := Choice{Action: b.enter(e.row, e.col, e.k, e.hand), Targets: []Target{b.target(e)}}
	c.Equity = float64(b.entries[e.col][e.row][e.k])
	switch {
	case !b.rules.Settlement.ByColumns:
		c.Equity *= b.perPoint()
	case by != byPoints:
		o := b.oddsAfter(s, e.col, e.row, e.k)
		c.Columns = b.chances(&o)
	}
	return c
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
	for hand, t := range results {
		h := turn.HandOf(t.Dice.Hand())
		for c := range b.game.Columns {
			for row := range b.rules.Rows {
				if side.Open[c]>>row&1 == 1 {
					list = append(list, entry{row, c, b.game.Layout.Result(row, h, t.Served), hand, t.Served})
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
func (p *Player) habit(s *escalero.State, e entry) Habit {
	b := p.brain
	if b.brings(e) == 0 {
		return Cheap
	}
	if other, ok := b.rival(s, e); ok && b.brings(other) > b.brings(e) {
		return Fits
	}
	return Shines
}
