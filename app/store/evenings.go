package store

import (
	"slices"

	"serviert/app/dicegame"
	"serviert/engine/record"
)

// EveningHours is the longest break, in hours, between two games of the same
// evening.
const EveningHours = 8

// Near tells whether two times, in Unix milliseconds, may belong to the same
// evening. The clock may have been set: what lies far ahead is another day too.
func Near(a, b int64) bool { return max(a-b, b-a) <= EveningHours*3600*1000 }

// EveningFor returns the ID of the evening that a new game of these people
// belongs to: that of their last game, or "" for a new evening if there was
// none within EveningHours. Within an evening, partners and rules may change.
func (s *Games) EveningFor(parties []record.Party) string {
	who, now := everybody(parties), s.clock.Millis()
	last, id := int64(0), ""
	see := func(g *dicegame.Game) {
		if when := max(g.Started, g.Ended); when > last && Near(now, when) && slices.Equal(who, everybody(g.Parties)) {
			last, id = when, g.Evening
		}
	}
	if s.Now != nil {
		see(s.Now)
	}
	for _, g := range s.done {
		see(g)
	}
	return id
}

// everybody lists the names of all players, sorted.
func everybody(parties []record.Party) []string {
	var list []string
	for _, p := range parties {
		list = append(list, p.Names...)
	}
	slices.Sort(list)
	return list
}
