package setup

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui"
	"serviert/engine/escalero"
)

// houseRules are the options, generated from the rules themselves, with a
// plain sentence that says what differs from the preset.
func (r *Room) houseRules() app.UI {
	parts := []app.UI{app.Summary().Body(
		app.H2().Text(r.sh.Texts().Options.Title),
		app.Span().Class("note").Text(r.changed()),
	)}
	for _, o := range r.draft.rules.Options() {
		if o.Key != "stake" {
			parts = append(parts, r.option(o))
		}
	}
	return app.Details().Class("slip house").Body(append(parts, r.keepRules())...)
}

// changed says what was agreed differently from the preset.
func (r *Room) changed() string {
	t := &r.sh.Texts().Options
	var list []string
	for _, c := range r.draft.rules.Changes() {
		if c[0] != "stake" {
			list = append(list, r.names().Change(c[0], c[1]))
		}
	}
	if len(list) == 0 {
		return t.Plain
	}
	return fmt.Sprintf(t.Changed, strings.Join(list, "; "))
}

// option is one option: its usual values side by side, and a field where
// others are possible.
func (r *Room) option(o escalero.Option) app.UI {
	t := &r.sh.Texts().Options
	id, value := "opt-"+o.Key, r.draft.rules.Value(o.Key)
	labels := map[string]string{}
	for _, c := range o.Choices {
		labels[c] = r.names().Choice(o.Key, c)
	}
	agree := func(v string) { r.agree(o.Key, v) }
	parts := []app.UI{
		app.H3().ID(id).Text(t.Label[o.Key]),
		ui.Segments(id+"-v", id, value, labels, o.Choices, agree),
	}
	if o.Free {
		parts = append(parts, app.Label().Class("field").Body(
			app.Span().Text(t.Other),
			app.Input().Type("text").ID(id+"-free").Value(value).OnChange(ui.Value(agree)),
			r.wrong(o.Key),
		))
	}
	if help := t.Help[o.Key]; help != "" {
		parts = append(parts, app.P().Class("note").Text(help))
	}
	return app.Div().Class("option").Body(parts...)
}

// wrong says which values would work when one did not.
func (r *Room) wrong(key string) app.UI {
	bad, ok := r.draft.wrong[key]
	return app.Span().Class("wrong").Role("alert").Hidden(!ok).Text(bad)
}

// stake is the stake, which most players do want to change.
func (r *Room) stake() app.UI {
	t, value := r.sh.Texts(), ""
	if s := r.draft.rules.Stake; !s.IsZero() {
		value = r.names().Money(s, 1)
	}
	return app.Section().Class("slip").Body(
		app.Label().Class("field").Body(
			app.Span().Text(t.New.Stake),
			app.Input().Type("text").ID("stake").Value(value).Attr("inputmode", "text").Placeholder("0"+t.Decimal+"10 €").
				OnChange(ui.Value(func(text string) { r.agree("stake", typedStake(text)) })),
			r.wrong("stake"),
		),
		app.P().Class("note").Text(t.New.StakeHelp),
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
func (r *Room) agree(key, value string) {
	d := r.draft
	rules, err := d.rules.With(key, strings.TrimSpace(value))
	if err != nil {
		d.wrong[key] = fmt.Sprintf(r.sh.Texts().New.Wrong, strings.Join(r.examples(key), ", "))
		return
	}
	delete(d.wrong, key)
	d.rules = rules
}

// examples are the usual values of an option as the page words them.
func (r *Room) examples(key string) (list []string) {
	for _, o := range r.draft.rules.Options() {
		if o.Key == key {
			for _, c := range o.Choices {
				if c != "none" {
					list = append(list, r.names().Choice(key, c))
				}
			}
		}
	}
	return list
}
