// Command duel plays two named players against each other and prints how they
// fared, with 95 % intervals.
//
//	go run ./cmd/duel [-games N] [-preset P] [-option 'NAME VALUE'] [-parties N] [-seed S] A B
//	go run ./cmd/duel -tables [-games N] [-seed S]
//	go run ./cmd/duel -ceiling N [-games N] [-preset P] [-parties N] [-seed S] A
//
// The second form prints every table of how strong the app plays, with N games a
// comparison; tables.go lists them. The third prints what a player loses by its
// entries, as N rollouts after each entry tell; ceiling.go says how.
//
// In games settled by columns between two parties the players are, from package
// column:
//
//	greedy       the most points now
//	points       the most expected points
//	casual       that, thinking one throw ahead
//	columns      the plain column model
//	spare        the column model with passing; also strong
//	chances      that with exact distributions and an exact endgame
//	nets         that with the networks of the app
//	best         that, looking a turn ahead: the best player of the app
//	first        that with the networks of the first weights that were complete
//	FILE.bin     that with the networks that cmd/train wrote to a file
//	beginner     throws for what is open, takes what shines, sees no columns
//	thumb        the beginner before that, which kept what it had most of
//
// In all other games (more parties, by difference, Contra) they are the levels of
// the app: beginner, casual, strong and best. One party is A, all others are B.
// A level may have a habit with Contra: -quiet never announces one and never gives
// up, -accepts never gives up, -concedes always does, -recontra answers every
// Contra with the next, -ahead announces whenever it is ahead, -random tosses coins.
//
// Who begins alternates. Dice depend on the seed and the number of the game alone,
// so that results do not depend on the number of processors. The mean "without
// dice luck" uses a control variate: for each throw, its value less the value
// expected before it, by the model that -luck names, between levels always by best.
// It has the same expectation and a smaller variance.
//
// With two turns per entry the first is valued at 24 results and interpolated
// between them, to save time.
package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/column"
)

func main() {
	var options []string
	games := flag.Int("games", 2000, "number of games")
	preset := flag.String("preset", "escalero", "variant")
	flag.Func("option", "option of the variant as in records, repeatable", func(text string) error {
		options = append(options, text)
		return nil
	})
	parties := flag.Int("parties", 2, "number of parties")
	seed := flag.Uint64("seed", 1, "seed of the dice")
	luck := flag.String("luck", "best", "player by whose model luck is measured, or none")
	all := flag.Bool("tables", false, "print every table of playing strength, -games games a comparison (default 100)")
	rollouts := flag.Int("ceiling", 0, "print what the one player named loses by its entries, by so many rollouts after each")
	flag.Parse()
	// read ends the program where a flag was given that this form of the command does not read.
	read := func(names ...string) {
		flag.Visit(func(f *flag.Flag) {
			if !slices.Contains(names, f.Name) {
				fmt.Fprintf(os.Stderr, "duel: -%s does not go with -%s\n", f.Name, names[0])
				os.Exit(2)
			}
		})
	}
	if *parties < escalero.MinParties || *parties > escalero.MaxParties {
		fmt.Fprintf(os.Stderr, "duel: %d parties; possible are %d to %d\n", *parties, escalero.MinParties, escalero.MaxParties)
		os.Exit(2)
	}
	if *rollouts > 0 {
		read("ceiling", "games", "preset", "parties", "seed")
		if flag.NArg() != 1 || *rollouts%2 != 0 || *games < 2 {
			fmt.Fprintln(os.Stderr, "usage: duel -ceiling N, an even number, [-games N, at least 2] [-preset P] [-parties N] [-seed S] A")
			os.Exit(2)
		}
		c := ceiling{flag.Arg(0), *preset, *parties, *rollouts, *seed}
		if err := c.print(os.Stdout, *games); err != nil {
			fmt.Fprintln(os.Stderr, "duel:", err)
			os.Exit(2)
		}
		return
	}
	if *all {
		read("tables", "games", "seed")
		n := 100
		flag.Visit(func(f *flag.Flag) {
			if f.Name == "games" {
				n = *games
			}
		})
		if flag.NArg() != 0 || n < 2 {
			fmt.Fprintln(os.Stderr, "usage: duel -tables [-games N, at least 2] [-seed S]")
			os.Exit(2)
		}
		if err := printTables(os.Stdout, tables(), n, *seed); err != nil {
			fmt.Fprintln(os.Stderr, "duel:", err)
			os.Exit(2)
		}
		return
	}
	if flag.NArg() != 2 || *games < 2 {
		fmt.Fprintln(os.Stderr, "usage: duel [-games N, at least 2] [flags] A B; players:", strings.Join(names, ", "))
		os.Exit(2)
	}
	d := duel{a: flag.Arg(0), b: flag.Arg(1), luck: *luck, games: *games, seed: *seed}
	if err := d.run(*preset, options, *parties); err != nil {
		fmt.Fprintln(os.Stderr, "duel:", err)
		os.Exit(2)
	}
}

type duel struct {
	a, b, luck string
	games      int
	seed       uint64
	rules      escalero.Rules
	game       *column.Game
}

// tally is the results of one or more games, as A sees them.
type tally struct {
	games         int
	plain, clean  moments
	wins, losses  [escalero.MaxColumns]int
	sweeps, swept int
	points        [2]float64
}

type moments struct{ sum, square float64 }

func (m *moments) add(x float64) { m.sum += x; m.square += x * x }

func (m moments) mean(n int) (mean, interval float64) {
	f := float64(n)
	mean = m.sum / f
	return mean, 1.96 * math.Sqrt(max(0, m.square/f-mean*mean)/f)
}

func (d *duel) run(preset string, options []string, parties int) error {
	rules, err := escalero.Variant(preset, options...)
	if err != nil {
		return err
	}
	if !rules.Settlement.ByColumns || parties != 2 || rules.Contra || rules.DoubleHand && (oneTurn(d.a) || oneTurn(d.b)) {
		if d.luck != "best" {
			return fmt.Errorf("between levels luck is measured by best, not by %s", d.luck)
		}
		t := table{rules, parties, d.a, d.b, d.seed}
		return t.run(d.games)
	}
	t, err := d.measure(rules)
	if err != nil {
		return err
	}
	d.print(rules, &t)
	return nil
}

// measure plays all games, settled by columns between two parties.
func (d *duel) measure(rules escalero.Rules) (t tally, err error) {
	d.rules, d.game = rules, column.NewGame(rules)
	d.game.Tables.Build()
	workers := runtime.GOMAXPROCS(0)
	tallies := make([]tally, d.games)
	var next atomic.Int64
	var group sync.WaitGroup
	for range workers {
		w, err := d.worker()
		if err != nil {
			return t, err
		}
		group.Go(func() {
			for {
				i := int(next.Add(1)) - 1
				if i >= d.games {
					return
				}
				w.play(i, &tallies[i])
			}
		})
	}
	group.Wait()
	for i := range tallies {
		t.add(&tallies[i])
	}
	return t, nil
}

// oneTurn tells whether a player of package column plays one turn per entry only.
func oneTurn(name string) bool { return name == "beginner" || name == "thumb" }

func (t *tally) add(o *tally) {
	t.games += o.games
	t.plain.sum += o.plain.sum
	t.plain.square += o.plain.square
	t.clean.sum += o.clean.sum
	t.clean.square += o.clean.square
	for c := range t.wins {
		t.wins[c] += o.wins[c]
		t.losses[c] += o.losses[c]
	}
	t.sweeps += o.sweeps
	t.swept += o.swept
	t.points[0] += o.points[0]
	t.points[1] += o.points[1]
}

func (d *duel) print(rules escalero.Rules, t *tally) {
	fmt.Printf("%s against %s, %s%s, %d games, seed %d\n", d.a, d.b, rules.Preset, changes(rules), t.games, d.seed)
	mean, interval := t.plain.mean(t.games)
	fmt.Printf("  game points a game  %+.3f +- %.3f (95 %%)\n", mean, interval)
	if d.luck != "none" {
		mean, interval = t.clean.mean(t.games)
		fmt.Printf("  without dice luck   %+.3f +- %.3f (by %s)\n", mean, interval, d.luck)
	}
	n := float64(t.games)
	for c := range rules.Columns {
		fmt.Printf("  column %d            won %.1f %%, lost %.1f %%\n", c+1, 100*float64(t.wins[c])/n, 100*float64(t.losses[c])/n)
	}
	fmt.Printf("  all columns         won %.1f %%, lost %.1f %%\n", 100*float64(t.sweeps)/n, 100*float64(t.swept)/n)
	fmt.Printf("  mean total          %.1f against %.1f\n", t.points[0]/n, t.points[1]/n)
}

func changes(rules escalero.Rules) string {
	var b strings.Builder
	for _, c := range rules.Changes() {
		b.WriteString(", " + c[0] + " " + c[1])
	}
	return b.String()
}
