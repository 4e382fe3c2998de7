package store

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"serviert/app/browser"
	"serviert/app/dicegame"
)

// A finished game is read again only when it is opened. Its text lies on the
// shelf, where there is room; in the storage are summaries, in volumes of an
// index, so that neither the start nor the end of a game depends on how many
// were played.
//
// A text that is new or changed comes into the storage first, under KeyDone,
// and is deleted there once the shelf has it. Games of the first versions, and
// all where there is no shelf, are found there too.

const (
	volumeGames   = 25 // games of a volume
	latestGames   = 50 // at least so many are in the latest volumes
	latestVolumes = latestGames/volumeGames + 1
	atOnce        = 20  // games without a summary that are read when a list is asked for
	mostOpen      = 100 // finished games that stay in memory
)

// volume is the value under KeyIndex + number.
type volume struct {
	V     int                `json:"v"`
	Games []dicegame.Summary `json:"games"`
}

// history is the finished games of this device.
type history struct {
	disk  *Disk
	room  browser.Shelf
	clock browser.Clock

	numbers []int // of the volumes, rising
	volumes map[int]*volume
	sorted  []dicegame.Summary        // all games, newest first; nil until asked for
	open    map[string]*dicegame.Game // games that were opened, by ID
	gone    map[string]bool           // games that were deleted here, by ID
	waiting []string                  // see unsorted
	looked  bool                      // waiting has been filled
	renoted bool                      // see renote
}

// load reads the index anew. A game at hand stays there as long as the index says
// of it what it said before: the page that shows it would be empty until it is read
// again.
func (h *history) load() {
	before := h.open
	h.numbers, h.volumes, h.sorted, h.open = nil, map[int]*volume{}, nil, map[string]*dicegame.Game{}
	h.waiting, h.looked, h.gone, h.renoted = nil, false, nil, false
	for _, key := range h.disk.Under(KeyIndex) {
		if n, err := strconv.Atoi(strings.TrimPrefix(key, KeyIndex)); err == nil && n > 0 {
			h.numbers = append(h.numbers, n)
		}
	}
	slices.Sort(h.numbers)
	for id, g := range before {
		n, at := h.find(id, h.numbers)
		if n == 0 {
			continue
		}
		if s := h.volume(n).Games[at]; s.Print == g.Fingerprint() && s.Paid == g.Paid && s.Note == g.Note {
			h.open[id] = g
		}
	}
}

// volume reads a volume when it is first asked for. An unreadable one is set
// aside; its games are still on the shelf, see reconcile.
func (h *history) volume(n int) *volume {
	if v := h.volumes[n]; v != nil {
		return v
	}
	v := &volume{}
	if !h.disk.Read(fmt.Sprint(KeyIndex, n), v, func() error { return KnownSchema(v.V) }) {
		v = &volume{}
	}
	v.V = Schema
	h.volumes[n] = v
	return v
}

// summaries lists the games of some volumes, and others, newest first, each once:
// as the last volume has it.
func (h *history) summaries(numbers []int, others []dicegame.Summary) []dicegame.Summary {
	of := map[string]dicegame.Summary{}
	for _, n := range numbers {
		for _, s := range h.volume(n).Games {
			of[s.ID] = s
		}
	}
	for _, s := range others {
		of[s.ID] = s
	}
	var list []dicegame.Summary
	for _, s := range of {
		list = append(list, s)
	}
	sort.Slice(list, func(i, j int) bool { // slices.SortFunc would add 8 kB to the download
		a, b := list[i], list[j]
		return cmp.Or(cmp.Compare(b.Ended, a.Ended), cmp.Compare(b.Started, a.Started), cmp.Compare(b.ID, a.ID)) < 0
	})
	return list
}

// recent lists the last games, at least latestGames of them.
func (h *history) recent() []dicegame.Summary { return h.past(h.summaries(h.latest(), nil)) }

// past puts the games of a list, newest first, that lie ahead behind the others:
// the clock of the device they were played on was wrong.
func (h *history) past(list []dicegame.Summary) []dicegame.Summary {
	now, at := h.clock.Millis(), 0
	for at < len(list) && list[at].Ended > now && !Near(list[at].Ended, now) {
		at++
	}
	return slices.Concat(list[at:], list[:at])
}

// latest are the numbers of the volumes that hold the last games.
func (h *history) latest() []int { return h.numbers[max(0, len(h.numbers)-latestVolumes):] }

func (h *history) all() []dicegame.Summary {
	if h.sorted == nil {
		if len(h.unsorted()) <= atOnce {
			for len(h.unsorted()) > 0 {
				h.sort()
			}
		}
		h.sorted = h.summaries(h.numbers, nil)
	}
	return h.sorted
}

// find is where the summary of a game is among some volumes; n is 0 for nowhere.
func (h *history) find(id string, numbers []int) (n, at int) {
	for _, n := range slices.Backward(numbers) {
		list := h.volume(n).Games
		for at := range list { // a summary is too large to be copied for a look at its ID
			if list[at].ID == id {
				return n, at
			}
		}
	}
	return 0, 0
}

// note puts the summary of a game into the index. Only these volumes are
// searched for an earlier one.
func (h *history) note(s dicegame.Summary, numbers []int) {
	n, at := h.find(s.ID, numbers)
	if n == 0 {
		h.add([]dicegame.Summary{s}, h.last())
		return
	}
	h.sorted = nil
	h.volume(n).Games[at] = s
	h.save(n)
}

// last is the number of the last volume, 1 where there is none.
func (h *history) last() int {
	if len(h.numbers) == 0 {
		return 1
	}
	return h.numbers[len(h.numbers)-1]
}

// add puts summaries behind those of a volume, and into new ones after it, which
// must be free.
func (h *history) add(list []dicegame.Summary, n int) {
	for len(list) > 0 {
		h.sorted = nil
		if len(h.volume(n).Games) >= volumeGames {
			n++
		}
		if !slices.Contains(h.numbers, n) {
			h.numbers = append(h.numbers, n)
			slices.Sort(h.numbers)
		}
		v := h.volume(n)
		some := list[:min(len(list), volumeGames-len(v.Games))]
		list = list[len(some):]
		v.Games = append(v.Games, some...)
		h.save(n)
	}
}

func (h *history) save(n int) { h.disk.Save(fmt.Sprint(KeyIndex, n), h.volume(n)) }

// drop takes the summaries of games out of a volume, and tells whether there were
// any. An empty one goes.
func (h *history) drop(n int, is func(dicegame.Summary) bool) bool {
	v := h.volume(n)
	if !slices.ContainsFunc(v.Games, is) {
		return false
	}
	h.sorted = nil
	v.Games = slices.DeleteFunc(slices.Clone(v.Games), is) // a walk may hold the old list
	if len(v.Games) > 0 {
		h.save(n)
		return true
	}
	delete(h.volumes, n)
	h.numbers = slices.DeleteFunc(h.numbers, func(o int) bool { return o == n })
	h.disk.Erase(fmt.Sprint(KeyIndex, n))
	return true
}

// put stores a finished game that is new or has changed. An earlier summary of
// it is in one of these volumes.
func (h *history) put(g *dicegame.Game, numbers []int) {
	if !h.renoted { // not after: then the index would be newer than what it does not say yet
		h.renote()
	}
	delete(h.gone, g.ID)
	h.open[g.ID] = g
	h.disk.Save(KeyDone+g.ID, g.Saved())
	h.note(g.Summary(), numbers)
	h.shelve(g.ID) // not before: what is in the storage yet is looked through for what is not noted, see renote
}

// renote notes a game anew whose text is newer than any volume of the index: the
// browser ended between the two, as a correction or a note was written.
func (h *history) renote() {
	h.renoted = true
	newest := int64(0)
	for _, n := range h.numbers {
		text, _ := h.disk.text(fmt.Sprint(KeyIndex, n))
		newest = max(newest, numberOf(text))
	}
	for _, key := range h.disk.Under(KeyDone) {
		text, _ := h.disk.text(key)
		id := strings.TrimPrefix(key, KeyDone)
		if numberOf(text) <= newest || h.disk.isBroken(key) {
			continue
		}
		if n, _ := h.find(id, h.numbers); n == 0 {
			continue // see unsorted
		}
		var v dicegame.Saved
		if decode(key, text, &v) != nil {
			continue
		}
		if g, err := v.Game(); err == nil && g.Over() {
			g.ID = id
			if h.open[id] != nil {
				h.open[id] = g // it was read with what the index said of it
			}
			h.note(g.Summary(), h.numbers)
		}
	}
}

// shelve moves the text of a game to the shelf: it is deleted in the storage
// when the shelf has it.
func (h *history) shelve(id string) {
	key := KeyDone + id
	text, ok := h.disk.text(key)
	if !ok || h.disk.isBroken(key) {
		return
	}
	h.room.Put(id, text, func(ok bool) {
		if now, _ := h.disk.text(key); ok && now == text {
			h.disk.Erase(key)
		}
	})
}

// remove deletes a finished game. One that was filed just now is in one volume;
// others may be in two, see noteNew, and all volumes are read.
func (h *history) remove(id string, fresh bool) {
	if delete(h.open, id); h.gone == nil {
		h.gone = map[string]bool{}
	}
	h.gone[id] = true
	h.waiting = slices.DeleteFunc(h.waiting, func(w string) bool { return w == id })
	// The lists first: a game that is in none is found again if the browser ends here, and one that is nowhere is not.
	for _, n := range slices.Backward(slices.Clone(h.numbers)) {
		if h.drop(n, func(s dicegame.Summary) bool { return s.ID == id }) && fresh {
			break
		}
	}
	h.disk.unshelve(h.room, id)
	h.disk.Erase(KeyDone + id)
}

// read decodes the text of a finished game.
func (h *history) read(id, text string) (*dicegame.Game, error) {
	var v dicegame.Saved
	if err := decode(KeyDone, text, &v); err != nil {
		return nil, err
	}
	g, err := v.Game()
	if err == nil && !g.Over() {
		err = errNotOver
	}
	if err != nil {
		return nil, err
	}
	g.ID = id
	if n, at := h.find(id, h.numbers); n > 0 {
		g.Paid = h.volume(n).Games[at].Paid
	}
	return g, nil
}

var errNotOver = errors.New("a game among the finished ones is not over")

// opened is a finished game that is at hand, nil for none.
func (h *history) opened(id string) *dicegame.Game {
	if g := h.open[id]; g != nil {
		return g
	}
	if text, ok := h.disk.text(KeyDone + id); ok {
		if g, err := h.read(id, text); err == nil {
			h.open[id] = g
			return g
		}
	}
	return nil
}

// fetch brings finished games to hand and then calls then. Games that are not
// there, or cannot be read, are not at hand afterwards either.
func (h *history) fetch(ids []string, then func()) {
	if len(h.open) > mostOpen {
		h.open = map[string]*dicegame.Game{}
	}
	missing := slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return h.opened(id) != nil })
	if len(missing) == 0 {
		then()
		return
	}
	h.room.Get(missing, func(texts map[string]string) {
		for id, text := range texts {
			switch g, err := h.read(id, text); {
			case h.gone[id] || h.opened(id) != nil: // deleted or changed while the shelf was read
			case err == nil:
				h.open[id] = g
			case errors.Is(err, errNewer):
				h.disk.newer[KeyDone+id] = true
			default:
				if key := KeyDone + id; h.disk.aside(key, text, key+": "+err.Error()) {
					h.room.Remove(id)
				}
			}
		}
		then()
	})
}

// unsorted lists the games in the storage that have no summary, as a version
// without an index has left them.
func (h *history) unsorted() []string {
	if h.looked {
		return h.waiting
	}
	h.looked = true
	keys := h.disk.Under(KeyDone)
	if len(keys) == 0 {
		return nil
	}
	known := map[string]bool{}
	for _, n := range h.numbers {
		for _, s := range h.volume(n).Games {
			known[s.ID] = true
		}
	}
	for _, key := range keys {
		if id := strings.TrimPrefix(key, KeyDone); !known[id] && !h.disk.isBroken(key) {
			h.waiting = append(h.waiting, id)
		}
	}
	slices.Sort(h.waiting)
	return h.waiting
}

// sort notes the first of them in the index, and moves it to the shelf.
func (h *history) sort() {
	id := h.waiting[0]
	h.waiting = h.waiting[1:]
	var v dicegame.Saved
	var g *dicegame.Game
	if !h.disk.Read(KeyDone+id, &v, func() (err error) {
		if g, err = v.Game(); err == nil && !g.Over() {
			err = errNotOver
		}
		return err
	}) {
		return
	}
	g.ID = id
	h.shelve(id)
	h.note(g.Summary(), nil)
}

// reconcile finds games on the shelf that the index does not know, and calls
// then if there were any.
func (h *history) reconcile(then func()) {
	h.games(func(ids []string) {
		known := map[string]bool{}
		for _, g := range h.all() {
			known[g.ID] = true
		}
		lost := slices.DeleteFunc(ids, func(id string) bool { return known[id] })
		if len(lost) == 0 {
			h.noteNew(nil) // for what a version has left that did not keep the last ones at the end
			return
		}
		h.fetch(lost[:min(len(lost), mostOpen)], func() {
			h.noteNew(h.atHand(lost))
			then()
		})
	})
}
