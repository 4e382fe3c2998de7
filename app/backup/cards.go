package backup

import (
	"cmp"
	"slices"

	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/store"
	"serviert/engine/record"
)

// cards takes in the evenings of cards and then calls then. The same evening is
// known by when it began and by its hands: one log begins with the other. A hand
// that was dealt here makes it another evening from there on, since nobody can
// tell whether the hand of the backup is the same.
func (r *restoring) cards(then func()) {
	began := map[int64]bool{}
	for _, list := range [][]cardgame.Past{r.f.Cards, r.f.Evenings} {
		for _, p := range list {
			began[p.Started] = true
		}
	}
	list, table := r.evenings()
	r.Cards.Whole(list, func(o *cardgame.Past) bool { return began[o.Started] }, func() {
		for i, o := range list {
			r.tables = append(r.tables, evening{o, i < table})
		}
		r.seat(slices.Concat(r.f.Cards, r.f.Evenings), len(r.f.Cards), then)
	})
}

// evening is an evening of cards and whether it lies on the table.
type evening struct {
	cardgame.Past
	table bool
}

// seat takes in the evenings of a list, of which the first few lay on the table.
func (r *restoring) seat(list []cardgame.Past, table int, then func()) {
	for len(list) > 0 {
		p := list[0].Unshelve()
		list, table = list[1:], table-1
		if _, err := p.Table(); err != nil {
			r.unreadable(store.KeyCardsPast+p.ID, p, err)
			continue
		}
		if p.Ended == 0 {
			p.From = cmp.Or(p.From, dicegame.FromBackup) // as for dice
		}
		r.sitDown(p, table >= 0, func() { r.seat(list, table, then) })
		return
	}
	then()
}

// sitDown takes in one evening and then calls then.
func (r *restoring) sitDown(p cardgame.Past, table bool, then func()) {
	here := r.tables
	at := slices.IndexFunc(here, func(o evening) bool {
		if o.Shelved() { // its hands cannot be had now
			return o.Started == p.Started && !r.lost(o, p)
		}
		return o.Started == p.Started && record.Goes(o.Record, p.Record) && !r.dealt(o, p)
	})
	if at >= 0 {
		r.res.Here++
		if o := here[at].Past; o.Note == "" && p.Note != "" {
			o.Note = record.Noted(p.Note)
			r.write(o, here[at].table, func(ok bool) {
				if ok {
					here[at].Past = o
				}
				then()
			})
			return
		}
		then()
		return
	}
	at = slices.IndexFunc(here, func(o evening) bool {
		return o.Started == p.Started && (r.lost(o, p) || !o.Shelved() && o.Sealed == "" && record.Goes(p.Record, o.Record))
	})
	if at >= 0 {
		p = r.called(p, here[at].ID)
		p.Note = cmp.Or(here[at].Note, p.Note)
		r.res.Here++
		r.write(p, here[at].table, func(ok bool) {
			if ok {
				here[at].Past = p
			}
			then()
		})
		return
	}
	taken := func(id string) bool {
		return slices.ContainsFunc(here, func(o evening) bool { return o.ID == id })
	}
	if !isID(p.ID) || taken(p.ID) {
		p = r.called(p, nextID(p.ID, taken))
	}
	table = table && !slices.ContainsFunc(here, func(o evening) bool { return o.table })
	r.write(p, table, func(ok bool) {
		if ok {
			r.tables = append(here, evening{p, table})
			r.res.Evenings++
		}
		then()
	})
}

// lost reports whether the hands of an evening here are lost, and the evening of
// the backup has them.
func (r *restoring) lost(here evening, p cardgame.Past) bool {
	return here.Shelved() && here.Started == p.Started && r.Cards.Works() && cardshelf.Is(here.Past, p.Record)
}

// dealt reports whether the evening of the backup has a hand more than the same
// one here, which this device can open.
func (r *restoring) dealt(here evening, p cardgame.Past) bool {
	return record.Course(here.Record) == record.Course(p.Record) && here.Sealed == "" && p.Sealed != "" && p.Unseal(r.Browser.Safe()) == nil
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

// write stores an evening, on the table or among the earlier ones, and then calls
// then with whether there was room.
func (r *restoring) write(p cardgame.Past, table bool, then func(ok bool)) {
	if table {
		then(r.kept(r.Disk.Try(store.KeyCards, p)))
		return
	}
	r.Cards.Adopt(p, func(ok bool) { then(r.kept(ok)) })
}
