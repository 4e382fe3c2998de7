package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"serviert/engine/escalero/solver/column"
)

const (
	wideBatch   = 2048    // samples per update
	wideReuse   = 10      // updates that a sample takes part in, on average
	wideKept    = 400_000 // samples kept of each phase
	wideFirst   = 60_000  // samples of each phase before learning begins
	wideMean    = 0.9995  // decay of the moving average of the weights
	warmUpdates = 500     // for so many updates the rate rises
	lastRate    = 0.005   // the rate at the end, as a share of the first
	ridge       = 0.002   // added to the variance of each input, or one that hardly varies would be blown up
)

// samples are the last ones of a phase.
type samples struct {
	sync.Mutex
	kept []column.Sample
	seen int
}

func (s *samples) add(x column.Sample) {
	s.Lock()
	defer s.Unlock()
	if len(s.kept) < wideKept {
		s.kept = append(s.kept, x)
	} else {
		s.kept[s.seen%wideKept] = x
	}
	s.seen++
}

// draw fills a batch with samples at random and returns how many were ever added.
func (s *samples) draw(to []column.Sample, rng *rand.Rand) (seen int) {
	s.Lock()
	defer s.Unlock()
	for i := range to {
		to[i] = s.kept[rng.IntN(len(s.kept))]
	}
	return s.seen
}

func (s *samples) count() int {
	s.Lock()
	defer s.Unlock()
	return s.seen
}

// free is a network as it is learned where its inputs are made independent. Many of
// them say nearly the same, which leaves gradients little to tell them apart by. With
// their means m and L, the triangular root of their covariances, an input is L u + m,
// and u has mean 0 and deviation 1; so the first layer for u is L'W.
type free struct {
	root, middle []float64
	v, m1, m2    []float32 // the weights for u, and moments of Adam
}

const hidden = column.Hidden

func newFree(net *column.Net, from []column.Sample) *free {
	n, numbers := len(net.In), len(net.Numbers())
	f := &free{
		root: make([]float64, n*n), middle: make([]float64, n),
		v: make([]float32, numbers), m1: make([]float32, numbers), m2: make([]float32, numbers),
	}
	x := make([]float64, n)
	for i := range from {
		clear(x)
		from[i].Inputs(func(input int, value float32) { x[input] = float64(value) })
		for a := range x {
			f.middle[a] += x[a] / float64(len(from))
			if x[a] == 0 {
				continue
			}
			for b := 0; b <= a; b++ {
				f.root[a*n+b] += x[a] * x[b] / float64(len(from))
			}
		}
	}
	for a := range n {
		for b := 0; b <= a; b++ {
			c := f.root[a*n+b] - f.middle[a]*f.middle[b]
			for k := range b {
				c -= f.root[a*n+k] * f.root[b*n+k]
			}
			if a == b {
				f.root[a*n+a] = math.Sqrt(c + ridge)
			} else {
				f.root[a*n+b] = c / f.root[b*n+b]
			}
		}
	}
	f.take(net)
	return f
}

// row is the weights of an input in all numbers of a network.
func row(numbers []float32, input int) []float32 { return numbers[input*hidden:][:hidden] }

// add adds a row times a factor to another one.
func add(to, from []float32, factor float64) {
	x := float32(factor)
	for i := range to {
		to[i] += x * from[i]
	}
}

func scale(row []float32, factor float64) {
	for i := range row {
		row[i] *= float32(factor)
	}
}

// take sets the weights from those of a network.
func (f *free) take(net *column.Net) {
	w, n := net.Numbers(), len(f.middle)
	copy(f.v, w)
	bias := row(f.v, n)
	for a := range n {
		to := row(f.v, a)
		clear(to)
		for k := a; k < n; k++ {
			add(to, row(w, k), f.root[k*n+a])
		}
		add(bias, row(w, a), f.middle[a])
	}
}

// give sets those of a network from the weights.
func (f *free) give(net *column.Net) {
	w, n := net.Numbers(), len(f.middle)
	copy(w, f.v)
	bias := row(w, n)
	for a := n - 1; a >= 0; a-- {
		to := row(w, a)
		for k := a + 1; k < n; k++ {
			add(to, row(w, k), -f.root[k*n+a])
		}
		scale(to, 1/f.root[a*n+a])
		add(bias, to, -f.middle[a])
	}
}

// step is an update by Adam, down a gradient of the network, which is changed into one
// of the weights.
func (f *free) step(grad *column.Net, rate float64, updates int) {
	g, n := grad.Numbers(), len(f.middle)
	bias := row(g, n)
	for a := range n {
		to := row(g, a)
		add(to, bias, -f.middle[a])
		for k := range a {
			add(to, row(g, k), -f.root[a*n+k])
		}
		scale(to, 1/f.root[a*n+a])
	}
	const b1, b2, tiny = 0.9, 0.999, 1e-8
	c1 := float32(rate / (1 - math.Pow(b1, float64(updates))))
	c2 := float32(1 / (1 - math.Pow(b2, float64(updates))))
	for i, g := range g {
		f.m1[i] += (1 - b1) * (g - f.m1[i])
		f.m2[i] += (1 - b2) * (g*g - f.m2[i])
		f.v[i] -= c1 * f.m1[i] / (float32(math.Sqrt(float64(f.m2[i]*c2))) + tiny)
	}
}

// wide learns one network, from samples that others play.
type wide struct {
	samples
	net     column.Net
	lock    sync.Mutex // of what follows
	mean    column.Net
	errors  float64 // the sum of squared errors of all updates since the last call of error
	updates int
	told    int
}

// learn learns until it is over; done is how much of the time has passed, 0 to 1.
func (l *wide) learn(rate float64, rng *rand.Rand, done func() float64) {
	batch := make([]column.Sample, wideBatch)
	first := make([]column.Sample, 20_000)
	seen := l.draw(first, rng)
	f := newFree(&l.net, first)
	var grad column.Net
	for n := 1; done() < 1; {
		if n*wideBatch > wideReuse*seen {
			time.Sleep(20 * time.Millisecond)
			seen = l.count()
			continue
		}
		seen = l.draw(batch, rng)
		clear(grad.Numbers())
		sum := 0.0
		for i := range batch {
			e := float64(l.net.Learn(&batch[i], &grad))
			sum += e * e / wideBatch
		}
		for i := range grad.Numbers() {
			grad.Numbers()[i] /= wideBatch
		}
		now := rate * (lastRate + (1-lastRate)*(1+math.Cos(math.Pi*done()))/2) * min(1, float64(n)/warmUpdates)
		f.step(&grad, now, n)
		f.give(&l.net)
		l.lock.Lock()
		move := 1 - float32(min(wideMean, 1-1/float64(n+1)))
		mean := l.mean.Numbers()
		for i, w := range l.net.Numbers() {
			mean[i] += move * (w - mean[i])
		}
		l.errors += sum
		l.updates = n
		l.lock.Unlock()
		n++
	}
}

// error is the root mean square error in the updates since the last call.
func (l *wide) error() float64 {
	l.lock.Lock()
	defer l.lock.Unlock()
	e := math.Sqrt(l.errors / float64(max(1, l.updates-l.told)))
	l.errors, l.told = 0, l.updates
	return e
}

// further learns the networks that t has on all cores, for so long, and writes
// OUT.bin. Unlike run it plays while it learns, so that no run can be repeated. What
// plays is the averaged networks of ten seconds ago.
func (p plan) further(seconds float64) error {
	t, _, err := p.prepare()
	switch {
	case err != nil:
		return err
	case p.more || p.late > 0 || p.resume || p.from == "":
		return fmt.Errorf("-seconds goes with -from, and neither with -more, -late nor -resume")
	}
	if err := borrow(p.from, t, p.units); err != nil {
		return err
	}
	before := t.means
	var playing atomic.Pointer[column.Nets]
	playing.Store(&before)
	learners := make([]wide, len(t.learners))
	for i := range learners {
		learners[i].net, learners[i].mean = t.nets.Net[i], t.nets.Net[i]
	}
	began := time.Now()
	done := func() float64 { return time.Since(began).Seconds() / seconds }
	var games atomic.Int64
	var all sync.WaitGroup
	cores := runtime.GOMAXPROCS(0)
	for i := range cores {
		all.Go(func() {
			own := *playing.Load()
			a := newActor(t.game, &own, rand.New(rand.NewPCG(p.seed, uint64(i)+2)))
			for last := playing.Load(); done() < 1; games.Add(1) {
				if now := playing.Load(); now != last {
					own, last = *now, now
				}
				a.play(p.lambda, func(x column.Sample) { learners[own.Index(int(x.Cells))].add(x) })
			}
		})
	}
	for i := range learners {
		for learners[i].count() < wideFirst && done() < 1 {
			time.Sleep(20 * time.Millisecond)
		}
	}
	filled := done()
	for i := range learners {
		if filled < 1 {
			all.Go(func() {
				learners[i].learn(p.rate, rand.New(rand.NewPCG(p.seed, uint64(i)+1000)), func() float64 { return (done() - filled) / (1 - filled) })
			})
		}
	}
	read := func() *column.Nets {
		n := before
		for i := range learners {
			learners[i].lock.Lock()
			n.Net[i] = learners[i].mean
			learners[i].lock.Unlock()
		}
		return &n
	}
	for told := time.Now(); done() < 1; time.Sleep(10 * time.Second) {
		playing.Store(read())
		if time.Since(told) < time.Minute {
			continue
		}
		told = time.Now()
		fmt.Printf("%8d games %6.0f s  errors after updates", games.Load(), time.Since(began).Seconds())
		for i := range learners {
			fmt.Printf(" %.3f %d", learners[i].error(), learners[i].updates)
		}
		fmt.Println()
	}
	all.Wait()
	t.means = *read()
	if err := os.WriteFile(p.out+".bin", t.pack(), 0o644); err != nil {
		return err
	}
	mean, half := t.between(&before, p.duel, cores)
	fmt.Printf("%8d games; against what it began with %+.3f +- %.3f\n", games.Load(), mean, half)
	return nil
}

// between is the mean payoff of the averaged networks against others and its 95 %
// interval, without the luck of the dice, on so many cores.
func (t *trainer) between(others *column.Nets, games, cores int) (mean, interval float64) {
	var all sync.WaitGroup
	var lock sync.Mutex
	sum, square := 0.0, 0.0
	for core := range cores {
		all.Go(func() {
			mine, theirs := t.means, *others
			model := &column.Learned{Game: t.game, Nets: &mine}
			me := quick(t.game, model)
			they := quick(t.game, &column.Learned{Game: t.game, Nets: &theirs})
			reference := &column.Solver{Game: t.game, Model: model, Knots: knots}
			for i := core; i < games; i += cores {
				rng := rand.New(rand.NewPCG(99, uint64(i/2)))
				first, second, sign := me, they, 1.0
				if i%2 == 1 {
					first, second, sign = they, me, -1.0
				}
				o := t.game.Play(first, second, reference, func() int { return rng.IntN(6) })
				x := sign * (o.Payoff - o.Luck)
				lock.Lock()
				sum += x
				square += x * x
				lock.Unlock()
			}
		})
	}
	all.Wait()
	return within(sum, square, games)
}
