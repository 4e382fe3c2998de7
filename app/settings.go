package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/ui"
)

// settingsPage is what can be chosen for this device.
func (a *App) settingsPage() app.UI {
	all := a.Texts()
	t, s := &all.Settings, a.settings
	choose := func(name, chosen string, labels i18n.By[string], values []string, set func(*settings.Settings, string)) app.UI {
		return ui.Segments(name, "set-"+name, chosen, labels, values, func(v string) {
			a.change(func(s *settings.Settings) { set(s, v) })
		})
	}
	toggle := func(id, label, help string, on bool, set func(*settings.Settings, bool)) app.UI {
		return ui.Toggle(id, label, help, on, func(on bool) {
			a.change(func(s *settings.Settings) { set(s, on) })
		})
	}
	var vibration app.UI // no iPhone does, and no Firefox
	if a.browser.Vibrates() {
		vibration = toggle("vibration", t.Vibration, "", s.Vibration, func(s *settings.Settings, on bool) { s.Vibration = on })
	}
	return ui.Screen(all, "settings", t.Title, nil,
		app.Div().Class("slip").Body(
			app.H2().ID("set-language").Text(t.Language),
			ui.Languages("language", "set-language", s.Language, t.Languages, []string{"", "de", "en"}, func(v string) {
				a.change(func(s *settings.Settings) { s.Language = v })
			}),
		),
		app.Div().Class("slip").Body(
			app.H2().ID("set-theme").Text(t.Theme),
			choose("theme", s.Theme, t.Themes, []string{"system", "light", "dark"}, func(s *settings.Settings, v string) { s.Theme = v }),
			app.H2().ID("set-faces").Text(t.Faces),
			choose("faces", s.Faces, t.FacesOf, []string{"game", "poker", "pips"}, func(s *settings.Settings, v string) { s.Faces = v }),
			app.H2().ID("set-motion").Text(t.Motion),
			choose("motion", s.Motion, t.Motions, []string{"system", "fast", "none"}, func(s *settings.Settings, v string) { s.Motion = v }),
		),
		app.Div().Class("slip").Body(
			app.H2().Text(t.Play),
			app.H3().ID("set-pace").Text(t.Pace),
			choose("pace", s.Tempo(), t.Paces, []string{"slow", "normal", "fast", "step"}, func(s *settings.Settings, v string) { s.Pace = v }),
			app.P().Class("note").Text(t.PaceHelp),
			app.H3().ID("set-talk").Text(all.Voice.Talk),
			choose("talk", s.TalkLevel(), all.Voice.Talks, []string{"short", "full", "reasons"}, func(s *settings.Settings, v string) { s.Talk = v }),
			app.P().Class("note").Text(all.Voice.TalkHelp),
			toggle("one-tap", t.OneTap, t.OneTapTip, s.OneTap, func(s *settings.Settings, on bool) { s.OneTap = on }),
			toggle("left-hand", t.Hand, t.HandHelp, s.LeftHand, func(s *settings.Settings, on bool) { s.LeftHand = on }),
			toggle("facing", t.Facing, t.FacingHelp, s.Facing, func(s *settings.Settings, on bool) { s.Facing = on }),
			toggle("hold-cards", t.Hold, t.HoldHelp, s.HoldCards, func(s *settings.Settings, on bool) { s.HoldCards = on }),
			toggle("awake", t.Awake, t.AwakeHelp, s.Awake, func(s *settings.Settings, on bool) { s.Awake = on }),
			app.H3().ID("set-shake").Text(t.Shake),
			choose("shake", s.ShakeLevel(), t.Shakes, []string{"off", "gentle", "normal", "firm"}, func(s *settings.Settings, v string) { s.Shake, s.Jolt = v != "off", v }),
			app.P().Class("note").Text(t.ShakeHelp),
			app.H3().ID("set-sound").Text(t.Sound),
			choose("sound", s.Loudness(), t.Sounds, []string{"off", "soft", "full"}, func(s *settings.Settings, v string) { s.Sound, s.Soft = v != "off", v == "soft" }),
			app.P().Class("note").Text(t.SoundHelp),
			vibration,
		),
		a.keysPart(),
		app.Ul().Class("slip menu-list").Body(ui.Way("/dice", "dice", all.Luck().Title, all.Luck().Short)),
		a.devicePart(),
		a.backupPart(),
		app.Div().Class("slip").Body(
			app.H2().Text(t.About),
			app.P().Text(t.Privacy),
			a.installPart(),
			app.P().Class("note").Text(fmt.Sprintf(t.Version, a.browser.Version())),
		),
	)
}

// installPart is the way onto the home screen: a button where the browser
// offers one, words where it does not, and nothing once the app is there.
func (a *App) installPart() app.UI {
	t := &a.Texts().Settings
	if !a.browser.Installable() {
		return app.P().ID("install-how").Class("note installs").Text(t.InstallIn)
	}
	return app.Button().Class("button").Type("button").Text(t.Install).OnClick(ui.Do(a.browser.Install))
}
