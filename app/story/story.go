// Package story is what a finished dice game comes to: whether luck or skill has
// decided it, and where it turned. It gets what the mind has found about every
// decision and throw, and says it in plain sentences, each of which follows from
// the numbers. It knows no screen.
package story

import (
	"cmp"
	"math"
	"slices"

	"serviert/app/dicegame"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// Story is a finished game and what was found about it.
type Story struct {
	Game      *dicegame.Game
	Books     thought.Books
	Curve     []thought.Standing
	Decisions []thought.Decision
}

// Turn is a turning point: an entry, or an answer to a Contra, with what it
// changed for a party.
type Turn struct {
	At            int     // its place in the log
	Before, After float64 // expected game points of the party
	Lost          float64 // the most that somebody has given away since the entry before
	Loser         engine.Player
	Dice          bool // the dice have made at least half of the change
}

// mostTurns is how many turning points a story has.
const mostTurns = 4

// worthy is the change from which on a difference is worth telling, in game
// points: five mistakes that matter.
func (s *Story) worthy() float64 { return 5 * thought.Matters(&s.Game.Rules) }

// Turns are the entries that changed most for a party, at most four of them, in
// their order.
func (s *Story) Turns(p engine.Player) (list []Turn) {
	me := p - 1
	before, from, corrected := s.Books.Start[me], -1, 0.0
	for _, at := range s.Curve {
		t := Turn{At: at.At, Before: before, After: at.Value[me]}
		since, rest := from, t.After-t.Before-(at.Error[me]-corrected) // that no correction of the estimate explains
		before, from, corrected = t.After, at.At, at.Error[me]
		if math.Abs(t.After-t.Before) < s.worthy() {
			continue
		}
		lost := make([]float64, len(s.Books.Lost)+1)
		for _, d := range s.Decisions {
			if d.At > since && d.At <= at.At {
				who := s.Game.Match.At(d.At).Turn()
				lost[who] += d.Cost
				if lost[who] > t.Lost {
					t.Lost, t.Loser = lost[who], who
				}
			}
		}
		// What others give away one gets between two; among more nobody knows how much of it.
		rest += lost[p]
		unknown := 0.0
		for who, x := range lost {
			switch {
			case engine.Player(who) == p:
			case len(s.Books.Lost) == 2:
				rest -= x
			default:
				unknown += x
			}
		}
		if t.After < t.Before { // dice that went the other way have not done it
			rest = -rest
		}
		t.Dice = rest-unknown >= math.Abs(t.After-t.Before)/2
		for i := since + 1; i <= at.At; i++ { // of what was typed nobody knows whether it was luck
			switch a := s.Game.Match.Action(i); a.Kind {
			case escalero.Result, escalero.Contra, escalero.Accept, escalero.Concede:
				t.Dice = false
			default:
				t.Dice = t.Dice && !thought.Typed(s.Game.Match.At(i), a)
			}
		}
		list = append(list, t)
	}
	change := func(t Turn) float64 { return math.Abs(t.After - t.Before) }
	slices.SortStableFunc(list, func(a, b Turn) int { return cmp.Compare(change(b), change(a)) })
	list = list[:min(len(list), mostTurns)]
	slices.SortFunc(list, func(a, b Turn) int { return cmp.Compare(a.At, b.At) })
	return list
}

// Throws are the dice of the turn whose result an entry has written, throw by
// throw; nil where none are known.
func Throws(m engine.Match[escalero.State, escalero.Action], at int) (list []dice.Throw) {
	a := m.Action(at)
	if a.Kind != escalero.Write && a.Kind != escalero.Strike {
		return nil
	}
	second := m.At(at).Second() && m.At(at).Now().Begun() && a.Hand != 1 // the turn that counts
	for i := at - 1; i >= 0; i-- {
		switch a := m.Action(i); {
		case a.Row != "":
			return list
		case m.At(i).Second() == second && (a.Chance() || a.Kind == escalero.Result):
			list = append([]dice.Throw{a.Dice}, list...)
		}
	}
	return list
}

// Decider is what has decided a game.
type Decider int

// The deciders. The winner is the one with the most points. Among more than two
// the winner is compared with whoever was ahead in luck, or in skill, of all the
// others, and only what is shown as the same number is called even.
const (
	Nothing      Decider = iota // neither luck nor skill explains it
	LuckAndSkill                // the winner had most of both
	Luck                        // the winner had it, and skill was even
	OnlyLuck                    // the winner had it, and another one decided better
	Skill                       // the winner had it, and luck was even
	OnlySkill                   // the winner had it, and another one more luck
	Doubling                    // Contra
	Nobody                      // there is no winner
	Untold                      // not all throws are known, so nobody knows
	SameDice                    // both had the same, see dicegame.Then
)

// Verdict says what has decided the game, and for whom.
type Verdict struct {
	By     Decider
	Winner engine.Player   // 0 for Nobody
	Others []engine.Player // who decided better, or had more luck: all who are level; nil where that is not told
}

// Verdict is that of the game.
func (s *Story) Verdict() (v Verdict) {
	paid := s.Game.State().Payoff()
	best := slices.Index(paid, slices.Max(paid))
	for i, x := range paid {
		if i != best && x == paid[best] {
			return Verdict{By: Nobody}
		}
	}
	v.Winner = engine.Player(best + 1)
	switch {
	case s.Game.Then != nil:
		v.By = SameDice
		return v
	case !s.told():
		v.By = Untold
		return v
	}
	many := len(paid) > 2
	shown := func(x float64) float64 {
		if many {
			return math.Round(10*x) / 10
		}
		return x
	}
	luck, skill, least := math.Inf(-1), math.Inf(-1), s.worthy() // of the others
	var lucky, skilled []engine.Player
	for i := range paid {
		if i != best {
			ahead(&luck, &lucky, shown(s.Books.Luck[i]), engine.Player(i+1))
			ahead(&skill, &skilled, shown(-s.Books.Lost[i]), engine.Player(i+1))
		}
	}
	luck, skill = shown(s.Books.Luck[best])-luck, shown(-s.Books.Lost[best])-skill
	if contra := s.Books.Contra[best]; contra >= least && contra > max(luck, skill, luck+skill) {
		v.By = Doubling
		return v
	}
	if many {
		least = 0.05 // half of the least difference that is shown
	}
	switch luck, skill := sign(luck, least), sign(skill, least); {
	case luck > 0 && skill > 0:
		v.By = LuckAndSkill
	case luck > 0 && skill < 0:
		v.By, v.Others = OnlyLuck, skilled
	case luck > 0:
		v.By = Luck
	case skill > 0 && luck < 0:
		v.By, v.Others = OnlySkill, lucky
	case skill > 0:
		v.By = Skill
	}
	return v
}

// ahead counts somebody in who has x of something, of which those have most who are in a list.
func ahead(most *float64, list *[]engine.Player, x float64, p engine.Player) {
	switch {
	case x > *most:
		*most, *list = x, []engine.Player{p}
	case x == *most:
		*list = append(*list, p)
	}
}

// told tells whether luck and skill of all parties are known: all their throws are.
func (s *Story) told() bool { return slices.Equal(s.Game.Known()) }

// lead is the place in the curve from which on the winner was always expected to
// get more than anybody else. ok is false where nobody wins, or all have stopped before
// the winner was.
func (s *Story) lead() (from int, ok bool) {
	w := s.Verdict().Winner
	if w == 0 || len(s.Curve) == 0 {
		return 0, false
	}
	for i, at := range s.Curve {
		for p, x := range at.Value {
			if engine.Player(p+1) != w && x >= at.Value[w-1] {
				from = i + 1
			}
		}
	}
	return from, from < len(s.Curve)
}

// balance is what luck and skill have done for a party among more than two: 1, 0
// or -1 each. Skill is what it gave away against what the others did on average.
func (s *Story) balance(p engine.Player) (luck, skill int) {
	others := 0.0
	for i, x := range s.Books.Lost {
		if engine.Player(i+1) != p {
			others += x / float64(len(s.Books.Lost)-1)
		}
	}
	return sign(s.Books.Luck[p-1], s.worthy()), sign(others-s.Books.Lost[p-1], s.worthy())
}

// sign is 0 for what is not worth telling.
func sign(x, least float64) int {
	switch {
	case x >= least:
		return 1
	case x <= -least:
		return -1
	}
	return 0
}
