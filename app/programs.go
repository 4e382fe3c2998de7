package app

import (
	"slices"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/rulebook"
	"serviert/app/ui"
	"serviert/app/wordcoach"
	"serviert/engine/escalero"
)

// Program is a part of the app that travels and starts as one file: some pages,
// and the rooms behind them. What a program does not name the linker leaves out,
// so each has a main package of its own below cmd/app. All share what is stored.
// A link to a page of another program loads that page; what has to survive that
// is carried over, see carry.go.
type Program struct {
	Name  string // of the folder below cmd/app
	Hides bool   // it may keep hidden cards, for which it needs the browser's key
	build func(*wing)
}

// Table is what a first game needs, and the page that all begins at. Who comes
// for the first time waits for this one.
func Table() Program { return Program{"table", false, (*wing).buildTable} }

// Cards is the card game and what teaches it.
func Cards() Program { return Program{"cards", true, (*wing).buildCards} }

// Desk is what there is between games: history, people, review, practice, rules,
// settings.
func Desk() Program { return Program{"desk", true, (*wing).buildDesk} }

// Programs lists all programs. Only the host may call it: a program that did
// would have all of them inside.
func Programs() []Program { return []Program{Table(), Cards(), Desk()} }

// told is what the rooms of the program want to be told.
type told struct {
	catchUp []func()          // another tab has saved
	filed   []func()          // another tab has changed finished games
	wake    []func()          // the position, the page or a dialog has changed
	left    []func()          // another page is shown
	leaving []func()          // a page of another program is asked for
	rested  []func()          // the page has settled: there is time to tidy up
	shaken  func()            // the phone was shaken
	link    func(text string) // a link has brought a game
}

func each(list []func()) {
	for _, f := range list {
		f()
	}
}

// ask is what the shell asks the rooms; without the room the answer is none.
type ask struct {
	viewer  func() int // whose hidden cards may be in view, see cards.Room.Viewer
	inHand  func() bool
	across  func() bool
	coached func() (rules escalero.Rules, ok bool)
}

// alone are the answers of a shell without rooms.
func alone() (told, ask) {
	nothing, no := func() {}, func() bool { return false }
	return told{shaken: nothing, link: func(string) {}}, ask{
		viewer: func() int { return 0 }, inHand: no, across: no,
		coached: func() (rules escalero.Rules, ok bool) { return rules, false },
	}
}

func (a *wing) buildTable() {
	a.diceRooms(nil, nil)
	if a.wordcoach == nil {
		a.wordcoach = wordcoach.New(a.App, a.App, a.mind, a.disk, a.browser, nil, a.coach)
	}
	a.add(ui.Page{Path: "/", Title: func(t *i18n.Texts) string { return t.Name }, Open: a.recall, Body: a.home},
		a.setup.Page(), a.goingOn(a.play.Page()), a.wordcoach.TodayPage())
	a.add(a.history.EndPages()...)
	a.addDialogs(a.play.Dialogs()...)
	a.addDialogs(a.sharing.Dialogs()...)
	a.addDialogs(a.coach.Advice())
	a.told.shaken = a.play.Shaken
	a.told.leaving = append(a.told.leaving, a.people.Leaving)
	a.told.wake = append(a.told.wake, a.play.Wake, a.atTable)
	a.told.catchUp = append(a.told.catchUp, a.play.CatchUp, func() { a.lying = a.readLying() })
	a.ask.across = a.play.Across
}

// atTable has computed ahead what may soon be needed, and told what a game has
// brought.
func (a *wing) atTable() {
	switch a.path {
	case "/new":
		a.mind.WarmUp(a.setup.Expected())
	case "/end", "/settlement":
		a.people.Finished()
	}
}

// goingOn is the table where it is asked for to go on playing, as by the entry of
// the installed app: that may be the evening of cards, as on the home page.
func (a *wing) goingOn(table ui.Page) ui.Page {
	sit := table.Open
	table.Open = func() {
		if a.lying = a.readLying(); a.lying.runs() && !a.onTable() {
			a.leave(cardsPath)
			return
		}
		sit()
	}
	return table
}

func (a *wing) buildCards() {
	a.cardRooms()
	a.cards.Play()
	a.add(a.cards.Pages()...)
	a.add(a.wordcoach.Pages()...)
	a.addDialogs(a.cards.Dialogs()...)
	a.addDialogs(a.wordcoach.Passed())
	a.told.left = append(a.told.left, a.cards.Cover)
	a.told.leaving = append(a.told.leaving, a.cards.Leaving)
	a.ask.viewer, a.ask.inHand = a.cards.Viewer, a.cards.InHand
}

func (a *wing) buildDesk() {
	a.cardRooms()
	a.diceRooms(a.cards, a.unsaved)
	a.rulebook = rulebook.New(a.App, a.history.EmptyPad, a.teach, a.teachCards)
	a.add(a.history.Pages()...)
	a.add(a.people.Page())
	a.add(a.coach.Pages()...)
	a.add(a.rulebook.Page(),
		ui.Page{Path: "/settings", Title: func(t *i18n.Texts) string { return t.Settings.Title }, Body: a.settingsPage})
	a.addDialogs(a.sharing.Dialogs()...)
	a.addDialogs(a.coach.Verdict(), a.coach.Passed(), a.cards.Question())
	a.told.link = a.brought
	a.told.filed = append(a.told.filed, a.history.CatchUp)
	a.ask.coached = a.coach.InView
}

// brought takes in what a link has brought, not before the page that was asked
// for is there: the one it leads to moves the focus.
func (a *wing) brought(text string) { a.After(0, func() { a.history.Arrive(text) }) }

func (a *wing) add(pages ...ui.Page) { a.pages = append(a.pages, pages...) }

// addDialogs adds those that no other program has added.
func (a *wing) addDialogs(dialogs ...ui.Dialog) {
	for _, d := range dialogs {
		if !slices.ContainsFunc(a.dialogs, func(other ui.Dialog) bool { return other.Name == d.Name }) {
			a.dialogs = append(a.dialogs, d)
		}
	}
}

// whole is the app with all its programs in one, for the host.
func whole(b *browser.Page) *wing {
	a := &wing{App: open(b)}
	a.cardRooms()
	a.diceRooms(a.cards, a.unsaved)
	for _, p := range Programs() {
		p.build(a)
	}
	return a
}
