package app

import (
	"cmp"
	"slices"
	"sort"
)

// An evening is the games that share an evening id, in the order they were
// played, and what they come to for each player.
//
//	e := eveningOf(g)             g may still run: it counts once it is over
//	e.games                       finished games, oldest first
//	e.players                     names in the order in which they joined
//	e.points.amounts[i]           game points of e.players[i] over all games
//	e.points.payments             the points settled: who owes whom
//	e.money                       the same in hundredths, one for each currency
//	e.player("Anna")              index of a player, -1 for nobody
//
// Every ledger sums to zero.
type evening struct {
	id      string
	games   []*game
	players []string
	points  ledger
	money   []ledger // in order of first use, empty where all played for points
}

// eveningOf collects the evening a game belongs to.
func eveningOf(g *game) evening {
	var games []*game
	for _, d := range the.done {
		if d.evening == g.evening && d.id != g.id {
			games = append(games, d.game)
		}
	}
	if g.state().Over() {
		games = append(games, g)
	}
	return newEvening(g.evening, games)
}

func newEvening(id string, games []*game) evening {
	sort.Slice(games, func(i, j int) bool {
		return cmp.Or(cmp.Compare(games[i].started, games[j].started), cmp.Compare(games[i].id, games[j].id)) < 0
	})
	e := evening{id: id, games: games}
	for _, g := range games {
		for _, p := range g.Parties {
			for _, name := range p.Names {
				if e.player(name) < 0 {
					e.players = append(e.players, name)
				}
			}
		}
	}
	e.points = newLedger("", len(e.players))
	for _, g := range games {
		points := e.share(g)
		e.points.add(points, 1)
		if stake := g.Rules.Stake; !stake.IsZero() {
			e.account(stake.Currency).add(points, stake.Cents)
		}
	}
	e.points.settle()
	for i := range e.money {
		e.money[i].settle()
	}
	return e
}

// player is the index of a name, -1 for somebody who was not there.
func (e evening) player(name string) int { return slices.Index(e.players, name) }

// account is the ledger of a currency, begun when it is first asked for.
func (e *evening) account(currency string) *ledger {
	for i := range e.money {
		if e.money[i].currency == currency {
			return &e.money[i]
		}
	}
	e.money = append(e.money, newLedger(currency, len(e.players)))
	return &e.money[len(e.money)-1]
}

// share is what a game was worth to each player of the evening, in game
// points. Partners each win or lose what their sheet does; where pairs play,
// a single name plays for two and counts twice, so that the sum stays zero.
func (e evening) share(g *game) []int {
	points := make([]int, len(e.players))
	won := g.state().Settlement().Points
	for i, p := range g.Parties {
		worth := won[i]
		if g.pairs() && !p.Pair() {
			worth *= 2
		}
		for _, name := range p.Names {
			points[e.player(name)] += worth
		}
	}
	return points
}

// pairs tells whether partners share a sheet in this game.
func (g *game) pairs() bool {
	for _, p := range g.Parties {
		if p.Pair() {
			return true
		}
	}
	return false
}

// evenings lists all evenings with a finished game, the latest first.
func (s *store) evenings() []evening {
	var ids []string
	of := map[string][]*game{}
	for _, d := range s.done {
		if of[d.evening] == nil {
			ids = append(ids, d.evening)
		}
		of[d.evening] = append(of[d.evening], d.game)
	}
	list := make([]evening, len(ids))
	for i, id := range ids {
		list[i] = newEvening(id, of[id])
	}
	return list
}
