// Package browser is the only package that touches the browser: storage, random
// numbers, the clock, focus and dialogs, sound, sharing, printing, the lock
// between tabs. Page is this tab. In the browser its methods are thin wrappers
// around syscall/js; on the host it is a stand-in that records the calls for
// tests.
//
// No other package of the app imports syscall/js. A room that needs the browser
// takes one of the small interfaces below or declares its own.
package browser

import (
	"errors"

	"serviert/engine/dice"
)

// Why a text that a player chose or pasted does not arrive.
var (
	ErrLarge  = errors.New("the text is too large")
	ErrUnread = errors.New("the file cannot be opened")
)

// Storage stores texts under keys, like the browser's local storage.
type Storage interface {
	// Get returns the text under a key; ok is false if there is none.
	Get(key string) (text string, ok bool)
	// Set stores a text. It fails, and keeps the old text, if the storage is
	// full or not available.
	Set(key, text string) error
	// Del deletes a key, if it exists.
	Del(key string)
	// Keys lists all keys, in no particular order.
	Keys() []string
}

// Memory is a Storage in memory, for tests and for prerendering on the host.
type Memory map[string]string

// Get implements Storage.
func (m Memory) Get(key string) (string, bool) { v, ok := m[key]; return v, ok }

// Set implements Storage; it never fails.
func (m Memory) Set(key, text string) error { m[key] = text; return nil }

// Del implements Storage.
func (m Memory) Del(key string) { delete(m, key) }

// Keys implements Storage.
func (m Memory) Keys() []string {
	var list []string
	for k := range m {
		list = append(list, k)
	}
	return list
}

// Clock is the wall clock.
type Clock interface {
	// Millis returns the time in Unix milliseconds.
	Millis() int64
}

// Chance draws unbiased random values from the browser's cryptographic
// generator.
type Chance interface {
	// Faces throws n dice; the faces are 1 to 6.
	Faces(n int) []dice.Face
	// Below returns a number from 0 to n-1; n is 1 to 256.
	Below(n int) int
}

// Events are the functions called when something happens in the browser.
type Events struct {
	Update func()                                       // a new version is ready
	Held   func(held bool)                              // this tab has got the game, or another one has it
	Stored func(key string)                             // another tab has changed this key of the storage
	Key    func(key string, shift bool, id string) bool // a key was pressed outside of any field, on the element with this ID; true if it was used
}
