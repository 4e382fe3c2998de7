package rulebook

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/ui"
)

// ear is the chapter for whoever plays without looking: what is said and in which
// order, what can be heard, and the keys of the table as they are on this device.
func ear(texts *i18n.Texts, s settings.Settings, lines []string, keys []ui.KeyHelp) chapter {
	t := &texts.Rules().Ear
	body := []app.UI{app.P().Text(t.All), ui.Bullets(append(lines, t.Again, t.Computers))}
	if hints := ui.KeyHints(texts, s, keys); len(hints) > 0 {
		items := make([]app.UI, len(hints))
		for i, hint := range hints {
			items[i] = app.Li().Body(hint)
		}
		body = append(body, app.H3().Text(t.Keys), app.P().Text(texts.Voice.Reader), app.Ul().Class("key-list").Body(items...))
	}
	return chapter{"ear", t.Title, append(body, app.A().Class("button").Href(ui.Link("/settings")).Text(t.Settings))}
}
