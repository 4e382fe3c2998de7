package cardsetup

import (
	"errors"
	"fmt"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/store"
)

// open is called when the set-up is shown.
func (r *Room) open() {
	r.Load()
	if r.draft == nil {
		r.loadDraft()
	}
	r.Need(r.draft.Language())
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
	r.Need(d.Language())
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
		r.Need(d.Language())
		r.sh.Say(r.texts().Say.ListFails)
		return
	}
	if r.table.Begin(table, list) {
		r.disk.Save(store.KeyCardsSetup, d.Noted())
		r.loadDraft()
	}
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

// Reopen shows the set-up again as it was, with who was to deal first.
func (r *Room) Reopen(dealer string) {
	r.loadDraft()
	r.draft.Agree("dealer", dealer)
	r.sh.Visit(Path)
}
