package store

import (
	"testing"

	"serviert/app/browser"
)

// Only evenings of cards have a second version; whatever is newer than this app
// is left alone.
func TestEachKeyHasItsOwnNewestVersion(t *testing.T) {
	known := func(key, text string) bool {
		disk := browser.Memory{key: text}
		d := NewDisk(disk, browser.Paper{}, &browser.Page{})
		var v struct {
			V int `json:"v"`
		}
		read := d.Read(key, &v, nil)
		if disk[key] != text || read == d.Newer() {
			t.Errorf("%s: %s became %v, read %t, newer %t", key, text, disk, read, d.Newer())
		}
		return read
	}
	if !known(KeyCards, `{"v":1}`) || !known(KeyCards, `{"v":2}`) || known(KeyCards, `{"v":3}`) {
		t.Error("of the evening on the table, versions 1 and 2 are not the ones that are read")
	}
	if key := KeyCardsPast + "7"; !known(key, `{"v":2}`) || !known(key, `{"v":3}`) || known(key, `{"v":4}`) {
		t.Error("of an earlier evening, versions 1 to 3 are not the ones that are read")
	}
	for _, key := range []string{KeyGame, KeyDone + "7", KeyCardsSetup, KeyCardsOwn, KeySettings} {
		if !known(key, `{"v":1}`) || known(key, `{"v":2}`) {
			t.Errorf("%s: version 1 is not the one that is read", key)
		}
	}
}

// A copy is kept beside the save, comes up again at the next start, and never
// goes back over what is played since.
func TestACopyIsKeptBesideTheSave(t *testing.T) {
	disk := browser.Memory{KeyCards: "sealed"}
	d := NewDisk(disk, browser.Paper{}, &browser.Page{})
	d.Retry("one")
	if !d.KeepCopy(KeyCards, "no key") || disk[KeyCards] != "sealed" || len(d.Broken()) != 1 {
		t.Fatalf("%v, set aside %+v", disk, d.Broken())
	}
	d.Save(KeyCards, "later")
	if disk[KeyCards] != `"later"` {
		t.Errorf("the save cannot be written any more: %v", disk)
	}
	d.Erase(KeyCards)
	next := NewDisk(disk, browser.Paper{}, &browser.Page{})
	next.Retry("two")
	if b := next.Broken(); len(b) != 1 || b[0].Text != "sealed" || b[0].Why != "no key" || disk[KeyCards] != "" {
		t.Errorf("after an update: %v, set aside %+v", disk, b)
	}
	if !next.KeepCopy(KeyCards, "again") || len(disk) != 2 {
		t.Errorf("the second copy is not kept beside the first: %v", disk)
	}
	stuck := &fussy{Memory: browser.Memory{KeyCards: "sealed"}, n: 1, ever: true}
	if full := NewDisk(stuck, browser.Paper{}, &browser.Page{}); full.KeepCopy(KeyCards, "no key") || len(full.Broken()) != 0 || len(stuck.Memory) != 1 {
		t.Errorf("in a full storage: %v", stuck.Memory)
	}
}
