package store

import (
	"slices"

	"serviert/app/dicegame"
	"serviert/engine/record"
)

// EveningHours is how long after the last game of the same people another one
// still belongs to the same evening.
const EveningHours = 8

// EveningFor is the evening that a game of these people begun now belongs to:
// that of the last game they played, unless it is too long ago; else "" for a
// new one. Who partners whom, and which game it is, may change in an evening.
func (s *Games) EveningFor(parties []record.Party) string {
	who, now := everybody(parties), s.clock.Millis()
	last, id := int64(0), ""
	see := func(g *dicegame.Game) {
		if when := max(g.Started, g.Ended); when > last && slices.Equal(who, everybody(g.Parties)) {
			last, id = when, g.Evening
		}
	}
	if s.Now != nil {
		see(s.Now)
	}
	for _, g := range s.done {
		see(g)
	}
	if now-last > EveningHours*3600*1000 {
		return ""
	}
	return id
}

// everybody lists all players by name, sorted.
func everybody(parties []record.Party) []string {
	var list []string
	for _, p := range parties {
		list = append(list, p.Names...)
	}
	slices.Sort(list)
	return list
}
