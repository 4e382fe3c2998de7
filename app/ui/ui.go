// Package ui contains the building blocks of all pages: the screen with its bar
// and heading, buttons and fields, lists, tables of numbers, dialogs, and event
// handlers.
//
// The input is finished texts and functions to call, the output go-app
// elements. Nothing here depends on a game, keeps state or touches the browser.
// Shell is what a room gets from the app around it; Page and Dialog are what it
// contributes.
package ui

import (
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/settings"
)

// Shell is what a room needs from the app around it.
type Shell interface {
	// Texts returns all texts in the current language.
	Texts() *i18n.Texts
	// Settings returns the settings of this device.
	Settings() settings.Settings
	// Path returns the address of the current page, without base path and query.
	Path() string
	// Query returns the query of the current address.
	Query() browser.Query
	// Visit opens an address of this site: a path without the base path, with
	// or without a query.
	Visit(path string)
	// Say announces a text once the focus rests. What waits from before the last
	// key or tap is dropped; "" drops all that waits.
	Say(text string)
	// Confirm announces a text and shows it for a while, for whoever sees: what
	// has happened where nothing else on the page tells.
	Confirm(text string)
	// Focus moves the focus to the element with an ID, after the next rendering.
	Focus(id string)
	// Refresh renders the page again after a change outside of any handler.
	Refresh()
	// Changed sets again what the style sheet reads from the document, and renders
	// the page, after what it shows has come from the disk.
	Changed()
	// Dialog returns the name of the open dialog, "" for none.
	Dialog() string
	// OpenDialog opens a dialog. When it closes, the focus returns to the element
	// that has it now.
	OpenDialog(name string)
	// CloseDialog closes the dialog, if one is open.
	CloseDialog()
}

// Timer calls functions later, on the goroutine that renders, and renders the
// page after each. On the host nothing is called later, see Live.
type Timer interface {
	// Live reports whether there is a page, so that functions are called later.
	Live() bool
	// After calls f after a pause.
	After(pause time.Duration, f func())
	// Drawn calls f after the next rendering.
	Drawn(f func())
	// Seen calls f when the next rendering is on the screen, and renders again.
	Seen(f func())
}

// Page is one address of the site and its screen.
type Page struct {
	// Path is the address without the base path, starting with a slash.
	Path string
	// Title returns the title for the browser tab and screen readers.
	Title func(*i18n.Texts) string
	// Open is called whenever the address has changed to this page, or within
	// it; may be nil.
	Open func()
	// Body renders the content of the main element. It must not change anything.
	Body func() app.UI
	// Back is called when somebody looks at the page again who had looked
	// elsewhere, or has left it alone over midnight. May be nil.
	Back func()
	// Key handles a key pressed outside of any field. key is the browser's name
	// of the key, id the ID of the focused element. It returns true if the key
	// was used. May be nil.
	//
	// A key that the player has changed comes as the ordinary one, and Shift with
	// a digit as that digit. Held keys do not come again, but for the arrows and
	// Backspace.
	Key func(key string, shift bool, id string) bool
	// Keys lists the keys that Key knows now, those that cannot act at the moment
	// too: they say why. May be nil.
	Keys func(*i18n.Texts) []KeyHelp
	// Draft returns what was filled in on the page and is stored nowhere, "" for
	// nothing, and Redraft takes that over: after pages of another program were
	// looked at, or the page was loaded again. Both may be nil.
	Draft   func() string
	Redraft func(text string)
}

// Dialog is a sheet that slides in from below. The browser makes it modal.
type Dialog struct {
	// Name is its name for Shell.OpenDialog.
	Name string
	// Body renders the content, nil if there is nothing to show. It must not
	// change anything.
	Body func() []app.UI
	// Stays says that it shows nothing that another tab may play or change: it stays
	// when this one takes over what that has saved.
	Stays bool
}

// Link returns the address for a path of this site, with the base path that the
// site is served under.
func Link(path string) string {
	return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") + path
}
