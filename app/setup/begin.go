package setup

import (
	"errors"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/app/store"
)

// used is the names of the last game as they are stored.
type used struct {
	V     int    `json:"v"`
	Seats []seat `json:"seats"`
	Count int    `json:"count"`
}

// readNames fills the draft with the names used last.
func (r *Room) readNames() {
	var last used
	if !r.disk.Read(store.KeyNames, &last, func() error { return store.KnownSchema(last.V) }) {
		return
	}
	d := r.draft
	if d.seats = last.Seats; last.Count >= 2 && last.Count <= maxSeats {
		d.count = last.Count
	}
	d.fillSeats()
}

// keepNames stores the names. Partners come one after the other, so that the
// next time the same pairs are on offer.
func (r *Room) keepNames() {
	d := r.draft
	last := used{V: store.Schema, Count: d.count}
	for at := range d.seats {
		if d.pairs && at < d.count {
			at = d.order[at]
		}
		last.Seats = append(last.Seats, d.seats[at])
	}
	r.disk.Save(store.KeyNames, last)
}

// explain is the sentence for a draft that cannot be played.
func explain(t *i18n.New, err error) string {
	about := dicegame.AboutNames(t, err)
	switch {
	case err == nil:
		return ""
	case about != "":
		return about
	case errors.Is(err, errTooMany):
		return t.TooMany
	}
	return err.Error()
}

// begin starts the game as agreed and goes to the table. A running game is
// interrupted.
func (r *Room) begin() {
	d, t := r.draft, r.sh.Texts()
	set, err := d.setup(t)
	if err != nil {
		r.sh.Say(explain(&t.New, err))
		return
	}
	var rounds []dicegame.Roll
	if d.starter == 0 {
		rounds, set.Start = dicegame.RollForStart(len(set.Parties), r.browser.Faces)
	}
	r.keepNames()
	if r.games.Running() && r.games.Now.Match.Len() > 0 && !r.games.Park() {
		r.sh.Say(t.Notices.SaveFailed) // there is no room for both
		return
	}
	if r.games.Start(set, r.games.EveningFor(set.Parties), d.block) == nil {
		r.others.Begun(rounds)
	}
}
