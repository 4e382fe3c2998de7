package app

import (
	"fmt"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// How the things of the game are called in the language chosen, with the
// faces chosen. Screen and announcements ask here, so they never disagree.

// letter is what a die shows.
func (s *store) letter(f dice.Face) string {
	if s.pips() {
		return s.texts().Dice.Pips[f]
	}
	return s.texts().Dice.Letters[f]
}

// oneDie is a die as it is spoken.
func (s *store) oneDie(f dice.Face) string {
	if s.pips() {
		return s.texts().Dice.Pips[f]
	}
	return s.texts().Dice.FaceOne[f]
}

// many names several dice of a face.
func (s *store) many(f dice.Face) string {
	if s.pips() {
		return s.texts().Dice.PipMany[f]
	}
	return s.texts().Dice.FaceMany[f]
}

// rowLabel is the short name on the pad, rowName the long one.
func (s *store) rowLabel(r escalero.Row) string {
	w := s.texts().Dice.Rows[r.Key]
	if s.pips() && w.Pip != "" {
		return w.Pip
	}
	return w.Label
}

func (s *store) rowName(key string) string {
	w := s.texts().Dice.Rows[key]
	if s.pips() && w.Pip != "" {
		return s.texts().Dice.PipMany[key[0]-'0']
	}
	return w.Long
}

// columnLabel is what stands above a column, from 1: its value, or its number
// where columns are not paid one by one.
func (s *store) columnLabel(r escalero.Rules, col int) string {
	if r.Settlement.ByColumns {
		return fmt.Sprintf(s.texts().Dice.Value, r.Columns[col-1].Value)
	}
	return fmt.Sprint(col)
}

// where adds to what a row is called its column, where there are several.
func (s *store) where(r escalero.Rules, row string, col int) string {
	switch t := s.texts().Table; {
	case len(r.Columns) == 1:
		return row
	case r.Settlement.ByColumns:
		return fmt.Sprintf(t.Where, row, s.columnLabel(r, col))
	default:
		return fmt.Sprintf(t.Where, row, s.columnName(col))
	}
}

// columnName is the column as it is spoken.
func (s *store) columnName(col int) string { return fmt.Sprintf(s.texts().Dice.Column, col) }

// call is what lies on the table, as players call it: "Full House serviert",
// "drei Könige".
func (s *store) call(t escalero.Turn) string {
	w := s.texts()
	if !t.Begun() {
		return w.Table.NothingThrow
	}
	h := t.Dice.Hand()
	name := ""
	switch h.Best() {
	case dice.Five:
		name = w.Dice.Grande
	case dice.Four:
		name = w.Dice.Poker
	case dice.FullHouse:
		name = w.Dice.Full
	case dice.Straight:
		name = w.Dice.Straight
	default:
		return s.alike(h)
	}
	if t.Served {
		name += " " + w.Dice.Served
	}
	return name
}

// alike names the largest group of a throw without a combination.
func (s *store) alike(h dice.Hand) string {
	best := dice.Face(6)
	for f := dice.Face(5); f >= 1; f-- {
		if h.Count(f) > h.Count(best) {
			best = f
		}
	}
	if h.Count(best) < 2 {
		return s.texts().Table.Nothing
	}
	t := s.texts().Table
	return capital(fmt.Sprintf(t.Alike, t.Numbers[h.Count(best)], s.many(best)))
}

// isCombination tells whether the call is a combination of the sheet.
func isCombination(t escalero.Turn) bool { return t.Begun() && t.Dice.Hand().Best() != dice.None }

// faces lists dice as they are spoken, in table order.
func (s *store) faces(list []dice.Face) string {
	names := make([]string, len(list))
	for i, f := range list {
		names[i] = s.oneDie(f)
	}
	return strings.Join(names, ", ")
}

// left is how many throws remain.
func (s *store) left(t escalero.Turn) string {
	w := s.texts().Table
	switch n := t.Left(); n {
	case 0:
		return w.LeftNone
	case 1:
		return w.LeftOne
	default:
		return fmt.Sprintf(w.Left, n)
	}
}

// thrower is who holds the cup now: the party, or the partner whose turn of
// the entry it is. Partners alternate in throwing first from entry to entry.
func (g *game) thrower(st escalero.State) string {
	p := st.Writer()
	if p == 0 {
		return ""
	}
	names := g.Parties[p-1].Names
	if len(names) == 1 {
		return names[0]
	}
	first := (st.Round() - 1) % 2
	if st.Second() {
		first = 1 - first
	}
	return names[first]
}

// partner is who has the other turn of the entry.
func (g *game) partner(st escalero.State) string {
	names := g.Parties[st.Writer()-1].Names
	for _, n := range names {
		if n != g.thrower(st) {
			return n
		}
	}
	return names[0]
}

// listNames joins names as a sentence does: "A, B und C".
func (s *store) listNames(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + s.texts().And + " " + names[last]
}

// partyNames lists all parties of a game.
func (g *game) partyNames() []string {
	list := make([]string, len(g.Parties))
	for i := range list {
		list[i] = g.name(engine.Player(i + 1))
	}
	return list
}

// capital writes the first letter large.
func capital(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// signed is a number of points with its sign, a real minus among them.
func signed(n int) string {
	if n < 0 {
		return "−" + fmt.Sprint(-n)
	}
	if n > 0 {
		return "+" + fmt.Sprint(n)
	}
	return "0"
}

// money is an amount as the language writes it: "0,50 €", "−1.20 USD".
func (s *store) money(stake escalero.Stake, points int) string {
	cents, sign := points*stake.Cents, ""
	if cents < 0 {
		cents, sign = -cents, "−"
	}
	mark := stake.Currency
	if mark == "EUR" {
		mark = "€"
	}
	return fmt.Sprintf("%s%d%s%02d\u00a0%s", sign, cents/100, s.texts().Decimal, cents%100, mark)
}
