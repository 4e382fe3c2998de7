package store

import (
	"maps"
	"slices"
	"strings"

	"serviert/app/browser"
	"serviert/app/jsontext"
)

// gone is what the journal has in place of a text that was deleted.
const gone = `{"gone":true}`

func isGone(text string) bool { return strings.HasPrefix(text, gone[:len(gone)-1]) }

// merge compares the two copies at the start. The browser may have ended before
// local storage was on the disk, then the journal is ahead; a version without a
// journal may have written since, then local storage is. Afterwards only local
// storage is read.
func (d *Disk) merge() {
	for _, key := range d.Under(Prefix) {
		if strings.HasPrefix(key, KeyIndex) {
			continue // many, and none is written before it was read
		}
		text, _ := d.texts.Get(key)
		d.last = max(d.last, numberOf(text))
	}
	entries, hurt := d.journal.Entries(), []string(nil)
	for _, key := range slices.Sorted(maps.Keys(entries)) {
		second := entries[key]
		first, there := d.texts.Get(key)
		if there && first == second || damaged(second) || !strings.HasPrefix(key, Prefix) {
			continue
		}
		d.last = max(d.last, numberOf(second))
		bad := there && !sound(first)
		switch {
		case there && !bad && !ahead(second, first):
		case isGone(second):
			d.texts.Del(key)
		case bad && numberOf(first) != numberOf(second):
			hurt = append(hurt, key) // there may be more in it than in the second copy
		case d.texts.Set(key, second) != nil:
			d.texts.over[key] = second
		}
	}
	d.loadBroken()
	for _, key := range hurt {
		d.SetAside(key, "damaged, and another state than in the journal")
		if !d.isBroken(key) {
			d.unsaved[key] = entries[key]
		}
	}
	d.writeUnsaved("")
}

// sound reports whether a text is what was written, as far as can be seen.
func sound(text string) bool {
	var nothing struct{}
	return !damaged(text) && jsontext.Unmarshal([]byte(text), &nothing) == nil
}

// ahead reports whether the journal's text was written after the one in local
// storage. One without a number is of a version without a journal, and newer
// unless it is an earlier state of the same game.
func ahead(second, first string) bool {
	if n := numberOf(first); n != 0 {
		return numberOf(second) > n
	}
	var a, b struct {
		ID     string `json:"id"`
		Record string `json:"record"`
	}
	return jsontext.Unmarshal([]byte(first), &a) == nil && jsontext.Unmarshal([]byte(second), &b) == nil &&
		a.ID == b.ID && len(b.Record) > len(a.Record) && strings.HasPrefix(b.Record, a.Record)
}

// layered is a storage with texts over it for which it has no room. It can be
// played with them; they stay in the journal.
type layered struct {
	browser.Storage
	over map[string]string
}

func (l *layered) Get(key string) (string, bool) {
	if text, ok := l.over[key]; ok {
		return text, true
	}
	return l.Storage.Get(key)
}

func (l *layered) Set(key, text string) error {
	err := l.Storage.Set(key, text)
	if err == nil {
		delete(l.over, key)
	} else if _, ok := l.over[key]; ok {
		l.over[key] = text
	}
	return err
}

func (l *layered) Del(key string) {
	delete(l.over, key)
	l.Storage.Del(key)
}

func (l *layered) Keys() []string {
	keys := l.Storage.Keys()
	for key := range l.over {
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}
