package main

import (
	"embed"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"

	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/solver/column"
)

var names = []string{"thumb", "beginner", "casual", "strong", "greedy", "points", "columns", "spare", "chances", "nets", "best", "first", "FILE.bin"}

// player makes the player with a name.
func (d *duel) player(name string) (column.Player, error) {
	g := d.game
	switch name {
	case "greedy":
		return d.byModel(column.Greedy{Game: g}), nil
	case "points":
		return d.byModel(column.Points{Game: g}), nil
	case "casual":
		return near{d.byModel(column.Points{Game: g})}, nil
	case "columns":
		return d.byModel(column.Plain{Game: g}), nil
	case "spare", "strong":
		return d.byModel(column.Spare{Game: g}), nil
	case "beginner":
		return solver.NewChild(g), nil
	case "thumb":
		return solver.NewThumb(g), nil
	}
	nets, err := d.nets(name)
	if err != nil {
		return nil, err
	}
	m := &column.Learned{Game: g, Nets: nets}
	if name == "best" && g.Hands == 1 && nets.Used > 0 {
		return &column.ByLooking{ByModel: d.byModel(column.Evenly{Game: g, Model: m}), Ahead: solver.Ahead(m)}, nil
	}
	return d.byModel(m), nil
}

// near thinks one throw ahead, like solver.Player at that level.
type near struct{ column.ByModel }

func (p near) Keep(h int, served bool, n int) int { return p.ByModel.Keep(h, served, min(n, 1)) }

// byModel plays by a model; the first of two turns is valued approximately.
func (d *duel) byModel(m column.Model) column.ByModel {
	return column.ByModel{Solver: d.solver(m)}
}

func (d *duel) solver(m column.Model) *column.Solver {
	return &column.Solver{Game: d.game, Model: m, Knots: 24}
}

// nets is the networks of a player's name.
func (d *duel) nets(name string) (*column.Nets, error) {
	switch name {
	case "chances":
		return new(column.Nets), nil
	case "best", "nets":
		return solver.Weights(d.rules, d.game.Hands), nil
	case "first":
		return d.first()
	}
	if !strings.HasSuffix(name, ".bin") {
		return nil, fmt.Errorf("no player %q; players: %s", name, strings.Join(names, ", "))
	}
	b, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	nets := new(column.Nets)
	return nets, nets.Unpack(string(b))
}

// firstWeights are older weights, kept to play against. When better ones come
// than those that the app has after them, these join them under a name of their own.
//
//go:embed first
var firstWeights embed.FS

// first is the networks of the first weights for the game: of the preset, and
// with two turns per entry of as many columns.
func (d *duel) first() (*column.Nets, error) {
	name := map[string]string{"escalero": "escalero", "escalero-double-grande": "escalero", "wuerfelpoker": "wuerfelpoker", "wuerfelpoker-two": "two-columns"}[d.rules.Preset]
	if d.game.Hands == 2 {
		name = map[int]string{2: "two-columns-two-turns", 3: "two-turns"}[d.game.Columns]
	}
	b, err := firstWeights.ReadFile("first/" + name + ".bin")
	if err != nil {
		return nil, fmt.Errorf("%s has no first weights", d.rules.Preset)
	}
	nets := new(column.Nets)
	return nets, nets.Unpack(string(b))
}

// worker is the memory one processor needs to play.
type worker struct {
	d         *duel
	a, b      column.Player
	reference *column.Solver
}

func (d *duel) worker() (w *worker, err error) {
	w = &worker{d: d}
	if w.a, err = d.player(d.a); err != nil {
		return nil, err
	}
	if w.b, err = d.player(d.b); err != nil {
		return nil, err
	}
	if d.luck != "none" {
		nets, err := d.nets(d.luck)
		if err != nil {
			return nil, err
		}
		w.reference = d.solver(&column.Learned{Game: d.game, Nets: nets})
	}
	return w, nil
}

// play plays game i; B begins every other game.
func (w *worker) play(i int, t *tally) {
	rng := rand.New(rand.NewPCG(w.d.seed, uint64(i)))
	roll := func() int { return rng.IntN(6) }
	g := w.d.game
	var o column.Outcome
	if i%2 == 0 {
		o = g.Play(w.a, w.b, w.reference, roll)
	} else {
		o = g.Play(w.b, w.a, w.reference, roll)
		o.Payoff, o.Luck, o.Pos = -o.Payoff, -o.Luck, o.Pos.Swap()
	}
	t.games = 1
	t.plain.add(o.Payoff)
	t.clean.add(o.Payoff - o.Luck)
	won, lost := 0, 0
	for c := range g.Columns {
		mine, theirs := o.Pos.Me.Sum[c], o.Pos.Opp.Sum[c]
		t.points[0] += float64(mine)
		t.points[1] += float64(theirs)
		switch {
		case mine > theirs:
			t.wins[c]++
			won++
		case mine < theirs:
			t.losses[c]++
			lost++
		}
	}
	if won == g.Columns {
		t.sweeps++
	}
	if lost == g.Columns {
		t.swept++
	}
}
