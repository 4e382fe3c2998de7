// Package players holds the computer players of Choose Your Words. They get what
// a player sees, a letters.View, and nothing else.
//
// Decide takes a decision at once. Think begins a Thought that takes it in small
// steps, so that a single thread can draw frames in between. Random choices come
// from the seed of a player: the same seed and views in the same order give the
// same decisions.
package players

import (
	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/wordthought"
	"serviert/engine/lexicon"
	"serviert/engine/random"
)

// Strength is how well a computer player plays.
type Strength = wordthought.Strength

// The strengths.
const (
	Easy   = wordthought.Easy
	Medium = wordthought.Medium
	Hard   = wordthought.Hard
)

// skill is a strength as data.
type skill struct {
	skip    byte          // how many of the rarest grades of words are unknown
	missing byte          // percentage of the other words that are unknown
	rounds  []coach.Round // of weighing an exchange
	doubt   float64       // greatest error of an estimated strength
	passive bool          // bets like a beginner
	heed    float64       // how much is made of how many cards others exchange
}

var skills = map[Strength]skill{
	Easy:   {skip: 2, missing: 10, rounds: []coach.Round{{Keep: 99, Draws: 2}}, doubt: 0.2, passive: true},
	Medium: {skip: 1, missing: 25, rounds: []coach.Round{{Keep: 99, Draws: 3}, {Keep: 10, Draws: 12}}, doubt: 0.05},
	Hard:   {rounds: []coach.Round{{Keep: 99, Draws: 4}, {Keep: 24, Draws: 12}, {Keep: 6, Draws: 40}}, heed: 0.5},
}

// Player is a computer player at one seat. It can think about one decision at a
// time only. Make it with New.
type Player struct {
	skill
	level      Strength
	finder     *lexicon.Finder
	vocabulary lexicon.Vocabulary
	seed       uint64
	chance     chance
	first      chance // before the first decision
	habit      habit
	weighed    *weighing // of the hand dealt last
	found      found
	plan       *plan // for the stakes of the bet that is decided
	plans      *Plans
	path       int           // how the first betting round went with the hand
	pathed     letters.Cards // the hand of that
	dealt      letters.Cards // the hand whose exchange was weighed last
	begun      bool          // something was decided
}

// New makes a player, with the finder of the deck that is played. An unknown
// strength is Medium. Players with different seeds know different words.
func New(s Strength, f *lexicon.Finder, seed uint64) *Player {
	k, ok := skills[s]
	if !ok {
		s, k = Medium, skills[Medium]
	}
	p := &Player{skill: k, level: s, finder: f, seed: seed, chance: chance(seed), plans: new(Plans)}
	p.vocabulary = lexicon.Vocabulary{Skip: k.skip, Missing: k.missing, Seed: uint32(p.chance.next())}
	p.first = p.chance
	return p
}

// Decide is the player's bet, exchange or word in a view where it is his turn,
// otherwise the zero Action.
func (p *Player) Decide(v letters.View) letters.Action {
	t := p.Think(v)
	for !t.Step(1000) {
	}
	return t.Action()
}

// Memory is what the player takes to the next decision.
func (p *Player) Memory() wordthought.Memory {
	return wordthought.Memory{Begun: p.begun, Chance: uint64(p.chance), Path: p.path, Pathed: p.pathed, Dealt: p.dealt}
}

// Remember takes the player to where a Memory was taken of one made with the same
// arguments. From there both decide the same.
func (p *Player) Remember(m wordthought.Memory) {
	if !m.Begun {
		m.Chance = uint64(p.first)
	}
	p.begun, p.chance, p.path, p.pathed, p.dealt = m.Begun, chance(m.Chance), m.Path, m.Pathed, m.Dealt
}

// best is the best word that the player knows, and its points.
func (p *Player) best(hand letters.Cards) (letters.Cards, int) {
	if p.found.hand != hand || hand == "" {
		p.found.hand = hand
		p.found.word, p.found.points = letters.Best(p.finder, hand, p.vocabulary)
	}
	return p.found.word, p.found.points
}

// found is the best word of the hand that was searched last.
type found struct {
	hand, word letters.Cards
	points     int
}

// chance is a player's source of random numbers; its value is the seed.
type chance random.Source

func (c *chance) next() uint64 { return (*random.Source)(c).Next() }

// below is a number from 0 to n-1.
func (c *chance) below(n int) int { return int(c.next() >> 11 % uint64(n)) }

// part is a number from 0 to less than 1.
func (c *chance) part() float64 { return float64(c.next()>>11) / (1 << 53) }
