package store

import (
	"slices"
	"strings"

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
	g, others := s.Now, s.Parked()
	if !s.disk.Try(KeyParked+g.ID, g.Saved()) {
		return false
	}
	s.parked = among(g, others)
	s.leave()
	return true
}

// leave empties the table, also of the dice for who begins.
func (s *Games) leave() {
	s.Now, s.opening, s.rolled = nil, nil, nil
	s.disk.Erase(KeyGame)
}

// Clear makes room on the table for another game: what has been played of the
// running one is parked. It returns false, and changes nothing, if that cannot
// be done.
func (s *Games) Clear() bool {
	return !s.Running() || s.Now.Match.Len() == 0 && !s.Watching || s.Park()
}

// Resume puts the interrupted game with an ID on the table and parks the running
// one. It returns false, and changes nothing, if there is no such game or the
// running one cannot be parked.
func (s *Games) Resume(id string) bool {
	g := parkedIn(s.Parked(), id)
	if g == nil || s.Watching || !s.Park() {
		return false
	}
	// Where there is no room for the second copy, both games stay parked.
	if !s.disk.Try(KeyGame, g.Saved()) {
		return false
	}
	s.Now = g
	s.readOpening()
	s.disk.Erase(KeyParked + id)
	s.parked = without(s.parked, id)
	return true
}

// Take puts a game on the table and stores it there. It replaces the one there.
func (s *Games) Take(g *dicegame.Game) {
	s.Now, s.opening, s.rolled = g, nil, nil
	s.Save()
}

// AddParked adds an imported game to the interrupted ones.
func (s *Games) AddParked(g *dicegame.Game) {
	s.parked = among(g, without(s.Parked(), g.ID))
	s.disk.Save(KeyParked+g.ID, g.Saved())
}

// AddDone adds an imported game to the finished ones.
func (s *Games) AddDone(g *dicegame.Game) {
	s.Change(g)
	s.history.noteNew(nil) // it may be older than those that were here
}

// Change stores a finished game after a correction, or with another note. If the same game is on the
// table, it is changed there too.
func (s *Games) Change(g *dicegame.Game) {
	s.history.put(g, s.history.numbers)
	if s.Now != nil && s.Now.ID == g.ID {
		s.Now.Rewrite(g.Match)
		s.Now.Counts(g)
		s.Now.Paid, s.Now.Note = g.Paid, g.Note
		s.Save()
	}
}

// Pay notes finished games as paid, or as open again, and then calls then. Where the text of one cannot be had, what
// the list says of it counts, see history.read.
func (s *Games) Pay(ids []string, paid bool, then func()) {
	s.Fetch(func() {
		for _, id := range ids {
			g := s.Find(id)
			if g == nil {
				g = s.Finished(id)
			}
			if g != nil && g.Over() {
				g.Paid = paid
				s.Change(g)
			} else if n, at := s.history.find(id, s.history.numbers); n > 0 {
				s.history.volume(n).Games[at].Paid, s.history.sorted = paid, nil
				s.history.save(n)
			}
		}
		then()
	}, ids...)
}

// Withheld reports whether a finished game is in the lists and at hand no more because the browser does not hand it
// over at the moment.
func (s *Games) Withheld(id string) bool {
	n, _ := s.history.find(id, s.history.numbers)
	return n > 0 && s.Find(id) == nil && !s.history.room.Works()
}

// Forget deletes the finished game with an ID, wherever it is. One that runs under this ID stays: a browser that ended
// as a game did, or as its end was taken back, has left both.
func (s *Games) Forget(id string) {
	s.history.remove(id, false)
	s.unset(id, true)
	if s.table() != id {
		s.letGo(id)
	}
}

// Discard deletes the game with an ID that is not over, wherever it is. A finished one under this ID stays.
func (s *Games) Discard(id string) {
	s.disk.Erase(KeyParked + id)
	s.parked = without(s.Parked(), id)
	s.letGo(id)
	s.unset(id, false)
}

// unset clears the table if the game with an ID lies there, and is over or not.
func (s *Games) unset(id string, over bool) {
	if s.table() == id && s.Now.Over() == over {
		s.leave()
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
		list := slices.Concat(s.Parked(), []*dicegame.Game{s.Now})
		for _, key := range s.disk.Under(KeyDone) {
			list = append(list, s.history.opened(strings.TrimPrefix(key, KeyDone)))
		}
		for _, g := range list {
			if g != nil && !seen[g.ID] {
				seen[g.ID] = true
				t.CountGame(g)
			}
		}
	}
	s.throws = t
}
