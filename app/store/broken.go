package store

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/jsontext"
)

// Broken is a save that could not be read. Its text is kept unchanged.
type Broken struct {
	Key  string // the key it is stored under now
	Text string // the save itself
	Why  string // the error, in English, for a report
	From string // the key it was stored under, "" if that is not known
	By   string // the version of the app that could not read it
}

// Retry is called before anything is read, with the version of the app that runs:
// what another version could not read goes back to where it was, so that it is
// read again. What belongs to the game of another tab waits until this one has it.
func (d *Disk) Retry(version string) {
	d.version = version
	var left []Broken
	for _, b := range d.broken {
		if b.From == "" || b.By == version || !d.mayWrite(b.From) || !d.back(b) {
			left = append(left, b)
			continue
		}
		d.del(b.Key)
	}
	d.broken = left
}

// back puts a save where it was, and reports whether all of it is there. What that
// version has written in its place since gives way only if it is the beginning of the
// same game; beside another game it is one that was interrupted.
func (d *Disk) back(b Broken) bool {
	there, taken := d.texts.Get(b.From)
	if !taken {
		return d.put(b.From, b.Text) == nil
	}
	// Of an evening of cards that has these fields too.
	var mine, other dicegame.Saved
	if damaged(b.Text) || jsontext.Unmarshal([]byte(b.Text), &mine) != nil || jsontext.Unmarshal([]byte(there), &other) != nil || mine.ID == "" {
		return false
	}
	// Whether all of an evening can be read only its room knows, which sets it aside again if not.
	if b.From == KeyGame || strings.HasPrefix(b.From, KeyParked) {
		if _, err := mine.Game(); err != nil {
			return false
		}
	}
	switch {
	case mine.ID != other.ID:
		to, ok := d.asideOf(b.From, mine)
		return ok && d.put(to, b.Text) == nil
	case !sealed(b.Text) && strings.HasPrefix(other.Record, mine.Record):
		return true
	}
	return strings.HasPrefix(mine.Record, other.Record) && !sealed(there) && d.put(b.From, d.stamp(unstamped(b.Text))) == nil
}

// sealed reports whether a hand that is being played lies in a stored evening.
func sealed(text string) bool { return strings.Contains(text, `"sealed":`) }

// asideOf is the key under which a game or an evening lies that had to make room on the
// table; ok is false where it has none, or has gone on elsewhere.
func (d *Disk) asideOf(from string, v dicegame.Saved) (key string, ok bool) {
	switch from {
	case KeyGame:
		key = KeyParked + v.ID
	case KeyCards:
		key = KeyCardsPast + v.ID
	default:
		return "", false
	}
	_, taken := d.texts.Get(key)
	_, done := d.texts.Get(KeyDone + v.ID)
	for _, index := range d.Under(KeyIndex) {
		text, _ := d.texts.Get(index)
		done = done || strings.Contains(text, `"id":"`+v.ID+`"`)
	}
	return key, v.Ended == 0 && !taken && !done
}

// Broken lists the saves that were set aside and not discarded yet.
func (d *Disk) Broken() []Broken { return d.broken }

// Unread is the text that was set aside by the last call of Read, "" for none: part of it may still be read.
func (d *Disk) Unread() string { return d.unread }

func (d *Disk) isBroken(key string) bool {
	return slices.ContainsFunc(d.broken, func(b Broken) bool { return b.Key == key })
}

// SetAside moves a save that cannot be read to a key of its own, unchanged: the
// copy is written first. If there is no room for that, it stays where it is and
// is never overwritten. What belongs to the game of another tab stays too: that
// one may be of a version which can read it. why is the error.
func (d *Disk) SetAside(key, why string) {
	if !d.mayWrite(key) {
		return
	}
	text, _ := d.texts.Get(key)
	d.unread = text
	d.forget(key) // there was no room the last time
	if d.aside(key, text, why) {
		d.del(key)
		return
	}
	d.broken = append(d.broken, Broken{key, text, why, key, d.version})
}

// forget takes a key off the list of what cannot be read.
func (d *Disk) forget(key string) {
	d.broken = slices.DeleteFunc(slices.Clone(d.broken), func(b Broken) bool { return b.Key == key })
}

// KeepCopy sets a copy of a save aside, unchanged, while the save stays where it
// is: part of it cannot be read. The copy can be exported and discarded; it does
// not come back by itself, since play goes on without that part. It returns
// false where there is no room. why is the error.
func (d *Disk) KeepCopy(key, why string) bool {
	text, _ := d.texts.Get(key)
	return d.aside("", text, why)
}

// Adopt sets aside what another device could not read, unless it is there
// already. It returns false where there is no room.
func (d *Disk) Adopt(b Broken) bool {
	same := func(o Broken) bool { return o.Text == b.Text }
	return slices.ContainsFunc(d.broken, same) || d.aside(b.From, b.Text, b.Why)
}

// aside keeps a text that cannot be read. from is the key it goes back to when
// another version can read it, "" for none. It returns false where there is no
// room.
func (d *Disk) aside(from, text, why string) bool {
	key := KeyBroken
	for n, taken := 1, true; taken; n++ {
		key = fmt.Sprint(KeyBroken, n)
		_, taken = d.texts.Get(key)
	}
	b := Broken{key, text, why, from, d.version}
	body, _ := jsontext.Marshal(b)
	// A full storage may have no room for the error.
	if d.put(key, d.stamp(string(body))) != nil && d.put(key, text) != nil {
		d.journal.Write(key, d.stamp(gone))
		return false
	}
	d.broken = append(d.broken, b)
	return true
}

// loadBroken lists what was set aside before, or by another tab since.
func (d *Disk) loadBroken() {
	for _, key := range d.Under(KeyBroken) {
		if d.isBroken(key) {
			continue
		}
		text, _ := d.texts.Get(key)
		var b Broken
		if jsontext.Unmarshal([]byte(text), &b) != nil || b.Why == "" {
			b = Broken{Text: text, Why: "unreadable"}
		}
		b.Key = key
		d.broken = append(d.broken, b)
	}
}

// Discard deletes a save that was set aside.
func (d *Disk) Discard(key string) {
	d.del(key)
	d.forget(key)
}
