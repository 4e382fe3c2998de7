// Command hello is what make bench compares with: the least that go-app is of use for, a line and a button,
// built the ordinary way. Compiled for the browser it is the program; elsewhere it writes the site.
package main

import (
	"fmt"
	"os"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

type hello struct {
	app.Compo

	taps int
}

// OnMount tells the bench that the page answers from now on.
func (h *hello) OnMount(app.Context) {
	app.Window().Get("performance").Call("mark", "hello-ready")
}

func (h *hello) Render() app.UI {
	return app.Main().ID("main").Body(
		app.H1().Text("Hello world"),
		app.Button().ID("tap").Text("Tap").OnClick(func(app.Context, app.Event) { h.taps++ }),
		app.P().Text(h.taps),
	)
}

func main() {
	app.Route("/", &hello{})
	app.RunWhenOnBrowser()
	err := app.GenerateStaticWebsite(os.Args[1], &app.Handler{
		Name: "Hello", Title: "Hello", Description: "Hello world", Lang: "en",
		// Those that are there unless told come from another host.
		Icon: app.Icon{Default: "/web/icon.png", Large: "/web/icon.png", SVG: "/web/icon.png"},
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "hello:", err)
		os.Exit(1)
	}
}
