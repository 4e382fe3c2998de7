package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

// importPart reads a game from a file or from pasted text, says what is wrong
// with it, and asks before another game makes room.
func importPart() app.UI {
	t := the.texts().Games
	// The answer has its place before it is given: elements that moved would
	// lose what has been typed.
	var answer []app.UI
	if the.games.problem != nil {
		answer = append(answer, problemPart(*the.games.problem))
	}
	if the.games.incoming != nil {
		answer = append(answer, incomingPart(the.games.incoming))
	}
	return app.Section().Class("slip import").Aria("labelledby", "import").Body(
		app.H2().ID("import").TabIndex(-1).Text(t.Import),
		app.P().Class("note").Text(t.ImportText),
		app.Div().Body(answer...),
		labelled("choose-file", "row", t.Choose, "", func(app.Context, app.Event) {
			pickFile(".serviert,.txt,text/plain", func(text string) {
				the.bring(text)
				the.refresh()
			})
		}),
		app.Label().Class("paste").Body(
			app.Span().Text(t.Paste),
			app.Textarea().ID("paste").Rows(5).Spellcheck(false).Attr("autocapitalize", "off"),
		),
		labelled("read", "row", t.Read, "", func(app.Context, app.Event) { the.bring(valueOf("paste")) }),
	)
}

// problemPart says what is wrong with the text and on which line.
func problemPart(p problem) app.UI {
	t := the.texts().Games.Problem
	parts := []app.UI{
		app.H3().ID("problem").TabIndex(-1).Text(t.Title),
		app.P().Text(p.text),
	}
	if p.detail != "" {
		parts = append(parts, app.P().Class("note").Body(app.Text(t.Detail+" "), app.Span().Lang("en").Text(p.detail)))
	}
	return app.Div().Class("example").Body(parts...)
}

// incomingPart asks whether the running game may be put aside.
func incomingPart(g *game) app.UI {
	t := the.texts().Games
	return app.Div().Class("example").Body(
		app.H3().ID("incoming").TabIndex(-1).Text(t.Replace),
		app.P().Text(the.listNames(g.partyNames())+", "+the.outcome(g)),
		app.P().Text(t.ReplaceText),
		app.Div().Class("acts even").Body(
			labelled("leave-running", "", the.texts().Cancel, "", func(app.Context, app.Event) {
				the.games.incoming = nil
				the.focusOn("import")
			}),
			labelled("replace-running", "write", t.TakeOver, "", func(app.Context, app.Event) { the.replaceRunning() }),
		),
	)
}
