package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// comparing tells whether the tray shows both results of an entry instead of
// the dice: after the last throw, or when asked for.
func (s *store) comparing(st escalero.State) bool {
	return st.Second() && st.Now().Begun() && (st.Now().Left() == 0 || s.table.compare)
}

// resultLines are the two throws of an entry side by side; the one chosen is
// what the pad shows and what is written.
func resultLines(g *game, st escalero.State) []app.UI {
	t := the.texts().Table
	return []app.UI{
		callLine(t.WhichResult, false, throwsLeft(st.Now())),
		app.Div().Class("results").Role("group").Aria("label", t.WhichResult).Body(
			resultCard(1, g.partner(st), st.First()),
			resultCard(0, g.thrower(st), st.Now()),
		),
	}
}

func resultCard(hand int, who string, turn escalero.Turn) app.UI {
	var faces []app.UI
	for _, f := range turn.Dice {
		faces = append(faces, app.Span().Class("cube").Body(app.Span().Class(fmt.Sprintf("face f%d", f))))
	}
	return app.Button().Type("button").ID(fmt.Sprintf("result-%d", hand)).Class("result-card").
		Aria("pressed", fmt.Sprint(the.table.hand == hand)).Body(
		app.Span().Text(who), app.Text(" "),
		app.Span().Class("minis").Role("img").Aria("label", the.faces(turn.Dice[:])).Body(faces...), app.Text(" "),
		app.Span().Text(the.call(turn)),
	).OnClick(func(app.Context, app.Event) {
		the.table.hand = hand
		the.table.row = ""
	}, hand)
}
