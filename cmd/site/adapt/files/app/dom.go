//go:build adapted

package app

import (
	"strconv"
	"strings"
)

// A call from Go to the browser costs as much as some hundred steps of Go,
// and every value that comes back leaves a finalizer behind. So nothing here
// touches the document at once: nodes are numbers, and what is to become of
// them is written down as text. draw hands the text over in one call, when
// the screen has been compared to its end; the page's own script reads it (see
// "Drawing" in app.js, which has the same list of orders).
//
// Each order is a letter and what it needs, all ended by a zero byte.
//
// This file belongs to 0012-Hand-over-what-is-drawn-in-one-call.patch, which
// has the gain.

// drawing are the orders since the last draw, gone the nodes that leave the
// document by them. nodes is the last number given; the body and what is in it
// have theirs from the start.
var (
	drawing []byte
	gone    []byte
	nodes   = contentNode
)

const (
	bodyNode    = 1
	contentNode = 2
)

func order(kind byte, node int) {
	drawing = append(drawing, kind, 0)
	put(node)
}

func put(n int) { drawing = append(strconv.AppendInt(drawing, int64(n), 10), 0) }

func putText(s string) {
	if strings.IndexByte(s, 0) >= 0 {
		s = strings.ReplaceAll(s, "\x00", "\uFFFD") // as the browser would
	}
	drawing = append(append(drawing, s...), 0)
}

func createNode(tag, xmlns string) int {
	nodes++
	if xmlns != "" {
		order('n', nodes)
		putText(xmlns)
		putText(tag)
		return nodes
	}
	order('c', nodes)
	putText(tag)
	return nodes
}

func createText(s string) int {
	nodes++
	order('t', nodes)
	putText(s)
	return nodes
}

// createRaw is refused by the page's script, whose policy allows no text to
// become HTML; no screen of Serviert has any.
func createRaw(html string) int {
	nodes++
	order('h', nodes)
	putText(html)
	return nodes
}

func changeText(node int, s string) {
	order('v', node)
	putText(s)
}

func appendNode(parent, child int) {
	order('+', parent)
	put(child)
}

func replaceNode(new, old int) {
	order('=', new)
	put(old)
	leaves(old)
}

func removeNode(node int) {
	order('-', node)
	leaves(node)
}

// leaves remembers what the focus must not be in when it goes.
func leaves(node int) { gone = append(strconv.AppendInt(gone, int64(node), 10), ' ') }

func forgetNode(node int) { order('f', node) }

// nodeOf is the number of an element that is mounted.
func nodeOf(u UI) int {
	switch u := u.(type) {
	case *htmlNode:
		return u.node
	case *text:
		return u.node
	case *raw:
		return u.node
	}
	return nodeOf(u.getChildren()[0])
}

// nodeValue is the node itself, for the few who ask: handlers that read a
// field.
func nodeValue(node int) Value {
	draw()
	return script().Call("node", node)
}

func script() Value { return Window().Get("serviert") }

var drawOn Value

// draw carries out what was written down.
func draw() {
	if len(drawing) == 0 {
		return
	}
	if drawOn == nil {
		script().Set("fire", FuncOf(fire))
		drawOn = script().Get("draw")
	}
	orders, leaving := string(drawing[:len(drawing)-1]), string(gone)
	drawing, gone = drawing[:0], gone[:0]
	drawOn.Invoke(orders, leaving)
}

// rest lets the browser have its turn if the program starts and has run for long
// without one: a finger would have to wait. Nothing is handled meanwhile. It belongs to
// 0015-Rest-between-long-steps.patch.
func rest() {
	if started {
		return
	}
	if rested == nil {
		rested = FuncOf(func(Value, []Value) any {
			goOn <- struct{}{}
			return nil
		})
	}
	switch answer := script().Call("rest", rested); {
	case answer.IsNull():
		started = true
	case answer.Bool():
		<-goOn
	}
}

var (
	rested Func
	goOn   = make(chan struct{}, 1)

	started bool // there is nothing to ask any more
)

// listener is what an element does on an event. The document knows its number
// only, so another handler costs no call, and an element that is gone leaves
// nothing to release.
type listener struct {
	src     UI
	handler EventHandler
}

var (
	listeners    = map[int]listener{}
	lastListener int
)

func listen(src UI, event string, h EventHandler) int {
	lastListener++
	listeners[lastListener] = listener{src, h}
	order('l', nodeOf(src))
	putText(event)
	put(lastListener)
	return lastListener
}

// fire is called by the page's script with the number of a listener and the
// event.
func fire(_ Value, args []Value) any {
	l, ok := listeners[args[0].Int()]
	if !ok {
		return nil
	}
	e := args[1]
	l.src.getDispatcher().Emit(l.src, func() { l.handler(makeContext(l.src), Event{Value: e}) })
	return nil
}
