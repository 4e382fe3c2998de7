package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/wordgame"
	"serviert/engine/letters"
)

// cutPage finds the first dealer in the sight of all and waits for the deal.
func cutPage(e *wordgame.Evening, v letters.View) app.UI {
	t := the.texts().Words.Cut
	title, button := t.Title, labelled("table-act", "main", t.Do, "", func(app.Context, app.Event) { the.tableAct() })
	var rounds []app.UI
	for _, ev := range e.Events(0) {
		if ev.Kind == letters.Cut {
			rounds = append(rounds, cutRound(e, v, ev)...)
		}
	}
	switch {
	case v.Phase == letters.Dealing:
		title = fmt.Sprintf(t.Given, e.Name(v.Dealer))
		button = labelled("table-act", "main", t.Deal, fmt.Sprintf(t.Ante, v.Rules.Ante), func(app.Context, app.Event) { the.tableAct() })
	case len(e.Events(0)) > 0:
		button = labelled("table-act", "main", t.Again, the.seatNames(e, v.Cutter), func(app.Context, app.Event) { the.tableAct() })
	}
	if len(rounds) == 0 && v.Phase == letters.Cutting {
		rounds = []app.UI{uncut(e, v)}
	}
	parts := []app.UI{app.P().Class("note").Hidden(v.Rules.Dealer != 0).Text(t.Text)}
	parts = append(parts, rounds...)
	return screen("letters cut-page", title, menuButton(), append(parts, app.Div().Class("thumb").Body(button))...)
}

// uncut lists who will cut.
func uncut(e *wordgame.Evening, v letters.View) app.UI {
	list := make([]app.UI, len(v.Cutter))
	for i, p := range v.Cutter {
		list[i] = app.Li().Body(app.Span().Class("who").Text(e.Name(p)), app.Span().Class("card next"))
	}
	return app.Ul().Class("slip cuts").Body(list...)
}

// cutRound shows what was cut, and who was level.
func cutRound(e *wordgame.Evening, v letters.View, ev wordgame.Event) []app.UI {
	t := the.texts().Words
	var list []app.UI
	for i, p := range ev.Seats {
		list = append(list, app.Li().Body(
			app.Span().Class("who").Text(e.Name(p)),
			staticCard(v, ev.Cards.At(i)),
		))
	}
	parts := []app.UI{app.Ul().Class("slip cuts").Aria("label", t.Cut.Cards).Body(list...)}
	if len(ev.Level) > 0 {
		return append(parts, app.P().Class("note").Text(fmt.Sprintf(t.Cut.Level, the.seatNames(e, ev.Level))))
	}
	return parts
}

// tableAct does what the table's one main button says: cut, deal, pay.
func (s *store) tableAct() {
	e := s.words.evening
	if e == nil || e.Step() != wordgame.Table {
		return
	}
	switch e.Public().Phase {
	case letters.Cutting:
		s.wordsDo(letters.Action{Kind: letters.Cut})
	case letters.Dealing:
		s.wordsDo(letters.Action{Kind: letters.Deal})
	case letters.Showdown:
		s.wordsDo(letters.Action{Kind: letters.Pay})
	}
}

// menuButton opens what is needed less often.
func menuButton() app.UI {
	return app.Button().ID("menu").Type("button").Class("round").Aria("label", the.texts().Words.Menu).Body(icon("menu")).
		OnClick(func(app.Context, app.Event) { the.openDialog("cards-menu") })
}
