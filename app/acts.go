package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// acts are the buttons under the thumb: writing on the left, throwing on the
// right, and what else the moment asks for.
func acts(g *game, st escalero.State) app.UI {
	var list []app.UI
	class := "acts"
	switch {
	case st.Over():
		list = []app.UI{app.A().ID("throw").Class("button main").Href(link("/settlement")).Text(the.texts().Settlement.Title)}
	case the.computerActs(st):
		if !st.Now().Begun() {
			list = beforeThrow(g, st)
		}
		list = append(list, quietButton(fmt.Sprintf(the.texts().Table.Thinking, g.thrower(st)), the.lessons.why))
	case st.Asked() != 0:
		list = answers(st)
		if len(list) == 3 {
			class += " three"
		}
	case g.block && !st.Now().Begun():
		list = blockActs(g, st)
	case !st.Now().Begun() && st.Second() && the.table.row != "":
		list = []app.UI{writeButton(g, st), throwButton(st)}
	case !st.Now().Begun():
		list = append(beforeThrow(g, st), throwButton(st))
	case st.Hands() == 2 && !st.Second():
		list = []app.UI{doneButton(g, st)}
		if st.Now().Left() > 0 {
			list = append(list, throwButton(st))
		}
	default:
		list = []app.UI{writeButton(g, st)}
		if st.Now().Left() > 0 {
			list = append(list, throwButton(st))
		}
	}
	if the.mayAsk() {
		class += " asks"
		list = append(list[:1:1], append([]app.UI{coachButton()}, list[1:]...)...)
		if len(list) == 2 {
			class += " two"
		}
	}
	return app.Div().Class(class).Body(list...)
}

// labelled is a button with a second line.
func labelled(id, class, label, below string, do app.EventHandler) app.HTMLButton {
	parts := []app.UI{app.Span().Text(label)}
	if below != "" {
		parts = append(parts, app.Small().Text(below))
	}
	return app.Button().ID(id).Type("button").Class("button "+class).Body(parts...).OnClick(do, id)
}

// quietButton says what to do first; it stays reachable.
func quietButton(label, below string) app.UI {
	return labelled("quiet", "quiet", label, below, func(app.Context, app.Event) {}).Aria("disabled", "true")
}

// throwButton always names the number of dice and the price.
func throwButton(st escalero.State) app.UI {
	t := the.texts().Table
	n := the.toThrow()
	label, below := fmt.Sprintf(t.ThrowN, n), ""
	switch {
	case n == 1:
		label = t.ThrowOne
	case n == 0:
		return quietButton(t.KeepSome, "")
	case n == dice.N && st.Now().Begun():
		label, below = t.ThrowAgain, t.ServedStays
	}
	if n < dice.N && st.Now().Served && isCombination(st.Now()) {
		below = t.ServedLost
	}
	return labelled("throw", "main", label, below, func(app.Context, app.Event) { the.throwNow() })
}

// writeButton writes the chosen cell, or says that one has to be chosen.
// After the last throw it is the main one.
func writeButton(g *game, st escalero.State) app.UI {
	t := the.texts().Table
	if the.table.row == "" {
		if st.Second() && !the.comparing(st) {
			return labelled("compare", "write", t.Compare, g.partner(st)+": "+the.call(st.First()),
				func(app.Context, app.Event) {
					the.table.compare = true
					the.focusOn("result-1")
				})
		}
		return quietButton(t.ChooseCell, "")
	}
	row := g.Rules.Rows[g.Rules.Row(the.table.row)]
	class := "write"
	if st.Now().Left() == 0 {
		class = "main"
	}
	label := fmt.Sprintf(t.WriteN, the.scores(row))
	if the.scores(row) == 0 {
		label = t.StrikeIt
	}
	return labelled("write", class, label, the.where(g.Rules, the.rowName(row.Key), the.table.col),
		func(app.Context, app.Event) { the.write(false) })
}

// beforeThrow is what can be done instead of the first throw: Contra where it
// is allowed, or taking back what was written.
func beforeThrow(g *game, st escalero.State) []app.UI {
	t := the.texts().Table
	if the.may(escalero.Contra) && !the.computerActs(st) {
		return []app.UI{labelled("contra", "", fmt.Sprintf(t.Contra, st.Factor()*2), "", func(app.Context, app.Event) { the.do(escalero.Contra) })}
	}
	if e, ok := g.lastEntry(); ok && the.canTakeBack() {
		return []app.UI{labelled("back", "back", t.TakeBack, fmt.Sprintf("%s, %d", g.name(e.party), e.cell.Points),
			func(app.Context, app.Event) { the.takeBack() })}
	}
	return nil
}

// doneButton ends the first of two turns.
func doneButton(g *game, st escalero.State) app.UI {
	t := the.texts().Table
	label := t.DoneAgain
	if p := g.partner(st); p != g.thrower(st) {
		label = fmt.Sprintf(t.DoneButton, p)
	}
	class := "write"
	if st.Now().Left() == 0 {
		class = "main"
	}
	return labelled("done", class, label, the.call(st.Now()), func(app.Context, app.Event) { the.do(escalero.Done) })
}
