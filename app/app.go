// Package app is the user interface of Serviert, built with go-app.
package app

import "github.com/maxence-charriere/go-app/v9/pkg/app"

// Paths lists every route, "/" first, without the base path of the site.
func Paths() []string {
	return []string{"/", "/new", "/table", "/settlement", "/games", "/rules", "/settings"}
}

// Prerendered is what the page generator needs of one route in one language.
type Prerendered struct {
	// Title and Description are plain text, not yet escaped for HTML.
	Title, Description string

	// Body is the HTML of the root component as go-app writes it.
	Body string
}

// Prerender renders a route on the host; lang is "de" or "en".
func Prerender(path, lang string) Prerendered {
	c := &page{lang: lang, path: path}
	return Prerendered{
		Title:       "Serviert",
		Description: "Escalero und Würfelpoker",
		Body:        app.HTMLString(c.Render()),
	}
}

// Start registers the routes and runs the app; it returns at once outside a browser.
func Start() {
	for _, p := range Paths() {
		app.RouteFunc(p, func() app.Composer { return &page{path: p} })
	}
	app.RunWhenOnBrowser()
}

type page struct {
	app.Compo
	lang, path string
	n          int
}

func (p *page) Render() app.UI {
	word := "Neues Spiel"
	if p.lang == "en" {
		word = "New game"
	}
	prefix := app.Getenv("GOAPP_ROOT_PREFIX")
	return app.Div().ID("root").Body(
		app.Main().Body(
			app.H1().Text("Serviert "+p.path),
			app.P().Text(p.n),
			app.Button().ID("new").Type("button").Text(word).OnClick(func(ctx app.Context, e app.Event) { p.n++ }),
			app.A().Href(prefix+"/rules").Text("Regeln"),
		),
	)
}
