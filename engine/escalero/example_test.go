package escalero_test

import (
	"fmt"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// A turn: throw, keep two ones, keep three, write.
func Example() {
	rules, _ := escalero.Preset("escalero")
	s := escalero.New(rules, 2, 1, false)
	for _, step := range []struct {
		keep  string
		faces []dice.Face
	}{
		{"", []dice.Face{1, 1, 3, 5, 6}},
		{"11", []dice.Face{1, 4, 6}},
		{"111", []dice.Face{1, 1}},
	} {
		a := escalero.Action{Kind: escalero.Throw}
		if step.keep != "" {
			kept, _ := dice.ParseHand(step.keep)
			a = escalero.Action{Kind: escalero.Keep, Kept: kept}
		}
		a = s.Fill(a, step.faces...) // a.Blank() of them
		next, err := s.Apply(a)
		if err != nil {
			fmt.Println(err)
			return
		}
		s = next
		fmt.Println(a)
	}
	s, err := s.Apply(escalero.Action{Kind: escalero.Write, Row: "G", Col: 3})
	sheet := s.Sheet(1)
	fmt.Println(sheet.Sum(rules, 2), "points in column 3,", err)
	// Output:
	// throw 11356
	// keep 11 throw 11146
	// keep 111 throw 11111
	// 50 points in column 3, <nil>
}

// An illegal action changes nothing, and the error says what would be legal.
func ExampleState_Apply() {
	rules, _ := escalero.Preset("wuerfelpoker")
	s := escalero.New(rules, 2, 1, false)
	_, err := s.Apply(escalero.Action{Kind: escalero.Points, Row: "GG", Col: 1, Points: 50})
	fmt.Println(err)
	// Output: row GG cannot have 50 points; it can have 100, or strike GG 1
}

func ExampleRules_With() {
	rules, _ := escalero.Preset("escalero")
	rules, err := rules.With("columns", "2-2-4")
	fmt.Println(rules.Value("columns"), err)
	_, err = rules.With("straight", "30/40")
	fmt.Println(err)
	fmt.Println(rules.Changes())
	// Output:
	// 2-2-4 <nil>
	// option straight cannot be "30/40"; possible: 20/25, 25/30
	// [[columns 2-2-4]]
}

// The rows of a sheet score what the dice show.
func ExampleRow_Points() {
	rules, _ := escalero.Preset("escalero")
	full, _ := dice.ParseHand("33666")
	for _, key := range []string{"6", "F", "P"} {
		row := rules.Rows[rules.Row(key)]
		fmt.Println(key, row.Points(full, false), row.Points(full, true))
	}
	// Output:
	// 6 18 18
	// F 30 35
	// P 0 0
}

// Three players settle an evening in two payments.
func ExamplePayments() {
	names := []string{"Anna", "Bernd", "Carla"}
	for _, p := range escalero.Payments([]int{-3, -5, 8}) {
		fmt.Println(names[p.From], "pays", names[p.To], p.Amount)
	}
	// Output:
	// Anna pays Carla 3
	// Bernd pays Carla 5
}
