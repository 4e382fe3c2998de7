package dice_test

import (
	"fmt"

	"serviert/engine/dice"
)

func Example() {
	throw, err := dice.ParseThrow("63616")
	if err != nil {
		fmt.Println(err)
		return
	}
	hand := throw.Hand()
	keep, _ := dice.ParseHand("666")
	fmt.Println(throw, "is the hand", hand)
	fmt.Println("three sixes can be kept:", hand.Contains(keep))
	fmt.Println("it shows a poker:", hand.Shows(dice.Four))
	// Output:
	// 63616 is the hand 13666
	// three sixes can be kept: true
	// it shows a poker: false
}

// How likely are two dice to show at least one six?
func ExampleOutcomes() {
	ways, all := 0, 0
	for _, o := range dice.Outcomes(2) {
		all += o.Ways
		if o.Hand.Count(6) > 0 {
			ways += o.Ways
		}
	}
	fmt.Println(ways, "of", all)
	// Output: 11 of 36
}
