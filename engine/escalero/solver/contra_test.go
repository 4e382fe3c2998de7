package solver

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

func TestStakes(t *testing.T) {
	for _, left := range []int{1, 2, 3, endless} {
		testStakes(t, left)
	}
}

func testStakes(t *testing.T, left int) {
	for _, rest := range []float64{0, 0.1, 0.5, 1} {
		for _, prices := range [][2]float64{{7, 7}, {80, 50}, {50, 90}} {
			k := newStakes(prices[0], prices[1], 200, efficiency*math.Sqrt(rest), left)
			near := func(what string, got, want float64) {
				t.Helper()
				if math.Abs(got-want) > 1e-6 {
					t.Errorf("%d doubles left, rest %v, prices %v: %s is %v, want %v", left, rest, prices, what, got, want)
				}
			}
			near("giving up where it costs as much as playing on", k.accepts(k.give), -k.price)
			near("announcing where the other side gives up", k.announces(k.take), k.gain)
			near("announcing where it gives up long since", k.announces(k.take*1.01), k.gain)
			if k.give < -k.price || k.give > -k.price/2+1e-9 || k.take > k.gain || k.take < k.gain/2-1e-9 {
				t.Errorf("rest %v, prices %v: one gives up at %v, the other at %v", rest, prices, k.give, k.take)
			}
			for e := -199.0; e < 200; e += 7 {
				if left == 2 {
					near("a Recontra that is the last double", k.back(e), min(2*k.gain, 4*e))
				}
				if own, free, theirs := k.own(e), k.free(e), -k.turned().own(-e); own < free-1e-9 || free < theirs-1e-9 {
					t.Fatalf("rest %v, prices %v: at %v the right to double is worth %v alone, %v shared, %v against", rest, prices, e, own, free, theirs)
				}
				if rest > 0 || e == 0 {
					continue
				}
				// With a dead cube any lead up to the price is enough.
				if announced := k.announces(e) > k.free(e); announced != (e > 0 && e < k.gain) {
					t.Errorf("prices %v: announces at %v: %v", prices, e, announced)
				}
			}
		}
	}
}

// The coach values a Contra as the best player does, always as an estimate.
func TestTheCoachOnContra(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	seen := map[escalero.Kind]int{}
	for _, preset := range []string{"escalero", "escalero-single", "wuerfelpoker"} {
		s := escalero.New(rules(t, preset, "contra", "on"), 2, 1, false)
		b := NewBrain(s)
		p := NewPlayer(Best, b)
		for range 12 {
			game(t, s, []*Player{p, NewPlayer(Beginner, b)}, rng, func(s escalero.State, a escalero.Action) {
				if s.Last().Begun() && s.Asked() == 0 {
					return
				}
				list := b.Advise(s)
				if len(list) == 0 {
					if raises(&s) {
						t.Fatal("no advice although Contra may be announced")
					}
					return
				}
				if b.Certainty(s) != Estimated || len(list) < 2 || list[0].Cost != 0 || list[1].Cost < 0 {
					t.Fatalf("certainty %v, choices %+v", b.Certainty(s), list)
				}
				for _, c := range list {
					if _, err := s.Apply(fill(s, c.Action, rng)); err != nil {
						t.Fatal(err)
					}
				}
				seen[list[0].Action.Kind]++
				if p.Decide(s) != list[0].Action {
					t.Fatalf("the best player says %v, the coach %+v", p.Decide(s), list)
				}
				if cost, _ := b.Judge(s, list[1].Action); cost != list[1].Cost {
					t.Fatal("Judge and Advise differ about Contra")
				}
			})
		}
	}
	for _, k := range []escalero.Kind{escalero.Throw, escalero.Contra, escalero.Accept, escalero.Concede} {
		if seen[k] == 0 {
			t.Errorf("%v was never best: %v", k, seen)
		}
	}
}

// asked plays games of a level against Casual, and asks every level wherever Contra may be said for its answer to that.
func asked(t *testing.T, seed uint64, games int, level Level, ask func(b *Brain, level Level, p *Player, s escalero.State)) {
	s := escalero.New(rules(t, "escalero", "contra", "on"), 2, 1, false)
	b, rng := NewBrain(s), rand.New(rand.NewPCG(seed, 1))
	for range games {
		game(t, s, []*Player{NewPlayer(level, b), NewPlayer(Casual, b)}, rng, func(s escalero.State, _ escalero.Action) {
			next, err := s.Apply(escalero.Action{Kind: escalero.Contra})
			if err != nil || s.Asked() != 0 {
				return
			}
			for _, l := range thought.Levels() {
				ask(b, l, NewPlayer(l, b), next)
			}
		})
	}
}

// A level that is asked doubts what it thinks of its game, Best does not: it gives
// up where it would have played on, and never the other way round.
func TestAskedInDoubt(t *testing.T) {
	changed := map[Level]int{}
	sure := doubt
	defer func() { doubt = sure }()
	asked(t, 15, 20, Best, func(_ *Brain, level Level, p *Player, s escalero.State) {
		doubt = sure
		with := p.Decide(s)
		clear(doubt[:])
		without := p.Decide(s)
		doubt = sure
		if with == without {
			return
		}
		changed[level]++
		if without.Kind == escalero.Concede {
			t.Errorf("%v says %v in doubt and %v without", level, with, without)
		}
	})
	if changed[Best] != 0 || changed[Strong] == 0 || changed[Casual] == 0 || changed[Beginner] == 0 {
		t.Errorf("doubt changed %v answers", changed)
	}
}

// What a level says it expects is what it decides by, in doubt too: by that number it
// would decide the same.
func TestTheReasonIsWhatDecides(t *testing.T) {
	answers := map[escalero.Kind]int{}
	asked(t, 16, 3, Strong, func(b *Brain, level Level, p *Player, s escalero.State) {
		a := p.Decide(s)
		answers[a.Kind]++
		said := p.Explain(s, a)
		at := b.prospect(&s, level)
		at.equity = said.Lead
		list := b.offers(&s, at)
		best := list[0]
		for _, c := range list {
			if c.Equity > best.Equity {
				best = c
			}
		}
		if best.Action != a {
			t.Errorf("%v says %v expecting %.2f, by which it would say %v", level, a, said.Lead, best.Action)
		}
	})
	if answers[escalero.Accept] == 0 || answers[escalero.Concede] == 0 {
		t.Errorf("answers: %v", answers)
	}
}

// What columns pay is only a unit: where all of it is ten times as much, every level
// announces and answers the same.
func TestContraInAnyUnit(t *testing.T) {
	usual := escalero.New(rules(t, "escalero", "contra", "on"), 2, 1, false)
	large := escalero.New(rules(t, "escalero", "contra", "on", "columns", "10-20-40", "sweep", "20"), 2, 1, false)
	one, ten := NewBrain(usual), NewBrain(large)
	rng := rand.New(rand.NewPCG(16, 1))
	asked := map[escalero.Kind]int{}
	players := []*Player{NewPlayer(Strong, one), NewPlayer(Casual, one)}
	for range 6 {
		for s, twin := usual, large; !s.Over(); {
			next, err := s.Apply(escalero.Action{Kind: escalero.Contra})
			same, other := twin.Apply(escalero.Action{Kind: escalero.Contra})
			if (err == nil) != (other == nil) {
				t.Fatalf("Contra: %v, in the other unit %v", err, other)
			}
			if err == nil && s.Asked() == 0 {
				for _, level := range thought.Levels() {
					got, want := NewPlayer(level, ten).Decide(same), NewPlayer(level, one).Decide(next)
					if asked[want.Kind]++; got != want {
						t.Errorf("round %d: %v answers %v, and %v where all counts ten times as much", s.Round(), level, want, got)
					}
				}
			}
			a := fill(s, players[s.Turn()-1].Decide(s), rng)
			if s, err = s.Apply(a); err != nil {
				t.Fatal(err)
			}
			if twin, err = twin.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked[escalero.Concede] == 0 || asked[escalero.Accept] == 0 {
		t.Errorf("answered was %v", asked)
	}
}

// Nobody is ruined by a computer player: against somebody who answers every Contra
// with the next, or announces one whenever that is legal, the stake grows to 32 at
// most. Before, it grew to two million.
func TestTheStakeHasAnEnd(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for _, preset := range []string{"escalero", "escalero-single"} {
		s := escalero.New(rules(t, preset, "contra", "on"), 2, 1, false)
		b := NewBrain(s)
		most := 0
		for level := Beginner; level <= Best; level++ {
			p := NewPlayer(level, b)
			for game := range 8 {
				for s := s; ; {
					if s.Over() {
						most = max(most, s.Factor())
						break
					}
					a := p.Decide(s)
					if contra := (escalero.Action{Kind: escalero.Contra}); int(s.Turn()) == 1+game%2 && slices.Contains(s.Legal(), contra) {
						a = contra
					}
					next, err := s.Apply(fill(s, a, rng))
					if err != nil {
						t.Fatal(err)
					}
					s = next
				}
			}
		}
		if most < 2 || most > 32 {
			t.Errorf("%s: the stake grew to %d", preset, most)
		}
	}
}

// Where no minimum was agreed for giving up, it costs nothing as long as both have as
// many points, as at the start. All choices have a value then too.
func TestGivingUpForNothing(t *testing.T) {
	r, _ := escalero.Preset("escalero-single")
	for _, o := range [][2]string{{"contra", "on"}, {"concede", "0"}} {
		var err error
		if r, err = r.With(o[0], o[1]); err != nil {
			t.Fatal(err)
		}
	}
	s := escalero.New(r, 2, 1, false)
	b := NewBrain(s)
	asked, err := s.Apply(escalero.Action{Kind: escalero.Contra})
	if err != nil {
		t.Fatal(err)
	}
	for _, at := range []escalero.State{s, asked} {
		for _, c := range b.Advise(at) {
			if math.IsNaN(c.Equity) || math.IsNaN(c.Cost) || c.Cost > 1e-9 {
				t.Errorf("%v is worth %v and costs %v", c.Action, c.Equity, c.Cost)
			}
		}
	}
	for _, e := range []float64{-30, -1, 0, 1, 30} {
		k := newStakes(0, 0, 0, efficiency, endless)
		if k.free(e) != e || k.own(e) != e || k.announces(e) != min(0, 2*e) {
			t.Errorf("an equity of %v is worth %v, %v where one owns the double, %v with Contra", e, k.free(e), k.own(e), k.announces(e))
		}
	}
	books, thrown := b.Books(s), fill(s, escalero.Action{Kind: escalero.Throw}, rand.New(rand.NewPCG(1, 2)))
	after, err := s.Apply(thrown)
	if err != nil {
		t.Fatal(err)
	}
	if cost, _, _ := books.Enter(s, thrown, after); cost != 0 || books.Lost[0] != 0 {
		t.Errorf("the first throw costs %v, and %v are lost", cost, books.Lost)
	}
}
