package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func settingsPage() app.UI {
	t := the.texts().Settings
	s := the.settings
	return screen("settings", t.Title, nil,
		app.Section().Class("slip").Body(
			app.H2().ID("set-language").Text(t.Language),
			segments("language", "set-language", s.Language, t.Languages, []string{"", "de", "en"},
				func(v string) { the.change(func(s *settings) { s.Language = v }) }),
		),
		app.Section().Class("slip").Body(
			app.H2().ID("set-theme").Text(t.Theme),
			segments("theme", "set-theme", s.Theme, t.Themes, []string{"system", "light", "dark"},
				func(v string) { the.change(func(s *settings) { s.Theme = v }) }),
			app.H2().ID("set-faces").Text(t.Faces),
			segments("faces", "set-faces", s.Faces, t.FacesOf, []string{"game", "poker", "pips"},
				func(v string) { the.change(func(s *settings) { s.Faces = v }) }),
			app.H2().ID("set-motion").Text(t.Motion),
			segments("motion", "set-motion", s.Motion, t.Motions, []string{"system", "fast", "none"},
				func(v string) { the.change(func(s *settings) { s.Motion = v }) }),
		),
		app.Section().Class("slip").Body(
			app.H2().Text(t.Play),
			toggle("one-tap", t.OneTap, t.OneTapTip, s.OneTap, func(s *settings, on bool) { s.OneTap = on }),
			toggle("left-hand", t.Hand, t.HandHelp, s.LeftHand, func(s *settings, on bool) { s.LeftHand = on }),
			toggle("sound", t.Sound, "", s.Sound, func(s *settings, on bool) { s.Sound = on }),
			toggle("vibration", t.Vibration, "", s.Vibration, func(s *settings, on bool) { s.Vibration = on }),
		),
		app.Ul().Class("slip menu-list").Body(way("/dice", "dice", the.texts().Coach.Luck.Title, the.texts().Coach.Luck.Short)),
		app.Section().Class("slip").Body(
			app.H2().Text(t.About),
			app.P().Text(t.Privacy),
			installPart(),
			app.P().Class("note").Text(fmt.Sprintf(t.Version, version())),
		),
	)
}

// segments is a choice of a few values side by side. The callback must not
// capture anything that changes; it is kept from the first render on.
func segments(name, labelledBy, chosen string, labels map[string]string, values []string, pick func(string)) app.UI {
	list := make([]app.UI, len(values))
	for i, v := range values {
		label, ok := labels[v]
		if !ok {
			label = v
		}
		list[i] = app.Label().Body(
			app.Input().Type("radio").Name(name).ID(name+"-"+v).Value(v).Checked(v == chosen).
				OnChange(func(app.Context, app.Event) { pick(v) }, name, v),
			app.Span().Text(label),
		)
	}
	return app.Div().Class("segs").Role("radiogroup").Aria("labelledby", labelledBy).Body(list...)
}

// toggle is a setting that is on or off.
func toggle(id, label, help string, on bool, set func(*settings, bool)) app.UI {
	text := []app.UI{app.Span().Text(label)}
	if help != "" {
		text = append(text, app.Small().Text(help))
	}
	return app.Label().Class("switch").Body(
		app.Span().Body(text...),
		app.Input().Type("checkbox").ID(id).Attr("role", "switch").Checked(on).
			OnChange(func(ctx app.Context, e app.Event) {
				v := ctx.JSSrc().Get("checked").Bool()
				the.change(func(s *settings) { set(s, v) })
			}, id),
	)
}

// installPart is the way onto the home screen: a button where the browser
// offers one, words where it does not.
func installPart() app.UI {
	t := the.texts().Settings
	if !installable() {
		return app.P().Class("note").Text(t.InstallIn)
	}
	return app.Button().Class("button").Type("button").Text(t.Install).
		OnClick(func(app.Context, app.Event) { install() })
}
