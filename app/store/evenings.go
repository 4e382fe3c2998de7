package store

import (
	"slices"

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
// none within EveningHours. Within an evening, partners and rules may change. A game
// that was interrupted on another day and has ended now still is of that day.
func (s *Games) EveningFor(parties []record.Party) string {
	who, now := looks(partyNames(parties)), s.clock.Millis()
	last, id := int64(0), ""
	see := func(started, ended int64, evening string, names [][]string) {
		when := max(started, ended)
		if when > last && Near(now, when) && Near(started, when) && slices.Equal(who, looks(names)) {
			last, id = when, evening
		}
	}
	if g := s.Now; g != nil {
		see(g.Started, g.Ended, g.Evening, partyNames(g.Parties))
	}
	for _, g := range s.Recent() {
		see(g.Started, g.Ended, g.Evening, g.Names)
	}
	return id
}

// looks lists the names of all players as they look, sorted: a game of another phone may have them written
// differently.
func looks(parties [][]string) []string {
	list := slices.Concat(parties...)
	for i, name := range list {
		list[i] = record.Look(name)
	}
	slices.Sort(list)
	return list
}

func partyNames(parties []record.Party) (list [][]string) {
	for _, p := range parties {
		list = append(list, p.Names)
	}
	return list
}
