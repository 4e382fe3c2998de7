package browser

import (
	"runtime"
	"strings"
	"syscall/js"
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
	p.script.Set("onUpdate", js.FuncOf(func(js.Value, []js.Value) any {
		on.Update()
		return nil
	}))
	link := func(js.Value, []js.Value) any {
		if text := p.script.Get("link").String(); text != "" {
			p.script.Set("link", "")
			on.Link(text)
		}
		return nil
	}
	p.script.Set("onLink", js.FuncOf(link))
	link(js.Undefined(), nil)
	p.script.Set("onElsewhere", js.FuncOf(func(_ js.Value, args []js.Value) any {
		on.Elsewhere(args[0].String())
		return nil
	}))
	p.script.Set("onTidy", js.FuncOf(func(js.Value, []js.Value) any {
		runtime.GC()
		return nil
	}))
	p.script.Set("onLeaving", js.FuncOf(func(js.Value, []js.Value) any { return on.Leaving() }))
	p.script.Call("lock", js.FuncOf(func(_ js.Value, args []js.Value) any {
		on.Held(args[0].Truthy())
		return nil
	}))
	p.script.Get("journal").Set("onChange", js.FuncOf(func(js.Value, []js.Value) any {
		on.Paper()
		return nil
	}))
	p.script.Set("onNews", js.FuncOf(func(js.Value, []js.Value) any {
		on.News()
		return nil
	}))
	p.script.Set("onBack", js.FuncOf(func(js.Value, []js.Value) any {
		on.Back()
		return nil
	}))
	p.script.Set("onShake", js.FuncOf(func(_ js.Value, args []js.Value) any {
		on.Shake(args[0].Truthy())
		return nil
	}))
	js.Global().Call("addEventListener", "storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); key.Type() == js.TypeString {
			on.Stored(key.String())
		}
		return nil
	}))
	p.document.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		e := args[0]
		ctrl := ""
		if e.Get("ctrlKey").Truthy() {
			switch e.Get("key").String() {
			case "Home", "End": // the corners of a grid; all others are the browser's
				ctrl = "Ctrl+"
			default:
				return nil
			}
		}
		if e.Get("metaKey").Truthy() || e.Get("altKey").Truthy() || e.Get("isComposing").Truthy() {
			return nil
		}
		target := e.Get("target")
		switch target.Get("tagName").String() {
		case "INPUT", "TEXTAREA", "SELECT":
			return nil
		}
		key, shift := e.Get("key").String(), e.Get("shiftKey").Truthy()
		// Shift with a digit is that digit, whatever else the keyboard puts there;
		// some keyboards need Shift for the digit itself.
		if digit, ok := strings.CutPrefix(e.Get("code").String(), "Digit"); ok && shift && key != "?" {
			if shift = key != digit; shift {
				key = digit
			}
		}
		if on.Key(ctrl+key, shift, target.Get("id").String()) {
			e.Call("preventDefault")
		}
		return nil
	}))
}

// restMillis is how long Slowly works without a break. With the browser's own work
// for a task it stays below a frame.
const restMillis = 5

// Slowly does work that takes longer than a frame on the page's own thread, with the
// page free to respond whenever the work calls rest, then calls then as a task of its
// own. Meanwhile the work must not touch what belongs to the page.
func (p *Page) Slowly(work func(rest func()), then func()) {
	go func() {
		turn, began := make(chan struct{}, 1), p.Precise()
		work(func() {
			if p.Precise()-began < restMillis {
				return
			}
			p.Soon(func() { turn <- struct{}{} })
			<-turn
			began = p.Precise()
		})
		p.Soon(then)
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
		pair.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
			f := p.soon[0]
			p.soon = p.soon[1:]
			f()
			return nil
		}))
		p.channel = pair.Get("port2")
	}
	p.channel.Call("postMessage", 0)
}

// Seen calls f when what is drawn next is on the screen, as a task of its own.
func (p *Page) Seen(f func()) {
	p.seen = append(p.seen, f)
	if p.onSeen.IsUndefined() {
		p.onSeen = js.FuncOf(func(js.Value, []js.Value) any {
			f := p.seen[0]
			p.seen = p.seen[1:]
			f()
			return nil
		})
	}
	p.script.Call("seen", p.onSeen)
}
