// Package cards is the screens of the card game Choose Your Words: the table
// with the curtain between two people, and the earlier evenings.
//
// In come taps, keys, saved evenings and texts that players bring; out go
// pages and dialogs for the shell. A Room holds all of the state: its methods
// change the evening, save it, and say what happened. Drawing only reads.
//
// The room stores under the keys of the card game only, and it touches the
// browser through Browser only. Everything that is not a screen is in
// cardgame, and an evening is set up in cardsetup.
package cards

import (
	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/i18n"
	"serviert/app/seal"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
)

// Browser is what the room needs of the browser; browser.Page implements it.
type Browser interface {
	browser.Clock
	Precise() float64
	Below(n int) int
	DayAndTime(ms int64, lang string) string
	FocusedID() string
	Sound(name string)
	Vibrate(ms int)
	Persist()
	Share(title, text, file string, then func(how string))
	Fetch(name string, then func(data []byte, ok bool))
	GuardCards(away func())
	WatchFace(on bool)
	Blank(on bool)
	ShowTurn()
	Safe() *seal.Safe
}

// tablePath is the address of the table.
const tablePath = "/cards"

// Room is the card game in this tab.
type Room struct {
	sh       ui.Shell
	timer    ui.Timer
	b        Browser
	disk     *store.Disk
	safe     *seal.Safe // hides the hand that is being played in what is stored
	watching func() bool

	evening *cardgame.Evening
	waiting *cardgame.Saved // an evening that cannot be replayed until its word list is here
	past    []cardgame.Past // newest first
	setup   *cardsetup.Room
	brought func() // takes up a text that waits for its word list

	sure    sure // the question that is asked
	hand    hand
	best    map[engine.Player]bool // whose best word is shown after the hand
	asked   engine.Player          // whose refused word is in question, while cards-adopt is open
	fell    float64                // when the curtain came down, by the clock that is never set back
	closing bool                   // the hand that ended the evening is still looked at
	busy    bool                   // a computer player is thinking
	hurried bool                   // and somebody waits for him
	waits   func()                 // makes the move that he has decided on, nil before he has
	run     int                    // counts his thoughts
	touched bool                   // somebody has played since the page opened
	mended  bool                   // the evening that waits was damaged
	lost    bool                   // the hand that was being played could not be opened; until the next action
}

// New is a room without an evening; Load reads what was saved. watching tells
// whether another tab has the game, in which case this one must not play.
func New(sh ui.Shell, timer ui.Timer, b Browser, disk *store.Disk, watching func() bool) *Room {
	r := &Room{sh: sh, timer: timer, b: b, disk: disk, safe: b.Safe(), watching: watching}
	r.setup = cardsetup.New(sh, b, disk, r)
	return r
}

// Pages are the table and the set-up.
func (r *Room) Pages() []ui.Page {
	return []ui.Page{
		{Path: tablePath, Title: func(t *i18n.Texts) string { return t.Cards.Title }, Open: r.openTable, Body: r.tablePage, Key: r.Key},
		r.setup.Page(),
	}
}

// Dialogs are the menu, the list of own words, and the questions before somebody
// goes without a word, before a refused word is taken up, and before anything
// else that cannot be taken back.
func (r *Room) Dialogs() []ui.Dialog {
	return []ui.Dialog{
		{Name: "cards-menu", Body: r.menuDialog},
		{Name: "cards-own", Body: r.ownDialog},
		{Name: "cards-none", Body: r.noWordDialog},
		{Name: "cards-sure", Body: r.sureDialog},
		{Name: "cards-adopt", Body: r.adoptDialog},
	}
}

// InHand tells whether a hand is being played on the screen: a bad moment for
// an update.
func (r *Room) InHand() bool {
	e := r.evening
	return r.sh.Path() == tablePath && e != nil && e.Step() != cardgame.Finished && e.Public().Phase != letters.Dealing
}

func (r *Room) texts() *i18n.Cards { return &r.sh.Texts().Cards }

func (r *Room) speech() cardgame.Speech { return cardgame.Speech{T: r.sh.Texts()} }

// sound plays a sound, unless sounds are turned off.
func (r *Room) sound(name string) {
	if r.sh.Settings().Sound {
		r.b.Sound(name)
	}
}
