package store

import (
	"slices"

	"serviert/app/dicegame"
)

// Park moves the running game to the interrupted ones. It returns false, with
// the game still on the table, if there is no room for the copy or another tab
// has the game. If no game is running there is nothing to do and it returns
// true.
func (s *Games) Park() bool {
	switch {
	case !s.Running():
		return true
	case s.Watching:
		return false
	}
	g := s.Now
	if !s.disk.Try(KeyParked+g.ID, g.Saved()) {
		return false
	}
	s.parked = first(g, s.parked)
	s.Now = nil
	s.disk.Erase(KeyGame)
	return true
}

// Resume puts the interrupted game with an ID on the table and parks the running
// one. It returns false, and changes nothing, if there is no such game or the
// running one cannot be parked.
func (s *Games) Resume(id string) bool {
	at := slices.IndexFunc(s.parked, func(g *dicegame.Game) bool { return g.ID == id })
	if at < 0 || s.Watching {
		return false
	}
	g := s.parked[at]
	if !s.Park() {
		return false
	}
	// Where there is no room for the second copy, both games stay parked.
	if !s.disk.Try(KeyGame, g.Saved()) {
		return false
	}
	s.Now = g
	s.disk.Erase(KeyParked + id)
	s.parked = without(s.parked, id)
	return true
}

// Take puts a game on the table and stores it there. It replaces the one there.
func (s *Games) Take(g *dicegame.Game) {
	s.Now = g
	s.Save()
}

// AddParked adds an imported game to the interrupted ones.
func (s *Games) AddParked(g *dicegame.Game) {
	s.disk.Save(KeyParked+g.ID, g.Saved())
	s.parked = first(g, s.parked)
}

// AddDone adds an imported game to the finished ones.
func (s *Games) AddDone(g *dicegame.Game) {
	s.done = append(slices.Clone(s.done), g)
	latestFirst(s.done)
	s.Change(g)
}

// Change stores a finished game after a correction. If the same game is on the
// table, it is changed there too.
func (s *Games) Change(g *dicegame.Game) {
	s.disk.Save(KeyDone+g.ID, g.Saved())
	if s.Now != nil && s.Now.ID == g.ID {
		s.Now.Match, s.Now.Paid = g.Match, g.Paid
		s.Save()
	}
}

// Forget deletes the game with an ID, wherever it is.
func (s *Games) Forget(id string) {
	s.disk.Erase(KeyDone + id)
	s.disk.Erase(KeyParked + id)
	s.done, s.parked = without(s.done, id), without(s.parked, id)
	if s.Now != nil && s.Now.ID == id {
		s.Now = nil
		s.disk.Erase(KeyGame)
	}
}

// kept is the value under KeyKept: the marks, and the position they belong to,
// given by the game and its number of actions.
type kept struct {
	V    int    `json:"v"`
	Game string `json:"game"`
	At   int    `json:"at"`
	Kept string `json:"kept"` // see dicegame.Marks
}

func (s *Games) saveKept() {
	s.disk.Save(KeyKept, kept{Schema, s.Now.ID, s.Now.Match.Len(), dicegame.Marks(s.Now.Kept)})
}

// readKept reads the marks if they belong to the position of the stored game.
func (s *Games) readKept() {
	var k kept
	if s.disk.Read(KeyKept, &k, func() error { return KnownSchema(k.V) }) && k.Game == s.Now.ID && k.At == s.Now.Match.Len() {
		s.Now.Kept = dicegame.Marked(k.Kept)
	}
}

// Throws returns the count of all throws on this device. If none is stored, it
// is computed from the stored games.
func (s *Games) Throws() dicegame.Throws {
	s.readThrows()
	return s.throws
}

func (s *Games) readThrows() {
	if s.throws.V != 0 {
		return
	}
	var t dicegame.Throws
	if !s.disk.Read(KeyThrows, &t, func() error { return KnownSchema(t.V) }) {
		t = dicegame.Throws{V: Schema}
		seen := map[string]bool{}
		for _, g := range slices.Concat(s.done, s.parked, []*dicegame.Game{s.Now}) {
			if g != nil && !seen[g.ID] {
				seen[g.ID] = true
				t.CountGame(g)
			}
		}
	}
	s.throws = t
}
