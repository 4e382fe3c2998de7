//go:build !js

package browser

import (
	"crypto/rand"
	"time"
)

// Page stands in for the tab on the host: pages are rendered and tests run
// without a browser. It remembers what it was asked for.
type Page struct {
	Disk   Storage           // what Storage returns; a Memory of its own where it is nil
	Now    int64             // what Millis returns; the time of day where it is 0
	Fields map[string]string // what stands in fields, by id
	Files  map[string][]byte // what Fetch finds, by name
	Turned bool              // the pad lies on its side

	Title   string
	Marks   map[string]string // attributes of the document
	Focused string            // the element that has the focus
	Sounds  []string
	Shared  []string // texts that were shared, saved or copied
	How     string   // what Share tells; "shared" where it is empty
	Picked  string   // what PickFile finds
	Shown   string   // the dialog shown last
	Asked   []string // what else was asked for: "persist", "update", "here", "print", "install"
	Away    bool     // the cards are blanked out
}

// Open is a stand-in with an empty storage.
func Open() *Page { return &Page{Disk: Memory{}} }

// Listen connects the app with what happens in the browser; here nothing does.
func (p *Page) Listen(Events) {}

// Storage is what this page keeps texts in.
func (p *Page) Storage() Storage {
	if p.Disk == nil {
		p.Disk = Memory{}
	}
	return p.Disk
}

// Language is the browser's, "de" or "en".
func (p *Page) Language() string { return "de" }

// SetDocument sets an attribute of the document's root.
func (p *Page) SetDocument(attribute, value string) {
	if p.Marks == nil {
		p.Marks = map[string]string{}
	}
	p.Marks[attribute] = value
}

// SetTitle names the tab.
func (p *Page) SetTitle(title string) { p.Title = title }

// Millis is the time in Unix milliseconds.
func (p *Page) Millis() int64 {
	if p.Now != 0 {
		return p.Now
	}
	return time.Now().UnixMilli()
}

// Precise is milliseconds since some moment, finer than Millis and never set
// back.
func (p *Page) Precise() float64 { return float64(time.Now().UnixMicro()) / 1000 }

// DayAndTime writes a time as people who speak the language do.
func (p *Page) DayAndTime(ms int64, _ string) string {
	return time.UnixMilli(ms).UTC().Format("2006-01-02 15:04")
}

func (p *Page) random(b []byte) { rand.Read(b) }

// Focus gives the focus to the first of these elements that is there.
func (p *Page) Focus(ids ...string) { p.Focused = ids[0] }

// FocusedID is the element that has the focus, "" for one without an id.
func (p *Page) FocusedID() string { return p.Focused }

// Value is what stands in a field.
func (p *Page) Value(id string) string { return p.Fields[id] }

// ShowDialog opens a dialog that was just rendered, modally.
func (p *Page) ShowDialog(id string) { p.Shown = id }

// PadTurned tells whether the pad lies on its side: its rows go across.
func (p *Page) PadTurned() bool { return p.Turned }

// Soon calls f as a task of its own; here at once.
func (p *Page) Soon(f func()) { f() }

// Persist asks the browser not to clear the storage by itself.
func (p *Page) Persist() { p.Asked = append(p.Asked, "persist") }

// TakeUpdate changes to the version that waits.
func (p *Page) TakeUpdate() { p.Asked = append(p.Asked, "update") }

// PlayHere takes the game over from another tab.
func (p *Page) PlayHere() { p.Asked = append(p.Asked, "here") }

// Vibrate shakes the phone, where it can.
func (p *Page) Vibrate(int) {}

// Sound plays "throw", "write" or "served".
func (p *Page) Sound(name string) { p.Sounds = append(p.Sounds, name) }

// Share offers a text as a file; then is called with "shared", "downloaded",
// "copied" or "failed".
func (p *Page) Share(_, text, _ string, then func(how string)) {
	p.Shared = append(p.Shared, text)
	if p.How == "" {
		p.How = "shared"
	}
	then(p.How)
}

// Download saves a text as a file.
func (p *Page) Download(_, text, _ string) { p.Shared = append(p.Shared, text) }

// Copy puts a text on the clipboard.
func (p *Page) Copy(text string) { p.Shared = append(p.Shared, text) }

// PickFile lets the player choose a text file; then gets its contents.
func (p *Page) PickFile(_ string, then func(text string)) { then(p.Picked) }

// Print opens the browser's print window.
func (p *Page) Print() { p.Asked = append(p.Asked, "print") }

// Installable tells whether the browser offers to install the app.
func (p *Page) Installable() bool { return false }

// Install asks the browser to install the app.
func (p *Page) Install() { p.Asked = append(p.Asked, "install") }

// Version names the build that runs.
func (p *Page) Version() string { return "–" }

// Fetch loads a file of the site; ok is false where it cannot be had.
func (p *Page) Fetch(name string, then func(data []byte, ok bool)) {
	data, ok := p.Files[name]
	then(data, ok)
}

// GuardCards calls away when the page is hidden or left.
func (p *Page) GuardCards(func()) {}

// WatchFace listens to how the phone lies, or stops listening.
func (p *Page) WatchFace(bool) {}

// Blank hides the cards at once, before the page is drawn again.
func (p *Page) Blank(on bool) { p.Away = on }

// ShowTurn scrolls the list of seats to whoever is to act.
func (p *Page) ShowTurn() {}
