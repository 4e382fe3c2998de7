package browser

import (
	"runtime"
	"strings"
	"syscall/js"

	"serviert/engine/lexicon"
)

// Listen registers for events. Only the first call has an effect.
func (p *Page) Listen(on Events) {
	if !p.script.Truthy() || p.listens {
		return
	}
	p.listens = true
	if p.script.Get("updateReady").Truthy() {
		on.Update()
	}
	link := func() {
		if text := p.script.Get("link").String(); text != "" {
			p.script.Set("link", "")
			on.Link(text)
		}
	}
	p.script.Set("onUpdate", called(on.Update))
	p.script.Set("onLink", called(link))
	link()
	p.script.Set("onElsewhere", given(func(address js.Value) { on.Elsewhere(address.String()) }))
	p.script.Set("onTidy", called(runtime.GC))
	p.script.Set("onLeaving", js.FuncOf(func(js.Value, []js.Value) any { return on.Leaving() }))
	p.script.Call("lock", given(func(held js.Value) { on.Held(held.Truthy()) }))
	p.script.Get("journal").Set("onChange", called(on.Paper))
	p.script.Set("onNews", called(on.News))
	p.script.Set("onBack", called(on.Back))
	p.script.Set("onShake", given(func(allowed js.Value) { on.Shake(allowed.Truthy()) }))
	js.Global().Call("addEventListener", "storage", given(func(e js.Value) {
		if key := e.Get("key"); key.Type() == js.TypeString {
			on.Stored(key.String())
		}
	}))
	p.document.Call("addEventListener", "keydown", given(func(e js.Value) {
		if key, shift, ok := pressed(e); ok && on.Key(key, shift, e.Get("target").Get("id").String()) {
			e.Call("preventDefault")
		}
	}))
}

// pressed is the key of a keydown, as Events.Key gets it; ok is false for one that is the
// browser's or a field's.
func pressed(e js.Value) (key string, shift, ok bool) {
	key, shift = e.Get("key").String(), e.Get("shiftKey").Truthy()
	if e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() || e.Get("isComposing").Truthy() {
		return "", false, false
	}
	switch e.Get("target").Get("tagName").String() {
	case "INPUT", "TEXTAREA", "SELECT":
		return "", false, false
	}
	// Shift with a digit is that digit, whatever else the keyboard puts there;
	// some keyboards need Shift for the digit itself.
	if digit, is := strings.CutPrefix(e.Get("code").String(), "Digit"); is && shift && key != "?" {
		if shift = key != digit; shift {
			key = digit
		}
	}
	if e.Get("ctrlKey").Truthy() {
		if key != "Home" && key != "End" { // the corners of a grid; all others are the browser's
			return "", false, false
		}
		key = "Ctrl+" + key
	}
	return key, shift, true
}

// restMillis is how long Words works without a break. With the browser's own work
// for a task it stays below a frame.
const restMillis = 5

// Words reads the file of a word list, which takes longer than a frame, with the page
// free to respond meanwhile, then calls then as a task of its own; the list is nil where
// the file is damaged.
func (p *Page) Words(file []byte, then func(list *lexicon.List)) {
	go func() {
		turn, began := make(chan struct{}, 1), p.Precise()
		list, _ := lexicon.ReadSlowly(file, func() {
			if p.Precise()-began < restMillis {
				return
			}
			p.Soon(func() { turn <- struct{}{} })
			<-turn
			began = p.Precise()
		})
		p.Soon(func() { then(list) })
	}()
}

// Rest lets the browser have its turn, and returns in a new task.
func (p *Page) Rest() {
	turn := make(chan struct{}, 1)
	p.Soon(func() { turn <- struct{}{} })
	<-turn
}

// Soon calls f as a separate task, after pending input and rendering but without
// the delay of a timer. Functions are called in the order in which they came,
// each in a task of its own.
func (p *Page) Soon(f func()) {
	p.soon = append(p.soon, f)
	if p.channel.IsUndefined() {
		pair := js.Global().Get("MessageChannel").New()
		pair.Get("port1").Set("onmessage", called(func() {
			f := p.soon[0]
			p.soon = p.soon[1:]
			f()
		}))
		p.channel = pair.Get("port2")
	}
	p.channel.Call("postMessage", 0)
}

// Seen calls f when what is drawn next is on the screen, as a task of its own.
func (p *Page) Seen(f func()) {
	p.seen = append(p.seen, f)
	if p.onSeen.IsUndefined() {
		p.onSeen = called(func() {
			f := p.seen[0]
			p.seen = p.seen[1:]
			f()
		})
	}
	p.script.Call("seen", p.onSeen)
}
