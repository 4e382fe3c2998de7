package solver

import (
	"math/bits"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Child is the level Beginner. It plays like a child that knows the rules: it
// throws for what is open and takes what shines. It never sees columns, other
// sheets or what a row may still bring, and computes no probabilities. It is a
// column.Player.
type Child struct {
	game *column.Game
	open [escalero.MaxColumns]uint16
	rows uint16 // open in some column
	// row is, by pattern, the open combination row in which a hand of that
	// pattern scores most without being served; -1 for none. What pays only
	// served is nothing to keep dice for.
	row [dice.Five + 1]int
}

// patterns is a hand of each pattern.
var patterns = [dice.Five + 1]dice.Hand{
	dice.None:      {1, 1, 1, 1, 0, 1},
	dice.Straight:  {1, 1, 1, 1, 1, 0},
	dice.FullHouse: {3, 2},
	dice.Four:      {4, 1},
	dice.Five:      {5},
}

// NewChild makes a Child for a variant.
func NewChild(g *column.Game) *Child { return &Child{game: g} }

// Begin is column.Player.Begin.
func (c *Child) Begin(p *column.Pos) {
	c.open, c.rows = p.Me.Open, 0
	for _, open := range c.open {
		c.rows |= open
	}
	for p, hand := range patterns {
		c.row[p] = c.shining(turn.HandOf(hand), false)
	}
}

// wants tells whether a row is open in some column.
func (c *Child) wants(row int) bool { return row >= 0 && c.rows>>row&1 == 1 }

func (c *Child) points(row, h int, served bool) int {
	return c.game.Layout.Points[row][c.game.Layout.Result(row, h, served)]
}

// shining is the open combination row in which a throw scores most, -1 for none.
func (c *Child) shining(h int, served bool) int {
	best, most := -1, 0
	for row := range c.game.Layout.Rows {
		if c.game.Layout.Face(row) == 0 && c.wants(row) {
			if points := c.points(row, h, served); points > most {
				best, most = row, points
			}
		}
	}
	return best
}

// alike is the row for which dice of one face are kept when that of the face is
// written, -1 for none.
func (c *Child) alike() int {
	for _, p := range [...]dice.Pattern{dice.Four, dice.FullHouse, dice.Five} {
		if c.row[p] >= 0 {
			return c.row[p]
		}
	}
	return -1
}

// Keep is column.Player.Keep.
func (c *Child) Keep(h int, served bool, _ int) int {
	keep, _ := c.aim(h, served)
	return keep
}

// aim is what the child keeps of a throw, and the row it throws for: -1 where it
// keeps nothing, because no die is of use for an open row.
func (c *Child) aim(h int, served bool) (keep, row int) {
	if row = c.shining(h, served); row >= 0 { // what shines is not broken up
		return turn.FirstHand + h, row
	}
	hand, alike := turn.Hand(h), c.alike()
	most := -1 // the face there is most of, among those with an open row
	pair := -1 // the same among all that show twice or more
	for f, n := range hand {
		if n > 0 && c.wants(c.game.Layout.FaceRow(f+1)) && (most < 0 || n >= hand[most]) {
			most = f
		}
		if n > 1 && (pair < 0 || n >= hand[pair]) {
			pair = f
		}
	}
	if alike >= 0 && pair >= 0 && hand[pair] >= 3 { // halfway to a poker
		return turn.KeepOf(only(hand, pair)), alike
	}
	if row = c.row[dice.Straight]; row >= 0 && (most < 0 && (alike < 0 || pair < 0) || run(hand).Len() == 4) {
		return turn.KeepOf(run(hand)), row
	}
	if row = c.row[dice.FullHouse]; row >= 0 {
		if two := pairs(hand); two.Len() == 4 {
			return turn.KeepOf(two), row
		}
	}
	switch {
	case most >= 0:
		return turn.KeepOf(only(hand, most)), c.game.Layout.FaceRow(most + 1)
	case alike >= 0 && pair >= 0:
		return turn.KeepOf(only(hand, pair)), alike
	}
	return 0, -1
}

// only is the dice of one face.
func only(hand dice.Hand, face int) (kept dice.Hand) {
	kept[face] = hand[face]
	return kept
}

// pairs is the dice of all faces that show exactly twice.
func pairs(hand dice.Hand) (kept dice.Hand) {
	for f, n := range hand {
		if n == 2 {
			kept[f] = 2
		}
	}
	return kept
}

// run is the most dice that fit into a straight.
func run(hand dice.Hand) (best dice.Hand) {
	for from := range 2 {
		var kept dice.Hand
		for f := from; f < from+5; f++ {
			kept[f] = min(hand[f], 1)
		}
		if kept.Len() > best.Len() {
			best = kept
		}
	}
	return best
}

// Entry is column.Player.Entry.
func (c *Child) Entry(h int, served bool) (row, col, result int) {
	row, best := -1, 0
	for r := range c.game.Layout.Rows {
		if !c.wants(r) {
			continue
		}
		if merit := c.merit(r, h, served); row < 0 || merit > best {
			row, best = r, merit
		}
	}
	return row, c.column(row), c.game.Layout.Result(row, h, served)
}

// column is the emptiest column in which a row is open, whatever it is worth.
func (c *Child) column(row int) (col int) {
	most := 0
	for i, open := range c.open {
		if n := bits.OnesCount16(open); open>>row&1 == 1 && n > most {
			col, most = i, n
		}
	}
	return col
}

// merit is how good a result looks to the child: its points, beyond two dice in a
// face row. A zero in a combination looks like 11 to 15 points lost, least in the
// row that is hardest to score in, so that low faces are struck before it and
// high ones after it.
func (c *Child) merit(row, h int, served bool) int {
	points := c.points(row, h, served)
	if f := c.game.Layout.Face(row); f != 0 {
		return points - 2*int(f)
	}
	if points > 0 {
		return points
	}
	top := c.game.Layout.Points[row][c.game.Layout.Count[row]-1]
	return -10 - 100/top
}

// fair is a result that is written without a second turn: a combination, four of a
// face or three ones.
func (c *Child) fair(row, h int, served bool) bool {
	f := c.game.Layout.Face(row)
	if f == 0 {
		return c.points(row, h, served) > 0
	}
	n := turn.Hand(h).Count(f)
	return n >= 4 || n == 3 && f == 1
}
