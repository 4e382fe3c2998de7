// Package cardsetup sets up an evening of Choose Your Words: who plays, with
// which cards, for how many chips, and which words count.
//
// In come what was set up last, the word lists and the players' own words; out
// goes a table to sit down at. The lists are loaded here, when they are needed,
// and the card table asks for them here.
package cardsetup

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/escalero"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Path is the address of the set-up.
const Path = "/cards-new"

// Table is what the set-up needs of the card table.
type Table interface {
	// Playing tells whether a new evening puts one aside.
	Playing() bool
	// Begin begins an evening in which a chip is worth a stake, and shows it; it
	// returns false if that failed. cuts stand if they are of the people who sit there.
	Begin(t record.Table, list *lexicon.List, stake escalero.Stake, cuts []cardgame.Cut) bool
	// Arrived is called when a word list has been loaded, or could not be.
	Arrived(language string)
	// Evenings lists the earlier evenings.
	Evenings() []app.UI
	// Share offers a text as a file to other apps, and says what became of it.
	Share(title, text, file string)
}

// Browser is what the room needs of the browser; browser.Page implements it.
type Browser interface {
	Fetch(name string, then func(data []byte, ok bool))
	// FocusedID is the element that has the focus, "" for one without an ID.
	FocusedID() string
	// Words reads the file of a word list with the page free to respond meanwhile; the
	// list is nil where the file is damaged.
	Words(file []byte, then func(list *lexicon.List))
}

// Room is the set-up in this tab.
type Room struct {
	sh    ui.Shell
	b     Browser
	disk  *store.Disk
	table Table

	own     ownWords
	lists   wordLists
	draft   *cardgame.Draft // nil before the set-up was opened
	typing  ui.Typing
	typed   string                 // in the field for own words
	refused func(*i18n.Own) string // why that word cannot be taken up, nil if it can

	keeps    bool // typed was carried over from before the page was loaded, and is not shown yet
	unfolded bool // the own words are unfolded, because one was being typed
}

// New is a set-up without own words; Load reads them.
func New(sh ui.Shell, b Browser, disk *store.Disk, table Table) *Room {
	return &Room{sh: sh, b: b, disk: disk, table: table, lists: newWordLists()}
}

// Page is the set-up.
func (r *Room) Page() ui.Page {
	return ui.Page{Path: Path, Title: func(t *i18n.Texts) string { return t.Cards().New.Title }, Open: r.open, Body: r.page,
		Draft: r.carry, Redraft: r.takeOver}
}

// Draft is the evening as it is set up, nil before the set-up was opened.
func (r *Room) Draft() *cardgame.Draft { return r.draft }

// Own are the words that count besides the list of a language.
func (r *Room) Own(language string) []string { return r.own[language] }

func (r *Room) texts() *i18n.Cards { return r.sh.Texts().Cards() }
