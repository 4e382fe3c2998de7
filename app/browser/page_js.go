package browser

import (
	"errors"
	"strings"
	"syscall/js"
)

// Page is this tab. The functions on window.serviert are the page's own
// script.
type Page struct {
	script   js.Value
	document js.Value
	language string
	listens  bool

	guarded  bool    // the cards are guarded already
	faceDown js.Func // listener to how the phone lies
	watching bool    // it is attached

	soonest func() // what Soon calls next
	channel js.Value
}

// Open is the tab that the program runs in.
func Open() *Page {
	p := &Page{script: js.Global().Get("serviert"), document: js.Global().Get("document"), language: "en"}
	// The page itself was written in this language.
	if strings.HasPrefix(strings.ToLower(js.Global().Get("navigator").Get("language").String()), "de") {
		p.language = "de"
	}
	return p
}

func (p *Page) root() js.Value { return p.document.Get("documentElement") }

func (p *Page) element(id string) js.Value { return p.document.Call("getElementById", id) }

// Language is the browser's, "de" or "en".
func (p *Page) Language() string { return p.language }

// SetDocument sets an attribute of the document's root.
func (p *Page) SetDocument(attribute, value string) { p.root().Call("setAttribute", attribute, value) }

// SetTitle names the tab.
func (p *Page) SetTitle(title string) { p.document.Set("title", title) }

// Millis is the time in Unix milliseconds.
func (p *Page) Millis() int64 { return int64(js.Global().Get("Date").Call("now").Float()) }

// Precise is milliseconds since some moment, finer than Millis and never set
// back.
func (p *Page) Precise() float64 { return js.Global().Get("performance").Call("now").Float() }

// DayAndTime writes a time as people who speak the language do.
func (p *Page) DayAndTime(ms int64, lang string) string {
	d := js.Global().Get("Date").New(float64(ms))
	return d.Call("toLocaleString", lang, map[string]any{"dateStyle": "medium", "timeStyle": "short"}).String()
}

func (p *Page) random(b []byte) {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
}

// Focus gives the focus to the first of these elements that is there: after a
// key at once, after a tap with the next frame, for which the browser lays out
// the page anyway.
func (p *Page) Focus(ids ...string) {
	list := make([]any, len(ids))
	for i, id := range ids {
		list[i] = id
	}
	p.script.Call("focus", list...)
}

// FocusedID is the element that has the focus, "" for one without an id.
func (p *Page) FocusedID() string {
	if e := p.document.Get("activeElement"); e.Truthy() {
		return e.Get("id").String()
	}
	return ""
}

// Value is what stands in a field now, which go-app does not track.
func (p *Page) Value(id string) string {
	if e := p.element(id); e.Truthy() {
		return e.Get("value").String()
	}
	return ""
}

// ShowDialog opens a dialog that was just rendered, modally.
func (p *Page) ShowDialog(id string) { p.script.Call("showDialog", id) }

// PadTurned tells whether the pad lies on its side: its rows go across.
func (p *Page) PadTurned() bool {
	pad := p.element("pad")
	return pad.Truthy() && js.Global().Call("getComputedStyle", pad).Call("getPropertyValue", "--turned").String() != ""
}

// Persist asks the browser not to clear the storage by itself.
func (p *Page) Persist() {
	if s := js.Global().Get("navigator").Get("storage"); s.Truthy() && s.Get("persist").Truthy() {
		s.Call("persist")
	}
}

// TakeUpdate changes to the version that waits.
func (p *Page) TakeUpdate() { p.script.Call("takeUpdate") }

// PlayHere takes the game over from another tab; Events.Held tells when.
func (p *Page) PlayHere() { p.script.Call("takeLock", gameLock) }

// Vibrate shakes the phone, where it can.
func (p *Page) Vibrate(ms int) { p.script.Call("vibrate", ms) }

// Sound plays "throw", "write" or "served".
func (p *Page) Sound(name string) { p.script.Call("sound", name) }

// Print opens the browser's print window.
func (p *Page) Print() { js.Global().Call("print") }

// Installable tells whether the browser offers to install the app.
func (p *Page) Installable() bool { return p.script.Call("installable").Truthy() }

// Install asks the browser to install the app.
func (p *Page) Install() { p.script.Call("install") }

// Version names the build that runs.
func (p *Page) Version() string {
	if v := p.script.Get("version"); v.Type() == js.TypeString {
		return v.String()
	}
	return "–"
}

// local is the browser's local storage. The page's script replaces one that
// throws before the app starts.
type local struct{ v js.Value }

// Storage is the browser's local storage.
func (p *Page) Storage() Storage { return local{js.Global().Get("localStorage")} }

// Get implements Storage.
func (l local) Get(key string) (string, bool) {
	v := l.v.Call("getItem", key)
	return v.String(), !v.IsNull() && !v.IsUndefined()
}

// Set implements Storage.
func (l local) Set(key, text string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("the browser's storage is full or closed")
		}
	}()
	l.v.Call("setItem", key, text)
	return nil
}

// Del implements Storage.
func (l local) Del(key string) { l.v.Call("removeItem", key) }

// Keys implements Storage.
func (l local) Keys() []string {
	list := make([]string, l.v.Get("length").Int())
	for i := range list {
		list[i] = l.v.Call("key", i).String()
	}
	return list
}
