package drills_test

import (
	"fmt"
	"strings"
	"testing"

	"serviert/engine/escalero"
	"serviert/engine/escalero/drills"
	"serviert/engine/escalero/solver"
	"serviert/engine/escalero/thought"
)

// Every position is what its lesson says: the mistake is of that kind and costs
// what matters, and the best choice stands apart from the next.
func TestPositionsAreOfTheirKind(t *testing.T) {
	brains := map[string]*solver.Brain{}
	ids, kinds := map[string]bool{}, map[string]bool{}
	if len(drills.Drills()) != 15 || drills.Columns != 10 {
		t.Errorf("%d lessons, %d of columns", len(drills.Drills()), drills.Columns)
	}
	for n, d := range drills.Drills() {
		if len(d.Positions) != 3 || kinds[d.Kind] || drills.Find(d.Kind).Kind != d.Kind {
			t.Errorf("%s has %d positions, or is there twice", d.Kind, len(d.Positions))
		}
		kinds[d.Kind] = true
		shapes := map[string]bool{}
		for i, p := range d.Positions {
			s, err := p.State()
			if err != nil || !thought.Asks(s) {
				t.Fatalf("%s %d: %v", d.Kind, i, err)
			}
			ids[p.ID()] = true
			b := brains[p.Preset]
			if b == nil {
				b = solver.NewBrain(s)
				brains[p.Preset] = b
			}
			list := b.Advise(s)
			m, err := p.Mistake(s, list[0].Action)
			if err != nil {
				t.Fatal(err)
			}
			rules := s.Rules()
			if rules.Settlement.ByColumns != (n < drills.Columns) {
				t.Errorf("%s %d is of %s", d.Kind, i, p.Preset)
			}
			cost, _ := b.Judge(s, m.Done)
			if got := drills.Of(m); got != d.Kind || cost < 1.5*thought.Matters(&rules) || list[1].Cost < thought.Matters(&rules)/2 {
				t.Errorf("%s %d is of kind %q, costs %.2f, and the next choice costs %.2f", d.Kind, i, got, cost, list[1].Cost)
			}
			shapes[fmt.Sprint(s.Now().Dice.Hand())] = true
		}
		if len(shapes) != len(d.Positions) {
			t.Errorf("%s has the same dice twice", d.Kind)
		}
	}
	if len(ids) != 45 {
		t.Errorf("%d different positions", len(ids))
	}
	if d := drills.Find("nothing"); d.Kind != "" || len(d.Positions) > 0 {
		t.Errorf("%+v is found", d)
	}
}

// after is the state after a record's actions.
func after(t *testing.T, preset, log string) escalero.State {
	t.Helper()
	s, err := drills.Position{Preset: preset, Log: log}.State()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What people would say of a mistake.
func TestKinds(t *testing.T) {
	const ( // logs
		runs    = "throw 23452; keep 22 throw 22345"
		nothing = "throw 11356; keep 11 throw 11346; keep 11 throw 11346"
		four    = "throw 66611; keep 666 throw 66661"
		full    = "throw 66611"
		straits = "throw 12345"
		served  = "throw 66661"
	)
	used := "points S 1 20; strike 1 1; points S 2 20; strike 1 2; points S 3 20; strike 1 3; points F 1 30; strike 2 1; points F 2 30; strike 2 2; points F 3 30; strike 2 3; "
	for _, c := range []struct{ log, done, best, want string }{
		{runs, "keep 2345 throw 12345", "keep 22 throw 22111", "run"},
		{runs, "keep 22 throw 22111", "keep 2345 throw 12345", "run-left"},
		{used + runs, "keep 2345 throw 12345", "keep 22 throw 22111", "pair-left"}, // no straight is open
		{"throw 11443", "keep 1144 throw 11144", "keep 44 throw 11144", "pairs"},
		{used + "throw 11443", "keep 1144 throw 11144", "keep 44 throw 11144", "too-many"},
		{"throw 11443", "keep 44 throw 11144", "keep 1144 throw 11144", "too-few"},
		{"throw 11443", "keep 11 throw 11144", "keep 44 throw 11144", "other-face"},
		{"throw 11443", "keep 4 throw 11144", "keep 11 throw 11144", "pair-left"},
		{"throw 11443", "keep - throw 11144", "keep 11 throw 11144", "pair-left"},
		{four, "write P 1", "keep 6666 throw 66666", "poker-taken"},
		{served, "write P 1", "keep 6666 throw 66666", "soon"}, // throwing on gives up that it is served
		{four, "keep 6666 throw 66666", "write P 1", "late"},
		{full, "write F 1", "keep 666 throw 66611", "full-taken"},
		{full, "write 6 1", "keep 666 throw 66611", "soon"},
		{nothing, "write 1 1", "strike G 1", "poor-number"},
		{nothing, "write 1 1", "strike S 1", "poor-for-picture"},
		{nothing, "write 6 3", "strike 1 1", "poor-for-number"},
		{nothing, "strike 2 1", "strike G 1", "number-struck"},
		{nothing, "strike G 3", "write 1 3", "picture-struck"},
		{nothing, "strike G 3", "write 6 3", ""},              // a weak six is no better than a stroke
		{nothing, "write 2 1", "strike G 1", "number-struck"}, // nothing written is a stroke
		{nothing, "strike S 1", "strike G 3", "easier-struck"},
		{nothing, "strike G 1", "strike S 1", "other-struck"},
		{nothing, "strike G 1", "strike G 3", "struck-cheap"},
		{nothing, "strike G 3", "strike G 1", "struck-dear"},
		{nothing, "write 6 1", "write 1 1", "other-number"},
		{nothing, "write 1 3", "write 1 1", "poor-dear"},
		{nothing, "write 1 1", "write 1 3", "poor-cheap"},
		{full, "write 6 1", "write 6 3", "three-cheap"},
		{full, "write 6 3", "write 6 1", "three-dear"},
		{full, "write 6 3", "strike G 1", "three-unstruck"},
		{four, "write 6 1", "write 6 2", "four-cheap"},
		{four, "write 6 3", "write 6 2", "four-dear"},
		{four, "write P 2", "write 6 2", "poker-for-four"},
		{four, "write 6 2", "write P 2", "number-for-poker"},
		{straits, "write S 1", "write S 3", "picture-cheap"},
		{straits, "write S 3", "write S 1", "picture-dear"},
	} {
		s := after(t, "escalero", c.log)
		var list [2]escalero.Action
		for i, line := range []string{c.done, c.best} {
			a, err := escalero.ParseAction(line)
			if err != nil {
				t.Fatal(err)
			}
			list[i] = a
		}
		if got := drills.Of(drills.Mistake{State: s, Done: list[0], Best: list[1]}); got != c.want {
			t.Errorf("%q, then %q where %q is best: %q, want %q", c.log, c.done, c.best, got, c.want)
		}
	}
	seen := map[string]bool{"": true}
	for _, k := range drills.Kinds() {
		if seen[k.Key] || strings.ContainsAny(k.Key, " &?/") {
			t.Errorf("the key %q is there twice, or fits into no address", k.Key)
		}
		seen[k.Key] = true
	}
}

// A position keeps its name, or it would be forgotten who has solved it.
func TestIDsStay(t *testing.T) {
	if id := (drills.Position{Preset: "escalero", Log: "throw 12345", Done: "write S 1"}).ID(); id != "778427d9" {
		t.Errorf("the name is %s now", id)
	}
}

// What cannot be read is an error.
func TestUnreadable(t *testing.T) {
	for _, p := range []drills.Position{
		{Preset: "bridge", Log: "throw 12345"}, {Preset: "escalero", Log: "throw"}, {Preset: "escalero", Log: "keep 1 throw 11111"},
	} {
		if _, err := p.State(); err == nil {
			t.Errorf("%+v is read", p)
		}
	}
}
