package cards

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/setup"
	"serviert/app/store"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// openSetup is called when the set-up is shown.
func (r *Room) openSetup() {
	r.loadOwn()
	if r.draft == nil {
		r.loadDraft()
	}
	r.needList(r.draft.Language())
}

func (r *Room) loadDraft() { r.draft = r.lastDraft() }

// lastDraft is the set-up as it was left last, or the usual one in the
// language of the app.
func (r *Room) lastDraft() *cardgame.Draft {
	language := r.sh.Texts().Lang
	d := cardgame.NewDraft(language)
	if !r.disk.Read(store.KeyCardsSetup, d, nil) {
		d = cardgame.NewDraft(language)
	}
	d.Settle()
	return d
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
	table, stake, blamed, wrong := r.agreed(d)
	if wrong != "" {
		r.sh.Say(wrong)
		r.sh.Focus(blamed)
		return
	}
	list := r.lists.here[d.Language()]
	if list == nil && cardgame.NeedsList(table) {
		r.needList(d.Language())
		r.sh.Say(r.texts().Say.ListFails)
		return
	}
	if r.watching() {
		return
	}
	r.disk.Save(store.KeyCardsSetup, d.Noted())
	if r.begin(table, list) {
		r.evening.PlayFor(stake)
		r.save()
		r.loadDraft()
		r.sh.Visit(tablePath)
	}
}

// agreed is the set-up as a table to sit down at and what a chip is worth there;
// where it cannot be played, wrong says why and blamed is the field to change.
func (r *Room) agreed(d *cardgame.Draft) (table record.Table, stake escalero.Stake, blamed, wrong string) {
	t := r.sh.Texts()
	table, err := d.Table(t, r.own)
	stake, ok := setup.Stake(d.Worth)
	switch {
	case err != nil:
		blamed, wrong = d.Blamed(t, err), r.wrong(err)
	case !ok:
		blamed, wrong = "stake-worth", t.Cards.New.WrongWorth
	}
	return table, stake, blamed, wrong
}

// begin puts a new evening on the table and the one that lay there aside. It
// returns false, with nothing changed, if that is not possible.
func (r *Room) begin(table record.Table, list *lexicon.List) bool {
	e, err := cardgame.Begin(table, list, r.newID(), r.b.Millis())
	if err != nil || r.watching() {
		return false
	}
	if !r.putAside() {
		r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
		return false
	}
	r.evening = e
	r.clear()
	r.save()
	return true
}

// quickLevel is fair to whoever has never played.
const quickLevel = "medium"

// Quick begins an evening of one person, who is called me unless the last
// set-up of cards has a name, against three computer players: by one tap, with
// the cards dealt. They are as strong as the last ones were, and the cards have
// the language of the app. It asks nothing and changes nothing of what the
// set-up remembers. A running evening is interrupted.
func (r *Room) Quick(me string) {
	if r.watching() {
		return
	}
	r.loadOwn()
	d := r.quickDraft(me)
	table, err := d.Table(r.sh.Texts(), r.own)
	if err != nil { // a name from elsewhere that does not work here
		d.Seats[0].Name = ""
		if table, err = d.Table(r.sh.Texts(), r.own); err != nil {
			return
		}
	}
	r.instant = &table
	r.needList(d.Language())
	r.sh.Visit(tablePath)
}

func (r *Room) quickDraft(me string) *cardgame.Draft {
	d, last := cardgame.NewDraft(r.sh.Texts().Lang), r.lastDraft()
	d.Seats[0].Name = me
	at := 0
	for i := last.Count - 1; i >= 0; i-- {
		if s := last.Seats[i]; s.Level == "" && s.Name != "" {
			d.Seats[0].Name = s.Name
		}
	}
	for _, s := range last.Seats[:last.Count] {
		if at < d.Count-1 && slices.Contains(cardgame.Levels, s.Level) {
			at++
			d.Seats[at].Level = s.Level
		}
	}
	names := r.texts().New.Names
	next := 0
	for i := 1; i < d.Count; i++ {
		if d.Seats[i].Level == "" {
			d.Seats[i].Level = quickLevel
		}
		for next++; strings.EqualFold(names[next], d.Name(r.sh.Texts(), 0)); next++ {
		}
		d.Seats[i].Name = names[next]
	}
	d.Agree("dealer", strconv.Itoa(1+r.b.Below(d.Count))) // nobody needs to cut for it
	return d
}

// deal begins the evening of Quick as soon as its word list is here, and deals.
func (r *Room) deal() {
	table := *r.instant
	list := r.lists.here[table.Rules.Deck.Language]
	if list == nil {
		return
	}
	r.instant = nil
	if r.begin(table, list) {
		r.act(letters.Action{Kind: letters.Deal})
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
