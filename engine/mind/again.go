package mind

import (
	"errors"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/again"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/random"
)

// gamesAgain is how often the best player plays with somebody else's dice: what
// nobody has thrown is not the same each time.
const gamesAgain = 8

var errDice = errors.New("mind: not all dice of that party are known")

// playAgain has the best player play for a party with the dice of a finished
// game, action by action, while the others do what they did.
func playAgain(m again.Match, p engine.Player, chance random.Source) (func(b *solver.Brain) (*thought.Answer, bool), error) {
	fell, ok := again.DiceOf(m, p)
	if !ok {
		return nil, errDice
	}
	first := m.At(0)
	start := escalero.New(again.Rules(first.Rules()), first.Parties(), first.Start(), first.Hands() == 2)
	scripts := make([]again.Script, first.Parties())
	for i := range scripts {
		scripts[i] = again.ScriptOf(m, engine.Player(i+1))
	}
	game := engine.NewMatch[escalero.State, escalero.Action](start)
	var sum thought.Played
	thrown, known := 0, 0
	return func(b *solver.Brain) (*thought.Answer, bool) {
		s := game.State()
		var a escalero.Action
		if s.Turn() == p {
			a = solver.NewPlayer(solver.Best, b).Decide(s)
			if n := a.Blank(); n > 0 {
				faces := append([]dice.Face{}, fell.Next(game, n)...)
				thrown, known = thrown+n, known+len(faces)
				for len(faces) < n {
					faces = append(faces, dice.Face(chance.Below(6)+1))
				}
				a = s.Fill(a, faces...)
			}
		} else if a, ok = scripts[s.Turn()-1].Next(game); !ok {
			return &thought.Answer{Err: errDice.Error()}, true
		}
		var err error
		if game, err = game.Apply(a); err != nil {
			return &thought.Answer{Err: err.Error()}, true
		}
		if !game.State().Over() {
			return nil, false
		}
		paid := game.State().Payoff()[p-1] * m.State().Factor()
		n := float64(sum.Games)
		sum.Games++
		if paid > 0 {
			sum.Won++
		}
		if n == 0 {
			sum.Least, sum.Most = paid, paid
		}
		sum.Least, sum.Most = min(sum.Least, paid), max(sum.Most, paid)
		sum.Payoff = (sum.Payoff*n + float64(paid)) / (n + 1)
		sum.Known = float64(known) / float64(thrown)
		game = engine.NewMatch[escalero.State, escalero.Action](start)
		return &thought.Answer{Again: sum}, sum.Games == gamesAgain
	}, nil
}
