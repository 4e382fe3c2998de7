package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// route is one address and the screen behind it.
type route struct {
	path  string
	title func(*i18n.Texts) string
	body  func() app.UI // what stands in main, between notices and the live region
}

// routes is filled in init, since screens link to each other.
var routes []route

func init() {
	routes = []route{
		{path: "/", title: func(t *i18n.Texts) string { return t.Name }, body: homePage},
		{path: "/new", title: func(t *i18n.Texts) string { return t.New.Title }, body: newGamePage},
		{path: "/table", title: func(t *i18n.Texts) string { return t.Table.Title }, body: tablePage},
		{path: "/settlement", title: func(t *i18n.Texts) string { return t.Settlement.Title }, body: settlementPage},
		{path: "/cards", title: func(t *i18n.Texts) string { return t.Words.Title }, body: cardsPage},
		{path: "/cards-new", title: func(t *i18n.Texts) string { return t.Words.New.Title }, body: newWordsPage},
		{path: "/games", title: func(t *i18n.Texts) string { return t.Games.Title }, body: gamesPage},
		{path: "/review", title: func(t *i18n.Texts) string { return t.Coach.Review.Title }, body: reviewPage},
		{path: "/practice", title: func(t *i18n.Texts) string { return t.Coach.Practice.Title }, body: practicePage},
		{path: "/dice", title: func(t *i18n.Texts) string { return t.Coach.Luck.Title }, body: dicePage},
		{path: "/rules", title: func(t *i18n.Texts) string { return t.Rules.Title }, body: rulesPage},
		{path: "/settings", title: func(t *i18n.Texts) string { return t.Settings.Title }, body: settingsPage},
	}
}

// Paths lists every route, "/" first, without the base path.
func Paths() []string {
	list := make([]string, len(routes))
	for i, r := range routes {
		list[i] = r.path
	}
	return list
}

// routeOf finds the route of a path; an unknown path gets the page that says
// so and leads home.
func routeOf(path string) route {
	for _, r := range routes {
		if r.path == path {
			return r
		}
	}
	return route{path: path, title: func(t *i18n.Texts) string { return t.Lost.Title }, body: lostPage}
}

// page is the root component of every route: skip link, notices, the screen,
// the live region. It is one type so that going from route to route updates
// the page instead of replacing it.
type page struct {
	app.Compo
	Path string // the route shown
}

// OnMount hands the store a way to render again after changes that no event
// of the page brought about.
func (p *page) OnMount(ctx app.Context) { the.attach(ctx) }

// OnNav runs after each change of route.
func (p *page) OnNav(ctx app.Context) {
	r := routeOf(p.Path)
	the.arrive(ctx, r)
}

// OnAppUpdate is called when a new version waits.
func (p *page) OnAppUpdate(app.Context) { the.updateReady = true }

// Render shows the route.
func (p *page) Render() app.UI {
	t := the.texts()
	r := routeOf(p.Path)
	name := strings.Trim(r.path, "/")
	if name == "" {
		name = "home"
	}
	return app.Div().ID("root").Class("page page-"+name).Body(
		app.A().Class("skip").Href("#main").Text(t.Skip),
		app.Div().Class("notices").Body(notices()...),
		app.Main().ID("main").TabIndex(-1).Body(r.body()),
		app.P().ID("live").Class("sr-only").Aria("live", "polite").Aria("atomic", "true").Text(the.said),
		dialogs(),
	)
}

// screen is the main part of an ordinary page: a bar with the way back, the
// one first heading and at most one tool, then the parts below each other.
func screen(class, title string, tool app.UI, parts ...app.UI) app.UI {
	bar := []app.UI{
		app.A().Class("round").Href(link("/")).Aria("label", the.texts().ToHome).Body(icon("back")),
		heading(title),
	}
	if tool != nil {
		bar = append(bar, tool)
	}
	return app.Div().Class("stack " + class).Body(
		append([]app.UI{app.Header().Class("bar").Body(bar...)}, parts...)...)
}

// heading is the one first heading of a screen; it takes the focus when the
// screen opens, so that a screen reader says where it is.
func heading(text string) app.UI {
	return app.H1().ID("title").TabIndex(-1).Text(text)
}

// icon is one of the line drawings of the style sheet, for the eye only.
func icon(name string) app.UI {
	return app.Span().Class("icon icon-"+name).Aria("hidden", "true")
}

func lostPage() app.UI {
	t := the.texts()
	return screen("lost", t.Lost.Title, nil,
		app.P().Text(t.Lost.Text),
		app.Div().Class("thumb").Body(app.A().Class("button main").Href(link("/")).Text(t.ToHome)),
	)
}
