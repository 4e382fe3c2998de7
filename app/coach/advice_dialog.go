package coach

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// adviceDialog is the best three choices of the moment, and how far to trust
// them.
func (r *Room) adviceDialog() []app.UI {
	g, a, n := r.games.Now, r.advice, r.names()
	if g == nil {
		return nil
	}
	t, st := &n.T().Coach, g.State()
	ready := a.ready && a.game == g.ID && a.at == g.Match.Len()
	best := escalero.Action{}
	if ready && len(a.choices) > 0 {
		best = a.choices[0].Action
	}
	parts := []app.UI{ui.DialogHead(r.sh, "coach", t.Title, lying(n, st, best)...)}
	if !ready {
		return append(parts, r.thinking()...)
	}
	if len(a.choices) == 0 { // the stake is too high for the coach to think of doubling it
		return append(parts, app.P().Role("status").Text(t.Practice.Untold))
	}
	parts = append(parts, app.P().Class("sr-only").Role("status").Text(fmt.Sprintf(t.Ready, choiceText(n, g, st, best))))
	var items []app.UI
	why := weigh(n, g, st).reasons(a.choices, a.beside)
	for i, c := range a.choices {
		id := fmt.Sprintf("choice-%d", i+1)
		do := ui.Labelled(fmt.Sprintf("follow-%d", i+1), "", t.Do, "", func() { r.follow(c) }).Aria("describedby", id)
		head := app.Div().Class("choice-head").Body(choiceName(n, g, st, c.Action).ID(id), do)
		items = append(items, app.Li().Class("choice").Body(append([]app.UI{head}, choiceWorth(n, g, st, c, why[i])...)...))
	}
	return append(parts,
		app.Ol().Class("choices").Body(items...),
		app.P().Class("note").Text(certainty(t, st, a.certainty)),
	)
}

// thinking is what a dialog shows until the answer is there. A dialog covers the
// notice that says that none comes, so it says it itself.
func (r *Room) thinking() []app.UI {
	t, status := r.sh.Texts(), app.P().ID("thinking").TabIndex(-1).Class("note").Role("status")
	if !r.mind.Failing() {
		return []app.UI{status.Text(t.Coach.Thinking)}
	}
	return []app.UI{
		status.Text(t.Notices.NoThinking),
		ui.Labelled("think-again", "main", t.Notices.TryAgain, "", func() {
			r.sh.Focus("thinking") // the button goes
			r.mind.Again()
		}),
	}
}

// lying is the dice that advice is about, once more: the dialog may cover the
// tray. Those that the best choice keeps are marked.
func lying(n dicegame.Names, st escalero.State, best escalero.Action) []app.UI {
	now := st.Last()
	if !now.Begun() {
		return nil
	}
	var kept [dice.N]bool
	if best.Kind == escalero.Keep {
		kept = dicegame.Stay(now.Dice, best.Kept)
	}
	return []app.UI{dicetable.Marked(n, now.Dice[:], kept)}
}

// choiceWorth is what a choice is worth beside the best, in game points as
// they are paid, the chances of the columns, what it aims at, and why.
func choiceWorth(n dicegame.Names, g *dicegame.Game, st escalero.State, c thought.Choice, why string) []app.UI {
	t := &n.T().Coach
	c.Equity *= float64(st.Factor())
	c.Cost *= float64(st.Factor())
	worth := t.Best
	switch {
	case c.Cost >= 0.005:
		worth = fmt.Sprintf(t.Worse, cost(n.T(), c.Cost))
	case c.Cost > 0:
		worth = t.Same
	}
	parts := []app.UI{app.P().Body(app.Strong().Text(worth), app.Text("\u00a0· "+fmt.Sprintf(t.Expected, n.T().Plus(c.Equity, 2))))}
	note := func(text string) { parts = append(parts, app.P().Class("note").Text(text)) }
	note(why + ".")
	var list []string
	if c.Action.Kind == escalero.Keep || c.Action.Kind == escalero.Throw {
		for _, a := range aims(c.Targets) {
			if p := i18n.Percent(a.chance); len(list) < 3 && p > 0 {
				list = append(list, fmt.Sprintf(t.Aim, n.Row(a.row), p))
			}
		}
		if len(list) > 0 {
			note(fmt.Sprintf(t.Aims, strings.Join(list, ", ")))
		}
	}
	list = nil
	for i, chance := range c.Columns {
		list = append(list, fmt.Sprintf(t.Chance, n.T().Within(n.Beside(&g.Rules, i+1)), i18n.Percent(chance.Win)))
	}
	if len(list) > 0 {
		note(fmt.Sprintf(t.Chances, strings.Join(list, ", ")))
	}
	return parts
}

// choiceName is what a choice does; kept dice are shown as dice.
func choiceName(n dicegame.Names, g *dicegame.Game, st escalero.State, a escalero.Action) app.HTMLP {
	name, text := app.P().Class("choice-name"), choiceText(n, g, st, a)
	if a.Kind != escalero.Keep || a.Kept.Len() == 0 {
		return name.Text(text)
	}
	return name.Body(
		app.Span().Class("sr-only").Text(text),
		app.Span().Aria("hidden", "true").Body(dicetable.Minis(n, dicegame.InOrder(a.Kept)), app.Text(" "+n.T().Coach.KeepSaid)),
	)
}
