package history

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/ui"
	"serviert/engine/record"
)

// importPart reads a game from a file or from pasted text, and says what is wrong
// with it.
func (r *Room) importPart() app.UI {
	t := &r.sh.Texts().Games
	// The answer has its place before it is given: a field that moved would lose
	// what has been typed.
	var answer []app.UI
	if p := r.view.problem; p != nil {
		answer = append(answer, r.problemPart(app.H3().ID("problem").TabIndex(-1).Text(t.Problem.Title), p))
	}
	return app.Section().Class("slip import").Aria("labelledby", "import").Body(
		app.H2().ID("import").TabIndex(-1).Text(t.Import),
		app.P().Class("note").Text(t.ImportText),
		app.Div().Body(answer...),
		ui.Labelled("choose-file", "row", t.Choose, "", func() {
			r.b.PickFile(accepted, record.MostBytes, func(data []byte, err error) {
				r.picked(data, err)
				r.sh.Refresh()
			})
		}),
		app.Label().Class("paste").Body(
			app.Span().Text(t.Paste),
			app.Textarea().ID("paste").Rows(5).MaxLength(record.MostPasted).Spellcheck(false).Attr("autocapitalize", "off").
				Text(r.pasting).OnInput(ui.Value(func(text string) { r.pasting = text })),
		),
		ui.Labelled("read", "row", t.Read, "", r.pasted),
	)
}

// accepted are the kinds of files that can be chosen. iOS knows no ending but those that an app has registered: without the last
// one, which stands for any file, it would show the files of games in grey.
const accepted = ".serviert,.txt,text/plain,application/octet-stream"

// problemPart says what is wrong with the text and on which line.
func (r *Room) problemPart(heading app.UI, p *dicegame.Problem) app.UI {
	t := &r.sh.Texts().Games.Problem
	parts := []app.UI{heading, app.P().Text(p.Text(r.sh.Texts()))}
	if p.Detail != "" {
		parts = append(parts, app.P().Class("note").Body(app.Text(t.Detail+" "), app.Span().Lang("en").Text(p.Detail)))
	}
	return app.Div().Class("example").Body(parts...)
}
