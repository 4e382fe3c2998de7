package letters

import (
	"slices"
	"testing"

	"serviert/engine/lexicon"
)

// Two futures of one evening do not write into each other's past.
func TestHandsOfTwoFuturesStayApart(t *testing.T) {
	hand := func(pot int) Result { return Result{Pot: pot, Paid: []int{pot}} }
	var past []Result
	for i := range 5 {
		past = noted(past, hand(i))
	}
	one, two := noted(past, hand(10)), noted(past, hand(20))
	three := noted(one, hand(11))
	again := noted(one[:5], hand(30))
	for name, c := range map[string]struct {
		list []Result
		last int
		n    int
	}{"past": {past, 4, 5}, "one": {one, 10, 6}, "two": {two, 20, 6}, "three": {three, 11, 7}, "again": {again, 30, 6}} {
		if len(c.list) != c.n || c.list[c.n-1].Pot != c.last || c.list[4].Pot != 4 {
			t.Errorf("%s: %+v", name, c.list)
		}
	}
	if three[5].Pot != 10 {
		t.Error("the hand before was overwritten")
	}
	// What is handed out cannot be grown into the array.
	s := State{hands: past}
	if grown := append(s.Hands(), hand(99)); noted(past, hand(40))[5].Pot != 40 || grown[5].Pot != 99 {
		t.Error("a list that was handed out shares what comes next")
	}
}

// Between two hands the table's own words can be added and removed, at no other
// time, and for the hands to come.
func TestOwnWordsBetweenHands(t *testing.T) {
	r := Usual()
	r.Dealer, r.Words = 1, []string{"BRABBLIG"}
	l, err := lexicon.Build(lexicon.Graded, []lexicon.Entry{{Word: "CAT"}})
	if err != nil {
		t.Fatal(err)
	}
	do := func(s State, lines ...string) State {
		t.Helper()
		for _, line := range lines {
			a, err := ParseAction(line)
			if err != nil || a.String() != line {
				t.Fatalf("%q is read as %q: %v", line, a, err)
			}
			next, err := s.Apply(a)
			if err != nil {
				t.Fatalf("%q: %v", line, err)
			}
			s = next
		}
		return s
	}
	refuse := func(s State, lines ...string) {
		t.Helper()
		for _, line := range lines {
			a, err := ParseAction(line)
			if err != nil {
				t.Fatal(err)
			}
			if next, err := s.Apply(a); err == nil {
				t.Errorf("%q is possible; now the own words are %v", line, next.Rules().Words)
			}
		}
	}
	s := New(r, 2, l)
	before := s
	refuse(s, "allow CAT", "allow BRABBLIG", "forbid CAT", "forbid ZZ")
	s = do(s, "allow ZAPPEL", "forbid BRABBLIG", "allow ABBA")
	if got := s.Rules().Words; !slices.Equal(got, []string{"ABBA", "ZAPPEL"}) || !s.IsWord("ZAPPEL") || s.IsWord("BRABBLIG") {
		t.Errorf("own words %v", got)
	}
	if !slices.Equal(before.Rules().Words, []string{"BRABBLIG"}) || !slices.Equal(r.Words, []string{"BRABBLIG"}) {
		t.Error("an earlier state has changed")
	}
	s = do(s, "deal "+English.Pack().String())
	refuse(s, "allow QUIRL", "forbid ABBA")
	s = do(s, "bet 1", "call", "exchange -", "exchange -", "bet 1", "call", "word A A", "word B C", "challenge 1")
	refuse(s, "allow QUIRL", "forbid ABBA")
	laid := s.View(0).Seats[0].Laid.Word()
	if s.View(0).Seats[0].Doubt == Refused { // an adopted word can be taken back before it counts
		s = do(s, "adopt 1", "pay")
		refuse(s, "allow "+laid)
		if s = do(s, "forbid "+laid); len(s.View(0).Later) != 0 {
			t.Errorf("%v still waits", s.View(0).Later)
		}
	} else {
		t.Errorf("%s stands", laid)
	}
	r.Book = true
	refuse(New(r, 2, nil), "allow QUIRL")
	for _, line := range []string{"allow", "allow a", "allow A", "forbid A B", "forbid "} {
		if a, err := ParseAction(line); err == nil {
			t.Errorf("%q is read as %v", line, a)
		}
	}
}
