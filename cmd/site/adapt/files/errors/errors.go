//go:build adapted

// Package errors has the errors of go-app's client, as one line of text each.
// The real ones are JSON, which nothing else in the browser needs.
//
// Gain: 56,362 bytes.
package errors

import "fmt"

// Error is a text with what it was tagged with, and the error below it.
type Error struct {
	text    string
	wrapped error
}

// New makes an error of a text.
func New(text string) *Error { return &Error{text: text} }

// WithTag adds a name and a value to the text.
func (e *Error) WithTag(name string, value any) *Error {
	e.text += fmt.Sprintf(" (%s: %v)", name, value)
	return e
}

// Wrap sets the error below this one.
func (e *Error) Wrap(err error) *Error {
	e.wrapped = err
	return e
}

// Unwrap is the error below this one, or nil.
func (e *Error) Unwrap() error { return e.wrapped }

// Error is the text, and that of the error below.
func (e *Error) Error() string {
	if e.wrapped == nil {
		return e.text
	}
	return e.text + ": " + e.wrapped.Error()
}
