// Package coach is everything that teaches the dice game: advice before a
// move, the reasons of computer players, the review of a finished game,
// practice on single positions, lessons, the position of the day, and how the dice of this device have fallen.
//
// In come games and positions, and the values that the solver finds for them;
// out come pages, dialogs and sentences. The coach changes no game but for who
// wants advice and which dice are marked as staying, and throws or writes
// nothing. It keeps a few things of its own: the mistakes that are worth another
// try, what each review has found, which positions of the lessons were solved,
// and how the positions of the day went.
//
// Play imports coach for advice and reasons; coach knows play only as a Table.
package coach

import (
	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// Browser is what the coach needs of the browser.
type Browser interface {
	// Below draws a number from 0 to n-1; n is at most 256.
	Below(n int) int
	// Precise is a clock in milliseconds that is never set back.
	Precise() float64
	// DayAndTime writes a moment as people who speak the language do.
	DayAndTime(ms int64, lang string) string
	// PadView tells whether the pad lies on its side, so that its rows run down the
	// screen, and whether the sheets of all parties are shown.
	PadView() (turned, whole bool)
	// FocusedID is the ID of the focused element, "" if it has none.
	FocusedID() string
	// Today is the number of the date on the device, see store.DailyDay.
	Today() int
	// Share offers a text to other apps, as a file if that has a name; see
	// i18n.Texts.SharedAs for what then is told.
	Share(title, text, file string, then func(how i18n.Sent))
}

// Table is the game in play, as far as advice is about it.
type Table interface {
	// Desk is where the game is played, with what has been begun there.
	Desk() *dicegame.Desk
	// Open tells whether the table is shown with a game that this tab has.
	Open() bool
}

// Room is advice, review, practice and the count of the dice.
type Room struct {
	sh    ui.Shell
	timer ui.Timer
	mind  *thinking.Mind
	games *store.Games
	disk  *store.Disk
	b     Browser
	table Table

	advice   advice
	review   *review  // nil for none
	fetching bool     // the game to be reviewed is being read
	mistakes mistakes // read when a page is opened that needs them
	practice practice
	drills   store.Drills // solved; read when a page is opened that needs them
	today    today
	begun    func()          // a game has begun here
	come     func(q *quiz)   // a verdict may have come; nil in programs that show none
	throws   dicegame.Throws // read when the page is opened
	whose    string          // whose throws are shown
}

// New is the room; Sit brings it the table.
func New(sh ui.Shell, timer ui.Timer, mind *thinking.Mind, games *store.Games, disk *store.Disk, b Browser) *Room {
	return &Room{sh: sh, timer: timer, mind: mind, games: games, disk: disk, b: b}
}

// Sit names the table that advice is about. begun is called when the coach has
// put a game there.
func (r *Room) Sit(t Table, begun func()) { r.table, r.begun = t, begun }

// Pages are /review, /practice, /daily and /dice.
func (r *Room) Pages() []ui.Page {
	return []ui.Page{
		{Path: "/review", Title: func(t *i18n.Texts) string { return t.Review().Title }, Open: r.openReview, Body: r.reviewPage},
		{Path: "/practice", Title: func(t *i18n.Texts) string { return t.Coach.Practice.Title }, Open: r.openPractice, Body: r.practicePage, Key: r.practiceKey, Keys: r.practiceKeys},
		{Path: "/daily", Title: func(t *i18n.Texts) string { return t.Coach.Daily.Title }, Open: r.openDaily, Body: r.dailyPage, Back: r.backAtDay, Key: r.practiceKey, Keys: r.practiceKeys},
		{Path: "/dice", Title: func(t *i18n.Texts) string { return t.Luck().Title }, Open: r.openDice, Body: r.dicePage},
	}
}

// Advice is the dialog "coach".
func (r *Room) Advice() ui.Dialog { return ui.Dialog{Name: "coach", Body: r.adviceDialog} }

// Verdict is the dialog "verdict": what an answer cost.
func (r *Room) Verdict() ui.Dialog {
	r.come = r.sayVerdict
	return ui.Dialog{Name: "verdict", Body: r.verdictDialog, Stays: true}
}

// Passed is the dialog "new-day", for whoever comes back to a position of the day
// when that day is over.
func (r *Room) Passed() ui.Dialog {
	return ui.Dialog{Name: "new-day", Body: r.passedDialog, Stays: true}
}

// InView returns the rules of the position or the game that the coach shows, ok
// is false where it shows none: then they are those of the game in play.
func (r *Room) InView() (rules escalero.Rules, ok bool) {
	switch q := r.practice.quiz; r.sh.Path() {
	case "/practice", "/daily":
		if q != nil {
			return q.desk.Game.Rules, true
		}
	case "/review":
		if r.review != nil {
			return r.review.game.Rules, true
		}
	}
	return rules, false
}

// names says what things are called, with the faces of what is shown.
func (r *Room) names() dicegame.Names {
	rules, ok := r.InView()
	if !ok && r.games.Now != nil {
		rules = r.games.Now.Rules
	}
	return dicetable.Names(r.sh, &rules)
}
