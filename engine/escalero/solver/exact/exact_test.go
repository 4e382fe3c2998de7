package exact

import (
	"math"
	"testing"

	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/solver/turn"
)

// slow solves a whole sheet by brute force: every open cell by the rules, every
// subset of the dice, every ordered throw.
type slow struct {
	rules escalero.Rules
	memo  map[escalero.Sheet]turn.Moment // by cells written, without their points
}

func (s *slow) rest(sheet escalero.Sheet) turn.Moment {
	if sheet.Complete(s.rules) {
		return turn.Moment{}
	}
	if m, ok := s.memo[sheet]; ok {
		return m
	}
	// What each result of a turn leads to.
	write := func(h dice.Hand, served bool) turn.Moment {
		best := turn.Moment{Mean: math.Inf(-1)}
		for col := range s.rules.Columns {
			for row, r := range s.rules.Rows {
				if !sheet.Open(s.rules, col, row) {
					continue
				}
				next := sheet
				next[col][row].Written = true
				if m := s.rest(next).Plus(float64(r.Points(h, served))); m.Better(best) {
					best = m
				}
			}
		}
		return best
	}
	var m turn.Moment
	if s.rules.DoubleHand {
		known := map[turn.Moment]turn.Moment{}
		m = newThrows(func(h dice.Hand, served bool) turn.Moment {
			first := write(h, served)
			if _, ok := known[first]; !ok {
				known[first] = newThrows(func(h dice.Hand, served bool) turn.Moment {
					if second := write(h, served); second.Better(first) {
						return second
					}
					return first
				}).before(dice.Hand{}, 3)
			}
			return known[first]
		}).before(dice.Hand{}, 3)
	} else {
		m = newThrows(write).before(dice.Hand{}, 3)
	}
	s.memo[sheet] = m
	return m
}

type throws struct {
	end  func(dice.Hand, bool) turn.Moment
	memo [4]map[dice.Hand]turn.Moment
	ends [2]map[dice.Hand]turn.Moment
}

func newThrows(end func(dice.Hand, bool) turn.Moment) *throws {
	t := &throws{end: end}
	for i := range t.memo {
		t.memo[i] = map[dice.Hand]turn.Moment{}
	}
	for i := range t.ends {
		t.ends[i] = map[dice.Hand]turn.Moment{}
	}
	return t
}

func (t *throws) before(kept dice.Hand, n int) turn.Moment {
	if m, ok := t.memo[n][kept]; ok {
		return m
	}
	free := dice.N - kept.Len()
	ways := int(math.Pow(6, float64(free)))
	lying := map[dice.Hand]turn.Moment{}
	var sum turn.Moment
	for w := range ways {
		h := kept
		for x := range free {
			h[w/int(math.Pow(6, float64(x)))%6]++
		}
		m, ok := lying[h]
		if !ok {
			m = t.lying(h, free == dice.N, n-1)
			lying[h] = m
		}
		sum.Mean += m.Mean / float64(ways)
		sum.Square += m.Square / float64(ways)
	}
	t.memo[n][kept] = sum
	return sum
}

func (t *throws) lying(h dice.Hand, served bool, n int) turn.Moment {
	ends := t.ends[0]
	if served {
		ends = t.ends[1]
	}
	best, ok := ends[h]
	if !ok {
		best = t.end(h, served)
		ends[h] = best
	}
	if n == 0 {
		return best
	}
	turn.Parts(turn.HandOf(h), func(k int) bool {
		if m := t.before(turn.Keep(k), n); m.Better(best) {
			best = m
		}
		return true
	})
	return best
}

// cut is a variant with only some rows.
func cut(t *testing.T, preset string, double bool, keys ...string) escalero.Rules {
	r, ok := escalero.Preset(preset)
	if !ok {
		t.Fatal(preset)
	}
	var rows []escalero.Row
	for _, key := range keys {
		rows = append(rows, r.Rows[r.Row(key)])
	}
	r.Rows, r.DoubleHand = rows, double
	return r
}

func TestAgainstOrderedThrows(t *testing.T) {
	for _, rules := range []escalero.Rules{
		cut(t, "escalero-single", false, "2", "S", "F", "G"),
		cut(t, "wuerfelpoker", false, "6", "GG"),
		cut(t, "wuerfelpoker-two", false, "4", "P"),
		cut(t, "wuerfelpoker-top-down", false, "1", "S", "X"),
		cut(t, "escalero-single", true, "3", "S"),
	} {
		s, err := New(rules)
		if err != nil {
			t.Fatal(err)
		}
		s.Fill()
		got := s.table[len(s.table)-1]
		brute := slow{rules, map[escalero.Sheet]turn.Moment{}}
		want := brute.rest(escalero.Sheet{})
		if math.Abs(got.Mean-want.Mean) > 1e-9 || math.Abs(got.Square-want.Square) > 1e-6 {
			t.Errorf("%s %v: solved %v, by ordered throws %v", rules.Preset, rules.Rows, got, want)
		}
	}
}

func TestRestAddsUp(t *testing.T) {
	rules, _ := escalero.Preset("wuerfelpoker-top-down")
	s, err := New(rules)
	if err != nil {
		t.Fatal(err)
	}
	s.Fill()
	var sheet escalero.Sheet
	mean, _ := s.Total()
	if m := s.Rest(&sheet); m.Mean != mean {
		t.Fatalf("empty sheet brings %v, in all %v", m.Mean, mean)
	}
	last := mean
	for col := range rules.Columns {
		for row := range rules.Rows {
			sheet[col][row] = escalero.Cell{Written: true}
			m := s.Rest(&sheet)
			if m.Mean >= last {
				t.Fatalf("after row %d of column %d still %v of %v", row, col, m.Mean, last)
			}
			last = m.Mean
		}
	}
	if last != 0 {
		t.Fatalf("full sheet brings %v", last)
	}
}

func TestTwoTurnsOfALargeSheet(t *testing.T) {
	rules, _ := escalero.Preset("escalero")
	rules, _ = rules.With("double-hand", "on")
	if _, err := New(rules); err == nil {
		t.Fatal("no error for two turns an entry on three columns")
	}
}

func BenchmarkSingle(b *testing.B) {
	rules, _ := escalero.Preset("escalero-single")
	s, _ := New(rules)
	for b.Loop() {
		s.Fill()
	}
}

func TestStatesAllocateNothing(t *testing.T) {
	rules, _ := escalero.Preset("escalero-single")
	s, _ := New(rules)
	s.begin()
	w := newWorker(s)
	i := 0
	if n := testing.AllocsPerRun(500, func() { w.state(i); i++ }); n != 0 {
		t.Fatalf("%v allocations a state", n)
	}
}

// What is left of a sheet is solved as the sheet itself would be, for all that becomes of it.
func TestFromWhatIsLeft(t *testing.T) {
	r, err := escalero.Variant("wuerfelpoker-two", "settlement difference")
	if err != nil {
		t.Fatal(err)
	}
	var sheet escalero.Sheet
	for col := range r.Columns {
		for row := range r.Rows {
			sheet[col][row].Written = row > 4+col
		}
	}
	whole, err := From(r, &sheet)
	if err != nil {
		t.Fatal(err)
	}
	whole.Fill()
	if n := whole.States(); n != 3*3*3*3*3*2 {
		t.Errorf("%d states", n)
	}
	empty := new(escalero.Sheet)
	if whole.Covers(empty) || !whole.Covers(&sheet) {
		t.Error("it is not said which sheets it answers for")
	}
	for row := range 6 {
		less := sheet
		less[0][row].Written, less[1][(row+3)%6].Written = true, true
		part, err := From(r, &less)
		if err != nil || !whole.Covers(&less) || part.Covers(&sheet) {
			t.Fatal(err)
		}
		for !part.Step(7) {
		}
		if a, b := whole.Rest(&less), part.Rest(&less); math.Abs(a.Mean-b.Mean) > 1e-9 || math.Abs(a.Square-b.Square) > 1e-6 {
			t.Errorf("without row %d %v are to come, or %v", row, a, b)
		}
	}
}
