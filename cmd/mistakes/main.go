// Command mistakes finds out which kinds of mistakes are made most often at dice
// poker, and chooses positions to practise them on.
//
//	go run ./cmd/mistakes [-games N] [-seed S] [-difference] [-write]
//
// It lets computer players of the lower levels play N games of each of two
// presets settled by columns, or of two settled by difference, each level against
// each other one. The best player values every decision. What costs enough to
// matter is sorted into the kinds of package engine/escalero/drills, and a table
// says how often each comes and what it costs.
//
// With -write the kinds that come most often go into the table of that package.
// Those of games settled by difference come after the others, as far as the others
// do not have the same kind. Each has positions that show it clearly: the mistake
// is dear, the best choice stands out, also for a player without learned values,
// and no two positions look alike. The same games and seed give the same table. Positions are remembered by
// what they are, so a new table forgets who has solved those of the old one.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
)

// source is games that are played. By difference a mistake is measured in points
// on the sheet, and the kinds about columns are missing, so the two are never mixed.
type source struct {
	presets    []string
	most       int // kinds
	difference bool
}

var (
	byColumns    = source{[]string{"escalero", "wuerfelpoker"}, 10, false}
	byDifference = source{[]string{"escalero-single", "wuerfelpoker-top-down"}, 5, true}
)

func main() {
	games := flag.Int("games", 5000, "number of games of each preset")
	seed := flag.Uint64("seed", 1, "seed of the dice")
	difference := flag.Bool("difference", false, "games settled by difference")
	write := flag.Bool("write", false, "write the table of package drills")
	flag.Parse()
	if flag.NArg() != 0 || *games < 1 {
		fmt.Fprintln(os.Stderr, "usage: mistakes [-games N, at least 1] [-seed S] [-difference] [-write]")
		os.Exit(2)
	}
	from := byColumns
	if *difference {
		from = byDifference
	}
	all := play(from.presets, *games, *seed)
	fmt.Print(report(all))
	if !*write {
		return
	}
	text, err := from.table(all)
	if err == nil {
		err = os.WriteFile("engine/escalero/drills/table.go", text, 0o644)
	}
	if err != nil {
		log.Fatal(err)
	}
}
