package letters_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/record"
	"serviert/web/words"
)

// TestGolden replays the records in testdata. They can be checked with the
// rule book by hand; a comment that begins with "# =" says what holds after
// the action above it, as read below.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.serviert")
	if err != nil || len(files) < 11 {
		t.Fatalf("%d golden records, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".serviert"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			golden(t, string(text))
		})
	}
}

func golden(t *testing.T, text string) {
	d, err := record.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
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
	checks := 0
	for i, line := range strings.Split(text, "\n") {
		claim, ok := strings.CutPrefix(line, "# = ")
		if !ok {
			continue
		}
		done := 0
		for done < len(d.Actions) && d.Actions[done].Number <= i {
			done++
		}
		if err := holds(g.Match.At(done), claim); err != nil {
			t.Errorf("line %d: %v", i+1, err)
		}
		checks++
	}
	if checks == 0 {
		t.Error("nothing is claimed")
	}
}

// holds tells whether a claim about a state is true: what it is about, then
// its value or one for each seat.
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
