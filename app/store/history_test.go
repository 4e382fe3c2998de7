package store

import (
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
)

const short = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n"

// shelved opens a device with room for finished games.
func shelved(disk browser.Memory, room browser.Shelf) *Games {
	return NewGames(NewDisk(disk, browser.Paper{}, &clock{5000}), room, &clock{5000})
}

// slow is a shelf that does what it was asked for only when it is told to.
type slow struct {
	browser.Boxes
	later []func()
}

func (s *slow) Put(id, text string, then func(bool)) {
	s.later = append(s.later, func() { s.Boxes.Put(id, text, then) })
}

func (s *slow) Get(ids []string, then func(map[string]string)) {
	s.later = append(s.later, func() { s.Boxes.Get(ids, then) })
}

func (s *slow) Remove(id string) { s.later = append(s.later, func() { s.Boxes.Remove(id) }) }

func (s *slow) run() {
	for len(s.later) > 0 {
		next := s.later[0]
		s.later = s.later[1:]
		next()
	}
}

// A finished game leaves the storage when the shelf has it, not before, and
// comes back when it is asked for.
func TestAFinishedGameGoesToTheShelf(t *testing.T) {
	disk, room := browser.Memory{}, &slow{Boxes: browser.Boxes{}}
	s := shelved(disk, room)
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil)
	id, record := s.Now.ID, s.Now.String()
	if disk[KeyDone+id] == "" || len(room.Boxes) != 0 {
		t.Fatal("the game is not in the storage while it is on its way")
	}
	if early := shelved(maps.Clone(disk), room); len(early.Done()) != 1 || early.Find(id) == nil {
		t.Error("closed on the way, the game is gone")
	}
	room.run()
	if disk[KeyDone+id] != "" || room.Boxes[id] == "" {
		t.Fatal("the game is not on the shelf")
	}
	again := shelved(disk, room)
	if len(again.Done()) != 1 || again.Done()[0].Print != s.Now.Fingerprint() {
		t.Errorf("in the list is %+v", again.Done())
	}
	if again.Find(id) != nil {
		t.Error("read before anybody asked")
	}
	asked := false
	again.Fetch(func() { asked = true }, id)
	if room.run(); !asked || again.Find(id) == nil || again.Find(id).String() != record {
		t.Error("the game does not come back")
	}
	// A correction goes the same way.
	g := again.Find(id)
	g.Paid = true
	again.Change(g)
	for _, when := range []string{"on the way", "on the shelf"} {
		third := shelved(maps.Clone(disk), room)
		third.Fetch(func() {}, id)
		if when == "on the shelf" {
			room.run()
		}
		if g := third.Find(id); !third.Done()[0].Paid || g == nil || !g.Paid {
			t.Errorf("%s: the change is not there", when)
		}
		room.run()
	}
	again.Forget(id)
	room.run()
	if last := shelved(disk, room); len(last.Done()) != 0 || len(room.Boxes) != 0 || last.Find(id) != nil {
		t.Error("a deleted game is still there")
	}
}

// A game that is noted on while the shelf is still taking it stays so if the browser ends before the shelf has the
// later text too.
func TestAChangeOnTheWayToTheShelfIsNotLost(t *testing.T) {
	disk, room := browser.Memory{}, &slow{Boxes: browser.Boxes{}}
	s := shelved(disk, room)
	s.AddDone(gametest.Recorded(t, short, "1000", "1000", 1000))
	g := s.Find("1000")
	g.Note = "In the hut"
	s.Change(g)
	first := room.later[0]
	if first(); room.Boxes["1000"] == "" {
		t.Fatal("the shelf has nothing yet; the test is no good")
	}
	again := shelved(disk, room.Boxes)
	again.Fetch(func() {}, "1000")
	if g := again.Find("1000"); g == nil || g.Note != "In the hut" {
		t.Errorf("after the end there is %+v", g)
	}
}

// Where the browser ended between a game and its line in the lists, the next change of another
// game does not hide that.
func TestAChangeThatTheListsMissedIsNotHidden(t *testing.T) {
	disk := browser.Memory{}
	s := opened(disk)
	for _, id := range []string{"1000", "2000"} {
		s.AddDone(gametest.Recorded(t, short, id, id, 1000))
	}
	lists := disk[KeyIndex+"1"]
	for _, id := range []string{"1000", "2000"} {
		g := s.Find(id)
		g.Note = "of " + id
		if s.Change(g); id == "1000" {
			disk[KeyIndex+"1"] = lists
			s = opened(disk)
		}
	}
	for _, g := range opened(disk).Done() {
		if g.Note != "of "+g.ID {
			t.Errorf("the lists say %q of %s", g.Note, g.ID)
		}
	}
}

// What the shelf answers late is not what a game is that was changed or deleted meanwhile.
func TestALateAnswerOfTheShelfChangesNothing(t *testing.T) {
	room := &slow{Boxes: browser.Boxes{}}
	disk := browser.Memory{}
	s := shelved(disk, room)
	s.AddDone(gametest.Recorded(t, short, "1000", "1000", 1000))
	s.AddDone(gametest.Recorded(t, short, "2000", "2000", 2000))
	room.run()
	s = shelved(disk, room)
	s.Fetch(func() {}, "1000", "2000")
	g := gametest.Recorded(t, short, "1000", "1000", 1000)
	g.Note = "In the hut"
	s.Change(g)
	s.Forget("2000")
	if room.run(); s.Find("1000") != g || s.Find("2000") != nil {
		t.Errorf("at hand are %+v and %+v", s.Find("1000"), s.Find("2000"))
	}
	again := gametest.Recorded(t, short, "2000", "2000", 2000)
	s.AddDone(again)
	room.run()
	s = shelved(disk, room)
	if s.Fetch(func() {}, "2000"); len(room.later) == 0 {
		t.Fatal("nothing is asked for")
	}
	if room.run(); s.Find("2000") == nil {
		t.Error("a game that came again is not at hand")
	}
}

// What another tab does leaves a finished game at hand, for the page that shows it; one that it has
// changed is read again.
func TestAGameStaysAtHandWhileAnotherTabPlays(t *testing.T) {
	disk, room := browser.Memory{}, &slow{Boxes: browser.Boxes{}}
	s := shelved(disk, room)
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil)
	id := s.Now.ID
	room.run()
	reads := shelved(disk, room)
	reads.Fetch(func() {}, id)
	room.run()
	g := reads.Find(id)
	reads.Load()
	if g == nil || reads.Find(id) != g {
		t.Error("the game is not at hand any more")
	}
	for what, change := range map[string]func(*dicegame.Game){
		"a correction": func(g *dicegame.Game) { g.Rules.Stake.Cents, g.Rules.Stake.Currency = 10, "EUR" }, // any change of the record
		"a payment":    func(g *dicegame.Game) { g.Paid = true },
		"a note":       func(g *dicegame.Game) { g.Note = "Alm" }, // which a payment noted here would undo
	} {
		change(s.Find(id))
		s.Change(s.Find(id))
		room.run()
		if reads.LoadHistory(); reads.Find(id) != nil {
			t.Errorf("at hand is the game before %s", what)
		}
		reads.Fetch(func() {}, id)
		if room.run(); reads.Find(id) == nil || reads.Find(id).Saved() != s.Find(id).Saved() {
			t.Errorf("%s does not arrive", what)
		}
	}
	s.Forget(id)
	room.run()
	if reads.LoadHistory(); reads.Find(id) != nil {
		t.Error("a deleted game is still at hand")
	}
}

// What is deleted or taken back is gone from its list for good, and the others stay,
// also where the list has become empty.
func TestAListWithoutAGame(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	left := func() (ids string) {
		for _, g := range shelved(disk, room).Done() {
			ids += g.ID + " "
		}
		for _, g := range s.Done() {
			ids += g.ID + " "
		}
		return ids
	}
	for _, id := range []string{"1", "2", "3"} {
		s.AddDone(gametest.Recorded(t, short, id, id, 1))
	}
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil)
	s.TakeBack()
	if got := left(); got != "3 2 1 3 2 1 " {
		t.Errorf("after the end was taken back there are %s", got)
	}
	if s.Forget("2"); left() != "3 1 3 1 " || s.Find("2") != nil {
		t.Errorf("after one is deleted there are %s", left())
	}
	s.Forget("1")
	if s.Forget("3"); left() != "" || len(s.disk.Under(KeyIndex)) != 0 {
		t.Errorf("after all are deleted there are %s", left())
	}
	if s.AddDone(gametest.Recorded(t, short, "4", "4", 1)); left() != "4 4 " {
		t.Errorf("after another one there are %s", left())
	}
}

// The end of a game may be taken back before the shelf has it.
func TestAGameTakenBackDoesNotStayOnTheShelf(t *testing.T) {
	disk, room := browser.Memory{}, &slow{Boxes: browser.Boxes{}}
	s := shelved(disk, room)
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil)
	s.TakeBack()
	room.run()
	if len(room.Boxes) != 0 || len(s.Done()) != 0 || len(shelved(disk, room).Done()) != 0 {
		t.Errorf("%d on the shelf, %d listed", len(room.Boxes), len(s.Done()))
	}
}

// A start does not read what was played before, however much it is.
func TestTheStartDoesNotDependOnTheHistory(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	for i := range 350 {
		s.AddDone(gametest.Recorded(t, short, fmt.Sprint(1000+i), fmt.Sprint(1000+i/7), int64(1000+i)))
	}
	again := shelved(disk, room)
	again.Recent()
	again.EveningFor(gametest.Kinds()[0].Setup(t).Parties)
	if len(again.history.volumes) > 3 || len(again.history.open) != 0 {
		t.Errorf("%d volumes were read, %d games", len(again.history.volumes), len(again.history.open))
	}
	if list := again.Done(); len(list) != 350 || list[0].ID != "1349" || list[349].ID != "1000" {
		t.Errorf("%d games are listed", len(list))
	}
	if len(disk) > 350/volumeGames+3 {
		t.Errorf("%d keys in the storage", len(disk))
	}
}

// Games of a version without lists are filed a few at a time; until then they
// are counted. None is lost, not even one that cannot be read.
func TestGamesOfAnOlderVersionAreFiled(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	for i := range 30 {
		g := gametest.Recorded(t, short, fmt.Sprint(i), "e", int64(i))
		text, err := json.Marshal(g.Saved())
		must(t, err)
		disk[fmt.Sprint(KeyDone, i)] = string(text)
	}
	disk[KeyDone+"x"] = "unreadable"
	s := shelved(disk, room)
	if s.Unsorted() != 31 || len(s.Done()) != 0 {
		t.Fatalf("%d wait, %d are listed", s.Unsorted(), len(s.Done()))
	}
	for n := 31; s.Unsorted() > 0; n-- {
		if s.Unsorted() != n {
			t.Fatalf("%d wait instead of %d", s.Unsorted(), n)
		}
		s.Sort()
	}
	if len(s.Done()) != 30 || len(room) != 30 || len(s.disk.Under(KeyDone)) != 0 || len(s.disk.Broken()) != 1 {
		t.Errorf("%d listed, %d on the shelf, %d left, unreadable %v", len(s.Done()), len(room), len(s.disk.Under(KeyDone)), s.disk.Broken())
	}
	// Where there is no shelf they stay where they are.
	alone := browser.Memory{KeyDone + "1": room["1"]}
	s = shelved(alone, browser.Boxes(nil))
	if len(s.Done()) != 1 || s.Find("1") == nil || alone[KeyDone+"1"] == "" {
		t.Error("without a shelf the game is gone")
	}
	s.Shelve()
	if again := shelved(alone, browser.Boxes(nil)); len(again.Done()) != 1 || again.Find("1") == nil {
		t.Error("without a shelf the game is gone at the next start")
	}
	// If there is one later, they go there.
	s = shelved(alone, room)
	if s.Shelve(); alone[KeyDone+"1"] != "" || len(s.Done()) != 1 {
		t.Error("the game does not go to the shelf")
	}
}

// A game on the shelf that no list has, because the browser ended in between or
// a volume was damaged, comes back into the list.
func TestGamesOnTheShelfAreFound(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	for i := range 120 {
		s.AddDone(gametest.Recorded(t, short, fmt.Sprint(1000+i), "e", int64(i)))
	}
	first := fmt.Sprint(KeyIndex, 1)
	disk[first] = strings.Replace(disk[first], "Anna", "Anne", 1)
	s = shelved(disk, room)
	if len(s.Done()) != 95 || len(s.disk.Broken()) != 1 {
		t.Fatalf("%d listed, unreadable %d", len(s.Done()), len(s.disk.Broken()))
	}
	found := false
	if s.Reconcile(func() { found = true }); !found || len(s.Done()) != 120 {
		t.Errorf("%d listed", len(s.Done()))
	}
	if found = false; len(shelved(disk, room).Done()) != 120 {
		t.Error("not at the next start")
	}
	if s.Reconcile(func() { found = true }); found {
		t.Error("found again")
	}
}

// A game on the shelf that was damaged there is set aside, and one of a newer
// version stays.
func TestADamagedGameOnTheShelf(t *testing.T) {
	for name, change := range map[string]func(string) string{
		"damaged": func(text string) string { return strings.Replace(text, "Anna", "Anne", 1) },
		"newer":   func(text string) string { return strings.Replace(plain(text), `"v":1`, `"v":2`, 1) },
	} {
		disk, room := browser.Memory{}, browser.Boxes{}
		s := shelved(disk, room)
		s.AddDone(gametest.Recorded(t, short, "1", "e", 1))
		room["1"] = change(room["1"])
		text := room["1"]
		s = shelved(disk, room)
		s.Fetch(func() {}, "1")
		if s.Find("1") != nil || len(s.Done()) != 1 {
			t.Errorf("%s: read as a game", name)
		}
		if aside := s.disk.Broken(); name == "damaged" && (len(aside) != 1 || aside[0].Text != text || len(room) != 0) {
			t.Errorf("set aside %v, on the shelf %v", aside, room)
		}
		if name == "newer" && (room["1"] != text || !s.disk.Newer() || len(s.disk.Broken()) != 0) {
			t.Errorf("the newer one is %v, told %v", room, s.disk.Newer())
		}
	}
}

// A finished game for which there is no room stays in the list, and in a backup, when
// another tab has filed something, until there is room.
func TestAGameWithoutRoomStaysInTheList(t *testing.T) {
	disk := &counting{Memory: browser.Memory{}}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	play(t, s, 3, nil)
	begun(t, s, gametest.Kinds()[0])
	disk.refuse = func(string) bool { return true }
	play(t, s, 4, nil)
	look := func(when string, s *Games) {
		s.Gather(func(games []dicegame.Saved, _ []Broken, missing int) {
			if done := s.Done(); len(done) != 2 || len(games) != 2 || missing != 0 || s.Finished(done[0].ID) == nil {
				t.Errorf("%s: %d in the list, %d in a backup, %d missing", when, len(done), len(games), missing)
			}
		})
	}
	look("without room", s)
	s.LoadHistory()
	look("after another tab has filed something", s)
	disk.refuse = nil
	s.Save()
	look("with room", s)
	look("after a restart", opened(disk))
}

// BenchmarkLookingForLostGames is reading the lists of 3,000 games, and the same with looking for
// games that no list knows.
func BenchmarkLookingForLostGames(b *testing.B) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	var list []*dicegame.Game
	for i := range 3000 {
		list = append(list, gametest.Recorded(b, short, fmt.Sprint(1000+i), fmt.Sprint(1000+i/10*10), int64(1000+i)))
	}
	s.Adopt(list, func(int) {})
	for name, do := range map[string]func(s *Games){
		"read":          func(s *Games) { s.Done() },
		"read and look": func(s *Games) { s.Done(); s.Reconcile(func() { b.Error("none is lost") }) },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				s := shelved(disk, room)
				s.Recent()
				b.StartTimer()
				do(s)
			}
		})
	}
}
