package browser

import (
	"slices"
	"syscall/js"

	"serviert/app/i18n"
)

// Share offers a text as a file to other apps; where that is not possible it
// downloads or copies it. title is for the share sheet, file the file name.
func (p *Page) Share(title, text, file string, then func(how i18n.Sent)) {
	told(then, p.script.Call("share", title, text, file))
}

// ShareFile is Share for what must arrive as it is: where files cannot be shared it is
// not offered as a message, in which it would be cut or changed.
func (p *Page) ShareFile(title, text, file string, then func(how i18n.Sent)) {
	told(then, p.script.Call("share", title, text, file, true))
}

// told calls then with what a promise of the page's script says in the end.
func told(then func(how i18n.Sent), promise js.Value) {
	done := once(func(how js.Value) {
		if how.Type() != js.TypeString {
			then(i18n.NotSent)
			return
		}
		then(i18n.Sent(how.String()))
	})
	promise.Call("then", done, done)
}

// ShareLink offers a link to other apps; where that is not possible it copies it.
// then is called as by Share.
func (p *Page) ShareLink(title, link string, then func(how i18n.Sent)) {
	told(then, p.script.Call("shareLink", title, link))
}

// SharePicture draws the card of a game, which is JSON, and offers it as a file to
// other apps; where that is not possible it saves it. then is called as by Share.
func (p *Page) SharePicture(card, file string, then func(how i18n.Sent)) {
	told(then, p.script.Call("shareCard", card, file))
}

// Code returns the address of an image to be scanned that says a text with digits
// behind it, "" if they do not fit.
func (p *Page) Code(text, digits string) string { return p.script.Call("code", text, digits).String() }

// Address is the address of the app's first page, by which others find it too.
func (p *Page) Address() string { return p.script.Get("home").String() }

// Save saves a text as a file with a name and a MIME type. then is called as by Share.
func (p *Page) Save(file, text, mime string, then func(how i18n.Sent)) {
	told(then, p.script.Call("save", file, text, mime))
}

// Copy copies a text to the clipboard. then is called with Copied or NotSent.
func (p *Page) Copy(text string, then func(how i18n.Sent)) { told(then, p.script.Call("copy", text)) }

// PickFile lets the player choose a file. then is called with its bytes, or with
// ErrLarge for one of more than most bytes, of which nothing is read, or with
// ErrUnread; not at all if none was chosen. accept is as in the HTML attribute.
func (p *Page) PickFile(accept string, most int, then func(data []byte, err error)) {
	p.script.Call("pickFile", accept, most, once(func(got js.Value) {
		switch {
		case got.Type() == js.TypeObject:
			data := make([]byte, got.Length())
			js.CopyBytesToGo(data, got)
			then(data, nil)
		case got.Type() != js.TypeString:
		case got.String() == "large":
			then(nil, ErrLarge)
		default:
			then(nil, ErrUnread)
		}
	}))
}

// Pasted returns the text of the text area with an ID, or ErrLarge if it has, or
// was to have, more than most characters.
func (p *Page) Pasted(id string, most int) (string, error) {
	e := p.element(id)
	if !e.Truthy() {
		return "", nil
	}
	if e.Get("textLength").Int() > most || e.Call("hasAttribute", "data-large").Bool() {
		return "", ErrLarge
	}
	return e.Get("value").String(), nil
}

// Fetch loads a file of the site that is not loaded on every visit. ok is false
// if that failed. Whoever asks for a file again has got none or a wrong one,
// which may lie in the browser's cache: it is asked for past that.
func (p *Page) Fetch(name string, then func(data []byte, ok bool)) {
	again := slices.Contains(p.asked, name)
	if !again {
		p.asked = append(p.asked, name)
	}
	p.load(name, again, then)
	// On a first visit the service worker takes over only after the page has
	// started. A file fetched before that is fetched again, so that the worker
	// stores it for use offline.
	worker := js.Global().Get("navigator").Get("serviceWorker")
	if again || !worker.Truthy() || worker.Get("controller").Truthy() {
		return
	}
	taken := once(func(js.Value) { p.load(name, false, func([]byte, bool) {}) })
	worker.Call("addEventListener", "controllerchange", taken, map[string]any{"once": true})
}

// load fetches a file and calls then with the content.
func (p *Page) load(name string, again bool, then func([]byte, bool)) {
	var read, failed js.Func
	end := func(data []byte, ok bool) {
		read.Release()
		failed.Release()
		then(data, ok)
	}
	read = given(func(content js.Value) {
		bytes := js.Global().Get("Uint8Array").New(content)
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		end(data, true)
	})
	failed = called(func() { end(nil, false) })
	p.script.Call("file", name, again).Call("then", read, failed)
}
