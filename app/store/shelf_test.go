//go:build !js

package store

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/escalero"
)

// A watching tab changes nothing.
func TestWatchingChangesNothing(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[2])
	s.AddParked(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n", "7", "7", 1))
	a, _ := escalero.ParseAction("throw 66612")
	must(t, s.Act(a))
	must(t, s.Act(escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}))
	before, stored := s.Now.Saved(), maps.Clone(disk)
	s.Watching = true
	if s.Act(a) != ErrWatching || s.CanTakeBack() || s.Park() || s.Resume("7") {
		t.Error("something was allowed")
	}
	s.Keep(0)
	s.Mark([5]bool{true})
	s.TakeBack()
	s.Save()
	if s.Now.Saved() != before || !maps.Equal(disk, stored) {
		t.Errorf("%+v became %+v", before, s.Now.Saved())
	}
}

// A watching tab cannot resume a game, even with none on the table.
func TestWatchingResumesNothing(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	id := s.Now.ID
	s.Park()
	stored := maps.Clone(disk)
	if s.Watching = true; s.Resume(id) || s.Now != nil || len(s.Parked()) != 1 || !maps.Equal(disk, stored) {
		t.Error("a game was taken up")
	}
}

func TestGamesChangePlaces(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	first := s.Now
	if !s.Park() || s.Now != nil {
		t.Fatal("the game is still on the table")
	}
	reread(t, s)
	begun(t, s, gametest.Kinds()[8])
	second := s.Now
	if first.ID == second.ID {
		t.Fatal("two games have one id")
	}
	if s.Resume("none") || s.Now != second {
		t.Error("a game that is not there was taken up")
	}
	if !s.Resume(first.ID) || s.Now != first || len(s.Parked()) != 1 || s.Parked()[0] != second {
		t.Fatalf("on the table is %s, interrupted %v", s.Now.ID, s.Parked())
	}
	reread(t, s)
	if s.Find(second.ID) != second || s.Finished(second.ID) != nil || s.Find(first.ID) != nil {
		t.Error("games are found where they are not")
	}
	s.Discard(second.ID)
	s.Discard(first.ID)
	if again := reread(t, s); again.Now != nil || len(again.Parked()) != 0 || disk[KeyGame] != "" || len(s.disk.Under(KeyParked)) != 0 {
		t.Error("forgotten games are still there")
	}
}

// Interrupted games stand newest first, after a restart too.
func TestInterruptedGamesStandNewestFirst(t *testing.T) {
	disk, now := browser.Memory{}, &clock{5000}
	s := NewGames(NewDisk(disk, browser.Paper{}, now), browser.Boxes(nil), now)
	want := ""
	for range 6 {
		begun(t, s, gametest.Kinds()[0])
		want = s.Now.ID + " " + want
		s.Park()
		now.now += 1000
	}
	for _, s := range []*Games{s, opened(disk)} {
		got := ""
		for _, g := range s.Parked() {
			got += g.ID + " "
		}
		if got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// What another tab puts aside is in the list as soon as it has left the table. That this
// tab may be told of the copy first is no reason to delete it.
func TestAnotherTabPutsAGameAside(t *testing.T) {
	disk := browser.Memory{}
	other := begun(t, opened(disk), gametest.Kinds()[0])
	must(t, other.Act(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}))
	s := opened(disk)
	s.Hold(false)
	id, table := s.Now.ID, disk[KeyGame]
	if n := len(s.Parked()); n != 0 || !other.Park() {
		t.Fatalf("%d put aside", n)
	}
	disk[KeyGame] = table
	if s.Load(); len(s.Parked()) != 0 || disk[KeyParked+id] == "" {
		t.Errorf("%d put aside, stored is %q", len(s.Parked()), disk[KeyParked+id])
	}
	// Who has the game knows that the browser has ended before the copy was all there is.
	mine := maps.Clone(disk)
	if n := len(opened(mine).Parked()); n != 0 || mine[KeyParked+id] != "" || mine[KeyGame] == "" {
		t.Errorf("%d put aside beside the game on the table", n)
	}
	delete(disk, KeyGame)
	if s.Load(); s.Now != nil || len(s.Parked()) != 1 {
		t.Errorf("%d put aside, on the table %v", len(s.Parked()), s.Now)
	}
}

// A copy that went on otherwise than the game on the table is no leftover of it.
func TestAnotherCourseOfTheGameStays(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	other := maps.Clone(disk)
	must(t, s.Act(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}))
	must(t, opened(other).Act(escalero.Action{Kind: escalero.Strike, Row: "2", Col: 1}))
	disk[KeyParked+s.Now.ID] = other[KeyGame]
	if again := opened(disk); len(again.Parked()) != 1 || disk[KeyParked+s.Now.ID] == "" {
		t.Error("it is deleted")
	}
}

// Another game may begin at any time: what has been played of the running one is put
// aside, and one in which nothing was played is not.
func TestRoomForAnotherGame(t *testing.T) {
	s := opened(browser.Memory{})
	if !s.Clear() {
		t.Error("no room on an empty table")
	}
	if begun(t, s, gametest.Kinds()[0]); !s.Clear() || len(s.Parked()) != 0 {
		t.Errorf("%d put aside before the first throw", len(s.Parked()))
	}
	s.Watching = true
	if s.Clear() {
		t.Error("room beside the game of another tab")
	}
	s.Watching = false
	must(t, s.Act(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}))
	if !s.Clear() || len(s.Parked()) != 1 || s.Now != nil {
		t.Errorf("%d put aside, on the table %v", len(s.Parked()), s.Now)
	}
}

// The interrupted games are in the same order before and after a restart, whichever was interrupted last.
func TestInterruptedGamesKeepTheirOrder(t *testing.T) {
	page := &browser.Page{Now: 1000}
	disk := browser.Memory{}
	s := NewGames(NewDisk(disk, browser.Paper{}, page), browser.Boxes(nil), page)
	for range 2 {
		page.Now += 1000
		begun(t, s, gametest.Kinds()[0])
		must(t, s.Act(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}))
		s.Park()
	}
	s.Resume(s.Parked()[1].ID)
	s.Park()
	for _, games := range []*Games{s, opened(disk)} {
		if list := games.Parked(); len(list) != 2 || list[0].Started != 3000 {
			t.Errorf("the first of %d began at %d", len(list), list[0].Started)
		}
	}
}

// Without room for the copy the game stays under its old key.
func TestAGameThatCannotBeParkedStays(t *testing.T) {
	disk := &counting{Memory: browser.Memory{}}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	disk.refuse = func(key string) bool { return strings.HasPrefix(key, KeyParked) }
	if s.Park() || s.Now == nil || len(s.Parked()) != 0 || disk.Memory[KeyGame] == "" {
		t.Fatal("the game was put aside without room for it")
	}
	if !s.disk.Failing() {
		t.Error("nobody is told")
	}
	disk.refuse = nil
	s.Save()
	if s.disk.Failing() || disk.Memory[KeyParked+s.Now.ID] != "" {
		t.Error("the copy was stored later though the game goes on")
	}
	reread(t, s)
}

// A finished game is not parked: it is already among the finished ones.
func TestFinishedGamesAreNotParked(t *testing.T) {
	s := begun(t, opened(browser.Memory{}), gametest.Kinds()[5])
	play(t, s, 1, nil)
	if !s.Park() || len(s.Parked()) != 0 || len(s.Done()) != 1 || s.Now == nil {
		t.Errorf("%d interrupted, %d finished", len(s.Parked()), len(s.Done()))
	}
}

// An entry can be taken back until the next throw, but never a throw, and not if
// the rules forbid it or a computer player made it.
func TestTakingBack(t *testing.T) {
	throw, _ := escalero.ParseAction("throw 66612")
	write := escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}
	s := begun(t, opened(browser.Memory{}), gametest.Kinds()[0])
	must(t, s.Act(throw))
	if s.CanTakeBack() {
		t.Error("a throw can be taken back")
	}
	must(t, s.Act(write))
	if !s.CanTakeBack() {
		t.Fatal("the entry stands at once")
	}
	s.TakeBack()
	if now := s.Now.State(); now.Turn() != 1 || now.Now().Dice.String() != "66612" || now.Now().Left() != 2 {
		t.Errorf("taken back: party %d with %v", now.Turn(), now.Now().Dice)
	}
	must(t, s.Act(write))
	must(t, s.Act(throw))
	before := s.Now.Dice.String()
	if s.TakeBack(); s.CanTakeBack() || s.Now.Dice.String() != before {
		t.Error("taken back after the next throw")
	}
	k := gametest.Kinds()[0]
	k.Options = [][2]string{{"take-back", "off"}}
	begun(t, s, k)
	must(t, s.Act(throw))
	must(t, s.Act(write))
	if s.CanTakeBack() {
		t.Error("taken back though it is not allowed")
	}
	begun(t, s, gametest.Kinds()[0])
	s.Now.SetSeat(1, 0, "strong")
	must(t, s.Act(throw))
	must(t, s.Act(write))
	if s.CanTakeBack() {
		t.Error("the entry of a computer player can be taken back")
	}
	// It stays that after somebody takes the seat, and so does a person's.
	for _, seats := range [][]dicegame.Seat{{"", ""}, {"strong", ""}} {
		must(t, s.Now.Reseat([]string{"", ""}, seats))
		if s.CanTakeBack() {
			t.Errorf("who plays now is %q, and a computer player's entry can be taken back", seats)
		}
	}
	begun(t, s, gametest.Kinds()[0])
	must(t, s.Act(throw))
	must(t, s.Act(write))
	must(t, s.Now.Reseat([]string{"", ""}, []dicegame.Seat{"strong", ""}))
	if !s.CanTakeBack() {
		t.Error("a computer player has taken the seat, and a person's entry stands")
	}
	s.TakeBack()
	if must(t, s.Act(write)); s.CanTakeBack() {
		t.Error("the computer player wrote instead, and that can be taken back")
	}
}

// Taking back the last entry of a finished game continues it.
func TestTakingBackTheLastEntry(t *testing.T) {
	s := begun(t, opened(browser.Memory{}), gametest.Kinds()[5])
	for !s.Now.Over() {
		for _, a := range s.Now.State().Legal() {
			if a.Kind == escalero.Strike {
				must(t, s.Act(a))
				break
			}
		}
	}
	if len(s.Done()) != 1 || s.Now.Ended != 5000 {
		t.Fatalf("%d finished, ended at %d", len(s.Done()), s.Now.Ended)
	}
	s.TakeBack()
	if again := reread(t, s); !again.Running() || len(again.Done()) != 0 || len(s.Done()) != 0 || s.Now.Ended != 0 {
		t.Errorf("runs %v, %d finished", again.Running(), len(again.Done()))
	}
}

func TestEveningFor(t *testing.T) {
	c := &clock{1000}
	s := NewGames(NewDisk(browser.Memory{}, browser.Paper{}, &browser.Page{}), browser.Boxes(nil), c)
	k := gametest.Kinds()[3]
	begun(t, s, k)
	pairs := k.Setup(t).Parties
	if got := s.EveningFor(pairs); got != s.Now.Evening || got == "" {
		t.Errorf("the same people play in evening %q", got)
	}
	pairs[0].Names, pairs[1].Names = []string{"Doris", "Bernd"}, []string{"Carl", "Anna"}
	if s.EveningFor(pairs) != s.Now.Evening {
		t.Error("other partners are another evening")
	}
	pairs[0].Names[0] = "Do\u200bris"
	if s.EveningFor(pairs) != s.Now.Evening {
		t.Error("a name that another phone writes differently, though it looks the same, is another evening")
	}
	if s.EveningFor(pairs[:1]) != "" {
		t.Error("other people are the same evening")
	}
	if c.now += EveningHours*3600*1000 + 1; s.EveningFor(pairs) != "" {
		t.Error("an evening lasts for days")
	}
	if c.now = 1000 - EveningHours*3600*1000 - 1; s.EveningFor(pairs) != "" {
		t.Error("a game of a day to come is of this evening")
	}
	// Others may have played meanwhile: the last game of these people counts.
	const hour = 3600 * 1000
	two := gametest.Kinds()[0].Setup(t).Parties
	for _, g := range [][2]int64{{1, 1 * hour}, {3, 3 * hour}, {2, 2 * hour}} {
		s.AddDone(gametest.Recorded(t, short, fmt.Sprint(g[0]), fmt.Sprint("evening ", g[0]), g[1]))
	}
	for _, now := range []int64{4 * hour, 3*hour + EveningHours*hour} {
		if c.now = now; s.EveningFor(two) != "evening 3" {
			t.Errorf("after an evening with others it is %q", s.EveningFor(two))
		}
	}
	if c.now++; s.EveningFor(two) != "" {
		t.Errorf("an evening goes on for too long: %q", s.EveningFor(two))
	}
}

// A game that was interrupted last week and is played to its end today does not draw today's
// games into the evening of last week, and these are one evening.
func TestAnInterruptedGameIsOfItsOwnEvening(t *testing.T) {
	c := &clock{1_000_000}
	s := NewGames(NewDisk(browser.Memory{}, browser.Paper{}, c), browser.Boxes{}, c)
	people := gametest.Kinds()[5].Setup(t).Parties
	begin := func() string {
		t.Helper()
		if err := s.Start(gametest.Kinds()[5].Setup(t), s.EveningFor(people), true); err != nil {
			t.Fatal(err)
		}
		return s.Now.Evening
	}
	last := begin()
	c.now += 7 * 24 * 3600 * 1000
	play(t, s, 3, nil)
	if s.Now.Ended != c.now {
		t.Fatalf("ended at %d", s.Now.Ended)
	}
	first := begin()
	if first == last {
		t.Error("today's game is of the evening of last week")
	}
	c.now += 3600 * 1000
	play(t, s, 4, nil)
	if second := begin(); second != first {
		t.Errorf("two evenings on one day: %s and %s", first, second)
	}
	// A game that took very long counts from its end on.
	c.now += 7 * 3600 * 1000
	play(t, s, 5, nil)
	c.now += 7 * 3600 * 1000
	if third := begin(); third != first {
		t.Errorf("seven hours after a long game it is another evening: %s and %s", first, third)
	}
}
