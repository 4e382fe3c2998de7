package solver

import (
	"math"
	"math/rand/v2"
	"testing"

	"serviert/engine/escalero"
)

// The books balance after each action in every kind of game, without Error where
// values are exact.
func TestBooksBalance(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
		exact   bool
	}{
		{rules(t, "escalero-single"), 2, true},
		{rules(t, "escalero-single"), 3, true},
		{rules(t, "escalero-single", "double-hand", "on"), 2, true},
		{rules(t, "escalero-single", "contra", "on"), 2, true},
		{rules(t, "escalero", "contra", "on"), 2, false},
		{rules(t, "escalero"), 3, false},
		{rules(t, "wuerfelpoker-two", "settlement", "difference"), 2, false},
		{rules(t, "wuerfelpoker"), 4, false},
		{rules(t, "wuerfelpoker-two", "double-hand", "on"), 2, false},
	} {
		start := escalero.New(c.rules, c.parties, 1, false)
		b := NewBrain(start)
		var players []*Player
		for i := range c.parties {
			players = append(players, NewPlayer(Casual+Level(i%2), b))
		}
		books := b.Books(start)
		doubled, lost := false, 0.0
		s := start
		for n := 0; !s.Over(); n++ {
			a := players[s.Turn()-1].Decide(s)
			if c.rules.Contra && a.Kind == escalero.Concede {
				a = escalero.Action{Kind: escalero.Accept} // so that the stake grows
			}
			after, err := s.Apply(fill(s, a, rng))
			if err != nil {
				t.Fatal(err)
			}
			cost, _, chosen := books.Enter(s, a, after)
			lost += cost
			if cost < -1e-9 || !chosen && cost != 0 {
				t.Fatalf("%s: %v cost %v", c.rules.Preset, a, cost)
			}
			s = after
			doubled = doubled || s.Factor() > 1
			if !c.exact && !c.rules.Contra && n > 60 && s.MayStop() { // all go home
				if after, err = s.Apply(escalero.Action{Kind: escalero.Stop}); err != nil {
					t.Fatal(err)
				}
				if _, _, chosen := books.Enter(s, escalero.Action{Kind: escalero.Stop}, after); chosen {
					t.Fatal("to stop is called a decision")
				}
				s = after
			}
			if n%9 != 0 && !s.Over() {
				continue
			}
			together := 0.0
			for i := range c.parties {
				together += b.Worth(s)[i]
				got := books.Start[i] + books.Luck[i] - books.Lost[i] + books.Contra[i] + books.Others[i] + books.Error[i]
				if want := b.Worth(s)[i]; math.Abs(got-want) > 1e-3 {
					t.Fatalf("%s with %d: the books of party %d say %v, it is worth %v", c.rules.Preset, c.parties, i+1, got, want)
				}
				if c.exact && math.Abs(books.Error[i]) > 1e-4 {
					t.Fatalf("%s with %d: an error of %v in exact values", c.rules.Preset, c.parties, books.Error[i])
				}
				if !c.rules.Contra && books.Contra[i] != 0 {
					t.Fatalf("%v for Contra where there is none", books.Contra[i])
				}
			}
			if math.Abs(together) > 1e-3 { // what one wins the others pay
				t.Fatalf("%s with %d: all parties together expect %v", c.rules.Preset, c.parties, together)
			}
		}
		if lost == 0 {
			t.Errorf("%s with %d: no mistakes", c.rules.Preset, c.parties)
		}
		if c.rules.Contra && !doubled {
			t.Errorf("%s: nobody doubled", c.rules.Preset)
		}
	}
}

// An entry without its dice is luck as a whole, a stroke too: it is no decision, no
// Contra, and no error of values that are exact.
func TestTypedEntriesAreLuck(t *testing.T) {
	for _, r := range []escalero.Rules{rules(t, "escalero-single"), rules(t, "escalero-single", "contra", "on"), rules(t, "escalero", "contra", "on")} {
		s := escalero.New(r, 2, 1, false)
		b := NewBrain(s)
		books := b.Books(s)
		for _, a := range []escalero.Action{
			{Kind: escalero.Strike, Row: "P", Col: 1},
			{Kind: escalero.Points, Row: "P", Col: 1, Points: 40},
			{Kind: escalero.Strike, Row: "F", Col: 1},
			{Kind: escalero.Strike, Row: "1", Col: 1},
		} {
			after, err := s.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			if _, _, chosen := books.Enter(s, a, after); chosen {
				t.Errorf("%s: %v is called a decision", r.Preset, a)
			}
			s = after
		}
		for i := range 2 {
			if books.Contra[i] != 0 || math.Abs(books.Error[i]) > 1e-4 {
				t.Errorf("%s: party %d has %v for Contra and an error of %v", r.Preset, i+1, books.Contra[i], books.Error[i])
			}
			got := books.Start[i] + books.Luck[i] - books.Lost[i] + books.Others[i]
			if want := b.Worth(s)[i]; math.Abs(got-want) > 1e-3 {
				t.Errorf("%s: the books of party %d say %v, it is worth %v", r.Preset, i+1, got, want)
			}
		}
	}
	// The second of two turns may have been thrown by hand after the first was typed.
	for _, log := range [][]string{{"result 66661 served", "strike 1 1"}, {"result 66661 served", "done", "strike 1 1"}, {"result 66661", "done", "result 12346", "strike 1 1"}} {
		s := escalero.New(rules(t, "escalero-single", "double-hand", "on"), 2, 1, false)
		b := NewBrain(s)
		books, decided := b.Books(s), false
		for _, line := range log {
			a, err := escalero.ParseAction(line)
			if err != nil {
				t.Fatal(err)
			}
			after, err := s.Apply(a)
			if err != nil {
				t.Fatal(err)
			}
			_, _, decided = books.Enter(s, a, after)
			s = after
		}
		if decided != (len(log) == 4) {
			t.Errorf("%v: the stroke is a decision: %v", log, decided)
		}
	}
}
