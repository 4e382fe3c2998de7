// Command mistakes finds out which kinds of mistakes are made most often at dice
// poker, and chooses positions to practise them on.
//
//	go run ./cmd/mistakes [-games N] [-seed S] [-write]
//
// It lets computer players of the lower levels play N games of each of two
// presets settled by columns, each level against each other one, with the best
// player's values for every decision. What costs enough to matter is sorted into
// the kinds of package engine/escalero/drills, and a table says how often each
// comes and what it costs.
//
// With -write the kinds that come most often go into the table of that package,
// each with positions that show it clearly: the mistake is dear, the best choice
// stands out, also for a player without learned values, and no two positions look
// alike. The same games and seed give the same table. Positions are remembered by
// what they are, so a new table forgets who has solved those of the old one.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
)

// presets are the games that are played. By difference a mistake is measured in
// points on the sheet, and what makes most kinds, the columns, is missing.
var presets = []string{"escalero", "wuerfelpoker"}

func main() {
	games := flag.Int("games", 5000, "number of games of each preset")
	seed := flag.Uint64("seed", 1, "seed of the dice")
	write := flag.Bool("write", false, "write the table of package drills")
	flag.Parse()
	if flag.NArg() != 0 || *games < 1 {
		fmt.Fprintln(os.Stderr, "usage: mistakes [-games N, at least 1] [-seed S] [-write]")
		os.Exit(2)
	}
	all := play(presets, *games, *seed)
	fmt.Print(report(all))
	if !*write {
		return
	}
	text, err := table(all)
	if err == nil {
		err = os.WriteFile("engine/escalero/drills/table.go", text, 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}
