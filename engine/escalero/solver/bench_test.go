package solver

import (
	"math/rand/v2"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// middle is a position in the middle of a game with a throw on the table.
func middle(b testing.TB, options ...string) escalero.State {
	s := escalero.New(rules(b, "escalero", options...), 2, 1, false)
	for i, key := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "P"} {
		for range 2 {
			var err error
			if s, err = s.Apply(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{2, 2, 3, 5, 6}}); err != nil {
				b.Fatal(err)
			}
			if s, err = s.Apply(escalero.Action{Kind: escalero.Write, Row: key, Col: 1 + i%3}); err != nil {
				b.Fatal(err)
			}
		}
	}
	s, err := s.Apply(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{2, 4, 4, 5, 6}})
	if err != nil {
		b.Fatal(err)
	}
	return s
}

// prepared computes all tables.
func prepared(b *Brain) {
	for !b.Prepare(1 << 20) {
	}
}

// A decision as the app asks for it, nothing cached.
func BenchmarkDecide(b *testing.B) {
	s := middle(b)
	brain := NewBrain(s)
	prepared(brain)
	for _, l := range thought.Levels() {
		p := NewPlayer(l, brain)
		b.Run(l.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				brain.asked.valid = false
				p.Decide(s)
			}
		})
	}
}

func BenchmarkAdvise(b *testing.B) {
	s := middle(b)
	brain := NewBrain(s)
	prepared(brain)
	b.ReportAllocs()
	for b.Loop() {
		brain.asked.valid = false
		list := brain.Advise(s)
		for i := range 3 {
			brain.Detail(s, &list[i])
		}
	}
}

// The most expensive step that a screen has to wait for.
func BenchmarkDetail(b *testing.B) {
	s := middle(b)
	brain := NewBrain(s)
	prepared(brain)
	list := brain.Advise(s)
	b.ReportAllocs()
	for b.Loop() {
		brain.number++ // nothing cached
		brain.Detail(s, &list[0])
	}
}

func BenchmarkPrepare(b *testing.B) {
	s := middle(b)
	b.ReportAllocs()
	for b.Loop() {
		prepared(NewBrain(s))
	}
}

// A decision on average over whole games.
func BenchmarkGame(b *testing.B) {
	for _, preset := range []string{"escalero", "wuerfelpoker"} {
		start := escalero.New(rules(b, preset), 2, 1, false)
		brain := NewBrain(start)
		prepared(brain)
		for _, l := range thought.Levels() {
			p := NewPlayer(l, brain)
			b.Run(preset+"/"+l.String(), func(b *testing.B) {
				rng := rand.New(rand.NewPCG(1, 1))
				decisions := 0
				for b.Loop() {
					for s := start; !s.Over(); decisions++ {
						s, _ = s.Apply(fill(s, p.Decide(s), rng))
					}
				}
				b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(decisions), "µs/decision")
			})
		}
	}
}
