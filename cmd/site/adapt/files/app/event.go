//go:build adapted

package app

// This file belongs to 0012-Hand-over-what-is-drawn-in-one-call.patch, which
// has the reason and the gain.

// EventHandler handles an event, on the goroutine of the screen.
type EventHandler func(ctx Context, e Event)

// Event is the browser's event.
type Event struct{ Value }

// PreventDefault keeps the browser from doing what it does by itself.
func (e Event) PreventDefault() { e.Call("preventDefault") }

// eventHandlers are what an element does, by the name of the event.
type eventHandlers map[string]eventHandler

type eventHandler struct {
	handler  EventHandler
	listener int
}

// Set ignores the scope: go-app keeps a handler while its code and scope are
// those of the one before, because another one costs it two calls into the
// browser. Here it costs a write into a map, so the latest is always in force.
func (h eventHandlers) Set(event string, eh EventHandler, scope ...any) {
	if eh != nil {
		h[event] = eventHandler{handler: eh}
	}
}

func (h eventHandlers) Mount(src UI) {
	for event, eh := range h {
		h[event] = eventHandler{eh.handler, listen(src, event, eh.handler)}
	}
}

// Update makes the handlers those of v.
func (h eventHandlers) Update(src UI, v eventHandlers) {
	for event, eh := range h {
		if _, ok := v[event]; !ok {
			eh.Dismount()
			delete(h, event)
		}
	}
	for event, eh := range v {
		if had, ok := h[event]; ok {
			listeners[had.listener] = listener{src, eh.handler}
			continue
		}
		h[event] = eventHandler{eh.handler, listen(src, event, eh.handler)}
	}
}

func (h eventHandler) Dismount() { delete(listeners, h.listener) }

// makeJSEventHandler is left for the window, which is no node.
func makeJSEventHandler(src UI, h EventHandler) Func {
	return FuncOf(func(_ Value, args []Value) any {
		e := args[0]
		src.getDispatcher().Emit(src, func() { h(makeContext(src), Event{Value: e}) })
		return nil
	})
}
