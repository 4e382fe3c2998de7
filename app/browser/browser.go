// Package browser is everything that touches the browser: storage, chance,
// the clock, focus and dialogs, sound, sharing, printing, the lock between
// tabs. Page is this tab. In the browser its methods are a few lines over
// syscall/js each; on the host it is a stand-in that remembers what it was
// asked for, so that tests can look.
//
// Nothing else in app imports syscall/js. A room that needs something of the
// browser takes one of the small interfaces below, or declares its own.
package browser

import "serviert/engine/dice"

// Storage keeps texts by key, as local storage does.
type Storage interface {
	// Get is the text under a key; ok is false where there is none.
	Get(key string) (text string, ok bool)
	// Set stores a text, or leaves what was there and returns an error: the
	// storage is full or closed.
	Set(key, text string) error
	// Del removes a key; one that is not there is no error.
	Del(key string)
	// Keys lists all keys in no particular order.
	Keys() []string
}

// Memory is storage that lasts as long as the value: for the host, for tests,
// and for pages that are only prepared.
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

// Clock tells the time of day, in Unix milliseconds.
type Clock interface {
	Millis() int64
}

// Chance draws from the browser's cryptographic generator, without bias.
type Chance interface {
	// Faces throws n dice.
	Faces(n int) []dice.Face
	// Below draws a number from 0 to n-1; n is at most 256.
	Below(n int) int
}

// Events is what the browser tells the app, whenever it happens.
type Events struct {
	Update func()                                       // a new version waits
	Held   func(held bool)                              // this tab has the game, or another one has
	Stored func(key string)                             // another tab has stored something
	Key    func(key string, shift bool, id string) bool // a key outside of any field, on the element with that id; true if it meant something
}
