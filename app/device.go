package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// devicePart says what this device has of the app: whether it would start here
// without a network, and if not, why; and whether what is stored here stays.
func (a *App) devicePart() app.UI {
	t, state, lasting := &a.Texts().Device, a.browser.Offline(), a.browser.Lasting()
	parts := []app.UI{
		app.H2().ID("device").Text(t.Title),
		app.P().ID("offline").DataSet("state", state).Text(t.Offline[state]),
		app.P().ID("lasting").DataSet("state", lasting).Text(t.Lasting[lasting]),
	}
	if a.browser.Fleeting() {
		parts = append(parts, app.P().ID("fleeting").Text(t.Fleeting))
	}
	return app.Section().Class("slip").Aria("labelledby", "device").Body(parts...)
}
