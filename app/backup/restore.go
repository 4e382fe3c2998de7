package backup

import (
	"cmp"
	"errors"
	"slices"
	"strconv"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/jsontext"
	"serviert/app/store"
	"serviert/engine/record"
)

// Result is what came of restoring a backup.
type Result struct {
	Games    int  // dice games that are new here
	Evenings int  // evenings of cards that are new here
	Here     int  // games and evenings that were here already, or further on
	Other    int  // games that were corrected on one of the devices: the one here stays
	Broken   int  // what could not be read and is set aside
	Words    int  // own words of the players for which there is no room beside those that are here
	Full     bool // there was no room for all of it
	Watching bool // another tab has the game; the rest was not touched
}

// atOnce is how many finished games are replayed and stored before the page may
// draw and answer.
const atOnce = 20

// restoring is a backup on its way in.
type restoring struct {
	Device
	f    *File
	told func(done, of int)
	then func(Result)
	res  Result

	taken    map[string]bool             // IDs that nothing new may get
	given    map[string]bool             // those that games of the backup keep
	renamed  map[string]string           // IDs of finished games of the backup that have another one here
	evening  map[string]string           // the same for evenings
	tables   []evening                   // the evenings of cards that are here
	here     map[string]dicegame.Summary // finished games, by same
	byID     map[string]dicegame.Summary
	gone     map[string]bool  // IDs of those whose text is lost
	incoming []dicegame.Saved // finished games that are new
	marked   []dicegame.Saved // games of the backup that are here, by the ID they have here, but not yet paid or noted on
}

// Restore unites the backup with what is here:
//
//   - A game or evening that is here already is left alone. Of one that was
//     going on, the longer log wins; two that went on differently are both kept.
//   - A game that was running is put on the table only if nothing is running
//     there; otherwise it is an interrupted one.
//   - A game gets another ID if a different one has it here, and its evening
//     goes with it. What is marked as paid in either is paid, and a note counts where
//     there is none here.
//   - Names, house rules, own words, mistakes to practise, people and what
//     reviews have found are put together.
//     Settings and the set-up for cards count only where none are stored.
//   - Throws are counted for each device by itself, see store.Elsewhere.
//
// told is called from time to time with the progress, then at the end.
func (d Device) Restore(f *File, told func(done, of int), then func(Result)) {
	r := &restoring{
		Device: d, f: f, told: told, then: then,
		taken: map[string]bool{}, given: map[string]bool{}, renamed: map[string]string{}, evening: map[string]string{},
		here: map[string]dicegame.Summary{}, byID: map[string]dicegame.Summary{},
	}
	r.begin()
}

// begin waits until all games are in a list, and starts.
func (r *restoring) begin() {
	if r.stopped() {
		return
	}
	if n := r.Games.Unsorted(); n > 0 {
		for range min(n, atOnce) {
			r.Games.Sort()
		}
		r.Pause(r.begin)
		return
	}
	// The count has to be stored before there are games it would be computed from.
	// And nothing may wait to be written: a refused write would push it out.
	if !r.kept(r.Games.KeepThrows(r.Games.Throws())) || !r.kept(!r.Disk.Failing()) {
		r.then(r.res)
		return
	}
	r.Games.FileLost(func(gone map[string]bool) {
		r.gone = gone
		r.look()
		r.plan()
		r.values()
		r.cards(func() { r.finished(0) })
	})
}

// stopped ends everything if another tab has got the game.
func (r *restoring) stopped() bool {
	if r.Games.Watching {
		r.res.Watching = true
		r.then(r.res)
	}
	return r.res.Watching
}

// kept notes whether something had room.
func (r *restoring) kept(ok bool) bool {
	r.res.Full = r.res.Full || !ok
	return ok
}

// same is what a finished game is known by, whatever its ID.
func same(started int64, print string) string { return strconv.FormatInt(started, 10) + " " + print }

// look lists what is here.
func (r *restoring) look() {
	for _, g := range r.open() {
		r.taken[g.ID] = true
	}
	for _, s := range r.Games.Done() {
		r.taken[s.ID], r.here[same(s.Started, s.Print)], r.byID[s.ID] = true, s, s
	}
	for _, list := range [][]dicegame.Saved{r.f.Games, r.f.Table, r.f.Parked} {
		for _, v := range list {
			r.taken[v.ID] = true
		}
	}
}

// open are the games here that are not over, the one on the table first.
func (r *restoring) open() (list []*dicegame.Game) {
	if r.Games.Running() {
		list = append(list, r.Games.Now)
	}
	return append(list, r.Games.Parked()...)
}

// plan sorts out the finished games.
func (r *restoring) plan() {
	all := slices.Clone(r.f.Games)
	for _, list := range [][]dicegame.Saved{r.f.Table, r.f.Parked} {
		for _, v := range list {
			if v.Ended != 0 {
				all = append(all, v)
			}
		}
	}
	seen := map[string]bool{}
	for _, v := range all {
		print := same(v.Started, dicegame.Fingerprint(v.Record))
		if seen[print] {
			continue // the last game lies on the table too
		}
		seen[print] = true
		s, here := r.here[print]
		exactly := here
		if !here {
			if s, here = r.byID[v.ID]; !here || !corrected(v, s) {
				r.add(v, here)
				continue
			}
		}
		switch {
		case r.gone[s.ID]:
			v.ID, v.Evening = s.ID, s.Evening
			r.incoming = append(r.incoming, v)
		case exactly:
			r.res.Here++
			r.Games.Overtake(v.Started, v.Record)
		default:
			r.res.Other++
		}
		r.joined(v.Evening, s.Evening)
		if s.ID != v.ID {
			r.renamed[v.ID] = s.ID
		}
		if v.Paid && !s.Paid || v.Note != "" && s.Note == "" {
			v.ID = s.ID
			r.marked = append(r.marked, v)
		}
	}
	r.separate()
}

// corrected reports whether a game of the backup is one that is here, but for a
// correction: two that were played on differently did not end at the same time.
func corrected(v dicegame.Saved, s dicegame.Summary) bool {
	return v.Started == s.Started && v.Ended == s.Ended && slices.EqualFunc(players(v.Record), s.Names, slices.Equal)
}

// asMany reports whether as many play in one party as in another.
func asMany(a, b []string) bool { return len(a) == len(b) }

// players are the names of a record, by party.
func players(text string) (list [][]string) {
	doc, err := record.ParseSaved(text)
	if err != nil {
		return nil
	}
	for _, p := range doc.Parties {
		list = append(list, p.Names)
	}
	return list
}

// add plans to take in a finished game; collides tells that its ID belongs to
// another one.
func (r *restoring) add(v dicegame.Saved, collides bool) {
	open := func(g *dicegame.Game) bool {
		return g.ID == v.ID && !(g.Started == v.Started && record.Goes(v.Record, g.String()))
	}
	if id := v.ID; collides || r.given[id] || !isID(id) || slices.ContainsFunc(r.open(), open) {
		v.ID = r.free(id)
		r.renamed[id] = v.ID
		if v.Evening == id {
			r.joined(id, v.ID)
		}
	}
	r.given[v.ID] = true
	r.incoming = append(r.incoming, v)
}

// isID reports whether an ID is one that this app gives: it becomes part of keys
// and addresses.
func isID(id string) bool {
	return id != "" && len(id) < 18 && strings.Trim(id, "0123456789") == ""
}

// joined notes that an evening of the backup is called otherwise here.
func (r *restoring) joined(theirs, ours string) {
	if r.evening[theirs] == "" && theirs != ours {
		r.evening[theirs] = ours
	}
}

// free is an ID like another one that nothing has.
func (r *restoring) free(id string) string {
	next := nextID(id, func(id string) bool { return r.taken[id] })
	r.taken[next] = true
	return next
}

// nextID is the first ID after another one that is not taken.
func nextID(id string, taken func(string) bool) string {
	n := int64(0)
	if isID(id) {
		n, _ = strconv.ParseInt(id, 10, 64)
	}
	for {
		n++
		if next := strconv.FormatInt(n, 10); !taken(next) {
			return next
		}
	}
}

// separate keeps evenings apart that are called the same but were on different
// days: they have no game in common, and none that follow each other.
func (r *restoring) separate() {
	known := map[string][]dicegame.Summary{}
	for _, s := range r.here {
		known[s.Evening] = append(known[s.Evening], s)
	}
	near := map[string]bool{}
	for _, v := range r.f.Games {
		for _, s := range known[v.Evening] {
			if store.Near(v.Started, s.Ended) || store.Near(s.Started, v.Ended) || r.here[same(v.Started, dicegame.Fingerprint(v.Record))].ID != "" {
				near[v.Evening] = true
			}
		}
	}
	for _, v := range r.incoming {
		if e := v.Evening; (len(known[e]) > 0 && !near[e] || !isID(e)) && r.evening[e] == "" {
			r.evening[e] = r.free(e)
		}
	}
}

// settled is a game of the backup in the evening that it has here.
func (r *restoring) settled(v dicegame.Saved) dicegame.Saved {
	if e := r.evening[v.Evening]; e != "" {
		v.Evening = e
	}
	return v
}

// finished takes in the finished games from a place on, some at a time.
func (r *restoring) finished(at int) {
	if r.stopped() {
		return
	}
	r.told(at, len(r.incoming))
	if at == len(r.incoming) {
		r.marks()
		return
	}
	some := r.incoming[at:min(at+atOnce, len(r.incoming))]
	var list []*dicegame.Game
	for _, v := range some {
		v = r.settled(v)
		g, err := v.Game()
		if err == nil && !g.Over() {
			err = errNotOver
		}
		if err != nil {
			r.unreadable(store.KeyDone+v.ID, v, err)
			continue
		}
		list = append(list, g)
	}
	next := func(kept int) {
		r.res.Games += kept
		if r.kept(kept == len(list)) {
			for _, g := range list {
				r.Games.Overtake(g.Started, g.String())
			}
			r.Pause(func() { r.finished(at + len(some)) })
			return
		}
		r.marks() // the small things may still have room
	}
	if len(list) == 0 {
		next(0)
		return
	}
	r.Games.Adopt(list, next)
}

// marks notes on games here what the backup has noted on them.
func (r *restoring) marks() {
	if len(r.marked) == 0 {
		r.unfinished()
		return
	}
	some := r.marked[:min(len(r.marked), atOnce)]
	r.marked = r.marked[len(some):]
	ids := make([]string, len(some))
	for i, v := range some {
		ids[i] = v.ID
	}
	r.Games.Fetch(func() {
		if r.stopped() {
			return
		}
		for _, v := range some {
			if g := r.Games.Find(v.ID); g != nil && g.Over() {
				g.Paid = g.Paid || v.Paid
				if g.Note == "" {
					g.Note = record.Noted(v.Note)
				}
				r.Games.Change(g)
			}
		}
		r.Pause(r.marks)
	}, ids...)
}

var errNotOver = errors.New("a game among the finished ones is not over")

// unreadable sets a game of the backup aside that breaks the rules. key is where
// it would lie.
func (r *restoring) unreadable(key string, v any, err error) {
	r.res.Broken++
	text, bad := jsontext.Marshal(v)
	r.kept(bad == nil && r.Disk.Adopt(store.Broken{Text: string(text), Why: err.Error(), From: key}))
}

// unfinished takes in the games that are not over. Of finished games with the
// same beginning the records are needed, to see which of them they became.
func (r *restoring) unfinished() {
	began := map[int64]bool{}
	var table, parked []dicegame.Saved
	for _, v := range r.f.Table {
		if v.Ended == 0 {
			table, began[v.Started] = append(table, v), true
		}
	}
	for _, v := range r.f.Parked {
		if v.Ended == 0 {
			parked, began[v.Started] = append(parked, v), true
		}
	}
	var ids []string
	for _, s := range r.Games.Done() {
		if began[s.Started] {
			ids = append(ids, s.ID)
		}
	}
	r.Games.Fetch(func() {
		if r.stopped() {
			return
		}
		for _, v := range table {
			r.place(v, ids, true)
		}
		for _, v := range parked {
			r.place(v, ids, false)
		}
		r.then(r.res)
	}, ids...)
}

// place takes in a game that is not over. ids are the finished games it may have
// become.
func (r *restoring) place(v dicegame.Saved, ids []string, table bool) {
	v = r.settled(v)
	g, err := v.Game()
	if err == nil && g.Over() {
		err = errOver
	}
	if err != nil {
		r.unreadable(store.KeyParked+v.ID, v, err)
		return
	}
	g.From = cmp.Or(g.From, dicegame.FromBackup) // it can be gone on with from before what fell here
	text := g.String()
	for _, id := range ids {
		// A finished game is a later state of the one with its ID even where an
		// early entry was corrected since, and a name.
		o := r.Games.Find(id)
		if o != nil && o.Started == g.Started && (record.Goes(o.String(), text) || id == g.ID && slices.EqualFunc(players(text), o.Summary().Names, asMany)) {
			r.res.Here++
			return
		}
	}
	open := r.open()
	if slices.ContainsFunc(open, func(o *dicegame.Game) bool { return o.Started == g.Started && record.Goes(o.String(), text) }) {
		r.res.Here++
		return
	}
	taken := !isID(g.ID) || r.given[g.ID] || r.byID[g.ID].ID != ""
	for _, o := range open {
		if o.Started == g.Started && record.Goes(text, o.String()) {
			g.ID, g.Evening = o.ID, o.Evening
			r.res.Here++
			r.kept(r.Games.Place(g, o == r.Games.Now))
			return
		}
		taken = taken || o.ID == g.ID
	}
	if taken {
		id := g.ID
		if g.ID = r.free(id); g.Evening == id && !slices.ContainsFunc(r.f.Games, func(o dicegame.Saved) bool { return o.Evening == id }) {
			g.Evening = g.ID
		}
	}
	if g.Evening == "" {
		g.Evening = g.ID
	}
	if r.kept(r.Games.Place(g, table && r.tableFree())) {
		r.res.Games++
	}
}

var errOver = errors.New("a game among those going on is over")

// tableFree reports whether a game may be put on the table: what lies there is
// over and among the finished games.
func (r *restoring) tableFree() bool {
	now := r.Games.Now
	return now == nil || now.Over() && slices.ContainsFunc(r.Games.Done(), func(s dicegame.Summary) bool { return s.ID == now.ID })
}
