package dicegame

import (
	"fmt"
	"slices"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
)

// Roll is one round of dice to decide who begins: a face, 1 to 6, per party, 0
// for a party that is out, Waits for one that has not thrown yet.
type Roll []int

// Waits stands for the die of a party that is still to be thrown.
const Waits = -1

// Opening is the dice for who begins, round by round: each party throws one, and
// those level at the top once more, until one of them is alone there.
type Opening []Roll

// NewOpening returns an opening in which nobody has thrown yet.
func NewOpening(parties int) Opening {
	first := make(Roll, parties)
	for i := range first {
		first[i] = Waits
	}
	return Opening{first}
}

// Waiting reports whether a party has to throw.
func (o Opening) Waiting(p engine.Player) bool { return o[len(o)-1][p-1] == Waits }

// Winner returns the party that begins, 0 while somebody has to throw.
func (o Opening) Winner() engine.Player {
	last := o[len(o)-1]
	if slices.Contains(last, Waits) {
		return 0
	}
	return engine.Player(slices.Index(last, slices.Max(last)) + 1)
}

// Thrown reports whether any die has been thrown.
func (o Opening) Thrown() bool {
	return slices.ContainsFunc(o, func(r Roll) bool { return slices.Max(r) > 0 })
}

// Throw returns the opening after the throw of a party that has to throw. The
// last throw of a round that leaves several at the top begins another one.
func (o Opening) Throw(p engine.Player, f dice.Face) Opening {
	last := slices.Clone(o[len(o)-1])
	last[p-1] = int(f)
	o = append(slices.Clone(o[:len(o)-1]), last)
	if slices.Contains(last, Waits) {
		return o
	}
	again, high, many := make(Roll, len(last)), slices.Max(last), 0
	for i, n := range last {
		if n == high {
			again[i] = Waits
			many++
		}
	}
	if many > 1 {
		o = append(o, again)
	}
	return o
}

// Sound reports whether an opening that was stored can be one of so many
// parties.
func (o Opening) Sound(parties int) bool {
	for _, r := range o {
		if len(r) != parties || slices.Min(r) < Waits || slices.Max(r) > 6 || !slices.ContainsFunc(r, func(f int) bool { return f != 0 }) {
			return false
		}
	}
	return len(o) > 0
}

// RollForStart throws for all parties and returns who begins. throw draws n
// random faces.
func RollForStart(parties int, throw func(n int) []dice.Face) engine.Player {
	o := NewOpening(parties)
	for o.Winner() == 0 {
		for i := range parties {
			if p := engine.Player(i + 1); o.Waiting(p) {
				o = o.Throw(p, throw(1)[0])
			}
		}
	}
	return o.Winner()
}

// SaidThrow announces the throw of a party for the start: the die, and that
// those at the top throw again, or who begins. o is the opening after it.
func (n Names) SaidThrow(g *Game, o Opening, p engine.Player, f dice.Face) string {
	t, last := &n.T().New, o[len(o)-1]
	text := n.SaidRoll(g.Name(p), int(f)) + "."
	fresh := !slices.ContainsFunc(last, func(f int) bool { return f > 0 })
	switch w := o.Winner(); {
	case w != 0:
		text += " " + i18n.Of(t.RollWins, g.Name(w)) + "."
	case fresh:
		var level []string
		for i, f := range last {
			if f == Waits {
				level = append(level, g.Name(engine.Player(i+1)))
			}
		}
		text += " " + fmt.Sprintf(t.RollAgain, n.T().List(level)) + "."
	}
	return text
}

// SaidRoll says what somebody rolled, with the face that the die shows.
func (n Names) SaidRoll(who string, face int) string {
	a := n.T().Dice.FaceA[face]
	if n.Pips {
		a = n.T().Dice.PipA[face]
	}
	return i18n.Of(n.T().New.Roll, who, a)
}
