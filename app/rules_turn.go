package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func playRules(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	pad := fmt.Sprintf(t.Pad, len(r.Columns), len(r.Rows), r.Cells())
	if len(r.Columns) == 1 {
		pad = fmt.Sprintf(t.PadOne, len(r.Rows))
	}
	faces := t.Poker
	if r.Pips {
		faces = t.Pips
	}
	return rulesPart{"play", t.Play, paragraphs(pad, faces)}
}

func turnRules(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	body := []app.UI{bullets(t.Steps), app.H3().Text(t.Served)}
	body = append(body, paragraphs(t.Explain...)...)
	return rulesPart{"turn", t.Turn, append(body, servedExample(r), strikeExample(r))}
}

// servedStories are three turns that all end in the same dice: thrown at
// once, in two throws, and thrown together the second time.
var servedStories = [][]string{
	{"throw 55566"},
	{"throw 55526", "keep 555 throw 55566"},
	{"throw 13446", "keep - throw 55566"},
}

// servedExample plays the three turns and says what the engine makes of them.
func servedExample(r escalero.Rules) app.UI {
	t := the.texts()
	body := []app.UI{exampleTitle(t.Rules.ServedOrNot)}
	row := r.Rows[r.Row("F")]
	for i, story := range servedStories {
		s := escalero.New(r, 2, 1, false)
		var steps []app.UI
		for _, line := range story {
			a, err := escalero.ParseAction(line)
			if err == nil {
				s, err = s.Apply(a)
			}
			if err != nil {
				panic("rules: " + err.Error()) // a test plays the stories
			}
			steps = append(steps, app.Li().Body(app.Text(throwText(a)+" "), diceRow(s.Now().Dice)))
		}
		body = append(body,
			app.P().Text(t.Rules.Stories[i]),
			app.Ol().Body(steps...),
			app.P().Body(app.Strong().Text(fmt.Sprintf(t.Rules.Gives, the.call(s.Now()), the.rowName(row.Key), row.Points(s.Now().Dice.Hand(), s.Now().Served)))),
		)
	}
	return app.Div().Class("example").Body(body...)
}

func throwText(a escalero.Action) string {
	t := the.texts().Rules
	switch {
	case a.Kind == escalero.Throw:
		return t.First
	case a.Kept.Len() == 0:
		return t.AllAgain
	}
	return fmt.Sprintf(t.Again, a.Kept.Len(), dice.N-a.Kept.Len())
}

// strikeExample is a throw that scores nothing in the two rows left.
func strikeExample(r escalero.Rules) app.UI {
	t := the.texts().Rules
	thrown := dice.Throw{1, 1, 2, 3, 5}
	high, last := r.Rows[r.Row("6")], r.Rows[r.Row("G")]
	points := high.Points(thrown.Hand(), false) + last.Points(thrown.Hand(), false)
	return app.Div().Class("example").Body(
		exampleTitle(t.Striking),
		app.P().Body(diceRow(thrown)),
		app.P().Text(fmt.Sprintf(t.Struck, the.rowName(high.Key), the.rowName(last.Key), points)),
	)
}

func exampleTitle(of string) app.UI {
	return app.H3().Text(fmt.Sprintf(the.texts().Rules.Example, of))
}

// diceRow is five dice to look at, named for those who listen.
func diceRow(thrown dice.Throw) app.UI {
	return app.Span().Class("minis").Aria("label", the.faces(thrown[:])).Attr("role", "img").Body(
		app.Range(thrown[:]).Slice(func(i int) app.UI {
			return app.Span().Class("cube mini").Body(app.Span().Class(fmt.Sprint("face f", thrown[i])))
		}),
	)
}
