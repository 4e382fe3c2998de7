package app

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"
)

// keyParked + id: a game that was interrupted for another.
const keyParked = prefix + "parked:"

// doneAs is a game with the id it is stored under.
type doneAs struct {
	id string
	*game
}

func (s *store) loadDone() {
	s.done = s.loadGames(keyDone)
	s.parked = s.loadGames(keyParked)
}

// loadGames reads all games under a prefix, the latest first.
func (s *store) loadGames(under string) []doneAs {
	var list []doneAs
	for _, key := range s.disk.keys() {
		if !strings.HasPrefix(key, under) {
			continue
		}
		var v saved
		_, err := load(s.disk, key, &v)
		var g *game
		if err == nil {
			g, err = v.game()
		}
		if err != nil {
			s.setAside(key, err.Error())
			continue
		}
		list = append(list, doneAs{strings.TrimPrefix(key, under), g})
	}
	latestFirst(list)
	return list
}

func latestFirst(list []doneAs) {
	sort.Slice(list, func(i, j int) bool {
		a, b := list[i], list[j]
		return cmp.Or(cmp.Compare(b.ended, a.ended), cmp.Compare(b.started, a.started), cmp.Compare(b.id, a.id)) < 0
	})
}

// forget deletes a finished or interrupted game.
func (s *store) forget(id string) {
	s.erase(keyDone + id)
	s.erase(keyParked + id)
	gone := func(d doneAs) bool { return d.id == id }
	s.done, s.parked = slices.DeleteFunc(s.done, gone), slices.DeleteFunc(s.parked, gone)
	if s.game != nil && s.game.id == id {
		s.game = nil
		s.erase(keyGame)
	}
}

// shownGame is the finished or interrupted game that the address names, nil
// for none.
func (s *store) shownGame() *game {
	id := s.query.Get("game")
	for _, list := range [][]doneAs{s.done, s.parked} {
		for _, d := range list {
			if d.id == id {
				return d.game
			}
		}
	}
	return nil
}

// park puts the running game aside, so that another can be played; it is
// nothing lost. A game that is over is among the finished ones already.
func (s *store) park() {
	if !s.running() || s.elsewhere {
		return
	}
	g := s.game
	s.save(keyParked+g.id, g.saved())
	if _, failed := s.unsaved[keyParked+g.id]; failed {
		delete(s.unsaved, keyParked+g.id)
		return // better one game under the old key than none
	}
	s.parked = slices.Insert(s.parked, 0, doneAs{g.id, g})
	s.game = nil
	s.erase(keyGame)
}

// resume goes on with an interrupted game; the running one makes room.
func (s *store) resume(id string) {
	at := slices.IndexFunc(s.parked, func(d doneAs) bool { return d.id == id })
	if s.elsewhere {
		s.say(s.texts().Notices.Elsewhere)
		return
	}
	if at < 0 {
		return
	}
	g := s.parked[at].game
	s.park()
	if s.running() {
		return
	}
	s.take(g)
	s.erase(keyParked + id)
	s.parked = slices.DeleteFunc(s.parked, func(d doneAs) bool { return d.id == id })
	s.say(s.texts().Games.Resumed)
	s.visit("/table")
}

// take makes a game the running one.
func (s *store) take(g *game) {
	s.game, s.table = g, tableView{}
	s.saveGame()
	s.applySettings()
}

// keepDone stores a finished game after a change and wherever else it is
// shown.
func (s *store) keepDone(g *game) {
	s.save(keyDone+g.id, g.saved())
	if s.game != nil && s.game.id == g.id && s.game != g {
		s.game.Match, s.game.paid = g.Match, g.paid
	}
	if s.game != nil && s.game.id == g.id {
		s.saveGame()
	}
}

// newID is an id that no game here has, in order of time.
func (s *store) newID() string {
	for n := millis(); ; n++ {
		id := fmt.Sprint(n)
		has := func(d doneAs) bool { return d.id == id }
		if !slices.ContainsFunc(s.done, has) && !slices.ContainsFunc(s.parked, has) && (s.game == nil || s.game.id != id) {
			return id
		}
	}
}
