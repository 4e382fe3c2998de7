package store

import (
	"slices"

	"serviert/app/dicegame"
)

// Walk is a way through all finished games, the latest first, a few at a time:
// nobody waits while thousands are counted. What an earlier version has filed
// without the figures is read from the disk on the way and filed again.
type Walk struct {
	games   *Games
	wake    func()
	numbers []int // of the volumes still to come, the next one last
	listed  bool  // numbers is filled
	last    int   // the highest of them
	seen    map[string]bool

	volume int               // the one whose bare games are next
	bare   []string          // their IDs
	texts  map[string]string // of these; nil until they have come from the disk
	asking bool
}

// Step is what came of a step of a Walk.
type Step int

const (
	// More: there may be other games, go on.
	More Step = iota
	// Wait: the disk has been asked; the walk's function is called when to go on.
	Wait
	// End: these were all.
	End
)

// Walk begins a way through the finished games. wake is called after a step that
// had to wait, when the next one may be made.
func (s *Games) Walk(wake func()) *Walk {
	return &Walk{games: s, wake: wake, seen: map[string]bool{}}
}

// Next makes a step and hands over the games it comes by, which nobody may change.
// A step takes about as long as replaying one game.
func (w *Walk) Next(take func(*dicegame.Summary)) Step {
	s, h := w.games, &w.games.history
	switch {
	case !w.listed && s.Unsorted() > 0:
		s.Sort()
		return More
	case len(w.bare) > 0:
		return w.complete(take)
	case len(w.numbers) == 0 && (!w.listed || h.last() > w.last):
		// The last games may have gone to new volumes meanwhile, see noteNew.
		w.numbers = slices.DeleteFunc(slices.Clone(h.numbers), func(n int) bool { return n <= w.last })
		w.listed, w.last = true, h.last()
		return More
	case len(w.numbers) == 0:
		return End
	}
	last := len(w.numbers) - 1
	w.volume, w.numbers = w.numbers[last], w.numbers[:last]
	list := h.volume(w.volume).Games
	for i := range list {
		g := &list[i]
		switch {
		case w.seen[g.ID]:
			continue
		case g.Bare():
			w.bare = append(w.bare, g.ID)
		default:
			take(g)
		}
		w.seen[g.ID] = true
	}
	return More
}

// complete reads the next bare game. One that cannot be read counts as it is.
func (w *Walk) complete(take func(*dicegame.Summary)) Step {
	h := &w.games.history
	if w.texts == nil {
		w.asking = true
		h.room.Get(slices.Clone(w.bare), func(texts map[string]string) {
			if w.texts = texts; texts == nil {
				w.texts = map[string]string{}
			}
			if !w.asking {
				w.wake()
			}
		})
		if w.asking = false; w.texts == nil {
			return Wait
		}
	}
	id := w.bare[0]
	w.bare = w.bare[1:]
	text, ok := h.disk.text(KeyDone + id)
	if !ok {
		text = w.texts[id]
	}
	// A correction may have filed it in the meantime, or somebody deleted it.
	if n, at := h.find(id, h.numbers); n > 0 {
		s := &h.volume(n).Games[at]
		if s.Bare() {
			if g, err := h.read(id, text); err == nil {
				*s, h.sorted = g.Summary(), nil
			}
		}
		take(s)
		if n != w.volume && !w.games.Watching {
			h.save(n)
		}
	}
	if len(w.bare) == 0 {
		w.texts = nil
		if !w.games.Watching && slices.Contains(h.numbers, w.volume) { // the tab with the game files them
			h.save(w.volume)
		}
	}
	return More
}
