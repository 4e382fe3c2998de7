package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// askedLines is the tray while a Contra waits for its answer: who is asked,
// by whom, for how much.
func askedLines(g *game, st escalero.State) []app.UI {
	t := the.texts().Table
	by := g.name(3 - st.Asked())
	parts := []app.UI{
		app.P().Class("who").Text(g.name(st.Asked())),
		app.P().Text(fmt.Sprintf(t.ContraAsk, by, st.Factor()*2)),
	}
	if why := the.lessons.why; why != "" {
		parts = append(parts, app.P().Text(why))
	}
	return []app.UI{
		callLine(fmt.Sprintf(t.Factor, st.Factor()), false),
		app.Div().Class("hand-over").Body(parts...),
	}
}

// answers are the buttons of who has been asked.
func answers(st escalero.State) []app.UI {
	t := the.texts().Table
	cost := 0
	if next, err := st.Apply(escalero.Action{Kind: escalero.Concede}); err == nil {
		cost = max(next.Payoff()[0], next.Payoff()[1])
	}
	list := []app.UI{labelled("concede", "", t.Concede, fmt.Sprintf(t.ConcedeText, cost),
		func(app.Context, app.Event) { the.do(escalero.Concede) })}
	if the.may(escalero.Contra) {
		list = append(list, labelled("contra", "", fmt.Sprintf(t.ContraRe, st.Factor()*4), "",
			func(app.Context, app.Event) { the.do(escalero.Contra) }))
	}
	return append(list, labelled("throw", "main", fmt.Sprintf(t.ContraAccept, st.Factor()*2), "",
		func(app.Context, app.Event) { the.do(escalero.Accept) }))
}
