package letters

import "testing"

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
