package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// notices are the bars above a page: a new version, another tab, saves that
// failed or could not be read. None of them blocks anything.
func notices() []app.UI {
	t := the.texts().Notices
	var list []app.UI
	add := func(text, button string, do app.EventHandler) {
		list = append(list, app.Div().Class("notice").Role("status").Body(
			app.P().Text(text),
			app.Button().Class("button").Type("button").Text(button).OnClick(do, button),
		))
	}
	if the.updateReady && !the.midTurn() {
		add(t.Update, t.TakeUpdate, func(app.Context, app.Event) { takeUpdate() })
	}
	if the.elsewhere {
		add(t.Elsewhere, t.Here, func(app.Context, app.Event) { playHere() })
	}
	if the.saveFailed {
		add(t.SaveFailed, the.texts().Games.Title, func(app.Context, app.Event) { the.visit("/games") })
	}
	if n := len(the.broken); n > 0 && the.path != "/games" {
		add(fmt.Sprintf(t.Broken, n), t.Show, func(app.Context, app.Event) { the.visit("/games") })
	}
	return list
}

// midTurn tells whether dice lie on the open table: no moment for an update.
func (s *store) midTurn() bool {
	return s.inHand() || s.path == "/table" && s.running() && s.game.state().Now().Begun()
}
