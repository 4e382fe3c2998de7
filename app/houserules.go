package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/engine/escalero"
)

// houseRules is the set-up of options, generated from the rules themselves,
// with a plain sentence that says what differs from the preset.
func houseRules(d *draft) app.UI {
	t := the.texts()
	parts := []app.UI{app.Summary().Body(
		app.H2().Text(t.Options.Title),
		app.Span().Class("note").Text(the.changedSentence(d.rules)),
	)}
	for _, o := range d.rules.Options() {
		if o.Key != "stake" {
			parts = append(parts, optionPart(d, o))
		}
	}
	parts = append(parts, saveRulesPart(d))
	return app.Details().Class("slip house").Body(parts...)
}

// changedSentence says what was agreed differently from the preset.
func (s *store) changedSentence(r escalero.Rules) string {
	t := s.texts().Options
	var list []string
	for _, c := range r.Changes() {
		if c[0] == "stake" {
			continue
		}
		list = append(list, t.Label[c[0]]+" "+s.choiceLabel(c[0], c[1]))
	}
	if len(list) == 0 {
		return t.Plain
	}
	return fmt.Sprintf(t.Changed, strings.Join(list, "; "))
}

// choiceLabel words a value of an option.
func (s *store) choiceLabel(key, value string) string {
	if label, ok := s.texts().Options.Choice[key][value]; ok {
		return label
	}
	if key == "columns" {
		return strings.ReplaceAll(value, "-", "–")
	}
	return value
}

// optionPart is one option: its usual values side by side, and a field where
// others are possible.
func optionPart(d *draft, o escalero.Option) app.UI {
	t := the.texts()
	id, value := "opt-"+o.Key, d.rules.Value(o.Key)
	labels := map[string]string{}
	for _, c := range o.Choices {
		labels[c] = the.choiceLabel(o.Key, c)
	}
	parts := []app.UI{
		app.H3().ID(id).Text(t.Options.Label[o.Key]),
		segments(id+"-v", id, value, labels, o.Choices, func(v string) { the.agree(o.Key, v) }),
	}
	if o.Free {
		parts = append(parts, app.Label().Class("field").Body(
			app.Span().Text(t.Options.Other),
			app.Input().Type("text").ID(id+"-free").Value(value).OnChange(func(ctx app.Context, e app.Event) {
				the.agree(o.Key, ctx.JSSrc().Get("value").String())
			}, o.Key),
			wrongPart(d, o.Key),
		))
	}
	if help := t.Options.Help[o.Key]; help != "" {
		parts = append(parts, app.P().Class("note").Text(help))
	}
	return app.Div().Class("option").Body(parts...)
}

// wrongPart says which values would work when one did not.
func wrongPart(d *draft, key string) app.UI {
	bad, ok := d.wrong[key]
	return app.Span().Class("wrong").Role("alert").Hidden(!ok).Text(bad)
}

// stakePart is the stake, which most players do want to change.
func stakePart(d *draft) app.UI {
	t := the.texts().New
	value := ""
	if !d.rules.Stake.IsZero() {
		value = the.money(d.rules.Stake, 1)
	}
	return app.Section().Class("slip").Body(
		app.Label().Class("field").Body(
			app.Span().Text(t.Stake),
			app.Input().Type("text").ID("stake").Value(value).Attr("inputmode", "text").Placeholder("0"+the.texts().Decimal+"10 €").
				OnChange(func(ctx app.Context, e app.Event) {
					the.agree("stake", typedStake(ctx.JSSrc().Get("value").String()))
				}),
			wrongPart(d, "stake"),
		),
		app.P().Class("note").Text(t.StakeHelp),
	)
}

// typedStake brings what people type into the form of records: a bare number
// is in euros, the sign is its code, nothing is no stake.
func typedStake(s string) string {
	s = strings.Join(strings.Fields(strings.ReplaceAll(s, "€", " EUR")), " ")
	switch {
	case s == "" || s == "0":
		return "none"
	case strings.Trim(s, "0123456789.,") == "":
		return s + " EUR"
	case strings.HasPrefix(s, "EUR "):
		return strings.TrimPrefix(s, "EUR ") + " EUR"
	}
	return s
}

// agree sets an option, or says what would be possible.
func (s *store) agree(key, value string) {
	d := s.draft
	rules, err := d.rules.With(key, strings.TrimSpace(value))
	if err != nil {
		d.wrong[key] = fmt.Sprintf(s.texts().New.Wrong, strings.Join(s.examples(key), ", "))
		return
	}
	delete(d.wrong, key)
	d.rules = rules
}

// examples are the usual values of an option as the screen words them.
func (s *store) examples(key string) []string {
	var list []string
	for _, o := range s.draft.rules.Options() {
		if o.Key == key {
			for _, c := range o.Choices {
				if c != "none" {
					list = append(list, s.choiceLabel(key, c))
				}
			}
		}
	}
	return list
}
