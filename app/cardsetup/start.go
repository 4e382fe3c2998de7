package cardsetup

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/jsontext"
	"serviert/app/setup"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// open is called when the set-up is shown.
func (r *Room) open() {
	r.Load()
	r.typing = ui.Typing{Wrong: func() bool { // set here: New is in all programs, and would bring agreed along
		_, _, _, wrong := r.agreed(r.draft)
		return wrong != ""
	}}
	if !r.keeps {
		r.Untype() // what stands there was typed at the table, or long ago
	}
	r.keeps = false
	// A backup may have brought another one than the usual.
	if r.draft == nil || r.untouched() {
		r.loadDraft()
	}
	r.Need(r.draft.Language())
}

func (r *Room) loadDraft() { r.draft = r.lastDraft() }

// lastDraft is the set-up as it was left last, or the usual one.
func (r *Room) lastDraft() *cardgame.Draft {
	d := cardgame.NewDraft(r.sh.Texts().Lang)
	if !r.disk.Read(store.KeyCardsSetup, d, nil) {
		return r.usual(r.disk.People(store.KeyNames))
	}
	d.Settle()
	return d
}

// usual is the usual set-up in the language of the app. Who has just played at dice is
// there already: the first evening of cards is often one of the same people.
func (r *Room) usual(people []string) *cardgame.Draft {
	d := cardgame.NewDraft(r.sh.Texts().Lang)
	people = people[:min(len(people), letters.MaxSeats)]
	if len(people) > 1 {
		d.Count = len(people)
	}
	d.Settle()
	for i, name := range people {
		d.Seats[i].Name = name
	}
	return d
}

// carried is what outlives the page, see ui.Page.
type carried struct {
	cardgame.Draft
	Typed string `json:"typed,omitempty"` // of an own word
}

func (r *Room) carry() string {
	if r.draft == nil {
		return ""
	}
	c := carried{Draft: r.draft.Noted()}
	if r.keeps || r.sh.Path() == Path { // else it was typed at the table
		c.Typed = r.typed
	}
	return encoded(c)
}

func encoded(c carried) string {
	text, err := jsontext.Marshal(c)
	if err != nil {
		return ""
	}
	return string(text)
}

// untouched tells whether the draft is the usual one, with nothing changed in it, as it
// is or was before anybody had played at dice.
func (r *Room) untouched() bool {
	of := func(d *cardgame.Draft) string { return encoded(carried{Draft: d.Noted()}) }
	text := of(r.draft)
	return text == of(r.usual(r.disk.People(store.KeyNames))) || text == of(r.usual(nil))
}

// takeOver goes on with a draft that was carried along; anything else is nothing.
func (r *Room) takeOver(text string) {
	c := carried{Draft: *cardgame.NewDraft(r.sh.Texts().Lang)}
	if jsontext.Unmarshal([]byte(text), &c) == nil {
		c.Settle()
		r.draft, r.typed, r.refused = &c.Draft, c.Typed, nil
		r.keeps, r.unfolded = c.Typed != "", c.Typed != ""
	}
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
	r.typing.Left()
	table, stake, blamed, wrong := r.agreed(d)
	if wrong != "" {
		if r.b.FocusedID() == blamed {
			r.sh.Say(wrong) // else it is read with the field, which it describes
		}
		r.sh.Focus(blamed)
		return
	}
	list := r.lists.here[d.Language()]
	if list == nil && cardgame.NeedsList(table) {
		r.Need(d.Language())
		r.sh.Say(r.texts().Say.ListFails)
		return
	}
	if r.table.Begin(table, list, stake, d.Cuts) {
		d.Cuts = nil
		r.disk.Save(store.KeyCardsSetup, d.Noted())
		r.loadDraft()
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
		blamed, wrong = d.Blamed(t, err), r.Wrong(err)
	case !ok:
		blamed, wrong = "stake-worth", t.Cards().New.WrongWorth
	}
	return table, stake, blamed, wrong
}

// Seated is who sits at the table of a draft; where they cannot play together, the error is for
// Wrong and blamed is the field to change.
func (r *Room) Seated(d *cardgame.Draft) (parties []record.Party, blamed string, err error) {
	table, err := d.Table(r.sh.Texts(), r.own)
	if err != nil {
		blamed = d.Blamed(r.sh.Texts(), err)
	}
	return table.Parties, blamed, err
}

// Renamed puts names right that were set up last, for the next evening: from what a
// table was called to what it is called now, seat by seat.
func (r *Room) Renamed(before, after []string) {
	last := r.lastDraft()
	last.Rename(r.sh.Texts(), before, after)
	r.disk.Save(store.KeyCardsSetup, last.Noted())
	if r.draft != nil {
		r.draft.Rename(r.sh.Texts(), before, after)
	}
}

// Joined adds the last seat of a draft to what was set up last, and to what is being
// set up, if that is for the others of it.
func (r *Room) Joined(d *cardgame.Draft) {
	if last := r.lastDraft(); r.joined(last, d) {
		r.disk.Save(store.KeyCardsSetup, last.Noted())
	}
	if r.draft != nil {
		r.joined(r.draft, d)
	}
}

func (r *Room) joined(to, d *cardgame.Draft) bool {
	if to.Count != d.Count-1 {
		return false
	}
	for i := range to.Count {
		if to.Name(r.sh.Texts(), i) != d.Name(r.sh.Texts(), i) {
			return false
		}
	}
	to.More(1)
	to.Seats[to.Count-1] = d.Seats[d.Count-1]
	return true
}

// quickLevel is fair to whoever has never played.
const quickLevel = "medium"

// Quick is a table for one person, who is called me unless the last set-up has
// a name, against three computer players. They are as strong as the last ones
// were, and the cards have the language of the app; below draws who deals. It
// changes nothing of what the set-up remembers.
func (r *Room) Quick(me string, below func(n int) int) (record.Table, bool) {
	r.Load()
	d := r.quickDraft(me)
	d.Agree("dealer", strconv.Itoa(1+below(d.Count))) // nobody needs to cut for it
	table, err := d.Table(r.sh.Texts(), r.own)
	if err != nil { // a name from elsewhere that does not work here
		d.Seats[0].Name = ""
		table, err = d.Table(r.sh.Texts(), r.own)
	}
	return table, err == nil
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
	return d
}

// Wrong is the sentence for a set-up that cannot be played.
func (r *Room) Wrong(err error) string {
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

// Reopen shows the set-up of a table again. What was typed for it last stays as it
// was typed, as do the names that wait for more seats.
func (r *Room) Reopen(d *cardgame.Draft) {
	last := r.lastDraft()
	typed, _ := setup.Stake(last.Worth)
	if stake, _ := setup.Stake(d.Worth); typed == stake {
		d.Worth = last.Worth
	}
	d.Seats = append(d.Seats, last.Seats[min(d.Count, len(last.Seats)):]...)
	r.draft = d
	r.sh.Visit(Path)
}
