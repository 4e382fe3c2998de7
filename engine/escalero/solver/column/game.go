// Package column plays dice poker settled column by column: positions packed
// into a few words, models that value them in game points, and neural networks
// trained by self-play that correct the best of the models.
//
// To maximise points is a poor strategy here: a column is won by one point as
// well as by fifty, and winning all columns pays extra. A model estimates the
// equity, the expected payoff in game points at stake 1.
//
// A model values afterstates: positions right after an entry, before the other
// side throws. The turn itself is solved exactly by package turn.
//
// The models, each better than the one before: Greedy, Points, Plain, Spare, and
// Learned, without networks and with them. Many is for three and more parties.
// A Solver plays turns by a model; Play simulates games.
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

// Game is a variant settled by columns, prepared for the models. Rows, columns
// and results are numbered from 0.
type Game struct {
	Layout  *turn.Layout // the rows and what they score
	Columns int          // number of columns, 1 to 3
	// Value is what each column pays, in game points.
	Value [columns]float32
	// Sweep is what winning all columns pays on top of their values.
	Sweep float32
	// Unit is by how much more columns pay than usual, see escalero.Rules.Unit.
	Unit float32
	// Orders are those of the columns in which each place pays the same: one where all
	// columns pay something else.
	Orders []Order
	// All has a bit set for each row.
	All uint16
	// Hands is the number of turns per entry, of whose results the better is
	// written: 1, or 2 for pairs and double hand.
	Hands int
	// Tables are the points still to come in single columns; call their Build
	// before playing.
	Tables *Tables
	// share is the part of the other columns' open cells that a column may use
	// for passing, see Spare.
	share [columns]float32
}

// Spare lets a column pass a share of the cells still open in the other
// columns: slope * its value / sum of the values - offset, which is 0.10, 0.24
// and 0.50 for the columns 1-2-4. Both numbers were chosen by trial when the
// model was built; no measurement was kept. TestShares plays others against
// them, 3,000 games of Escalero each: without passing (0, 0) Spare loses 1.15
// +- 0.06 game points a game, with (0.5, 0) 0.30 +- 0.05, with (0.7, 0.03) 0.15
// +- 0.05, with (0.93, 0.1) 0.10 +- 0.05; (0.93, 0), (1, 0) and (1.1, 0.03) win
// 0.06, 0.06 and 0.04, each +- 0.05. The optimum is flat, and these lie on it or
// just below.
const (
	shareSlope  = 0.93
	shareOffset = 0.03
)

// NewGame prepares a variant without Down columns. The models that reckon in
// game points need it settled by columns.
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
	g.Unit = float32(r.Unit())
	for i, c := range r.Columns {
		g.Value[i] = float32(c.Value)
		g.share[i] = max(0, shareSlope*float32(c.Value)/float32(sum)-shareOffset)
	}
	g.Sweep = float32(r.Settlement.SweepBonus + (max(1, r.Settlement.SweepFactor)-1)*sum)
	if r.DoubleHand {
		g.Hands = 2
	}
	g.Orders = g.orders()
	g.Tables = newTables(g.Layout)
	return g
}

// Side is one party's sheet.
type Side struct {
	Open [columns]uint16 // by column, a bit for each open row
	Sum  [columns]int16  // by column, the points written
}

// Cells is the number of open cells.
func (s *Side) Cells() int {
	return bits.OnesCount16(s.Open[0]) + bits.OnesCount16(s.Open[1]) + bits.OnesCount16(s.Open[2])
}

// Write writes a result, numbered as in turn.Layout, into an open cell.
func (s *Side) Write(g *Game, col, row, result int) {
	s.Open[col] &^= 1 << row
	s.Sum[col] += int16(g.Layout.Points[row][result])
}

// Pos is a position between two parties, as one of them sees it.
type Pos struct {
	Me  Side // the party whose view it is
	Opp Side // the opponent
}

// passes is how many turns a column with own open cells may pass while the other
// columns have other open cells. With two turns per entry the unused turn is
// about as good as a pass: exactly so for the last cell, and four passes for
// five such turns give an empty column the value it has with two turns.
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

// Swap is the position as the other side sees it.
func (p Pos) Swap() Pos { return Pos{p.Opp, p.Me} }

// Over tells whether no cell is open.
func (p *Pos) Over() bool { return p.Me.Open == [columns]uint16{} && p.Opp.Open == [columns]uint16{} }

// Payoff is what Me has won in a finished position, in game points.
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

// Entries is a value for each result in each cell, by column, row and result.
type Entries [columns][rows][scores]float32

// Model values entries.
type Model interface {
	// Entries sets v, for the open cells of p.Me, to the value for Me of the
	// position after the entry. Other elements are left as they are.
	Entries(p *Pos, v *Entries)
}

// Choice is the best column for each row and result.
type Choice struct {
	Worth  turn.Worth          // value of the entry in the best column
	Column [rows][scores]uint8 // the best column
	Open   uint                // a bit for each row that is open in some column
}

// Choose sets c to the best column for each row and result.
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

// Solver plays turns by a model. Not for concurrent use.
type Solver struct {
	Game  *Game // what is played
	Model Model // may be nil for SolveTable
	// Knots is how finely the first of two turns is valued, see
	// turn.Turn.BestOfTwo; 0 is exactly.
	Knots   int
	Turn    turn.Turn // the turn solved last
	Choice  Choice    // its entries
	entries Entries
	work    turn.Turn
	first   throw // of the first of two turns, once it is over
}

// throw is five dice on the table.
type throw struct {
	hand   int
	served bool
	known  bool
}

// Solve solves the turn that Me is about to take and returns its equity. Turn and
// Choice then say how to play it.
func (s *Solver) Solve(p *Pos) float64 {
	s.Model.Entries(p, &s.entries)
	return s.solve(&p.Me)
}

// SolveTable is Solve for three and more parties, by m instead of Model.
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

// Second solves the second of two turns after the first has ended with this
// throw, and returns its equity.
func (s *Solver) Second(h int, served bool) float64 {
	_, _, _, have := s.Choice.Entry(s.Game.Layout, h, served)
	s.first = throw{h, served, true}
	s.Turn.Fill(s.Game.Layout, s.Choice.Open, &s.Choice.Worth)
	s.Turn.Floor(have)
	return s.Turn.Solve()
}

// Entry is the best cell for a throw, or for that of the first turn if that is
// worth more: row, column, number of the result there, and value.
func (s *Solver) Entry(h int, served bool) (row, col, result int, value float64) {
	row, col, result, value = s.Choice.Entry(s.Game.Layout, h, served)
	if s.first.known {
		if r, c, k, v := s.Choice.Entry(s.Game.Layout, s.first.hand, s.first.served); v >= value {
			return r, c, k, v
		}
	}
	return row, col, result, value
}

// Value is the model's value of an entry of the turn solved last.
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

// Apart is the change of the points still to come when a row of a column is
// written, each column taken by itself with some turns to pass. It is for games
// settled by the difference of several columns, where it does not matter which
// column the points are in.
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

// Rest is about how many points are still to come on a sheet that is played for
// points, each column taken by itself with some turns to pass.
func (g *Game) Rest(s *Side) float64 {
	cells := s.Cells()
	sum := float32(0)
	for c := range g.Columns {
		own := count(s.Open[c])
		sum += g.Tables.at(s.Open[c], float32(g.Hands-1)*float32(own)+0.2*float32(cells-own)).mean
	}
	return float64(sum)
}

// Usual is the expected points of a turn played for one row alone.
func (g *Game) Usual(row int) float64 { return float64(g.Tables.rest[0][1<<row].mean) }
