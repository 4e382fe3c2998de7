package solver

import (
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Certainty is where the values of Advise and Value come from in a position. The
// turn itself is always solved exactly; what is uncertain is the value of what
// follows it, and that of a Contra. A game that is over is as certain as its beginning.
func (b *Brain) Certainty(s escalero.State) Certainty {
	switch {
	case b.aboutContra(&s):
		return Estimated
	case b.sheet != nil || !s.Over() && b.known(&s):
		return Exact
	case b.learned:
		return Learned
	}
	return Estimated
}

// known tells whether what is left of all sheets is solved.
func (b *Brain) known(s *escalero.State) bool {
	for p := range b.parties {
		if sheet := s.Sheet(engine.Player(p + 1)); !b.late(&sheet) {
			return false
		}
	}
	return true
}

// Advise lists everything the party to act can do, best first, with Action,
// Equity and Cost; Detail fills in the rest. Before the first throw of a turn
// there is nothing to choose unless a Contra may be announced, and the list is
// nil.
func (b *Brain) Advise(s escalero.State) []Choice {
	var list []Choice
	switch {
	case s.Over():
	case b.aboutContra(&s):
		list = b.contraChoices(&s)
	case s.Last().Begun():
		list = b.diceChoices(&s, byBest)
	}
	// Inserted one by one: slices.SortStableFunc would add 9 kB to the program
	// for each kind of list.
	for i := range list {
		for j := i; j > 0 && list[j].Equity > list[j-1].Equity; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	for i := range list {
		list[i].Cost = list[0].Equity - list[i].Equity
	}
	return list
}

func (b *Brain) diceChoices(s *escalero.State, by valuer) (list []Choice) {
	side := b.think(s, by)
	base := b.base(s, s.Writer())
	now := s.Now()
	h := 0
	t := &b.turn
	if now.Begun() {
		h = turn.HandOf(now.Dice.Hand())
	} else {
		// The first of two results may be written, or the second turn thrown.
		list = append(list, Choice{Action: escalero.Action{Kind: escalero.Throw}, Equity: base.of(t.Mean())})
	}
	if now.Begun() && now.Left() > 0 {
		n := now.Left()
		turn.Parts(h, func(k int) bool {
			list = append(list, Choice{Action: escalero.Action{Kind: escalero.Keep, Kept: turn.Keep(k)}, Equity: base.of(t.Kept(k, n))})
			return true
		})
	}
	if b.hands == 2 && !s.Second() {
		list = append(list, Choice{Action: escalero.Action{Kind: escalero.Done}, Equity: base.of(t.Thrown(h, now.Served, 0))})
	}
	return append(list, b.writes(s, &side, base)...)
}

// Detail adds to a choice of Advise what takes longer to compute: Columns
// and Targets. It takes about 0.1 ms natively. The state must be the one that
// was given to Advise.
func (b *Brain) Detail(s escalero.State, c *Choice) {
	if b.aboutContra(&s) {
		return
	}
	b.detail(&s, byBest, c)
}

// detail is Detail by other values.
func (b *Brain) detail(s *escalero.State, by valuer, c *Choice) {
	b.think(s, by)
	c.Targets = nil
	switch a := c.Action; a.Kind {
	case escalero.Keep:
		b.flow.FromKeep(&b.turn, turn.KeepOf(a.Kept), s.Now().Left())
		b.aims(s, c)
	case escalero.Throw:
		b.flow.FromStart(&b.turn)
		b.aims(s, c)
	case escalero.Write, escalero.Strike:
		e := b.entered(s, a)
		c.Targets = []Target{b.target(e)}
		if b.rules.Settlement.ByColumns {
			odds := b.oddsAfter(s, e.col, e.row, e.k)
			c.Columns = b.chances(&odds)
		}
	}
}

// writes lists the entries with their equities.
func (b *Brain) writes(s *escalero.State, side *column.Side, base base) (list []Choice) {
	type source struct {
		turn escalero.Turn
		hand int
	}
	sources := []source{{s.Last(), 0}}
	if s.Second() && s.Now().Begun() {
		sources = append(sources, source{s.First(), 1})
	}
	for _, from := range sources {
		h := turn.HandOf(from.turn.Dice.Hand())
		for c := range b.game.Columns {
			for row := range b.rules.Rows {
				if side.Open[c]>>row&1 == 0 {
					continue
				}
				k := b.game.Layout.Result(row, h, from.turn.Served)
				a := b.enter(row, c, k, from.hand)
				if a.Kind == escalero.Strike && from.hand == 1 && slices.ContainsFunc(list, func(x Choice) bool { return x.Action == a }) {
					continue
				}
				choice := Choice{Action: a, Equity: base.of(float64(b.entries[c][row][k]))}
				list = append(list, choice)
			}
		}
	}
	return list
}

// aims fills in a choice's Targets and Columns from where b.flow ends.
func (b *Brain) aims(s *escalero.State, choice *Choice) {
	b.settle(s)
	var reach [escalero.MaxColumns][escalero.MaxRows][turn.Scores]float64
	var served [escalero.MaxColumns][escalero.MaxRows]float64
	for i := range b.flow.Ends {
		for h, p := range b.flow.Ends[i] {
			if p == 0 {
				continue
			}
			e := &b.ends[i][h]
			if e.served {
				served[e.col][e.row] += p
			}
			reach[e.col][e.row][e.k] += p
		}
	}
	var sum column.Odds
	for c := range b.game.Columns {
		for row := range b.rules.Rows {
			t := Target{Row: b.rules.Rows[row].Key, Col: c + 1}
			for k, p := range reach[c][row] {
				if p == 0 {
					continue
				}
				if points := b.game.Layout.Points[row][k]; points > 0 {
					t.Chance += p
					t.Points += p * float64(points)
				}
				if b.rules.Settlement.ByColumns {
					o := b.oddsAfter(s, c, row, k)
					for i := range b.game.Columns {
						sum[i].Win += float32(p) * o[i].Win
						sum[i].Lose += float32(p) * o[i].Lose
					}
				}
			}
			if t.Chance > 0 {
				t.Points /= t.Chance
				t.Served = min(1, served[c][row]/t.Chance)
				choice.Targets = append(choice.Targets, t)
			}
		}
	}
	for i := range choice.Targets { // as in Advise
		for j := i; j > 0 && choice.Targets[j].Chance > choice.Targets[j-1].Chance; j-- {
			choice.Targets[j], choice.Targets[j-1] = choice.Targets[j-1], choice.Targets[j]
		}
	}
	if b.rules.Settlement.ByColumns {
		choice.Columns = b.chances(&sum)
	}
}

// end is where a throw, or the first result instead of it, is written.
type end struct {
	row, col, k uint8
	served      bool
}

// settle finds where each throw would be written at the end of the current turn.
func (b *Brain) settle(s *escalero.State) {
	if b.endsFor == b.number {
		return
	}
	b.endsFor = b.number
	floor := -1e300
	var first end
	if s.Second() {
		row, col, k, v := b.entry(s.First())
		floor, first = v, end{uint8(row), uint8(col), uint8(k), s.First().Served}
	}
	for i := range b.ends {
		for h := range b.ends[i] {
			row, col, k, v := b.choice.Entry(b.game.Layout, h, i == 1)
			b.ends[i][h] = end{uint8(row), uint8(col), uint8(k), i == 1}
			if v < floor {
				b.ends[i][h] = first
			}
		}
	}
}

// oddsAfter is the chances by column after an entry, cached for the current
// question.
func (b *Brain) oddsAfter(s *escalero.State, c, row, k int) column.Odds {
	if b.oddsFor != b.number {
		b.oddsFor = b.number
		b.oddsKnown = [escalero.MaxColumns][escalero.MaxRows][turn.Scores]bool{}
	}
	if !b.oddsKnown[c][row][k] {
		b.oddsKnown[c][row][k] = true
		if b.parties == 2 {
			p := b.pos(s, s.Writer())
			p.Me.Write(b.game, c, row, k)
			b.odds[c][row][k] = b.game.Odds(&p)
		} else {
			t := b.table(s, s.Writer())
			t.Me.Write(b.game, c, row, k)
			b.odds[c][row][k] = b.many.Firsts(&t)
		}
	}
	return b.odds[c][row][k]
}

func (b *Brain) chances(o *column.Odds) []Chance {
	list := make([]Chance, b.game.Columns)
	for i := range list {
		list[i] = Chance{Win: float64(o[i].Win), Lose: float64(o[i].Lose)}
	}
	return list
}

// base converts values of a turn to equities. By columns they are equities; by
// difference they are points gained beyond those expected.
type base struct{ lead, scale float64 }

func (b base) of(v float64) float64 { return b.lead + b.scale*v }

func (b *Brain) base(s *escalero.State, p engine.Player) base {
	if b.rules.Settlement.ByColumns {
		return base{0, 1}
	}
	lead := 0.0
	for i := 1; i <= b.parties; i++ {
		sheet := s.Sheet(engine.Player(i))
		side := b.side(&sheet)
		v := float64(sheet.Total(b.rules)) + b.rest(&sheet, &side)
		if engine.Player(i) == p {
			lead += float64(b.parties-1) * v
		} else {
			lead -= v
		}
	}
	return base{lead, float64(b.parties - 1)}
}

// Value is the expected payoff of a party, in game points at stake 1, given the
// dice on the table and good play from here on. Once the game is over it is the
// payoff, and only then do Contras count.
func (b *Brain) Value(s escalero.State, p engine.Player) float64 {
	if s.Over() {
		return float64(s.Payoff()[p-1])
	}
	mover := s.Writer()
	b.think(&s, byBest)
	v := b.turn.Mean()
	switch now := s.Now(); {
	case now.Begun():
		v = b.turn.Thrown(turn.HandOf(now.Dice.Hand()), now.Served, now.Left())
	}
	base := b.base(&s, mover)
	switch {
	case mover == p:
		return base.of(v)
	case b.parties == 2:
		return -base.of(v)
	case !b.rules.Settlement.ByColumns:
		other := b.base(&s, p)
		return other.lead - v
	}
	return b.waiting(&s, p)
}

// waiting is the equity of one of more than two parties by the sheets alone, in a
// game settled by columns: the current turn is left out.
func (b *Brain) waiting(s *escalero.State, p engine.Player) float64 {
	t := b.table(s, p)
	sum := 0.0
	for i := range b.game.Orders {
		x := b.arranged(&t, &b.game.Orders[i])
		sum += b.many.Standing(&x)
	}
	return float64(b.game.Reaches(&t).Now().Hold(float32(sum / float64(len(b.game.Orders)))))
}

// Expect is the mean of Value, for the party that throws, over the dice of a
// Throw or Keep. The luck of a throw is Value after it less Expect before it.
func (b *Brain) Expect(s escalero.State, a escalero.Action) float64 {
	b.think(&s, byBest)
	base := b.base(&s, s.Writer())
	if a.Kind == escalero.Keep {
		return base.of(b.turn.Kept(turn.KeepOf(a.Kept), s.Now().Left()))
	}
	return base.of(b.turn.Mean())
}

// Chances is the chances by column for a party by the sheets alone, without the
// current turn; nil in games settled by difference.
func (b *Brain) Chances(s escalero.State, p engine.Player) []Chance {
	if !b.rules.Settlement.ByColumns {
		return nil
	}
	b.ready(&s)
	var o column.Odds
	if b.parties == 2 {
		pos := b.pos(&s, p)
		o = b.game.Odds(&pos)
	} else {
		t := b.table(&s, p)
		o = b.many.Firsts(&t)
	}
	return b.chances(&o)
}

// Judge is what an action costs against the best choice of Advise, in game points
// at stake 1, and that choice. The cost is 0 if there was no choice, and for
// actions that are not on the list, such as points read off real dice.
func (b *Brain) Judge(s escalero.State, a escalero.Action) (cost float64, best Choice) {
	list := b.Advise(s)
	if len(list) == 0 {
		return 0, Choice{}
	}
	if a.Kind == escalero.Result { // a throw of real dice
		a = escalero.Action{Kind: escalero.Throw}
	}
	a.Dice = dice.Throw{}
	for _, c := range list {
		if same(&s, c.Action, a) {
			return c.Cost, list[0]
		}
	}
	if a.Kind == escalero.Strike && !b.aboutContra(&s) {
		// Striking although the dice score is legal, but not listed. It gains nothing,
		// whatever an estimate says.
		b.think(&s, byBest)
		e := b.entered(&s, a)
		return max(0, list[0].Equity-b.base(&s, s.Writer()).of(float64(b.entries[e.col][e.row][0]))), list[0]
	}
	return 0, list[0]
}

// same tells whether an action does the same as a listed one: a write that scores
// 0 is a strike, and hand 2 is the result last thrown.
func same(s *escalero.State, listed, a escalero.Action) bool {
	if a.Kind == escalero.Write && listed.Kind == escalero.Strike {
		return listed.Row == a.Row && listed.Col == a.Col && worthless(s, a)
	}
	if a.Kind == escalero.Write && a.Hand == 2 {
		a.Hand = 0
	}
	return listed == a
}

func worthless(s *escalero.State, a escalero.Action) bool {
	t := s.Last()
	if a.Hand == 1 && s.Second() {
		t = s.First()
	}
	r := s.Rules()
	row := r.Row(a.Row)
	return row >= 0 && r.Rows[row].Points(t.Dice.Hand(), t.Served) == 0
}
