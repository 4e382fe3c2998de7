package store

import (
	"errors"
	"slices"
	"strings"

	"serviert/app/browser"
	"serviert/app/jsontext"
)

// Drawer is a part of the shelf for texts of one kind, beside the games there.
type Drawer struct {
	disk *Disk
	room browser.Shelf
	name string
}

// drawerEnd ends the name of a drawer in front of the IDs of its texts. IDs of
// games are numbers.
const drawerEnd = ":"

// NewDrawer is the part of a shelf with a name. Versions of the app that know
// nothing of it take its texts for games: they leave them alone as long as their
// schema is higher than that of games.
func NewDrawer(disk *Disk, room browser.Shelf, name string) *Drawer {
	return &Drawer{disk, room, name + drawerEnd}
}

// Works reports whether there is a shelf, see browser.Shelf.
func (d *Drawer) Works() bool { return d.room.Works() }

// Put stores a value; then is called with true when it is on the disk.
func (d *Drawer) Put(id string, value any, then func(ok bool)) {
	text, err := jsontext.Marshal(value)
	if err != nil || !d.room.Works() {
		then(false)
		return
	}
	d.room.Put(d.name+id, d.disk.stamp(string(text)), then)
}

// Move stores a value that lies under a key of the storage, and then leaves
// short there in its place, unless something else has been written there
// meanwhile. then is called when that is done, or was not possible.
func (d *Drawer) Move(key, id string, value, short any, then func()) {
	before, there := d.disk.text(key)
	if !there || d.disk.isBroken(key) {
		then()
		return
	}
	d.Put(id, value, func(ok bool) {
		if now, _ := d.disk.text(key); ok && now == before {
			d.disk.Save(key, short)
		}
		then()
	})
}

// Get reads texts, by their IDs; those that are not there are missing.
func (d *Drawer) Get(ids []string, then func(texts map[string]string)) {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = d.name + id
	}
	d.room.Get(names, func(texts map[string]string) {
		found := map[string]string{}
		for i, id := range ids {
			if text, ok := texts[names[i]]; ok {
				found[id] = text
			}
		}
		then(found)
	})
}

// Decode decodes a text of the drawer, whose schema is that of a key, into the
// value that into points to, and returns whether that is sound: check returns an
// error if not. A text that is not is set aside, with what the key says of it.
// One that a newer version has written stays.
func (d *Drawer) Decode(key, id, text string, into any, check func() error) bool {
	err := decode(key, text, into)
	if err == nil {
		err = check()
	}
	switch {
	case errors.Is(err, errNewer):
		d.disk.newer[key] = true
	case err != nil && d.disk.mayWrite(key) && d.disk.aside(key, text, key+": "+err.Error()):
		d.disk.Erase(key)
		d.Remove(id)
	}
	return err == nil
}

// Remove deletes a text.
func (d *Drawer) Remove(id string) { d.disk.unshelve(d.room, d.name+id) }

// games lists what lies on the shelf beside the drawers.
func (h *history) games(then func(ids []string)) {
	h.room.IDs(func(ids []string) {
		then(slices.DeleteFunc(ids, func(id string) bool { return strings.Contains(id, drawerEnd) }))
	})
}
