package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// devicePart says what this device has of the app: whether it would start here
// without a network, and if not, why.
func (a *App) devicePart() app.UI {
	t, state := &a.Texts().Device, a.browser.Offline()
	return app.Section().Class("slip").Aria("labelledby", "device").Body(
		app.H2().ID("device").Text(t.Title),
		app.P().ID("offline").DataSet("state", state).Text(t.Offline[state]),
	)
}
