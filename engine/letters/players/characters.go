package players

// Character is a habit of a computer player, on top of a strength: how often he
// does something else than he would.
type Character struct {
	Key   string  // its name in records and texts
	stays float64 // calls where he would fold
	flees float64 // folds where he would call, with less than a good hand
	lifts float64 // raises where he would call
	bluff float64 // bets high where he would fold
	// Pace is how long he takes, of the usual time.
	Pace float64
}

// Characters lists the habits, the first of them none.
var Characters = []Character{
	{Key: "even", Pace: 1},
	{Key: "careful", flees: 0.3, Pace: 1.2},
	{Key: "curious", stays: 0.4, Pace: 1},
	{Key: "bold", lifts: 0.4, Pace: 0.8},
	{Key: "bluffer", bluff: 0.25, Pace: 1},
	{Key: "quick", Pace: 0.5},
	{Key: "slow", Pace: 1.6},
}

// CharacterOf is the character of a key, the first for an unknown one.
func CharacterOf(key string) Character {
	for _, c := range Characters {
		if c.Key == key {
			return c
		}
	}
	return Characters[0]
}

// Be gives the player a character.
func (p *Player) Be(c Character) { p.habit = c }

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
