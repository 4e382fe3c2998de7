package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"serviert/engine/escalero"
)

// comparison is a player against another in one game, or against several of the
// other where more than two parties play.
type comparison struct {
	a, b    string
	preset  string
	options []string
	parties int
	// packed plays in positions of package column, where players are that are no
	// levels of the app. It is faster than playing through the rules.
	packed bool
}

// chart is one table of playing strength.
type chart struct {
	title string
	// columns are headings; each row has as many comparisons.
	columns []string
	rows    []line
	// print replaces all that, for tables of another form. It plays so many
	// games a comparison.
	print func(w io.Writer, games int, seed uint64) error
}

type line struct {
	name  string
	cells []comparison
}

// variantOf is a preset with options.
type variantOf struct {
	preset  string
	options []string
}

func (v variantOf) String() string {
	return strings.Join(append([]string{v.preset}, v.options...), ", ")
}

// tables lists what -tables prints: all that is claimed about how strong the app
// plays. A table of another form is a chart with print alone.
func tables() []chart {
	return []chart{
		levelChart("Levels, game points a game of two", everyGame(), 2),
		habitChart(),
		partyChart(),
		knownChart("Best against known players, game points a game of two", []string{"first", "columns", "points"}),
	}
}

// everyGame is all presets, and the ways to play them that are won otherwise.
func everyGame() (list []variantOf) {
	for _, r := range escalero.Presets() {
		list = append(list, variantOf{preset: r.Preset})
	}
	return append(list,
		variantOf{"escalero", []string{"settlement difference"}},
		variantOf{"wuerfelpoker-two", []string{"settlement difference"}},
		variantOf{"escalero", []string{"double-hand on"}},
	)
}

// levelChart compares neighbouring levels.
func levelChart(title string, games []variantOf, parties int) chart {
	c := chart{title: title}
	levels := []string{"beginner", "casual", "strong", "best"}
	for i := range len(levels) - 1 {
		c.columns = append(c.columns, levels[i+1]+" - "+levels[i])
	}
	for _, v := range games {
		l := line{name: v.String()}
		for i := range len(levels) - 1 {
			l.cells = append(l.cells, comparison{a: levels[i+1], b: levels[i], preset: v.preset, options: v.options, parties: parties})
		}
		c.rows = append(c.rows, l)
	}
	return c
}

// habitChart is best with Contra: against strong with each habit, what it does
// whatever lies on the table, and against those who think about it. It shows
// whether best can be exploited by a rule, what doubling is worth against its like
// that never doubles, and how high the stake rises.
func habitChart() chart {
	c := chart{title: "Best with Contra, game points a game as paid, and the highest stake of all games", columns: []string{"escalero", "escalero-single"}}
	var names []string
	for _, habit := range slices.Sorted(maps.Keys(habits)) {
		names = append(names, "strong"+habit)
	}
	names = append(names, "beginner", "casual", "strong", "best", "best-quiet")
	for _, name := range names {
		l := line{name: name}
		for _, preset := range c.columns {
			l.cells = append(l.cells, comparison{a: "best", b: name, preset: preset, options: []string{"contra on"}, parties: 2})
		}
		c.rows = append(c.rows, l)
	}
	return c
}

// partyChart is best among more parties.
func partyChart() chart {
	c := chart{title: "Best among others, game points a game of best", columns: []string{"2 strong", "3 strong"}}
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		l := line{name: preset}
		for parties := 3; parties <= 4; parties++ {
			l.cells = append(l.cells, comparison{a: "best", b: "strong", preset: preset, parties: parties})
		}
		c.rows = append(c.rows, l)
	}
	return c
}

// knownChart compares best with players of package column, in every game that has
// weights of its own.
func knownChart(title string, others []string) chart {
	c := chart{title: title, columns: others}
	for _, preset := range []string{"escalero", "wuerfelpoker", "wuerfelpoker-two"} {
		l := line{name: preset}
		for _, b := range others {
			l.cells = append(l.cells, comparison{a: "best", b: b, preset: preset, parties: 2, packed: true})
		}
		c.rows = append(c.rows, l)
	}
	return c
}

// figure is the mean result of a, in game points a game without the luck of the
// dice, half the width of its 95 % interval, and the highest stake of any game.
type figure struct {
	mean, interval float64
	stake          int // 0 where no Contra is played
}

func (f figure) String() string {
	text := fmt.Sprintf("%+.2f ±%.2f", f.mean, f.interval)
	if f.stake > 0 {
		text += fmt.Sprintf(" x%d", f.stake)
	}
	return text
}

func (c comparison) measure(games int, seed uint64) (f figure, err error) {
	rules, err := escalero.Variant(c.preset, c.options...)
	if err != nil {
		return f, err
	}
	var m moments
	if c.packed {
		d := duel{a: c.a, b: c.b, luck: "best", games: games, seed: seed}
		t, err := d.measure(rules)
		if err != nil {
			return f, err
		}
		m = t.clean
	} else {
		t := table{rules, c.parties, c.a, c.b, seed}
		results, err := t.measure(games)
		if err != nil {
			return f, err
		}
		for _, r := range results {
			m.add(r.clean)
			if rules.Contra {
				f.stake = max(f.stake, r.factor)
			}
		}
	}
	f.mean, f.interval = m.mean(games)
	return f, nil
}

// printTables prints tables as they are measured, and how long that took.
func printTables(w io.Writer, list []chart, games int, seed uint64) error {
	began := time.Now()
	for i, c := range list {
		if i > 0 {
			fmt.Fprintln(w)
		}
		if err := c.write(w, games, seed); err != nil {
			return err
		}
	}
	fmt.Fprintf(w, "\n%v\n", time.Since(began).Round(time.Second))
	return nil
}

const (
	nameWidth = 38
	cellWidth = 20
)

func (c chart) write(w io.Writer, games int, seed uint64) error {
	if c.print != nil {
		return c.print(w, games, seed)
	}
	fmt.Fprintf(w, "%s\nluck of the dice removed, %d games each, seed %d, 95 %%\n", c.title, games, seed)
	fmt.Fprintf(w, "%-*s", nameWidth, "")
	for _, head := range c.columns {
		fmt.Fprintf(w, "%*s", cellWidth, head)
	}
	fmt.Fprintln(w)
	for _, l := range c.rows {
		fmt.Fprintf(w, "%-*s", nameWidth, l.name)
		for _, cell := range l.cells {
			f, err := cell.measure(games, seed)
			if err != nil {
				return fmt.Errorf("%s against %s, %s: %w", cell.a, cell.b, l.name, err)
			}
			fmt.Fprintf(w, "%*s", cellWidth, f)
		}
		fmt.Fprintln(w)
	}
	return nil
}
