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

	done, parked []*dicegame.Game // newest first
	throws       dicegame.Throws  // V is 0 until read
}

// NewGames reads the stored games. It never fails: saves that cannot be read
// are set aside.
func NewGames(disk *Disk, clock browser.Clock) *Games {
	g := &Games{disk: disk, clock: clock}
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
	s.Now, s.throws = nil, dicegame.Throws{}
	if g := s.read(KeyGame); g != nil {
		s.Now = g
		s.readKept()
	}
	s.done, s.parked = s.readAll(KeyDone), s.readAll(KeyParked)
	// The browser may have ended between the copy of a game and its deletion.
	if twin := s.Find(s.table()); twin != nil && !twin.Over() && strings.HasPrefix(s.Now.String(), twin.String()) {
		s.disk.Erase(KeyParked + twin.ID)
		s.parked = without(s.parked, twin.ID)
	}
}

// table is the ID of the game on the table, "" for none.
func (s *Games) table() string {
	if s.Now == nil {
		return ""
	}
	return s.Now.ID
}

// read returns the game under a key, nil if there is none or it cannot be read.
// Of a damaged one that is not over, it returns what was played before the
// damage.
func (s *Games) read(key string) (g *dicegame.Game) {
	var v dicegame.Saved
	aside := len(s.disk.Broken())
	if !s.disk.Read(key, &v, func() (err error) {
		g, err = v.Game()
		return err
	}) {
		g = nil
	}
	broken := s.disk.Broken()
	if len(broken) == aside || strings.HasPrefix(key, KeyDone) {
		return g
	}
	if g = dicegame.Mend(broken[aside].Text); g != nil {
		s.Mended = true
		g.ID, g.Evening = cmp.Or(g.ID, "mended"), cmp.Or(g.Evening, g.ID, "mended")
		s.disk.Save(key, g.Saved())
	}
	return g
}

func (s *Games) readAll(under string) []*dicegame.Game {
	var list []*dicegame.Game
	for _, key := range s.disk.Under(under) {
		if g := s.read(key); g != nil {
			g.ID = strings.TrimPrefix(key, under)
			list = append(list, g)
		}
	}
	latestFirst(list)
	return list
}

func latestFirst(list []*dicegame.Game) {
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return cmp.Or(cmp.Compare(b.Ended, a.Ended), cmp.Compare(b.Started, a.Started), cmp.Compare(b.ID, a.ID)) < 0
	})
}

// Done lists the finished games, newest first. Callers must not change the
// list.
func (s *Games) Done() []*dicegame.Game { return s.done }

// Parked lists the interrupted games, newest first. Callers must not change the
// list.
func (s *Games) Parked() []*dicegame.Game { return s.parked }

// Running reports whether the game on the table can be continued.
func (s *Games) Running() bool { return s.Now != nil && !s.Now.Over() }

// Find returns the finished or interrupted game with an ID, nil for none.
func (s *Games) Find(id string) *dicegame.Game {
	is := func(g *dicegame.Game) bool { return g.ID == id }
	for _, list := range [][]*dicegame.Game{s.done, s.parked} {
		if at := slices.IndexFunc(list, is); at >= 0 {
			return list[at]
		}
	}
	return nil
}

// Finished returns the finished game with an ID, which may still be on the
// table; nil for none.
func (s *Games) Finished(id string) *dicegame.Game {
	if g := s.Find(id); g != nil && g.Over() {
		return g
	}
	if s.Now != nil && s.Now.ID == id && s.Now.Over() {
		return s.Now
	}
	return nil
}

// ErrWatching is returned for actions that only the tab with the game may do.
var ErrWatching = errors.New("another tab has the game")

// Start begins a game and stores it. It replaces the game on the table: call
// Park first. evening is the ID of its evening, "" for a new one; block starts
// it in block mode. It fails if the set-up breaks the rules.
func (s *Games) Start(setup record.Setup, evening string, block bool) error {
	d, err := record.NewDice(setup)
	if err != nil {
		return err
	}
	g := dicegame.New(d)
	g.ID, g.Started, g.Block = s.NewID(), s.clock.Millis(), block
	if g.Evening = evening; evening == "" {
		g.Evening = g.ID
	}
	s.Now = g
	s.Save()
	return nil
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
// nor can the entries of a computer player.
func (s *Games) CanTakeBack() bool {
	if s.Now == nil || !s.Now.Rules.TakeBack || !s.Now.Match.CanUndo() || s.Watching {
		return false
	}
	return s.Now.Level(s.Now.Match.At(s.Now.Match.Len()-1)) == ""
}

// TakeBack undoes the last action if CanTakeBack allows it. A finished game is
// then running again.
func (s *Games) TakeBack() {
	if !s.CanTakeBack() {
		return
	}
	g := s.Now
	g.Match = g.Match.Undo()
	g.Kept = [5]bool{}
	if g.Ended != 0 {
		g.Ended = 0
		s.disk.Erase(KeyDone + g.ID)
		s.done = without(s.done, g.ID)
	}
	s.Save()
	s.saveKept() // the marks made before the entry are cleared too
}

// finish adds the game on the table to the finished games.
func (s *Games) finish() {
	s.Now.Ended = s.clock.Millis()
	s.done = first(s.Now, without(s.done, s.Now.ID))
	s.disk.Save(KeyDone+s.Now.ID, s.Now.Saved())
}

// first returns a new list with a game in front of another list.
func first(g *dicegame.Game, list []*dicegame.Game) []*dicegame.Game {
	return append([]*dicegame.Game{g}, list...)
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
		if s.Find(id) == nil && (s.Now == nil || s.Now.ID != id) {
			return id
		}
	}
}
