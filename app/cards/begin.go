package cards

import (
	"serviert/app/cardgame"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Playing tells whether an evening is played, which a new one puts aside.
func (r *Room) Playing() bool {
	_, runs := r.Running()
	return runs
}

// Begin begins an evening at a table that was set up, and shows it. What was cut for one that
// was then not played stands.
func (r *Room) Begin(t record.Table, list *lexicon.List, stake escalero.Stake, cuts []cardgame.Cut) bool {
	if !r.begin(t, list) {
		return false
	}
	r.evening.PlayFor(stake)
	r.stands = r.evening.Recut(cuts)
	r.save()
	r.sh.Visit(TablePath)
	if r.stands {
		r.sh.Say(r.texts().Cut.Stands)
	}
	return true
}

// begin puts a new evening on the table and the one that lay there aside. It
// returns false, with nothing changed, if that is not possible.
func (r *Room) begin(t record.Table, list *lexicon.List) bool {
	if r.watching() {
		r.sh.Say(r.sh.Texts().Notices.Elsewhere)
		return false
	}
	e, err := cardgame.Begin(t, list, r.newID(), r.b.Millis())
	if err != nil {
		return false
	}
	if !r.putAside() {
		r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
		return false
	}
	r.evening, r.lost = e, false
	r.clear()
	r.save()
	return true
}

// AgainstThree is the address that begins an evening of one person against three
// computer players.
const AgainstThree = TablePath + "?begin=three"

// quick begins that evening: with the cards dealt, the person called as the last
// set-up has it, else as the host says. A running evening is interrupted. The
// address does so once, whatever is loaded again.
func (r *Room) quick() {
	r.b.Readdress(ui.Link(TablePath))
	if r.watching() {
		return
	}
	table, ok := r.setup.Quick(r.person(), r.b.Below)
	if !ok {
		return
	}
	r.instant = &table
	r.setup.Need(table.Rules.Deck.Language)
	if r.instant != nil { // else the list has come at once
		r.deal()
	}
}

// deal begins the evening of quick as soon as its word list is here, and deals.
func (r *Room) deal() {
	table := *r.instant
	list := r.setup.List(table.Rules.Deck.Language)
	if list == nil {
		return // it comes, see Arrived
	}
	r.instant = nil
	_, kept := r.onTable()
	kept = kept && r.Playing()
	if r.begin(table, list) {
		if kept { // nobody was asked: an address does not ask
			r.sh.Confirm(r.texts().Over.SetAside)
		}
		r.act(letters.Action{Kind: letters.Deal})
	}
}

// rematch begins another evening with the same people and rules. Against
// computers only, where nobody has to cut, the cards are dealt at once.
func (r *Room) rematch() {
	e := r.evening
	if e == nil || !e.Over() || r.watching() {
		return
	}
	r.setup.Load()
	stake, language := e.Stake(), e.Public().Rules.Deck.Language
	table := e.Again(r.setup.Own(language))
	list := r.setup.List(language)
	if list == nil && cardgame.NeedsList(table) || !r.begin(table, list) {
		return
	}
	r.evening.PlayFor(stake)
	r.save()
	if r.evening.Alone() != 0 && table.Rules.Dealer != 0 {
		r.act(letters.Action{Kind: letters.Deal})
		return
	}
	r.sh.Focus("title")
}

// reseat goes back to the set-up as long as no card is dealt. The evening goes:
// nothing of it was played. What was cut goes along.
func (r *Room) reseat() {
	e := r.evening
	if e == nil || r.watching() || !e.Unplayed() {
		return
	}
	r.evening = nil
	r.clear()
	r.disk.Erase(store.KeyCards)
	d := e.Draft(r.sh.Texts())
	d.Cuts = e.Cuts()
	r.setup.Reopen(d)
}

// Arrived goes on with what has waited for a word list, which is here now or
// could not be loaded.
func (r *Room) Arrived(language string) {
	if list := r.setup.List(language); list != nil {
		if e := r.evening; e != nil && e.Public().Rules.Deck.Language == language {
			e.Learn(list)
		}
		if r.instant == nil {
			r.rouse()
		} else if r.sh.Path() == TablePath {
			r.deals()
		}
	}
	if again := r.brought; again != nil {
		r.brought = nil
		again()
	}
}
