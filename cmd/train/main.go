// Command train trains the networks of a game settled by columns by self-play.
//
//	go run ./cmd/train -preset escalero -games 400000 -nets 4 -out escalero
//
// The flags that the committed weights were trained with are in
// engine/escalero/solver/weights.go.
//
// It writes OUT.ckpt, a checkpoint to -resume from, and OUT.bin, the averaged
// weights in eight bits as the engine embeds them. Every -log games it prints a
// line: games, seconds, the error of each network against its targets, and the
// mean payoff of the averaged networks against the column model, without the luck
// of the dice. With -more that is from one seat among two and three such players.
//
// The same seed and flags give the same weights. GOEXPERIMENT=simd makes it much
// faster on amd64; the weights then differ by rounding.
//
// # The method
//
// Temporal difference learning, TD(lambda), of afterstate values by self-play
// (Sutton, "Learning to predict by the methods of temporal differences", Machine
// Learning 3, 1988; Tesauro, "Temporal difference learning and TD-Gammon",
// Communications of the ACM 38, 1995), with these choices:
//
//   - The networks learn the residual of the column model with passing
//     (column.Spare), from which training therefore starts. There is one for each
//     phase of the game.
//   - Targets are lambda-returns whose bootstrap is an expected backup: the mean
//     of the next turn over all dice, which package turn computes exactly, takes
//     the place of the one value that was sampled. So a target contains no luck,
//     only the disagreement of the values along the game. Lambda falls linearly
//     from 0.9 to 0.6.
//   - Play is greedy; the dice explore. In 15 % of the games one side is a fixed
//     model, and returns are cut at its moves, as in Watkins's Q(lambda). 60 % of
//     the games begin in the middle of an earlier one.
//   - Samples are learned from a buffer, 8 times each on average (experience
//     replay: Lin, Machine Learning 8, 1992).
//   - The loss is the squared error in game points, minimised by Adam (Kingma and
//     Ba, "Adam: a method for stochastic optimization", 2015) on batches of 64 at
//     a rate that falls exponentially to a fiftieth.
//   - The result is a moving average of the weights (after Polyak and Juditsky,
//     SIAM Journal on Control and Optimization 30, 1992).
//   - With -late only the last part of the game is played and learned, many times as
//     often in the same time, from positions of whole games.
//
// # On all cores
//
// With -seconds the networks of -from learn further for so long: every core plays, by the
// averaged networks of ten seconds ago, and each network learns beside that, from batches
// of 2048, with its inputs made independent, of mean 0 and deviation 1 (LeCun, Bottou, Orr
// and Müller, "Efficient BackProp", 1998). What plays changes with what else the
// machine does, so no such run can be repeated. At the end it prints what the networks win
// against those of -from, in -duel games.
//
// # More than two parties
//
// With -more the networks for two parties are trained further among three and four,
// with inputs about all parties besides: how likely each is to win a column, against
// the chance between the two alone. One party plays by the networks and learns, the
// others by the model or, in some games, by the networks for two. Where all learn at
// once, each learns from opponents that change under it, and what it takes from
// players as they are is less by a third. An entry is followed to the next of the
// same party. In between others throw, and what their dice do to its value by the
// networks is subtracted. A second layer, which those for two do not have, learns from
// small random weights.
//
// It takes a million games, and here a core plays sixty a second. The committed weights
// come from a program in C++ that plays as this one does: see cmd/train/fast/learn.cc.
package main

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"serviert/engine/escalero"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/solver/column"
)

type trainer struct {
	game     *column.Game
	learners []learner   // one per network
	nets     column.Nets // the current networks, which play
	means    column.Nets // their moving average
	source   *rand.PCG
	rng      *rand.Rand // from source
	games    int
	seconds  float64
	two      *column.Nets // those trained from, where it is for more than two parties
	fixed    int          // the index from which networks stay as they are
	// measure plays a game by the averaged networks against others and returns
	// its result without the luck of the dice.
	measure func(i int, rng *rand.Rand) float64
}

func newTrainer(g *column.Game, nets int) *trainer {
	t := &trainer{game: g, learners: make([]learner, nets), fixed: nets}
	t.nets.Used, t.means.Used = nets, nets
	for i := range t.learners {
		t.learners[i].net, t.learners[i].mean = &t.nets.Net[i], &t.means.Net[i]
	}
	return t
}

// plan is what the flags ask for.
type plan struct {
	preset      string
	options     []string
	games       int
	seed        uint64
	out, from   string
	rate        float64
	resume      bool
	every, duel int
	nets, units int
	more        bool
	lambda      float64
	ends        string
	late        int
	bits        int
}

func main() {
	var p plan
	flag.StringVar(&p.preset, "preset", "escalero", "variant to train for")
	flag.Func("option", "option of the variant as in records, repeatable", func(text string) error {
		p.options = append(p.options, text)
		return nil
	})
	flag.IntVar(&p.games, "games", 400_000, "total number of games, over which lambda and the learning rate fall")
	flag.Uint64Var(&p.seed, "seed", 1, "random seed")
	flag.StringVar(&p.out, "out", "weights", "path of the output files, without extension")
	flag.StringVar(&p.from, "from", "", "start from the weights in this .bin file, of any variant, instead of random ones; with -more from one for more parties of the same preset")
	flag.Float64Var(&p.rate, "rate", 1e-3, "initial learning rate; it falls to a fiftieth")
	flag.BoolVar(&p.resume, "resume", false, "continue from OUT.ckpt; if all games are played, only write OUT.bin anew, in as many -bits")
	flag.IntVar(&p.every, "log", 10_000, "games between log lines and checkpoints")
	flag.IntVar(&p.duel, "duel", 600, "games against the column model for each log line")
	flag.IntVar(&p.nets, "nets", 5, "number of networks, for the phases from the end of the game back; the last serves all earlier ones")
	flag.IntVar(&p.units, "units", column.Hidden, "hidden units per network")
	flag.BoolVar(&p.more, "more", false, "networks for three and four parties, from those of the preset for two; -nets and -units do not matter")
	flag.Float64Var(&p.lambda, "lambda", 0.9, "initial lambda; it falls by a third")
	flag.StringVar(&p.ends, "ends", "", "most open cells of each phase but the last, from the end of the game, such as 8,18,30")
	flag.IntVar(&p.bits, "bits", 8, "bits of a weight in OUT.bin, 2 to 16")
	flag.IntVar(&p.late, "late", 0, "learn only from about this many open cells on, where the games then begin; networks of earlier phases stay as in -from")
	tables := flag.String("tables", "", "instead of training, write what cmd/train/fast needs to this folder")
	learned := flag.String("learned", "", "instead of training, write OUT.bin from this file of cmd/train/fast, in as many -bits")
	measure := flag.Int("measure", 0, "instead of training, measure the committed networks among three and four parties in this many games each")
	seconds := flag.Float64("seconds", 0, "learn the networks of -from further for so long, on all cores and with inputs made independent; -games and -log do not matter")
	flag.Parse()
	if flag.NArg() != 0 || p.games < 1 || p.every < 1 {
		fmt.Fprintln(os.Stderr, "usage: train [-games N, at least 1] [-log N, at least 1] [flags]; train -h lists them")
		os.Exit(2)
	}
	var err error
	switch {
	case *measure > 0:
		err = measureAmong(os.Stdout, p.preset, *measure, p.seed)
	case *tables != "":
		err = writeTables(*tables, p.preset)
	case *learned != "":
		err = adopt(*learned, p.preset, p.bits, p.out)
	case *seconds > 0:
		err = p.further(*seconds)
	default:
		err = p.run()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

// play plays one game and emits the samples to be learned from it.
type play func(lambda float64, emit func(column.Sample))

func (p plan) run() error {
	t, play, err := p.prepare()
	if err != nil {
		return err
	}
	switch {
	case p.resume:
		err = load(p.out+".ckpt", t)
	case p.from != "" && t.two == nil:
		err = borrow(p.from, t, p.units)
	}
	if err != nil {
		return err
	}
	if t.games >= p.games {
		return os.WriteFile(p.out+".bin", t.pack(), 0o644)
	}
	began := time.Now()
	past := t.seconds
	for t.games < p.games {
		done := float64(t.games) / float64(p.games)
		t.step(play, p.lambda-p.lambda/3*done, p.rate*math.Pow(0.02, done))
		if t.games%p.every != 0 && t.games != p.games {
			continue
		}
		t.seconds = past + time.Since(began).Seconds()
		fmt.Printf("%8d games %6.0f s  errors", t.games, t.seconds)
		for i := range t.learners {
			fmt.Printf(" %.3f", t.learners[i].error())
		}
		mean, interval := t.duel(p.duel)
		fmt.Printf("  against the model %+.3f +- %.3f\n", mean, interval)
		if err := save(p.out+".ckpt", t); err != nil {
			return err
		}
		if err := os.WriteFile(p.out+".bin", t.pack(), 0o644); err != nil {
			return err
		}
	}
	return nil
}

var errBits = errors.New("a weight has 2 to 16 bits")

// fit tells whether a weight can be packed in so many bits.
func fit(bits int) bool { return bits >= 2 && bits <= 16 }

// prepare makes a trainer and the function that plays its games.
func (p plan) prepare() (*trainer, play, error) {
	rules, err := escalero.Variant(p.preset, p.options...)
	switch {
	case err != nil:
		return nil, nil, err
	case !rules.Settlement.ByColumns:
		return nil, nil, fmt.Errorf("%s is settled by difference: its best play is computed, not learned", p.preset)
	case p.bits != 0 && !fit(p.bits):
		return nil, nil, errBits
	case p.nets < 1 || p.nets > column.Phases || p.units < 1 || p.units > column.Hidden:
		return nil, nil, fmt.Errorf("1 to %d networks of 1 to %d units, not %d of %d", column.Phases, column.Hidden, p.nets, p.units)
	}
	nets := p.nets
	if p.more {
		nets = column.Phases // cut to those of two parties by among
	}
	t := newTrainer(column.NewGame(rules), nets)
	if err := t.phases(p.ends); err != nil {
		return nil, nil, err
	}
	t.means.Bits = p.bits
	if p.late > 0 {
		t.fixed = t.nets.Index(p.late) + 1
	}
	t.source = rand.NewPCG(p.seed, 1)
	t.rng = rand.New(t.source)
	t.game.Tables.Build()
	for i := range t.learners {
		l := &t.learners[i]
		initialise(l.net, t.game.Inputs(p.more), p.units, t.rng)
		*l.mean = *l.net
	}
	if p.more {
		play, err := p.among(t, rules)
		return t, play, err
	}
	a := newActor(t.game, &t.nets, t.rng)
	a.late = p.late
	return t, a.play, nil
}

// among has a trainer go on from the networks for two parties, or with -from from some for
// more, among three and four.
func (p plan) among(t *trainer, rules escalero.Rules) (play, error) {
	if t.game.Hands > 1 {
		return nil, errors.New("networks for more parties are for one turn per entry")
	}
	two := solver.Weights(rules, 1)
	if two.Used == 0 {
		return nil, errors.New("no networks for two parties to begin with")
	}
	t.learners = t.learners[:two.Used]
	t.fixed, t.two = two.Used, two
	t.nets = *two
	if p.from == "" {
		for i := range t.learners {
			join(t.learners[i].net, t.rng)
		}
	} else {
		packed, err := os.ReadFile(p.from)
		if err != nil {
			return nil, err
		}
		if err := t.nets.UnpackMore(string(packed), two); err != nil {
			return nil, fmt.Errorf("%s: %w", p.from, err)
		}
	}
	t.means = t.nets
	t.means.Bits = p.bits
	a := newCompany(t.game, two, &t.nets, t.rng)
	means := newCompany(t.game, two, &t.means, nil)
	t.measure = func(i int, rng *rand.Rand) float64 {
		means.rng = rng
		return means.contest(3+i%2, i/2, &means.model)
	}
	return a.play, nil
}

// pack is the averaged weights as the engine embeds them.
func (t *trainer) pack() []byte {
	if t.two != nil {
		return t.means.PackMore(t.two)
	}
	return t.means.Pack()
}

// phases sets the ends of the phases from a flag.
func (t *trainer) phases(ends string) error {
	if ends == "" {
		return nil
	}
	list := strings.Split(ends, ",")
	if len(list) != t.nets.Used-1 {
		return fmt.Errorf("%d networks have %d ends of phases, not %q", t.nets.Used, t.nets.Used-1, ends)
	}
	for i, text := range list {
		n, err := strconv.ParseUint(text, 10, 8)
		if err != nil || i > 0 && uint8(n) <= t.nets.Ends[i-1] {
			return fmt.Errorf("ends of phases are ascending numbers of open cells, not %q", ends)
		}
		t.nets.Ends[i], t.means.Ends[i] = uint8(n), uint8(n)
	}
	return nil
}

// step plays a game and learns from it.
func (t *trainer) step(play play, lambda, rate float64) {
	play(lambda, func(x column.Sample) {
		if i := t.nets.Index(int(x.Cells)); i < t.fixed {
			t.learners[i].add(x)
		}
	})
	for i := range t.fixed {
		t.learners[i].learn(rate, t.rng)
	}
	t.games++
}

// duel is the mean payoff of the averaged networks against the column model and
// its 95 % interval, without the luck of the dice.
func (t *trainer) duel(games int) (mean, interval float64) {
	// The same dice every time make lines comparable.
	rng := rand.New(rand.NewPCG(99, 99))
	sum, square := 0.0, 0.0
	if t.measure != nil {
		for i := range games {
			x := t.measure(i, rng)
			sum += x
			square += x * x
		}
		return within(sum, square, games)
	}
	roll := func() int { return rng.IntN(6) }
	model := &column.Learned{Game: t.game, Nets: &t.means}
	me := quick(t.game, model)
	plain := quick(t.game, column.Plain{Game: t.game})
	reference := &column.Solver{Game: t.game, Model: model, Knots: knots}
	for i := range games {
		x := 0.0
		if i%2 == 0 {
			o := t.game.Play(me, plain, reference, roll)
			x = o.Payoff - o.Luck
		} else {
			o := t.game.Play(plain, me, reference, roll)
			x = o.Luck - o.Payoff
		}
		sum += x
		square += x * x
	}
	return within(sum, square, games)
}

// within is a mean and half its 95 % interval from sums over games.
func within(sum, square float64, games int) (mean, half float64) {
	n := float64(max(1, games))
	mean = sum / n
	return mean, 1.96 * math.Sqrt(max(0, square/n-mean*mean)/n) // rounding may leave less than nothing
}
