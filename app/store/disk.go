// Package store persists the data of this device: values under keys, and the
// dice games. Saves that cannot be read are set aside unchanged; saves that
// cannot be written are tried again.
//
// It works on a browser.Storage and depends on no screen. Only Games changes a
// stored game, and it has written the change when it returns.
package store

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/browser"
	"serviert/app/jsontext"
)

// Prefix starts every key, because other pages of the same origin share the
// storage.
const Prefix = "serviert:"

// The keys. Each value is a JSON object with its schema in "v". None may have a
// top-level field ExpiresAt, or go-app's own clean-up would delete it. The keys
// of the card game contain "words", its name in the first version.
const (
	KeySettings   = Prefix + "settings"
	KeyGame       = Prefix + "game"        // the dice game on the table
	KeyKept       = Prefix + "kept"        // the marked dice of that game
	KeyDone       = Prefix + "done:"       // + id: a finished game
	KeyParked     = Prefix + "parked:"     // + id: a game interrupted for another
	KeyBroken     = Prefix + "broken:"     // + number: a save that could not be read
	KeyNames      = Prefix + "names"       // names used last
	KeyRules      = Prefix + "rules"       // rules saved under a name
	KeyThrows     = Prefix + "dice"        // count of all throws
	KeyMistakes   = Prefix + "mistakes"    // decisions to try again
	KeyCards      = Prefix + "words"       // the current evening of cards
	KeyCardsPast  = Prefix + "words-past:" // + id: an evening that is over or was interrupted
	KeyCardsSetup = Prefix + "words-setup" // the last set-up of an evening of cards
	KeyCardsOwn   = Prefix + "words-own"   // words added by the players
)

// Schema is the only version of stored values that this app reads and writes.
const Schema = 1

// KnownSchema returns an error for any version but Schema.
func KnownSchema(v int) error {
	if v != Schema {
		return fmt.Errorf("schema %d is unknown, this version reads %d", v, Schema)
	}
	return nil
}

// Disk is the storage together with everything that went wrong with it.
type Disk struct {
	texts   browser.Storage
	broken  []Broken
	unsaved map[string]string // texts to write again, by key
	newer   map[string]bool   // keys of saves that a newer version has written
	version string            // of the app, "" where it is not known
	odd     bool              // a value could not be encoded as JSON
	refused bool              // the last save was abandoned, see try
}

// NewDisk opens a storage and reads which saves were set aside before.
func NewDisk(texts browser.Storage) *Disk {
	d := &Disk{texts: texts, unsaved: map[string]string{}, newer: map[string]bool{}}
	d.loadBroken()
	return d
}

// Read decodes the value under a key into the value that into points to. It
// returns false if there is none. A value that cannot be decoded, or for which
// check returns an error (nil for no check), is set aside: Read returns false,
// and what into points to is undefined. It returns false too for a value that a
// newer version of the app has written, which stays as it is: see Newer.
func (d *Disk) Read(key string, into any, check func() error) bool {
	text, ok := d.texts.Get(key)
	delete(d.newer, key)
	if !ok {
		return false
	}
	var schema struct {
		V int `json:"v"`
	}
	if jsontext.Unmarshal([]byte(text), &schema) == nil && schema.V > schemaOf(key) {
		d.newer[key] = true
		return false
	}
	err := jsontext.Unmarshal([]byte(text), into)
	if err != nil {
		err = fmt.Errorf("%s: %w", key, err)
	} else if check != nil {
		err = check()
	}
	if err != nil {
		d.SetAside(key, err.Error())
		return false
	}
	return true
}

// Under lists the keys that start with a prefix, in no particular order.
func (d *Disk) Under(prefix string) []string {
	return slices.DeleteFunc(d.texts.Keys(), func(key string) bool { return !strings.HasPrefix(key, prefix) })
}

// Save writes a value under a key. A write that fails is tried again with every
// later save, and Failing returns true until all of them have succeeded. A
// broken save that could not be moved, and one of a newer version, is not
// overwritten.
func (d *Disk) Save(key string, value any) {
	d.refused = false
	text, err := jsontext.Marshal(value)
	if err != nil {
		d.odd = true
		return
	}
	d.unsaved[key] = string(text)
	for key, text := range d.unsaved {
		if !d.isBroken(key) && !d.newer[key] && d.texts.Set(key, text) == nil {
			delete(d.unsaved, key)
		}
	}
}

// Failing reports whether something could not be written.
func (d *Disk) Failing() bool { return d.odd || d.refused || len(d.unsaved) > 0 }

// Newer reports whether something was written by a newer version of the app
// than this one: a tab that was not loaded again, or a site that was rolled back.
// This version neither reads nor moves nor overwrites it.
func (d *Disk) Newer() bool { return len(d.newer) > 0 }

// Erase deletes the value under a key, and any pending write of it, but no
// value of a newer version.
func (d *Disk) Erase(key string) {
	delete(d.unsaved, key)
	if !d.newer[key] {
		d.texts.Del(key)
	}
}

// Try writes a value without trying again later. It returns false if that
// failed; Failing then returns true until the next save. Whoever is about to
// delete another copy asks this first.
func (d *Disk) Try(key string, value any) bool {
	d.Save(key, value)
	_, d.refused = d.unsaved[key]
	delete(d.unsaved, key)
	return !d.refused
}
