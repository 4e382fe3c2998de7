// Package uitest presses buttons of a rendered page without a browser. It walks
// the tree of go-app elements, renders the components in it, and calls the same
// handler that a click would call.
package uitest

import (
	"reflect"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Press calls the click handler of the element with an ID. The test fails if
// there is no such element or it has no such handler.
func Press(t testing.TB, page app.UI, id string) {
	t.Helper()
	fire(t, page, id, field{}, "click")
}

// Type calls the input or change handler of a field as if it contained the text.
func Type(t testing.TB, page app.UI, id, text string) {
	t.Helper()
	fire(t, page, id, field{text: text}, "input", "change")
}

// Leave calls the change handler of a field, which browsers call when it is left.
func Leave(t testing.TB, page app.UI, id string) {
	t.Helper()
	fire(t, page, id, field{}, "change")
}

// Tick calls the change handler of a checkbox as if it had been set to on.
func Tick(t testing.TB, page app.UI, id string, on bool) {
	t.Helper()
	fire(t, page, id, field{on: on}, "change")
}

func fire(t testing.TB, page app.UI, id string, with field, events ...string) {
	t.Helper()
	e := find(page, func(e element) bool { return e.attribute("id") == id })
	if !e.v.IsValid() {
		t.Fatalf("there is no element %q", id)
	}
	for _, event := range events {
		if handler := e.handler(event); handler != nil {
			handler(source{field: with}, app.Event{})
			return
		}
	}
	t.Fatalf("nothing listens to %v on %q", events, id)
}

// Has reports whether the page has an element with an ID.
func Has(page app.UI, id string) bool {
	return find(page, func(e element) bool { return e.attribute("id") == id }).v.IsValid()
}

// Enabled lists the IDs of all buttons that are not disabled, in document order.
func Enabled(page app.UI) (ids []string) {
	find(page, func(e element) bool {
		id, off := e.attribute("id"), e.attribute("aria-disabled")
		if e.field("tag").String() == "button" && id != "" && off != "true" {
			ids = append(ids, id)
		}
		return false
	})
	return ids
}

// HTML renders elements to one text, with the attributes of each in order.
func HTML(list ...app.UI) string {
	var b strings.Builder
	for _, ui := range list {
		b.WriteString(app.HTMLString(ui))
	}
	return sorted(b.String())
}

// element gives access to the unexported part of a go-app element. Its fields
// are looked up by name, so another version of go-app may need changes here.
type element struct{ v reflect.Value }

// elementType is the type of the first field of every go-app element.
var elementType = reflect.TypeOf(app.Div()).Elem().Field(0).Type

// fields maps the names of its fields to their indices.
var fields = func() map[string]int {
	at := map[string]int{}
	for i := range elementType.NumField() {
		at[elementType.Field(i).Name] = i
	}
	return at
}()

func (e element) field(name string) reflect.Value { return e.v.Field(fields[name]) }

// find returns the first element, in document order, for which is returns true.
func find(ui app.UI, is func(element) bool) element {
	if ui == nil {
		return element{}
	}
	if c, ok := ui.(app.Composer); ok {
		return find(c.Render(), is)
	}
	v := reflect.Indirect(reflect.ValueOf(ui))
	if v.Kind() != reflect.Struct || v.NumField() == 0 || v.Field(0).Type() != elementType {
		return element{}
	}
	e := element{v.Field(0)}
	if is(e) {
		return e
	}
	for _, child := range e.children() {
		if found := find(child, is); found.v.IsValid() {
			return found
		}
	}
	return element{}
}

// open makes an unexported field readable.
func open(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), v.Addr().UnsafePointer()).Elem()
}

func (e element) children() []app.UI {
	return open(e.field("children")).Interface().([]app.UI)
}

func (e element) attribute(name string) string {
	if v := open(e.field("attributes")).MapIndex(reflect.ValueOf(name)); v.IsValid() {
		return v.String()
	}
	return ""
}

func (e element) handler(event string) app.EventHandler {
	v := open(e.field("eventHandlers")).MapIndex(reflect.ValueOf(event))
	if !v.IsValid() {
		return nil
	}
	// Map elements are not addressable, a copy is.
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	return open(c.FieldByName("goHandler")).Interface().(app.EventHandler)
}

// source stands in for the element that sends an event.
type source struct {
	app.Context
	field field
}

func (s source) JSSrc() app.Value { return s.field }

type field struct {
	app.Value
	text string
	on   bool
}

func (f field) Get(string) app.Value { return f }
func (f field) String() string       { return f.text }
func (f field) Bool() bool           { return f.on }
