package dicegame

import (
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Throws counts every throw made by the app, separately for people and computer
// players, because players tend to suspect that one side is favoured. It is
// stored as JSON.
type Throws struct {
	V         int   `json:"v"` // schema, 0 before the count has been read
	People    Tally `json:"people"`
	Computers Tally `json:"computers"`
}

// Tally counts the throws of one side.
type Tally struct {
	Throws   int    `json:"throws"`   // throws of any number of dice
	Faces    [6]int `json:"faces"`    // dice that showed 1 to 6
	Patterns [8]int `json:"patterns"` // throws of all five dice, by Pattern
}

// Count adds an action to the count if it was a throw by the app. before is the
// position it was applied to.
func (t *Throws) Count(g *Game, before escalero.State, a escalero.Action) {
	t.count(g, g.Level(before), before, a)
}

// count counts for people if there is no level.
func (t *Throws) count(g *Game, level string, before escalero.State, a escalero.Action) {
	if !a.Chance() || g.any(func(s Seat) bool { return s == Past }) {
		return // the dice of an earlier game have been counted there
	}
	side := &t.People
	if level != "" {
		side = &t.Computers
	}
	side.add(before, a)
}

// CountGame adds all throws of a game.
func (t *Throws) CountGame(g *Game) {
	for i := range g.Match.Len() {
		t.count(g, g.LevelAt(i), g.Match.At(i), g.Match.Action(i))
	}
}

// add counts the thrown dice. Kept dice have been counted before.
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

// Plus returns the sum of both counts.
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

// Most returns the higher of two counts of the same dice, one of which may be
// older.
func (t Throws) Most(o Throws) Throws {
	t.People, t.Computers = t.People.most(o.People), t.Computers.most(o.Computers)
	return t
}

func (t Tally) most(o Tally) Tally {
	if o.Throws > t.Throws {
		return o
	}
	return t
}

// Pattern classifies five dice, from 0 to 7: five alike, four alike, straight,
// full house, three alike, two pairs, one pair, nothing.
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
