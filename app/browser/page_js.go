package browser

import (
	"fmt"
	"strings"
	"syscall/js"

	"serviert/app/i18n"
	"serviert/app/seal"
)

// Page is this tab. script is window.serviert, the functions of the page's own
// script.
type Page struct {
	script   js.Value
	document js.Value
	language string
	listens  bool
	closed   bool // the browser refuses to store anything; the page's script finds out before the program starts

	guarded  bool    // GuardCards has been called
	handled  bool    // Handle has been called
	faceDown js.Func // listener for the phone being laid face down
	watching bool    // faceDown is registered

	asked []string // the files that Fetch was called for

	safe       *seal.Safe
	inDatabase bool // the key of safe is kept there

	soon    []func() // what Soon is to call, one for each message that is under way
	channel js.Value
	seen    []func() // what Seen is to call
	onSeen  js.Func
}

// Open returns the tab that the program runs in.
func Open() *Page {
	p := &Page{script: js.Global().Get("serviert"), document: js.Global().Get("document"), language: "en"}
	p.closed = !p.root().Get("dataset").Get("memory").IsUndefined()
	// The first of the languages somebody reads that there is. The prerendered page is in it too.
	tags := js.Global().Get("navigator").Get("languages")
	for i := range tags.Length() {
		if tag := tags.Index(i).String(); len(tag) > 1 {
			if tag = strings.ToLower(tag[:2]); tag == "de" || tag == "en" {
				p.language = tag
				break
			}
		}
	}
	return p
}

func (p *Page) root() js.Value { return p.document.Get("documentElement") }

func (p *Page) element(id string) js.Value { return p.document.Call("getElementById", id) }

// Language returns the browser's language, "de" or "en".
func (p *Page) Language() string { return p.language }

// SetDocument sets an attribute of the document's root element.
func (p *Page) SetDocument(attribute, value string) { p.root().Call("setAttribute", attribute, value) }

// SetTitle sets the title of the tab.
func (p *Page) SetTitle(title string) { p.document.Set("title", title) }

// Millis implements Clock.
func (p *Page) Millis() int64 { return int64(js.Global().Get("Date").Call("now").Float()) }

// Precise returns the time of a monotonic clock in milliseconds, with fractions.
func (p *Page) Precise() float64 { return js.Global().Get("performance").Call("now").Float() }

// DayAndTime formats a time in Unix milliseconds in a language, "de" or "en".
func (p *Page) DayAndTime(ms int64, lang string) string {
	at := partsOf(ms)
	return i18n.For(lang).Moment(at("FullYear"), at("Month"), at("Date"), at("Hours"), at("Minutes"))
}

// mostMillis is the last time that a date of the browser can be.
const mostMillis = 8_640_000_000_000_000

// partsOf is the parts of a time, where the device is.
func partsOf(ms int64) func(part string) int {
	date := js.Global().Get("Date").New(float64(max(-mostMillis, min(ms, mostMillis))))
	return func(part string) int { return date.Call("get" + part).Int() }
}

// Today is the number of the date that the device shows, counted from the
// beginning of 1970: the same all day long, in whatever time zone. A clock that has
// stopped, and begins with 1970 again, is put into its second week: there has to be
// a day to go back to, and none is the number 0.
func (p *Page) Today() int {
	date := js.Global().Get("Date")
	d := date.New()
	return max(8, int(date.Call("UTC", d.Call("getFullYear"), d.Call("getMonth"), d.Call("getDate")).Float()/dayMillis))
}

const dayMillis = 24 * 60 * 60 * 1000

// Day formats the day of a time in Unix milliseconds in a language.
func (p *Page) Day(ms int64, lang string) string {
	at := partsOf(ms)
	return i18n.For(lang).Date(at("FullYear"), at("Month"), at("Date"))
}

// FileDay is the day of a time in Unix milliseconds for the name of a file:
// 2026-11-22. Package time knows only how far the clock is from UTC today, and in
// the other half of the year it was another hour.
func (p *Page) FileDay(ms int64) string {
	at := partsOf(ms)
	return fmt.Sprintf("%d-%02d-%02d", at("FullYear"), at("Month")+1, at("Date"))
}

func (p *Page) random(b []byte) {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
}

// Focus focuses the first of these elements that exists. After a key this
// happens immediately, after a tap with the next frame, for which the browser
// has to lay out the page anyway.
func (p *Page) Focus(ids ...string) {
	list := make([]any, len(ids))
	for i, id := range ids {
		list[i] = id
	}
	p.script.Call("focus", list...)
}

// Say gives a sentence to the screen reader, after those before it and once the
// focus rests; "" takes back all of them.
func (p *Page) Say(text string) { p.script.Call("say", text) }

// FocusedID returns the ID of the focused element, "" if it has none.
func (p *Page) FocusedID() string {
	if e := p.script.Call("focused"); e.Truthy() {
		return e.Get("id").String()
	}
	return ""
}

// FocusLost reports whether nothing on the page has the focus: what had it is
// gone, or a screen reader wanders without it.
func (p *Page) FocusLost() bool {
	e := p.script.Call("focused")
	return !e.Truthy() || e.Equal(p.document.Get("body"))
}

// Value returns the text of the field with an ID, which go-app does not track.
func (p *Page) Value(id string) string {
	if e := p.element(id); e.Truthy() {
		return e.Get("value").String()
	}
	return ""
}

// ShowDialog opens the dialog with an ID as modal. It must have been rendered.
func (p *Page) ShowDialog(id string) { p.script.Call("showDialog", id) }

// PadView reports whether the style sheet has turned the pad on its side, so
// that its rows run down the screen, and whether it shows the sheets of all
// parties.
func (p *Page) PadView() (turned, whole bool) {
	pad := p.element("pad")
	if !pad.Truthy() {
		return false, false
	}
	style := js.Global().Call("getComputedStyle", pad)
	return style.Call("getPropertyValue", "--turned").String() != "", style.Call("getPropertyValue", "--whole").String() != ""
}

// Persist asks the browser to keep the storage permanently.
func (p *Page) Persist() { p.script.Call("persist") }

// Lasting says whether the browser keeps the storage permanently: "yes", "no" if
// it may delete it when space is short, "" as long as that is not known.
func (p *Page) Lasting() string { return p.script.Get("lasting").String() }

// Fleeting reports whether the browser deletes everything after a week without a
// visit, as Safari does with pages that are no app of their own.
func (p *Page) Fleeting() bool { return p.script.Get("fleeting").Truthy() }

// TakeUpdate switches to the new version.
func (p *Page) TakeUpdate() { p.script.Call("takeUpdate") }

// Readdress puts another address in place of the current one, without going
// there: loading the page again or going back leads to that.
func (p *Page) Readdress(address string) {
	js.Global().Get("history").Call("replaceState", nil, "", address)
}

// Leave loads a page of another program, see app.Program. fail is called where
// that cannot be had, and the browser has stayed.
func (p *Page) Leave(address string, fail func()) {
	p.script.Call("leave", address, once(func(js.Value) { fail() }))
}

// Carried is what the last page in this tab has handed over, see Events.Leaving,
// "" for nothing. It hands that over once.
func (p *Page) Carried() string {
	if v := p.script.Call("carried"); v.Type() == js.TypeString {
		return v.String()
	}
	return ""
}

// Held reports whether this tab has the game: no other tab had it at the start.
func (p *Page) Held() bool { return p.script.Call("held").Truthy() }

// PlayHere takes the game over from another tab. Events.Held reports success.
func (p *Page) PlayHere() { p.script.Call("takeLock") }

// Vibrates reports whether the browser makes a phone vibrate.
func (p *Page) Vibrates() bool { return p.script.Get("vibrates").Truthy() }

// Vibrate makes the phone vibrate for some milliseconds, if it can.
func (p *Page) Vibrate(ms int) { p.script.Call("vibrate", ms) }

// Sound plays a sound: its name and, behind spaces, the numbers it is made of.
// soft plays it at a third of the loudness.
//
//	throw F…     dice one by one, with the face of each, 1 to 6
//	served       grande
//	write        strike
//	card N       coins N; N of them, at most seven are heard
//	knock        somebody checks
//	turn SEAT N  whose turn it is, of N at the table
func (p *Page) Sound(score string, soft bool) { p.script.Call("sound", score, soft) }

// Print opens the print dialog.
func (p *Page) Print() { js.Global().Call("print") }

// Installable reports whether the browser offers to install the app.
func (p *Page) Installable() bool { return p.script.Call("installable").Truthy() }

// Install asks the browser to install the app.
func (p *Page) Install() { p.script.Call("install") }

// Offline says whether the app would start without a network: "ready",
// "loading" as long as that is not known, or why not: "incomplete", "refused",
// "insecure", "unsupported". The page's script says what they mean.
func (p *Page) Offline() string { return p.script.Get("offline").String() }

// Version returns the name of the running build.
func (p *Page) Version() string {
	if v := p.script.Get("version"); v.Type() == js.TypeString {
		return v.String()
	}
	return "–"
}
