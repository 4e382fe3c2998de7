package setup

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// houseRules are the options that matter, generated from the rules themselves, with a
// plain sentence that says what differs from the preset.
func (r *Room) houseRules() app.UI {
	parts := []app.UI{app.Summary().Body(
		app.H2().Text(r.sh.Texts().Options.Title),
		app.Span().Class("note").Text(r.changed()),
	)}
	for _, o := range r.draft.rules.Options() {
		if o.Key != "stake" && r.draft.rules.Matters(o.Key) {
			parts = append(parts, r.option(o))
		}
	}
	opened, scope := ui.Opened(func(open bool) { r.house = open })
	return app.Details().Class("slip house").Open(r.house).On("toggle", opened, scope).Body(append(parts, r.keepRules())...)
}

// changed says what was agreed differently from the preset.
func (r *Room) changed() string {
	if text := r.names().HouseRules(&r.draft.rules); text != "" {
		return text
	}
	return r.sh.Texts().Options.Plain
}

// option is one option: its usual values side by side, and a field where
// others are possible.
func (r *Room) option(o escalero.Option) app.UI {
	t := &r.sh.Texts().Options
	id, value := "opt-"+o.Key, r.draft.rules.Value(o.Key)
	var labels i18n.By[string]
	for _, c := range o.Choices {
		labels = labels.With(c, r.names().Choice(o.Key, c))
	}
	agree := func(v string) { r.agree(o.Key, v) }
	parts := []app.UI{app.H3().ID(id).Text(t.Label.At(o.Key))}
	if o.Key == "contra" && r.draft.sides() != 2 {
		parts = append(parts, app.P().ID(id+"-not").Class("note").Text(r.sh.Texts().New.TooMany))
		if !r.draft.rules.Contra { // else it can be taken back
			return app.Div().Class("option").Body(parts...)
		}
	}
	parts = append(parts, ui.Segments(id+"-v", id, value, labels, o.Choices, agree))
	if o.Free {
		parts = append(parts, r.field(o, t.Other, r.names().Choice(o.Key, value), ui.Line()))
	}
	if help := t.Help.At(o.Key); help != "" {
		parts = append(parts, app.P().Class("note").Text(help))
	}
	return app.Div().Class("option").Body(parts...)
}

// field is where a value of an option is typed. One that does not work stays
// there, with what would.
func (r *Room) field(o escalero.Option, label, value string, input app.HTMLInput) app.UI {
	why, typed, wrong := "", "", false
	if typed, wrong = r.draft.wrong[o.Key]; wrong {
		value, why = typed, r.why(o)
	}
	input = input.ID(fieldID(o.Key)).Value(value).OnChange(ui.Value(func(text string) { r.typed(o, text) }))
	name := label
	if label == r.sh.Texts().Options.Other {
		name = r.sh.Texts().Options.Label.At(o.Key) + ": " + label // whoever goes from field to field hears no heading
	}
	// Without a name of its own it would be called by the reason too, which describes it.
	return app.Label().Class("field").Body(app.Span().Text(label), marked(input.Aria("label", name), wrong, "why-"+o.Key), reason(o.Key, name, why))
}

// fieldID is the element in which an option's value is typed.
func fieldID(key string) string {
	if key == "stake" {
		return key
	}
	return "opt-" + key + "-free"
}

// marked tells assistive technology that what stands in a field does not work,
// and where it says why.
func marked(input app.HTMLInput, wrong bool, why string) app.HTMLInput {
	if wrong {
		return input.Aria("invalid", "true").Aria("describedby", why)
	}
	return input
}

// reason is the sentence below a field, "" for none. It is told when the focus is on the next field already, so that
// the ear is told which one it is about.
func reason(name, field, why string) app.UI {
	return app.Span().ID("wrong-"+name).Class("wrong").Role("alert").Hidden(why == "").Body(
		app.Span().Class("sr-only").Text(field+":\u00a0"), app.Span().ID("why-"+name).Text(why))
}

// stake is the stake, which most players do want to change.
func (r *Room) stake() app.UI {
	t, value := r.sh.Texts(), ""
	if s := r.draft.rules.Stake; !s.IsZero() {
		value = r.names().Money(s, 1)
	}
	o := r.optionOf("stake")
	return app.Div().Class("slip").Body(
		r.field(o, t.New.Stake, value, ui.Line().Attr("inputmode", "text").Placeholder(t.Money(10, "EUR")).Aria("describedby", "stake-help")),
		app.P().ID("stake-help").Class("note").Text(t.New.StakeHelp),
	)
}

// optionOf is the option with a key as the draft's rules have it.
func (r *Room) optionOf(key string) escalero.Option {
	for _, o := range r.draft.rules.Options() {
		if o.Key == key {
			return o
		}
	}
	return escalero.Option{Key: key}
}

// typed sets an option to what was typed, or says what would be possible.
func (r *Room) typed(o escalero.Option, text string) {
	if !r.agree(o.Key, typed(o, text)) {
		r.draft.wrong[o.Key] = text
	}
}

// why is what does work instead of what stands in the field of an option.
func (r *Room) why(o escalero.Option) string {
	return fmt.Sprintf(r.sh.Texts().New.Wrong, strings.Join(r.examples(o), ", "))
}

// agree sets an option to a value in the form of records, and tells whether it
// takes that.
func (r *Room) agree(key, value string) bool {
	rules, err := r.draft.rules.With(key, value)
	if err != nil {
		return false
	}
	delete(r.draft.wrong, key)
	r.draft.rules = rules
	return true
}

// examples are the usual values of an option as the page words them, and as
// they can be typed.
func (r *Room) examples(o escalero.Option) (list []string) {
	for _, c := range o.Choices {
		if c != "none" {
			list = append(list, r.names().Choice(o.Key, c))
		}
	}
	return list
}
