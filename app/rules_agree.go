package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func playerRules() rulesPart {
	t := the.texts().Rules
	return rulesPart{"players", t.Who, []app.UI{bullets(t.Players)}}
}

func contraRules(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	cost := t.ConcedeDifference
	if r.Settlement.ByColumns {
		cost = t.ConcedeColumns
	}
	body := paragraphs(t.Doubling...)
	return rulesPart{"contra", t.Contra, append(body, app.P().Text(fmt.Sprintf(cost, playConcession(r).state().Payoff()[0])))}
}

// agreeRules lists every option of the variant with its choices, the usual
// one marked.
func agreeRules(r escalero.Rules) rulesPart {
	t := the.texts().Options
	var rows []app.UI
	for _, o := range r.Options() {
		rows = append(rows, agreement(t.Label[o.Key], o.Choices, r.Value(o.Key), o.Free, t.Help[o.Key], func(value string) string { return choiceText(o.Key, value) }))
	}
	return agreements(rows)
}

// agreement is a line of the table of what can be agreed: the choices, of
// which one is usual, in the words of text.
func agreement(label string, values []string, usual string, free bool, help string, text func(value string) string) app.UI {
	t := the.texts().Rules
	var choices []app.UI
	for i, value := range values {
		if i > 0 {
			choices = append(choices, app.Text("; "))
		}
		if value == usual {
			choices = append(choices, app.Strong().Text(text(value)+" "+t.Usual))
			continue
		}
		choices = append(choices, app.Text(text(value)))
	}
	if free {
		choices = append(choices, app.Text("; "+t.Other))
	}
	cell := []app.UI{app.P().Body(choices...)}
	if help != "" {
		cell = append(cell, app.P().Class("note").Text(help))
	}
	return app.Tr().Body(app.Th().Scope("row").Text(label), app.Td().Class("choices").Body(cell...))
}

func agreements(rows []app.UI) rulesPart {
	t := the.texts().Rules
	return rulesPart{"agree", t.Agree, []app.UI{app.Table().Class("worth").Body(
		app.THead().Body(app.Tr().Body(app.Th().Scope("col").Text(t.Agreement), app.Th().Scope("col").Text(t.Possible))),
		app.TBody().Body(rows...),
	)}}
}

// choiceText words a value of an option.
func choiceText(key, value string) string {
	if text := the.texts().Options.Choice[key][value]; text != "" {
		return text
	}
	if s, err := escalero.ParseStake(value); key == "stake" && err == nil {
		return the.money(s, 1)
	}
	return value
}

// rulings lists where the app decides what the sources leave open, as far as
// it concerns the variant.
func rulings(r escalero.Rules) rulesPart {
	t := the.texts().Rules
	five := shows[dice.Five].Hand()
	list := []string{t.Ruling.TakeBack, t.Ruling.Grande, t.Ruling.AnyRow}
	if r.Row("GG") >= 0 {
		list = append(list, fmt.Sprintf(t.Ruling.ServedGrande, r.Rows[r.Row("G")].Points(five, true)))
	}
	if at := r.Row("X"); at >= 0 {
		list = append(list, fmt.Sprintf(t.Ruling.AnyServed, r.Rows[at].Points(five, true)))
	}
	if r.Settlement.ByColumns {
		list = append(list, t.Ruling.Level, t.Ruling.Pairs)
	} else {
		list = append(list, t.Ruling.DifferenceAll)
	}
	list = append(list, t.Ruling.Partner, t.Ruling.ContraTwo)
	return rulesPart{"rulings", t.Rulings, append(paragraphs(t.RulingsText), bullets(list))}
}
