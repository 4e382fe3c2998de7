package uitest

import (
	"strings"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/ui"
)

// Shell is a ui.Shell without an app around it. It keeps the last of what it
// was told, and a test may change every field.
type Shell struct {
	Set       settings.Settings // with the language of all texts
	At        string            // the path; a visit changes it
	Asked     string            // the query of the address, "a=1&b=2"
	Said      string            // the last announcement
	Confirmed string            // the last confirmation
	Focused   string            // the ID of the element that got the focus last
	Visited   string            // the last address visited, with its query
	Shown     string            // the open dialog, "" for none
	Refreshed int               // how often the page was to be drawn again
}

// NewShell is the shell of a new device in a language, at an address.
func NewShell(lang, address string) *Shell {
	s := &Shell{Set: settings.Default()}
	s.Set.Language = lang
	s.Go(address)
	return s
}

// Go changes the address as a link does, and closes the dialog.
func (s *Shell) Go(address string) {
	s.At, s.Asked, _ = strings.Cut(address, "?")
	s.Shown = ""
}

// Texts implements ui.Shell.
func (s *Shell) Texts() *i18n.Texts { return i18n.For(s.Set.Language) }

// Settings implements ui.Shell.
func (s *Shell) Settings() settings.Settings { return s.Set }

// Path implements ui.Shell.
func (s *Shell) Path() string { return s.At }

// Query implements ui.Shell.
func (s *Shell) Query() browser.Query { return browser.ReadQuery(s.Asked) }

// Visit implements ui.Shell.
func (s *Shell) Visit(address string) {
	s.Visited = address
	s.Go(address)
}

// Say implements ui.Shell.
func (s *Shell) Say(text string) { s.Said = text }

// Confirm implements ui.Shell.
func (s *Shell) Confirm(text string) {
	s.Said, s.Confirmed = text, text
}

// Focus implements ui.Shell.
func (s *Shell) Focus(id string) { s.Focused = id }

// Changed implements ui.Shell.
func (s *Shell) Changed() { s.Refreshed++ }

// Refresh implements ui.Shell.
func (s *Shell) Refresh() { s.Refreshed++ }

// Dialog implements ui.Shell.
func (s *Shell) Dialog() string { return s.Shown }

// OpenDialog implements ui.Shell.
func (s *Shell) OpenDialog(name string) { s.Shown = name }

// CloseDialog implements ui.Shell.
func (s *Shell) CloseDialog() { s.Shown = "" }

var _ ui.Shell = (*Shell)(nil)
