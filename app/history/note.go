package history

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
)

// notePart is what somebody has noted on a finished game, and the way to write or change it.
func (r *Room) notePart(g *dicegame.Game) app.UI {
	t := &r.sh.Texts().Games.Note
	open := func(label string) app.UI {
		return ui.Labelled(noteID(g), "row", label, "", func() {
			r.view.noting, r.view.note = true, g.Note
			r.sh.Focus("noting")
		})
	}
	switch {
	case r.view.noting:
		return app.Section().Class("slip").Body(
			app.Label().Class("paste noting").Body(
				app.Span().Text(t.Label),
				app.Textarea().ID("noting").Rows(4).MaxLength(dicegame.LongestNote).Dir("auto").Aria("describedby", "noting-help").
					Text(g.Note).OnInput(ui.Value(func(text string) { r.view.note = text })),
			),
			app.P().ID("noting-help").Class("note").Text(t.Help),
			app.Div().Class("acts even").Body(
				ui.Labelled("note-leave", "", r.sh.Texts().Cancel, "", func() { r.noted(g, g.Note) }),
				ui.Labelled("note-keep", "write", t.Keep, "", func() { r.noted(g, dicegame.Noted(r.view.note)) }),
			),
		)
	case g.Note == "":
		return app.Div().Class("acts").Body(open(t.Add))
	}
	return app.Section().Class("slip").Aria("labelledby", "note").Body(
		app.H2().ID("note").Text(t.Title), app.P().Class("noted").Dir("auto").Text(g.Note), open(t.Change))
}

// noted closes the field, and stores and says a note that is another one than before.
func (r *Room) noted(g *dicegame.Game, note string) {
	t := r.sh.Texts()
	r.view.noting, r.view.note = false, ""
	r.sh.Focus(noteID(g))
	switch {
	case note == g.Note:
		return
	case r.games.Watching:
		r.sh.Say(t.Notices.Elsewhere)
		return
	case note == "":
		r.sh.Confirm(t.Games.Note.Gone)
	default:
		r.sh.Confirm(t.Games.Note.Kept)
	}
	g.Note = note
	r.games.Change(g)
}

// noteID is the button that opens the field.
func noteID(g *dicegame.Game) string { return "note-" + g.ID }

// noteLine is a note in a line of its own, by which lists and printed pads say what it is; "" for none.
func (r *Room) noteLine(note string) string {
	if note == "" {
		return ""
	}
	return fmt.Sprintf(r.sh.Texts().Games.Note.Is, note)
}
