package dicegame

import (
	"fmt"
	"strings"

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
		return fmt.Sprintf(t.Rethrow, n.Faces(kept), n.Faces(thrown), n.Call(now.Now()), n.Left(now.Now()))
	case escalero.Result:
		return fmt.Sprintf(t.Result, n.Faces(a.Dice[:]), n.Call(now.Now()))
	case escalero.Done:
		return fmt.Sprintf(t.Again, g.ThrowerName(now))
	case escalero.Write, escalero.Points, escalero.Strike:
		return n.saidEntry(g, before, a, who) + n.saidNext(g)
	case escalero.Contra:
		return i18n.Of(t.Contra, who) + i18n.Of(t.Answers, g.Name(now.Asked()))
	case escalero.Accept:
		return i18n.Of(t.Accept, who, now.Factor()) + n.saidNext(g)
	case escalero.Concede:
		return i18n.Of(t.Concede, who) + n.saidNext(g)
	}
	if turn := now.Now(); turn.Served && Combination(turn) {
		return n.Exclaim(turn) + fmt.Sprintf(t.Lies, n.Faces(a.Dice[:]), n.Left(turn))
	}
	return fmt.Sprintf(t.Throw, n.Faces(a.Dice[:]), n.Call(now.Now()), n.Left(now.Now()))
}

// Exclaim says loudly what was served, and of a grande how rare it is.
func (n Names) Exclaim(t escalero.Turn) string {
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
	where := n.Where(&g.Rules, n.Row(a.Row), a.Col)
	if c.Points == 0 {
		return i18n.Of(t.Strike, who, where)
	}
	text := i18n.Of(t.Write, who, c.Points, where)
	if c.Served {
		text += t.Served
	}
	return text
}

func (n Names) saidNext(g *Game) string {
	t := &n.T().Table.Say
	if g.Over() {
		return t.Over
	}
	return fmt.Sprintf(t.Turn, g.ThrowerName(g.State()))
}

// SaidBack announces that the last action was taken back.
func (n Names) SaidBack(g *Game) string {
	return i18n.Of(n.T().Table.Say.TakenBack, g.Name(g.State().Turn()))
}

// SaidStart announces who begins a game.
func (n Names) SaidStart(g *Game) string {
	return i18n.Of(n.T().Table.Say.Start, g.ThrowerName(g.State()))
}

// SaidDice says which dice were thrown, which are kept, and how many throws are
// left.
func (n Names) SaidDice(g *Game) string {
	t, now := &n.T().Table, g.State().Now()
	if !now.Begun() {
		return t.Say.NoDice
	}
	kept := ""
	for i, f := range now.Dice {
		if g.Kept[i] {
			kept += fmt.Sprintf(t.KeptSpoken, n.Die(f)) + ". "
		}
	}
	return fmt.Sprintf(t.Say.Dice, n.Faces(now.Dice[:]), kept, n.Call(now), n.Left(now))
}

// SaidKept says whether the die in a place, from 0, is kept now.
func (n Names) SaidKept(g *Game, place int) string {
	t, die := &n.T().Table, n.Die(g.State().Now().Dice[place])
	if g.Kept[place] {
		return fmt.Sprintf(t.KeptSpoken, die)
	}
	return fmt.Sprintf(t.FreeSpoken, die)
}

// SaidSheet gives the sum and the number of open cells for each column of a
// party.
func (n Names) SaidSheet(g *Game, p engine.Player) string {
	t := &n.T().Table.Say
	sheet := g.State().Sheet(p)
	var parts []string
	for col := range g.Rules.Columns {
		open := 0
		for row := range g.Rules.Rows {
			if !sheet[col][row].Written {
				open++
			}
		}
		parts = append(parts, fmt.Sprintf(t.Column, n.Column(&g.Rules, col+1), sheet.Sum(g.Rules, col), open))
	}
	return fmt.Sprintf(t.Sheet, g.Name(p), strings.Join(parts, ". ")+".")
}
