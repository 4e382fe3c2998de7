package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/keys"
	"serviert/app/settings"
	"serviert/app/ui"
)

// What was said and the keys, on every page.

// again says the last sentence once more, or the one before that which was
// repeated last.
func (a *App) again(back bool) {
	repeat := a.voice.Last
	if back {
		repeat = a.voice.Back
	}
	text := repeat(a.ask.viewer())
	if text == "" {
		text = a.Texts().Voice.SaidNone
	}
	a.aloud(text)
}

// helpDialogs are "said", what was said, and "keys".
func (a *App) helpDialogs() []ui.Dialog {
	return []ui.Dialog{{Name: "said", Body: a.saidDialog, Stays: true}, {Name: "keys", Body: a.keysDialog, Stays: true}}
}

// saidDialog is what was said, the newest first: who has missed something finds
// it at once.
func (a *App) saidDialog() []app.UI {
	t, list := &a.Texts().Voice, a.voice.List(a.ask.viewer())
	parts := []app.UI{ui.DialogHead(a, "said", t.Said)}
	if len(list) == 0 {
		return append(parts, app.P().Text(t.SaidNone))
	}
	if !a.settings.NoKeys {
		parts = append(parts, app.P().Class("note").Text(fmt.Sprintf(t.SaidHelp, keys.Shown(a.settings.Keys, "L"))))
	}
	items := make([]app.UI, len(list))
	for i, text := range list {
		items[i] = app.Li().Text(text)
	}
	return append(parts, app.Ul().Class("told").Body(items...))
}

// keysDialog lists the keys of the page and those of all pages.
func (a *App) keysDialog() []app.UI {
	all := a.Texts()
	t := &all.Voice
	var own []ui.KeyHelp
	if p := a.page(a.path); p.Keys != nil {
		own = p.Keys(all)
	}
	parts, hints := []app.UI{ui.DialogHead(a, "keys", t.Keys)}, ui.KeyHints(all, a.settings, own)
	switch {
	case a.settings.NoKeys:
		parts = append(parts, app.P().Text(t.KeysOff))
	case own == nil:
		parts = append(parts, app.P().Text(t.KeysNone))
	default: // as a paragraph it would be told whenever the dialog opens
		parts = append(parts, app.Div().Class("sr-only").Text(t.Reader))
	}
	hints = append(hints, ui.KeyHints(all, a.settings, t.General)...)
	items := make([]app.UI, len(hints))
	for i, hint := range hints {
		items[i] = app.Li().Body(hint)
	}
	if len(items) > 0 {
		parts = append(parts, app.Ul().Class("key-list").Body(items...))
	}
	return append(parts, ui.Labelled("keys-change", "", t.ToSettings, "", func() {
		a.CloseDialog()
		a.Visit("/settings#set-keys")
	}))
}

// allKeys are the keys of all pages, whatever is played.
func (a *App) allKeys() []ui.KeyHelp {
	t := a.Texts()
	list := append(t.Table.KeyHelp[:len(t.Table.KeyHelp):len(t.Table.KeyHelp)], t.Table.KeyType...)
	list = append(list, t.Table.KeyRead...)
	list = append(append(list, ui.KeyHelp{Key: "H", Does: t.Coach.Title}), t.Cards().KeyHelp...)
	return append(list, t.Voice.General...)
}

// ordinary lists the characters that are keys somewhere, each with what it does.
func (a *App) ordinary() (all []rune, does map[rune]string) {
	does = map[rune]string{}
	for _, k := range a.allKeys() {
		for _, c := range keys.Of(k.Key) {
			switch text := does[c]; {
			case text == "":
				all = append(all, c)
				does[c] = k.Does
			case !strings.Contains(", "+text+",", ", "+k.Does+","):
				does[c] += ", " + k.Does
			}
		}
	}
	return all, does
}

// typedKey is what was typed for an ordinary key and cannot be taken.
type typedKey struct {
	ordinary rune
	text     string
	taken    rune // the key that it is already, 0 where it can be none
}

// setKey puts what was typed in the place of an ordinary key, or says why that
// cannot be.
func (a *App) setKey(ordinary rune, text string) {
	t := &a.Texts().Voice
	all, does := a.ordinary()
	next, taken, ok := keys.Change(a.settings.Keys, ordinary, text, all)
	if ok {
		a.typed = typedKey{}
		a.change(func(s *settings.Settings) { s.Keys = next })
		a.Say(fmt.Sprintf(t.Changed, does[ordinary], keys.Name(keys.Chosen(next, ordinary))))
		return
	}
	a.typed = typedKey{ordinary, text, taken}
	a.Say(a.refusedKey(does))
}

// refusedKey says why what was typed is not taken for a key.
func (a *App) refusedKey(does map[rune]string) string {
	t, k := &a.Texts().Voice, a.typed
	is := keys.Name(keys.Chosen(a.settings.Keys, k.ordinary))
	if k.taken == 0 {
		return fmt.Sprintf(t.NoKey, is)
	}
	return fmt.Sprintf(t.Taken, keys.Name(keys.Chosen(a.settings.Keys, k.taken)), does[k.taken], is)
}

// keysPart is the part of the settings about keys and what is said.
func (a *App) keysPart() app.UI {
	t := &a.Texts().Voice
	parts := []app.UI{
		app.H2().ID("set-keys").TabIndex(-1).Text(t.Keys),
		ui.Toggle("keys-on", t.On, t.OnHelp, !a.settings.NoKeys, func(on bool) {
			a.change(func(s *settings.Settings) { s.NoKeys = !on })
		}),
	}
	if !a.settings.NoKeys {
		all, does := a.ordinary()
		fields := []app.UI{app.Summary().Text(t.Change), app.P().Class("note").Text(t.ChangeHelp)}
		for _, c := range all {
			fields = append(fields, a.keyField(c, does))
		}
		fields = append(fields, ui.Labelled("keys-reset", "", t.Reset, "", func() {
			a.typed = typedKey{}
			a.change(func(s *settings.Settings) { s.Keys = "" })
			a.Confirm(t.WasReset)
		}))
		parts = append(parts, app.Details().Class("change-keys").Body(fields...))
	}
	return app.Div().Class("slip").Body(append(parts, app.Ul().Class("menu-list").Body(ui.HelpItems(a)...))...)
}

// keyField is the field for one key.
func (a *App) keyField(c rune, does map[rune]string) app.UI {
	id, text := "key-"+string(c), keys.Name(keys.Chosen(a.settings.Keys, c))
	name := keys.Name(c) + ": " + does[c]
	label := app.Span().Text(name)
	wrong := a.typed.ordinary == c
	if wrong {
		text = a.typed.text
	}
	input := ui.Line().ID(id).MaxLength(1).Attr("autocapitalize", "off").
		Value(text).OnChange(ui.Value(func(text string) { a.setKey(c, text) }))
	if !wrong {
		return app.Label().Class("field").Body(label, input)
	}
	return app.Label().Class("field").Body(label, input.Aria("invalid", "true").Aria("label", name).Aria("describedby", "key-wrong"),
		app.Small().ID("key-wrong").Class("wrong").Text(a.refusedKey(does)))
}
