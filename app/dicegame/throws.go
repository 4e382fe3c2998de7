package dicegame

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Throws counts every throw the app has made, those of people and those of
// computer players apart: the usual suspicion is that one side is favoured.
type Throws struct {
	V         int   `json:"v"`
	People    Tally `json:"people"`
	Computers Tally `json:"computers"`
}

// Tally is a count of throws.
type Tally struct {
	Throws   int    `json:"throws"`
	Faces    [6]int `json:"faces"`
	Patterns [8]int `json:"patterns"` // of throws of all five dice, by Pattern
}

// Count notes a throw of the app; actions without chance change nothing.
func (t *Throws) Count(g *Game, before escalero.State, a escalero.Action) {
	if !a.Chance() {
		return
	}
	side := &t.People
	if g.Level(before) != "" {
		side = &t.Computers
	}
	side.add(before, a)
}

// CountGame notes all throws of a game.
func (t *Throws) CountGame(g *Game) {
	for i := range g.Match.Len() {
		t.Count(g, g.Match.At(i), g.Match.Action(i))
	}
}

// add counts the dice of a throw; kept ones have been counted before.
func (t *Tally) add(before escalero.State, a escalero.Action) {
	t.Throws++
	thrown := a.Dice[:]
	if a.Kind == escalero.Keep {
		_, thrown = Split(before.Now().Dice, a)
	}
	for _, f := range thrown {
		t.Faces[f-1]++
	}
	if len(thrown) == dice.N {
		t.Patterns[Pattern(a.Dice.Hand())]++
	}
}

// Plus is both counts together.
func (t Tally) Plus(o Tally) Tally {
	t.Throws += o.Throws
	for i := range t.Faces {
		t.Faces[i] += o.Faces[i]
	}
	for i := range t.Patterns {
		t.Patterns[i] += o.Patterns[i]
	}
	return t
}

// Pattern sorts five dice into what they show, rarest first: five alike, four
// alike, a straight, a full house, three alike, two pairs, one pair, nothing.
func Pattern(h dice.Hand) int {
	pairs, most := 0, uint8(0)
	for _, n := range h {
		most = max(most, n)
		if n == 2 {
			pairs++
		}
	}
	switch {
	case most == 5:
		return 0
	case most == 4:
		return 1
	case h.Best() == dice.Straight:
		return 2
	case most == 3 && pairs == 1:
		return 3
	case most == 3:
		return 4
	case pairs == 2:
		return 5
	case pairs == 1:
		return 6
	}
	return 7
}
