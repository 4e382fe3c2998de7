package solver

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// anyRules are those of a preset with any value of any option that changes how it is played.
func anyRules(t *testing.T, rng *rand.Rand) escalero.Rules {
	list := escalero.Presets()
	r := list[rng.IntN(len(list))]
	for _, o := range r.Options() {
		if rng.IntN(2) == 0 {
			continue
		}
		value := o.Choices[rng.IntN(len(o.Choices))]
		switch o.Key {
		case "columns":
			value = ""
			for i := range r.Columns {
				if i > 0 {
					value += "-"
				}
				value += strconv.Itoa(1 + rng.IntN([]int{3, 12, 1000}[rng.IntN(3)]))
			}
		case "sweep":
			if rng.IntN(3) == 0 {
				value = strconv.Itoa(1 + rng.IntN(1000))
			}
		case "concede":
			value = strconv.Itoa(rng.IntN(200))
		}
		var err error
		if r, err = r.With(o.Key, value); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

// sound tells whether numbers are such as can be told: none is infinite, and none is no number.
func sound(list ...float64) bool {
	for _, x := range list {
		if math.IsNaN(x) || math.IsInf(x, 0) {
			return false
		}
	}
	return true
}

// Whatever is agreed on and however many play: every level does what is allowed, no choice is better than the best
// one, chances are chances, and what is said of it are numbers.
func TestAnythingMayBeAgreed(t *testing.T) {
	rng, asked := rand.New(rand.NewPCG(20, 1)), 0
	for range 8 {
		r := anyRules(t, rng)
		parties := escalero.MinParties + max(0, rng.IntN(8)-4)
		start := escalero.New(r, parties, engine.Player(1+rng.IntN(parties)), rng.IntN(4) == 0)
		b := NewBrain(start)
		players := make([]*Player, parties)
		for i := range players {
			players[i] = NewPlayer(thought.Levels()[rng.IntN(4)], b)
		}
		n := 0
		game(t, start, players, rng, func(s escalero.State, _ escalero.Action) {
			if n++; n%11 != 0 && s.Asked() == 0 {
				return
			}
			asked++
			list := b.Advise(s)
			for i := range list {
				b.Detail(s, &list[i])
				c := &list[i]
				if !sound(c.Equity, c.Cost) || c.Cost < 0 || i == 0 && c.Cost != 0 {
					t.Fatalf("%s %v among %d: %+v", r.Preset, r.Changes(), parties, c)
				}
				sum := 0.0
				for _, x := range c.Targets {
					if sum += x.Chance; !sound(x.Points, x.Served) || x.Chance < 0 || x.Served < 0 || x.Served > 1 {
						t.Fatalf("%s %v among %d: %+v", r.Preset, r.Changes(), parties, x)
					}
				}
				for _, x := range c.Columns {
					if !sound(x.Win, x.Lose) || x.Win < -1e-3 || x.Lose < -1e-3 || x.Win+x.Lose > 1.002 {
						t.Fatalf("%s %v among %d: %+v", r.Preset, r.Changes(), parties, x)
					}
				}
				if sum > 1+1e-9 {
					t.Fatalf("%s %v among %d: %+v", r.Preset, r.Changes(), parties, c.Targets)
				}
			}
			all := 0.0
			for p := 1; p <= parties; p++ {
				v := b.Value(s, engine.Player(p))
				if all += v; !sound(v) {
					t.Fatalf("%s %v among %d: worth %v to party %d", r.Preset, r.Changes(), parties, v, p)
				}
			}
			if (parties == 2 || !r.Settlement.ByColumns) && math.Abs(all) > 1e-6*(1+math.Abs(b.Value(s, 1))) {
				t.Fatalf("%s %v among %d: %v to all together", r.Preset, r.Changes(), parties, all)
			}
			for _, level := range thought.Levels() {
				p := NewPlayer(level, b)
				a := p.Decide(s)
				x := p.Explain(s, a)
				if !slices.Contains(s.Legal(), a) || !sound(x.Lead, x.Price, x.Here.Equity, x.Other.Equity) {
					t.Fatalf("%s %v among %d: %v does %v because of %+v", r.Preset, r.Changes(), parties, level, a, x)
				}
				if cost, _ := b.Judge(s, a); !sound(cost) || cost < 0 || level == Best && cost > 1e-6*r.Unit() && !b.aboutContra(&s) {
					t.Fatalf("%s %v among %d: %v does %v, which costs %v", r.Preset, r.Changes(), parties, level, a, cost)
				}
			}
		})
	}
	if asked < 100 {
		t.Errorf("asked %d times", asked)
	}
}
