package coach

import (
	"fmt"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// cost is a difference of values: hundredths where points are few, tenths
// where they are many.
func cost(t *i18n.Texts, x float64) string {
	if x >= 10 {
		return t.Fixed(x, 1)
	}
	return t.Fixed(x, 2)
}

// sentence puts a part into a text without ending twice.
func sentence(format, part string) string {
	return fmt.Sprintf(format, strings.TrimSuffix(part, "."))
}

// choiceText is what a choice does, in words.
func choiceText(n dicegame.Names, g *dicegame.Game, st escalero.State, a escalero.Action) string {
	t := &n.T().Coach
	switch a.Kind {
	case escalero.Keep:
		if a.Kept.Len() == 0 {
			return t.ThrowAll
		}
		return fmt.Sprintf(t.Keep, n.Faces(dicegame.InOrder(a.Kept)))
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
		if g.Rules.Row(a.Row) < 0 {
			return ""
		}
		where := n.Where(&g.Rules, n.Row(a.Row), a.Col)
		brings := thought.Points(st, a)
		if a.Kind == escalero.Strike || brings == 0 {
			return fmt.Sprintf(t.Strike, where)
		}
		text := fmt.Sprintf(t.Write, brings, where)
		if a.Hand == 1 && st.Second() {
			text += " (" + t.First + ")"
		}
		return text
	}
	return ""
}

// certainty says how far values can be trusted in a position, and what they are
// counted in where that is not what is written.
func certainty(t *i18n.Coach, st escalero.State, c thought.Certainty) string {
	text := t.Estimated
	switch {
	case !st.Last().Begun() && thought.Asks(st):
		return t.OfContra
	case c == thought.Exact:
		text = t.Exact
	case c == thought.Learned:
		text = t.Learned
	}
	if others := st.Parties() - 1; others > 1 && !st.Rules().Settlement.ByColumns {
		text += " " + fmt.Sprintf(t.Each, others)
	}
	return text
}
