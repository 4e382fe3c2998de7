package store

import (
	"slices"

	"serviert/app/dicegame"
)

// Park puts the running game aside, so that another can be played; nothing of
// it is lost. It returns false, with the game still on the table, where there
// is no room for the copy or another tab has the game. A game that is over
// needs no parking.
func (s *Games) Park() bool {
	switch {
	case !s.Running():
		return true
	case s.Watching:
		return false
	}
	g := s.Now
	if !s.disk.try(KeyParked+g.ID, g.Saved()) {
		return false
	}
	s.parked = first(g, s.parked)
	s.Now = nil
	s.disk.Erase(KeyGame)
	return true
}

// Resume goes on with an interrupted game; the running one makes room. It
// returns false where it does not.
func (s *Games) Resume(id string) bool {
	at := slices.IndexFunc(s.parked, func(g *dicegame.Game) bool { return g.ID == id })
	if at < 0 || s.Watching {
		return false
	}
	g := s.parked[at]
	if !s.Park() {
		return false
	}
	s.Take(g)
	s.disk.Erase(KeyParked + id)
	s.parked = without(s.parked, id)
	return true
}

// Take makes a game the one on the table.
func (s *Games) Take(g *dicegame.Game) {
	s.Now = g
	s.Save()
}

// AddParked keeps a game that was read in among the interrupted ones.
func (s *Games) AddParked(g *dicegame.Game) {
	s.disk.Save(KeyParked+g.ID, g.Saved())
	s.parked = first(g, s.parked)
}

// AddDone keeps a finished game that was read in.
func (s *Games) AddDone(g *dicegame.Game) {
	s.done = append(slices.Clone(s.done), g)
	latestFirst(s.done)
	s.Change(g)
}

// Change stores a finished game after a change, wherever it is shown.
func (s *Games) Change(g *dicegame.Game) {
	s.disk.Save(KeyDone+g.ID, g.Saved())
	if s.Now != nil && s.Now.ID == g.ID {
		s.Now.Match, s.Now.Paid = g.Match, g.Paid
		s.Save()
	}
}

// Forget deletes a game, wherever it is.
func (s *Games) Forget(id string) {
	s.disk.Erase(KeyDone + id)
	s.disk.Erase(KeyParked + id)
	s.done, s.parked = without(s.done, id), without(s.parked, id)
	if s.Now != nil && s.Now.ID == id {
		s.Now = nil
		s.disk.Erase(KeyGame)
	}
}

// kept is stored under KeyKept: the marks of a position, by the game and how
// many actions it has.
type kept struct {
	V    int    `json:"v"`
	Game string `json:"game"`
	At   int    `json:"at"`
	Kept string `json:"kept"` // as dicegame.Marks writes it
}

func (s *Games) saveKept() {
	s.disk.Save(KeyKept, kept{Schema, s.Now.ID, s.Now.Match.Len(), dicegame.Marks(s.Now.Kept)})
}

// readKept takes over marks that were made after the game was stored.
func (s *Games) readKept() {
	var k kept
	if s.disk.Read(KeyKept, &k, func() error { return KnownSchema(k.V) }) && k.Game == s.Now.ID && k.At == s.Now.Match.Len() {
		s.Now.Kept = dicegame.Marked(k.Kept)
	}
}

// Throws is how the dice of this device have fallen. Where no count is stored
// it is made from the games that are kept.
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
