package players

import "serviert/engine/letters/wordthought"

// habit is what a character does, on top of a strength: how often he does something
// else than he would.
type habit struct {
	stays float64 // calls where he would fold
	flees float64 // folds where he would call, with less than a good hand
	lifts float64 // raises where he would call
	bluff float64 // bets high where he would fold
}

// habits are those of the characters that have one.
var habits = map[string]habit{
	"careful": {flees: 0.3},
	"curious": {stays: 0.4},
	"bold":    {lifts: 0.4},
	"bluffer": {bluff: 0.25},
}

// Be gives the player a character.
func (p *Player) Be(c wordthought.Character) { p.habit = habits[c.Key] }

// habitually is the action that the player's habit makes of one that was decided
// on. rank is that of his hand. opens is whether he is the first to bet, when
// there is nothing to call.
func (p *Player) habitually(act, rank int, opens, mayRaise bool) int {
	h := p.habit
	luck := p.chance.part()
	switch {
	case act == fold && mayRaise && luck < h.bluff:
		return bet + sizes - 1
	case act == fold && opens && luck < h.stays:
		return bet // the smallest
	case act == fold && luck < h.stays:
		return call
	case act == call && rank < ranks*2/3 && luck < h.flees:
		return fold
	case act == call && mayRaise && luck < h.lifts:
		return bet + p.chance.below(sizes)
	}
	return act
}
