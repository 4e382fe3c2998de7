package enginetest

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"serviert/engine"
)

// duel is a minimal game with dice: in turn, roll a die or pass, three times each;
// the higher total wins a point. A fault makes it break one law.
type duel struct {
	fault  string
	totals []int
	done   int
}

type move struct {
	Roll bool
	Face int
}

func (m move) Chance() bool { return m.Roll }
func (m move) String() string {
	if m.Roll {
		return "roll " + strconv.Itoa(m.Face)
	}
	return "pass"
}

func parseMove(s string) (move, error) {
	if s == "pass" {
		return move{}, nil
	}
	face, err := strconv.Atoi(strings.TrimPrefix(s, "roll "))
	return move{true, face}, err
}

func (d duel) Over() bool { return d.done >= 6 && d.fault != "endless" }

func (d duel) Turn() engine.Player {
	if d.Over() {
		return 0
	}
	return engine.Player(d.done%2 + 1)
}

func (d duel) Legal() []move {
	switch {
	case d.Over():
		return nil
	case d.fault == "twice":
		return []move{{}, {}}
	case d.fault == "stuck" && d.done == 4:
		return nil
	}
	return []move{{Roll: true}, {}}
}

// calls makes a faulty game behave differently from call to call.
var calls int

func (d duel) Apply(m move) (duel, error) {
	calls++
	if m.Roll && (m.Face < 1 || m.Face > 6) && d.fault != "lenient" {
		if d.fault == "half" {
			d.done++
		}
		if d.fault == "unwrapped" {
			return d, errors.New("no such face")
		}
		return d, &engine.IllegalError{Reason: "no such face"}
	}
	if d.fault == "strict" && !m.Roll {
		return d, &engine.IllegalError{Reason: "roll"}
	}
	if d.fault != "shared" {
		d.totals = append([]int(nil), d.totals...)
	}
	d.totals[d.done%2] += m.Face
	if d.fault == "moody" {
		d.totals[0] += calls
	}
	d.done++
	return d, nil
}

func (d duel) Payoff() []int {
	if !d.Over() && d.fault != "early" || d.totals[0] == d.totals[1] {
		return []int{0, 0}
	}
	loss := -1
	if d.fault == "generous" {
		loss = 0
	}
	if d.totals[0] > d.totals[1] {
		return []int{1, loss}
	}
	return []int{loss, 1}
}

func duelWith(fault string) Game[duel, move] {
	return Game[duel, move]{
		Start: func() duel { return duel{fault: fault, totals: make([]int, 2)} },
		Bound: 6,
		Fill: func(_ duel, m move, c *Choices) move {
			if m.Roll {
				m.Face = 1 + c.Choose(6)
			}
			return m
		},
		Parse: func(s string) (move, error) {
			if fault == "deaf" {
				return move{}, nil
			}
			return parseMove(s)
		},
		Near:   func(_ duel, m move) []move { return []move{{true, 0}, {true, 7}, {}} },
		Listed: func(_ duel, _ []move, m move) bool { return !m.Roll || m.Face >= 1 && m.Face <= 6 },
	}
}

// A check that cannot fail proves nothing.
func TestEveryFaultIsFound(t *testing.T) {
	for fault, says := range map[string]string{
		"endless":   "not over after 6",
		"twice":     "listed twice",
		"stuck":     "nothing is legal",
		"lenient":   "accepted, but not legal",
		"half":      "the state changed",
		"unwrapped": "does not wrap",
		"strict":    "is refused",
		"shared":    "old state was changed",
		"moody":     "two results",
		"early":     "before the game is over",
		"generous":  "adds up to 1",
		"deaf":      "is read back as",
	} {
		t.Run(fault, func(t *testing.T) {
			found := ""
			for seed := range uint64(20) {
				if _, err := Check(duelWith(fault), Random(seed)); err != nil {
					found = err.Error()
					break
				}
			}
			if !strings.Contains(found, says) {
				t.Errorf("found %q, want %q", found, says)
			}
		})
	}
}

func TestAFairGameObeysTheLaws(t *testing.T) {
	for seed := range uint64(50) {
		Laws(t, duelWith(""), Random(seed))
		end, actions, err := Play(duelWith(""), Random(seed))
		if err != nil || !end.Over() || actions != 6 {
			t.Fatalf("played %d actions to %v: %v", actions, end, err)
		}
	}
}

func TestBytesAreChoices(t *testing.T) {
	c := Bytes([]byte{7, 1, 2})
	got := fmt.Sprint(c.Choose(1), c.Choose(6), c.Choose(1000), c.Empty(), c.Choose(6))
	if want := "0 1 258 true 0"; got != want {
		t.Errorf("choices are %s, want %s", got, want)
	}
	Laws(t, duelWith(""), Bytes([]byte{0, 1, 2, 3}))
}
