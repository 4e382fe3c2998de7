// Command value prints the mean and the standard deviation of the points of a
// sheet under the play that maximises the mean.
//
//	go run ./cmd/value PRESET ['NAME VALUE' ...]
//
// Options are written as in records: "straight 25/30". The output is one line of
// JSON with preset, value (the mean) and sd. In a game settled by difference that
// play is optimal; in a game settled by columns it only maximises points. Exit
// status 2: no such preset or option, or a sheet that cannot be solved.
package main

import (
	"fmt"
	"os"
	"strings"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/exact"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "value:", err)
		os.Exit(2)
	}
}

func run(args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("usage: value PRESET ['NAME VALUE' ...]; presets: %s", presets())
	}
	var options []string
	for _, arg := range args[1:] {
		arg = strings.TrimPrefix(arg, "option ")
		if key, _, _ := strings.Cut(arg, " "); key != "start" { // an option of records that is not one of the rules
			options = append(options, arg)
		}
	}
	rules, err := escalero.Variant(args[0], options...)
	if err != nil {
		return err
	}
	sheet, err := exact.New(rules)
	if err != nil {
		return err
	}
	sheet.Fill()
	mean, sd := sheet.Total()
	fmt.Printf("{\"preset\":%q,\"value\":%.10f,\"sd\":%.10f}\n", rules.Preset, mean, sd)
	return nil
}

func presets() string {
	var names []string
	for _, r := range escalero.Presets() {
		names = append(names, r.Preset)
	}
	return strings.Join(names, ", ")
}
