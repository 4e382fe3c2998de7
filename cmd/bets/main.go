// Command bets measures how the computer players of Choose Your Words bet. It plays
// them against each other and against fixed opponents, and prints what they win, in
// chips a hand with 95 % intervals.
//
//	go run ./cmd/bets [-hands N] [-lang de|en|both] [-seed N] [-tape FILE]
//
// Two play each deal twice, with the seats swapped, so that the luck of the cards
// cancels out; a table of four plays a fifth of them four times, with the level at each seat and
// three of its opponents at the others. The stakes are the usual ones, and nobody
// ever runs out of chips.
//
// A fixed opponent knows the words of the level it plays against and exchanges as
// that does: only the betting differs. Weighing an exchange is what takes the time,
// and what a hand becomes does not depend on the bets; so each hand of a deal is
// weighed once at each level, and both who play it use the result. A tape keeps
// those results for a later run with the same seed: it is right as long as only the
// betting was changed.
//
//	always-raise  bets the most there is, whatever he holds
//	raise-strong  the most with the better third, calls with the middle, folds the rest
//	call-station  bets the least and calls everything
//	reads         calls and bets by what he has learned from shown hands: how strong
//	              the other is after each size of bet, and how often he folds to one
//	random        any action
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"sync"
	"sync/atomic"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/players"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

func main() {
	hands := flag.Int("hands", 5000, "deals, each played once from each seat")
	language := flag.String("lang", "both", "de, en or both")
	seed := flag.Uint64("seed", 1, "seed of the deals and of all decisions")
	file := flag.String("tape", "", "file that keeps what was found by weighing exchanges")
	flag.Parse()
	_, known := letters.DeckOf(*language)
	if flag.NArg() != 0 || *hands < 2 || *language != "both" && !known {
		fmt.Fprintln(os.Stderr, "usage: bets [-hands N, at least 2] [-lang de|en|both] [-seed N] [-tape FILE]")
		os.Exit(2)
	}
	tape, err := readTape(*file)
	for _, d := range letters.Decks() {
		if err == nil && (*language == "both" || *language == d.Language) {
			var m *match
			if m, err = newMatch(d, *hands, *seed, tape); err == nil {
				m.print(m.run())
			}
		}
	}
	if err == nil {
		err = tape.write(*file)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bets:", err)
		os.Exit(1)
	}
}

// levels are the players that are measured, opponents what they play against.
var levels = []players.Strength{players.Easy, players.Medium, players.Hard}

var names = map[players.Strength]string{players.Easy: "easy", players.Medium: "medium", players.Hard: "hard"}

var opponents = []string{"always-raise", "raise-strong", "call-station", "reads", "random"}

// pair is who plays whom: a level against another, or against a fixed opponent.
type pair struct {
	level players.Strength
	other players.Strength // 0 for a fixed opponent
	fixed string
	seats int
}

func (p pair) rival() string {
	if p.other != 0 {
		return names[p.other]
	}
	return p.fixed
}

func pairs() (list []pair) {
	for _, seats := range []int{2, 4} {
		for _, l := range levels {
			for _, o := range opponents {
				list = append(list, pair{level: l, fixed: o, seats: seats})
			}
			for o := players.Easy; o < l; o++ {
				list = append(list, pair{level: l, other: o, seats: seats})
			}
		}
	}
	return list
}

// match is all games in a language.
type match struct {
	deck   *letters.Deck
	finder *lexicon.Finder
	hands  int
	seed   uint64
	tape   *tape
	scales map[players.Strength]*scale
}

func newMatch(d *letters.Deck, hands int, seed uint64, t *tape) (*match, error) {
	list, err := words.List(d.Language)
	if err != nil {
		return nil, err
	}
	return &match{deck: d, finder: d.Finder(list), hands: hands, seed: seed, tape: t, scales: map[players.Strength]*scale{}}, nil
}

// result is what a level wins in the hands of a pair, and how it answers bets.
type result struct {
	n           int
	sum, square float64
	asked, fold int // bets answered, and of those by folding
	raised      int
}

func (r *result) add(x float64) { r.n++; r.sum += x; r.square += x * x }

func (r *result) mean() (mean, interval float64) {
	n := float64(r.n)
	mean = r.sum / n
	return mean, 1.96 * math.Sqrt(max(0, r.square/n-mean*mean)/n)
}

// run plays all pairs. Each plays the deals in their order, since reads learns.
func (m *match) run() []result {
	m.weigh()
	list := pairs()
	results := make([]result, len(list))
	m.each(len(list), func(i int, plans *players.Plans) {
		t := m.table(list[i], plans)
		for deal := range m.deals(list[i].seats) {
			won := 0.0
			for at := range list[i].seats {
				won += float64(t.play(deal, at, &results[i]))
			}
			results[i].add(won / float64(list[i].seats))
		}
	})
	return results
}

// each calls f for the numbers below n, on all processors, each with its plans.
func (m *match) each(n int, f func(i int, plans *players.Plans)) {
	var next atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			plans := new(players.Plans)
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				f(i, plans)
			}
		})
	}
	group.Wait()
}

// pack is the shuffled pack of a deal.
func (m *match) pack(deal int) letters.Cards {
	c := chance(m.seed<<32 + uint64(deal))
	c.next()
	list := m.deck.Pack().List()
	for i := range list {
		j := i + c.below(len(list)-i)
		list[i], list[j] = list[j], list[i]
	}
	return letters.CardsOf(list...)
}

// print prints the tables of a language.
func (m *match) print(results []result) {
	for _, seats := range []int{2, 4} {
		fmt.Printf("\n%s, %d deals, seed %d, %d seats: chips a hand\n", m.deck.Language, m.deals(seats), m.seed, seats)
		fmt.Printf("%-14s %-16s %-16s %-16s\n", "against", "easy", "medium", "hard")
		for _, o := range append([]string{"easy", "medium"}, opponents...) {
			fmt.Printf("%-14s", o)
			for _, l := range levels {
				text := ""
				for i, p := range pairs() {
					if p.level == l && p.rival() == o && p.seats == seats {
						mean, interval := results[i].mean()
						text = fmt.Sprintf("%+.2f ±%.2f", mean, interval)
					}
				}
				fmt.Printf(" %-16s", text)
			}
			fmt.Println()
		}
		for _, l := range levels {
			var sum result
			for i, p := range pairs() {
				if p.level == l && p.seats == seats {
					sum.asked += results[i].asked
					sum.fold += results[i].fold
					sum.raised += results[i].raised
				}
			}
			fmt.Printf("%s answers a bet by folding %d %%, raising %d %%\n", names[l],
				100*sum.fold/max(sum.asked, 1), 100*sum.raised/max(sum.asked, 1))
		}
	}
}

// table is those who play a pair. Its seats are that of the level, then the others.
type table struct {
	*match
	pair
	rules letters.Rules
	sits  []decider
	brain []*players.Player // by seat: who knows what its hand is worth
}

// decider is who decides about bets.
type decider interface {
	bet(v letters.View, c *cards) letters.Action
	over(s letters.State, c *cards)
}

// cards is what a seat knows of its hand.
type cards struct {
	*scale
	seat  engine.Player
	brain *players.Player
	luck  chance
	known [2]float64 // 1 more than its strength in each round, 0 before it is counted
}
