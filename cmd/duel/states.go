package main

import (
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
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

// stubborn plays like its player, but handles Contra by a fixed rule, whatever lies on the table. It
// shows what handling Contra is worth, and whether somebody can be ruined by a rule.
type stubborn struct {
	decider
	answer func(escalero.State) escalero.Kind // to a Contra
	raises func(escalero.State) bool          // whether to announce one
}

func (p stubborn) Decide(s escalero.State) escalero.Action {
	legal := func(k escalero.Kind) bool { return slices.Contains(s.Legal(), escalero.Action{Kind: k}) }
	switch {
	case s.Asked() != 0:
		if k := p.answer(s); legal(k) {
			return escalero.Action{Kind: k}
		}
		return escalero.Action{Kind: escalero.Accept}
	case legal(escalero.Contra):
		if p.raises(s) {
			return escalero.Action{Kind: escalero.Contra}
		}
		return escalero.Action{Kind: escalero.Throw}
	}
	return p.decider.Decide(s)
}

// habits are the fixed rules by the suffix of a player's name.
var habits = map[string]func(p decider, b *solver.Brain, seed uint64) stubborn{
	// Never announces Contra and never gives up.
	"-quiet": func(p decider, _ *solver.Brain, _ uint64) stubborn {
		return stubborn{p, always(escalero.Accept), never}
	},
	// The same: Contra is no reason to think.
	"-accepts": func(p decider, _ *solver.Brain, _ uint64) stubborn {
		return stubborn{p, always(escalero.Accept), func(s escalero.State) bool { return p.Decide(s).Kind == escalero.Contra }}
	},
	// Gives up at once.
	"-concedes": func(p decider, _ *solver.Brain, _ uint64) stubborn {
		return stubborn{p, always(escalero.Concede), func(s escalero.State) bool { return p.Decide(s).Kind == escalero.Contra }}
	},
	// Answers every Contra with the next one.
	"-recontra": func(p decider, _ *solver.Brain, _ uint64) stubborn {
		return stubborn{p, always(escalero.Contra), func(s escalero.State) bool { return p.Decide(s).Kind == escalero.Contra }}
	},
	// Announces whenever it is ahead, and accepts then.
	"-ahead": func(p decider, b *solver.Brain, _ uint64) stubborn {
		ahead := func(s escalero.State) bool { return b.Value(s, s.Turn()) > 0 }
		return stubborn{p, func(s escalero.State) escalero.Kind {
			if ahead(s) {
				return escalero.Contra
			}
			return escalero.Accept
		}, ahead}
	},
	// Tosses a coin. What lies on the table decides how it falls, so that a game is the same whoever plays it.
	"-random": func(p decider, _ *solver.Brain, seed uint64) stubborn {
		toss := func(s escalero.State, sides uint64) uint64 {
			h := fnv.New64a()
			fmt.Fprint(h, seed, s.Sheet(1), s.Sheet(2), s.Factor(), s.Asked())
			return h.Sum64() % sides
		}
		answers := []escalero.Kind{escalero.Accept, escalero.Concede, escalero.Contra}
		return stubborn{p, func(s escalero.State) escalero.Kind { return answers[toss(s, 3)] },
			func(s escalero.State) bool { return toss(s, 4) == 0 }}
	},
}

func always(k escalero.Kind) func(escalero.State) escalero.Kind {
	return func(escalero.State) escalero.Kind { return k }
}

func never(escalero.State) bool { return false }

type decider interface {
	Decide(escalero.State) escalero.Action
}

// player makes the player of a level's name, possibly with a habit behind it.
func (t *table) player(name string, b *solver.Brain) (decider, error) {
	level, habit, has := strings.Cut(name, "-")
	l, err := thought.ParseLevel(level)
	if err != nil {
		return nil, err
	}
	p := solver.NewPlayer(l, b)
	if !has {
		return p, nil
	}
	with, known := habits["-"+habit]
	if !known {
		return nil, fmt.Errorf("no habit %q; habits: %s", habit, strings.Join(slices.Sorted(maps.Keys(habits)), ", "))
	}
	return with(p, b, t.seed), nil
}

// result is one game as A sees it.
type result struct {
	payoff, clean, total, others float64
	factor                       int
	won, lost                    [escalero.MaxColumns]bool
}

// game plays game i. The reference measures luck; a brain of its own keeps what it
// has solved for a turn, while players of other levels value that otherwise.
func (t *table) game(i int, reference *solver.Brain, a, b decider) (r result, err error) {
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
			before = reference.Expect(s, action)
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
		if action.Chance() {
			// Whatever the values are worth, this is zero on average over the
			// dice, and so is any part of it.
			gain := float64(s.Factor()) * (reference.Value(next, thrower) - before)
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
	r.factor = s.Factor()
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

// measure plays all games.
func (t *table) measure(games int) ([]result, error) {
	results := make([]result, games)
	errs := make([]error, runtime.GOMAXPROCS(0))
	var next atomic.Int64
	var group sync.WaitGroup
	for w := range errs {
		start := escalero.New(t.rules, t.parties, 1, false)
		brain, reference := solver.NewBrain(start), solver.NewBrain(start)
		reference.Adopt(brain)
		a, err := t.player(t.a, brain)
		if err != nil {
			return nil, err
		}
		b, err := t.player(t.b, brain)
		if err != nil {
			return nil, err
		}
		group.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= games {
					return
				}
				if results[i], errs[w] = t.game(i, reference, a, b); errs[w] != nil {
					return
				}
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return results, nil
}

func (t *table) run(games int) error {
	results, err := t.measure(games)
	if err != nil {
		return err
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
	mean, interval = clean.mean(games)
	fmt.Printf("  without dice luck   %+.3f +- %.3f\n", mean, interval)
	if t.rules.Contra {
		most, over := 1, 0
		for _, r := range results {
			if most = max(most, r.factor); r.factor > 64 {
				over++
			}
		}
		fmt.Printf("  stake               at most x%d, over x64 in %.2f %% of the games\n", most, 100*float64(over)/float64(games))
	}
	if t.rules.Settlement.ByColumns {
		for c := range t.rules.Columns {
			fmt.Printf("  column %d            won %.1f %%, lost %.1f %%\n", c+1, 100*float64(won[c])/float64(games), 100*float64(lost[c])/float64(games))
		}
	}
	fmt.Printf("  mean total          %.1f against %.1f\n", total/float64(games), others/float64(games))
	return nil
}
