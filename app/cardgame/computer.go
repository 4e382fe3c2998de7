package cardgame

import (
	"strings"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
	"serviert/engine/record"
)

// computer marks, after a seat's name in a record, that a computer player sits
// there; its level follows, then its character, if it has one. Replay ignores
// it, and a version that knows no characters takes such a level for a medium one.
const computer = "computer "

// Levels are the strengths of computer players, weakest first, as records and
// texts name them.
var Levels = []string{"easy", "medium", "hard"}

// Plain is the character of a computer player without habits. Records do not
// name it.
const Plain = "even"

// Characters lists the characters of computer players, Plain first, as records
// and texts name them.
func Characters() (keys []string) {
	for _, c := range wordthought.Characters {
		keys = append(keys, c.Key)
	}
	return keys
}

// Extra is what follows a seat's name in a record for a level and a character,
// "" for people.
func Extra(level, character string) string {
	switch {
	case level == "":
		return ""
	case character == "" || character == Plain:
		return computer + level
	}
	return computer + level + " " + character
}

// Level is the strength of the computer player on a seat, "" for people.
func (e *Evening) Level(p engine.Player) string {
	return level(e.game.Parties[p-1])
}

// level leaves people alone whatever else a record notes about them.
func level(p record.Party) string {
	l, _ := computerOf(p)
	return l
}

// computerOf is the level and the character of the computer player that a
// record notes.
func computerOf(p record.Party) (level, character string) {
	if l, ok := strings.CutPrefix(p.Extra, computer); ok {
		level, character, _ = strings.Cut(l, " ")
	}
	return level, character
}

// character is that of the computer player on a seat.
func (e *Evening) character(p engine.Player) wordthought.Character {
	_, c := computerOf(e.game.Parties[p-1])
	return wordthought.CharacterOf(c)
}

// Pace is how long the computer player whose turn it is takes, of the usual time.
func (e *Evening) Pace() float64 {
	if e.Step() != Thinking {
		return 1
	}
	return e.character(e.state().Turn()).Pace
}

// strength is the level of a seat as a number, 0 for people.
func (e *Evening) strength(p engine.Player) wordthought.Strength {
	switch e.Level(p) {
	case "":
		return 0
	case Levels[0]:
		return wordthought.Easy
	case Levels[2]:
		return wordthought.Hard
	}
	return wordthought.Medium
}

// Person tells whether a person sits there.
func (e *Evening) Person(p engine.Player) bool { return e.Level(p) == "" }

// Thought is the question what the computer player whose turn it is does. He gets
// what a player on his seat sees. ok is false where nobody has to think: without a
// word list Move makes him drop out.
func (e *Evening) Thought() (q wordthought.Question, ok bool) {
	if e.Step() != Thinking || e.list == nil {
		return q, false
	}
	p := e.state().Turn()
	v := e.state().View(p)
	memory, known := e.memory[p]
	if !known && len(v.Hands) > 0 {
		memory = wordthought.Memory{Begun: true, Chance: e.luck(p)}
	}
	return wordthought.Question{Kind: wordthought.Decide, Language: v.Rules.Deck.Language, Edition: v.Rules.Edition,
		Strength: e.strength(p), Character: e.character(p).Key, Seed: e.seed(p), Memory: memory, View: v}, true
}

// luck is where the random numbers of a computer player begin again who has forgotten
// how far they had come, since the app has started anew. From the same place each time
// whoever loads the page again before each of his decisions would learn what he does: it
// follows from the cards as they were shuffled, which nobody knows, and is another one for
// each decision.
func (e *Evening) luck(p engine.Player) uint64 {
	h := e.seed(p) + uint64(e.Log())
	for _, c := range e.game.Match.Action(e.handBegan()).Cards.List() {
		h = h*1099511628211 + uint64(c)
	}
	return h
}

// Decided takes the answer to that; Move makes the move.
func (e *Evening) Decided(a wordthought.Answer) { e.decided = a }

// Move makes the move that the computer player has decided on.
func (e *Evening) Move(below func(n int) int) error {
	if e.Step() != Thinking {
		return errCovered
	}
	p, d := e.state().Turn(), e.decided
	if d.Action.Kind == 0 {
		return e.apply(e.state().Legal()[0], below)
	}
	err := e.apply(d.Action, below)
	if err == nil {
		if e.memory == nil {
			e.memory = map[engine.Player]wordthought.Memory{}
		}
		e.memory[p] = d.Memory
	}
	return err
}

// Doubt is the doubt of a computer player, ok is false for none: a challenge costs
// nothing, so every one of them who plays looks all words up. Where the players' own
// book judges, doubting is left to people.
func (e *Evening) Doubt() (a letters.Action, ok bool) {
	s := e.state()
	if s.Phase() != letters.Showdown || s.Rules().Book || e.list == nil {
		return a, false
	}
	for p := engine.Player(1); int(p) <= e.Seats(); p++ {
		if e.Person(p) || s.View(p).Seats[p-1].Out {
			continue
		}
		if list := s.View(p).Doubtful(e.list); len(list) > 0 {
			return e.Doubted(list[0], p), true
		}
	}
	return a, false
}

// Doubted is the doubt of a seat's word by another; where doubting is free nobody
// notes by whom.
func (e *Evening) Doubted(of, by engine.Player) letters.Action {
	a := letters.Action{Kind: letters.Challenge, Seat: of}
	if e.state().Rules().Doubt {
		a.By = by
	}
	return a
}

// MayDoubt are the people who can doubt the word of a seat. Who sits out is not
// there to be asked, unless nobody else is: whoever watches may doubt.
func (e *Evening) MayDoubt(of engine.Player) (list []engine.Player) {
	var away []engine.Player
	for i, seat := range e.Public().Seats {
		switch p := engine.Player(i + 1); {
		case p == of || !e.Person(p):
		case seat.Out:
			away = append(away, p)
		default:
			list = append(list, p)
		}
	}
	if list == nil {
		return away
	}
	return list
}
