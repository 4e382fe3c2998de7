//go:build adapted

// Package context stands in for context, whose deadlines bring the formatting
// of times along. The client's contexts only end, each by itself.
//
// Gain: see 0004-Use-small-packages-for-contexts-JSON-and-addresses.patch.
package context

import "errors"

// Context is the part of the real one that the client asks for.
type Context interface {
	Done() <-chan struct{}
	Err() error
}

var errEnded = errors.New("context canceled")

type endless struct{}

func (endless) Done() <-chan struct{} { return nil }
func (endless) Err() error            { return nil }

// Background never ends.
func Background() Context { return endless{} }

// TODO never ends either.
func TODO() Context { return endless{} }

type ending struct {
	done chan struct{}
	err  error
}

func (c *ending) Done() <-chan struct{} { return c.done }
func (c *ending) Err() error            { return c.err }

// WithCancel takes the background for a parent: nothing here has another.
func WithCancel(Context) (Context, func()) {
	c := &ending{done: make(chan struct{})}
	return c, func() {
		if c.err == nil {
			c.err = errEnded
			close(c.done)
		}
	}
}
