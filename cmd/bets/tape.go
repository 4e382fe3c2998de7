package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"strings"

	"serviert/engine/letters"
	"serviert/engine/letters/players"
)

// tape is what was found by weighing exchanges. It is written between, not during
// the games.
type tape struct{ found map[tapeKey]weighed }

type tapeKey struct {
	language string
	level    players.Strength
	hand     letters.Cards
}

type weighed struct {
	gone  letters.Cards
	worth float64
}

func (t *tape) find(k tapeKey) (weighed, bool) { w, ok := t.found[k]; return w, ok }
func (t *tape) keep(k tapeKey, w weighed)      { t.found[k] = w }

// readTape reads a tape; a file that does not exist is an empty one.
func readTape(file string) (*tape, error) {
	t := &tape{map[tapeKey]weighed{}}
	f, err := os.Open(file)
	if file == "" || os.IsNotExist(err) {
		return t, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		var k tapeKey
		var w weighed
		var hand, gone string
		if _, err := fmt.Sscanf(lines.Text(), "%s %d %q %q %g", &k.language, &k.level, &hand, &gone, &w.worth); err != nil {
			return nil, fmt.Errorf("%s is no tape: %w", file, err)
		}
		k.hand, w.gone = letters.Cards(hand), letters.Cards(gone)
		t.keep(k, w)
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	return t, nil
}

func (t *tape) write(file string) error {
	if file == "" {
		return nil
	}
	var lines []string
	for k, w := range t.found {
		lines = append(lines, fmt.Sprintf("%s %d %q %q %g\n", k.language, k.level, string(k.hand), string(w.gone), w.worth))
	}
	sort.Strings(lines)
	// What was on the tape stays until all of the new one is written.
	if err := os.WriteFile(file+".new", []byte(strings.Join(lines, "")), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}
