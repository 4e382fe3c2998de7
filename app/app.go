// Package app is the screens of Serviert: go-app components over the engine.
//
// One way through: a component's handler calls a method of the store, the
// store applies an action to the game, saves, says one sentence and the page
// renders again from the new state. Components hold nothing that matters.
package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// Prerendered is what the page generator needs of one route in one language.
type Prerendered struct {
	Title, Description string
	Body               string // HTML of the root component
}

// Prerender renders a route as somebody sees it who opens it for the first
// time. The language is "de" or "en". Host only, one call at a time.
func Prerender(path, lang string) Prerendered {
	the = newStore(memory{})
	the.settings.Language = lang
	r := routeOf(path)
	t := the.texts()
	return Prerendered{
		Title:       pageTitle(r, t),
		Description: t.Description,
		Body:        app.HTMLString((&page{Path: path}).Render()),
	}
}

// Start registers the routes and runs the app in the browser; on the host it
// returns at once.
func Start() {
	if app.IsClient {
		the = newStore(browserStorage())
		the.open()
	}
	for _, r := range routes {
		for _, path := range []string{r.path, strings.TrimSuffix(r.path, "/") + "/index.html", r.path + ".html"} {
			app.RouteFunc(path, func() app.Composer { return &page{Path: r.path} })
		}
	}
	app.RouteWithRegexpFunc(".*", func() app.Composer { return &page{Path: "/lost"} })
	app.RunWhenOnBrowser()
}

// link is the address of a route on this site, which may live under a
// sub-path.
func link(path string) string {
	return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") + path
}

// pageTitle is what the browser's tab and a screen reader call the page.
func pageTitle(r route, t *i18n.Texts) string {
	if r.path == "/" {
		return t.Name + " – " + t.Tagline
	}
	return r.title(t) + " – " + t.Name
}
