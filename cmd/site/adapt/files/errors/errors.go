//go:build adapted

// Package errors has the errors of go-app's client, as one line of text each.
// The real ones are JSON, which nothing else in the browser needs.
//
// Gain: 56,362 bytes.
package errors

import "fmt"

type Error struct {
	text    string
	wrapped error
}

func New(text string) *Error { return &Error{text: text} }

func (e *Error) WithTag(name string, value any) *Error {
	e.text += fmt.Sprintf(" (%s: %v)", name, value)
	return e
}

func (e *Error) Wrap(err error) *Error {
	e.wrapped = err
	return e
}

func (e *Error) Unwrap() error { return e.wrapped }

func (e *Error) Error() string {
	if e.wrapped == nil {
		return e.text
	}
	return e.text + ": " + e.wrapped.Error()
}
