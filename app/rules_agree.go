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
	t := the.texts()
	var rows []app.UI
	for _, o := range r.Options() {
		var choices []app.UI
		for i, value := range o.Choices {
			if i > 0 {
				choices = append(choices, app.Text("; "))
			}
			text := choiceText(o.Key, value)
			if value == r.Value(o.Key) {
				choices = append(choices, app.Strong().Text(text+" "+t.Rules.Usual))
				continue
			}
			choices = append(choices, app.Text(text))
		}
		if o.Free {
			choices = append(choices, app.Text("; "+t.Rules.Other))
		}
		cell := []app.UI{app.P().Body(choices...)}
		if help := t.Options.Help[o.Key]; help != "" {
			cell = append(cell, app.P().Class("note").Text(help))
		}
		rows = append(rows, app.Tr().Body(app.Th().Scope("row").Text(t.Options.Label[o.Key]), app.Td().Class("choices").Body(cell...)))
	}
	return rulesPart{"agree", t.Rules.Agree, []app.UI{app.Table().Class("worth").Body(
		app.THead().Body(app.Tr().Body(app.Th().Scope("col").Text(t.Rules.Agreement), app.Th().Scope("col").Text(t.Rules.Possible))),
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
