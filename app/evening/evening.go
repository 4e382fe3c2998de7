// Package evening is an evening of dice games and what it comes to: who won
// and lost how much over all games, who pays whom, a few figures, and all of
// it as a spreadsheet.
//
// In come games and texts; out go values and sentences. Nothing here knows a
// screen, a browser or the storage.
package evening

import (
	"cmp"
	"slices"
	"sort"
	"strconv"

	"serviert/app/dicegame"
	"serviert/engine/record"
)

// Evening is the finished games that share an evening id, and what they come
// to for each player. Every ledger sums to zero.
type Evening struct {
	ID      string
	Games   []dicegame.Summary // oldest first
	Players []string           // in the order in which they joined
	Points  Ledger             // game points
	Money   []Ledger           // by currency in order of first use, empty where all played for points
}

// New adds up finished games.
func New(id string, games ...dicegame.Summary) Evening {
	games = slices.Clone(games)
	sort.Slice(games, func(i, j int) bool {
		a, b := games[i], games[j]
		return cmp.Or(cmp.Compare(a.Started, b.Started), cmp.Compare(a.ID, b.ID)) < 0
	})
	e := Evening{ID: id, Games: games}
	for _, g := range games {
		for _, names := range g.Names {
			for _, name := range names {
				if e.player(name) < 0 {
					e.Players = append(e.Players, name)
				}
			}
		}
	}
	e.Points = newLedger("", len(e.Players))
	for _, g := range games {
		points := e.Share(g)
		e.Points.add(points, 1)
		if stake := g.Stake(); !stake.IsZero() {
			e.account(stake.Currency).add(points, stake.Cents)
		}
	}
	e.Points.settle()
	for i := range e.Money {
		e.Money[i].settle()
	}
	return e
}

// Of is the evening that a game belongs to, made of the games that are over.
// The game itself may still run: it counts once it is over.
func Of(g *dicegame.Game, done []dicegame.Summary) Evening {
	var games []dicegame.Summary
	for _, d := range done {
		if d.Evening == g.Evening && d.ID != g.ID {
			games = append(games, d)
		}
	}
	if g.Over() {
		games = append(games, g.Summary())
	}
	return New(g.Evening, games...)
}

// All lists the evenings of finished games in the order in which they come
// first among the games, so many of them at most. n is how many there are.
func All(done []dicegame.Summary, most int) (list []Evening, n int) {
	of := map[string]int{} // where an evening is in the list
	var games [][]dicegame.Summary
	for i := range done {
		at, known := of[done[i].Evening]
		if !known {
			at = len(of)
			of[done[i].Evening] = at
			if at < most {
				games = append(games, nil)
			}
		}
		if at < most {
			games[at] = append(games[at], done[i])
		}
	}
	for _, some := range games {
		list = append(list, New(some[0].Evening, some...))
	}
	return list, len(of)
}

// Find is the evening with an id; ok is false where no finished game belongs
// to it.
func Find(id string, done []dicegame.Summary) (e Evening, ok bool) {
	games := slices.DeleteFunc(slices.Clone(done), func(g dicegame.Summary) bool { return g.Evening != id })
	return New(id, games...), len(games) > 0
}

// Began is when the evening began, in Unix milliseconds. Its first game may be
// unfinished or deleted by now; the evening's ID tells when that was.
func (e Evening) Began() int64 {
	began := e.Games[0].Started
	if id, err := strconv.ParseInt(e.ID, 10, 64); err == nil && id < began && began-id < day {
		return id
	}
	return began
}

// day bounds how much an evening's ID can say: those of old saves and of
// imported games are just numbers.
const day = 24 * 3600 * 1000

// Paid tells whether the whole evening was noted as paid.
func (e Evening) Paid() bool {
	return !slices.ContainsFunc(e.Games, func(g dicegame.Summary) bool { return !g.Paid })
}

// Owing is what is still to be paid of an evening that went on after it was paid:
// the games since then. goesOn is false, and it is the whole evening, where none
// of its games was paid, or all were.
func (e Evening) Owing() (open Evening, goesOn bool) {
	var games []dicegame.Summary
	for _, g := range e.Games {
		if !g.Paid {
			games = append(games, g)
		}
	}
	if len(games) == 0 || len(games) == len(e.Games) {
		return e, false
	}
	return New(e.ID, games...), true
}

// player is the index of a name, -1 for somebody who was not there. Names that look the
// same, from two devices, are one player: nobody could tell which of two lines is theirs.
func (e Evening) player(name string) int {
	if i := slices.Index(e.Players, name); i >= 0 {
		return i
	}
	look := record.Look(name)
	return slices.IndexFunc(e.Players, func(other string) bool { return record.Look(other) == look })
}

// account is the ledger of a currency, begun when it is first asked for.
func (e *Evening) account(currency string) *Ledger {
	for i := range e.Money {
		if e.Money[i].Currency == currency {
			return &e.Money[i]
		}
	}
	e.Money = append(e.Money, newLedger(currency, len(e.Players)))
	return &e.Money[len(e.Money)-1]
}

// Share is what a game was worth to each player of the evening, in game
// points. Partners each win or lose what their sheet does; where pairs play,
// a single name plays for two and counts twice, so that the sum stays zero.
func (e Evening) Share(g dicegame.Summary) []int {
	points := make([]int, len(e.Players))
	for i, names := range g.Names {
		worth := g.Points[i]
		if g.Pairs() && len(names) == 1 {
			worth *= 2
		}
		for _, name := range names {
			points[e.player(name)] += worth
		}
	}
	return points
}
