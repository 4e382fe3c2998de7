package app

import (
	"cmp"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/keys"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/engine/escalero"
)

// attach takes the context of the mounted page and begins to listen.
func (a *App) attach(ctx app.Context) {
	a.ctx = ctx
	a.After(sortAfter, a.sortHistory)
	if a.confirmed != "" { // the program before has confirmed something
		a.confirmTimer()
	}
	a.browser.Listen(browser.Events{
		Update: func() {
			a.updateReady = true
			a.Refresh()
		},
		Link:      a.told.link,
		Elsewhere: a.leave,
		Leaving:   a.packed,
		News:      a.Refresh,
		Back: func() {
			if back := a.page(a.path).Back; back != nil {
				back()
			}
		},
		Held: func(held bool) {
			if a.games.Watching == held {
				a.games.Hold(held)
				if held {
					a.disk.Merge()
				}
				a.catchUp()
			}
			if held && a.taking {
				a.Focus("title") // the button that took the game over has gone
			}
			a.taking = false
		},
		Stored: func(key string) {
			switch {
			case key == store.KeySettings:
				a.readSettings()
				a.settle()
				a.Refresh()
			case strings.HasPrefix(key, store.KeyIndex), strings.HasPrefix(key, store.KeyParked):
				a.games.LoadHistory()
				each(a.told.filed)
				a.Refresh()
			case (a.games.Watching || a.disk.Behind(key)) && store.OfGame(key):
				a.catchUp()
			}
		},
		Paper: a.Refresh,
		Shake: func(allowed bool) {
			if allowed {
				a.told.shaken()
			} else {
				a.change(func(s *settings.Settings) { s.Shake = false })
				a.Confirm(a.Texts().Settings.ShakeRefused)
			}
			a.Refresh()
		},
		Key: func(key string, shift bool, id string) bool {
			means := a.key(key, shift, id)
			if means {
				a.Refresh()
			}
			return means
		},
	})
}

// sortHistory files the finished games of earlier versions, and those for which
// there was no time, in slices that nobody feels.
func (a *App) sortHistory() {
	start := a.browser.Precise()
	for a.games.Unsorted() > 0 && a.browser.Precise()-start < sortMillis {
		a.games.Sort()
	}
	if a.games.Unsorted() == 0 {
		a.games.Shelve()
		each(a.told.rested)
		return
	}
	a.After(sortPause, a.sortHistory)
}

// The history is sorted when the page has settled, a few milliseconds at a time.
const (
	sortAfter  = 2 * time.Second
	sortPause  = 16 * time.Millisecond
	sortMillis = 8
)

// catchUp takes over what another tab has saved: while that tab plays and this
// one watches, and when it is this one's turn to play.
func (a *App) catchUp() {
	a.games.Load()
	closes := a.dialog != ""
	for _, d := range a.dialogs {
		closes = closes && !(d.Stays && d.Name == a.dialog)
	}
	if closes {
		a.dialog = ""
	}
	each(a.told.catchUp)
	each(a.told.filed)
	if closes && a.dialog == "" && a.focus == "" {
		a.Focus(cmp.Or(a.opener, "throw"))
	}
	a.Refresh()
}

// key handles a key pressed outside of any field: as the one that it stands for,
// by the page shown.
func (a *App) key(pressed string, shift bool, id string) bool {
	if a.settings.NoKeys && keys.Silent(pressed) {
		return false
	}
	key := keys.Ordinary(a.settings.Keys, pressed)
	switch {
	case key == "l" || key == "L":
		a.again(shift)
		return true
	case a.dialog != "":
		return false
	case key == "?":
		a.OpenDialog("keys")
		return true
	}
	if p := a.page(a.path); p.Key != nil {
		return p.Key(key, shift, id)
	}
	return false
}

// arrive is called when a page is shown: it names the page and moves the focus
// to its heading.
func (a *App) arrive(ctx app.Context, path string) {
	first, address := a.path == "", ctx.Page().URL()
	changed := a.path != path || a.search != address.RawQuery
	if a.leaving && changed {
		a.focus = "" // it was for the page that was left
	}
	a.leaving = false
	a.path, a.search, a.query = path, address.RawQuery, browser.ReadQuery(address.RawQuery)
	page := a.page(path)
	a.browser.SetTitle(a.title(page))
	a.show()
	if address.Fragment != "" && (!first || a.came) {
		a.focus = address.Fragment
	}
	if changed {
		if !first {
			a.passOn()
		}
		a.dialog = ""
		each(a.told.left)
		if page.Open != nil {
			page.Open()
		}
	}
	if changed && (!first || a.came) && a.focus == "" {
		a.focus = "title"
	}
	a.settleFocus(ctx)
	if first {
		// Whoever thinks is called once there is something to see.
		a.browser.Soon(func() { ctx.Dispatch(func(app.Context) { each(a.told.wake) }) })
		return
	}
	each(a.told.wake)
}

// change edits the settings, stores and applies them. Another tab may have
// changed them since.
func (a *App) change(edit func(*settings.Settings)) {
	a.readSettings()
	edit(&a.settings)
	a.disk.Save(store.KeySettings, a.settings)
	a.settle()
	a.Refresh() // it may not have been saved, which is said
}

// settle applies the settings, which may have another language now.
func (a *App) settle() {
	a.show()
	a.browser.SetTitle(a.title(a.page(a.path)))
}

// show sets what the style sheet and assistive technology read from the
// document.
func (a *App) show() {
	side, faces, shake := "right", "poker", "off"
	if a.settings.LeftHand {
		side = "left"
	}
	if a.settings.Pips(a.rulesInView().Pips) {
		faces = "pips"
	}
	if a.path == "/table" { // elsewhere nothing is thrown, and measuring costs a battery something
		shake = a.settings.ShakeLevel()
	}
	a.browser.SetDocument("lang", a.Texts().Lang)
	a.browser.SetDocument("data-theme", a.settings.Theme)
	a.browser.SetDocument("data-motion", a.settings.Motion)
	a.browser.SetDocument("data-pace", a.settings.Tempo())
	a.browser.SetDocument("data-dice", faces)
	a.browser.SetDocument("data-hand", side)
	a.browser.SetDocument("data-shake", shake)
	a.browser.SetDocument("data-again", string(keys.Chosen(a.settings.Keys, 'l')))
}

// rulesInView are the rules whose dice the page shows: those of the rule book
// or of the game that is looked at, else of the game on the table.
func (a *App) rulesInView() escalero.Rules {
	coached, isCoached := a.ask.coached()
	switch g := a.games.Now; {
	case isCoached:
		return coached
	case a.path == "/rules":
		r, _ := dicegame.RulesAt(a.query.Get("preset"), a.query.Get("agreed"))
		return r
	case a.path == "/games" && a.games.Find(a.query.Get("game")) != nil:
		return a.games.Find(a.query.Get("game")).Rules
	case g != nil:
		return g.Rules
	}
	return escalero.Rules{}
}
