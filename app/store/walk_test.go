package store

import (
	"fmt"
	"maps"
	"regexp"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
)

// walked goes all the way, running what a slow shelf has to do when it has to
// wait. most is how many games came in one step.
func walked(t *testing.T, s *Games, run func()) (list []dicegame.Summary, most int) {
	t.Helper()
	woken := false
	w := s.Walk(func() { woken = true })
	for steps := 0; steps < 10_000; steps++ {
		before := len(list)
		step := w.Next(func(g *dicegame.Summary) { list = append(list, *g) })
		most = max(most, len(list)-before)
		switch step {
		case End:
			return list, most
		case Wait:
			woken = false
			if run(); !woken {
				t.Fatal("nobody says that the games have come")
			}
		}
	}
	t.Fatal("the way has no end")
	return nil, 0
}

// filedEarlier is a storage as versions left it that noted no figures.
func filedEarlier(disk browser.Memory) browser.Memory {
	return filedWithout(disk, "entries|known|sums|pays|levels|head|grandes")
}

// filedWithout is a storage as a version left it that did not note these fields.
func filedWithout(disk browser.Memory, fields string) browser.Memory {
	old := maps.Clone(disk)
	later := regexp.MustCompile(`,"(` + fields + `)":(\[\[.*?\]\]|\[.*?\]|\d+)`)
	for key, text := range old {
		if strings.HasPrefix(key, KeyIndex) {
			old[key] = regexp.MustCompile(`,"n":\d+,"sum":"[0-9a-f]+"`).ReplaceAllString(later.ReplaceAllString(text, ""), "")
		}
	}
	return old
}

// Games that an earlier version has filed are read once, some at a time, and
// have their figures from then on.
func TestGamesOfEarlierVersionsAreCompleted(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	for i := range 60 {
		s.AddDone(gametest.Recorded(t, short, fmt.Sprint(1000+i), "1000", int64(1000+i)))
	}
	want := s.Done()
	if want[0].Bare() {
		t.Fatal("a game of this version has no figures")
	}
	old := filedEarlier(disk)
	before := shelved(old, room)
	if g := before.Done()[0]; !g.Bare() || g.Points[0] != want[0].Points[0] {
		t.Fatalf("the earlier version has %+v", g)
	}
	lazy := &slow{Boxes: room}
	list, most := walked(t, shelved(old, lazy), lazy.run)
	if len(list) != 60 || most > volumeGames {
		t.Fatalf("%d games, %d in one step", len(list), most)
	}
	for _, g := range list {
		if g.Bare() || len(g.Sums) != 2 || len(g.Pays) != 3 {
			t.Fatalf("without figures: %+v", g)
		}
	}
	// The next time nothing is read.
	again := &slow{Boxes: room}
	if list, _ := walked(t, shelved(old, again), func() { t.Error("read again") }); len(list) != 60 {
		t.Errorf("%d games", len(list))
	}
}

// So are those that a version has filed which did not note what throws are known.
func TestKnownThrowsAreCompleted(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	shelved(disk, room).AddDone(gametest.Recorded(t, short, "1000", "1000", 1000))
	list, _ := walked(t, shelved(filedWithout(disk, "known"), room), func() {})
	if len(list) != 1 || len(list[0].Known) != 2 || len(list[0].Entries) != 2 {
		t.Errorf("%+v", list)
	}
}

// A game whose text is lost counts with what is known of it, and what another
// tab has is not filed again.
func TestAWalkTakesWhatIsThere(t *testing.T) {
	disk, room := browser.Memory{}, browser.Boxes{}
	s := shelved(disk, room)
	for i := range 3 {
		s.AddDone(gametest.Recorded(t, short, fmt.Sprint(1000+i), "1000", int64(1000+i)))
	}
	old := filedEarlier(disk)
	delete(room, "1001")
	watching := shelved(old, room)
	watching.Hold(false)
	text := old[KeyIndex+"1"]
	list, _ := walked(t, watching, func() {})
	bare := 0
	for _, g := range list {
		if g.Bare() {
			bare++
		}
	}
	if len(list) != 3 || bare != 1 {
		t.Errorf("%d games, %d of them without figures", len(list), bare)
	}
	if old[KeyIndex+"1"] != text {
		t.Error("a tab that watches has filed games")
	}
}

// Those of the very first versions, without any list, are on the way too.
func TestAWalkSortsFirst(t *testing.T) {
	disk := browser.Memory{}
	s := opened(disk)
	s.AddDone(gametest.Recorded(t, short, "1000", "1000", 1000))
	delete(disk, KeyIndex+"1")
	if list, _ := walked(t, opened(disk), func() {}); len(list) != 1 || list[0].Bare() {
		t.Errorf("%+v", list)
	}
}
