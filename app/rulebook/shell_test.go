package rulebook

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// at is the rules in a language at an address with that query, and the shell
// around them.
func at(lang, query string) (*Room, *uitest.Shell) {
	sh := uitest.NewShell(lang, "/rules?"+query)
	return New(sh, func(r *escalero.Rules) app.UI { return app.H1().Text("pad for " + r.Preset) }, func() { sh.Visited = "taught" }, func() { sh.Visited = "dealt" }), sh
}

// show is the page as the browser gets it.
func show(r *Room) string { return uitest.HTML(r.Page().Body()) }
