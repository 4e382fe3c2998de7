package app

import (
	"errors"
	"strings"
	"sync"
	"syscall/js"

	goapp "github.com/maxence-charriere/go-app/v9/pkg/app"
)

// What the app asks of the browser. Everything here is a few lines over
// syscall/js; the functions on window.serviert are the page's own script.

// script is what the page's own script offers.
func script() js.Value { return js.Global().Get("serviert") }

func root() js.Value { return js.Global().Get("document").Get("documentElement") }

func setDocument(attribute, value string) { root().Call("setAttribute", attribute, value) }

func setTitle(title string) { js.Global().Get("document").Set("title", title) }

// browserLanguage is asked for with every word, and the answer stays: the page
// itself was written in it.
var browserLanguage = sync.OnceValue(func() string {
	if strings.HasPrefix(strings.ToLower(js.Global().Get("navigator").Get("language").String()), "de") {
		return "de"
	}
	return "en"
})

func millis() int64 { return int64(js.Global().Get("Date").Call("now").Float()) }

// dayAndTime writes a time as people of the language write it.
func dayAndTime(ms int64, lang string) string {
	d := js.Global().Get("Date").New(float64(ms))
	return d.Call("toLocaleString", lang, map[string]any{"dateStyle": "medium", "timeStyle": "short"}).String()
}

// focusElement gives the focus to the first of these elements that is there:
// after a key at once, after a tap with the next frame, for which the browser
// lays out the page anyway.
func focusElement(ids ...string) {
	list := make([]any, len(ids))
	for i, id := range ids {
		list[i] = id
	}
	script().Call("focus", list...)
}

// valueOf is what stands in a field now, which go-app does not track.
func valueOf(id string) string {
	if e := js.Global().Get("document").Call("getElementById", id); e.Truthy() {
		return e.Get("value").String()
	}
	return ""
}

func randomBytes(b []byte) {
	array := js.Global().Get("Uint8Array").New(len(b))
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
}

func askToPersist() {
	if s := js.Global().Get("navigator").Get("storage"); s.Truthy() && s.Get("persist").Truthy() {
		s.Call("persist")
	}
}

// local is the browser's local storage. The page's script replaces one that
// throws before the app starts.
type local struct{ js.Value }

func browserStorage() storage { return local{js.Global().Get("localStorage")} }

func (l local) get(key string) (string, bool) {
	v := l.Call("getItem", key)
	return v.String(), !v.IsNull() && !v.IsUndefined()
}

func (l local) set(key, value string) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("the browser's storage is full or closed")
		}
	}()
	l.Call("setItem", key, value)
	return nil
}

func (l local) del(key string) { l.Call("removeItem", key) }

func (l local) keys() []string {
	list := make([]string, l.Get("length").Int())
	for i := range list {
		list[i] = l.Call("key", i).String()
	}
	return list
}

// listen connects the page's script with the store: a waiting version, the
// lock that keeps two tabs from playing one game, keys.
func listen(ctx goapp.Context) {
	s := script()
	if !s.Truthy() || listening {
		return
	}
	listening = true
	if s.Get("updateReady").Truthy() {
		the.updateReady = true
	}
	s.Set("onUpdate", js.FuncOf(func(js.Value, []js.Value) any {
		the.updateReady = true
		the.refresh()
		return nil
	}))
	if s.Get("lock").Truthy() {
		s.Call("lock", "serviert:game", js.FuncOf(func(_ js.Value, args []js.Value) any {
			held := len(args) > 0 && args[0].Truthy()
			if the.elsewhere != !held {
				the.elsewhere = !held
				the.catchUp()
			}
			return nil
		}))
	}
	js.Global().Call("addEventListener", "storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); the.elsewhere && key.Type() == js.TypeString && strings.HasPrefix(key.String(), prefix) {
			the.catchUp()
		}
		return nil
	}))
	js.Global().Get("document").Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		if e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() || e.Get("isComposing").Truthy() {
			return nil
		}
		switch tag := e.Get("target").Get("tagName").String(); tag {
		case "INPUT", "TEXTAREA", "SELECT":
			return nil
		}
		if the.key(e.Get("key").String(), e.Get("shiftKey").Truthy(), e.Get("target").Get("id").String()) {
			e.Call("preventDefault")
			the.refresh()
		}
		return nil
	}))
}

var listening bool

func takeUpdate() { script().Call("takeUpdate") }

// playHere takes the game over from another tab; the lock's callback tells.
func playHere() { script().Call("takeLock", "serviert:game") }

func vibrate(ms int) { script().Call("vibrate", ms) }

// share offers a text as a file to other apps, or saves or copies it; then is
// called with "shared", "downloaded", "copied" or "failed".
func share(title, text, file string, then func(how string)) {
	var done js.Func
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done.Release()
		how := "failed"
		if len(args) > 0 && args[0].Type() == js.TypeString {
			how = args[0].String()
		}
		then(how)
		return nil
	})
	script().Call("share", title, text, file).Call("then", done, done)
}

func download(file, text, mime string) { script().Call("download", file, text, mime) }

func copyText(text string) { script().Call("copy", text) }

// pickFile lets the player choose a text file; then gets its contents.
func pickFile(accept string, then func(text string)) {
	script().Call("pickFile", accept, js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) > 0 && args[0].Type() == js.TypeString {
			then(args[0].String())
		}
		return nil
	}))
}

// playSound plays one of the sounds the page's script knows.
func playSound(name string) {
	if s := script(); the.settings.Sound && s.Get("sound").Truthy() {
		s.Call("sound", name)
	}
}

func printPage() { js.Global().Call("print") }

// version names the build that runs.
func version() string {
	if v := script().Get("version"); v.Type() == js.TypeString {
		return v.String()
	}
	return "–"
}

func installable() bool { return script().Call("installable").Truthy() }

func install() { script().Call("install") }

// showDialog opens a dialog that was just rendered, modally.
func showDialog(id string) { script().Call("showDialog", id) }

// focusedID is the element that has the focus, "" where it has no id.
func focusedID() string {
	if e := js.Global().Get("document").Get("activeElement"); e.Truthy() {
		return e.Get("id").String()
	}
	return ""
}

// padTurned tells whether the pad lies on its side: rows go across.
func padTurned() bool {
	pad := js.Global().Get("document").Call("getElementById", "pad")
	return pad.Truthy() && js.Global().Call("getComputedStyle", pad).Call("getPropertyValue", "--turned").String() != ""
}
