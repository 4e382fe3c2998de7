package backup

import (
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/store"
)

// Backups are offered when manyGames, or evenings of cards, have been played to
// their end since the last one, the first of them before so long that they
// matter; and not again for a week.
const (
	day       = 24 * 3600 * 1000
	manyGames = 10
	longSince = 30 * day
	aWeek     = 7 * day
)

// memory is the value under store.KeyBackup, in Unix milliseconds.
type memory struct {
	V       int   `json:"v"`
	Made    int64 `json:"made"`    // the last backup
	Offered int64 `json:"offered"` // when one was offered last
}

func (d Device) memory() memory {
	var m memory
	if !d.Disk.Read(store.KeyBackup, &m, func() error { return store.KnownSchema(m.V) }) {
		m = memory{V: store.Schema}
	}
	return m
}

// Last is when the last backup was made, 0 for never.
func (d Device) Last() int64 { return d.memory().Made }

// Made notes that a backup has been put somewhere.
func (d Device) Made(when int64) {
	m := d.memory()
	m.Made = when
	d.Disk.Save(store.KeyBackup, m)
}

// Restored notes, once a backup is restored, that the finished games and evenings of
// cards here are in a backup, unless one that was played before it was made is not in
// it.
func (d Device) Restored(f *File) {
	in, ended := map[string]bool{}, map[int64]bool{}
	for _, list := range [][]dicegame.Saved{f.Games, f.Table, f.Parked} {
		for _, v := range list {
			in[same(v.Started, dicegame.Fingerprint(v.Record))] = true
		}
	}
	for _, list := range [][]cardgame.Past{f.Cards, f.Evenings} {
		for _, p := range list {
			ended[p.Ended] = true
		}
	}
	for _, s := range d.Games.Done() {
		if s.Ended <= f.Made && !in[same(s.Started, s.Print)] {
			return
		}
	}
	evenings, _ := d.evenings()
	for _, p := range evenings {
		if p.Ended != 0 && p.Ended <= f.Made && !ended[p.Ended] {
			return
		}
	}
	if made := min(f.Made, d.Browser.Millis()); made > d.Last() {
		d.Made(made)
	}
}

// Offer returns how many finished games and evenings of cards are in no backup if
// it is time to offer one, and 0 otherwise. cards is when the evenings ended. It notes
// that one was offered, so it is asked when a page is opened and not when it is
// drawn.
func (d Device) Offer(cards []int64) (games, evenings int) {
	m, now := d.memory(), d.Browser.Millis()
	// A clock that was set back must not silence this for ever. A backup that lies far
	// ahead was made before now, while the clock was wrong.
	if m.Made-now > longSince {
		m.Made = now
		d.Disk.Save(store.KeyBackup, m)
	}
	oldest := now
	since := func(ended int64) bool {
		if ended > m.Made {
			oldest = min(oldest, ended)
		}
		return ended > m.Made
	}
	done := d.Games.Done()
	for i := range done {
		if since(done[i].Ended) {
			games++
		}
	}
	for _, ended := range cards {
		if since(ended) {
			evenings++
		}
	}
	if games+evenings < manyGames || now-oldest < longSince || m.Offered <= now && now-m.Offered < aWeek {
		return 0, 0
	}
	m.Offered = now
	d.Disk.Save(store.KeyBackup, m)
	return games, evenings
}
