package main

import (
	"reflect"
	"strings"
	"testing"

	"serviert/engine/escalero/drills"
)

// The same games and seed show the same mistakes, whoever computes them, and the
// entries without dice lead to the same sheets.
func TestTheSameComesOut(t *testing.T) {
	const games = 6
	presets := append(byColumns.presets[:2:2], byDifference.presets...)
	all := play(presets, games, 7)
	if again := play(presets, games, 7); !reflect.DeepEqual(all, again) {
		t.Error("the same games came out otherwise")
	}
	if other := play(presets, games, 8); reflect.DeepEqual(all, other) {
		t.Error("another seed makes the same games")
	}
	seats := map[string]int{}
	for i, g := range all {
		if g.decisions == 0 || len(g.mistakes) == 0 && i < games*len(byColumns.presets) {
			t.Errorf("game %d shows nothing", i)
		}
		for _, m := range g.mistakes {
			seats[m.level.String()]++
			s, err := m.State()
			if err != nil || s.Last().Dice.Hand() != m.hand {
				t.Fatalf("game %d: %v", i, err)
			}
			is, err := m.Mistake(s, m.best)
			if err != nil || drills.Of(is) != m.kind {
				t.Errorf("game %d: of kind %q, and %q by its position, %v", i, m.kind, drills.Of(is), err)
			}
		}
	}
	if len(seats) != len(levels) {
		t.Errorf("who erred: %v", seats)
	}
}

// The report counts every mistake once.
func TestReport(t *testing.T) {
	g := func(kinds ...string) (g game) {
		g.decisions = 10
		for _, k := range kinds {
			g.mistakes = append(g.mistakes, found{kind: k, cost: 0.5, level: levels[0]})
		}
		return g
	}
	text := report([]game{g("run", "run", ""), g("pairs", "run"), g(), g("run")})
	for _, want := range []string{
		"4 games, 40 decisions, 6 mistakes that matter, 3 game points",
		"| run              | 100.00 ± 69.30 | 0.50 | 2 | 100 %, 0 %, 0 % |",
		"| pairs            | 25.00", "| (none)           | 25.00",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not in\n%s", want, text)
		}
	}
	if strings.Index(text, "| run") > strings.Index(text, "| pairs") {
		t.Error("the most frequent does not come first")
	}
}

// Only clear mistakes are chosen, and not the same twice.
func TestChoose(t *testing.T) {
	m := func(log string, cost, next, plain float64) found {
		return found{Position: drills.Position{Preset: "escalero", Log: log}, cost: cost, next: next, plain: plain}
	}
	list := []found{m("a", 0.5, 0.2, 0), m("a", 0.5, 0.2, 0), m("b", 0.12, 0.2, 0), m("c", 0.5, 0.01, 0), m("d", 0.5, 0.2, 0.1)}
	list[1].hand[0] = 5
	if got := choose(list); len(got) != 1 || got[0].Log != "a" {
		t.Errorf("chosen: %+v", got)
	}
	list = append(list, m("e", 0.9, 0.2, 0))
	list[5].hand[1], list[5].at = 5, 20
	if got := choose(list); len(got) != 2 || got[0].Log != "e" {
		t.Errorf("chosen: %+v", got)
	}
}
