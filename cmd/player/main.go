// Command player is a computer player for other programs: it reads records of
// dice games and answers what it would do next.
//
//	go run ./cmd/player [-level best]
//
// Standard input is any number of records, each ended by a line "go". Each is
// answered by one line, flushed, until the end of the input:
//
//	throw            no dice lie yet: throw all five
//	keep 11          leave these lying and throw the others; keep - throws all
//	write F 2        the dice into row F of column 2
//	write F 2 hand 1 the first result of two, in pairs and double hand
//	strike G 1       a zero
//	done             pairs and double hand: on to the second turn
//	contra, accept, concede
//	over             the game has ended
//	error ...        no record, or not of a dice game; says why
//
// The answer is for the party whose decision it is. It is a legal line of the
// record but for throw and keep, which lack the dice: whoever runs the game
// throws them. After "error" the same line stands on standard error, and the
// next record is read. Levels: beginner, casual, strong, best.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"serviert/engine/escalero/solver"
	"serviert/engine/record"
)

func main() {
	name := flag.String("level", "best", "beginner, casual, strong or best")
	flag.Parse()
	level, err := solver.ParseLevel(*name)
	if err != nil || flag.NArg() > 0 {
		fmt.Fprintln(os.Stderr, "player:", err)
		os.Exit(2)
	}
	if err := serve(level, os.Stdin, os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "player:", err)
		os.Exit(1)
	}
}

func serve(level solver.Level, in io.Reader, out, complain io.Writer) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 1<<24)
	w := bufio.NewWriter(out)
	var text strings.Builder
	var brain *solver.Brain
	for lines.Scan() {
		line := lines.Text()
		if strings.TrimSpace(line) != "go" {
			text.WriteString(line)
			text.WriteByte('\n')
			continue
		}
		answer, err := decide(level, text.String(), &brain)
		text.Reset()
		if err != nil {
			answer = "error " + strings.ReplaceAll(err.Error(), "\n", " ")
			fmt.Fprintln(complain, "player:", answer)
		}
		fmt.Fprintln(w, answer)
		if err := w.Flush(); err != nil {
			return err
		}
	}
	return lines.Err()
}

// decide answers one record. The brain is kept from record to record while
// they are of the same game.
func decide(level solver.Level, text string, brain **solver.Brain) (string, error) {
	doc, err := record.Parse(text)
	if err != nil {
		return "", err
	}
	if !doc.IsDice() {
		return "", fmt.Errorf("%s is no dice game", doc.Preset)
	}
	game, err := doc.Dice()
	if err != nil {
		return "", err
	}
	s := game.Match.State()
	if s.Over() {
		return "over", nil
	}
	if *brain == nil || !(*brain).Fits(s) {
		*brain = solver.NewBrain(s)
	}
	return solver.NewPlayer(level, *brain).Decide(s).String(), nil
}
