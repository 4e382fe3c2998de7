package escalero

import (
	"cmp"
	"math/bits"
	"slices"
	"sort"
)

// Payment moves an amount from one player to another.
type Payment struct {
	From, To int // indices into the balances given to Payments
	Amount   int // more than 0, in the unit of the balances
}

// exactPlayers bounds the search over groups of players, which takes 2^n steps.
// With more players the payments are right, but need not be the fewest.
const exactPlayers = 14

// Payments settles balances in the fewest payments: who is below zero pays, who
// is above is paid. Balances that do not sum to zero cannot be settled: nil.
//
// A group of k players whose balances cancel out is settled in k-1 payments, so
// the fewest payments come from the most groups.
func Payments(balances []int) []Payment {
	var open []int
	sum := 0
	for i, b := range balances {
		sum += b
		if b != 0 {
			open = append(open, i)
		}
	}
	if sum != 0 {
		return nil
	}
	var list []Payment
	for _, group := range groups(balances, open) {
		list = append(list, within(balances, group)...)
	}
	sort.SliceStable(list, func(i, j int) bool {
		return cmp.Or(cmp.Compare(list[i].From, list[j].From), cmp.Compare(list[i].To, list[j].To)) < 0
	})
	return list
}

// groups splits the players into the most groups whose balances cancel out.
func groups(balances, open []int) [][]int {
	n := len(open)
	if n > exactPlayers {
		return [][]int{open}
	}
	// most[set] is how many groups are completed when the players of the set
	// are added one by one in the best order; last[set] is the last of them.
	sums, most, last := make([]int, 1<<n), make([]int8, 1<<n), make([]int8, 1<<n)
	for set := 1; set < 1<<n; set++ {
		low := bits.TrailingZeros(uint(set))
		sums[set] = sums[set&(set-1)] + balances[open[low]]
		most[set] = -1
		for i := range n {
			if set&(1<<i) != 0 && most[set&^(1<<i)] > most[set] {
				most[set], last[set] = most[set&^(1<<i)], int8(i)
			}
		}
		if sums[set] == 0 {
			most[set]++
		}
	}
	// Going back along that order, a group ends wherever the rest cancels out.
	var list [][]int
	var group []int
	for set := 1<<n - 1; set != 0; {
		group = append(group, open[last[set]])
		if set &^= 1 << last[set]; sums[set] == 0 {
			list, group = append(list, group), nil
		}
	}
	return list
}

// within settles one group: the largest debt is paid to the largest claim until
// none is left. Each payment settles at least one of the two.
func within(balances, group []int) []Payment {
	rest := map[int]int{}
	for _, i := range group {
		rest[i] = balances[i]
	}
	slices.Sort(group)
	var list []Payment
	for {
		from, to := group[0], group[0]
		for _, i := range group {
			if rest[i] < rest[from] {
				from = i
			}
			if rest[i] > rest[to] {
				to = i
			}
		}
		if rest[from] == 0 {
			return list
		}
		amount := min(-rest[from], rest[to])
		rest[from] += amount
		rest[to] -= amount
		list = append(list, Payment{from, to, amount})
	}
}
