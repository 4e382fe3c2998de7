package store

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// clock is a clock that stands still unless a test moves it.
type clock struct{ now int64 }

func (c *clock) Millis() int64 { return c.now }

// counting is a storage that counts the writes per key, and fails those for
// which refuse returns true.
type counting struct {
	browser.Memory
	writes map[string]int
	refuse func(key string) bool
}

func (c *counting) Set(key, text string) error {
	if c.refuse != nil && c.refuse(key) {
		return errors.New("full")
	}
	if c.writes == nil {
		c.writes = map[string]int{}
	}
	c.writes[key]++
	return c.Memory.Set(key, text)
}

// opened returns the games of an app that starts with this storage.
func opened(texts browser.Storage) *Games {
	return NewGames(NewDisk(texts, browser.Paper{}, &browser.Page{}), browser.Boxes(nil), &clock{5000})
}

// begun starts a game of a kind.
func begun(t *testing.T, s *Games, k gametest.Kind) *Games {
	t.Helper()
	must(t, s.Start(k.Setup(t), "", k.Block))
	return s
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// play plays at random to the end; after is called after each action.
func play(t *testing.T, s *Games, seed uint64, after func()) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	for !s.Now.Over() {
		must(t, s.Act(gametest.Any(s.Now, r)))
		if after != nil {
			after()
		}
	}
}

// reread fails the test unless an app started now finds the same games.
func reread(t *testing.T, s *Games) *Games {
	t.Helper()
	again := opened(s.disk.texts)
	if broken := again.disk.Broken(); len(broken) > 0 {
		t.Fatalf("a save cannot be read: %+v", broken)
	}
	if !reflect.DeepEqual(saved(s), saved(again)) {
		t.Fatalf("%+v\ncame back as\n%+v", saved(s), saved(again))
	}
	if a, b := s.Now, again.Now; a != nil && (!reflect.DeepEqual(a.State(), b.State()) || a.Match.CanUndo() != b.Match.CanUndo()) {
		t.Fatalf("the position of\n%s\ncame back as another", a.Dice)
	}
	if s.Throws() != again.Throws() {
		t.Fatalf("throws %+v came back as %+v", s.Throws(), again.Throws())
	}
	return again
}

// finished returns the finished games, newest first.
func finished(s *Games) (list []*dicegame.Game) {
	for _, g := range s.Done() {
		s.Fetch(func() {}, g.ID)
		list = append(list, s.Find(g.ID))
	}
	return list
}

// saved returns the stored form of all games.
func saved(s *Games) (list [3][]dicegame.Saved) {
	if s.Now != nil {
		list[0] = append(list[0], s.Now.Saved())
	}
	for i, games := range [][]*dicegame.Game{finished(s), s.Parked()} {
		for _, g := range games {
			list[i+1] = append(list[i+1], g.Saved())
		}
	}
	return list
}

// If the tab is killed between any two actions, exactly the same game comes back.
func TestEveryActionIsSaved(t *testing.T) {
	for n, k := range gametest.Kinds() {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		s := begun(t, opened(browser.Memory{}), k)
		reread(t, s)
		play(t, s, uint64(n), func() {
			if now := s.Now.State().Now(); now.Begun() && now.Left() > 0 {
				s.Keep(r.IntN(5))
			}
			reread(t, s)
			if r.IntN(4) == 0 && s.CanTakeBack() {
				s.TakeBack()
				reread(t, s)
			}
		})
		if s.disk.Failing() {
			t.Errorf("%+v: failing", k)
		}
	}
}

// What goes on after a restart is the same game.
func TestPlayingOnAfterEveryKill(t *testing.T) {
	for n, k := range gametest.Kinds()[:4] {
		disk := browser.Memory{}
		s, r := begun(t, opened(disk), k), rand.New(rand.NewPCG(uint64(n), 11))
		for !s.Now.Over() {
			must(t, s.Act(gametest.Any(s.Now, r)))
			s = opened(disk)
		}
		if len(s.Done()) != 1 || s.Running() {
			t.Errorf("%d finished games, running %v", len(s.Done()), s.Running())
		}
	}
}

// A finished game is stored under its own key, and its record gives the same
// settlement.
func TestAFinishedGameIsKept(t *testing.T) {
	s := begun(t, opened(browser.Memory{}), gametest.Kinds()[0])
	play(t, s, 1, nil)
	again := reread(t, s)
	if len(again.Done()) != 1 || again.Finished(s.Now.ID) == nil || again.Running() {
		t.Fatalf("%d finished games, running %v", len(again.Done()), again.Running())
	}
	doc, err := record.Parse(finished(again)[0].Dice.String())
	must(t, err)
	d, err := doc.Dice()
	must(t, err)
	if want := s.Now.State().Settlement(); !reflect.DeepEqual(d.Match.State().Settlement(), want) {
		t.Errorf("settlement %+v, want %+v", d.Match.State().Settlement(), want)
	}
}

func TestAFullDiskIsToldAndTheGameGoesOn(t *testing.T) {
	disk := &counting{Memory: browser.Memory{}}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	throw := func(text string) {
		d, err := escalero.ParseAction("throw " + text)
		must(t, err)
		must(t, s.Act(d))
	}
	throw("66612")
	disk.refuse = func(string) bool { return true }
	s.Keep(0)
	if !s.disk.Failing() {
		t.Error("a save that failed is not told")
	}
	must(t, s.Act(escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}))
	throw("12345")
	if s.Now.State().Turn() != 2 {
		t.Error("the game stopped")
	}
	disk.refuse = nil
	s.Keep(1)
	if s.disk.Failing() {
		t.Error("failing after a save that worked")
	}
	reread(t, s)
}

// A finished game that did not fit is reported, although the save of the game on
// the table right after it did fit.
func TestAFinishedGameThatDoesNotFitIsTold(t *testing.T) {
	disk := &counting{Memory: browser.Memory{}, refuse: func(key string) bool { return strings.HasPrefix(key, KeyDone) }}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	play(t, s, 3, nil)
	if !s.disk.Failing() {
		t.Error("the finished game was lost in silence")
	}
}

// Marks are stored without the game.
func TestMarksAreStoredAlone(t *testing.T) {
	disk := &counting{Memory: browser.Memory{}}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	a, err := escalero.ParseAction("throw 66612")
	must(t, err)
	must(t, s.Act(a))
	before := disk.writes[KeyGame]
	for _, place := range []int{0, 1, 2, 4, 4} {
		s.Keep(place)
		reread(t, s)
	}
	if n := disk.writes[KeyGame] - before; n != 0 || disk.writes[KeyKept] != 5 {
		t.Errorf("five marks wrote the game %d times, the marks %d times", n, disk.writes[KeyKept])
	}
	s.Mark([5]bool{3: true})
	if again := reread(t, s); again.Now.Kept != [5]bool{3: true} {
		t.Errorf("marks came back as %v", again.Now.Kept)
	}
	must(t, s.Act(escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}))
	if again := reread(t, s); again.Now.Kept != [5]bool{} {
		t.Errorf("marks stay after the entry: %v", again.Now.Kept)
	}
	s.TakeBack()
	reread(t, s)
}

// Saves of the first versions still open, and are stored again unchanged.
func TestOldSavesOpen(t *testing.T) {
	text, err := os.ReadFile("testdata/saves.json")
	must(t, err)
	disk := browser.Memory{}
	must(t, json.Unmarshal(text, &disk))
	s := opened(disk)
	if s.Now == nil || s.Now.Kept != [5]bool{1: true, 3: true} || len(s.Done()) != 5 || len(s.Parked()) != 7 || len(s.disk.Broken()) != 0 {
		t.Fatalf("%d finished, %d interrupted, unreadable %+v", len(s.Done()), len(s.Parked()), s.disk.Broken())
	}
	if g := s.Find("1700000000003"); !g.Paid || !g.Over() {
		t.Error("the paid game is not")
	}
	if s.Throws().People.Throws != 13 {
		t.Error("the count of throws was not read")
	}
	again := browser.Memory{}
	d := NewDisk(again, browser.Paper{}, &browser.Page{})
	d.Save(KeyGame, s.Now.Saved())
	d.Save(KeyThrows, s.Throws())
	for _, g := range finished(s) {
		d.Save(KeyDone+g.ID, g.Saved())
	}
	for _, g := range s.Parked() {
		d.Save(KeyParked+g.ID, g.Saved())
	}
	sums := regexp.MustCompile(`"lines":"[0-9a-f]+",`)
	for key, text := range disk {
		if strings.HasPrefix(key, KeyIndex) {
			continue // new since those versions
		}
		if sums.ReplaceAllString(plain(again[key]), "") != text {
			t.Errorf("%s was\n%s\nis\n%s", key, text, again[key])
		}
	}
	reread(t, s)
}

// What every tap writes, late in a game.
func BenchmarkSave(b *testing.B) {
	s := opened(&browser.Memory{})
	if err := s.Start(gametest.Kinds()[0].Setup(b), "", false); err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 7))
	for s.Now.State().Round() < 28 {
		if err := s.Act(gametest.Any(s.Now, r)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		s.Save()
	}
}

// A Contra to which the answer was heard stands too where an entry before it is corrected,
// which makes fewer actions of what was typed, and that is taken back.
func TestACorrectionLeavesTheContraAnswered(t *testing.T) {
	s := opened(browser.Memory{})
	s.Now = gametest.Recorded(t, "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\nresult 11111\nwrite G 1\nstrike 1 1\ncontra\n", "1", "1", 1)
	if !s.CanTakeBack() {
		t.Fatal("a Contra by mistake stands")
	}
	must(t, s.Act(escalero.Action{Kind: escalero.Accept}))
	s.TakeBack()
	at := dicegame.Spot{Party: 1, Col: 1, Row: 10}
	m, err := s.Now.Corrected(at, 0)
	must(t, err)
	must(t, s.Correct(at, m))
	if s.Now.State().Asked() == 0 || s.CanTakeBack() {
		t.Error("it is taken back after a correction")
	}
	if len(s.Now.Fixed) != 2 || s.Now.Fixed[0] != 1 {
		t.Errorf("%v were corrected", s.Now.Fixed)
	}
	if !s.TakeBackCorrection() || s.CanTakeBack() {
		t.Error("it is taken back after the correction was")
	}
	if len(s.Now.Fixed) != 2 || s.Now.Fixed[0] != 0 {
		t.Errorf("%v were corrected, and then were not", s.Now.Fixed)
	}
}

// With a game goes what is kept of it beside it, whether it is over or not.
func TestNothingStaysOfAGameThatGoes(t *testing.T) {
	for _, over := range []bool{true, false} {
		disk := browser.Memory{}
		s := opened(disk)
		s.Now = gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\npoints 6 1 18\npoints 6 1 12\n", "1", "1", 1)
		m, err := s.Now.Corrected(dicegame.Spot{Party: 2, Col: 1, Row: 6}, 24)
		must(t, err)
		must(t, s.Correct(dicegame.Spot{Party: 2, Col: 1, Row: 6}, m))
		if disk[KeyCorrection] == "" {
			t.Fatal("the correction is not kept")
		}
		if over {
			must(t, s.Act(escalero.Action{Kind: escalero.Stop}))
			s.Shelve()
			s.Forget("1")
		} else {
			s.Park()
			s.Discard("1")
		}
		for key, text := range disk {
			if strings.Contains(text, `"1"`) && !strings.HasPrefix(text, `{"gone":`) && key != KeyGone {
				t.Errorf("over %t: %s has %s", over, key, text)
			}
		}
	}
}
