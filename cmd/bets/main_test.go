package main

import (
	"path/filepath"
	"testing"

	"serviert/engine/letters"
	"serviert/engine/letters/players"
)

// TestNobodyIsBeatenByRules plays fewer hands than the command, with margins that
// are three times as wide as they need be, and the same cards whenever it runs.
func TestNobodyIsBeatenByRules(t *testing.T) {
	const hands = 150
	tape, err := readTape("")
	if err != nil {
		t.Fatal(err)
	}
	m, err := newMatch(letters.English, hands, 3, tape)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range m.run() {
		p := pairs()[i]
		mean, interval := r.mean()
		if p.level == players.Easy {
			if p.seats == 2 && p.fixed == "always-raise" && r.fold*3 > r.asked {
				t.Errorf("easy folds %d of %d answers", r.fold, r.asked)
			}
			continue
		}
		if margin := 2 * interval; mean < -margin {
			t.Errorf("%s against %s, %d seats: %+.2f ±%.2f", names[p.level], p.rival(), p.seats, mean, interval)
		}
		if p.other == players.Easy && mean <= 0 {
			t.Errorf("%s does not beat easy: %+.2f ±%.2f", names[p.level], mean, interval)
		}
	}
	file := filepath.Join(t.TempDir(), "tape")
	if err := tape.write(file); err != nil {
		t.Fatal(err)
	}
	again, err := readTape(file)
	if err != nil || len(again.found) != len(tape.found) {
		t.Fatalf("a tape of %d, read again %d: %v", len(tape.found), len(again.found), err)
	}
	for k, w := range tape.found {
		if again.found[k] != w {
			t.Fatalf("%v became %v", w, again.found[k])
		}
	}
}
