// Package store persists the data of this device: values under keys, and the
// dice games. Saves that cannot be read are set aside unchanged; saves that
// cannot be written are tried again.
//
// It works on a browser.Storage and depends on no screen. Only Games changes a
// stored game, and it has written the change when it returns.
package store

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
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
	KeySettings     = Prefix + "settings"
	KeyGame         = Prefix + "game"           // the dice game on the table
	KeyKept         = Prefix + "kept"           // the marked dice of that game
	KeyCorrection   = Prefix + "correction"     // the last correction in that game
	KeyOpening      = Prefix + "opening"        // the dice for who begins it
	KeyDone         = Prefix + "done:"          // + id: a finished game
	KeyIndex        = Prefix + "index:"         // + number: summaries of finished games
	KeyParked       = Prefix + "parked:"        // + id: a game interrupted for another
	KeyBroken       = Prefix + "broken:"        // + number: a save that could not be read
	KeyNames        = Prefix + "names"          // names used last
	KeyLessons      = Prefix + "lessons"        // what needs no explanation any more
	KeyRules        = Prefix + "rules"          // rules saved under a name
	KeyThrows       = Prefix + "dice"           // count of all throws
	KeyElsewhere    = Prefix + "elsewhere"      // throws of other devices
	KeyBackup       = Prefix + "backup"         // when the last backup was made
	KeyGone         = Prefix + "gone"           // what the journal does not know to be deleted
	KeyMistakes     = Prefix + "mistakes"       // decisions to try again
	KeyDrills       = Prefix + "drills"         // the positions of lessons that were solved
	KeyDaily        = Prefix + "daily"          // the positions of the day that were answered
	KeyPeople       = Prefix + "people"         // colours, spellings, milestones said
	KeyReviews      = Prefix + "reviews"        // what reviews found, by game
	KeyCards        = Prefix + "words"          // the current evening of cards
	KeyCardsPast    = Prefix + "words-past:"    // + id: an evening that is over or was interrupted
	KeyCardsSetup   = Prefix + "words-setup"    // the last set-up of an evening of cards
	KeyCardsOwn     = Prefix + "words-own"      // words added by the players
	KeyWordDays     = Prefix + "words-days"     // the hands of the day
	KeyWordPractice = Prefix + "words-practice" // how practice with cards goes
)

// Schema is the only version of stored values that this app reads and writes.
const Schema = 1

// The newest versions of an evening of cards. With 2 the hand that is being
// played is sealed. With 3, which only earlier evenings have, it lies on the
// shelf, and a line on it in the storage. Versions of the app that know only
// those before leave such an evening alone until they are replaced by a newer
// one.
const (
	schemaCards     = 2
	schemaCardsPast = 3
)

// SchemaOf is the newest version of the value under a key that this app reads.
func SchemaOf(key string) int {
	switch {
	case key == KeyCards:
		return schemaCards
	case strings.HasPrefix(key, KeyCardsPast):
		return schemaCardsPast
	}
	return Schema
}

// KnownSchema returns an error for any version but Schema.
func KnownSchema(v int) error {
	if v != Schema {
		return fmt.Errorf("schema %d is unknown, this version reads %d", v, Schema)
	}
	return nil
}

// tableKeys are what only the tab that has the game may change, see Yield.
var tableKeys = []string{KeyGame, KeyKept, KeyCorrection, KeyOpening, KeyThrows, KeyCards}

// Disk is the storage together with everything that went wrong with it.
type Disk struct {
	texts   *layered
	journal browser.Journal // the second copy of every text
	clock   browser.Clock
	last    int64 // the highest number in a stamp so far
	yields  bool  // see Yield
	broken  []Broken
	unread  string            // see Unread
	unsaved map[string]string // texts to write again, by key
	stood   map[string]bool   // of these, those in place of which an older one stood
	newer   map[string]bool   // keys of saves that a newer version has written
	deleted map[string]int64  // what was deleted here, with the number of that; see noteDeleted
	noted   bool              // all of that is noted
	buried  map[string]int64  // what was deleted while the shelf was closed, see clear
	version string            // of the app, "" where it is not known
	odd     bool              // a value could not be encoded as JSON
	refused bool              // the last save was abandoned, see try
}

// NewDisk opens a storage and reads which saves were set aside before. What the
// journal has that is newer, or undamaged, takes the place of what is in the
// storage.
func NewDisk(texts browser.Storage, journal browser.Journal, clock browser.Clock) *Disk {
	d := &Disk{
		texts:   &layered{texts, map[string]string{}},
		journal: journal,
		clock:   clock,
		unsaved: map[string]string{},
		stood:   map[string]bool{},
		newer:   map[string]bool{},
		deleted: map[string]int64{},
		noted:   true,
	}
	d.merge()
	return d
}

// Journaled reports whether all that is written has its second copy. Without it
// the last minute may be lost when the browser ends suddenly.
func (d *Disk) Journaled() bool { return d.journal.Works() }

// Yield is called when another tab has got the game, and when this tab has it
// again. Until then this tab changes nothing that belongs to the game, whoever
// asks for it.
func (d *Disk) Yield(yields bool) {
	d.yields = yields
	for _, key := range tableKeys {
		if yields {
			delete(d.unsaved, key)
		}
	}
}

// OfGame reports whether a key belongs to the games on the table, of dice or cards:
// what another tab writes under any other is no reason to begin a turn anew.
func OfGame(key string) bool {
	return slices.Contains(tableKeys, key) || strings.HasPrefix(key, KeyCardsPast)
}

// Behind reports whether another tab has written a text since this one last read
// or wrote anything. Tabs may live in different processes, so that what one has
// written reaches the other only after the game has changed hands.
func (d *Disk) Behind(key string) bool {
	text, _ := d.texts.Get(key)
	return numberOf(text) > d.last
}

func (d *Disk) mayWrite(key string) bool {
	return !d.yields || !slices.Contains(tableKeys, key)
}

// put writes a text to both places.
func (d *Disk) put(key, text string) error {
	err := d.texts.Set(key, text)
	d.journal.Write(key, text)
	d.noteDeleted()
	return err
}

// del deletes a text in both places.
func (d *Disk) del(key string) {
	d.texts.Del(key)
	d.journal.Write(key, d.stamp(gone))
	d.deleted[key], d.noted = d.last, false
	d.noteDeleted()
}

// stamp numbers a text. The numbers are times, so that those of two tabs, or of
// a tab without the journal, are in order too; but they never go back when the
// clock does.
func (d *Disk) stamp(text string) string {
	d.last = max(d.last+1, d.clock.Millis())
	return stamped(text, d.last)
}

// Read decodes the value under a key into the value that into points to. It
// returns false if there is none. A value that cannot be decoded, or for which
// check returns an error (nil for no check), is set aside: Read returns false,
// and what into points to is undefined. It returns false too for a value that a
// newer version of the app has written, which stays as it is: see Newer. What
// waits to be written counts unless something lies in its way that cannot be read.
func (d *Disk) Read(key string, into any, check func() error) bool {
	text, ok := d.texts.Get(key)
	d.unread = ""
	delete(d.newer, key)
	if d.waits(key) && !d.isBroken(key) && (schemaIn(text) <= SchemaOf(key) || damaged(text)) {
		text, ok = d.unsaved[key], true
	}
	if !ok {
		return false
	}
	d.last = max(d.last, numberOf(text))
	err := decode(key, text, into)
	if err == nil && check != nil {
		err = check()
	}
	switch {
	case errors.Is(err, errNewer):
		d.newer[key] = true
	case err != nil:
		d.SetAside(key, key+": "+err.Error())
	}
	return err == nil
}

// Peek decodes a value like Read, for a look only: what cannot be decoded stays
// where it is, for the room it belongs to.
func (d *Disk) Peek(key string, into any) bool {
	text, ok := d.text(key)
	return ok && decode(key, text, into) == nil
}

var (
	errNewer   = errors.New("a newer version of the app has written this")
	errDamaged = errors.New("the text is damaged, its sum does not match")
)

// decode decodes the text stored under a key.
func decode(key, text string, into any) error {
	if damaged(text) {
		return errDamaged
	}
	if schemaIn(text) > SchemaOf(key) {
		return errNewer
	}
	return jsontext.Unmarshal([]byte(text), into)
}

// schemaIn is the schema that a stored text says it has, 0 for none.
func schemaIn(text string) int {
	if rest, ok := strings.CutPrefix(text, `{"v":`); ok { // as this app writes it
		if end := strings.IndexAny(rest, ",}"); end > 0 {
			n, _ := strconv.Atoi(rest[:end])
			return n
		}
	}
	var schema struct {
		V int `json:"v"`
	}
	_ = jsontext.Unmarshal([]byte(text), &schema)
	return schema.V
}

// text is the text under a key as it is stored, or as it waits to be.
func (d *Disk) text(key string) (string, bool) {
	if d.waits(key) {
		return d.unsaved[key], true
	}
	return d.texts.Get(key)
}

// Under lists the keys that start with a prefix, in no particular order, also those under
// which something waits to be written.
func (d *Disk) Under(prefix string) []string {
	keys := d.texts.Keys()
	for key := range d.unsaved {
		if _, there := d.texts.Get(key); !there && d.waits(key) {
			keys = append(keys, key)
		}
	}
	return slices.DeleteFunc(keys, func(key string) bool { return !strings.HasPrefix(key, prefix) })
}

// Save writes a value under a key. A write that fails is tried again with every
// later save and by Rewrite, and Failing returns true until all of them have succeeded. A
// broken save that could not be moved, and one of a newer version, is not
// overwritten.
func (d *Disk) Save(key string, value any) {
	if !d.mayWrite(key) {
		return
	}
	d.refused = false
	text, err := jsontext.Marshal(value)
	if err != nil {
		d.odd = true
		return
	}
	d.unsaved[key] = d.stamp(string(text))
	d.writeUnsaved(key)
}

// writeUnsaved tries what waits to be written, of which the value under one key, or "",
// is of now. What has waited gives way to what another tab has written meanwhile.
func (d *Disk) writeUnsaved(now string) {
	for key, text := range d.unsaved {
		if key != now && !d.waits(key) {
			delete(d.unsaved, key)
			continue
		}
		if !d.isBroken(key) && !d.newer[key] && d.put(key, text) == nil {
			delete(d.unsaved, key)
			continue
		}
		_, d.stood[key] = d.texts.Get(key)
	}
}

// Owes reports whether something is kept in memory, or in the journal, alone. With Failing
// it is the former.
func (d *Disk) Owes() bool { return len(d.unsaved)+len(d.texts.over) > 0 }

// Rewrite tries once more what could not be written.
func (d *Disk) Rewrite() {
	d.writeUnsaved("")
	for key := range d.texts.over {
		if text, _ := d.texts.Get(key); text == d.texts.over[key] && d.mayWrite(key) {
			d.texts.Set(key, text)
		}
	}
}

// waits reports whether a text is still to be written, because nothing newer has come, and
// no other tab has deleted what stood there.
func (d *Disk) waits(key string) bool {
	text, ok := d.unsaved[key]
	there, stands := d.texts.Get(key)
	return ok && numberOf(there) <= numberOf(text) && (stands || !d.stood[key])
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
	if text, _ := d.texts.Get(key); schemaIn(text) > SchemaOf(key) && !damaged(text) {
		d.newer[key] = true
	} else if d.mayWrite(key) {
		d.del(key)
	}
}

// Try writes a value without trying again later. It returns false if that
// failed; Failing then returns true until the next save. Whoever is about to
// delete another copy asks this first.
func (d *Disk) Try(key string, value any) bool {
	before, waits := d.unsaved[key]
	d.Save(key, value)
	if _, d.refused = d.unsaved[key]; d.refused {
		if delete(d.unsaved, key); waits {
			d.unsaved[key] = before
		}
		// The journal may have had room for it.
		if text, ok := d.texts.Get(key); ok {
			d.journal.Write(key, text)
		} else {
			d.journal.Write(key, d.stamp(gone))
		}
	}
	return !d.refused && d.mayWrite(key)
}
