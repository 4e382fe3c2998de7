package rulebook

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func (b *book) players() chapter {
	return chapter{"players", b.t().Who, []app.UI{ui.Bullets(b.t().Players)}}
}

func (b *book) contra() chapter {
	t := b.t()
	cost := fmt.Sprintf(t.ConcedeDifference, b.T().Count(b.concession()))
	switch {
	case b.rules.Settlement.ByColumns:
		cost = fmt.Sprintf(t.ConcedeColumns, b.concession())
	case b.concession() == 0:
		cost = t.ConcedeAny
	}
	return chapter{"contra", t.Contra, append(ui.Paragraphs(t.Doubling...), app.P().Text(cost))}
}

// agree lists every option of the variant with its choices, the usual one
// marked.
func (b *book) agree() chapter {
	t := &b.T().Options
	usual, _ := escalero.Preset(b.rules.Preset)
	var rows []app.UI
	for _, o := range b.rules.Options() {
		other := ""
		if o.Free {
			other = b.t().Other
		}
		rows = append(rows, agreement(b.t(), t.Label.At(o.Key), o.Choices, usual.Value(o.Key), other, t.Help.At(o.Key),
			func(value string) string { return b.Choice(o.Key, value) }))
	}
	return agreements(b.t(), rows)
}

// agreement is a line of the table of what can be agreed: the choices, of
// which one is usual, in the words of text, and what else is possible, "" for
// nothing.
func agreement(t *i18n.Rules, label string, values []string, usual, other, help string, text func(value string) string) app.UI {
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
	if other != "" {
		choices = append(choices, app.Text("; "+other))
	}
	cell := []app.UI{app.P().Body(choices...)}
	if help != "" {
		cell = append(cell, app.P().Class("note").Text(help))
	}
	return app.Tr().Body(app.Th().Scope("row").Text(label), app.Td().Class("choices").Body(cell...))
}

// agreements is the chapter with those lines.
func agreements(t *i18n.Rules, rows []app.UI) chapter {
	return chapter{"agree", t.Agree, []app.UI{worth(t.Agree, []app.UI{
		app.Th().Scope("col").Text(t.Agreement), app.Th().Scope("col").Text(t.Possible),
	}, rows)}}
}

// rulings lists where the app decides what the sources leave open, as far as
// it concerns the variant.
func (b *book) rulings() chapter {
	t, r := &b.t().Ruling, b.rules
	five := shows[dice.Five].Hand()
	list := []string{t.Grande, t.AnyRow}
	if r.TakeBack {
		list = append([]string{t.TakeBack}, list...)
	}
	if r.Row("GG") >= 0 {
		list = append(list, fmt.Sprintf(t.ServedGrande, r.Rows[r.Row("G")].Points(five, true)))
	}
	if at := r.Row("X"); at >= 0 {
		list = append(list, fmt.Sprintf(t.AnyServed, r.Rows[at].Points(five, true)))
	}
	if r.Settlement.ByColumns {
		if len(r.Columns) == 2 {
			list = append(list, fmt.Sprintf(t.TwoColumns, b.values()))
		}
		list = append(list, t.Level)
	}
	switch {
	case r.Contra: // which more than two cannot play with
	case r.Settlement.ByColumns:
		list = append(list, t.Pairs)
	default:
		list = append(list, t.DifferenceAll)
	}
	list = append(list, t.Stop, t.Partner, t.Each, t.ContraTwo)
	if r.Contra && r.TakeBack {
		list = append(list, t.ContraBack)
	}
	return chapter{"rulings", b.t().Rulings, append(ui.Paragraphs(b.t().RulingsText), ui.Bullets(list))}
}
