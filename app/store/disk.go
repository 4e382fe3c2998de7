// Package store is what is kept: every text under its key, what could not be
// read set aside whole, what could not be written tried again, and the dice
// games of this device.
//
// In comes a browser.Storage; out come values. Nothing here knows a screen. A
// Games is the one place that changes a stored game, and it writes before it
// returns.
package store

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/browser"
	"serviert/app/jsontext"
)

// Prefix begins every key: other pages of the same origin share the storage.
const Prefix = "serviert:"

// The keys. Each value is a JSON object with its schema in "v"; none has a
// field ExpiresAt on top, which go-app's own cleaner would obey. The keys of
// the card game are called words, as the first version named them.
const (
	KeySettings   = Prefix + "settings"
	KeyGame       = Prefix + "game"        // the dice game that runs
	KeyKept       = Prefix + "kept"        // the dice marked as staying in it
	KeyDone       = Prefix + "done:"       // + id: a finished game
	KeyParked     = Prefix + "parked:"     // + id: a game interrupted for another
	KeyBroken     = Prefix + "broken:"     // + number: a save that could not be read
	KeyNames      = Prefix + "names"       // names used last
	KeyRules      = Prefix + "rules"       // rules saved under a name
	KeyThrows     = Prefix + "dice"        // how the dice have fallen
	KeyMistakes   = Prefix + "mistakes"    // decisions to try again
	KeyCards      = Prefix + "words"       // the evening of cards on the table
	KeyCardsPast  = Prefix + "words-past:" // + id: an evening that is over, or put aside
	KeyCardsSetup = Prefix + "words-setup" // how it was set up last
	KeyCardsOwn   = Prefix + "words-own"   // the players' own words
)

// Schema is the only version of stored values that this app reads and writes.
const Schema = 1

// KnownSchema refuses what another version of the app has written.
func KnownSchema(v int) error {
	if v != Schema {
		return fmt.Errorf("schema %d is unknown, this version reads %d", v, Schema)
	}
	return nil
}

// Disk is the storage with what went wrong with it.
type Disk struct {
	texts   browser.Storage
	broken  []Broken
	unsaved map[string]string // by key: what is to be tried again
	odd     bool              // something could not even be written as JSON
	refused bool              // the last save was given up, see try
}

// NewDisk reads which saves were set aside before.
func NewDisk(texts browser.Storage) *Disk {
	d := &Disk{texts: texts, unsaved: map[string]string{}}
	d.loadBroken()
	return d
}

// Read reads the value under a key into a pointer. Where there is none it
// returns false; what cannot be read, or what check refuses (nil for no
// check), is set aside and false returned, with the value in an unknown state.
func (d *Disk) Read(key string, into any, check func() error) bool {
	text, ok := d.texts.Get(key)
	if !ok {
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

// Under lists the keys with a prefix, in no particular order.
func (d *Disk) Under(prefix string) []string {
	return slices.DeleteFunc(d.texts.Keys(), func(key string) bool { return !strings.HasPrefix(key, prefix) })
}

// Save writes a value. What the storage refuses is tried again with every
// later save, and Failing stays true until all of it is stored. A broken save
// that could not be moved out of the way is not overwritten.
func (d *Disk) Save(key string, value any) {
	d.refused = false
	text, err := jsontext.Marshal(value)
	if err != nil {
		d.odd = true
		return
	}
	d.unsaved[key] = string(text)
	for key, text := range d.unsaved {
		if !d.isBroken(key) && d.texts.Set(key, text) == nil {
			delete(d.unsaved, key)
		}
	}
}

// Failing tells whether something could not be written.
func (d *Disk) Failing() bool { return d.odd || d.refused || len(d.unsaved) > 0 }

// Erase deletes what is stored under a key, or was to be.
func (d *Disk) Erase(key string) {
	delete(d.unsaved, key)
	d.texts.Del(key)
}

// try saves a value or gives up at once, with the old value still there.
// Failing tells of that until the next save.
func (d *Disk) try(key string, value any) bool {
	d.Save(key, value)
	_, d.refused = d.unsaved[key]
	delete(d.unsaved, key)
	return !d.refused
}
