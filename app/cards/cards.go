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
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/cardshelf"
	"serviert/app/i18n"
	"serviert/app/seal"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Browser is what the room needs of the browser; browser.Page implements it.
type Browser interface {
	browser.Clock
	Precise() float64
	Below(n int) int
	DayAndTime(ms int64, lang string) string
	FocusedID() string
	Sound(score string, soft bool)
	Vibrate(ms int)
	Persist()
	Share(title, text, file string, then func(how i18n.Sent))
	Fetch(name string, then func(data []byte, ok bool))
	Words(file []byte, then func(list *lexicon.List))
	GuardCards(away func())
	WatchFace(on bool)
	Blank(on bool)
	FocusLost() bool
	HoldKey()
	ShowTurn()
	Handle(drop func(card, onto string, place int), hold func(on bool))
	Safe() *seal.Safe
	Shelf() browser.Shelf
	Readdress(address string)
}

// Coach judges a hand for its owner, while he looks back at it. q is the question
// for the best words of what he held. found takes the answer and returns it with the
// table's own words counted in. judged is called with what is to be said of the word,
// and then of the exchange.
type Coach interface {
	Look(d *letters.Deck, q wordthought.Question, h cardgame.Played, found func(wordthought.Best) wordthought.Best, judged func(said string))
	Unlook()
	LookParts() []app.UI
}

// TablePath is the address of the table, where an evening begins and goes on.
const TablePath = "/cards"

// Room is the card game in this tab.
type Room struct {
	sh       ui.Shell
	timer    ui.Timer
	b        Browser
	disk     *store.Disk
	safe     *seal.Safe // hides the hand that is being played in what is stored
	mind     *thinking.Mind
	watching func() bool
	person   func() string // see Invited

	evening *cardgame.Evening
	waiting *cardgame.Saved // an evening that cannot be replayed until its word list is here
	stood   cardgame.Past   // how it stood when it was saved
	mended  bool            // it was damaged
	instant *record.Table   // an evening that begins when its word list is here, see quick
	past    *cardshelf.Earlier
	earlier int    // how many of them are listed beyond eveningsAtOnce
	brought func() // takes up a text that waits for its word list
	setup   *cardsetup.Room
	coach   Coach    // nil for none
	known   []string // what needs no explanation, see package lesson
	wakes   func()   // wake, see Play
	deals   func()   // deal, see Play

	// What the person is about who looks at cards.
	hand   hand
	typing typing         // of a word, see build.go
	chosen chosen         // what was to be bet last
	asks   letters.Action // the bet or call that waits, while cards-settle is open
	held   bool           // the cards are shown as long as a finger or a key holds them
	lifted string         // why the cards in view have just appeared: "curtain", "deal"
	fell   float64        // when the curtain came down, by the clock that is never set back
	drew   float64        // when cards were drawn, by the same clock
	judged string         // what the coach has to say of the hand that its owner looks back at

	// What lies open for all, and what is asked.
	turning turning                // the words of the showdown up, see open.go
	asked   engine.Player          // whose word is in question, while cards-adopt or cards-doubter is open
	best    map[engine.Player]bool // whose best word is shown after the hand
	closing bool                   // the hand that ended the evening is still looked at
	stands  bool                   // what was cut before stands in this evening, see cardgame.Evening.Recut
	lost    bool                   // the hand that was being played could not be opened; until the next action
	seating seating                // who is to play on, while that is asked, see seats.go
	begun   *begun                 // who was to play on when the page was left, until the evening is on the table again
	noting  ui.Noting              // the field for a note on the evening
	sure    sure                   // the question that is asked

	// What was said, and where the focus went.
	told   int     // how many actions everybody has heard of since the page was opened
	heard  float64 // when a screen reader that talks slowly has told what was said last, see say
	placed string  // the page that the focus was moved to last, see place

	// Who plays.
	thinking thought // of a computer player, see computers.go
	touched  bool    // somebody has played since the page opened
}

// New is a room without an evening; Load reads what was saved. watching tells
// whether another tab has the game, in which case this one must not play.
func New(sh ui.Shell, timer ui.Timer, b Browser, disk *store.Disk, mind *thinking.Mind, watching func() bool) *Room {
	r := &Room{sh: sh, timer: timer, b: b, disk: disk, mind: mind, safe: b.Safe(), watching: watching}
	r.past = cardshelf.NewEarlier(cardshelf.New(disk, b.Shelf()), r.safe)
	r.setup = cardsetup.New(sh, b, disk, r)
	return r
}

// Lists is where the word lists of this tab are.
func (r *Room) Lists() *cardsetup.Room { return r.setup }

// Invited says what somebody is called who has not said so in a set-up of cards.
func (r *Room) Invited(person func() string) { r.person = person }

// Coached names the coach.
func (r *Room) Coached(c Coach) { r.coach = c }

// Play says that the program shows the table. Another one has nothing inside of
// what plays there.
func (r *Room) Play() { r.wakes, r.deals = r.wake, r.deal }

// Pages are the table and the set-up.
func (r *Room) Pages() []ui.Page {
	return []ui.Page{
		{Path: TablePath, Title: func(t *i18n.Texts) string { return t.Cards().Title }, Open: r.openTable, Body: r.tablePage, Key: r.Key, Keys: r.keys, Draft: r.carry, Redraft: r.takeOver},
		r.setup.Page(),
	}
}

// Dialogs are the menu and what it opens, and the questions that the table asks.
func (r *Room) Dialogs() []ui.Dialog {
	return []ui.Dialog{
		{Name: "cards-menu", Body: r.menuDialog},
		{Name: "cards-own", Body: r.ownDialog},
		{Name: "cards-figures", Body: r.figuresDialog},
		{Name: "cards-seats", Body: r.seatsDialog},
		{Name: "cards-names", Body: r.namesDialog},
		{Name: "cards-order", Body: r.orderDialog},
		{Name: "cards-none", Body: r.noWordDialog},
		r.Question(),
		{Name: "cards-adopt", Body: r.adoptDialog},
		{Name: "cards-doubt", Body: r.doubtDialog},
		{Name: "cards-doubter", Body: r.doubterDialog},
		{Name: "cards-settle", Body: r.settleDialog},
	}
}

// Question is the dialog that asks before something that cannot be taken back. A
// program that shows only the earlier evenings needs it too: one of them may be
// deleted there.
func (r *Room) Question() ui.Dialog { return ui.Dialog{Name: "cards-sure", Body: r.sureDialog} }

// InHand tells whether a hand is being played on the screen: a bad moment for
// an update.
func (r *Room) InHand() bool {
	e := r.evening
	return r.sh.Path() == TablePath && e != nil && e.Step() != cardgame.Finished && e.Public().Phase != letters.Dealing
}

// Viewer is the seat of the person whose cards may be on the screen, 0 where
// none are: what is said meanwhile is for nobody else. A person who plays alone
// stays the viewer until the curtain comes down.
func (r *Room) Viewer() int {
	e := r.evening
	if e == nil || r.sh.Path() != TablePath {
		return 0
	}
	if e.Step() != cardgame.Covered && e.Alone() != 0 {
		return int(e.Alone())
	}
	return int(e.View().Seat)
}

func (r *Room) texts() *i18n.Cards { return r.sh.Texts().Cards() }

func (r *Room) speech() cardgame.Speech { return cardgame.Speech{T: r.sh.Texts()} }

// aloud is the speech for what is not to be seen, as short as the player wants it.
func (r *Room) aloud() cardgame.Speech {
	return cardgame.Speech{T: r.sh.Texts(), Brief: r.sh.Settings().TalkLevel() == "short"}
}

// sound plays a sound, see browser.Page.Sound, unless sounds are turned off.
func (r *Room) sound(score string) {
	if s := r.sh.Settings(); s.Sound {
		r.b.Sound(score, s.Soft)
	}
}
