package dice

import (
	"testing"
	"testing/quick"
)

func TestParseThrow(t *testing.T) {
	for _, s := range []string{"11356", "66666", "12345", "54321"} {
		got, err := ParseThrow(s)
		if err != nil || got.String() != s || !got.Valid() || got.IsZero() {
			t.Errorf("ParseThrow(%q) = %v, %v", s, got, err)
		}
	}
	for _, s := range []string{"", "1135", "113566", "11307", "1135x", "１１", "-", "11 56"} {
		if got, err := ParseThrow(s); err == nil || !got.IsZero() {
			t.Errorf("ParseThrow(%q) = %v, want an error", s, got)
		}
	}
}

func TestParseHand(t *testing.T) {
	for in, want := range map[string]string{
		"-": "-", "1": "1", "11": "11", "511": "115", "66666": "66666", "6543": "3456",
	} {
		if got, err := ParseHand(in); err != nil || got.String() != want {
			t.Errorf("ParseHand(%q) = %v, %v; want %s", in, got, err, want)
		}
	}
	for _, s := range []string{"", "0", "7", "111111", "--", "1-", "1 1", "x"} {
		if got, err := ParseHand(s); err == nil || got != (Hand{}) {
			t.Errorf("ParseHand(%q) = %v, want an error", s, got)
		}
	}
}

func TestNotationRoundTrip(t *testing.T) {
	for _, throw := range every() {
		if back, err := ParseThrow(throw.String()); err != nil || back != throw {
			t.Fatalf("%v is read back as %v, %v", throw, back, err)
		}
		h := throw.Hand()
		if back, err := ParseHand(h.String()); err != nil || back != h {
			t.Fatalf("%v is read back as %v, %v", h, back, err)
		}
	}
}

func TestNoThrow(t *testing.T) {
	if none := (Throw{}); !none.IsZero() || none.Valid() || none.Hand() != (Hand{}) || none.Hand().String() != "-" {
		t.Errorf("the zero throw is %v with hand %v", none, none.Hand())
	}
	for _, half := range []Throw{{1, 2, 3, 4}, {1, 2, 3, 4, 7}, {0, 1, 1, 1, 1}} {
		if half.Valid() {
			t.Errorf("%v is taken for five dice", half)
		}
	}
}

func TestHandCounts(t *testing.T) {
	h := Throw{5, 1, 5, 2, 5}.Hand()
	if h.Len() != N || h.Count(5) != 3 || h.Count(1) != 1 || h.Count(6) != 0 {
		t.Errorf("51525 counts as %v", h)
	}
}

// A hand contains another if it has as many of each face.
func TestContains(t *testing.T) {
	for _, c := range []struct {
		keep string
		want bool
	}{
		{"-", true}, {"1", true}, {"11", true}, {"111", false}, {"1136", true},
		{"11356", true}, {"2", false}, {"66", false},
	} {
		h, _ := ParseHand("11356")
		k, _ := ParseHand(c.keep)
		if h.Contains(k) != c.want {
			t.Errorf("11356 contains %s: %t, want %t", c.keep, !c.want, c.want)
		}
	}
	reflexive := func(a, b Hand) bool { return a.Contains(a) && (!a.Contains(b) || !b.Contains(a) || a == b) }
	if err := quick.Check(reflexive, nil); err != nil {
		t.Error(err)
	}
}

// every is all 7776 throws of five dice.
func every() []Throw {
	list := make([]Throw, 0, 7776)
	for n := range 7776 {
		var t Throw
		for i := range t {
			t[i] = Face(n%6 + 1)
			n /= 6
		}
		list = append(list, t)
	}
	return list
}

func FuzzParse(f *testing.F) {
	f.Add("11356")
	f.Add("-")
	f.Fuzz(func(t *testing.T, s string) {
		if throw, err := ParseThrow(s); err == nil && throw.String() != s {
			t.Errorf("throw %q becomes %s", s, throw)
		}
		if h, err := ParseHand(s); err == nil && h.Len() != len(s) && s != "-" {
			t.Errorf("hand %q becomes %s", s, h)
		}
	})
}
