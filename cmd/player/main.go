// Command player is a computer player for other programs: it reads records of dice
// games and answers each with its next action.
//
//	go run ./cmd/player [-level best]
//
// Standard input is any number of records, each followed by a line "go". Each gets
// one line in answer, for the party to act:
//
//	throw            throw all five dice
//	keep 11          keep these and throw the others; keep - throws all
//	write F 2        write the result into row F of column 2
//	write F 2 hand 1 the same with the first of two results
//	strike G 1       write a zero
//	done             go on to the second of two turns
//	contra, accept, concede
//	over             the game is over
//	error ...        not a record of a dice game, or an illegal one: why
//
// An action is a line of the record, except that throw and keep lack the dice: the
// caller throws them and adds them. An error is also written to standard error, and
// the next record is read. Levels: beginner, casual, strong, best.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
	"serviert/engine/record"
)

func main() {
	name := flag.String("level", "best", "level: beginner, casual, strong or best")
	flag.Parse()
	level, err := thought.ParseLevel(*name)
	if flag.NArg() > 0 {
		err = errors.New("usage: player [-level LEVEL]; records are read from standard input")
	}
	if err != nil {
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
			if text.Len() <= record.MostBytes { // more is refused anyway
				text.WriteString(line)
				text.WriteByte('\n')
			}
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
	if err := lines.Err(); err != nil {
		return err
	}
	if strings.TrimSpace(text.String()) != "" {
		return errors.New(`the last record has no line "go" behind it`)
	}
	return nil
}

// decide answers one record. The brain is reused for the next one if it fits.
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
