package browser

import "syscall/js"

// GuardCards calls away immediately when the page is hidden or left, and when
// the phone is laid face down, if the browser reports that without asking for
// permission. Only the first call has an effect.
func (p *Page) GuardCards(away func()) {
	if p.guarded {
		return
	}
	p.guarded = true
	p.document.Call("addEventListener", "visibilitychange", called(func() {
		if p.document.Get("hidden").Truthy() {
			away()
		}
	}))
	js.Global().Call("addEventListener", "pagehide", called(away))
	// This asks for no permission: a browser that requires one sends no events.
	p.faceDown = given(func(e js.Value) {
		beta, gamma := e.Get("beta"), e.Get("gamma")
		if beta.Type() != js.TypeNumber || gamma.Type() != js.TypeNumber {
			return
		}
		if b, g := beta.Float(), gamma.Float(); (b > 150 || b < -150) && g > -35 && g < 35 {
			away()
		}
	})
}

// WatchFace starts or stops listening for the phone being laid face down. It
// should be on only while cards are open: the event comes sixty times per
// second.
func (p *Page) WatchFace(on bool) {
	if !p.faceDown.Truthy() || on == p.watching {
		return
	}
	p.watching = on
	js.Global().Call(map[bool]string{true: "addEventListener", false: "removeEventListener"}[on], "deviceorientation", p.faceDown)
}

// Blank hides the cards immediately, without rendering, because a page in the
// background may not be rendered any more. Blank(false) shows them again.
func (p *Page) Blank(on bool) {
	if on {
		p.root().Call("setAttribute", "data-away", "")
		return
	}
	p.root().Call("removeAttribute", "data-away")
}

// ShowTurn scrolls the list of seats to the player whose turn it is.
func (p *Page) ShowTurn() {
	if p.script.Truthy() {
		p.script.Call("showTurn")
	}
}

// HoldKey makes the key that is being pressed hold the cards up. When it is let
// go, the function hold of Handle is called.
func (p *Page) HoldKey() { p.script.Call("holdKey") }

// Handle calls drop when a card has been dragged, and hold when the cards are
// held up to be looked at and when no longer. Only the first call has an effect.
func (p *Page) Handle(drop func(card, onto string, place int), hold func(on bool)) {
	if !p.script.Truthy() || p.handled {
		return
	}
	p.handled = true
	p.script.Set("onDrop", js.FuncOf(func(_ js.Value, args []js.Value) any {
		drop(args[0].String(), args[1].String(), args[2].Int())
		return nil
	}))
	p.script.Set("onHold", given(func(on js.Value) { hold(on.Truthy()) }))
}
