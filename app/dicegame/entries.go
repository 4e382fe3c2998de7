package dicegame

import (
	"fmt"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Entry is what one action of the log wrote.
type Entry struct {
	Party engine.Player
	Row   string // key of the row
	Col   int    // from 1
	Cell  escalero.Cell
}

// writes reports whether actions of this kind fill a cell.
func writes(k escalero.Kind) bool {
	return k == escalero.Write || k == escalero.Points || k == escalero.Strike
}

// Entry returns what the i-th action of the log wrote, counted from 0. ok is
// false if it wrote nothing.
func (g *Game) Entry(i int) (e Entry, ok bool) {
	a := g.Match.Action(i)
	if !writes(a.Kind) {
		return Entry{}, false
	}
	p := g.Match.At(i).Turn()
	sheet := g.Match.At(i + 1).Sheet(p)
	return Entry{p, a.Row, a.Col, sheet[a.Col-1][g.Rules.Row(a.Row)]}, true
}

// LastEntry returns the latest entry, if no action followed it.
func (g *Game) LastEntry() (e Entry, ok bool) {
	if g.Match.Len() == 0 {
		return Entry{}, false
	}
	return g.Entry(g.Match.Len() - 1)
}

// Entry names the row of an entry, adding "served" where that is not the only way
// to score in it: the other rows are called by it.
func (n Names) Entry(r *escalero.Rules, e Entry) string {
	name := n.Row(e.Row)
	for _, score := range r.Rows[r.Row(e.Row)].Scores {
		if e.Cell.Served && score.Worth > 0 {
			return name + " " + n.T().Dice.Served
		}
	}
	return name
}

// Wrote describes an entry briefly: "Mitzi: 35 in Full House serviert, ×4".
func (n Names) Wrote(g *Game, e Entry) string {
	t, where := &n.T().Table, n.Where(&g.Rules, n.Entry(&g.Rules, e), e.Col)
	if e.Cell.Points == 0 {
		return i18n.Of(t.Struckly, g.Name(e.Party), where)
	}
	return fmt.Sprintf(t.Wrote, g.Name(e.Party), e.Cell.Points, where)
}

// MovedIn returns, for each place in the tray, the number of the throw of this
// turn in which the die was last thrown, from 1. It is meaningful only once
// dice have been thrown.
func (g *Game) MovedIn() (moved [dice.N]int) {
	first := g.Match.Len() - 1
	for first > 0 && g.Match.Action(first).Kind == escalero.Keep {
		first--
	}
	var before dice.Throw
	for i := max(first, 0); i < g.Match.Len(); i++ {
		a := g.Match.Action(i)
		left := a.Kept
		for at, f := range a.Dice {
			if f != 0 && f == before[at] && left[f-1] > 0 {
				left[f-1]--
				continue
			}
			moved[at] = i - first + 1
		}
		before = a.Dice
	}
	return moved
}

// Stay marks the places of the kept dice in a throw. Of equal dice, the first
// ones are kept.
func Stay(t dice.Throw, kept dice.Hand) (stay [dice.N]bool) {
	for i, f := range t {
		if f != 0 && kept[f-1] > 0 {
			kept[f-1]--
			stay[i] = true
		}
	}
	return stay
}

// Split divides the dice of a later throw, the Keep action a, into those kept
// from the throw before and those thrown again.
func Split(before dice.Throw, a escalero.Action) (kept, thrown []dice.Face) {
	left := a.Kept
	for i, f := range a.Dice {
		if f == before[i] && left[f-1] > 0 {
			left[f-1]--
			kept = append(kept, f)
			continue
		}
		thrown = append(thrown, f)
	}
	return kept, thrown
}

// InOrder lists the dice of a hand from low to high.
func InOrder(h dice.Hand) (list []dice.Face) {
	for f, n := range h {
		for range n {
			list = append(list, dice.Face(f+1))
		}
	}
	return list
}
