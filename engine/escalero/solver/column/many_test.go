package column

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

// randomTable is a position between this many parties in which each has written
// about n cells.
func randomTable(g *Game, rng *rand.Rand, parties, n int) Table {
	p := randomPos(g, rng, n)
	t := Table{Me: p.Me}
	for len(t.Others) < parties-1 {
		p := randomPos(g, rng, n)
		t.Others = append(t.Others, p.Me)
	}
	return t
}

// The value of an entry is the standing once it is written.
func TestEntriesOfManyAreStandings(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 6))
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	two, more := randomNets(rng), randomNets(rng)
	for _, nets := range [][2]*Nets{{nil, nil}, {two, nil}, {nil, more}, {two, more}} {
		m := &Many{Game: g, Nets: nets[0], More: nets[1]}
		after := &Many{Game: g, Nets: nets[0], More: nets[1]}
		for n := range 60 {
			a := randomTable(g, rng, 3+n%3, n%33)
			var v Entries
			m.Entries(&a, &v)
			g.each(&a.Me, func(col, row, k int) {
				q := a
				q.Me.Write(g, col, row, k)
				if want := after.Standing(&q); !(math.Abs(want-float64(v[col][row][k])) < 1e-3) {
					t.Fatalf("entry %d %d %d is worth %v, afterwards %v", col, row, k, v[col][row][k], want)
				}
			})
		}
	}
}

// A sample has the value of the entry, and who sits where among the others changes
// nothing.
func TestSamplesOfManyAreStandings(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	r, _ := escalero.Preset("wuerfelpoker")
	g := NewGame(r)
	g.Tables.Build()
	m := &Many{Game: g, Nets: randomNets(rng), More: randomNets(rng)}
	sampled := 0
	for n := range 200 {
		a := randomTable(g, rng, 3+n%3, n%36)
		if a.Over() {
			continue
		}
		want := m.Standing(&a)
		if x, ok := m.Sample(&a); ok {
			sampled++
			if got := float64(m.More.Net[m.More.Index(int(x.Cells))].Value(&x)); !(math.Abs(got-want) < 1e-3) {
				t.Fatalf("sample is worth %v, not %v", got, want)
			}
		}
		rng.Shuffle(len(a.Others), func(i, j int) { a.Others[i], a.Others[j] = a.Others[j], a.Others[i] })
		if got := m.Standing(&a); !(math.Abs(got-want) < 1e-3) {
			t.Fatalf("worth %v, with others in another order %v", want, got)
		}
	}
	if sampled < 100 {
		t.Errorf("only %d samples", sampled)
	}
}

// The values of all parties sum to zero, and probabilities lie between 0 and 1.
func TestManyIsZeroSum(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 7))
	for _, preset := range []string{"escalero", "wuerfelpoker", "wuerfelpoker-two"} {
		r, _ := escalero.Preset(preset)
		g := NewGame(r)
		g.Tables.Build()
		m := &Many{Game: g}
		for n := range 200 {
			a := randomTable(g, rng, 3+n%8, n%70)
			all := m.now(&a)
			me, others := g.worth(&all, len(a.Others))
			sum := float64(me)
			for _, x := range others {
				sum += float64(x)
			}
			if !(math.Abs(sum) < 1e-3) {
				t.Fatalf("%s: values %v, %v", preset, me, others)
			}
			for c, s := range all {
				if c >= g.Columns {
					break
				}
				total := s.first
				for _, p := range s.others {
					if !(p >= 0) {
						t.Fatalf("%s: %v", preset, s)
					}
					total += p
				}
				if !(s.first >= 0 && total < 1+1e-5) {
					t.Fatalf("%s: chances %v add up to %v", preset, s, total)
				}
			}
		}
	}
}

// The value of a finished game is its payoff by the rules.
func TestManyPayoff(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 8))
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	m := &Many{Game: g}
	for n := range 300 {
		a := randomTable(g, rng, 3+n%4, 30)
		sides := []*Side{&a.Me}
		for i := range a.Others {
			sides = append(sides, &a.Others[i])
		}
		for _, s := range sides {
			for c := range s.Open {
				s.Open[c] = 0
				s.Sum[c] = int16(rng.IntN(4))
			}
		}
		want := float32(0)
		firsts := make([]int, len(sides))
		for c := range g.Columns {
			for i := range sides {
				best := true
				for j := range sides {
					best = best && (i == j || sides[i].Sum[c] > sides[j].Sum[c])
				}
				if best {
					firsts[i]++
					if i == 0 {
						want += g.Value[c] * float32(len(a.Others))
					} else {
						want -= g.Value[c]
					}
				}
			}
		}
		for i, n := range firsts {
			if n == 3 && i == 0 {
				want += 2 * float32(len(a.Others))
			} else if n == 3 {
				want -= 2
			}
		}
		if got := m.Payoff(&a); got != want {
			t.Fatalf("payoff %v, want %v: %v", got, want, a)
		}
		if got := m.Standing(&a); math.Abs(got-float64(want)) > 1e-4 {
			t.Fatalf("standing %v, want %v: %v", got, want, a)
		}
	}
}

// A turn among three and four parties, with networks.
func BenchmarkMany(b *testing.B) {
	rng := rand.New(rand.NewPCG(3, 6))
	r, _ := escalero.Preset("escalero")
	g := NewGame(r)
	g.Tables.Build()
	m := &Many{Game: g, More: randomNets(rng)}
	s := &Solver{Game: g}
	for parties := 3; parties <= 4; parties++ {
		var list []Table
		for n := range 32 {
			list = append(list, randomTable(g, rng, parties, n%30))
		}
		b.Run(fmt.Sprint(parties), func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				s.SolveTable(&list[i%len(list)], m)
			}
		})
	}
}

// Whatever is written, a game pays no more and no less than its reach says, which shrinks to
// what it pays; and entries are held to it.
func TestNoGamePaysMoreThanItsReach(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 21))
	for _, preset := range []string{"escalero", "wuerfelpoker", "wuerfelpoker-two"} {
		r, _ := escalero.Preset(preset)
		g := NewGame(r)
		decided := 0
		for n := range 300 {
			a := randomTable(g, rng, 2+n%4, 10+n%60)
			if n%5 == 0 { // somebody is far ahead
				for c := range g.Columns {
					a.Me.Sum[c] += 150
				}
			}
			var v Entries
			for n := range v {
				for row := range v[n] {
					for k := range v[n][row] {
						v[n][row][k] = float32(rng.NormFloat64()) * 20
					}
				}
			}
			reaches := g.Reaches(&a)
			reach := reaches.Now()
			reaches.Hold(&v)
			g.each(&a.Me, func(col, row, k int) {
				b := a
				b.Me.Write(g, col, row, k)

				now := g.Reaches(&b).Now()
				if now.Least < reach.Least || now.Most > reach.Most || now.Least > now.Most {
					t.Fatalf("%s: from %v to %v", preset, reach, now)
				}
				if x := v[col][row][k]; x < now.Least-1e-3 || x > now.Most+1e-3 {
					t.Fatalf("%s: %v is out of %v", preset, x, now)
				}
				if now.Least == now.Most {
					decided++
				}
			})
			m := &Many{Game: g}
			for !a.Over() {
				side := &a.Me
				if i := rng.IntN(len(a.Others) + 1); i > 0 {
					side = &a.Others[i-1]
				}
				if col, row := rng.IntN(g.Columns), rng.IntN(g.Layout.Rows); side.Open[col]>>row&1 == 1 {
					k := rng.IntN(g.Layout.Count[row]) // any, the best or nothing
					side.Write(g, col, row, []int{k, g.Layout.Count[row] - 1, 0}[rng.IntN(3)])
				}
			}

			if paid, now := m.Payoff(&a), g.Reaches(&a).Now(); paid < reach.Least || paid > reach.Most || now != (Reach{paid, paid}) {
				t.Fatalf("%s: pays %v, not %v; at the end %v", preset, paid, reach, now)
			}
		}
		if decided == 0 {
			t.Errorf("%s: nothing was ever decided", preset)
		}
	}
}
