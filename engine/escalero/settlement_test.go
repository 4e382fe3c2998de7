package escalero_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"serviert/engine"
	"serviert/engine/enginetest"
	"serviert/engine/escalero"
)

// A second settlement, between every two parties, column by column, gives the
// same payoff in random games.
func TestSettlementPairByPair(t *testing.T) {
	for i, table := range tables() {
		if table.rules.Contra {
			continue // giving up and doubling have their own tests
		}
		s, _, err := enginetest.Play(table.game(), enginetest.Random(uint64(1000+i)))
		if err != nil {
			t.Fatal(err)
		}
		want := make([]int, table.parties)
		for a := range want {
			for b := range want {
				if a != b {
					want[a] += between(s, engine.Player(a+1), engine.Player(b+1))
				}
			}
		}
		if got := s.Payoff(); !slices.Equal(got, want) {
			t.Errorf("%s: paid %v, want %v", table, got, want)
		}
	}
}

// between is what b pays a; negative if a pays b.
func between(s escalero.State, a, b engine.Player) int {
	r := s.Rules()
	mine, yours := s.Sheet(a), s.Sheet(b)
	if !r.Settlement.ByColumns {
		return mine.Total(r) - yours.Total(r)
	}
	points, columnsOfA, columnsOfB, all := 0, 0, 0, 0
	for col, c := range r.Columns {
		all += c.Value
		switch highest(s, col) {
		case a:
			points += c.Value
			columnsOfA++
		case b:
			points -= c.Value
			columnsOfB++
		}
	}
	extra := r.Settlement.SweepBonus
	if r.Settlement.SweepFactor == 2 {
		extra += all
	}
	switch len(r.Columns) {
	case columnsOfA:
		points += extra
	case columnsOfB:
		points -= extra
	}
	return points
}

// highest is the only party with the highest sum, 0 if two or more share it.
func highest(s escalero.State, col int) (who engine.Player) {
	for p := range engine.Player(s.Parties()) {
		beaten := true
		for q := range engine.Player(s.Parties()) {
			mine, yours := s.Sheet(p+1), s.Sheet(q+1)
			if p != q && mine.Plain(s.Rules(), col) <= yours.Plain(s.Rules(), col) {
				beaten = false
			}
		}
		if beaten {
			who = p + 1
		}
	}
	return who
}

// The lines of an account add up to its points, and each sums to zero.
func TestAccountAddsUp(t *testing.T) {
	for i, table := range tables() {
		s, _, err := enginetest.Play(table.game(), enginetest.Random(uint64(2000+i)))
		if err != nil {
			t.Fatal(err)
		}
		account := s.Settlement()
		sum := make([]int, table.parties)
		for _, line := range account.Lines {
			all := 0
			for p, v := range line.Points {
				sum[p] += v * account.Factor
				all += v
			}
			if all != 0 {
				t.Errorf("%s: %+v does not add up to zero", table, line)
			}
		}
		if !slices.Equal(sum, account.Points) || !slices.Equal(sum, s.Payoff()) {
			t.Errorf("%s: lines add up to %v, paid %v", table, sum, account.Points)
		}
	}
}

// Each line says which column it pays, and the last, 0, what is paid for the whole
// game. Where that is nothing there is no such line.
func TestWhatIsPaidFor(t *testing.T) {
	escal, _ := escalero.Preset("escalero")
	for _, c := range []struct {
		rules escalero.Rules
		gives bool // gives up instead of losing every column
		want  []escalero.Line
	}{
		{escal, false, []escalero.Line{{1, 1, []int{1, -1}}, {2, 1, []int{2, -2}}, {3, 1, []int{4, -4}}, {0, 1, []int{2, -2}}}},
		{agreed(escal, "sweep", "none"), false, []escalero.Line{{1, 1, []int{1, -1}}, {2, 1, []int{2, -2}}, {3, 1, []int{4, -4}}}},
		{agreed(escal, "contra", "on"), true, []escalero.Line{{0, 1, []int{7, -7}}}},
	} {
		s := escalero.New(c.rules, 2, 1, false)
		if c.gives {
			s = mustApply(t, mustApply(t, s, escalero.Action{Kind: escalero.Contra}), escalero.Action{Kind: escalero.Concede})
		}
		for col := 1; col <= 3; col++ {
			for _, row := range c.rules.Rows {
				if !s.Over() {
					s = mustApply(t, s, escalero.Action{Kind: escalero.Points, Row: row.Key, Col: col, Points: row.Values()[0]})
					s = mustApply(t, s, escalero.Action{Kind: escalero.Strike, Row: row.Key, Col: col})
				}
			}
		}
		if got := s.Settlement().Lines; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%v: paid for %v, want %v", c.rules.Changes(), got, c.want)
		}
	}
}

// The settlement does not depend on the order of the parties.
func TestSettlementHasNoFavourite(t *testing.T) {
	r, _ := escalero.Preset("escalero-single")
	rnd := rand.New(rand.NewPCG(1, 1))
	for range 20 {
		a := escalero.New(r, 2, 1, false)
		b := escalero.New(r, 2, 2, false)
		for _, row := range r.Rows {
			values := row.Values()
			for range 2 {
				act := escalero.Action{Kind: escalero.Points, Row: row.Key, Col: 1, Points: values[rnd.IntN(len(values))]}
				a, b = mustApply(t, a, act), mustApply(t, b, act)
			}
		}
		if p, q := a.Payoff(), b.Payoff(); p[0] != q[1] || p[1] != q[0] {
			t.Errorf("paid %v and %v", p, q)
		}
	}
}

func mustApply(t *testing.T, s escalero.State, a escalero.Action) escalero.State {
	t.Helper()
	next, err := s.Apply(a)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

func TestLeader(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for so, want := range map[string]engine.Player{
		"": 0, "points 6 2 24": 1, "points 6 2 24, points 6 2 30": 2, "points 6 2 24, points 6 2 24": 0,
	} {
		if got := after(t, r, so).Leader(1); got != want {
			t.Errorf("%q: column 2 is led by %d, want %d", so, got, want)
		}
	}
}
