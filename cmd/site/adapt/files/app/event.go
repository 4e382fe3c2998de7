//go:build adapted

package app

import "reflect"

// This file belongs to 0012-Hand-over-what-is-drawn-in-one-call.patch, which
// has the reason and the gain.

// EventHandler handles an event, on the goroutine of the screen.
type EventHandler func(ctx Context, e Event)

// Event is the browser's event.
type Event struct{ Value }

// PreventDefault keeps the browser from doing what it does by itself.
func (e Event) PreventDefault() { e.Call("preventDefault") }

type eventHandlers map[string]eventHandler

func (h eventHandlers) Set(event string, eh EventHandler, scope ...any) {
	if eh != nil {
		h[event] = eventHandler{event: event, scope: toPath(scope...), goHandler: eh}
	}
}

func (h eventHandlers) Mount(src UI) {
	for event, eh := range h {
		eh.listener = listen(src, event, eh.goHandler)
		h[event] = eh
	}
}

func (h eventHandlers) Update(src UI, v eventHandlers) {
	for event, eh := range h {
		if _, ok := v[event]; !ok {
			eh.Dismount()
			delete(h, event)
		}
	}
	for event, eh := range v {
		had, ok := h[event]
		switch {
		case !ok:
			eh.listener = listen(src, event, eh.goHandler)
		case had.Equal(eh):
			continue
		default:
			eh.listener = had.listener
			listeners[eh.listener] = listener{src, eh.goHandler}
		}
		h[event] = eh
	}
}

type eventHandler struct {
	event, scope string
	goHandler    EventHandler
	listener     int
}

// Equal is true of the same code with the same scope: what a closure has
// caught beside its scope nobody can see.
func (h eventHandler) Equal(v eventHandler) bool {
	return h.event == v.event && h.scope == v.scope &&
		reflect.ValueOf(h.goHandler).Pointer() == reflect.ValueOf(v.goHandler).Pointer()
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
