// Package players holds the computer players of Choose Your Words. They see
// what a player sees, a letters.View, and nothing else.
//
// A decision is a Thought that is carried on in small steps, so that a single
// thread can draw frames in between; Decide thinks it through at once. Chance
// comes from the seed a player is made with: the same seed, views and order
// give the same game.
package players

import (
	"slices"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
)

// Strength is how well a computer player plays.
type Strength int

// The strengths. They differ in the words they know, in how long they weigh an
// exchange, and in how well they judge their chances when betting.
const (
	Easy Strength = iota + 1
	Medium
	Hard
)

// skill is a strength as data.
type skill struct {
	skip    byte    // rarest grades of a graded list that are unknown
	missing byte    // of a hundred other words, how many are unknown
	blind   byte    // the same for a list without grades
	rounds  []round // of weighing an exchange
	doubt   float64 // how far its estimate of a chance may be off
	bluff   float64 // how often it bets on nothing
	reads   bool    // it draws conclusions from the cards others exchange
}

// round is one round of weighing: so many draws for each of the best so far.
type round struct{ keep, draws int }

var skills = map[Strength]skill{
	Easy:   {skip: 2, missing: 10, blind: 65, rounds: []round{{99, 3}}, doubt: 0.25, bluff: 0.02},
	Medium: {skip: 1, missing: 5, blind: 35, rounds: []round{{99, 8}, {16, 24}}, doubt: 0.12, bluff: 0.04},
	Hard:   {rounds: []round{{99, 16}, {40, 24}, {12, 80}, {4, 200}}, doubt: 0.04, bluff: 0.07, reads: true},
}

// Player is a computer player at one seat. It is not for use by two seats, nor
// for two thoughts at a time.
type Player struct {
	skill
	finder     *lexicon.Finder
	vocabulary lexicon.Vocabulary
	chance     chance
}

// New is a player who finds words with the finder of the deck that is played.
// Other strengths than the three are Medium. Players of different seeds know
// different words.
func New(s Strength, f *lexicon.Finder, seed uint64) *Player {
	k, ok := skills[s]
	if !ok {
		k = skills[Medium]
	}
	p := &Player{skill: k, finder: f, chance: chance{seed}}
	p.vocabulary = lexicon.Vocabulary{Skip: k.skip, Missing: k.missing, Seed: uint32(p.chance.next())}
	if f.List().Kind() != lexicon.Graded {
		p.vocabulary.Missing = k.blind
	}
	return p
}

// Decide is what the player does in a view where it is his turn; it is the
// zero Action where he has nothing to decide.
func (p *Player) Decide(v letters.View) letters.Action {
	t := p.Think(v)
	for !t.Step(1000) {
	}
	return t.Action()
}

// Doubts lists the seats whose words the player doubts in the showdown: those
// that are not in the built-in list nor among the table's own words. A doubt
// costs nothing, so that even who knows few words looks them up.
func (p *Player) Doubts(v letters.View) []engine.Player {
	var list []engine.Player
	if v.Phase != letters.Showdown {
		return nil
	}
	for i, s := range v.Seats {
		word := s.Laid.Word()
		if engine.Player(i+1) != v.Seat && s.In && word != "" && s.Doubt == letters.Undoubted &&
			!p.finder.List().Contains(word) && !slices.Contains(v.Rules.Words, word) {
			list = append(list, engine.Player(i+1))
		}
	}
	return list
}

// best is the best word the player knows.
func (p *Player) best(hand letters.Cards) (letters.Cards, int) {
	return letters.Best(p.finder, hand, p.vocabulary)
}

// chance makes numbers from a seed (the splitmix64 sequence), so that the
// engine needs no source of randomness of its own.
type chance struct{ state uint64 }

func (c *chance) next() uint64 {
	c.state += 0x9e3779b97f4a7c15
	z := c.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below is a number from 0 to n-1.
func (c *chance) below(n int) int { return int(c.next() >> 11 % uint64(n)) }

// part is a number from 0 to 1, less than 1.
func (c *chance) part() float64 { return float64(c.next()>>11) / (1 << 53) }
