package solver

import (
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/exact"
	"serviert/engine/escalero/solver/turn"
)

// Brain is what the players of one game share. It is not safe for concurrent
// use. Make it once for a set of rules; Prepare it in slices, or let the first
// question do so at once.
type Brain struct {
	rules   escalero.Rules
	parties int
	hands   int
	game    *column.Game
	nets    *column.Nets
	learned bool         // nets are trained for these rules
	ending  bool         // the end of a game is prepared
	sheet   *exact.Sheet // games by difference that are solved, else nil

	model   *column.Learned
	many    *column.Many // between three and more parties
	others  [escalero.MaxParties]column.Side
	entries column.Entries
	turn    turn.Turn // the turn that runs
	second  turn.Turn // scratch: the second turn of an entry
	flow    turn.Flow
	choice  column.Choice
	asked   question
	number  int // counts the questions asked, to know what belongs to which
	// odds are the chances of columns after each entry, of question oddsFor.
	odds      [escalero.MaxColumns][escalero.MaxRows][turn.Scores]column.Odds
	oddsKnown [escalero.MaxColumns][escalero.MaxRows][turn.Scores]bool
	oddsFor   int
	// ends are where each throw is written, of question endsFor.
	ends    [2][turn.Hands]end
	endsFor int
}

// question is the entry that Brain has valued: it is asked again for each
// throw of a turn.
type question struct {
	valid  bool
	mover  engine.Player
	sheets [escalero.MaxParties]escalero.Sheet
	second bool
	first  escalero.Turn
	by     valuer
}

// NewBrain makes a brain for the game a state belongs to. It is cheap; the
// tables are computed by Prepare or when first needed.
func NewBrain(s escalero.State) *Brain {
	b := &Brain{rules: s.Rules(), parties: s.Parties(), hands: s.Hands(), nets: new(column.Nets)}
	b.game = column.NewGame(b.rules)
	b.game.Hands = b.hands
	if b.rules.Settlement.ByColumns {
		b.nets = Weights(b.rules, b.hands)
		b.learned = b.nets.Used > 0
		b.model = &column.Learned{Game: b.game, Nets: b.nets, Full: true}
		b.many = &column.Many{Game: b.game, Nets: b.nets}
		return b
	}
	rules := b.rules
	rules.DoubleHand = b.hands == 2
	if sheet, err := exact.New(rules); err == nil && sheet.States() <= exact.MaxTwoTurns {
		b.sheet = sheet
	}
	return b
}

// Fits tells whether the brain is made for the game of a state.
func (b *Brain) Fits(s escalero.State) bool {
	o := s.Rules()
	if len(o.Rows) != len(b.rules.Rows) || s.Parties() != b.parties || s.Hands() != b.hands ||
		o.Settlement != b.rules.Settlement || len(o.Columns) != len(b.rules.Columns) {
		return false
	}
	for i, c := range o.Columns {
		if c != b.rules.Columns[i] {
			return false
		}
	}
	return o.Value("straight") == b.rules.Value("straight") &&
		o.Value("grande-served") == b.rules.Value("grande-served") &&
		o.Value("double-grande") == b.rules.Value("double-grande") &&
		o.Row("X") == b.rules.Row("X")
}

// Prepare computes up to n table entries, each some 10 to 20 microseconds
// natively (with two turns an entry and a game by difference up to half a
// millisecond), and tells whether all tables are there. A screen calls it with
// a small n between frames; without it the first decision takes it all.
func (b *Brain) Prepare(n int) bool {
	if b.sheet != nil {
		return b.sheet.Step(n)
	}
	b.game.Tables.Want()
	return b.game.Tables.Step(n)
}

// PrepareFor is Prepare for what a position needs and what may follow from it.
// Late in a game that is soon done.
func (b *Brain) PrepareFor(s escalero.State, n int) bool {
	if b.sheet != nil {
		return b.sheet.Step(n)
	}
	var open []uint16
	cells := 0
	for p := range b.parties {
		sheet := s.Sheet(engine.Player(p + 1))
		side := b.side(&sheet)
		open = append(open, side.Open[:b.game.Columns]...)
		cells += side.Cells()
	}
	if !b.game.Tables.Ready() {
		b.game.Tables.Want(open...)
		if !b.game.Tables.Step(n) {
			return false
		}
	}
	if b.ending || b.model == nil || b.parties > 2 || cells > late {
		return true
	}
	if n > 0 {
		// The model prepares for the end of a game when it first meets one.
		b.ending = true
		var p column.Pos
		p.Me.Open[0] = 1
		b.model.Entries(&p, &b.entries)
		b.asked.valid = false
	}
	return b.ending
}

// late is how few cells on both sheets are still open when what is needed for
// the end of a game is prepared: a few milliseconds, better spent before
// somebody waits.
const late = 10

// Adopt takes over what another brain has computed that is the same for both:
// tables belong to the rows of a sheet, whoever plays for what.
func (b *Brain) Adopt(from *Brain) {
	if from != nil && *b.game.Layout == *from.game.Layout {
		b.game.Tables = from.game.Tables
	}
}

// ready computes whatever is missing for a position.
func (b *Brain) ready(s *escalero.State) {
	for !b.PrepareFor(*s, 1<<20) {
	}
}

// Exact tells whether what the brain says is the exact optimum: games settled
// by difference whose sheet is solved. All other values are estimates.
func (b *Brain) Exact() bool { return b.sheet != nil }

// Learned tells whether a network trained by self-play for these rules
// corrects the estimates.
func (b *Brain) Learned() bool { return b.learned }

// side packs a sheet. A column filled downwards opens cell by cell.
func (b *Brain) side(sheet *escalero.Sheet) (s column.Side) {
	for c := range b.rules.Columns {
		for row := range b.rules.Rows {
			if sheet.Open(b.rules, c, row) {
				s.Open[c] |= 1 << row
			}
		}
		s.Sum[c] = int16(sheet.Plain(b.rules, c))
	}
	return s
}

// pos packs a game of two parties, seen by p.
func (b *Brain) pos(s *escalero.State, p engine.Player) column.Pos {
	me, opp := s.Sheet(p), s.Sheet(3-p)
	return column.Pos{Me: b.side(&me), Opp: b.side(&opp)}
}

// table packs a game of more parties, seen by p. The others are overwritten by
// the next call.
func (b *Brain) table(s *escalero.State, p engine.Player) (t column.Table) {
	sheet := s.Sheet(p)
	t.Me = b.side(&sheet)
	t.Others = b.others[:b.parties-1]
	for i := range t.Others {
		sheet := s.Sheet(engine.Player((int(p)+i)%b.parties + 1))
		t.Others[i] = b.side(&sheet)
	}
	return t
}

// valuer is a way to value entries; each level has one.
type valuer int

const (
	byBest   valuer = iota + 1 // everything the brain knows
	byColumn                   // the column model with spare turns
	byPoints                   // points alone, column by column
)

// question is what think is asked in a state.
func (b *Brain) question(s *escalero.State, by valuer) question {
	q := question{valid: true, mover: s.Writer(), second: s.Second(), first: s.First(), by: by}
	for i := range b.parties {
		q.sheets[i] = s.Sheet(engine.Player(i + 1))
	}
	return q
}

// think values the entry that is next in s, unless it did so last time, and
// returns the open cells of who makes it.
func (b *Brain) think(s *escalero.State, by valuer) column.Side {
	b.ready(s)
	mover := s.Writer()
	sheet := s.Sheet(mover)
	side := b.side(&sheet)
	q := b.question(s, by)
	if q == b.asked {
		return side
	}
	b.asked = q
	b.number++
	b.value(s, mover, &sheet, &side, by)
	b.game.Choose(&side, &b.entries, &b.choice)
	b.turn.Fill(b.game.Layout, b.choice.Open, &b.choice.Worth)
	switch {
	case s.Second():
		_, _, _, v := b.entry(s.First())
		b.turn.Floor(v)
	case b.hands == 2:
		b.turn.BestOfTwo(&b.second, 0)
	}
	b.turn.Solve()
	return side
}

// value fills b.entries.
func (b *Brain) value(s *escalero.State, mover engine.Player, sheet *escalero.Sheet, side *column.Side, by valuer) {
	if !b.rules.Settlement.ByColumns {
		b.points(sheet, side, by)
		return
	}
	switch {
	case by == byPoints:
		p := column.Pos{Me: *side}
		column.Points{Game: b.game}.Entries(&p, &b.entries)
	case b.parties > 2:
		t := b.table(s, mover)
		if by == byBest {
			b.many.Entries(&t, &b.entries)
		} else {
			without := column.Many{Game: b.game}
			without.Entries(&t, &b.entries)
		}
	case by == byColumn:
		p := b.pos(s, mover)
		column.Spare{Game: b.game}.Entries(&p, &b.entries)
	default:
		p := b.pos(s, mover)
		b.model.Entries(&p, &b.entries)
	}
}

// usual is what one turn brings in a row on average when it is spent on that
// row alone: what one would be content with.
func (b *Brain) usual(row int) float64 {
	if b.sheet != nil {
		return b.sheet.Usual(row)
	}
	return b.game.Usual(row)
}

// points values entries by the points they bring, now and later, more than
// leaving the cell: in a game settled by difference. Strong compares with what
// a row usually brings; Casual does so half-heartedly, and takes what is there.
func (b *Brain) points(sheet *escalero.Sheet, side *column.Side, by valuer) {
	for c := range b.rules.Columns {
		for row := range b.rules.Rows {
			if side.Open[c]>>row&1 == 0 {
				continue
			}
			next := *sheet
			next[c][row].Written = true
			rest := 0.0
			switch {
			case by == byBest && b.sheet != nil:
				rest = b.sheet.Rest(&next).Mean - b.sheet.Rest(sheet).Mean
			case by == byBest || by == byColumn && b.sheet == nil:
				rest = b.game.Apart(side, c, row)
			case by == byColumn:
				rest = -b.usual(row)
			default:
				rest = -b.usual(row) / 2
			}
			for k := range b.game.Layout.Count[row] {
				b.entries[c][row][k] = float32(float64(b.game.Layout.Points[row][k]) + rest)
			}
		}
	}
}

// entry is the best cell for a result, and what it is worth.
func (b *Brain) entry(t escalero.Turn) (row, col, result int, value float64) {
	return b.choice.Entry(b.game.Layout, turn.HandOf(t.Dice.Hand()), t.Served)
}
