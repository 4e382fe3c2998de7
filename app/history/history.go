// Package history is what remains of dice games: the list of finished and
// interrupted games and their evenings, each with its account, its pad and
// what can be done with it; the end of the game on the table, told and then
// settled, and the way to the next; games going out as texts and coming in again; pads
// for printing.
//
// In come the games of this device, taps and texts that players bring; out go
// the pages /games, /end and /settlement and, for other rooms, pads and settlements
// as functions of values. A Room changes stored games through store.Games
// alone, and it touches the browser through Browser alone. Drawing only reads.
package history

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicetable"
	"serviert/app/i18n"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/escalero"
)

// Browser is what the room asks of the browser; browser.Page is one.
type Browser interface {
	browser.Clock
	DayAndTime(ms int64, lang string) string
	FileDay(ms int64) string
	Share(title, text, file string, then func(how i18n.Sent))
	Save(file, text, mime string, then func(how i18n.Sent))
	Copy(text string, then func(how i18n.Sent))
	PickFile(accept string, most int, then func(data []byte, err error))
	Pasted(id string, most int) (string, error)
	Print()
}

// Cards is the card game as the history knows it.
type Cards interface {
	// History lists the evenings of cards, nil where there are none.
	History() []app.UI
	// Bring takes in an evening that a player brings and says so. told is
	// called, now or when the word list is here, with what is wrong with it,
	// nil for nothing.
	Bring(b dicegame.Brought, told func(*dicegame.Problem))
}

// Others is what the room needs of the rooms beside it, and of the settings.
type Others struct {
	Cards Cards
	// Begun goes to the table after another game has come onto it, and says who
	// begins, or that they roll for it.
	Begun func()
	// TakeBack undoes the last entry, says so and goes to the table.
	TakeBack func()
	// Share offers all ways to share a game.
	Share func(g *dicegame.Game)
	// Picture offers the picture of a finished game.
	Picture func(g *dicegame.Game)
	// Change changes the settings and stores them.
	Change func(func(*settings.Settings))
	// Unsaved is how many games and evenings of cards are in no backup if it is time
	// to say so, else 0.
	Unsaved func() (games, evenings int)
}

// Room is the history in this tab.
type Room struct {
	sh     ui.Shell
	b      Browser
	games  *store.Games
	disk   *store.Disk
	others Others

	view    view
	arrived arrived          // not part of view: it waits whatever address is shown
	coming  []*dicegame.Game // what has just arrived, until it is known whether it is here already, see draft
	before  string           // what had arrived before the page was loaded again
	pasting string           // what was typed to be read in
	noting  ui.Noting        // nor is the field for a note: what was typed is still there when somebody comes back
}

// view is what the page of games shows beyond the games themselves. It starts
// anew at every address.
type view struct {
	confirm    string            // what is to be deleted once that is confirmed
	problem    *dicegame.Problem // why the last text could not be read
	correcting bool
	fetching   bool          // what the address names is being read
	evenings   int           // how many evenings are listed beyond eveningsAtOnce
	parked     int           // how many interrupted games beyond parkedAtOnce
	cell       dicegame.Spot // the cell being corrected
	unsaved    [2]int        // how many games and evenings of cards are in no backup, where one is offered
}

// New is the history of these games.
func New(sh ui.Shell, b Browser, games *store.Games, disk *store.Disk, others Others) *Room {
	return &Room{sh: sh, b: b, games: games, disk: disk, others: others}
}

// EndPages are the end of the game on the table and its settlement.
func (r *Room) EndPages() []ui.Page {
	return []ui.Page{
		{Path: "/end", Title: func(t *i18n.Texts) string { return t.Home.Over }, Body: r.endPage, Key: r.endKey, Keys: endKeys},
		{Path: "/settlement", Title: func(t *i18n.Texts) string { return t.Settlement.Title }, Open: r.anew, Body: r.settlementPage, Key: r.endKey, Keys: endKeys, Draft: r.noting.Draft, Redraft: r.noting.Redraft},
	}
}

// Pages are the history.
func (r *Room) Pages() []ui.Page {
	return []ui.Page{
		{Path: "/games", Title: r.gamesTitle, Open: r.open, Body: r.gamesPage, Draft: r.draft, Redraft: r.redraft},
	}
}

// anew forgets what an earlier address has left open.
func (r *Room) anew() {
	r.view = view{}
	r.noting.Rest()
}

// open fetches what the address names.
func (r *Room) open() {
	r.anew()
	q := r.sh.Query()
	id := q.Get("game")
	if id == "" {
		switch {
		case len(q) > 0:
		case r.before != "":
			r.recall()
		default:
			r.announce()
		}
		if !q.Has("evening") {
			r.view.unsaved[0], r.view.unsaved[1] = r.others.Unsaved()
		}
		r.games.Reconcile(r.sh.Changed)
		return
	}
	r.fetch(id)
}

// fetch reads the game that the page shows.
func (r *Room) fetch(id string) {
	r.view.fetching = true
	r.games.Fetch(func() {
		if r.sh.Query().Get("game") == id { // else the page shows another one by now
			r.view.fetching = false
			r.sh.Changed()
		}
	}, id)
}

// CatchUp is called after another tab has changed finished games: the one that is
// shown may be another now.
func (r *Room) CatchUp() {
	if id := r.sh.Query().Get("game"); r.sh.Path() == "/games" && id != "" && r.Shown() == nil {
		r.fetch(id)
	}
}

// lent says that one of these games is open in another tab, where it would stay as
// it is now; false if none is.
func (r *Room) lent(ids ...string) bool {
	if !slices.ContainsFunc(ids, r.games.Lent) {
		return false
	}
	r.sh.Confirm(r.sh.Texts().Notices.Elsewhere)
	return true
}

// Shown is the finished or interrupted game that the address of the history
// names, nil for none.
func (r *Room) Shown() *dicegame.Game { return r.games.Find(r.sh.Query().Get("game")) }

// names is how things are called in a game with these rules.
func (r *Room) names(rules *escalero.Rules) dicegame.Names {
	return dicetable.Names(r.sh, rules)
}

// date is a time as the language writes it.
func (r *Room) date(ms int64) string { return r.b.DayAndTime(ms, r.sh.Texts().Lang) }

// within is a time of an evening that began at another one: the day is told where
// it is not the one on which that began.
func (r *Room) within(ms, began int64) string {
	_, clock, ok := strings.Cut(r.date(ms), ", ")
	if !ok || r.b.FileDay(ms) != r.b.FileDay(began) {
		return r.date(ms)
	}
	return clock
}

// evening is what an evening is called: by the day on which it began, since its
// games have their times.
func (r *Room) evening(began int64) string {
	day, _, _ := strings.Cut(r.date(began), ", ")
	return fmt.Sprintf(r.sh.Texts().Games.Evening, day)
}

// players joins the parties of a game by name.
func (r *Room) players(g *dicegame.Game) string { return r.sh.Texts().List(g.PartyNames()) }
