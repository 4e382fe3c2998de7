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

// deletions is the value under KeyGone: what was deleted while there was no
// journal, by key, with the number of the deletion.
type deletions struct {
	V  int              `json:"v"`
	Of map[string]int64 `json:"of"`
}

// noteDeleted keeps in the storage what was deleted, if the journal does not work.
// It has all of it still, perhaps with that too for which it broke off, and would
// bring it back at the next start.
func (d *Disk) noteDeleted() {
	if d.noted || d.journal.Works() {
		return
	}
	all := d.readDeleted() // also of another tab, and of earlier starts
	maps.Copy(all, d.deleted)
	if text, err := jsontext.Marshal(deletions{Schema, all}); err == nil {
		d.noted = d.texts.Set(KeyGone, d.stamp(string(text))) == nil
	}
}

// shelfMark is in front of the names of texts on the shelf among the deletions.
const shelfMark = "shelf:"

// unshelve deletes a text on the shelf. Where that is closed it is noted too.
func (d *Disk) unshelve(room browser.Shelf, name string) {
	room.Remove(name)
	if !room.Works() {
		d.stamp(gone)
		d.deleted[shelfMark+name], d.noted = d.last, false
		d.noteDeleted()
	}
}

// clear deletes what could not be deleted on the shelf before, unless it has come
// there again since.
func (d *Disk) clear(room browser.Shelf) {
	buried := d.buried
	if d.buried = nil; len(buried) == 0 {
		return
	}
	var names []string
	for name := range buried {
		names = append(names, name)
	}
	room.Get(names, func(texts map[string]string) {
		for name, text := range texts {
			if numberOf(text) < buried[name] {
				room.Remove(name)
			}
		}
	})
}

func (d *Disk) readDeleted() map[string]int64 {
	var list deletions
	if text, ok := d.texts.Get(KeyGone); !ok || decode(KeyGone, text, &list) != nil || list.Of == nil {
		return map[string]int64{}
	}
	return list.Of
}

func isGone(text string) bool { return strings.HasPrefix(text, gone[:len(gone)-1]) }

// merge compares the two copies at the start. Afterwards only local storage is
// read.
func (d *Disk) merge() {
	hurt := d.compare()
	d.loadBroken()
	d.setHurtAside(hurt)
}

// Merge compares them again. Another tab may have had room for what it played in
// the journal only: whoever takes the game over asks for that first. It may also be of a
// version that could not read all of it.
func (d *Disk) Merge() {
	d.setHurtAside(d.compare())
	d.loadBroken()
	d.Retry(d.version)
}

// compare brings both copies to the same state. The browser may have ended before
// local storage was on the disk, then the journal is ahead; a version without a
// journal may have written since, then local storage is. It returns the texts of
// the journal by the keys of those in the storage that are damaged, and may have
// more in them all the same.
func (d *Disk) compare() (hurt map[string]string) {
	for _, key := range d.Under(Prefix) {
		if strings.HasPrefix(key, KeyIndex) {
			continue // many, and none is written before it was read
		}
		text, _ := d.texts.Get(key)
		d.last = max(d.last, numberOf(text))
	}
	entries, deleted := d.journal.Entries(), d.readDeleted()
	hurt = map[string]string{}
	for _, key := range slices.Sorted(maps.Keys(entries)) {
		second := entries[key]
		first, there := d.texts.Get(key)
		if there && first == second || damaged(second) || !strings.HasPrefix(key, Prefix) {
			continue
		}
		d.last = max(d.last, numberOf(second))
		bad := there && !sound(first)
		switch {
		case !there && numberOf(second) < deleted[key]:
			d.journal.Write(key, d.stamp(gone))
		case there && !bad && !ahead(second, first):
		case isGone(second):
			d.texts.Del(key)
		case bad && numberOf(first) != numberOf(second):
			hurt[key] = second
		case d.texts.Set(key, second) != nil:
			d.texts.over[key] = second
		}
	}
	if len(deleted) > 0 && d.journal.Works() {
		d.texts.Del(KeyGone)
		d.buried = map[string]int64{}
		for key, n := range deleted {
			if name, on := strings.CutPrefix(key, shelfMark); on {
				d.buried[name] = n
			}
		}
	}
	return hurt
}

func (d *Disk) setHurtAside(hurt map[string]string) {
	for _, key := range slices.Sorted(maps.Keys(hurt)) {
		d.SetAside(key, "damaged, and another state than in the journal")
		if !d.isBroken(key) {
			d.unsaved[key] = hurt[key]
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
// played with them; they stay in the journal. What another tab has written since,
// which found room, is newer.
type layered struct {
	browser.Storage
	over map[string]string
}

func (l *layered) Get(key string) (string, bool) {
	text, there := l.Storage.Get(key)
	if over, ok := l.over[key]; ok {
		if there && numberOf(text) > numberOf(over) {
			delete(l.over, key)
			return text, true
		}
		return over, true
	}
	return text, there
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
