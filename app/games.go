package app

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// doneAs is a finished game with the id it is stored under.
type doneAs struct {
	id string
	*game
}

func (s *store) loadDone() {
	for _, key := range s.disk.keys() {
		if !strings.HasPrefix(key, keyDone) {
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
		s.done = append(s.done, doneAs{strings.TrimPrefix(key, keyDone), g})
	}
	slices.SortFunc(s.done, func(a, b doneAs) int { return cmp.Compare(b.ended, a.ended) })
}

// forget deletes a finished game.
func (s *store) forget(id string) {
	s.disk.del(keyDone + id)
	s.done = slices.DeleteFunc(s.done, func(d doneAs) bool { return d.id == id })
}

// gamesView is what the games page shows beyond the games themselves. It
// starts anew on every address.
type gamesView struct{}

// shownGame is the finished game whose page is open, nil for none.
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

func gamesPage() app.UI { return screen("games", the.texts().Games.Title, nil) }
