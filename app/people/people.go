// Package people is those who play: a colour for every name, what all their
// finished games come to, against whom, in which column, with how much luck,
// and the few milestones worth a sentence.
//
// In come finished games of both kinds, what reviews have found, and what is
// stored of people; out go the page /people, the mark of a name for other
// rooms, and a sentence at the end of a game. Nothing is added up from game to
// game: everything is counted anew from the games there are, in slices, so that
// a game that is corrected, deleted or restored counts as it is now. The room
// changes no game, and one value of its own.
package people

import (
	"cmp"

	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui"
)

// Browser is what the room asks of the browser.
type Browser interface {
	// Precise is a clock in milliseconds that is never set back.
	Precise() float64
	// Soon calls f as a task of its own, after what was tapped meanwhile.
	Soon(f func())
	// DayAndTime writes a moment as people who speak the language do.
	DayAndTime(ms int64, lang string) string
}

// Cards is the card game as the figures know it.
type Cards interface {
	// Ended lists the evenings that are over and of which is known who has won.
	Ended() []Evening
}

// Evening is an evening of cards as the figures know it.
type Evening struct {
	Names    []string // who has won most first
	Won      []int    // chips, in the order of Names
	Computer []bool   // the same
	Brought  bool     // it came from elsewhere
}

// Room is people in this tab.
type Room struct {
	sh     ui.Shell
	timer  ui.Timer
	b      Browser
	games  *store.Games
	disk   *store.Disk
	cards  Cards
	levels []string

	known store.People // what is stored of them
	run   int          // counts the ways through the games for the page
	now   *tally       // nil until everything is counted
	going *tally       // what is being counted for the page
	all   bool         // the long list is unfolded
	table bool         // so is the table of reviewed games
	late  string       // what has been reached, to be said in a moment
	with  string       // whom somebody is to be counted together with, "" for nobody
}

// New is the room; levels are the computer players, weakest first. Without cards,
// nil, no evenings of cards are counted.
func New(sh ui.Shell, timer ui.Timer, b Browser, games *store.Games, disk *store.Disk, cards Cards, levels []string) *Room {
	r := &Room{sh: sh, timer: timer, b: b, games: games, disk: disk, cards: cards, levels: levels}
	r.read()
	return r
}

// Page is /people. Its query may name somebody.
func (r *Room) Page() ui.Page {
	return ui.Page{
		Path:  "/people",
		Title: func(t *i18n.Texts) string { return cmp.Or(r.sh.Query().Get("name"), t.People.Title) },
		Open:  r.open,
		Body:  r.body,
	}
}

// open counts anew: games may have come or gone.
func (r *Room) open() {
	r.read()
	r.now, r.all, r.table, r.with = nil, false, false, ""
	r.recount()
}

// recount counts for the page, which meanwhile shows how far that is.
func (r *Room) recount() {
	r.run++
	run := r.run
	r.going = r.count(func() bool { return run == r.run }, func(c *tally) {
		r.now, r.going = c, nil
		r.read() // counting takes a while
		if r.give(c) {
			r.save()
		}
		r.sh.Refresh()
	})
}

// Nobody feels a few milliseconds at a time, with room for what is tapped
// between them. How far it is, is drawn less often: that takes longer.
const (
	sliceMillis = 5
	drawnMillis = 300
)

// count goes through everything and calls done, unless wanted says that nobody
// waits for it any more. It returns what it fills.
func (r *Room) count(wanted func() bool, done func(*tally)) *tally {
	c := newTally(r.known, r.reviews())
	var cards []Evening
	if r.cards != nil {
		cards = r.cards.Ended()
	}
	var walk *store.Walk
	drawn := r.b.Precise()
	var slice func()
	slice = func() {
		if !wanted() {
			return
		}
		for start := r.b.Precise(); !r.timer.Live() || r.b.Precise()-start < sliceMillis; {
			switch step := walk.Next(c.game); {
			case step == store.Wait:
				return
			case step == store.End && len(cards) > 0:
				c.cards(cards[0])
				cards = cards[1:]
			case step == store.End:
				c.close()
				done(c)
				return
			}
		}
		if now := r.b.Precise(); now-drawn > drawnMillis {
			drawn = now
			r.sh.Refresh()
		}
		r.b.Soon(slice)
	}
	walk = r.games.Walk(slice)
	slice()
	return c
}

// reviews is what reviews have found, by game.
func (r *Room) reviews() map[string]store.Review {
	var all store.Reviews
	of := map[string]store.Review{}
	if r.disk.Read(store.KeyReviews, &all, func() error { return store.KnownSchema(all.V) }) {
		for _, one := range all.List {
			of[one.Print] = one
		}
	}
	return of
}
