package dicegame

import (
	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
)

// Roll is one round of dice to decide who begins: a face, 1 to 6, per party, or
// 0 for a party that is out.
type Roll []int

// RollForStart throws one die per party, and again for the parties tied for the
// highest, until one party wins. It returns all rounds. throw draws n random
// faces.
func RollForStart(parties int, throw func(n int) []dice.Face) (rounds []Roll, winner engine.Player) {
	in := make([]bool, parties)
	for i := range in {
		in[i] = true
	}
	for {
		r, high, many := make(Roll, parties), 0, 0
		for i := range r {
			if in[i] {
				r[i] = int(throw(1)[0])
			}
			switch {
			case r[i] > high:
				high, many, winner = r[i], 1, engine.Player(i+1)
			case r[i] == high && r[i] > 0:
				many++
			}
		}
		rounds = append(rounds, r)
		if many == 1 {
			return rounds, winner
		}
		for i := range in {
			in[i] = in[i] && r[i] == high
		}
	}
}

// SaidOpening announces the dice for the start and who begins.
func (n Names) SaidOpening(g *Game, rounds []Roll) string {
	t, text := &n.T().New, ""
	for _, r := range rounds {
		for i, f := range r {
			if f > 0 {
				text += n.SaidRoll(g.Name(engine.Player(i+1)), f) + ". "
			}
		}
	}
	return text + i18n.Of(t.RollWins, g.Name(g.Start)) + "."
}

// SaidRoll says what somebody rolled, with the face that the die shows.
func (n Names) SaidRoll(who string, face int) string {
	a := n.T().Dice.FaceA[face]
	if n.Pips {
		a = n.T().Dice.PipA[face]
	}
	return i18n.Of(n.T().New.Roll, who, a)
}
