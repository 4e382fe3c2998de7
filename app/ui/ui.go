// Package ui is what every page is made of: the screen with its bar and
// heading, buttons and fields, lists, tables of numbers, dialogs, and the
// handlers that connect them.
//
// In comes text that is ready to be shown and functions to be called; out
// come go-app elements. Nothing here knows a game, keeps anything or touches
// the browser. Shell is what the rooms above get of the app around them, Page
// and Dialog are what they give to it.
package ui

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/settings"
)

// Shell is what a room needs of the app around it.
type Shell interface {
	// Texts is every text in the language chosen.
	Texts() *i18n.Texts
	// Settings is what was chosen for this device.
	Settings() settings.Settings
	// Path is the address of the page shown, without base and query.
	Path() string
	// Query is what follows the question mark of the address.
	Query() browser.Query
	// Visit opens an address of this site, a path with or without a query.
	Visit(path string)
	// Say puts one sentence into the live region.
	Say(text string)
	// Focus moves the focus to the element with that id once the next drawing
	// is done.
	Focus(id string)
	// Refresh draws again after a change that no handler brought about.
	Refresh()
	// Dialog is the name of the open dialog, "" for none.
	Dialog() string
	// OpenDialog shows a dialog; the element that has the focus gets it back.
	OpenDialog(name string)
	// CloseDialog takes the dialog away.
	CloseDialog()
}

// Timer is time as a room needs it. All functions are called on the goroutine
// that draws, and the page is drawn again after each. On the host nothing is
// called later: Live tells.
type Timer interface {
	// Live tells whether there is a page that can be drawn later.
	Live() bool
	// After calls f after a pause.
	After(pause time.Duration, f func())
	// Drawn calls f once what has changed is drawn.
	Drawn(f func())
}

// Page is one address and the screen behind it.
type Page struct {
	// Path is the address without the base, beginning with a slash.
	Path string
	// Title is what the tab and a screen reader call the page.
	Title func(*i18n.Texts) string
	// Open is called when the page is shown at another address than before;
	// may be nil.
	Open func()
	// Body is what stands in main. It reads and never writes.
	Body func() app.UI
	// Key handles a key pressed outside of any field, where id is the element
	// that has the focus; it returns true if the key meant something. May be
	// nil.
	Key func(key string, shift bool, id string) bool
}

// Dialog is a sheet from below that the browser itself makes modal.
type Dialog struct {
	// Name is what Shell.OpenDialog calls it.
	Name string
	// Body builds the inside, nil for nothing to show. It reads and never
	// writes.
	Body func() []app.UI
}

// Link is the address of a path on this site, which may lie under a sub-path.
func Link(path string) string {
	return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") + path
}
