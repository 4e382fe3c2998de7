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

// Games is the dice games of this device: the one on the table, those that
// were interrupted for another, and those that are over.
type Games struct {
	disk  *Disk
	clock browser.Clock

	// Now is the game that runs or has just ended, nil for none.
	Now *dicegame.Game
	// Watching tells that another tab has the game: this one changes nothing.
	Watching bool

	done, parked []*dicegame.Game // newest first
	throws       dicegame.Throws  // V is 0 until they are read
}

// NewGames reads what is stored. It never fails: what cannot be read is set
// aside.
func NewGames(disk *Disk, clock browser.Clock) *Games {
	g := &Games{disk: disk, clock: clock}
	g.Load()
	return g
}

// Load reads everything again: another tab has played.
func (s *Games) Load() {
	s.Now, s.throws = nil, dicegame.Throws{}
	if g := s.read(KeyGame); g != nil {
		s.Now = g
		s.readKept()
	}
	s.done, s.parked = s.readAll(KeyDone), s.readAll(KeyParked)
}

// read is the game under a key, nil where there is none that can be read.
func (s *Games) read(key string) (g *dicegame.Game) {
	var v dicegame.Saved
	s.disk.Read(key, &v, func() (err error) {
		g, err = v.Game()
		return err
	})
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

// Done lists the games that are over, newest first. The list is not to be
// changed.
func (s *Games) Done() []*dicegame.Game { return s.done }

// Parked lists the interrupted games, newest first. The list is not to be
// changed.
func (s *Games) Parked() []*dicegame.Game { return s.parked }

// Running tells whether there is a game to go on with.
func (s *Games) Running() bool { return s.Now != nil && !s.Now.Over() }

// Find is the finished or interrupted game with an id, nil for none.
func (s *Games) Find(id string) *dicegame.Game {
	is := func(g *dicegame.Game) bool { return g.ID == id }
	for _, list := range [][]*dicegame.Game{s.done, s.parked} {
		if at := slices.IndexFunc(list, is); at >= 0 {
			return list[at]
		}
	}
	return nil
}

// Finished is the game with an id if it is over, also the one on the table;
// nil for none.
func (s *Games) Finished(id string) *dicegame.Game {
	if g := s.Find(id); g != nil && g.Over() {
		return g
	}
	if s.Now != nil && s.Now.ID == id && s.Now.Over() {
		return s.Now
	}
	return nil
}

// ErrWatching is returned for what only the tab that has the game may do.
var ErrWatching = errors.New("another tab has the game")

// Start begins a game, which takes the place of the one on the table: park
// that first. evening is the evening it belongs to, "" for a new one.
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

// Act plays an action of the game on the table and stores it. Screens offer
// legal actions only, so an error is a fault of the app, but for ErrWatching.
func (s *Games) Act(a escalero.Action) error {
	if s.Now == nil || s.Watching {
		return ErrWatching
	}
	before := s.Now.State()
	s.readThrows()
	if err := s.Now.Apply(a); err != nil {
		return err
	}
	if a.Chance() {
		s.throws.Count(s.Now, before, a)
		s.disk.Save(KeyThrows, s.throws)
	}
	if s.Now.Over() {
		s.finish()
	}
	s.Save()
	return nil
}

// Keep marks a die of the game on the table as staying or not, places from 0.
// Only the marks are stored, not the game.
func (s *Games) Keep(place int) {
	if s.Watching {
		return
	}
	s.Now.Kept[place] = !s.Now.Kept[place]
	s.saveKept()
}

// Mark sets which dice stay.
func (s *Games) Mark(stay [5]bool) {
	if s.Watching {
		return
	}
	s.Now.Kept = stay
	s.saveKept()
}

// CanTakeBack tells whether the last entry can still be taken back: dice once
// seen stay seen, and a computer player stands by its entries.
func (s *Games) CanTakeBack() bool {
	if s.Now == nil || !s.Now.Rules.TakeBack || !s.Now.Match.CanUndo() || s.Watching {
		return false
	}
	return s.Now.Level(s.Now.Match.At(s.Now.Match.Len()-1)) == ""
}

// TakeBack undoes the last entry where CanTakeBack allows it; a finished game
// runs again.
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
	s.saveKept() // marks made before the entry are gone too
}

// finish adds the game on the table to those that are over.
func (s *Games) finish() {
	s.Now.Ended = s.clock.Millis()
	s.done = first(s.Now, without(s.done, s.Now.ID))
	s.disk.Save(KeyDone+s.Now.ID, s.Now.Saved())
}

// first puts a game before a list, which stays as it is.
func first(g *dicegame.Game, list []*dicegame.Game) []*dicegame.Game {
	return append([]*dicegame.Game{g}, list...)
}

func without(list []*dicegame.Game, id string) []*dicegame.Game {
	return slices.DeleteFunc(slices.Clone(list), func(g *dicegame.Game) bool { return g.ID == id })
}

// Save stores the game on the table. One that is over stays there until the
// next begins, so that the settlement is still open after a restart.
func (s *Games) Save() {
	if s.Now != nil && !s.Watching {
		s.disk.Save(KeyGame, s.Now.Saved())
	}
}

// NewID is an id that no game here has, in order of time.
func (s *Games) NewID() string {
	for n := s.clock.Millis(); ; n++ {
		id := fmt.Sprint(n)
		if s.Find(id) == nil && (s.Now == nil || s.Now.ID != id) {
			return id
		}
	}
}
