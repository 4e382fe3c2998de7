package solver

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
	"serviert/engine/escalero/thought"
)

// The mean of Value over all throws is Expect, in every kind of game.
func TestExpectIsTheMeanOfValue(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
		pairs   bool
	}{
		{rules(t, "escalero"), 2, false},
		{rules(t, "escalero"), 3, false},
		{rules(t, "escalero-single"), 2, false},
		{rules(t, "escalero-single", "double-hand", "on"), 2, false},
	} {
		s := escalero.New(c.rules, c.parties, 1, c.pairs)
		b := NewBrain(s)
		var players []*Player
		for range c.parties {
			players = append(players, NewPlayer(Strong, b))
		}
		n := 0
		game(t, s, players, rng, func(s escalero.State, a escalero.Action) {
			if n++; n%23 != 0 || a.Blank() == 0 {
				return
			}
			want := b.Expect(s, a)
			got := 0.0
			for h := range turn.Hands {
				hand := turn.Hand(h)
				if !hand.Contains(a.Kept) {
					continue
				}
				var faces []dice.Face
				ways := 1.0
				for i := range 5 - a.Kept.Len() {
					ways *= float64(i + 1)
				}
				for f := range hand {
					for i := range hand[f] - a.Kept[f] {
						faces = append(faces, dice.Face(f+1))
						ways /= float64(i + 1)
					}
				}
				next, err := s.Apply(s.Fill(a, faces...))
				if err != nil {
					t.Fatal(err)
				}
				got += ways / math.Pow(6, float64(len(faces))) * b.Value(next, s.Writer())
			}
			if math.Abs(got-want) > 1e-3 {
				t.Fatalf("%s: %v is expected to be worth %v, the mean is %v", c.rules.Preset, a, want, got)
			}
		})
	}
}

func TestAdviceIsLegalAndSorted(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	habits := map[Habit]int{}
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
	}{
		{rules(t, "wuerfelpoker"), 2},
		{rules(t, "escalero", "double-hand", "on"), 2},
		{rules(t, "escalero"), 3},
		{rules(t, "wuerfelpoker-top-down"), 2},
	} {
		s := escalero.New(c.rules, c.parties, 1, false)
		b := NewBrain(s)
		var players []*Player
		for range c.parties {
			players = append(players, NewPlayer(Casual, b))
		}
		n := 0
		game(t, s, players, rng, func(s escalero.State, a escalero.Action) {
			if n++; n%9 != 0 {
				return
			}
			list := b.Advise(s)
			if len(list) > 0 && math.Abs(list[0].Equity-b.Value(s, s.Writer())) > 1e-9 {
				t.Fatalf("%s: the best of %v is worth %v, the position %v", c.rules.Preset, s.Last(), list[0].Equity, b.Value(s, s.Writer()))
			}
			for i := range list {
				b.Detail(s, &list[i])
				choice := list[i]
				switch a := choice.Action; a.Kind {
				case escalero.Write, escalero.Strike:
					if len(choice.Targets) != 1 {
						t.Fatalf("%+v", choice)
					}
					other, ok := b.Obvious(s, a)
					more := slices.ContainsFunc(list, func(x Choice) bool { return x.Action.Row != "" && (x.Action.Row != a.Row || x.Action.Col != a.Col) })
					if ok && !slices.ContainsFunc(list, func(x Choice) bool { return x.Action == other && x.Action != a }) || !ok && more {
						t.Fatalf("%v beside %v, %v", other, a, ok)
					}
				}
				if _, err := s.Apply(fill(s, choice.Action, rng)); err != nil {
					t.Fatal(err)
				}
				if choice.Cost < 0 || i > 0 && choice.Equity > list[i-1].Equity {
					t.Fatalf("choice %d is %+v after %+v", i, choice, list[max(0, i-1)])
				}
				for _, c := range choice.Columns {
					if c.Win < -1e-3 || c.Lose < -1e-3 || c.Win+c.Lose > 1.001 {
						t.Fatalf("chances %v", choice.Columns)
					}
				}
				sum := 0.0
				for _, target := range choice.Targets {
					sum += target.Chance
				}
				if sum > 1+1e-9 {
					t.Fatalf("targets %v of %v", choice.Targets, choice.Action)
				}
			}
			if len(list) > 0 {
				if cost, _ := b.Judge(s, list[len(list)-1].Action); cost != list[len(list)-1].Cost {
					t.Fatal("Judge and Advise differ")
				}
			}
			for _, level := range []Level{Casual, Strong, Best} {
				p := NewPlayer(level, b)
				d := p.Decide(s)
				r := p.Explain(s, d)
				if r.Other.Action.Kind != 0 && r.Here.Equity < r.Other.Equity-1e-6 {
					t.Fatalf("%v writes %+v although %+v is worth more", level, r.Here, r.Other)
				}
			}
			habits[NewPlayer(Beginner, b).Explain(s, NewPlayer(Beginner, b).Decide(s)).Habit]++
		})
	}
	for h := Cheap; h <= Fits; h++ {
		if habits[h] == 0 {
			t.Errorf("no entry for habit %v: %v", h, habits)
		}
	}
}

// Answers do not depend on the questions asked before.
func TestDetailComesLater(t *testing.T) {
	s := middle(t)
	b := NewBrain(s)
	list := b.Advise(s)
	next, err := s.Apply(escalero.Action{Kind: escalero.Write, Row: "4", Col: 3})
	if err != nil {
		t.Fatal(err)
	}
	for i := range 3 {
		at, twice := list[i], list[i]
		b.Detail(s, &at)
		b.Value(next, 1)
		b.Detail(s, &twice)
		b.Detail(s, &twice) // and once more
		if len(at.Columns) != 3 || !reflect.DeepEqual(at, twice) {
			t.Fatalf("%+v, asked again %+v", at, twice)
		}
	}
}

func TestPokerChance(t *testing.T) {
	// Three sixes kept, two throws left, only poker open. By hand: each of two
	// dice shows a six within two throws with probability 11/36, and one of
	// them is enough.
	s := escalero.New(rules(t, "escalero-single"), 2, 1, false)
	b := NewBrain(s)
	for _, key := range []string{"1", "2", "3", "4", "5", "6", "S", "F", "G"} {
		for range 2 {
			next, err := s.Apply(escalero.Action{Kind: escalero.Strike, Row: key, Col: 1})
			if err != nil {
				t.Fatal(err)
			}
			s = next
		}
	}
	s, err := s.Apply(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{6, 6, 6, 1, 2}})
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayer(Best, b)
	a := p.Decide(s)
	want := 1 - math.Pow(25.0/36, 2)
	if r := p.Explain(s, a); a.Kept != (dice.Hand{5: 3}) || len(r.Targets) != 1 || math.Abs(r.Targets[0].Chance-want) > 1e-9 {
		t.Fatalf("%v because %+v, want poker with %v", a, r, want)
	}
	var nobody engine.Player
	if s.Asked() != nobody {
		t.Fatal("a Contra is open")
	}
}

// Striking though the dice score is never better than the best choice, however rough
// the estimates are among four.
func TestStrikingGainsNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2)) // where estimates contradict each other
	r, _ := escalero.Preset("wuerfelpoker")
	s := escalero.New(r, 4, 1, false)
	b := NewBrain(s)
	for !s.Over() {
		var err error
		if s, err = s.Apply(s.Fill(escalero.Action{Kind: escalero.Throw}, faces(rng)...)); err != nil {
			t.Fatal(err)
		}
		var open []escalero.Action
		for _, a := range s.Legal() {
			if a.Kind != escalero.Strike {
				continue
			}
			open = append(open, a)
			if cost, best := b.Judge(s, a); cost < 0 {
				t.Errorf("%v costs %v against %v", a, cost, best.Action)
			}
		}
		a := open[rng.IntN(len(open))]
		a.Kind = escalero.Write
		if s, err = s.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

func faces(rng *rand.Rand) (list []dice.Face) {
	for range dice.N {
		list = append(list, dice.Face(rng.IntN(6)+1))
	}
	return list
}

// Where a game is decided no choice costs anything, nobody expects another result, and the
// best choice still writes the most points; before, no more is expected than a game pays.
func TestWhatIsDecidedCostsNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 7))
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
	}{
		{rules(t, "escalero"), 2},
		{rules(t, "wuerfelpoker"), 2},
		{rules(t, "wuerfelpoker-two"), 2},
		{rules(t, "escalero", "double-hand", "on"), 2},
		{rules(t, "escalero", "columns", "100-200-400"), 2},
		{rules(t, "escalero"), 3},
		{rules(t, "wuerfelpoker"), 4},
		{rules(t, "wuerfelpoker-two"), 5},
	} {
		s := escalero.New(c.rules, c.parties, 1, false)
		b := NewBrain(s)
		most := float64(c.rules.Most())
		win := func(p engine.Player) float64 { // what a party is paid that wins everything or nothing
			if p == 1 {
				return most * float64(c.parties-1)
			}
			return -most
		}
		decided := 0
		for n := 0; !s.Over(); n++ {
			thrown, err := s.Apply(s.Fill(escalero.Action{Kind: escalero.Throw}, faces(rng)...))
			if err != nil {
				t.Fatal(err)
			}
			over := true // party 1 has won every column, whatever follows
			for col := range c.rules.Columns {
				first := s.Sheet(1)
				for p := 2; p <= c.parties; p++ {
					sheet, most := s.Sheet(engine.Player(p)), 0
					for row, r := range c.rules.Rows {
						if values := r.Values(); sheet.Open(c.rules, col, row) {
							most += values[len(values)-1]
						}
					}
					over = over && first.Sum(c.rules, col) > sheet.Sum(c.rules, col)+most
				}
			}
			if n%3 == 0 || over {
				list := b.Advise(thrown)
				for _, x := range list {
					if x.Equity > win(1)+0.001*c.rules.Unit() || x.Equity < -most-0.001*c.rules.Unit() {
						t.Errorf("%s: %v promises %v", c.rules.Preset, x.Action, x.Equity)
					}
				}
				points, better := -1, 0
				for _, x := range list {
					if a := x.Action; over && a.Row != "" {
						if points < 0 {
							points = thought.Points(thrown, a)
						}
						better = max(better, thought.Points(thrown, a))
					}
				}
				if over && points < better {
					t.Errorf("%s: the best entry writes %d, where another one writes %d", c.rules.Preset, points, better)
				}
				for p := engine.Player(1); over && int(p) <= c.parties; p++ {
					decided++
					if x := list[len(list)-1]; x.Cost > 0.001*c.rules.Unit() {
						t.Errorf("%s, %d parties: %v costs %v against %v", c.rules.Preset, c.parties, x.Action, x.Cost, list[0].Action)
					}
					if v := b.Value(thrown, p); math.Abs(v-win(p)) > 0.001*c.rules.Unit() {
						t.Errorf("%s: party %d of %d expects %v", c.rules.Preset, p, c.parties, v)
					}
				}
			}
			a := escalero.Action{Kind: escalero.Strike}
			for _, l := range s.Legal() {
				if l.Kind != escalero.Strike {
					continue
				}
				values := c.rules.Rows[c.rules.Row(l.Row)].Values()
				a = l
				if s.Turn() == 1 {
					a = escalero.Action{Kind: escalero.Points, Row: l.Row, Col: l.Col, Points: values[len(values)-1]}
				}
				if rng.IntN(4) == 0 {
					break
				}
			}
			if s, err = s.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		if decided == 0 {
			t.Errorf("%s: nothing was decided", c.rules.Preset)
		}
	}
}

// Late in a game settled by difference values are exact with several columns too. What is
// to be expected was computed by another program, which goes through all ways to play on.
func TestLateInAGameByDifferenceValuesAreExact(t *testing.T) {
	for _, c := range []struct {
		preset string
		twice  string
		open   []string // cells by party
		dice   []string
		want   []string
		worth  []float64
	}{
		{"escalero", "off", []string{"6 1, F 1, 2 3", "3 1, S 1, 3 3"}, []string{"throw 23356"},
			[]string{"keep 6", "keep 26", "keep 36"}, []float64{15.013202, 14.665632, 14.09468}},
		{"wuerfelpoker-two", "off", []string{"6 1, P 1, 6 2", "3 1, P 1, F 2, P 2"}, []string{"throw 11266", "keep 11 throw 11114", "keep 1111 throw 11113"},
			[]string{"write P 1", "write P 2", "write 3 1"}, []float64{39.506266, 39.506266, 2.103946}}, // in which column does not matter
		{"wuerfelpoker", "off", []string{"2 1, 6 1, S 1, 6 2, P 2", "1 1, 5 2, 6 2, 1 3, P 3", "5 1, 2 2, 5 2, 6 2, G 2"}, []string{"throw 11356"},
			[]string{"keep 6", "keep 36", "keep 56"}, []float64{19.079091, 17.583425, 17.583425}},
		{"escalero", "on", []string{"2 2, S 2", "1 2, F 2"}, []string{"throw 12355", "keep 23 throw 22346", "done", "throw 11225"},
			[]string{"keep 25", "keep 2", "keep 22"}, []float64{-12.319558, -12.602743, -12.617198}},
	} {
		s := escalero.New(rules(t, c.preset, "settlement", "difference", "double-hand", c.twice), len(c.open), 1, false)
		b := NewBrain(s)
		if early, err := s.Apply(s.Fill(escalero.Action{Kind: escalero.Throw}, 1, 2, 2, 4, 6)); err != nil || b.Certainty(early) != Estimated {
			t.Fatalf("%s: %v, %v", c.preset, b.Certainty(early), err)
		}
		apply := func(a escalero.Action) {
			t.Helper()
			var err error
			if s, err = s.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		for struck := true; struck; {
			struck = false
			for _, a := range s.Legal() {
				cell := fmt.Sprintf("%s %d", a.Row, a.Col)
				if a.Kind == escalero.Strike && !slices.Contains(strings.Split(c.open[s.Turn()-1], ", "), cell) {
					apply(a)
					struck = true
					break
				}
			}
		}
		for _, line := range c.dice {
			a, err := escalero.ParseAction(line)
			if err != nil {
				t.Fatal(err)
			}
			apply(a)
		}
		if b.Certainty(s) != Exact || b.Exact() {
			t.Errorf("%s: values are %v", c.preset, b.Certainty(s))
		}
		list := b.Advise(s)
		for i, want := range c.want {
			if math.Abs(list[i].Equity-c.worth[i]) > 1e-5 || list[i].Action.String() != want {
				t.Errorf("%s: choice %d is %v for %v, want %s for %v", c.preset, i+1, list[i].Action, list[i].Equity, want, c.worth[i])
			}
		}
		if v := b.Value(s, s.Turn()); math.Abs(v-c.worth[0]) > 1e-5 {
			t.Errorf("%s: expects %v, want %v", c.preset, v, c.worth[0])
		}
		if a := NewPlayer(Best, b).Decide(s); a.String() != c.want[0] {
			t.Errorf("%s: the best player decides %v", c.preset, a)
		}
	}
}

// In which of two columns that pay the same something is written does not matter as long
// as both are the same, and nor does it later which of them is which.
func TestColumnsThatPayTheSameAreAlike(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 8))
	for _, c := range []struct {
		rules   escalero.Rules
		parties int
		swap    [2]int
	}{
		{rules(t, "escalero", "columns", "2-2-4"), 2, [2]int{1, 2}},
		{rules(t, "wuerfelpoker", "columns", "1-4-4"), 2, [2]int{2, 3}},
		{rules(t, "escalero", "columns", "1-1-1"), 2, [2]int{1, 3}},
		{rules(t, "wuerfelpoker-two", "columns", "1-1"), 2, [2]int{1, 2}},
		{rules(t, "escalero", "columns", "2-2-4", "double-hand", "on"), 2, [2]int{1, 2}},
		{rules(t, "wuerfelpoker", "columns", "2-2-4"), 3, [2]int{1, 2}},
		{rules(t, "wuerfelpoker-two", "columns", "1-1"), 5, [2]int{1, 2}},
	} {
		other := func(a escalero.Action) escalero.Action {
			switch a.Col {
			case c.swap[0]:
				a.Col = c.swap[1]
			case c.swap[1]:
				a.Col = c.swap[0]
			}
			return a
		}
		s := escalero.New(c.rules, c.parties, 1, false)
		mirrored := s
		b := NewBrain(s)
		for n := range 14 {
			throw := s.Fill(escalero.Action{Kind: escalero.Throw}, faces(rng)...)
			var err error
			if s, err = s.Apply(throw); err != nil {
				t.Fatal(err)
			}
			if mirrored, err = mirrored.Apply(throw); err != nil {
				t.Fatal(err)
			}
			if n < 2 || n == 13 {
				list := map[escalero.Action]float64{}
				for _, x := range b.Advise(s) {
					list[x.Action] = x.Equity
				}
				for _, x := range b.Advise(mirrored) {
					if want, ok := list[other(x.Action)]; !ok || math.Abs(x.Equity-want) > 1e-4 {
						t.Errorf("%s, entry %d: %v is worth %v, %v in the other column", c.rules.Preset, n+1, x.Action, x.Equity, want)
					}
				}
				for p := engine.Player(1); int(p) <= c.parties; p++ {
					if v, want := b.Value(mirrored, p), b.Value(s, p); math.Abs(v-want) > 1e-4 {
						t.Errorf("%s, entry %d: party %d expects %v, or %v", c.rules.Preset, n+1, p, v, want)
					}
				}
			}
			var open []escalero.Action
			for _, a := range s.Legal() {
				if a.Kind == escalero.Write {
					open = append(open, a)
				}
			}
			a := open[rng.IntN(len(open))]
			if s, err = s.Apply(a); err != nil {
				t.Fatal(err)
			}
			if mirrored, err = mirrored.Apply(other(a)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
