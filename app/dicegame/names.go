package dicegame

import (
	"fmt"
	"strings"

	"serviert/app/i18n"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Names says what the things of a dice game are called: in a language, with
// poker faces or pips. Screen and announcements ask it, so they never
// disagree. It compares with ==.
type Names struct {
	Lang string // "de" or "en"
	Pips bool   // dice show pips
}

// T is every text in the language.
func (n Names) T() *i18n.Texts { return i18n.For(n.Lang) }

// Letter is what a die shows.
func (n Names) Letter(f dice.Face) string {
	if n.Pips {
		return n.T().Dice.Pips[f]
	}
	return n.T().Dice.Letters[f]
}

// Die is one die as it is spoken.
func (n Names) Die(f dice.Face) string {
	if n.Pips {
		return n.T().Dice.Pips[f]
	}
	return n.T().Dice.FaceOne[f]
}

// Many names several dice of a face.
func (n Names) Many(f dice.Face) string {
	if n.Pips {
		return n.T().Dice.PipMany[f]
	}
	return n.T().Dice.FaceMany[f]
}

// RowLabel is the short name of a row on the pad, by its key.
func (n Names) RowLabel(key string) string {
	w := n.T().Dice.Rows[key]
	if n.Pips && w.Pip != "" {
		return w.Pip
	}
	return w.Label
}

// Row is the long name of a row, by its key.
func (n Names) Row(key string) string {
	w := n.T().Dice.Rows[key]
	if n.Pips && w.Pip != "" {
		return n.T().Dice.PipMany[key[0]-'0']
	}
	return w.Long
}

// ColumnLabel is what stands above a column, from 1: its value, or its number
// where columns are not paid one by one.
func (n Names) ColumnLabel(r *escalero.Rules, col int) string {
	if r.Settlement.ByColumns {
		return fmt.Sprintf(n.T().Dice.Value, r.Columns[col-1].Value)
	}
	return fmt.Sprint(col)
}

// Column is a column as it is spoken, from 1.
func (n Names) Column(col int) string { return fmt.Sprintf(n.T().Dice.Column, col) }

// Where adds its column to the name of a row, where there are several.
func (n Names) Where(r *escalero.Rules, row string, col int) string {
	switch t := &n.T().Table; {
	case len(r.Columns) == 1:
		return row
	case r.Settlement.ByColumns:
		return fmt.Sprintf(t.Where, row, n.ColumnLabel(r, col))
	default:
		return fmt.Sprintf(t.Where, row, n.Column(col))
	}
}

// Call is what lies on the table, as players call it: "Full House serviert",
// "Drei Könige".
func (n Names) Call(t escalero.Turn) string {
	w := n.T()
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
		return n.alike(h)
	}
	if t.Served {
		name += " " + w.Dice.Served
	}
	return name
}

// alike names the largest group of a throw without a combination.
func (n Names) alike(h dice.Hand) string {
	best := dice.Face(6)
	for f := dice.Face(5); f >= 1; f-- {
		if h.Count(f) > h.Count(best) {
			best = f
		}
	}
	t := &n.T().Table
	if h.Count(best) < 2 {
		return t.Nothing
	}
	return i18n.Capital(fmt.Sprintf(t.Alike, t.Numbers[h.Count(best)], n.Many(best)))
}

// Faces lists dice as they are spoken, in the order given.
func (n Names) Faces(list []dice.Face) string {
	names := make([]string, len(list))
	for i, f := range list {
		names[i] = n.Die(f)
	}
	return strings.Join(names, ", ")
}

// Left is how many throws a turn still has, in words.
func (n Names) Left(t escalero.Turn) string {
	w := &n.T().Table
	switch left := t.Left(); left {
	case 0:
		return w.LeftNone
	case 1:
		return w.LeftOne
	default:
		return fmt.Sprintf(w.Left, left)
	}
}

// Choice words a value of an option, as records write it.
func (n Names) Choice(key, value string) string {
	if label, ok := n.T().Options.Choice[key][value]; ok {
		return label
	}
	if key == "columns" {
		return strings.ReplaceAll(value, "-", "–")
	}
	return value
}

// PointsAt is a number of points with what one is worth.
func (n Names) PointsAt(points int, stake escalero.Stake) string {
	t, one := &n.T().Settlement, n.Money(stake, 1)
	if points == 1 {
		return fmt.Sprintf(t.OnePoint, one)
	}
	return fmt.Sprintf(t.PointsAt, points, one)
}

// Money is what points are worth at a stake: "0,50 €".
func (n Names) Money(stake escalero.Stake, points int) string {
	return n.T().Money(points*stake.Cents, stake.Currency)
}

// Agreed is what is played and for how much, in a few words.
func (n Names) Agreed(r *escalero.Rules) string {
	text := n.T().Dice.Presets[r.Preset].Name
	if r.Settlement.ByColumns {
		text += " · " + n.Choice("columns", r.Value("columns"))
	}
	if !r.Stake.IsZero() {
		text += " · " + n.PointsAt(1, r.Stake)
	}
	return text
}

// Combination tells whether what lies is a combination of the sheet.
func Combination(t escalero.Turn) bool { return t.Begun() && t.Dice.Hand().Best() != dice.None }
