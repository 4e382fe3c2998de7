package dicegame

import (
	"fmt"
	"strconv"

	"serviert/engine"
	"serviert/engine/dice"
)

// Roll is one round of dice for who begins: a face for each party still in, 0
// for those that are out.
type Roll []int

// RollForStart throws a die for each party, and again for those level at the
// top, until one is highest; that is the winner, from 1. throw draws n faces.
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

// SaidOpening says how the dice for the start fell.
func (n Names) SaidOpening(g *Game, rounds []Roll) string {
	t, text := &n.T().New, ""
	for _, r := range rounds {
		for i, f := range r {
			if f > 0 {
				text += fmt.Sprintf(t.Roll, g.Name(engine.Player(i+1)), strconv.Itoa(f)) + ". "
			}
		}
	}
	return text + fmt.Sprintf(t.RollWins, g.Name(g.Start)) + "."
}
