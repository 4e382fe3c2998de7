package daily

import (
	"fmt"
	"hash/fnv"
	"testing"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
)

// told is a position in a line, with a sum over both sheets.
func told(s escalero.State) string {
	r, now, h := s.Rules(), s.Now(), fnv.New32a()
	for p := range 2 {
		sheet := s.Sheet(engine.Player(p + 1))
		for c := range r.Columns {
			for row := range r.Rows {
				fmt.Fprint(h, sheet[c][row])
			}
		}
	}
	return fmt.Sprintf("%s, party %d, %v, left %d, %08x", r.Preset, s.Turn(), now.Dice, now.Left(), h.Sum32())
}

// The positions of some days, for good: whoever changes them changes what is
// the same for everybody. Day 20779 is 22 November 2026.
func TestTheDaysStay(t *testing.T) {
	for n, want := range golden {
		if got := told(At(n)); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	// Of the days that are not kept, which nobody had seen, those were chosen again that were not worth
	// a thought by better weights.
	for part, want := range map[string]string{table[:kept]: "412 e7525785346491fa", table: "1456 6260bd35d0e0fbe4"} {
		h := fnv.New64a()
		h.Write([]byte(part))
		if got := fmt.Sprintf("%d %016x", len(part), h.Sum64()); got != want {
			t.Errorf("the table has changed: %s, not %s", got, want)
		}
	}
}

// The preset goes by the day of the week: 23 November 2026 is a Monday.
func TestTheWeek(t *testing.T) {
	week := [...]string{"escalero-single", "escalero", "wuerfelpoker", "escalero-single", "escalero", "escalero-double-grande", "escalero"}
	for i := range 2 * len(week) {
		if got, want := At(20780+i).Rules().Preset, week[i%len(week)]; got != want {
			t.Errorf("day %d: %s, want %s", i, got, want)
		}
	}
	if a, b := told(At(20779)), told(At(20779+Days)); a != b {
		t.Errorf("%s comes again as %s", a, b)
	}
	for _, day := range []int{-1, 1 - Days, 3 - Days, -Days} { // a clock set before 1970
		if got, want := told(At(day)), told(At(day+Days)); got != want {
			t.Errorf("day %d: %s, want %s", day, got, want)
		}
	}
	for day := -9; day < 9; day++ {
		if got, want := thought.DayPreset(day), At(day).Rules().Preset; got != want {
			t.Errorf("day %d: %s is announced, and %s comes", day, got, want)
		}
	}
}

// kept is how many days stay as they were first chosen, whatever better weights say:
// those up to day 20799, 12 December 2026, may have been seen.
const kept = 412

// Every day has something to decide, and a sample of those that were not kept is worth a
// thought by the solver of today.
func TestEveryDayIsWorthAThought(t *testing.T) {
	brains := map[string]*solver.Brain{}
	seen := map[string]bool{}
	left := map[int]int{}
	for n := range Days {
		s := At(n)
		if s.Over() || !s.Now().Begun() {
			t.Fatalf("day %d has nothing to decide", n)
		}
		seen[told(s)] = true
		left[s.Now().Left()]++
		if n%29 != 0 || index(n) < kept {
			continue
		}
		name := s.Rules().Preset
		if brains[name] == nil {
			brains[name] = solver.NewBrain(s)
		}
		if Interest(brains[name], s) == 0 {
			t.Errorf("day %d is not worth a thought: %s", n, told(s))
		}
	}
	if len(seen) != Days || left[0] < Days/10 || left[1] < Days/10 || left[2] < Days/10 {
		t.Errorf("%d different positions, by the throws left %v", len(seen), left)
	}
}
