package cards

import (
	"strconv"

	"serviert/app/cardgame"
	"serviert/app/store"
)

// Load reads the evening, the earlier ones and the players' own words. What
// cannot be read is set aside.
func (r *Room) Load() {
	r.evening, r.waiting = nil, nil
	r.mended = false
	var v cardgame.Saved
	r.stood = cardgame.Past{}
	if r.disk.Read(store.KeyCards, &r.stood, func() error { _, err := r.stood.Table(); return err }) {
		// What the first versions have stored is sealed at once.
		r.stood = r.stood.Fitting()
		v = r.stood.Saved
		if v.Split() && !r.watching() {
			r.disk.Save(store.KeyCards, v.Seal(r.safe))
		}
		r.waiting = &v
	} else if damaged := r.disk.Unread(); damaged != "" {
		if v, r.mended = cardgame.Mend(damaged); r.mended {
			r.disk.Save(store.KeyCards, v.Seal(r.safe))
			r.waiting = &v
		}
	}
	r.past.Read(r.watching())
	if r.waiting != nil { // the browser may have ended between the two writes that move it
		r.past.Drop(r.waiting.ID)
	}
	r.setup.Load()
}

// CatchUp takes over what another tab has saved.
func (r *Room) CatchUp() {
	r.Load()
	if r.sh.Path() == TablePath {
		r.rouse()
	}
}

// rouse is wake where a page shows the table.
func (r *Room) rouse() {
	if r.wakes != nil {
		r.wakes()
	}
}

// wake replays the evening that waits, if its word list is here, and loads the
// list otherwise.
func (r *Room) wake() {
	if r.waiting == nil {
		return
	}
	table, err := r.waiting.Table()
	if err == nil {
		language := table.Rules.Deck.Language
		if r.setup.List(language) == nil && cardgame.NeedsList(table) {
			r.setup.Need(language)
			return
		}
		r.lost = r.unseal() || r.mended
		r.evening, err = r.waiting.Evening(r.setup.List(language))
		if cut, ok := r.waiting.Before(err); ok {
			// It goes on before the line that cannot be played again.
			if !r.mended { // else the damaged text is kept already
				r.disk.SetAside(store.KeyCards, err.Error())
			}
			if e, failed := cut.Evening(r.setup.List(language)); failed == nil {
				r.evening, r.lost, err = e, true, nil
			}
		}
	}
	r.waiting, r.mended = nil, false
	if err != nil {
		r.disk.SetAside(store.KeyCards, err.Error())
		return
	}
	r.clear()
	r.wantList()
	text := ""
	if r.lost {
		r.save()
		text = r.texts().Say.HandLost
	}
	r.goOn(text)
	r.askAgain()
}

// unseal opens the hand that is being played in the evening that waits. It
// returns true if that fails: the evening is as it was before that hand, and a
// copy with the sealed hand is set aside by the tab that has the game.
func (r *Room) unseal() (lost bool) {
	v := *r.waiting
	err := v.Unseal(r.safe)
	if err != nil && !r.watching() && !r.disk.KeepCopy(store.KeyCards, err.Error()) {
		r.disk.SetAside(store.KeyCards, err.Error())
	}
	r.waiting = &v
	return err != nil
}

// clear drops what was begun with the cards of another evening, also by a computer player.
func (r *Room) clear() {
	r.unthink()
	r.hand, r.best, r.closing, r.stands = hand{}, nil, false, false
	r.turning.end()
	r.placed, r.told = "", 0
}

// save stores the evening, and how it stands for when its word list is not here
// yet; it is called after every action.
func (r *Room) save() {
	if r.evening != nil && !r.watching() {
		r.disk.Save(store.KeyCards, r.evening.Past().Seal(r.safe))
	}
}

// putAside moves the evening to the earlier ones; one that was not played to
// its end can be taken up again there. It returns false, with the evening still
// on the table, where there is no room for the copy.
func (r *Room) putAside() bool {
	if r.evening == nil && r.waiting == nil {
		return true
	}
	if p, ok := r.onTable(); ok && !r.past.Put(p) {
		return false
	}
	r.evening, r.waiting = nil, nil
	r.disk.Erase(store.KeyCards)
	return true
}

// Shelve moves evenings that are over out of the storage, which an earlier
// version has left there, or this one where it had no time.
func (r *Room) Shelve() { r.past.Shelve(func() bool { return !r.watching() }) }

// takeUp goes on with an evening that was put aside, or shows one that is
// over.
func (r *Room) takeUp(id string) {
	if r.watching() {
		r.sh.Say(r.sh.Texts().Notices.Elsewhere)
		return
	}
	r.past.Whole(func(p *cardgame.Past) bool { return p.ID == id }, func() { r.putUp(id) })
}

// putUp puts an earlier evening on the table, with all that is to be had of it.
func (r *Room) putUp(id string) {
	t := &r.texts().Over
	p, ok := r.past.Of(id)
	switch {
	case !ok || r.watching():
		return
	case !r.past.There(id): // another tab has deleted it
		r.past.Drop(id)
		r.sh.Focus("title") // its line has gone
		r.sh.Confirm(t.Forgotten)
		return
	case p.Shelved() && !r.past.Works():
		r.sh.Confirm(t.Unread)
		return
	case p.Shelved():
		r.sh.Confirm(t.HandsGone)
		return
	}
	v := p.Saved
	if !r.putAside() || !r.disk.Try(store.KeyCards, p.Seal(r.safe)) {
		r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
		r.sh.Focus("title")                       // the one on the table may be in the list now
		return
	}
	r.past.Forget(id)
	r.waiting, r.stood = &v, p
	r.rouse()
	r.sh.Visit(TablePath)
}

// newID is an id made of the time, which no other evening here has.
func (r *Room) newID() string {
	for n := r.b.Millis(); ; n++ {
		id := strconv.FormatInt(n, 10)
		if _, taken := r.past.Of(id); !taken && !(r.evening != nil && r.evening.ID() == id || r.waiting != nil && r.waiting.ID == id) {
			return id
		}
	}
}
