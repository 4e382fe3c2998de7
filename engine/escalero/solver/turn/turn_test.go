package turn

import (
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// slow solves a turn by brute force: every ordered throw of the dice not kept,
// every subset of the dice by position.
type slow struct {
	final [2]map[dice.Hand]float64
	memo  [3]map[dice.Hand]float64
}

func newSlow(l *Layout, r escalero.Rules, open uint, worth *Worth) *slow {
	s := &slow{}
	for i := range s.final {
		s.final[i] = map[dice.Hand]float64{}
		for h := range Hands {
			best := math.Inf(-1)
			for row := range r.Rows {
				if open>>row&1 == 0 {
					continue
				}
				points := r.Rows[row].Points(Hand(h), i == 1)
				for k := range l.Count[row] {
					if l.Points[row][k] == points {
						best = max(best, worth[row][k])
					}
				}
			}
			s.final[i][Hand(h)] = best
		}
	}
	for i := range s.memo {
		s.memo[i] = map[dice.Hand]float64{}
	}
	return s
}

func (s *slow) before(kept dice.Hand, n int) float64 {
	if v, ok := s.memo[n-1][kept]; ok {
		return v
	}
	free := dice.N - kept.Len()
	ways := 1
	for range free {
		ways *= 6
	}
	sum := 0.0
	for w := range ways {
		h, x := kept, w
		for range free {
			h[x%6]++
			x /= 6
		}
		sum += s.lying(h, free == dice.N, n-1)
	}
	s.memo[n-1][kept] = sum / float64(ways)
	return sum / float64(ways)
}

func (s *slow) lying(h dice.Hand, served bool, n int) float64 {
	best := s.final[0][h]
	if served {
		best = s.final[1][h]
	}
	if n == 0 {
		return best
	}
	var faces []int
	for f, c := range h {
		for range c {
			faces = append(faces, f)
		}
	}
	for set := range 31 {
		var kept dice.Hand
		for i, f := range faces {
			if set>>i&1 == 1 {
				kept[f]++
			}
		}
		best = max(best, s.before(kept, n))
	}
	return best
}

func TestSolveAgainstOrderedThrows(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, preset := range []string{"escalero", "wuerfelpoker-top-down"} {
		r, _ := escalero.Preset(preset)
		l := NewLayout(r)
		for range 3 {
			var worth Worth
			for row := range worth {
				for k := range worth[row] {
					worth[row][k] = rng.NormFloat64()
				}
			}
			open := 1 + rng.UintN(1<<l.Rows-1)
			var solver Turn
			solver.Fill(l, open, &worth)
			got := solver.Solve()
			s := newSlow(l, r, open, &worth)
			var none dice.Hand
			if want := s.before(none, 3); math.Abs(got-want) > 1e-12 {
				t.Fatalf("%s: turn is worth %v, by ordered throws %v", preset, got, want)
			}
			for h := range Hands {
				for n := range 3 {
					for _, served := range []bool{false, true} {
						want := s.lying(Hand(h), served, n)
						if got := solver.Thrown(h, served, n); math.Abs(got-want) > 1e-12 {
							t.Fatalf("throw %v with %d left is worth %v, want %v", Hand(h), n, got, want)
						}
						if n == 0 {
							continue
						}
						k := solver.Best(h, served, n)
						value := solver.end(h, served)
						if k < FirstHand {
							value = s.before(Keep(k), n)
						}
						if !Hand(h).Contains(Keep(k)) || math.Abs(value-want) > 1e-12 {
							t.Fatalf("best keep of %v is %v, worth %v of %v", Hand(h), Keep(k), value, want)
						}
					}
				}
			}
		}
	}
}

// Moments, with fewer classes of throws, agrees with Turn for any open rows.
func TestMomentsAgreeWithTurn(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	for _, preset := range []string{"escalero-double-grande", "wuerfelpoker-top-down"} {
		r, _ := escalero.Preset(preset)
		l := NewLayout(r)
		var a Turn
		var b Moments
		fewest := Keeps
		for range 300 {
			var worth Worth
			var moments [11][Scores]Moment
			for row := range worth {
				for k := range worth[row] {
					x := math.Abs(rng.NormFloat64())
					worth[row][k], moments[row][k] = x, Moment{x, x * x}
				}
			}
			open := 1 + rng.UintN(1<<l.Rows-1)
			a.Fill(l, open, &worth)
			b.Fill(l, open, &moments)
			floor := rng.Float64()
			a.Floor(floor)
			b.Floor(Moment{floor, floor * floor})
			m := b.Solve()
			if v := a.Solve(); math.Abs(v-m.Mean) > 1e-12 {
				t.Fatalf("%s, rows %b: means differ: %v and %v", preset, open, v, m.Mean)
			}
			if m.Square < m.Mean*m.Mean-1e-9 {
				t.Fatalf("mean square %v below the square of the mean %v", m.Square, m.Mean)
			}
			// The mean square is that of the play that Ends describes.
			all, mean, square := 0.0, 0.0, 0.0
			b.Ends(func(h int, served bool, p, v float64) {
				if want := a.end(h, served); math.Abs(v-want) > 1e-12 {
					t.Fatalf("ending with %v is worth %v, want %v", Hand(h), v, want)
				}
				all, mean, square = all+p, mean+p*v, square+p*v*v
			})
			if math.Abs(all-1) > 1e-12 || math.Abs(mean-m.Mean) > 1e-12 || math.Abs(square-m.Square) > 1e-12 {
				t.Fatalf("%s, rows %b: ends weigh %v, are worth %v and %v, want %v", preset, open, all, mean, square, m)
			}
			fewest = min(fewest, b.shape.keeps)
		}
		if fewest > Keeps/4 {
			t.Errorf("%s: never fewer than %d classes of keeps", preset, fewest)
		}
	}
}

func TestSolveAllocatesNothing(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	l := NewLayout(r)
	var worth Worth
	solver := new(Turn)
	if n := testing.AllocsPerRun(10, func() { solver.Fill(l, 0x3ff, &worth); solver.Solve() }); n != 0 {
		t.Fatalf("%v allocations a turn", n)
	}
}

func BenchmarkTurn(b *testing.B) {
	r, _ := escalero.Preset("escalero")
	l := NewLayout(r)
	var worth Worth
	for row := range worth {
		for k := range worth[row] {
			worth[row][k] = float64(l.Points[row][k])
		}
	}
	solver := new(Turn)
	b.Run("fill", func(b *testing.B) {
		for b.Loop() {
			solver.Fill(l, 0x3ff, &worth)
		}
	})
	b.Run("solve", func(b *testing.B) {
		for b.Loop() {
			solver.Solve()
		}
	})
	b.Run("moments", func(b *testing.B) {
		m := new(Moments)
		var points [11][Scores]Moment
		for row := range points {
			for k := range points[row] {
				points[row][k] = Moment{}.Plus(worth[row][k])
			}
		}
		for b.Loop() {
			m.Fill(l, 0x3ff, &points)
			m.Solve()
		}
	})
}

func TestFlowAgreesWithMean(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	l := NewLayout(r)
	rng := rand.New(rand.NewPCG(5, 6))
	var worth Worth
	for row := range worth {
		for k := range worth[row] {
			worth[row][k] = rng.NormFloat64()
		}
	}
	var solver Turn
	var flow Flow
	solver.Fill(l, 0x3ff, &worth)
	check := func(what string, want float64) {
		t.Helper()
		all, sum := 0.0, 0.0
		for s := range 2 {
			for h, p := range flow.Ends[s] {
				all += p
				sum += p * solver.Final[s][h]
			}
		}
		if math.Abs(all-1) > 1e-12 || math.Abs(sum-want) > 1e-12 {
			t.Fatalf("%s: ends weigh %v and are worth %v, want %v", what, all, sum, want)
		}
	}
	mean := solver.Solve()
	flow.FromStart(&solver)
	check("start", mean)
	for k := range FirstHand {
		flow.FromKeep(&solver, k, 2)
		check("keep", solver.Kept(k, 2))
	}
}

// The value of each throw that the first of two turns may end with is that of the
// second turn with this result in hand. Interpolated values are slightly higher.
func TestBestOfTwo(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	r, _ := escalero.Preset("wuerfelpoker")
	l := NewLayout(r)
	var worth Worth
	for row := range worth {
		for k := range worth[row] {
			worth[row][k] = float64(k) + 3*rng.Float64()
		}
	}
	var first, second, rough Turn
	first.Fill(l, 1<<l.Rows-1, &worth)
	want := first.Final
	rough.Final = first.Final
	for s := range want {
		for h, v := range want[s] {
			second.Final = first.Final
			second.Floor(v)
			want[s][h] = second.Solve()
		}
	}
	results := first.Final
	first.BestOfTwo(&second, 0)
	rough.BestOfTwo(&second, 8)
	for s := range want {
		for h := range want[s] {
			if got := first.Final[s][h]; math.Abs(got-want[s][h]) > 1e-12 {
				t.Fatalf("after %v served %d: %v, want %v", Hand(h), s, got, want[s][h])
			}
			over := rough.Final[s][h] - want[s][h]
			if over < -1e-9 || over > 0.1 {
				t.Fatalf("after %v served %d: %v by few values, want %v", Hand(h), s, rough.Final[s][h], want[s][h])
			}
			if want[s][h] < results[s][h]-1e-9 {
				t.Fatalf("a second turn makes %v worse: %v, had %v", Hand(h), want[s][h], results[s][h])
			}
		}
	}
	if one, two := rough.Solve(), first.Solve(); one < two {
		t.Errorf("by few values %v, by all %v", one, two)
	}
}
