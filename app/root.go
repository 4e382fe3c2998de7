package app

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/ui"
)

// page is the page at a path; any other path gets the page that says so and
// leads home.
func (a *App) page(path string) ui.Page {
	if at := slices.IndexFunc(a.pages, func(p ui.Page) bool { return p.Path == path }); at >= 0 {
		return a.pages[at]
	}
	return ui.Page{Path: path, Title: func(t *i18n.Texts) string { return t.Lost.Title }, Body: a.lost}
}

// root is the root component of every page: skip link, notices, the screen,
// the live region. It is one type so that going from page to page updates it
// instead of replacing it.
type root struct {
	app.Compo
	Path string // the page shown
	app  *App
}

// Settle is called by the patched go-app, see ui.Settle. It takes the address of another page, which is not
// drawn yet: the rooms hear of it in OnNav, and after that it is.
func (r *root) Settle(next app.UI) bool {
	r.Path = next.(*root).Path
	return false
}

// OnMount is called once: from now on the app can draw by itself.
func (r *root) OnMount(ctx app.Context) { r.app.attach(ctx) }

// OnNav is called after each change of address.
func (r *root) OnNav(ctx app.Context) { r.app.arrive(ctx, r.Path) }

// Render shows the page.
func (r *root) Render() app.UI {
	a := r.app
	name := strings.Trim(r.Path, "/")
	if name == "" {
		name = "home"
	}
	page := app.Div().ID("root").Class("page page-" + name)
	if a.ask.across() {
		page = page.DataSet("facing", "across")
	}
	return page.Body(
		app.A().Class("skip").Href("#main").Text(a.Texts().Skip),
		a.notices(),
		app.Main().ID("main").TabIndex(-1).Body(a.page(r.Path).Body()),
		live().ID("live"),
		a.confirmation(a.dialog == ""),
		a.openDialog(),
	)
}

// live is a live region: the page's script puts what is said into it, see
// App.Say. It is no paragraph: of two dialogs in a row the elements in the same
// place stay, and what was said last would stand in front of a text of the second.
func live() app.HTMLSpan {
	return app.Span().Class("live sr-only").Aria("live", "polite").Aria("atomic", "true")
}

// confirmation is the line that shows what was confirmed. Only eyes need it:
// the live region has said it. It is in an open dialog, else on the page.
func (a *App) confirmation(here bool) app.UI {
	text := a.confirmed
	if !here {
		text = ""
	}
	return app.P().Class("confirm").Aria("hidden", "true").Hidden(text == "").Body(app.Span().Text(text))
}

// openDialog is the place for the open dialog: a sheet from below that the
// browser itself makes modal. It has a live region of its own, because the
// page's is out of reach meanwhile.
func (a *App) openDialog() app.UI {
	var inside []app.UI
	if at := slices.IndexFunc(a.dialogs, func(d ui.Dialog) bool { return d.Name == a.dialog }); at >= 0 {
		if parts := a.dialogs[at].Body(); parts != nil {
			closed, scope := ui.Do(a.CloseDialog)
			inside = []app.UI{app.Dialog().ID("dialog").Class("dialog").Aria("labelledby", "dialog-title").
				DataSet("kind", a.dialog).Body(append(parts, live(), a.confirmation(true))...).On("close", closed, scope)}
		}
	}
	return app.Div().ID("dialogs").Body(inside...)
}

// notice is a bar above a page.
type notice struct {
	name, text, button string // the name is the same in every language
	do                 func()
}

// notices are the bars above a page: a new version, another tab, saves that
// failed or could not be read. None of them blocks anything.
func (a *App) notices() app.UI {
	var list []app.UI
	for _, n := range a.bars() {
		class := "notice"
		if len(n.text) < 48 { // two lines beside its button
			class += " short"
		}
		list = append(list, app.Div().Class(class).Body(
			app.P().Text(n.text),
			app.Button().Class("button").Type("button").Text(n.button).OnClick(ui.Do(n.do)),
		))
	}
	if list == nil {
		return app.Div().Class("notices")
	}
	return app.Aside().Class("notices").Body(list...)
}

// rewriteAfter is the pause before what could not be written is tried again: there may be
// room meanwhile, and nothing else to be written for long.
const rewriteAfter = 10 * time.Second

// sayNotices says those that have come since. They are no live regions of their
// own: Firefox tells nothing of one that comes with its text in it, and no browser
// of one that a dialog covers. What a room has just said itself is not said twice.
func (a *App) sayNotices() {
	if a.disk.Owes() && !a.rewrites {
		a.rewrites = true
		a.After(rewriteAfter, func() {
			a.rewrites = false
			a.disk.Rewrite()
			a.Refresh()
		})
	}
	before := a.noticed
	a.noticed = nil
	for _, n := range a.bars() {
		a.noticed = append(a.noticed, n.name)
		if !slices.Contains(before, n.name) && !slices.Contains(a.queue, n.text) {
			a.Say(n.text)
		}
	}
}

func (a *App) bars() []notice {
	t := &a.Texts().Notices
	var list []notice
	add := func(name, text, button string, do func()) { list = append(list, notice{name, text, button, do}) }
	games := func() { a.Visit("/games") }
	if a.updateReady && !a.midTurn() {
		add("update", t.Update, t.TakeUpdate, a.browser.TakeUpdate)
	}
	if a.games.Watching {
		add("elsewhere", t.Elsewhere, t.Here, func() {
			a.taking = true
			a.browser.PlayHere()
		})
	}
	if a.mind.Failing() {
		add("thinking", t.NoThinking, t.TryAgain, func() {
			a.Focus("title")
			a.mind.Again()
		})
	}
	switch {
	case a.disk.Newer():
		add("newer", t.Newer, t.Reload, a.browser.TakeUpdate)
	case a.disk.Failing():
		add("failing", t.SaveFailed, a.Texts().Games.Title, games)
	}
	// That some moves may be lost is less than that nothing is saved.
	if a.kept() != "at once" && !a.warned && !a.disk.Failing() {
		add(a.kept(), a.Texts().Device().Kept.At(a.kept()), t.Understood, func() {
			a.warned = true
			a.Focus("title")
		})
	}
	switch n := len(a.disk.Broken()); {
	case n == 0 || a.path == "/games":
	case a.games.Mended:
		add("mended", t.Mended, t.Show, games)
	default:
		add(fmt.Sprint("broken ", n), fmt.Sprintf(t.Broken, n), t.Show, games)
	}
	return list
}

// midTurn tells whether dice or a hand of cards lie on the open table: no
// moment for an update.
func (a *App) midTurn() bool {
	return a.ask.inHand() || a.path == "/table" && a.games.Running() && a.games.Now.State().Now().Begun()
}

// lost is the page for addresses that do not exist.
func (a *App) lost() app.UI {
	t := a.Texts()
	return ui.Nothing(t, "lost", t.Lost.Title, t.Lost.Text, "/", t.ToHome)
}
