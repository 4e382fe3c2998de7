//go:build !js

package cardshelf

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/store"
)

const record = "serviert 1 choose-your-words\nparty Mitzi\nparty Bot\tcomputer easy\ncut 1\n"

// device is what outlives the app.
type device struct {
	disk browser.Memory
	room browser.Shelf
}

func (d device) open() (*Shelf, *store.Disk) {
	disk := store.NewDisk(d.disk, browser.Paper{}, &browser.Page{})
	return New(disk, d.room), disk
}

// over is an evening that is over, and interrupted one that is not.
func over(id string) cardgame.Past {
	p := interrupted(id)
	p.Ended, p.Note = 9, "Auf der Alm"
	return p
}

func interrupted(id string) cardgame.Past {
	return cardgame.Past{Saved: cardgame.Saved{V: 1, ID: id, Started: 5, Seen: []int{1, 1}, Stake: "10 EUR", Open: true, Record: record},
		Names: []string{"Bot", "Mitzi"}, Won: []int{3, -3}, Hands: 1}
}

func fetched(s *Shelf, id string) (p cardgame.Past, ok bool) {
	list := s.List()
	s.Whole(list, func(p *cardgame.Past) bool { return p.ID == id }, func() {
		for _, l := range list {
			if l.ID == id && !l.Shelved() {
				p, ok = l, true
			}
		}
	})
	return p, ok
}

// An evening that is over leaves a line in the storage, which says all that a list
// shows of it, and comes back as it was.
func TestAnEveningGoesToTheShelfAndComesBack(t *testing.T) {
	d := device{browser.Memory{}, browser.Boxes{}}
	s, _ := d.open()
	if !s.Keep(over("77")) {
		t.Fatal("no room")
	}
	if text := d.disk[store.KeyCardsPast+"77"]; strings.Contains(text, "cut 1") || text == "" {
		t.Fatalf("in the storage is %s", text)
	}
	s, disk := d.open()
	list := s.List()
	if len(list) != 1 || !list[0].Shelved() || list[0].Note != "Auf der Alm" || list[0].Ended != 9 || list[0].Hands != 1 ||
		!slices.Equal(list[0].Names, []string{"Bot", "Mitzi"}) || !slices.Equal(list[0].Won, []int{3, -3}) {
		t.Fatalf("listed is %+v", list)
	}
	if are := list[0].Computers(); !are["Bot"] || are["Mitzi"] {
		t.Errorf("computers: %v", are)
	}
	if !Is(list[0], record) || Is(list[0], record+"pay\n") || !Is(interrupted("1"), record) || Is(interrupted("1"), "") {
		t.Error("the evening is not known by its hands")
	}
	p, ok := fetched(s, "77")
	if want := over("77"); !ok || fmt.Sprintf("%+v", p) != fmt.Sprintf("%+v", want) {
		t.Errorf("it came back as %+v,\nwant %+v", p, want)
	}
	s.Forget("77")
	if _, ok := fetched(s, "77"); ok || s.There("77") || len(d.disk) != 0 || len(d.room.(browser.Boxes)) != 0 || disk.Newer() {
		t.Errorf("left are %v and %v", d.disk, d.room)
	}
}

// What is not over, or has no shelf, stays in the storage; a shelf that comes later
// takes what is over.
func TestWhatStaysInTheStorage(t *testing.T) {
	d := device{browser.Memory{}, browser.Boxes(nil)}
	s, _ := d.open()
	s.Save(over("77"))
	s.Save(interrupted("78"))
	if list := s.List(); len(list) != 2 || list[0].Shelved() || list[1].Shelved() {
		t.Fatalf("without a shelf: %+v", list)
	}
	for _, id := range []string{"77", "78"} {
		if p, ok := fetched(s, id); !ok || p.Record != record {
			t.Errorf("%s is %+v", id, p)
		}
	}
	for _, id := range []string{"79", "80", "81"} {
		s.Save(over(id))
	}
	d.disk[store.KeyCardsPast+"82"] = "unreadable"
	boxes := browser.Boxes{}
	d.room = boxes
	s, _ = d.open()
	s.Shelve(func() bool { return false })
	if len(boxes) != 0 {
		t.Error("a tab that watches has tidied up")
	}
	s.Shelve(func() bool { return true })
	for _, p := range s.List() {
		if p.Shelved() != (p.ID != "78") {
			t.Errorf("%s on the shelf: %t", p.ID, p.Shelved())
		}
		if whole, ok := fetched(s, p.ID); !ok || whole.Record != record {
			t.Errorf("%s is %+v", p.ID, whole)
		}
	}
	if len(boxes) != 4 {
		t.Errorf("on the shelf: %v", boxes)
	}

	// A list that is older than what another tab has put there since.
	list := s.List()
	delete(boxes, "cards:77")
	other, _ := device{d.disk, browser.Boxes(nil)}.open()
	other.Save(over("77"))
	s.Whole(list, func(p *cardgame.Past) bool { return p.ID == "77" }, func() {})
	for _, p := range list {
		if p.ID == "77" && p.Record != record {
			t.Errorf("put aside by another tab: %+v", p)
		}
	}
}

// late is a shelf that answers when it is told to.
type late struct {
	browser.Boxes
	waiting []func()
}

func (l *late) Put(id, text string, then func(bool)) {
	l.waiting = append(l.waiting, func() { l.Boxes.Put(id, text, then) })
}

// What happens to an evening while it is on its way to the shelf counts.
func TestAnEveningOnItsWay(t *testing.T) {
	room := &late{Boxes: browser.Boxes{}}
	d := device{browser.Memory{}, room}
	s, _ := d.open()
	s.Keep(over("77"))
	s.Keep(over("78"))
	again := over("77")
	again.Note = "Zuhause"
	s.Save(again)
	s.Forget("78")
	for len(room.waiting) > 0 {
		room.waiting[0]()
		room.waiting = room.waiting[1:]
	}
	list := s.List()
	if len(list) != 1 || list[0].ID != "77" || list[0].Note != "Zuhause" {
		t.Fatalf("listed is %+v", list)
	}
	if p, ok := fetched(s, "77"); !ok || p.Note != "Zuhause" {
		t.Errorf("it is %+v", p)
	}
}

// What cannot be read on the shelf is set aside, and no longer listed; what a newer
// version has put there is left alone.
func TestADamagedEveningOnTheShelf(t *testing.T) {
	boxes := browser.Boxes{}
	d := device{browser.Memory{}, boxes}
	s, disk := d.open()
	s.Keep(over("77"))
	at := "cards:77"
	good := boxes[at]
	boxes[at] = strings.Replace(good, "Mitzi", "Mizzi", 1)
	if _, ok := fetched(s, "77"); ok {
		t.Fatal("a damaged evening is shown")
	}
	if b := disk.Broken(); len(b) != 1 || !strings.Contains(b[0].Text, "Mizzi") || s.There("77") || len(boxes) != 0 {
		t.Errorf("set aside is %+v, left %v and %v", b, d.disk, boxes)
	}
	s.Keep(over("78"))
	boxes["cards:78"] = `{"v":9}`
	if _, ok := fetched(s, "78"); ok || boxes["cards:78"] != `{"v":9}` || !s.There("78") || !disk.Newer() {
		t.Errorf("of a newer version: left %v", boxes)
	}
	d.disk[store.KeyCardsPast+"79"] = `{"v":3,"id":"79","names":[],"won":[],"hands":0,"record":""}`
	if list := s.List(); len(list) != 1 || len(disk.Broken()) != 2 {
		t.Errorf("a line on nothing: %+v", list)
	}
}

// Games know nothing of what lies beside them on the shelf, and a version that does
// not know of evenings there takes none for a damaged game.
func TestEveningsAreNoGames(t *testing.T) {
	boxes := browser.Boxes{}
	d := device{browser.Memory{}, boxes}
	s, disk := d.open()
	s.Keep(over("77"))
	games := store.NewGames(disk, boxes, &browser.Page{})
	games.Reconcile(func() { t.Error("an evening was filed as a game") })
	games.FileLost(func(gone map[string]bool) {
		if len(gone) != 0 {
			t.Errorf("lost: %v", gone)
		}
	})
	games.Gather(func(list []dicegame.Saved, unread []store.Broken, missing int) {
		if len(list)+len(unread)+missing != 0 {
			t.Errorf("gathered: %v, %v, %d", list, unread, missing)
		}
	})
	old := browser.Boxes{"77": boxes["cards:77"]} // as an older version sees it
	games = store.NewGames(disk, old, &browser.Page{})
	games.Reconcile(func() {})
	if len(disk.Broken()) != 0 || len(old) != 1 {
		t.Errorf("an older version has set aside %v, left %v", disk.Broken(), old)
	}
}

// full is a storage without room for anything longer than a line.
type full struct{ browser.Memory }

func (f full) Set(key, text string) error {
	if strings.Contains(text, "cut 1") {
		return errors.New("full")
	}
	return f.Memory.Set(key, text)
}

// Evenings of another device need no room in the storage but for their lines.
func TestEveningsOfAnotherDeviceGoToTheShelf(t *testing.T) {
	adopt := func(disk browser.Storage, room browser.Shelf) (kept string, list []cardgame.Past) {
		s := New(store.NewDisk(disk, browser.Paper{}, &browser.Page{}), room)
		for _, p := range []cardgame.Past{over("77"), interrupted("78")} {
			p.Names, p.Won = nil, nil
			s.Adopt(p, func(ok bool) { kept += fmt.Sprintf("%s %t ", p.ID, ok) })
		}
		return kept, s.List()
	}
	for _, x := range []struct {
		disk browser.Storage
		room browser.Boxes
		want string
	}{
		{browser.Memory{}, browser.Boxes{}, "77 true 78 true "},
		{browser.Memory{}, nil, "77 true 78 true "},
		{full{browser.Memory{}}, browser.Boxes{}, "77 true 78 false "},
		{full{browser.Memory{}}, nil, "77 false 78 false "},
	} {
		kept, list := adopt(x.disk, x.room)
		if kept != x.want || len(list) != strings.Count(x.want, "true") {
			t.Errorf("kept %q, want %q: %+v", kept, x.want, list)
		}
		for _, p := range list {
			if p.Shelved() != (p.ID == "77" && x.room != nil) || !slices.Equal(p.Names, []string{"Mitzi", "Bot"}) {
				t.Errorf("%+v", p)
			}
		}
	}
	s := New(store.NewDisk(full{browser.Memory{}}, browser.Paper{}, &browser.Page{}), browser.Boxes{})
	if s.Keep(over("77")) || s.There("77") {
		t.Error("kept without room")
	}
}

// Only what is meant is read, however many there are, and what has stayed at hand
// counts.
func TestWhatIsMeantIsRead(t *testing.T) {
	d := device{browser.Memory{}, browser.Boxes{}}
	s, _ := d.open()
	for i := range 3*atOnce + 1 {
		s.Save(over(strconv.Itoa(100 + i)))
	}
	for _, p := range s.List() {
		if p.ID == "105" {
			p.Note = "Zuhause"
			s.Save(p)
		}
	}
	for _, n := range []int{0, 1, atOnce, 2*atOnce + 1} {
		list, calls := s.List(), 0
		s.Whole(list, func(p *cardgame.Past) bool { return p.ID < strconv.Itoa(100+n) }, func() { calls++ })
		whole := 0
		for _, p := range list {
			note := "Auf der Alm"
			if p.ID == "105" {
				note = "Zuhause"
			}
			if p.Note != note {
				t.Errorf("%s has the note %q", p.ID, p.Note)
			}
			if !p.Shelved() {
				whole++
			}
		}
		if whole != n || calls != 1 {
			t.Errorf("%d are whole, want %d; told %d times", whole, n, calls)
		}
	}
}
