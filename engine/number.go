package engine

import "strconv"

// Number reads a whole number as records and options of rules write it: decimal, within a range, without a plus or
// leading zeros.
func Number(s string, low, high int) (int, bool) {
	n, err := strconv.Atoi(s)
	return n, err == nil && n >= low && n <= high && s == strconv.Itoa(n)
}
