package coach

import (
	"fmt"
	"math"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// aim is a row that a turn may end in, whatever the column.
type aim struct {
	row    string
	chance float64
	points float64 // on average, what is written then
	col    int     // the likeliest column
	best   float64 // its chance
}

// aims joins the targets of a choice row by row, the likeliest first.
func aims(targets []solver.Target) (list []aim) {
next:
	for _, t := range targets {
		for i := range list {
			if a := &list[i]; a.row == t.Row {
				a.points = (a.points*a.chance + t.Points*t.Chance) / (a.chance + t.Chance)
				a.chance += t.Chance
				if t.Chance > a.best {
					a.col, a.best = t.Col, t.Chance
				}
				continue next
			}
		}
		list = append(list, aim{t.Row, t.Chance, t.Points, t.Col, t.Chance})
	}
	for i := range list {
		for j := i; j > 0 && list[j].chance > list[j-1].chance; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
	return list
}

// Reason is why a computer player does something, in a few words; "" where the
// action speaks for itself.
func Reason(n dicegame.Names, g *dicegame.Game, r solver.Reason) string {
	t := &n.T().Coach
	switch r.Action.Kind {
	case escalero.Contra, escalero.Accept, escalero.Concede:
		return fmt.Sprintf(t.Counts, n.T().Plus(r.Lead, 1), n.T().Fixed(r.Price, 0))
	case escalero.Write, escalero.Strike:
		return because(n, g, r.Why)
	case escalero.Keep:
	default:
		return ""
	}
	list := aims(r.Targets)
	if len(list) == 0 {
		return ""
	}
	if list[0].chance == 0 { // a beginner counts no chances
		return fmt.Sprintf(t.Collects, n.Row(list[0].row))
	}
	// What is hoped for is what brings most; what happens otherwise is the
	// likeliest of the rest.
	hope := 0
	for i, a := range list {
		if a.chance >= 0.05 && a.chance*a.points > list[hope].chance*list[hope].points {
			hope = i
		}
	}
	text := fmt.Sprintf(t.Why, i18n.Percent(list[hope].chance), n.Row(list[hope].row))
	for i, a := range list {
		if i != hope && i18n.Percent(a.chance) > 0 && list[hope].chance < 0.995 {
			return text + ", " + fmt.Sprintf(t.WhyOr, n.Row(a.row), n.Column(&g.Rules, a.col))
		}
	}
	return text
}

// because is why an entry is made: the most telling reason, and a second one
// where there is one.
func because(n dicegame.Names, g *dicegame.Game, why []solver.Because) string {
	var list []string
	for _, w := range why {
		if text := ground(n, g, w); text != "" {
			list = append(list, text)
		}
	}
	return i18n.Capital(strings.Join(list, "; "))
}

// ground is one reason for an entry.
func ground(n dicegame.Names, g *dicegame.Game, w solver.Because) string {
	t, where := &n.T().Coach, ""
	if w.Col > 0 {
		where = n.Column(&g.Rules, w.Col)
	}
	chance, from, worth := i18n.Percent(w.Chance), i18n.Percent(w.From), n.T().Fixed(w.Points, 0)
	switch w.Ground {
	case solver.Lost:
		return fmt.Sprintf(t.Lost, where, chance)
	case solver.Won:
		return fmt.Sprintf(t.Won, where, chance)
	case solver.Helps:
		return fmt.Sprintf(t.Helps, where, chance, from)
	case solver.Spares:
		return fmt.Sprintf(t.Spares, where, chance, from)
	case solver.LeavesOpen:
		if len(g.Rules.Columns) > 1 {
			return fmt.Sprintf(t.LeavesOpenIn, n.Row(w.Row), where)
		}
		return fmt.Sprintf(t.LeavesOpen, n.Row(w.Row), worth)
	case solver.Above:
		return fmt.Sprintf(t.Above, n.T().Count(int(math.Round(w.Points))))
	case solver.Cheap:
		if w.Points == 0 { // a beginner does not count
			return t.Cheapest
		}
		return fmt.Sprintf(t.Cheap, n.Row(w.Row), worth)
	case solver.Treasure:
		return fmt.Sprintf(t.Treasure, where)
	case solver.Dump:
		return fmt.Sprintf(t.Dump, where)
	}
	return ""
}
