package solver_test

import (
	"fmt"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
)

// position is a game between two parties after some lines of a record.
func position(preset string, lines ...string) escalero.State {
	rules, _ := escalero.Preset(preset)
	s := escalero.New(rules, 2, 1, false)
	for _, line := range lines {
		a, err := escalero.ParseAction(line)
		if err != nil {
			panic(err)
		}
		if s, err = s.Apply(a); err != nil {
			panic(err)
		}
	}
	return s
}

// A computer player is asked for its next action. Throws and keeps come without
// dice: Fill puts in those that are thrown.
func ExamplePlayer_Decide() {
	s := position("escalero-single")
	player := solver.NewPlayer(solver.Best, solver.NewBrain(s))
	fmt.Println(player.Decide(s))
	s, _ = s.Apply(s.Fill(player.Decide(s), 1, 6, 6, 6, 2))
	fmt.Println(player.Decide(s))
	s, _ = s.Apply(s.Fill(player.Decide(s), 6, 6))
	fmt.Println(player.Decide(s))
	// Output:
	// throw
	// keep 666
	// write G 1
}

// The coach lists the choices, best first, with what each is worth and costs.
func ExampleBrain_Advise() {
	s := position("escalero-single", "throw 12344")
	brain := solver.NewBrain(s)
	for _, c := range brain.Advise(s)[:3] {
		fmt.Printf("%-9v equity %+.2f, cost %.2f\n", c.Action, c.Equity, c.Cost)
	}
	fmt.Println("exact:", brain.Certainty(s) == solver.Exact)
	// Output:
	// keep 44   equity -1.70, cost 0.00
	// keep 244  equity -2.72, cost 1.02
	// keep 344  equity -2.75, cost 1.06
	// exact: true
}
