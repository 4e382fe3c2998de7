package solver

import (
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/exact"
	"serviert/engine/escalero/solver/turn"
)

// Brain is what the players of one game share. Make it once for a set of rules.
// Its tables are computed by Prepare, in slices, or by the first question, at
// once. A Brain is not safe for concurrent use.
type Brain struct {
	rules   escalero.Rules
	parties int
	hands   int
	// efficiency is the cube efficiency at the start of a game, see contra.go.
	efficiency float64

	game    *column.Game
	nets    *column.Nets
	learned bool         // nets are trained, for these rules or similar ones
	ending  bool         // endgame tables are prepared
	sheet   *exact.Sheet // the solved sheet of a game by difference, else nil
	// left is what is left of sheets, solved, in a game by difference whose whole
	// sheet is too large; the one used last comes last.
	left []*exact.Sheet

	model   *column.Learned
	ahead   *column.Ahead // with networks for two parties and one turn per entry, else nil
	many    *column.Many  // for three and more parties
	others  [escalero.MaxParties]column.Side
	turned  [escalero.MaxParties]column.Side // those of a table arranged otherwise
	entries column.Entries
	turn    turn.Turn // the current turn, solved for asked
	second  turn.Turn // scratch: the second turn of an entry
	flow    turn.Flow
	choice  column.Choice
	asked   question // the question answered last
	number  int      // its number, to tell what is cached for it
	// odds are the chances of columns after each entry, for question oddsFor.
	odds      [escalero.MaxColumns][escalero.MaxRows][turn.Scores]column.Odds
	oddsKnown [escalero.MaxColumns][escalero.MaxRows][turn.Scores]bool
	oddsFor   int
	// ends are where each throw is written, for question endsFor.
	ends    [2][turn.Hands]end
	endsFor int
}

// question identifies an entry that has been valued, which is then looked up for
// each throw of its turn.
type question struct {
	valid  bool
	mover  engine.Player
	sheets [escalero.MaxParties]escalero.Sheet
	second bool
	first  escalero.Turn
	by     valuer
}

// NewBrain makes a brain for the game of a state. It is cheap: tables are
// computed by Prepare or when first needed.
func NewBrain(s escalero.State) *Brain {
	b := &Brain{rules: s.Rules(), parties: s.Parties(), hands: s.Hands(), efficiency: efficiency, nets: new(column.Nets)}
	b.game = column.NewGame(b.rules)
	b.game.Hands = b.hands
	if b.rules.Settlement.ByColumns {
		b.nets = Weights(b.rules, b.hands)
		b.learned = b.nets.Used > 0
		b.model = &column.Learned{Game: b.game, Nets: b.nets, Full: true}
		b.many = &column.Many{Game: b.game, Nets: b.nets}
		if b.learned && b.parties == 2 && b.hands == 1 {
			b.ahead = Ahead(b.model)
		}
		if b.parties > 2 {
			b.many.More = WeightsForMore(b.rules, b.hands)
		}
		return b
	}
	rules := b.rules
	rules.DoubleHand = b.hands == 2
	if sheet, err := exact.New(rules); err == nil && sheet.States() <= exact.MaxTwoTurns {
		b.sheet = sheet
	}
	return b
}

// Fits tells whether the brain can be used for the game of a state: same sheet,
// scores, settlement, parties and turns per entry. Contra, MostFactor, Concede, stake and
// display may differ.
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

// Prepare computes up to n table entries and tells whether all are done. An entry
// takes 10 to 20 microseconds natively, up to half a millisecond with two turns
// per entry by difference. A screen calls it with a small n between frames;
// otherwise the first decision computes everything at once.
func (b *Brain) Prepare(n int) bool {
	if b.sheet != nil {
		return b.sheet.Step(n)
	}
	b.game.Tables.Want()
	return b.game.Tables.Step(n)
}

// PrepareFor is Prepare for only what a position and those after it need, which
// is little late in a game.
func (b *Brain) PrepareFor(s escalero.State, n int) bool {
	if b.sheet != nil {
		return b.sheet.Step(n)
	}
	var open []uint16
	cells := 0
	for p := range b.parties {
		sheet := s.Sheet(engine.Player(p + 1))
		if b.late(&sheet) && !b.of(&sheet).Step(n) {
			return false
		}
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
	if b.ending || b.model == nil || b.parties > 2 || cells > ending {
		return true
	}
	if n > 0 {
		// The model builds its endgame tables when it first meets an endgame.
		b.ending = true
		var p column.Pos
		p.Me.Open[0] = 1
		b.model.Entries(&p, &b.entries)
		b.asked.valid = false
	}
	return b.ending
}

// ending is from how few open cells on both sheets together the endgame tables are
// prepared. That takes a few milliseconds, better spent before somebody waits.
const ending = 10

// How many states what is left of a sheet may have to be solved, by turns per entry: as
// many as a single column, or a part of that where each takes longer.
var mostLeft = [...]int{1: 1 << 10, 2: 1 << 8}

// late tells whether what is left of a sheet is little enough to be solved, in a game by
// difference whose whole sheet is not.
func (b *Brain) late(sheet *escalero.Sheet) bool {
	if b.sheet != nil || b.rules.Settlement.ByColumns {
		return false
	}
	states := 1
	for row := range b.rules.Rows {
		open := 1
		for col := range b.rules.Columns {
			if !sheet[col][row].Written {
				open++
			}
		}
		states *= open
	}
	return states <= mostLeft[b.hands]
}

// of is the solution of a sheet that is late, to be prepared if it is new.
func (b *Brain) of(sheet *escalero.Sheet) *exact.Sheet {
	for i, x := range b.left {
		if x.Covers(sheet) {
			copy(b.left[i:], b.left[i+1:])
			b.left[len(b.left)-1] = x
			return x
		}
	}
	rules := b.rules
	rules.DoubleHand = b.hands == 2
	x, err := exact.From(rules, sheet)
	if err != nil {
		panic(err) // columns downwards make no sheet too large
	}
	if len(b.left) == escalero.MaxParties { // a position needs no more
		b.left = append(b.left[:0], b.left[1:]...)
	}
	b.left = append(b.left, x)
	return x
}

// solved is the solution of a sheet in a game by difference, nil where there is none.
func (b *Brain) solved(sheet *escalero.Sheet) *exact.Sheet {
	if b.late(sheet) {
		return b.of(sheet)
	}
	return b.sheet
}

// Adopt reuses the tables of another brain, or nil, if both have the same rows.
// Tables do not depend on parties, values or settlement.
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

// Exact tells whether values are exact optima from the beginning: in a game settled by
// difference whose sheet can be solved. Certainty tells of a position.
func (b *Brain) Exact() bool { return b.sheet != nil }

// Learned tells whether trained networks correct the estimates: see Weights.
func (b *Brain) Learned() bool { return b.learned }

// Ahead is how far the best player looks a turn ahead, beyond a model, between two
// parties with one turn per entry. The numbers were chosen by what they gain, as
//
//	go run ./cmd/duel -games 16000 best nets
//
// measures, at a millisecond a decision on a slow phone: more entries gain nothing
// more. Nor does any of it without networks, whose mistakes differ from entry to entry;
// those of the column model alone are much the same a turn later.
func Ahead(m *column.Learned) *column.Ahead {
	return &column.Ahead{
		Solver: column.Solver{Game: m.Game, Model: column.Evenly{Game: m.Game, Model: m.Quick()}},
		Near:   0.1 * float64(m.Game.Unit),
		Most:   8,
	}
}

// side packs a sheet. Of a Down column only the next cell is open.
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

// pos packs a position between two parties, as p sees it.
func (b *Brain) pos(s *escalero.State, p engine.Player) column.Pos {
	me, opp := s.Sheet(p), s.Sheet(3-p)
	return column.Pos{Me: b.side(&me), Opp: b.side(&opp)}
}

// table packs a position between more parties, as p sees it. The next call
// overwrites the others.
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

// valuer is a way to value entries, depending on the level.
type valuer int

const (
	byBest   valuer = iota + 1 // everything the brain knows
	byColumn                   // the column model with passing (column.Spare)
	byPoints                   // points alone, column by column
)

// question is the question that a state puts.
func (b *Brain) question(s *escalero.State, by valuer) question {
	q := question{valid: true, mover: s.Writer(), second: s.Second(), first: s.First(), by: by}
	for i := range b.parties {
		q.sheets[i] = s.Sheet(engine.Player(i + 1))
	}
	return q
}

// think values the next entry of s and solves its turn, unless that was done for
// the last question, and returns the side of the writer.
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
	b.hold(s, mover, by)
	b.choose(&side)
	if b.ahead != nil && by == byBest {
		if p := b.pos(s, mover); b.ahead.Refine(&p, &b.entries, &b.choice, &b.turn) {
			b.hold(s, mover, by)
			b.choose(&side)
		}
	}
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

// hold holds b.entries to what the game can still pay, which networks do not know:
// where it is decided one entry is as good as another.
func (b *Brain) hold(s *escalero.State, mover engine.Player, by valuer) {
	if by != byBest || !b.rules.Settlement.ByColumns {
		return
	}
	t := b.table(s, mover)
	b.game.Reaches(&t).Hold(&b.entries)
}

// choose values the throws of the turn by b.entries.
func (b *Brain) choose(side *column.Side) {
	b.game.Choose(side, &b.entries, &b.choice)
	b.turn.Fill(b.game.Layout, b.choice.Open, &b.choice.Worth)
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
			b.game.Even(side, &b.entries, func(as *column.Order, v *column.Entries) {
				x := b.arranged(&t, as)
				b.many.Entries(&x, v)
			})
		} else {
			without := column.Many{Game: b.game}
			without.Entries(&t, &b.entries)
		}
	case by == byColumn:
		p := b.pos(s, mover)
		column.Spare{Game: b.game}.Entries(&p, &b.entries)
	default:
		p := b.pos(s, mover)
		column.Evenly{Game: b.game, Model: b.model}.Entries(&p, &b.entries)
	}
}

// arranged is a position between more parties with the columns in another order. The
// next call overwrites the others.
func (b *Brain) arranged(t *column.Table, as *column.Order) (x column.Table) {
	x.Me = t.Me.Arranged(as)
	x.Others = b.turned[:len(t.Others)]
	for i := range t.Others {
		x.Others[i] = t.Others[i].Arranged(as)
	}
	return x
}

// usual is the expected points of a turn played for one row alone, in points.
func (b *Brain) usual(row int) float64 {
	if b.sheet != nil {
		return b.sheet.Usual(row)
	}
	return b.game.Usual(row)
}

// How much of a row's usual points Strong and Casual hold against writing there
// now, in games settled by difference. With less of it they write sooner and
// lose more. The numbers were chosen by go run ./cmd/duel -tables, so that
// every level is a step.
const (
	patience = 0.9
	haste    = 0.35
)

// points values the entries of a game settled by difference: points now plus what
// they change in the points still to come. Best takes that change from the
// solved sheet, or what is left of it, or single columns. Strong and Casual take a share of the row's
// usual points: they look at the row alone, and take more of what is there.
func (b *Brain) points(sheet *escalero.Sheet, side *column.Side, by valuer) {
	solved := b.solved(sheet)
	for c := range b.rules.Columns {
		for row := range b.rules.Rows {
			if side.Open[c]>>row&1 == 0 {
				continue
			}
			next := *sheet
			next[c][row].Written = true
			rest := 0.0
			switch {
			case by == byBest && solved != nil:
				rest = solved.Rest(&next).Mean - solved.Rest(sheet).Mean
			case by == byBest:
				rest = b.game.Apart(side, c, row)
			case by == byColumn:
				rest = -patience * b.usual(row)
			default:
				rest = -haste * b.usual(row)
			}
			for k := range b.game.Layout.Count[row] {
				b.entries[c][row][k] = float32(float64(b.game.Layout.Points[row][k]) + rest)
			}
		}
	}
}

// entry is the best cell for the dice of a turn, the number of the result there
// (see turn.Layout), and its value.
func (b *Brain) entry(t escalero.Turn) (row, col, result int, value float64) {
	return b.choice.Entry(b.game.Layout, turn.HandOf(t.Dice.Hand()), t.Served)
}
