package dice

// Outcome is a result of throwing n dice, regardless of their order. Its
// probability is Ways / 6^n.
type Outcome struct {
	Hand Hand // the dice thrown
	Ways int  // how many of the 6^n equally likely ordered throws show them
}

// Outcomes lists all outcomes of throwing n dice, 0 <= n <= 5, in the order of
// their notation; for five dice there are 252. Their ways add up to 6^n.
func Outcomes(n int) []Outcome {
	var list []Outcome
	var h Hand
	var fill func(face, left, ways int)
	fill = func(face, left, ways int) {
		if face == 5 {
			h[5] = uint8(left)
			list = append(list, Outcome{h, ways})
			h[5] = 0
			return
		}
		for c := left; c >= 0; c-- {
			h[face] = uint8(c)
			fill(face+1, left-c, ways*choose(left, c))
		}
		h[face] = 0
	}
	fill(0, n, 1)
	return list
}

// choose is the binomial coefficient, n <= 5.
func choose(n, k int) int {
	r := 1
	for i := range k {
		r = r * (n - i) / (i + 1)
	}
	return r
}
