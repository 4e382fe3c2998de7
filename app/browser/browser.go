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
	"maps"
	"slices"

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

// Journal is a second copy of what is stored, at a place that outlives the
// sudden end of the browser's process: local storage may be a minute behind the
// screen then, see cmd/site/templates/app/journal.js.
type Journal interface {
	// Entries returns the texts that were there at the start, by key, those at
	// least that differ from the storage. They can be read once.
	Entries() map[string]string
	// Write replaces the text under a key. It does not wait for the disk: Works
	// turns false if something could not be written.
	Write(key, text string)
	// Works reports whether there is a journal and it is written.
	Works() bool
}

// Paper is a Journal in memory, for tests and for prerendering on the host.
type Paper map[string]string

// Entries implements Journal; they can be read again.
func (p Paper) Entries() map[string]string { return maps.Clone(p) }

// Write implements Journal.
func (p Paper) Write(key, text string) { p[key] = text }

// Works implements Journal.
func (p Paper) Works() bool { return true }

// Shelf keeps texts by ID where there is room for many, and where reading takes
// a moment.
type Shelf interface {
	// Put stores a text; then is called with true when it is on the disk, with
	// false if it cannot be.
	Put(id, text string, then func(ok bool))
	// Get reads texts; those that are not there are missing.
	Get(ids []string, then func(texts map[string]string))
	// IDs lists what is there.
	IDs(then func(ids []string))
	// Remove deletes a text.
	Remove(id string)
	// Works reports whether there is a shelf at all. Where there is none Put fails
	// and the others find nothing.
	Works() bool
}

// Boxes is a Shelf in memory that answers at once, for tests and for
// prerendering on the host; nil is no shelf.
type Boxes map[string]string

// Put implements Shelf.
func (b Boxes) Put(id, text string, then func(bool)) {
	if b != nil {
		b[id] = text
	}
	then(b != nil)
}

// Get implements Shelf.
func (b Boxes) Get(ids []string, then func(map[string]string)) {
	list := map[string]string{}
	for _, id := range ids {
		if text, ok := b[id]; ok {
			list[id] = text
		}
	}
	then(list)
}

// IDs implements Shelf.
func (b Boxes) IDs(then func([]string)) { then(slices.Collect(maps.Keys(b))) }

// Remove implements Shelf.
func (b Boxes) Remove(id string) { delete(b, id) }

// Works implements Shelf.
func (b Boxes) Works() bool { return b != nil }

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
	Update    func()                                       // a new version is ready
	News      func()                                       // Page.Offline, Page.Lasting or Page.Today has changed
	Back      func()                                       // somebody looks at the page again, see ui.Page
	Link      func(text string)                            // a link has brought this, the part of the address after the #
	Held      func(held bool)                              // this tab has got the game, or another one has it
	Stored    func(key string)                             // another tab has changed this key of the storage
	Paper     func()                                       // the journal cannot be written any more, or can now
	Elsewhere func(path string)                            // a link to a page of another program was followed: its address below the base
	Leaving   func() string                                // the page goes; what is returned comes back from Page.Carried
	Shake     func(allowed bool)                           // the phone was shaken; false if the player does not allow to measure that
	Key       func(key string, shift bool, id string) bool // a key was pressed outside of any field, on the element with this ID; true if it was used
}
