package store

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/engine/escalero"
)

// plain is a text without its stamp, as the first versions stored it.
func plain(text string) string {
	body, _, ok := unstamp(text)
	if !ok {
		return text
	}
	return body[:strings.LastIndex(body, numberField)] + "}"
}

// copies is a device with both copies of what is stored.
type copies struct {
	local browser.Memory
	paper browser.Paper
}

func (c copies) opened() *Games {
	return NewGames(NewDisk(c.local, c.paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
}

func (c copies) clone() copies { return copies{maps.Clone(c.local), maps.Clone(c.paper)} }

// playing returns a device with a game of n actions on the table, and the state
// of the device after each of them.
func playing(t *testing.T, n int) (c copies, states []copies) {
	t.Helper()
	c = copies{browser.Memory{}, browser.Paper{}}
	s, chance := c.opened(), rand.New(rand.NewPCG(3, 4))
	begun(t, s, gametest.Kinds()[0])
	states = append(states, c.clone())
	for range n {
		must(t, s.Act(gametest.Any(s.Now, chance)))
		states = append(states, c.clone())
	}
	return c, states
}

// When the browser ends suddenly, local storage is at an earlier state than the
// screen was; the journal is not.
func TestTheJournalGoesOnWhereTheScreenWas(t *testing.T) {
	_, states := playing(t, 12)
	last := states[len(states)-1]
	for i := range states {
		c := copies{maps.Clone(states[i].local), maps.Clone(last.paper)}
		if s := c.opened(); s.Now == nil || s.Now.Match.Len() != 12 || plain(c.local[KeyGame]) != plain(last.local[KeyGame]) {
			t.Errorf("after %d actions on the disk: %v", i, s.Now)
		}
		// The other way round too: where the journal fell behind, local storage counts.
		c = copies{maps.Clone(last.local), maps.Clone(states[i].paper)}
		if s := c.opened(); s.Now.Match.Len() != 12 {
			t.Errorf("after %d actions in the journal: %d", i, s.Now.Match.Len())
		}
	}
	none := copies{browser.Memory{}, maps.Clone(last.paper)}
	if s := none.opened(); s.Now == nil || s.Now.Match.Len() != 12 || len(s.disk.Broken()) != 0 {
		t.Error("nothing is left of a storage that was lost as a whole")
	}
}

// Where local storage has no room for what only the journal has, it is played with,
// and what comes later takes its place once there is room.
func TestTheJournalGoesOnWithoutRoom(t *testing.T) {
	_, states := playing(t, 6)
	disk := &counting{Memory: maps.Clone(states[3].local), refuse: func(string) bool { return true }}
	s := NewGames(NewDisk(disk, maps.Clone(states[6].paper), &clock{5000}), browser.Boxes(nil), &clock{5000})
	if s.Now.Match.Len() != 6 {
		t.Fatalf("%d actions", s.Now.Match.Len())
	}
	chance := rand.New(rand.NewPCG(5, 6))
	must(t, s.Act(gametest.Any(s.Now, chance)))
	if s.Load(); s.Now.Match.Len() != 7 || !s.disk.Failing() {
		t.Errorf("without room: %d actions", s.Now.Match.Len())
	}
	disk.refuse = nil
	must(t, s.Act(gametest.Any(s.Now, chance)))
	if s.Load(); s.Now.Match.Len() != 8 || s.disk.Failing() || numberOf(disk.Memory[KeyGame]) == 0 {
		t.Errorf("with room again: %d actions", s.Now.Match.Len())
	}
	// So are games that were put aside.
	paper := browser.Paper{KeyParked + "7": states[3].paper[KeyGame], KeyParked + "8": states[3].paper[KeyGame]}
	disk = &counting{Memory: browser.Memory{}, refuse: func(string) bool { return true }}
	s = NewGames(NewDisk(disk, paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
	if len(s.Parked()) != 2 || len(s.disk.Under(KeyParked)) != 2 {
		t.Errorf("%d are put aside", len(s.Parked()))
	}
	// Once there is room they need the journal no more.
	if s.disk.Rewrite(); len(disk.Memory) > 0 || !s.disk.Owes() {
		t.Errorf("without room there is %v", disk.Memory)
	}
	disk.refuse = nil
	if s.disk.Rewrite(); disk.Memory[KeyParked+"7"] != paper[KeyParked+"7"] || disk.Memory[KeyParked+"8"] == "" || s.disk.Owes() {
		t.Errorf("with room there is %v", disk.Memory)
	}
	s.Discard("8")
	if s.Discard("7"); len(s.disk.Under(KeyParked)) != 0 {
		t.Error("what was deleted is still there")
	}
}

// A copy that is damaged never takes the place of a whole one, and is kept where it
// may hold more.
func TestOneDamagedCopy(t *testing.T) {
	_, states := playing(t, 6)
	bad := strings.Replace(states[6].local[KeyGame], "Anna", "Anno", 1)
	s := copies{maps.Clone(states[5].local), browser.Paper{KeyGame: bad}}.opened()
	if s.Now.Match.Len() != 5 || s.Mended || len(s.disk.Broken()) != 0 {
		t.Errorf("a damaged journal: %d actions, %v", s.Now.Match.Len(), s.disk.Broken())
	}
	s = copies{browser.Memory{KeyGame: bad}, maps.Clone(states[5].paper)}.opened()
	if broken := s.disk.Broken(); s.Now.Match.Len() != 5 || len(broken) != 1 || broken[0].Text != bad {
		t.Errorf("a damaged storage: %d actions, %v", s.Now.Match.Len(), broken)
	}
	s = copies{browser.Memory{KeyGame: bad}, maps.Clone(states[6].paper)}.opened()
	if s.Now.Match.Len() != 6 || len(s.disk.Broken()) != 0 {
		t.Errorf("the same state whole in the journal: %d actions, %v", s.Now.Match.Len(), s.disk.Broken())
	}
	// Several are damaged at once.
	local, paper := browser.Memory{KeyGame: bad, KeyParked + "7": bad, KeyParked + "8": bad}, browser.Paper{}
	for key := range local {
		paper[key] = states[5].paper[KeyGame]
	}
	for range 2 {
		s = copies{local, paper}.opened()
		if s.Now.Match.Len() != 5 || len(s.Parked()) != 2 || s.Parked()[0].Match.Len() != 5 || s.Parked()[1].Match.Len() != 5 || len(s.disk.Broken()) != 3 {
			t.Fatalf("three are damaged: %d actions, %v interrupted, %v", s.Now.Match.Len(), s.Parked(), s.disk.Broken())
		}
	}
}

// A write that had no room leaves what was there, after the next start too.
func TestWhatHadNoRoomIsNotThereLater(t *testing.T) {
	disk, paper := &counting{Memory: browser.Memory{}}, browser.Paper{}
	d := NewDisk(disk, paper, &clock{5000})
	d.Save(KeyDrills, Drills{V: Schema, Solved: []string{"first"}})
	disk.refuse = func(string) bool { return true }
	if d.Try(KeyDrills, Drills{V: Schema, Solved: []string{"second"}}) || d.Try(KeyDaily, Daily{V: Schema}) {
		t.Fatal("there was room")
	}
	disk.refuse = nil
	again, drills, daily := NewDisk(disk, paper, &clock{5000}), Drills{}, Daily{}
	if !again.Read(KeyDrills, &drills, nil) || !slices.Equal(drills.Solved, []string{"first"}) || again.Read(KeyDaily, &daily, nil) {
		t.Errorf("found are %v and %v", drills, daily)
	}
}

// What was taken back stays taken back although its log is shorter, and what
// was deleted stays deleted.
func TestTheJournalKnowsWhatWasTakenBackAndDeleted(t *testing.T) {
	c := copies{browser.Memory{}, browser.Paper{}}
	s := c.opened()
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil) // finished
	over, done := c.clone(), s.Done()[0].ID
	length := s.Now.Match.Len()
	s.TakeBack()
	again := copies{maps.Clone(over.local), c.paper}.opened()
	if again.Now.Match.Len() != length-1 || len(again.Done()) != 0 {
		t.Errorf("%d of %d actions, %d finished", again.Now.Match.Len(), length, len(again.Done()))
	}
	c = over.clone()
	s = c.opened()
	s.Forget(done)
	again = copies{maps.Clone(over.local), c.paper}.opened()
	if again.Now != nil || len(again.Done()) != 0 {
		t.Error("a deleted game is back")
	}
}

// A version without a journal may have been here in between, after the site was
// rolled back: what it wrote has no number and is the newer one.
func TestAnOlderVersionMayHaveWrittenSince(t *testing.T) {
	c, states := playing(t, 6)
	old := browser.Memory{}
	o := NewGames(NewDisk(old, browser.Paper{}, &clock{9000}), browser.Boxes(nil), &clock{9000})
	begun(t, o, gametest.Kinds()[0]) // the journal's game begins like it
	for key, text := range old {
		c.local[key] = plain(text)
	}
	if s := c.opened(); s.Now == nil || s.Now.Started != 9000 {
		t.Error("the game of the older version is gone")
	}
	// Unless it is an earlier state of the same game: then the browser ended.
	early := browser.Memory{KeyGame: strings.Replace(plain(states[2].local[KeyGame]), `"kept"`, `"kept"`, 1)}
	if s := (copies{early, states[6].paper}).opened(); s.Now.Match.Len() != 6 {
		t.Errorf("%d actions", s.Now.Match.Len())
	}
	// A game that the older version has played on otherwise is none.
	o = NewGames(NewDisk(maps.Clone(states[0].local), browser.Paper{}, &clock{9000}), browser.Boxes(nil), &clock{9000})
	must(t, o.Act(escalero.Action{Kind: escalero.Strike, Row: "1", Col: 1}))
	want := o.Now.String()
	text, _ := o.disk.texts.Get(KeyGame)
	other := browser.Memory{KeyGame: plain(text)}
	if s := (copies{other, states[6].paper}).opened(); s.Now.String() != want {
		t.Errorf("played otherwise\n%s\nit went on as\n%s", want, s.Now)
	}
}

// The clock may be set back by any time between two writes.
func TestTheOrderOfWritesDoesNotFollowTheClock(t *testing.T) {
	c, at := copies{browser.Memory{}, browser.Paper{}}, &clock{9_000_000}
	s, chance := NewGames(NewDisk(c.local, c.paper, at), browser.Boxes(nil), at), rand.New(rand.NewPCG(3, 4))
	begun(t, s, gametest.Kinds()[0])
	before := maps.Clone(c.local)
	at.now = 1000
	must(t, s.Act(gametest.Any(s.Now, chance)))
	later := copies{before, c.paper}
	disk := NewDisk(later.local, later.paper, at)
	if g := NewGames(disk, browser.Boxes(nil), at); g.Now.Match.Len() != 1 {
		t.Errorf("%d actions", g.Now.Match.Len())
	}
}

// A byte that changed on the disk never changes a game without a word: either
// the second copy has it, or what was played before the damage goes on and the
// damaged text is kept aside.
func TestNoFlippedBitChangesAGame(t *testing.T) {
	c, states := playing(t, 40)
	whole := c.local[KeyGame]
	want, chance := plain(whole), rand.New(rand.NewPCG(1, 2))
	right := map[string]bool{}
	for _, state := range states {
		right[recordOf(state.local[KeyGame])] = true
	}
	said, rounds := 0, 20_000
	if testing.Short() {
		rounds = 2000
	}
	for range rounds {
		at := chance.IntN(len(whole))
		bad := whole[:at] + string(whole[at]^(1<<chance.IntN(8))) + whole[at+1:]
		if chance.IntN(4) == 0 { // both copies are there
			s := copies{browser.Memory{KeyGame: bad}, browser.Paper{KeyGame: whole}}.opened()
			if got, _ := s.disk.texts.Get(KeyGame); plain(got) != want && got != bad || s.Now == nil || s.Now.String() != recordOf(whole) {
				t.Fatalf("with a journal byte %d %q gave\n%s", at, bad[at], got)
			}
			continue
		}
		local := browser.Memory{KeyGame: bad}
		s := copies{local, browser.Paper{}}.opened()
		aside := len(s.disk.Broken()) == 1 && s.disk.Broken()[0].Text == bad
		switch {
		case aside && (s.Now == nil || right[s.Now.String()] || fewer(s.Now, right)):
			said++
		case !aside && s.Now != nil && s.Now.String() == recordOf(whole): // in the stamp itself
		default:
			t.Fatalf("byte %d: %q gave another game without a word, %v", at, bad[max(0, at-20):min(len(bad), at+20)], s.disk.Broken())
		}
	}
	t.Logf("%d bits flipped, %d noticed and set aside, the others in the stamp or restored from the journal; none changed a game silently", rounds, said)
	if said < rounds/2 {
		t.Errorf("only %d of %d were noticed", said, rounds)
	}
}

func recordOf(text string) string {
	var v dicegame.Saved
	_ = json.Unmarshal([]byte(text), &v)
	return v.Record
}

// fewer tells whether a mended game is one of the states of the real one. Names
// and options may have been hit.
func fewer(g *dicegame.Game, right map[string]bool) bool {
	return slices.ContainsFunc(slices.Collect(maps.Keys(right)), func(r string) bool { return actions(r) == actions(g.String()) })
}

// actions is a record without its head.
func actions(record string) string {
	_, rest, _ := strings.Cut(record[strings.LastIndex(record, "party "):], "\n")
	return rest
}

// A game goes on from the last good line, wherever a line is hit.
func TestAGameGoesOnFromItsLastGoodLine(t *testing.T) {
	c, _ := playing(t, 40)
	whole := c.local[KeyGame]
	start := strings.Index(whole, `party Bernd\n`) + len(`party Bernd\n`)
	for at := start; at < strings.Index(whole, `"n":`); at++ {
		if whole[at] < '1' || whole[at] > '6' {
			continue
		}
		bad := whole[:at] + string('1'+(whole[at]-'0')%6) + whole[at+1:]
		local := browser.Memory{KeyGame: bad}
		s := copies{local, browser.Paper{}}.opened()
		lines := strings.Count(whole[start:at], `\n`)
		if s.Now == nil || s.Now.Match.Len() != lines || !s.Mended {
			t.Fatalf("hit in line %d: goes on from %v", lines+1, s.Now)
		}
		if plain(local[KeyGame]) == plain(bad) {
			t.Fatal("the damaged game is still on the table")
		}
		again := copies{local, browser.Paper{}}.opened()
		if again.Now == nil || again.Now.Saved() != s.Now.Saved() || again.Now.ID == "" || again.Now.Evening == "" || again.Mended {
			t.Fatalf("hit in line %d: after the next start %v", lines+1, again.Now)
		}
	}
}

// A game that goes on although its own number was damaged is among the finished ones at its end.
func TestAGameWithoutItsNumberIsKept(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[5])
	must(t, s.Act(gametest.Any(s.Now, rand.New(rand.NewPCG(1, 2)))))
	disk[KeyGame] = strings.Replace(disk[KeyGame], `"id":"`, `"id:"`, 1)
	s = opened(disk)
	if !s.Mended || s.Now == nil {
		t.Fatal("the game does not go on")
	}
	play(t, s, 3, nil)
	again := opened(disk)
	if list := again.Done(); len(list) != 1 || list[0].Evening == "" || again.Find(list[0].ID) == nil {
		t.Errorf("finished are %+v", list)
	}
}

// A tab that takes the game over may be told of the other tab's last write only
// then.
func TestATabSeesThatItIsBehind(t *testing.T) {
	c, _ := playing(t, 5)
	s, other := c.opened(), c.opened()
	if s.disk.Behind(KeyGame) {
		t.Error("behind at the start")
	}
	must(t, other.Act(gametest.Any(other.Now, rand.New(rand.NewPCG(5, 6)))))
	if !s.disk.Behind(KeyGame) || other.disk.Behind(KeyGame) {
		t.Error("the other tab's write is not seen")
	}
	if s.Load(); s.Now.Match.Len() != 6 || s.disk.Behind(KeyGame) {
		t.Error("it does not catch up")
	}
}

// While another tab has the game, this one changes nothing of it, whoever asks
// and whatever had failed before.
func TestATabThatWatchesWritesNothing(t *testing.T) {
	c, _ := playing(t, 5)
	disk := &fussy{Memory: c.local}
	s := NewGames(NewDisk(disk, c.paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
	disk.n, disk.ever = 1, true
	chance := rand.New(rand.NewPCG(3, 4))
	must(t, s.Act(gametest.Any(s.Now, chance))) // not written
	disk.n, disk.ever = 0, false
	s.Hold(false)
	table := func() string { return c.local[KeyGame] + c.local[KeyKept] + c.local[KeyThrows] + c.paper[KeyThrows] }
	other, before := NewGames(NewDisk(c.local, c.paper, &clock{6000}), browser.Boxes(nil), &clock{6000}), ""
	must(t, other.Act(gametest.Any(other.Now, chance)))
	before = table()
	s.disk.Save(KeySettings, map[string]int{"v": 1}) // would write again what had failed
	s.Save()
	s.Keep(0)
	s.Take(s.Now)
	s.Discard(s.Now.ID)
	s.Load()
	s.disk.SetAside(KeyGame, "an older version cannot play this")
	s.disk.Save(KeyThrows, dicegame.Throws{V: Schema})
	s.disk.Erase(KeyGame)
	if s.disk.Try(KeyGame, s.Now) {
		t.Error("what may not be written counts as written")
	}
	if s.disk.Read(KeyNames, &struct{}{}, nil); table() != before || len(s.disk.Broken()) > 0 {
		t.Errorf("was\n%s\nis\n%s, broken %v", before, table(), s.disk.Broken())
	}
	s.Hold(true)
	s.Load()
	must(t, s.Act(gametest.Any(s.Now, chance)))
	if table() == before {
		t.Error("does not write when it has the game")
	}
}

// What a tab could not write before another one got the game is not written when there
// is room, although that one has written nothing either. What is of no game is.
func TestATabThatWatchesForgetsWhatWaits(t *testing.T) {
	c, _ := playing(t, 5)
	disk := &fussy{Memory: c.local, n: 1, ever: true}
	s := NewGames(NewDisk(disk, c.paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
	before := c.local[KeyGame]
	must(t, s.Act(gametest.Any(s.Now, rand.New(rand.NewPCG(3, 4)))))
	s.disk.Save(KeyNames, Names{V: Schema})
	s.Hold(false)
	disk.n, disk.ever = 0, false
	s.disk.Save(KeySettings, map[string]int{"v": 1})
	if c.local[KeyGame] != before || c.local[KeySettings] == "" || c.local[KeyNames] == "" || s.disk.Failing() {
		t.Errorf("failing %v, there is %v", s.disk.Failing(), c.local)
	}
}

// What is saved now counts, although another tab has written with a later number, by a
// clock that was ahead.
func TestASaveOfNowIsWrittenWhateverTheClockSays(t *testing.T) {
	c := copies{browser.Memory{}, browser.Paper{}}
	here, ahead := NewDisk(c.local, c.paper, &clock{5000}), NewDisk(c.local, c.paper, &clock{9000})
	ahead.Save(KeyDrills, Drills{V: Schema, Solved: []string{"first"}})
	here.Save(KeyDrills, Drills{V: Schema, Solved: []string{"second"}})
	for _, d := range []*Disk{here, NewDisk(c.local, c.paper, &clock{5000})} {
		var drills Drills
		if !d.Read(KeyDrills, &drills, nil) || !slices.Equal(drills.Solved, []string{"second"}) {
			t.Errorf("found is %v", drills)
		}
	}
}

// moody is a journal that the browser may close, or for which there may be no
// room. What is written meanwhile is lost.
type moody struct {
	browser.Paper
	closed bool
}

func (m *moody) Write(key, text string) {
	if !m.closed {
		m.Paper.Write(key, text)
	}
}

func (m *moody) Works() bool { return !m.closed }

// What was deleted while there was no journal does not come back with the copy
// that is left in it: an interrupted game that was finished since would be there
// twice, and whoever deletes the older one deletes the other too.
func TestWhatIsDeletedWithoutAJournalStaysDeleted(t *testing.T) {
	for name, when := range map[string]string{
		"it was not there at the start": "start",
		"it stopped in the middle":      "middle",
		"what deletes has broken it":    "write",
	} {
		disk, paper := browser.Memory{}, &moody{Paper: browser.Paper{}}
		open := func() *Games {
			return NewGames(NewDisk(disk, paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
		}
		s := begun(t, open(), gametest.Kinds()[5])
		id := s.Now.ID
		if !s.Park() {
			t.Fatal("not parked")
		}
		if when == "start" {
			paper.closed = true
			s = open()
		}
		paper.closed = when != "write"
		before := maps.Clone(paper.Paper)
		s.Resume(id)
		if when == "write" {
			paper.Paper, paper.closed = before, true // the transaction was undone
		}
		play(t, s, 3, nil)
		begun(t, s, gametest.Kinds()[0])

		// Once more without, then with it.
		open()
		paper.closed = false
		for range 2 {
			s = open()
			if n := len(s.Parked()); n != 0 || len(s.Done()) != 1 || s.Now == nil || s.Now.ID == id {
				t.Fatalf("%s: %d games are interrupted, %d finished", name, n, len(s.Done()))
			}
		}
		if _, there := disk[KeyGone]; there {
			t.Errorf("%s: it is still noted what was deleted", name)
		}
		if !isGone(paper.Paper[KeyParked+id]) {
			t.Errorf("%s: the journal still has %q", name, paper.Paper[KeyParked+id])
		}
	}
}

// closedRoom is a shelf that the browser may not open.
type closedRoom struct {
	browser.Boxes
	closed bool
}

func (r *closedRoom) Works() bool { return !r.closed }

func (r *closedRoom) Put(id, text string, then func(bool)) {
	if r.closed {
		then(false)
		return
	}
	r.Boxes.Put(id, text, then)
}

func (r *closedRoom) Remove(id string) {
	if !r.closed {
		r.Boxes.Remove(id)
	}
}

// A finished game that is deleted while the shelf is closed is not found there
// later, unless it has come back since.
func TestWhatIsDeletedBesideAClosedShelfStaysDeleted(t *testing.T) {
	for _, back := range []bool{false, true} {
		disk, paper, room := browser.Memory{}, &moody{Paper: browser.Paper{}}, &closedRoom{Boxes: browser.Boxes{}}
		open := func(closed bool) *Games {
			paper.closed, room.closed = closed, closed
			return NewGames(NewDisk(disk, paper, &clock{5000}), room, &clock{5000})
		}
		s := begun(t, open(false), gametest.Kinds()[5])
		play(t, s, 3, nil)
		g := s.Now
		begun(t, s, gametest.Kinds()[0])
		open(true).Forget(g.ID)
		if len(room.Boxes) != 1 {
			t.Fatalf("%d games are on the closed shelf", len(room.Boxes))
		}
		if back { // it opens in the middle, and the game comes with a backup
			s = open(true)
			paper.closed, room.closed = false, false
			s.AddDone(g)
		}
		s = open(false)
		s.Reconcile(func() {})
		if n := len(s.Done()); (n > 0) != back || (len(room.Boxes) > 0) != back {
			t.Errorf("come back %v: %d games are listed, %d on the shelf", back, n, len(room.Boxes))
		}
	}
}

// That goes for all that are deleted then, and what is on the shelf beside them stays.
func TestAllThatIsDeletedBesideAClosedShelfStaysDeleted(t *testing.T) {
	disk, paper, room := browser.Memory{}, &moody{Paper: browser.Paper{}}, &closedRoom{Boxes: browser.Boxes{}}
	open := func(closed bool) *Games {
		paper.closed, room.closed = closed, closed
		return NewGames(NewDisk(disk, paper, &clock{5000}), room, &clock{5000})
	}
	open(false).Adopt(numbered(t, 1000, 5), func(int) {})
	s := open(true)
	s.Done() // whoever deletes has seen the list
	for _, id := range []string{"1000", "1002", "1004"} {
		s.Forget(id)
	}
	open(false)
	s = open(false)
	s.Reconcile(func() {})
	if list := ids(s.Done()); !slices.Equal(list, []string{"1003", "1001"}) || len(room.Boxes) != 2 {
		t.Errorf("listed are %v, on the shelf %d", list, len(room.Boxes))
	}
}

// Where there is no room to note what was deleted, or the note cannot be read, that is made up for
// with the next save.
func TestADeletionIsNotedWhenThereIsRoom(t *testing.T) {
	for _, left := range []string{"", `{"v":1}`, "rubbish"} {
		disk, paper := &counting{Memory: browser.Memory{}}, &moody{Paper: browser.Paper{}}
		NewDisk(disk, paper, &clock{5000}).Save(KeyDrills, Drills{V: Schema})
		if paper.closed = true; left != "" {
			disk.Memory[KeyGone] = left
		}
		d := NewDisk(disk, paper, &clock{6000})
		disk.refuse = func(string) bool { return true }
		d.Erase(KeyDrills)
		disk.refuse = nil
		d.Save(KeyNames, Names{V: Schema})
		paper.closed = false
		if d = NewDisk(disk, paper, &clock{7000}); d.Peek(KeyDrills, &Drills{}) || !d.Peek(KeyNames, &Names{}) {
			t.Errorf("with the note %q: there is %v", left, disk.Memory)
		}
	}
}

// A tab that watched and takes the game over goes on where the other one was, also
// where that had room in the journal only.
func TestWhatOnlyTheJournalHadRoomForIsTakenOver(t *testing.T) {
	disk, paper := &counting{Memory: browser.Memory{}}, browser.Paper{}
	open := func() *Games {
		return NewGames(NewDisk(disk, paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
	}
	s, chance := begun(t, open(), gametest.Kinds()[0]), rand.New(rand.NewPCG(3, 4))
	must(t, s.Act(gametest.Any(s.Now, chance)))
	other := open()
	other.Hold(false)
	disk.refuse = func(string) bool { return true }
	for range 5 {
		must(t, s.Act(gametest.Any(s.Now, chance)))
	}
	disk.refuse = nil
	s.Hold(false)
	other.Hold(true)
	other.disk.Merge()
	other.Load()
	if n := other.Now.Match.Len(); n != 6 || len(other.disk.Broken()) != 0 {
		t.Fatalf("%d actions of 6 are there, broken %v", n, other.disk.Broken())
	}
	must(t, other.Act(gametest.Any(other.Now, chance)))
	if n := open().Now.Match.Len(); n != 7 {
		t.Errorf("%d actions of 7 are there at the next start", n)
	}
}

// Nor where a tab that watched takes over from one without a shelf: it has one, and what it finds noted it deletes.
func TestWhoTakesOverDeletesWhatWasNoted(t *testing.T) {
	disk, paper, room := browser.Memory{}, &moody{Paper: browser.Paper{}}, browser.Boxes{}
	open := func(closed bool) *Games {
		return NewGames(NewDisk(disk, &moody{paper.Paper, closed}, &clock{5000}), &closedRoom{room, closed}, &clock{5000})
	}
	s := begun(t, open(false), gametest.Kinds()[5])
	play(t, s, 3, nil)
	id := s.Now.ID
	begun(t, s, gametest.Kinds()[0])
	watches := open(false)
	watches.Hold(false)
	open(true).Forget(id)
	watches.Hold(true)
	watches.disk.Merge()
	watches.Load()
	for range 2 {
		if watches.Reconcile(func() {}); len(watches.Done()) != 0 || len(room) != 0 {
			t.Errorf("%d games are listed, %d on the shelf", len(watches.Done()), len(room))
		}
		watches = open(false)
	}
}

// apart is a journal that lists what the page’s script does: what is not in the storage in the same state.
type apart struct {
	browser.Paper
	disk *counting
}

func (a apart) Entries() map[string]string {
	list := a.Paper.Entries()
	maps.DeleteFunc(list, func(key, text string) bool { return a.disk.Memory[key] == text })
	return list
}

// What another tab has written since, where there is room again, is newer than what this one had from the journal alone.
func TestWhatAnotherTabWritesIsNewerThanWhatHadNoRoom(t *testing.T) {
	_, states := playing(t, 6)
	disk := &counting{Memory: maps.Clone(states[3].local), refuse: func(string) bool { return true }}
	paper := apart{maps.Clone(states[6].paper), disk}
	open := func() *Games { return NewGames(NewDisk(disk, paper, &clock{5000}), browser.Boxes(nil), &clock{5000}) }
	watches := open()
	watches.Hold(false)
	disk.refuse = nil
	s := open()
	must(t, s.Act(gametest.Any(s.Now, rand.New(rand.NewPCG(5, 6)))))
	if watches.Load(); watches.Now.Match.Len() != 7 {
		t.Errorf("who watches sees %d actions", watches.Now.Match.Len())
	}
	watches.Hold(true)
	watches.disk.Merge()
	if watches.Load(); watches.Now.Match.Len() != 7 {
		t.Errorf("who takes over goes on after %d actions", watches.Now.Match.Len())
	}
}
