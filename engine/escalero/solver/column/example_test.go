package column_test

import (
	"fmt"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
	"serviert/engine/escalero/solver/turn"
)

// A position is valued by a model, and the turn solved by these values.
func Example() {
	rules, _ := escalero.Preset("escalero")
	game := column.NewGame(rules)
	game.Tables.Build()
	solver := &column.Solver{Game: game, Model: column.Spare{Game: game}}

	p := game.Start()
	p.Me.Write(game, 2, rules.Row("G"), 2) // a served grande in column 3
	fmt.Printf("equity %+.1f game points\n", solver.Solve(&p))
	h := turn.HandOf([6]uint8{0, 0, 0, 3, 2, 0})
	row, col, result, _ := solver.Entry(h, true)
	fmt.Printf("44455 served: %d points in row %s of column %d\n", game.Layout.Points[row][result], rules.Rows[row].Key, col+1)
	// Output:
	// equity +3.9 game points
	// 44455 served: 35 points in row F of column 2
}
