package letters_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/enginetest"
	"serviert/engine/letters"
	"serviert/engine/record"
	"serviert/web/words"
)

// TestGolden replays the records in testdata. A comment that begins with "# ="
// claims what holds after the action above it; function holds reads it.
func TestGolden(t *testing.T) {
	enginetest.Golden(t, 15, "# = ", func(t *testing.T, d record.Document) func(int, string) error {
		table, err := d.Table()
		if err != nil {
			t.Fatal(err)
		}
		list, err := words.List(table.Rules.Deck.Language)
		if err != nil {
			t.Fatal(err)
		}
		g, err := d.Letters(list)
		if err != nil {
			t.Fatal(err)
		}
		return func(actions int, claim string) error { return holds(g.Match.At(actions), claim) }
	})
}

// holds checks a claim about a state: a subject and its value, or one per seat.
func holds(s letters.State, claim string) error {
	about, want, _ := strings.Cut(claim, " ")
	var last letters.Result
	if n := len(s.Hands()); n > 0 {
		last = s.Hands()[n-1]
	}
	each := func(of func(p engine.Player) any) string {
		var list []string
		for p := engine.Player(1); int(p) <= s.Seats(); p++ {
			list = append(list, fmt.Sprint(of(p)))
		}
		return strings.Join(list, " ")
	}
	plain := func(v any) string { return strings.Trim(fmt.Sprint(v), "[]") }
	got := ""
	switch about {
	case "phase":
		got = s.Phase().String()
	case "dealer":
		got = plain(s.Dealer())
	case "turn":
		got = plain(s.Turn())
	case "pot":
		got = plain(s.Pot())
	case "stock":
		got = plain(s.View(0).Stock)
	case "chips":
		got = each(func(p engine.Player) any { return s.Chips(p) })
	case "doubts":
		names := map[letters.Doubt]string{letters.Undoubted: "undoubted", letters.Upheld: "upheld", letters.Refused: "refused"}
		got = each(func(p engine.Player) any { return names[s.View(0).Seats[p-1].Doubt] })
	case "hand":
		var p engine.Player
		fmt.Sscan(want, &p)
		got = fmt.Sprint(p, " ", s.View(p).Hand)
	case "payoff":
		got = plain(s.Payoff())
	case "winners":
		got = plain(last.Winners)
	case "points":
		got = plain(last.Points)
	case "paid":
		got = plain(last.Paid)
	case "high":
		got = each(func(p engine.Player) any { return last.High[p-1] })
	default:
		return errors.New("a claim about nothing: " + claim)
	}
	if got != want {
		return fmt.Errorf("%s is %s, want %s", about, got, want)
	}
	return nil
}
