package browser

import "syscall/js"

// GuardCards calls away at once when the page is hidden or left, and when the
// phone is laid on its face, as far as the browser tells without being asked.
// Only the first call counts.
func (p *Page) GuardCards(away func()) {
	if p.guarded {
		return
	}
	p.guarded = true
	p.document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		if p.document.Get("hidden").Truthy() {
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
	p.faceDown = js.FuncOf(func(_ js.Value, args []js.Value) any {
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

// WatchFace listens to how the phone lies while cards are open, and only then:
// the event comes sixty times a second.
func (p *Page) WatchFace(on bool) {
	if !p.faceDown.Truthy() || on == p.watching {
		return
	}
	p.watching = on
	js.Global().Call(map[bool]string{true: "addEventListener", false: "removeEventListener"}[on], "deviceorientation", p.faceDown)
}

// Blank hides the cards at once: a page in the background may never be drawn
// again. It is taken back when the curtain is there.
func (p *Page) Blank(on bool) {
	if on {
		p.root().Call("setAttribute", "data-away", "")
		return
	}
	p.root().Call("removeAttribute", "data-away")
}

// ShowTurn scrolls the list of seats to whoever is to act.
func (p *Page) ShowTurn() {
	row, box := p.document.Call("querySelector", ".seats [aria-current]"), p.document.Call("querySelector", ".seats")
	if row.Truthy() && box.Truthy() {
		box.Set("scrollTop", row.Get("offsetTop").Int()-(box.Get("clientHeight").Int()-row.Get("offsetHeight").Int())/2)
	}
}
