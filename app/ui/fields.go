package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// Line is a field for a line of text: a name, a word of cards, a stake. The browser proposes nothing for it, underlines
// nothing and corrects nothing, for nobody knows how a name is spelt but whoever has it.
func Line() app.HTMLInput {
	return app.Input().Type("text").AutoComplete(false).Attr("autocorrect", "off").Attr("spellcheck", "false")
}

// longestTyped is how long a name may get that is typed, as browsers count: it
// stands above a column of a pad.
const longestTyped = 24

// Typing holds back what is wrong with what is typed until the field is left: half a
// name may be another's. What is told already stays until it is mended. Wrong tells
// whether something is wrong now; nil is for fields of which that is told later.
type Typing struct {
	Wrong func() bool
	held  bool
}

// Held tells whether nothing is to be said yet.
func (t *Typing) Held() bool { return t.held }

// Left is called when the field is left, or what stands in it is used.
func (t *Typing) Left() { t.held = false }

// On is the field with typed called with what is typed into it.
func (t *Typing) On(field app.HTMLInput, typed func(text string)) app.HTMLInput {
	if t == nil {
		return field.OnInput(Value(typed))
	}
	return field.OnInput(Value(func(text string) {
		t.held = t.held || t.Wrong == nil || !t.Wrong()
		typed(text)
	})).OnChange(Do(t.Left))
}

// Name is a field for the name of a player, and what is to stand below, nil for
// nothing. Browsers take no more than fits and are silent about it, so the field says
// when it is full. typed is called with what stands in it.
func Name(sh Shell, id, name string, typing *Typing, typed func(name string)) (field app.HTMLInput, below app.UI) {
	if length(name) >= longestTyped {
		below = app.Small().ID(id + "-full").Text(full(sh))
	}
	field = Line().ID(id).Value(name).MaxLength(longestTyped).
		Attr("autocapitalize", "words").Attr("enterkeyhint", "next")
	return typing.On(field, func(name string) {
		typed(name)
		if length(name) >= longestTyped {
			sh.Say(full(sh))
		}
	}), below
}

// length is how long browsers take a text to be: some characters count twice.
func length(text string) (n int) {
	for _, r := range text {
		n++
		if r > 0xFFFF {
			n++
		}
	}
	return n
}

// full says that a name gets no longer.
func full(sh Shell) string { return fmt.Sprintf(sh.Texts().New.FullName, longestTyped) }

// Segments is a choice between a few values, side by side. labels is keyed by
// value; a value without a label is shown as it is. labelledBy is the ID of the
// element that names the choice. pick is called with the chosen value.
func Segments(name, labelledBy, chosen string, labels i18n.By[string], values []string, pick func(string)) app.UI {
	return segments(name, labelledBy, chosen, labels, values, false, pick)
}

// Languages is Segments for languages, each called by its own name, and marked as
// being in itself so that it is read out as such.
func Languages(name, labelledBy, chosen string, labels i18n.By[string], values []string, pick func(string)) app.UI {
	return segments(name, labelledBy, chosen, labels, values, true, pick)
}

func segments(name, labelledBy, chosen string, labels i18n.By[string], values []string, own bool, pick func(string)) app.UI {
	list := make([]app.UI, len(values))
	for i, v := range values {
		label := labels.At(v)
		if label == "" {
			label = v
		}
		choice := app.Label().Body(
			app.Input().Type("radio").Name(name).ID(name+"-"+v).Value(v).Checked(v == chosen).
				OnChange(Do(func() { pick(v) })),
			app.Span().Text(label),
		)
		if own && v != "" {
			choice = choice.Lang(v) // and with it the button, which is read out by that name
		}
		list[i] = choice
	}
	return app.Div().Class("segs").Role("radiogroup").Aria("labelledby", labelledBy).Body(list...)
}

// Toggle is an on/off switch. help, the second line, may be "". By ear it comes last: what the switch is called and
// how it stands is what somebody waits for who goes through many. So the switch comes first, and the style sheet puts it
// at the end of the line: a screen reader that reads line by line leaves out the name, which it says with the switch, and
// would read the help before it, as if it were of what stands above.
func Toggle(id, label, help string, on bool, set func(on bool)) app.UI {
	text := []app.UI{app.Span().ID(id + "-is").Text(label)}
	input := app.Input().Type("checkbox").ID(id).Attr("role", "switch").Checked(on).OnChange(checked(set))
	if help != "" {
		text = append(text, app.Small().ID(id+"-help").Text(help))
		input = input.Aria("labelledby", id+"-is").Aria("describedby", id+"-help")
	}
	return app.Label().Class("switch").Body(input, app.Span().Body(text...))
}

// Option is one option of a select element. The attribute selected is left out
// unless it is true.
func Option(value, text string, selected bool) app.UI {
	o := app.Option().Value(value).Text(text)
	if selected {
		o = o.Selected(true)
	}
	return o
}
