// Package lesson teaches a first game, of dice or of cards, in place: which hint
// belongs to what lies on the table now, and what it says.
//
// The input is the desk, or the view of the cards, and what is known already; the
// output is one hint, or none. Hints at dice are for people who throw in the app:
// whoever only writes has real dice on the table, and somebody beside them who
// knows the game. The package is pure. What is known is kept by packages play and
// cards.
package lesson

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// The hints, by what they explain. Each is given until it is known.
const (
	Keep    = "keep"    // which dice stay
	Served  = "served"  // what served means, at the first figure
	Enter   = "enter"   // that a turn fills a cell
	Columns = "columns" // what a column pays; takes the place of Enter
	Strike  = "strike"  // what to do with a throw that fits nowhere
)

// All is known to somebody who wants no hints.
const All = "all"

// Hint is one hint.
type Hint struct {
	ID    string
	Title string
	Text  string
	Ear   string       // the same for whoever does not look; "" for Text
	Dice  [dice.N]bool // the dice it speaks of; none where it speaks of the pad
	Show  bool         // it can show what to do, see Shown
}

// Said is the hint as it is told, "" for none.
func (h Hint) Said() string {
	if h.ID == "" {
		return ""
	}
	title := h.Title
	if !strings.HasSuffix(title, "?") && !strings.HasSuffix(title, "!") {
		title += "."
	}
	return title + " " + cmp.Or(h.Ear, h.Text)
}

// At returns the hint for the position, the zero Hint if there is nothing to
// explain. known are the IDs of what needs no explanation.
func At(d *dicegame.Desk, n dicegame.Names, known []string) Hint {
	st := d.State()
	knows := func(id string) bool { return slices.Contains(known, id) || slices.Contains(known, All) }
	if knows(All) || st.Over() || d.Idle() || d.Game.Block || st.Asked() != 0 || st.Hands() > 1 || !st.Now().Begun() {
		return Hint{}
	}
	t, now := &n.T().Lesson, st.Now()
	if dicegame.Combination(now) && !knows(Served) {
		if plain, served := figure(d, now); served > plain {
			h := Hint{ID: Served, Title: t.Served, Dice: [dice.N]bool{true, true, true, true, true}}
			if now.Served {
				h.Text = fmt.Sprintf(t.ServedNow, n.Call(now), served, plain)
			} else {
				h.Title, h.Text = t.WhatServed, fmt.Sprintf(t.NotServed, n.Call(now), plain, served)
			}
			return h
		}
	}
	zero := d.Row != "" && d.Points(d.Row) == 0 || d.Row == "" && now.Left() == 0 && nothing(d)
	switch {
	case now.Left() > 0 && d.Row == "" && d.Game.Kept == [dice.N]bool{} && !dicegame.Combination(now) && !knows(Keep):
		dice, what := start(n, now)
		often := t.Twice
		if now.Left() == 1 {
			often = t.Once
		}
		return Hint{ID: Keep, Title: t.Keep, Text: fmt.Sprintf(t.KeepText, what, often), Ear: fmt.Sprintf(t.KeepEar, what, often), Dice: dice, Show: true}
	case zero && !knows(Strike):
		return Hint{ID: Strike, Title: t.Strike, Text: t.StrikeText, Ear: t.StrikeText + t.CellEar, Show: d.Row == ""}
	case now.Left() > 0 || d.Row != "" || zero:
	case dicegame.Paid(&d.Game.Rules): // which people take for a multiplication
		if !knows(Columns) {
			most := 0
			for _, c := range d.Game.Rules.Columns {
				most = max(most, c.Value)
			}
			return Hint{ID: Columns, Title: t.Enter, Text: fmt.Sprintf(t.ColumnsText, most, number(t, most)), Ear: fmt.Sprintf(t.ColumnsText, most, number(t, most)) + t.CellEar, Show: true}
		}
	case !knows(Enter):
		return Hint{ID: Enter, Title: t.Enter, Text: t.EnterText, Ear: t.EnterEar + t.CellEar, Show: true}
	}
	return Hint{}
}

// number is a number as a word, where there is one.
func number(t *i18n.Lesson, n int) string {
	if n < len(t.Numbers) {
		return t.Numbers[n]
	}
	return fmt.Sprint(n)
}

// Learned returns the IDs of what somebody knows now who has played an action
// under a hint. Most hints are understood by doing what they say.
func Learned(h Hint, a escalero.Action) (list []string) {
	switch {
	case a.Kind == escalero.Keep && a.Kept.Len() > 0:
		list = append(list, Keep)
	case a.Kind == escalero.Write:
		list = append(list, Enter, Columns)
	case a.Kind == escalero.Strike:
		list = append(list, Enter, Columns, Strike)
	}
	if h.ID == Served {
		list = append(list, Served)
	}
	return list
}

// Best returns the open cell that a hint proposes: the figure that scores most, else
// the number of which there are most dice, and the higher. What is good stands in the
// column that pays most, the rest in that which pays least, and so does a zero, where
// the least is lost.
func Best(d *dicegame.Desk) (a escalero.Action, ok bool) {
	most, rules := 0, &d.Game.Rules
	for _, at := range open(d) {
		row, points, pays := &rules.Rows[rules.Row(at.Row)], d.Points(at.Row), rules.Columns[at.Col-1].Value
		worth := 2 * points
		switch {
		case points == 0:
			values := row.Values()
			worth, pays = -lost-values[len(values)-1], -pays
		case row.Face != 0:
			// Two or three dice are what a number brings as a rule.
			worth -= 5 * int(row.Face)
			if n := points / int(row.Face); n < 3 || n == 3 && row.Face > 2 {
				pays = -pays
			}
		}
		worth = worth*mostPaid + pays
		if !ok || worth > most {
			a, most, ok = at, worth, true
		}
	}
	return a, ok
}

const (
	lost     = 1000 // makes a zero worth less than anything that scores
	mostPaid = 2001 // makes the column decide among equals only
)

// open lists an entry for each open cell.
func open(d *dicegame.Desk) (list []escalero.Action) {
	for _, a := range d.State().Legal() {
		if a.Kind == escalero.Write {
			list = append(list, a)
		}
	}
	return list
}

// figure returns what the figure on the table scores at most in the open cells, and what it scores at most served:
// five alike have a row of their own for that.
func figure(d *dicegame.Desk, now escalero.Turn) (plain, served int) {
	rules := &d.Game.Rules
	for _, a := range open(d) {
		row := &rules.Rows[rules.Row(a.Row)]
		if row.Face == 0 {
			plain = max(plain, row.Points(now.Dice.Hand(), false))
			served = max(served, row.Points(now.Dice.Hand(), true))
		}
	}
	return plain, served
}

// nothing reports whether no open cell scores.
func nothing(d *dicegame.Desk) bool {
	for _, a := range open(d) {
		if d.Points(a.Row) > 0 {
			return false
		}
	}
	return true
}

// start returns the dice that are a start, and what they are called: the equal
// ones, of two pairs the higher, four in a row, else the highest.
func start(n dicegame.Names, now escalero.Turn) (list [dice.N]bool, what string) {
	h, t := now.Dice.Hand(), &n.T().Lesson
	most, pairs, higher := 0, 0, dice.Face(0)
	for f := dice.Face(1); f <= 6; f++ {
		most = max(most, h.Count(f))
		if h.Count(f) == 2 {
			pairs, higher = pairs+1, f
		}
	}
	stay := func(f dice.Face) bool { return h.Count(f) == most }
	switch from := row(h); {
	case most > 1 && pairs == 2:
		stay, what = func(f dice.Face) bool { return f == higher }, t.TwoPairs
	case most > 1:
		what = n.Call(now)
	case from > 0:
		stay, what = func(f dice.Face) bool { return f >= from && f < from+4 }, t.FourInRow
	default:
		highest := dice.Face(6)
		for h.Count(highest) == 0 {
			highest--
		}
		stay, what = func(f dice.Face) bool { return f == highest }, t.Nothing
	}
	for i, f := range now.Dice {
		list[i] = stay(f)
	}
	return list, what
}

// row returns where four different faces in a row begin, 0 for nowhere.
func row(h dice.Hand) dice.Face {
	for from := dice.Face(3); from >= 1; from-- {
		if h.Count(from) > 0 && h.Count(from+1) > 0 && h.Count(from+2) > 0 && h.Count(from+3) > 0 {
			return from
		}
	}
	return 0
}
