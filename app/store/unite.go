package store

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/jsontext"
	"serviert/engine/record"
)

// What a backup needs of the games: all of them, and the ways in for games of
// another device. Unlike the actions of players these say whether there was
// room, so that a restoring can stop and be repeated.

// gatherAtOnce is how many finished games are read from the shelf in one go.
const gatherAtOnce = 50

// inPieces calls take with gatherAtOnce of the IDs after the other, and then calls then.
// take calls next when it has done with those.
func inPieces(ids []string, take func(some []string, next func()), then func()) {
	if len(ids) == 0 {
		then()
		return
	}
	some := ids[:min(len(ids), gatherAtOnce)]
	take(some, func() { inPieces(ids[len(some):], take, then) })
}

// Gather reads all finished games in their stored form, and then calls then.
// What cannot be read comes as it lies there. missing is how many the shelf did not
// hand over because it is closed.
func (s *Games) Gather(then func(games []dicegame.Saved, unread []Broken, missing int)) {
	h := &s.history
	h.games(func(ids []string) {
		paid := map[string]bool{} // whether each game in the index is
		for _, n := range h.numbers {
			for _, g := range h.volume(n).Games {
				paid[g.ID] = g.Paid
			}
		}
		for id := range paid {
			ids = append(ids, id)
		}
		for _, key := range h.disk.Under(KeyDone) {
			ids = append(ids, strings.TrimPrefix(key, KeyDone))
		}
		slices.Sort(ids)
		ids = slices.Compact(ids)
		var games []dicegame.Saved
		var unread []Broken
		missing := 0
		take := func(id, text string) {
			var v dicegame.Saved
			if err := decode(KeyDone, text, &v); err != nil {
				unread = append(unread, Broken{Text: text, Why: err.Error(), From: KeyDone + id})
				return
			}
			v.ID = id
			if is, known := paid[id]; known {
				v.Paid = is
			}
			games = append(games, v)
		}
		inPieces(ids, func(some []string, next func()) {
			h.room.Get(some, func(texts map[string]string) {
				for _, id := range some {
					if text, ok := h.disk.text(KeyDone + id); ok { // newer than on the shelf
						take(id, text)
					} else if text, ok := texts[id]; ok {
						take(id, text)
					} else {
						missing++
					}
				}
				next()
			})
		}, func() {
			if h.room.Works() {
				missing = 0 // their texts are lost
			}
			then(games, unread, missing)
		})
	})
}

// Adopt stores finished games of another device, whose IDs nothing here has, and
// then calls then with how many had room.
func (s *Games) Adopt(list []*dicegame.Game, then func(kept int)) {
	h, left := &s.history, len(list)
	var kept []dicegame.Summary
	for _, g := range list {
		done := func(ok bool) {
			if ok || h.disk.Try(KeyDone+g.ID, g.Saved()) {
				kept = append(kept, g.Summary())
			}
			if left--; left == 0 {
				h.noteNew(kept)
				then(len(kept))
			}
		}
		if text, err := jsontext.Marshal(g.Saved()); err == nil && h.room.Works() {
			h.room.Put(g.ID, h.disk.stamp(string(text)), done)
		} else {
			done(false)
		}
	}
}

// noteNew puts summaries of games into the index, unless they are in it. The
// last games stay in the last volumes, however many older ones come: a start
// looks no further.
//
// The browser may end at any moment. So the last games are copied behind the
// place for the others first, and their earlier places are cleared last; of two
// copies the one in the later volume counts.
func (h *history) noteNew(list []dicegame.Summary) {
	list = slices.DeleteFunc(h.summaries(nil, list), func(g dicegame.Summary) bool {
		n, _ := h.find(g.ID, h.numbers)
		return n > 0
	})
	slices.Reverse(list) // the oldest first
	newest := h.sorted
	if newest == nil || len(list) > 0 {
		newest = h.summaries(h.numbers, list)
	}
	newest = h.past(newest)
	newest = newest[:min(len(newest), latestGames)]
	slices.Reverse(newest)
	last := h.last()
	more := (len(h.volume(last).Games) + len(list) - 1) / volumeGames // volumes that come to it
	latest := h.numbers[max(0, min(len(h.numbers), len(h.numbers)+more-latestVolumes)):]
	top, stay := map[string]bool{}, true
	for _, g := range newest {
		top[g.ID] = true
		n, _ := h.find(g.ID, h.numbers)
		stay = stay && (n == 0 || slices.Contains(latest, n))
	}
	isTop := func(g dicegame.Summary) bool { return top[g.ID] }
	if stay {
		h.add(list, last)
		return
	}
	before := slices.Clone(h.numbers)
	for n, rest := last+more+1, newest; len(rest) > 0; n++ {
		v := &volume{Schema, rest[:min(len(rest), volumeGames)]}
		if !h.disk.Try(fmt.Sprint(KeyIndex, n), v) {
			h.disk.refused = false // nothing is lost, and what has room is worth more than the order
			h.add(list, h.last())
			return
		}
		rest = rest[len(v.Games):]
		v.Games = slices.Clip(v.Games)
		h.numbers, h.volumes[n] = append(h.numbers, n), v
	}
	h.add(slices.DeleteFunc(list, isTop), last)
	for _, n := range before {
		h.drop(n, isTop)
	}
}

// FileLost files the finished games of which a list was lost when the browser
// ended, all of them, and then calls then. gone are the IDs of those in the list
// whose text is nowhere.
func (s *Games) FileLost(then func(gone map[string]bool)) {
	h := &s.history
	h.games(func(ids []string) {
		known, gone := map[string]bool{}, map[string]bool{}
		for _, g := range h.all() {
			known[g.ID] = true
			if _, ok := h.disk.text(KeyDone + g.ID); !ok {
				gone[g.ID] = true
			}
		}
		for _, id := range ids {
			delete(gone, id)
		}
		lost := slices.DeleteFunc(ids, func(id string) bool { return known[id] })
		slices.Sort(lost)
		inPieces(lost, func(some []string, next func()) {
			h.fetch(some, func() {
				h.noteNew(h.atHand(some))
				next()
			})
		}, func() { then(gone) })
	})
}

// atHand are the summaries of those games that fetch has found.
func (h *history) atHand(ids []string) (list []dicegame.Summary) {
	for _, id := range ids {
		if g := h.open[id]; g != nil {
			list = append(list, g.Summary())
		}
	}
	return list
}

// Place stores a game that is not over, under its own ID: on the table, or among
// the interrupted ones. It takes the place of the game there that has this ID.
// It returns false where there is no room or another tab has the game.
func (s *Games) Place(g *dicegame.Game, table bool) bool {
	switch others := s.Parked(); {
	case s.Watching:
		return false
	case table && s.disk.Try(KeyGame, g.Saved()):
		s.Now = g
		return true
	case !table && s.disk.Try(KeyParked+g.ID, g.Saved()):
		s.parked = among(g, without(others, g.ID))
		return true
	}
	return false
}

// Overtake deletes games that are not over and of which this finished one, which
// is stored already, is the continuation.
func (s *Games) Overtake(started int64, text string) {
	behind := func(g *dicegame.Game) bool {
		return !g.Over() && g.Started == started && record.Goes(text, g.String())
	}
	for _, g := range slices.Clone(s.Parked()) {
		if behind(g) {
			s.disk.Erase(KeyParked + g.ID)
			s.parked = without(s.parked, g.ID)
			s.letGo(g.ID)
		}
	}
	if s.Now != nil && !s.Watching && behind(s.Now) {
		s.letGo(s.Now.ID)
		s.leave()
	}
}

// Elsewhere is the value under KeyElsewhere: what other devices have thrown, by
// a random name of the device. Each count only grows, so that of two counts of
// one device the higher one is right, however often they are put together.
type Elsewhere struct {
	V  int                        `json:"v"`
	ID string                     `json:"id"` // the name of this device
	Of map[string]dicegame.Throws `json:"of"`
}

// Elsewhere reads what other devices have thrown.
func (s *Games) Elsewhere() Elsewhere {
	var e Elsewhere
	if !s.disk.Read(KeyElsewhere, &e, func() error { return KnownSchema(e.V) }) {
		e = Elsewhere{V: Schema}
	}
	if e.Of == nil {
		e.Of = map[string]dicegame.Throws{}
	}
	return e
}

// AllThrows is the count of all throws on this device and on those whose backups
// were restored here.
func (s *Games) AllThrows() dicegame.Throws {
	t := s.Throws()
	for _, o := range s.Elsewhere().Of {
		t.People, t.Computers = t.People.Plus(o.People), t.Computers.Plus(o.Computers)
	}
	return t
}

// KeepThrows stores the count of this device, with which it is no longer
// computed from the games. It returns false where there is no room.
func (s *Games) KeepThrows(t dicegame.Throws) bool {
	s.throws = t
	return s.disk.Try(KeyThrows, t)
}
