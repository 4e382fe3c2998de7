package store

import (
	"fmt"
	"slices"

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

// Retry is called once before anything is read, with the version of the app
// that runs: what another version could not read goes back to where it was, if
// nothing else is there now, so that it is read again.
func (d *Disk) Retry(version string) {
	d.version = version
	var left []Broken
	for _, b := range d.broken {
		_, taken := d.texts.Get(b.From)
		if b.From == "" || b.By == version || taken || d.put(b.From, b.Text) != nil {
			left = append(left, b)
			continue
		}
		d.del(b.Key)
	}
	d.broken = left
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

func (d *Disk) loadBroken() {
	for _, key := range d.Under(KeyBroken) {
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
