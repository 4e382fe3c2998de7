package backup

import (
	"cmp"
	"slices"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/store"
	"serviert/engine/record"
)

// cards takes in the evenings of cards. The same evening is known by when it
// began and by its hands: one log begins with the other. A hand that was dealt
// here makes it another evening from there on, since nobody can tell whether the
// hand of the backup is the same.
func (r *restoring) cards() {
	r.tables = r.evenings()
	for i, list := range [][]cardgame.Past{r.f.Cards, r.f.Evenings} {
		for _, p := range list {
			if _, err := p.Table(); err != nil {
				r.unreadable(store.KeyCardsPast+p.ID, p, err)
				continue
			}
			r.sitDown(p, i == 0)
		}
	}
}

// sitDown takes in one evening.
func (r *restoring) sitDown(p cardgame.Past, table bool) {
	here := r.tables
	at := slices.IndexFunc(here, func(o evening) bool {
		return o.Started == p.Started && strings.HasPrefix(o.Record, p.Record) && !r.dealt(o, p)
	})
	if at >= 0 {
		r.res.Here++
		if o := here[at].Past; o.Note == "" && p.Note != "" {
			if o.Note = record.Noted(p.Note); r.write(o, here[at].table) {
				here[at].Past = o
			}
		}
		return
	}
	at = slices.IndexFunc(here, func(o evening) bool {
		return o.Started == p.Started && o.Sealed == "" && strings.HasPrefix(p.Record, o.Record)
	})
	if at >= 0 {
		p = r.called(p, here[at].ID)
		p.Note = cmp.Or(here[at].Note, p.Note)
		r.res.Here++
		if r.write(p, here[at].table) {
			here[at].Past = p
		}
		return
	}
	taken := func(id string) bool {
		return slices.ContainsFunc(here, func(o evening) bool { return o.ID == id })
	}
	if !isID(p.ID) || taken(p.ID) {
		p = r.called(p, nextID(p.ID, taken))
	}
	table = table && !slices.ContainsFunc(here, func(o evening) bool { return o.table })
	if r.write(p, table) {
		r.tables = append(here, evening{p, table})
		r.res.Evenings++
	}
}

// dealt reports whether the evening of the backup has a hand more than the same
// one here, which this device can open.
func (r *restoring) dealt(here evening, p cardgame.Past) bool {
	return here.Record == p.Record && here.Sealed == "" && p.Sealed != "" && p.Unseal(r.Browser.Safe()) == nil
}

// called gives an evening another ID. A sealed hand belongs to the ID.
func (r *restoring) called(p cardgame.Past, id string) cardgame.Past {
	if p.ID == id {
		return p
	}
	if v := p; v.Sealed != "" && v.Unseal(r.Browser.Safe()) == nil {
		v.ID = id
		return v.Seal(r.Browser.Safe())
	}
	p.ID = id
	return p
}

// write stores an evening, on the table or among the earlier ones.
func (r *restoring) write(p cardgame.Past, table bool) bool {
	key := store.KeyCardsPast + p.ID
	if table {
		key = store.KeyCards
	}
	return r.kept(r.Disk.Try(key, p))
}
