package main

import (
	"bytes"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/solver/column"
)

func TestSameSeedSameWeights(t *testing.T) {
	dir := t.TempDir()
	bits := 0
	train := func(name string, games int, resume bool) []byte {
		t.Helper()
		p := plan{preset: "escalero", games: games, seed: 3, out: filepath.Join(dir, name), rate: 1e-3, resume: resume, every: 30, duel: 0, nets: 4, units: 16, bits: bits}
		if err := p.run(); err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(p.out + ".bin")
		if err != nil {
			t.Fatal(err)
		}
		if err := new(column.Nets).Unpack(string(b)); err != nil {
			t.Fatal(err)
		}
		return b
	}
	a := train("a", 60, false)
	if b := train("b", 60, false); !bytes.Equal(a, b) {
		t.Error("the same seed gave other weights")
	}
	more := train("a", 180, true)
	if bytes.Equal(a, more) {
		t.Error("going on changed nothing")
	}
	bits = 6
	if fewer := train("a", 180, true); len(fewer) > len(more)*5/6 {
		t.Errorf("the same weights take %d bytes in 8 bits and %d in 6", len(more), len(fewer))
	}
}

// In every kind of game the error on samples falls when they are learned.
func TestEveryKindOfGameLearns(t *testing.T) {
	for _, p := range []plan{
		{preset: "escalero"},
		{preset: "escalero", options: []string{"double-hand on"}},
		{preset: "wuerfelpoker-two"},
	} {
		p.seed, p.nets, p.units = 5, 1, 16
		tr, play, err := p.prepare()
		if err != nil {
			t.Fatal(err)
		}
		l := &tr.learners[0]
		var all []column.Sample
		for range 24 {
			play(0.9, func(x column.Sample) { all = append(all, x) })
		}
		var errors [2]float64
		for i := range errors {
			for _, x := range all {
				l.add(x)
			}
			errors[i] = l.error()
			l.pending = 400 * batch
			l.learn(3e-3, tr.rng)
		}
		if !(errors[1] < 0.8*errors[0]) {
			t.Errorf("%s %v: errors %v", p.preset, p.options, errors)
		}
	}
}

func TestNotByColumns(t *testing.T) {
	p := plan{preset: "escalero-single", games: 1, out: filepath.Join(t.TempDir(), "x"), nets: 1, units: 1}
	if err := p.run(); err == nil {
		t.Error("no error for a game settled by difference")
	}
}

// Borrowed weights give the same values.
func TestBorrow(t *testing.T) {
	const path = "../../engine/escalero/solver/weights/escalero.bin"
	packed, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var whole column.Nets
	if err := whole.Unpack(string(packed)); err != nil {
		t.Fatal(err)
	}
	var ends []string
	for i := range whole.Used - 1 {
		ends = append(ends, strconv.Itoa(whole.End(i)))
	}
	p := plan{preset: "escalero", seed: 5, nets: whole.Used, units: column.Hidden, ends: strings.Join(ends, ",")}
	tr, play, err := p.prepare()
	if err != nil {
		t.Fatal(err)
	}
	if err := borrow(path, tr, column.Hidden); err != nil {
		t.Fatal(err)
	}
	play(0.9, func(x column.Sample) {
		i := tr.nets.Index(int(x.Cells))
		if a, b := tr.nets.Net[i].Value(&x), whole.Net[i].Value(&x); math.Abs(float64(a-b)) > 1e-4 {
			t.Fatalf("network %d says %v, not %v", i, a, b)
		}
	})
	fewer := plan{preset: "escalero", options: []string{"double-hand on"}, seed: 5, nets: 1, units: column.Hidden}
	if tr, play, err = fewer.prepare(); err != nil {
		t.Fatal(err)
	}
	if err := borrow("../../engine/escalero/solver/weights/two-turns.bin", tr, column.Hidden); err != nil {
		t.Fatal(err)
	}
	var grad column.Net
	for range 10 { // or a unit may never be on
		play(0.9, func(x column.Sample) { tr.nets.Net[0].Learn(&x, &grad) })
	}
	for unit := range column.Hidden {
		if tr.nets.Net[0].Out[unit] == 0 && grad.Out[unit] == 0 {
			t.Errorf("unit %d, which the file has not, learns nothing", unit)
		}
	}
	if err := borrow("main_test.go", newTrainer(column.NewGame(mustPreset(t, "escalero")), 4), 4); err == nil {
		t.Error("no error for a file that is none")
	}
}

// Of the networks only those of the last phases learn, all of them, from games that
// begin late.
func TestLate(t *testing.T) {
	p := plan{preset: "escalero", seed: 5, nets: 4, units: 16, ends: "6,12,20", late: 11, lambda: 0.9, bits: 10}
	tr, play, err := p.prepare()
	if err != nil {
		t.Fatal(err)
	}
	var before column.Nets = tr.nets
	late, all := 0, 0
	for range 900 {
		tr.step(func(lambda float64, emit func(column.Sample)) {
			play(lambda, func(x column.Sample) {
				all++
				if x.Cells <= 11 {
					late++
				}
				emit(x)
			})
		}, 0.9, 1e-3)
	}
	for i := range tr.learners {
		got, want := tr.learners[i].net.Numbers(), before.Net[i].Numbers()
		if learned := !slices.Equal(got, want); learned != (i < 2) {
			t.Errorf("network %d has learned: %v", i, learned)
		}
	}
	// A whole game has 60 entries, of which 8 are late and not exact.
	if share := float64(late) / float64(all); share < 0.25 {
		t.Errorf("%.2f of the positions are late", share)
	}
	for _, ends := range []string{"6,12", "6,12,12", "6,x,20", "6,12,300"} {
		p.ends = ends
		if _, _, err := p.prepare(); err == nil {
			t.Errorf("no error for ends %s", ends)
		}
	}
	p.ends, p.bits = "6,12,20", 17
	if _, _, err := p.prepare(); err == nil {
		t.Error("no error for 17 bits")
	}
}

// Where all games end alike there is no interval; rounding must not make one that is no number.
func TestGamesThatAreAllAlike(t *testing.T) {
	for games := 1; games < 200; games++ {
		sum, square, x := 0.0, 0.0, 1.1
		for range games {
			sum += x
			square += x * x
		}
		if _, half := within(sum, square, games); !(half < 1e-6) {
			t.Fatalf("the interval of %d games that are all alike is %v", games, half)
		}
	}
}

func mustPreset(t *testing.T, name string) escalero.Rules {
	t.Helper()
	r, ok := escalero.Preset(name)
	if !ok {
		t.Fatal("no preset", name)
	}
	return r
}

// Luck among more parties is zero on average, and what is left without it varies
// less.
func TestLuckAmongMoreIsFair(t *testing.T) {
	g := column.NewGame(mustPreset(t, "escalero"))
	g.Tables.Build()
	c := newCompany(g, solver.Weights(mustPreset(t, "escalero"), 1), nil, rand.New(rand.NewPCG(1, 2)))
	const games = 240
	var luck, plain, clean [2]float64
	add := func(to *[2]float64, x float64) { to[0] += x; to[1] += x * x }
	for i := range games {
		x := c.contest(3+i%2, i/2, &c.model)
		s := c.around((i / 2) % len(c.sides)).table()
		won := float64(c.own.many.Payoff(&s))
		add(&luck, won-x)
		add(&plain, won)
		add(&clean, x)
	}
	mean, half := within(luck[0], luck[1], games)
	_, wide := within(plain[0], plain[1], games)
	_, narrow := within(clean[0], clean[1], games)
	t.Logf("luck %+.2f ±%.2f; ±%.2f with it, ±%.2f without", mean, half, wide, narrow)
	if math.Abs(mean) > 1.5*half || narrow > 0.6*wide {
		t.Errorf("luck %+.2f ±%.2f; ±%.2f with it, ±%.2f without", mean, half, wide, narrow)
	}
}

// The networks for more parties are clearly better than those for two alone, from one
// seat among players by these. The dice are the same each time.
func TestMoreIsBetterThanTwo(t *testing.T) {
	if testing.Short() {
		t.Skip("plays hundreds of games")
	}
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		rules := mustPreset(t, preset)
		g := column.NewGame(rules)
		g.Tables.Build()
		for parties := 3; parties <= 4; parties++ {
			c := newCompany(g, solver.Weights(rules, 1), solver.WeightsForMore(rules, 1), rand.New(rand.NewPCG(1, 3)))
			mean, half := c.contests(parties, 100, &c.pair)
			t.Logf("%s, %d parties: %+.2f ±%.2f", preset, parties, mean, half)
			if mean < half {
				t.Errorf("%s, %d parties: %+.2f ±%.2f may be chance", preset, parties, mean, half)
			}
		}
	}
}

func TestMeasureAmong(t *testing.T) {
	var out strings.Builder
	if err := measureAmong(&out, "wuerfelpoker-two", 2, 1); err != nil {
		t.Fatal(err)
	}
	if n := len(regexp.MustCompile(`(?m) [34] parties [+-]\d+\.\d\d ±\d+\.\d\d$`).FindAllString(out.String(), -1)); n != 6 {
		t.Errorf("printed\n%s", out.String())
	}
	if err := measureAmong(&out, "escalero-single", 2, 1); err == nil {
		t.Error("no error for a game settled by difference")
	}
}

// Networks for more parties learn too, and come from the seed alone.
func TestMoreLearns(t *testing.T) {
	p := plan{preset: "escalero", seed: 5, nets: 4, units: column.Hidden, more: true, lambda: 0.7}
	train := func() *trainer {
		tr, play, err := p.prepare()
		if err != nil {
			t.Fatal(err)
		}
		for updates := 0; updates == 0; {
			tr.step(play, 0.7, 3e-4)
			for i := range tr.learners {
				updates += tr.learners[i].updates
			}
		}
		return tr
	}
	a, b := train(), train()
	if !bytes.Equal(a.pack(), b.pack()) {
		t.Error("the same seed gave other weights")
	}
	two := solver.Weights(mustPreset(t, "escalero"), 1)
	moved := false
	for i := range a.learners {
		moved = moved || !slices.Equal(a.learners[i].net.Numbers(), two.Net[i].Numbers())
	}
	if !moved {
		t.Error("nothing was learned")
	}
	p.options = []string{"double-hand on"}
	if _, _, err := p.prepare(); err == nil {
		t.Error("no error for two turns an entry")
	}
}
