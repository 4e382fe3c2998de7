package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
)

// filmed is a storage that keeps what it was after each change: what the browser
// may find again if it ends there.
type filmed struct {
	browser.Memory
	frames []browser.Memory
}

func (f *filmed) Set(key, text string) error {
	defer func() { f.frames = append(f.frames, maps.Clone(f.Memory)) }()
	return f.Memory.Set(key, text)
}

func (f *filmed) Del(key string) {
	f.Memory.Del(key)
	f.frames = append(f.frames, maps.Clone(f.Memory))
}

// numbered are finished games that ended one after the other, the first at a
// time.
func numbered(t *testing.T, from, count int) (list []*dicegame.Game) {
	for i := range count {
		g := gametest.Recorded(t, short, fmt.Sprint(from+i), fmt.Sprint(from+i), int64(from+i))
		g.Started, g.Ended = int64(from+i), int64(from+i)
		list = append(list, g)
	}
	return list
}

func ids(list []dicegame.Summary) (ids []string) {
	for _, g := range list {
		ids = append(ids, g.ID)
	}
	return ids
}

// newest are the IDs of as many games as a start looks at, the newest first.
func newest(last int) (ids []string) {
	for i := range latestGames {
		ids = append(ids, fmt.Sprint(last-i))
	}
	return ids
}

// A backup with many older games leaves the last ones of this device at hand,
// at whatever moment of the restoring the browser ends, and loses none.
func TestOlderGamesOfABackupDoNotHideTheLast(t *testing.T) {
	for _, here := range []int{1, 10, 55, 130} {
		disk, room := &filmed{Memory: browser.Memory{}}, browser.Boxes{}
		s := NewGames(NewDisk(disk, browser.Paper{}, &clock{5000}), room, &clock{5000})
		for _, g := range numbered(t, 5000, here) {
			s.AddDone(g)
		}
		paid := s.Find(fmt.Sprint(5000 + here - 1))
		paid.Paid = true
		s.Change(paid)
		want := newest(5000 + here - 1)[:min(here, latestGames)]
		check := func(when string, s *Games, rest int) {
			t.Helper()
			recent := s.Recent()
			if got := ids(recent); len(got) < len(want) || !slices.Equal(got[:len(want)], want) {
				t.Fatalf("%d here, %s: the last games are %v", here, when, got)
			}
			if !recent[0].Paid {
				t.Fatalf("%d here, %s: not paid any more", here, when)
			}
			all := ids(s.Done())
			slices.Sort(all)
			if len(all) != here+rest || len(slices.Compact(all)) != here+rest {
				t.Fatalf("%d here, %s: %d games instead of %d and %d", here, when, len(all), here, rest)
			}
		}
		disk.frames = nil
		for at := 0; at < 220; at += 20 {
			s.Adopt(numbered(t, 1000+at, 20), func(kept int) {
				if kept != 20 {
					t.Fatalf("%d had room", kept)
				}
			})
			check("restored", s, at+20)
			for i, frame := range disk.frames {
				again := shelved(frame, maps.Clone(room))
				again.Reconcile(func() {})
				if frame := shelved(maps.Clone(frame), room); !slices.Equal(ids(frame.Recent())[:len(want)], want) {
					t.Fatalf("%d here, ended at %d: %v", here, i, ids(frame.Recent()))
				}
				check(fmt.Sprint("ended at ", i, " after ", at), again, at+20)
			}
			disk.frames = nil
		}
		if again := shelved(disk.Memory, room); len(again.Recent()) > latestGames+volumeGames || len(again.history.numbers) > (here+220)/volumeGames+5 {
			t.Errorf("%d are looked at, in %d volumes", len(again.Recent()), len(again.history.numbers))
		}
		// A game that was copied is gone when it is deleted.
		last := fmt.Sprint(5000 + here - 1)
		if s.Forget(last); slices.Contains(ids(shelved(disk.Memory, room).Done()), last) {
			t.Error("a deleted game is still there")
		}
	}
}

// A game that is in two volumes because the browser ended while the last games were
// copied is gone from both when it is deleted.
func TestAGameInTwoVolumesIsDeleted(t *testing.T) {
	disk, room := &filmed{Memory: browser.Memory{}}, browser.Boxes{}
	s := NewGames(NewDisk(disk, browser.Paper{}, &clock{5000}), room, &clock{5000})
	for _, g := range numbered(t, 5000, 55) {
		s.AddDone(g)
	}
	disk.frames = nil
	s.Adopt(numbered(t, 1000, 60), func(int) {})
	twice := 0
	for i, frame := range disk.frames {
		s, in := shelved(frame, maps.Clone(room)), 0
		for _, n := range s.history.numbers {
			in += strings.Count(frame[fmt.Sprint(KeyIndex, n)], `"id":"5054"`)
		}
		if in > 1 {
			twice++
		}
		if s.Forget("5054"); slices.Contains(ids(s.Done()), "5054") || slices.Contains(ids(shelved(frame, room).Done()), "5054") {
			t.Errorf("ended at %d: a deleted game is still there", i)
		}
	}
	if twice == 0 {
		t.Error("it never was in two volumes; the test is no good")
	}
}

// What a version has left whose last volumes were old games is put right.
func TestHiddenGamesComeBack(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	for _, g := range slices.Concat(numbered(t, 5000, 60), numbered(t, 1000, 90)) {
		s.history.put(g, s.history.numbers)
	}
	s.Reconcile(func() {})
	again := shelved(disk, room)
	if got := ids(again.Recent())[:latestGames]; !slices.Equal(got, newest(5059)) || len(again.Done()) != 150 {
		t.Errorf("%d games, the last %v", len(again.Done()), got)
	}
}

// Where there is no room for the copies, nothing is lost.
func TestNoRoomForTheLastGames(t *testing.T) {
	full := false
	disk := &counting{Memory: browser.Memory{}}
	disk.refuse = func(key string) bool { return full && disk.Memory[key] == "" }
	room := browser.Boxes{}
	s := NewGames(NewDisk(disk, browser.Paper{}, &clock{5000}), room, &clock{5000})
	for _, g := range slices.Concat(numbered(t, 5000, 60), numbered(t, 1000, 90)) {
		s.history.put(g, s.history.numbers)
	}
	full = true
	s.Reconcile(func() {})
	if again := shelved(disk.Memory, room); len(again.Done()) != 150 || s.disk.Failing() {
		t.Errorf("%d games are listed, failing %v", len(again.Done()), s.disk.Failing())
	}
}

// Games that change their place while all are counted are counted once, however far that has come: people's figures
// would have a game too many.
func TestAWalkMeetsWhatMoves(t *testing.T) {
	for steps := range 5 {
		disk, room := browser.Memory{}, browser.Boxes{}
		s := shelved(disk, room)
		for _, g := range numbered(t, 5000, 100) {
			s.AddDone(g)
		}
		seen := map[string]int{}
		count := func(g *dicegame.Summary) { seen[g.ID]++ }
		w := s.Walk(func() {})
		for range steps {
			w.Next(count)
		}
		s.Adopt(numbered(t, 1000, 90), func(int) {})
		for w.Next(count) != End {
		}
		for i := range 100 {
			if n := seen[fmt.Sprint(5000+i)]; n != 1 {
				t.Errorf("after %d steps game %d is counted %d times", steps, i, n)
			}
		}
	}
}

// Taking the last entry back reads no more of the history than the end of a game did.
func TestTakingBackDoesNotDependOnTheHistory(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	for _, g := range numbered(t, 1000, 350) {
		s.AddDone(g)
	}
	again := shelved(disk, room)
	begun(t, again, gametest.Kinds()[5])
	play(t, again, 3, nil)
	again.TakeBack()
	if n := len(again.history.volumes); n > latestVolumes+1 || again.Running() == false {
		t.Errorf("%d volumes were read", n)
	}
}

// Games from a device whose clock is wrong, or from a file made by hand, that lie years ahead do not hide the last ones
// of this device either, and what is played afterwards comes first.
func TestGamesThatLieAheadDoNotHideTheLast(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	now := &clock{5000}
	s := NewGames(NewDisk(disk, browser.Paper{}, now), room, now)
	for _, g := range numbered(t, 5000, 60) {
		s.AddDone(g)
	}
	for range 5 {
		list := numbered(t, 1_000_000_000_000+len(s.Done()), 20)
		s.Adopt(list, func(int) {})
	}
	s.Reconcile(func() {})
	if got := ids(s.Recent())[:latestGames]; !slices.Equal(got, newest(5059)) || len(s.Done()) != 160 {
		t.Fatalf("%d games, the last %v", len(s.Done()), got)
	}
	now.now = 9000
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil)
	if got := s.Recent()[0].ID; got != s.Now.ID {
		t.Errorf("the last game is %s", got)
	}
}
