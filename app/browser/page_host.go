//go:build !js

package browser

import (
	"cmp"
	"crypto/rand"
	"io"
	"sync"
	"time"

	"serviert/app/i18n"
	"serviert/engine/lexicon"
)

// Page stands in for the tab on the host, where pages are prerendered and tests
// run. Tests set the first two groups of fields, and How and Picked; they read the
// others, and call the functions that were handed to the browser.
type Page struct {
	Disk     Storage           // what Storage returns; nil for a new Memory
	Now      int64             // what Millis returns; 0 for the real time
	Wall     func() time.Time  // the clock on the wall, with its zone; nil for the real time in UTC
	Speaks   string            // what Language returns; "" for "de"
	Fields   map[string]string // the text of fields, by ID
	Files    map[string][]byte // the files for Fetch, by name
	Turned   bool              // what PadView returns
	Whole    bool              // the same
	Second   Journal           // what Journal returns; nil for a new Paper
	Room     Shelf             // what Shelf returns; nil for new Boxes
	Other    bool              // another tab has the game, see Held
	Closed   bool              // the browser stores nothing, see Forgetful
	Net      string            // what Offline returns; "" for "loading"
	Lasts    string            // what Lasting returns
	Fleets   bool              // what Fleeting returns
	Still    bool              // it never vibrates
	Key      []byte            // the key of Safe; nil for the one of all such pages
	Unread   bool              // PickFile fails
	Mindless bool              // the mind cannot be started, see Think
	Luck     io.Reader         // where random numbers come from; nil for the system
	Carry    string            // what Carried returns

	There func(id string) bool // tells what Focus finds; nil for everything
	Later func(f func())       // calls what a browser calls as a task of its own; nil for at once

	Title   string
	Marks   map[string]string // attributes of the document's root
	Focused string            // ID of the focused element
	Sounds  []string
	Shared  []string  // texts shared, downloaded or copied
	How     i18n.Sent // the outcome of Share; "" for Shared
	Picked  string    // the content for PickFile
	Accept  string    // the kinds of files it was to offer
	Said    []string  // what was said, "" where it was taken back
	Shown   string    // ID of the last dialog shown
	Asked   []string  // other calls: "persist", "update", "here", "print", "install", "leave /games"
	Stayed  func()    // what Leave calls if the browser stays
	Away    bool      // the cards are hidden, see Blank
	Guarded bool      // GuardCards was called
	Faced   bool      // it is watched whether the phone lies on its face, see WatchFace

	On   Events                             // what Listen was called with
	Hide func()                             // the same of GuardCards
	Drop func(card, onto string, place int) // and of Handle
	Hold func(on bool)

	thoughts thoughts
}

// Open returns a stand-in with an empty storage.
func Open() *Page { return &Page{Disk: Memory{}} }

// Listen registers for events; on the host there are none but those that a test makes.
func (p *Page) Listen(on Events) { p.On = on }

// Storage returns the storage, the same one on every call.
func (p *Page) Storage() Storage {
	if p.Disk == nil {
		p.Disk = Memory{}
	}
	return p.Disk
}

// Journal returns the second copy of what is stored.
func (p *Page) Journal() Journal {
	if p.Second == nil {
		p.Second = Paper{}
	}
	return p.Second
}

// Shelf returns where finished games and evenings of cards are kept.
func (p *Page) Shelf() Shelf {
	if p.Room == nil {
		p.Room = Boxes{}
	}
	return p.Room
}

// Forgetful reports whether the browser stores nothing: it refuses, and what is
// written is gone when the page is closed.
func (p *Page) Forgetful() bool { return p.Closed }

// Held reports whether this tab has the game: no other tab had it at the start.
func (p *Page) Held() bool { return !p.Other }

// Language returns the browser's language, "de" or "en"; here "de".
func (p *Page) Language() string { return cmp.Or(p.Speaks, "de") }

// SetDocument sets an attribute of the document's root element.
func (p *Page) SetDocument(attribute, value string) {
	if p.Marks == nil {
		p.Marks = map[string]string{}
	}
	p.Marks[attribute] = value
}

// SetTitle sets the title of the tab.
func (p *Page) SetTitle(title string) { p.Title = title }

// Millis implements Clock.
func (p *Page) Millis() int64 {
	switch {
	case p.Now != 0:
		return p.Now
	case p.Wall != nil:
		return p.Wall().UnixMilli()
	}
	return time.Now().UnixMilli()
}

// Precise returns the time of a monotonic clock in milliseconds, with fractions.
func (p *Page) Precise() float64 {
	if p.Now != 0 {
		return float64(p.Now)
	}
	return float64(time.Now().UnixMicro()) / 1000
}

// shows is what the clock on the wall shows at a time in Unix milliseconds.
func (p *Page) shows(ms int64) time.Time {
	if p.Wall == nil {
		return time.UnixMilli(ms).UTC()
	}
	return time.UnixMilli(ms).In(p.Wall().Location())
}

// DayAndTime formats a time in Unix milliseconds in a language.
func (p *Page) DayAndTime(ms int64, _ string) string {
	return p.shows(ms).Format("2006-01-02, 15:04")
}

// Today is the number of the date, counted from the beginning of 1970.
func (p *Page) Today() int {
	year, month, day := p.shows(p.Millis()).Date()
	return int(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).UnixMilli() / (24 * 60 * 60 * 1000))
}

// Day formats the day of a time in Unix milliseconds in a language.
func (p *Page) Day(ms int64, _ string) string { return p.shows(ms).Format("2006-01-02") }

// FileDay is the day of a time in Unix milliseconds for the name of a file.
func (p *Page) FileDay(ms int64) string { return p.Day(ms, "") }

func (p *Page) later(f func()) {
	if p.Later == nil {
		f()
	} else {
		p.Later(f)
	}
}

func (p *Page) random(b []byte) {
	if p.Luck == nil {
		rand.Read(b)
	} else if _, err := io.ReadFull(p.Luck, b); err != nil {
		panic(err)
	}
}

// Focus focuses the first of these elements that exists; here the first, unless
// There says which do.
func (p *Page) Focus(ids ...string) {
	for _, id := range ids {
		if p.There == nil || p.There(id) {
			p.Focused = id
			return
		}
	}
}

// Say gives a sentence to the screen reader, see page_js.go.
func (p *Page) Say(text string) { p.Said = append(p.Said, text) }

// FocusedID returns the ID of the focused element, "" if it has none.
func (p *Page) FocusedID() string { return p.Focused }

// FocusLost reports whether nothing on the page has the focus; here never, unless
// There says what is on the page.
func (p *Page) FocusLost() bool { return p.There != nil && !p.There(p.Focused) }

// Value returns the text of the field with an ID.
func (p *Page) Value(id string) string { return p.Fields[id] }

// ShowDialog opens the dialog with an ID as modal. It must have been rendered.
func (p *Page) ShowDialog(id string) { p.Shown = id }

// PadView reports whether the style sheet has turned the pad on its side, so
// that its rows run down the screen, and whether it shows the sheets of all
// parties.
func (p *Page) PadView() (turned, whole bool) { return p.Turned, p.Whole }

// Words reads the file of a word list; here at once, or see Later.
func (p *Page) Words(file []byte, then func(list *lexicon.List)) {
	read, _ := wordLists.LoadOrStore(string(file), sync.OnceValue(func() *lexicon.List {
		list, _ := lexicon.Read(file)
		return list
	}))
	list := read.(func() *lexicon.List)()
	p.later(func() { then(list) })
}

// wordLists are those that were read so far, by their files: reading one takes a tenth of a second, and the tests of a room
// open hundreds of pages.
var wordLists sync.Map

// Rest lets the browser have its turn; here it does nothing.
func (p *Page) Rest() {}

// Soon calls f as a separate task; here immediately, or see Later.
func (p *Page) Soon(f func()) { p.later(f) }

// Seen calls f when what is drawn next is on the screen; here immediately, or see Later.
func (p *Page) Seen(f func()) { p.later(f) }

// Lasting says whether the browser keeps the storage permanently.
func (p *Page) Lasting() string { return p.Lasts }

// Fleeting reports whether the browser deletes everything after a week without a
// visit.
func (p *Page) Fleeting() bool { return p.Fleets }

// Persist asks the browser to keep the storage permanently.
func (p *Page) Persist() { p.Asked = append(p.Asked, "persist") }

// TakeUpdate switches to the new version.
func (p *Page) TakeUpdate() { p.Asked = append(p.Asked, "update") }

// Readdress puts another address in place of the current one.
func (p *Page) Readdress(address string) { p.Asked = append(p.Asked, "readdress "+address) }

// Leave loads a page of another program; here it only notes that.
func (p *Page) Leave(address string, fail func()) {
	p.Asked = append(p.Asked, "leave "+address)
	p.Stayed = fail
}

// Carried is what the page before this one has handed over, "" for nothing.
func (p *Page) Carried() string { return p.Carry }

// PlayHere takes the game over from another tab, see Events.Held.
func (p *Page) PlayHere() { p.Asked = append(p.Asked, "here") }

// Vibrates reports whether the browser makes a phone vibrate.
func (p *Page) Vibrates() bool { return !p.Still }

// Vibrate makes the phone vibrate for some milliseconds, if it can.
func (p *Page) Vibrate(int) {}

// Sound plays a sound: its name and the numbers it is made of, or softly.
func (p *Page) Sound(score string, soft bool) {
	if soft {
		score = "soft " + score
	}
	p.Sounds = append(p.Sounds, score)
}

// Share offers a text as a file. then is called with what became of it.
func (p *Page) Share(_, text, _ string, then func(how i18n.Sent)) {
	p.Shared = append(p.Shared, text)
	if p.How == "" {
		p.How = i18n.Shared
	}
	how := p.How
	p.later(func() { then(how) })
}

// ShareFile is Share for what must arrive as it is.
func (p *Page) ShareFile(title, text, file string, then func(how i18n.Sent)) {
	p.Share(title, text, file, then)
}

// ShareLink offers a link to other apps. then is called as by Share.
func (p *Page) ShareLink(title, link string, then func(how i18n.Sent)) {
	p.Share(title, link, "", then)
}

// SharePicture offers the card of a game as a file. then is called as by Share.
func (p *Page) SharePicture(card, file string, then func(how i18n.Sent)) {
	p.Share("", card, file, then)
}

// Code returns the address of an image that says a text with digits behind it, ""
// if they do not fit.
func (p *Page) Code(text, digits string) string {
	if len(text)+len(digits) > 2000 {
		return ""
	}
	return "data:," + text + digits
}

// Address is the address of the app's first page.
func (p *Page) Address() string { return "https://example.org/repo/" }

// Save saves a text as a file. then is called as by Share.
func (p *Page) Save(_, text, _ string, then func(how i18n.Sent)) { p.Share("", text, "", then) }

// Copy copies a text to the clipboard. then is called with "copied" or "failed".
func (p *Page) Copy(text string, then func(how i18n.Sent)) {
	p.Shared = append(p.Shared, text)
	how := i18n.Copied
	if p.How == i18n.NotSent {
		how = p.How
	}
	p.later(func() { then(how) })
}

// PickFile lets the player choose a file. then is called with its bytes, or with
// ErrLarge for one of more than most bytes, or with ErrUnread.
func (p *Page) PickFile(accept string, most int, then func(data []byte, err error)) {
	p.Accept = accept
	data, err := []byte(p.Picked), error(nil)
	switch {
	case p.Unread:
		data, err = nil, ErrUnread
	case len(data) > most:
		data, err = nil, ErrLarge
	}
	p.later(func() { then(data, err) })
}

// Pasted returns the text of the text area with an ID, or ErrLarge if it has
// more than most characters.
func (p *Page) Pasted(id string, most int) (string, error) {
	if len(p.Fields[id]) > most {
		return "", ErrLarge
	}
	return p.Fields[id], nil
}

// Print opens the print dialog.
func (p *Page) Print() { p.Asked = append(p.Asked, "print") }

// Installable reports whether the browser offers to install the app.
func (p *Page) Installable() bool { return false }

// Install asks the browser to install the app.
func (p *Page) Install() { p.Asked = append(p.Asked, "install") }

// Offline says whether the app would start without a network.
func (p *Page) Offline() string { return cmp.Or(p.Net, "loading") }

// Version returns the name of the running build.
func (p *Page) Version() string { return "–" }

// Fetch loads a file of the site. ok is false if that failed.
func (p *Page) Fetch(name string, then func(data []byte, ok bool)) {
	data, ok := p.Files[name]
	p.later(func() { then(data, ok) })
}

// GuardCards calls away when the page is hidden or left; here where a test does.
func (p *Page) GuardCards(away func()) { p.Guarded, p.Hide = true, away }

// WatchFace starts or stops listening for the phone being laid face down.
func (p *Page) WatchFace(on bool) { p.Faced = on && p.Guarded }

// Blank hides the cards immediately, without rendering, or shows them again.
func (p *Page) Blank(on bool) { p.Away = on }

// ShowTurn scrolls the list of seats to the player whose turn it is.
func (p *Page) ShowTurn() {}

// HoldKey has the key that is being pressed hold the cards up until it is let
// go; here never.
func (p *Page) HoldKey() {}

// Handle calls drop when a card has been dragged, and hold when the cards are
// held up to be looked at and when no longer; here where a test does.
func (p *Page) Handle(drop func(card, onto string, place int), hold func(on bool)) {
	p.Drop, p.Hold = drop, hold
}
