package ui

import (
	"strconv"
	"unsafe"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// go-app as it is keeps the first handler of an element for as long as the
// code of the next one and the scope beside it are the same: a closure would
// go on with what it captured at the first drawing. So every handler of the
// app is made here, with a scope that no other living handler has: the address
// of the value it is a method of. The adapted go-app of the public build
// replaces handlers anyway and does not look at scopes.

type press struct{ do func() }

func (p *press) handle(app.Context, app.Event) { p.do() }

// Do calls a function: OnClick(ui.Do(f)).
func Do(f func()) (app.EventHandler, any) {
	p := &press{f}
	return p.handle, scope(unsafe.Pointer(p))
}

type typed struct{ take func(string) }

func (t *typed) handle(ctx app.Context, _ app.Event) { t.take(ctx.JSSrc().Get("value").String()) }

// Value takes what stands in a field: OnInput(ui.Value(f)).
func Value(f func(text string)) (app.EventHandler, any) {
	t := &typed{f}
	return t.handle, scope(unsafe.Pointer(t))
}

type ticked struct {
	take     func(bool)
	property string
}

func (t *ticked) handle(ctx app.Context, _ app.Event) { t.take(ctx.JSSrc().Get(t.property).Bool()) }

// Checked takes whether a box is ticked: OnChange(ui.Checked(f)).
func Checked(f func(on bool)) (app.EventHandler, any) {
	t := &ticked{f, "checked"}
	return t.handle, scope(unsafe.Pointer(t))
}

// Opened takes whether details are folded out: On("toggle", ui.Opened(f)) has
// to be written with both values.
func Opened(f func(open bool)) (app.EventHandler, any) {
	t := &ticked{f, "open"}
	return t.handle, scope(unsafe.Pointer(t))
}

// scope is an address as a text. Nobody reads what is there.
func scope(p unsafe.Pointer) string { return strconv.FormatUint(uint64(uintptr(p)), 36) }

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
