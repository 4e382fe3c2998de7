package store

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

const conceded = "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n"

// Two games begun in the same millisecond have different IDs, also when the
// first is still on the table.
func TestIDsAreUnique(t *testing.T) {
	s := begun(t, opened(browser.Memory{}), gametest.Kinds()[0])
	first := s.Now.ID
	if begun(t, s, gametest.Kinds()[0]); s.Now.ID == first || s.Now.Evening != s.Now.ID {
		t.Errorf("the games %s and %s, evening %s", first, s.Now.ID, s.Now.Evening)
	}
	s.AddParked(gametest.Recorded(t, conceded, "5002", "5002", 1))
	if id := s.NewID(); id == "5002" || id == s.Now.ID {
		t.Errorf("%s is taken", id)
	}
	// A finished game is known by its list while nobody has read it.
	disk, room := browser.Memory{}, browser.Boxes{}
	for _, id := range []string{"5000", "5001"} {
		shelved(disk, room).AddDone(gametest.Recorded(t, conceded, id, id, 1))
	}
	if id := shelved(disk, room).NewID(); id != "5002" {
		t.Errorf("beside games on the shelf the next one is %s", id)
	}
	must(t, s.Start(gametest.Kinds()[0].Setup(t), "5000", true))
	if s.Now.Evening != "5000" || !s.Now.Block || s.Now.Started != 5000 {
		t.Errorf("%+v", s.Now)
	}
}

// A game that is corrected or paid for changes on the table as well, and an
// imported one is stored.
func TestChangesReachTheTable(t *testing.T) {
	disk := browser.Memory{}
	s := opened(disk)
	s.AddDone(gametest.Recorded(t, conceded, "7", "e", 3))
	s.Take(gametest.Recorded(t, conceded, "7", "e", 3))
	changed := gametest.Recorded(t, strings.Replace(conceded, "contra\nconcede", "points 6 1 30\ncontra\nconcede", 1), "7", "e", 3)
	changed.Paid = true
	s.Change(changed)
	if s.Now.Dice.String() != changed.Dice.String() || !s.Now.Paid {
		t.Errorf("on the table is\n%s, paid %v", s.Now.Dice, s.Now.Paid)
	}
	if again := opened(disk); again.Now.Dice.String() != changed.Dice.String() || !again.Find("7").Paid {
		t.Error("the change is not stored")
	}
	other := gametest.Recorded(t, conceded, "8", "e", 4)
	s.Change(other)
	if s.Now.ID != "7" || s.Now.Dice.String() != changed.Dice.String() {
		t.Error("another game changed the one on the table")
	}
	s.AddParked(gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n", "9", "f", 5))
	if again := opened(disk); len(again.Parked()) != 1 || again.Find("9") == nil || len(s.Parked()) != 1 {
		t.Error("an imported game is not stored")
	}
}

// Who has played what moves along with a correction on the table too. It was read anew since the game ended.
func TestWhoPlayedIsKnownOnTheTableAfterACorrection(t *testing.T) {
	disk := browser.Memory{}
	s := opened(disk)
	must(t, s.Start(gametest.Recorded(t, "serviert 1 escalero-single\nparty Anna\nparty Bernd\n", "7", "e", 3).Setup, "", true))
	must(t, s.Act(escalero.Action{Kind: escalero.Result, Dice: dice.Throw{6, 6, 6, 1, 2}}))
	must(t, s.Act(escalero.Action{Kind: escalero.Write, Row: "6", Col: 1}))
	for n := 0; !s.Now.Over(); n++ {
		if n == 2 {
			must(t, s.Now.Reseat([]string{"", ""}, []dicegame.Seat{"", "strong"}))
		}
		for _, a := range s.Now.State().Legal() {
			if a.Kind == escalero.Strike {
				must(t, s.Act(a))
				break
			}
		}
	}
	s = opened(disk)
	g := s.Find(s.Now.ID)
	if g == s.Now {
		t.Fatal("the game was not read anew")
	}
	m, err := g.Corrected(dicegame.Spot{Party: 1, Col: 1, Row: 6}, 12)
	must(t, err)
	g.Fix(m)
	s.Change(g)
	for _, on := range []*dicegame.Game{s.Now, opened(disk).Now} {
		levels, want := "", ""
		for i := range g.Match.Len() {
			levels, want = levels+on.LevelAt(i)+" ", want+g.LevelAt(i)+" "
		}
		if levels != want || strings.Count(levels, "strong") != 9 {
			t.Errorf("on the table %q have played, in the list %q", levels, want)
		}
		if !slices.Equal(on.Fixed, []int{1, 0}) || !slices.Equal(s.Find(g.ID).Fixed, on.Fixed) {
			t.Errorf("on the table %v were corrected, in the list %v", on.Fixed, s.Find(g.ID).Fixed)
		}
	}
}

// Who begins is rolled for in the game that it was asked for, also when another one lay on the table meanwhile.
func TestTheRollBelongsToItsGame(t *testing.T) {
	s := begun(t, opened(browser.Memory{}), gametest.Kinds()[0])
	s.Roll()
	id := s.Now.ID
	if !s.ThrowForStart(1, 3) || !s.Park() {
		t.Fatal("nothing is rolled, or the game stays")
	}
	s.Take(gametest.Recorded(t, "serviert 1 escalero\nparty Carl\nparty Doris\nparty Emil\n", "9", "9", 5))
	if s.Opening() != nil {
		t.Error("another game is rolled for")
	}
	if !s.Resume(id) || s.Opening() == nil || s.Opening().Waiting(1) || !s.Opening().Waiting(2) {
		t.Errorf("the game that is back is rolled for with %v", s.Opening())
	}
}

// The roll goes with its game: when a backup brings the end of that, and another game to the table, that one
// is not rolled for with the dice of fewer players.
func TestTheRollGoesWithItsGame(t *testing.T) {
	three := gametest.Recorded(t, "serviert 1 escalero\nparty Carl\nparty Doris\nparty Emil\n", "9", "9", 6000)
	for how, gone := range map[string]func(s *Games){
		"the backup has its end":    func(s *Games) { s.Overtake(s.Now.Started, s.Now.String()) },
		"it is deleted":             func(s *Games) { s.Discard(s.Now.ID) },
		"another tab has put it by": func(s *Games) { s.disk.Erase(KeyGame); s.Load() },
	} {
		s := begun(t, opened(browser.Memory{}), gametest.Kinds()[0])
		s.Roll()
		if gone(s); s.Now != nil {
			t.Fatalf("%s: the game stays", how)
		}
		if o := s.disk.texts; how != "another tab has put it by" {
			if text, there := o.Get(KeyOpening); there {
				t.Errorf("%s: %s stays", how, text)
			}
		}
		s.EndOpening() // a question about it may still be open
		if !s.Place(three, true) || s.Opening() != nil {
			t.Errorf("%s: the next game is rolled for with %v", how, s.Opening())
		}
	}
}

// Whoever wins the roll begins, after a restart too. A roll that cannot be, or is of
// another game or of one that has begun, is none.
func TestWhoeverWinsTheRollBegins(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	if s.Roll(); opened(disk).Opening() == nil {
		t.Fatal("that it is to be rolled for is not kept")
	}
	if !s.ThrowForStart(1, 3) || s.ThrowForStart(1, 6) || opened(disk).Opening().Waiting(1) {
		t.Fatal("a die is thrown twice, or not kept")
	}
	// Level: both throw once more, and the dice before are kept too.
	level := maps.Clone(disk)
	tied := opened(level)
	for _, f := range []dice.Face{3, 4} {
		tied.ThrowForStart(2, f) // the second time after a restart
		if tied = opened(level); !tied.Opening().Waiting(1) || len(tied.Opening()) != 2 {
			t.Fatalf("level: the dice are %v", tied.Opening())
		}
	}
	if tied.ThrowForStart(1, 2); tied.Now.Start != 2 || opened(level).Now.Start != 2 {
		t.Errorf("level and then lower: party %d begins", tied.Now.Start)
	}
	rolling := maps.Clone(disk)
	s.ThrowForStart(2, 5)
	for _, g := range []*Games{s, opened(disk)} {
		if g.Now.Start != 2 || g.Now.State().Turn() != 2 || g.Opening().Winner() != 2 {
			t.Errorf("party %d begins, %v", g.Now.Start, g.Opening())
		}
	}
	won := disk[KeyOpening]
	if s.EndOpening(); s.Opening() != nil || opened(disk).Opening() != nil || opened(disk).Now.Start != 2 {
		t.Errorf("when that was seen party %d begins", opened(disk).Now.Start)
	}
	// The browser may end between the winning die and the start.
	disk = maps.Clone(rolling)
	disk[KeyOpening] = won
	if again := opened(disk); again.Now.Start != 2 {
		t.Errorf("after a sudden end party %d begins", again.Now.Start)
	}
	for name, text := range map[string]string{
		"another game": strings.Replace(plain(won), `"5000"`, `"4999"`, 1),
		"no dice":      `{"v":1,"game":"5000","rolls":[[7,9]]}`,
		"too few":      `{"v":1,"game":"5000","rolls":[[5]]}`,
	} {
		disk = maps.Clone(rolling)
		disk[KeyOpening] = text
		if again := opened(disk); again.Opening() != nil || again.Now.Start != 1 {
			t.Errorf("the roll of %s counts: %v", name, again.Opening())
		}
	}
	disk = maps.Clone(rolling)
	s = opened(disk)
	must(t, s.Act(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}))
	if s.Opening() != nil || opened(disk).Opening() != nil {
		t.Error("a game that has begun is rolled for")
	}
	s = opened(rolling)
	s.Hold(false)
	if s.Opening() != nil || s.ThrowForStart(2, 6) {
		t.Error("a tab that watches rolls")
	}
}

// What was rolled for a game that was then not played stands for the next one of the same
// people, wherever they sit: nobody gets other dice by going back. It is rolled anew by
// others, and after something was played.
func TestTheRollStandsForTheNextGame(t *testing.T) {
	parties := func(names ...string) (list []record.Party) {
		for _, n := range names {
			list = append(list, record.Party{Names: []string{n}})
		}
		return list
	}
	rules, _ := escalero.Preset("escalero")
	start := func(s *Games, names ...string) {
		t.Helper()
		if !s.Clear() {
			t.Fatal("the table is not cleared")
		}
		must(t, s.Start(record.Setup{Rules: rules, Parties: parties(names...), Start: 1}, "", false))
	}
	disk := browser.Memory{}
	s := opened(disk)
	start(s, "Anna", "Bernd")
	s.Roll()
	if s.RollStands() {
		t.Error("nobody has rolled yet")
	}
	s.ThrowForStart(1, 2) // and Anna goes back at once
	s = opened(disk)
	start(s, "Bernd", "Anna")
	if s.Roll(); !s.RollStands() || s.Opening().Waiting(2) || !s.Opening().Waiting(1) {
		t.Fatalf("Anna rolls again: %v", s.Opening())
	}
	s.ThrowForStart(1, 5)
	s.EndOpening()
	for i, seen := range []bool{true, false} {
		s = opened(disk)
		start(s, "Anna", "Bernd") // it is agreed that Anna begins
		if s.Opening() != nil || s.Now.Start != 1 || opened(disk).Now.Start != 1 {
			t.Errorf("party %d begins, and not who was to", s.Now.Start)
		}
		s = opened(disk)
		start(s, "Anna", "Bernd")
		if s.Roll(); !s.RollStands() || s.Opening().Winner() != 2 || s.Now.Start != 2 || opened(disk).Now.Start != 2 {
			t.Errorf("time %d: party %d begins, %v", i, s.Now.Start, s.Opening())
		}
		if seen {
			s.EndOpening()
		}
	}
	others := maps.Clone(disk)
	for _, names := range [][]string{{"Anna", "Carl"}, {"Anna", "Bernd", "Carl"}} {
		if s = opened(maps.Clone(others)); s.RollStands() {
			t.Error("the dice of now are those of before")
		}
		if start(s, names...); s.Opening() != nil {
			t.Errorf("%v have not asked for a roll", names)
		}
		if text, there := s.disk.texts.Get(KeyOpening); there {
			t.Errorf("of the game before stays %s", text)
		}
		if s.Roll(); s.RollStands() || s.Opening().Winner() != 0 {
			t.Errorf("%v do not roll: %v", names, s.Opening())
		}
	}
	s = opened(disk)
	s.EndOpening()
	must(t, s.Act(s.Now.State().Fill(escalero.Action{Kind: escalero.Throw}, 1, 2, 3, 4, 6)))
	if _, kept := disk[KeyOpening]; kept {
		t.Error("the dice are kept after the first throw")
	}
	start(s, "Anna", "Bernd")
	if s.Roll(); s.RollStands() {
		t.Error("what was rolled for a game that is played stands for another one")
	}
}

// Marks belong to one game and one position of it.
func TestMarksBelongToAPosition(t *testing.T) {
	for name, marks := range map[string]string{
		"this one":         `{"v":1,"game":"5000","at":1,"kept":"10100"}`,
		"another game":     `{"v":1,"game":"4999","at":1,"kept":"10100"}`,
		"another position": `{"v":1,"game":"5000","at":2,"kept":"10100"}`,
	} {
		disk := browser.Memory{}
		s := begun(t, opened(disk), gametest.Kinds()[0])
		a, err := escalero.ParseAction("throw 66612")
		must(t, err)
		must(t, s.Act(a))
		disk[KeyKept] = marks
		want := [5]bool{}
		if name == "this one" {
			want = dicegame.Marked("10100")
		}
		if got := opened(disk).Now.Kept; got != want {
			t.Errorf("marks of %s: %v", name, got)
		}
	}
}
