package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// devicePart says what this device has of the app: whether it would start here
// without a network, and if not, why; when what is played is on the disk, whether
// it stays there, and who can see it.
func (a *App) devicePart() app.UI {
	t, state, lasting := a.Texts().Device(), a.browser.Offline(), a.browser.Lasting()
	parts := []app.UI{
		app.H2().ID("device").Text(t.Title),
		app.P().ID("offline").DataSet("state", state).Text(t.Offline.At(state)),
		app.P().ID("kept").DataSet("state", a.kept()).Text(t.Kept.At(a.kept())),
		app.P().ID("lasting").DataSet("state", lasting).Text(t.Lasting.At(lasting)),
	}
	if a.browser.Fleeting() {
		parts = append(parts, app.P().ID("fleeting").Text(t.Fleeting))
	}
	hidden := t.Hidden
	if !a.browser.SafeInDatabase() {
		hidden = t.HiddenPoorly
	}
	parts = append(parts, app.P().ID("hidden").Text(hidden))
	return app.Section().Class("slip").Aria("labelledby", "device").Body(parts...)
}

// kept is when what is played is on the disk: "at once", "soon" or "never".
func (a *App) kept() string {
	switch {
	case a.browser.Forgetful():
		return "never"
	case !a.disk.Journaled():
		return "soon"
	}
	return "at once"
}
