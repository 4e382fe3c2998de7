package dice

import "testing"

// Outcomes lists each multiset of n dice once, in as many ways as there are
// ordered throws, which are counted here.
func TestOutcomesCountTheThrows(t *testing.T) {
	multisets := []int{1, 6, 21, 56, 126, 252}
	for n, want := range multisets {
		counted := map[Hand]int{}
		total := 1
		for range n {
			total *= 6
		}
		for i := range total {
			var h Hand
			for range n {
				h[i%6]++
				i /= 6
			}
			counted[h]++
		}
		list := Outcomes(n)
		if len(list) != want {
			t.Errorf("%d dice fall in %d ways, want %d", n, len(list), want)
		}
		for _, o := range list {
			if o.Hand.Len() != n || o.Ways != counted[o.Hand] {
				t.Errorf("%d dice show %s in %d of %d throws, want %d", n, o.Hand, o.Ways, total, counted[o.Hand])
			}
			delete(counted, o.Hand)
		}
		if len(counted) != 0 {
			t.Errorf("%d dice never show %v", n, counted)
		}
	}
}

// Outcomes are in the order of their notation, from all ones to all sixes.
func TestOutcomesAreOrdered(t *testing.T) {
	list := Outcomes(N)
	for i := 1; i < len(list); i++ {
		if a, b := list[i-1].Hand.String(), list[i].Hand.String(); a >= b {
			t.Errorf("outcome %s comes before %s", a, b)
		}
	}
}
