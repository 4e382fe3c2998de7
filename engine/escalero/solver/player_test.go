package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/thought"
)

// fill completes an action that throws.
func fill(s escalero.State, a escalero.Action, rng *rand.Rand) escalero.Action {
	faces := make([]dice.Face, a.Blank())
	for i := range faces {
		faces[i] = dice.Face(1 + rng.IntN(6))
	}
	if len(faces) == 0 {
		return a
	}
	return s.Fill(a, faces...)
}

// game plays a whole game and checks every action.
func game(t *testing.T, s escalero.State, players []*Player, rng *rand.Rand, see func(escalero.State, escalero.Action)) escalero.State {
	t.Helper()
	for n := 0; !s.Over(); n++ {
		if n > 5000 {
			t.Fatal("the game does not end")
		}
		a := players[s.Turn()-1].Decide(s)
		if !slices.Contains(s.Legal(), a) {
			t.Fatalf("%v is not legal with %v on the table", a, s.Now())
		}
		if see != nil {
			see(s, a)
		}
		next, err := s.Apply(fill(s, a, rng))
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

func rules(t testing.TB, preset string, options ...string) escalero.Rules {
	r, ok := escalero.Preset(preset)
	if !ok {
		t.Fatal(preset)
	}
	for i := 0; i < len(options); i += 2 {
		var err error
		if r, err = r.With(options[i], options[i+1]); err != nil {
			t.Fatal(err)
		}
	}
	return r
}

func TestEveryLevelPlaysEveryGame(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
		pairs   bool
	}{
		{rules(t, "escalero", "contra", "on"), 2, false},
		{rules(t, "escalero"), 3, false},
		{rules(t, "escalero"), 2, true},
		{rules(t, "escalero-single", "contra", "on"), 2, false},
		{rules(t, "escalero-single"), 4, false},
		{rules(t, "wuerfelpoker", "columns", "2-2-4", "contra", "on"), 2, false},
		{rules(t, "wuerfelpoker-two", "sweep", "none"), 2, false},
		{rules(t, "wuerfelpoker-two", "settlement", "difference", "contra", "on"), 2, true},
		{rules(t, "wuerfelpoker-top-down", "contra", "on"), 2, false},
	} {
		s := escalero.New(c.rules, c.parties, 1, c.pairs)
		b := NewBrain(s)
		players := make([]*Player, c.parties)
		for round := range 2 {
			for i := range players {
				players[i] = NewPlayer(thought.Levels()[(2*round+i)%4], b)
			}
			game(t, s, players, rng, nil)
		}
	}
}

func TestSameStateSameAnswer(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	s := escalero.New(rules(t, "escalero", "contra", "on"), 2, 1, false)
	b := NewBrain(s)
	fresh := NewBrain(s)
	prepared(fresh)
	for _, l := range thought.Levels() {
		players := []*Player{NewPlayer(l, b), NewPlayer(l, b)}
		n := 0
		game(t, s, players, rng, func(s escalero.State, a escalero.Action) {
			// Decisions do not depend on the questions asked before.
			if n++; n%7 == 0 {
				if again := NewPlayer(l, fresh).Decide(s); again != a {
					t.Fatalf("%v says %v, asked again %v", l, a, again)
				}
			}
		})
	}
}

func TestDecisionsAreFast(t *testing.T) {
	s := escalero.New(rules(t, "escalero"), 2, 1, false)
	b := NewBrain(s)
	prepared(b)
	rng := rand.New(rand.NewPCG(3, 3))
	p := NewPlayer(Best, b)
	n := 0
	began := time.Now()
	for range 3 {
		game(t, s, []*Player{p, p}, rng, func(escalero.State, escalero.Action) { n++ })
	}
	each := time.Since(began) / time.Duration(n)
	t.Logf("%v a decision on average", each)
	if each > 20*time.Millisecond {
		t.Errorf("%v a decision", each)
	}
}

// What columns pay is only a unit: where all of it is eight times as much, every level decides the same. (Eight times,
// so that nothing is rounded differently.)
func TestEveryUnitIsPlayedTheSame(t *testing.T) {
	rng := rand.New(rand.NewPCG(17, 1))
	for _, test := range []struct {
		preset, columns, sweep string
		parties                int
		options                []string
	}{
		{"escalero", "8-16-32", "16", 2, nil},
		{"escalero", "8-16-32", "16", 3, nil},
		{"escalero", "8-16-32", "16", 2, []string{"double-hand", "on"}},
		{"wuerfelpoker-two", "8-16", "double", 2, nil},
	} {
		usual := escalero.New(rules(t, test.preset, test.options...), test.parties, 1, false)
		large := escalero.New(rules(t, test.preset, append(test.options, "columns", test.columns, "sweep", test.sweep)...), test.parties, 1, false)
		one, eight := NewBrain(usual), NewBrain(large)
		players := []*Player{NewPlayer(Best, one), NewPlayer(Casual, one), NewPlayer(Strong, one)}
		decided := 0
		for s, twin := usual, large; !s.Over(); {
			for _, level := range thought.Levels() {
				want, got := NewPlayer(level, one).Decide(s), NewPlayer(level, eight).Decide(twin)
				if decided++; got != want {
					t.Errorf("%s %v among %d, round %d: %v decides %v, and %v where all counts eight times as much", test.preset, test.options, test.parties, s.Round(), level, want, got)
				}
			}
			a := fill(s, players[s.Turn()-1].Decide(s), rng)
			var err error
			if s, err = s.Apply(a); err != nil {
				t.Fatal(err)
			}
			if twin, err = twin.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if decided < 100 {
			t.Errorf("%d decisions", decided)
		}
	}
}

// So is the order in which columns pay what they pay: where they stand the other way round, every level decides what
// it otherwise does for the column that pays as much. Sums in another order are rounded differently, so that what costs
// as good as nothing may differ.
func TestEveryOrderIsPlayedTheSame(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 1))
	for _, test := range []struct {
		preset, columns string
		parties         int
		options         []string
	}{
		{"escalero", "4-2-1", 2, nil},
		{"escalero", "4-1-2", 2, nil},
		{"escalero", "4-2-1", 3, nil},
		{"escalero", "4-2-1", 2, []string{"double-hand", "on"}},
		{"wuerfelpoker-two", "2-1", 2, nil},
	} {
		usual := escalero.New(rules(t, test.preset, test.options...), test.parties, 1, false)
		other := escalero.New(rules(t, test.preset, append(test.options, "columns", test.columns)...), test.parties, 1, false)
		as := func(a escalero.Action) escalero.Action { // in the other order
			for i, c := range usual.Rules().Columns {
				if a.Col == i+1 {
					a.Col = 1 + slices.IndexFunc(other.Rules().Columns, func(o escalero.Column) bool { return o.Value == c.Value })
					break
				}
			}
			return a
		}
		one, two := NewBrain(usual), NewBrain(other)
		players := []*Player{NewPlayer(Best, one), NewPlayer(Casual, one), NewPlayer(Strong, one)}
		decided, differ := 0, 0
		for s, twin := usual, other; !s.Over(); {
			for _, level := range thought.Levels() {
				want, got := as(NewPlayer(level, one).Decide(s)), NewPlayer(level, two).Decide(twin)
				decided++
				if got == want {
					continue
				}
				differ++
				if cost, _ := two.Judge(twin, got); level == Best && cost > 1e-3 {
					t.Errorf("%s %v %s among %d, round %d: the best decides %v, not %v, which costs %v", test.preset, test.options, test.columns, test.parties, s.Round(), got, want, cost)
				}
			}
			a := fill(s, players[s.Turn()-1].Decide(s), rng)
			var err error
			if s, err = s.Apply(a); err != nil {
				t.Fatal(err)
			}
			if twin, err = twin.Apply(as(a)); err != nil {
				t.Fatal(err)
			}
		}
		if decided < 100 || differ > decided/20 {
			t.Errorf("%s %v %s among %d: %d of %d decisions differ", test.preset, test.options, test.columns, test.parties, differ, decided)
		}
	}
}
