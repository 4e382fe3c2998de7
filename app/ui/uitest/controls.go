package uitest

import (
	"fmt"
	"reflect"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Control is an element of a page that can be pressed, filled in or followed.
type Control struct {
	Tag    string
	ID     string
	Values []string // of a choice from a list
	of     element
}

// Controls lists what somebody can reach on a page, in document order: what is not hidden, and
// of a page with an open dialog what is in that.
func Controls(page app.UI) (list []Control) {
	var within func(ui app.UI, in bool)
	within = func(ui app.UI, in bool) {
		each(ui, func(e element) bool {
			tag := e.field("tag").String()
			switch {
			case e.has("hidden"):
				return false
			case tag == "dialog" && !in:
				list = nil
				for _, child := range e.children() {
					within(child, true)
				}
				within = func(app.UI, bool) {} // the rest of the page is out of reach
				return false
			}
			if e.has("disabled") {
				return true
			}
			if e.has("href") || len(open(e.field("eventHandlers")).MapKeys()) > 0 {
				c := Control{Tag: tag, ID: e.attribute("id"), of: e}
				if tag == "select" {
					for _, child := range e.children() {
						each(child, func(e element) bool {
							if e.field("tag").String() == "option" {
								c.Values = append(c.Values, e.attribute("value"))
							}
							return true
						})
					}
				}
				list = append(list, c)
			}
			return true
		})
	}
	within(page, false)
	return list
}

// each visits the elements of a tree in document order; where visit returns false it does not go
// into that one.
func each(ui app.UI, visit func(element) bool) {
	if ui == nil {
		return
	}
	if c, ok := ui.(app.Composer); ok {
		each(c.Render(), visit)
		return
	}
	v := reflect.Indirect(reflect.ValueOf(ui))
	if v.Kind() != reflect.Struct || v.NumField() == 0 || v.Field(0).Type() != elementType {
		return
	}
	if e := (element{v.Field(0)}); visit(e) {
		for _, child := range e.children() {
			each(child, visit)
		}
	}
}

// has tells whether an element has an attribute, "" included, that is not "false".
func (e element) has(name string) bool {
	v := open(e.field("attributes")).MapIndex(reflect.ValueOf(name))
	return v.IsValid() && v.String() != "false"
}

// Attr returns an attribute of a control, "" for none.
func (c Control) Attr(name string) string { return c.of.attribute(name) }

// Hears tells whether something listens to an event on the control.
func (c Control) Hears(event string) bool { return c.of.handler(event) != nil }

// Do has an event happen on the control: text is what stands in it then, on whether it is
// checked or open. It returns false where nothing listens.
func (c Control) Do(event, text string, on bool) bool {
	h := c.of.handler(event)
	if h != nil {
		h(source{field: field{text: text, on: on}}, app.Event{Value: field{text: text}})
	}
	return h != nil
}

// Call and Truthy stand in for what an event is asked, whose target is no button.
func (f field) Call(string, ...any) app.Value { return field{} }
func (f field) Truthy() bool                  { return false }

// String names a control for whoever reads what was done.
func (c Control) String() string {
	name := c.ID
	for _, attribute := range []string{"aria-label", "href", "class"} {
		if name == "" {
			name = c.Attr(attribute)
		}
	}
	return fmt.Sprintf("%s %q", c.Tag, name)
}
