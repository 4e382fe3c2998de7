package main

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// table plays levels of the app against each other in any dice game, action by
// action through the rules. One party is A, all others are B; A takes each seat in
// turn.
type table struct {
	rules   escalero.Rules
	parties int
	a, b    string
	seed    uint64
}

// quiet plays like its player, but never announces Contra and never gives up. It
// shows what handling Contra is worth.
type quiet struct{ *solver.Player }

func (q quiet) Decide(s escalero.State) escalero.Action {
	if s.Asked() != 0 {
		return escalero.Action{Kind: escalero.Accept}
	}
	if a := q.Player.Decide(s); a.Kind != escalero.Contra {
		return a
	}
	return escalero.Action{Kind: escalero.Throw}
}

type decider interface {
	Decide(escalero.State) escalero.Action
}

// player makes the player of a level's name, possibly with "-quiet" after it.
func (t *table) player(name string, b *solver.Brain) (decider, error) {
	level, silent := strings.CutSuffix(name, "-quiet")
	l, err := solver.ParseLevel(level)
	if err != nil {
		return nil, err
	}
	p := solver.NewPlayer(l, b)
	if silent {
		return quiet{p}, nil
	}
	return p, nil
}

// result is one game as A sees it.
type result struct {
	payoff, clean, total, others float64
	won, lost                    [escalero.MaxColumns]bool
}

// game plays game i.
func (t *table) game(i int, brain *solver.Brain, a, b decider) (r result, err error) {
	rng := rand.New(rand.NewPCG(t.seed, uint64(i)))
	seat := engine.Player(i%t.parties + 1)
	s := escalero.New(t.rules, t.parties, 1, false)
	luck := 0.0
	for !s.Over() {
		mover := b
		if s.Turn() == seat {
			mover = a
		}
		action := mover.Decide(s)
		before, thrower := 0.0, s.Turn()
		if action.Blank() > 0 {
			if t.lucky() {
				before = brain.Expect(s, action)
			}
			faces := make([]dice.Face, action.Blank())
			for j := range faces {
				faces[j] = dice.Face(1 + rng.IntN(6))
			}
			action = s.Fill(action, faces...)
		}
		next, err := s.Apply(action)
		if err != nil {
			return r, err
		}
		if action.Chance() && t.lucky() {
			gain := float64(s.Factor()) * (brain.Value(next, thrower) - before)
			if thrower == seat {
				luck += gain
			} else {
				luck -= gain / float64(t.parties-1)
			}
		}
		s = next
	}
	r.payoff = float64(s.Payoff()[seat-1])
	r.clean = r.payoff - luck
	for c := range t.rules.Columns {
		first := s.Leader(c)
		r.won[c], r.lost[c] = first == seat, first != 0 && first != seat
	}
	for p := 1; p <= t.parties; p++ {
		sheet := s.Sheet(engine.Player(p))
		if engine.Player(p) == seat {
			r.total = float64(sheet.Total(t.rules))
		} else {
			r.others += float64(sheet.Total(t.rules)) / float64(t.parties-1)
		}
	}
	return r, nil
}

// lucky tells whether the luck of a throw can be computed for all parties.
func (t *table) lucky() bool { return t.parties == 2 || !t.rules.Settlement.ByColumns }

func (t *table) run(games int) error {
	results := make([]result, games)
	errs := make([]error, runtime.GOMAXPROCS(0))
	var next atomic.Int64
	var group sync.WaitGroup
	for w := range errs {
		brain := solver.NewBrain(escalero.New(t.rules, t.parties, 1, false))
		a, err := t.player(t.a, brain)
		if err != nil {
			return err
		}
		b, err := t.player(t.b, brain)
		if err != nil {
			return err
		}
		group.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= games {
					return
				}
				if results[i], errs[w] = t.game(i, brain, a, b); errs[w] != nil {
					return
				}
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	var plain, clean moments
	var total, others float64
	var won, lost [escalero.MaxColumns]int
	for _, r := range results {
		for c := range won {
			if r.won[c] {
				won[c]++
			}
			if r.lost[c] {
				lost[c]++
			}
		}
		plain.add(r.payoff)
		clean.add(r.clean)
		total += r.total
		others += r.others
	}
	fmt.Printf("%s against %s, %s%s, %d parties, %d games, seed %d\n", t.a, t.b, t.rules.Preset, changes(t.rules), t.parties, games, t.seed)
	mean, interval := plain.mean(games)
	fmt.Printf("  game points a game  %+.3f +- %.3f (95 %%)\n", mean, interval)
	if t.lucky() {
		mean, interval = clean.mean(games)
		fmt.Printf("  without dice luck   %+.3f +- %.3f\n", mean, interval)
	}
	if t.rules.Settlement.ByColumns {
		for c := range t.rules.Columns {
			fmt.Printf("  column %d            won %.1f %%, lost %.1f %%\n", c+1, 100*float64(won[c])/float64(games), 100*float64(lost[c])/float64(games))
		}
	}
	fmt.Printf("  mean total          %.1f against %.1f\n", total/float64(games), others/float64(games))
	return nil
}
