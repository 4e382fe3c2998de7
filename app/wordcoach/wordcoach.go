// Package wordcoach is everything that teaches the card game: what somebody
// could have done with his own hand, the hand of the day, and practice; and the
// page with what is new each day, for cards and dice.
//
// In come hands of cards, word lists and taps; out come pages, sentences and two
// values of its own: how the hands of the days went, and how practice goes. It
// changes no game. Whose hand it may look at, and when, is decided before it
// gets one: Look is called behind the owner's curtain, and Unlook when that
// comes down.
package wordcoach

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
)

// Browser is what the room needs of the browser.
type Browser interface {
	// Below draws a number from 0 to n-1; n is at most 256.
	Below(n int) int
	// Today is the number of the date on the device, see store.DailyDay.
	Today() int
	// Share offers a text to other apps; see i18n.Texts.SharedAs for what then
	// is told.
	Share(title, text, file string, then func(how i18n.Sent))
}

// Lists are the word lists of this tab.
type Lists interface {
	// Await loads the list of a language and calls then when it is here.
	Await(language string, then func())
	// List is the list of a language, nil while it is not here.
	List(language string) *lexicon.List
	// File is the file that it was read from.
	File(language string) []byte
	// State says where the list is, with a way to try again.
	State(language string) app.UI
}

// Dice is the position of the day, which stands beside the hand of the day.
type Dice interface {
	// RecallDaily reads which positions of the day were answered.
	RecallDaily()
	// DailyWay leads to the position of the day.
	DailyWay() app.UI
	// Answered tells whether that of today is answered.
	Answered() bool
}

// Room is the coach for cards.
type Room struct {
	sh    ui.Shell
	timer ui.Timer
	mind  *thinking.Mind
	disk  *store.Disk
	b     Browser
	lists Lists
	dice  Dice

	look     *look // nil for none
	day      day
	practice practice
}

// New is the room.
func New(sh ui.Shell, timer ui.Timer, mind *thinking.Mind, disk *store.Disk, b Browser, lists Lists, dice Dice) *Room {
	return &Room{sh: sh, timer: timer, mind: mind, disk: disk, b: b, lists: lists, dice: dice}
}

// The addresses of the room.
const (
	todayPath    = "/today"
	handPath     = "/hand"
	practicePath = "/practice-words"
)

// TodayPage is /today. It needs no word lists.
func (r *Room) TodayPage() ui.Page {
	return ui.Page{Path: todayPath, Title: func(t *i18n.Texts) string { return t.WordCoach.Today.Title }, Open: r.Recall, Body: r.todayPage}
}

// Pages are /hand and /practice-words.
func (r *Room) Pages() []ui.Page {
	return []ui.Page{
		{Path: handPath, Title: func(t *i18n.Texts) string { return t.WordCoach.Day.Title }, Open: r.openHand, Body: r.handPage, Back: r.backAtHand, Key: r.handKey, Keys: r.handKeys, Draft: r.draft, Redraft: r.redraft},
		{Path: practicePath, Title: func(t *i18n.Texts) string { return t.WordCoach.Practice.Title }, Open: r.openPractice, Body: r.practicePage, Key: r.practiceKey, Keys: r.practiceKeys},
	}
}

// Passed is the dialog "new-hand", for whoever comes back to a hand of the day
// when that day is over.
func (r *Room) Passed() ui.Dialog {
	return ui.Dialog{Name: "new-hand", Body: r.passedDialog, Stays: true}
}

func (r *Room) texts() *i18n.WordCoach { return &r.sh.Texts().WordCoach }

func (r *Room) speech() cardgame.Speech { return cardgame.Speech{T: r.sh.Texts()} }

// deck is that of the language of the texts.
func (r *Room) deck() *letters.Deck {
	d, ok := letters.DeckOf(r.sh.Texts().Lang)
	if !ok {
		return letters.English
	}
	return d
}

// ask asks about cards of a deck, by the edition of its word list that the question
// names or the newest; the list must be here. See thinking.Mind.Words.
func (r *Room) ask(d *letters.Deck, q wordthought.Question, wanted func() bool, then func(wordthought.Answer)) {
	if q.Language = d.Language; q.Edition == 0 {
		q.Edition = r.lists.List(d.Language).Newest()
	}
	r.mind.Words(q, r.lists.File(d.Language), wanted, then)
}
