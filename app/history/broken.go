package history

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/store"
	"serviert/app/ui"
)

// brokenPart shows saves that could not be read; they can be exported, and
// are gone only when somebody says so.
func (r *Room) brokenPart() app.UI {
	t := &r.sh.Texts().Games
	parts := []app.UI{
		app.H2().ID("broken").TabIndex(-1).Text(t.Broken),
		app.P().Class("note").Text(t.BrokenText),
	}
	for _, b := range r.disk.Broken() {
		kind, _, _ := strings.Cut(strings.TrimPrefix(b.From, store.Prefix), ":")
		what := t.BrokenKinds.At(kind)
		if what == "" {
			what = t.BrokenKinds.At("")
		}
		id := "what-" + b.Key
		parts = append(parts, app.Div().Class("broken").Role("group").Aria("labelledby", id).Body(
			app.H3().ID(id).Text(what),
			app.P().Class("note").Body(app.Text(t.Why+" "), app.Span().Lang("en").Text(b.Why)),
			app.Div().Class("acts even").Body(
				ui.Labelled("export-"+b.Key, "row", t.Export, "", func() {
					file := "serviert-" + strings.TrimPrefix(b.Key, store.KeyBroken) + ".txt"
					r.share(file, cardgame.Shown(b.Text), file)
				}),
				r.deleteButton(b.Key, t.Discard),
			),
			r.confirmation(b.Key, func() {
				r.disk.Discard(b.Key)
				r.sh.Confirm(t.Discarded)
				r.sh.Focus("title")
			}),
		))
	}
	return app.Section().Class("slip").Aria("labelledby", "broken").Body(parts...)
}

// deleteButton asks before anything is deleted: the question is confirmation
// with the same key.
func (r *Room) deleteButton(key, label string) app.UI {
	return ui.Labelled("delete-"+key, "danger", label, "", func() {
		r.view.confirm = key
		r.sh.Say(r.sh.Texts().Games.Sure)
		r.sh.Focus("keep-" + key)
	})
}

// confirmation is the question that deleteButton opens, or its empty place.
func (r *Room) confirmation(key string, do func()) app.UI {
	t := &r.sh.Texts().Games
	if r.view.confirm != key {
		return app.Div().ID("confirm-" + key)
	}
	return app.Div().ID("confirm-"+key).Class("example").Body(
		app.P().Text(t.Sure),
		app.Div().Class("acts even").Body(
			ui.Labelled("yes-"+key, "danger", t.Yes, "", func() {
				r.view.confirm = ""
				do()
			}),
			ui.Labelled("keep-"+key, "", t.No, "", func() {
				r.view.confirm = ""
				r.sh.Focus("delete-" + key)
			}),
		),
	)
}
