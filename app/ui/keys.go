package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/keys"
	"serviert/app/settings"
)

// KeyHelp is a key, or a few like "1–5", and what it does. Key is the ordinary
// one; the shell shows the one that the player has put in its place.
type KeyHelp = i18n.KeyHelp

// OnlyKeys are those of a list of keys that a page knows too, in their order.
func OnlyKeys(list []KeyHelp, keys ...string) (some []KeyHelp) {
	for _, k := range list {
		if slices.Contains(keys, k.Key) {
			some = append(some, k)
		}
	}
	return some
}

// KeyHints shows keys as they are pressed on this device; those that are switched
// off are left out. Signs on keys are hidden from screen readers, which pass over
// them, and named instead.
func KeyHints(t *i18n.Texts, s settings.Settings, list []KeyHelp) (hints []app.UI) {
	for _, k := range list {
		if s.NoKeys && (len(keys.Of(k.Key)) > 0 || k.Key == "⌫") {
			continue
		}
		shown := keys.Shown(s.Keys, k.Key)
		hint := []app.UI{app.Kbd().Text(shown), app.Text(" " + k.Does)}
		if named := keys.Named(shown, t.Voice.Signs); named != shown {
			hint = []app.UI{app.Kbd().Aria("hidden", "true").Text(shown), app.Span().Class("sr-only").Text(named), hint[1]}
		}
		hints = append(hints, app.Span().Body(hint...))
	}
	return hints
}

// HelpItems are the items of a menu that show what was said and the keys, for
// who has no keys for that.
func HelpItems(sh Shell) []app.UI {
	t := &sh.Texts().Voice
	item := func(name, picture, label string) app.UI {
		return MenuItem(name, picture, label, "", func() {
			sh.CloseDialog()
			sh.OpenDialog(name)
		})
	}
	return []app.UI{item("said", "list", t.Said), item("keys", "info", t.Keys)}
}
