package ui

import (
	"unsafe"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Unpatched go-app keeps the first handler of an element as long as the next
// one has the same code and the same scope, so a closure would keep what it
// captured at the first rendering. Therefore all handlers are made here, each
// with a unique scope: the address of its closure. The patched go-app of the
// public build always replaces handlers and ignores scopes.

// Do returns a handler that calls a function: OnClick(ui.Do(f)).
func Do(f func()) (app.EventHandler, any) {
	return scoped(func(app.Context, app.Event) { f() })
}

// Beside returns a handler for taps on an element that miss the buttons and
// links in it: those have handlers of their own.
func Beside(f func()) (app.EventHandler, any) {
	return scoped(func(_ app.Context, e app.Event) {
		if !e.Get("target").Call("closest", "button, a").Truthy() {
			f()
		}
	})
}

// Value returns a handler that gets the text of a field: OnInput(ui.Value(f)).
func Value(f func(text string)) (app.EventHandler, any) {
	return scoped(func(ctx app.Context, _ app.Event) { f(ctx.JSSrc().Get("value").String()) })
}

// Entered returns a handler for a field in which Enter does something, as a key that
// is held does not: OnKeyDown(ui.Entered(f)).
func Entered(f func()) (app.EventHandler, any) {
	return scoped(func(_ app.Context, e app.Event) {
		if e.Get("key").String() == "Enter" && !e.Get("repeat").Bool() && !e.Get("isComposing").Bool() {
			f()
		}
	})
}

// checked returns a handler that gets the state of a checkbox:
// OnChange(checked(f)).
func checked(f func(on bool)) (app.EventHandler, any) {
	return scoped(func(ctx app.Context, _ app.Event) { f(ctx.JSSrc().Get("checked").Bool()) })
}

// Opened returns a handler that gets whether a details element is open. On takes
// the name of the event first, so both values have to be passed on:
// h, scope := ui.Opened(f); On("toggle", h, scope).
func Opened(f func(open bool)) (app.EventHandler, any) {
	return scoped(func(ctx app.Context, _ app.Event) { f(ctx.JSSrc().Get("open").Bool()) })
}

// scoped returns a handler with the address of its closure, which is never
// dereferenced.
func scoped(h app.EventHandler) (app.EventHandler, any) {
	return h, *(*unsafe.Pointer)(unsafe.Pointer(&h))
}

// Settle sets a component's look to next and reports whether that changed it. A
// component whose rendering depends on one comparable value need not be rendered
// again while that value is the same. The patched go-app asks the component's
// method Settle, which calls this function.
func Settle[T comparable](mine *T, next T) bool {
	if *mine == next {
		return false
	}
	*mine = next
	return true
}
