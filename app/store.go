package app

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
)

// store is the one mutable value of the app. Every change goes through one of
// its methods; everything on the screen is rendered from it.
type store struct {
	disk     storage
	ctx      app.Context // of the mounted page, nil on the host
	path     string      // the route shown
	search   string      // what follows the question mark of the address shown
	query    query       // the same, read
	settings settings
	game     *game    // the dice game that runs or has just ended
	done     []doneAs // finished games, newest first
	parked   []doneAs // games interrupted for another, newest first
	broken   []broken // saves that could not be read
	table    tableView
	mind     mind
	jobs     jobs
	lessons  lessons
	games    gamesView
	draft    *draft // the new game being set up
	words    wordsTable
	opening  []roll // the dice for who begins, until the table has shown them
	dialog   string // which dialog is open, "" for none
	opener   string // id of the element that opened it

	said        string            // the sentence in the live region
	focus       string            // id of the element that gets the focus after the next render
	updateReady bool              // a new version waits
	elsewhere   bool              // another tab holds the game; this one only watches
	saveFailed  bool              // something did not fit or was refused
	unsaved     map[string]string // by key: what is to be tried again
}

// the is the store of this browser tab.
var the = newStore(memory{})

func newStore(disk storage) *store {
	return &store{disk: disk, settings: defaultSettings(), unsaved: map[string]string{}}
}

// open reads everything saved. It never fails: what cannot be read is put
// aside and shown.
func (s *store) open() {
	s.loadBroken()
	s.loadSettings()
	s.loadGame()
	s.loadDone()
	s.loadWords()
	s.applySettings()
}

// catchUp takes over what another tab has saved: while that tab plays and this
// one watches, and when it is this one's turn to play.
func (s *store) catchUp() {
	s.game = nil
	s.loadGame()
	s.loadDone()
	s.table = tableView{rival: s.table.rival}
	s.dialog = ""
	s.words.past, s.words.evening, s.words.waiting = nil, nil, nil
	s.loadWords()
	if s.path == "/cards" {
		s.wakeWords()
	}
	s.wake()
	s.refresh()
}

// texts is every word of the app in the language chosen.
func (s *store) texts() *i18n.Texts { return i18n.For(s.settings.language()) }

// attach remembers the context of the mounted page.
func (s *store) attach(ctx app.Context) {
	s.ctx = ctx
	listen(ctx)
}

// arrive is called when a route is shown: it names the page and moves the
// focus to its heading.
func (s *store) arrive(ctx app.Context, r route) {
	first := s.path == ""
	address := ctx.Page().URL()
	changed := s.path != r.path || s.search != address.RawQuery
	s.path, s.search, s.query = r.path, address.RawQuery, readQuery(address.RawQuery)
	setTitle(pageTitle(r, s.texts()))
	s.applySettings()
	if address.Fragment != "" && !first {
		s.focus = address.Fragment
	}
	if changed {
		s.dialog = ""
		s.games = gamesView{}
		s.coverCards()
		switch q := s.query; r.path {
		case "/table":
			s.openTable()
		case "/review":
			s.openReview()
		case "/practice":
			s.openPractice()
		case "/dice":
			s.loadThrows()
		case "/cards", "/cards-new":
			s.openCards()
		case "/new":
			if s.draft == nil || q.Get("game") != "" || q.Get("mode") != "" {
				s.draft = s.newDraft(q.Get("game"), q.Get("mode"))
			}
		}
	}
	if changed && !first && s.focus == "" {
		s.focus = "title"
	}
	s.settleFocus(ctx)
	s.wake()
}

// visit opens a route of this site.
func (s *store) visit(path string) {
	if s.ctx != nil {
		s.ctx.Navigate(link(path))
	}
}

// refresh renders again after a change that came from outside the page: a
// timer, the service worker, another tab.
func (s *store) refresh() {
	if s.ctx != nil {
		s.ctx.Dispatch(func(ctx app.Context) { s.settleFocus(ctx) })
	}
}

// say puts one sentence into the live region. The same sentence twice is
// changed invisibly, because browsers announce only changes.
func (s *store) say(text string) {
	if text == s.said {
		text += "\u00a0"
	}
	s.said = text
}

// focusOn moves the focus to an element once the next render is done.
func (s *store) focusOn(id string) {
	s.focus = id
	s.refresh()
}

func (s *store) settleFocus(ctx app.Context) {
	if s.focus == "" {
		return
	}
	ctx.Defer(func(app.Context) {
		if id := s.focus; id != "" {
			s.focus = ""
			// What had the focus before may be gone: a page of its own has come.
			focusElement(id, "throw", "title")
		}
	})
}
