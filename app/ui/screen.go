package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// Screen is the main part of an ordinary page: a bar with the link home, the
// page's only h1 and at most one tool (nil for none), followed by the parts.
// class is added to the style sheet's "stack".
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

// Nothing is a page on which there is nothing: it says so, and leads on with its one button, under the thumb.
func Nothing(t *i18n.Texts, class, title, text, path, way string) app.UI {
	return Screen(t, class, title, nil,
		app.P().Class("empty").Text(text),
		app.Div().Class("thumb").Body(app.A().Class("button main").Href(Link(path)).Text(way)),
	)
}

// Hint is the bubble that teaches a first game. It is an aside: everything goes on
// without it. on tells the style sheet where it points. skip ends all hints, show
// goes on with this one.
func Hint(t *i18n.Lesson, on, title, text string, skip, show app.HTMLButton) app.UI {
	return app.Aside().ID("hint").Class("hint").DataSet("on", on).Aria("labelledby", "hint-title").Body(
		app.P().Class("note").Text(t.Kicker),
		app.H2().ID("hint-title").Text(title),
		app.P().Text(text),
		app.Div().Class("ways").Body(
			skip.Type("button").ID("hint-skip").Text(t.Skip),
			show.Type("button").ID("hint-show").Class("show"),
		),
	)
}

// Heading is the only h1 of a page. It gets the focus when the page opens, so
// that screen readers announce the page.
func Heading(text string) app.UI {
	return app.H1().ID("title").TabIndex(-1).Text(text)
}

// Wide is a part that can be wider than the window: with large text, or with text further apart. It is then pushed
// sideways inside itself, by key as well, which not every browser does unless it can have the focus.
func Wide(label string, part app.UI) app.UI {
	return app.Div().Class("wide").TabIndex(0).Role("group").Aria("label", label).Body(part)
}

// Icon is one of the style sheet's icons, by name, hidden from screen readers.
func Icon(name string) app.UI {
	return app.Span().Class("icon icon-"+name).Aria("hidden", "true")
}

// DialogTitle is the heading of a dialog, which also names it.
func DialogTitle(text string) app.UI { return app.H2().ID("dialog-title").Text(text) }

// DialogHead is the heading of a dialog with a close button, and what is to be
// seen beside it. The button's ID is name and "-close".
func DialogHead(sh Shell, name, title string, beside ...app.UI) app.UI {
	return app.Div().Class("dialog-head").Body(append(append([]app.UI{DialogTitle(title)}, beside...),
		app.Button().Type("button").ID(name+"-close").Class("round").Aria("label", sh.Texts().Close).Body(Icon("close")).
			OnClick(Do(sh.CloseDialog)),
	)...)
}

// Passed is the dialog that offers what is new today to whoever comes back to
// what was new on an earlier day.
func Passed(sh Shell, title string, day int, now func()) []app.UI {
	all := sh.Texts()
	t := &all.WordCoach.Today
	return []app.UI{
		DialogTitle(title),
		app.P().Text(fmt.Sprintf(t.Passed, all.Day(day))),
		app.Div().Class("acts").Body(Labelled("finish-day", "", t.Finish, "", sh.CloseDialog), Labelled("to-day", "main", t.Now, "", now)),
	}
}

// Paragraphs returns one paragraph per text.
func Paragraphs(texts ...string) []app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = app.P().Text(text)
	}
	return list
}

// Bullets is a bulleted list.
func Bullets(texts []string) app.UI {
	list := make([]app.UI, len(texts))
	for i, text := range texts {
		list[i] = app.Li().Text(text)
	}
	return app.Ul().Body(list...)
}
