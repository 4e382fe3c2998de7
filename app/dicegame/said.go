package dicegame

import (
	"fmt"
	"slices"
	"strconv"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Said announces what an action did, in one or two sentences. before is the
// position it was applied to; in g it has been applied already. There is a
// sentence for every kind of action.
func (n Names) Said(g *Game, before escalero.State, a escalero.Action) string {
	t, now := &n.T().Table.Say, g.State()
	who := g.Name(max(before.Turn(), 1))
	switch a.Kind {
	case escalero.Keep:
		if a.Kept.Len() == 0 {
			break
		}
		kept, thrown := Split(before.Now().Dice, a)
		return n.saidStays(kept) + fmt.Sprintf(t.Rethrow, n.Faces(thrown), n.saidTurn(g, now.Now()))
	case escalero.Result:
		return i18n.Capital(fmt.Sprintf(t.Result, n.Faces(a.Dice[:]), n.Told(now.Now()))) + n.saidFollows(g) + n.saidWhich(g)
	case escalero.Done:
		return fmt.Sprintf(t.Again, g.ThrowerName(now))
	case escalero.Write, escalero.Points, escalero.Strike:
		return n.saidEntry(g, before, a, who) + n.saidNext(g)
	case escalero.Contra:
		return i18n.Of(t.Contra, who, n.Contra(g)) + " " + n.Means(g, now, 2*now.Factor()) + i18n.Of(t.Answers, g.Name(now.Asked()))
	case escalero.Accept:
		return i18n.Of(t.Accept, who, n.saidFactor(now.Factor())) + n.saidNext(g)
	case escalero.Concede:
		return i18n.Of(t.Concede, who) + n.saidNext(g)
	case escalero.Stop:
		return t.Stop
	}
	faces := i18n.Capital(n.Faces(a.Dice[:])) + ". "
	if turn := now.Now(); turn.Served && Combination(turn) {
		return n.exclaim(turn) + " " + faces + i18n.Capital(n.LeftSaid(turn)) + "." + n.saidWhich(g)
	}
	return faces + n.saidTurn(g, now.Now())
}

// saidTurn says what the dice of a turn show and how many throws are left, of real dice, which are typed after the last one,
// only what they show.
func (n Names) saidTurn(g *Game, t escalero.Turn) string {
	if g.Block {
		return n.Told(t) + "." + n.saidWhich(g)
	}
	return n.Told(t) + ". " + i18n.Capital(n.LeftSaid(g.State().Now())) + "." + n.saidWhich(g)
}

// saidFollows says that the second of two turns can follow, as the button for it does; "" where none can.
func (n Names) saidFollows(g *Game) string {
	if !g.State().May(escalero.Action{Kind: escalero.Done}) {
		return ""
	}
	return n.T().Table.Say.Follows
}

// saidWhich asks which of two results counts once both are there, as the tray
// does; "" where nobody is asked. Where both are called the same they are told by
// their dice, as they are to be seen in the tray.
func (n Names) saidWhich(g *Game) string {
	st := g.State()
	if !st.Second() || st.Now().Left() > 0 || g.Level(st) != "" {
		return ""
	}
	first, last := st.First(), st.Now()
	one, other := n.Told(first), n.Told(last)
	if one == other {
		one, other = i18n.Capital(n.Faces(first.Dice[:])), i18n.Capital(n.Faces(last.Dice[:]))
	}
	return fmt.Sprintf(n.T().Table.Say.WhichOf, one, other)
}

// saidStays says which dice stay.
func (n Names) saidStays(kept []dice.Face) string {
	t := &n.T().Table
	if len(kept) == 1 {
		return i18n.Capital(fmt.Sprintf(t.KeptSpoken, n.subject(kept))) + "."
	}
	return i18n.Capital(fmt.Sprintf(t.KeptMany, n.subject(kept))) + "."
}

// saidFactor says how often the stake counts.
func (n Names) saidFactor(factor int) string {
	switch t := &n.T().Table.Say; factor {
	case 2:
		return t.Twice
	case 4:
		return t.FourTimes
	default:
		return fmt.Sprintf(t.ManyTimes, factor)
	}
}

// exclaim says loudly what was served, and of a grande how rare it is.
func (n Names) exclaim(t escalero.Turn) string {
	text := n.Loud(t)
	if Grand(t) {
		text += " " + n.Rare(t)
	}
	return text
}

// Loud is the call of a served picture with an exclamation mark.
func (n Names) Loud(t escalero.Turn) string { return fmt.Sprintf(n.T().Table.Exclaim, n.Call(t)) }

// Rare says what a served grande is, and in how many throws it comes once.
func (n Names) Rare(t escalero.Turn) string {
	all, ways := 0, 0
	for _, o := range dice.Outcomes(dice.N) {
		if all += o.Ways; o.Hand.Best() == t.Dice.Hand().Best() {
			ways += o.Ways
		}
	}
	return fmt.Sprintf(n.T().Table.FiveInOne, n.T().Whole(all/ways))
}

func (n Names) saidEntry(g *Game, before escalero.State, a escalero.Action, who string) string {
	t := &n.T().Table.Say
	sheet := g.State().Sheet(before.Turn())
	c := sheet[a.Col-1][g.Rules.Row(a.Row)]
	where := n.Aloud(&g.Rules, n.Row(a.Row), a.Col)
	if c.Points == 0 {
		return i18n.Of(t.Strike, who, where)
	}
	text := i18n.Of(t.Write, who, c.Points, where)
	if c.Served {
		text += t.Served
	}
	return text
}

// OnTurn says who has to act: to answer a Contra, to throw or, without a throw left, to write.
func (n Names) OnTurn(g *Game, st escalero.State) string {
	text, now := n.T().Table.HandOver, st.Now()
	switch {
	case st.Asked() != 0:
		text = n.T().Table.ToAnswer
	case now.Begun() && now.Left() == 0:
		text = n.T().Table.ToWrite
	}
	return i18n.Of(text, g.ActorName(st))
}

func (n Names) saidNext(g *Game) string {
	t := &n.T().Table.Say
	switch {
	case g.State().Stopped(): // it was the last round
		return " " + t.Stop
	case g.Over():
		return t.Over
	}
	return fmt.Sprintf(t.Turn, g.ThrowerName(g.State()))
}

// SaidBack announces that the last action was taken back.
func (n Names) SaidBack(g *Game) string {
	return i18n.Of(n.T().Table.Say.TakenBack, g.Name(g.State().Turn()))
}

// SaidStart announces who begins a game, or who has to act where one goes on that
// another phone, or another day, has begun.
func (n Names) SaidStart(g *Game) string {
	if g.Match.Len() > 0 {
		return n.OnTurn(g, g.State()) + "."
	}
	return i18n.Of(n.T().Table.Say.Start, g.ThrowerName(g.State()))
}

// SaidDice says which dice were thrown, which are kept, and how many throws are
// left; of two results the dice of the one that would be written.
func (n Names) SaidDice(d *Desk) string {
	t, g, now := &n.T().Table, d.Game, d.State().Now()
	if d.Comparing() {
		now = d.Source()
	}
	switch {
	case !now.Begun() && g.Block:
		return t.Say.ByHand
	case !now.Begun():
		return t.Say.NoDice
	}
	text := i18n.Capital(n.Faces(now.Dice[:])) + ". "
	var kept []dice.Face
	for i, f := range now.Dice {
		if g.Kept[i] {
			kept = append(kept, f)
		}
	}
	if kept != nil {
		text += n.saidStays(kept) + " "
	}
	return text + n.saidTurn(g, now)
}

// SaidKept says whether the die in a place, from 0, is kept now.
func (n Names) SaidKept(g *Game, place int) string {
	t, die := &n.T().Table, i18n.Capital(n.Die(g.State().Now().Dice[place]))
	if g.Kept[place] {
		return fmt.Sprintf(t.KeptSpoken, die) + "."
	}
	return fmt.Sprintf(t.FreeSpoken, die) + "."
}

// SaidSheet gives the sum and the number of open cells for each column of a
// party.
func (n Names) SaidSheet(g *Game, p engine.Player) string {
	t := &n.T().Table.Say
	sheet, text := g.State().Sheet(p), g.Name(p)+":"
	for col := range g.Rules.Columns {
		open := 0
		for row := range g.Rules.Rows {
			if !sheet[col][row].Written {
				open++
			}
		}
		text += " "
		if len(g.Rules.Columns) > 1 {
			text += n.Column(&g.Rules, col+1) + ", "
		}
		text += fmt.Sprintf(t.Sum, sheet.Sum(g.Rules, col)) + ", "
		switch open {
		case 0:
			text += t.Full
		case 1:
			text += t.OpenOne
		default:
			text += fmt.Sprintf(t.Open, open)
		}
		text += "."
	}
	return text
}

// SaidAll says where the game stands, what is most urgent first: whose turn it is,
// the dice and the throws left, of two turns what the first one has brought, the sums, and how many own cells are open.
// Whoever answers a Contra weighs both pads, the own one first.
func (n Names) SaidAll(d *Desk) string {
	t, g, st := &n.T().Table, d.Game, d.State()
	if st.Over() {
		return n.SaidStanding(g)
	}
	text := n.OnTurn(g, st) + ". "
	switch {
	case st.Asked() != 0:
		text += n.Means(g, st, 2*st.Factor()) + " " // what the answer is about
	case !g.Block || d.Comparing() || st.Now().Begun(): // else the dice lie on the table, or do not
		text += n.SaidDice(d) + " "
	}
	if st.Second() && !d.Comparing() { // else both were told
		text += fmt.Sprintf(t.Say.FirstIs, n.Told(st.First())) + " "
	}
	text += n.SaidStanding(g)
	if p := st.Asked(); p != 0 {
		return text + " " + n.openCells(g, p) + " " + n.openCells(g, 3-p) // there are two parties
	}
	return text + " " + n.openCells(g, d.Own())
}

// openCells says how many cells of a party are open in each column.
func (n Names) openCells(g *Game, p engine.Player) string {
	sheet, open := g.State().Sheet(p), make([]string, len(g.Rules.Columns))
	for col := range open {
		free := 0
		for row := range g.Rules.Rows {
			if !sheet[col][row].Written {
				free++
			}
		}
		open[col] = strconv.Itoa(free)
	}
	return fmt.Sprintf(n.T().Table.Say.OpenAll, g.Name(p), n.T().List(open))
}

// Refused says why a tap on a cell of the own sheet comes to nothing: it is not open
// yet. It returns "" for any other press.
func (d *Desk) Refused(n Names, p Press) string {
	if p.Order != Tap {
		return ""
	}
	t, rules, row, col := &n.T().Table.Say, &d.Game.Rules, p.N/escalero.MaxColumns, p.N%escalero.MaxColumns
	sheet := d.State().Sheet(d.Own())
	if sheet[col][row].Written || sheet.Open(*rules, col, row) {
		return ""
	}
	for next := range row {
		if sheet.Open(*rules, col, next) {
			return fmt.Sprintf(t.NextRow, n.Row(rules.Rows[next].Key))
		}
	}
	return t.NextCol
}

// saidColumn reads a column of a party, counted from 1, cell by cell, with what
// the dice would bring there, and its sum.
func (n Names) saidColumn(d *Desk, p engine.Player, col int) string {
	t, g, eye := &n.T().Table, d.Game, d.Eye()
	text := g.Name(p)
	if len(g.Rules.Columns) > 1 {
		text += ", " + n.Column(&g.Rules, col)
	}
	text += "."
	for row := range g.Rules.Rows {
		c := eye.Written(p, row, col-1)
		if p == d.Own() {
			c = eye.Own(row, col-1)
		}
		what := t.Empty
		switch c.State {
		case CellWritten:
			what = strconv.Itoa(c.Points)
		case CellStruck:
			what = t.Struck
		case CellClosed:
			what = t.Closed
		case CellPossible:
			what = fmt.Sprintf(t.Say.Brings, c.Points)
		}
		if text += " " + n.Row(g.Rules.Rows[row].Key) + " " + what; c.Served {
			text += " " + n.T().Dice.Served
		}
		text += "."
	}
	sheet := g.State().Sheet(p)
	return text + " " + i18n.Capital(fmt.Sprintf(t.Say.Sum, sheet.Sum(g.Rules, col-1))) + "."
}

// Mark is what is said of the triangle of a column, from 0: that its sum leads, or
// has won, where the game is over, nobody has given up, and something hangs on it.
func (n Names) Mark(g *Game, col int) string {
	if st := g.State(); st.Over() && st.Conceded() == 0 && g.Settles(col) {
		return n.T().Table.Wins
	}
	return n.T().Table.Leads
}

// Ahead says who of all has the highest of some sums, 0 for several: of a difference
// that is settled also by how much. Where it wins, the game is over, and won by it.
func (n Names) Ahead(g *Game, sums []int, who engine.Player, wins bool) string {
	t := &n.T().Table.Say
	if who == 0 {
		var level []string
		for i, sum := range sums {
			if sum == slices.Max(sums) {
				level = append(level, g.Name(engine.Player(i+1)))
			}
		}
		if len(level) == len(sums) {
			return t.Level
		}
		return n.T().List(level) + " " + t.Level // the others are behind
	}
	leads, won, by := t.Leads, t.Wins, []any(nil)
	if !g.Rules.Settlement.ByColumns {
		leads, won, by = t.Ahead, t.WinsBy, []any{Lead(sums)}
	}
	if wins {
		leads = won
	}
	return i18n.Of(leads, g.Name(who), by...)
}

// Lead is by how much the highest of some sums is ahead of the next.
func Lead(sums []int) int {
	most, next := sums[0], -1
	for _, sum := range sums[1:] {
		most, next = max(most, sum), max(next, min(most, sum))
	}
	return most - next
}

// SaidStanding says who leads in each column, by which sums, and in the totals
// where those are settled. Where somebody has given up, nobody has won any of them.
func (n Names) SaidStanding(g *Game) string {
	t, st := &n.T().Table, g.State()
	text := fmt.Sprintf(t.Round, st.Round(), g.Rules.Cells()) + "."
	if st.Over() {
		text = i18n.Capital(n.T().Home.Over) + "."
	}
	if p := st.Conceded(); p != 0 {
		text += " " + i18n.Of(n.T().Settlement.Concession, g.Name(p)) + "."
	}
	stands := func(head string, sums []int, who engine.Player, settles bool) {
		text += " " + head
		for i, sum := range sums {
			text += i18n.Beside(g.Name(engine.Player(i+1)), strconv.Itoa(sum)) + ", "
		}
		text += n.Ahead(g, sums, who, settles && st.Over() && st.Conceded() == 0) + "."
	}
	for col := range g.Rules.Columns {
		head, sums := "", make([]int, len(g.Parties))
		if len(g.Rules.Columns) > 1 {
			head = n.Column(&g.Rules, col+1) + ": "
		}
		for p := range sums {
			sheet := st.Sheet(engine.Player(p + 1))
			sums[p] = sheet.Sum(g.Rules, col)
		}
		stands(head, sums, st.Leader(col), g.Settles(col))
	}
	if sums, ahead := g.Totals(); sums != nil {
		stands(n.T().Games.Total+": ", sums, ahead, true)
	}
	if f := st.Factor(); f > 1 {
		text += " " + i18n.Capital(fmt.Sprintf(t.Say.Stake, n.saidFactor(f)))
	}
	if g.Ends() {
		text += " " + t.LastRoundNow
	}
	return text
}
