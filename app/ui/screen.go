package ui

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// Screen is the main part of an ordinary page: a bar with the way home, the
// one first heading and at most one tool (nil for none), then the parts below
// each other.
func Screen(t *i18n.Texts, class, title string, tool app.UI, parts ...app.UI) app.UI {
	bar := []app.UI{
		app.A().Class("round").Href(Link("/")).Aria("label", t.ToHome).Body(Icon("back")),
		Heading(title),
	}
	if tool != nil {
		bar = append(bar, tool)
	}
	return app.Div().Class("stack " + class).Body(
		append([]app.UI{app.Header().Class("bar").Body(bar...)}, parts...)...)
}

// Heading is the one first heading of a screen; it takes the focus when the
// screen opens, so that a screen reader says where it is.
func Heading(text string) app.UI {
	return app.H1().ID("title").TabIndex(-1).Text(text)
}

// Icon is one of the line drawings of the style sheet, for the eye only.
func Icon(name string) app.UI {
	return app.Span().Class("icon icon-"+name).Aria("hidden", "true")
}

// DialogTitle is what a dialog is called.
func DialogTitle(text string) app.UI { return app.H2().ID("dialog-title").Text(text) }

// DialogHead is the title of a dialog beside the way out, a button with the id
// name-close.
func DialogHead(sh Shell, name, title string) app.UI {
	return app.Div().Class("dialog-head").Body(
		DialogTitle(title),
		app.Button().Type("button").ID(name+"-close").Class("round").Aria("label", sh.Texts().Close).Body(Icon("close")).
			OnClick(Do(sh.CloseDialog)),
	)
}

// Paragraphs sets sentences one below the other.
func Paragraphs(texts ...string) []app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = app.P().Text(text)
	}
	return list
}

// Bullets is a list of sentences.
func Bullets(texts []string) app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = app.Li().Text(text)
	}
	return app.Ul().Body(list...)
}
