package coach

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

// mostMistakes bounds the list: what has waited longest makes room. mostMended
// bounds what is remembered of those that are gone.
const (
	mostMistakes = 30
	mostMended   = 200
)

// mistakes is what is stored, and what can be done with it.
type mistakes struct{ store.Mistakes }

// mistakeID tells a decision from all others, and stays when an earlier entry is
// corrected, which may take actions out before it: it is what was decided, after how
// many entries and on which throws of that turn.
func mistakeID(g *dicegame.Game, at int) string {
	entries, turn := 0, ""
	for i := range at + 1 {
		turn += g.Match.Action(i).String() + "\n"
		if _, ok := g.Entry(i); ok && i < at {
			entries, turn = entries+1, ""
		}
	}
	return fmt.Sprintf("%s-%d-%s", g.ID, entries, dicegame.Fingerprint(turn))
}

// renewed is an ID of earlier versions, which counted actions, as it is today. Any
// other stays as it is.
func renewed(id string, g *dicegame.Game) string {
	at, err := strconv.Atoi(strings.TrimPrefix(id, g.ID+"-"))
	if err != nil || !strings.HasPrefix(id, g.ID+"-") || at < 0 || at >= g.Match.Len() {
		return id
	}
	return mistakeID(g, at)
}

func (r *Room) loadMistakes() {
	k := mistakes{store.Mistakes{V: store.Schema}}
	if !r.disk.Read(store.KeyMistakes, &k, func() error { return store.KnownSchema(k.V) }) {
		k = mistakes{store.Mistakes{V: store.Schema}}
	}
	r.mistakes = k
}

func (r *Room) saveMistakes() { r.disk.Save(store.KeyMistakes, r.mistakes) }

// remember keeps what a review has found, for the figures of people. They use it
// for players of whom all throws are known. A game without known dice has nothing
// to keep.
func (r *Room) remember(v *review) {
	if len(v.decisions) == 0 {
		return
	}
	one := store.Review{Print: dicegame.Fingerprint(v.record)}
	for i := range v.result {
		one.Luck = append(one.Luck, int(math.Round(10*v.books.Luck[i])))
		one.Lost = append(one.Lost, int(math.Round(10*v.books.Lost[i])))
	}
	var all store.Reviews
	r.disk.Read(store.KeyReviews, &all, func() error { return store.KnownSchema(all.V) })
	r.disk.Save(store.KeyReviews, all.Add(one))
}

// collect keeps the dearest mistakes of the people in a review.
func (r *Room) collect(v *review) {
	r.loadMistakes()
	// After a correction later positions of that game never came up.
	before := len(r.mistakes.List)
	r.mistakes.List = slices.DeleteFunc(r.mistakes.List, func(m store.Mistake) bool {
		return strings.HasPrefix(m.ID, v.game.ID+"-") && !record.Goes(v.record, m.Record)
	})
	changed := len(r.mistakes.List) < before
	renew := func(id *string) {
		now := renewed(*id, v.game)
		changed = changed || now != *id
		*id = now
	}
	for i := range r.mistakes.List {
		renew(&r.mistakes.List[i].ID)
	}
	for i := range r.mistakes.Seen {
		renew(&r.mistakes.Seen[i])
	}
	for i := range v.game.Parties {
		for _, d := range v.worst(engine.Player(i+1), func(d decision) bool { return v.game.LevelAt(d.at) == "" }) {
			changed = r.mistakes.add(v.game, d) || changed
		}
	}
	if changed {
		r.saveMistakes()
	}
}

// find is the place of a mistake in the list, -1 where it is not there.
func (k *mistakes) find(id string) int {
	return slices.IndexFunc(k.List, func(m store.Mistake) bool { return m.ID == id })
}

// add keeps a decision unless it is there or mended already.
func (k *mistakes) add(g *dicegame.Game, d decision) bool {
	id := mistakeID(g, d.at)
	if k.find(id) >= 0 || slices.Contains(k.Seen, id) {
		return false
	}
	m, _, err := engine.Replay(g.Match.At(0), g.Match.Log()[:d.at])
	if err != nil {
		return false
	}
	text := record.Dice{Setup: g.Setup, Match: m}.String()
	k.List = append([]store.Mistake{{ID: id, Record: text, Played: d.action.String(), Cost: d.cost}}, k.List...)
	k.List = k.List[:min(len(k.List), mostMistakes)]
	return true
}

// drop takes a mended mistake from the list for good, and tells whether it
// was there.
func (k *mistakes) drop(id string) bool {
	at := k.find(id)
	if at < 0 {
		return false
	}
	k.List = slices.Delete(k.List, at, at+1)
	k.Seen = append(k.Seen, id)
	k.Seen = k.Seen[max(0, len(k.Seen)-mostMended):]
	return true
}

// quizOf is the position of a mistake, nil where it cannot be read or nothing is
// to be decided in it.
func quizOf(m store.Mistake) *quiz {
	doc, err := record.ParseSaved(m.Record)
	if err != nil {
		return nil
	}
	d, err := doc.Dice()
	if err != nil || !thought.Asks(d.Match.State()) {
		return nil
	}
	q := newQuiz(d, d.Match.Len())
	q.id = m.ID
	// What was played is shown with the dice it left lying blank.
	if a, err := escalero.ParseAction(m.Played); err == nil {
		q.played = a
	}
	return q
}
