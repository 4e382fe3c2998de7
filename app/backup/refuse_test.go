//go:build !js

package backup

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/settings"
	"serviert/app/store"
)

// trouble counts the writes to the storage, the journal and the shelf, and does
// not do the n-th, or any from then on.
type trouble struct {
	browser.Memory
	room    browser.Boxes
	n       int
	ever    bool
	silent  bool // the browser is gone: nobody learns of it
	refused int
}

func (d *trouble) lets() bool {
	d.n--
	if d.n == 0 || d.ever && d.n < 0 {
		d.refused++
		return false
	}
	return true
}

func (d *trouble) Set(key, text string) error {
	if !d.lets() {
		if d.silent {
			return nil
		}
		return errors.New("full")
	}
	return d.Memory.Set(key, text)
}

func (d *trouble) Del(key string) {
	if !d.silent || d.lets() {
		d.Memory.Del(key)
	}
}

// rack is the shelf that shares the trouble.
type rack struct{ *trouble }

func (d rack) Put(id, text string, then func(bool)) {
	if !d.lets() {
		then(d.silent)
		return
	}
	d.room.Put(id, text, then)
}

func (d rack) Get(ids []string, then func(map[string]string)) { d.room.Get(ids, then) }
func (d rack) IDs(then func([]string))                        { d.room.IDs(then) }
func (d rack) Works() bool                                    { return true }
func (d rack) Remove(id string) {
	if !d.silent || d.lets() {
		d.room.Remove(id)
	}
}

// everything lists what players would miss: each game, evening and value, once
// for each time it is there.
func (p *phone) everything() (list []string) {
	p.t.Helper()
	f := sameFile(p.t, p.made())
	for _, g := range slices.Concat(f.Games, f.Table, f.Parked) {
		line := fmt.Sprint(g.Started, " ", dicegame.Fingerprint(g.Record))
		if !slices.Contains(list, line) || g.Ended == 0 { // the last one may lie on the table too
			list = append(list, line)
		}
	}
	for _, e := range slices.Concat(f.Cards, f.Evenings) {
		list = append(list, fmt.Sprint(e.Started, " ", e.Record, " ", e.Sealed != ""))
	}
	for _, s := range f.Names.Seats {
		list = append(list, "name "+s.Name)
	}
	for _, s := range f.Rules.Sets {
		list = append(list, "rules "+s.Name)
	}
	for _, m := range f.Mistakes.List {
		list = append(list, "mistake "+m.ID)
	}
	for _, b := range f.Broken {
		list = append(list, "broken "+b.Text)
	}
	for language, words := range f.CardsOwn.Words {
		list = append(list, language+" "+strings.Join(words, " "))
	}
	if f.Settings.V > 0 {
		list = append(list, "theme "+f.Settings.Theme)
	}
	list = append(list, fmt.Sprint("thrown ", p.Games.AllThrows().People.Throws))
	slices.Sort(list)
	return list
}

// less is a list without what another one has.
func less(list, other []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(text string) bool { return slices.Contains(other, text) })
}

// Whichever write is refused, or the last that the browser makes, nothing is
// lost that was here, and once more makes it whole.
func TestRestoringIsNeverHalf(t *testing.T) {
	text := full(t).made()
	// Here is another game with an ID of the backup, one that goes on there, and
	// other values.
	here := newPhone(t, 2)
	here.play(10, 8, -1)
	here.page.Now += 9 * day
	here.play(1, 9, 5)
	here.cards("500", 500, hands, "", true)
	here.cards("700", 700, hands, "", false)
	here.made() // gives it its name
	here = here.again()
	before := here.everything()
	whole := here.copied(2)
	whole.restore(text)
	want := whole.again().everything()
	for how, d := range map[string]trouble{"refused": {}, "full from": {ever: true}, "ended at": {ever: true, silent: true}} {
		n := 1
		for ; ; n++ {
			disk := d
			disk.Memory, disk.room, disk.n = maps.Clone(here.memory), maps.Clone(here.room), n
			page := *here.page
			page.Disk, page.Room, page.Second = &disk, rack{&disk}, nil
			p := on(t, &page, disk.Memory, disk.room)
			res := p.restore(text)
			if disk.refused == 0 {
				break
			}
			name := fmt.Sprintf("%s write %d", how, n)
			if !d.silent && d.ever && !res.Full {
				t.Errorf("%s: nobody is told", name)
			}
			// What is on the disk then, without what is only in memory.
			after := opened(t, maps.Clone(disk.Memory), maps.Clone(disk.room), 2)
			left := after.everything()
			if !d.silent && !res.Full && !slices.Equal(left, want) {
				t.Errorf("%s: nobody is told that %q is not there", name, less(want, left))
			}
			for _, thing := range before {
				gone := !slices.Contains(left, thing)
				// The evening here goes on in the backup, and counts change by design.
				if gone && !strings.HasPrefix(thing, "500 ") && !strings.HasPrefix(thing, "thrown") {
					t.Errorf("%s: lost is %s", name, thing)
				}
			}
			if n := len(slices.Compact(slices.Clone(left))); n != len(left) {
				t.Errorf("%s: something is there twice: %q", name, left)
			}
			after.again().restore(text)
			if got := after.again().everything(); !slices.Equal(got, want) {
				t.Errorf("%s: once more lacks %q, has %q", name, less(want, got), less(got, want))
			}
		}
		if n < 15 {
			t.Errorf("%s: only %d writes", how, n)
		}
	}
}

// A backup of a device that is full has all of it, also what waits to be written: that is
// when people make one.
func TestABackupOfAFullDevice(t *testing.T) {
	before := full(t)
	delete(before.memory, store.KeyParked+"9") // cannot be set aside there
	lived := func(p *phone) []string {
		p.play(5, 9, -1)
		p.play(2, 10, 6)
		p.cards("500", 500, hands+"pay\npay\n", "deal 1 abcdefg\n", true)
		p.cards("600", 600, hands, "", false)
		p.Disk.Save(store.KeySettings, settings.Settings{V: 1, Theme: "light"})
		p.Disk.Save(store.KeyNames, store.Names{V: 1, Seats: []store.Seat{{Name: "Resi"}}, Count: 1})
		p.Disk.Save(store.KeyMistakes, store.Mistakes{V: 1, List: []store.Mistake{{ID: "8-3", Record: "r", Played: "p"}}})
		p.Disk.Save(store.KeyCardsOwn, store.OwnWords{V: 1, Words: map[string][]string{"de": {"JAUSE", "SPRITZER"}}})
		p.Games.LoadHistory() // another tab has filed something
		return p.everything()
	}
	want := lived(before.copied(1))
	disk := trouble{Memory: maps.Clone(before.memory), room: maps.Clone(before.room), n: 1, ever: true}
	page := *before.copied(1).page
	page.Disk, page.Room, page.Second = &disk, rack{&disk}, nil
	p := on(t, &page, disk.Memory, disk.room)
	if got := lived(p); !p.Disk.Failing() || !slices.Equal(got, want) {
		t.Errorf("failing %v; the backup lacks %q, has %q", p.Disk.Failing(), less(want, got), less(got, want))
	}
}
