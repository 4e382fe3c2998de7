package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

func init() {
	dialogParts["coach"] = coachDialog
	needsGame["coach"] = true
}

// coachButton stands beside writing and throwing where the coach is wanted.
func coachButton() app.UI {
	return labelled("coach", "coach-ask", the.texts().Coach.Ask, "", func(app.Context, app.Event) { the.askCoach() }).
		Aria("haspopup", "dialog")
}

// coachDialog is the best three choices of the moment, and how far to trust
// them.
func coachDialog() []app.UI {
	t := the.texts()
	a := the.lessons.advice
	parts := []app.UI{app.Div().Class("sheet-head").Body(
		dialogTitle(t.Coach.Title),
		app.Button().Type("button").ID("coach-close").Class("round").Aria("label", t.Close).Body(icon("close")).
			OnClick(func(app.Context, app.Event) { the.closeDialog() }),
	)}
	st := the.game.state()
	status := t.Coach.Thinking
	class := "note"
	if a.ready {
		class, status = "sr-only", t.Coach.Nothing
		if len(a.choices) > 0 {
			status = fmt.Sprintf(t.Coach.Ready, the.choiceText(the.game, st, a.choices[0].Action))
		}
	}
	parts = append(parts, app.P().Class(class).Role("status").Text(status))
	if !a.ready || a.game != the.game.id || a.at != the.game.Match.Len() {
		return parts
	}
	var items []app.UI
	for i, c := range a.choices {
		id := fmt.Sprintf("choice-%d", i+1)
		do := labelled(fmt.Sprintf("follow-%d", i+1), "", t.Coach.Do, "", func(app.Context, app.Event) {
			if list := the.lessons.advice.choices; i < len(list) {
				the.follow(list[i])
			}
		}).Aria("describedby", id)
		head := app.Div().Class("choice-head").Body(choiceName(the.game, st, c.Action).ID(id), do)
		items = append(items, app.Li().Class("choice").Body(append([]app.UI{head}, choiceWorth(the.game, st, c)...)...))
	}
	return append(parts,
		app.Ol().Class("choices").Body(items...),
		app.P().Class("note").Text(the.certainty(st, a.certainty)),
	)
}

// certainty says how far values can be trusted in a position.
func (s *store) certainty(st escalero.State, c solver.Certainty) string {
	t := s.texts().Coach
	switch {
	case !st.Over() && !st.Last().Begun() && asks(st):
		return t.OfContra
	case c == solver.Exact:
		return t.Exact
	case c == solver.Learned:
		return t.Learned
	}
	return t.Estimated
}

// choiceWorth is what a choice is worth beside the best, in game points as
// they are paid, the chances of the columns, what it aims at, and why.
func choiceWorth(g *game, st escalero.State, c solver.Choice) []app.UI {
	t := the.texts().Coach
	c.Equity *= float64(st.Factor())
	c.Cost *= float64(st.Factor())
	worth := t.Best
	switch {
	case c.Cost >= 0.005:
		worth = fmt.Sprintf(t.Worse, the.cost(c.Cost))
	case c.Cost > 0:
		worth = t.Same
	}
	parts := []app.UI{app.P().Body(app.Strong().Text(worth), app.Text(" · "+fmt.Sprintf(t.Expected, the.plus(c.Equity, 2))))}
	if len(c.Columns) > 0 {
		var list []string
		for i, chance := range c.Columns {
			list = append(list, fmt.Sprintf(t.Chance, the.columnLabel(g.Rules, i+1), percent(chance.Win)))
		}
		parts = append(parts, app.P().Class("note").Text(fmt.Sprintf(t.Chances, strings.Join(list, ", "))))
	}
	if c.Action.Kind == escalero.Keep || c.Action.Kind == escalero.Throw {
		var list []string
		for _, a := range aims(c.Targets) {
			if len(list) < 3 && percent(a.chance) > 0 {
				list = append(list, fmt.Sprintf(t.Aim, the.rowName(a.row), percent(a.chance)))
			}
		}
		if len(list) > 0 {
			parts = append(parts, app.P().Class("note").Text(fmt.Sprintf(t.Aims, strings.Join(list, ", "))))
		}
	}
	if text := the.becauseText(g, c.Why); text != "" {
		parts = append(parts, app.P().Class("note").Text(text+"."))
	}
	return parts
}

// choiceName is what a choice does; kept dice are shown as dice.
func choiceName(g *game, st escalero.State, a escalero.Action) app.HTMLP {
	name := app.P().Class("choice-name")
	if a.Kind != escalero.Keep || a.Kept.Len() == 0 {
		return name.Text(the.choiceText(g, st, a))
	}
	var dice []app.UI
	for _, f := range dealt(a.Kept) {
		dice = append(dice, app.Span().Class("cube mini").Body(app.Span().Class(fmt.Sprintf("face f%d", f))))
	}
	return name.Body(
		app.Span().Class("sr-only").Text(the.choiceText(g, st, a)),
		app.Span().Class("minis").Aria("hidden", "true").Body(dice...),
		app.Span().Aria("hidden", "true").Text(" "+the.texts().Coach.KeepSaid),
	)
}
