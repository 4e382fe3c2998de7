package app

import (
	"slices"

	"serviert/engine/record"
)

// eveningHours is how long after the last game of the same people another one
// still belongs to the same evening.
const eveningHours = 8

// eveningFor is the evening that a game about to begin belongs to: that of
// the last game these people played, if it is not too long ago; else "" for a
// new one. Who partners whom, and which game it is, may change in an evening.
func (s *store) eveningFor(parties []record.Party, now int64) string {
	who := playersOf(parties)
	last, id := int64(0), ""
	see := func(g *game) {
		if when := max(g.started, g.ended); when > last && slices.Equal(who, playersOf(g.Parties)) {
			last, id = when, g.evening
		}
	}
	if s.game != nil {
		see(s.game)
	}
	for _, d := range s.done {
		see(d.game)
	}
	if now-last > eveningHours*3600*1000 {
		return ""
	}
	return id
}

// playersOf lists everybody at the table by name, sorted.
func playersOf(parties []record.Party) []string {
	var list []string
	for _, p := range parties {
		list = append(list, p.Names...)
	}
	slices.Sort(list)
	return list
}
