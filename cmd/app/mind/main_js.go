package main

import (
	"syscall/js"

	"serviert/engine/mind"
)

// sliceMillis is how long it thinks before it looks whether there is a new question.
const sliceMillis = 12

// main takes questions from the worker's script, templates/mind.js of cmd/site, and thinks in slices, each a task of
// its own: a newer question overtakes.
func main() {
	var m mind.Mind
	clock, say := js.Global().Get("performance"), js.Global().Get("say")
	pair := js.Global().Get("MessageChannel").New()
	coming := false
	next := func() {
		if !coming {
			coming = true
			pair.Get("port2").Call("postMessage", 0)
		}
	}
	pair.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		coming = false
		more := true
		for start := clock.Call("now").Float(); more && clock.Call("now").Float()-start < sliceMillis; {
			var answer string
			if answer, more = m.Step(); answer != "" {
				say.Invoke(answer)
			}
		}
		if more {
			next()
		} else {
			say.Invoke("")
		}
		return nil
	}))
	js.Global().Set("ask", js.FuncOf(func(_ js.Value, args []js.Value) any {
		m.Ask(args[0].String())
		next()
		return nil
	}))
	js.Global().Call("awake")
	select {}
}
