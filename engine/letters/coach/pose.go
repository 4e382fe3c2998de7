package coach

import (
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/engine/random"
)

// Posing looks for a hand to practise with.
type Posing struct {
	deck   *letters.Deck
	finder *lexicon.Finder
	task   wordthought.Task
	level  int
	chance random.Source
	tries  int
	hand   letters.Cards
	weighs *Comparison // of the hand, nil for the next one
}

// Pose begins to look for a hand of a task that is as hard as a level. The same
// seed finds the same hand.
func Pose(f *lexicon.Finder, d *letters.Deck, task wordthought.Task, level int, seed uint64) *Posing {
	return &Posing{deck: d, finder: f, task: task, level: level, chance: random.Source(seed)}
}

// mostTries is after how many hands one is taken that is not as hard as it should
// be.
const mostTries = 40

// Step tries another hand, or makes this many searches for the best word of one. ok
// tells that the hand is found.
func (p *Posing) Step(searches int) (hand letters.Cards, ok bool) {
	if p.weighs == nil {
		p.tries++
		p.hand = letters.Shuffle(p.deck.Pack(), p.chance.Below)[:letters.HandSize]
		best, _ := letters.Best(p.finder, p.hand, lexicon.Everyday)
		if p.task == wordthought.Find {
			return p.hand, findLevel(len(best)) == p.level || p.tries > mostTries && best != ""
		}
		p.weighs = Compare(p.finder, p.deck, p.hand, obvious(p.deck, p.hand, best), Quick, uint64(p.tries))
		return p.hand, false
	}
	if !p.weighs.Step(searches) {
		return p.hand, false
	}
	cost := p.weighs.Verdict().Cost()
	p.weighs = nil
	return p.hand, swapLevel(cost) == p.level || p.tries > mostTries
}

// findLevel is how hard it is to find a best word of so many cards, 0 for no
// task at all.
func findLevel(cards int) int {
	switch {
	case cards < 3:
		return 0
	case cards == 3:
		return 1
	case cards == 4:
		return 2
	}
	return 3
}

// swapLevel is how hard an exchange is where the obvious one costs so much, in
// tenths of a point: the less, the finer the difference. Where the obvious one is
// best there is nothing to find out.
func swapLevel(cost int) int {
	switch {
	case cost < 6:
		return 0
	case cost < 14:
		return 3
	case cost < 28:
		return 2
	}
	return 1
}
