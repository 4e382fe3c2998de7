package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// Labelled is a button with two lines; below, the second one, may be "".
func Labelled(id, class, label, below string, do func()) app.HTMLButton {
	parts := []app.UI{app.Span().Text(label)}
	if below != "" {
		parts = append(parts, app.Small().Text(below))
	}
	return app.Button().ID(id).Type("button").Class("button " + class).Body(parts...).OnClick(Do(do))
}

// More is the button for the rest of a long list.
func More(t *i18n.Texts, id, label string, shown, all int, do func()) app.UI {
	return Labelled(id, "row", label, fmt.Sprintf(t.Games.OlderCount, shown, all), do)
}

// Quiet is a disabled button that says what to do first. It has the ID "quiet"
// and stays focusable, so that screen readers find it.
func Quiet(label, below string) app.HTMLButton {
	return Labelled("quiet", "quiet", label, below, func() {}).Aria("disabled", "true")
}

// Way is one item of a list of links: the name of an icon, a name and a short
// text. path is relative to the site.
func Way(path, picture, name, short string) app.UI {
	return app.Li().Body(app.A().Class("go").Href(Link(path)).Body(
		Icon(picture),
		app.Span().Class("text").Body(app.Strong().Text(name), app.Small().Text(short)),
		Icon("next"),
	))
}

// Dotted is such a way whose dots say how far it has been gone, for the eye: short says it too.
func Dotted(path, name, short, dots string) app.UI {
	return app.A().Class("go day").Href(Link(path)).Body(
		app.Span().Class("text").Body(app.Strong().Text(name), app.Small().Text(short)),
		app.Span().Class("dots").Aria("hidden", "true").Text(dots),
	)
}

// MenuItem is one item of a menu dialog. Its ID is "menu-" and name; picture is
// the name of an icon; below, the second line, may be "".
func MenuItem(name, picture, label, below string, do func()) app.UI {
	text := []app.UI{app.Strong().Text(label)}
	if below != "" {
		text = append(text, app.Small().Text(below))
	}
	return app.Li().Body(app.Button().Type("button").ID("menu-"+name).Class("go").Body(
		Icon(picture), app.Span().Class("text").Body(text...),
	).OnClick(Do(do)))
}
