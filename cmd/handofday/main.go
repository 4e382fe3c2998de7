// Command handofday prints tables for package engine/letters/daily: for each day
// and deck the first of 256 candidates that is worth a thought by the newest
// edition of the word list. A table that is out stays as it is, or a day would no
// longer be the same for everybody; so a new one goes beside it, for the days from
// which a new edition judges.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"strings"
	"sync"

	"serviert/engine/letters"
	"serviert/engine/letters/coach"
	"serviert/engine/letters/daily"
	"serviert/engine/lexicon"
	"serviert/web/words"
)

func main() {
	flag.Parse()
	if flag.NArg() != 0 {
		fmt.Fprintln(os.Stderr, "usage: handofday")
		os.Exit(2)
	}
	for _, d := range letters.Decks() {
		list, err := words.List(d.Language)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("\t%q: \"\"%s,\n", fmt.Sprint(d.Language, list.Newest()), table(d, d.Finder(list)))
	}
}

// table is the table of a deck as Go writes a string.
func table(d *letters.Deck, f *lexicon.Finder) string {
	var chosen [daily.Days]int
	var all sync.WaitGroup
	for first := range daily.Days / row {
		all.Go(func() {
			for day := first * row; day < (first+1)*row; day++ {
				for !coach.Interesting(daily.Candidate(day, chosen[day], d), d, f) {
					if chosen[day]++; chosen[day] > 255 {
						log.Fatalf("%s: day %d has no candidate", d.Language, day)
					}
				}
			}
		})
	}
	all.Wait()
	var b strings.Builder
	for day, n := range chosen {
		if day%row == 0 {
			b.WriteString(" +\n\t\t\"")
		}
		fmt.Fprintf(&b, "\\x%02x", n)
		if day%row == row-1 {
			b.WriteString("\"")
		}
	}
	return b.String()
}

// row is how many days stand in a line of the table.
const row = 28
