package rulebook

import (
	"fmt"
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func (b *book) play() chapter {
	t := b.t()
	pad := fmt.Sprintf(t.Pad, len(b.rules.Columns), len(b.rules.Rows), b.rules.Cells())
	if len(b.rules.Columns) == 1 {
		pad = fmt.Sprintf(t.PadOne, len(b.rules.Rows))
	}
	faces := t.Poker
	if b.Names.Pips { // as the dice are shown on this device
		faces = t.Pips
	}
	return chapter{"play", t.Play, ui.Paragraphs(pad, faces)}
}

func (b *book) turn() chapter {
	t := b.t()
	steps := t.Steps
	if b.rules.DoubleHand {
		steps = append(slices.Clone(steps), b.twoTurns())
	}
	explain := slices.Clone(t.Explain)
	explain[0] += " " + b.servedMore()
	body := append([]app.UI{ui.Bullets(steps), app.H3().Text(t.Served)}, ui.Paragraphs(explain...)...)
	return chapter{"turn", t.Turn, append(body, b.servedExample(), b.strikeExample())}
}

// twoTurns says how a double hand is played, in the words of the set-up.
func (b *book) twoTurns() string { return b.T().Options.Help.At("double-hand") }

// servedMore says that combinations count more served, and where that was agreed otherwise.
func (b *book) servedMore() string {
	var same []string
	for _, row := range b.rules.Rows {
		if slices.ContainsFunc(row.Scores, func(s escalero.Score) bool { return s.Served <= s.Worth }) {
			same = append(same, b.row(row))
		}
	}
	if same == nil {
		return b.t().ServedMore
	}
	return fmt.Sprintf(b.t().ServedSame, b.T().List(same))
}

// servedStories are three turns that all end in the same dice: thrown at
// once, in two throws, and thrown together the second time.
var servedStories = [][]string{
	{"throw 55566"},
	{"throw 55526", "keep 555 throw 55566"},
	{"throw 13446", "keep - throw 55566"},
}

// servedExample plays the three turns and says what the engine makes of them.
func (b *book) servedExample() app.UI {
	t := b.t()
	body := []app.UI{b.exampleTitle(t.ServedOrNot)}
	row := b.rules.Rows[b.rules.Row("F")]
	for i, story := range servedStories {
		s := escalero.New(b.rules, 2, 1, false)
		var steps []app.UI
		for _, line := range story {
			a, err := escalero.ParseAction(line)
			if err == nil {
				s, err = s.Apply(a)
			}
			if err != nil {
				panic("rules: " + err.Error()) // a test plays the stories
			}
			steps = append(steps, app.Li().Body(app.Text(b.throw(a)+" "), b.dice(s.Now().Dice)))
		}
		now := s.Now()
		body = append(body,
			app.P().Text(t.Stories[i]),
			app.Ol().Body(steps...),
			app.P().Body(app.Strong().Text(fmt.Sprintf(t.Gives, b.Call(now), b.row(row), row.Points(now.Dice.Hand(), now.Served)))),
		)
	}
	return app.Div().Class("example").Body(body...)
}

// throw says which dice were thrown.
func (b *book) throw(a escalero.Action) string {
	t := b.t()
	switch {
	case a.Kind == escalero.Throw:
		return t.First
	case a.Kept.Len() == 0:
		return t.AllAgain
	}
	return fmt.Sprintf(t.Again, a.Kept.Len(), dice.N-a.Kept.Len())
}

// strikeExample is a throw that scores nothing in the two rows left.
func (b *book) strikeExample() app.UI {
	t := b.t()
	thrown := dice.Throw{1, 1, 2, 3, 5}
	high, last := b.rules.Rows[b.rules.Row("6")], b.rules.Rows[b.rules.Row("G")]
	points := high.Points(thrown.Hand(), false) + last.Points(thrown.Hand(), false)
	open := fmt.Sprintf(t.OnlyOpen, b.row(high), b.row(last))
	if at := b.down(); at > 0 { // which is still empty then
		open = fmt.Sprintf(t.OnlyOpenIn, b.column(at), b.row(high), b.row(last))
	}
	return app.Div().Class("example").Body(
		b.exampleTitle(t.Striking),
		app.P().Body(b.dice(thrown)),
		app.P().Text(fmt.Sprintf(t.Struck, open, points)),
	)
}
