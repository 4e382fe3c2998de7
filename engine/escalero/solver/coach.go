package solver

import (
	"cmp"
	"slices"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// Certainty says how far a value can be trusted.
type Certainty int

const (
	// Exact values are the optimum, computed.
	Exact Certainty = iota + 1
	// Learned values come from a network trained by self-play.
	Learned
	// Estimated values come from a model of the columns.
	Estimated
)

// Certainty is how far Advise and Value can be trusted in a position. Within a
// turn everything is exact; it is what follows the turn that is uncertain, and
// what a Contra makes of it.
func (b *Brain) Certainty(s escalero.State) Certainty {
	switch {
	case b.aboutContra(&s):
		return Estimated
	case b.sheet != nil:
		return Exact
	case b.learned:
		return Learned
	}
	return Estimated
}

// Chance is how a column is likely to end for a party. What is missing to 1 is
// a drawn column.
type Chance struct{ Win, Lose float64 }

// Target is what a choice may lead to: a row and column that the turn is then
// likely to be written in, better than a zero.
type Target struct {
	Row    string
	Col    int     // from 1
	Chance float64 // that the turn ends there
	Points float64 // what is written then, on average
	Served float64 // how often of these it is served
}

// Choice is one thing the party to act can do.
type Choice struct {
	// Action is a Throw or Keep (its dice blank), Done, Write, Strike, or what
	// is to be said about a Contra; a Write of a result that brings nothing is
	// listed as Strike only.
	Action escalero.Action
	// Equity is what can be expected in game points at stake 1, if all goes
	// on as well as the coach knows. About a Contra it is the present stake
	// that counts as 1: accepting doubles what follows.
	Equity float64
	// Cost is how much less that is than the best choice's.
	Cost float64
	// Columns are the chances of each column after this choice, nil in games
	// settled by difference. They are estimates of their own, column by
	// column, also where the equity is learned.
	Columns []Chance
	// Targets are what the choice aims at, the most likely first; for an
	// entry it is the entry itself.
	Targets []Target
	// Why are the reasons for an entry, the most telling first.
	Why []Because
}

// Advise lists everything the party to act can do, best first, each with what
// it is worth: once dice lie, and when something is to be said about a Contra;
// otherwise there is no choice, and it is nil. What Detail tells is left out.
func (b *Brain) Advise(s escalero.State) []Choice {
	var list []Choice
	switch {
	case s.Over():
	case b.aboutContra(&s):
		list = b.contraChoices(&s)
	case s.Last().Begun():
		list = b.diceChoices(&s)
	}
	slices.SortStableFunc(list, func(x, y Choice) int { return cmp.Compare(y.Equity, x.Equity) })
	for i := range list {
		list[i].Cost = list[0].Equity - list[i].Equity
	}
	return list
}

func (b *Brain) diceChoices(s *escalero.State) (list []Choice) {
	side := b.think(s, byBest)
	base := b.base(s, s.Writer())
	now := s.Now()
	h := 0
	t := &b.turn
	if now.Begun() {
		h = turn.HandOf(now.Dice.Hand())
	} else {
		// The first of two results lies there: it is written, or thrown on.
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

// Detail adds to a choice of Advise what takes longer to find out: the chances
// of the columns, what a keep aims at, why an entry is made. It takes some 0.1
// ms natively. The state must be the one that Advise was asked about.
func (b *Brain) Detail(s escalero.State, c *Choice) {
	if b.aboutContra(&s) {
		return
	}
	side := b.think(&s, byBest)
	c.Targets = nil
	switch a := c.Action; a.Kind {
	case escalero.Keep:
		b.flow.FromKeep(&b.turn, turn.KeepOf(a.Kept), s.Now().Left())
		b.aims(&s, &side, c)
	case escalero.Throw:
		b.flow.FromStart(&b.turn)
		b.aims(&s, &side, c)
	case escalero.Write, escalero.Strike:
		e := b.entered(&s, a)
		c.Targets = []Target{b.target(e)}
		if b.rules.Settlement.ByColumns {
			odds := b.oddsAfter(&s, e.col, e.row, e.k)
			c.Columns = b.chances(&odds)
		}
		c.Why = b.because(&s, e, byBest)
	}
}

// writes lists the entries.
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

// aims fills a choice's targets and columns from where the turn flows to.
func (b *Brain) aims(s *escalero.State, side *column.Side, choice *Choice) {
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
	slices.SortStableFunc(choice.Targets, func(x, y Target) int { return cmp.Compare(y.Chance, x.Chance) })
	if b.rules.Settlement.ByColumns {
		choice.Columns = b.chances(&sum)
	}
}

// end is where a throw is written, or the first result in its stead.
type end struct {
	row, col, k uint8
	served      bool
}

// settle finds where each throw would be written in the turn that runs.
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

// oddsAfter is the chances of each column after an entry. They are remembered
// for the entry that runs.
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
		list[i] = Chance{float64(o[i].Win), float64(o[i].Lose)}
	}
	return list
}

// base turns values of a turn into equities: in games by columns they are
// equities already; by difference they count points more than before.
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

// Value is what the game is worth to a party as it stands, in game points at
// stake 1, with the dice on the table as they lie and good play from here; the
// payoff once it is over. Contras count only in the payoff.
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

// waiting is what a game by columns between more than two parties is worth to
// one of them, as the sheets stand: whose turn runs, and how, is left out.
func (b *Brain) waiting(s *escalero.State, p engine.Player) float64 {
	t := b.table(s, p)
	return b.many.Standing(&t)
}

// Expect is the mean of Value over the dice that a Throw or Keep throws, for
// the party that throws. The luck of a throw is Value after it less Expect
// before it; over a game these add up to what the dice gave.
func (b *Brain) Expect(s escalero.State, a escalero.Action) float64 {
	b.think(&s, byBest)
	base := b.base(&s, s.Writer())
	if a.Kind == escalero.Keep {
		return base.of(b.turn.Kept(turn.KeepOf(a.Kept), s.Now().Left()))
	}
	return base.of(b.turn.Mean())
}

// Chances are the chances of each column for a party as the sheets stand, the
// turn that runs left out; nil in games settled by difference.
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

// Judge is what an action cost against the best one by Advise: 0 for the best,
// for throws that nothing could be done instead of, and for what Advise does
// not list. Points typed in from the table are no decision either.
func (b *Brain) Judge(s escalero.State, a escalero.Action) (cost float64, best Choice) {
	list := b.Advise(s)
	if len(list) == 0 {
		return 0, Choice{}
	}
	if a.Kind == escalero.Result { // real dice were thrown
		a = escalero.Action{Kind: escalero.Throw}
	}
	a.Dice = dice.Throw{}
	for _, c := range list {
		if same(&s, c.Action, a) {
			return c.Cost, list[0]
		}
	}
	if a.Kind == escalero.Strike && !b.aboutContra(&s) {
		// A zero although the dice bring something: nobody should, but may.
		b.think(&s, byBest)
		e := b.entered(&s, a)
		return list[0].Equity - b.base(&s, s.Writer()).of(float64(b.entries[e.col][e.row][0])), list[0]
	}
	return 0, list[0]
}

// same tells whether two actions do the same: a write of nothing is a strike,
// hand 2 is the last thrown.
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
