package app

import (
	"math"

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

// pattern sorts five dice into what they show, rarest first.
func pattern(h dice.Hand) int {
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

// due is how often of 7776 throws each pattern comes.
func due() (ways [8]int) {
	for _, o := range dice.Outcomes(dice.N) {
		ways[pattern(o.Hand)] += o.Ways
	}
	return ways
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

// chiSquare is how far counts are off what is due, as a sum of squares, with
// how many degrees of freedom. What is due less than five times is counted
// together with the next: a single rare throw proves nothing.
func chiSquare(counts []int, ways []int) (x float64, degrees int) {
	total, all := 0, 0
	for i := range counts {
		total += counts[i]
		all += ways[i]
	}
	n, e, left := 0.0, 0.0, float64(total)
	for i := range counts {
		n += float64(counts[i])
		e += float64(total) * float64(ways[i]) / float64(all)
		left -= float64(total) * float64(ways[i]) / float64(all)
		if e >= 5 && (left >= 5 || i == len(counts)-1) {
			x += (n - e) * (n - e) / e
			n, e = 0, 0
			degrees++
		}
	}
	return x, degrees - 1
}

// further is the chance that honest dice are further off. For whole numbers
// of degrees the distribution has a closed form.
func further(x float64, degrees int) float64 {
	p, term, from := math.Exp(-x/2), math.Exp(-x/2), 2
	if degrees%2 == 1 {
		p, term, from = math.Erfc(math.Sqrt(x/2)), math.Sqrt(2*x/math.Pi)*math.Exp(-x/2), 3
		if degrees > 1 {
			p += term
		}
	}
	for k := from; k < degrees; k += 2 {
		term *= x / float64(k)
		p += term
	}
	return p
}
