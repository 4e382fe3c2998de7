package app

import "syscall/js"

// clock is milliseconds, finer than the time of day.
func clock() float64 { return js.Global().Get("performance").Call("now").Float() }

var (
	soonest func() // what soon calls next
	channel js.Value
)

// soon calls f as a task of its own, after whatever waits already: input goes
// first and the page can be drawn, but no timer adds a pause. What another
// call has asked for and not yet got is forgotten.
func soon(f func()) {
	soonest = f
	if channel.IsUndefined() {
		pair := js.Global().Get("MessageChannel").New()
		pair.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
			if f := soonest; f != nil {
				soonest = nil
				f()
			}
			return nil
		}))
		channel = pair.Get("port2")
	}
	channel.Call("postMessage", 0)
}
