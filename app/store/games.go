package store

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strings"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// Games holds the dice games of this device: the one on the table, the
// interrupted ones and the finished ones.
type Games struct {
	disk  *Disk
	clock browser.Clock

	// Now is the game on the table: running or just finished, nil for none.
	Now *dicegame.Game
	// Watching is true while another tab has the game, see Hold. This tab then
	// changes nothing on the table.
	Watching bool
	// Mended is true if a running game was damaged and goes on from the last entry
	// that could be read. The damaged text is among the broken ones.
	Mended bool

	history history
	parked  []*dicegame.Game // newest first, nil until asked for
	throws  dicegame.Throws  // V is 0 until read

	correction correction       // the last one in the game on the table
	opening    dicegame.Opening // who begins it is being rolled, nil for no
	rolled     dicegame.Opening // the dice for that which have been seen, until something is played
	stands     bool             // see RollStands
	began      string           // the game for which it was said who begins, see CanReopen
}

// NewGames reads the game on the table, and what else there is when it is asked
// for. It never fails: saves that cannot be read are set aside.
func NewGames(disk *Disk, room browser.Shelf, clock browser.Clock) *Games {
	g := &Games{disk: disk, clock: clock, history: history{disk: disk, room: room, clock: clock}}
	g.Load()
	return g
}

// Hold is called with what the lock between tabs says: true if this tab has the
// game, false while another one has it.
func (s *Games) Hold(held bool) {
	s.Watching = !held
	s.disk.Yield(!held)
}

// Load reads everything again, after another tab has changed it.
func (s *Games) Load() {
	s.disk.clear(s.history.room)
	s.Now, s.opening, s.rolled, s.throws = nil, nil, nil, dicegame.Throws{}
	if g := s.read(KeyGame); g != nil {
		s.Now = g
		s.readKept()
		s.readCorrection()
		s.readOpening()
	}
	s.LoadHistory()
}

// LoadHistory forgets what was read of finished and interrupted games, after
// another tab has changed them.
func (s *Games) LoadHistory() {
	s.parked = nil
	s.history.load()
}

// read returns the game under a key, nil if there is none or it cannot be read.
// Of a damaged one it returns what was played before the damage.
func (s *Games) read(key string) (g *dicegame.Game) {
	var v dicegame.Saved
	if s.disk.Read(key, &v, func() (err error) {
		g, err = v.Game()
		return err
	}) {
		return g
	}
	if s.disk.Unread() == "" {
		return nil
	}
	if g = dicegame.Mend(s.disk.Unread()); g != nil {
		s.Mended = true
		g.ID, g.Evening = cmp.Or(g.ID, "mended"), cmp.Or(g.Evening, g.ID, "mended")
		s.disk.Save(key, g.Saved())
	}
	return g
}

// Done lists the finished games, newest first. Callers must not change the
// list. A few may still be missing, see Unsorted.
func (s *Games) Done() []dicegame.Summary { return s.history.all() }

// Recent lists the last finished games, newest first, latestGames at least. Those
// that lie ahead, because a clock was wrong, come last. It is quicker than Done.
func (s *Games) Recent() []dicegame.Summary { return s.history.recent() }

// Unsorted returns how many finished games are not in any list yet: those of a
// version that had no lists.
func (s *Games) Unsorted() int {
	if s.Watching {
		return 0
	}
	return len(s.history.unsorted())
}

// Sort adds one of them to the lists.
func (s *Games) Sort() {
	if s.Unsorted() > 0 {
		s.history.sort()
	}
}

// Shelve moves finished games for which there was no time yet out of the
// storage, and puts right what the lists say of them.
func (s *Games) Shelve() {
	if !s.Watching {
		s.history.renote()
	}
	for _, key := range s.disk.Under(KeyDone) {
		if id := strings.TrimPrefix(key, KeyDone); !s.Watching && s.history.room.Works() {
			s.history.shelve(id)
		}
	}
}

// Reconcile looks for finished games that are in no list because the browser
// ended in between, and calls then if there were any.
func (s *Games) Reconcile(then func()) {
	if !s.Watching {
		s.history.reconcile(then)
	}
}

// Parked lists the interrupted games, newest first. Callers must not change the
// list.
func (s *Games) Parked() []*dicegame.Game {
	if s.parked == nil {
		s.parked = []*dicegame.Game{}
		for _, key := range s.disk.Under(KeyParked) {
			if g := s.read(key); g != nil {
				g.ID = strings.TrimPrefix(key, KeyParked)
				s.parked = append(s.parked, g)
			}
		}
		newestFirst(s.parked)
		// The browser may have ended between the copy of a game and its deletion. Of
		// another tab's game this one may only not have been told yet that it has gone.
		if twin := parkedIn(s.parked, s.table()); twin != nil && record.Goes(s.Now.String(), twin.String()) {
			if !s.Watching {
				s.disk.Erase(KeyParked + twin.ID)
			}
			s.parked = without(s.parked, twin.ID)
		}
	}
	return s.parked
}

func parkedIn(list []*dicegame.Game, id string) *dicegame.Game {
	if at := slices.IndexFunc(list, func(g *dicegame.Game) bool { return g.ID == id }); at >= 0 {
		return list[at]
	}
	return nil
}

// table is the ID of the game on the table, "" for none.
func (s *Games) table() string {
	if s.Now == nil {
		return ""
	}
	return s.Now.ID
}

// Lent reports whether the game with an ID lies on the table of another tab: that
// one has it as it was when it lay down, and would bring it back so.
func (s *Games) Lent(id string) bool { return s.Watching && s.table() == id }

// Running reports whether the game on the table can be continued.
func (s *Games) Running() bool { return s.Now != nil && !s.Now.Over() }

// Find returns the finished or interrupted game with an ID; nil for none, and
// for a finished one that has to be fetched first.
func (s *Games) Find(id string) *dicegame.Game {
	if id == "" {
		return nil
	}
	if g := parkedIn(s.Parked(), id); g != nil {
		return g
	}
	return s.history.opened(id)
}

// Fetch brings finished games to hand, so that Find returns them, and then calls
// then: at once, or when they have been read from the disk.
func (s *Games) Fetch(then func(), ids ...string) { s.history.fetch(ids, then) }

// Finished returns the finished game with an ID, which may still be on the
// table; nil for none, and for one that has to be fetched first.
func (s *Games) Finished(id string) *dicegame.Game {
	if s.Now != nil && s.Now.ID == id && s.Now.Over() {
		return s.Now
	}
	if g := s.Find(id); g != nil && g.Over() {
		return g
	}
	return nil
}

// ErrWatching is returned for actions that only the tab with the game may do.
var ErrWatching = errors.New("another tab has the game")

// Start begins a game and stores it. It replaces the game on the table: call
// Park first. evening is the ID of its evening, "" for a new one; block starts
// it in block mode. It fails if the set-up breaks the rules, or another tab has
// the game.
func (s *Games) Start(setup record.Setup, evening string, block bool) error {
	if s.Watching {
		return ErrWatching
	}
	d, err := record.NewDice(setup)
	if err != nil {
		return err
	}
	g := dicegame.New(d)
	g.ID, g.Started, g.Block = s.NewID(), s.clock.Millis(), block
	if g.Evening = evening; evening == "" {
		g.Evening = g.ID
	}
	lot := s.lot(d.Parties)
	if s.Running() && s.Now.Match.Len() == 0 { // it gives way
		s.letGo(s.table())
	}
	s.Now, s.opening, s.rolled = g, nil, nil
	s.Save()
	if lot != nil { // whoever is to begin without that, it can still be asked for
		s.opening = lot
		s.saveOpening(true)
		s.opening, s.rolled = nil, lot
	}
	return nil
}

// StartAgain begins a game in which an earlier one is played once more, as Start
// does, see dicegame.PlayAgain.
func (s *Games) StartAgain(setup record.Setup, then *dicegame.Then, evening string) error {
	err := s.Start(setup, evening, false)
	if err == nil {
		s.Now.Then = then
		s.Save()
	}
	return err
}

// Act plays an action in the game on the table and stores the result. Screens
// offer only legal actions, so any error but ErrWatching is a bug.
func (s *Games) Act(a escalero.Action) error {
	if s.Now == nil || s.Watching {
		return ErrWatching
	}
	before := s.Now.State()
	s.readThrows()
	if err := s.Now.Apply(a); err != nil {
		return err
	}
	if s.Now.Over() {
		s.finish()
	}
	s.Save()
	s.forgetLot()
	if a.Chance() {
		s.throws.Count(s.Now, before, a)
		s.disk.Save(KeyThrows, s.throws)
	}
	return nil
}

// Keep marks or unmarks the die in a place, from 0. Only the marks are written,
// not the whole game.
func (s *Games) Keep(place int) {
	if s.Watching {
		return
	}
	s.Now.Kept[place] = !s.Now.Kept[place]
	s.saveKept()
}

// Mark sets all marks at once.
func (s *Games) Mark(stay [5]bool) {
	if s.Watching {
		return
	}
	s.Now.Kept = stay
	s.saveKept()
}

// CanTakeBack reports whether the last action can be taken back. Throws cannot,
// nor can the entries of a computer player, nor what has been paid, nor a Contra to
// which the answer was heard. That all have stopped is no entry: it always can.
func (s *Games) CanTakeBack() bool {
	switch {
	case s.Now == nil || s.Now.Paid || !s.Now.Match.CanUndo() || s.Watching:
		return false
	case s.Now.State().Stopped():
		return true
	case !s.Now.Rules.TakeBack:
		return false
	}
	n := s.Now.Match.Len()
	return s.Now.LevelAt(n-1) == "" && (s.Now.State().Asked() == 0 || s.Now.Heard != n)
}

// TakeBack undoes the last action if CanTakeBack allows it. A finished game is
// then running again.
func (s *Games) TakeBack() {
	if !s.CanTakeBack() {
		return
	}
	g := s.Now
	g.Rewrite(g.Match.Undo())
	g.Kept = [5]bool{}
	if g.State().Asked() != 0 {
		g.Heard = g.Match.Len()
	}
	over := g.Ended != 0
	g.Ended = 0
	s.Save()
	if over { // not before: what is over on the table and in no list gives way to the next game
		s.history.remove(g.ID, true)
	}
	s.saveKept() // the marks made before the entry are cleared too
}

// Retype replaces the dice typed last by others, or removes them if a is the
// zero action: typed dice can be changed until they are written, whatever was
// agreed about taking back.
func (s *Games) Retype(a escalero.Action) error {
	g := s.Now
	if g == nil || s.Watching || g.Match.Len() == 0 || g.Match.Action(g.Match.Len()-1).Kind != escalero.Result {
		return ErrWatching
	}
	m := g.Match.Undo()
	if a.Kind != 0 {
		var err error
		if m, err = m.Apply(a); err != nil {
			return err
		}
	}
	g.Rewrite(m)
	s.Save()
	return nil
}

// finish adds the game on the table to the finished games.
func (s *Games) finish() {
	s.Now.Ended = s.clock.Millis()
	s.history.put(s.Now, s.history.latest())
}

// among returns a new list of interrupted games with one more.
func among(g *dicegame.Game, list []*dicegame.Game) []*dicegame.Game {
	list = append([]*dicegame.Game{g}, list...)
	newestFirst(list)
	return list
}

func newestFirst(list []*dicegame.Game) {
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return cmp.Or(cmp.Compare(b.Started, a.Started), cmp.Compare(b.ID, a.ID)) < 0
	})
}

// without returns a new list without the game with an ID.
func without(list []*dicegame.Game, id string) []*dicegame.Game {
	return slices.DeleteFunc(slices.Clone(list), func(g *dicegame.Game) bool { return g.ID == id })
}

// Save stores the game on the table. A finished game stays there until the next
// one begins, so that the settlement can still be opened after a restart.
func (s *Games) Save() {
	if s.Now != nil && !s.Watching {
		s.disk.Save(KeyGame, s.Now.Saved())
	}
}

// NewID returns an unused ID: the time in Unix milliseconds, or a little more.
func (s *Games) NewID() string {
	for n := s.clock.Millis(); ; n++ {
		id := fmt.Sprint(n)
		in := func(list []dicegame.Summary) bool {
			return slices.ContainsFunc(list, func(g dicegame.Summary) bool { return g.ID == id })
		}
		if s.Find(id) == nil && s.table() != id && !in(s.Recent()) {
			return id
		}
	}
}
