// Command record replays a game record and prints its final position as JSON.
//
//	go run ./cmd/record FILE    (- for standard input)
//
// A record with an illegal action exits with status 1 and one line on standard
// error: which line, what is wrong, what would be legal. Text that is not a record
// or cannot be read exits with status 2, with one line too, and so does a position
// that cannot be written.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"serviert/engine/record"
)

func main() {
	const usage = "usage: record FILE (- for standard input)"
	if len(os.Args) != 2 {
		fail(2, errors.New(usage))
	}
	switch os.Args[1] {
	case "-h", "-help", "--help":
		fmt.Println(usage)
		return
	}
	text, err := read(os.Args[1])
	if err != nil {
		fail(2, fmt.Errorf("record: %w", err))
	}
	out, err := replay(text)
	if err != nil {
		status := 1
		if errors.Is(err, record.ErrNotRecord) {
			status = 2
		}
		fail(status, err)
	}
	if _, err := os.Stdout.Write(out); err != nil {
		fail(2, fmt.Errorf("record: %w", err))
	}
}

// read reads as much as a record can have, and one byte more to tell: the input
// may never end.
func read(name string) (string, error) {
	in := os.Stdin
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return "", err
		}
		defer file.Close()
		in = file
	}
	b, err := io.ReadAll(io.LimitReader(in, record.MostBytes+1))
	return string(b), err
}

// replay replays a record and returns its final position as JSON.
func replay(text string) ([]byte, error) {
	doc, err := record.Parse(text)
	if err != nil {
		return nil, err
	}
	if doc.IsLetters() {
		evening, err := replayLetters(doc)
		if err != nil {
			return nil, err
		}
		return indent(evening)
	}
	game, err := doc.Dice()
	if err != nil {
		return nil, err
	}
	return indent(diceView(game))
}

// indent is v as indented JSON, ending in a newline.
func indent(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	err := e.Encode(v)
	return b.Bytes(), err
}

func fail(status int, err error) {
	fmt.Fprintln(os.Stderr, strings.ReplaceAll(err.Error(), "\n", " "))
	os.Exit(status)
}
