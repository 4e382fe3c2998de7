package ui

import (
	"unsafe"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// go-app as it is keeps the first handler of an element for as long as the
// code of the next one and the scope beside it are the same: a closure would
// go on with what it captured at the first drawing. So every handler of the
// app is made here, with a scope that no other living handler has: the address
// of its closure. The adapted go-app of the public build replaces handlers
// anyway and does not look at scopes.

// Do calls a function: OnClick(ui.Do(f)).
func Do(f func()) (app.EventHandler, any) {
	return scoped(func(app.Context, app.Event) { f() })
}

// Value takes what stands in a field: OnInput(ui.Value(f)).
func Value(f func(text string)) (app.EventHandler, any) {
	return scoped(func(ctx app.Context, _ app.Event) { f(ctx.JSSrc().Get("value").String()) })
}

// Checked takes whether a box is ticked: OnChange(ui.Checked(f)).
func Checked(f func(on bool)) (app.EventHandler, any) {
	return scoped(func(ctx app.Context, _ app.Event) { f(ctx.JSSrc().Get("checked").Bool()) })
}

// Opened takes whether details are folded out. It is for On("toggle"), which
// needs its two values one after the other.
func Opened(f func(open bool)) (app.EventHandler, any) {
	return scoped(func(ctx app.Context, _ app.Event) { f(ctx.JSSrc().Get("open").Bool()) })
}

// scoped adds the address of its closure to a handler; nobody reads what is
// there.
func scoped(h app.EventHandler) (app.EventHandler, any) {
	return h, *(*unsafe.Pointer)(unsafe.Pointer(&h))
}

// Settle takes over what a component looks like and tells whether that has
// changed. A component that is one comparable value need not be drawn again
// while the value is the same; its method Settle, by which the adapted go-app
// asks, is one call of this.
func Settle[T comparable](mine *T, next T) bool {
	if *mine == next {
		return false
	}
	*mine = next
	return true
}
