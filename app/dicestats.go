package app

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// keyDice: how the dice of this device have fallen.
const keyDice = prefix + "dice"

// throws counts every throw the app has made, those of people and those of
// computer players apart: the usual suspicion is that one side is favoured.
type throws struct {
	V         int   `json:"v"`
	People    tally `json:"people"`
	Computers tally `json:"computers"`
}

// tally is a count of throws.
type tally struct {
	Throws   int    `json:"throws"`
	Faces    [6]int `json:"faces"`
	Patterns [8]int `json:"patterns"` // of throws of all five dice, rarest first
}

// add counts the dice of a throw; kept ones have been counted before.
func (t *tally) add(before escalero.State, a escalero.Action) {
	t.Throws++
	thrown := a.Dice[:]
	if a.Kind == escalero.Keep {
		_, thrown = split(before.Now().Dice, a)
	}
	for _, f := range thrown {
		t.Faces[f-1]++
	}
	if len(thrown) == dice.N {
		t.Patterns[pattern(a.Dice.Hand())]++
	}
}

// plus is both counts together.
func (t tally) plus(o tally) tally {
	t.Throws += o.Throws
	for i := range t.Faces {
		t.Faces[i] += o.Faces[i]
	}
	for i := range t.Patterns {
		t.Patterns[i] += o.Patterns[i]
	}
	return t
}

// count notes a throw of the app in the game that runs.
func (s *store) count(g *game, before escalero.State, a escalero.Action) {
	if !a.Chance() {
		return
	}
	s.loadThrows()
	s.lessons.throws.of(g, before).add(before, a)
	s.save(keyDice, s.lessons.throws)
}

// of is where a throw in that position counts.
func (t *throws) of(g *game, before escalero.State) *tally {
	if g.levelNow(before) != "" {
		return &t.Computers
	}
	return &t.People
}

// loadThrows reads the count. Where there is none yet, it is made from the
// games that are kept.
func (s *store) loadThrows() {
	if s.lessons.throws.V != 0 {
		return
	}
	var t throws
	found, err := load(s.disk, keyDice, &t)
	if found && err == nil {
		err = knownSchema(t.V)
	}
	if err != nil {
		s.setAside(keyDice, err.Error())
		found = false
	}
	if !found {
		t = throws{V: 1}
		seen := map[string]bool{}
		for _, list := range [][]doneAs{s.done, s.parked, {{"", s.game}}} {
			for _, d := range list {
				if d.game != nil && !seen[d.game.id] {
					seen[d.game.id] = true
					t.addGame(d.game)
				}
			}
		}
	}
	s.lessons.throws = t
}

// addGame counts what was thrown in a game.
func (t *throws) addGame(g *game) {
	for i := range g.Match.Len() {
		if a := g.Match.Action(i); a.Chance() {
			t.of(g, g.Match.At(i)).add(g.Match.At(i), a)
		}
	}
}
