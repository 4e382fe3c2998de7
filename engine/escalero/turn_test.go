package escalero_test

import (
	"slices"
	"testing"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

func count(s escalero.State, k escalero.Kind) (n int) {
	for _, a := range s.Legal() {
		if a.Kind == k {
			n++
		}
	}
	return n
}

// Of five different dice there are 2^5-1 hands to keep, of five alike five.
func TestKeepsAreCountedOnce(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for throw, want := range map[string]int{"12345": 31, "11111": 5, "11222": 11, "11112": 9} {
		if got := count(after(t, r, "throw "+throw), escalero.Keep); got != want {
			t.Errorf("%s can be kept in %d ways, want %d", throw, got, want)
		}
	}
}

// How many actions are legal as the turn goes on: 30 cells, with five values per
// face row and two per combination.
func TestLegalInATurn(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	type counts struct{ throw, keep, result, write, points, strike int }
	for so, want := range map[string]counts{
		"":            {throw: 1, result: 2, points: 3 * (6*5 + 4*2), strike: 30},
		"throw 12345": {keep: 31, write: 30, strike: 30},
		"throw 12345, keep 1 throw 12345, keep 1 throw 12345": {write: 30, strike: 30},
		"result 12345":           {write: 30, strike: 30},
		"strike 1 1, strike 1 1": {throw: 1, result: 2, points: 3*(6*5+4*2) - 5, strike: 29},
	} {
		s := after(t, r, so)
		got := counts{count(s, escalero.Throw), count(s, escalero.Keep), count(s, escalero.Result),
			count(s, escalero.Write), count(s, escalero.Points), count(s, escalero.Strike)}
		if got != want || count(s, escalero.Done) != 0 || count(s, escalero.Contra) != 0 {
			t.Errorf("%q: %+v are legal, want %+v", so, got, want)
		}
	}
}

// Dice that are kept stay in their places; the others are thrown.
func TestFillLeavesKeptDiceInPlace(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	s := after(t, r, "throw 61316")
	kept, _ := dice.ParseHand("16")
	a := s.Fill(escalero.Action{Kind: escalero.Keep, Kept: kept}, 2, 3, 4)
	if a.Dice.String() != "61234" || a.Blank() != 0 {
		t.Errorf("the dice lie at %s", a.Dice)
	}
	a = s.KeepAt([dice.N]bool{4: true, 2: true}, 1, 2, 5)
	if a.String() != "keep 36 throw 12356" {
		t.Errorf("keeping the third and the last gives %q", a)
	}
	if a = s.KeepAt([dice.N]bool{}, 5, 4, 3, 2, 1); a.String() != "keep - throw 54321" {
		t.Errorf("keeping none gives %q", a)
	}
	for kind, want := range map[escalero.Kind]int{escalero.Throw: 5, escalero.Result: 5, escalero.Write: 0, escalero.Keep: 5} {
		if got := (escalero.Action{Kind: kind}).Blank(); got != want {
			t.Errorf("%v asks for %d dice, want %d", kind, got, want)
		}
	}
}

// An entry can be taken back until the next player throws.
func TestTakingBack(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	m := engine.NewMatch[escalero.State, escalero.Action](escalero.New(r, 2, 1, false))
	for _, line := range []string{"throw 11356", "keep 11 throw 11146", "write 1 3"} {
		a, _ := escalero.ParseAction(line)
		m, _ = m.Apply(a)
	}
	back := m.Undo()
	if s := back.State(); s.Turn() != 1 || s.Now().Dice.String() != "11146" || s.Now().Left() != 1 || s.Sheet(1)[2][0].Written {
		t.Errorf("taken back: party %d, dice %s, %d throws left", s.Turn(), s.Now().Dice, s.Now().Left())
	}
	if back.CanUndo() {
		t.Error("a throw can be taken back")
	}
	m, _ = m.Apply(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{1, 2, 3, 4, 5}})
	if m.CanUndo() {
		t.Error("an entry can be taken back after the next player has thrown")
	}
}

// Entries go round from the party that begins.
func TestTurnGoesRound(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	s := escalero.New(r, 3, 2, false)
	var order []engine.Player
	for _, row := range []string{"1", "1", "1", "2", "2"} {
		order = append(order, s.Turn())
		s = mustApply(t, s, escalero.Action{Kind: escalero.Strike, Row: row, Col: 1})
	}
	if want := []engine.Player{2, 3, 1, 2, 3}; !slices.Equal(order, want) {
		t.Errorf("the turns are %v, want %v", order, want)
	}
	if s.Round() != 2 || s.Start() != 2 || s.Parties() != 3 {
		t.Errorf("round %d of %d parties from %d", s.Round(), s.Parties(), s.Start())
	}
}

// In pairs a write takes the result last thrown unless it names the other.
func TestTwoHands(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	s := escalero.New(r, 2, 1, true)
	if s.Hands() != 2 {
		t.Fatalf("pairs have %d turns an entry", s.Hands())
	}
	s = mustApply(t, s, escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{1, 2, 3, 4, 5}})
	s = mustApply(t, s, escalero.Action{Kind: escalero.Done})
	if !s.Second() || s.Turn() != 1 || s.Last() != s.First() || s.First().Dice.String() != "12345" || s.Now().Begun() {
		t.Errorf("after the first turn: second %t, last %v, now %v", s.Second(), s.Last(), s.Now())
	}
	s = mustApply(t, s, escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{6, 6, 6, 6, 6}})
	if s.Last().Dice.String() != "66666" || s.First().Dice.String() != "12345" {
		t.Errorf("after the second throw: first %v, last %v", s.First(), s.Last())
	}
	s = mustApply(t, s, escalero.Action{Kind: escalero.Write, Row: "S", Col: 1, Hand: 1})
	if sheet := s.Sheet(1); sheet[0][6] != (escalero.Cell{Points: 25, Written: true, Served: true}) || s.Turn() != 2 || s.Second() {
		t.Errorf("written %+v, turn %d", sheet[0][6], s.Turn())
	}
	if r, _ := escalero.Preset("escalero"); escalero.New(agreed(r, "double-hand", "on"), 2, 1, false).Hands() != 2 {
		t.Error("double hand has one turn an entry")
	}
}

func TestNewPanicsOnNoTable(t *testing.T) {
	r, _ := escalero.Preset("escalero")
	for _, c := range []struct {
		parties int
		start   engine.Player
	}{{1, 1}, {11, 1}, {2, 0}, {2, 3}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%d parties, %d begins: no panic", c.parties, c.start)
				}
			}()
			escalero.New(r, c.parties, c.start, false)
		}()
	}
}
