package escalero

import (
	"math/rand/v2"
	"testing"
)

// fewest finds the smallest number of payments by brute force: it settles the
// first open balance against each of the others in turn.
func fewest(balances []int) int {
	for i, b := range balances {
		if b == 0 {
			continue
		}
		best := -1
		for j := i + 1; j < len(balances); j++ {
			if b*balances[j] >= 0 {
				continue
			}
			next := append([]int(nil), balances...)
			next[i], next[j] = 0, next[j]+b
			if n := 1 + fewest(next); best < 0 || n < best {
				best = n
			}
		}
		return best
	}
	return 0
}

func TestPaymentsSettle(t *testing.T) {
	for _, c := range []struct {
		balances []int
		want     int
	}{
		{nil, 0},
		{[]int{0, 0, 0}, 0},
		{[]int{5, -5}, 1},
		{[]int{-1, 8, -7}, 2},
		{[]int{3, -3, 4, -4}, 2},
		{[]int{5, 2, -4, -3}, 3},
		{[]int{6, -1, -2, -3, 4, -4}, 4},
		{[]int{4, -4, 6, -3, -3, 90, -50, -40, 100, -100, 200, -200, 300, -300}, 8}, // as many as are searched
	} {
		if got := Payments(c.balances); len(got) != c.want {
			t.Errorf("%v: %d payments %v, want %d", c.balances, len(got), got, c.want)
		}
		settled(t, c.balances)
	}
	if got := Payments([]int{1, 1}); got != nil {
		t.Errorf("balances that do not cancel out: %v", got)
	}
}

// settled checks that the payments bring every balance to zero and that only
// debtors pay.
func settled(t *testing.T, balances []int) {
	t.Helper()
	rest := append([]int(nil), balances...)
	for _, p := range Payments(balances) {
		if p.Amount <= 0 || balances[p.From] >= 0 || balances[p.To] <= 0 {
			t.Fatalf("%v: payment %+v", balances, p)
		}
		rest[p.From] += p.Amount
		rest[p.To] -= p.Amount
	}
	for i, r := range rest {
		if r != 0 {
			t.Fatalf("%v: player %d is left with %d", balances, i, r)
		}
	}
}

func TestPaymentsAreFewest(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		balances := make([]int, 2+r.IntN(6))
		for i := range balances[1:] {
			balances[i] = r.IntN(9) - 4
			balances[len(balances)-1] -= balances[i]
		}
		settled(t, balances)
		if got, want := len(Payments(balances)), fewest(balances); got != want {
			t.Fatalf("%v: %d payments, %d are enough", balances, got, want)
		}
	}
}

func TestPaymentsOfManyPlayers(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{10, 14, 20} {
		balances := make([]int, n)
		for i := range balances[1:] {
			balances[i] = r.IntN(21) - 10
			balances[n-1] -= balances[i]
		}
		settled(t, balances)
		if got := len(Payments(balances)); got > n-1 {
			t.Errorf("%d players: %d payments", n, got)
		}
	}
}
