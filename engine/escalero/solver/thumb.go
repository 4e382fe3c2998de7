package solver

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Thumb plays by rules of thumb: keep the most frequent face, even where no row
// for it is open; write a combination when it shows; put good results in the most
// valuable column and bad ones in the least. It ignores other sheets and computes
// no probabilities. It is a column.Player.
//
// It was the level Beginner before Child. The positions of the day are made by it
// (package daily), so it never changes.
type Thumb struct {
	game *column.Game
	// order is the columns from the least valuable to the most.
	order []int
	open  [escalero.MaxColumns]uint16
}

// NewThumb makes a Thumb for a variant.
func NewThumb(g *column.Game) *Thumb {
	t := &Thumb{game: g}
	for c := range g.Columns {
		at := len(t.order)
		for at > 0 && g.Value[t.order[at-1]] > g.Value[c] {
			at--
		}
		t.order = append(t.order, 0)
		copy(t.order[at+1:], t.order[at:])
		t.order[at] = c
	}
	return t
}

// Begin is column.Player.Begin.
func (t *Thumb) Begin(p *column.Pos) { t.open = p.Me.Open }

// wants tells whether a row is open in some column.
func (t *Thumb) wants(row int) bool {
	return row >= 0 && (t.open[0]|t.open[1]|t.open[2])>>row&1 == 1
}

// Keep is column.Player.Keep.
func (t *Thumb) Keep(h int, served bool, n int) int {
	hand := turn.Hand(h)
	// A combination that can be written is not broken up.
	for row := range t.game.Layout.Rows {
		if t.game.Layout.Face(row) == 0 && t.wants(row) && t.points(row, h, served) > 0 {
			return turn.FirstHand + h
		}
	}
	most := 0
	for f := range hand {
		// Among equally frequent faces one whose row is open, then the highest.
		if hand[f] > 0 && (hand[f] > hand[most] || hand[f] == hand[most] && (t.wants(t.game.Layout.FaceRow(f+1)) || !t.wants(t.game.Layout.FaceRow(most+1)))) {
			most = f
		}
	}
	var kept dice.Hand
	if hand[most] <= 2 && t.pictureOpen(dice.Straight) {
		for from := range 2 {
			run := dice.Hand{}
			for f := from; f < from+5; f++ {
				run[f] = min(hand[f], 1)
			}
			if run.Len() == 4 {
				return turn.KeepOf(run)
			}
		}
	}
	if hand[most] == 2 && t.pictureOpen(dice.FullHouse) {
		for f := range hand {
			if hand[f] == 2 {
				kept[f] = 2
			}
		}
		if kept.Len() == 4 {
			return turn.KeepOf(kept)
		}
		kept = dice.Hand{}
	}
	kept[most] = hand[most]
	if kept.Len() == dice.N {
		return turn.FirstHand + h
	}
	return turn.KeepOf(kept)
}

// pictureOpen tells whether a row is open that a straight, or a full house,
// scores in.
func (t *Thumb) pictureOpen(p dice.Pattern) bool {
	var hand dice.Hand
	switch p {
	case dice.Straight:
		hand = dice.Hand{1, 1, 1, 1, 1, 0}
	case dice.FullHouse:
		hand = dice.Hand{3, 2}
	}
	for row := range t.game.Layout.Rows {
		if t.game.Layout.Face(row) == 0 && t.wants(row) && t.points(row, turn.HandOf(hand), false) > 0 {
			return true
		}
	}
	return false
}

func (t *Thumb) points(row, h int, served bool) int {
	return t.game.Layout.Points[row][t.game.Layout.Result(row, h, served)]
}

// Entry is column.Player.Entry.
func (t *Thumb) Entry(h int, served bool) (row, col, result int) {
	row = -1
	best := 0
	for r := range t.game.Layout.Rows {
		if !t.wants(r) {
			continue
		}
		merit := t.merit(r, h, served)
		if row < 0 || merit > best {
			row, best = r, merit
		}
	}
	return row, t.column(row, t.good(row, h, served)), t.game.Layout.Result(row, h, served)
}

// merit is how much better the result is than a satisfactory one for the row, in
// half points.
func (t *Thumb) merit(row, h int, served bool) int {
	points := 2 * t.points(row, h, served)
	if f := t.game.Layout.Face(row); f != 0 {
		return points - 5*int(f)
	}
	if points > 0 {
		return points
	}
	// The row that is hardest to score in is struck first.
	top := t.game.Layout.Points[row][t.game.Layout.Count[row]-1]
	return -44 + top/5
}

// good grades a result: 0 poor, 1 fair, 2 good enough for the most valuable
// column, which is a combination, four of a face or three ones.
func (t *Thumb) good(row, h int, served bool) int {
	f := t.game.Layout.Face(row)
	if f == 0 {
		if t.points(row, h, served) > 0 {
			return 2
		}
		return 0
	}
	switch n := turn.Hand(h).Count(f); {
	case n >= 4 || n == 3 && f == 1:
		return 2
	case n == 3 || n == 2 && f == 1:
		return 1
	}
	return 0
}

func (t *Thumb) fair(row, h int, served bool) bool { return t.good(row, h, served) == 2 }

// column is the open column that suits a result of this grade best.
func (t *Thumb) column(row, good int) int {
	want := good * (len(t.order) - 1) / 2
	for d := range len(t.order) {
		for _, at := range [2]int{want + d, want - d} {
			if at >= 0 && at < len(t.order) && t.open[t.order[at]]>>row&1 == 1 {
				return t.order[at]
			}
		}
	}
	return 0
}
