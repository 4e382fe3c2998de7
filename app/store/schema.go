package store

import (
	"fmt"
	"strings"

	"serviert/app/jsontext"
)

// schemaCards is the newest version of an evening of cards: with 2 the hand
// that is being played is sealed. Versions of the app that know only 1 leave
// such an evening alone until they are replaced by a newer one.
const schemaCards = 2

// schemaOf is the newest version of the value under a key that this app reads.
func schemaOf(key string) int {
	if key == KeyCards || strings.HasPrefix(key, KeyCardsPast) {
		return schemaCards
	}
	return Schema
}

// KeepCopy sets a copy of a save aside, unchanged, while the save stays where it
// is: part of it cannot be read. The copy can be exported and discarded; it does
// not come back by itself, since play goes on without that part. It returns
// false where there is no room. why is the error.
func (d *Disk) KeepCopy(key, why string) bool {
	text, _ := d.texts.Get(key)
	b := Broken{d.freeBroken(), text, why, "", d.version}
	body, err := jsontext.Marshal(b)
	if err != nil || d.texts.Set(b.Key, string(body)) != nil {
		return false
	}
	d.broken = append(d.broken, b)
	return true
}

// freeBroken is a key for a save that is set aside.
func (d *Disk) freeBroken() string {
	for n := 1; ; n++ {
		key := fmt.Sprint(KeyBroken, n)
		if _, taken := d.texts.Get(key); !taken {
			return key
		}
	}
}
