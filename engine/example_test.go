package engine_test

import (
	"fmt"

	"serviert/engine"
	"serviert/engine/escalero"
)

// A match is the log of a game. Entries can be taken back; dice cannot.
func ExampleMatch() {
	rules, _ := escalero.Preset("escalero")
	start := escalero.New(rules, 2, 1, false)
	m := engine.NewMatch[escalero.State, escalero.Action](start)
	for _, line := range []string{"throw 66663", "write P 3"} {
		a, err := escalero.ParseAction(line)
		if err != nil {
			fmt.Println(err)
			return
		}
		if m, err = m.Apply(a); err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println("log:", m.Log())
	fmt.Println("to act:", m.State().Turn())
	m = m.Undo()
	fmt.Println("after taking back the entry:", m.Log(), "to act:", m.State().Turn())
	fmt.Println("the throw can be taken back:", m.CanUndo())
	// Output:
	// log: [throw 66663 write P 3]
	// to act: 2
	// after taking back the entry: [throw 66663] to act: 1
	// the throw can be taken back: false
}
