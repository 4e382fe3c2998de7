// Package cardshelf keeps the earlier evenings of cards. One that is over lies
// on the shelf, where there is one, and a line on it stays in the storage; one
// that was interrupted lies in the storage whole.
//
// In come evenings as they are stored, sealed, and texts of some that players
// bring; out go the same, short ones in lists and whole ones when they are asked
// for. The package knows no screen and opens no sealed hand.
package cardshelf

import (
	"slices"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/store"
)

// Shelf is the earlier evenings of this device.
type Shelf struct {
	disk   *store.Disk
	drawer *store.Drawer
}

// New is the evenings of a storage and the shelf that belongs to it.
func New(disk *store.Disk, room browser.Shelf) *Shelf {
	return &Shelf{disk, store.NewDrawer(disk, room, "cards")}
}

// List reads the evenings, in no particular order; those on the shelf are short,
// see cardgame.Past.Short. What cannot be read is set aside.
func (s *Shelf) List() (list []cardgame.Past) {
	for _, key := range s.disk.Under(store.KeyCardsPast) {
		if p, ok := s.read(key); ok {
			list = append(list, p)
		}
	}
	return list
}

func (s *Shelf) read(key string) (p cardgame.Past, ok bool) {
	ok = s.disk.Read(key, &p, func() error { return p.CheckShort() })
	return p.Unshelve().Fitting(), ok
}

// Keep stores an evening, a sealed one if a hand of it is being played. It
// returns false where there is no room.
func (s *Shelf) Keep(p cardgame.Past) bool {
	if !s.disk.Try(store.KeyCardsPast+p.ID, p) {
		return false
	}
	s.shelve(&p, func() {})
	return true
}

// Save stores an evening as Keep does; where there is no room it is tried again.
func (s *Shelf) Save(p cardgame.Past) {
	s.disk.Save(store.KeyCardsPast+p.ID, p)
	s.shelve(&p, func() {})
}

// Adopt stores an evening of another device as Keep does, but where it goes to
// the shelf it needs no room in the storage for all of it. then gets whether
// there was room.
func (s *Shelf) Adopt(p cardgame.Past, then func(ok bool)) {
	if !shelvable(&p) {
		then(s.Keep(p))
		return
	}
	s.drawer.Put(p.ID, p.Shelve(), func(ok bool) {
		if ok {
			p = short(&p)
		}
		then(s.disk.Try(store.KeyCardsPast+p.ID, p))
	})
}

// Shelve moves evenings to the shelf for which there was no time, or no shelf,
// one after the other; wanted says whether to go on.
func (s *Shelf) Shelve(wanted func() bool) {
	keys := s.disk.Under(store.KeyCardsPast)
	var next func()
	next = func() {
		if len(keys) == 0 || !wanted() || !s.drawer.Works() {
			return
		}
		key := keys[0]
		keys = keys[1:]
		if p, ok := s.read(key); ok {
			s.shelve(&p, next)
		} else {
			next()
		}
	}
	next()
}

// shelvable reports whether an evening can lie on the shelf: only one that is
// over, and which can be read again.
func shelvable(p *cardgame.Past) bool {
	_, err := p.Table()
	return p.Ended != 0 && !p.Shelved() && p.Sealed == "" && err == nil
}

func (s *Shelf) shelve(p *cardgame.Past, then func()) {
	if !shelvable(p) {
		then()
		return
	}
	s.drawer.Move(store.KeyCardsPast+p.ID, p.ID, p.Shelve(), short(p), then)
}

func short(p *cardgame.Past) cardgame.Past { return p.Short(dicegame.Fingerprint(p.Record)) }

// Is reports whether an evening has this record, as far as can be told from what
// is at hand of it.
func Is(p cardgame.Past, record string) bool {
	if p.Shelved() {
		return p.Print == dicegame.Fingerprint(record)
	}
	return p.Record == record
}

// atOnce is how many evenings are read in one go; between two the page may answer.
const atOnce = 20

// Whole reads the evenings of a list whole that are meant, each in its place, and
// then calls then. One that cannot be read, or is nowhere, stays short.
func (s *Shelf) Whole(list []cardgame.Past, meant func(p *cardgame.Past) bool, then func()) {
	var at []int
	var ids []string
	rest := 0
	for ; rest < len(list) && len(ids) < atOnce; rest++ {
		if p := &list[rest]; p.Shelved() && meant(p) {
			at, ids = append(at, rest), append(ids, p.ID)
		}
	}
	if len(ids) == 0 {
		then()
		return
	}
	s.drawer.Get(ids, func(texts map[string]string) {
		for n, id := range ids {
			s.unshelve(&list[at[n]], id, texts[id])
		}
		s.Whole(list[rest:], meant, then)
	})
}

// unshelve makes a short evening whole, of the text on the shelf, which is "" where
// there is none.
func (s *Shelf) unshelve(short *cardgame.Past, id, text string) {
	var p cardgame.Past
	key, ok := store.KeyCardsPast+id, false
	if text == "" {
		p, ok = s.read(key) // another tab may have put it aside just now
	} else {
		ok = s.drawer.Decode(key, id, text, &p, func() error { _, err := p.Unshelve().Table(); return err })
		p.ID, p.Note = id, short.Note
	}
	if ok {
		*short = p.Unshelve().Fitting()
	}
}

// Works reports whether what lies on the shelf can be read now.
func (s *Shelf) Works() bool { return s.drawer.Works() }

// There reports whether an evening has not been deleted, by another tab too.
func (s *Shelf) There(id string) bool {
	return slices.Contains(s.disk.Under(store.KeyCardsPast+id), store.KeyCardsPast+id)
}

// Forget deletes an evening.
func (s *Shelf) Forget(id string) {
	s.disk.Erase(store.KeyCardsPast + id)
	s.drawer.Remove(id)
}
