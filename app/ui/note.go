package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/engine/record"
)

// Noting is what stands in the field for a note. The zero value is a closed field.
type Noting struct {
	of   string // the button that has opened the field, by its ID; "" while it is closed
	was  string // the note as it is kept
	text string // and as it stands in the field
}

// Rest closes the field unless something was typed in it: that is still there for whoever comes back to the page.
func (n *Noting) Rest() {
	if n.text == n.was {
		*n = Noting{}
	}
}

// Draft is what was typed and not kept yet, for Page.Draft; Redraft takes it over.
func (n *Noting) Draft() string {
	if n.text == n.was {
		return ""
	}
	return strings.Join([]string{n.of, n.was, n.text}, "\n")
}

// Redraft opens the field with what Draft returned.
func (n *Noting) Redraft(text string) {
	if parts := strings.SplitN(text, "\n", 3); len(parts) == 3 {
		*n = Noting{of: parts[0], was: parts[1], text: parts[2]}
	}
}

// Part is what somebody has noted on a finished game, and the way to write or change it. id is of the button that opens
// the field. keep stores another note, see record.Noted, and returns false where another tab has the game.
func (n *Noting) Part(sh Shell, id, note string, keep func(note string) bool) app.UI {
	t := &sh.Texts().Note
	open := func(label string) app.UI {
		return Labelled(id, "row", label, "", func() {
			*n = Noting{of: id, was: note, text: note}
			sh.Focus("noting")
		})
	}
	// The button that opens the field stays, and becomes the one that keeps the note: where what has the focus goes away
	// while a field gets it, Orca says nothing of the field. So there are as many parts with a field as without.
	nothing := func() app.UI { return app.Div().Hidden(true) }
	parts := func(acts string, top, below, leave, button app.UI) app.HTMLSection {
		return app.Section().Body(top, below, app.Div().Class(acts).Body(leave, button))
	}
	shut := func(now string) {
		*n = Noting{}
		sh.Focus(id)
		switch {
		case now == note:
		case !keep(now):
			sh.Say(sh.Texts().Notices.Elsewhere)
		case now == "":
			sh.Confirm(t.Gone)
		default:
			sh.Confirm(t.Kept)
		}
	}
	switch {
	case n.of == id:
		return parts("acts even",
			app.Label().Class("paste noting").Body(
				app.Span().Text(t.Title),
				app.Textarea().ID("noting").Rows(4).MaxLength(record.LongestNote).Dir("auto").Aria("describedby", "noting-help").
					Text(n.text).OnInput(Value(func(text string) { n.text = text })),
			),
			app.P().ID("noting-help").Class("note").Text(t.Help),
			Labelled("note-leave", "", sh.Texts().Cancel, "", func() { shut(note) }),
			Labelled("note-keep", "write", t.Keep, "", func() { shut(record.Noted(n.text)) }),
		).Class("slip")
	case note == "":
		return parts("acts", nothing(), nothing(), nothing(), open(t.Add))
	}
	return parts("acts", app.H2().ID("note").Text(t.Title), app.P().Class("noted").Dir("auto").Text(note), nothing(), open(t.Change)).
		Class("slip").Aria("labelledby", "note")
}

// NoteLine is a note in a line of its own, by which lists and printed pads say what it is; "" for none.
func NoteLine(t *i18n.Texts, note string) string {
	if note == "" {
		return ""
	}
	return fmt.Sprintf(t.Note.Is, note)
}
