package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// brokenPart shows saves that could not be read; they can be exported, and
// are gone only when somebody says so.
func brokenPart() app.UI {
	t := the.texts().Games
	parts := []app.UI{
		app.H2().ID("broken").TabIndex(-1).Text(t.Broken),
		app.P().Class("note").Text(t.BrokenText),
	}
	for _, b := range the.broken {
		parts = append(parts, app.Div().Class("broken").Body(
			app.P().Lang("en").Text(fmt.Sprintf(t.Why, b.Why)),
			app.Div().Class("acts even").Body(
				labelled(fmt.Sprint("export-", b.Key), "row", t.Export, "", func(app.Context, app.Event) { the.offerBroken(b) }),
				deleteButton(b.Key, t.Discard),
			),
			confirmation(b.Key, func() {
				the.discard(b.Key)
				the.say(the.texts().Games.Discarded)
				the.focusOn("title")
			}),
		))
	}
	return app.Section().Class("slip").Aria("labelledby", "broken").Body(parts...)
}

// deleteButton asks before anything is deleted: the question is confirmation
// with the same key.
func deleteButton(key, label string) app.UI {
	return labelled("delete-"+key, "danger", label, "", func(app.Context, app.Event) {
		the.games.confirm = key
		the.say(the.texts().Games.Sure)
		the.focusOn("keep-" + key)
	})
}

// confirmation is the question that deleteButton opens, or its empty place.
func confirmation(key string, do func()) app.UI {
	t := the.texts().Games
	if the.games.confirm != key {
		return app.Div().ID("confirm-" + key)
	}
	return app.Div().ID("confirm-"+key).Class("example").Body(
		app.P().Text(t.Sure),
		app.Div().Class("acts even").Body(
			labelled("yes-"+key, "danger", t.Yes, "", func(app.Context, app.Event) {
				the.games.confirm = ""
				do()
			}),
			labelled("keep-"+key, "", t.No, "", func(app.Context, app.Event) {
				the.games.confirm = ""
				the.focusOn("delete-" + key)
			}),
		),
	)
}
