package dicegame

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/escalero"
)

// Spot is a cell on the sheet of a party. All fields count from 1; the zero
// Spot is no cell.
type Spot struct {
	Party    engine.Player
	Col, Row int
}

// ID returns the ID of the cell's element on the page for corrections.
func (s Spot) ID() string { return fmt.Sprintf("cell-%d-%d-%d", s.Party, s.Col, s.Row) }

// Entered finds the actions that filled a cell: first is the index of the first
// action of that turn, last that of the entry. byHand is true if the app threw
// none of the dice; only such entries can be corrected. A Contra before the
// turn is not included. For an empty cell byHand is false.
func (g *Game) Entered(at Spot) (first, last int, byHand bool) {
	byHand = true
	for i := range g.Match.Len() {
		switch a, before := g.Match.Action(i), g.Match.At(i); {
		case a.Kind == escalero.Contra || a.Kind == escalero.Accept || a.Kind == escalero.Concede:
			first = i + 1
		case a.Chance():
			byHand = false
		case writes(a.Kind):
			if before.Writer() == at.Party && a.Col == at.Col && g.Rules.Row(a.Row) == at.Row-1 {
				return first, i, byHand
			}
			first, byHand = i+1, true
		}
	}
	return 0, 0, false
}

// HandEntries returns the cells that were entered by hand, see Entered.
func (g *Game) HandEntries() (list []Spot) {
	thrown := false
	for i := range g.Match.Len() {
		switch a := g.Match.Action(i); {
		case a.Chance():
			thrown = true
		case writes(a.Kind):
			if !thrown {
				list = append(list, Spot{g.Match.At(i).Writer(), a.Col, g.Rules.Row(a.Row) + 1})
			}
			thrown = false
		}
	}
	return list
}

// Known counts the entries of each party, and those of which every throw is known:
// neither their dice nor their points were typed.
func (g *Game) Known() (known, entries []int) {
	known, entries = make([]int, len(g.Parties)), make([]int, len(g.Parties))
	thrown, typed := false, false
	for i := range g.Match.Len() {
		switch a := g.Match.Action(i); {
		case a.Chance():
			thrown = true
		case a.Kind == escalero.Result:
			typed = true
		case writes(a.Kind):
			p := g.Match.At(i).Writer() - 1
			if entries[p]++; thrown && !typed && a.Kind != escalero.Points {
				known[p]++
			}
			thrown, typed = false, false
		}
	}
	return known, entries
}

// Mixed counts the entries of each party that people have made with real dice, in a
// game in which people have thrown with the app too: nobody else has seen such dice
// fall who did not look. It is nil for every other game.
func (g *Game) Mixed() []int {
	known, list := g.Known()
	real, app := false, false
	for i, n := range known {
		if list[i] -= n; !g.Computer(engine.Player(i + 1)) {
			real, app = real || list[i] > 0, app || n > 0
		}
	}
	if !real || !app {
		return nil
	}
	return list
}

// ByHand reports whether any cell was entered by hand.
func (g *Game) ByHand() bool { return len(g.HandEntries()) > 0 }

// SameThrows reports whether another game differs from this one in nothing but what
// can be corrected: what was agreed, and every turn in which the app has thrown dice,
// are the same, and so is where entries were made by hand and a Contra announced.
func (g *Game) SameThrows(o *Game) bool {
	agreed := func(g *Game) string {
		text, _, _ := strings.Cut(g.Dice.String(), "\nparty ")
		return text
	}
	return agreed(g) == agreed(o) && slices.Equal(g.settled(), o.settled())
}

// settled are the actions that no correction can change, with the zero action for each
// entry by hand.
func (g *Game) settled() (list []escalero.Action) {
	var turn []escalero.Action
	thrown := false
	for i := range g.Match.Len() {
		a := g.Match.Action(i)
		turn, thrown = append(turn, a), thrown || a.Chance()
		if !writes(a.Kind) {
			continue
		}
		if !thrown {
			turn = slices.DeleteFunc(turn, func(a escalero.Action) bool {
				return a.Kind != escalero.Contra && a.Kind != escalero.Accept
			})
			turn = append(turn, escalero.Action{})
		}
		list, turn, thrown = append(list, turn...), nil, false
	}
	return append(list, turn...)
}

// Fix gives the game the course of a correction, and notes whose entries that has changed.
func (g *Game) Fix(m engine.Match[escalero.State, escalero.Action]) { g.fix(m, 1) }

// Unfix gives it back the course before.
func (g *Game) Unfix(m engine.Match[escalero.State, escalero.Action]) { g.fix(m, -1) }

func (g *Game) fix(m engine.Match[escalero.State, escalero.Action], by int) {
	for i := range g.Parties {
		p := engine.Player(i + 1)
		if g.State().Sheet(p) != m.State().Sheet(p) {
			g.Fixed = g.counted(g.Fixed, p, by)
		}
	}
	g.Rewrite(m)
}

// ErrThrown is returned for a cell that was not entered by hand: the app threw
// its dice, or it is empty.
var ErrThrown = errors.New("the cell was not entered by hand")

// Corrected returns the match with other points in a cell, 0 for a strike. The
// actions of that turn are replaced by one entry of the points, and everything
// after it is replayed. It fails with ErrThrown, or with the engine's error if
// the row cannot have these points. The game itself is not changed.
func (g *Game) Corrected(at Spot, points int) (engine.Match[escalero.State, escalero.Action], error) {
	first, last, byHand := g.Entered(at)
	if !byHand {
		return g.Match, ErrThrown
	}
	a := escalero.Action{Kind: escalero.Strike, Row: g.Rules.Rows[at.Row-1].Key, Col: at.Col}
	if points > 0 {
		a.Kind, a.Points = escalero.Points, points
	}
	log := g.Match.Log()
	return g.replayed(append(append(log[:first:first], a), log[last+1:]...))
}

// Moved returns the match with an entry in another cell of its sheet, where it
// was to stand: an open one, or in exchange with what was entered there by hand.
// Typed dice count there what they are worth there, also where they were nothing
// before. Everything else is as it was, and it fails as Corrected does. The game
// itself is not changed.
func (g *Game) Moved(at Spot, col, row int) (engine.Match[escalero.State, escalero.Action], error) {
	_, last, byHand := g.Entered(at)
	if !byHand {
		return g.Match, ErrThrown
	}
	log := g.Match.Log()
	log[last].Col, log[last].Row = col, g.Rules.Rows[row-1].Key
	if g.State().Sheet(at.Party)[col-1][row-1].Written {
		_, other, byHand := g.Entered(Spot{at.Party, col, row})
		if !byHand {
			return g.Match, ErrThrown
		}
		log[other].Col, log[other].Row = at.Col, g.Rules.Rows[at.Row-1].Key
	} else if t := g.Match.At(last).Last(); row != at.Row && log[last].Kind == escalero.Strike && t.Begun() &&
		g.Rules.Rows[row-1].Points(t.Dice.Hand(), t.Served) > 0 {
		log[last].Kind = escalero.Write
	}
	return g.replayed(log)
}

// Beside returns the entries of other parties that may have been mixed up with
// one: those of its round, and of the turns right before and after it. Somebody
// has thrown out of turn, and the pad took it for the throw of who was next. The
// earliest is first.
func (g *Game) Beside(at Spot) (list []Spot) {
	var all []Spot // every entry; each party makes one in a round
	mine := -1
	for i := range g.Match.Len() {
		if a := g.Match.Action(i); writes(a.Kind) {
			spot := Spot{g.Match.At(i).Writer(), a.Col, g.Rules.Row(a.Row) + 1}
			if spot == at {
				mine = len(all)
			}
			all = append(all, spot)
		}
	}
	if mine < 0 {
		return nil
	}
	n := len(g.Parties)
	for i := max(0, mine-n+1); i < min(mine+n, len(all)); i++ {
		if i != mine && (i/n == mine/n || i == mine-1 || i == mine+1) {
			list = append(list, all[i])
		}
	}
	return list
}

// Exchanged returns the match in which each of two entries, of different
// parties, is the other party's, with the dice that were typed for it. Everything
// else is as it was, and it fails as Corrected does. The game itself is not
// changed.
func (g *Game) Exchanged(one, other Spot) (engine.Match[escalero.State, escalero.Action], error) {
	first, last, byHand := g.Entered(one)
	from, to, also := g.Entered(other)
	if !byHand || !also {
		return g.Match, ErrThrown
	}
	if from < first {
		first, last, from, to = from, to, first, last
	}
	log := g.Match.Log()
	return g.replayed(slices.Concat(log[:first], log[from:to+1], log[last+1:from], log[first:last+1], log[to+1:]))
}

// replayed is the match with other actions, or the one there is and an error.
func (g *Game) replayed(log []escalero.Action) (engine.Match[escalero.State, escalero.Action], error) {
	m, _, err := engine.Replay(g.Match.At(0), log)
	if err != nil {
		return g.Match, err
	}
	return m, nil
}
