package main

import (
	"fmt"
	"io"
	"math/rand/v2"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/solver/column"
)

// company plays games between three and four parties and turns them into samples.
type company struct {
	game    *column.Game
	rng     *rand.Rand
	own     seat            // plays by the networks being trained, and learns
	model   seat            // plays by the model alone
	pair    seat            // plays by the networks for two
	looks   column.Onlooker // the party that learns, while others throw
	sides   []column.Side   // of the current game, in the order of play
	steps   []visit         // of the current game
	pools   [2][]deal       // positions from the middle of earlier games, by parties
	replace [2]int          // the next to be replaced
}

// seat is a way to play.
type seat struct {
	solver *column.Solver
	many   *column.Many
}

// deal is a position to begin in: the first side is to throw.
type deal []column.Side

// visit is an entry of the party that learns.
type visit struct {
	after deal    // the afterstate, that party first and then those after it
	value float64 // its value by the networks
	next  float64 // its expected backup
	luck  float64 // of the others' throws, until the party is to throw again
}

// learned is the share of games in which the others play by the networks for two; in
// the rest they play by the model.
const learned = 0.2

// fours is the share of games among four; the others are among three.
const fours = 0.2

func newCompany(g *column.Game, two, more *column.Nets, rng *rand.Rand) *company {
	return &company{
		game: g, rng: rng,
		looks: column.Onlooker{Game: g, Nets: more},
		own:   seat{&column.Solver{Game: g}, &column.Many{Game: g, Nets: two, More: more}},
		model: seat{&column.Solver{Game: g}, &column.Many{Game: g}},
		pair:  seat{&column.Solver{Game: g}, &column.Many{Game: g, Nets: two}},
	}
}

// around is the position as a party sees it.
func (c *company) around(party int) deal {
	d := make(deal, 0, len(c.sides))
	return append(append(d, c.sides[party:]...), c.sides[:party]...)
}

func (d deal) table() column.Table { return column.Table{Me: d[0], Others: d[1:]} }

func (c *company) begin(parties int) (whole bool) {
	c.sides = c.sides[:0]
	if pool := c.pools[parties-3]; c.rng != nil && len(pool) >= poolSize/10 && c.rng.Float64() < middles {
		c.sides = append(c.sides, pool[c.rng.IntN(len(pool))]...)
		return false
	}
	start := c.game.Start()
	for range parties {
		c.sides = append(c.sides, start.Me)
	}
	return true
}

func (c *company) remember(d deal) {
	i := len(d) - 3
	if len(c.pools[i]) < poolSize {
		c.pools[i] = append(c.pools[i], d)
		return
	}
	c.pools[i][c.replace[i]] = d
	c.replace[i] = (c.replace[i] + 1) % poolSize
}

// play plays one game and emits its samples. The target for a party is the
// lambda-return of actor.play, from one entry of that party to its next. What the
// others throw in between is luck too: the model's value for the party after an
// entry of theirs, less the mean of that over their dice, is subtracted, which
// leaves the mean of the target as it is, whatever the model is worth.
func (c *company) play(lambda float64, emit func(column.Sample)) {
	parties := 3
	if c.rng.Float64() < fours {
		parties = 4
	}
	others := &c.model
	if c.rng.Float64() < learned {
		others = &c.pair
	}
	whole := c.begin(parties)
	c.run(c.rng.IntN(parties), others, whole)
	after := 0.0 // the return of the next entry, less its value
	for i := len(c.steps) - 1; i >= 0; i-- {
		s := &c.steps[i]
		target := s.next - s.luck + lambda*after
		after = target - s.value
		t := s.after.table()
		if x, ok := c.own.many.Sample(&t); ok {
			x.Target = float32(target)
			emit(x)
		}
	}
}

// contest plays a game in which the party whose turn it is at the i-th seat plays
// by the networks being trained, and returns what it wins without the luck of the dice.
func (c *company) contest(parties, i int, others *seat) float64 {
	c.begin(parties)
	me := i % parties
	luck := c.run(me, others, false)
	t := c.around(me).table()
	return float64(c.own.many.Payoff(&t)) - luck
}

// run plays a game to its end, in which me plays by the networks, and returns the
// luck that me has had. Its entries are then in steps.
func (c *company) run(me int, others *seat, whole bool) (luck float64) {
	parties := len(c.sides)
	cells := 0
	for i := range c.sides {
		cells += c.sides[i].Cells()
	}
	middle := 0
	if whole {
		middle = (cells/4 + c.rng.IntN(cells/4+1)) / parties * parties
	}
	c.steps = c.steps[:0]
	for party := 0; cells > 0; party = (party + 1) % parties {
		d := c.around(party)
		t := d.table()
		by := others
		if party == me {
			by = &c.own
		}
		mean := by.solver.SolveTable(&t, by.many)
		row, col, result := c.throw(by.solver)
		last := len(c.steps) - 1
		if party == me {
			if last >= 0 {
				c.steps[last].next = mean
			}
			value := by.solver.Value(row, col, result)
			luck += value - mean
			c.sides[party].Write(c.game, col, row, result)
			c.steps = append(c.steps, visit{after: c.around(party), value: value})
		} else {
			// What this turn of another is worth to me.
			i := (me - party - 1 + parties) % parties
			gain := c.looks.Luck(by.solver, by.many, &t, i, col, row, result)
			luck += gain
			if last >= 0 {
				c.steps[last].luck += gain
			}
			c.sides[party].Write(c.game, col, row, result)
		}
		if cells--; whole && cells == middle {
			c.remember(c.around((party + 1) % parties))
		}
	}
	if last := len(c.steps) - 1; last >= 0 {
		t := c.around(me).table()
		c.steps[last].next = float64(c.own.many.Payoff(&t))
	}
	return luck
}

// throw throws the dice of a solved turn and returns the entry.
func (c *company) throw(s *column.Solver) (row, col, result int) {
	mover := solved{column.ByModel{Solver: s}}
	row, col, result, _ = c.game.Throws(mover, nil, 0, func() int { return c.rng.IntN(6) })
	return row, col, result
}

// measureAmong prints what one party wins a game, without the luck of the dice, that
// plays by the networks for more parties or by those for two, among others.
func measureAmong(w io.Writer, preset string, games int, seed uint64) error {
	rules, ok := escalero.Preset(preset)
	if !ok || !rules.Settlement.ByColumns {
		return fmt.Errorf("no preset %q settled by columns", preset)
	}
	g := column.NewGame(rules)
	g.Tables.Build()
	two, more := solver.Weights(rules, 1), solver.WeightsForMore(rules, 1)
	fmt.Fprintf(w, "%s, game points a game of one party, luck of the dice removed, %d games each, seed %d, 95 %%\n", preset, games, seed)
	for _, m := range []struct {
		name string
		more *column.Nets
		pair bool // the others play by the networks for two
	}{
		{"networks for two, among players by the model", nil, false},
		{"networks for more, among players by the model", more, false},
		{"networks for more, among players by those for two", more, true},
	} {
		for parties := 3; parties <= 4; parties++ {
			c := newCompany(g, two, m.more, rand.New(rand.NewPCG(seed, uint64(parties))))
			others := &c.model
			if m.pair {
				others = &c.pair
			}
			mean, half := c.contests(parties, games, others)
			fmt.Fprintf(w, "%-52s %d parties %+.2f ±%.2f\n", m.name, parties, mean, half)
		}
	}
	return nil
}

// contests is the mean of contest over many games, and half its 95 % interval.
func (c *company) contests(parties, games int, others *seat) (mean, half float64) {
	sum, square := 0.0, 0.0
	for i := range games {
		x := c.contest(parties, i, others)
		sum += x
		square += x * x
	}
	return within(sum, square, games)
}
