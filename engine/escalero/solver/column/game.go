// Package column plays dice poker settled column by column, between two
// parties: positions packed into a few words, models that value them in game
// points, and a value learned by self-play on top.
//
// The strategy that maximises points is a poor one here: a column is won by
// one point as well as by fifty, and all columns together pay extra. What a
// model gives is the equity: the game points one can expect, stake 1.
//
// Positions are valued right after an entry, when the other side is to throw;
// the turn solver does the rest exactly.
package column

import (
	"math/bits"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
)

const (
	columns = escalero.MaxColumns
	rows    = escalero.MaxRows
	scores  = turn.Scores
)

// Game is a variant settled by columns, prepared.
type Game struct {
	Layout  *turn.Layout
	Columns int
	// Value is what each column pays.
	Value [columns]float32
	// Sweep is what winning all columns pays on top of their values.
	Sweep float32
	// All has a bit for each row.
	All uint16
	// Hands is how many turns an entry has, of which the best result is
	// written: 1, or 2 for pairs and double hand.
	Hands int
	// Tables is what single columns still bring; Build them before playing.
	Tables *Tables
	// share is how much of the other columns' open cells a column may use up
	// for passing, see Spare.
	share [columns]float32
}

// NewGame prepares a variant; its columns must all be free and settled by
// column.
func NewGame(r escalero.Rules) *Game {
	g := &Game{
		Layout:  turn.NewLayout(r),
		Columns: len(r.Columns),
		Hands:   1,
		All:     1<<len(r.Rows) - 1,
	}
	sum := 0
	for _, c := range r.Columns {
		sum += c.Value
	}
	for i, c := range r.Columns {
		g.Value[i] = float32(c.Value)
		g.share[i] = max(0, 0.93*float32(c.Value)/float32(sum)-0.03)
	}
	g.Sweep = float32(r.Settlement.SweepBonus + (max(1, r.Settlement.SweepFactor)-1)*sum)
	if r.DoubleHand {
		g.Hands = 2
	}
	g.Tables = newTables(g.Layout)
	return g
}

// Side is one party's sheet: which rows are open in each column, and the sum
// of what is written there.
type Side struct {
	Open [columns]uint16
	Sum  [columns]int16
}

// Cells is how many cells are open.
func (s *Side) Cells() int {
	return bits.OnesCount16(s.Open[0]) + bits.OnesCount16(s.Open[1]) + bits.OnesCount16(s.Open[2])
}

// Write enters a result.
func (s *Side) Write(g *Game, col, row, result int) {
	s.Open[col] &^= 1 << row
	s.Sum[col] += int16(g.Layout.Points[row][result])
}

// Pos is a position between two parties, seen by one of them.
type Pos struct{ Me, Opp Side }

// passes is how many turns a column with own open cells may pass, the other
// columns having other open cells. With two turns an entry the turn not used
// is about as good as one passed: exactly so for the last cell, and four passes
// for five such turns make an empty column what it is with two turns.
func (g *Game) passes(col, own, other int) float32 {
	j := g.share[col] * float32(other)
	if g.Hands == 2 && own > 0 {
		j += 0.2 + 0.8*float32(own)
	}
	return j
}

// Start is the empty position.
func (g *Game) Start() (p Pos) {
	for c := range g.Columns {
		p.Me.Open[c], p.Opp.Open[c] = g.All, g.All
	}
	return p
}

// Swap is the position seen by the other side.
func (p Pos) Swap() Pos { return Pos{p.Opp, p.Me} }

// Over tells whether nothing is open.
func (p *Pos) Over() bool { return p.Me.Open == [columns]uint16{} && p.Opp.Open == [columns]uint16{} }

// Payoff is what Me has won in a finished position.
func (g *Game) Payoff(p *Pos) float32 {
	total, wins, losses := float32(0), 0, 0
	for c := range g.Columns {
		switch d := p.Me.Sum[c] - p.Opp.Sum[c]; {
		case d > 0:
			total, wins = total+g.Value[c], wins+1
		case d < 0:
			total, losses = total-g.Value[c], losses+1
		}
	}
	switch g.Columns {
	case wins:
		total += g.Sweep
	case losses:
		total -= g.Sweep
	}
	return total
}

// Entries is a value for each result in each cell that can be written.
type Entries [columns][rows][scores]float32

// Model values entries.
type Model interface {
	// Entries fills v for the open cells of p.Me, who has thrown: what the
	// position is worth to Me once the result is written.
	Entries(p *Pos, v *Entries)
}

// Choice is, for each row and result, the best column to write it in and what
// that is worth.
type Choice struct {
	Worth  turn.Worth
	Column [rows][scores]uint8
	Open   uint // rows that are open in some column
}

// Choose reduces entries to the best column for each.
func (g *Game) Choose(s *Side, v *Entries, c *Choice) {
	c.Open = 0
	for col := range g.Columns {
		open := s.Open[col]
		for row := 0; open != 0; row, open = row+1, open>>1 {
			if open&1 == 0 {
				continue
			}
			first := c.Open>>row&1 == 0
			c.Open |= 1 << row
			for k := range g.Layout.Count[row] {
				if w := float64(v[col][row][k]); first || w > c.Worth[row][k] {
					c.Worth[row][k] = w
					c.Column[row][k] = uint8(col)
				}
			}
		}
	}
}

// Solver plays turns by a model.
type Solver struct {
	Game  *Game
	Model Model
	// Knots is how exactly the first of two turns is valued, see
	// turn.BestOfTwo; 0 is exact.
	Knots   int
	Turn    turn.Turn
	Choice  Choice
	entries Entries
	work    turn.Turn
	first   throw // of the first of two turns, once it is over
}

// throw is five dice as they lie.
type throw struct {
	hand   int
	served bool
	known  bool
}

// Solve values the turn that Me is about to take and returns its equity. The
// turn can then be read from Turn and Choice.
func (s *Solver) Solve(p *Pos) float64 {
	s.Model.Entries(p, &s.entries)
	return s.solve(&p.Me)
}

// SolveTable is Solve between three and more parties, by m instead of Model.
func (s *Solver) SolveTable(t *Table, m *Many) float64 {
	m.Entries(t, &s.entries)
	return s.solve(&t.Me)
}

func (s *Solver) solve(me *Side) float64 {
	s.Game.Choose(me, &s.entries, &s.Choice)
	s.first = throw{}
	s.Turn.Fill(s.Game.Layout, s.Choice.Open, &s.Choice.Worth)
	if s.Game.Hands == 2 {
		s.Turn.BestOfTwo(&s.work, s.Knots)
	}
	return s.Turn.Solve()
}

// Second goes on to the second of two turns, the first having ended with this
// throw, and returns the equity.
func (s *Solver) Second(h int, served bool) float64 {
	_, _, _, have := s.Choice.Entry(s.Game.Layout, h, served)
	s.first = throw{h, served, true}
	s.Turn.Fill(s.Game.Layout, s.Choice.Open, &s.Choice.Worth)
	s.Turn.Floor(have)
	return s.Turn.Solve()
}

// Entry is the best cell for a throw, or for that of the first turn if it is
// worth more: row, column, the number of the result there, and the value.
func (s *Solver) Entry(h int, served bool) (row, col, result int, value float64) {
	row, col, result, value = s.Choice.Entry(s.Game.Layout, h, served)
	if s.first.known {
		if r, c, k, v := s.Choice.Entry(s.Game.Layout, s.first.hand, s.first.served); v >= value {
			return r, c, k, v
		}
	}
	return row, col, result, value
}

// Value is what the model says of an entry of the turn that was solved last.
func (s *Solver) Value(row, col, result int) float64 {
	return float64(s.entries[col][row][result])
}

// Entry is the best cell for a throw, and its value.
func (c *Choice) Entry(l *turn.Layout, h int, served bool) (row, col, result int, value float64) {
	row = -1
	for r := range l.Rows {
		if c.Open>>r&1 == 0 {
			continue
		}
		k := l.Result(r, h, served)
		if w := c.Worth[r][k]; row < 0 || w > value {
			row, col, result, value = r, int(c.Column[r][k]), k, w
		}
	}
	return row, col, result, value
}

// Apart is what a side loses on points still to come by writing a row of a
// column, each column taken by itself with some turns to pass: for games
// settled by the difference of several columns, where nothing is won by
// putting points into one column rather than another.
func (g *Game) Apart(s *Side, col, row int) float64 {
	cells := s.Cells()
	sum := float32(0)
	for c := range g.Columns {
		open := s.Open[c]
		own := count(open)
		j := float32(g.Hands-1) * float32(own)
		before := g.Tables.at(open, j+0.2*float32(cells-own)).mean
		after := g.Tables.at(open, j+0.2*float32(cells-own-1)).mean
		if c == col {
			after = g.Tables.at(open&^(1<<row), j+0.2*float32(cells-own)).mean
		}
		sum += after - before
	}
	return float64(sum)
}

// Rest is about how many points a sheet still brings that is played for
// points, its columns taken by themselves with some turns to pass.
func (g *Game) Rest(s *Side) float64 {
	cells := s.Cells()
	sum := float32(0)
	for c := range g.Columns {
		own := count(s.Open[c])
		sum += g.Tables.at(s.Open[c], float32(g.Hands-1)*float32(own)+0.2*float32(cells-own)).mean
	}
	return float64(sum)
}

// Usual is what one turn brings in a row on average.
func (g *Game) Usual(row int) float64 { return float64(g.Tables.rest[0][1<<row].mean) }
