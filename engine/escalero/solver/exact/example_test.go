package exact_test

import (
	"fmt"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/exact"
)

// What a single column scores under optimal play.
func Example() {
	rules, _ := escalero.Preset("escalero-single")
	sheet, err := exact.New(rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	sheet.Fill()
	mean, sd := sheet.Total()
	fmt.Printf("%.2f points, standard deviation %.2f\n", mean, sd)
	// Output: 149.38 points, standard deviation 30.12
}
