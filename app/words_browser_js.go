package app

import "syscall/js"

// What the card game asks of the browser.

// fetchFile loads a file of the site that is not part of every visit.
func fetchFile(name string, then func(data []byte, ok bool)) {
	address := script().Call("asset", name)
	load := func(then func([]byte, bool)) {
		var arrived, read, failed js.Func
		end := func(data []byte, ok bool) {
			arrived.Release()
			read.Release()
			failed.Release()
			then(data, ok)
		}
		arrived = js.FuncOf(func(_ js.Value, args []js.Value) any {
			if !args[0].Get("ok").Bool() {
				return js.Global().Get("Promise").Call("reject")
			}
			return args[0].Call("arrayBuffer")
		})
		read = js.FuncOf(func(_ js.Value, args []js.Value) any {
			bytes := js.Global().Get("Uint8Array").New(args[0])
			data := make([]byte, bytes.Length())
			js.CopyBytesToGo(data, bytes)
			end(data, true)
			return nil
		})
		failed = js.FuncOf(func(js.Value, []js.Value) any {
			end(nil, false)
			return nil
		})
		js.Global().Call("fetch", address).Call("then", arrived).Call("then", read).Call("catch", failed)
	}
	load(then)
	// On a first visit the worker takes over after the page has begun: what was
	// fetched past it is asked for once more, so that it is there offline.
	worker := js.Global().Get("navigator").Get("serviceWorker")
	if !worker.Truthy() || worker.Get("controller").Truthy() {
		return
	}
	var taken js.Func
	taken = js.FuncOf(func(js.Value, []js.Value) any {
		taken.Release()
		load(func([]byte, bool) {})
		return nil
	})
	worker.Call("addEventListener", "controllerchange", taken, map[string]any{"once": true})
}

// guardCards calls away at once when the page is hidden or left, and when the
// phone is laid on its face, as far as the browser tells without being asked.
func guardCards(away func()) {
	if guarded {
		return
	}
	guarded = true
	document := js.Global().Get("document")
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if document.Get("hidden").Truthy() {
			away()
		}
		return nil
	}))
	js.Global().Call("addEventListener", "pagehide", js.FuncOf(func(js.Value, []js.Value) any {
		away()
		return nil
	}))
	// Listening asks for nothing: a browser that wants to be asked just stays
	// silent.
	faceDown = js.FuncOf(func(_ js.Value, args []js.Value) any {
		beta, gamma := args[0].Get("beta"), args[0].Get("gamma")
		if beta.Type() != js.TypeNumber || gamma.Type() != js.TypeNumber {
			return nil
		}
		if b, g := beta.Float(), gamma.Float(); (b > 150 || b < -150) && g > -35 && g < 35 {
			away()
		}
		return nil
	})
}

var (
	guarded  bool
	faceDown js.Func
	watching bool
)

// watchFace listens to how the phone lies while cards are open, and only then:
// it is told sixty times a second.
func watchFace(on bool) {
	if !faceDown.Truthy() || on == watching {
		return
	}
	watching = on
	js.Global().Call(map[bool]string{true: "addEventListener", false: "removeEventListener"}[on], "deviceorientation", faceDown)
}

// blank hides the cards before the page is drawn again, which a page in the
// background may never be; it is taken back when the curtain is there.
func blank(on bool) {
	if on {
		root().Call("setAttribute", "data-away", "")
		return
	}
	root().Call("removeAttribute", "data-away")
}

// showTurn scrolls the list of seats to whoever is to act.
func showTurn() {
	document := js.Global().Get("document")
	row, box := document.Call("querySelector", ".seats [aria-current]"), document.Call("querySelector", ".seats")
	if row.Truthy() && box.Truthy() {
		box.Set("scrollTop", row.Get("offsetTop").Int()-(box.Get("clientHeight").Int()-row.Get("offsetHeight").Int())/2)
	}
}
