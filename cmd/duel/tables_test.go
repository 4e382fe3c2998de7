package main

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"

	"serviert/engine/escalero"
)

// Every table is printed, with an interval in each cell, and nothing else.
func TestTables(t *testing.T) {
	list := tables()
	for i := range list { // one game of each is enough for a look at the form
		if len(list[i].rows) > 1 {
			list[i].rows = list[i].rows[1:2]
		}
	}
	var out strings.Builder
	if err := printTables(&out, list, 2, 1); err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(out.String(), "\n\n")
	if len(parts) != len(list)+1 || !regexp.MustCompile(`^\d+s\n$`).MatchString(parts[len(parts)-1]) {
		t.Fatalf("printed\n%s", out.String())
	}
	for i, c := range list {
		lines := strings.Split(parts[i], "\n")
		if c.print != nil {
			continue
		}
		if lines[0] != c.title || lines[1] != "luck of the dice removed, 2 games each, seed 1, 95 %" || len(lines) != 3+len(c.rows) {
			t.Fatalf("%s: printed\n%s", c.title, parts[i])
		}
		for _, head := range c.columns {
			if !strings.Contains(lines[2], head) {
				t.Errorf("%s: no column %s", c.title, head)
			}
		}
		for j, l := range c.rows {
			got := lines[3+j]
			if n := len(regexp.MustCompile(` [+-]\d+\.\d\d ±\d+\.\d\d`).FindAllString(got, -1)); !strings.HasPrefix(got, l.name+" ") || n != len(c.columns) || n != len(l.cells) {
				t.Errorf("%s: %q has %d numbers", c.title, got, n)
			}
		}
	}
}

// What is asked for is measured: every preset by neighbouring levels, every habit
// with Contra, three and four parties, and older weights, all of them comparisons
// that exist.
func TestTablesAreComplete(t *testing.T) {
	asked := map[string]bool{}
	for _, r := range escalero.Presets() {
		for _, pair := range []string{"casual beginner", "strong casual", "best strong"} {
			asked[fmt.Sprint(r.Preset, " ", pair, " 2")] = false
		}
	}
	for _, one := range []string{"escalero best strong 3", "escalero best strong 4", "escalero best first 2", "escalero best columns 2", "escalero best points 2"} {
		asked[one] = false
	}
	for habit := range habits {
		asked["escalero, contra on best strong"+habit+" 2"] = false
	}
	for _, c := range tables() {
		for _, l := range c.rows {
			for _, x := range l.cells {
				if _, err := escalero.Variant(x.preset, x.options...); err != nil {
					t.Error(err)
				}
				asked[fmt.Sprint(variantOf{x.preset, x.options}, " ", x.a, " ", x.b, " ", x.parties)] = true
			}
		}
	}
	for name, there := range asked {
		if !there {
			t.Errorf("not measured: %s", name)
		}
	}
}

func TestTablesReportErrors(t *testing.T) {
	cell := func(a, b, preset string, packed bool) []chart {
		return []chart{{rows: []line{{"x", []comparison{{a: a, b: b, preset: preset, parties: 2, packed: packed}}}}}}
	}
	broken := errors.New("broken")
	for _, list := range [][]chart{
		cell("nobody", "best", "escalero", false), cell("best", "nobody", "escalero", false), cell("nobody", "best", "escalero", true),
		cell("best", "strong", "chess", false),
		{{print: func(io.Writer, int, uint64) error { return broken }}},
	} {
		if err := printTables(io.Discard, list, 2, 1); err == nil {
			t.Errorf("no error for %+v", list)
		}
	}
}

// Every level beats the one below it in every preset, and no step is a wall. With
// these games each step is three to five of its standard errors.
func TestLevelsAreSteps(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a thousand games")
	}
	games := []variantOf{{"wuerfelpoker-two", []string{"settlement difference"}}}
	for _, r := range escalero.Presets() {
		games = append(games, variantOf{preset: r.Preset})
	}
	for _, l := range levelChart("", games, 2).rows {
		var steps [3]float64
		sum, highest := 0.0, 0.0
		for i, c := range l.cells {
			f, err := c.measure(40, 5)
			if err != nil {
				t.Fatal(err)
			}
			t.Logf("%s: %s - %s %v", l.name, c.a, c.b, f)
			steps[i] = f.mean
			sum += f.mean
			highest = max(highest, f.mean)
			if f.mean <= 0 {
				t.Errorf("%s: %s is no better than %s: %v", l.name, c.a, c.b, f)
			}
		}
		if highest > 0.75*sum {
			t.Errorf("%s: one of the steps %.2f is a wall", l.name, steps)
		}
	}
}

// A fixed habit gains nothing, the stake stays within what package solver announces and answers, and a game is the same
// whoever plays it.
func TestNoHabitPays(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of games")
	}
	for habit := range habits {
		c := comparison{a: "best", b: "strong" + habit, preset: "escalero-single", options: []string{"contra on"}, parties: 2}
		f, err := c.measure(60, 9)
		if err != nil {
			t.Fatal(err)
		}
		if f.mean+f.interval <= 0 || f.stake < 1 || f.stake > 32 {
			t.Errorf("best against strong%s: %v", habit, f)
		}
		if again, err := c.measure(60, 9); again != f || err != nil {
			t.Errorf("strong%s: %v, and then %v, %v", habit, f, again, err)
		}
	}
}

// Luck is zero on average, also where it is not all that happens: it is what three
// parties throw beyond what was to be expected.
func TestLuckIsFair(t *testing.T) {
	rules, err := escalero.Variant("escalero")
	if err != nil {
		t.Fatal(err)
	}
	x := table{rules, 3, "casual", "beginner", 3}
	results, err := x.measure(120)
	if err != nil {
		t.Fatal(err)
	}
	var luck, plain, clean moments
	for _, r := range results {
		luck.add(r.payoff - r.clean)
		plain.add(r.payoff)
		clean.add(r.clean)
	}
	mean, interval := luck.mean(len(results))
	if mean > 1.5*interval || mean < -1.5*interval {
		t.Errorf("luck %+.2f ±%.2f", mean, interval)
	}
	_, wide := plain.mean(len(results))
	_, narrow := clean.mean(len(results))
	t.Logf("±%.2f with luck, ±%.2f without", wide, narrow)
	if narrow > 0.8*wide {
		t.Errorf("±%.2f with luck, ±%.2f without", wide, narrow)
	}
}
