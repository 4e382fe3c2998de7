package main

import (
	"runtime"
	"sync"
	"sync/atomic"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/random"
)

// levels are those who play, each against each other one. The best is their judge.
var levels = []solver.Level{solver.Beginner, solver.Casual, solver.Strong}

// found is a mistake that matters.
type found struct {
	drills.Position
	kind  string // "" for none
	level solver.Level
	cost  float64 // game points
	next  float64 // what the second best choice costs
	plain float64 // what the best player without learned values would lose here
	at    int     // entries before it
	shape string  // what it looks like, see shape
	hand  dice.Hand
	best  escalero.Action
}

// game is what one game has shown.
type game struct {
	decisions int
	mistakes  []found
}

// play plays so many games of each preset. What comes out does not depend on the
// number of processors.
func play(presets []string, games int, seed uint64) []game {
	all := make([]game, len(presets)*games)
	var next atomic.Int64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			tables := map[string]*seated{}
			for {
				i := int(next.Add(1)) - 1
				if i >= len(all) {
					return
				}
				preset := presets[i/games]
				if tables[preset] == nil {
					tables[preset] = newTable(preset)
				}
				all[i] = tables[preset].play(i%games, random.Source(seed)<<32|random.Source(i))
			}
		})
	}
	group.Wait()
	return all
}

// seated is who sits at the table of a preset: all levels, and the judge, whose brain is his
// own because players of other levels value the same turn otherwise.
type seated struct {
	rules   escalero.Rules
	judge   *solver.Brain
	players []*solver.Player
}

func newTable(preset string) *seated {
	rules, ok := escalero.Preset(preset)
	if !ok {
		panic(preset)
	}
	start := escalero.New(rules, 2, 1, false)
	t := &seated{rules: rules, judge: solver.NewBrain(start)}
	brain := solver.NewBrain(start)
	brain.Adopt(t.judge)
	for _, l := range levels {
		t.players = append(t.players, solver.NewPlayer(l, brain))
	}
	return t
}

// play plays game n, which says who sits where: in six games each level begins
// against each other one.
func (t *seated) play(n int, chance random.Source) (g game) {
	first := n % len(levels)
	second := (first + 1 + n/len(levels)%(len(levels)-1)) % len(levels)
	s := escalero.New(t.rules, 2, 1, false)
	var log notes
	for !s.Over() {
		p := t.players[[2]int{first, second}[s.Turn()-1]]
		a := p.Decide(s)
		if s.Last().Begun() {
			g.decisions++
			if m, ok := t.review(s, a); ok {
				m.Position = drills.Position{Preset: t.rules.Preset, Log: log.text(), Done: m.Done}
				m.level, m.at = p.Level(), log.entries
				g.mistakes = append(g.mistakes, m)
			}
		}
		if blank := a.Blank(); blank > 0 {
			faces := make([]dice.Face, blank)
			for i := range faces {
				faces[i] = dice.Face(chance.Below(6) + 1)
			}
			a = s.Fill(a, faces...)
		}
		next, err := s.Apply(a)
		if err != nil {
			panic(err)
		}
		log.add(s, a)
		s = next
	}
	return g
}

// review is what the judge says of a decision; ok is false where it matters
// little.
func (t *seated) review(s escalero.State, a escalero.Action) (m found, ok bool) {
	list := t.judge.Advise(s)
	for _, c := range list {
		if !thought.Same(s, c.Action, a) {
			continue
		}
		if c.Cost < thought.Matters(&t.rules) {
			return m, false
		}
		m = found{Position: drills.Position{Done: noted(s, c.Action)}, cost: c.Cost, next: list[1].Cost, hand: s.Last().Dice.Hand(), best: list[0].Action}
		m.kind = drills.Of(drills.Mistake{State: s, Done: c.Action, Best: m.best})
		m.shape = shape(c.Action) + " " + shape(m.best)
		plain := t.players[len(t.players)-1].Decide(s)
		m.plain, _ = t.judge.Judge(s, plain)
		return m, true
	}
	return m, false
}

// shape is what a choice looks like: which rows are written, how many dice of
// which face are kept.
func shape(a escalero.Action) string {
	if a.Row != "" {
		return a.Row
	}
	return a.Kept.String()
}

// noted is a decision as records write it, with ones for the dice that it throws.
func noted(s escalero.State, a escalero.Action) string {
	faces := make([]dice.Face, a.Blank())
	for i := range faces {
		faces[i] = 1
	}
	if len(faces) > 0 {
		a = s.Fill(a, faces...)
	}
	return a.String()
}

// notes is a log in which the entries of earlier turns have no dice: only the
// sheets still count.
type notes struct {
	past    string
	turn    string // the actions of the turn that is played
	entries int
}

func (n *notes) add(s escalero.State, a escalero.Action) {
	switch a.Kind {
	case escalero.Write:
		b := escalero.Action{Kind: escalero.Points, Row: a.Row, Col: a.Col, Points: thought.Points(s, a)}
		if b.Points == 0 {
			b = escalero.Action{Kind: escalero.Strike, Row: a.Row, Col: a.Col}
		}
		a = b
		fallthrough
	case escalero.Strike:
		n.past, n.turn = n.past+a.String()+"; ", ""
		n.entries++
	default:
		n.turn += a.String() + "; "
	}
}

func (n *notes) text() string {
	text := n.past + n.turn
	return text[:len(text)-len("; ")]
}
