// Package app is the shell of Serviert: it opens the store, builds the rooms,
// lists their pages and dialogs, and carries what they say to the screen.
//
// The rooms, each with what comes in, what goes out and what it may touch in
// its package doc:
//
//	i18n                every text, German and English
//	jsontext            what is stored, as text
//	seal                hides stored cards from whoever reads the storage
//	voice               what was said, to be heard again
//	keys                which characters are keys
//	browser             everything that touches the browser
//	settings  ui        what was chosen for this device; what every page is made of
//	plots               lines and bars, drawn
//	dicegame  cardgame  the two games as the screens know them, without a screen
//	sounds              what a move sounds like
//	lesson              what a first game or hand has to explain, and when
//	store  cardshelf    what is kept; the earlier evenings of cards
//	evening             what an evening of dice comes to
//	backup              everything that is kept as one text, and two such united
//	thinking            questions to the mind, which is a program of its own
//	dicetable           pad, tray and buttons of a dice game: a view of a value
//	sharing             games going out: picture, link, code to scan, file
//	history  rulebook   games, evenings, settlement, print, transfer; the rules
//	people              names, their colours, what all their games come to
//	setup  story        new game; what a finished game comes to, in sentences
//	coach  play         coach, review, practice; the table
//	cardsetup           an evening of cards set up, and its word lists
//	showdown            what lies on the card table for all to see
//	wordcoach           review, hand of the day and practice for cards; what is new each day
//	cardfigures  cards  what an evening of cards comes to; the card game's table
//
// Imports run one way, down this list; a test holds it (rooms_test.go). A room
// is a value that is built here once and knows of the others only what its
// small interfaces say. Nothing on the package level changes after the start.
//
// One word for one thing, in Go, style sheet, addresses and texts:
//
//	dice game   Escalero and Würfelpoker; its rules are engine/escalero
//	card game   Choose Your Words, "cards" for short; its rules are engine/letters.
//	            Words are words of a language: word list, own words
//	game        a dice game from the first throw to the settlement
//	evening     games, or hands of cards, of the same people in one go
//	hand        the seven cards of a player, and the deal they are played in, as
//	            card players say; dice.Hand is five dice whatever their order
//	turn        up to three throws of one player; an entry is what they write, a
//	            result what they have thrown. State.Turn is who decides now
//	table       the page where a game is played; desk is what can be done there
//	pad, sheet  the paper; a sheet is one party's part of it
//	party       who shares a sheet; a seat is one place at the table
//	mark        a die that is to stay lying carries one
//	parked      interrupted for another game
//	broken      a save that could not be read and was set aside
package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/app/thinking"
	"serviert/app/ui"
	"serviert/app/voice"
)

// App is the app in this tab: what the rooms share. The rooms are in wing.
type App struct {
	browser *browser.Page
	disk    *store.Disk
	games   *store.Games
	mind    *thinking.Mind

	settings settings.Settings
	ctx      app.Context // of the mounted page, nil on the host
	path     string      // the page shown, "" before the first
	search   string      // what follows the question mark of its address
	query    browser.Query

	backup backupView
	typed  typedKey

	voice     voice.Log
	queue     []string          // sentences that wait until the focus is where it will be
	confirmed string            // the sentence that is shown too, "" for none
	confirms  int               // counts these sentences, so that an outdated timer does nothing
	shownAt   float64           // when the last one was confirmed, by the clock that never goes back
	focus     string            // the element that gets the focus after the next drawing
	dialog    string            // the open dialog, "" for none
	opening   bool              // the dialog is not shown yet
	opener    string            // the element that opened the dialog
	rewrites  bool              // what could not be written will be tried again, see rewriteAfter
	leaving   bool              // another page has been asked for and is not shown yet
	went      bool              // the page asked for is one of another program
	came      bool              // a page of another program has led here
	drafts    map[string]string // what is filled in on pages, see carry

	updateReady bool     // a new version waits
	warned      bool     // what the browser does not keep has been read
	noticed     []string // the names of the notices that were said
	taking      bool     // this tab was told to take the game over from another one

	told    told
	ask     ask
	pages   []ui.Page
	dialogs []ui.Dialog
}

// open reads what is stored; the rooms are for a program to build. It never
// fails: what cannot be read is set aside and shown.
func open(b *browser.Page) *App {
	a := &App{browser: b, disk: store.NewDisk(b.Storage(), b.Journal(), b), settings: settings.Default()}
	a.disk.Yield(!b.Held())
	a.disk.Retry(b.Version())
	a.readSettings()
	a.games = store.NewGames(a.disk, b.Shelf(), b)
	a.games.Hold(b.Held())
	a.mind = thinking.New(b, a.Refresh)
	a.told, a.ask = alone()
	a.dialogs = a.helpDialogs()
	return a
}

// readSettings reads the stored settings, if there are any.
func (a *App) readSettings() {
	read := settings.Default()
	if a.disk.Read(store.KeySettings, &read, func() error { return store.KnownSchema(read.V) }) {
		a.settings = read
	}
}

// Prerendered is what the page generator needs of one page in one language.
type Prerendered struct {
	Title, Description string
	Body               string // HTML of the root component
}

// Prerender draws a page as somebody sees it who opens it for the first time.
// The language is "de" or "en". Host only.
func Prerender(path, lang string) Prerendered {
	a := whole(browser.Open())
	a.settings.Language, a.path = lang, path
	return Prerendered{
		Title:       a.title(a.page(path)),
		Description: a.Texts().Description,
		Body:        app.HTMLString((&root{app: a.App, Path: path}).Render()),
	}
}

// Paths lists the addresses of a program's pages, without the base path; the
// first one of the first program is "/".
func (p Program) Paths() []string {
	a := &wing{App: open(browser.Open())}
	p.build(a)
	var list []string
	for _, page := range a.pages {
		list = append(list, page.Path)
	}
	return list
}

// Paths lists the addresses of all programs, "/" first. Host only.
func Paths() (list []string) {
	for _, p := range Programs() {
		list = append(list, p.Paths()...)
	}
	return list
}

// Start registers the pages of a program and runs it in the browser; on the host
// it returns at once.
func Start(program Program) {
	tab := browser.Open()
	tab.Rest() // what is on the page already answers between the steps of the start
	a := open(tab)
	tab.Rest()
	program.build(&wing{App: a})
	a.unpack(a.browser.Carried())
	a.show()
	tab.Rest()
	for _, p := range a.pages {
		for _, path := range []string{p.Path, strings.TrimSuffix(p.Path, "/") + "/index.html", p.Path + ".html"} {
			app.RouteFunc(path, func() app.Composer { return &root{app: a, Path: p.Path} })
		}
	}
	app.RouteWithRegexpFunc(".*", func() app.Composer { return &root{app: a, Path: "/lost"} })
	app.RunWhenOnBrowser()
}

// title is what the browser's tab and a screen reader call a page.
func (a *App) title(p ui.Page) string {
	t := a.Texts()
	if p.Path == "/" {
		return t.Name + " – " + t.Tagline
	}
	return p.Title(t) + " – " + t.Name
}

// Texts implements ui.Shell.
func (a *App) Texts() *i18n.Texts {
	if a.settings.Language != "" {
		return i18n.For(a.settings.Language)
	}
	return i18n.For(a.browser.Language())
}
