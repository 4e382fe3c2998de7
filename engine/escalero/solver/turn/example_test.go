package turn_test

import (
	"fmt"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
)

// The probability of a grande within a turn that is played for it alone: a grande
// is worth 1, all else nothing.
func Example() {
	rules, _ := escalero.Preset("escalero")
	layout := turn.NewLayout(rules)
	row := rules.Row("G")
	var worth turn.Worth
	worth[row] = [turn.Scores]float64{0, 1, 1} // zero, grande, served grande
	var t turn.Turn
	t.Fill(layout, 1<<row, &worth)
	fmt.Printf("grande: %.4f\n", t.Solve())

	pair, _ := dice.ParseHand("11256")
	best := t.Best(turn.HandOf(pair), true, 2)
	fmt.Println("of", pair, "keep", turn.Keep(best))
	// Output:
	// grande: 0.0460
	// of 11256 keep 11
}
