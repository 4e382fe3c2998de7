package app

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// decimal is a number of points with so many places, as the language writes
// it, a real minus among them.
func (s *store) decimal(x float64, places int) string {
	text := strconv.FormatFloat(math.Abs(x), 'f', places, 64)
	if x < 0 && strings.Trim(text, "0.") != "" {
		text = "−" + text
	}
	return strings.Replace(text, ".", s.texts().Decimal, 1)
}

// plus is decimal with its sign in any case.
func (s *store) plus(x float64, places int) string {
	text := s.decimal(x, places)
	if x > 0 && strings.Trim(text, "0.,") != "" {
		return "+" + text
	}
	return text
}

// cost is a difference of values: hundredths where points are few, tenths
// where they are many.
func (s *store) cost(x float64) string {
	if x >= 10 {
		return s.decimal(x, 1)
	}
	return s.decimal(x, 2)
}

// percent is a chance as players say it.
func percent(p float64) int { return int(math.Round(100 * p)) }

// sentence puts a part into a text without ending twice.
func (s *store) sentence(format, part string) string {
	return fmt.Sprintf(format, strings.TrimSuffix(part, "."))
}

// choiceText is what a choice does, in words.
func (s *store) choiceText(g *game, st escalero.State, a escalero.Action) string {
	t := s.texts().Coach
	switch a.Kind {
	case escalero.Keep:
		if a.Kept.Len() == 0 {
			return t.ThrowAll
		}
		return fmt.Sprintf(t.Keep, s.faces(dealt(a.Kept)))
	case escalero.Done:
		return t.Done
	case escalero.Throw, escalero.Result:
		if st.Second() {
			return t.ThrowOn
		}
		return t.Throw
	case escalero.Contra:
		if st.Asked() != 0 {
			return t.Recontra
		}
		return t.Contra
	case escalero.Accept:
		return t.Accept
	case escalero.Concede:
		return t.Concede
	case escalero.Write, escalero.Strike:
		row := g.Rules.Row(a.Row)
		if row < 0 {
			return ""
		}
		from, added := st.Last(), ""
		if a.Hand == 1 && st.Second() {
			from, added = st.First(), " ("+t.First+")"
		}
		points := g.Rules.Rows[row].Points(from.Dice.Hand(), from.Served)
		if a.Kind == escalero.Strike || points == 0 {
			return fmt.Sprintf(t.Strike, s.rowName(a.Row), s.columnLabel(g.Rules, a.Col))
		}
		return fmt.Sprintf(t.Write, points, s.rowName(a.Row), s.columnLabel(g.Rules, a.Col)) + added
	}
	return ""
}

// dealt lists the dice of a hand from low to high.
func dealt(h dice.Hand) (list []dice.Face) {
	for f, n := range h {
		for range n {
			list = append(list, dice.Face(f+1))
		}
	}
	return list
}

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

// reasonText is why a computer player does something, in a few words; nothing
// where the action speaks for itself.
func (s *store) reasonText(g *game, r solver.Reason) string {
	t := s.texts().Coach
	switch r.Action.Kind {
	case escalero.Contra, escalero.Accept, escalero.Concede:
		return fmt.Sprintf(t.Counts, s.plus(r.Lead, 1), s.decimal(r.Price, 0))
	case escalero.Write, escalero.Strike:
		return s.becauseText(g, r.Why)
	case escalero.Keep:
	default:
		return ""
	}
	list := aims(r.Targets)
	if len(list) == 0 {
		return ""
	}
	if list[0].chance == 0 { // a beginner counts no chances
		return fmt.Sprintf(t.Collects, s.rowName(list[0].row))
	}
	// What is hoped for is what brings most; what happens otherwise is the
	// likeliest of the rest.
	hope := 0
	for i, a := range list {
		if a.chance >= 0.05 && a.chance*a.points > list[hope].chance*list[hope].points {
			hope = i
		}
	}
	text := fmt.Sprintf(t.Why, percent(list[hope].chance), s.rowName(list[hope].row))
	for i, a := range list {
		if i != hope && percent(a.chance) > 0 && list[hope].chance < 0.995 {
			where := s.columnName(a.col)
			return text + ", " + fmt.Sprintf(t.WhyOr, s.rowName(a.row), where)
		}
	}
	return text
}

// becauseText is why an entry is made: the most telling reason, and a second
// one where there is one.
func (s *store) becauseText(g *game, why []solver.Because) string {
	var list []string
	for _, w := range why {
		if text := s.ground(g, w); text != "" {
			list = append(list, text)
		}
	}
	text := []rune(strings.Join(list, "; "))
	if len(text) > 0 {
		text[0] = unicode.ToUpper(text[0])
	}
	return string(text)
}

// ground is one reason for an entry.
func (s *store) ground(g *game, w solver.Because) string {
	t := s.texts().Coach
	where := s.columnName(w.Col)
	switch w.Ground {
	case solver.Lost:
		return fmt.Sprintf(t.Lost, where, percent(w.Chance))
	case solver.Won:
		return fmt.Sprintf(t.Won, where, percent(w.Chance))
	case solver.Helps:
		return fmt.Sprintf(t.Helps, where, percent(w.Chance), percent(w.From))
	case solver.Spares:
		return fmt.Sprintf(t.Spares, where, percent(w.Chance), percent(w.From))
	case solver.LeavesOpen:
		row := s.rowName(w.Row)
		if len(g.Rules.Columns) > 1 {
			return fmt.Sprintf(t.LeavesOpenIn, row, where)
		}
		return fmt.Sprintf(t.LeavesOpen, row, s.decimal(w.Points, 0))
	case solver.Above:
		return fmt.Sprintf(t.Above, s.decimal(w.Points, 0))
	case solver.Cheap:
		if w.Points == 0 { // a beginner does not count
			return t.Cheapest
		}
		return fmt.Sprintf(t.Cheap, s.rowName(w.Row), s.decimal(w.Points, 0))
	case solver.Treasure:
		return fmt.Sprintf(t.Treasure, where)
	case solver.Dump:
		return fmt.Sprintf(t.Dump, where)
	}
	return ""
}
