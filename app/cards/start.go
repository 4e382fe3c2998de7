package cards

import (
	"errors"
	"fmt"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/store"
)

// openSetup is called when the set-up is shown.
func (r *Room) openSetup() {
	r.loadOwn()
	if r.draft == nil {
		r.loadDraft()
	}
	r.needList(r.draft.Language())
}

// loadDraft is the set-up as it was left last, or the usual one in the
// language of the app.
func (r *Room) loadDraft() {
	language := r.sh.Texts().Lang
	r.draft = cardgame.NewDraft(language)
	if !r.disk.Read(store.KeyCardsSetup, r.draft, nil) {
		r.draft = cardgame.NewDraft(language)
	}
	r.draft.Settle()
}

// agree sets an option and sees to the word list.
func (r *Room) agree(d *cardgame.Draft, key, value string) {
	d.Agree(key, value)
	r.needList(d.Language())
}

// start begins the evening and goes to the table.
func (r *Room) start() {
	d := r.draft
	if d == nil {
		return
	}
	table, err := d.Table(r.sh.Texts(), r.own)
	if err != nil {
		r.sh.Say(r.wrong(err))
		r.sh.Focus(d.Blamed(r.sh.Texts(), err))
		return
	}
	list := r.lists.here[d.Language()]
	if list == nil && cardgame.NeedsList(table) {
		r.needList(d.Language())
		r.sh.Say(r.texts().Say.ListFails)
		return
	}
	e, err := cardgame.Begin(table, list, r.newID(), r.b.Millis())
	if err != nil || r.watching() {
		return
	}
	r.disk.Save(store.KeyCardsSetup, d.Noted())
	if !r.putAside() {
		r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
		return
	}
	r.evening = e
	r.clear()
	r.loadDraft()
	r.save()
	r.sh.Visit(tablePath)
}

// wrong is the sentence for a set-up that cannot be played.
func (r *Room) wrong(err error) string {
	if about := dicegame.AboutNames(&r.sh.Texts().New, err); about != "" {
		return about
	}
	if errors.Is(err, cardgame.ErrNoPerson) {
		return r.texts().New.NoPerson
	}
	t := &r.texts().New
	var stake *cardgame.StakeError
	switch {
	case !errors.As(err, &stake):
		return err.Error()
	case stake.Field == "max" && stake.Low > 1:
		return fmt.Sprintf(t.WrongMax, stake.Low, stake.High)
	case stake.Field == "chips" && stake.Low > 1:
		return fmt.Sprintf(t.WrongChips, stake.Low, stake.High)
	}
	label := map[string]string{"ante": t.Ante, "min": t.Min, "max": t.Max, "chips": t.Chips}[stake.Field]
	return fmt.Sprintf(t.WrongStake, label, stake.Low, stake.High)
}

// reseat goes back to the set-up as long as no card is dealt. The evening goes:
// nothing of it was played.
func (r *Room) reseat() {
	e := r.evening
	if e == nil || r.watching() || !e.Unplayed() {
		return
	}
	dealer := e.Public().Rules.Value("dealer")
	r.evening = nil
	r.clear()
	r.disk.Erase(store.KeyCards)
	r.loadDraft()
	r.draft.Agree("dealer", dealer)
	r.sh.Visit(setupPath)
}
